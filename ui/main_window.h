#pragma once

#include "ui/file/game_files.h"
#include "ui/game/frame_clock.h"
#include "ui/game/game.h"
#include "ui/game/session.h"
#include "ui/game/settings.h"
#include "ui/game/solution_player.h"
#include "ui/window/kept_geometry.h"

#include <QMainWindow>

#include <functional>

namespace flip::ui {

class AtlasPage;
class BoardView;
class Centre;
class GameStage;
class GuidePage;
class LevelDesk;
class MessageBar;
class RacePage;
class SearchPage;
class SetupStage;
class SolveDesk;
class StatisticsDesk;
class StatusLine;
class FileMenu;
class TextDesk;

/// The main window: creates its parts and connects them.
class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    /// The game is saved in `sessionFolder`; `clock` drives all animations.
    MainWindow(const QString& sessionFolder, FrameClock& clock, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Game& game() { return game_; }

    [[nodiscard]] SolutionPlayer& player() { return player_; }

    /// The board of the current game.
    [[nodiscard]] BoardView& board();

    /// Reads boards from texts.
    [[nodiscard]] TextDesk& texts() { return *texts_; }

    /// As TextDesk::open.
    void openSource(const QString& path, const std::function<void()>& then = {});
    void solve();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void buildCentre(FrameClock& clock);
    void addPages(FrameClock& clock);
    void addLevels(const QString& folder);
    void addFileMenu();
    void addMenus();
    void buildToolBar();
    void connectParts();
    void refreshStatus();
    void refreshPlace();
    void refreshTitle();
    /// At the very first start: what to do, until the first press.
    void tellNewcomer();
    void tellRestored(Session::Restored restored);
    void tellSaving();
    void tellLasting(const QString& sentence);
    /// Whether the window may close without losing moves. If they cannot be saved, says that first; who
    /// closes it again while that is told gives them up.
    [[nodiscard]] bool mayLoseMoves();

    Settings settings_;
    Game game_;
    SolutionPlayer player_;
    Session session_;
    GameFiles files_;
    KeptGeometry geometry_;
    QToolBar* toolBar_ = nullptr;
    StatusLine* status_ = nullptr;
    MessageBar* messages_ = nullptr;
    GameStage* stage_ = nullptr;
    SetupStage* setup_ = nullptr;
    Centre* centre_ = nullptr;
    SolveDesk* desk_ = nullptr;
    LevelDesk* levels_ = nullptr;
    FileMenu* fileMenu_ = nullptr;
    TextDesk* texts_ = nullptr;
    StatisticsDesk* statistics_ = nullptr;
    SearchPage* search_ = nullptr;
    RacePage* race_ = nullptr;
    AtlasPage* atlas_ = nullptr;
    GuidePage* guide_ = nullptr;
};

} // namespace flip::ui
