#include "core/solve/peak.h"

#include "core/solve/lane_search.h"
#include "core/solve/transform_search.h"

namespace flip {

std::optional<Peak> highestPlace(const Correlation& correlation, std::int64_t atLeast, SearchClock& clock,
                                 double nodes) {
    if (const auto coordinates = laneCoordinates(correlation)) {
        return searchByLanes(*coordinates, atLeast, clock, nodes);
    }
    return searchByTransform(correlation, atLeast, clock, nodes);
}

} // namespace flip
