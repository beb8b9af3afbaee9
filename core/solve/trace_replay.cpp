#include "core/solve/trace_replay.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace flip {

namespace {

std::vector<TraceLevel> levelsOf(const SearchTrace& trace) {
    std::vector<TraceLevel> levels;
    const auto events = trace.events();
    std::uint64_t nodes = 0;
    const auto close = [&](std::size_t end) {
        if (levels.empty()) return;
        levels.back().end = end;
        levels.back().nodesAfter = nodes;
    };
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (events[i].kind == TraceEvent::Kind::Level) {
            nodes = events[i].nodes;
            close(i);
            levels.push_back({events[i].level, i, i, nodes, nodes});
        }
        nodes = events[i].nodes;
    }
    // Behind the last event that was kept there may have been others.
    if (trace.outcome()) nodes = trace.outcome()->cost.nodes;
    close(events.size());
    return levels;
}

} // namespace

TraceReplay::TraceReplay(std::shared_ptr<const SearchTrace> trace) : trace_(std::move(trace)) {
    if (!trace_ || !trace_->puzzle()) throw std::logic_error("nothing has been recorded");
    levels_ = std::make_shared<const std::vector<TraceLevel>>(levelsOf(*trace_));
}

bool TraceReplay::next() {
    if (position_ == size()) return false;
    ++position_;
    return true;
}

bool TraceReplay::previous() {
    if (position_ == 0) return false;
    --position_;
    return true;
}

const TraceEvent* TraceReplay::event() const {
    return position_ == 0 ? nullptr : &trace_->events()[position_ - 1];
}

Grid TraceReplay::presses() const {
    const Size size = trace_->puzzle()->size();
    return event() == nullptr ? Grid(size) : Grid::fromPacked(size, event()->presses);
}

Grid TraceReplay::board() const {
    Puzzle puzzle = *trace_->puzzle();
    for (const Cell cell : presses().setCells()) puzzle.press(cell);
    return std::move(puzzle.board);
}

bool TraceReplay::seekNext(TraceEvent::Kind kind) {
    const auto found = findNext([&](const TraceEvent& event) { return event.kind == kind; });
    if (found) position_ = *found;
    return found.has_value();
}

bool TraceReplay::seekPrevious(TraceEvent::Kind kind) {
    const auto found = findPrevious([&](const TraceEvent& event) { return event.kind == kind; });
    if (found) position_ = *found;
    return found.has_value();
}

const TraceLevel* TraceReplay::level() const {
    // The last level that has begun: its first event is among the first position() ones.
    const auto behind =
        std::ranges::upper_bound(*levels_, position_, std::ranges::less_equal{}, &TraceLevel::begin);
    return behind == levels_->begin() ? nullptr : &*(behind - 1);
}

bool isBacktrack(const TraceEvent& event) {
    return event.kind == TraceEvent::Kind::TakeBack || event.kind == TraceEvent::Kind::Prune;
}

} // namespace flip
