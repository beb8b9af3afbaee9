#include "core/solve/lightest/class_mirror.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <optional>
#include <utility>

namespace flip {

namespace {

using Vector = ClassCells::Vector;

constexpr std::size_t bitsOfByte = 8;

/// What is exchanged with the opposite side.
struct Turn {
    bool rows = false;
    bool columns = false;
};

constexpr std::array turns{Turn{true, false}, Turn{false, true}, Turn{true, true}};

Cell turned(Cell cell, Size size, Turn turn) {
    return {turn.rows ? size.rows - 1 - cell.row : cell.row,
            turn.columns ? size.columns - 1 - cell.column : cell.column};
}

Vector sum(Vector vector, const Vector& other) {
    addTo(vector, other);
    return vector;
}

/// v + σ(v).
Vector difference(const ClassMirror& mirror, const Vector& vector) { return sum(mirror(vector), vector); }

bool keeps(const ClassMirror& mirror, const Restriction& space) {
    return std::ranges::all_of(space.seen, [&](const Vector& vector) { return space.spans(mirror(vector)); });
}

} // namespace

Vector ClassMirror::operator()(const Vector& vector) const {
    constexpr std::size_t bits = Grid::wordBits;
    Vector image(vector.size());
    for (std::size_t word = 0; word + 1 < vector.size(); ++word) {
        for (ClassCells::Word rest = vector[word]; rest != 0; rest &= rest - 1) {
            const std::uint32_t to = target[word * bits + static_cast<std::size_t>(std::countr_zero(rest))];
            image[to / bits] |= ClassCells::Word{1} << (to % bits);
        }
    }
    image.back() = vector.back();
    return image;
}

PlaceMap::PlaceMap(std::uint64_t ofNothing, std::span<const std::uint64_t> ofBit)
    : ofNothing_(ofNothing), ofBytes_((ofBit.size() + bitsOfByte - 1) / bitsOfByte) {
    for (std::size_t bit = 0; bit < ofBit.size(); ++bit) {
        auto& ofByte = ofBytes_[bit / bitsOfByte];
        const std::size_t value = std::size_t{1} << bit % bitsOfByte;
        for (std::size_t lower = 0; lower < value; ++lower)
            ofByte[value + lower] = ofByte[lower] ^ ofBit[bit];
    }
}

std::vector<ClassMirror> mirrorsOf(const ClassCells& cells, Size size, const Restriction& space) {
    std::vector<ClassMirror> mirrors;
    for (const Turn turn : turns) {
        auto target = cells.targets([&](Cell cell) { return turned(cell, size, turn); });
        if (!target) continue;
        ClassMirror mirror{*std::move(target)};
        if (keeps(mirror, space)) mirrors.push_back(std::move(mirror));
    }
    return mirrors;
}

Restriction orderedFor(std::span<const ClassMirror> mirrors, const ClassCells& cells,
                       const Restriction& space) {
    if (mirrors.empty()) return space;
    std::vector<Vector> ordered;
    for (const Vector& vector : space.seen) {
        Vector first = difference(mirrors[0], vector);
        if (mirrors.size() > 1) {
            ordered.push_back(difference(mirrors[1], first));
            ordered.push_back(difference(mirrors[1], vector));
        }
        ordered.push_back(std::move(first));
        ordered.push_back(vector);
    }
    return basisOf(cells, ordered);
}

std::vector<ClassMirror> mirrorsOf(const Restriction& space, const Vector& start,
                                   std::span<const ClassMirror> mirrors) {
    std::vector<ClassMirror> kept;
    std::ranges::copy_if(mirrors, std::back_inserter(kept),
                         [&](const ClassMirror& mirror) { return space.spans(difference(mirror, start)); });
    return kept;
}

PlaceMaps placeMapsOf(std::span<const ClassMirror> mirrors, const Restriction& restriction,
                      const Vector& start) {
    PlaceMaps maps;
    for (const ClassMirror& mirror : mirrors) {
        std::vector<std::uint64_t> ofBit;
        for (const Vector& vector : restriction.seen)
            ofBit.push_back(restriction.coordinates(mirror(vector)));
        maps.emplace_back(restriction.coordinates(difference(mirror, start)), ofBit);
    }
    return maps;
}

} // namespace flip
