#include "core/text/puzzle_lines.h"

#include "core/text/puzzle_line.h"
#include "core/text/text_parts.h"
#include "core/text/words.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

namespace flip {

namespace {

/// A line without the blanks around it, and where it is.
struct Line {
    std::string_view text;
    std::int64_t number = 1;
    std::int64_t column = 1;
};

bool isComment(std::string_view line) { return line.starts_with('#') || line.starts_with("//"); }

/// The lines that are neither blank nor a comment.
std::vector<Line> usedLinesOf(std::string_view text) {
    std::vector<Line> lines;
    for (std::int64_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        const std::string_view line = text.substr(0, end);
        const bool isPair = text.substr(end).starts_with("\r\n");
        text.remove_prefix(std::min(end + (isPair ? 2 : 1), text.size()));
        const std::size_t first = line.find_first_not_of(" \t");
        if (first == std::string_view::npos) continue;
        const std::string_view used = line.substr(first, line.find_last_not_of(" \t") + 1 - first);
        if (!isComment(used)) lines.push_back({used, number, static_cast<std::int64_t>(first) + 1});
    }
    return lines;
}

/// False where the line cannot be read.
bool add(ReadPuzzles& read, const Line& line, Result<Puzzle, TextError> puzzle) {
    if (puzzle) {
        read.puzzles.push_back({*std::move(puzzle), line.number});
        return true;
    }
    read.error = puzzle.error();
    read.error->line = line.number;
    read.error->column += line.column - 1;
    return false;
}

std::string_view takeWord(std::string_view& line) {
    constexpr std::string_view blanks = " \t";
    const std::size_t end = std::min(line.find_first_of(blanks), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(line.find_first_not_of(blanks, end), line.size()));
    return word;
}

bool looksLikePattern(std::string_view word) {
    return std::ranges::count(word, '/') >= 2 && word.find_first_not_of("*./") == std::string_view::npos;
}

/// A line that ends behind the pattern: “white clipped .*./***/.*.”.
bool isWithoutBoard(std::string_view line) {
    if (!isPuzzleLine(line) || lowered(takeWord(line)) == nameOf(Goal::Target)) return false;
    takeWord(line);
    return looksLikePattern(takeWord(line)) && line.empty();
}

/// The text with the rows below such lines in them; further lines stay where they are. Nothing if there are
/// none: a long text is not copied for that.
std::optional<std::string> withRowsInLines(std::string_view text) {
    const auto lines = splitAt(text, '\n');
    const auto isHeading = [](std::string_view line) { return isWithoutBoard(trimmed(line)); };
    if (std::ranges::none_of(lines, isHeading)) return std::nullopt;
    std::string joined;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        joined.append(i == 0 ? "" : "\n").append(lines[i]);
        if (!isHeading(lines[i])) continue;
        if (joined.ends_with('\r')) joined.pop_back();
        const auto rowAt = [&](std::size_t at) {
            return at < lines.size() ? trimmed(lines[at]) : std::string_view();
        };
        std::size_t first = i + 1;
        while (first < lines.size() && rowAt(first).empty()) ++first;
        const auto isRow = [](std::string_view row) {
            return !row.empty() && row.find_first_not_of("bBwW10#*.") == std::string_view::npos;
        };
        std::size_t end = first;
        while (isRow(rowAt(end))) ++end;
        const auto rows = std::span(lines).subspan(first, end - first);
        // Rows that are no board are left to an error.
        if (!std::ranges::all_of(
                rows, [&](std::string_view row) { return trimmed(row).size() == rowAt(first).size(); }))
            continue;
        for (const std::string_view& row : rows)
            joined.append(&row == &rows.front() ? " " : "/").append(trimmed(row));
        joined.append(end - i - 1, '\n');
        i = end - 1;
    }
    return joined;
}

} // namespace

std::optional<ReadPuzzles> readEachLine(std::string_view text, const LineNotation& notation) {
    const auto lines = usedLinesOf(text);
    if (lines.empty() || !notation.begins(lines.front().text)) return std::nullopt;
    ReadPuzzles read;
    for (const Line& line : lines) {
        if (!add(read, line, notation.read(line.text))) break;
    }
    return read;
}

bool isPuzzleLine(std::string_view line) {
    const std::string goal = lowered(takeWord(line));
    if (!goalNamed(goal) && goal != nameOf(Goal::Target)) return false;
    const std::string edges = lowered(takeWord(line));
    return edgesNamed(edges) || edges == "table" || looksLikePattern(edges) ||
           looksLikePattern(takeWord(line));
}

std::optional<ReadPuzzles> readPuzzleLines(std::string_view text) {
    const auto joined = withRowsInLines(text);
    if (joined) text = *joined;
    if (auto read = readEachLine(text, {isPuzzleLine, readPuzzleLine})) return read;
    ReadPuzzles read;
    read.hasWords = true;
    for (const Line& line : usedLinesOf(text)) {
        if (isPuzzleLine(line.text) && !add(read, line, readPuzzleLine(line.text))) return read;
    }
    if (read.puzzles.empty()) return std::nullopt;
    return read;
}

} // namespace flip
