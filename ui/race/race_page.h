#pragma once

#include "ui/game/frame_clock.h"
#include "ui/game/game.h"
#include "ui/race/race_chart.h"
#include "ui/race/race_job.h"
#include "ui/race/race_table.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/segmented_switch.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace flip::ui {

/// The page of all methods on the game's board: run one after the other, shown as a race, with the numbers in
/// a table. A race that is over in an instant is shown again in slow motion.
class RacePage : public QWidget {
    Q_OBJECT

  public:
    RacePage(Game& game, FrameClock& clock, QWidget* parent = nullptr);
    ~RacePage() override;

    [[nodiscard]] RaceJob& job() { return job_; }

    /// Whether the race shown, running or finished, is on the current board.
    [[nodiscard]] bool isRaced() const;

    /// Whether a finished race is being shown again.
    [[nodiscard]] bool isReplaying() const { return replaySince_.has_value(); }

    /// Sets what the bars show, and on which scale.
    void setView(Measure measure, Spacing spacing);

    /// With reduced motion, results are shown at once.
    void setReducedMotion(bool on);

  signals:
    /// A race is about to start on the current puzzle; it ends when the puzzle changes.
    void begun();
    void viewChosen(flip::ui::Measure measure, flip::ui::Spacing spacing);
    /// For screen readers.
    void said(const QString& sentence);
    /// Two methods disagree, which is a bug in the program.
    void disagreed(const QString& sentence);

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    [[nodiscard]] FlowLayout* controls();
    void connectParts();
    void startOrStop();
    void puzzleChanged();
    void raceChanged();
    void replay();
    void endReplay();
    void tick(qint64 now);
    void refresh();
    /// The race to be shown: the last one, or one that has not started.
    [[nodiscard]] Race shown() const;
    [[nodiscard]] RaceScale scaleOf(const Race& race) const;

    Game& game_;
    FrameClock& clock_;
    RaceJob job_;
    bool raced_ = false;
    bool reducedMotion_ = false;
    std::optional<qint64> replaySince_;
    QLabel* verdict_;
    QLabel* remark_;
    QPushButton* start_;
    SegmentedSwitch* measure_;
    SegmentedSwitch* spacing_;
    QToolButton* copy_;
    QBoxLayout* title_;
    RaceChart* chart_;
    Legend* legend_;
    RaceTable* table_;
};

} // namespace flip::ui
