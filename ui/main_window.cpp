#include "ui/main_window.h"

#include "core/generate/random_puzzle.h"
#include "core/text/board_text.h"
#include "ui/dialogs/new_puzzle_dialog.h"
#include "ui/game/board_source.h"
#include "ui/solution/answer_words.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/palettes.h"

#include <QAccessible>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>
#include <QRandomGenerator>
#include <QStatusBar>
#include <QToolBar>
#include <QUrl>
#include <QVBoxLayout>

#include <chrono>

namespace flip::ui {

namespace {

constexpr int leastSideWidth = 320;
constexpr int mostSideWidth = 440;
/// At this width the panel stands beside the board; narrower, it folds below where there is height enough.
constexpr int besideWidth = 760;
constexpr int belowHeight = 780;

Puzzle randomBoardLike(const Puzzle& puzzle) {
    return randomPuzzle(puzzle.rule, puzzle.goal, QRandomGenerator::global()->generate64());
}

Puzzle firstPuzzle() { return randomBoardLike(Puzzle::flipGame(Grid({4, 4}))); }

} // namespace

MainWindow::MainWindow(const QString& sessionFolder, FrameClock& clock, QWidget* parent)
    : QMainWindow(parent), game_(firstPuzzle()), player_(game_, clock), session_(sessionFolder),
      clock_(clock) {
    setWindowTitle(QGuiApplication::applicationDisplayName());
    setWindowIcon(programIcon());
    setAcceptDrops(true);
    setMinimumSize(320, 320);
    resize(1000, 700);
    // Before anything listens to the game: what has been played is not played again on the screen.
    const Session::Restored restored = session_.attach(game_);
    buildCentre();
    buildStatusBar();
    buildActions();
    connectParts();
    applySettings();
    tellRestored(restored);
    board().setFocus();
}

MainWindow::~MainWindow() {
    // Whoever has the keyboard loses it now, while those who are told of it are whole.
    if (QWidget* holder = focusWidget()) holder->clearFocus();
}

void MainWindow::buildCentre() {
    auto* ground = new QWidget(this);
    centre_ = new QHBoxLayout(ground);
    centre_->setContentsMargins(14, 8, 14, 6);
    centre_->setSpacing(14);
    messages_ = new MessageBar(ground);
    stages_ = new QStackedWidget(ground);
    stage_ = new GameStage(game_, player_, clock_, stages_);
    stages_->addWidget(stage_);
    undo_.addStack(game_.undoStack());
    auto* left = new QVBoxLayout;
    left->setSpacing(6);
    left->addWidget(messages_);
    left->addWidget(stages_, 1);
    centre_->addLayout(left, 1);
    side_ = new Card(ground);
    buildPages();
    centre_->addWidget(side_);
    desk_ = new SolveDesk({game_, player_, stage_->board(), *panel_, *messages_}, this);
    setCentralWidget(ground);
}

void MainWindow::buildStatusBar() {
    pressesLabel_ = new QLabel(this);
    leastLabel_ = new QLabel(this);
    goalLabel_ = new QLabel(this);
    spoken_ = new QLabel(this);
    pressesLabel_->setObjectName(QStringLiteral("presses"));
    leastLabel_->setObjectName(QStringLiteral("least"));
    // Not for the eye: it carries the last announcement to screen readers.
    spoken_->setObjectName(QStringLiteral("spoken"));
    spoken_->setMaximumSize(1, 1);
    statusBar()->addWidget(pressesLabel_);
    statusBar()->addWidget(leastLabel_);
    statusBar()->addPermanentWidget(goalLabel_);
    statusBar()->addPermanentWidget(spoken_);
    statusBar()->setContentsMargins(12, 0, 0, 0);
}

void MainWindow::connectParts() {
    connect(&game_, &Game::changed, this, &MainWindow::refreshStatus);
    connect(&game_, &Game::changed, this, &MainWindow::leaveGuide);
    connect(&game_, &Game::pressed, this, [this](const Transition& transition, Direction direction) {
        const Cell cell = transition.pressed;
        const QString text = direction == Direction::Forward ? tr("Pressed row %1, column %2")
                                                             : tr("Took back row %1, column %2");
        say(text.arg(cell.row + 1).arg(cell.column + 1));
    });
    connect(desk_, &SolveDesk::said, this, &MainWindow::say);
    connect(desk_, &SolveDesk::leastChanged, this, [this](std::optional<qint64> presses) {
        leastLabel_->setText(presses ? tr("Least left: %1").arg(*presses) : QString());
    });
    connect(stage_, &GameStage::speedChosen, this,
            [this](double speed) { settings_.set(settings::speed, speed); });
    connect(panel_, &SolutionPanel::methodChosen, this,
            [this](const QString& name) { settings_.set(settings::method, name); });
    connect(pages_, &PageStack::currentChanged, this, [this](const QString& name) {
        settings_.set(settings::page, name);
        chooseStage();
    });
    geometryTimer_.setSingleShot(true);
    geometryTimer_.setInterval(std::chrono::milliseconds(400));
    connect(&geometryTimer_, &QTimer::timeout, this,
            [this] { settings_.set(settings::windowGeometry, saveGeometry()); });
}

void MainWindow::applySettings() {
    stage_->setSpeed(settings_.get(settings::speed));
    guide_->stage().setSpeed(settings_.get(settings::speed));
    panel_->setMethod(settings_.get(settings::method));
    searchPage_->setMethod(settings_.get(settings::searchMethod));
    searchStage_->transport().setSpeed(settings_.get(settings::searchSpeed));
    explorer_->player().setSpeed(settings_.get(settings::searchSpeed));
    race_->setView(settings_.get(settings::raceNodes) ? Measure::Nodes : Measure::Time,
                   settings_.get(settings::raceLinear) ? Spacing::Linear : Spacing::Logarithmic);
    pages_->setCurrent(settings_.get(settings::page));
    restoreGeometry(settings_.get(settings::windowGeometry));
}

void MainWindow::tellRestored(Session::Restored restored) {
    if (restored == Session::Restored::Part) {
        messages_->tell(MessageBar::Kind::Warning,
                        tr("The saved game was damaged. What could be read is here; the rest is kept in %1.")
                            .arg(session_.damagedPath()));
    } else if (!session_.problem().isEmpty()) {
        messages_->tell(MessageBar::Kind::Warning,
                        tr("This game will not be remembered. %1").arg(session_.problem()));
    }
    refreshStatus();
}

void MainWindow::arrange() {
    const bool beside = width() >= besideWidth;
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
    pressesLabel_->setText(answer_words::presses(game_.presses()));
    goalLabel_->setText(tr("Goal: %1").arg(answer_words::goal(game_.puzzle().goal)));
}

void MainWindow::say(const QString& sentence) {
    spoken_->setAccessibleName(sentence);
    QAccessibleEvent event(spoken_, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

void MainWindow::hint() {
    // It is shown on the board in play.
    if (stageInFront().widget != stage_) pages_->setCurrent(QStringLiteral("solution"));
    desk_->hint();
}

void MainWindow::newBoard() {
    messages_->clear();
    game_.replace(randomBoardLike(game_.puzzle()), tr("New board"));
    say(tr("New board"));
}

void MainWindow::choosePuzzle() {
    auto* dialog = new NewPuzzleDialog(game_.puzzle(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        messages_->clear();
        game_.replace(dialog->puzzle(), tr("New puzzle"));
        board().setFocus();
    });
    dialog->open();
}

void MainWindow::copyBoard() {
    QGuiApplication::clipboard()->setText(QString::fromStdString(writeBoard(game_.puzzle().board)));
    messages_->tell(MessageBar::Kind::Info, tr("The board is on the clipboard, as lines of b and w."));
}

void MainWindow::pasteBoard() {
    const QString text = QGuiApplication::clipboard()->text();
    if (text.isEmpty()) {
        messages_->tell(MessageBar::Kind::Warning, tr("There is no text on the clipboard."));
    } else {
        takeText(text.toUtf8(), tr("Pasted"));
    }
}

void MainWindow::chooseFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a board"));
    if (!path.isEmpty()) openSource(path);
}

bool MainWindow::openSource(const QString& path) {
    const auto bytes = readSource(path);
    if (!bytes) {
        messages_->tell(MessageBar::Kind::Warning, bytes.error().sentence);
        say(bytes.error().sentence);
        return false;
    }
    return takeText(*bytes, tr("Opened"));
}

bool MainWindow::takeText(const QByteArray& text, const QString& verb) {
    auto puzzle = puzzleFromText(text, game_.puzzle());
    if (!puzzle) {
        messages_->tell(MessageBar::Kind::Warning, puzzle.error().sentence);
        say(puzzle.error().sentence);
        return false;
    }
    const Size size = puzzle->size();
    const QString what =
        puzzle->goal == Goal::Black ? tr("%1 a security panel of %2×%3 buttons.") : tr("%1 a %2×%3 board.");
    game_.replace(*puzzle, verb);
    desk_->introduce(what.arg(verb).arg(size.rows).arg(size.columns));
    return true;
}

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
        takeText(event->mimeData()->text().toUtf8(), tr("Dropped"));
    }
}

} // namespace flip::ui
