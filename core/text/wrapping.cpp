#include "core/text/wrapping.h"

#include "core/text/text_parts.h"
#include "core/text/word_lines.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <vector>

namespace flip {

namespace {

/// The marks of quoted mail with which the line begins. None if a word of the line is one: it may be a piece.
/// Three in a row are a prompt.
std::string_view marksOf(std::string_view line) {
    std::size_t end = 0;
    for (std::size_t at = line.find_first_not_of(" \t"); at < line.size() && line[at] == '>';
         at = line.find_first_not_of(" \t", at + 1)) {
        if (line.substr(at).starts_with(">>>")) break;
        end = at + 1;
    }
    const bool isPiece = std::ranges::any_of(splitAt(line.substr(end), ' '),
                                             [](std::string_view word) { return trimmed(word) == ">"; });
    return line.substr(0, isPiece ? 0 : end);
}

void clear(std::string& text, std::string_view part) {
    const auto begin = text.begin() + (part.data() - text.data());
    std::fill(begin, begin + static_cast<std::ptrdiff_t>(part.size()), ' ');
}

bool isUsed(std::string_view line) { return !trimmed(line).empty(); }

/// Without the marks, if all lines that are not blank have as many of them.
void clearMarks(std::string& text) {
    const std::vector<std::string_view> lines = splitAt(text, '\n');
    const auto first = std::ranges::find_if(lines, isUsed);
    if (first == lines.end()) return;
    const auto levelOf = [](std::string_view line) { return std::ranges::count(marksOf(line), '>'); };
    const auto level = levelOf(*first);
    const bool areAlike = std::ranges::all_of(
        lines, [&](std::string_view line) { return !isUsed(line) || levelOf(line) == level; });
    if (!areAlike) return;
    for (const std::string_view line : lines) clear(text, marksOf(line));
}

/// Without the two lines of a fence, if nothing is outside of it and no other fence inside.
void clearFence(std::string& text) {
    const std::vector<std::string_view> lines = splitAt(text, '\n');
    const auto first = std::ranges::find_if(lines, isUsed);
    const auto last = std::find_if(lines.rbegin(), lines.rend(), isUsed);
    if (first == lines.end() || std::ranges::count_if(lines, isFence) != 2 || !isFence(*first) ||
        !isFence(*last))
        return;
    // Signs behind the marks are a row, but a word names a language.
    const std::string_view name = trimmed(trimmed(*first).substr(3));
    if (!std::ranges::all_of(name, isOfName) || trimmed(*last).size() > 3) return;
    clear(text, *first);
    clear(text, *last);
}

/// Without the line “-- ” above a signature, below which there are only words (RFC 3676, 4.3).
void clearSignature(std::string& text) {
    const std::vector<std::string_view> lines = splitAt(text, '\n');
    const auto mark = std::find_if(lines.rbegin(), lines.rend(),
                                   [](std::string_view line) { return trimmed(line) == "--"; });
    const bool isAbove = mark != lines.rend() && std::all_of(lines.rbegin(), mark, [](std::string_view line) {
                             return !isUsed(line) || hasOnlyWords(line);
                         });
    if (isAbove && std::any_of(lines.rbegin(), mark, isUsed)) clear(text, *mark);
}

/// Without lines of hyphens and the like above and below all rows, if they are no rows themselves: of another
/// length than the row next to them, and apart from it if that has such signs.
void clearDividersAround(std::string& text) {
    const std::vector<std::string_view> lines = splitAt(text, '\n');
    const auto isInside = [](std::string_view line) {
        return isUsed(line) && !hasOnlyWords(line) && !isDivider(line);
    };
    const auto first = std::ranges::find_if(lines, isInside);
    const auto last = std::find_if(lines.rbegin(), lines.rend(), isInside);
    if (first == lines.end()) return;
    std::string pieces;
    for (const char mark : std::string_view("-=_~")) {
        if (std::any_of(first, last.base(),
                        [&](std::string_view each) { return each.find(mark) != std::string_view::npos; }))
            pieces += mark;
    }
    for (auto line = lines.begin(); line != lines.end(); ++line) {
        if (line == first) line = last.base();
        if (line == lines.end()) break;
        if (!isDivider(*line)) continue;
        const bool isAbove = line < first;
        const std::string_view row = trimmed(isAbove ? *first : *last);
        const bool isPiece = pieces.find(trimmed(*line).front()) != std::string::npos;
        const bool isBeside = isAbove ? line + 1 == first : line == last.base();
        // Below words it makes a heading of them.
        const bool isUnderline = line != lines.begin() && hasOnlyWords(*std::prev(line));
        const bool isKept = isPiece ? isBeside : isUnderline;
        if (!isKept && trimmed(*line).size() != row.size()) clear(text, *line);
    }
}

} // namespace

bool isFence(std::string_view line) {
    line = trimmed(line);
    if (!line.starts_with("```") && !line.starts_with("~~~")) return false;
    const char mark = line.front();
    line.remove_prefix(std::min(line.find_first_not_of(mark), line.size()));
    return line.find(mark) == std::string_view::npos && line.find('#') == std::string_view::npos;
}

std::string withoutWrapping(std::string text) {
    clearMarks(text);
    clearFence(text);
    clearSignature(text);
    clearDividersAround(text);
    return text;
}

} // namespace flip
