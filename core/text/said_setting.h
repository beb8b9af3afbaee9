#pragma once

#include "core/text/said_rule.h"
#include "core/text/said_words.h"

#include <cstddef>
#include <optional>
#include <string_view>

// Settings of one word, as programs have them: “rule: king”, "neighbourhood": 8.

namespace flip::said {

/// Whether this is a name of the usual plus, or of the block of nine pieces, in small letters.
[[nodiscard]] bool isNameOfPlus(std::string_view name);
[[nodiscard]] bool isNameOfBlock(std::string_view name);

/// What a press flips according to a setting; nothing if there is none, or one that names the usual plus.
[[nodiscard]] std::optional<SaidRule::Flips> flipsSet(const Words& words);

/// Whether a setting names the usual plus: “rule: plus”.
[[nodiscard]] bool isPlusSet(const Words& words);

/// The length of a setting that no press of this program has, such as “rule: knight”; 0 if none is there.
[[nodiscard]] std::size_t lengthOfSetting(const Words& words, std::size_t at);

} // namespace flip::said
