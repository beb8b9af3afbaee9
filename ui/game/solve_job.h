#pragma once

#include "core/solve/method.h"
#include "ui/game/background_job.h"

#include <chrono>

namespace flip::ui {

/// A puzzle with its answer.
struct SolveReport {
    Puzzle puzzle;
    const Method* method = nullptr;
    Outcome outcome;
    /// Whether verify() confirmed the answer. If not, there is a bug in the program, and the answer is not
    /// shown.
    bool verified = false;
};

/// Solves the puzzle and checks the answer. Blocks; may be called from any thread.
[[nodiscard]] SolveReport solveAndVerify(const Method& method, const Puzzle& puzzle,
                                         const SearchContext& context);

/// The same for somebody who waits: where a proof was not begun, which is known soon, looks for fewer presses
/// as long as `improving`.
[[nodiscard]] SolveReport solveAndImprove(const Method& method, const Puzzle& puzzle,
                                          const SearchContext& context, std::chrono::nanoseconds improving);

/// Solves puzzles off the window's thread. Takes the puzzle by value; a stale answer is dropped.
class SolveJob : public QObject {
    Q_OBJECT

  public:
    explicit SolveJob(QObject* parent = nullptr);

    /// Does not block; answered() follows, unless the job is cancelled or started again before.
    void start(const Method& method, const Puzzle& puzzle, const Budget& budget = {},
               std::chrono::nanoseconds improving = {});

    /// Ends the search now; answered() delivers the best press set found, or Stopped.
    void finishEarly() { job_.finishEarly(); }

    void cancel() { job_.cancel(); }

    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

  signals:
    void answered(const flip::ui::SolveReport& report);
    void progressed(const flip::Progress& progress);
    /// There will be no answer: why, as a sentence.
    void failed(const QString& why);
    void runningChanged();

  private:
    BackgroundJob job_;
};

} // namespace flip::ui
