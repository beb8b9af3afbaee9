#pragma once

#include "core/solve/lightest/class_plan.h"
#include "core/solve/lightest/shared_blocks.h"

#include <cstdint>
#include <optional>

namespace flip {

/// The lightest element of a part, as far as it was found.
struct PartMinimum {
    /// The first of the lightest.
    std::optional<Grid> element;
    /// Proven: no element has fewer of the part's cells.
    std::int64_t lowerBound = 0;
    /// Whether all is searched.
    bool complete = false;
};

/// Of start + span(basis), for the basis of the part that the plan was made for, an element that has at most
/// `most` of the part's cells, if there is one. Not complete where the clock has stopped it, or where so many
/// elements are alike that lists of them would need more memory than the budget allows. A node is an element,
/// of a class or of the part.
[[nodiscard]] PartMinimum searchByClasses(const ClassPlan& plan, const Grid& start, std::int64_t most,
                                          SearchClock& clock, Workload& load);

} // namespace flip
