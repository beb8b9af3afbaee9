#pragma once

#include "core/base/budget.h"
#include "core/base/monitor.h"

namespace flip {

class SearchTrace;

/// What a search is given besides its puzzle. The monitor may be null: then nobody listens. The trace may be
/// null: then nothing is recorded, at no cost.
struct SearchContext {
    Budget budget{};
    Monitor* monitor = nullptr;
    SearchTrace* trace = nullptr;
};

} // namespace flip
