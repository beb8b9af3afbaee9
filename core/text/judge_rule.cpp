#include "core/text/judge.h"

#include <utility>

namespace flip {

Rule ruleOf(const Judge& judge, Size size) {
    if (judge.flips != Judge::Flips::RowAndColumn) {
        const bool isTorus = judge.flips == Judge::Flips::TorusPlus;
        return Rule::fromPattern(size, Pattern::plus(), isTorus ? Edges::Torus : Edges::Clipped);
    }
    std::vector<Grid> masks;
    for (std::int64_t i = 0; i < size.cells(); ++i) {
        const Cell pressed = cellAt(size, i);
        Grid mask(size);
        for (int r = 0; r < size.rows; ++r) mask.set({r, pressed.column});
        for (int c = 0; c < size.columns; ++c) mask.set({pressed.row, c});
        masks.push_back(std::move(mask));
    }
    return Rule::fromTable(size, std::move(masks));
}

} // namespace flip
