#pragma once

#include "core/solve/trace/trace_replay.h"

#include <array>
#include <memory>
#include <optional>

namespace flip::ui {

/// A place that a person may want to jump to.
enum class Landmark {
    Backtrack, ///< the search went back
    Level,     ///< a new limit, size or distance begins
    Better,    ///< an answer was found, better than all before
    Step,      ///< any of these; in an elimination, a press that is chosen or found to be free
};
inline constexpr std::size_t landmarkCount = 4;

/// Whether such a place comes after this event.
[[nodiscard]] bool isLandmark(const TraceEvent& event, Landmark landmark);

/// A recorded search that is ready to be looked at: where it can be jumped to is known beforehand.
struct SearchRecording {
    TraceReplay replay;
    /// First and last position of each kind, 0 where there is none.
    std::array<std::size_t, landmarkCount> first{};
    std::array<std::size_t, landmarkCount> last{};

    /// The trace has been begun. O(events).
    explicit SearchRecording(std::shared_ptr<const SearchTrace> trace);

    /// Whether there is one ahead of (before) the replay's position. O(1).
    [[nodiscard]] bool hasNext(Landmark landmark) const;
    [[nodiscard]] bool hasPrevious(Landmark landmark) const;

    /// The nearest position after (or before) the replay's. O(events between).
    [[nodiscard]] std::optional<std::size_t> next(Landmark landmark) const;
    [[nodiscard]] std::optional<std::size_t> previous(Landmark landmark) const;
};

} // namespace flip::ui
