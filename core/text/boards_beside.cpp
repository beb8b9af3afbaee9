#include "core/text/boards_beside.h"

#include "core/text/character.h"
#include "core/text/rows_beside.h"
#include "core/text/said_words.h"
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

constexpr auto addsNothing = std::to_array<std::string_view>(
    {"board", "boards", "position", "state", "grid", "the", "i", "my", "puzzle", "needed", "configuration"});

/// The names in a heading, in small letters: those of parts that stand apart, or else its words. What adds
/// nothing is left out, as in “Starting position   Target position”.
std::vector<std::string> namesIn(std::string_view line) {
    bool hasArrow = false;
    Parts parts = partsOf(line, hasArrow);
    if (parts.size() == 1) {
        const auto words = splitAt(line, ' ');
        parts.assign(words.begin(), words.end());
    }
    std::vector<std::string> names;
    for (const std::string& part : parts) {
        const std::string small = lowered(part);
        auto words = splitAt(small, ' ');
        for (std::string_view& word : words) {
            while (word.ends_with(':')) word.remove_suffix(1);
        }
        std::erase_if(words, [](std::string_view word) { return word.empty(); });
        if (words.size() > 1)
            std::erase_if(words, [](std::string_view word) { return said::isAmong(word, addsNothing); });
        if (words.size() == 1) names.emplace_back(words.front());
        if (words.size() > 1) return {};
    }
    return names;
}

/// “Board   Solution”: nothing but these two names.
bool isHeadingWithAnswer(std::string_view line) {
    static constexpr auto boards = std::to_array<std::string_view>(
        {"board", "puzzle", "grid", "start", "initial", "input", "problem", "lights"});
    const std::vector<std::string> names = namesIn(line);
    return names.size() == 2 && said::isAmong(names[0], boards) && announcesPresses(names[1]);
}

/// “Start   Target”: nothing but these two names.
bool isHeadingOfBoth(std::string_view line) {
    static constexpr auto targets = std::to_array<std::string_view>(
        {"end",  "ende",   "target",  "goal",   "after", "to",   "final",   "nachher",
         "want", "wanted", "desired", "finish", "soll",  "ziel", "arrivée", "fin",
         "meta", "цель",   "Цель",    "目标",   "目標",  "need", "finished"});
    const std::vector<std::string> names = namesIn(line);
    return names.size() == 2 && isNameOfStart(names[0]) && said::isAmong(names[1], targets);
}

/// Whether there are brackets or quotation marks of which the other one is missing: they are around the row.
bool isPartOfRow(std::string_view part) {
    const auto count = [&](char c) { return std::ranges::count(part, c); };
    return count('[') != count(']') || count('(') != count(')') || count('{') != count('}') ||
           count('"') % 2 != 0 || count('\'') % 2 != 0;
}

/// “101   Press (1,1)   011”: a row of pieces beside words is no heading.
bool beginsWithPieces(std::string_view line) {
    bool hasArrow = false;
    const Parts parts = partsOf(line, hasArrow);
    constexpr std::size_t fewest = 2;
    return parts.size() > 1 && signsIn(parts.front()) >= fewest &&
           parts.front().find_first_not_of("01#.*bwBWXOxo- ") == std::string::npos;
}

} // namespace

std::size_t arrowLength(std::string_view text) {
    for (const std::string_view arrow : {"→", "⇒", "⟶", "⟹", "➡", "➔", "➜", "↓", "⬇", "⇓"})
        if (text.starts_with(arrow)) return arrow.size();
    constexpr std::size_t longest = 8;
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

bool isNameOfStart(std::string_view name) {
    static constexpr auto names = std::to_array<std::string_view>(
        {"anfang", "start", "before", "from", "initial", "now", "vorher", "begin", "current", "have", "ist",
         "starting", "départ", "inicio", "inizio", "старт", "Старт", "初始", "起始"});
    return said::isAmong(name, names);
}

std::optional<Beside> besideEachOther(std::string_view written) {
    const std::string text = withBlanksForTabs(written);
    Beside beside;
    std::vector<Parts> rows;
    bool isOver = false;
    std::int64_t number = 0;
    for (const std::string_view whole : splitAt(text, '\n')) {
        const std::string_view line = trimmed(whole);
        ++number;
        if (line.empty() || isWords(line)) {
            if (beginsWithPieces(line)) return std::nullopt;
            if (rows.empty() && !line.empty()) {
                beside.hasArrow = isHeadingOfBoth(line);
                beside.hasAnswer = isHeadingWithAnswer(line);
            }
            isOver = !rows.empty();
            continue;
        }
        Parts parts = partsOf(line, beside.hasArrow);
        if (isOver || parts.size() < 2) return std::nullopt;
        if (std::ranges::any_of(parts, isPartOfRow)) return std::nullopt;
        const std::size_t columns = signsIn(parts.front());
        const bool areAlike =
            std::ranges::all_of(parts, [&](const std::string& part) { return signsIn(part) == columns; });
        const bool isFirst = rows.empty();
        if (!areAlike || columns < 2 ||
            (!isFirst && (parts.size() != beside.boards || columns != beside.columns)))
            return std::nullopt;
        if (isFirst) beside.line = number;
        beside.boards = parts.size();
        beside.columns = columns;
        rows.push_back(std::move(parts));
    }
    if (rows.size() < 2) return std::nullopt;
    for (std::size_t board = 0; board < beside.boards; ++board) {
        for (const Parts& parts : rows) beside.stacked.append(parts[board]) += '\n';
        beside.stacked += '\n';
    }
    return beside;
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
