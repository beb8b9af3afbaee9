#pragma once

#include "ui/board/board_view.h"
#include "ui/game/session.h"
#include "ui/game/settings.h"
#include "ui/statistics/play_counter.h"
#include "ui/statistics/statistics_keeper.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/status_line.h"

#include <QTimer>
#include <QWidget>

namespace flip::ui {

/// The statistics of the window's game: counts it, shows its time and the dialog, and says what went wrong.
/// Wiring only.
class StatisticsDesk : public QObject {
    Q_OBJECT

  public:
    struct Parts {
        Game& game;
        const Session& session;
        /// Whether the session's journal has begun anew.
        bool isFresh;
        FrameClock& clock;
        Settings& settings;
        BoardView& board;
        MessageBar& messages;
        StatusLine& status;
    };

    StatisticsDesk(const Parts& parts, QWidget* window);

    void showDialog();
    void setTimerShown(bool shown);
    /// Says whether the game's board is visible; the time is told beside no other one.
    void setGameShown(bool shown);
    /// Says whether the game can be played; while it cannot, no time passes.
    void setPlayable(bool playable);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void count();
    void listen();
    void refreshTime();
    void tellProblem();
    void tellReset();

    Parts parts_;
    QWidget& window_;
    StatisticsKeeper keeper_;
    PlayCounter counter_;
    QTimer nextSecond_;
    /// What was told of statistics that could not be saved.
    QString told_;
    bool timerShown_ = false;
    bool gameShown_ = true;
    bool isPlayable_ = true;
    bool isActive_ = false;
};

} // namespace flip::ui
