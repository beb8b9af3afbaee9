#pragma once

#include "core/solve/lightest/class_search.h"
#include "core/solve/lightest/correlation.h"
#include "core/solve/lightest/trellis.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <variant>

namespace flip {

/// A part, and the way in which the lightest of its elements is found: the one that is expected to take the
/// least time. This is the only place where ways are compared.
class PartSearch {
  public:
    /// Of these bytes a plan takes a quarter at the most; O(vectors²·cells).
    PartSearch(IndependentPart part, std::int64_t memory);

    [[nodiscard]] const IndependentPart& part() const { return part_; }

    /// What a proof takes, about, in nanoseconds of one thread.
    [[nodiscard]] double nanoseconds() const { return nanoseconds_; }

    /// What the plan takes, in bytes.
    [[nodiscard]] double memory() const { return memory_; }

    /// Nothing for a part with too many dimensions.
    [[nodiscard]] std::optional<Correlation> correlate(const Grid& start, SearchClock& clock) const;

    /// The first of the lightest elements of start + span(basis), if it has at most `most` of the part's
    /// cells; otherwise, and where a proof takes too long, another light one. `start` is set at every leading
    /// cell, and `correlation` is what it gives.
    [[nodiscard]] PartMinimum search(const Grid& start, const std::optional<Correlation>& correlation,
                                     std::int64_t most, SearchClock& clock, Workload& load) const;

  private:
    using Plan = std::variant<Trellis, ClassPlan>;

    [[nodiscard]] PartMinimum prove(const Grid& start, const std::optional<Correlation>& correlation,
                                    std::int64_t most, SearchClock& clock, Workload& load) const;
    [[nodiscard]] bool canBeProven(const Budget& left) const;

    IndependentPart part_;
    /// Null for a transform of all elements; or where not even that is possible.
    std::unique_ptr<const Plan> plan_;
    bool provable_ = false;
    double nanoseconds_ = 0;
    double memory_ = 0;
    /// That the way counts, at least.
    double nodes_ = 0;
};

} // namespace flip
