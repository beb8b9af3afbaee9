#include "core/solve/equations/equations.h"

#include "core/solve/equations/four_russians.h"
#include "core/solve/equations/row_chasing.h"
#include "core/solve/equations/skyline.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <utility>

namespace flip {

namespace {

/// Whether each press flips only pieces within an eighth of the board, counted in cells in reading order:
/// then the skyline is so low that it is worth keeping. O(cells in the table up to the first press for which
/// that does not hold).
bool isNarrow(const Rule& rule) {
    const std::int64_t cells = rule.size().cells();
    bool narrow = true;
    for (std::int64_t press = 0; press < cells && narrow; ++press) {
        rule.forEachFlipped(cellAt(rule.size(), press), [&](Cell piece) {
            narrow = narrow && std::abs(indexOf(rule.size(), piece) - press) <= cells / 8;
        });
    }
    return narrow;
}

} // namespace

std::optional<Equations> solveEquations(const Rule& rule, std::span<const Grid> rightSides,
                                        std::int64_t quietMemory, SearchClock& clock) {
    if (rowsDetermineEachOther(rule)) return solveByRows(rule, rightSides, quietMemory, clock);
    if (rule.pattern() || isNarrow(rule)) return solveBySkyline(rule, rightSides, quietMemory, clock);
    return solveByFourRussians(rule, rightSides, quietMemory, clock);
}

Equations solveEquations(const Rule& rule, std::span<const Grid> rightSides) {
    constexpr auto unlimited = std::numeric_limits<std::int64_t>::max();
    SearchClock clock({.budget = {.memory = unlimited}});
    return solveEquations(rule, rightSides, unlimited, clock).value();
}

double eliminationMemory(const Rule& rule) {
    if (rowsDetermineEachOther(rule)) return rowChasingMemory(rule.size());
    return rule.pattern() ? skylineMemory(rule) : std::max(skylineMemory(rule), fourRussiansMemory(rule));
}

double gridMemory(Size size) {
    // The allocator keeps a word for each piece of memory.
    return std::ceil(size.columns / static_cast<double>(Grid::wordBits)) * sizeof(Grid::Word) * size.rows +
           sizeof(Grid) + sizeof(std::size_t);
}

double tableMemory(const Rule& rule) {
    return rule.pattern() ? 0 : static_cast<double>(rule.size().cells()) * gridMemory(rule.size());
}

std::size_t gridsThatFit(Size size, std::int64_t count, std::int64_t memory) {
    const double most = std::floor(static_cast<double>(memory) / gridMemory(size));
    return static_cast<std::size_t>(std::min(static_cast<double>(count), most));
}

EchelonBasis evenSets(const Rule& rule) { return solveEquations(rule.transposed(), {}).quiet; }

} // namespace flip
