#include "core/text/start_and_target.h"

#include "core/text/board_titles.h"
#include "core/text/boards_beside.h"
#include "core/text/sign_lines.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace flip {

namespace {

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

/// Where the list begins that a function or a macro is given there: np.array([…]), vec![…]. The same place if
/// there is none.
std::size_t afterFunction(std::string_view text, std::size_t begin) {
    constexpr std::size_t longest = 40;
    std::size_t next = std::min(begin, text.size());
    const std::size_t end = std::min(text.size(), next + longest);
    while (next < end && (isOfName(text[next]) || text[next] == '.')) ++next;
    const bool isCall = next > begin && next < end && (text[next] == '(' || text[next] == '!');
    return isCall ? next + 1 : begin;
}

constexpr std::array<std::string_view, 9> namesOfTarget{"target", "goal", "final", "desired", "end",
                                                        "after",  "dst",  "dest",  "finish"};

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

/// With “goal:” on a line of its own, and without “start:”, where boards follow them.
std::string withNamesApart(std::string_view text) {
    constexpr std::size_t leastSigns = 2;
    std::string apart;
    for (const std::string_view line : splitAt(text, '\n')) {
        const std::size_t colon = std::min(line.find(':'), line.size());
        const std::string_view board = trimmed(line.substr(std::min(colon + 1, line.size())));
        // “From:   To:” names both.
        const bool isBoard = signsIn(board) >= leastSigns && !isWords(board) && !board.ends_with(':') &&
                             board.find_first_of("[{(") == std::string_view::npos;
        const std::string_view name = line.substr(0, colon);
        if (isBoard && announcesTarget(name)) {
            apart.append(name).append("\n").append(board);
        } else if (isBoard && announcesStart(trimmed(name))) {
            apart.append("\n").append(board);
        } else {
            apart += line;
        }
        apart += '\n';
    }
    return apart;
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

std::optional<NamedList> namedList(std::string_view text, std::span<const std::string_view> names) {
    constexpr std::string_view blanks = " \t\r\n";
    for (const std::string_view name : names) {
        for (std::size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
            if (at > 0 && isOfName(text[at - 1])) continue;
            std::size_t next = at + name.size();
            // targetGrid, target[3][3].
            const bool mayGoOn = name.size() > 3;
            while (mayGoOn && next < text.size() && isOfName(text[next])) ++next;
            while (next < text.size() && text[next] == '[')
                next = std::min(text.find(']', next), text.size() - 1) + 1;
            if (next < text.size() && (text[next] == '"' || text[next] == '\'')) ++next;
            next = text.find_first_not_of(blanks, next);
            if (next == std::string_view::npos || (text[next] != '=' && text[next] != ':')) continue;
            next = afterFunction(text, text.find_first_not_of(blanks, next + 1));
            if (next < text.size() && (text[next] == '[' || text[next] == '{')) return NamedList{at, next};
        }
    }
    return std::nullopt;
}

Attempt startAndTarget(std::string_view written) {
    const std::string text = withNamesApart(written);
    if (const auto name = namedList(lowered(text), namesOfTarget)) {
        if (auto found = towardsSecond(std::string(text), 1)) {
            const bool isSecond = text.substr(0, name->name).find_first_of("[{") != std::string_view::npos;
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
    // A text may be cut off below “Target:”.
    if (!divider || trimmed(text.substr(divider->first + divider->second)).empty()) return std::nullopt;
    std::string stacked(text.substr(0, divider->first));
    stacked += "\n\n";
    stacked += text.substr(divider->first + divider->second);
    auto found = towardsSecond(stacked, 1);
    if (!found) return std::nullopt;
    const bool isSecond = boardsAmongWords(std::string(text.substr(0, divider->first))).has_value();
    return isSecond ? *std::move(found) : turnedRound(*std::move(found));
}

Attempt startAndTargetInStrings(std::string_view code) {
    std::string lines;
    const auto stringAt = [&](std::size_t begin) {
        const bool opens = begin < code.size() && (code[begin] == '"' || code[begin] == '\'');
        const std::size_t end = opens ? code.find(code[begin], begin + 1) : std::string_view::npos;
        return end == std::string_view::npos ? std::optional<std::string_view>()
                                             : code.substr(begin + 1, end - begin - 1);
    };
    for (std::size_t at = 0; at < code.size(); ++at) {
        const auto name = stringAt(at);
        if (!name) continue;
        at += name->size() + 1;
        const std::size_t sign = std::min(code.find_first_not_of(" \t\r\n", at + 1), code.size());
        if (sign == code.size() || code[sign] != ':') continue;
        const auto value = stringAt(std::min(code.find_first_not_of(" \t\r\n", sign + 1), code.size()));
        if (value) lines.append(*name).append(": ").append(*value) += '\n';
    }
    return lines.empty() ? std::nullopt : startAndTarget(lines);
}

} // namespace flip
