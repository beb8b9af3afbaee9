#pragma once

#include "core/base/budget.h"
#include "core/base/obstacle.h"

#include <string>

namespace flip::console {

/// "this proof takes about 2 hours of a processor; --time can give it more": why an answer is not proven, and
/// what may help. Empty if the search was ended, which whoever set its limit knows.
[[nodiscard]] std::string whyUnproven(const Obstacle& obstacle, const Budget& budget);

} // namespace flip::console
