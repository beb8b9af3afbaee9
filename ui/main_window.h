#pragma once

#include "ui/board/rule_picture.h"
#include "ui/file/copy_menu.h"
#include "ui/file/game_files.h"
#include "ui/game/frame_clock.h"
#include "ui/game/game.h"
#include "ui/game/session.h"
#include "ui/game/settings.h"
#include "ui/game/solution_player.h"
#include "ui/guide/guide_page.h"
#include "ui/look/motion_wish.h"
#include "ui/race/race_page.h"
#include "ui/reading/text_desk.h"
#include "ui/search/search_page.h"
#include "ui/search/search_stage.h"
#include "ui/setup/setup_stage.h"
#include "ui/solution/game_stage.h"
#include "ui/solution/solve_desk.h"
#include "ui/widgets/card.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/page_stack.h"

#include <QActionGroup>
#include <QBoxLayout>
#include <QHash>
#include <QLabel>
#include <QMainWindow>
#include <QStackedWidget>
#include <QTimer>

#include <optional>

namespace flip::ui {

/// The window: it puts the parts side by side and connects them.
class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    /// The game is kept in `sessionFolder`; everything that moves asks `clock`.
    MainWindow(const QString& sessionFolder, FrameClock& clock, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Game& game() { return game_; }

    [[nodiscard]] SolutionPlayer& player() { return player_; }

    [[nodiscard]] BoardView& board() { return stage_->board(); }

    /// As TextDesk::open.
    void openSource(const QString& path, const std::function<void()>& then = {});
    /// As TextDesk::take.
    void takeText(const QString& text, TextDesk::Arrival arrival);
    void solve();

  signals:
    /// The steps that can be gone through are others, or have gone on.
    void stepsChanged();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    /// What a page brings along: a widget for the place of the game's board, the board on it, what the
    /// commands for steps drive there, and the game that undo and the like are about. The window's own where
    /// it brings none.
    struct Stage {
        QWidget* widget;
        BoardWidget* board;
        StepPlayer* player;
        Game* game;
    };

    void buildCentre();
    void buildPages();
    void addSearchPage();
    void addRacePage();
    void buildGuide();
    void addPage(const QString& name, const QString& title, QWidget& page, const Stage& stage = {});
    void buildActions();
    void buildFileMenu();
    void buildGameMenu();
    void buildMoveMenu();
    void addSetUp(QMenu& menu);
    void addHistory(QMenu& menu);
    void buildViewMenu();
    void addReduceMotion(QMenu& menu);
    void addPageCommands(QMenu& menu);
    void buildHelpMenu();
    void buildStatusBar();
    void connectParts();
    void applySettings();
    void tellRestored(Session::Restored restored);
    void tellSaving();
    void arrange();
    void chooseStage();
    /// Lets the person set the board up by hand, or play it.
    void setUp(bool on);
    /// Brings the page to the front, the panel too if it was hidden, and the keyboard to it. A window that
    /// has no room for it says so, and the keyboard stays where it is.
    void showPage(const QString& name);
    [[nodiscard]] static QString needsRoom();
    /// Leaves the guide: who does something to the game wants to see it.
    void leaveGuide();
    [[nodiscard]] Stage stageInFront();

    /// Every board that is played on, and all boards.
    [[nodiscard]] std::array<BoardView*, 2> playedBoards() {
        return {&stage_->board(), &guide_->stage().board()};
    }

    [[nodiscard]] std::array<BoardWidget*, 4> boards() {
        return {&stage_->board(), &guide_->stage().board(), &searchStage_->board(), &setup_->board()};
    }

    void refreshStatus();
    void refreshHistory();
    void hint();
    void newBoard();
    void restart();
    void choosePuzzle();
    void copyBoard();
    [[nodiscard]] CopyMenu::Shown shown();
    [[nodiscard]] QImage picture();
    void refreshTitle();
    void say(const QString& sentence);
    void saveGeometrySoon();

    /// A switch in a menu that stores its setting and then calls `apply`.
    template <class Apply>
    QAction* addSwitch(QMenu& menu, const QString& text, const SettingKey<bool>& key, Apply apply);
    template <class Names, class Apply>
    void addChoice(QMenu& menu, const Names& names, const SettingKey<QString>& key, Apply apply);

    Settings settings_;
    Game game_;
    SolutionPlayer player_;
    Session session_;
    GameFiles files_;
    FrameClock& clock_;
    QBoxLayout* centre_ = nullptr;
    /// What stands beside the panel: the game, or what the page in front brings along.
    QStackedWidget* stages_ = nullptr;
    GameStage* stage_ = nullptr;
    SetupStage* setup_ = nullptr;
    QHash<QString, Stage> stageOfPage_;
    MessageBar* messages_ = nullptr;
    Card* side_ = nullptr;
    PageStack* pages_ = nullptr;
    SolutionPanel* panel_ = nullptr;
    RacePage* race_ = nullptr;
    GuidePage* guide_ = nullptr;
    SearchExplorer* explorer_ = nullptr;
    SearchPage* searchPage_ = nullptr;
    SearchStage* searchStage_ = nullptr;
    SolveDesk* desk_ = nullptr;
    QAction* panelAction_ = nullptr;
    QAction* restart_ = nullptr;
    QAction* setUp_ = nullptr;
    QAction* undo_ = nullptr;
    QAction* redo_ = nullptr;
    QToolBar* toolBar_ = nullptr;
    QLabel* pressesLabel_ = nullptr;
    QLabel* leastLabel_ = nullptr;
    RulePicture* rulePicture_ = nullptr;
    QLabel* ruleLabel_ = nullptr;
    QLabel* goalLabel_ = nullptr;
    ReadingChoice* choice_ = nullptr;
    TextDesk* texts_ = nullptr;
    QLabel* unsavedLabel_ = nullptr;
    QLabel* spoken_ = nullptr;
    MotionWish motionWish_;
    QTimer geometryTimer_;
};

} // namespace flip::ui
