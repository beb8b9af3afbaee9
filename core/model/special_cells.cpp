#include "core/model/special_cells.h"

#include <utility>

namespace flip {

bool hasButton(const Rule& rule, Cell cell) { return rule.pattern() || !rule.mask(cell).none(); }

Grid cellsWithoutButton(const Rule& rule) {
    Grid cells(rule.size());
    if (rule.pattern()) return cells;
    for (std::int64_t i = 0; i < cells.cells(); ++i) {
        const Cell cell = cellAt(cells.size(), i);
        if (!hasButton(rule, cell)) cells.set(cell);
    }
    return cells;
}

Grid cellsNeverFlipped(const Rule& rule) {
    Grid flipped(rule.size());
    if (!rule.pattern()) {
        // By whole words, because the masks of a table may be full.
        for (std::int64_t i = 0; i < flipped.cells(); ++i) flipped |= rule.mask(cellAt(flipped.size(), i));
        return flipped.complement();
    }
    for (std::int64_t i = 0; i < flipped.cells(); ++i)
        rule.forEachFlipped(cellAt(flipped.size(), i), [&](Cell piece) { flipped.set(piece); });
    return flipped.complement();
}

SpecialCells specialCells(const Rule& rule) {
    SpecialCells special;
    if (rule.pattern()) return special;
    if (Grid cells = cellsWithoutButton(rule); !cells.none()) special.withoutButton = std::move(cells);
    if (Grid cells = cellsNeverFlipped(rule); !cells.none()) special.neverFlipped = std::move(cells);
    return special;
}

} // namespace flip
