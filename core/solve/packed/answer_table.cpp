#include "core/solve/packed/answer_table.h"

#include "core/base/processor.h"
#include "core/model/ties.h"
#include "core/solve/packed/packed_equations.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>
#include <span>
#include <stdexcept>

// All boards at once, by coset maps. The press sets that are clear at the leading cells of the quiet patterns
// stand for one coset each, and the boards that they solve are all the solvable ones. Both lists, of press
// sets and of boards, are built by doubling: one more cell to press, everything so far once more with it.
// Then the lightest of each coset is found by going through the quiet patterns, each for all cosets in a row,
// which vector units like.

namespace flip {

namespace {

using Lane = std::uint16_t;

/// As many cosets at once as a vector of AVX2 holds; elsewhere the compiler splits it up.
using Lanes16 [[gnu::vector_size(32)]] = Lane;
constexpr std::size_t lanes = sizeof(Lanes16) / sizeof(Lane);

/// By the number of the coset: bit i of it is the i-th cell that leads no quiet pattern.
struct Cosets {
    /// The element that is set at each lead, the first one in the order of ties.
    std::vector<Lane> starts;
    /// The board that the coset makes white.
    std::vector<Lane> boards;
    /// The lightest element, and its number of presses.
    std::vector<Lane> presses;
    std::vector<Lane> weights;
};

Grid::Word leadsOf(std::span<const Grid::Word> quiet) {
    Grid::Word leads = 0;
    for (const Grid::Word vector : quiet) leads |= lowestBit(vector);
    return leads;
}

Cosets cosetsOf(const PackedPuzzle& puzzle, std::span<const Grid::Word> quiet) {
    const std::size_t count = std::size_t{1} << (static_cast<std::size_t>(puzzle.cells) - quiet.size());
    const std::size_t padded = std::max(count, lanes);
    Cosets cosets{std::vector<Lane>(padded), std::vector<Lane>(count), std::vector<Lane>(padded),
                  std::vector<Lane>(padded, Lane{0xFFFF})};
    for (const Grid::Word vector : quiet) cosets.starts[0] ^= static_cast<Lane>(vector);
    std::size_t half = 1;
    for (Grid::Word rest = puzzle.full & ~leadsOf(quiet); rest != 0; rest &= rest - 1, half *= 2) {
        const auto cell = static_cast<std::size_t>(std::countr_zero(rest));
        const auto press = static_cast<Lane>(1U << cell);
        const auto mask = static_cast<Lane>(puzzle.masks[cell]);
        for (std::size_t i = 0; i < half; ++i) {
            cosets.starts[half + i] = cosets.starts[i] ^ press;
            cosets.boards[half + i] = cosets.boards[i] ^ mask;
        }
    }
    return cosets;
}

/// Tries the element start ^ difference of every coset. The arrays are padded to whole vectors.
[[gnu::always_inline]] inline void tryEach(Cosets& cosets, Lane difference) {
    for (std::size_t i = 0; i < cosets.starts.size(); i += lanes) {
        Lanes16 candidate;
        Lanes16 presses;
        Lanes16 weights;
        std::memcpy(&candidate, &cosets.starts[i], sizeof candidate);
        std::memcpy(&presses, &cosets.presses[i], sizeof presses);
        std::memcpy(&weights, &cosets.weights[i], sizeof weights);
        candidate ^= difference;
        // The number of set bits of each lane, by adding neighbours.
        Lanes16 count = candidate - (candidate >> 1 & 0x5555);
        count = (count & 0x3333) + (count >> 2 & 0x3333);
        count = (count + (count >> 4)) & 0x0F0F;
        count = (count + (count >> 8)) & 0x1F;
        const auto lighter = reinterpret_cast<Lanes16>(count < weights);
        presses = (candidate & lighter) | (presses & ~lighter);
        weights = (count & lighter) | (weights & ~lighter);
        std::memcpy(&cosets.presses[i], &presses, sizeof presses);
        std::memcpy(&cosets.weights[i], &weights, sizeof weights);
    }
}

void tryEachPortable(Cosets& cosets, Lane difference) { tryEach(cosets, difference); }

FLIP_TARGET("avx2") void tryEachAvx2(Cosets& cosets, Lane difference) { tryEach(cosets, difference); }

void findLightest(Cosets& cosets, std::span<const Grid::Word> quiet) {
    const auto tryOne = FLIP_HAS("avx2") ? tryEachAvx2 : tryEachPortable;
    // Counting up, with the first vector as the highest bit, is the order of ties (lightest_element.cpp).
    for (std::uint64_t u = 0; u < std::uint64_t{1} << quiet.size(); ++u) {
        Grid::Word difference = 0;
        for (std::size_t i = 0; i < quiet.size(); ++i) {
            if ((u >> (quiet.size() - 1 - i)) & 1U) difference ^= quiet[i];
        }
        tryOne(cosets, static_cast<Lane>(difference));
    }
}

/// The number of the coset in which the press set is.
std::size_t numberOf(Grid::Word presses, Grid::Word leads, const PackedPuzzle& puzzle) {
    std::size_t number = 0;
    int bit = 0;
    for (Grid::Word rest = puzzle.full & ~leads; rest != 0; rest &= rest - 1, ++bit) {
        if ((presses & lowestBit(rest)) != 0) number |= std::size_t{1} << bit;
    }
    return number;
}

/// Every solvable board in one colour of the goal.
void fillOneColour(std::vector<TableAnswer>& table, const Cosets& cosets, Lane full, Colour colour) {
    const Lane turned = colour == Colour::White ? Lane{0} : full;
    const std::uint16_t kind = colour == Colour::White ? TableAnswer::white : TableAnswer::black;
    for (std::size_t i = 0; i < cosets.boards.size(); ++i) {
        table[cosets.boards[i] ^ turned] = {cosets.presses[i], kind};
    }
}

/// Where some press set turns over every piece: coset i then makes boards[i] white, and i ^ turn makes it
/// black.
void fillBothColours(std::vector<TableAnswer>& table, const Cosets& cosets, std::size_t turn) {
    for (std::size_t i = 0; i < cosets.boards.size(); ++i) {
        const std::size_t other = i ^ turn;
        table[cosets.boards[i]] = cosets.weights[other] < cosets.weights[i]
                                      ? TableAnswer{cosets.presses[other], TableAnswer::black}
                                      : TableAnswer{cosets.presses[i], TableAnswer::white};
    }
}

} // namespace

std::vector<TableAnswer> answerEveryBoard(const PackedPuzzle& puzzle) {
    if (puzzle.cells > mostTableCells) throw std::logic_error("too many boards for one table");
    const PackedEquations equations(puzzle.masks);
    Cosets cosets = cosetsOf(puzzle, equations.quiet());
    findLightest(cosets, equations.quiet());

    std::vector<TableAnswer> table(std::size_t{1} << puzzle.cells);
    const auto turn = equations.solve(puzzle.full);
    if (puzzle.goal == Goal::Either && turn) {
        fillBothColours(table, cosets, numberOf(*turn, leadsOf(equations.quiet()), puzzle));
    } else {
        // No board has both colours to choose from.
        for (const Colour colour : coloursOf(puzzle.goal)) {
            fillOneColour(table, cosets, static_cast<Lane>(puzzle.full), colour);
        }
    }
    return table;
}

} // namespace flip
