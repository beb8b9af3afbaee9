#pragma once

#include "core/text/recognise.h"
#include "core/text/said_words.h"

#include <array>
#include <string_view>
#include <vector>

namespace flip::said {

namespace chinese {

inline constexpr std::array<std::string_view, 3> blacks{"黑", "亮", "开"};
inline constexpr std::array<std::string_view, 4> whites{"白", "灭", "关", "暗"};

} // namespace chinese

/// Adds what is said of the signs where words are written without blanks: “1表示亮”. O(text).
void addUnspaced(std::vector<ColouredSign>& legend, std::string_view text,
                 const std::vector<ColouredSign>& signs);

/// If nothing else is said, N and B are the initials of noir and blanc, negra and blanca, nero and bianco.
void addInitials(std::vector<ColouredSign>& legend, const Words& words,
                 const std::vector<ColouredSign>& signs);

} // namespace flip::said
