#include "core/solve/witness.h"

#include "core/base/memory_share.h"
#include "core/solve/equations/equations.h"
#include "core/solve/lightest/lightest_element.h"
#include "core/solve/packed/packed_algebra.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <span>

// The even sets, of which every press flips an even number, form a space. A witness is one of them with an
// odd number of pieces that must flip. Those that are odd for every colour of the goal form a coset of a
// subspace, and the smallest proof is its lightest element.
//
// If white and black are both impossible, there is always one witness that refutes both. Let f(y) and g(y) be
// the parities of the pieces of the even set y that must flip for white and for black: two linear functions,
// neither of them 0. Take y with f(y) = 1 and z with g(z) = 1. If g(y) = 1 or f(z) = 1, that one refutes
// both; otherwise f(y + z) = g(y + z) = 1, and their sum does.

namespace flip {

namespace {

constexpr std::uint64_t mostTries = std::uint64_t{1} << 20U;
constexpr std::int64_t mostMinimisedCells = std::int64_t{1} << 20U;

bool odd(const Grid& a, const Grid& b) {
    Grid::Word common = 0;
    for (int row = 0; row < a.rows(); ++row) {
        for (std::size_t i = 0; i < a.row(row).size(); ++i) common ^= a.row(row)[i] & b.row(row)[i];
    }
    return std::popcount(common) % 2 == 1;
}

/// The lightest even set that is odd for each of `rightSides`, if there is one; meaningless if the clock has
/// stopped the search.
std::optional<Grid> lightestOddSet(std::vector<Grid> vectors, std::span<const Grid> rightSides,
                                   SearchClock& clock) {
    Grid representative(rightSides.front().size());
    for (const Grid& rightSide : rightSides) {
        const auto pivot = std::ranges::find_if(
            vectors, [&](const Grid& v) { return !clock.work(wordsOf(v)) || odd(v, rightSide); });
        if (pivot == vectors.end()) {
            if (!odd(representative, rightSide)) return std::nullopt;
            continue;
        }
        // From here on all vectors are even against this right-hand side, and the representative stays odd.
        const Grid oddVector = std::move(*pivot);
        vectors.erase(pivot);
        for (Grid& vector : vectors) {
            if (!clock.work(2 * wordsOf(vector))) return std::nullopt;
            if (odd(vector, rightSide)) vector ^= oddVector;
        }
        if (!odd(representative, rightSide)) representative ^= oddVector;
    }
    if (representative.cells() > mostMinimisedCells) return representative;
    // That a colour cannot be reached is certain already: a long proof has no part in how small a witness is.
    SearchClock tries = clock.limitedTo(mostTries).withoutProof().onOneThread();
    Grid lightest =
        lightestElement(EchelonBasis(std::move(vectors), tries), {std::move(representative)}, tries).element;
    clock.accountFor(tries);
    if (tries.stopped() && tries.stopped()->reason != Stopped::Reason::Nodes) clock.stop(*tries.stopped());
    return lightest;
}

/// The even sets are kept beside the elimination, and only as many as can be weighed are useful.
std::int64_t memoryForEvenSets(Size size, const SearchClock& clock) {
    const std::int64_t left = clock.budget().memory;
    return size.cells() > mostMinimisedCells ? left : weighableBasisMemory(size, left);
}

} // namespace

std::optional<std::vector<Witness>> parityWitnesses(const Puzzle& puzzle, SearchClock& clock) {
    if (PackedPuzzle::fits(puzzle.size())) {
        if (const auto cells = packedWitness(PackedPuzzle(puzzle))) {
            return std::vector<Witness>{{Grid::fromPacked(puzzle.size(), *cells), puzzle.goal.kind()}};
        }
    }
    // The pieces that must flip, the current even set and another one.
    const MemoryShare grids(clock, 4 * gridMemory(puzzle.size()) + tableMemory(puzzle.rule));
    if (!grids.granted()) return std::nullopt;
    std::vector<Grid> rightSides;
    for (const Colour colour : coloursOf(puzzle.goal)) rightSides.push_back(puzzle.toFlip(colour));
    auto turned =
        solveEquations(puzzle.rule.transposed(), {}, memoryForEvenSets(puzzle.size(), clock), clock);
    if (!turned) return std::nullopt;
    const MemoryShare evenSets(clock, turned->quiet.dimension() * gridMemory(puzzle.size()));
    const bool all = turned->allQuiet();
    auto cells = lightestOddSet(std::move(turned->quiet).vectors(), rightSides, clock);
    // An even set for which there was no memory may be odd where these are not.
    if (!cells && !all) clock.stop({Stopped::Reason::Memory});
    if (clock.stopped()) return std::nullopt;
    if (!cells) return std::vector<Witness>{};
    return std::vector<Witness>{{std::move(*cells), puzzle.goal.kind()}};
}

} // namespace flip
