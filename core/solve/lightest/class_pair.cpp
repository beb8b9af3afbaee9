#include "core/solve/lightest/class_pair.h"

#include <utility>

namespace flip {

namespace {

using Vector = ClassCells::Vector;

std::vector<Vector> joined(std::vector<Vector> first, const std::vector<Vector>& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

/// For every vector of `basis` the one that looks like it in class `number`, out of those that `space` has:
/// they tell apart what the class does.
std::vector<Vector> expressed(const ClassCells& cells, std::size_t number, const std::vector<Vector>& space,
                              const std::vector<Vector>& basis) {
    const Restriction restriction = restrictTo(cells, number, space);
    std::vector<Vector> images;
    for (const Vector& vector : basis) {
        // What is left of it is the difference.
        Vector image = vector;
        restriction.reduce(image);
        addTo(image, vector);
        images.push_back(std::move(image));
    }
    return images;
}

} // namespace

std::optional<ClassPair> pairOf(const ClassCells& cells, std::array<std::size_t, 2> numbers,
                                std::span<const Restriction, classes> restrictions) {
    const auto [first, second] = numbers;
    ClassPair pair{numbers, {}, restrictTo(cells, second, restrictions[first].unseen).unseen};
    const std::vector<Vector> a = restrictTo(cells, first, restrictions[second].unseen).seen;
    const std::vector<Vector> b = restrictTo(cells, second, restrictions[first].unseen).seen;
    // Of all that class 1 sees, what is beyond A is C.
    auto seen = restrictTo(cells, first, joined(a, restrictions[first].seen)).seen;
    std::vector<Vector> c(seen.begin() + static_cast<std::ptrdiff_t>(a.size()), seen.end());
    if (c.size() > Grid::wordBits) return std::nullopt;
    for (std::size_t i = 0; i < c.size(); ++i) c[i].back() = Grid::Word{1} << i;
    pair.sides[0].ofBit = expressed(cells, first, joined(a, c), restrictions[first].seen);
    pair.sides[1].ofBit = expressed(cells, second, joined(b, c), restrictions[second].seen);
    // The first side adds c to the element already.
    for (Vector& vector : pair.sides[1].ofBit) {
        for (std::size_t i = 0; i < c.size(); ++i) {
            if ((vector.back() >> i & 1U) == 0) continue;
            const Grid::Word key = vector.back();
            addTo(vector, c[i]);
            vector.back() = key;
        }
    }
    return pair;
}

} // namespace flip
