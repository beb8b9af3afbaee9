#pragma once

#include "core/explain/review.h"
#include "ui/game/background_job.h"

#include <optional>
#include <vector>

namespace flip::ui {

/// Reviews a game off the window's thread, for a few seconds at most. What the last review has found out
/// about the same beginning is used again, so after another press little remains to be done.
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
    /// What is known of a game from the last review.
    [[nodiscard]] std::vector<std::int64_t> knownOf(const Puzzle& puzzle,
                                                    const std::vector<Cell>& presses) const;

    BackgroundJob job_;
    std::optional<Puzzle> puzzle_;
    std::vector<Cell> presses_;
    std::vector<std::int64_t> least_;
};

} // namespace flip::ui
