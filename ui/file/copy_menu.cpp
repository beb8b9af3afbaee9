#include "ui/file/copy_menu.h"

#include "core/text/board_text.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <utility>
#include <vector>

namespace flip::ui {

namespace {

QString utf8(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The presses that the board still needs: those of the steps that have not been made.
Grid pressesLeft(const CopyMenu::Shown& shown) {
    Grid presses(shown.puzzle.size());
    int number = 0;
    for (const Cell cell : shown.steps)
        if (number++ >= shown.made) presses.flip(cell);
    return presses;
}

bool hasSteps(const CopyMenu::Shown& shown) { return !shown.steps.empty(); }

bool hasStepsLeft(const CopyMenu::Shown& shown) { return shown.made < std::ssize(shown.steps); }

/// The solution as a game that can be stepped through again, with all that is known of the one on the board.
FlipFile gameOf(const CopyMenu::Shown& shown) {
    FlipFile file{.start = shown.puzzle,
                  .presses = {shown.steps.begin(), shown.steps.end()},
                  .made = shown.made,
                  .notes = shown.game.notes,
                  .shown = true};
    // Back to where the solution begins: a press undoes itself.
    file.start = positionOf(file);
    // After a few presses it is not the board of the level any more.
    if (file.start == shown.game.start) file.from = shown.game.from;
    return file;
}

/// The same kind of puzzle, no larger than need be to see how it can be written.
Puzzle standIn(const Puzzle& puzzle) {
    if (isWrittenAtOnce(puzzle)) return puzzle;
    constexpr int most = 8;
    const Size size{std::min(puzzle.size().rows, most), std::min(puzzle.size().columns, most)};
    Goal goal = puzzle.goal;
    if (goal.target() != nullptr) goal = Goal::target(Grid(size));
    const auto pattern = puzzle.rule.pattern();
    std::vector<Grid> masks(pattern ? 0 : static_cast<std::size_t>(size.cells()), Grid(size));
    const Rule rule = pattern ? Rule::fromPattern(size, *pattern, puzzle.rule.edges())
                              : Rule::fromTable(size, std::move(masks));
    return {rule, Grid(size), goal};
}

QString mayBeAnother() { return CopyMenu::tr("When pasted, it may be read as another puzzle."); }

} // namespace

bool isWrittenAtOnce(const Puzzle& puzzle) {
    constexpr std::int64_t mostCells = std::int64_t{64} * 64;
    // Which has a mask for every cell.
    constexpr std::int64_t mostInTable = 256;
    return puzzle.size().cells() <= (puzzle.rule.pattern() ? mostCells : mostInTable);
}

CopyMenu::CopyMenu(const Source& source, QWidget* window) : QMenu(tr("Copy &As"), window), source_(source) {
    for (const WrittenForm& form : writtenForms()) addForm(form);
    addSeparator();
    addPicture();
    addSeparator();
    addSolution(tr("Solution: List of Presses"), hasStepsLeft,
                [](const CopyMenu::Shown& shown) { return writePressList(pressesLeft(shown)); });
    addSolution(tr("Solution: Matrix of Zeros and Ones"), hasStepsLeft,
                [](const CopyMenu::Shown& shown) { return writePressMatrix(pressesLeft(shown)); });
    addSolution(tr("Solution: Game with Its Steps"), hasSteps,
                [](const CopyMenu::Shown& shown) { return writeFlipFile(gameOf(shown)); });
    connect(this, &QMenu::aboutToShow, this, &CopyMenu::refresh);
    connect(&job_, &BackgroundJob::failed, this, [this](const QString& why) { emit told(why, true); });
}

void CopyMenu::copy(const std::function<Copy()>& make) {
    job_.cancel();
    if (isWrittenAtOnce(source_.shown().puzzle)) {
        if (const Copy made = make()) made();
        return;
    }
    job_.start([make](Monitor&) -> BackgroundJob::Delivery {
        const Copy made = make();
        return made ? made : [] {};
    });
}

CopyMenu::Copy CopyMenu::textCopy(const std::string& text, const QString& sentence) {
    return [this, copied = QString::fromStdString(text), sentence] {
        QGuiApplication::clipboard()->setText(copied);
        emit told(sentence, false);
    };
}

void CopyMenu::copyBoard() {
    copy([this, puzzle = source_.shown().puzzle] {
        const std::string text = writePuzzle(puzzle);
        if (text == writeBoard(puzzle.board))
            return textCopy(text, tr("The board is on the clipboard, as lines of b and w."));
        const QString told = tr("The board is on the clipboard, on one line with its goal and rule.");
        return textCopy(text, saysJust(text, puzzle) ? told : told + QLatin1Char(' ') + mayBeAnother());
    });
}

void CopyMenu::addForm(const WrittenForm& form) {
    const QString title = utf8(form.title);
    QAction* action = addAction(title, this, [this, &form, title] {
        copy([this, &form, title, puzzle = source_.shown().puzzle] {
            const auto text = form.write(puzzle);
            if (!text) return Copy();
            const QString sentence = tr("On the clipboard: %1.").arg(title);
            return textCopy(*text, saysJust(*text, puzzle) ? sentence
                                                           : sentence + QLatin1Char(' ') + mayBeAnother());
        });
    });
    action->setObjectName(QStringLiteral("copy-") + utf8(form.name));
    entries_.emplace_back(action, [&form](const CopyMenu::Shown& shown) {
        return form.write(standIn(shown.puzzle)).has_value();
    });
}

void CopyMenu::addPicture() {
    QAction* action = addAction(tr("Picture"), this, [this] {
        copy([this, draw = source_.picture()]() -> Copy {
            return [this, image = draw()] {
                QGuiApplication::clipboard()->setImage(image);
                emit told(tr("A picture of the board is on the clipboard."), false);
            };
        });
    });
    action->setObjectName(QStringLiteral("copy-picture"));
}

void CopyMenu::addSolution(const QString& title, bool (*isThere)(const Shown&),
                           std::function<std::string(const Shown&)> write) {
    QAction* action = addAction(title, this, [this, isThere, write = std::move(write)] {
        // An assistive technology can choose an entry of a menu that has not been opened, and so is not gray
        // yet.
        if (!isThere(source_.shown()))
            return told(tr("There is no solution to copy. Solve the board first."), true);
        copy([this, isThere, write, shown = source_.shown()] {
            const bool isRest = isThere == hasStepsLeft && shown.made > 0;
            return textCopy(write(shown), isRest ? tr("The presses that are left are on the clipboard.")
                                                 : tr("The solution is on the clipboard."));
        });
    });
    entries_.emplace_back(action, isThere);
}

void CopyMenu::refresh() {
    const Shown shown = source_.shown();
    for (const auto& [action, isThere] : entries_) action->setEnabled(isThere(shown));
}

} // namespace flip::ui
