#pragma once

#include "ui/board/board_widget.h"
#include "ui/game/game.h"
#include "ui/game/step_player.h"

#include <QHash>
#include <QStackedWidget>

#include <deque>
#include <functional>
#include <vector>

namespace flip::ui {

/// A place where a board is to be seen, and what the window's commands are about while it is in front. All of
/// this lives as long as Stages does.
struct Stage {
    QWidget& widget;
    BoardWidget& board;
    /// What the commands for steps drive.
    StepPlayer& player;
    /// What undo and redo are about.
    Game& game;
    /// Brings that game back to its start.
    std::function<void()> restart;
};

/// The board as it is to be seen, large enough to be looked at and no larger than a screen.
[[nodiscard]] QImage pictureOf(const Stage& stage);

/// Knows which stage is in front, and shows it: the game in play, the board that is being set up, or what the
/// page in front brings along. What nobody sees does not go on: the players of all other stages pause.
class Stages : public QStackedWidget {
    Q_OBJECT

  public:
    explicit Stages(QWidget* parent = nullptr) : QStackedWidget(parent) {}

    /// The game in play: in front where nothing else is. To be added before anything is shown.
    void addPlay(const Stage& stage);
    /// In front while the board is being set up.
    void addSetUp(const Stage& stage);
    /// In front while this page is, and the panel with it: without its page it could not be understood or
    /// left.
    void addForPage(const QString& page, const Stage& stage);

    [[nodiscard]] const Stage& inFront() const;

    [[nodiscard]] bool isPlayInFront() const { return &inFront() == play_; }

    /// Whether what is in front shows the game in play, perhaps on another board.
    [[nodiscard]] bool isAboutPlay() const { return &inFront().game == &play_->game; }

    [[nodiscard]] bool isSettingUp() const { return settingUp_; }

    /// Whether this page brings a stage along.
    [[nodiscard]] bool hasStageFor(const QString& page) const { return ofPage_.contains(page); }

    [[nodiscard]] std::vector<BoardWidget*> boards() const;

    void setPage(const QString& page);
    void setPanelShown(bool shown);
    void setSettingUp(bool on);

  signals:
    /// Another stage may be in front; the two below follow.
    void changed();
    /// The game in front is another one, or may have changed.
    void gameChanged();
    /// The steps in front are others, or may have gone on.
    void stepsChanged();

  private:
    const Stage& add(const Stage& stage);
    void show();

    /// Their addresses stay.
    std::deque<Stage> all_;
    const Stage* play_ = nullptr;
    const Stage* setUp_ = nullptr;
    QHash<QString, const Stage*> ofPage_;
    QString page_;
    bool panelShown_ = true;
    bool settingUp_ = false;
};

} // namespace flip::ui
