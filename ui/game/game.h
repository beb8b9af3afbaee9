#pragma once

#include "core/model/puzzle.h"
#include "ui/game/game_records.h"
#include "ui/game/origin.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace flip::ui {

/// How a change is shown on the screen.
enum class Motion { Animated, Immediate };

/// Which way a transition is played: forward, or backward for undo.
enum class Direction { Forward, Backward };

/// What undo restores: the current puzzle, the puzzle that it started from and where that comes from, and the
/// number of presses between them.
struct Position {
    Puzzle start;
    Puzzle puzzle;
    Origin origin;
    int presses = 0;
};

/// Pressing a piece: one of the two kinds of moves. Moves are values; the journal of a session consists of
/// them.
struct PressMove {
    Cell cell;
};

/// Replacing the whole puzzle (new, pasted, restarted). Copies share the puzzle, so that a million moves take
/// no more memory than necessary.
class ReplaceMove {
  public:
    /// `name` is the name of the move in Undo.
    ReplaceMove(Puzzle puzzle, QString name, Origin origin = {})
        : content_(std::make_shared<const Content>(Content{std::move(puzzle), std::move(name), origin})) {}

    [[nodiscard]] const Puzzle& puzzle() const { return content_->puzzle; }

    [[nodiscard]] const QString& name() const { return content_->name; }

    [[nodiscard]] const Origin& origin() const { return content_->origin; }

  private:
    struct Content {
        Puzzle puzzle;
        QString name;
        Origin origin;
    };

    std::shared_ptr<const Content> content_;
};

using Move = std::variant<PressMove, ReplaceMove>;

/// What comes with a puzzle that was played before.
struct Memories {
    std::optional<QString> notes = {};
    /// Whether a solution has been shown in the try that goes on.
    bool isSolutionShown = false;
    /// The number of moves after which the try of this game began that goes on, if other puzzles may have
    /// come since.
    std::optional<int> continued = {};
};

/// A puzzle being played, with unlimited undo. Knows nothing of widgets.
class Game : public QObject {
    Q_OBJECT

  public:
    explicit Game(const Puzzle& start, QObject* parent = nullptr);

    [[nodiscard]] const Puzzle& puzzle() const { return position_.puzzle; }

    [[nodiscard]] const Puzzle& start() const { return position_.start; }

    /// Where the start comes from.
    [[nodiscard]] const Origin& origin() const { return position_.origin; }

    /// The notes about this puzzle, however often it has been on the board: the latest that came with it, and
    /// nothing if none ever did. They are no moves: undo takes them back only with the puzzle that they came
    /// with. O(log(notes) + cells) for one with notes.
    [[nodiscard]] std::optional<QString> notes() const;

    /// Writes notes about this puzzle, in place of those that it has.
    void setNotes(const QString& notes) { setNotes(placeForNotes(), notes); }

    /// The number of moves after which this puzzle came on the board. With it, notes can still be written
    /// when another puzzle has come: they stay with this one.
    [[nodiscard]] int placeForNotes() const;
    void setNotes(int place, const QString& notes);

    /// The notes, shown solutions and files of all tries.
    [[nodiscard]] const GameRecords& records() const { return records_; }

    /// Takes note that a solution has been shown in the current try. That is no move: undo does not take it
    /// back, and another try that continues this one knows it as well. A restart is a fresh beginning. If the
    /// try was solved before, what was undone included, it had no help; then it counts as shown from its next
    /// new press on, or in the try that goes on in its place.
    void solutionIsShown();

    /// Whether a solution has been shown in the current try.
    [[nodiscard]] bool wasSolutionShown() const { return records_.shown.contains(tryPlace()); }

    /// Whether one has been shown in any try at the current puzzle since it came on the board. O(moves).
    [[nodiscard]] bool wasSolutionEverShown() const;

    /// Takes note that a hint has been given in the current try, as solutionIsShown().
    void hintIsGiven();

    /// Whether one has been given in any try at the current puzzle since it came on the board. O(moves).
    [[nodiscard]] bool wasHintEverGiven() const;

    /// Takes note that the current try has been solved in so many presses, which the progress in the levels
    /// does not know yet.
    void setUncounted(int presses);
    /// It knows of all of them.
    void allAreCounted();

    /// The puzzle that came on the board after so many moves: none, or the last of them a replacement.
    [[nodiscard]] const Puzzle& puzzleAt(int place) const;
    /// Where it comes from.
    [[nodiscard]] Origin originAt(int place) const;

    /// The file of the current try; nullptr if it has none. A restart and another try belong to the file of
    /// the try that they continue.
    [[nodiscard]] const KnownFile* file() const;

    /// The try that began after so many moves belongs to this file from now on.
    void setFile(int place, const KnownFile& file);
    void forgetFile(int place);

    /// The number of presses since the start of this puzzle, without undone ones.
    [[nodiscard]] int presses() const { return position_.presses; }

    [[nodiscard]] bool solved() const { return position_.puzzle.solved(); }

    /// How many moves have been made and not undone.
    [[nodiscard]] int moveIndex() const { return moveIndex_; }

    /// Every move, undone ones included, in order.
    [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }

    [[nodiscard]] int moveCount() const { return static_cast<int>(moves_.size()); }

    /// The name of a move in Undo and Redo: "Press row 1, column 2". `index` is below moveCount().
    [[nodiscard]] QString moveName(int index) const;

    /// The puzzle before the first move.
    [[nodiscard]] const Puzzle& first() const { return first_; }

    [[nodiscard]] bool canUndo() const { return moveIndex_ > 0; }

    [[nodiscard]] bool canRedo() const { return moveIndex_ < moveCount(); }

    /// The cell must lie on the board.
    void press(Cell cell, Motion motion = Motion::Animated);
    /// More presses than this at once are told by pressedMany().
    static constexpr int manyPresses = 100;

    /// Presses the cells one after the other, but emits changed() only once.
    void pressAll(std::span<const Cell> cells, Motion motion);

    /// Says whether a replacement of the puzzle keeps what was undone, as a try of its own (game_tries.h);
    /// otherwise that is forgotten.
    void setKeepingTries(bool keeping) { keepsTries_ = keeping; }

    /// `wouldLose` says whether forgetting what was undone loses something that must be kept; it is then kept
    /// as well, as if setKeepingTries(true) had been called.
    void setGuard(std::function<bool()> wouldLose) { wouldLose_ = std::move(wouldLose); }

    /// Whether another move should begin another try rather than forget what was undone.
    [[nodiscard]] bool keepsUndone() const {
        return canRedo() && (keepsTries_ || (wouldLose_ && wouldLose_()));
    }

    /// Replaces the puzzle, as if these presses had then been made and undone again except for the first
    /// `made`. All of them must lie on its board. Notes that come with the puzzle take the place of those
    /// that it had before, until this is undone.
    void replace(const ReplaceMove& replacement, std::span<const Cell> presses = {}, int made = 0,
                 const Memories& memories = {});

    void replace(const Puzzle& puzzle, const QString& name, std::span<const Cell> presses = {},
                 int made = 0) {
        replace(ReplaceMove(puzzle, name), presses, made);
    }

    /// Begins another try at the puzzle, with the presses that the current one has so far. No undone move is
    /// forgotten: all of them count as made before it, though nobody sees that, as the board is the same
    /// before and after. Only changed() is emitted for that. Does nothing if nothing was undone. O(undone
    /// moves).
    void beginTry();

    /// Returns to the start of this puzzle. Can be undone. Does nothing if no press has been made.
    void restart();
    /// Undoes or redoes moves until the first `index` of them are made, from 0 to moveCount().
    void goTo(int index, Motion motion);

    void undo() {
        if (canUndo()) goTo(moveIndex_ - 1, Motion::Animated);
    }

    void redo() {
        if (canRedo()) goTo(moveIndex_ + 1, Motion::Animated);
    }

    /// Forgets everything and starts again. Cannot be undone.
    void reset(const Puzzle& start) { restore(start, {}, 0); }

    /// Restores a game, as if these moves had been made from `first` and undone again except for the first
    /// `index`. Every press must lie on the board at its time, and the records must belong to beginnings of
    /// tries.
    void restore(const Puzzle& first, std::vector<Move> moves, int index, GameRecords records = {});

  signals:
    /// A press was made (Forward) or undone (Backward). `transition` has the flips of the press when it was
    /// made.
    void pressed(const flip::Transition& transition, flip::ui::Direction direction, flip::ui::Motion motion);
    /// More presses than can be shown one by one were made (Forward) or undone (Backward) at once.
    void pressedMany(int count, flip::ui::Direction direction);
    /// A new move is about to be made. It will be number moveIndex(), and undone moves from there on are
    /// forgotten.
    void made(const flip::ui::Move& move);
    /// Notes were written about the puzzle that is on the board after this number of moves.
    void noted(int place);
    /// A solution has been shown for the first time in the try that began after this number of moves.
    void solutionShown(int place);
    /// The same, where that try had been solved before.
    void solutionShownBeside(int place);
    /// The puzzle was replaced.
    void replaced();
    /// The same for a hint.
    void hintGiven(int place);
    /// The try that began after this number of moves has become one that the progress does not know yet, or
    /// that it knows.
    void uncountedChanged(int place);
    /// The try that began after this number of moves goes on with an earlier one.
    void continued(int place);
    /// The file of the try that began after this number of moves, or what is known of it, has changed.
    void filed(int place);
    /// The puzzle or the number of moves has changed; emitted after the other signals, once everything is up
    /// to date.
    void changed();

  private:
    [[nodiscard]] int tryPlace() const { return moveIndex_ - position_.presses; }

    void make(const Move& move, Motion motion);
    void add(const Move& move);
    /// Makes a replacement and what comes with it, without emitting replaced() and changed().
    void put(const ReplaceMove& replacement, std::span<const Cell> presses, int made,
             const Memories& memories);
    void noteShown();
    /// Applies a move that has been made, without emitting signals.
    void pass(const Move& move);
    /// How many presses come next on the way to this place of the game, without a replacement in between.
    [[nodiscard]] int pressesTowards(int index) const;
    /// Makes so many known presses again or, if `count` is negative, undoes them, as pressedMany() tells.
    void passPresses(int count);
    void redoNext(Motion motion);
    void undoLast(Motion motion);
    [[nodiscard]] std::optional<int> placeOfNotes() const;
    [[nodiscard]] int firstPlaceOfPuzzle() const;
    [[nodiscard]] bool isAnyHere(const GamePlaces& places) const;

    bool keepsTries_ = false;
    std::function<bool()> wouldLose_;
    Puzzle first_;
    Position position_;
    int moveIndex_ = 0;
    std::vector<Move> moves_;
    /// The position before each replacement that has been made and not undone.
    std::vector<Position> before_;
    GameRecords records_;
};

} // namespace flip::ui
