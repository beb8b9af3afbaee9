#pragma once

#include "core/text/readings.h"

#include <optional>
#include <string_view>

namespace flip {

/// The board of a program that has other brackets, too: the only rows of it that are lists or strings, each
/// on a line of its own, between a line that opens a list and one that closes it; three or more, of three
/// pieces or more. Nothing if there are several such lists, or what is in front of it tells of something
/// else, as in “kernel = [”. O(text).
[[nodiscard]] Attempt codeBlock(std::string_view text);

/// A program whose only list of rows is no board, as its name or the comment above it says: a kernel, or the
/// matrix of an equation. O(text).
[[nodiscard]] std::optional<TextError> knownOtherList(std::string_view text);

} // namespace flip
