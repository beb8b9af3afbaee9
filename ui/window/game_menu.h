#pragma once

#include "ui/game/settings.h"
#include "ui/levels/level_desk.h"
#include "ui/reading/text_desk.h"
#include "ui/setup/setup_stage.h"
#include "ui/window/stages.h"
#include "ui/window/status_line.h"

#include <QMenu>

#include <functional>

namespace flip::ui {

/// The menu Game: the commands that start, print, copy, paste and set up boards.
class GameMenu : public QMenu {
    Q_OBJECT

  public:
    struct Parts {
        Game& game;
        Settings& settings;
        Stages& stages;
        TextDesk& texts;
        SetupStage& setup;
        QAction& setUp;
        MessageBar& messages;
        LevelDesk& levels;
        StatusLine& status;
        std::function<void()> showStatistics;
    };

    GameMenu(const Parts& parts, QWidget* window);

    /// Says beside the daily puzzle whether that of today is solved; for every menu that shows it.
    void refreshDaily();

  private:
    void addBeginning();
    void addLevels();
    void addCopies();
    void addPaste();
    void newBoard();
    void choosePuzzle();
    void printPuzzles();
    void tell(const QString& sentence, bool isProblem);

    Parts parts_;
    /// What was said of the last copy.
    QString copied_;
    QAction* daily_ = nullptr;
};

/// A random solvable board with the same rule and goal.
[[nodiscard]] Puzzle randomBoardLike(const Puzzle& puzzle);

} // namespace flip::ui
