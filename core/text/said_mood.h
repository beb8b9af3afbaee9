#pragma once

#include "core/text/said_words.h"

#include <cstddef>

// Whether what a word names is so: a torus that is switched off, or only wished for, is none.

namespace flip::said {

/// “Torus: off”, “wrap around = false”, “Torus? No.”
[[nodiscard]] bool isSwitchedOff(const Words& words, std::size_t at);

/// “Diagonals: on”, “diagonals = enabled”: the value is the next word.
[[nodiscard]] bool isSwitchedOn(const Words& words, std::size_t at);

/// “If it were a torus”, “the torus version is harder”, “I wonder whether it wraps around”.
[[nodiscard]] bool isUnreal(const Words& words, std::size_t at);

} // namespace flip::said
