#pragma once

#include "core/text/json_objects.h"

#include <vector>

namespace flip {

/// Gives each puzzle what an object around it or inside it says of goal, edges and pattern, if it says
/// nothing of that itself:
/// {"torus": true, "levels": [{"board": …}, …]}, {"board": …, "rule": {"pattern": …}}. The nearest one
/// counts. What is no goal, no edges or no pattern is left to those who read words. O(objects × depth).
void shareRules(std::vector<JsonObject>& objects);

} // namespace flip
