#pragma once

#include "core/solve/trace/search_trace.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace flip {

/// The events of one depth limit, size or distance.
struct TraceLevel {
    std::uint16_t level = 0;
    /// The position of its first event.
    std::size_t begin = 0;
    /// Nodes counted when it began, and when it ended.
    std::uint64_t nodesBefore = 0;
    std::uint64_t nodesAfter = 0;

    [[nodiscard]] std::uint64_t nodes() const { return nodesAfter - nodesBefore; }

    friend bool operator==(const TraceLevel&, const TraceLevel&) = default;
};

/// How often an event of some kind has happened.
struct TraceCount {
    std::uint64_t events = 0;
    /// False if it is an estimate, because not every event was kept.
    bool exact = true;
};

/// A position in a recorded search, which can move forward and back. Position p means that the first p events
/// have happened: 0 is before the search began, size() is its end. A value: copies move independently over
/// the same trace. Moves take O(1), except those that look for an event.
class TraceReplay {
  public:
    /// The trace must have been begun and never change again. O(events).
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

    /// The current press set, and the board after it. O(cells).
    [[nodiscard]] Grid presses() const;
    [[nodiscard]] Grid board() const;

    /// Nodes counted so far; at the end, all of them, though the last ones may not have been kept.
    [[nodiscard]] std::uint64_t nodes() const;

    /// How often events of this kind have happened so far. Looks through at most a few thousand events.
    [[nodiscard]] TraceCount happened(TraceEvent::Kind kind) const;

    /// The nearest position after (or before) this one that directly follows an event with matches(event).
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

    /// The levels of the whole search, in order: depths for `deepening`, sizes of press sets for `subsets`,
    /// distances for `breadth-first`. Empty for the other methods.
    [[nodiscard]] const std::vector<TraceLevel>& levels() const { return index_->levels; }

    /// The level at this position, null before the first.
    [[nodiscard]] const TraceLevel* level() const;

    /// The positions that directly follow the answers of the whole search, each answer better than the one
    /// before.
    [[nodiscard]] const std::vector<std::size_t>& answers() const { return index_->answers; }

    /// The best answer so far; null before the first.
    [[nodiscard]] const TraceEvent* bestAnswer() const;

  private:
    using KindCounts = std::array<std::uint32_t, TraceEvent::kindCount>;

    /// What is worth knowing in advance, found in one pass over the events.
    struct Index {
        std::vector<TraceLevel> levels;
        std::vector<std::size_t> answers;
        /// The kept events of each kind before each block of events.
        std::vector<KindCounts> counts;
    };

    [[nodiscard]] static Index makeIndex(const SearchTrace& trace);
    [[nodiscard]] std::uint64_t keptBefore(std::size_t position, TraceEvent::Kind kind) const;

    std::shared_ptr<const SearchTrace> trace_;
    std::shared_ptr<const Index> index_;
    std::size_t position_ = 0;
};

/// Whether the search backtracked at this event.
[[nodiscard]] bool isBacktrack(const TraceEvent& event);

} // namespace flip
