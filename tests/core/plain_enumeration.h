#pragma once

#include "core/model/packed_puzzle.h"
#include "core/model/special_cells.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

// Finds the answers of small boards by trying every press set, for comparison with the methods.

namespace flip::test {

struct PlainAnswer {
    int presses = 0;
    Colour reached = Colour::White;

    friend bool operator==(const PlainAnswer&, const PlainAnswer&) = default;
};

/// Calls visit(pressSet, board) for all 2^cells press sets and the boards that they make.
template <class Visit>
void forEachPressSet(const PackedPuzzle& puzzle, Visit&& visit) {
    std::uint64_t presses = 0;
    std::uint64_t board = puzzle.board;
    visit(presses, board);
    for (std::uint64_t count = 1; count < std::uint64_t{1} << puzzle.cells; ++count) {
        const int changed = std::countr_zero(count);
        presses ^= std::uint64_t{1} << changed;
        board ^= puzzle.masks[static_cast<std::size_t>(changed)];
        visit(presses, board);
    }
}

/// All press sets that reach one colour, as packed words in ascending order.
inline std::vector<std::uint64_t> plainSets(const Puzzle& puzzle, Colour colour) {
    std::vector<std::uint64_t> sets;
    const PackedPuzzle packed(puzzle);
    const std::uint64_t withoutButton = cellsWithoutButton(puzzle.rule).packed();
    forEachPressSet(packed, [&](std::uint64_t presses, std::uint64_t board) {
        if ((presses & withoutButton) != 0) return;
        if (board == (colour == Colour::White ? 0 : packed.full)) sets.push_back(presses);
    });
    std::ranges::sort(sets);
    return sets;
}

/// The fewest presses and the colour that they reach, white if both need equally many; nothing if impossible.
inline std::optional<PlainAnswer> enumerate(const Puzzle& puzzle) {
    const PackedPuzzle packed(puzzle);
    std::optional<PlainAnswer> best;
    forEachPressSet(packed, [&](std::uint64_t presses, std::uint64_t board) {
        const auto colour = packed.reached(board);
        if (!colour) return;
        const PlainAnswer answer{std::popcount(presses), *colour};
        const bool better = !best || answer.presses < best->presses ||
                            (answer.presses == best->presses && answer.reached < best->reached);
        if (better) best = answer;
    });
    return best;
}

} // namespace flip::test
