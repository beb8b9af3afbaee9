#pragma once

#include "core/explain/review.h"
#include "ui/game/background_job.h"

#include <memory>
#include <optional>
#include <vector>

namespace flip::ui {

/// Those of a long game are large, and each of its presses is reviewed anew: the window, the job and its
/// thread share them, and nobody changes them.
using SharedPresses = std::shared_ptr<const std::vector<Cell>>;
using SharedReview = std::shared_ptr<const GameReview>;

/// Reviews a game, for a few seconds at most. What the last review has found out about the same beginning is
/// used again, so after another press little remains to be done.
class ReviewJob : public QObject {
    Q_OBJECT

  public:
    explicit ReviewJob(QObject* parent = nullptr);

    /// Returns what can be told within some milliseconds: of large boards and of long games, no more than
    /// what the last review has found out. If that is not all, isRunning(), and reviewed() follows, unless
    /// the job is cancelled or started again before. O(presses), with one copy of what is known.
    SharedReview start(const Puzzle& puzzle, const SharedPresses& presses);

    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

    void cancel() { job_.cancel(); }

  signals:
    void reviewed(const flip::ui::SharedReview& review);
    void failed(const QString& why);

  private:
    void keep(const Puzzle& puzzle, const SharedPresses& presses, const SharedReview& found);
    /// What is known of a game from the last review.
    [[nodiscard]] GameReview knownOf(const Puzzle& puzzle, const std::vector<Cell>& presses) const;

    BackgroundJob job_;
    std::optional<Puzzle> puzzle_;
    SharedPresses presses_;
    SharedReview found_;
};

} // namespace flip::ui
