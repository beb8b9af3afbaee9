#pragma once

#include "core/solve/outcome.h"
#include "ui/game/solve_job.h"

#include <QString>

#include <chrono>

namespace flip::ui {

/// Answers in plain, short sentences. Functions of values; all texts are translated here.
namespace answer_words {

/// "white", "black"; for a panel, whose goal is all lit, "unlit", "lit".
[[nodiscard]] QString colour(Colour colour, Goal::Kind goal);
/// What a press set reaches: the same words, but "the target" if that is the goal.
[[nodiscard]] QString reached(Colour colour, Goal::Kind goal);
/// "make every piece white", "make all pieces one colour", "reach the target".
[[nodiscard]] QString goal(Goal::Kind goal);
/// "row 1, column 2".
[[nodiscard]] QString place(Cell cell);
/// "4 presses".
[[nodiscard]] QString presses(qint64 count);
/// What core says, with its powers set as such, "2ⁿ" for "2^n", and with the window's word for cells: pieces.
[[nodiscard]] QString ofCore(std::string_view text);
/// "2³⁶", for numbers of too many digits.
[[nodiscard]] QString powerOfTwo(qint64 exponent);
/// "40 µs", "1.3 ms", "12.5 s".
[[nodiscard]] QString duration(std::chrono::nanoseconds time);

/// The headline of the panel: "4", "Impossible", "Stopped".
[[nodiscard]] QString headline(const Outcome& outcome);
/// The line beside or below the headline: "presses make every piece white".
[[nodiscard]] QString subline(const Outcome& outcome, Goal::Kind goal);
/// The same; a method that refuses the board is named: "The method subsets takes boards of up to 30 pieces".
[[nodiscard]] QString subline(const SolveReport& report);
/// What has been proven: "and no set of 3 does: proven".
[[nodiscard]] QString proofLine(const Outcome& outcome);
/// The message after a board has been read: "The minimum is 4 presses."
[[nodiscard]] QString brief(const Outcome& outcome);
/// "0, 2 or 4": how many of these cells the presses of this rule flip. O(cells).
[[nodiscard]] QString evenCounts(const Rule& rule, const Grid& cells);
/// Why the witness's cells refute its colours on the puzzle's board: paragraphs separated by blank lines.
/// `counts` are its evenCounts().
[[nodiscard]] QString witness(const Puzzle& puzzle, const Witness& witness, const QString& counts);
/// "algebra: 32 solutions weighed in 2 µs".
[[nodiscard]] QString cost(const SolveReport& report);

} // namespace answer_words

} // namespace flip::ui
