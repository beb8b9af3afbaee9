// The menus and the tool bar of MainWindow: every command of the program, in the order in which a person
// meets it.

#include "ui/dialogs/text_dialogs.h"
#include "ui/file/file_menu.h"
#include "ui/look/icons.h"
#include "ui/look/palettes.h"
#include "ui/main_window.h"
#include "ui/widgets/commands.h"

#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QSignalBlocker>
#include <QToolBar>

#include <array>

namespace flip::ui {

namespace {

struct AppearanceName {
    const char* key;
    const char* title;
};

constexpr std::array appearances{
    AppearanceName{"system", QT_TRANSLATE_NOOP("Appearance", "Follow the desktop")},
    AppearanceName{"light", QT_TRANSLATE_NOOP("Appearance", "Light")},
    AppearanceName{"dark", QT_TRANSLATE_NOOP("Appearance", "Dark")},
    AppearanceName{"contrast", QT_TRANSLATE_NOOP("Appearance", "High contrast")},
};

} // namespace

template <class Apply>
QAction* MainWindow::addSwitch(QMenu& menu, const QString& text, const SettingKey<bool>& key, Apply apply) {
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(settings_.get(key));
    connect(action, &QAction::toggled, this, [this, key, apply](bool on) {
        settings_.set(key, on);
        apply(on);
    });
    apply(action->isChecked());
    return action;
}

template <class Names, class Apply>
void MainWindow::addChoice(QMenu& menu, const Names& names, const SettingKey<QString>& key, Apply apply) {
    auto* group = new QActionGroup(&menu);
    const QString chosen = settings_.get(key);
    for (const auto& name : names) {
        QAction* action = menu.addAction(QCoreApplication::translate(key.name, name.title));
        action->setCheckable(true);
        action->setActionGroup(group);
        action->setChecked(chosen == QLatin1String(name.key) || group->actions().size() == 1);
        connect(action, &QAction::triggered, this, [this, key, apply, value = QString::fromLatin1(name.key)] {
            settings_.set(key, value);
            apply(value);
        });
    }
    apply(chosen);
}

void MainWindow::buildActions() {
    toolBar_ = addToolBar(tr("Tool bar"));
    toolBar_->setObjectName(QStringLiteral("toolBar"));
    toolBar_->setMovable(false);
    toolBar_->setIconSize(QSize(24, 24));
    setContextMenuPolicy(Qt::NoContextMenu);
    buildFileMenu();
    buildGameMenu();
    buildMoveMenu();
    buildViewMenu();
    buildHelpMenu();
}

void MainWindow::buildFileMenu() {
    auto* menu = new FileMenu(
        files_, [this] { return picture(); }, this);
    menuBar()->addMenu(menu);
    connect(menu, &FileMenu::chosen, this, [this](const QString& path) { openSource(path); });
    connect(menu, &FileMenu::told, this, [this](MessageBar::Kind kind, const QString& sentence) {
        messages_->tell(kind, sentence);
        say(sentence);
    });
    menu->addSeparator();
    addCommand(*menu, nullptr, tr("&Quit"), {QKeySequence(QKeySequence::Quit), Qt::CTRL | Qt::Key_Q}, this,
               &QWidget::close);
}

void MainWindow::buildGameMenu() {
    QMenu& menu = *menuBar()->addMenu(tr("&Game"));
    QAction* fresh = addCommand(menu, "new", tr("&New"), {QKeySequence::New}, this, &MainWindow::newBoard);
    QAction* puzzle = addCommand(menu, nullptr, tr("New &Puzzle…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_N}, this,
                                 &MainWindow::choosePuzzle);
    puzzle->setObjectName(QStringLiteral("newPuzzleAction"));
    fresh->setToolTip(tr("A random board with a solution"));
    restart_ =
        addCommand(menu, "restart", tr("&Restart"), {Qt::CTRL | Qt::Key_R}, this, &MainWindow::restart);
    restart_->setToolTip(tr("Go back to the start of this board"));
    menu.addSeparator();
    addCommand(menu, "copy", tr("&Copy Board"), {QKeySequence::Copy}, this, &MainWindow::copyBoard);
    auto* copyAs = new CopyMenu({[this] { return shown(); }, [this] { return picture(); }}, this);
    menu.addMenu(copyAs);
    connect(copyAs, &CopyMenu::told, this,
            [this](const QString& sentence) { messages_->tell(MessageBar::Kind::Info, sentence); });
    QAction* paste =
        addCommand(menu, "paste", tr("&Paste Board"), {QKeySequence::Paste}, texts_, &TextDesk::paste);
    paste->setIconText(tr("Paste"));
    paste->setToolTip(tr("Use the board on the clipboard"));
    paste->setObjectName(QStringLiteral("paste"));
    texts_->addCommands(menu);
    menu.addSeparator();
    addSetUp(menu);
    toolBar_->addActions({fresh, restart_});
}

void MainWindow::addSetUp(QMenu& menu) {
    setUp_ = menu.addAction(icon(QStringLiteral("edit")), tr("Set &Up by Hand"));
    setUp_->setObjectName(QStringLiteral("setUp"));
    setUp_->setIconText(tr("Set Up"));
    setUp_->setToolTip(tr("Paint the pieces of the board by hand"));
    setUp_->setCheckable(true);
    setUp_->setShortcut(Qt::Key_F2);
    connect(setUp_, &QAction::toggled, this, &MainWindow::setUp);
    setup_->addCommands(*menu.addMenu(tr("C&hange the Board")));
}

void MainWindow::addHistory(QMenu& menu) {
    undo_ = addCommand(menu, "undo", tr("&Undo"), {QKeySequence::Undo}, this,
                       [this] { stageInFront().game->undo(); });
    redo_ = addCommand(menu, "redo", tr("Re&do"),
                       {QKeySequence::Redo, Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}, this,
                       [this] { stageInFront().game->redo(); });
    // Their texts tell what they would undo and redo, for which a button has no room.
    undo_->setIconText(tr("Undo"));
    redo_->setIconText(tr("Redo"));
    toolBar_->addActions({undo_, redo_});
}

void MainWindow::buildMoveMenu() {
    QMenu& menu = *menuBar()->addMenu(tr("&Move"));
    addHistory(menu);
    menu.addSeparator();
    QAction* hint = addCommand(menu, "hint", tr("&Hint"), {Qt::CTRL | Qt::Key_H}, this, &MainWindow::hint);
    hint->setToolTip(tr("Show one press of an optimal solution"));
    QAction* solve =
        addCommand(menu, "solve", tr("&Solve"), {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}, this,
                   &MainWindow::solve);
    solve->setToolTip(tr("Find the fewest presses, or the proof that there is no solution"));
    addCommand(menu, nullptr, tr("&Watch a Search"), {Qt::CTRL | Qt::Key_E}, this, [this] {
        showPage(QStringLiteral("search"));
        searchPage_->watch();
    });
    menu.addSeparator();
    const auto addStep = [&](const char* iconName, const QString& text, const QKeySequence& key, auto act) {
        return addCommand(menu, iconName, text, {key}, this, [this, act] { act(*stageInFront().player); });
    };
    std::vector<QAction*> steps{
        addStep("first", tr("&First Step"), Qt::ALT | Qt::Key_Home,
                [](StepPlayer& player) { player.goTo(0); }),
        addStep("previous", tr("Pre&vious Step"), Qt::ALT | Qt::Key_Left,
                [](StepPlayer& player) { player.stepBack(); }),
        addStep("play", tr("&Play or Pause"), Qt::CTRL | Qt::Key_Space,
                [](StepPlayer& player) { player.toggle(); }),
        addStep(nullptr, tr("Skip &Back"), Qt::ALT | Qt::Key_PageUp,
                [](StepPlayer& player) { player.skipBack(); }),
        addStep(nullptr, tr("Skip &Ahead"), Qt::ALT | Qt::Key_PageDown,
                [](StepPlayer& player) { player.skipForward(); }),
        addStep("next", tr("&Next Step"), Qt::ALT | Qt::Key_Right,
                [](StepPlayer& player) { player.stepForward(); }),
        addStep("last", tr("&Last Step"), Qt::ALT | Qt::Key_End,
                [](StepPlayer& player) { player.goTo(player.count()); }),
    };
    const auto refresh = [this, steps] {
        for (QAction* step : steps) step->setEnabled(stageInFront().player->isActive());
    };
    connect(&player_, &SolutionPlayer::changed, this, refresh);
    connect(this, &MainWindow::stepsChanged, this, refresh);
    refresh();
    toolBar_->addActions({hint, solve, findChild<QAction*>(QStringLiteral("paste")), setUp_});
}

void MainWindow::buildViewMenu() {
    QMenu& menu = *menuBar()->addMenu(tr("&View"));
    panelAction_ = addSwitch(menu, tr("&Panel"), settings::panelVisible, [](bool) {});
    panelAction_->setObjectName(QStringLiteral("panelSwitch"));
    panelAction_->setIcon(icon(QStringLiteral("panel")));
    panelAction_->setShortcut(Qt::Key_F9);
    connect(panelAction_, &QAction::toggled, this, &MainWindow::arrange);
    addPageCommands(menu);
    menu.addSeparator();
    addSwitch(menu, tr("&Least Presses Left"), settings::leastPresses,
              [this](bool on) { desk_->watchLeast(on); });
    addSwitch(menu, tr("&Coordinates"), settings::coordinates, [this](bool on) {
        for (BoardWidget* board : boards()) board->setCoordinates(on);
    });
    addSwitch(menu, tr("&Mark the Black Side"), settings::markBlack, [this](bool on) {
        for (BoardWidget* board : boards()) board->setMarkBlack(on);
    });
    addReduceMotion(menu);
    menu.addSeparator();
    addChoice(*menu.addMenu(tr("&Board")), boardThemes, settings::theme, [this](const QString& name) {
        for (BoardWidget* board : boards()) board->setTheme(name);
    });
    addChoice(*menu.addMenu(tr("&Appearance")), appearances, settings::appearance,
              [](const QString& name) { applyAppearance(name); });
    menu.addSeparator();
    QAction* full = addCommand(menu, nullptr, tr("&Full Screen"), {Qt::Key_F11}, this,
                               [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    full->setObjectName(QStringLiteral("fullScreen"));
}

void MainWindow::addReduceMotion(QMenu& menu) {
    const auto apply = [this](bool reduced) {
        for (BoardView* board : playedBoards()) board->setReducedMotion(reduced);
        searchPage_->setReducedMotion(reduced);
        race_->setReducedMotion(reduced);
    };
    QAction* action = addSwitch(menu, tr("&Reduce Motion"), settings::reducedMotion, apply);
    // Until the person chooses, the desktop does.
    connect(&motionWish_, &MotionWish::changed, this, [this, action, apply](bool less) {
        if (settings_.isChosen(settings::reducedMotion)) return;
        const QSignalBlocker blocker(action);
        action->setChecked(less);
        apply(less);
    });
}

void MainWindow::addPageCommands(QMenu& menu) {
    int key = Qt::Key_1;
    for (const QString& name : pages_->names()) {
        addCommand(menu, nullptr, pages_->title(name), {Qt::CTRL | static_cast<Qt::Key>(key++)}, this,
                   [this, name] { showPage(name); })
            ->setObjectName(name + QStringLiteral("Page"));
    }
}

void MainWindow::buildHelpMenu() {
    QMenu& menu = *menuBar()->addMenu(tr("&Help"));
    addCommand(menu, nullptr, tr("&How to Play"), {}, this, [this] { showHowToPlay(this); });
    addCommand(menu, nullptr, tr("&Guide"), {QKeySequence::HelpContents}, this, [this] {
        showPage(QStringLiteral("guide"));
    })->setObjectName(QStringLiteral("guide"));
    addCommand(menu, nullptr, tr("&Keyboard Shortcuts"), {Qt::CTRL | Qt::Key_F1}, this,
               [this] { showShortcuts(this); });
    menu.addSeparator();
    addCommand(menu, nullptr, tr("&About Flip Game"), {}, this, [this] { showAbout(this); });
}

} // namespace flip::ui
