#pragma once

#include "core/explain/hint.h"
#include "ui/game/solve_job.h"

#include <optional>

namespace flip::ui {

/// The answer for a board, and a press to make next if the answer has one.
struct HintReport {
    SolveReport answer;
    std::optional<Hint> hint;
};

/// Looks for hints off the window's thread, for a few seconds at most.
class HintJob : public QObject {
    Q_OBJECT

  public:
    explicit HintJob(QObject* parent = nullptr);

    /// Does not block; answered() follows, unless the job is cancelled or started again before. `known` is a
    /// verified answer for the puzzle, which need not be searched for then.
    void start(const Puzzle& puzzle, const std::optional<SolveReport>& known = std::nullopt);

    void cancel() { job_.cancel(); }

    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

  signals:
    void answered(const flip::ui::HintReport& report);
    void failed(const QString& why);

  private:
    BackgroundJob job_;
};

} // namespace flip::ui
