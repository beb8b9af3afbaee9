#pragma once

#include "core/solve/lightest/class_plan.h"
#include "core/solve/lightest/parallel_blocks.h"

#include <cstdint>
#include <optional>

namespace flip {

/// The lightest element found in a part, and what is proven about it.
struct PartMinimum {
    /// The first of the lightest elements.
    std::optional<Grid> element;
    /// Proven: no element has fewer of the part's cells.
    std::int64_t lowerBound = 0;
    /// Whether the search is complete.
    bool complete = false;
};

/// The lightest element of start + span(basis), for the basis of the plan's part, if it has at most `most` of
/// the part's cells. Not complete if the clock stops it, or if so many elements are equally light that lists
/// of them would exceed the memory budget. A node is an element of a class or of the part.
[[nodiscard]] PartMinimum searchByClasses(const ClassPlan& plan, const Grid& start, std::int64_t most,
                                          SearchClock& clock, Workload& load);

} // namespace flip
