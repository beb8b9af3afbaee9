#pragma once

#include "app/flipsolve/wording.h"
#include "core/explain/solution_sets.h"

#include <variant>

namespace flip::console {

/// The result of findSolutionSets.
using SetsOrNot = std::variant<SolutionSets, Stopped, TooLarge>;

/// --all: every optimal press set, one per line; at most `mostSets` of them, then the number of the others.
inline constexpr std::uint64_t mostSets = 1000;
void writeAllSets(TextSink& to, const Wording& wording, const Goal& goal, const Answer& answer,
                  const SetsOrNot& found);

/// What an explanation says of the search itself.
struct SearchEffort {
    std::uint64_t nodes = 0;
    /// Whether it went on from a proof that earlier runs had begun; their nodes are not counted.
    bool wentOn = false;
    /// Whether not the search has proven the minimum, but how few pieces a press flips.
    bool isProvenByFlips = false;
};

/// --explain: which cells have no button, and which ones no press flips; nothing if there are none. In the
/// plain drawing of a board they look like all others.
void writeSpecialCells(TextSink& to, const Wording& wording, const Rule& rule);

/// --explain for a puzzle that can be solved: how many press sets work, by size, which shows why fewer
/// presses are not enough; and the quiet patterns that lead from one to another.
void writeWhyOptimal(TextSink& to, const Wording& wording, const Goal& goal, const Optimal& optimal,
                     const SearchEffort& effort, const SetsOrNot& found);

/// --explain for a press set that is not proven to be minimal: what is proven.
void writeWhyUnproven(TextSink& to, const Unproven& unproven, const SearchEffort& effort);

/// --explain for a puzzle that cannot be solved, after its proof: which cells of the witness the presses
/// flip, of which the first are listed and the others are counted, and the nearest solvable boards, both as
/// far as they are found within the budget.
void writeWhyImpossible(TextSink& to, const Wording& wording, const Puzzle& puzzle,
                        const Impossible& impossible, const Budget& budget);

} // namespace flip::console
