#include "ui/search/search_recording.h"

#include <algorithm>
#include <utility>

namespace flip::ui {

namespace {

using Kind = TraceEvent::Kind;

constexpr std::size_t blockSize = 4096;

constexpr std::array landmarks{Landmark::Backtrack, Landmark::Level, Landmark::Better, Landmark::Step};
static_assert(landmarks.size() == landmarkCount);

std::size_t numberOf(Landmark landmark) { return static_cast<std::size_t>(landmark); }

} // namespace

bool isLandmark(const TraceEvent& event, Landmark landmark) {
    switch (landmark) {
    case Landmark::Backtrack:
        return isBacktrack(event);
    case Landmark::Level:
        return event.kind == Kind::Level;
    case Landmark::Better:
        return event.kind == Kind::Found;
    case Landmark::Step:
        break;
    }
    return isBacktrack(event) || event.kind == Kind::Level || event.kind == Kind::Found ||
           event.kind == Kind::Pivot || event.kind == Kind::Free || event.kind == Kind::Contradiction;
}

SearchRecording::SearchRecording(std::shared_ptr<const SearchTrace> trace) : replay(std::move(trace)) {
    const auto events = replay.trace().events();
    Counts counts{};
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (i % blockSize == 0) before.push_back(counts);
        ++counts.at(static_cast<std::size_t>(events[i].kind));
        for (const Landmark landmark : landmarks) {
            if (!isLandmark(events[i], landmark)) continue;
            const std::size_t number = numberOf(landmark);
            if (first.at(number) == 0) first.at(number) = i + 1;
            last.at(number) = i + 1;
        }
    }
}

bool SearchRecording::hasNext(Landmark landmark) const {
    return replay.position() < last.at(numberOf(landmark));
}

bool SearchRecording::hasPrevious(Landmark landmark) const {
    const std::size_t position = first.at(numberOf(landmark));
    return position != 0 && position < replay.position();
}

std::optional<std::size_t> SearchRecording::next(Landmark landmark) const {
    return replay.findNext([landmark](const TraceEvent& event) { return isLandmark(event, landmark); });
}

std::optional<std::size_t> SearchRecording::previous(Landmark landmark) const {
    return replay.findPrevious([landmark](const TraceEvent& event) { return isLandmark(event, landmark); });
}

SearchRecording::Count SearchRecording::happened(TraceEvent::Kind kind) const {
    const SearchTrace& trace = replay.trace();
    const auto keptBefore = [&](std::size_t position) -> std::uint64_t {
        if (before.empty()) return 0;
        const std::size_t block = std::min(position / blockSize, before.size() - 1);
        const auto rest = trace.events().subspan(block * blockSize, position - block * blockSize);
        return before[block].at(static_cast<std::size_t>(kind)) +
               static_cast<std::uint64_t>(std::ranges::count(rest, kind, &TraceEvent::kind));
    };
    const std::uint64_t kept = keptBefore(replay.position());
    const std::uint64_t all = trace.happened(kind);
    if (replay.position() <= trace.exactCount()) return {kept, true};
    if (replay.position() == replay.size()) return {all, true};
    // One in so many of those behind was kept.
    const std::uint64_t exact = keptBefore(trace.exactCount());
    const std::uint64_t keptInAll = keptBefore(replay.size());
    if (keptInAll == all || keptInAll == exact) return {kept, true};
    const double share = static_cast<double>(kept - exact) / static_cast<double>(keptInAll - exact);
    return {exact + static_cast<std::uint64_t>(share * static_cast<double>(all - exact)), false};
}

std::optional<std::size_t> SearchRecording::answer() const {
    const std::size_t position = last.at(numberOf(Landmark::Better));
    return position == 0 ? std::nullopt : std::optional(position);
}

} // namespace flip::ui
