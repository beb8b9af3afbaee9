#include "core/text/typeset.h"

#include "core/text/text_parts.h"
#include "core/text/word_lines.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <span>
#include <utility>

namespace flip {

namespace {

using Pair = std::pair<std::string_view, std::string_view>;

void replaceAll(std::string& text, std::string_view from, std::string_view to) {
    std::string replaced;
    std::size_t done = 0;
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, done)) {
        replaced.append(text, done, at - done).append(to);
        done = at + from.size();
    }
    if (done > 0) text = replaced.append(text, done);
}

/// Calls visit(line) for each line, whose length stays.
template <class Visit>
void forEachLine(std::string& text, Visit&& visit) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        visit(std::span(text).subspan(begin, end - begin));
        begin = end + 1;
    }
}

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\r'; }

/// Whether there is nothing but this sign and blanks.
bool areOnly(std::string_view text, std::string_view sign) {
    while (!text.empty()) {
        const bool isSign = text.starts_with(sign);
        if (!isSign && !isSpace(text.front()) && text.front() != '\n') return false;
        text.remove_prefix(isSign ? sign.size() : 1);
    }
    return true;
}

/// How long the check box is that begins there: 3 for [x], 2 for []; 0 for none.
std::size_t boxAt(std::span<const char> line, std::size_t at) {
    if (line[at] != '[' && line[at] != '(') return 0;
    const char close = line[at] == '[' ? ']' : ')';
    if (at + 1 < line.size() && line[at + 1] == close) return 2;
    constexpr std::string_view brackets = "[]()";
    const bool isBox = at + 2 < line.size() && line[at + 2] == close &&
                       brackets.find(line[at + 1]) == std::string_view::npos;
    return isBox ? 3 : 0;
}

/// How many check boxes with room for a sign the line has; nothing if there is anything but boxes.
std::optional<int> boxesIn(std::span<const char> line) {
    int boxes = 0;
    for (std::size_t i = 0; i < line.size();) {
        const std::size_t box = boxAt(line, i);
        if (box == 0 && !isSpace(line[i]) && line[i] != '|' && line[i] != ',') return std::nullopt;
        boxes += box > 2 ? 1 : 0;
        i += std::max<std::size_t>(box, 1);
    }
    return boxes;
}

/// The lines of what is between \begin{…} and \end{…}, with tabs between their cells if some are empty.
std::string cellsOf(std::string content) {
    for (const auto& [from, to] : std::array{Pair{"\\hline", ""}, Pair{"\n", " "}, Pair{"\\\\", "\n"}})
        replaceAll(content, from, to);
    // The line below a row would divide the board.
    std::string rows;
    bool isAnyEmpty = false;
    forEachLine(content, [&](std::span<const char> line) {
        if (std::ranges::all_of(line, isSpace)) return;
        const auto cells = splitAt({line.data(), line.size()}, '&');
        isAnyEmpty =
            isAnyEmpty || std::ranges::any_of(cells, [](auto cell) { return trimmed(cell).empty(); });
        rows.append(line.begin(), line.end()).append("\n");
    });
    replaceAll(rows, "&", isAnyEmpty ? "\t" : " ");
    return rows;
}

/// Whether there is nothing but an arrow, or the word “to”, between two matrices.
bool isArrow(std::string_view between) {
    static constexpr std::array<std::string_view, 9> arrows{
        "to", "rightarrow", "longrightarrow", "Rightarrow", "Longrightarrow", "mapsto", "xrightarrow",
        "→",  "->"};
    std::string plain(between);
    std::erase_if(plain, [](char c) {
        return isSpace(c) || std::string_view("\n$[](){}\\").find(c) != std::string_view::npos;
    });
    return std::ranges::find(arrows, plain) != arrows.end();
}

/// The number in brackets at the beginning of a line before something else, and where it ends: [1] 1 0 1,
/// [1,] 1 0 1.
std::optional<std::pair<int, std::size_t>> indexOf(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t");
    if (begin == std::string_view::npos || (line[begin] != '[' && line[begin] != '(')) return std::nullopt;
    std::size_t at = begin + 1;
    int number = 0;
    constexpr std::size_t mostDigits = 4;
    while (at < line.size() && line[at] >= '0' && line[at] <= '9' && at - begin <= mostDigits)
        number = number * 10 + (line[at++] - '0');
    const bool hasNumber = at > begin + 1;
    if (at < line.size() && line[at] == ',') ++at;
    const bool isClosed =
        hasNumber && at + 1 < line.size() && (line[at] == ']' || line[at] == ')') && isSpace(line[at + 1]);
    const std::size_t next = isClosed ? line.find_first_not_of(" \t\r", at + 1) : std::string_view::npos;
    if (next == std::string_view::npos || line[next] == line[begin]) return std::nullopt;
    return std::pair{number, at + 1};
}

/// Without the numbers in brackets with which all lines but those of words begin, as R prints them. They
/// count from 0 or 1, or are all 1.
std::optional<std::string> withoutIndexes(std::string text) {
    std::vector<int> numbers;
    bool areAll = true;
    forEachLine(text, [&](std::span<char> line) {
        const std::string_view words(line.data(), line.size());
        if (std::ranges::all_of(line, isSpace) || hasOnlyWords(words)) return;
        const auto index = indexOf(words);
        areAll = areAll && index;
        if (!areAll) return;
        numbers.push_back(index->first);
        std::ranges::fill(line.first(index->second), ' ');
    });
    if (!areAll || numbers.empty() || numbers.front() > 1) return std::nullopt;
    const bool areEqual = numbers.front() == 1 && std::ranges::count(numbers, 1) == std::ssize(numbers);
    const bool areCounted = std::ranges::adjacent_find(numbers, [](int one, int other) {
                                return other != one + 1;
                            }) == numbers.end();
    return areEqual || areCounted ? std::optional(std::move(text)) : std::nullopt;
}

/// Without “In [1]: board” and “Out[1]:”, as IPython prints them.
std::string withoutPrompts(std::string text) {
    const std::size_t out = text.find("Out[");
    const std::size_t end = out == std::string::npos ? out : text.find("]:", out);
    const bool isPrompt = end != std::string::npos && text.find_first_not_of("0123456789", out + 4) == end &&
                          (out == 0 || text[out - 1] == '\n');
    return isPrompt ? text.substr(end + 2) : text;
}

/// Without the 0b of several binary numbers of one length, each on its line: 0b101.
std::optional<std::string> withoutBinaryMarks(std::string text) {
    std::size_t length = 0;
    std::size_t rows = 0;
    bool areAll = true;
    forEachLine(text, [&](std::span<char> line) {
        const std::string_view all(line.data(), line.size());
        const std::size_t begin = std::min(all.find_first_not_of(" \t\r"), all.size());
        const std::string_view word = all.substr(begin, all.find_last_not_of(" \t\r,") + 1 - begin);
        if (word.empty() || !areAll) return;
        constexpr std::string_view mark = "0b";
        areAll = word.starts_with(mark) && word.size() > mark.size() + 1 &&
                 word.find_first_not_of("01", mark.size()) == std::string_view::npos &&
                 (rows == 0 || word.size() == length);
        length = word.size();
        ++rows;
        if (areAll) std::ranges::fill(line.subspan(begin, mark.size()), ' ');
    });
    return areAll && rows > 1 ? std::optional(std::move(text)) : std::nullopt;
}

} // namespace

std::string withEmoji(std::string text) {
    static constexpr std::array names{Pair{":black_circle:", "⚫"},
                                      Pair{":white_circle:", "⚪"},
                                      Pair{":black_large_square:", "⬛"},
                                      Pair{":white_large_square:", "⬜"},
                                      Pair{":black_square_button:", "🔲"},
                                      Pair{":white_square_button:", "🔳"},
                                      Pair{":red_circle:", "🔴"},
                                      Pair{":blue_circle:", "🔵"},
                                      Pair{":large_blue_circle:", "🔵"},
                                      Pair{":green_circle:", "🟢"},
                                      Pair{":yellow_circle:", "🟡"},
                                      Pair{":large_yellow_circle:", "🟡"},
                                      Pair{":red_square:", "🟥"},
                                      Pair{":large_red_square:", "🟥"},
                                      Pair{":blue_square:", "🟦"},
                                      Pair{":large_blue_square:", "🟦"},
                                      Pair{":green_square:", "🟩"},
                                      Pair{":large_green_square:", "🟩"},
                                      Pair{":yellow_square:", "🟨"},
                                      Pair{":large_yellow_square:", "🟨"},
                                      Pair{":bulb:", "💡"},
                                      Pair{":new_moon:", "🌑"},
                                      Pair{":full_moon:", "🌕"},
                                      Pair{":black_heart:", "🖤"},
                                      Pair{":white_heart:", "🤍"}};
    if (text.find(':') == std::string::npos) return text;
    for (const auto& [name, piece] : names) replaceAll(text, name, piece);
    return text;
}

std::string withoutTerminalColours(std::string text) {
    // ECMA-48, SELECT GRAPHIC RENDITION.
    constexpr std::string_view begins = "\x1b[";
    std::string plain;
    std::size_t done = 0;
    std::set<std::string_view> colours;
    for (std::size_t at = text.find(begins); at != std::string::npos; at = text.find(begins, done)) {
        const std::size_t end = text.find_first_not_of("0123456789;", at + begins.size());
        // grep erases the rest of the line, too.
        if (end == std::string::npos || (text[end] != 'm' && text[end] != 'K')) return text;
        if (text[end] == 'm') colours.insert(std::string_view(text).substr(at, end - at));
        plain.append(text, done, at - done);
        done = end + 1;
    }
    if (done == 0) return text;
    plain.append(text, done);
    // The pieces may differ in colour alone.
    const std::string others = withoutWordsAround(plain);
    const std::string_view pieces = trimmed(others);
    const bool isOneSign = !pieces.empty() && areOnly(pieces, firstCharacterOf(pieces));
    return isOneSign && colours.size() > 2 ? text : plain;
}

std::string withoutMargin(std::string text) {
    if (auto rest = withoutIndexes(text)) return *std::move(rest);
    if (auto rest = withoutBinaryMarks(text)) return *std::move(rest);
    text = withoutPrompts(std::move(text));
    static constexpr std::array<std::string_view, 5> marks{"//", "-- ", "; ", "% ", "+"};
    const auto* const mark =
        std::ranges::find_if(marks, [&](std::string_view each) { return text.starts_with(each); });
    if (mark == marks.end()) return text;
    std::string rest;
    bool areAll = true;
    std::string signs;
    forEachLine(text, [&](std::span<const char> line) {
        const std::string_view all(line.data(), line.size());
        const bool isMarked = all.starts_with(*mark);
        areAll = areAll && (isMarked || std::ranges::all_of(line, isSpace));
        rest.append(isMarked ? all.substr(mark->size()) : std::string_view{}).append("\n");
    });
    // Where only one other sign is left, the mark is a piece.
    for (const char c : rest) {
        if (c != '\n' && !isSpace(c) && signs.find(c) == std::string::npos && signs.size() < 2) signs += c;
    }
    return areAll && signs.size() == 2 && signs.find(mark->front()) == std::string::npos ? rest : text;
}

std::string withoutBoxes(std::string text) {
    int boxes = 0;
    int mostOnLine = 0;
    bool areAll = true;
    bool areOthersBroken = false;
    forEachLine(text, [&](std::span<char> line) {
        const auto onLine = boxesIn(line);
        boxes += onLine.value_or(0);
        mostOnLine = std::max(mostOnLine, onLine.value_or(0));
        areAll = areAll && onLine;
        areOthersBroken =
            areOthersBroken || (!onLine && std::string_view(line.data(), line.size()).find_first_of("[]") !=
                                               std::string_view::npos);
    });
    const bool isAnyEmpty = text.find("[ ]") != std::string::npos || text.find("( )") != std::string::npos;
    // A single one is an empty list, and below each other they are a list of lists.
    if (boxes < 2 || (!areAll && !isAnyEmpty && (areOthersBroken || mostOnLine < 2))) return text;
    forEachLine(text, [](std::span<char> line) {
        if (!boxesIn(line)) return;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const std::size_t box = boxAt(line, i);
            if (box == 0) continue;
            const bool isEmpty = box == 2 || line[i + 1] == ' ';
            line[i] = line[i + box - 1] = ' ';
            if (isEmpty) line[i + 1] = '.';
        }
    });
    return text;
}

std::string withoutArrayBars(std::string text) {
    const std::size_t begin = text.find("[|");
    if (begin == std::string::npos || text.find("|]", begin) == std::string::npos) return text;
    for (const auto& [from, to] : std::array{Pair{"[|", "["}, Pair{"|]", "]"}, Pair{";", ","}})
        replaceAll(text, from, to);
    return text;
}

std::string withoutFractions(std::string text) {
    const auto isDigit = [&](std::size_t at) {
        return at < text.size() && text[at] >= '0' && text[at] <= '9';
    };
    std::vector<std::pair<std::size_t, std::size_t>> fractions;
    bool isAnyZero = false;
    bool areBeside = false;
    for (std::size_t at = text.find('.'); at != std::string::npos; at = text.find('.', at + 1)) {
        std::size_t end = at + 1;
        while (end < text.size() && text[end] == '0') ++end;
        const bool isNumber =
            at > 0 && (text[at - 1] == '0' || text[at - 1] == '1') && (at < 2 || !isDigit(at - 2));
        if (!isNumber || isDigit(end)) return text;
        isAnyZero = isAnyZero || end > at + 1;
        const std::size_t before = fractions.empty() ? 0 : fractions.back().second;
        const auto between = std::string_view(text).substr(before, at - before);
        const bool isSameLine = !fractions.empty() && between.find('\n') == std::string_view::npos;
        areBeside = areBeside || (isSameLine && at > before + 1);
        fractions.emplace_back(at, end);
    }
    if (!isAnyZero || !areBeside) return text;
    for (const auto& [at, end] : fractions)
        std::fill(text.begin() + static_cast<std::ptrdiff_t>(at),
                  text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
    return text;
}

std::string withoutDecimalCommas(std::string text) {
    // Pairs of pieces have other second ones than zeros, somewhere.
    constexpr std::string_view between = " \t;\r\n";
    std::size_t onLine = 0;
    std::size_t lines = 0;
    std::string digits;
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (between.find(c) != std::string_view::npos) {
            lines += c == '\n' && onLine > 1 ? 1 : 0;
            if (c == '\n') onLine = 0;
            plain += c;
            continue;
        }
        const std::size_t end = std::min(text.find_first_of(between, at), text.size());
        const std::string_view number = std::string_view(text).substr(at, end - at);
        const bool isNumber = number.size() > 2 && (c == '0' || c == '1') && number[1] == ',' &&
                              number.find_first_not_of('0', 2) == std::string_view::npos;
        if (!isNumber) return text;
        if (digits.find(c) == std::string::npos) digits += c;
        plain.append(1, c).append(end - at - 1, ' ');
        ++onLine;
        at = end - 1;
    }
    lines += onLine > 1 ? 1 : 0;
    return lines > 1 && digits.size() > 1 ? plain : text;
}

std::string withoutMinus(std::string written) {
    std::string text = written;
    replaceAll(text, "−1", "-1");
    constexpr std::string_view before = " \t\n[{(,;&";
    constexpr std::string_view after = " \t\r\n]}),;:.&\\";
    std::vector<std::size_t> digits;
    bool isAnyNegative = false;
    const std::string_view rows = partBetweenWords(text);
    const std::size_t first = rows.empty() ? 0 : static_cast<std::size_t>(rows.data() - text.data());
    for (std::size_t at = first; at < first + rows.size(); ++at) {
        const char c = text[at];
        if (c != '-' && c != '0' && c != '1') continue;
        const std::size_t digit = c == '-' ? at + 1 : at;
        const bool isNumber =
            c != '0' && digit < text.size() && text[digit] == '1' &&
            (at == 0 || before.find(text[at - 1]) != std::string_view::npos) &&
            (digit + 1 == text.size() || after.find(text[digit + 1]) != std::string_view::npos);
        if (!isNumber) return written;
        isAnyNegative = isAnyNegative || c == '-';
        digits.push_back(digit);
        at = digit;
    }
    if (!isAnyNegative) return written;
    for (const std::size_t at : digits) {
        const bool isNegative = at > 0 && text[at - 1] == '-';
        if (isNegative) text[at - 1] = ' ';
        text[at] = isNegative ? 'w' : 'b';
    }
    return text;
}

std::string withoutMinusOne(std::string text, bool isSign) {
    for (const std::string_view minusOne : {"-1", "−1"}) {
        for (std::size_t at = text.find(minusOne); at != std::string::npos;
             at = text.find(minusOne, at + 1)) {
            const std::size_t end = at + minusOne.size();
            const bool isNumber =
                (at == 0 || !isOfName(text[at - 1])) && (end == text.size() || !isOfName(text[end]));
            if (isNumber) text.replace(at, end - at, std::string(end - at - 1, ' ') + (isSign ? '0' : ' '));
        }
    }
    return text;
}

LatexMatrices latexMatrices(std::string_view text) {
    constexpr std::string_view begins = "\\begin{";
    constexpr std::string_view ends = "\\end{";
    LatexMatrices found;
    bool isArrowBefore = false;
    std::size_t done = 0;
    for (std::size_t at = text.find(begins); at != std::string_view::npos; at = text.find(begins, at + 1)) {
        constexpr std::size_t longest = 20;
        const std::string_view name = text.substr(at + begins.size());
        const std::size_t brace = name.substr(0, longest).find('}');
        if (brace == std::string_view::npos) continue;
        const std::string_view kind = name.substr(0, brace);
        const bool isTable = kind == "array" || kind == "tabular";
        if (!isTable && !kind.ends_with("matrix")) continue;
        const std::size_t begin = at + begins.size() + brace + 1;
        const std::size_t end = text.find(ends, begin);
        if (end == std::string_view::npos) break;
        std::string_view content = text.substr(begin, end - begin);
        // A table begins with the places of its columns.
        if (isTable && content.starts_with('{')) content.remove_prefix(content.find('}') + 1);
        const std::string_view between = text.substr(done, at - done);
        isArrowBefore = found.parts.size() == 1 && isArrow(between);
        found.parts.push_back(cellsOf(std::string(content)));
        found.beside.append(between).append(static_cast<std::size_t>(std::ranges::count(content, '\n')),
                                            '\n');
        done = std::min(text.find('}', end), text.size() - 1) + 1;
        at = done - 1;
    }
    found.beside += text.substr(done);
    if (isArrowBefore && found.parts.size() == 2) found.parts = {found.parts[0] + "=>\n" + found.parts[1]};
    return found;
}

} // namespace flip
