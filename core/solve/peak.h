#pragma once

#include "core/solve/correlation.h"
#include "core/solve/search_clock.h"
#include "core/solve/symmetry.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace flip {

/// Where a correlation is highest; of several such places the smallest.
struct Peak {
    std::uint64_t place = 0;
    std::int64_t value = 0;

    [[nodiscard]] bool improvedBy(std::uint64_t otherPlace, std::int64_t otherValue) const {
        return otherValue > value || (otherValue == value && otherPlace < place);
    }

    friend bool operator==(Peak, Peak) = default;
};

/// The highest place of those where the correlation is at least `atLeast`, if there is one, on as many
/// threads as the clock's budget allows. Counts every place as a node; `nodes` is how many nodes the clock
/// will have counted when the whole search is over. Once the clock has stopped, the best found by then. The
/// symmetries, which save time, are those of the correlation or none.
[[nodiscard]] std::optional<Peak> highestPlace(const Correlation& correlation, std::int64_t atLeast,
                                               SearchClock& clock, double nodes,
                                               std::vector<PlaceMap> symmetries = {});

} // namespace flip
