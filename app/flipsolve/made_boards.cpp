#include "app/flipsolve/made_boards.h"

#include "app/flipsolve/progress_line.h"
#include "app/flipsolve/wording.h"
#include "core/explain/hardest_boards.h"
#include "core/generate/levels.h"
#include "core/solve/solve.h"
#include "core/solve/verify.h"
#include "core/text/board_stream.h"
#include "core/text/board_text.h"
#include "core/text/puzzle_line.h"
#include "core/text/written_forms.h"

#include <string>
#include <variant>

namespace flip::console {

namespace {

constexpr const char* tooLate = "the time limit was reached before the board was made";

Status refuse(Output& output, const std::string& why) {
    output.complain(why);
    return Status::Failed;
}

void writePresses(const Options& options, const Grid& presses, Output& output) {
    if (!options.presses || presses.none()) return;
    output.write(" ");
    Wording(PuzzleKind::Boards).writeCells(output, presses);
}

/// As writePuzzle(), a row after the other: all together may be many times as large as the board.
void writeRows(const Puzzle& puzzle, Output& output) {
    const int rows = puzzle.size().rows;
    // A single row may be read as a square: bwwb.
    const bool isFlipGame =
        rows == 1 ? saysJust(writeBoard(puzzle.board), puzzle)
                  : !isTakenForJudges(puzzle.size()) && puzzle == Puzzle::flipGame(puzzle.board);
    if (!isFlipGame) {
        const Size one{1, 1};
        std::string line = writePuzzleLine(
            {Rule::fromPattern(one, Pattern::plus(), puzzle.rule.edges()), Grid(one), puzzle.goal});
        line.pop_back();
        output.write(line);
    }
    for (int row = 0; row < rows; ++row)
        output.write(writeRow(puzzle.board, row) + (isFlipGame || row + 1 == rows ? '\n' : '/'));
}

} // namespace

Status writeHardest(const Options& options, Output& output) {
    const Rule rule = Rule::fromPattern(*options.size, Pattern::plus(), options.edges);
    const Goal::Kind goal = options.goal.value_or(Goal::Either).kind();
    ProgressLine progress(output);
    const auto found = hardestBoard(rule, goal, {options.budget, progress.monitor()});
    if (const auto* large = std::get_if<TooLarge>(&found)) return refuse(output, "--hardest " + large->limit);
    if (const auto* stopped = std::get_if<Stopped>(&found)) {
        const bool isMemory = stopped->reason == Stopped::Reason::Memory;
        return refuse(output, isMemory ? "the memory limit was reached" : tooLate);
    }
    const auto& hardest = std::get<HardestBoard>(found);
    if (!colourReached({rule, hardest.board, goal}, hardest.presses))
        return refuse(output, "the hardest board is wrong; please report this size");
    output.write(std::to_string(hardest.least()));
    if (!hardest.proven()) output.write(" (not proven; at most " + std::to_string(hardest.atMost) + ")");
    writePresses(options, hardest.presses, output);
    output.write("\n");
    writeRows({rule, hardest.board, goal}, output);
    return Status::Answered;
}

Status writeNumbered(const Options& options, Output& output) {
    const bool isLevel = options.action == Options::Action::Level;
    const Recipe recipe = isLevel ? levelNumbered(options.level).value().recipe : dailyRecipe(options.day);
    const auto puzzle = puzzleFrom(recipe, {options.budget, nullptr});
    if (!puzzle) return refuse(output, tooLate);
    const Outcome outcome = solve(defaultMethod(), *puzzle, {options.budget, nullptr});
    const Grid* presses = pressesOf(outcome.answer);
    output.write(std::to_string(recipe.presses));
    if (presses != nullptr && presses->count() == recipe.presses) writePresses(options, *presses, output);
    output.write("\n");
    output.write(writePuzzle(*puzzle));
    return Status::Answered;
}

} // namespace flip::console
