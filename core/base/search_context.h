#pragma once

#include "core/base/budget.h"
#include "core/base/monitor.h"

namespace flip {

class SearchTrace;

/// What a search gets besides its puzzle. The monitor may be null. The trace may be null; then nothing is
/// recorded, and that costs nothing.
struct SearchContext {
    Budget budget{};
    Monitor* monitor = nullptr;
    SearchTrace* trace = nullptr;
};

} // namespace flip
