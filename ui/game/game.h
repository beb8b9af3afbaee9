#pragma once

#include "core/model/puzzle.h"

#include <QObject>
#include <QString>

#include <memory>
#include <span>
#include <variant>
#include <vector>

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

/// The whole puzzle gives way to another one (new, pasted, restarted). The puzzle is shared by all copies, so
/// that a million moves take no more memory than they must.
class ReplaceMove {
  public:
    /// `name` is what Undo calls it.
    ReplaceMove(Puzzle puzzle, QString name)
        : content_(std::make_shared<const Content>(Content{std::move(puzzle), std::move(name)})) {}

    [[nodiscard]] const Puzzle& puzzle() const { return content_->puzzle; }

    [[nodiscard]] const QString& name() const { return content_->name; }

  private:
    struct Content {
        Puzzle puzzle;
        QString name;
    };

    std::shared_ptr<const Content> content_;
};

using Move = std::variant<PressMove, ReplaceMove>;

/// A puzzle being played, with unlimited undo. Knows nothing of widgets.
class Game : public QObject {
    Q_OBJECT

  public:
    explicit Game(const Puzzle& start, QObject* parent = nullptr);

    [[nodiscard]] const Puzzle& puzzle() const { return position_.puzzle; }

    [[nodiscard]] const Puzzle& start() const { return position_.start; }

    /// Presses since the start of this puzzle; undone ones do not count.
    [[nodiscard]] int presses() const { return position_.presses; }

    [[nodiscard]] bool solved() const { return position_.puzzle.solved(); }

    /// How many moves have been made and not undone.
    [[nodiscard]] int moveIndex() const { return moveIndex_; }

    /// Every move, undone ones included, in order.
    [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }

    [[nodiscard]] int moveCount() const { return static_cast<int>(moves_.size()); }

    /// What Undo and Redo call a move: "Press row 1, column 2". `index` is below moveCount().
    [[nodiscard]] QString moveName(int index) const;

    /// The puzzle that stood there before the first move.
    [[nodiscard]] const Puzzle& first() const { return first_; }

    [[nodiscard]] bool canUndo() const { return moveIndex_ > 0; }

    [[nodiscard]] bool canRedo() const { return moveIndex_ < moveCount(); }

    /// The cell must lie on the board.
    void press(Cell cell, Motion motion = Motion::Animated);
    /// One after the other, but changed() is emitted only once.
    void pressAll(std::span<const Cell> cells, Motion motion);
    /// Another puzzle, and then as if these presses had been made on it, and undone again down to the first
    /// `made` of them. All of them lie on its board.
    void replace(const Puzzle& puzzle, const QString& name, std::span<const Cell> presses = {}, int made = 0);
    /// Back to the start of this puzzle. Undoable. Nothing happens where no press has been made.
    void restart();
    /// Undoes or redoes until `index` moves, from 0 to moveCount(), are made.
    void goTo(int index, Motion motion);

    void undo() {
        if (canUndo()) goTo(moveIndex_ - 1, Motion::Animated);
    }

    void redo() {
        if (canRedo()) goTo(moveIndex_ + 1, Motion::Animated);
    }

    /// Forgets everything and begins anew. Not undoable.
    void reset(const Puzzle& start) { restore(start, {}, 0); }

    /// As if these moves had been made from there, and undone again down to `index`. Every press lies on the
    /// board of its moment.
    void restore(const Puzzle& first, std::vector<Move> moves, int index);

  signals:
    /// A press was made (Forward) or taken back (Backward). `transition` tells the flips of the press as it
    /// was made.
    void pressed(const flip::Transition& transition, flip::ui::Direction direction, flip::ui::Motion motion);
    /// A new move is about to be made; it will be number moveIndex(), and undone moves from there on are
    /// forgotten.
    void made(const flip::ui::Move& move);
    /// Another puzzle stands there.
    void replaced();
    /// After each of these, once all is in order: the puzzle or the number of moves has changed.
    void changed();

  private:
    void make(const Move& move, Motion motion);
    void add(const Move& move);
    /// Goes on to a move that is made, without a word.
    void pass(const Move& move);
    void redoNext(Motion motion);
    void undoLast(Motion motion);

    Puzzle first_;
    Position position_;
    int moveIndex_ = 0;
    std::vector<Move> moves_;
    /// Where each replacement that is made, and not undone, found the game.
    std::vector<Position> before_;
};

} // namespace flip::ui
