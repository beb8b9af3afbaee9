#include "core/text/boards_beside.h"

#include "core/text/board_titles.h"
#include "core/text/character.h"
#include "core/text/sign_lines.h"
#include "core/text/text_parts.h"
#include "core/text/text_reader.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace flip {

namespace {

using Parts = std::vector<std::string>;

/// The parts of a line between arrows, bars, tabs and several blanks.
Parts partsOf(std::string_view line, bool& hasArrow) {
    Parts parts(1);
    const auto next = [&] {
        if (!trimmed(parts.back()).empty()) parts.emplace_back();
        parts.back().clear();
    };
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t arrow = arrowLength(line.substr(at));
        const std::size_t blanks = std::min(line.find_first_not_of(" \t", at), line.size()) - at;
        if (arrow > 0 || line[at] == '|' || blanks > 1 || line[at] == '\t') {
            next();
            hasArrow |= arrow > 0;
            at += std::max({arrow, blanks, std::size_t{1}});
        } else {
            parts.back() += line[at++];
        }
    }
    if (trimmed(parts.back()).empty()) parts.pop_back();
    return parts;
}

/// The lines of a table with a piece in each cell and empty columns between its boards, with single blanks
/// between the pieces and two of them between the boards. Other texts stay as they are.
std::string withBlanksForTabs(std::string_view text) {
    constexpr std::size_t fewestSigns = 2;
    std::string blank;
    std::string signs;
    bool isAnyEmpty = false;
    for (const std::string_view line : splitAt(text, '\n')) {
        bool isGap = false;
        for (const std::string_view each : splitAt(line, '\t')) {
            const std::string_view cell = trimmed(each);
            if (signsIn(cell) > 1) return std::string(text);
            if (!cell.empty()) blank.append(isGap ? "  " : " ").append(cell);
            const bool isMissing = signsIn(signs) < fewestSigns && signs.find(cell) == std::string::npos;
            if (!cell.empty() && isMissing) signs += cell;
            isAnyEmpty = isAnyEmpty || (isGap && !cell.empty());
            isGap = cell.empty();
        }
        blank += '\n';
    }
    // Where there is one sign, the empty cells are pieces.
    return isAnyEmpty && signsIn(signs) >= fewestSigns ? blank : std::string(text);
}

/// Whether there are brackets or quotation marks of which the other one is missing: they are around the row.
bool isPartOfRow(std::string_view part) {
    const auto count = [&](char c) { return std::ranges::count(part, c); };
    return count('[') != count(']') || count('(') != count(')') || count('{') != count('}') ||
           count('"') % 2 != 0 || count('\'') % 2 != 0;
}

/// “101   Press (1,1)   011”: a row of pieces beside words is no heading.
bool beginsWithPieces(const Parts& parts) {
    constexpr std::size_t fewest = 2;
    return parts.size() > 1 && signsIn(parts.front()) >= fewest &&
           parts.front().find_first_not_of("01#.*bwBWXOxo- ") == std::string::npos;
}

/// Whether all of a line are words for colours: “on off off” is a row.
bool areColourWords(const Parts& parts) {
    return std::ranges::all_of(parts, [](const std::string& part) {
        const std::string small = lowered(part);
        return std::ranges::all_of(splitAt(trimmed(small), ' '), [](std::string_view word) {
            return isColourWord(std::u32string(word.begin(), word.end()));
        });
    });
}

/// A row behind titles: “Start: 101    Goal: 000”.
struct TitledRow {
    std::string heading;
    std::string row;
};

/// Nothing if one of the parts has no title or no pieces.
std::optional<TitledRow> titledRow(const Parts& parts) {
    constexpr std::string_view gap = "    ";
    TitledRow titled;
    for (const std::string& part : parts) {
        const std::size_t colon = std::min(part.find(':'), part.size());
        const std::string_view title = std::string_view(part).substr(0, colon);
        const std::string_view row = trimmed(std::string_view(part).substr(std::min(colon + 1, part.size())));
        if (row.empty() || isWords(row) || !isWords(title)) return std::nullopt;
        titled.heading.append(title).append(gap);
        titled.row.append(row).append(gap);
    }
    return titled;
}

/// Takes the lines of a text one after the other.
class RowsBeside {
  public:
    /// Whether the boards may go on.
    bool add(std::string_view line, std::int64_t number) {
        bool hasArrow = false;
        Parts parts = partsOf(line, hasArrow);
        if (line.empty() || isWords(line)) {
            isOver_ = isOver_ || !rows_.empty();
            if (line.empty()) return true;
            if (areColourWords(parts) || beginsWithPieces(parts)) return false;
            if (isOver_) return true;
            const auto titled = parts.size() > 1 ? titledRow(parts) : std::nullopt;
            const std::string_view heading = titled ? std::string_view(titled->heading) : line;
            isTargetFirst_ = isHeadingOfTargetFirst(heading);
            beside_.hasArrow = isTargetFirst_ || isHeadingOfBoth(heading);
            beside_.hasAnswer = isHeadingWithAnswer(heading);
            if (!titled) {
                // A sentence above has no gaps. Every row is compared with all parts of a heading.
                constexpr std::size_t mostParts = 64;
                heading_ = parts.size() > 1 && parts.size() <= mostParts ? std::move(parts) : Parts{};
                return true;
            }
            parts = partsOf(titled->row, hasArrow);
        }
        beside_.hasArrow |= hasArrow;
        if (isOver_ || parts.size() < 2 || std::ranges::any_of(parts, isPartOfRow)) return false;
        const std::size_t columns = signsIn(parts.front());
        const bool areAlike =
            std::ranges::all_of(parts, [&](const std::string& part) { return signsIn(part) == columns; });
        const bool isFirst = rows_.empty();
        if (!areAlike || columns < 2 ||
            (!isFirst && (parts.size() != beside_.boards || columns != beside_.columns)))
            return false;
        if (isInHeading(parts, columns)) return false;
        if (isFirst) beside_.line = number;
        beside_.boards = parts.size();
        beside_.columns = columns;
        if (isTargetFirst_ && parts.size() == 2) std::swap(parts[0], parts[1]);
        rows_.push_back(std::move(parts));
        return true;
    }

    [[nodiscard]] std::optional<Beside> found() && {
        if (rows_.size() < 2) return std::nullopt;
        for (std::size_t board = 0; board < beside_.boards; ++board) {
            for (const Parts& parts : rows_) beside_.stacked.append(parts[board]) += '\n';
            beside_.stacked += '\n';
        }
        return std::move(beside_);
    }

  private:
    /// Whether what was taken for a heading is a row: it shares a part with this one, or has a word of signs
    /// that is as long.
    [[nodiscard]] bool isInHeading(const Parts& parts, std::size_t columns) const {
        constexpr std::string_view signs = "01#.*bwBWXOxo";
        constexpr std::size_t least = 3;
        return std::ranges::any_of(heading_, [&](const std::string& part) {
            const bool isShared = std::ranges::find(parts, part) != parts.end();
            const auto words = splitAt(part, ' ');
            return isShared || std::ranges::any_of(words, [&](std::string_view word) {
                       return word.size() >= least && word.size() == columns &&
                              word.find_first_not_of(signs) == std::string_view::npos;
                   });
        });
    }

    Beside beside_;
    std::vector<Parts> rows_;
    Parts heading_;
    bool isOver_ = false;
    bool isTargetFirst_ = false;
};

} // namespace

std::size_t arrowLength(std::string_view text) {
    static constexpr auto arrows =
        std::to_array<std::string_view>({"→", "⇒", "⟶", "⟹", "➡", "➔", "➜", "↓", "⬇", "⇓"});
    constexpr std::size_t longest = 8;
    // Asked of each character of a text; nearly all are of ASCII, and no arrow of these is.
    const bool mayBeArrow = !text.empty() && static_cast<unsigned char>(text.front()) >= 0x80;
    for (const std::string_view arrow : arrows)
        if (mayBeArrow && text.starts_with(arrow)) return arrow.size();
    if (text.empty() || (text.front() != '-' && text.front() != '=')) return 0;
    const std::size_t shaft = text.substr(0, longest).find_first_not_of(text.front());
    return shaft != std::string_view::npos && text[shaft] == '>' ? shaft + 1 : 0;
}

std::size_t signsIn(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) {
        // Further bytes of a character are not counted.
        return c != ' ' && (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
}

bool isWords(std::string_view line) {
    constexpr std::size_t mostOfPieces = 2;
    std::u32string kinds;
    for (TextReader reader(singleBlock(line)); reader.current().sign != Sign::End; reader.advance()) {
        const Character& at = reader.current();
        const bool isNew =
            at.sign != Sign::Broken && isAnyLetter(at.code) && kinds.find(at.code) == std::u32string::npos;
        if (isNew) kinds += at.code;
        if (kinds.size() > mostOfPieces) return true;
    }
    return false;
}

std::optional<Beside> besideEachOther(std::string_view written) {
    const std::string text = withBlanksForTabs(written);
    RowsBeside rows;
    std::int64_t number = 0;
    for (const std::string_view line : splitAt(text, '\n')) {
        if (!rows.add(trimmed(line), ++number)) return std::nullopt;
    }
    return std::move(rows).found();
}

Attempt boardsSideBySide(std::string_view text) {
    const auto beside = besideEachOther(text);
    if (!beside || beside->hasArrow) return std::nullopt;
    Attempt apart = boardsFrom(readSignLines(beside->stacked), Notation::Signs);
    if (!apart || !*apart) return std::nullopt;
    Recognised recognised = *std::move(*apart);
    if (recognised.readings.front().puzzles.size() != beside->boards) return std::nullopt;
    for (FoundPuzzle& found : recognised.readings.front().puzzles) found.line = beside->line;
    if (beside->hasAnswer && beside->boards == 2) {
        recognised.readings.front().puzzles.pop_back();
        return recognised;
    }
    Attempt wide = boardsFrom(readSignLines(text), Notation::Signs);
    if (wide && *wide) {
        // Narrow groups of columns are more likely parts of one board.
        constexpr std::size_t leastColumns = 3;
        const bool isWideFirst = beside->columns < leastColumns;
        auto& readings = recognised.readings;
        readings.insert(isWideFirst ? readings.begin() : readings.end(), (*wide)->readings.front());
        recognised.isOpen = true;
    }
    return recognised;
}

} // namespace flip
