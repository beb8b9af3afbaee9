#include "core/text/judge_rule.h"

#include <algorithm>
#include <utility>

namespace flip {

Rule ruleOf(const Judge& judge, Size size) {
    if (judge.flips == Judge::Flips::InnerBlock) {
        Grid edge = Grid::filled(size);
        for (int r = 1; r + 1 < size.rows; ++r) {
            for (int c = 1; c + 1 < size.columns; ++c) edge.set({r, c}, false);
        }
        return withoutPresses(Rule::fromPattern(size, Pattern(Pattern::count - 1)), edge);
    }
    if (judge.flips == Judge::Flips::Pair) return ruleWithWindow(size, 2);
    if (judge.flips == Judge::Flips::RowAndColumn) return ruleOfRowsAndColumns(size);
    const bool isTorus = judge.flips == Judge::Flips::TorusPlus;
    return Rule::fromPattern(size, Pattern::plus(), isTorus ? Edges::Torus : Edges::Clipped);
}

Rule ruleOfRowsAndColumns(Size size) {
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

Rule withoutPresses(const Rule& rule, const Grid& dead) {
    std::vector<Grid> masks;
    for (std::int64_t i = 0; i < rule.size().cells(); ++i) {
        const Cell cell = cellAt(rule.size(), i);
        masks.push_back(dead.test(cell) ? Grid(rule.size()) : rule.mask(cell));
    }
    return Rule::fromTable(rule.size(), std::move(masks));
}

std::vector<Grid> singleCells(Size size) {
    std::vector<Grid> masks(static_cast<std::size_t>(size.cells()), Grid(size));
    for (std::size_t i = 0; i < masks.size(); ++i) masks[i].set(cellAt(size, static_cast<std::int64_t>(i)));
    return masks;
}

Rule ruleWithReach(Size size, std::int64_t reach) {
    std::vector<Grid> masks;
    for (std::int64_t i = 0; i < size.cells(); ++i) {
        Grid mask(size);
        const std::int64_t end = std::min(size.cells(), i + reach + 1);
        for (std::int64_t k = std::max<std::int64_t>(0, i - reach); k < end; ++k) mask.set(cellAt(size, k));
        masks.push_back(std::move(mask));
    }
    return Rule::fromTable(size, std::move(masks));
}

Rule ruleWithWindow(Size size, std::int64_t length) {
    std::vector<Grid> masks(static_cast<std::size_t>(size.cells()), Grid(size));
    for (std::int64_t i = 0; i + length <= size.cells(); ++i) {
        for (std::int64_t k = i; k < i + length; ++k) masks[static_cast<std::size_t>(i)].set(cellAt(size, k));
    }
    return Rule::fromTable(size, std::move(masks));
}

} // namespace flip
