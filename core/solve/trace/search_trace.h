#pragma once

#include "core/model/puzzle.h"
#include "core/solve/outcome.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace flip {

/// One step of a search. Every event carries the whole press set at that moment, so any event can be shown
/// without the ones before it.
struct TraceEvent {
    enum class Kind : std::uint8_t {
        Level,    ///< deepening: a new limit; subsets: a new size; breadth-first: a new distance, in `level`
        Press,    ///< `cell` was pressed
        TakeBack, ///< `cell` was pressed again, which undoes it
        Leave,    ///< it was decided not to press `cell`
        Try,      ///< a whole press set was tried, or a board with its press set was reached
        Expand,   ///< breadth-first: a board was taken from the queue
        Seen,     ///< breadth-first: the press of `cell` led to a board that was reached before
        Row,      ///< first-row: line number `cell` was filled in; forced, unless it is a first one
        Prune,    ///< the branch was given up; `why`, and `cell` where one piece was the reason
        Found,    ///< the press set solves the puzzle, and is the best so far
        Pivot,    ///< algebra: the equation of piece `cell` will determine the press of `other`
        AddRow,   ///< algebra: the equation of piece `other` was added to the one of piece `cell`
        Free,     ///< algebra: no equation is left to determine the press of `cell`: it is free
        Contradiction, ///< algebra: the equation of piece `cell` became 0 = 1
        Over, ///< the search, which had continued for the proof, is over: what was found last is the answer
    };
    static constexpr std::size_t kindCount = static_cast<std::size_t>(Kind::Over) + 1;

    enum class Why : std::uint8_t {
        None,
        SettledPiece, ///< `cell` cannot change any more and has the wrong colour
        TooManyLeft,  ///< more pieces are wrong than the remaining presses can flip
        NoBetter,     ///< it would take at least as many presses as the best so far
        NoRow,        ///< no line number `cell` makes the line next to it right
        WrongLine,    ///< all lines are filled in, and line number `cell` is not right
    };

    static constexpr std::uint16_t none = std::numeric_limits<std::uint16_t>::max();

    /// The press set after the event; a cell's bit has the number indexOf(cell).
    Grid::Word presses = 0;
    /// The nodes counted up to and including this event.
    std::uint64_t nodes = 0;
    /// A cell or a line, by its number, or none.
    std::uint16_t cell = none;
    /// See Kind; for Prune, if cells are decided one by one, the cell decided last.
    std::uint16_t other = none;
    /// For Level see Kind; for the other events the current limit, size or distance; for first-row and
    /// algebra the colour, 0 for white and 1 for black; for row-backtracking the number of presses.
    std::uint16_t level = 0;
    Kind kind = Kind::Level;
    Why why = Why::None;

    friend bool operator==(const TraceEvent&, const TraceEvent&) = default;
};

/// Whether the press set of an event solves the puzzle.
[[nodiscard]] constexpr bool solves(const TraceEvent& event) {
    return event.kind == TraceEvent::Kind::Found || event.kind == TraceEvent::Kind::Over;
}

/// The lines that `first-row` fills in, and their order.
enum class Scan : std::uint8_t { RowsDown, RowsUp, ColumnsRight, ColumnsLeft };

[[nodiscard]] constexpr bool byColumns(Scan scan) {
    return scan == Scan::ColumnsRight || scan == Scan::ColumnsLeft;
}

/// The recording of a search, as a value that can be replayed forward and back any number of times. Bounded
/// in memory: all events are kept while they fit; after that, the second half of the room is thinned out to
/// every second, fourth, eighth, … event, except that levels, answers and the steps of an elimination are
/// always kept, if there is room for those alone. Puzzles of up to 64 cells are recorded; for others, only
/// the outcome is.
class SearchTrace {
  public:
    static constexpr std::int64_t defaultMemory = std::int64_t{64} << 20;

    /// Keeps as many events as fit into `memory` bytes; at least 1,024.
    explicit SearchTrace(std::int64_t memory = defaultMemory);

    /// Called by solve(). begin() forgets what was recorded before; end() makes a recording that has an
    /// answer end with it.
    void begin(std::string_view method, const Puzzle& puzzle);

    void add(const TraceEvent& event) {
        ++happened_[static_cast<std::size_t>(event.kind)];
        // The stride is a power of two.
        if ((added_++ & (stride_ - 1)) == 0 || isLandmark(event.kind)) keep(event);
    }

    void end(const Outcome& outcome);

    void setScan(Scan scan) { scan_ = scan; }

    /// The method's name in the table.
    [[nodiscard]] std::string_view method() const { return method_; }

    /// The puzzle that was searched; nothing before begin().
    [[nodiscard]] const std::optional<Puzzle>& puzzle() const { return puzzle_; }

    /// How the search ended; nothing before end().
    [[nodiscard]] const std::optional<Outcome>& outcome() const { return outcome_; }

    [[nodiscard]] Scan scan() const { return scan_; }

    /// The events that were kept, in the order in which they happened.
    [[nodiscard]] std::span<const TraceEvent> events() const { return events_; }

    /// The number of events(), from the first, without gaps. Equal to events().size() if everything was kept.
    [[nodiscard]] std::size_t exactCount() const { return stride_ == 1 ? events_.size() : capacity_ / 2; }

    /// After those, one event in this many was kept.
    [[nodiscard]] std::uint64_t stride() const { return stride_; }

    /// How often an event of this kind happened, whether it was kept or not.
    [[nodiscard]] std::uint64_t happened(TraceEvent::Kind kind) const {
        return happened_[static_cast<std::size_t>(kind)];
    }

  private:
    /// The events that a person jumps to. There are at most a few per cell (or, in an elimination, per pair
    /// of cells).
    static constexpr bool isLandmark(TraceEvent::Kind kind) {
        using Kind = TraceEvent::Kind;
        return kind == Kind::Level || kind == Kind::Found || kind == Kind::Pivot || kind == Kind::AddRow ||
               kind == Kind::Free || kind == Kind::Contradiction;
    }

    void keep(const TraceEvent& event);
    void keepAnswer(const Grid& presses, std::uint64_t nodes);
    void thinOut();

    std::size_t capacity_;
    std::string_view method_;
    std::optional<Puzzle> puzzle_;
    std::optional<Outcome> outcome_;
    Scan scan_ = Scan::RowsDown;
    std::vector<TraceEvent> events_;
    std::uint64_t stride_ = 1;
    std::uint64_t added_ = 0;
    std::array<std::uint64_t, TraceEvent::kindCount> happened_{};
};

} // namespace flip
