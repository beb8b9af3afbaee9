#include "core/solve/packed/answer_table.h"

#include "core/model/ties.h"

#include <bit>
#include <cstddef>
#include <stdexcept>

namespace flip {

namespace {

/// A press set, and the board that it makes white.
struct Presses {
    std::uint16_t cells = 0;
    std::uint16_t board = 0;
};

/// All press sets in the order of ties: of two that first differ at some cell, the one that presses it comes
/// first. So all sets that press a cell precede those that don't, and both halves are alike.
std::vector<Presses> allPressSets(const PackedPuzzle& puzzle) {
    std::vector<Presses> sets(std::size_t{1} << puzzle.cells);
    std::size_t half = 1;
    for (std::size_t cell = puzzle.masks.size(); cell-- > 0; half *= 2) {
        for (std::size_t i = sets.size() - half; i < sets.size(); ++i) {
            sets[i - half].cells = static_cast<std::uint16_t>(sets[i].cells | 1U << cell);
            sets[i - half].board = static_cast<std::uint16_t>(sets[i].board ^ puzzle.masks[cell]);
        }
    }
    return sets;
}

} // namespace

std::vector<TableAnswer> answerEveryBoard(const PackedPuzzle& puzzle) {
    if (puzzle.cells > mostTableCells) throw std::logic_error("too many boards for one table");
    const std::vector<Presses> sets = allPressSets(puzzle);
    std::vector<TableAnswer> table(sets.size());
    for (const Colour colour : coloursOf(puzzle.goal)) {
        const std::uint16_t kind = colour == Colour::White ? TableAnswer::white : TableAnswer::black;
        const Grid::Word turned = colour == Colour::White ? 0 : puzzle.full;
        for (const Presses set : sets) {
            TableAnswer& answer = table[static_cast<std::size_t>(set.board ^ turned)];
            if (!answer.solved() || std::popcount(set.cells) < std::popcount(answer.presses))
                answer = {set.cells, kind};
        }
    }
    return table;
}

} // namespace flip
