#pragma once

#include "core/solve/lightest/class_cells.h"
#include "core/solve/lightest/class_mirror.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace flip {

/// The three ways to split four classes into two pairs: those with the numbers i and i + 1, for even i.
inline constexpr std::array<std::array<std::size_t, 2>, 6> classPairs{
    {{0, 1}, {2, 3}, {0, 2}, {1, 3}, {0, 3}, {1, 2}}};

/// A part, seen class by class, and the expected cost of a search by classes.
struct ClassPlan {
    ClassCells cells;
    /// The part's space, in an order that the mirrors need, and the mirrors that keep it.
    Restriction space{};
    std::vector<ClassMirror> mirrors{};
    /// What each class sees of the part's space; it sees as many vectors as its rank.
    std::array<Restriction, classes> restrictions{};
    /// How many elements of each class are listed at first.
    std::array<std::size_t, classes> listed{};
    /// The first of the two classPairs that are joined; the others are joined as far as needed.
    std::size_t mainPair = 0;
    /// The estimated time of the search, in nanoseconds of one thread, and the nodes that the lists count.
    double nanoseconds = 0;
    double nodes = 0;

    [[nodiscard]] int rank(std::size_t number) const {
        return static_cast<int>(restrictions[number].seen.size());
    }
};

/// The plan for a part; nothing if its classes have too many dimensions or cells to be listed.
/// O(vectors²·words).
[[nodiscard]] std::optional<ClassPlan> planClasses(const IndependentPart& part);

} // namespace flip
