#include "core/text/said_mood.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace flip::said {

bool isSwitchedOff(const Words& words, std::size_t at) {
    static constexpr auto between =
        std::to_array<std::string_view>({"mode", "around", "is", "are", "board", "edges", "count", "."});
    static constexpr auto off = std::to_array<std::string_view>(
        {"off", "false", "no", "none", "0", "disabled", "never", "nein", "aus", "null", "n", "f", "nope",
         "non", "inactive", "unchecked", "unticked", "na"});
    static constexpr std::array<std::string_view, 2> otherwise{"flat", "clipped"};
    constexpr std::size_t farthest = 3;
    const std::size_t end = std::min(words.size(), at + 1 + farthest);
    std::size_t next = at + 1;
    while (next < end && isAmong(words[next].text, between)) ++next;
    if (next >= end) return false;
    if (isAmong(words[next].text, otherwise)) return words[next].isSaid;
    if (!isAmong(words[next].text, off)) return false;
    // “Torus, no diagonals” and “A torus. No press …” go on.
    const bool isLast = next + 1 == words.size() || isEnd(words[next + 1]);
    const bool isQuestion = words[next - 1].text == ".";
    return isLast || (!isQuestion && (words[next].isSaid || words[next + 1].isApart));
}

bool isSwitchedOn(const Words& words, std::size_t at) {
    static constexpr auto on =
        std::to_array<std::string_view>({"on", "true", "yes", "y", "1", "enabled", "ticked", "checked"});
    return at + 1 < words.size() && words[at + 1].isSaid && isAmong(words[at + 1].text, on);
}

bool isUnreal(const Words& words, std::size_t at) {
    static constexpr auto doubts =
        std::to_array<std::string_view>({"whether", "unsure", "wonder", "wish it", "wish this", "wish there",
                                         "planned", "if it was", "it were", "next level will", "tags"});
    static constexpr auto nearby = std::to_array<std::string_view>(
        {"would be", "could be", "might be", "version is", "only in", "nice if"});
    // “I wonder how to solve this torus.”
    static constexpr std::array<std::string_view, 4> real{"this", "my", "our", "following"};
    constexpr std::size_t farthest = 3;
    static constexpr std::array<std::string_view, 2> alike{"as if", "as though"};
    const bool isReal = at > 0 && isAmong(words[at - 1].text, real);
    if (isReal || isPhraseInSentence(words, at, alike)) return false;
    const auto near = placesInSentence(words, at, nearby);
    return isPhraseInSentence(words, at, doubts) || std::ranges::any_of(near, [&](std::size_t place) {
               const std::size_t first = std::min(place, at);
               const std::size_t last = std::max(place, at);
               const auto from = words.begin() + static_cast<std::ptrdiff_t>(first);
               const auto to = words.begin() + static_cast<std::ptrdiff_t>(last);
               return last - first <= farthest &&
                      std::none_of(from + 1, to + 1, [](const Word& word) { return word.begins; });
           });
}

} // namespace flip::said
