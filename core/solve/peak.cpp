#include "core/solve/peak.h"

#include "core/solve/lane_search.h"
#include "core/solve/transform_search.h"

#include <utility>

namespace flip {

std::optional<Peak> highestPlace(const Correlation& correlation, std::int64_t atLeast, SearchClock& clock,
                                 double nodes, std::vector<PlaceMap> symmetries) {
    if (const auto coordinates = laneCoordinates(correlation, std::move(symmetries))) {
        return searchByLanes(*coordinates, atLeast, clock, nodes);
    }
    return searchByTransform(correlation, atLeast, clock, nodes);
}

} // namespace flip
