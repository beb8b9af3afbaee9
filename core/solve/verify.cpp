#include "core/solve/verify.h"

#include "core/base/index.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace flip {

namespace {

/// Whether an odd number of the cells have to flip: of the black ones for white, of the others for black; of
/// those that differ from the target, if there is one.
bool refutesColour(const Puzzle& puzzle, const Grid& cells, Colour colour) {
    std::int64_t black = (puzzle.board & cells).count();
    if (const Grid* target = puzzle.goal.target()) black += (*target & cells).count();
    return (colour == Colour::White ? black : cells.count() - black) % 2 != 0;
}

bool everyPressFlipsEvenlyMany(const Rule& rule, const Grid& cells) {
    // The presses that flip a piece are what a press on it flips by the transposed rule.
    if (rule.pattern()) return rule.transposed().flippedBy(cells).none();
    for (std::int64_t press = 0; press < rule.size().cells(); ++press) {
        if ((rule.mask(cellAt(rule.size(), press)) & cells).count() % 2 != 0) return false;
    }
    return true;
}

bool everyColourRefuted(const Puzzle& puzzle, const std::vector<Witness>& witnesses) {
    const auto speaksAgainst = [](const Witness& witness, Colour colour) {
        const auto against = coloursOf(witness.against);
        return std::find(against.begin(), against.end(), colour) != against.end();
    };
    const auto wanted = coloursOf(puzzle.goal);
    return std::all_of(wanted.begin(), wanted.end(), [&](Colour colour) {
        return std::any_of(witnesses.begin(), witnesses.end(),
                           [&](const Witness& witness) { return speaksAgainst(witness, colour); });
    });
}

} // namespace

std::optional<Colour> colourReached(const Puzzle& puzzle, const Grid& presses) {
    if (presses.size() != puzzle.size()) return std::nullopt;
    Puzzle played = puzzle;
    played.rule.pressAll(played.board, presses);
    return played.reached();
}

bool refutes(const Puzzle& puzzle, const Witness& witness) {
    if (witness.cells.size() != puzzle.size()) return false;
    const auto against = coloursOf(witness.against);
    return std::all_of(against.begin(), against.end(),
                       [&](Colour colour) { return refutesColour(puzzle, witness.cells, colour); }) &&
           everyPressFlipsEvenlyMany(puzzle.rule, witness.cells);
}

bool verifyEveryBoard(const PackedPuzzle& puzzle, std::span<const TableAnswer> answers) {
    constexpr std::uint8_t unreachable = 0xFF;
    std::vector<std::uint8_t> fewest(answers.size(), unreachable);
    for (const Colour colour : coloursOf(puzzle.goal)) {
        // Backwards from the goal: adds or removes one press at a time (Gray code), and so visits every press
        // set.
        PackedPuzzle::Word board = colour == Colour::White ? 0 : puzzle.full;
        PackedPuzzle::Word presses = 0;
        std::uint8_t pressed = 0;
        for (std::size_t count = 0; count < answers.size(); ++count) {
            fewest[asIndex(board)] = std::min(fewest[asIndex(board)], pressed);
            // A board that is listed as impossible, but is reached here.
            if (!answers[asIndex(board)].solved()) return false;
            const auto changed = static_cast<std::size_t>(std::countr_zero(count + 1));
            if (changed >= puzzle.masks.size()) break;
            presses ^= PackedPuzzle::Word{1} << changed;
            pressed = static_cast<std::uint8_t>(((presses >> changed) & 1U) != 0 ? pressed + 1 : pressed - 1);
            board ^= puzzle.masks[changed];
        }
    }
    for (std::size_t board = 0; board < answers.size(); ++board) {
        const TableAnswer& answer = answers[board];
        if (!answer.solved()) continue;
        PackedPuzzle::Word left = board;
        for (PackedPuzzle::Word rest = answer.presses; rest != 0; rest &= rest - 1)
            left ^= puzzle.masks[static_cast<std::size_t>(std::countr_zero(rest))];
        const auto reached = puzzle.reached(left);
        const Colour named = answer.kind == TableAnswer::white ? Colour::White : Colour::Black;
        if (reached != named || std::popcount(answer.presses) != fewest[board]) return false;
    }
    return true;
}

bool verify(const Puzzle& puzzle, const Answer& answer) {
    if (const auto* optimal = std::get_if<Optimal>(&answer)) {
        return colourReached(puzzle, optimal->presses) == optimal->reached;
    }
    if (const auto* unproven = std::get_if<Unproven>(&answer)) {
        return unproven->lowerBound < unproven->presses.count() &&
               colourReached(puzzle, unproven->presses) == unproven->reached;
    }
    if (const auto* impossible = std::get_if<Impossible>(&answer)) {
        return everyColourRefuted(puzzle, impossible->witnesses) &&
               std::all_of(impossible->witnesses.begin(), impossible->witnesses.end(),
                           [&](const Witness& witness) { return refutes(puzzle, witness); });
    }
    return true;
}

} // namespace flip
