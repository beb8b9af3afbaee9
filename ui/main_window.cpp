#include "ui/main_window.h"

#include "core/generate/random_puzzle.h"
#include "core/text/board_text.h"
#include "core/text/written_forms.h"
#include "ui/dialogs/new_puzzle_dialog.h"
#include "ui/look/icons.h"
#include "ui/look/palettes.h"
#include "ui/words/answer_words.h"
#include "ui/words/reading_words.h"

#include <QAccessible>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QRandomGenerator>
#include <QStatusBar>
#include <QToolBar>
#include <QUrl>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

namespace flip::ui {

namespace {

constexpr int leastSideWidth = 320;
constexpr int mostSideWidth = 440;
/// At this width the panel stands beside the board; narrower, it folds below where there is height enough.
constexpr int besideWidth = 760;
constexpr int belowHeight = 780;
/// Narrower, the goal is told by its sign alone.
constexpr int goalWidth = 480;

Puzzle randomBoardLike(const Puzzle& puzzle) {
    return randomPuzzle(puzzle.rule, puzzle.goal, QRandomGenerator::global()->generate64());
}

Puzzle firstPuzzle() { return randomBoardLike(Puzzle::flipGame(Grid({4, 4}))); }

} // namespace

MainWindow::MainWindow(const QString& sessionFolder, FrameClock& clock, QWidget* parent)
    : QMainWindow(parent), game_(firstPuzzle()), player_(game_, clock), session_(sessionFolder),
      files_(game_, settings_), clock_(clock) {
    setWindowIcon(programIcon());
    setAcceptDrops(true);
    setMinimumSize(320, 320);
    resize(1000, 700);
    // Before anything listens to the game: what has been played is not played again on the screen.
    const Session::Restored restored = session_.attach(game_);
    files_.recall();
    buildCentre();
    buildStatusBar();
    buildActions();
    connectParts();
    applySettings();
    tellRestored(restored);
    refreshTitle();
    board().setFocus();
}

MainWindow::~MainWindow() {
    // Whoever has the keyboard loses it now, while those who are told of it are whole.
    if (QWidget* holder = focusWidget()) holder->clearFocus();
}

void MainWindow::buildCentre() {
    auto* ground = new QWidget(this);
    centre_ = new QHBoxLayout(ground);
    centre_->setContentsMargins(14, 8, 14, 0);
    centre_->setSpacing(14);
    messages_ = new MessageBar(ground);
    stages_ = new QStackedWidget(ground);
    stage_ = new GameStage(game_, player_, clock_, stages_);
    stages_->addWidget(stage_);
    setup_ = new SetupStage(game_, stages_);
    stages_->addWidget(setup_);
    auto* left = new QVBoxLayout;
    left->setSpacing(6);
    choice_ = new ReadingChoice(ground);
    left->addWidget(messages_);
    left->addWidget(choice_);
    left->addWidget(stages_, 1);
    centre_->addLayout(left, 1);
    side_ = new Card(ground);
    buildPages();
    centre_->addWidget(side_);
    desk_ = new SolveDesk({game_, player_, stage_->board(), *panel_, *messages_}, this);
    texts_ = new TextDesk({game_, files_, *messages_, *choice_}, this);
    setCentralWidget(ground);
}

void MainWindow::buildStatusBar() {
    pressesLabel_ = new QLabel(this);
    leastLabel_ = new QLabel(this);
    rulePicture_ = new RulePicture(this);
    ruleLabel_ = new QLabel(this);
    goalLabel_ = new QLabel(this);
    unsavedLabel_ = new QLabel(tr("Not saved"), this);
    spoken_ = new QLabel(this);
    pressesLabel_->setObjectName(QStringLiteral("presses"));
    leastLabel_->setObjectName(QStringLiteral("least"));
    ruleLabel_->setObjectName(QStringLiteral("rule"));
    ruleLabel_->setContentsMargins(4, 0, 16, 0);
    ruleLabel_->setToolTip(tr("Which pieces a press flips, and what happens at the edges of the board"));
    unsavedLabel_->setObjectName(QStringLiteral("unsaved"));
    // Not for the eye: it carries the last announcement to screen readers.
    spoken_->setObjectName(QStringLiteral("spoken"));
    spoken_->setMaximumSize(1, 1);
    statusBar()->addWidget(pressesLabel_);
    statusBar()->addWidget(leastLabel_);
    statusBar()->addPermanentWidget(unsavedLabel_);
    statusBar()->addPermanentWidget(rulePicture_);
    statusBar()->addPermanentWidget(ruleLabel_);
    statusBar()->addPermanentWidget(goalLabel_);
    statusBar()->addPermanentWidget(spoken_);
    statusBar()->setContentsMargins(12, 0, 0, 0);
}

void MainWindow::connectParts() {
    for (const Game* game : {&game_, &guide_->game()}) {
        connect(game, &Game::changed, this, &MainWindow::refreshStatus);
        connect(game, &Game::changed, this, &MainWindow::refreshHistory);
    }
    connect(&game_, &Game::changed, this, &MainWindow::leaveGuide);
    connect(&guide_->game(), &Game::changed, messages_, &MessageBar::boardChanged);
    connect(&session_, &Session::problemChanged, this, &MainWindow::tellSaving);
    connect(explorer_, &SearchExplorer::failed, this,
            [this](const QString& why) { messages_->tell(MessageBar::Kind::Warning, why); });
    connect(&game_, &Game::pressed, this, [this](const Transition& transition, Direction direction) {
        const Cell cell = transition.pressed;
        const QString text =
            direction == Direction::Forward ? tr("Pressed row %1, column %2") : tr("Undid row %1, column %2");
        say(text.arg(cell.row + 1).arg(cell.column + 1));
    });
    connect(choice_, &ReadingChoice::settled, this, [this] { stageInFront().board->setFocus(); });
    connect(texts_, &TextDesk::introduced, desk_, &SolveDesk::introduce);
    connect(texts_, &TextDesk::said, this, &MainWindow::say);
    connect(desk_, &SolveDesk::said, this, &MainWindow::say);
    // An answer is shown on the board in play.
    connect(desk_, &SolveDesk::asked, this, [this] { setUp_->setChecked(false); });
    connect(setup_, &SetupStage::finished, this, [this] { setUp_->setChecked(false); });
    connect(&files_, &GameFiles::changed, this, &MainWindow::refreshTitle);
    connect(desk_, &SolveDesk::leastChanged, this, [this](std::optional<qint64> presses) {
        leastLabel_->setText(presses ? tr("Least left: %1").arg(*presses) : QString());
    });
    connect(stage_, &GameStage::speedChosen, this,
            [this](double speed) { settings_.set(settings::speed, speed); });
    connect(panel_, &SolutionPanel::methodChosen, this,
            [this](const QString& name) { settings_.set(settings::method, name); });
    connect(pages_, &PageStack::currentChanged, this, [this](const QString& name) {
        settings_.set(settings::page, name);
        if (stageOfPage_.contains(name)) setUp_->setChecked(false);
        chooseStage();
    });
    geometryTimer_.setSingleShot(true);
    geometryTimer_.setInterval(std::chrono::milliseconds(400));
    connect(&geometryTimer_, &QTimer::timeout, this,
            [this] { settings_.set(settings::windowGeometry, saveGeometry()); });
}

void MainWindow::applySettings() {
    const auto speedFor = [this](const StepPlayer& player, const SettingKey<double>& key) {
        const double chosen = settings_.get(key);
        return player.offers(chosen) ? chosen : key.fallback;
    };
    stage_->setSpeed(speedFor(player_, settings::speed));
    guide_->stage().setSpeed(speedFor(player_, settings::speed));
    panel_->setMethod(settings_.get(settings::method));
    searchPage_->setMethod(settings_.get(settings::searchMethod));
    const double searchSpeed = speedFor(explorer_->player(), settings::searchSpeed);
    searchStage_->transport().setSpeed(searchSpeed);
    explorer_->player().setSpeed(searchSpeed);
    race_->setView(settings_.get(settings::raceNodes) ? Measure::Nodes : Measure::Time,
                   settings_.get(settings::raceLinear) ? Spacing::Linear : Spacing::Logarithmic);
    pages_->setCurrent(settings_.get(settings::page));
    restoreGeometry(settings_.get(settings::windowGeometry));
}

void MainWindow::tellRestored(Session::Restored restored) {
    if (restored == Session::Restored::Part) {
        messages_->warn(tr("The saved game was damaged. What could be read is here; the rest is kept in %1.")
                            .arg(session_.damagedPath()));
    } else if (!session_.problem().isEmpty()) {
        messages_->warn(tr("This game cannot be saved. %1").arg(session_.problem()));
    }
    unsavedLabel_->setVisible(!session_.problem().isEmpty());
    refreshStatus();
    refreshHistory();
}

void MainWindow::tellSaving() {
    const QString& problem = session_.problem();
    unsavedLabel_->setVisible(!problem.isEmpty());
    const QString sentence = problem.isEmpty() ? tr("The game is being saved again.")
                                               : tr("Your last moves have not been saved. %1").arg(problem);
    messages_->warn(sentence);
    say(sentence);
}

void MainWindow::arrange() {
    const bool beside = width() >= besideWidth;
    ruleLabel_->setVisible(beside);
    goalLabel_->setVisible(width() >= goalWidth);
    const bool fits = beside || height() >= belowHeight;
    centre_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int sideWidth = std::clamp(width() * 2 / 5, leastSideWidth, mostSideWidth);
    side_->setMinimumWidth(beside ? sideWidth : 0);
    side_->setMaximumWidth(beside ? sideWidth : QWIDGETSIZE_MAX);
    // Below the board, the panel takes what a square board as wide as the window leaves.
    const int rest = std::max(height() - width() - 150, height() / 4);
    side_->setMinimumHeight(beside ? 0 : rest);
    side_->setMaximumHeight(beside ? QWIDGETSIZE_MAX : rest);
    const bool hasKeyboard = side_->isAncestorOf(focusWidget());
    side_->setVisible(panelAction_->isChecked() && fits);
    if (!side_->isHidden() && messages_->text() == needsRoom()) messages_->clear();
    toolBar_->setToolButtonStyle(width() >= 560 ? Qt::ToolButtonTextUnderIcon : Qt::ToolButtonIconOnly);
    chooseStage();
    // Left to itself, the keyboard would go to whatever is next: an offer in a message, or nothing.
    if (hasKeyboard && side_->isHidden()) board().setFocus();
}

void MainWindow::refreshStatus() {
    const Game& game = *stageInFront().game;
    pressesLabel_->setText(setup_->isActive() ? tr("Setting up") : answer_words::presses(game.presses()));
    leastLabel_->setVisible(&game == &game_);
    ruleLabel_->setText(tr("Rule: %1").arg(reading_words::rule(game.puzzle().rule)));
    goalLabel_->setText(tr("Goal: %1").arg(answer_words::goal(game.puzzle().goal)));
    rulePicture_->setSigns(ruleSigns(game.puzzle()));
    QString told = tr("%1. %2.").arg(ruleLabel_->text(), goalLabel_->text());
    if (rulePicture_->signs() != RuleSigns())
        told += QLatin1Char(' ') + tr("Framed is what differs from Flip Game.");
    rulePicture_->setAccessibleName(told);
    rulePicture_->setToolTip(told);
}

void MainWindow::refreshHistory() {
    const Game& game = *stageInFront().game;
    const auto name = [](const QString& word, const QString& move) { return tr("%1 %2").arg(word, move); };
    undo_->setEnabled(game.canUndo());
    undo_->setText(game.canUndo() ? name(tr("&Undo"), game.moveName(game.moveIndex() - 1)) : tr("&Undo"));
    redo_->setEnabled(game.canRedo());
    redo_->setText(game.canRedo() ? name(tr("Re&do"), game.moveName(game.moveIndex())) : tr("Re&do"));
    restart_->setEnabled(game.presses() > 0);
}

void MainWindow::refreshTitle() {
    const QString name = QFileInfo(files_.path()).fileName();
    setWindowTitle(name.isEmpty() ? QGuiApplication::applicationDisplayName() : name + QStringLiteral("[*]"));
    setWindowModified(files_.isModified());
}

void MainWindow::say(const QString& sentence) {
    spoken_->setAccessibleName(sentence);
    QAccessibleEvent event(spoken_, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

void MainWindow::setUp(bool on) {
    if (on && stageInFront().widget != stage_) pages_->setCurrent(QStringLiteral("solution"));
    const bool another = !on && setup_->hasChanged();
    const bool hadKeyboard = setup_->isAncestorOf(focusWidget());
    setup_->setActive(on);
    chooseStage();
    if (on || hadKeyboard) stageInFront().board->setFocus();
    if (on) {
        player_.pause();
        say(tr("Setting up the board"));
    } else if (another) {
        desk_->introduce(tr("This board was set up by hand."));
    }
}

void MainWindow::hint() {
    // It is shown on the board in play.
    if (stageInFront().widget != stage_) pages_->setCurrent(QStringLiteral("solution"));
    desk_->hint();
}

void MainWindow::newBoard() {
    game_.replace(randomBoardLike(game_.puzzle()), tr("New board"));
    say(tr("New board"));
}

void MainWindow::restart() {
    if (stageInFront().game == &game_) {
        game_.restart();
    } else {
        guide_->startOver();
    }
}

void MainWindow::choosePuzzle() {
    auto* dialog = new NewPuzzleDialog(game_.puzzle(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        game_.replace(dialog->puzzle(), tr("New puzzle"));
        stageInFront().board->setFocus();
    });
    dialog->open();
}

CopyMenu::Shown MainWindow::shown() {
    const Stage stage = stageInFront();
    const Puzzle& played = stage.game->puzzle();
    CopyMenu::Shown now{{played.rule, stage.board->board(), played.goal}, {}, 0};
    if (const auto* player = dynamic_cast<const SolutionPlayer*>(stage.player);
        player && player->isActive()) {
        now.steps = player->steps();
        now.made = player->index();
    }
    return now;
}

QImage MainWindow::picture() {
    constexpr int mostSide = 1200;
    BoardWidget& board = *stageInFront().board;
    const Size size = board.board().size();
    // Large enough to be looked at, and no larger than a screen.
    return board.picture(std::clamp(mostSide / std::max(size.rows, size.columns), 16, 96));
}

void MainWindow::copyBoard() {
    const Puzzle puzzle = shown().puzzle;
    const std::string text = writePuzzle(puzzle);
    QGuiApplication::clipboard()->setText(QString::fromStdString(text));
    messages_->tell(MessageBar::Kind::Info,
                    text == writeBoard(puzzle.board)
                        ? tr("The board is on the clipboard, as lines of b and w.")
                        : tr("The board is on the clipboard, on a line with its goal and rule."));
}

void MainWindow::openSource(const QString& path, const std::function<void()>& then) {
    texts_->open(path, then);
}

void MainWindow::takeText(const QString& text, TextDesk::Arrival arrival) { texts_->take(text, arrival); }

void MainWindow::solve() {
    // Who asks for a solution wants to see it.
    panelAction_->setChecked(true);
    pages_->setCurrent(QStringLiteral("solution"));
    desk_->solve();
}

void MainWindow::saveGeometrySoon() { geometryTimer_.start(); }

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    arrange();
    saveGeometrySoon();
}

void MainWindow::moveEvent(QMoveEvent* event) {
    QMainWindow::moveEvent(event);
    saveGeometrySoon();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    settings_.set(settings::windowGeometry, saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasText() || event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    const auto urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.first().isLocalFile()) {
        openSource(urls.first().toLocalFile());
    } else {
        takeText(event->mimeData()->text(), TextDesk::Arrival::Drop);
    }
}

} // namespace flip::ui
