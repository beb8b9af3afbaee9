#include "core/text/said_mood.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace flip::said {

bool isSwitchedOff(const Words& words, std::size_t at) {
    static constexpr auto between =
        std::to_array<std::string_view>({"mode", "around", "is", "are", "board", "edges", "count", "."});
    static constexpr auto off = std::to_array<std::string_view>(
        {"off", "false", "no",   "none", "0",        "disabled",  "never",    "nein", "aus",  "null",
         "n",   "f",     "nope", "non",  "inactive", "unchecked", "unticked", "na",   "flat", "clipped"});
    constexpr std::size_t farthest = 3;
    const std::size_t end = std::min(words.size(), at + 1 + farthest);
    std::size_t next = at + 1;
    while (next < end && isAmong(words[next].text, between)) ++next;
    if (next >= end || !isAmong(words[next].text, off)) return false;
    // “A torus. No press …” goes on.
    const bool isQuestion = words[next - 1].text == ".";
    return !isQuestion || next + 1 == words.size() || isEnd(words[next + 1]);
}

bool isSwitchedOn(const Words& words, std::size_t at) {
    static constexpr auto on =
        std::to_array<std::string_view>({"on", "true", "yes", "y", "1", "enabled", "ticked", "checked"});
    return at + 1 < words.size() && words[at + 1].isSaid && isAmong(words[at + 1].text, on);
}

bool isUnreal(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 5> doubts{"whether", "unsure", "wonder", "wish", "planned"};
    static constexpr auto elsewhere = std::to_array<std::string_view>(
        {"it were", "if it was", "would be", "could be", "might be", "next level", "torus version is",
         "toroidal version is", "only in", "tags"});
    return isInSentence(words, at, doubts) || isPhraseInSentence(words, at, elsewhere);
}

} // namespace flip::said
