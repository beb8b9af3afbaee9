#include "ui/game/game.h"

#include <QScopedValueRollback>

#include <utility>

namespace flip::ui {

namespace {

QString pressName(Cell cell) {
    return Game::tr("Press row %1, column %2").arg(cell.row + 1).arg(cell.column + 1);
}

} // namespace

class PressCommand : public QUndoCommand {
  public:
    PressCommand(Game& game, Cell cell) : QUndoCommand(pressName(cell)), game_(game), cell_(cell) {}

    void redo() override {
        ++game_.position_.presses;
        ++game_.moveIndex_;
        emit game_.pressed(game_.position_.puzzle.press(cell_), Direction::Forward, game_.motion_);
    }

    void undo() override {
        --game_.position_.presses;
        --game_.moveIndex_;
        // A press is its own inverse, so this transition tells the flips of taking it back; the signal
        // carries the press as it was made.
        Transition transition = game_.position_.puzzle.press(cell_);
        for (Flip& flip : transition.flips) flip.now = opposite(flip.now);
        emit game_.pressed(transition, Direction::Backward, game_.motion_);
    }

  private:
    Game& game_;
    Cell cell_;
};

class ReplaceCommand : public QUndoCommand {
  public:
    ReplaceCommand(Game& game, Position after, const QString& name)
        : QUndoCommand(name), game_(game), other_(std::move(after)) {}

    void redo() override { exchange(+1); }

    void undo() override { exchange(-1); }

  private:
    void exchange(int moves) {
        std::swap(game_.position_, other_);
        game_.moveIndex_ += moves;
        emit game_.replaced();
    }

    Game& game_;
    Position other_;
};

Game::Game(const Puzzle& start, QObject* parent)
    : QObject(parent), first_(start), position_{start, start, 0} {
    connect(&stack_, &QUndoStack::indexChanged, this, &Game::changed);
}

Game::~Game() {
    // The stack would announce its own clearing to listeners that are half gone.
    stack_.blockSignals(true);
}

void Game::push(QUndoCommand* command, const Move& move, Motion motion) {
    const QScopedValueRollback guard(motion_, motion);
    moves_.resize(static_cast<std::size_t>(moveIndex_), move);
    moves_.push_back(move);
    emit made(move);
    stack_.push(command);
}

void Game::press(Cell cell, Motion motion) { push(new PressCommand(*this, cell), PressMove{cell}, motion); }

void Game::replace(const Puzzle& puzzle, const QString& name) {
    const Move move = ReplaceMove{puzzle, name};
    push(new ReplaceCommand(*this, Position{puzzle, puzzle, 0}, name), move, Motion::Animated);
}

void Game::restart() {
    if (presses() > 0) replace(start(), tr("Restart"));
}

void Game::make(const Move& move, Motion motion) {
    if (const auto* made = std::get_if<PressMove>(&move)) {
        press(made->cell, motion);
    } else {
        const auto& replacement = std::get<ReplaceMove>(move);
        replace(replacement.puzzle, replacement.name);
    }
}

void Game::goTo(int index, Motion motion) {
    const QScopedValueRollback guard(motion_, motion);
    stack_.setIndex(index);
}

void Game::reset(const Puzzle& start) {
    first_ = start;
    position_ = {start, start, 0};
    moveIndex_ = 0;
    moves_.clear();
    stack_.blockSignals(true);
    stack_.clear();
    stack_.blockSignals(false);
    emit replaced();
    emit changed();
}

} // namespace flip::ui
