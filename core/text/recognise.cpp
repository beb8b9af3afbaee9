#include "core/text/recognise.h"

#include "core/text/board_stream.h"
#include "core/text/board_text.h"
#include "core/text/flip_id.h"
#include "core/text/flip_uri.h"
#include "core/text/json_puzzles.h"
#include "core/text/links_in_text.h"
#include "core/text/long_text.h"
#include "core/text/mask_text.h"
#include "core/text/no_board.h"
#include "core/text/page.h"
#include "core/text/plain_look.h"
#include "core/text/puzzle_lines.h"
#include "core/text/readings.h"
#include "core/text/said_rule.h"
#include "core/text/sign_lines.h"
#include "core/text/sized_boards.h"
#include "core/text/spreadsheet.h"
#include "core/text/start_and_target.h"
#include "core/text/string_literals.h"
#include "core/text/text_kind.h"
#include "core/text/two_signs.h"
#include "core/text/typeset.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace flip {

namespace {

using Readings = std::vector<Reading>;

/// Texts with one puzzle after the other, each complete: their form can be told from all others, and what
/// comes before a mistake is known.
struct Listed {
    Notation notation;
    std::optional<ReadPuzzles> (*read)(std::string_view text);
};

std::optional<ReadPuzzles> readFlipUris(std::string_view text) {
    return readEachLine(text, {isFlipUri, readFlipUri});
}

std::optional<ReadPuzzles> readFlipIds(std::string_view text) {
    return readEachLine(text, {isFlipId, readFlipId});
}

constexpr Listed jsonPuzzles{Notation::Json, readJsonPuzzles};
constexpr Listed flipUris{Notation::FlipUri, readFlipUris};
constexpr Listed puzzleLines{Notation::PuzzleLine, readPuzzleLines};
constexpr Listed flipIds{Notation::FlipId, readFlipIds};
constexpr std::array listed{jsonPuzzles, flipUris, puzzleLines, flipIds};

Attempt attempt(const Listed& form, std::string_view text) {
    auto found = form.read(text);
    if (!found) return std::nullopt;
    if (found->error) return *std::move(found->error);
    Recognised recognised{{{std::move(found->puzzles), form.notation, nullptr}}, false};
    recognised.isInterpreted = found->hasWords;
    return recognised;
}

Attempt flipFile(std::string_view text) {
    if (!isFlipFile(text)) return std::nullopt;
    auto file = readFlipFile(text);
    if (!file) return file.error();
    Recognised recognised{{{{{positionOf(*file), 1}}, Notation::FlipFile, nullptr}}, false};
    recognised.file = *std::move(file);
    return recognised;
}

/// Links in a text that is not only links.
Attempt linksAmongWords(std::string_view text) {
    auto found = linksIn(text);
    if (found.empty()) return std::nullopt;
    return Recognised{{{std::move(found), Notation::FlipUri, nullptr}}, false};
}

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

Attempt lists(std::string_view text) {
    if (const auto empty = emptyRowIn(text)) return *empty;
    // With a missing bracket, the remaining lists would be a different board.
    if (text.find_first_of("[({") == std::string_view::npos || unclosed(text)) return std::nullopt;
    const auto signs = readSignLists(text);
    Attempt attempt = boardsFrom(signs, Notation::Lists);
    if (!attempt || !*attempt || !signs->nested) return attempt;
    Recognised recognised = *std::move(*attempt);
    considerLeetCode(recognised, *signs);
    return recognised;
}

/// Lines of signs, and the judges that they might be meant for.
Attempt signLines(std::string_view text) {
    if (auto error = unclosed(text)) return *error;
    Attempt attempt = boardsFrom(readSignLines(text), Notation::Signs);
    if (!attempt || !*attempt) return attempt;
    Recognised recognised = *std::move(*attempt);
    Readings judges = judgesOf(text, Judge::Claim::Maybe);
    if (judges.empty()) return recognised;
    recognised.readings.insert(recognised.readings.begin(), std::make_move_iterator(judges.begin()),
                               std::make_move_iterator(judges.end()));
    recognised.isOpen = true;
    return recognised;
}

Attempt spreadsheet(std::string_view text) { return boardsFrom(readSpreadsheet(text), Notation::Signs); }

Attempt signLinesAmongProse(std::string_view text) {
    const auto found = readSignLinesAmongProse(text);
    if (!found) return std::nullopt;
    if (!*found) return found->error();
    return boardsFrom(**found, Notation::Signs);
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

/// Boards within the lines of a text: the strings of a program, or one word.
Attempt insideLines(std::string_view text, std::string_view code, std::string_view page) {
    // What is in quotes in tags, such as a colour, is no text of a page.
    Attempt strings = isHtml(text) ? std::nullopt : signLinesIn(stringsIn(code));
    if (strings) return strings;
    const auto board = slashedBoardIn(page);
    return board ? signLinesIn({*board}) : std::nullopt;
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
    NotationReader{masks},
    NotationReader{startAndTarget},
    NotationReader{boardsSideBySide},
    NotationReader{lists},
    NotationReader{spreadsheet},
    NotationReader{signLines, false},
    NotationReader{boardsBelowSize, false},
    NotationReader{boardsEachBelowSize, false},
    NotationReader{signLinesAmongProse, false},
};

/// The result for a text, and whether an error is final.
struct PlaceRead {
    Attempt attempt;
    bool isSure = false;
};

/// The first notation that can read the text; otherwise the error of one that recognised it.
PlaceRead readPlace(std::string_view text) {
    PlaceRead read;
    for (const NotationReader& notation : notations) {
        Attempt attempt = notation.read(text);
        if (attempt && (*attempt || notation.isSure)) return {std::move(attempt), notation.isSure};
        if (attempt) read.attempt = std::move(attempt);
    }
    return read;
}

/// A control character shows that this is not text; looking for boards in it would take long.
bool isText(std::string_view text) {
    return std::ranges::none_of(text, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != '\f' && c != '\v';
    });
}

/// Whether the text is nothing else than these boards, as BoardStream reads them.
bool isPlain(const Reading& reading, std::string_view text) {
    if (!looksPlain(text)) return false;
    BoardStream stream(singleBlock(text));
    const bool areSame = std::ranges::all_of(reading.puzzles, [&](const FoundPuzzle& found) {
        const auto board = stream.next();
        return board && *board && found.puzzle == Puzzle::flipGame(**board);
    });
    return areSame && !stream.next();
}

/// Only plain rows of four follow each other as the boards of a judge do; in a table or with numbers they are
/// one board.
void preferWhole(Readings& readings) {
    if (readings.size() < 2 || readings[0].judge != nullptr || readings[1].judge != nullptr) return;
    const auto rowsOf = [](const Reading& reading) {
        int rows = 0;
        for (const FoundPuzzle& found : reading.puzzles) rows += found.puzzle.size().rows;
        return rows;
    };
    const auto columnsOf = [](const Reading& reading) {
        return reading.puzzles.front().puzzle.size().columns;
    };
    const bool isStream = readings[1].puzzles.size() < readings[0].puzzles.size() &&
                          columnsOf(readings[0]) == judgeSide && columnsOf(readings[1]) == judgeSide &&
                          rowsOf(readings[0]) == rowsOf(readings[1]);
    if (isStream) std::swap(readings[0], readings[1]);
}

/// A single cell, and other letters and digits beside it: no board is meant.
bool isCellAmongWords(const Reading& reading, std::string_view page) {
    const auto isUsed = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    };
    return reading.puzzles.size() == 1 && reading.puzzles.front().puzzle.size() == Size{1, 1} &&
           std::ranges::count_if(page, isUsed) > 1;
}

/// With the rule that the words of the text name, as it is seen.
Result<Recognised, TextError> asSaid(Recognised recognised, std::string_view page, std::string_view text) {
    const SaidRule said = takeSaid(recognised, page);
    const Notation notation = recognised.readings.front().notation;
    const bool areSigns =
        notation == Notation::Signs || notation == Notation::Lists || notation == Notation::Mask;
    if (areSigns && isCellAmongWords(recognised.readings.front(), page))
        return TextError{1, 1, "a single sign among others", "a board"};
    recognised.isInterpreted = areSigns && !isPlain(recognised.readings.front(), text);
    if (recognised.isInterpreted) preferWhole(recognised.readings);
    if (said.saysNothing()) return recognised;
    if (said.unknown && recognised.readings.front().judge == nullptr) return *said.unknown;
    applySaid(recognised, said);
    return recognised;
}

/// A text that is not very long, in UTF-8, as undressed from how it was written.
Result<Recognised, TextError> recogniseText(const std::string& text, std::string_view written) {
    // The notes of a file may hold anything.
    if (isFlipFile(text)) return *flipFile(text);
    for (const Listed& form : {jsonPuzzles, puzzleLines}) {
        if (auto found = attempt(form, text)) return *std::move(found);
    }
    if (auto links = linksAmongWords(text)) return *std::move(links);
    if (auto other = knownNoBoard(text)) return *std::move(other);
    PlaceRead last;
    const std::string code = withoutMinus(withoutFractions(withoutComments(text)));
    const auto places = placesForBoards(code);
    // Comments are no places for boards, but may say what they mean.
    const std::string page = code == text ? places.back().back() : seenText(text);
    for (const auto& together : places) {
        std::optional<Recognised> all;
        for (const std::string& place : together) {
            last = readPlace(place);
            if (!last.attempt || !*last.attempt) continue;
            if (all) {
                addSample(*all, **std::move(last.attempt));
            } else {
                all = **std::move(last.attempt);
            }
        }
        if (all) return asSaid(*std::move(all), page, written);
    }
    if (auto inside = insideLines(text, code, page)) return asSaid(**std::move(inside), page, written);
    // The last place is the whole text.
    if (last.attempt && last.isSure) return last.attempt->error();
    const auto plain = readBoard(text);
    // A text that begins with a piece was meant as lines of b and w, so the plain reader's error is the best
    // one.
    if (!plain && (beginsAsBoard(text) || !last.attempt)) return plain.error();
    return last.attempt ? last.attempt->error() : TextError{1, 1, "no board", "a board"};
}

/// A text in these two signs, if they make boards.
std::optional<Recognised> inTwoSigns(const std::optional<TwoSigns>& two) {
    if (!two) return std::nullopt;
    auto found = recogniseText(two->text, two->text);
    if (!found) return std::nullopt;
    Recognised recognised = *std::move(found);
    std::int64_t cells = 0;
    for (const FoundPuzzle& each : recognised.readings.front().puzzles) {
        const Size size = each.puzzle.size();
        if (size.rows < two->least.rows || size.columns < two->least.columns) return std::nullopt;
        cells += size.cells();
    }
    if (cells != two->cells) return std::nullopt;
    for (Reading& reading : recognised.readings) reading.signs = two->signs;
    recognised.isInterpreted = true;
    return recognised;
}

} // namespace

bool mayBeLong(std::string_view text) {
    if (isFlipFile(text)) return true;
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return false;
    text.remove_prefix(begin);
    const std::string_view line = text.substr(0, text.find('\n'));
    return isFlipUri(line) || isPuzzleLine(line) || isFlipId(line);
}

std::optional<BrokenOff> brokenOff(std::string_view bytes) {
    const std::string text = asUtf8(bytes);
    for (const Listed& form : listed) {
        auto found = form.read(text);
        if (!found || !found->error) continue;
        BrokenOff broken{{}, *std::move(found->error)};
        if (!found->puzzles.empty()) {
            broken.before = Recognised{{{std::move(found->puzzles), form.notation, nullptr}}, false};
            broken.before->isInterpreted = found->hasWords;
        }
        return broken;
    }
    return std::nullopt;
}

Result<Recognised, TextError> recognise(std::string_view bytes) {
    if (bytes.size() > longestRecognised) {
        if (auto file = flipFile(bytes)) return *std::move(file);
        for (const Listed& form : {flipUris, puzzleLines, flipIds}) {
            if (auto found = attempt(form, bytes)) return *std::move(found);
        }
        return recogniseBlocks(singleBlock(bytes));
    }
    const std::string written = asUtf8(bytes);
    const std::string text = withoutBoxes(withEmoji(withoutMargin(withoutTerminalColours(written))));
    if (!isText(text)) return readBoard(text).error();
    // Other notations would take some of these signs for what stands between the pieces.
    if (auto sure = inTwoSigns(surelyTwoSignsOf(text))) return *std::move(sure);
    auto found = recogniseText(text, written);
    if (found) return found;
    if (auto other = inTwoSigns(twoSignsOf(text))) return *std::move(other);
    return found;
}

} // namespace flip
