#include "ui/search/search_recording.h"

#include <bit>
#include <utility>

namespace flip::ui {

namespace {

using Kind = TraceEvent::Kind;

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
           event.kind == Kind::Pivot || event.kind == Kind::Free || event.kind == Kind::Contradiction ||
           event.kind == Kind::Over;
}

SearchRecording::SearchRecording(std::shared_ptr<const SearchTrace> trace) : replay(std::move(trace)) {
    const auto events = replay.trace().events();
    for (std::size_t i = 0; i < events.size(); ++i) {
        for (const Landmark landmark : landmarks) {
            if (!isLandmark(events[i], landmark)) continue;
            const std::size_t number = numberOf(landmark);
            if (first.at(number) == 0) first.at(number) = i + 1;
            last.at(number) = i + 1;
        }
    }
}

bool SearchRecording::improves() const {
    const std::vector<std::size_t>& answers = replay.answers();
    if (answers.empty()) return false;
    const auto presses = [&](std::size_t answer) {
        return std::popcount(replay.trace().events()[answer - 1].presses);
    };
    return presses(answers.back()) < presses(answers.front());
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

} // namespace flip::ui
