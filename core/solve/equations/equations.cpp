#include "core/solve/equations/equations.h"

#include "core/solve/equations/row_chasing.h"
#include "core/solve/equations/skyline.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

namespace flip {

std::optional<Equations> solveEquations(const Rule& rule, std::span<const Grid> rightSides,
                                        std::int64_t quietMemory, SearchClock& clock) {
    if (rowsDetermineEachOther(rule)) return solveByRows(rule, rightSides, quietMemory, clock);
    return solveBySkyline(rule, rightSides, quietMemory, clock);
}

Equations solveEquations(const Rule& rule, std::span<const Grid> rightSides) {
    constexpr auto unlimited = std::numeric_limits<std::int64_t>::max();
    SearchClock clock({.budget = {.memory = unlimited}});
    return solveEquations(rule, rightSides, unlimited, clock).value();
}

double eliminationMemory(const Rule& rule) {
    return rowsDetermineEachOther(rule) ? rowChasingMemory(rule.size()) : skylineMemory(rule);
}

double gridMemory(Size size) {
    // The allocator keeps a word or two for each piece of memory.
    return std::ceil(size.columns / static_cast<double>(Grid::wordBits)) * sizeof(Grid::Word) * size.rows +
           sizeof(Grid) + alignof(std::max_align_t);
}

double tableMemory(const Rule& rule) {
    return rule.pattern() ? 0 : static_cast<double>(rule.size().cells()) * gridMemory(rule.size());
}

std::size_t gridsThatFit(Size size, std::int64_t count, std::int64_t memory) {
    const double most = std::floor(static_cast<double>(memory) / gridMemory(size));
    return static_cast<std::size_t>(std::min(static_cast<double>(count), most));
}

} // namespace flip
