#pragma once

#include "core/model/cell.h"
#include "core/text/said_words.h"

#include <cstddef>
#include <optional>
#include <string_view>

// Sizes and shapes that words name.

namespace flip::said {

/// “2x4” or “2×4”.
[[nodiscard]] std::optional<Size> sizeIn(std::string_view word);

/// A size in one word or three: “2x4”, “2 x 4”, “2 by 4”.
struct SaidSize {
    Size size;
    /// In words.
    std::size_t length;
};

[[nodiscard]] std::optional<SaidSize> sizeAt(const Words& words, std::size_t at);

/// Whether a shape that no press of this program flips is named there, where the words from `begin` say what
/// is flipped: “a 2x2 area”, “an L-shaped tromino”, but not “on a 5x5 grid”.
[[nodiscard]] bool isOtherShape(const Words& words, std::size_t begin, std::size_t at);

} // namespace flip::said
