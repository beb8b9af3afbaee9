#include "core/text/sized_boards.h"

#include "core/text/sign_lines.h"
#include "core/text/size_note.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <string>
#include <vector>

namespace flip {

namespace {

/// Boards with their sizes, as lines that can be read together.
struct Sized {
    std::vector<SizeNote> sizes;
    /// Where each board begins in the text.
    std::vector<std::int64_t> lines;
    std::string rows;
};

/// Moves the next lines of the text that are not blank, so many, to `rows`; false if there are fewer.
bool takeRows(std::string_view& text, std::int64_t count, std::int64_t& line, std::string& rows) {
    while (count > 0 && !text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view row = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        ++line;
        if (trimmed(row).empty()) continue;
        rows.append(row) += '\n';
        --count;
    }
    return count == 0;
}

/// Nothing if anything else is there.
std::optional<Sized> sizedBoards(std::string_view text, std::int64_t line) {
    Sized sized;
    // With many blank lines at the end, each board would look through them.
    text = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    while (!trimmed(text).empty()) {
        const auto note = takeSizeNote(text);
        if (!note) return std::nullopt;
        line += note->restLine - 1;
        text = note->rest;
        if (note->first == 0 && note->second.value_or(0) == 0 && trimmed(text).empty()) break;
        if (note->first < 1 || note->first > Grid::maxSide) return std::nullopt;
        sized.sizes.push_back(*note);
        sized.lines.push_back(line);
        if (!takeRows(text, note->first, line, sized.rows)) return std::nullopt;
        sized.rows += '\n';
    }
    return sized;
}

Attempt boardsOf(const std::optional<Sized>& sized, std::optional<std::int64_t> count) {
    if (!sized || sized->sizes.size() < 2) return std::nullopt;
    if (count && *count != std::ssize(sized->sizes)) return std::nullopt;
    Attempt attempt = boardsFrom(readSignLines(sized->rows), Notation::Signs);
    if (!attempt || !*attempt) return std::nullopt;
    Recognised recognised = *std::move(*attempt);
    std::erase_if(recognised.readings, [&](Reading& reading) {
        if (reading.puzzles.size() != sized->sizes.size()) return true;
        bool fits = true;
        for (std::size_t i = 0; i < reading.puzzles.size(); ++i) {
            fits = fits && sized->sizes[i].fits(1, reading.puzzles[i].puzzle.size());
            reading.puzzles[i].line = sized->lines[i];
        }
        return !fits;
    });
    if (recognised.readings.empty()) return std::nullopt;
    recognised.isOpen = recognised.isOpen && recognised.readings.size() > 1;
    return recognised;
}

/// The readings whose boards are as large, or as many, as was said; nothing if there are none.
std::optional<Recognised> ofThatSize(Recognised recognised, const SizeNote& note) {
    std::erase_if(recognised.readings, [&](const Reading& reading) {
        const auto fits = [&](const FoundPuzzle& found) {
            return note.fits(reading.puzzles.size(), found.puzzle.size());
        };
        return !std::ranges::all_of(reading.puzzles, fits);
    });
    if (recognised.readings.empty()) return std::nullopt;
    recognised.isOpen = recognised.isOpen && recognised.readings.size() > 1;
    return recognised;
}

} // namespace

Attempt boardsBelowSize(std::string_view text) {
    const auto note = takeSizeNote(text);
    if (!note) return std::nullopt;
    const Attempt attempt = boardsFrom(readSignLines(note->rest), Notation::Signs);
    if (!attempt || !*attempt) return std::nullopt;
    auto recognised = ofThatSize(**attempt, *note);
    if (!recognised) return std::nullopt;
    for (Reading& reading : recognised->readings) {
        for (FoundPuzzle& found : reading.puzzles) found.line += note->restLine - 1;
    }
    return *std::move(recognised);
}

Attempt boardsBelowSizeAmongProse(std::string_view text, Attempt (*readAmongProse)(std::string_view)) {
    std::size_t begin = 0;
    std::size_t end = text.find('\n');
    while (end < text.size()) {
        const std::string_view line = text.substr(begin, end - begin);
        if (!trimmed(line).empty() && !isProseLine(line)) break;
        begin = end + 1;
        end = text.find('\n', begin);
    }
    if (end >= text.size()) return std::nullopt;
    const auto note = takeSizeNote(text.substr(begin, end - begin));
    if (!note) return std::nullopt;
    std::string others(text);
    others.replace(begin, end - begin, end - begin, ' ');
    Attempt attempt = readAmongProse(others);
    if (!attempt || !*attempt) return attempt;
    auto recognised = ofThatSize(**attempt, *note);
    return recognised ? Attempt(*std::move(recognised)) : std::nullopt;
}

Attempt boardsEachBelowSize(std::string_view text) {
    if (Attempt boards = boardsOf(sizedBoards(text, 1), std::nullopt)) return boards;
    const auto count = takeSizeNote(text);
    if (!count || count->second) return std::nullopt;
    return boardsOf(sizedBoards(count->rest, count->restLine), count->first);
}

} // namespace flip
