#pragma once

#include "core/explain/nearest.h"
#include "core/explain/solution_sets.h"
#include "ui/game/background_job.h"

#include <optional>

namespace flip::ui {

/// What explains an answer. Parts that would take too long are left out.
struct Explanation {
    Puzzle puzzle;
    /// All press sets that work, by size; for an impossible puzzle it still has the quiet patterns.
    std::optional<SolutionSets> sets;
    /// Only for an impossible puzzle.
    std::optional<NearestSolvable> nearest;
    /// One board in 2^solvableBits can be solved with this rule and goal.
    std::optional<int> solvableBits;
};

/// All press sets that reach the goal, unless that would take too long.
[[nodiscard]] std::optional<SolutionSets> knownSets(const Puzzle& puzzle, const SearchContext& context);

/// Whether an answer is consistent with the count of all press sets that work.
[[nodiscard]] bool agree(const Answer& answer, const SolutionSets& sets);

/// Explains an answer off the window's thread.
class ExplainJob : public QObject {
    Q_OBJECT

  public:
    explicit ExplainJob(QObject* parent = nullptr);

    /// Does not block; explained() follows, unless the job is cancelled or started again before.
    void start(const Puzzle& puzzle);

    void cancel() { job_.cancel(); }

  signals:
    void explained(const flip::ui::Explanation& explanation);

  private:
    BackgroundJob job_;
};

} // namespace flip::ui
