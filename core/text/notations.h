#pragma once

#include "core/text/readings.h"

#include <string_view>

namespace flip {

[[nodiscard]] Attempt flipFile(std::string_view text);

/// The result for a text, and whether an error is final.
struct PlaceRead {
    Attempt attempt;
    bool isSure = false;
};

/// The first notation that can read the text, of all but JSON and puzzle lines; otherwise the error of one
/// that recognised it.
[[nodiscard]] PlaceRead readPlace(std::string_view text);

/// Boards within the lines of a text: the strings of a program, or one word.
[[nodiscard]] Attempt insideLines(std::string_view text, std::string_view code, std::string_view page);

} // namespace flip
