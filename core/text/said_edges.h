#pragma once

#include "core/model/rule.h"
#include "core/text/said_words.h"

#include <optional>
#include <string_view>

namespace flip::said {

/// What these words say of the edges: “wraps around”, “opposite edges are connected”; nothing if they say
/// nothing, or both. O(text).
[[nodiscard]] std::optional<Edges> edgesSaid(std::string_view text, const Words& words);

/// Whether the word at `at` says that edges are joined in one direction only: “left and right edges are
/// connected”, “it wraps horizontally but not vertically”. No puzzle of this program has such edges.
[[nodiscard]] bool isOneDirection(const Words& words, std::size_t at);

} // namespace flip::said
