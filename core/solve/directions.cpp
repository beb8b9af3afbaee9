#include "core/solve/directions.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <utility>

namespace flip {

namespace {

using Word = std::uint64_t;

/// A direction, and a bit for every cell that it touches (or its merged and uncancelled rest, weight by
/// weight).
struct Direction {
    std::uint64_t bits = 0;
    std::vector<Word> touched;
    std::int64_t weight = 0;
};

std::int64_t count(const std::vector<Word>& words) {
    std::int64_t sum = 0;
    for (const Word word : words) sum += std::popcount(word);
    return sum;
}

std::int64_t countOfSum(const std::vector<Word>& a, const std::vector<Word>& b) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += std::popcount(a[i] ^ b[i]);
    return sum;
}

std::vector<Direction> unitDirections(const Correlation& correlation) {
    const auto words = static_cast<std::size_t>(correlation.bound()) / 64 + 1;
    std::vector<Direction> directions;
    directions.reserve(static_cast<std::size_t>(correlation.dimension));
    for (int i = 0; i < correlation.dimension; ++i) {
        directions.push_back({std::uint64_t{1} << i, std::vector<Word>(words), 0});
    }
    std::size_t cell = 0;
    for (const Term& term : correlation.terms) {
        for (int copy = 0; copy < std::abs(term.weight); ++copy, ++cell) {
            for (std::uint64_t rest = term.mask; rest != 0; rest &= rest - 1) {
                auto& touched = directions[static_cast<std::size_t>(std::countr_zero(rest))].touched;
                touched[cell / 64] |= Word{1} << (cell % 64);
            }
        }
    }
    for (Direction& direction : directions) direction.weight = count(direction.touched);
    return directions;
}

/// Adds directions to one another as long as that makes one lighter.
void lighten(std::vector<Direction>& directions) {
    for (bool improved = true; improved;) {
        improved = false;
        for (Direction& direction : directions) {
            for (const Direction& other : directions) {
                if (&other == &direction) continue;
                const std::int64_t weight = countOfSum(direction.touched, other.touched);
                if (weight >= direction.weight) continue;
                direction.bits ^= other.bits;
                direction.weight = weight;
                for (std::size_t i = 0; i < other.touched.size(); ++i)
                    direction.touched[i] ^= other.touched[i];
                improved = true;
            }
        }
    }
}

/// Brings to the front, one after the other, the direction that touches the fewest cells that those before it
/// do not.
void orderByUnion(std::vector<Direction>& directions, std::size_t low) {
    std::vector<Word> seen(directions.front().touched.size());
    for (std::size_t front = 0; front < low; ++front) {
        const auto more = [&](const Direction& direction) {
            std::int64_t sum = 0;
            for (std::size_t i = 0; i < seen.size(); ++i)
                sum += std::popcount(direction.touched[i] & ~seen[i]);
            return sum;
        };
        const auto begin = directions.begin() + static_cast<std::ptrdiff_t>(front);
        std::iter_swap(begin, std::ranges::min_element(begin, directions.end(), {}, more));
        for (std::size_t i = 0; i < seen.size(); ++i) seen[i] |= begin->touched[i];
    }
}

} // namespace

std::vector<std::uint64_t> lightDirections(const Correlation& correlation, int low) {
    std::vector<Direction> directions = unitDirections(correlation);
    lighten(directions);
    orderByUnion(directions, static_cast<std::size_t>(low));
    std::vector<std::uint64_t> bits;
    bits.reserve(directions.size());
    for (const Direction& direction : directions) bits.push_back(direction.bits);
    return bits;
}

} // namespace flip
