#pragma once

#include "ui/reading/text_desk.h"
#include "ui/setup/setup_stage.h"
#include "ui/window/stages.h"
#include "ui/window/status_line.h"

#include <QMenu>

namespace flip::ui {

/// The menu Game: which board is played, and where it comes from.
class GameMenu : public QMenu {
    Q_OBJECT

  public:
    struct Parts {
        Game& game;
        Stages& stages;
        TextDesk& texts;
        SetupStage& setup;
        QAction& setUp;
        MessageBar& messages;
        StatusLine& status;
    };

    GameMenu(const Parts& parts, QWidget* window);

  private:
    void addBeginning();
    void addCopies();
    void addPaste();
    void newBoard();
    void choosePuzzle();
    void copyBoard();

    Parts parts_;
};

/// A board like this one's, at random, that can be solved.
[[nodiscard]] Puzzle randomBoardLike(const Puzzle& puzzle);

} // namespace flip::ui
