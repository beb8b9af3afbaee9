#include "app/flipsolve/answer_text.h"

#include <string>

namespace flip::console {

namespace {

std::string countOf(const Wording& wording, std::int64_t count, Colour colour) {
    return grouped(count) + (count == 1 ? " is " : " are ") + wording.nameOf(colour);
}

std::string sentence(const Wording& wording, const Puzzle& puzzle, const Witness& witness) {
    const std::int64_t count = witness.cells.count();
    const std::int64_t black = (witness.cells & puzzle.toFlip(Colour::White)).count();
    const std::string evenly =
        "Every press flips an even number of these " + grouped(count) + " cells, of which ";
    if (witness.against == Goal::Either) {
        return evenly + countOf(wording, black, Colour::Black) + " and " +
               countOf(wording, count - black, Colour::White) + ", both odd, so they can never be all " +
               wording.nameOf(Colour::White) + " or all " + wording.nameOf(Colour::Black) + ".\n";
    }
    if (!puzzle.goal.isUniform()) {
        if (count == 1)
            return "No press flips this cell, which differs from the target, so the target cannot be "
                   "reached.\n";
        return evenly + grouped(black) + (black == 1 ? " differs" : " differ") +
               " from the target, an odd number, so the target can never be reached.\n";
    }
    const Colour wanted = witness.against == Goal::White ? Colour::White : Colour::Black;
    const Colour now = opposite(wanted);
    if (count == 1) {
        return "No press flips this cell, which is " + wording.nameOf(now) + ", so it can never be " +
               wording.nameOf(wanted) + ".\n";
    }
    return evenly + countOf(wording, wanted == Colour::White ? black : count - black, now) +
           ", an odd number, so they can never be all " + wording.nameOf(wanted) + ".\n";
}

} // namespace

void writeAnswerLine(TextSink& to, const Wording& wording, const Answer& answer, bool presses) {
    const Grid* cells = pressesOf(answer);
    if (!cells) {
        to += wording.isPanel() ? "Impossible.\n" : "Impossible\n";
        return;
    }
    if (!wording.isPanel()) {
        to += std::to_string(cells->count());
        if (const auto* unproven = std::get_if<Unproven>(&answer))
            to += " (not proven; at least " + std::to_string(unproven->lowerBound) + ")";
        if (presses && !cells->none()) to += " ";
    }
    if (presses || wording.isPanel()) wording.writeCells(to, *cells);
    to += "\n";
}

void writeSteps(TextSink& to, const Wording& wording, const Puzzle& puzzle, const Grid& presses) {
    Puzzle played = puzzle;
    to += "start\n";
    wording.draw(to, played.board);
    std::int64_t round = 0;
    presses.forEachSet([&](Cell cell) {
        static_cast<void>(played.press(cell));
        to += "round " + std::to_string(++round) + ": press " + wording.cellAtLength(puzzle.size(), cell) +
              '\n';
        wording.draw(to, played.board);
    });
    if (!played.goal.isUniform()) {
        to += "the target\n";
    } else if (const auto colour = played.uniformColour()) {
        to += "all " + wording.nameOf(*colour) + '\n';
    }
}

void writeProof(TextSink& to, const Wording& wording, const Puzzle& puzzle, const Impossible& impossible) {
    for (const Witness& witness : impossible.witnesses) {
        to += sentence(wording, puzzle, witness);
        wording.drawOnly(to, puzzle.board, witness.cells);
    }
}

} // namespace flip::console
