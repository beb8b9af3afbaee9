#include "app/flipsolve/made_boards.h"

#include "app/flipsolve/progress_line.h"
#include "app/flipsolve/wording.h"
#include "core/explain/hardest_boards.h"
#include "core/solve/equations/equations.h"
#include "core/solve/refusals.h"
#include "core/solve/verify.h"
#include "core/text/board_text.h"

#include <string>
#include <variant>

namespace flip::console {

namespace {

Status refuse(Output& output, const std::string& why) {
    output.complain(why);
    return Status::Failed;
}

} // namespace

Status writeHardest(const Options& options, Output& output) {
    const Rule rule = Rule::fromPattern(*options.size, Pattern::plus(), options.edges);
    const Goal goal = options.goal.value_or(Goal::Either);
    std::optional<TooLarge> refused = refuseAboveMemory(eliminationMemory(rule), options.budget.memory);
    if (refused) return refuse(output, "--hardest " + refused->limit);
    ProgressLine progress(output);
    const auto found = hardestBoard(BoardFamily(rule, goal), {options.budget, progress.monitor()});
    if (const auto* large = std::get_if<TooLarge>(&found)) return refuse(output, "--hardest " + large->limit);
    const auto& hardest = std::get<HardestBoard>(found);
    if (!colourReached({rule, hardest.board, goal}, hardest.presses))
        return refuse(output, "the hardest board is wrong; please report this size");
    output.write(std::to_string(hardest.least()));
    if (!hardest.proven()) output.write(" (not proven; at most " + std::to_string(hardest.atMost) + ")");
    if (options.presses && hardest.least() > 0) {
        output.write(" ");
        Wording(PuzzleKind::Boards).writeCells(output, hardest.presses);
    }
    output.write("\n" + writeBoard(hardest.board));
    return Status::Answered;
}

} // namespace flip::console
