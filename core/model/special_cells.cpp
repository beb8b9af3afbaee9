#include "core/model/special_cells.h"

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
    for (std::int64_t i = 0; i < flipped.cells(); ++i)
        rule.forEachFlipped(cellAt(flipped.size(), i), [&](Cell piece) { flipped.set(piece); });
    return flipped.complement();
}

} // namespace flip
