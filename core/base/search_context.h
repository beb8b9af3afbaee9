#pragma once

#include "core/base/budget.h"
#include "core/base/monitor.h"

namespace flip {

struct ProofWork;
class SearchTrace;

/// What a search gets besides its puzzle. The monitor may be null. The trace may be null; then nothing is
/// recorded, and that costs nothing. The work on a proof may be null; with some, whose record must be of the
/// same puzzle or empty, the method `algebra` goes on from there and keeps its progress there.
struct SearchContext {
    Budget budget{};
    Monitor* monitor = nullptr;
    SearchTrace* trace = nullptr;
    ProofWork* proof = nullptr;
};

} // namespace flip
