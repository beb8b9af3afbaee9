#pragma once

#include "core/base/random.h"
#include "core/model/rule.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace flip {

// Random grids and rules for the tests of the algebra.

inline Grid randomGrid(Size size, Random& random) {
    Grid grid(size);
    for (std::int64_t i = 0; i < size.cells(); ++i) grid.set(cellAt(size, i), random.below(2) == 1);
    return grid;
}

/// A size of 1 to `mostCells` cells; narrow ones and wide ones alike.
inline Size randomSize(Random& random, int mostCells) {
    const auto draw = [&](int most) {
        return 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(most)));
    };
    const int rows = draw(mostCells);
    const Size size{rows, draw(mostCells / rows)};
    return random.below(2) == 0 ? size : Size{size.columns, size.rows};
}

/// A pattern, clipped or on a torus, or now and then a table, dense or sparse.
inline Rule randomRule(Random& random, int mostCells) {
    const Size size = randomSize(random, mostCells);
    if (random.below(4) != 0) {
        const Edges edges = random.below(2) == 0 ? Edges::Clipped : Edges::Torus;
        return Rule::fromPattern(size, Pattern(static_cast<unsigned>(random.below(Pattern::count))), edges);
    }
    const bool sparse = random.below(2) == 0;
    std::vector<Grid> masks;
    for (std::int64_t i = 0; i < size.cells(); ++i) {
        Grid mask = randomGrid(size, random);
        if (sparse) mask &= randomGrid(size, random) & randomGrid(size, random);
        masks.push_back(std::move(mask));
    }
    return Rule::fromTable(size, std::move(masks));
}

} // namespace flip
