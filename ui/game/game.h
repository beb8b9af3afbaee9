#pragma once

#include "core/model/puzzle.h"

#include <QObject>
#include <QUndoStack>

#include <variant>

namespace flip::ui {

/// How a change comes to the screen.
enum class Motion { Animated, Immediate };

/// Which way a transition is played: forward, or backward for undo.
enum class Direction { Forward, Backward };

/// What undo restores: the puzzle as it stands, where it started, and how many presses lie between.
struct Position {
    Puzzle start;
    Puzzle puzzle;
    int presses = 0;
};

/// The two things that can happen to a game. A move is a value; the journal of a session is made of them.
struct PressMove {
    Cell cell;
};

/// The whole puzzle gives way to another one (new, pasted, restarted). `name` is what Undo calls it.
struct ReplaceMove {
    Puzzle puzzle;
    QString name;
};

using Move = std::variant<PressMove, ReplaceMove>;

/// A puzzle being played, with unlimited undo. Knows nothing of widgets.
class Game : public QObject {
    Q_OBJECT

  public:
    explicit Game(const Puzzle& start, QObject* parent = nullptr);
    ~Game() override;

    [[nodiscard]] const Puzzle& puzzle() const { return position_.puzzle; }

    [[nodiscard]] const Puzzle& start() const { return position_.start; }

    /// Presses since the start of this puzzle; undone ones do not count.
    [[nodiscard]] int presses() const { return position_.presses; }

    [[nodiscard]] bool solved() const { return position_.puzzle.solved(); }

    [[nodiscard]] QUndoStack* undoStack() { return &stack_; }

    /// How many moves have been made and not undone: the undo stack's index, but right at any moment (the
    /// stack's own is stale while one of its commands runs).
    [[nodiscard]] int moveIndex() const { return moveIndex_; }

    /// Every move that the undo stack holds, undone ones included, in order.
    [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }

    /// The puzzle that stood there before the first move.
    [[nodiscard]] const Puzzle& first() const { return first_; }

    /// The cell must lie on the board.
    void press(Cell cell, Motion motion = Motion::Animated);
    void replace(const Puzzle& puzzle, const QString& name);
    /// Back to the start of this puzzle. Undoable. Nothing happens where no press has been made.
    void restart();
    void make(const Move& move, Motion motion = Motion::Animated);
    /// Undoes or redoes until `index` moves are made.
    void goTo(int index, Motion motion);
    /// Forgets everything and begins anew. Not undoable.
    void reset(const Puzzle& start);

  signals:
    /// A press was made (Forward) or taken back (Backward). `transition` tells the flips of the press as it
    /// was made.
    void pressed(const flip::Transition& transition, flip::ui::Direction direction, flip::ui::Motion motion);
    /// A new move is about to be made; it will be number moveIndex(), and undone moves from there on are
    /// forgotten.
    void made(const flip::ui::Move& move);
    /// Another puzzle stands there now.
    void replaced();
    /// After every change, once the board and moveIndex() are as they will stay.
    void changed();

  private:
    friend class PressCommand;
    friend class ReplaceCommand;

    void push(QUndoCommand* command, const Move& move, Motion motion);

    Puzzle first_;
    Position position_;
    Motion motion_ = Motion::Animated;
    int moveIndex_ = 0;
    std::vector<Move> moves_;
    QUndoStack stack_;
};

} // namespace flip::ui
