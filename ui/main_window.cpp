#include "ui/main_window.h"

#include "ui/file/file_menu.h"
#include "ui/file/game_drag.h"
#include "ui/file/notes_dialog.h"
#include "ui/levels/level_desk.h"
#include "ui/look/icons.h"
#include "ui/solution/press_teller.h"
#include "ui/solution/solve_desk.h"
#include "ui/widgets/commands.h"
#include "ui/window/confirm.h"
#include "ui/window/game_menu.h"
#include "ui/window/help_menu.h"
#include "ui/window/move_menu.h"
#include "ui/window/pages.h"
#include "ui/window/read_menu.h"
#include "ui/window/set_up_action.h"
#include "ui/window/statistics_desk.h"
#include "ui/window/view_menu.h"
#include "ui/words/origin_words.h"
#include "ui/words/session_words.h"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenuBar>
#include <QScreen>
#include <QStyle>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <optional>

namespace flip::ui {

namespace {

/// The commands of the tool bar, by object name.
constexpr std::array tools{"new", "restart", "undo", "redo", "hint", "solve", "paste", "setUp"};

/// Editors propose to move a selected text, and would delete it.
bool acceptCopy(QDropEvent& event) {
    const bool mayCopy = event.possibleActions().testFlag(Qt::CopyAction);
    if (mayCopy) event.setDropAction(Qt::CopyAction);
    event.setAccepted(mayCopy);
    return mayCopy;
}

Puzzle firstPuzzle() { return randomBoardLike(Puzzle::flipGame(Grid({4, 4}))); }

} // namespace

MainWindow::MainWindow(const QString& sessionFolder, FrameClock& clock, QWidget* parent)
    : QMainWindow(parent), game_(firstPuzzle()), player_(game_, clock), session_(sessionFolder),
      files_(game_, settings_), geometry_(*this, settings_) {
    setWindowIcon(programIcon());
    setAcceptDrops(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    setMinimumSize(leastWindow);
    resize(firstWindow(screen()->availableSize()));
    // Before anything listens to the game, so that restored moves are not played on the screen.
    const Session::Restored restored = session_.attach(game_);
    files_.recall(session_);
    status_ = new StatusLine(this);
    setStatusBar(status_);
    buildCentre(clock);
    addLevels(sessionFolder);
    addMenus();
    buildToolBar();
    connectParts();
    // A window that was closed has left its place; one that was not has left its game.
    if (restored == Session::Restored::Nothing && !settings_.isChosen(settings::windowGeometry))
        tellNewcomer();
    tellRestored(restored);
    desk_->resume();
    refreshStatus();
    refreshTitle();
    geometry_.restore();
    board().setFocus();
}

MainWindow::~MainWindow() {
    // Notes that are being typed are kept, whatever ends the program.
    for (NotesDialog* notes : findChildren<NotesDialog*>()) {
        if (!notes->isHidden()) notes->takeOver();
    }
    // Now, while everything that is notified of it still exists: pages say so when they are hidden.
    hide();
    // As does the focus when it is removed.
    if (QWidget* holder = focusWidget()) holder->clearFocus();
}

BoardView& MainWindow::board() { return stage_->board(); }

void MainWindow::buildCentre(FrameClock& clock) {
    // In Tab order.
    messages_ = new MessageBar(this);
    auto* stages = new Stages(this);
    stage_ = new GameStage(game_, player_, clock, stages);
    setup_ = new SetupStage(game_, stages);
    setup_->board().showMarksOf(stage_->board());
    auto* choice = new ReadingChoice(this);
    auto* pages = new PageStack(this);
    const auto restart = [this] { game_.restart(); };
    stages->addPlay({*stage_, stage_->board(), player_, game_, restart});
    stages->addSetUp(
        {*setup_, setup_->board(), player_, game_, restart, {}, SolutionFilm::End::Glows, &setup_->words()});
    centre_ = new Centre({*messages_, *choice, *stages, *pages}, this);
    setCentralWidget(centre_);
    // Before the pages, which may have more to say about a press.
    connect(new PressTeller(game_, player_, this), &PressTeller::said, status_, &StatusLine::say);
    addPages(clock);
    auto* pictures = new PictureDesk(game_, *messages_, this);
    // What was read may be wrong: it is corrected before it is played.
    connect(pictures, &PictureDesk::read, this, [this](const BoardInPicture& picture) {
        findChild<QAction*>(QStringLiteral("setUp"))->setChecked(true);
        setup_->setPicture(picture);
    });
    connect(pictures, &PictureDesk::said, status_, &StatusLine::say);
    texts_ = new TextDesk({game_, files_, *pictures, *messages_, *choice}, this);
}

void MainWindow::addPages(FrameClock& clock) {
    const PageSurroundings around{game_, player_, clock, settings_, *centre_, *messages_, *status_};
    SolutionPanel& solution = addSolutionPage(around);
    connect(stage_, &GameStage::pressRefused, this, [this](Cell cell) {
        const QString told = tr("Row %1, column %2 has no button, so it cannot be pressed.")
                                 .arg(cell.row + 1)
                                 .arg(cell.column + 1);
        messages_->tell(MessageBar::Kind::Info, told);
        status_->say(told);
    });
    desk_ = new SolveDesk({game_, player_, stage_->board(), solution, *messages_}, this);
    search_ = &addSearchPage(around);
    race_ = &addRacePage(around);
    atlas_ = &addAtlasPage(around, *stage_, [this](const QString& happened) { desk_->introduce(happened); });
    guide_ = &addGuidePage(around, *stage_);
    addReviewPage(around, *stage_);
    statistics_ = new StatisticsDesk(
        {game_, session_, session_.isFresh(), clock, settings_, stage_->board(), *messages_, *status_}, this);
}

void MainWindow::addLevels(const QString& folder) {
    levels_ = new LevelDesk({game_, *messages_, *this}, folder, this);
    desk_->setFinish([this](SolveDesk::Finish how) {
        if (game_.origin() != Origin()) return levels_->finish(how);
        const auto fresh = [this] { findChild<QAction*>(QStringLiteral("new"))->trigger(); };
        return SolveDesk::Ending{{}, {tr("New Board"), fresh}};
    });
    connect(levels_, &LevelDesk::beginning, &player_, &SolutionPlayer::pause);
    connect(levels_, &LevelDesk::begun, this, [this] {
        centre_->showPlay();
        board().setFocus();
    });
    connect(levels_, &LevelDesk::said, status_, &StatusLine::say);
}

void MainWindow::addFileMenu() {
    const auto picture = [this] { return savedPictureOf(centre_->stages().inFront()); };
    const auto film = [this] { return filmOf(centre_->stages().inFront()); };
    const auto message = [this] { return messages_->isVisible() ? messages_->text() : QString(); };
    auto* menu = new FileMenu(files_, {picture, film, message}, this);
    fileMenu_ = menu;
    new GameDrag(files_, board());
    menuBar()->addMenu(menu);
    connect(menu, &FileMenu::chosen, this, [this](const QString& path) { openSource(path); });
    connect(menu, &FileMenu::told, this,
            [this](MessageBar::Kind kind, const QString& sentence, const MessageBar::Offer& offer) {
                confirm(*messages_, *status_, kind, sentence, offer);
            });
    connect(menu, &FileMenu::gameWanted, this, [this] {
        // It is saved, or written about, only where it is seen.
        const Stages& stages = centre_->stages();
        if (!stages.isAboutPlay() || stages.inFront().picture) centre_->showPlay();
    });
    connect(status_, &StatusLine::notesRequested, this,
            [this] { findChild<QAction*>(QStringLiteral("notesAction"))->trigger(); });
    connect(menu, &FileMenu::delayed, messages_, &MessageBar::goOn);
    menu->addSeparator();
    addCommand(*menu, nullptr, tr("&Quit"), quitKeys(), this, &QWidget::close);
}

void MainWindow::addMenus() {
    Stages& stages = centre_->stages();
    auto* setUp = new SetUpAction({*centre_, *setup_, player_, *desk_, *status_, *messages_}, this);
    const auto hint = [this] {
        // The hint is shown on the game's board.
        centre_->showPlay();
        desk_->hint();
    };
    const auto watch = [this] {
        centre_->enterPage(page_names::search);
        search_->watch();
    };
    const auto reduceMotion = [this](bool reduced) {
        for (GameStage* stage : {stage_, &guide_->stage()}) stage->board().setReducedMotion(reduced);
        search_->setReducedMotion(reduced);
        race_->setReducedMotion(reduced);
    };
    const auto watchLeast = [this](bool on) { desk_->watchLeast(on); };
    const auto showTimer = [this](bool shown) { statistics_->setTimerShown(shown); };
    const auto showStatistics = [this] { statistics_->showDialog(); };
    addFileMenu();
    menuBar()->addMenu(new GameMenu(
        {game_, settings_, stages, *texts_, *setup_, *setUp, *messages_, *levels_, *status_, showStatistics},
        this));
    menuBar()->addMenu(new MoveMenu({stages, hint, [this] { solve(); }, watch}, this));
    auto* read = new ReadMenu(stages, this);
    connect(read, &ReadMenu::said, status_, &StatusLine::say);
    connect(read, &ReadMenu::repeatWanted, status_, &StatusLine::repeat);
    menuBar()->addMenu(
        new ViewMenu({settings_, *centre_, *atlas_, *read, watchLeast, showTimer, reduceMotion}, this));
    menuBar()->addMenu(&makeHelpMenu(*this, *centre_));
}

void MainWindow::buildToolBar() {
    toolBar_ = addToolBar(tr("Tool bar"));
    toolBar_->setObjectName(QStringLiteral("toolBar"));
    toolBar_->setMovable(false);
    for (const char* tool : tools) toolBar_->addAction(findChild<QAction*>(QLatin1String(tool)));
    // Beside the quick way to another board, the one with a choice.
    auto* fresh = findChild<QAction*>(QLatin1String(tools.front()));
    auto* button = qobject_cast<QToolButton*>(toolBar_->widgetForAction(fresh));
    auto* choices = new QMenu(button);
    for (const char* choice : {"new", "newPuzzleAction", "levelsAction", "dailyPuzzle"})
        choices->addAction(findChild<QAction*>(QLatin1String(choice)));
    connect(choices, &QMenu::aboutToShow, findChild<GameMenu*>(), &GameMenu::refreshDaily);
    button->setMenu(choices);
    button->setPopupMode(QToolButton::MenuButtonPopup);
}

void MainWindow::connectParts() {
    // Follows every change of the stage, too.
    connect(&centre_->stages(), &Stages::stepsChanged, this, [this] {
        const bool shown = centre_->stages().isGameShown();
        desk_->setGameShown(shown);
        status_->setLeastShown(shown);
        statistics_->setGameShown(shown && !centre_->stages().isSettingUp());
        statistics_->setPlayable(centre_->isGamePlayable());
    });
    connect(&centre_->stages(), &Stages::gameChanged, this, &MainWindow::refreshStatus);
    for (BoardWidget* board : centre_->stages().boards()) {
        connect(board, &BoardWidget::pointed, this, &MainWindow::refreshPlace);
        connect(board, &BoardWidget::zoomed, this, &MainWindow::refreshPlace);
    }
    connect(&centre_->stages(), &Stages::changed, this, &MainWindow::refreshPlace);
    // The game should be seen.
    connect(&game_, &Game::changed, centre_, &Centre::showGame);
    connect(&game_, &Game::noted, this, &MainWindow::refreshStatus);
    connect(&session_, &Session::problemChanged, this, &MainWindow::tellSaving);
    settings_.onFailure([this](const QString& why) {
        // That moves are not saved is worse, and has the same cause.
        if (session_.problem().isEmpty()) tellLasting(tr("Your settings are not being saved. %1").arg(why));
    });
    connect(&files_, &GameFiles::changed, this, &MainWindow::refreshTitle);
    connect(&game_, &Game::replaced, this, &MainWindow::refreshTitle);
    connect(texts_, &TextDesk::introduced, desk_, &SolveDesk::introduce);
    connect(texts_, &TextDesk::said, status_, &StatusLine::say);
    connect(messages_, &MessageBar::warned, status_, &StatusLine::sayIfSilent);
    connect(desk_, &SolveDesk::said, status_, &StatusLine::say);
    connect(desk_, &SolveDesk::leastChanged, status_, &StatusLine::setLeast);
    centre_->setPanelShares(settings_.get(settings::panelBeside), settings_.get(settings::panelBelow));
    connect(centre_, &Centre::panelShareChosen, this, [this](bool beside, double share) {
        settings_.set(beside ? settings::panelBeside : settings::panelBelow, share);
    });
    PageStack& pages = centre_->pages();
    pages.setCurrent(settings_.get(settings::page));
    connect(&pages, &PageStack::currentChanged, this,
            [this](const QString& page) { settings_.set(settings::page, page); });
}

void MainWindow::refreshStatus() {
    const Stages& stages = centre_->stages();
    const Game& game = stages.inFront().game;
    status_->showPuzzle(game.puzzle(), stages.isSettingUp() ? std::nullopt : std::optional(game.presses()));
    status_->setLeastShown(stages.isGameShown());
    status_->setNotes(stages.isSettingUp() ? QString() : game.notes().value_or(QString()));
    status_->setOrigin(stages.isSettingUp() ? Origin() : game.origin());
}

void MainWindow::refreshPlace() {
    const Stage& front = centre_->stages().inFront();
    const bool isTold = !front.picture && !front.board.geometry().tellsPlaces();
    status_->setPlace(isTold ? front.board.pointedCell() : std::nullopt);
}

void MainWindow::refreshTitle() {
    // The mark of a change is where this stands once; twice, it stands for itself.
    const QString mark = QStringLiteral("[*]");
    const QString name = QFileInfo(files_.path()).fileName().replace(mark, mark + mark);
    const QString origin = origin_words::name(game_.origin());
    setWindowTitle(!name.isEmpty()     ? name + mark
                   : !origin.isEmpty() ? origin
                                       : QGuiApplication::applicationDisplayName());
    setWindowModified(files_.isModified());
}

void MainWindow::tellNewcomer() {
    messages_->tell(MessageBar::Kind::Info,
                    tr("Press a piece to turn it and its neighbours. Make all one colour."),
                    {tr("Guide"), [this] { centre_->enterPage(page_names::guide); }});
}

void MainWindow::tellRestored(Session::Restored restored) {
    const QString sentence = session_words::restored(restored, session_);
    if (!sentence.isEmpty()) messages_->warn(sentence);
    status_->setSaved(session_.problem().isEmpty());
}

void MainWindow::tellSaving() {
    status_->setSaved(session_.problem().isEmpty());
    const QString sentence = session_words::saving(session_);
    if (!session_.problem().isEmpty() || session_.isTooLong()) return tellLasting(sentence);
    // The warning took the place of all others, and is over.
    messages_->clear();
    // Behind the change of the board that was saved, which takes away what was told before.
    QMetaObject::invokeMethod(
        this, [this, sentence] { confirm(*messages_, *status_, MessageBar::Kind::Done, sentence); },
        Qt::QueuedConnection);
}

void MainWindow::tellLasting(const QString& sentence) {
    messages_->warn(sentence);
    status_->say(sentence);
}

void MainWindow::openSource(const QString& path, const std::function<void()>& then) {
    texts_->open(path, then);
}

void MainWindow::solve() {
    // A requested solution should be seen.
    centre_->showSolution();
    desk_->solve();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    event->setAccepted(fileMenu_->mayLeave() && mayLoseMoves());
}

bool MainWindow::mayLoseMoves() {
    session_.tryAgain();
    const bool isInFile = !files_.path().isEmpty() && !files_.isModified();
    if (!session_.isBehind() || !game_.canUndo() || isInFile) return true;
    const QString sentence = session_words::leaving(session_);
    if (messages_->text() == sentence) return true;
    tellLasting(sentence);
    return false;
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    const WindowPlan plan = planFor(size(), font());
    centre_->arrange(plan);
    status_->arrange(plan);
    toolBar_->setToolButtonStyle(plan.hasWordsInToolBar ? Qt::ToolButtonTextUnderIcon
                                                        : Qt::ToolButtonIconOnly);
    const int side =
        std::min(style()->pixelMetric(QStyle::PM_ToolBarIconSize, nullptr, toolBar_), plan.mostToolIcon);
    toolBar_->setIconSize({side, side});
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    // What comes from here is here already.
    if (event->source() == nullptr && mayBeClipping(*event->mimeData())) acceptCopy(*event);
}

void MainWindow::dropEvent(QDropEvent* event) {
    if (acceptCopy(*event)) texts_->drop(*event->mimeData());
}

} // namespace flip::ui
