#pragma once

#include "core/explain/nearest.h"
#include "core/explain/solution_sets.h"
#include "ui/game/background_job.h"

#include <optional>

namespace flip::ui {

/// What there is to say about an answer besides the answer. Parts that would take too long are left out.
struct Explanation {
    Puzzle puzzle;
    /// Every press set that solves, by size; for an impossible puzzle it still has the quiet patterns.
    std::optional<SolutionSets> sets;
    /// Only for an impossible puzzle.
    std::optional<NearestSolvable> nearest;
    /// One in 2^this many boards of this kind can be solved for this goal.
    std::optional<int> solvableBits;
};

/// Whether an answer and a count of all press sets that solve can both be true.
[[nodiscard]] bool agree(const Answer& answer, const SolutionSets& sets);

/// Explains off the window's thread, once an answer is there.
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
