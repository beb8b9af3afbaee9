#pragma once

#include "core/model/grid.h"

#include <cstddef>

namespace flip {

/// Whether the list of cells of `a`, in reading order, is lexicographically before that of `b`, for two grids
/// with equally many set cells. That is the one that is set where they first differ.
[[nodiscard]] inline bool comesFirst(const Grid& a, const Grid& b) {
    for (int row = 0; row < a.rows(); ++row) {
        for (std::size_t i = 0; i < a.row(row).size(); ++i) {
            const Grid::Word differ = a.row(row)[i] ^ b.row(row)[i];
            if (differ != 0) return (a.row(row)[i] & differ & -differ) != 0;
        }
    }
    return false;
}

} // namespace flip
