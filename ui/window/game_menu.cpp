#include "ui/window/game_menu.h"

#include "core/generate/random_puzzle.h"
#include "core/text/board_text.h"
#include "core/text/written_forms.h"
#include "ui/dialogs/new_puzzle_dialog.h"
#include "ui/dialogs/print_puzzles_dialog.h"
#include "ui/file/copy_menu.h"
#include "ui/file/puzzle_in_picture.h"
#include "ui/game/game_file.h"
#include "ui/widgets/commands.h"
#include "ui/window/confirm.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QRandomGenerator>

#include <utility>

namespace flip::ui {

namespace {

/// Whether the steps reach the goal: those of a lesson may only show something.
bool areSolution(const CopyMenu::Shown& shown) {
    // A larger board is no lesson's, and what is stepped through there has been verified.
    constexpr std::int64_t mostOfLesson = 4096;
    if (shown.puzzle.size().cells() > mostOfLesson) return true;
    Puzzle puzzle = shown.puzzle;
    for (int i = shown.made; i < shown.steps.count(); ++i) puzzle.press(shown.steps.at(i));
    return puzzle.solved();
}

/// What a stage shows, and the solution that is being stepped through there.
CopyMenu::Shown shownOn(const Stage& stage) {
    CopyMenu::Shown shown{puzzleOn(stage), {}, 0, fileOf(stage.game)};
    if (const SolutionPlayer* player = solutionOn(stage)) {
        shown.steps = player->steps();
        shown.made = player->index();
    }
    if (!areSolution(shown)) shown.steps = {};
    return shown;
}

} // namespace

Puzzle randomBoardLike(const Puzzle& puzzle) {
    const Goal::Kind goal = puzzle.goal.isUniform() ? puzzle.goal.kind() : Goal::White;
    return randomPuzzle(puzzle.rule, goal, QRandomGenerator::global()->generate64());
}

GameMenu::GameMenu(const Parts& parts, QWidget* window) : QMenu(tr("&Game"), window), parts_(parts) {
    addBeginning();
    addSeparator();
    addLevels();
    addSeparator();
    addCopies();
    addPaste();
    addSeparator();
    addAction(&parts_.setUp);
    parts_.setup.addCommands(*addMenu(tr("C&hange the Board")));
    addSeparator();
    addCommand(*this, nullptr, tr("S&tatistics…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_I}, this,
               parts_.showStatistics)
        ->setObjectName(QStringLiteral("statisticsAction"));
}

void GameMenu::addBeginning() {
    QAction* fresh = addCommand(*this, "new", tr("&New"), {QKeySequence::New}, this, &GameMenu::newBoard);
    fresh->setObjectName(QStringLiteral("new"));
    fresh->setToolTip(tr("A random board with a solution"));
    addCommand(*this, nullptr, tr("New Pu&zzle…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_N}, this,
               &GameMenu::choosePuzzle)
        ->setObjectName(QStringLiteral("newPuzzleAction"));
    addCommand(*this, nullptr, tr("Pr&int Puzzles…"), {QKeySequence::Print, Qt::CTRL | Qt::Key_P}, this,
               &GameMenu::printPuzzles)
        ->setObjectName(QStringLiteral("printPuzzlesAction"));
    QAction* restart = addCommand(*this, "restart", tr("&Restart"), {Qt::CTRL | Qt::Key_R}, this, [this] {
        parts_.stages.inFront().restart();
        parts_.status.say(tr("Back to the start of this board"));
    });
    restart->setObjectName(QStringLiteral("restart"));
    restart->setToolTip(tr("Go back to the start of this board"));
    const auto refresh = [this, restart] { restart->setEnabled(parts_.stages.inFront().game.presses() > 0); };
    connect(&parts_.stages, &Stages::gameChanged, restart, refresh);
    refresh();
}

void GameMenu::addLevels() {
    LevelDesk& levels = parts_.levels;
    addCommand(*this, nullptr, tr("&Levels…"), {Qt::CTRL | Qt::Key_G}, &levels, &LevelDesk::choose)
        ->setObjectName(QStringLiteral("levelsAction"));
    QAction* next = addCommand(*this, nullptr, tr("N&ext Level"), {Qt::CTRL | Qt::SHIFT | Qt::Key_G}, &levels,
                               &LevelDesk::playNext);
    next->setObjectName(QStringLiteral("nextLevel"));
    daily_ = addCommand(*this, nullptr, tr("Dail&y Puzzle"), {Qt::CTRL | Qt::Key_D}, &levels,
                        &LevelDesk::playToday);
    daily_->setObjectName(QStringLiteral("dailyPuzzle"));
    connect(this, &QMenu::aboutToShow, this, &GameMenu::refreshDaily);
    // It is there to be played.
    connect(&levels, &LevelDesk::begun, &parts_.setUp, [this] { parts_.setUp.setChecked(false); });
    const auto refresh = [next, &levels] { next->setEnabled(levels.hasNext()); };
    connect(&parts_.game, &Game::replaced, next, refresh);
    refresh();
}

void GameMenu::refreshDaily() {
    daily_->setText(parts_.levels.isTodaySolved() ? tr("Dail&y Puzzle (Solved)") : tr("Dail&y Puzzle"));
}

void GameMenu::addCopies() {
    const auto picture = [this]() -> std::function<QImage()> {
        const Stage& front = parts_.stages.inFront();
        return
            [drawn = pictureOf(front), puzzle = puzzleOn(front)] { return withLink(drawn.image(), puzzle); };
    };
    auto* copyAs =
        new CopyMenu({[this] { return shownOn(parts_.stages.inFront()); }, picture}, parentWidget());
    QAction* copy =
        addCommand(*this, "copy", tr("&Copy Board"), {QKeySequence::Copy}, copyAs, &CopyMenu::copyBoard);
    copy->setObjectName(QStringLiteral("copy"));
    addMenu(copyAs);
    connect(copyAs, &CopyMenu::told, this, &GameMenu::tell);
    connect(copyAs, &CopyMenu::told, this, [this](const QString& sentence) { copied_ = sentence; });
    // Beside another board it would be false.
    connect(&parts_.stages, &Stages::changed, copyAs,
            [this] { parts_.messages.withdraw(std::exchange(copied_, QString())); });
    const auto refresh = [this, copy, copyAs] {
        const bool isBoard = !parts_.stages.inFront().picture;
        copy->setEnabled(isBoard);
        copyAs->setEnabled(isBoard);
    };
    connect(&parts_.stages, &Stages::changed, copy, refresh);
    refresh();
}

void GameMenu::addPaste() {
    QAction* paste = addCommand(*this, "paste", tr("&Paste Board"), {QKeySequence::Paste}, &parts_.texts,
                                &TextDesk::paste);
    paste->setObjectName(QStringLiteral("paste"));
    paste->setIconText(tr("Paste"));
    paste->setToolTip(tr("Use the board on the clipboard"));
    parts_.texts.addCommands(*this);
}

void GameMenu::newBoard() {
    Puzzle next = randomBoardLike(parts_.game.puzzle());
    // A small board may be drawn again, or be the only one.
    constexpr int mostDraws = 50;
    for (int draws = 1; draws < mostDraws && next == parts_.game.start(); ++draws)
        next = randomBoardLike(parts_.game.puzzle());
    parts_.game.replace(next, tr("New Board"));
    parts_.setUp.setChecked(false);
    parts_.status.say(tr("New board"));
}

void GameMenu::choosePuzzle() {
    auto* dialog = new NewPuzzleDialog(parts_.game.puzzle(), parentWidget());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        parts_.game.replace(dialog->puzzle(), tr("New Puzzle"));
        parts_.setUp.setChecked(false);
        parts_.stages.inFront().board.setFocus();
    });
    dialog->open();
}

void GameMenu::printPuzzles() {
    const Puzzle puzzle = shownOn(parts_.stages.inFront()).puzzle;
    auto* dialog = new PrintPuzzlesDialog(puzzle, parentWidget());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setPaper(parts_.settings.get(settings::paper));
    connect(dialog, &PrintPuzzlesDialog::paperChosen, this,
            [this](const QString& name) { parts_.settings.set(settings::paper, name); });
    connect(dialog, &PrintPuzzlesDialog::solutionShown, this, [this, puzzle] {
        if (parts_.game.puzzle() == puzzle) parts_.game.solutionIsShown();
    });
    connect(dialog, &PrintPuzzlesDialog::written, this, &GameMenu::tell);
    dialog->open();
}

void GameMenu::tell(const QString& sentence, bool isProblem) {
    confirm(parts_.messages, parts_.status, sentence, isProblem);
}

} // namespace flip::ui
