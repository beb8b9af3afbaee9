#include "ui/window/move_menu.h"

#include "ui/widgets/commands.h"

#include <array>

namespace flip::ui {

namespace {

/// A command for the player in front.
struct StepCommand {
    /// Null if it has none.
    const char* icon;
    const char* text;
    QKeyCombination key;
    void (*act)(StepPlayer& player);
};

constexpr std::array stepCommands{
    StepCommand{"first", QT_TRANSLATE_NOOP("MoveMenu", "&First Step"), Qt::ALT | Qt::Key_Home,
                [](StepPlayer& player) { player.goTo(0); }},
    StepCommand{"previous", QT_TRANSLATE_NOOP("MoveMenu", "Pre&vious Step"), Qt::ALT | Qt::Key_Left,
                [](StepPlayer& player) { player.stepBack(); }},
    StepCommand{"play", QT_TRANSLATE_NOOP("MoveMenu", "&Play or Pause"), Qt::CTRL | Qt::Key_Space,
                [](StepPlayer& player) { player.toggle(); }},
    StepCommand{nullptr, QT_TRANSLATE_NOOP("MoveMenu", "Skip &Back"), Qt::ALT | Qt::Key_PageUp,
                [](StepPlayer& player) { player.skipBack(); }},
    StepCommand{nullptr, QT_TRANSLATE_NOOP("MoveMenu", "Skip &Ahead"), Qt::ALT | Qt::Key_PageDown,
                [](StepPlayer& player) { player.skipForward(); }},
    StepCommand{"next", QT_TRANSLATE_NOOP("MoveMenu", "&Next Step"), Qt::ALT | Qt::Key_Right,
                [](StepPlayer& player) { player.stepForward(); }},
    StepCommand{"last", QT_TRANSLATE_NOOP("MoveMenu", "&Last Step"), Qt::ALT | Qt::Key_End,
                [](StepPlayer& player) { player.goTo(player.count()); }},
};

/// "Undo Press row 1, column 2".
QString named(const QString& word, const QString& move) { return MoveMenu::tr("%1 %2").arg(word, move); }

} // namespace

MoveMenu::MoveMenu(const Parts& parts, QWidget* window) : QMenu(tr("&Move"), window), parts_(parts) {
    addHistory();
    addSeparator();
    addAnswers();
    addSeparator();
    addSteps();
}

void MoveMenu::addHistory() {
    undo_ = addCommand(*this, "undo", tr("&Undo"), {QKeySequence::Undo}, this,
                       [this] { parts_.stages.inFront().game.undo(); });
    redo_ = addCommand(*this, "redo", tr("Re&do"),
                       {QKeySequence::Redo, Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}, this,
                       [this] { parts_.stages.inFront().game.redo(); });
    undo_->setObjectName(QStringLiteral("undo"));
    redo_->setObjectName(QStringLiteral("redo"));
    // The commands' texts name what they would undo and redo; a button has no room for that.
    undo_->setIconText(tr("Undo"));
    redo_->setIconText(tr("Redo"));
    connect(&parts_.stages, &Stages::gameChanged, this, &MoveMenu::refreshHistory);
    refreshHistory();
}

void MoveMenu::refreshHistory() {
    const Game& game = parts_.stages.inFront().game;
    undo_->setEnabled(game.canUndo());
    undo_->setText(game.canUndo() ? named(tr("&Undo"), game.moveName(game.moveIndex() - 1)) : tr("&Undo"));
    redo_->setEnabled(game.canRedo());
    redo_->setText(game.canRedo() ? named(tr("Re&do"), game.moveName(game.moveIndex())) : tr("Re&do"));
}

void MoveMenu::addAnswers() {
    QAction* hint = addCommand(*this, "hint", tr("&Hint"), {Qt::CTRL | Qt::Key_H}, this, parts_.hint);
    hint->setObjectName(QStringLiteral("hint"));
    hint->setToolTip(tr("Say how many presses are left; again for the row, the piece, and why"));
    QAction* solve = addCommand(*this, "solve", tr("&Solve"),
                                {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}, this, parts_.solve);
    solve->setObjectName(QStringLiteral("solve"));
    solve->setToolTip(tr("Find the fewest presses, or the proof that there is no solution"));
    addCommand(*this, nullptr, tr("&Watch a Search"), {Qt::CTRL | Qt::Key_E}, this, parts_.watch);
}

void MoveMenu::addSteps() {
    for (const StepCommand& command : stepCommands) {
        steps_.push_back(addCommand(*this, command.icon, tr(command.text), {command.key}, this,
                                    [this, &command] { command.act(parts_.stages.inFront().player); }));
    }
    connect(&parts_.stages, &Stages::stepsChanged, this, &MoveMenu::refreshSteps);
    refreshSteps();
}

void MoveMenu::refreshSteps() {
    const StepPlayer& player = parts_.stages.inFront().player;
    for (QAction* step : steps_) step->setEnabled(player.isActive() && player.count() > 0);
}

} // namespace flip::ui
