#pragma once

#include "core/model/puzzle.h"

#include <cstdint>
#include <optional>

namespace flip {

/// What M4RI makes of the equations of a puzzle whose pieces shall all become white.
struct DenseElimination {
    /// Processor seconds to bring equations and right-hand side to reduced echelon form.
    double seconds = 0;
    std::int64_t rank = 0;
};

/// Nothing when this was built without M4RI, the library of the field for dense equations over GF(2).
[[nodiscard]] std::optional<DenseElimination> eliminateByM4ri(const Puzzle& puzzle);

} // namespace flip
