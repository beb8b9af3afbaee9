#include "core/text/code_block.h"

#include "core/text/asides.h"
#include "core/text/notations.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace flip {

namespace {

constexpr std::string_view opens = "[{(";
constexpr std::string_view closes = "]})";
constexpr std::size_t leastSide = 3;

bool isAmongChars(char c, std::string_view chars) { return chars.find(c) != std::string_view::npos; }

/// A row of a list in a program: what is left without the name in “intArrayOf(1, 0, 1),” and how many pieces
/// it has, or 0 if it is no row.
struct CodeRow {
    std::string_view text;
    std::size_t pieces = 0;
    /// Whether the list has its name on this line.
    bool isNamed = false;
};

/// Without a name that is called.
std::string_view withoutCall(std::string_view line) {
    const auto isName = [](char c) { return isAsciiLetter(c) || c == '!' || c == ':' || c == '.'; };
    const std::string_view trimmedLine = trimmed(line);
    const auto end =
        static_cast<std::size_t>(std::ranges::find_if_not(trimmedLine, isName) - trimmedLine.begin());
    const bool isCall = end > 0 && end < trimmedLine.size() && isAmongChars(trimmedLine[end], opens);
    return isCall ? trimmedLine.substr(end) : trimmedLine;
}

CodeRow codeRowOf(std::string_view line) {
    const std::string_view row = withoutCall(line);
    const std::size_t first = row.find_first_not_of(", '");
    if (first == std::string_view::npos || !isAmongChars(row[first], "[{(\"'|")) return {};
    if (row.find_first_not_of("[](){}<>\"'`,;| \t\rbwBW01.#*xXoO") != std::string_view::npos) return {};
    CodeRow result{row, 0};
    std::string kinds;
    bool isClosed = false;
    for (const char c : row) {
        // Several lists on a line are several rows.
        if (isAmongChars(c, opens) && result.pieces > 0) return {};
        isClosed = isClosed || isAmongChars(c, closes);
        if (!isAmongChars(c, "bwBW01.#*xXoO")) continue;
        if (isClosed) return {};
        ++result.pieces;
        if (kinds.find(c) == std::string::npos) kinds += c;
    }
    if (kinds.size() > 2) result.pieces = 0;
    return result;
}

std::ptrdiff_t countOf(std::string_view line, std::string_view chars) {
    return std::ranges::count_if(line, [chars](char c) { return isAmongChars(c, chars); });
}

/// A row, or the first one of a list behind its name: “board = [[1, 0, 1],”.
CodeRow rowOf(std::string_view line) {
    if (const CodeRow row = codeRowOf(line); row.pieces > 0) return row;
    const std::size_t sign = line.find('=');
    if (sign == std::string_view::npos || !isOfName(trimmed(line).front())) return {};
    CodeRow row = codeRowOf(line.substr(sign + 1));
    row.isNamed = true;
    // A list of one row ends there.
    return countOf(row.text, opens) > countOf(row.text, closes) ? row : CodeRow();
}

struct RowLines {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// All runs of rows of one length, two or more of them.
std::vector<RowLines> blocksOf(const std::vector<CodeRow>& rows) {
    std::vector<RowLines> blocks;
    for (std::size_t at = 0; at < rows.size();) {
        RowLines block{at, at + 1};
        while (block.end < rows.size() && rows[block.end].pieces == rows[at].pieces &&
               !rows[block.end].isNamed)
            ++block.end;
        at = block.end;
        constexpr std::size_t leastOfOthers = 2;
        const bool isList = block.end - block.begin >= leastOfOthers;
        if (isList && rows[block.begin].pieces > 0) blocks.push_back(block);
    }
    return blocks;
}

/// Whether the list is opened by a line, and closed by one.
bool isEnclosed(std::string_view above, std::string_view first, std::string_view last,
                std::string_view below) {
    above = trimmed(above);
    below = trimmed(below);
    const bool isOpened = (!above.empty() && isAmongChars(above.back(), opens)) ||
                          countOf(first, opens) > countOf(first, closes);
    const bool isClosed =
        (!below.empty() && (isAmongChars(below.front(), closes) || below.starts_with("|]"))) ||
        countOf(last, closes) > countOf(last, opens);
    return isOpened && isClosed;
}

/// Whether a list is called something else than a board.
bool isOfOther(std::string_view before) {
    static constexpr std::array<std::string_view, 24> others{
        "kernel",   "pattern",   "mask",   "adj",     "toggle", "matrix", "expect", "solution",
        "answer",   "press",     "target", "want",    "goal",   "move",   "graph",  "maze",
        "neighbor", "neighbour", "effect", "feature", "truth",  "shape",  "table",  "dir"};
    const std::string name = lowered(before);
    return std::ranges::any_of(others,
                               [&](std::string_view other) { return name.find(other) != std::string::npos; });
}

/// Whether a line has a list of zeros and ones that may be a row or a board: three of them, or two such lists
/// of two. Steps have a -1.
bool hasList(std::string_view line) {
    if (line.find("-1") != std::string_view::npos) return false;
    std::size_t pairs = 0;
    for (std::size_t at = line.find_first_of("[{"); at != std::string_view::npos;
         at = line.find_first_of("[{", at + 1)) {
        const std::size_t end = line.find_first_of("[]{}()", at + 1);
        if (end == std::string_view::npos || !isAmongChars(line[end], "]}")) continue;
        const std::string_view items = line.substr(at + 1, end - at - 1);
        const auto cells = std::ranges::count_if(items, [](char c) { return c == '0' || c == '1'; });
        if (items.find_first_not_of("01, ") != std::string_view::npos) continue;
        if (cells > 2) return true;
        pairs += cells == 2 ? 1 : 0;
    }
    return pairs > 1;
}

/// Whether a list is one of steps such as (0, -1), which has rows of zeros and ones, too.
bool areSteps(const std::vector<std::string_view>& lines, const RowLines& block) {
    const auto isStep = [&](std::size_t i) {
        return i < lines.size() && lines[i].find("-1") != std::string_view::npos;
    };
    return (block.begin > 0 && isStep(block.begin - 1)) || isStep(block.end);
}

/// The row alone, as a list or a string.
std::string itemsOf(std::string_view row) {
    std::string items;
    for (const char c : row) {
        if (!isAmongChars(c, "[](){}<>;|")) items += c;
    }
    const bool isString = items.find('"') != std::string::npos || std::ranges::count(items, '\'') > 1;
    constexpr std::string_view around = ", \t\r";
    if (!isString) std::erase(items, '\'');
    items.erase(0, std::min(items.find_first_not_of(around), items.size()));
    items.erase(items.find_last_not_of(around) + 1);
    return isString ? items : '[' + items + ']';
}

bool haveSize(const Recognised& recognised, std::size_t rows, std::size_t columns) {
    return std::ranges::all_of(recognised.readings, [&](const Reading& reading) {
        if (reading.puzzles.size() != 1) return false;
        const Size size = reading.puzzles.front().puzzle.size();
        return std::cmp_equal(size.rows, rows) && std::cmp_equal(size.columns, columns);
    });
}

/// The only list of rows in a program, and the line above that has its name.
struct OnlyList {
    RowLines lines;
    std::size_t columns = 0;
    std::size_t name = 0;
};

std::optional<OnlyList> onlyListIn(const std::vector<std::string_view>& lines,
                                   const std::vector<CodeRow>& rows) {
    std::vector<RowLines> blocks = blocksOf(rows);
    std::erase_if(blocks, [&](const RowLines& block) { return areSteps(lines, block); });
    if (blocks.size() != 1) return std::nullopt;
    const auto [begin, end] = blocks.front();
    const std::size_t columns = rows[begin].pieces;
    const bool isNamed = rows[begin].isNamed;
    if (end - begin < leastSide || columns < leastSide || (begin == 0 && !isNamed) || end == lines.size())
        return std::nullopt;
    const std::string_view above = isNamed ? std::string_view() : lines[begin - 1];
    if (!isEnclosed(above, rows[begin].text, rows[end - 1].text, lines[end])) return std::nullopt;
    if (isNamed) return OnlyList{blocks.front(), columns, begin};
    std::size_t name = begin - 1;
    // It is above a bracket alone.
    while (name > 0 && trimmed(lines[name]).size() < 2) --name;
    return OnlyList{blocks.front(), columns, name};
}

/// The name in “name = [”, “"name": [” or “int[][] name =”; nothing if there is none.
std::string_view nameIn(std::string_view line) {
    line = trimmed(line);
    const std::size_t end = line.find_last_of("=:");
    if (end == std::string_view::npos) return {};
    const std::string_view made = trimmed(line.substr(end + 1));
    const bool isFirstRow = codeRowOf(made).pieces > 0;
    if (!made.empty() && !isAmongChars(made.back(), opens) && !isFirstRow) return {};
    std::size_t last = end;
    while (last > 0 && !isOfName(line[last - 1])) --last;
    std::size_t first = last;
    while (first > 0 && isOfName(line[first - 1])) --first;
    return line.substr(first, last - first);
}

/// Whether a program changes its board before it is played, or has another one beside it.
bool isChangedOrAnother(const std::vector<std::string_view>& lines, const OnlyList& only) {
    const std::string name(nameIn(lines[only.name]));
    static constexpr std::array<std::string_view, 8> changes{".append(", ".push(", ".pop(",       ".insert(",
                                                             ".extend(", " += ",   ".push_back(", " = ["};
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool isBoard = i >= only.name && i < only.lines.end;
        const std::string_view line = trimmed(lines[i]);
        if (isBoard) continue;
        const bool isOfBoard = !name.empty() && line.starts_with(name);
        const std::string_view rest = isOfBoard ? line.substr(name.size()) : std::string_view();
        if (std::ranges::any_of(changes, [&](std::string_view change) { return rest.starts_with(change); }))
            return true;
        // b[1][2] = 1
        if (rest.size() > 1 && rest[0] == '[' && rest[1] >= '0' && rest[1] <= '9') return true;
        if (hasList(line)) return true;
    }
    return false;
}

std::vector<CodeRow> codeRowsOf(const std::vector<std::string_view>& lines) {
    std::vector<CodeRow> rows;
    std::ranges::transform(lines, std::back_inserter(rows), rowOf);
    return rows;
}

} // namespace

Attempt codeBlock(std::string_view text) {
    const auto lines = splitAt(text, '\n');
    const std::vector<CodeRow> rows = codeRowsOf(lines);
    const auto only = onlyListIn(lines, rows);
    if (!only || trimmed(lines[only->name]).starts_with("return") || isOfOther(lines[only->name]) ||
        isChangedOrAnother(lines, *only) || !mentionsGame(text))
        return std::nullopt;
    const auto [begin, end] = only->lines;
    std::string list(begin, '\n');
    for (std::size_t i = begin; i < end; ++i) {
        list += i == begin ? '[' : '\n';
        list += itemsOf(rows[i].text);
        list += i + 1 == end ? ']' : ',';
    }
    auto read = readPlace(list).attempt;
    return read && *read && haveSize(**read, end - begin, only->columns) ? read : std::nullopt;
}

std::optional<TextError> knownOtherList(std::string_view text) {
    static constexpr std::array<std::string_view, 4> parts{"kernel", "adjacency", "toggle matrix",
                                                           "toggle_matrix"};
    static constexpr std::array<std::string_view, 8> names{"pattern", "expected", "solution", "answer",
                                                           "target",  "maze",     "graph",    "mask"};
    const auto lines = splitAt(text, '\n');
    const auto only = onlyListIn(lines, codeRowsOf(lines));
    if (!only) return std::nullopt;
    const auto error = [&](std::string_view name) {
        return TextError{static_cast<std::int64_t>(only->lines.begin) + 1, 1,
                         "a list that is called “" + std::string(name) + "”", "a board"};
    };
    const std::size_t above = only->name > 0 ? only->name - 1 : 0;
    const std::string line = lowered(lines[only->name]);
    const bool isComment = trimmed(lines[above]).find_first_of("#/-;%*") == 0;
    const std::string said = (isComment ? lowered(lines[above]) : std::string()) + '\n' + line;
    for (const std::string_view name : parts) {
        if (said.find(name) != std::string::npos) return error(name);
    }
    const std::string_view name = nameIn(line);
    if (std::ranges::find(names, name) != names.end()) return error(name);
    return std::nullopt;
}

} // namespace flip
