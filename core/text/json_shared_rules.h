#pragma once

#include "core/text/json_objects.h"

#include <vector>

namespace flip {

/// Gives each puzzle what an object around it or inside it says of goal or target, edges, pattern and table,
/// if it says nothing of that itself:
/// {"torus": true, "levels": [{"board": …}, …]}, {"board": …, "rule": {"pattern": …}}. The nearest one
/// counts. A value that cannot be meant so, such as a pattern in words, is left to those who read words; one
/// that is meant so, but wrong, is an error of the puzzle. O(objects × depth).
void shareRules(std::vector<JsonObject>& objects);

} // namespace flip
