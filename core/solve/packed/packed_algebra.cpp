#include "core/solve/packed/packed_algebra.h"

#include "core/model/ties.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace flip {

namespace {

using Word = PackedPuzzle::Word;

bool odd(Word a, Word b) { return std::popcount(a & b) % 2 == 1; }

/// The first piece that has the wrong colour and that no press flips: no witness is smaller. Of two colours
/// it has one.
std::optional<Word> wrongForEver(const PackedPuzzle& puzzle) {
    if (puzzle.goal == Goal::Either) return std::nullopt;
    Word wrong = puzzle.toFlip(coloursOf(puzzle.goal).front());
    for (const Word mask : puzzle.masks) wrong &= ~mask;
    if (wrong == 0) return std::nullopt;
    return lowestBit(wrong);
}

} // namespace

PackedAlgebra::PackedAlgebra(const PackedPuzzle& puzzle)
    : equations_(puzzle.masks), full_(puzzle.full), goal_(puzzle.goal) {}

std::optional<PackedAlgebra::Optimum> PackedAlgebra::solve(Word board) const {
    std::optional<Optimum> best;
    for (const Colour colour : coloursOf(goal_)) {
        const auto presses = lightest(colour == Colour::White ? board : board ^ full_);
        // White comes first and is preferred.
        const bool better = presses && (!best || std::popcount(*presses) < std::popcount(best->presses));
        if (better) best = {*presses, colour};
    }
    return best;
}

std::optional<Word> PackedAlgebra::lightest(Word toFlip) const {
    const auto solution = equations_.solve(toFlip);
    if (!solution) return std::nullopt;
    return lightestPacked(equations_.quiet(), *solution);
}

std::optional<Word> packedWitness(const PackedPuzzle& puzzle) {
    if (const auto alone = wrongForEver(puzzle)) return alone;
    const auto rows = transposedPacked(puzzle.masks);
    const PackedEquations equations({rows.data(), puzzle.masks.size()});
    std::vector<Word> vectors(equations.quiet().begin(), equations.quiet().end());
    if (vectors.size() > PackedAlgebra::mostQuiet) return std::nullopt;
    Word representative = 0;
    for (const Colour colour : coloursOf(puzzle.goal)) {
        const Word toFlip = puzzle.toFlip(colour);
        const auto pivot = std::ranges::find_if(vectors, [&](Word vector) { return odd(vector, toFlip); });
        if (pivot == vectors.end()) {
            if (!odd(representative, toFlip)) return std::nullopt;
            continue;
        }
        // As in parityWitnesses: from here on the vectors are even against this colour, the representative
        // odd.
        const Word oddVector = *pivot;
        vectors.erase(pivot);
        for (Word& vector : vectors) {
            if (odd(vector, toFlip)) vector ^= oddVector;
        }
        if (!odd(representative, toFlip)) representative ^= oddVector;
    }
    return lightestPacked(vectors, representative);
}

} // namespace flip
