#include "core/solve/method.h"
#include "core/solve/methods/algebra.h"
#include "core/solve/methods/breadth_first.h"
#include "core/solve/methods/deepening.h"
#include "core/solve/methods/first_row.h"
#include "core/solve/methods/row_backtracking.h"
#include "core/solve/methods/subsets.h"

#include <algorithm>
#include <array>

namespace flip {

namespace {

constexpr std::array methodTable{
    Method{
        .name = "deepening",
        .summary = "Tries all ways to make 0, 1, 2, … presses, and backtracks early.",
        .origin = "POJ 1753 by iterative deepening",
        .node = "press tried",
        .takes = "any rule and goal, up to 64 cells and 2^28 branches: every table up to 27 cells, the plus "
                 "up to 64",
        .cost = "O(d · 2^n) for n cells and d presses, for the plus on c columns O(d · n · 2^c)",
        .refuses = deepeningRefuses,
        .search = searchByDeepening,
    },
    Method{
        .name = "subsets",
        .summary = "Tries every press set, the smallest first.",
        .origin = "POJ 1753 by exhaustive subset search",
        .node = "press set tried",
        .takes = "any rule and goal, up to 30 cells",
        .cost = "O(2^n) for n cells",
        .refuses = subsetsRefuses,
        .search = searchBySubsets,
    },
    Method{
        .name = "breadth-first",
        .summary = "Visits all boards one press away, then those two away, and so on.",
        .origin = "POJ 1753 by breadth-first search",
        .node = "board reached",
        .takes = "any rule and goal, up to 30 cells if there is enough memory: at most 320 KiB for 16 "
                 "cells, 160 MiB for 25",
        .cost = "O(n · 2^n) for n cells, and O(2^n) of memory",
        .refuses = breadthFirstRefuses,
        .search = searchBreadthFirst,
    },
    Method{
        .name = "row-backtracking",
        .summary = "Decides one press after the other, and backtracks as soon as a finished row can no "
                   "longer become right.",
        .origin = "UVA 10318 by backtracking",
        .node = "cell decided",
        .takes = "any rule and goal, up to 64 cells and 2^30 branches: every table up to 29 cells, the plus "
                 "up to 64",
        .cost = "O(2^n) for n cells, for the plus on c columns O(n · 2^c)",
        .refuses = rowBacktrackingRefuses,
        .search = searchByRowBacktracking,
    },
    Method{
        .name = "first-row",
        .summary = "Tries every first row, on a torus the first two; the others follow (light chasing).",
        .origin = "“what if the board were ten times larger”, by first-row enumeration",
        .node = "line filled in",
        .takes =
            "any pattern and goal, clipped or on a torus, no tables; up to 2^29 lines filled in: with the "
            "plus up to 24 columns (or rows) by 32, on a torus up to 12",
        .cost = "O(n · 2^c) for n cells in c columns, on a torus O(n · 4^c)",
        .refuses = firstRowRefuses,
        .search = searchByFirstRow,
    },
    Method{
        .name = "algebra",
        .summary = "Solves linear equations, and takes their lightest solution.",
        .origin = "Gauss elimination, light chasing with polynomials, Walsh–Hadamard transform, Viterbi’s "
                  "algorithm",
        .node = "solution weighed, or one small press set tried",
        .takes =
            "any rule and goal: 3×3 patterns up to about 1,000×1,000, the plus up to 10,000×10,000; proves "
            "the minimum if that is expected to take less than the time limit, by default ten minutes: for "
            "the plus up to a nullity of about 60, for most narrow boards and diagonal patterns beyond, and "
            "near the end of a game on most boards",
        .cost =
            "O(n^3 / 64) for n cells, for the plus on c columns O(n · c / 64); for 2^k solutions √(2^k) to "
            "2^k",
        .refuses = algebraRefuses,
        .search = searchByAlgebra,
    },
};

} // namespace

std::span<const Method> methods() { return methodTable; }

const Method* findMethod(std::string_view name) {
    const auto found = std::ranges::find(methodTable, name, &Method::name);
    return found == methodTable.end() ? nullptr : &*found;
}

const Method& defaultMethod() { return *findMethod("algebra"); }

} // namespace flip
