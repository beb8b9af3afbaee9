#pragma once

#include "core/solve/trace/trace_replay.h"

#include <array>
#include <memory>
#include <optional>

namespace flip::ui {

/// A kind of position that one may want to jump to.
enum class Landmark {
    Backtrack, ///< the search backtracked
    Level,     ///< a new limit, size or distance starts
    Better,    ///< an answer was found that is better than all before
    Step,      ///< any of these; in an elimination, a press was chosen or found to be free
};
inline constexpr std::size_t landmarkCount = 4;

/// Whether the position after this event is such a landmark.
[[nodiscard]] bool isLandmark(const TraceEvent& event, Landmark landmark);

/// A recorded search with its landmarks, ready to be shown.
struct SearchRecording {
    TraceReplay replay;
    /// The first and the last position of each kind; 0 if there is none.
    std::array<std::size_t, landmarkCount> first{};
    std::array<std::size_t, landmarkCount> last{};

    /// The trace must have been begun. O(events).
    explicit SearchRecording(std::shared_ptr<const SearchTrace> trace);

    /// Whether there is any in all of it. O(1).
    [[nodiscard]] bool has(Landmark landmark) const {
        return first.at(static_cast<std::size_t>(landmark)) != 0;
    }

    /// Whether its last answer has fewer presses than the first: some searches find only equally good ones.
    /// O(1).
    [[nodiscard]] bool improves() const;

    /// Whether there is one after (before) the replay's position. O(1).
    [[nodiscard]] bool hasNext(Landmark landmark) const;
    [[nodiscard]] bool hasPrevious(Landmark landmark) const;

    /// The nearest position after (or before) the replay's. O(events between).
    [[nodiscard]] std::optional<std::size_t> next(Landmark landmark) const;
    [[nodiscard]] std::optional<std::size_t> previous(Landmark landmark) const;
};

} // namespace flip::ui
