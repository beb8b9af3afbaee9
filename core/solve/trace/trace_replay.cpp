#include "core/solve/trace/trace_replay.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace flip {

namespace {

constexpr std::size_t blockSize = 4096;

std::size_t numberOf(TraceEvent::Kind kind) { return static_cast<std::size_t>(kind); }

} // namespace

TraceReplay::TraceReplay(std::shared_ptr<const SearchTrace> trace) : trace_(std::move(trace)) {
    if (!trace_ || !trace_->puzzle()) throw std::logic_error("nothing has been recorded");
    index_ = std::make_shared<const Index>(makeIndex(*trace_));
}

TraceReplay::Index TraceReplay::makeIndex(const SearchTrace& trace) {
    Index index;
    KindCounts counts{};
    const auto events = trace.events();
    std::uint64_t nodes = 0;
    const auto closeLevel = [&] {
        if (!index.levels.empty()) index.levels.back().nodesAfter = nodes;
    };
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (i % blockSize == 0) index.counts.push_back(counts);
        ++counts.at(numberOf(events[i].kind));
        if (events[i].kind == TraceEvent::Kind::Found) index.answers.push_back(i + 1);
        if (events[i].kind == TraceEvent::Kind::Level) {
            nodes = events[i].nodes;
            closeLevel();
            index.levels.push_back({events[i].level, i, nodes, nodes});
        }
        nodes = events[i].nodes;
    }
    // After the last event that was kept there may have been others.
    if (trace.outcome()) nodes = trace.outcome()->cost.nodes;
    closeLevel();
    return index;
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

std::uint64_t TraceReplay::nodes() const {
    if (event() == nullptr) return 0;
    return position_ == size() && trace_->outcome() ? trace_->outcome()->cost.nodes : event()->nodes;
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
    const auto after =
        std::ranges::upper_bound(levels(), position_, std::ranges::less_equal{}, &TraceLevel::begin);
    return after == levels().begin() ? nullptr : &*(after - 1);
}

const TraceEvent* TraceReplay::bestAnswer() const {
    const auto after = std::ranges::upper_bound(answers(), position_);
    return after == answers().begin() ? nullptr : &trace_->events()[*(after - 1) - 1];
}

std::uint64_t TraceReplay::keptBefore(std::size_t position, TraceEvent::Kind kind) const {
    if (index_->counts.empty()) return 0;
    const std::size_t block = std::min(position / blockSize, index_->counts.size() - 1);
    const auto rest = trace_->events().subspan(block * blockSize, position - block * blockSize);
    return index_->counts[block].at(numberOf(kind)) +
           static_cast<std::uint64_t>(std::ranges::count(rest, kind, &TraceEvent::kind));
}

TraceCount TraceReplay::happened(TraceEvent::Kind kind) const {
    const std::uint64_t kept = keptBefore(position_, kind);
    const std::size_t exactCount = trace_->exactCount();
    if (position_ <= exactCount) return {kept, true};
    const std::uint64_t all = trace_->happened(kind);
    const std::uint64_t keptInAll = keptBefore(size(), kind);
    // Levels and answers are kept wherever they are.
    if (keptInAll == all) return {kept, true};
    if (position_ == size()) return {all, true};
    const std::uint64_t exact = keptBefore(exactCount, kind);
    if (keptInAll == exact) return {exact, false};
    const double share = static_cast<double>(kept - exact) / static_cast<double>(keptInAll - exact);
    return {exact + static_cast<std::uint64_t>(share * static_cast<double>(all - exact)), false};
}

bool isBacktrack(const TraceEvent& event) {
    return event.kind == TraceEvent::Kind::TakeBack || event.kind == TraceEvent::Kind::Prune;
}

} // namespace flip
