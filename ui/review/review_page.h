#pragma once

#include "ui/game/game_tries.h"
#include "ui/game/review_job.h"
#include "ui/review/review_chart.h"
#include "ui/widgets/sentence_list.h"

#include <QLabel>
#include <QWidget>

namespace flip::ui {

/// The page that reviews the current try: its curve, where it left the optimal path, which presses cancelled
/// each other, and the other tries at this puzzle. Choosing any of that goes there in the game.
class ReviewPage : public QWidget {
    Q_OBJECT

  public:
    explicit ReviewPage(Game& game, QWidget* parent = nullptr);

  signals:
    /// Whether the page is visible.
    void shown(bool visible);
    void failed(const QString& why);

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void refresh();
    void present(const SharedReview& review);
    void showRemarks();
    void showTries();
    void showPlace();
    /// Of the presses before the place.
    void showPath(const GameReview& made);
    void goTo(int made);

    Game& game_;
    ReviewJob job_;
    QLabel* headline_;
    QLabel* path_;
    ReviewChart* chart_;
    Legend* legend_;
    QLabel* place_;
    QLabel* branching_;
    QLabel* triesTitle_;
    SentenceList* tries_;
    QLabel* remarksTitle_;
    SentenceList* remarks_;
    /// What has been reviewed, or is being reviewed now.
    std::optional<Puzzle> start_;
    SharedPresses presses_;
    SharedReview review_;
    /// Whether it is not known yet if the minimum can be determined in time.
    bool isOpen_ = false;
};

} // namespace flip::ui
