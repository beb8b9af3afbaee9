#pragma once

#include <string_view>

namespace flip::ui::journal_words {

// What a journal begins with, and what stands before the lines of one command.
inline constexpr std::string_view header = "flipgame-session 1";
inline constexpr std::string_view together = "together ";

} // namespace flip::ui::journal_words
