#pragma once

#include "core/model/puzzle.h"
#include "tests/core/random_rules.h"

// Random puzzles for the tests of the methods and the explanations.

namespace flip::test {

/// A table whose masks are sums of `rank` random masks, so that the nullity is at least cells − rank.
inline Rule tableOfRank(Size size, int rank, Random& random) {
    std::vector<Grid> basis;
    basis.reserve(static_cast<std::size_t>(rank));
    for (int i = 0; i < rank; ++i) basis.push_back(randomGrid(size, random));
    std::vector<Grid> masks;
    for (std::int64_t i = 0; i < size.cells(); ++i) {
        Grid mask(size);
        for (const Grid& part : basis) {
            if (random.below(2) == 1) mask ^= part;
        }
        masks.push_back(std::move(mask));
    }
    return Rule::fromTable(size, std::move(masks));
}

/// A board that some press set solves.
inline Puzzle solvablePuzzle(const Rule& rule, Goal::Kind goal, Random& random) {
    Puzzle puzzle{rule, goal == Goal::Black ? Grid::filled(rule.size()) : Grid(rule.size()), goal};
    for (const Cell cell : randomGrid(rule.size(), random).setCells()) puzzle.press(cell);
    return puzzle;
}

/// Any rule and goal, up to `mostCells` cells; more than one in two can be solved.
inline Puzzle randomSmallPuzzle(int mostCells, std::uint64_t seed) {
    Random random(seed);
    const Rule rule = randomRule(random, mostCells);
    const auto goal = static_cast<Goal::Kind>(random.below(3));
    if (random.below(2) == 0) return solvablePuzzle(rule, goal, random);
    return {rule, randomGrid(rule.size(), random), goal};
}

/// Any goal, also a target.
inline Goal randomGoal(Size size, Random& random) {
    const auto kind = static_cast<Goal::Kind>(random.below(4));
    return kind == Goal::Target ? Goal::target(randomGrid(size, random)) : Goal(kind);
}

} // namespace flip::test
