#pragma once

#include "core/text/said_words.h"

#include <cstddef>
#include <optional>

namespace flip::said {

/// Whether it is said there that a press does not flip its own piece: “the pressed light stays as it is”,
/// “doesn't toggle the one that you press”, “except itself”. “Cannot be pressed twice” is something else.
[[nodiscard]] bool staysItself(const Words& words, std::size_t at);

/// The words without sentences that say only that, and name no other pieces; nothing if there are none.
/// O(words), but for a constant.
[[nodiscard]] std::optional<Words> withoutItselfAlone(const Words& words);

/// Whether the sentence leaves the piece itself out of what it names: “all eight around it, not itself”.
[[nodiscard]] bool isItselfLeftOut(const Words& words, std::size_t at);

} // namespace flip::said
