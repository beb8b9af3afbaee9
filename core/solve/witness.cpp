#include "core/solve/witness.h"

#include "core/solve/equations.h"
#include "core/solve/minimum.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

// The even sets, of which every press flips an even number, form a space. A witness is one of them that has
// an odd number of cells in common with what has to flip. Those form a coset of a subspace, and so do the
// ones that are odd against both colours at once; the smallest proof is the lightest element of it.

namespace flip {

namespace {

constexpr std::uint64_t mostTries = std::uint64_t{1} << 20U;

bool odd(const Grid& a, const Grid& b) { return (a & b).count() % 2 == 1; }

/// The lightest even set that is odd against each of `rightSides`, if there is one.
std::optional<Grid> lightestOddSet(const EchelonBasis& evenSets, std::span<const Grid> rightSides) {
    std::vector<Grid> vectors = evenSets.vectors();
    Grid representative(rightSides.front().size());
    for (const Grid& rightSide : rightSides) {
        const auto pivot = std::ranges::find_if(vectors, [&](const Grid& v) { return odd(v, rightSide); });
        if (pivot == vectors.end()) {
            if (!odd(representative, rightSide)) return std::nullopt;
            continue;
        }
        // From here on all vectors are even against this right-hand side, and the representative stays odd.
        const Grid oddVector = std::move(*pivot);
        vectors.erase(pivot);
        for (Grid& vector : vectors) {
            if (odd(vector, rightSide)) vector ^= oddVector;
        }
        if (!odd(representative, rightSide)) representative ^= oddVector;
    }
    SearchClock clock({.budget = {.nodes = mostTries}});
    return lightestElement(EchelonBasis(std::move(vectors)), std::span(&representative, 1), clock).element;
}

} // namespace

std::vector<Witness> parityWitnesses(const Puzzle& puzzle) {
    const EchelonBasis even = evenSets(puzzle.rule);
    std::vector<Grid> rightSides;
    for (const Colour colour : coloursOf(puzzle.goal)) rightSides.push_back(puzzle.toFlip(colour));
    if (auto cells = lightestOddSet(even, rightSides)) return {{std::move(*cells), puzzle.goal}};

    std::vector<Witness> witnesses;
    for (const Colour colour : coloursOf(puzzle.goal)) {
        const std::array rightSide{puzzle.toFlip(colour)};
        auto cells = lightestOddSet(even, rightSide);
        if (!cells) return {};
        witnesses.push_back({std::move(*cells), colour == Colour::White ? Goal::White : Goal::Black});
    }
    return witnesses;
}

} // namespace flip
