#pragma once

#include "core/solve/lightest/class_search.h"
#include "core/solve/lightest/correlation.h"
#include "core/solve/lightest/trellis.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <variant>

namespace flip {

/// A part, and the algorithm that finds its lightest element: the one that is expected to take the least
/// time. Algorithms are compared only here.
class PartSearch {
  public:
    /// Plans take at most a quarter of `memory` bytes. O(vectors²·cells).
    PartSearch(IndependentPart part, std::int64_t memory);

    [[nodiscard]] const IndependentPart& part() const { return part_; }

    /// The estimated time of a proof, in nanoseconds of one thread.
    [[nodiscard]] double nanoseconds() const { return nanoseconds_; }

    /// The same for this start: less if mirrors keep its coset. O(vectors·words).
    [[nodiscard]] double nanosecondsFrom(const Grid& start) const;

    /// The memory of the plan, in bytes.
    [[nodiscard]] double memory() const { return memory_; }

    /// The part's correlation; nothing if it has too many dimensions.
    [[nodiscard]] std::optional<Correlation> correlate(const Grid& start, SearchClock& clock) const;

    /// The first of the lightest elements of start + span(basis), if it has at most `most` of the part's
    /// cells; otherwise, or if a proof takes too long, some light element. `start` must be set at every
    /// leading cell, and `correlation` be that of `start`.
    [[nodiscard]] PartMinimum search(const Grid& start, const std::optional<Correlation>& correlation,
                                     std::int64_t most, SearchClock& clock, Workload& load) const;

    /// Goes on from an element that search() has found out of reach of a proof: to a lighter one, if the
    /// clock leaves it the time, until the whole element has no more than `enough` cells.
    [[nodiscard]] Grid improve(Grid element, std::int64_t enough, SearchClock& clock) const;

  private:
    using Plan = std::variant<Trellis, ClassPlan>;

    /// The number of an element's cells that are in the part.
    [[nodiscard]] std::int64_t weightOf(const Grid& element) const {
        return (element & part_.support).count();
    }

    /// A light element, found in no more than a second or so: the candidate or a lighter one.
    [[nodiscard]] Grid guess(const Grid& start, Grid candidate, SearchClock& clock) const;
    /// The same where a proof is recorded: goes on from the best element there, keeps what it finds there,
    /// and leaves time for the proof. So it also comes to an end if there is only little time again and
    /// again.
    [[nodiscard]] Grid recordedGuess(const ClassPlan& plan, const Grid& start, Grid candidate,
                                     std::int64_t most, SearchClock& clock) const;
    [[nodiscard]] PartMinimum prove(const Grid& start, const std::optional<Correlation>& correlation,
                                    std::int64_t most, SearchClock& clock, Workload& load) const;
    /// By the trellis, or without one by the transform: the first of the lightest elements of at most `most`
    /// cells.
    [[nodiscard]] PartMinimum proveOneByOne(const Trellis* trellis, const Grid& start,
                                            const Correlation& correlation, std::int64_t most,
                                            SearchClock& clock, Workload& load) const;
    /// The plan of a proof that can be ended and taken up again, and so may take any time; null if it can't.
    [[nodiscard]] const ClassPlan* recordedPlan(const SearchClock& clock) const;
    /// Why not to start an algorithm that takes this long and counts this many nodes; nothing if it can be
    /// started.
    [[nodiscard]] static std::optional<Obstacle> obstacleTo(double nanoseconds, double nodes,
                                                            const Budget& left);
    /// The same for the plan.
    [[nodiscard]] std::optional<Obstacle> obstacleFrom(const Grid& start, const SearchClock& clock) const;

    IndependentPart part_;
    /// Null if all elements are transformed, or if not even that is possible.
    std::unique_ptr<const Plan> plan_;
    bool provable_ = false;
    /// Whether there might be a plan by classes if there were more memory.
    bool lacksMemory_ = false;
    double nanoseconds_ = 0;
    double memory_ = 0;
    /// The least number of nodes that the algorithm counts.
    double nodes_ = 0;
};

} // namespace flip
