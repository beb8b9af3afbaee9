#pragma once

#include "core/base/search_context.h"
#include "core/model/packed_puzzle.h"
#include "core/solve/trace/search_trace.h"

namespace flip {

// The searches are templates over who records them. When nobody does, NoRecorder leaves nothing behind in the
// machine code, so recording costs only those who ask for it.

struct NoRecorder {
    static constexpr bool active = false;

    void add(const TraceEvent& /*event*/) const {}
};

struct TraceRecorder {
    static constexpr bool active = true;

    void add(const TraceEvent& event) const { trace->add(event); }

    SearchTrace* trace;
};

/// Calls search(recorder) with the recorder that the context asks for, and returns what it returns.
template <class Search>
Outcome withRecorder(const Puzzle& puzzle, const SearchContext& context, Search&& search) {
    if (context.trace != nullptr && PackedPuzzle::fits(puzzle.size())) {
        return search(TraceRecorder{context.trace});
    }
    return search(NoRecorder{});
}

} // namespace flip
