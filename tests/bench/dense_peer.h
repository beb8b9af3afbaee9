#pragma once

#include "core/model/puzzle.h"

#include <cstdint>
#include <optional>

namespace flip {

/// The result of M4RI for the equations that make all pieces of a puzzle white.
struct DenseElimination {
    /// Processor seconds to bring equations and right-hand side to reduced echelon form.
    double seconds = 0;
    std::int64_t rank = 0;
};

/// Nothing if built without M4RI, the standard library for dense equations over GF(2).
[[nodiscard]] std::optional<DenseElimination> eliminateByM4ri(const Puzzle& puzzle);

} // namespace flip
