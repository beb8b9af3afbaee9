#include "core/text/notations.h"

#include "core/text/boards_beside.h"
#include "core/text/boards_read.h"
#include "core/text/flip_file.h"
#include "core/text/judge.h"
#include "core/text/listed_puzzles.h"
#include "core/text/mask_text.h"
#include "core/text/pattern_and_board.h"
#include "core/text/rows_beside.h"
#include "core/text/sign_lines.h"
#include "core/text/sized_boards.h"
#include "core/text/spreadsheet.h"
#include "core/text/start_and_target.h"
#include "core/text/string_literals.h"
#include "core/text/text_kind.h"
#include "core/text/text_parts.h"
#include "core/text/two_signs.h"
#include "core/text/typeset.h"
#include "core/text/web_page.h"
#include "core/text/word_lines.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace flip {

namespace {

using Readings = std::vector<Reading>;

Attempt panels(std::string_view text) {
    if (kindOf(text, true) != PuzzleKind::Panels) return std::nullopt;
    const Judge* judge = findJudge("uva10318");
    auto found = readJudgeInput(*judge, text);
    if (!found) return found.error();
    if (found->empty()) return TextError{1, 1, "the end of the panels", "a panel"};
    Recognised recognised{{{*std::move(found), Notation::Panel, judge}}, false};
    // The pattern of a panel of three by three may be the board below its size.
    const auto& puzzles = recognised.readings.front().puzzles;
    if (puzzles.size() == 1 && puzzles.front().puzzle.size() == Size{3, 3}) {
        if (auto board = boardsBelowSize(text); board && *board) {
            std::ranges::move((*board)->readings, std::back_inserter(recognised.readings));
            recognised.isOpen = true;
        }
    }
    return recognised;
}

/// The readings for all judges with this claim.
Readings judgesOf(std::string_view text, Judge::Claim claim) {
    Readings readings;
    for (const Judge& judge : judges()) {
        if (judge.claim != claim || judge.input.body == JudgeInput::Body::Brackets) continue;
        auto found = readJudgeInput(judge, text, Layout::AsPrinted);
        if (found && !found->empty()) readings.push_back({*std::move(found), Notation::JudgeInput, &judge});
    }
    return readings;
}

Attempt sureJudges(std::string_view text) {
    // The input of no judge has empty cells.
    if (text.find("\t\t") != std::string_view::npos || text.starts_with('\t')) return std::nullopt;
    Readings readings = judgesOf(text, Judge::Claim::Sure);
    // A column of zeros and ones is a board, even if one of them could be a size.
    const bool maybeRows = text.find_first_not_of("01 \t\r\n") == std::string_view::npos;
    if (maybeRows && !readings.empty()) {
        const Attempt rows = boardsFrom(readSignLines(text), Notation::Signs);
        if (rows && *rows) return std::nullopt;
    }
    if (readings.empty()) return std::nullopt;
    const bool isOpen = readings.size() > 1;
    return Recognised{std::move(readings), isOpen};
}

/// These lines, with blank ones in place of those before them.
std::string linesAt(std::span<const std::string_view> lines, LineRange range) {
    std::string text(static_cast<std::size_t>(range.first), '\n');
    for (auto i = range.first; i < range.end; ++i) text.append(lines[static_cast<std::size_t>(i)]) += '\n';
    return text;
}

/// An opening bracket without its closing one: something is missing.
std::optional<TextError> unclosed(std::string_view text) {
    TextReader reader(singleBlock(text));
    std::vector<Character> open;
    for (; reader.current().sign != Sign::End; reader.advance()) {
        if (reader.current().sign == Sign::Open) open.push_back(reader.current());
        if (reader.current().sign == Sign::Close && !open.empty()) open.pop_back();
    }
    if (open.empty()) return std::nullopt;
    return TextError{open.back().line, open.back().column, "a bracket that is not closed",
                     "its closing bracket"};
}

/// Where a list has an empty one among others.
std::optional<TextError> emptyRowIn(std::string_view text) {
    for (const std::string_view empty : {"[[],", ",[]", ", []"}) {
        if (text.find(empty) != std::string_view::npos)
            return TextError{1, 1, "an empty list", "a row with a piece"};
    }
    return std::nullopt;
}

/// Where rows in brackets within brackets are beside a number: “([[1,0],[0,1]], 2)”. Without the brackets,
/// all would be one row.
std::optional<TextError> listsWithNumbers(std::string_view text) {
    std::size_t end = 0;
    for (std::size_t at = text.find("[["); at != std::string_view::npos; at = text.find("[[", end)) {
        end = text.find("]]", at);
        if (end == std::string_view::npos) return std::nullopt;
        const std::string_view inside = text.substr(at, end - at);
        const std::size_t next = text.find_first_not_of("], \n\r\t", end);
        const bool areRows = inside.find_first_not_of("[]01, \n\r\t") == std::string_view::npos;
        const bool isNumber = next != std::string_view::npos && text[next] >= '0' && text[next] <= '9';
        const bool isListed = text.substr(end + 2).starts_with(',');
        if (areRows && isNumber && isListed)
            return TextError{1 + std::ranges::count(text.substr(0, at), '\n'), 1,
                             "a list of rows beside a number", "lists of rows"};
    }
    return std::nullopt;
}

Attempt lists(std::string_view text) {
    if (const auto empty = emptyRowIn(text)) return *empty;
    // With a missing bracket, the remaining lists would be a different board.
    if (text.find_first_of("[({") == std::string_view::npos || unclosed(text)) return std::nullopt;
    const auto signs = readSignLists(text);
    if (signs && signs->wrong) return *signs->wrong;
    if (const auto deeper = listsWithNumbers(text); deeper && !signs) return *deeper;
    Attempt attempt = boardsFrom(signs, Notation::Lists);
    if (!attempt || !*attempt || !signs->nested) return attempt;
    Recognised recognised = *std::move(*attempt);
    considerLeetCode(recognised, *signs);
    return recognised;
}

/// Lines of signs, and the judges that they might be meant for.
Attempt signLines(std::string_view text) {
    if (auto error = unclosed(text)) return *error;
    const auto signs = readSignLines(text);
    // A line of hyphens beside lines in which there is no sign.
    const auto lines = splitAt(text, '\n');
    const auto used =
        std::ranges::count_if(lines, [](std::string_view line) { return !trimmed(line).empty(); });
    const bool isLine = signs && signs->boards.size() == 1 && signs->boards.front().rows.size() == 1;
    if (isLine && used > 1 && isDecoration(*signs)) return std::nullopt;
    Attempt attempt = boardsFrom(signs, Notation::Signs);
    if (!attempt || !*attempt) return attempt;
    Recognised recognised = *std::move(*attempt);
    Readings judges = judgesOf(text, Judge::Claim::Maybe);
    if (judges.empty()) return recognised;
    recognised.readings.insert(recognised.readings.begin(), std::make_move_iterator(judges.begin()),
                               std::make_move_iterator(judges.end()));
    recognised.isOpen = true;
    return recognised;
}

/// The input of a judge below, above or between words.
Attempt judgesBetweenWords(std::string_view text) {
    const std::vector<std::string_view> lines = splitAt(text, '\n');
    const LineRange range = linesBetweenWords(lines);
    const auto count = range.end - range.first;
    if (count < 1 || count == std::ssize(lines)) return std::nullopt;
    const std::string rows = linesAt(lines, range);
    // “255 0 255”, “0 255 0”: a board, though 255 and 0 could be a size and a number of cells.
    if (surelyTwoSignsOf(rows)) return std::nullopt;
    Attempt found = panels(rows);
    return found && *found ? found : sureJudges(rows);
}

/// A text with blank lines in place of words.
std::string withoutProse(std::string_view text) {
    std::string rest;
    for (const std::string_view line : splitAt(text, '\n')) {
        if (!isProseLine(line)) rest += line;
        rest += '\n';
    }
    return rest;
}

/// A spreadsheet, perhaps with words above or below it.
Attempt spreadsheet(std::string_view text) {
    if (auto found = boardsFrom(readSpreadsheet(text), Notation::Signs)) return found;
    const std::string cells = withoutProse(text);
    if (auto found = boardsFrom(readSpreadsheet(cells), Notation::Signs)) return found;
    if (auto error = emptyCellInTable(cells)) return *std::move(error);
    return std::nullopt;
}

/// Without the boards below “Solution:” that are as large as the one before them: its presses.
SignBoards withoutAnswers(SignBoards found, std::string_view text) {
    const auto lines = splitAt(text, '\n');
    const auto isAnswer = [&](const SignBoard& board) {
        // Where lines end with CR alone, there are fewer here.
        auto line = std::min(static_cast<std::size_t>(board.line - 1), lines.size());
        while (line > 0 && trimmed(lines[line - 1]).empty()) --line;
        return line > 0 && announcesPresses(trimmed(lines[line - 1]));
    };
    const auto isAsLarge = [](const SignBoard& one, const SignBoard& other) {
        return one.rows.size() == other.rows.size() && one.rows[0].size() == other.rows[0].size();
    };
    std::vector<SignBoard> kept;
    for (SignBoard& board : found.boards) {
        if (kept.empty() || !isAnswer(board) || !isAsLarge(kept.back(), board))
            kept.push_back(std::move(board));
    }
    found.boards = std::move(kept);
    return found;
}

/// “[1, 0], [0, 1]” on a line: two rows, which would be one without their brackets.
bool hasTwoLists(std::string_view line) {
    const std::size_t first = line.find_first_of("])}");
    if (first == std::string_view::npos) return false;
    const std::size_t second = line.find_first_of("[({", first);
    return second != std::string_view::npos && isSignLine(line);
}

Attempt signLinesAmongProse(std::string_view text) {
    if (std::ranges::any_of(splitAt(text, '\n'), hasTwoLists)) return std::nullopt;
    auto found = readSignLinesAmongProse(text);
    if (!found) return std::nullopt;
    if (!*found) return found->error();
    return boardsFrom(withoutAnswers(**std::move(found), text), Notation::Signs);
}

Attempt sizedAmongProse(std::string_view text) {
    return boardsBelowSizeAmongProse(text, signLinesAmongProse);
}

/// The lines of the strings of a program.
Attempt signLinesIn(const std::vector<std::string>& strings) {
    std::string lines;
    for (const std::string& string : strings) lines.append(string) += '\n';
    // A quoted line of hyphens is no row.
    const bool isOneSign = strings.size() == 1 && lines.find_first_not_of(lines.front()) + 1 == lines.size();
    Attempt attempt =
        strings.empty() || isOneSign ? std::nullopt : boardsFrom(readSignLines(lines), Notation::Signs);
    return attempt && *attempt ? attempt : std::nullopt;
}

/// The strings of a program or a list of names, with an empty one between two boards: where a line that names
/// what follows stands between them, such as “rows:”, and as many strings before each of these lines.
std::vector<std::string> stringsApart(std::string_view code) {
    std::vector<StringLiteral> literals = literalsIn(code);
    std::vector<std::size_t> begins;
    for (std::size_t i = 1; i < literals.size(); ++i) {
        const std::string_view between =
            code.substr(literals[i - 1].end, literals[i].begin - literals[i - 1].end);
        const auto lines = splitAt(between, '\n');
        const std::string_view above =
            lines.size() > 2 ? trimmed(lines[lines.size() - 2]) : std::string_view();
        const bool isApart = !above.empty() && isAsciiLetter(above.front()) && above.ends_with(':');
        if (isApart) begins.push_back(i);
    }
    begins.push_back(literals.size());
    const std::size_t rows = begins.front();
    bool areEven = begins.size() > 1 && rows > 1;
    for (std::size_t i = 0; i < begins.size(); ++i) areEven = areEven && begins[i] == rows * (i + 1);
    std::vector<std::string> strings;
    for (std::size_t i = 0; i < literals.size(); ++i) {
        if (areEven && i > 0 && i % rows == 0) strings.emplace_back();
        strings.push_back(std::move(literals[i].text));
    }
    return strings;
}

Attempt masks(std::string_view text) {
    auto found = readMask(text);
    if (!found) return std::nullopt;
    Recognised recognised;
    for (Grid& board : *found)
        recognised.readings.push_back(flipGames({{std::move(board), 1}}, Notation::Mask));
    recognised.isOpen = recognised.readings.size() > 1;
    return recognised;
}

/// Whether a reading of rows between words is as sure as that of rows alone: signs that are known, and boards
/// that are no single line.
bool isSureBetweenWords(const Recognised& recognised) {
    const Reading& reading = recognised.readings.front();
    return !recognised.isOpen && reading.judge == nullptr && reading.signs.size() > 1 &&
           std::ranges::all_of(reading.signs,
                               [](const ColouredSign& each) { return isSignLine(each.sign); }) &&
           std::ranges::all_of(reading.puzzles, [](const FoundPuzzle& each) {
               return each.puzzle.size().rows > 1 && each.puzzle.size().columns > 1;
           });
}

/// Rows between words as they would be read alone: with numbers before them, in boxes, in groups. The last
/// line of words above them may be a heading for their columns, and the first one below may count them.
Attempt signLinesBetweenWords(std::string_view text) {
    const std::vector<std::string_view> lines = splitAt(text, '\n');
    const auto [first, last] = linesBetweenWords(lines);
    const bool isBlock =
        last - first > 1 && std::none_of(lines.begin() + first, lines.begin() + last,
                                         [](std::string_view line) { return trimmed(line).empty(); });
    if (!isBlock || last - first == std::ssize(lines)) return std::nullopt;
    for (const bool hasHeading : {true, false}) {
        for (const bool hasCount : {true, false}) {
            const auto begin = first - (hasHeading ? 1 : 0);
            const auto end = last + (hasCount ? 1 : 0);
            if (begin < 0 || end > std::ssize(lines)) continue;
            const std::string rows = withoutMinus(
                withoutDecimalCommas(withoutFractions(withoutMargin(linesAt(lines, {begin, end})))));
            for (const auto read : {patternAndBoard, startAndTarget, boardsSideBySide, signLines}) {
                Attempt found = read(rows);
                if (!found || !*found) continue;
                if (isSureBetweenWords(**found)) return found;
                break;
            }
        }
    }
    return std::nullopt;
}

/// A way to read a text.
struct NotationReader {
    Attempt (*read)(std::string_view text);
    /// Whether its error is final, because no other notation looks like this.
    bool isSure = true;
};

/// All notations, the surest first.
constexpr std::array notations{
    NotationReader{flipFile},
    NotationReader{[](std::string_view text) { return attempt(flipUris, text); }},
    NotationReader{[](std::string_view text) { return attempt(flipIds, text); }},
    NotationReader{panels},
    NotationReader{sureJudges},
    NotationReader{judgesBetweenWords},
    NotationReader{masks},
    NotationReader{patternAndBoard},
    NotationReader{startAndTarget},
    NotationReader{boardsSideBySide},
    NotationReader{lists},
    NotationReader{spreadsheet},
    NotationReader{signLines, false},
    NotationReader{boardsBelowSize, false},
    NotationReader{boardsEachBelowSize, false},
    NotationReader{signLinesBetweenWords},
    NotationReader{signLinesAmongProse, false},
    NotationReader{sizedAmongProse, false},
};

/// The error for another board in a text of which one word is a board.
std::optional<TextError> boardBeside(std::string_view text, std::string_view word, const Recognised& found) {
    std::string rest(text);
    rest.replace(rest.find(word), word.size(), word.size(), ' ');
    const PlaceRead others = readPlace(rest);
    if (!others.attempt || !*others.attempt) return std::nullopt;
    const BoardsRead read(found);
    for (const FoundPuzzle& each : (*others.attempt)->readings.front().puzzles) {
        if (!read.has(each.puzzle.board))
            return TextError{each.line, 1, std::string(rowsApart), "only one of them, or all written alike"};
    }
    return std::nullopt;
}

/// The same text with blank lines for those above a file of this program, and without what stands before each
/// of its lines, if there are any.
std::optional<std::string> fileBelowWords(std::string_view text) {
    constexpr std::string_view name = "flipgame ";
    constexpr std::string_view marks = " \t>";
    std::string below;
    std::optional<std::string_view> before;
    for (const std::string_view line : splitAt(text, '\n')) {
        const std::size_t first = std::min(line.find_first_not_of(marks), line.size());
        if (!before && line.substr(first).starts_with(name)) before = line.substr(0, first);
        // Below quoted lines, or the fence of a block of code, the writer goes on.
        const bool isQuoteOver =
            before && !before->empty() && !line.starts_with(*before) && !trimmed(line).empty();
        if (isQuoteOver || (before && line.substr(first).starts_with("```"))) break;
        if (before) below.append(line.substr(line.starts_with(*before) ? before->size() : 0));
        below += '\n';
    }
    return before && isFlipFile(below) ? std::optional(std::move(below)) : std::nullopt;
}

} // namespace

Attempt flipFile(std::string_view text) {
    const bool isWhole = isFlipFile(text);
    const auto below = isWhole ? std::nullopt : fileBelowWords(text);
    if (!below && !isWhole) return std::nullopt;
    auto file = readFlipFile(below ? std::string_view(*below) : text);
    if (!file) {
        TextError error = file.error();
        error.isInGame = true;
        return error;
    }
    Recognised recognised{{{{{positionOf(*file), 1}}, Notation::FlipFile, nullptr}}, false};
    recognised.file = *std::move(file);
    return recognised;
}

PlaceRead readPlace(std::string_view text) {
    PlaceRead read;
    for (const NotationReader& notation : notations) {
        Attempt attempt = notation.read(text);
        if (attempt && (*attempt || notation.isSure)) return {std::move(attempt), notation.isSure};
        if (attempt) read.attempt = std::move(attempt);
    }
    return read;
}

Attempt insideLines(std::string_view text, std::string_view code, std::string_view page) {
    if (auto target = startAndTargetInStrings(code)) return target;
    // What is in quotes in tags, such as a colour, is no text of a page.
    Attempt strings = isHtml(text) ? std::nullopt : signLinesIn(stringsApart(code));
    if (strings) return strings;
    const auto board = slashedBoardIn(page);
    if (!board) return std::nullopt;
    if (auto error = emptyCellInTable(withoutProse(text))) return *std::move(error);
    Attempt found = signLinesIn({*board});
    if (!found) return std::nullopt;
    if (auto error = boardBeside(page, *board, **found)) return *std::move(error);
    return found;
}

} // namespace flip
