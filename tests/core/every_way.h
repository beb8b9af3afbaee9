#pragma once

#include "tests/core/sample_puzzles.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

// Puzzles for the tests of what searches cost.

namespace flip::test {

struct Sample {
    std::string name;
    Puzzle puzzle;
};

inline constexpr Pattern sides{0b000'101'000};
inline constexpr Pattern ring{0b111'101'111};
inline constexpr Pattern full{0b111'111'111};
inline constexpr Pattern cornersOfOneSide{0b011'101'110};
inline constexpr Pattern upOnly{0b000'000'010};

inline Rule narrowTable(Size size) {
    std::vector<Grid> masks;
    const Rule plus = Rule::fromPattern(size, Pattern::plus());
    for (std::int64_t i = 0; i < size.cells(); ++i) masks.push_back(plus.mask(cellAt(size, i)));
    return Rule::fromTable(size, std::move(masks));
}

/// Every way to eliminate and every way to weigh, small and large; some that fit nowhere.
inline std::vector<Sample> everyWay() {
    Random random(1753);
    std::vector<Sample> all;
    const auto add = [&](const char* name, const Rule& rule) {
        all.push_back({std::string(name) + ", solvable", solvablePuzzle(rule, Goal::Either, random)});
        all.push_back({std::string(name) + ", any", {rule, randomGrid(rule.size(), random), Goal::White}});
    };
    const auto pattern = [](int rows, int columns, Pattern of, Edges edges = Edges::Clipped) {
        return Rule::fromPattern({rows, columns}, of, edges);
    };
    add("1x1", pattern(1, 1, Pattern::plus()));
    add("4x4", pattern(4, 4, Pattern::plus()));
    add("3x7", pattern(3, 7, Pattern::plus()));
    add("8x8", pattern(8, 8, Pattern::plus()));
    add("1x30", pattern(1, 30, Pattern::plus()));
    add("5x5 without flips", pattern(5, 5, Pattern(0)));
    add("table of 5x5, 2^20 solutions", tableOfRank({5, 5}, 5, random));
    add("table of 8x8", tableOfRank({8, 8}, 50, random));
    add("3x300", pattern(3, 300, Pattern::plus()));
    add("19x19, lanes", pattern(19, 19, Pattern::plus()));
    add("30x30, independent parts", pattern(30, 30, Pattern(0b101'000'101)));
    add("47x47, k 30", pattern(47, 47, Pattern::plus()));
    add("torus 20x20, k 32", pattern(20, 20, Pattern::plus(), Edges::Torus));
    add("20x20, k 20", pattern(20, 20, cornersOfOneSide));
    add("60x60, skyline", pattern(60, 60, full));
    add("ring 90x40", pattern(90, 40, ring));
    add("400x400, row chasing", pattern(400, 400, Pattern::plus()));
    add("30x30 without flips", pattern(30, 30, Pattern(0)));
    add("1000x99, rows alone", pattern(1000, 99, sides));
    add("3x2000, every row as it comes", pattern(3, 2000, upOnly));
    add("dense table of 20x20", tableOfRank({20, 20}, 390, random));
    add("narrow table of 40x8", narrowTable({40, 8}));
    return all;
}

} // namespace flip::test
