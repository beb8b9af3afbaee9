#pragma once

#include "core/base/obstacle.h"
#include "core/solve/lightest/class_plan.h"
#include "core/solve/lightest/parallel_blocks.h"
#include "core/solve/lightest/proof_work.h"

#include <cstdint>
#include <functional>
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
    /// Whether all has been done that is to be done here, but not all that is to be done (ProofWork).
    bool isShared = false;
    /// What kept it from being proven, if that was not the clock or what is left to others.
    std::optional<Obstacle> obstacle = {};
    /// Whether one by another way was out of reach only in the time that there was.
    bool lacksTime = false;
};

/// What is known of the search for the lightest element of start + span(basis), for the basis of the plan's
/// part, where the proof is; what is heavier than `most` is of no use. O(vectors·words).
[[nodiscard]] ClassProgress& progressOf(const ClassPlan& plan, const Grid& start, std::int64_t most,
                                        ProofWork& work);

/// The lightest element of start + span(basis), for the basis of the plan's part, if it has at most `most` of
/// the part's cells. Not complete if the clock stops it, if so many elements are equally light that lists of
/// them would exceed the memory budget, or if another algorithm takes less time: when the search takes ten
/// times as long as planned, another() is called once, and tells how long that algorithm takes, in
/// nanoseconds of one thread. If the clock has work on a proof, goes on from what is known there, and
/// keeps there what is found out. A node is an element of a class or of the part.
[[nodiscard]] PartMinimum searchByClasses(const ClassPlan& plan, const Grid& start, std::int64_t most,
                                          const std::function<double()>& another, SearchClock& clock,
                                          Workload& load);

} // namespace flip
