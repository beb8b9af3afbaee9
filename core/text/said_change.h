#pragma once

#include "core/text/recognise.h"
#include "core/text/said_words.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace flip::said {

/// Whether a word is a colour or a sign of the board, and black.
[[nodiscard]] std::optional<bool> blackness(std::string_view word, const std::vector<ColouredSign>& signs);

/// What is to become of one colour, if that is said at `at`: “turn off all lit lights”, “get rid of all the
/// X”, “turn all X into O”, “until every 1 is off”. The colour that is wanted, and where the last one stands.
[[nodiscard]] std::optional<std::pair<bool, std::size_t>>
colourChanged(const Words& words, std::size_t at, const std::vector<ColouredSign>& signs);

} // namespace flip::said
