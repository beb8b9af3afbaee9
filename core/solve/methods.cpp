#include "core/solve/algebra.h"
#include "core/solve/deepening.h"
#include "core/solve/method.h"
#include "core/solve/subsets.h"
#include "core/solve/witness.h"

#include <algorithm>
#include <array>

namespace flip {

namespace {

constexpr std::array table{
    Method{
        .name = "deepening",
        .summary = "Depth-first search with backtracking, for 0, 1, 2, … presses.",
        .origin = "POJ 1753 by iterative deepening",
        .node = "press tried",
        .takes =
            "any rule and goal, up to 64 cells and 2^28 branches: every table up to 27 cells, every board "
            "of up to 8 rows and columns with the plus",
        .cost = "O(d · 2^n), for the plus on c columns O(d · n · 2^c)",
        .refuses = deepeningRefuses,
        .search = searchByDeepening,
    },
    Method{
        .name = "subsets",
        .summary = "Every press set in order of size, on one packed integer.",
        .origin = "POJ 1753 by exhaustive subset search",
        .node = "press set tried",
        .takes = "any rule and goal, up to 30 cells",
        .cost = "O(2^n)",
        .refuses = subsetsRefuses,
        .search = searchBySubsets,
    },
    Method{
        .name = "algebra",
        .summary = "Linear equations over GF(2), then the lightest of all their solutions.",
        .origin = "Gauss elimination; nearest codeword by exhaustive search",
        .node = "solution of the equations weighed",
        .takes = "any rule and goal; 3×3 patterns up to some 500×500, the plus up to 10,000×10,000; proves "
                 "the minimum for nullities up to about 30",
        .cost = "O(n^3 / 64 + n · 2^k)",
        .refuses = algebraRefuses,
        .search = searchByAlgebra,
    },
};

} // namespace

std::span<const Method> methods() { return table; }

const Method* findMethod(std::string_view name) {
    const auto found = std::ranges::find(table, name, &Method::name);
    return found == table.end() ? nullptr : &*found;
}

const Method& defaultMethod() { return table.back(); }

Outcome solve(const Method& method, const Puzzle& puzzle, const SearchContext& context) {
    if (auto refused = method.refuses(puzzle, context.budget)) return {std::move(*refused), {}};
    const auto start = std::chrono::steady_clock::now();
    Outcome outcome = method.search(puzzle, context);
    if (auto* impossible = std::get_if<Impossible>(&outcome.answer);
        impossible && impossible->witnesses.empty()) {
        impossible->witnesses = parityWitnesses(puzzle);
    }
    outcome.cost.time = std::chrono::steady_clock::now() - start;
    return outcome;
}

} // namespace flip
