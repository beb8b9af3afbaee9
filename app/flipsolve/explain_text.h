#pragma once

#include "app/flipsolve/wording.h"
#include "core/explain/solution_sets.h"

#include <variant>

namespace flip::console {

/// What findSolutionSets has to say.
using SetsOrNot = std::variant<SolutionSets, Stopped, TooLarge>;

/// --all: every optimal press set, one a line; at most `mostSets` of them, then how many more there are.
inline constexpr std::uint64_t mostSets = 1000;
void writeAllSets(TextSink& to, const Wording& wording, const SetsOrNot& found);

/// --explain for a puzzle that can be solved: how many press sets work, by size, which tells why it cannot be
/// done with fewer; and the quiet patterns that lead from one to the next.
void writeWhyOptimal(TextSink& to, const Wording& wording, const Outcome& outcome, const SetsOrNot& found);

/// --explain for a press set that has not been proven to be the smallest: what has been.
void writeWhyUnproven(TextSink& to, const Unproven& unproven, const Cost& cost);

/// --explain for a puzzle that cannot be solved, after its proof: which cells of the witness every press
/// flips, and the nearest boards that can be solved, as far as the budget lets them be found.
void writeWhyImpossible(TextSink& to, const Wording& wording, const Puzzle& puzzle,
                        const Impossible& impossible, const Budget& budget);

} // namespace flip::console
