#pragma once

#include "core/base/search_clock.h"
#include "core/model/rule.h"
#include "core/solve/equations/echelon.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace flip {

// A press set x solves a board if A·x = b over GF(2): column p of the square matrix A is what a press on p
// flips, and b is what must flip. Since pressing twice does nothing and order does not matter, this describes
// the whole puzzle. The solutions for one b form a coset x₀ + kernel(A); there is one if and only if no y
// with yᵀ·A = 0 has an odd number of cells in common with b (the Fredholm alternative: the image of A is the
// orthogonal space of the left kernel). Such a y is a parity witness.

/// The result of an elimination.
struct Equations {
    /// The dimension of the kernel of A.
    std::int64_t nullity = 0;
    /// The press sets that flip nothing: a basis of the kernel of A, or part of one if all of it would take
    /// too much memory.
    EchelonBasis quiet;
    /// For each right-hand side, in order, the press set that flips exactly it and is clear at the leading
    /// cells of `quiet`, or nothing if no press set does. So the solution does not depend on how it was
    /// found.
    std::vector<std::optional<Grid>> solutions;

    [[nodiscard]] bool allQuiet() const { return quiet.dimension() == nullity; }
};

/// Solves A·x = b for each b of `rightSides`, grids of the rule's size, by the elimination that suits the
/// rule: along the rows if they determine each other (row_chasing.h), otherwise along the skyline of the
/// matrix (skyline.h). Returns only as many quiet patterns as fit into `quietMemory` bytes and, beside the
/// elimination, into the clock's memory budget. Returns nullopt if stopped by the clock.
[[nodiscard]] std::optional<Equations> solveEquations(const Rule& rule, std::span<const Grid> rightSides,
                                                      std::int64_t quietMemory, SearchClock& clock);

/// The same without limits.
[[nodiscard]] Equations solveEquations(const Rule& rule, std::span<const Grid> rightSides);

/// The most bytes that solveEquations takes for a rule, besides its result; if rows determine each other, the
/// first rows of the quiet patterns are not included. O(1).
[[nodiscard]] double eliminationMemory(const Rule& rule);

/// The bytes of one grid.
[[nodiscard]] double gridMemory(Size size);

/// The bytes of a rule's table, if it is one.
[[nodiscard]] double tableMemory(const Rule& rule);

/// How many of `count` grids fit into `memory` bytes.
[[nodiscard]] std::size_t gridsThatFit(Size size, std::int64_t count, std::int64_t memory);

} // namespace flip
