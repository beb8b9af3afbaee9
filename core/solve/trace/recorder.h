#pragma once

#include "core/base/search_context.h"
#include "core/model/packed_puzzle.h"
#include "core/solve/trace/search_trace.h"

namespace flip {

// The searches are templates over their recorder. NoRecorder leaves no trace in the machine code, so a search
// that is not recorded costs nothing extra.

struct NoRecorder {
    static constexpr bool active = false;

    void add(const TraceEvent& /*event*/) const {}
};

struct TraceRecorder {
    static constexpr bool active = true;

    void add(const TraceEvent& event) const { trace->add(event); }

    SearchTrace* trace;
};

/// Calls search(recorder) with the recorder that the context asks for, and returns its result.
template <class Search>
Outcome withRecorder(const Puzzle& puzzle, const SearchContext& context, Search&& search) {
    if (context.trace != nullptr && PackedPuzzle::fits(puzzle.size())) {
        return search(TraceRecorder{context.trace});
    }
    return search(NoRecorder{});
}

} // namespace flip
