#include "core/text/recognise.h"

#include "core/text/board_stream.h"
#include "core/text/board_text.h"
#include "core/text/boards_in_lines.h"
#include "core/text/bold_words.h"
#include "core/text/broken_rows.h"
#include "core/text/code_block.h"
#include "core/text/code_comments.h"
#include "core/text/code_rules.h"
#include "core/text/flip_id.h"
#include "core/text/flip_uri.h"
#include "core/text/json_puzzles.h"
#include "core/text/json_said.h"
#include "core/text/links_in_text.h"
#include "core/text/list_gaps.h"
#include "core/text/listed_puzzles.h"
#include "core/text/long_text.h"
#include "core/text/no_board.h"
#include "core/text/no_matrix.h"
#include "core/text/notations.h"
#include "core/text/numbered_boards.h"
#include "core/text/only_block.h"
#include "core/text/page.h"
#include "core/text/plain_look.h"
#include "core/text/puzzle_lines.h"
#include "core/text/puzzles_beside.h"
#include "core/text/readings.h"
#include "core/text/rows_beside.h"
#include "core/text/rows_left_out.h"
#include "core/text/said_readings.h"
#include "core/text/side_lists.h"
#include "core/text/sign_lines.h"
#include "core/text/string_literals.h"
#include "core/text/text_parts.h"
#include "core/text/two_signs.h"
#include "core/text/typeset.h"
#include "core/text/web_page.h"
#include "core/text/word_lines.h"
#include "core/text/wrapping.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace flip {

namespace {

using Readings = std::vector<Reading>;

/// Links in a text that is not only links.
Attempt linksAmongWords(std::string_view text) {
    auto found = linksIn(text);
    if (!found) return found.error();
    if (found->empty()) return std::nullopt;
    Recognised recognised{{{*std::move(found), Notation::FlipUri, nullptr}}, false};
    // The link counts, whatever the words say.
    recognised.isInterpreted = true;
    return recognised;
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

/// YAML, in which a text stands indented below “board: |”, without the lines that part and end its documents:
/// three full stops are no row.
std::string withoutYamlEnds(std::string text) {
    const auto beginsBlock = [](std::string_view line) {
        line = trimmed(line);
        return line.ends_with(": |") || line.ends_with(": |-") || line.ends_with(": |+");
    };
    const std::string all = text;
    const auto lines = splitAt(all, '\n');
    const auto block = std::ranges::find_if(lines, beginsBlock);
    if (block == lines.end()) return text;
    const auto indentOf = [](std::string_view line) { return line.find_first_not_of(" \t"); };
    std::size_t begin = 0;
    for (const std::string_view line : lines) {
        const std::string_view mark = trimmed(line);
        const bool isEnd = (mark == "..." || mark == "---") && indentOf(line) <= indentOf(*block);
        if (isEnd) text.replace(begin, line.size(), line.size(), ' ');
        begin += line.size() + 1;
    }
    return text;
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

/// All boards of a text, as BoardStream reads them; nothing if anything else is there.
std::optional<Recognised> wholeStream(std::string_view text) {
    BoardStream stream(singleBlock(text));
    std::vector<std::pair<Grid, std::int64_t>> boards;
    while (auto board = stream.next()) {
        if (!*board) return std::nullopt;
        boards.emplace_back(**std::move(board), stream.boardLine());
    }
    if (boards.empty()) return std::nullopt;
    return Recognised{{flipGames(std::move(boards), Notation::Signs)}, false};
}

/// With the boards that are beside it in rows, or an error: they would be lost.
Result<Recognised, TextError> withRowsBeside(Recognised found, std::string_view text) {
    const auto error = rowsBeside(found, text);
    if (!error) return found;
    auto all = wholeStream(text);
    if (!all) return *error;
    all->isInterpreted = true;
    return *std::move(all);
}

/// What boards stand in; of the only block of rows in a text nobody knows whether it is all.
enum class Around { Words, Program, OnlyBlock };

/// With the rule that the words of the text name, as it is seen.
Result<Recognised, TextError> withRuleSaid(Recognised recognised, std::string_view page,
                                           std::string_view text, Around around) {
    if (recognised.readings.front().notation == Notation::Lists) {
        auto whole = withRowsBeside(std::move(recognised), page);
        if (!whole) return whole;
        recognised = *std::move(whole);
    }
    if (auto other = otherThanJudge(recognised, page)) return *std::move(other);
    const SaidRule said = takeSaid(recognised, page);
    const Notation notation = recognised.readings.front().notation;
    const bool areSigns =
        notation == Notation::Signs || notation == Notation::Lists || notation == Notation::Mask;
    if (areSigns && isCellAmongWords(recognised.readings.front(), page))
        return TextError{1, 1, "a single sign among others", "a board"};
    // It explains a smaller board, and nobody plays on it.
    if (areSigns && lowered(page).find("matrix") != std::string::npos &&
        isMatrixOfPresses(recognised.readings.front().puzzles.front().puzzle.board))
        return TextError{recognised.readings.front().puzzles.front().line, 1,
                         "a matrix of what each press flips", "a board"};
    // Of a list of zeros and ones alone, any goal may be meant; a program has one.
    const bool areDigits = std::ranges::any_of(recognised.readings.front().signs,
                                               [](const ColouredSign& each) { return each.sign == "1"; });
    if (around == Around::Program && !said.goal && areDigits)
        return TextError{1, 1, "a program, but no words for its goal",
                         "“all off”, “all on” or “all the same”"};
    const Size size = recognised.readings.front().puzzles.front().puzzle.size();
    // A row may have been lost when the text was copied, or the first of its signs is a bullet.
    const bool isShort =
        said.size && recognised.readings.front().puzzles.size() == 1 &&
        ((said.size->columns == size.columns && said.size->rows > size.rows) ||
         (said.isSizeSure && said.size->rows == size.rows && said.size->columns != size.columns));
    if (isShort || (around != Around::Words && said.size && said.size->rows > 0 && *said.size != size))
        return TextError{1, 1, "words for another size than that of the rows", "all rows of the board"};
    if (auto error = areSigns ? ruleOnlyInCode(text, said, around == Around::Program) : std::nullopt)
        return *std::move(error);
    recognised.isInterpreted = areSigns && !isPlain(recognised.readings.front(), text);
    if (recognised.isInterpreted) preferWhole(recognised.readings);
    if (said.unknown && mayGiveWay(recognised)) return *said.unknown;
    if (!said.saysNothing()) applySaid(recognised, said);
    if (!recognised.notUnderstood)
        recognised.notUnderstood = otherSizeSaid(recognised.readings.front(), said, page);
    recognised.isGoalAssumed &= areSigns && areFlipGames(recognised.readings.front());
    if (said.saysNothing()) return recognised;
    // What is said may have put another one first than that of a judge.
    recognised.isInterpreted =
        recognised.isInterpreted || recognised.readings.front().notation == Notation::Signs;
    return recognised;
}

/// The same, or an error if boards among the words would be lost.
Result<Recognised, TextError> asSaid(Recognised recognised, std::string_view page, std::string_view text,
                                     Around around = Around::Words) {
    auto said = withRuleSaid(std::move(recognised), page, text, around);
    if (!said) return said;
    auto lost = boardsBesideInLines(*said, page);
    if (!lost) lost = brokenRowBeside(*said, page);
    return lost ? Result<Recognised, TextError>(*std::move(lost)) : std::move(said);
}

/// Why a part that must hold boards has none.
TextError errorIn(const std::string& part, const PlaceRead& read, std::int64_t linesBefore) {
    const auto plain = readBoard(part);
    TextError error = read.attempt ? read.attempt->error()
                      : plain      ? TextError{1, 1, "no board", "a board"}
                                   : plain.error();
    error.line += linesBefore;
    return error;
}

/// With the boards that are beside these parts of a page, or an error: they would be lost.
Result<Recognised, TextError> withBeside(Recognised all, const Places& places) {
    if (places.error) return *places.error;
    const auto lost = rowsBeside(all, places.beside);
    if (!lost) return all;
    auto whole = readPlace(places.whole).attempt;
    return whole && *whole && !rowsBeside(**whole, places.beside) ? *std::move(whole) : *lost;
}

/// The boards of parts that belong together; nothing if there are none.
Attempt boardsOf(const Places& places, PlaceRead& last) {
    std::optional<Recognised> all;
    std::optional<TextError> error;
    for (std::size_t i = 0; i < places.parts.size(); ++i) {
        last = readPlace(places.parts[i]);
        const bool isRead = last.attempt && *last.attempt;
        // A part that looks like a board would be lost.
        const bool isWanted =
            places.areAllBoards || (!places.linesBefore.empty() &&
                                    std::ranges::count_if(splitAt(places.parts[i], '\n'), isSignLine) > 1);
        if (!isRead && !error && isWanted) error = errorIn(places.parts[i], last, places.linesBefore[i]);
        if (isRead && all && !addSample(*all, **std::move(last.attempt)) && !error &&
            !places.linesBefore.empty())
            error = TextError{places.linesBefore[i] + 1, 1, "a sample of another kind", "all written alike"};
        if (isRead && !all) all = **std::move(last.attempt);
    }
    if (!all) return std::nullopt;
    if (error) return *std::move(error);
    return withBeside(*std::move(all), places);
}

/// What is wrong with a text that looks like something else than a board.
std::optional<TextError> knownOther(const std::string& text) {
    if (auto other = knownNoBoard(text)) return other;
    if (auto other = knownNoMatrix(text)) return other;
    if (auto missing = signMissingInList(text)) return missing;
    return knownOtherList(text);
}

/// Why lines of b and w are no board, or no boards one after the other.
std::optional<TextError> plainError(std::string_view text) {
    const auto board = readBoard(text);
    if (board) return std::nullopt;
    if (board.error().found != secondBoard) return board.error();
    BoardStream stream(singleBlock(text));
    for (auto next = stream.next(); next; next = stream.next()) {
        if (!*next) return next->error();
    }
    return board.error();
}

/// A text that is not very long, in UTF-8, as undressed from how it was written.
Result<Recognised, TextError> recogniseText(const std::string& text, std::string_view written) {
    if (auto file = flipFile(text)) return *std::move(file);
    for (const Listed& form : {jsonPuzzles, puzzleLines}) {
        auto found = attempt(form, text);
        if (found && *found && mayBeSaid(**found)) found = jsonAsSaid(**std::move(found), text);
        if (found && *found && (*found)->isInterpreted) return withRowsBeside(**std::move(found), text);
        if (found) return *std::move(found);
    }
    if (auto links = linksAmongWords(text))
        return *links ? withRowsBeside(**std::move(links), isHtml(text) ? seenText(text) : text)
                      : std::move(*links);
    if (auto other = knownOther(text)) return *std::move(other);
    if (auto unlike = unlikeListed(text)) return *std::move(unlike);
    if (const std::string rest = withoutMovesListed(text); rest != text) return recogniseText(rest, written);
    if (auto leftOut = rowsLeftOut(text)) return *std::move(leftOut);
    // The last line of words may name columns.
    const std::string seen = isHtml(text) ? seenText(text) : text;
    for (const bool hasHeading : {true, false}) {
        if (auto other = knownOther(withoutWordsAround(seen, hasHeading))) return *std::move(other);
    }
    PlaceRead last;
    const std::string signs = withoutDecimalCommas(withoutFractions(withoutComments(text)));
    const std::string plus = withoutMinus(signs);
    const std::string code = withBareWords(plus);
    auto places = placesForBoards(code);
    if (auto ofObjects = placesInJson(text)) places.insert(places.begin(), *std::move(ofObjects));
    // Comments are no places for boards, but may say what they mean.
    std::string page = code == text ? places.back().parts.front() : seenText(text);
    if (isHtml(text)) page += '\n' + attributesSaid(text);
    page = withoutMinusOne(std::move(page), plus != signs);
    if (namesPuzzleInJson(text)) page = withMembersApart(std::move(page));
    for (const Places& each : places) {
        auto all = boardsOf(each, last);
        if (all && !*all) return all->error();
        if (all) return asSaid(**std::move(all), page, written);
    }
    if (auto inside = insideLines(text, code, page)) {
        if (!*inside) return inside->error();
        auto whole = withRowsBeside(**std::move(inside), text);
        return whole ? asSaid(*std::move(whole), page, written) : whole;
    }
    if (const auto json = readJsonPuzzles(text); json && json->error) return *json->error;
    // The last place is the whole text.
    if (last.attempt && last.isSure) return last.attempt->error();
    if (auto block = codeBlock(text)) return asSaid(**std::move(block), page, written, Around::Program);
    auto only = onlyBlock(text);
    if (only && *only) return asSaid(**std::move(only), page, written, Around::OnlyBlock);
    if (only && !last.attempt && !beginsAsBoard(text)) return only->error();
    // A text that begins with a piece was meant as lines of b and w, so the plain reader's error is the best
    // one.
    const auto plain = plainError(text);
    if (plain && (beginsAsBoard(text) || !last.attempt)) return *plain;
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
    // “All cats” is a wish that no list of words knows.
    recognised.isGoalAssumed =
        recognised.isGoalAssumed || (two->areBesideWords && areFlipGames(recognised.readings.front()));
    return recognised;
}

/// Why boards below numbers cannot be read: what is wrong with the first of them that cannot be read alone.
/// `headed` is the same text with a colon in its headings.
TextError errorBelowNumbers(std::string_view text, std::string_view headed) {
    const auto lines = splitAt(text, '\n');
    const auto others = splitAt(headed, '\n');
    std::string part;
    std::int64_t before = 0;
    for (std::size_t line = 0; line <= lines.size(); ++line) {
        if (line < lines.size() && lines[line] == others[line]) {
            part.append(lines[line]) += '\n';
            continue;
        }
        const auto read =
            trimmed(part).empty() ? Result<Recognised, TextError>(Recognised{}) : recognise(part);
        if (!read) {
            TextError error = read.error();
            error.line += before;
            return error;
        }
        part.clear();
        before = static_cast<std::int64_t>(line) + 1;
    }
    return {1, 1, "boards below numbers that cannot be read together", "boards that are all written alike"};
}

} // namespace

bool mayBeLong(std::string_view text) {
    if (isFlipFile(text)) return true;
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return false;
    text.remove_prefix(begin);
    const std::string_view line = text.substr(0, text.find('\n'));
    return isFlipUri(line) || isPuzzleLine(line) || isFlipId(line) || isAnswerInJson(line);
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
        if (auto answers = isAnswerInJson(bytes) ? attempt(jsonPuzzles, bytes) : std::nullopt)
            return *std::move(answers);
        for (const Listed& form : {flipUris, puzzleLines, flipIds}) {
            if (auto found = attempt(form, bytes)) return *std::move(found);
        }
        return recogniseBlocks(singleBlock(bytes));
    }
    const std::string written = asUtf8(bytes);
    // Its notes may hold anything, and stay as they are.
    if (auto file = flipFile(written); file && *file) return *std::move(file);
    const std::string plain = withoutArrayBars(withoutBoxes(withEmoji(withNumbered(withoutMargin(
        withoutTerminalColours(withoutYamlEnds(withoutBoldMarks(withoutWrapping(written)))))))));
    const std::string text = withNumberedHeadings(plain);
    if (!isText(text)) return readBoard(text).error();
    // Other notations would take some of these signs for what stands between the pieces.
    if (auto sure = inTwoSigns(surelyTwoSignsOf(text))) return *std::move(sure);
    auto found = recogniseText(text, written);
    if (found && !found->file) {
        if (auto lost = puzzlesBeside(*found, text)) return *std::move(lost);
    }
    if (found || isAboutRowsBeside(found.error())) return found;
    if (auto other = inTwoSigns(twoSignsOf(text))) return *std::move(other);
    if (text != plain) return errorBelowNumbers(plain, text);
    return found;
}

} // namespace flip
