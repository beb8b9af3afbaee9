#include "core/text/no_board.h"

#include "core/text/changed_list.h"
#include "core/text/listed_puzzles.h"
#include "core/text/text_parts.h"
#include "core/text/uneven_row.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

namespace flip {

namespace {

bool areDigits(std::string_view text) {
    return !text.empty() && text.find_first_not_of("01") == std::string_view::npos;
}

bool areAllDigits(const std::vector<std::string_view>& groups) {
    return groups.size() > 1 && std::ranges::all_of(groups, areDigits);
}

/// https://example.org/board and nothing else.
bool isAddress(std::string_view text) {
    return (text.starts_with("http://") || text.starts_with("https://")) &&
           text.find_first_of(" \t\n") == std::string_view::npos;
}

/// 10.0.0.1, 1.10, 0.1; of several numbers, one has two full stops: fractions have one.
bool isDotted(std::string_view line) {
    const auto words = splitAt(line, ' ');
    const auto isNumber = [](std::string_view word) { return areAllDigits(splitAt(word, '.')); };
    const auto isLong = [](std::string_view word) { return std::ranges::count(word, '.') > 1; };
    return std::ranges::all_of(words, isNumber) && (words.size() == 1 || std::ranges::any_of(words, isLong));
}

/// 1,000 or 10,000,000: groups of three, and fewer digits in the first one.
bool isGrouped(std::string_view line) {
    constexpr std::size_t ofThousand = 3;
    const auto groups = splitAt(line, ',');
    return areAllDigits(groups) && groups.front().size() < ofThousand && groups.front().front() == '1' &&
           std::all_of(groups.begin() + 1, groups.end(),
                       [](std::string_view group) { return group.size() == ofThousand; });
}

/// #000000: a colour of a web page.
bool isColour(std::string_view line) {
    constexpr std::size_t digits = 6;
    return line.size() == digits + 1 && line.front() == '#' && areDigits(line.substr(1));
}

/// Letters of dots and dashes on one line. On several lines, they may be the rows of a board.
bool isMorse(std::string_view line) {
    constexpr std::size_t longestLetter = 5;
    if (line.find_first_not_of(".- /") != std::string_view::npos) return false;
    if (line.find('-') == std::string_view::npos || line.find('.') == std::string_view::npos) return false;
    const auto letters = splitAt(line, ' ');
    return letters.size() > 1 &&
           std::ranges::all_of(letters,
                               [](std::string_view letter) { return letter.size() <= longestLetter; }) &&
           std::ranges::any_of(letters, [](std::string_view letter) { return letter.size() > 1; });
}

/// The places of a line's signs, if it has nothing but one sign and spaces.
std::optional<std::vector<std::size_t>> placesOf(std::string_view line, std::string_view sign) {
    std::vector<std::size_t> places;
    for (std::size_t place = 0; !line.empty(); ++place) {
        const bool isSign = line.starts_with(sign);
        if (!isSign && line.front() != ' ') return std::nullopt;
        if (isSign) places.push_back(place);
        line.remove_prefix(isSign ? sign.size() : 1);
    }
    return places;
}

/// “# #” above “ # ”: where there is only one sign, and spaces at other places in each line, the spaces are
/// pieces, too.
bool areSpacesPieces(std::string_view text) {
    const std::string_view sign = firstCharacterOf(trimmed(text));
    bool areEqual = true;
    std::vector<std::size_t> before;
    for (std::string_view line : splitAt(text, '\n')) {
        if (line.ends_with('\r')) line.remove_suffix(1);
        const auto places = placesOf(line, sign);
        if (!places) return false;
        if (places->empty()) continue;
        // A row that is too short is an error of its own.
        const auto common = static_cast<std::ptrdiff_t>(std::min(before.size(), places->size()));
        areEqual = areEqual && std::equal(before.begin(), before.begin() + common, places->begin());
        before = *places;
    }
    return !areEqual;
}

/// What programs print in place of many cells: 1 0 ... 1. The lights of a machine, and a line that goes on
/// below, have nothing or a comma beside the dots.
bool isAbbreviated(std::string_view line) {
    constexpr std::string_view dots = " ...";
    const std::size_t at = line.find(dots);
    if (at == std::string_view::npos || line.find('.') != at + 1) return false;
    const std::size_t before = line.find_last_not_of(' ', at);
    const std::size_t after = line.find_first_not_of(" \r", at + dots.size());
    const bool isCell = before != std::string_view::npos &&
                        (line[before] == '0' || line[before] == '1' || line[before] == ',');
    const bool goesOn = isCell && line[before] == ',' && after == std::string_view::npos;
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return isCell && !goesOn && (after == std::string_view::npos || line[after] != '.') &&
           line.find('0') != std::string_view::npos && std::ranges::none_of(line, isLetter);
}

/// Several zeros and ones of a line in hexadecimal: cells, or rows?
bool areHexadecimal(std::string_view line) {
    const std::size_t first = line.find("0x");
    return first != std::string_view::npos && line.find("0x", first + 1) != std::string_view::npos &&
           line.find_first_not_of("01x, ;\t\r[](){}") == std::string_view::npos;
}

/// What may stand between two pieces.
bool isBetween(char c) { return std::string_view(" \t\r,;|[](){}").find(c) != std::string_view::npos; }

std::size_t signsIn(std::string_view line) {
    return line.size() - static_cast<std::size_t>(std::ranges::count_if(line, isBetween));
}

/// Rows of one length with two signs that are both for the same piece: 0 and a full stop, 1 and #, or w and
/// W.
bool areOneColour(const std::vector<std::string_view>& lines) {
    constexpr std::string_view black = "bB1#*";
    constexpr std::string_view white = "wW0.";
    const std::size_t length = signsIn(lines.front());
    for (const std::string_view colour : {black, white}) {
        std::string met;
        const bool areAll = std::ranges::all_of(lines, [&](std::string_view line) {
            return signsIn(line) == length && std::ranges::all_of(line, [&](char c) {
                       if (isBetween(c)) return true;
                       if (met.find(c) == std::string::npos) met += c;
                       return colour.find(c) != std::string_view::npos;
                   });
        });
        if (areAll && met.size() > 1) return true;
    }
    return false;
}

/// (0,1), (2,0): pairs of numbers in brackets, with no others around them, and no lines between that may be
/// rows.
bool arePairs(std::string_view text, const std::vector<std::string_view>& lines) {
    std::size_t pairs = 0;
    const bool haveOthers = std::ranges::any_of(lines, [](std::string_view line) {
        const std::string_view words = trimmed(line);
        return !words.empty() && !words.ends_with(':') && words.find('(') == std::string_view::npos;
    });
    if (haveOthers || text.find_first_of("[]{}") != std::string_view::npos) return false;
    for (std::size_t at = text.find('('); at != std::string_view::npos; at = text.find('(', at)) {
        const std::size_t end = text.find_first_of("()", at + 1);
        if (end == std::string_view::npos || text[end] == '(') return false;
        const auto sides = splitAt(text.substr(at + 1, end - at - 1), ',');
        const bool isPair =
            sides.size() == 2 && std::ranges::all_of(sides, [](std::string_view side) {
                const std::string_view digits = trimmed(side);
                return !digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos;
            });
        pairs += isPair ? 1 : 0;
        at = end;
    }
    return pairs > 1;
}

/// The text behind one of these names of JSON and its colon; nothing if none of them is there.
std::string_view valueOf(std::string_view text, std::span<const std::string_view> names) {
    for (const std::string_view name : names) {
        const std::size_t at = text.find(name);
        if (at != std::string_view::npos) return trimmed(text.substr(text.find(':', at + name.size()) + 1));
    }
    return {};
}

/// {"lit": [[0, 1], [2, 0]]}: a list of pairs that says of itself that it has places, and no other list, if
/// the board is not two columns wide.
bool isListOfPlaces(std::string_view text) {
    static constexpr std::array<std::string_view, 8> places{"\"lit\"",     "\"on\"",          "\"presses\"",
                                                            "\"pressed\"", "\"coordinates\"", "\"positions\"",
                                                            "\"points\"",  "\"moves\""};
    static constexpr std::array<std::string_view, 4> widths{"\"columns\"", "\"cols\"", "\"width\"",
                                                            "\"size\""};
    if (!text.starts_with('{') || valueOf(text, widths).starts_with('2')) return false;
    std::string_view list = valueOf(text, places);
    const std::size_t first = text.find('[');
    if (first == std::string_view::npos || list.data() != text.data() + first) return false;
    list = trimmed(list.substr(1));
    if (!list.starts_with('[') || splitAt(list.substr(0, list.find(']')), ',').size() != 2) return false;
    int depth = 1;
    for (; !list.empty() && depth > 0; list.remove_prefix(1))
        depth += (list[0] == '[' ? 1 : 0) - (list[0] == ']' ? 1 : 0);
    return list.find('[') == std::string_view::npos;
}

/// Whether a list has nothing but pairs of numbers, each in brackets, and no other list follows it.
bool isListOfPairs(std::string_view list) {
    constexpr std::string_view opens = "[({";
    constexpr std::string_view closes = "])}";
    if (list.empty() || opens.find(list.front()) == std::string_view::npos) return false;
    int depth = 0;
    int numbers = 0;
    std::size_t at = 0;
    do {
        const char c = list[at++];
        const bool isDigit = c >= '0' && c <= '9';
        if (opens.find(c) != std::string_view::npos) {
            ++depth;
            numbers = 0;
        } else if (closes.find(c) != std::string_view::npos) {
            if (depth-- == 2 && numbers != 2) return false;
        } else if (!isDigit && std::string_view(" ,\n\r\t").find(c) == std::string_view::npos) {
            return false;
        }
        const bool isFirst = isDigit && (list[at - 2] < '0' || list[at - 2] > '9');
        if (depth > 2 || (isDigit && depth < 2)) return false;
        numbers += isFirst ? 1 : 0;
    } while (at < list.size() && depth > 0);
    return depth == 0 && list.find_first_of(opens, at) == std::string_view::npos;
}

/// “lit = [(0,1), (2,0)]” or “{(0,1), (2,0)}”: pairs that are called places, or a set of them; rows of a
/// board have an order.
bool arePlacesOfProgram(std::string_view text) {
    // As lists of lists, these may be boards.
    static constexpr std::array<std::string_view, 6> cells{"lit", "on", "cells", "alive", "active", "black"};
    static constexpr std::array<std::string_view, 20> places{
        "pressed",  "presses",  "moves",       "coordinates", "coords", "positions", "points",
        "press",    "clicks",   "solution",    "answer",      "edges",  "pairs",     "lit_cells",
        "on_cells", "cells_on", "black_cells", "path",        "route",  "visited"};
    const std::size_t open = text.find_first_of("[({");
    if (open == std::string_view::npos || !isListOfPairs(text.substr(open))) return false;
    const bool areTuples = text.find('(', open + 1) != std::string_view::npos;
    if (areTuples && text[open] == '{') return true;
    const std::string before = lowered(trimmed(text.substr(0, open)));
    // Rows of a board are hardly ever in round brackets.
    if (before.empty()) return areTuples;
    constexpr std::size_t mostWords = 6;
    const auto words = splitAt(before, ' ');
    if (words.size() > mostWords || (before.find_last_of("=:") != before.size() - 1 && words.back() != "is"))
        return false;
    const auto isNamed = [&](const auto& names) {
        return std::ranges::any_of(words, [&](std::string_view word) {
            while (!word.empty() && (word.back() == '=' || word.back() == ':')) word.remove_suffix(1);
            return std::ranges::find(names, word) != names.end();
        });
    };
    return isNamed(places) || (areTuples && isNamed(cells));
}

/// “row,col” above numbers: two columns, or three with the state of the piece.
bool isHeadingOfPlaces(std::string_view line) {
    static constexpr std::array<std::string_view, 6> headings{"row,col", "r,c", "row,column",
                                                              "x,y",     "i,j", "col,row"};
    std::string words = lowered(line);
    std::erase(words, '"');
    std::ranges::replace(words, '\t', ',');
    words = trimmed(words);
    if (words.find(',') == std::string::npos) {
        const auto isBlank = [](char one, char other) { return one == ' ' && other == ' '; };
        words.erase(std::unique(words.begin(), words.end(), isBlank), words.end());
        std::ranges::replace(words, ' ', ',');
    }
    std::erase(words, ' ');
    return std::ranges::any_of(headings, [&](std::string_view heading) {
        return words == heading || (words.starts_with(heading) && words[heading.size()] == ',');
    });
}

/// “Columns 1 through 8” above some columns of a matrix, and the others below, as Matlab and Octave print
/// them.
bool areColumnsApart(const std::vector<std::string_view>& lines) {
    constexpr std::size_t least = 2;
    static constexpr std::array<std::string_view, 2> names{"columns ", "column "};
    const auto isHeading = [](std::string_view line) {
        const std::string words = lowered(trimmed(line));
        return std::ranges::any_of(names, [&](std::string_view name) {
            return words.size() > name.size() && words.starts_with(name) && words[name.size()] >= '0' &&
                   words[name.size()] <= '9';
        });
    };
    return static_cast<std::size_t>(std::ranges::count_if(lines, isHeading)) >= least;
}

} // namespace

std::optional<TextError> knownNoBoard(std::string_view text) {
    const std::string_view used = trimmed(text);
    if (used.empty()) return std::nullopt;
    if (used.starts_with("flipgame-proof "))
        return TextError{1, 1, "a proof, which “flipsolve --merge” reads", "a board"};
    if (used.find('\n') == std::string_view::npos && isMorse(used))
        return TextError{1, 1, "dots and dashes on one line, as in Morse code",
                         "each row of a board on its own line"};
    // A page may name the game that it plays.
    if (isAddress(used) && !readFlipIds(used))
        return TextError{1, 1, "a web address", "the text or the picture that is there"};
    const auto lines = splitAt(used, '\n');
    const bool areDotted =
        std::ranges::all_of(lines, [](std::string_view line) { return isDotted(trimmed(line)); });
    // A table of fractions has several on each line; a row of ones and dots has no zeros.
    if (areDotted && (lines.size() == 1 || used.find('0') != std::string_view::npos))
        return TextError{1, 1, "numbers with full stops in them", "a board of two signs"};
    if (isColour(used)) return TextError{1, 1, "a colour", "a board of two signs"};
    if (std::ranges::all_of(lines, [](std::string_view line) { return isGrouped(trimmed(line)); }))
        return TextError{1, 1, "numbers with commas in them", "a board of two signs"};
    if (const auto change = changeOfList(used))
        return TextError{1, 1, "a list that is changed by “" + std::string(*change) + "”",
                         "the list that comes of it"};
    if (const auto change = changeOfMatrix(used))
        return TextError{1, 1, "a matrix that is changed by “" + std::string(*change) + "”",
                         "the matrix that comes of it"};
    if (areColumnsApart(lines))
        return TextError{1, 1, "columns of a matrix apart from the others", "whole rows on their lines"};
    const bool areNamed =
        used.find("\"x\":") != std::string_view::npos && used.find("\"y\":") != std::string_view::npos;
    if (areNamed || arePairs(used, lines) || isListOfPlaces(used) || arePlacesOfProgram(used) ||
        (lines.size() > 1 && isHeadingOfPlaces(lines.front())))
        return TextError{1, 1, "places of pieces", "rows of pieces"};
    if (std::ranges::any_of(lines, isAbbreviated))
        return TextError{1, 1, "“...” in place of cells", "all cells of the board"};
    if (std::ranges::any_of(lines, areHexadecimal))
        return TextError{1, 1, "several numbers in hexadecimal on a line", "a board of two signs"};
    if (areOneColour(lines))
        return TextError{1, 1, "two signs that stand for the same piece",
                         "a sign for each of the two colours"};
    if (areSpacesPieces(text))
        return TextError{1, 1, "spaces that may be pieces", "a sign for each piece, such as # and ."};
    return unevenRow(text);
}

} // namespace flip
