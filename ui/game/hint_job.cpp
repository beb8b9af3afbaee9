#include "ui/game/hint_job.h"

#include "ui/game/explain_job.h"

#include <chrono>

namespace flip::ui {

namespace {

constexpr auto longestSearch = std::chrono::seconds(5);
/// The reason for a press should not delay the press.
constexpr auto longestReasoning = std::chrono::seconds(1);
constexpr std::uint64_t mostSets = std::uint64_t{1} << 20U;

HintReport findHint(const Puzzle& puzzle, const std::optional<SolveReport>& known, Monitor& monitor) {
    Budget budget;
    budget.time = longestSearch;
    HintReport report{known ? *known : solveAndVerify(defaultMethod(), puzzle, {budget, &monitor}),
                      std::nullopt};
    const Grid* presses = pressesOf(report.answer.outcome.answer);
    if (!report.answer.verified || presses == nullptr || presses->none()) return report;
    budget.time = longestReasoning;
    budget.nodes = mostSets;
    const SearchContext context{budget, &monitor};
    const auto sets = knownSets(puzzle, context);
    report.answer.verified = !sets || agree(report.answer.outcome.answer, *sets);
    report.hint = chooseHint(puzzle, *presses, sets ? &*sets : nullptr, context);
    return report;
}

} // namespace

HintJob::HintJob(QObject* parent) : QObject(parent) {
    connect(&job_, &BackgroundJob::failed, this, &HintJob::failed);
}

void HintJob::start(const Puzzle& puzzle, const std::optional<SolveReport>& known) {
    job_.start([this, puzzle, known](Monitor& monitor) -> BackgroundJob::Delivery {
        return [this, report = findHint(puzzle, known, monitor)] { emit answered(report); };
    });
}

} // namespace flip::ui
