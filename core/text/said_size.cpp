#include "core/text/said_size.h"

#include "core/text/said_shape.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <string>

namespace flip::said {

namespace {

constexpr std::array<std::string_view, 4> rowNames{"rows", "h", "height", "nrows"};
constexpr std::array<std::string_view, 5> columnNames{"cols", "columns", "w", "width", "ncols"};

/// A number of few digits; 0 for anything else.
int sideIn(std::string_view word) {
    constexpr std::size_t mostDigits = 4;
    const bool isNumber = !word.empty() && word.size() <= mostDigits &&
                          word.find_first_not_of("0123456789") == std::string_view::npos;
    return isNumber ? std::stoi(std::string(word)) : 0;
}

/// The number that is said of one of these names: “rows = 2”, “width: 3”.
int sideSaid(const Words& words, Phrases names) {
    for (std::size_t at = 0; at + 1 < words.size(); ++at) {
        const Word& value = words[at + 1];
        const int side = value.isSaid && isAmong(words[at].text, names) ? sideIn(value.text) : 0;
        if (side > 0) return side;
    }
    return 0;
}

/// Where the number of one of these is said in the same sentence: “4 rows”.
std::optional<std::size_t> placeOfCount(const Words& words, std::size_t at, Phrases names) {
    const auto places = placesInSentence(words, at, names);
    const auto found = std::ranges::find_if(
        places, [&](std::size_t place) { return place > 0 && sideIn(words[place - 1].text) > 0; });
    return found == places.end() ? std::nullopt : std::optional(*found);
}

/// “4 rows and 5 columns”, “with 5 columns and 4 rows”; not “the last 2 rows and 3 columns”.
std::optional<SaidBoardSize> countsSaid(const Words& words) {
    static constexpr auto rows = std::to_array<std::string_view>({"rows", "row"});
    static constexpr auto columns = std::to_array<std::string_view>({"columns", "column"});
    static constexpr auto others = std::to_array<std::string_view>(
        {"last", "first", "other", "than", "usual", "original", "next", "more", "flip", "flips", "press"});
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (!isAmong(words[at].text, rows) || isInSentence(words, at, others)) continue;
        const auto row = placeOfCount(words, at, rows);
        const auto column = placeOfCount(words, at, columns);
        if (row && column)
            return SaidBoardSize{
                {sideIn(words[*row - 1].text), sideIn(words[*column - 1].text)}, false, words[at].line};
    }
    return std::nullopt;
}

/// What a line says that has only a size: “3x3:”. Without the colon it may be a row, except in the first
/// line.
std::optional<Size> sizeAlone(std::string_view text) {
    text = trimmed(text);
    for (const std::string_view each : splitAt(text, '\n')) {
        std::string_view line = trimmed(each);
        const bool isHeading = line.ends_with(':') || each.data() == text.data();
        while (line.ends_with(':') || line.ends_with('.')) line.remove_suffix(1);
        if (const auto size = isHeading ? sizeIn(line) : std::nullopt) return size;
    }
    return std::nullopt;
}

/// Whether nothing is said of a size but that the board has it: “a 3×3 board:”.
bool isTitle(const Words& words, std::size_t at, std::size_t next) {
    static constexpr std::array<std::string_view, 7> before{"a", "an", "this", "is", "my", "our", "here"};
    while (at > 0 && isAmong(words[at - 1].text, before)) --at;
    return (at == 0 || isEnd(words[at - 1])) && (next >= words.size() || isEnd(words[next]));
}

/// Whether a sentence begins with the size and goes on with something else: “2x8, all off”, “4x3 (width x
/// height)”.
bool isFirst(const Words& words, std::size_t at, std::size_t next) {
    const bool begins = at == 0 || isEnd(words[at - 1]) || words[at].isApart;
    return begins && (next >= words.size() || isEnd(words[next]) || words[next].isApart);
}

/// Whether the width is said before the height: “4x3 (width x height)”.
bool isWidthFirst(const Words& words, std::size_t next) {
    static constexpr std::array<std::string_view, 4> named{"width x height", "width × height",
                                                           "columns x rows", "columns × rows"};
    return anyPhrase(words, next, named) > 0;
}

/// “4 wide and 3 high”, “2 rows of 8”.
std::optional<Size> sidesInWords(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 2> wide{"wide", "across"};
    static constexpr std::array<std::string_view, 3> high{"high", "tall", "down"};
    static constexpr std::array<std::string_view, 2> rows{"rows", "row"};
    const auto sideBefore = [&](std::size_t place, Phrases names) {
        return place + 1 < words.size() && isAmong(words[place + 1].text, names) ? sideIn(words[place].text)
                                                                                 : 0;
    };
    if (sideBefore(at, rows) > 0 && at + 3 < words.size() && words[at + 2].text == "of" &&
        sideIn(words[at + 3].text) > 0)
        return Size{sideIn(words[at].text), sideIn(words[at + 3].text)};
    const std::size_t first = at + 2;
    const std::size_t other = first + (first < words.size() && words[first].text == "and" ? 1 : 0);
    if (sideBefore(at, wide) > 0 && sideBefore(other, high) > 0)
        return Size{sideIn(words[other].text), sideIn(words[at].text)};
    if (sideBefore(at, high) > 0 && sideBefore(other, wide) > 0)
        return Size{sideIn(words[at].text), sideIn(words[other].text)};
    return std::nullopt;
}

/// Whether the board that is told of may be another one: “larger than the usual 5×5 board”.
bool isOfAnotherBoard(const Words& words, std::size_t at) {
    static constexpr auto others =
        std::to_array<std::string_view>({"than", "usual", "usually", "original", "other", "another", "unlike",
                                         "instead", "normally", "not", "harder", "easier", "no"});
    return isInSentence(words, at, others);
}

/// “The board is 5×5”, “this 5×5 board”, “a 5×5 board”; but not “on a 5×5 board”, which tells of all of them.
bool isOfThisBoard(const Words& words, std::size_t at) {
    static constexpr auto general = std::to_array<std::string_view>(
        {"on", "for", "in", "any", "every", "each", "of", "solve", "generate", "with", "like", "some"});
    static constexpr std::array<std::string_view, 2> articles{"a", "an"};
    static constexpr std::array<std::string_view, 3> own{"this", "my", "our"};
    if (isOfAnotherBoard(words, at)) return false;
    if (at == 0 || isEnd(words[at - 1]) || isAmong(words[at - 1].text, own)) return true;
    if (!isAmong(words[at - 1].text, articles)) return false;
    return at == 1 || isEnd(words[at - 2]) || !isAmong(words[at - 2].text, general);
}

} // namespace

std::optional<SaidBoardSize> boardSizeSaid(std::string_view text, const Words& words) {
    static constexpr std::array<std::string_view, 8> boards{"board",  "boards", "grid", "matrix",
                                                            "puzzle", "field",  "game", "array"};
    static constexpr std::array<std::string_view, 4> before{"size", "of", "out", "game"};
    if (const auto alone = sizeAlone(text)) return SaidBoardSize{*alone, true, 0};
    for (std::size_t at = 0; at < words.size(); ++at) {
        const auto said = sizeAt(words, at);
        const std::size_t next = at + (said ? said->length : 1);
        const bool isNoun = next < words.size() && isAmong(words[next].text, boards);
        const bool isSize = (at > 0 && isAmong(words[at - 1].text, before)) ||
                            (at > 1 && words[at - 1].text == "is" && isAmong(words[at - 2].text, boards));
        if (const auto sides = sidesInWords(words, at)) return SaidBoardSize{*sides, false, words[at].line};
        if (said && !isNoun && !isSize && isFirst(words, at, next)) {
            const Size size = said->size;
            return SaidBoardSize{isWidthFirst(words, next) ? Size{size.columns, size.rows} : size, false,
                                 words[at].line};
        }
        if (!said || !(isNoun || isSize)) continue;
        const bool isSure = isTitle(words, at, next + (isNoun ? 1 : 0));
        const bool isOfThis = isOfThisBoard(words, at) || (isSize && !isOfAnotherBoard(words, at));
        return SaidBoardSize{said->size, isSure, isOfThis ? words[at].line : 0};
    }
    const Size size{sideSaid(words, rowNames), sideSaid(words, columnNames)};
    if (size.columns == 0) return countsSaid(words);
    // A width may be that of something else.
    const auto named =
        std::ranges::find_if(words, [](const Word& word) { return word.text.starts_with("col"); });
    return SaidBoardSize{size, false, named == words.end() ? 0 : named->line};
}

} // namespace flip::said
