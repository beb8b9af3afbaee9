#include "ui/file/copy_menu.h"

#include <QClipboard>
#include <QGuiApplication>

#include <utility>

namespace flip::ui {

namespace {

QString utf8(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

Grid pressesOf(const CopyMenu::Shown& shown) {
    Grid presses(shown.puzzle.size());
    for (const Cell cell : shown.steps) presses.flip(cell);
    return presses;
}

/// The solution as a game that can be stepped through again, with all that is known of the one on the board.
FlipFile gameOf(const CopyMenu::Shown& shown) {
    FlipFile file{.start = shown.puzzle,
                  .presses = shown.steps,
                  .made = shown.made,
                  .notes = shown.game.notes,
                  .shown = true};
    // Back to where the solution begins: a press undoes itself.
    file.start = positionOf(file);
    // After a few presses it is not the board of the level any more.
    if (file.start == shown.game.start) file.from = shown.game.from;
    return file;
}

} // namespace

CopyMenu::CopyMenu(const Source& source, QWidget* window) : QMenu(tr("Copy &As"), window), source_(source) {
    for (const WrittenForm& form : writtenForms()) addForm(form);
    addSeparator();
    addPicture();
    addSeparator();
    addSolution(tr("Solution: List of Presses"),
                [](const CopyMenu::Shown& shown) { return writePressList(pressesOf(shown)); });
    addSolution(tr("Solution: Matrix of Zeros and Ones"),
                [](const CopyMenu::Shown& shown) { return writePressMatrix(pressesOf(shown)); });
    addSolution(tr("Solution: Game with Its Steps"),
                [](const CopyMenu::Shown& shown) { return writeFlipFile(gameOf(shown)); });
    connect(this, &QMenu::aboutToShow, this, &CopyMenu::refresh);
}

void CopyMenu::addForm(const WrittenForm& form) {
    const QString title = utf8(form.title);
    QAction* action = addAction(title, this, [this, &form, title] {
        const Puzzle puzzle = source_.shown().puzzle;
        const auto text = form.write(puzzle);
        if (!text) return;
        QGuiApplication::clipboard()->setText(QString::fromStdString(*text));
        const QString sentence = tr("On the clipboard: %1.").arg(title);
        emit told(saysJust(*text, puzzle)
                      ? sentence
                      : sentence + QLatin1Char(' ') + tr("When pasted, it may be read as another puzzle."));
    });
    action->setObjectName(QStringLiteral("copy-") + utf8(form.name));
    entries_.emplace_back(
        action, [&form](const CopyMenu::Shown& shown) { return form.write(shown.puzzle).has_value(); });
}

void CopyMenu::addPicture() {
    QAction* action = addAction(tr("Picture"), this, [this] {
        QGuiApplication::clipboard()->setImage(source_.picture());
        emit told(tr("A picture of the board is on the clipboard."));
    });
    action->setObjectName(QStringLiteral("copy-picture"));
}

void CopyMenu::addSolution(const QString& title, std::function<std::string(const Shown&)> write) {
    QAction* action = addAction(title, this, [this, write = std::move(write)] {
        QGuiApplication::clipboard()->setText(QString::fromStdString(write(source_.shown())));
        emit told(tr("The solution is on the clipboard."));
    });
    entries_.emplace_back(action, [](const CopyMenu::Shown& shown) { return !shown.steps.empty(); });
}

void CopyMenu::refresh() {
    const Shown shown = source_.shown();
    for (const auto& [action, isThere] : entries_) action->setEnabled(isThere(shown));
}

} // namespace flip::ui
