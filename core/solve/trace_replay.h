#pragma once

#include "core/solve/search_trace.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace flip {

/// The events of one depth limit, size or distance.
struct TraceLevel {
    std::uint16_t level = 0;
    /// Position of its first event, and the position behind its last.
    std::size_t begin = 0;
    std::size_t end = 0;
    /// Nodes counted when it began, and when it ended.
    std::uint64_t nodesBefore = 0;
    std::uint64_t nodesAfter = 0;

    [[nodiscard]] std::uint64_t nodes() const { return nodesAfter - nodesBefore; }

    friend bool operator==(const TraceLevel&, const TraceLevel&) = default;
};

/// A place in a recorded search, to go forward and back from. Position p means that the first p events have
/// happened: 0 is before the search began, size() is its end. A value: copies go their own ways over the same
/// trace. Every move is O(1), except find().
class TraceReplay {
  public:
    /// The trace has been begun; it never changes again.
    explicit TraceReplay(std::shared_ptr<const SearchTrace> trace);

    [[nodiscard]] const SearchTrace& trace() const { return *trace_; }

    [[nodiscard]] std::size_t size() const { return trace_->events().size(); }

    [[nodiscard]] std::size_t position() const { return position_; }

    /// Positions beyond the end lead to the end.
    void seek(std::size_t position) { position_ = std::min(position, size()); }

    /// False, without a move, at the end (at the beginning).
    bool next();
    bool previous();

    /// What happened last; null at position 0.
    [[nodiscard]] const TraceEvent* event() const;

    /// The press set, and the board that it makes of the puzzle's. O(cells).
    [[nodiscard]] Grid presses() const;
    [[nodiscard]] Grid board() const;

    /// Nodes counted so far.
    [[nodiscard]] std::uint64_t nodes() const { return event() == nullptr ? 0 : event()->nodes; }

    /// The nearest position behind (before) this one where an event for which matches(event) holds has just
    /// happened.
    template <class Matches>
    [[nodiscard]] std::optional<std::size_t> findNext(Matches&& matches) const {
        for (std::size_t i = position_; i < size(); ++i) {
            if (matches(trace_->events()[i])) return i + 1;
        }
        return std::nullopt;
    }

    template <class Matches>
    [[nodiscard]] std::optional<std::size_t> findPrevious(Matches&& matches) const {
        for (std::size_t i = position_; i-- > 1;) {
            if (matches(trace_->events()[i - 1])) return i;
        }
        return std::nullopt;
    }

    /// Moves to the next (previous) event of one kind; false, without a move, when there is none.
    bool seekNext(TraceEvent::Kind kind);
    bool seekPrevious(TraceEvent::Kind kind);

    /// The levels of the whole search, in order: nodes a depth for `deepening`, press sets a size for
    /// `subsets`, boards a distance for `breadth-first`. Empty for the other methods.
    [[nodiscard]] const std::vector<TraceLevel>& levels() const { return *levels_; }

    /// The level at this position, null before the first.
    [[nodiscard]] const TraceLevel* level() const;

  private:
    std::shared_ptr<const SearchTrace> trace_;
    std::shared_ptr<const std::vector<TraceLevel>> levels_;
    std::size_t position_ = 0;
};

/// Whether a search went back with this event: what a person looks for with "next backtrack".
[[nodiscard]] bool isBacktrack(const TraceEvent& event);

} // namespace flip
