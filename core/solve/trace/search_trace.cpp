#include "core/solve/trace/search_trace.h"

#include <algorithm>

namespace flip {

namespace {

constexpr std::int64_t leastCapacity = 1024;

} // namespace

SearchTrace::SearchTrace(std::int64_t memory)
    : capacity_(static_cast<std::size_t>(
          std::max(memory / static_cast<std::int64_t>(sizeof(TraceEvent)), leastCapacity))) {}

void SearchTrace::begin(std::string_view method, const Puzzle& puzzle) {
    method_ = method;
    puzzle_.reset();
    outcome_.reset();
    scan_ = Scan::RowsDown;
    events_.clear();
    // All at once, because a vector that grows needs twice the room; what is not used is never touched. One
    // more is for the answer.
    events_.reserve(capacity_ + 1);
    stride_ = 1;
    added_ = 0;
    happened_ = {};
    puzzle_ = puzzle;
}

void SearchTrace::end(const Outcome& outcome) {
    outcome_ = outcome;
    const auto* optimal = std::get_if<Optimal>(&outcome.answer);
    if (optimal != nullptr && !events_.empty()) keepAnswer(optimal->presses, outcome.cost.nodes);
}

void SearchTrace::keepAnswer(const Grid& presses, std::uint64_t nodes) {
    if (events_.back().kind == TraceEvent::Kind::Found) return;
    const auto found = std::find_if(events_.rbegin(), events_.rend(), solves);
    TraceEvent answer = found == events_.rend() ? TraceEvent{} : *found;
    answer.kind = TraceEvent::Kind::Over;
    answer.presses = presses.packed();
    answer.nodes = nodes;
    ++happened_[static_cast<std::size_t>(answer.kind)];
    events_.push_back(answer);
}

void SearchTrace::keep(const TraceEvent& event) {
    if (events_.size() == capacity_) thinOut();
    if (events_.size() < capacity_) events_.push_back(event);
}

void SearchTrace::thinOut() {
    bool keepNext = false;
    const auto half = events_.begin() + static_cast<std::ptrdiff_t>(capacity_ / 2);
    const auto end = std::remove_if(half, events_.end(), [&](const TraceEvent& event) {
        if (isLandmark(event.kind)) return false;
        keepNext = !keepNext;
        return !keepNext;
    });
    if (end == events_.end()) return;
    events_.erase(end, events_.end());
    stride_ *= 2;
}

} // namespace flip
