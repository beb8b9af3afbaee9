#pragma once

#include "core/text/list_context.h"
#include "core/text/sign_boards.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace flip::lists {

/// A sign, a string of signs, or a list of such.
struct Item {
    bool isList = false;
    std::vector<Item> items;
    SignText text;
    std::int64_t line = 1;
    std::int64_t column = 1;
    /// Whether a semicolon or a line end precedes it in its list.
    bool beginsRow = false;
    /// The one that ends a list.
    char32_t bracket = 0;
    /// Of a string between quotation marks, with full stops for its blanks, which `text` has not.
    SignText withBlanks = {};
    /// An empty string or a blank between quotation marks, which stands for a place without a piece.
    bool isBlank = false;
};

/// The list that begins at `at`, which moves past it. Nothing if it is none, or has lists of lists of lists
/// of lists. O(length).
[[nodiscard]] std::optional<Item> readList(const Characters& text, std::size_t& at);

} // namespace flip::lists
