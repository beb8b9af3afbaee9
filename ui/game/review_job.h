#pragma once

#include "core/explain/review.h"
#include "ui/game/background_job.h"

namespace flip::ui {

/// Reviews a game off the window's thread, for a few seconds at most.
class ReviewJob : public QObject {
    Q_OBJECT

  public:
    explicit ReviewJob(QObject* parent = nullptr);

    /// Does not block; reviewed() follows, unless the job is cancelled or started again before.
    void start(const Puzzle& puzzle, const std::vector<Cell>& presses);

    void cancel() { job_.cancel(); }

  signals:
    void reviewed(const flip::GameReview& review);
    void failed(const QString& why);

  private:
    BackgroundJob job_;
};

} // namespace flip::ui
