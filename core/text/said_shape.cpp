#include "core/text/said_shape.h"

#include "core/model/pattern.h"

#include <algorithm>
#include <array>
#include <string>

namespace flip::said {

namespace {

/// A blank where there is no such word in the sentence.
std::string_view wordAt(const Words& words, std::size_t at) {
    return at < words.size() && !isEnd(words[at]) ? std::string_view(words[at].text) : " ";
}

/// “L-shaped”, “T tetromino”, “domino”. The pentomino X is the usual pattern.
bool isOddPolyomino(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 8> names{
        "domino", "dominoes", "tromino", "trominoes", "triomino", "triominoes", "tetromino", "tetrominoes"};
    static constexpr std::array<std::string_view, 13> letters{"c", "f", "h", "i", "l", "n", "s",
                                                              "t", "u", "v", "w", "y", "z"};
    static constexpr std::array<std::string_view, 3> shapes{"shape", "shaped", "pentomino"};
    const std::string& word = words[at].text;
    return isAmong(word, names) || (isAmong(word, letters) && isAmong(wordAt(words, at + 1), shapes));
}

/// Whether all that comes before is an article or the like: “flips the whole 2x2 area”.
bool isFirstNamed(const Words& words, std::size_t begin, std::size_t at) {
    static constexpr std::array<std::string_view, 9> before{"a",    "an",     "the",  "its", "whole",
                                                            "full", "entire", "this", "that"};
    return std::all_of(words.begin() + static_cast<std::ptrdiff_t>(begin),
                       words.begin() + static_cast<std::ptrdiff_t>(at),
                       [](const Word& word) { return isAmong(word.text, before); });
}

} // namespace

std::optional<Size> sizeIn(std::string_view word) {
    constexpr std::string_view times = "×";
    constexpr int most = 4;
    Size size{0, 0};
    const auto take = [&word](int& side) {
        int digits = 0;
        for (; !word.empty() && word.front() >= '0' && word.front() <= '9' && digits < most; ++digits) {
            side = 10 * side + (word.front() - '0');
            word.remove_prefix(1);
        }
        return digits > 0 && side > 0;
    };
    if (!take(size.rows) || !(word.starts_with('x') || word.starts_with(times))) return std::nullopt;
    word.remove_prefix(word.starts_with('x') ? 1 : times.size());
    return take(size.columns) && word.empty() ? std::optional(size) : std::nullopt;
}

std::optional<SaidSize> sizeAt(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 3> times{"x", "×", "by"};
    if (const auto size = sizeIn(wordAt(words, at))) return SaidSize{*size, 1};
    if (!isAmong(wordAt(words, at + 1), times)) return std::nullopt;
    const auto size = sizeIn(words[at].text + 'x' + std::string(wordAt(words, at + 2)));
    return size ? std::optional(SaidSize{*size, 3}) : std::nullopt;
}

bool isOtherShape(const Words& words, std::size_t begin, std::size_t at) {
    static constexpr std::array<std::string_view, 15> nouns{
        "square", "block",  "area", "region", "strip",   "rectangle", "neighbourhood", "neighborhood",
        "group",  "window", "box",  "patch",  "section", "cluster",   "line"};
    static constexpr std::array<std::string_view, 7> boards{"board", "grid", "matrix", "puzzle",
                                                            "field", "game", "array"};
    static constexpr std::array<std::string_view, 4> around{"around", "surrounding", "centred", "centered"};
    if (isOddPolyomino(words, at)) return true;
    const auto said = sizeAt(words, at);
    if (!said || said->size == Size{Pattern::side, Pattern::side}) return false;
    std::size_t next = at + said->length;
    const bool isNoun = isAmong(wordAt(words, next), nouns);
    if (isNoun) ++next;
    const std::string_view last = wordAt(words, next);
    if (isAmong(last, around)) return true;
    // “A block of 2x2”.
    if (at > begin + 1 && words[at - 1].text == "of" && isAmong(words[at - 2].text, nouns)) return true;
    return (isNoun || last == " ") && !isAmong(last, boards) && isFirstNamed(words, begin, at);
}

} // namespace flip::said
