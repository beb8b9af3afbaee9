#include "core/solve/solve.h"

#include "core/base/search_clock.h"
#include "core/solve/trace/search_trace.h"
#include "core/solve/verify.h"
#include "core/solve/witness.h"

#include <chrono>
#include <limits>
#include <new>
#include <optional>
#include <utility>

namespace flip {

namespace {

/// Adds a proof that can be checked if a method found a puzzle to be impossible by trying everything; if
/// there is no time or memory left for it, the outcome is Stopped.
void addProof(Outcome& outcome, const Puzzle& puzzle, Budget budget, Monitor* monitor) {
    // Only the nodes of the method are counted.
    budget.nodes = std::numeric_limits<std::uint64_t>::max();
    StopOnly stop(monitor);
    SearchClock clock({budget, &stop});
    auto witnesses = parityWitnesses(puzzle, clock);
    outcome.cost.memory = std::max(outcome.cost.memory, clock.cost().memory);
    if (witnesses) {
        outcome.answer = Impossible{std::move(*witnesses)};
    } else {
        outcome.answer = clock.stopped().value();
    }
}

Outcome search(const Method& method, const Puzzle& puzzle, const SearchContext& context) {
    if (auto refused = method.refuses(puzzle, context.budget)) return {std::move(*refused), {}};
    if (context.trace != nullptr) context.trace->begin(method.name, puzzle);
    const auto start = std::chrono::steady_clock::now();
    const auto elapsed = [start] { return std::chrono::steady_clock::now() - start; };
    // Methods know no target: they search for the same press sets in the same puzzle without it.
    std::optional<Puzzle> plain;
    if (!puzzle.goal.isUniform()) plain = puzzle.withoutTarget();
    const Puzzle& searched = plain ? *plain : puzzle;
    Outcome outcome = method.search(searched, context);
    const auto* impossible = std::get_if<Impossible>(&outcome.answer);
    if (impossible != nullptr && impossible->witnesses.empty())
        addProof(outcome, searched, context.budget.after(elapsed()), context.monitor);
    outcome.cost.time = elapsed();
    if (!verify(puzzle, outcome.answer)) outcome.answer = Stopped{Stopped::Reason::Wrong};
    if (context.trace != nullptr) context.trace->end(outcome);
    return outcome;
}

} // namespace

Outcome solve(const Method& method, const Puzzle& puzzle, const SearchContext& context) {
    const auto start = std::chrono::steady_clock::now();
    try {
        return search(method, puzzle, context);
    } catch (const std::bad_alloc&) {
        Outcome outcome{Stopped{Stopped::Reason::Memory}, {}};
        outcome.cost.time = std::chrono::steady_clock::now() - start;
        if (context.trace != nullptr) context.trace->end(outcome);
        return outcome;
    }
}

} // namespace flip
