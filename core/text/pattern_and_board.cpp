#include "core/text/pattern_and_board.h"

#include "core/text/sign_lines.h"
#include "core/text/start_and_target.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace flip {

namespace {

/// “Each press flips”, “pressing a cell toggles this pattern around it (centre = pressed cell):”.
bool saysWhatFollows(std::string_view words) {
    static constexpr std::array<std::string_view, 6> begins{"each press",  "each click", "every press",
                                                            "every click", "press",      "click"};
    static constexpr auto ends = std::to_array<std::string_view>(
        {"press flips", "press toggles", "press flips these", "press toggles these", "flips", "toggles",
         "flips these", "toggles these"});
    const bool isPress =
        std::ranges::any_of(begins, [&](std::string_view each) { return words.starts_with(each); });
    const bool isDrawn = words.find("this pattern around") != std::string_view::npos;
    return isPress && (isDrawn || std::ranges::find(ends, words.substr(words.find(' ') + 1)) != ends.end());
}

/// Whether a line only says that the pattern of a press follows.
bool announcesPattern(std::string_view line) {
    constexpr std::size_t longest = 80;
    if (line.size() > longest) return false;
    std::string words = lowered(line);
    std::erase_if(words, [](char c) { return c == ':' || c == '#' || c == '*' || c == '='; });
    std::string_view rest = trimmed(words);
    for (const std::string_view article : {"the ", "a "})
        if (rest.starts_with(article)) rest.remove_prefix(article.size());
    static constexpr std::array<std::string_view, 15> names{
        "shape of a press",   "rule",   "pattern",     "press pattern", "toggle pattern", "flip pattern",
        "pattern of a press", "mask",   "toggle mask", "flip mask",     "kernel",         "stencil",
        "press shape",        "muster", "图案"};
    return std::ranges::find(names, rest) != names.end() || saysWhatFollows(rest);
}

/// The lines of a text with a pattern in it.
struct PatternLines {
    std::string pattern;
    /// The others; blank where the pattern was, so that they keep their numbers.
    std::string rest;
    std::int64_t line = 1;
};

/// Nothing if no line announces a pattern, or more than one does: these are titles of boards.
std::optional<PatternLines> linesOfPattern(std::string_view text) {
    PatternLines lines;
    bool isFound = false;
    bool isInside = false;
    bool hasRows = false;
    std::int64_t number = 0;
    for (const std::string_view line : splitAt(text, '\n')) {
        ++number;
        const bool isBlank = trimmed(line).empty();
        // Below a board, it is the presses for it.
        const bool isToggle = !hasRows && lowered(trimmed(line)) == "toggle:";
        hasRows = hasRows || isSignLine(line);
        if (isToggle || announcesPattern(trimmed(line))) {
            if (isFound) return std::nullopt;
            isFound = isInside = true;
            lines.line = number + 1;
            lines.rest += '\n';
            continue;
        }
        isInside = isInside && (isBlank ? lines.pattern.empty() : isSignLine(line));
        (isInside ? lines.pattern : lines.rest).append(isBlank ? std::string_view{} : line);
        if (isInside && !isBlank) lines.pattern += '\n';
        lines.rest += '\n';
    }
    return isFound && !lines.pattern.empty() ? std::optional(std::move(lines)) : std::nullopt;
}

/// The list that a program calls a pattern, and the text around it.
std::optional<PatternLines> listOfPattern(std::string_view text) {
    static constexpr std::array<std::string_view, 4> names{"pattern", "kernel", "stencil", "mask"};
    const std::string small = lowered(text);
    const auto named = namedList(small, names);
    if (!named) return std::nullopt;
    const auto [name, begin] = *named;
    int depth = 0;
    std::size_t end = begin;
    do {
        const char c = text[end++];
        depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
    } while (end < text.size() && depth > 0);
    PatternLines lines{std::string(text.substr(begin, end - begin)), std::string(text.substr(0, name)),
                       1 + std::ranges::count(text.substr(0, begin), '\n')};
    // The rest of a function's arguments: np.array([…], dtype=int).
    if (text[begin - 1] == '(') end = std::min(text.find(')', end), text.size() - 1) + 1;
    // The same lines, so that they keep their numbers.
    lines.rest.append(static_cast<std::size_t>(std::ranges::count(text.substr(name, end - name), '\n')),
                      '\n');
    lines.rest += text.substr(end);
    return lines;
}

Pattern patternOf(const Grid& board) {
    unsigned bits = 0;
    for (int i = 0; i < Pattern::bitCount; ++i)
        bits |= board.test({i / Pattern::side, i % Pattern::side}) ? 1U << static_cast<unsigned>(i) : 0U;
    return Pattern(bits);
}

} // namespace

Attempt patternAndBoard(std::string_view text) {
    auto lines = linesOfPattern(text);
    if (!lines) lines = listOfPattern(text);
    if (!lines) return std::nullopt;
    const auto pattern = boardsAmongWords(lines->pattern);
    auto boards = boardsAmongWords(lines->rest);
    if (!pattern || !boards) return std::nullopt;
    const auto& patterns = pattern->readings.front().puzzles;
    const Size size = patterns.front().puzzle.size();
    if (patterns.size() > 1 || size != Size{Pattern::side, Pattern::side})
        return TextError{lines->line, 1,
                         "a pattern of " + std::to_string(size.rows) + "×" + std::to_string(size.columns),
                         "a pattern of 3×3"};
    for (Reading& reading : boards->readings) {
        for (FoundPuzzle& found : reading.puzzles)
            found.puzzle.rule = Rule::fromPattern(found.puzzle.size(),
                                                  patternOf(patterns.front().puzzle.board), Edges::Clipped);
    }
    boards->isOpen = boards->isOpen && boards->readings.size() > 1;
    return *std::move(boards);
}

} // namespace flip
