#include "core/text/start_and_target.h"

#include "core/text/sign_lines.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <utility>
#include <vector>

namespace flip {

namespace {

using Parts = std::vector<std::string>;

/// The length of the arrow at the beginning of a text; 0 if there is none.
std::size_t arrowLength(std::string_view text) {
    for (const std::string_view arrow : {"→", "⇒", "⟶", "⟹", "➡", "➔", "➜", "↓", "⬇", "⇓"})
        if (text.starts_with(arrow)) return arrow.size();
    constexpr std::size_t longest = 8;
    if (text.empty() || (text.front() != '-' && text.front() != '=')) return 0;
    const std::size_t shaft = text.substr(0, longest).find_first_not_of(text.front());
    return shaft != std::string_view::npos && text[shaft] == '>' ? shaft + 1 : 0;
}

/// The place of the first arrow and its length.
std::optional<std::pair<std::size_t, std::size_t>> findArrow(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (const std::size_t length = arrowLength(text.substr(at))) return std::pair{at, length};
    }
    return std::nullopt;
}

/// From the first of two boards to the second, in every reading that has two of the same size.
std::optional<Recognised> towardsSecond(const std::string& stacked, std::int64_t line) {
    const auto boards = boardsAmongWords(stacked);
    if (!boards) return std::nullopt;
    Recognised recognised;
    for (const Reading& reading : boards->readings) {
        if (reading.puzzles.size() != 2) continue;
        const Puzzle& start = reading.puzzles[0].puzzle;
        const Grid& target = reading.puzzles[1].puzzle.board;
        if (start.size() != target.size()) continue;
        Puzzle puzzle{start.rule, start.board, Goal::target(target)};
        recognised.readings.push_back({{{std::move(puzzle), line}}, reading.notation, nullptr});
    }
    if (recognised.readings.empty()) return std::nullopt;
    recognised.isOpen = boards->isOpen && recognised.readings.size() > 1;
    return recognised;
}

std::size_t signsIn(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) {
        // Further bytes of a character are not counted.
        return c != ' ' && (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
}

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

/// Boards beside each other, one below the other.
struct Beside {
    std::string stacked;
    std::size_t boards = 0;
    std::size_t columns = 0;
    std::int64_t line = 1;
    bool hasArrow = false;
};

/// Whether there are letters that make a word; pieces may be letters, too, but there are at most two kinds.
bool isWords(std::string_view line) {
    std::string kinds;
    for (const char c : line) {
        if (std::isalpha(static_cast<unsigned char>(c)) != 0 && kinds.find(c) == std::string::npos)
            kinds += c;
    }
    return kinds.size() > 2;
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
            if (!cell.empty() && signs.find(cell) == std::string::npos) signs += cell;
            isAnyEmpty = isAnyEmpty || (isGap && !cell.empty());
            isGap = cell.empty();
        }
        blank += '\n';
    }
    // Where there is one sign, the empty cells are pieces.
    return isAnyEmpty && signsIn(signs) >= fewestSigns ? blank : std::string(text);
}

/// “Start   Target”: nothing but these two names.
bool isHeadingOfBoth(std::string_view line) {
    static constexpr std::array<std::string_view, 7> starts{"anfang",  "start", "before", "from",
                                                            "initial", "now",   "vorher"};
    static constexpr std::array<std::string_view, 8> targets{"end",   "ende", "target", "goal",
                                                             "after", "to",   "final",  "nachher"};
    std::string words = lowered(line);
    std::ranges::replace_if(
        words, [](char c) { return c == ':' || c == '|' || c == '\t'; }, ' ');
    std::vector<std::string_view> names = splitAt(words, ' ');
    std::erase_if(names, [](std::string_view name) { return name.empty(); });
    const auto isOf = [](std::string_view name, const auto& all) {
        return std::ranges::find(all, name) != all.end();
    };
    return names.size() == 2 && isOf(names[0], starts) && isOf(names[1], targets);
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
            if (rows.empty() && !line.empty()) beside.hasArrow = isHeadingOfBoth(line);
            isOver = !rows.empty();
            continue;
        }
        Parts parts = partsOf(line, beside.hasArrow);
        if (isOver || parts.size() < 2) return std::nullopt;
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

bool isName(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

constexpr std::array<std::string_view, 8> namesOfTarget{"target", "goal",  "final", "desired",
                                                        "end",    "after", "dst",   "dest"};

/// Whether two rows in brackets stand beside each other, with blanks between them.
bool areRowsBeside(std::string_view text) {
    for (const std::string_view line : splitAt(text, '\n')) {
        const std::size_t end = line.find_first_of(")]}");
        if (end == std::string_view::npos) continue;
        const std::size_t next = line.find_first_not_of(' ', end + 1);
        const bool opens = next != std::string_view::npos &&
                           std::string_view("([{").find(line[next]) != std::string_view::npos;
        if (opens && next > end + 1) return true;
    }
    return false;
}

/// The target comes first, and what it starts from below.
Recognised turnedRound(Recognised found) {
    for (Reading& reading : found.readings) {
        Puzzle& puzzle = reading.puzzles.front().puzzle;
        const Grid target = std::exchange(puzzle.board, *puzzle.goal.target());
        puzzle.goal = Goal::target(target);
    }
    return found;
}

} // namespace

std::optional<Recognised> boardsAmongWords(const std::string& text) {
    const bool areLists = text.find_first_of("[{(") != std::string::npos;
    auto attempt = areLists ? boardsFrom(readSignLists(text), Notation::Lists)
                            : boardsFrom(readSignLines(text), Notation::Signs);
    if (!attempt || !*attempt) {
        const auto found = readSignLinesAmongProse(text);
        if (found && *found) attempt = boardsFrom(**found, Notation::Signs);
    }
    if (!attempt || !*attempt) return std::nullopt;
    return **std::move(attempt);
}

std::optional<std::size_t> namedList(std::string_view text, std::span<const std::string_view> names) {
    constexpr std::string_view blanks = " \t\r\n";
    for (const std::string_view name : names) {
        for (std::size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
            if (at > 0 && isName(text[at - 1])) continue;
            std::size_t next = at + name.size();
            // targetGrid, target[3][3].
            const bool mayGoOn = name.size() > 3;
            while (mayGoOn && next < text.size() && isName(text[next])) ++next;
            while (next < text.size() && text[next] == '[')
                next = std::min(text.find(']', next), text.size() - 1) + 1;
            if (next < text.size() && (text[next] == '"' || text[next] == '\'')) ++next;
            next = text.find_first_not_of(blanks, next);
            if (next == std::string_view::npos || (text[next] != '=' && text[next] != ':')) continue;
            next = text.find_first_not_of(blanks, next + 1);
            if (next != std::string_view::npos && (text[next] == '[' || text[next] == '{')) return at;
        }
    }
    return std::nullopt;
}

bool announcesTarget(std::string_view line) {
    constexpr std::size_t longest = 80;
    if (line.size() > longest) return false;
    std::string words;
    for (const char c : line) {
        if (c != ':' && c != '#' && c != '*' && c != '=')
            words += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    std::string_view rest = trimmed(words);
    constexpr std::string_view wideColon = "：";
    if (rest.ends_with(wideColon)) rest.remove_suffix(wideColon.size());
    static constexpr std::array<std::string_view, 6> nouns{" board",         " state", " position",
                                                           " configuration", "状态",   "棋盘"};
    for (const std::string_view noun : nouns)
        if (rest.ends_with(noun)) rest.remove_suffix(noun.size());
    static constexpr std::array<std::string_view, 33> names{"destination",
                                                            "should become",
                                                            "zielstellung",
                                                            "and want to get to",
                                                            "i want to get to",
                                                            "i want",
                                                            "wanted state",
                                                            "zielzustand",
                                                            "结束",
                                                            "target",
                                                            "the target",
                                                            "goal",
                                                            "final",
                                                            "wanted",
                                                            "end",
                                                            "目标",
                                                            "终点",
                                                            "結果",
                                                            "目標",
                                                            "after",
                                                            "desired",
                                                            "desired goal",
                                                            "to",
                                                            "to this",
                                                            "into",
                                                            "into this",
                                                            "ziel",
                                                            "nachher",
                                                            "danach",
                                                            "ende",
                                                            "soll",
                                                            "goal state",
                                                            "the goal"};
    return std::ranges::find(names, trimmed(rest)) != names.end();
}

Attempt startAndTarget(std::string_view text) {
    if (const auto name = namedList(text, namesOfTarget)) {
        if (auto found = towardsSecond(std::string(text), 1)) {
            const bool isSecond = text.substr(0, *name).find_first_of("[{") != std::string_view::npos;
            return isSecond ? *std::move(found) : turnedRound(*std::move(found));
        }
    }
    if (const auto beside = besideEachOther(text); beside && beside->hasArrow && beside->boards == 2) {
        if (auto found = towardsSecond(beside->stacked, beside->line)) return *std::move(found);
    }
    std::optional<std::pair<std::size_t, std::size_t>> divider = findArrow(text);
    // Of several arrows, each may lead to the answer for a board.
    if (divider && (findArrow(text.substr(divider->first + divider->second)) || areRowsBeside(text)))
        return std::nullopt;
    if (!divider) {
        std::size_t begin = 0;
        for (const std::string_view line : splitAt(text, '\n')) {
            if (announcesTarget(trimmed(line))) {
                divider = std::pair{begin, line.size()};
                break;
            }
            begin += line.size() + 1;
        }
    }
    if (!divider) return std::nullopt;
    std::string stacked(text.substr(0, divider->first));
    stacked += "\n\n";
    stacked += text.substr(divider->first + divider->second);
    auto found = towardsSecond(stacked, 1);
    if (!found) return std::nullopt;
    const bool isSecond = boardsAmongWords(std::string(text.substr(0, divider->first))).has_value();
    return isSecond ? *std::move(found) : turnedRound(*std::move(found));
}

Attempt boardsSideBySide(std::string_view text) {
    const auto beside = besideEachOther(text);
    if (!beside || beside->hasArrow) return std::nullopt;
    Attempt apart = boardsFrom(readSignLines(beside->stacked), Notation::Signs);
    if (!apart || !*apart) return std::nullopt;
    Recognised recognised = *std::move(*apart);
    if (recognised.readings.front().puzzles.size() != beside->boards) return std::nullopt;
    for (FoundPuzzle& found : recognised.readings.front().puzzles) found.line = beside->line;
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
