#pragma once

#include "ui/setup/comparison.h"
#include "ui/setup/setup_board.h"
#include "ui/setup/setup_edits.h"

#include <QAction>
#include <QBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>

#include <set>
#include <vector>

namespace flip::ui {

/// The stage on which a board is set up by hand: what to do, the board to paint on, and below it the commands
/// that change the whole board or return to the game. The commands work only while the stage is active. A
/// board that was read from a picture is shown beside it.
class SetupStage : public QWidget {
    Q_OBJECT

  public:
    explicit SetupStage(Game& game, QWidget* parent = nullptr);

    [[nodiscard]] SetupBoard& board() { return *board_; }

    /// What to do, above the board.
    [[nodiscard]] QWidget& words() { return *told_; }

    [[nodiscard]] bool isActive() const { return active_; }

    void setActive(bool active);

    /// Shows the picture from which the current board was just read, until set-up ends or the board is
    /// replaced by another one. To be called while the stage is active.
    void setPicture(const BoardInPicture& picture);

    [[nodiscard]] bool hasPicture() const { return comparison_->picture().picture().has_value(); }

    /// Whether the board is the one that was read from the picture, or was made of it here.
    [[nodiscard]] bool isFromPicture() const;

    [[nodiscard]] const Puzzle& puzzle() const { return game_.puzzle(); }

    /// Whether the board is another one than when set-up began, and was made here: not pasted or drawn at
    /// random meanwhile.
    [[nodiscard]] bool isByHand() const {
        return game_.puzzle() != before_ && byHand_.contains(game_.moveIndex() - 1);
    }

    /// Whether the game is where it was when set-up began, and not just on an equal board.
    [[nodiscard]] bool isAsBefore() const {
        return game_.puzzle() == before_ && game_.moveIndex() == moveBefore_ &&
               !byHand_.contains(moveBefore_ - 1);
    }

    /// Changes the whole puzzle, in one move of this name. Nothing happens if it is the same.
    void change(const Puzzle& next, const QString& name);

    /// Adds all commands that change the whole board.
    void addCommands(QMenu& menu) const;

  signals:
    /// A command has changed the whole puzzle: its name, as in the menu.
    void edited(const QString& name, const flip::Puzzle& now);
    /// The user wants to choose another size, pattern, edges or goal.
    void ruleWanted();
    /// The user wants to play.
    void finished();

  private:
    void buildCommands();
    void buildBar(QBoxLayout& bar);
    [[nodiscard]] QPushButton* menuButton(const QString& title, SetupGroup group);
    [[nodiscard]] QToolButton* pictureButton();
    void addCommands(QMenu& menu, SetupGroup group) const;
    void apply(const SetupEdit& edit);
    void refresh();
    void refreshPicture();
    [[nodiscard]] QString toldOfPicture() const;

    Game& game_;
    Puzzle before_;
    int moveBefore_ = 0;
    bool active_ = false;
    /// The moves of the game that were made here since set-up began.
    std::set<int> byHand_;
    /// The number of moves after which the board was the one in the picture.
    int moveOfPicture_ = 0;
    SetupBoard* board_;
    Comparison* comparison_;
    QLabel* told_;
    QWidget* bar_;
    /// In the order of setupEdits().
    std::vector<QAction*> commands_;
    QAction* rule_;
};

} // namespace flip::ui
