#pragma once

#include "core/model/cell.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace flip {

/// A line before boards that says how large they are, or how many: "4 4", "4x4", "n = 4", "2".
struct SizeNote {
    std::int64_t first = 0;
    std::optional<std::int64_t> second;
    /// The text after that line, and the number of its first line.
    std::string_view rest;
    std::int64_t restLine = 1;

    /// Whether it is right for so many boards, all of this size. One number may be the side of a square, the
    /// number of rows or that of boards; of two, either may come first.
    [[nodiscard]] bool fits(std::size_t boards, Size size) const;
};

/// Nothing if the first line that is not blank is no such line.
[[nodiscard]] std::optional<SizeNote> takeSizeNote(std::string_view text);

} // namespace flip
