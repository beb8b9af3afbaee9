#pragma once

#include "core/solve/method.h"
#include "ui/game/background_job.h"
#include "ui/search/search_recording.h"

namespace flip::ui {

/// Records searches off the window's thread. Takes the puzzle by value; a stale recording is dropped.
class SearchJob : public QObject {
    Q_OBJECT

  public:
    /// `memory` is the most bytes that a recording may take.
    explicit SearchJob(std::int64_t memory = SearchTrace::defaultMemory, QObject* parent = nullptr);

    /// Does not block; recorded() follows, unless the job is cancelled or started again before. The method
    /// must not refuse the puzzle, and the puzzle must have at most 64 cells.
    void start(const Method& method, const Puzzle& puzzle);

    /// Ends the search now; what has been recorded so far is delivered.
    void finishEarly() { job_.finishEarly(); }

    void cancel() { job_.cancel(); }

    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

  signals:
    void recorded(const flip::ui::SearchRecording& recording);
    void progressed(const flip::Progress& progress);
    /// There will be no recording: why, as a sentence.
    void failed(const QString& why);

  private:
    std::int64_t memory_;
    BackgroundJob job_;
};

} // namespace flip::ui
