#include "core/solve/symmetry.h"

#include <optional>
#include <utility>

namespace flip {

namespace {

/// The eight symmetries of a square are numbers of three bits: turn the rows upside down, the columns, then
/// make rows of the columns. Those without the last one are the four of a rectangle.
constexpr unsigned upsideDown = 1;
constexpr unsigned leftToRight = 2;
constexpr unsigned exchanged = 4;

unsigned symmetriesOfShape(Size size) { return size.rows == size.columns ? 8 : 4; }

Grid moved(const Grid& grid, unsigned symmetry) {
    Grid image(grid.size());
    grid.forEachSet([&](Cell cell) {
        if ((symmetry & upsideDown) != 0) cell.row = grid.rows() - 1 - cell.row;
        if ((symmetry & leftToRight) != 0) cell.column = grid.columns() - 1 - cell.column;
        if ((symmetry & exchanged) != 0) std::swap(cell.row, cell.column);
        image.set(cell);
    });
    return image;
}

/// The sum of which vectors of the part a grid is, the first vector as the highest bit, if it is one.
std::optional<std::uint64_t> numberOf(const IndependentPart& part, Grid grid) {
    std::uint64_t number = 0;
    for (const Grid& vector : part.basis) {
        number *= 2;
        if (!grid.test(vector.first().value())) continue;
        ++number;
        grid ^= vector;
    }
    if (!grid.none()) return std::nullopt;
    return number;
}

std::optional<PlaceMap> placeMap(const IndependentPart& part, const Grid& start, unsigned symmetry,
                                 SearchClock& clock) {
    const auto work = static_cast<std::uint64_t>(start.cells());
    if (!clock.work(work) || moved(part.support, symmetry) != part.support) return std::nullopt;
    const auto offset = numberOf(part, moved(start, symmetry) ^ start);
    if (!offset) return std::nullopt;
    PlaceMap map{*offset, {}};
    for (auto vector = part.basis.rbegin(); vector != part.basis.rend(); ++vector) {
        const auto image = numberOf(part, moved(*vector, symmetry));
        if (!image || !clock.work(work)) return std::nullopt;
        map.images.push_back(*image);
    }
    return map;
}

} // namespace

std::vector<PlaceMap> symmetriesOf(const IndependentPart& part, const Grid& start, SearchClock& clock) {
    const Grid startInPart = start & part.support;
    std::vector<PlaceMap> maps;
    for (unsigned symmetry = 1; symmetry < symmetriesOfShape(start.size()); ++symmetry) {
        if (auto map = placeMap(part, startInPart, symmetry, clock)) maps.push_back(std::move(*map));
    }
    if (clock.stopped()) maps.clear();
    return maps;
}

} // namespace flip
