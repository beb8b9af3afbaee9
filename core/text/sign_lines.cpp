#include "core/text/sign_lines.h"

#include "core/text/blank_pieces.h"
#include "core/text/character.h"
#include "core/text/list_gaps.h"
#include "core/text/table_rules.h"
#include "core/text/text_parts.h"
#include "core/text/undress.h"
#include "core/text/wrapped_lines.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <utility>

namespace flip {

namespace {

/// The cells of a word: the word itself if it names a colour, otherwise its letters.
bool addCells(const Token& token, SignBoards& boards, std::vector<std::uint8_t>& row) {
    const auto add = [&](SignText text, std::int64_t column) {
        const auto number = boards.numberOf({std::move(text), token.line, column});
        if (number) row.push_back(*number);
        return number.has_value();
    };
    if (isColourWord(token.text)) return add(token.text, token.column);
    // A number, whose 0b is no pair of pieces.
    constexpr std::size_t shortest = 5;
    const bool isBinary = token.text.size() >= shortest && token.text.starts_with(U"0b") &&
                          token.text.find_first_not_of(U"01", 2) == SignText::npos;
    if (isBinary) return false;
    std::int64_t column = token.column;
    return std::ranges::all_of(token.text, [&](char32_t code) { return add(SignText(1, code), column++); });
}

/// Whether the words of a line are the rows of a board, each with several signs. If not all have the same
/// length, a piece is missing; it is no board of a single row.
bool areRows(const std::vector<Token>& words) {
    if (words.size() < 2 || std::ranges::any_of(words, isColourWord, &Token::text)) return false;
    const std::size_t length = words.front().text.size();
    const auto hasSeveral = [](const Token& word) { return word.text.size() > 1; };
    const auto hasLength = [length](const Token& word) { return word.text.size() == length; };
    return std::ranges::all_of(words, hasSeveral) ||
           (length > 1 && words.size() > 2 && std::all_of(words.begin(), std::prev(words.end()), hasLength));
}

/// The words of a line in rows: between slashes or semicolons, or as groups.
std::vector<std::vector<Token>> rowsOf(const TokenLine& line, bool maybeGroups) {
    std::vector<std::vector<Token>> rows(1);
    for (const Token& token : line.tokens) {
        // More are no board, and would take a hundred times the memory of their text.
        if (rows.size() > static_cast<std::size_t>(Grid::maxSide)) break;
        if (isAlone(token, U'/') || isAlone(token, U';')) {
            rows.emplace_back();
        } else {
            rows.back().push_back(token);
        }
    }
    if (rows.size() > 1 || !maybeGroups || !areRows(line.tokens)) return rows;
    rows.clear();
    for (const Token& token : line.tokens) rows.push_back({token});
    return rows;
}

/// Whether each line is a square board in groups, “bwwb bbwb bwwb bwww”, and there are too few of them for
/// one board that is as wide.
bool areSquares(std::span<const TokenLine> lines) {
    constexpr std::size_t least = 3;
    const std::size_t side = lines.front().tokens.size();
    return side >= least && lines.size() < side && std::ranges::all_of(lines, [side](const TokenLine& line) {
               return line.tokens.size() == side &&
                      std::ranges::all_of(line.tokens, [side](const Token& token) {
                          return token.text.size() == side && !isColourWord(token.text);
                      });
           });
}

/// The lines from `begin` to `end`, none of them blank, as boards: one, or one per line if rows are separated
/// by slashes.
bool addBoards(std::span<const TokenLine> lines, SignBoards& boards) {
    bool isNew = true;
    const bool maybeGroups = lines.size() == 1 || areSquares(lines);
    for (const TokenLine& line : lines) {
        const auto rows = rowsOf(line, maybeGroups);
        if (isNew || rows.size() > 1) boards.boards.push_back({{}, line.number});
        isNew = rows.size() > 1;
        for (const std::vector<Token>& tokens : rows) {
            std::vector<std::uint8_t>& row = boards.boards.back().rows.emplace_back();
            if (!std::ranges::all_of(tokens,
                                     [&](const Token& token) { return addCells(token, boards, row); }))
                return false;
            if (row.empty()) return false;
            if (rows.size() > 1)
                boards.boards.back().begins.push_back({{}, line.number, tokens.front().column});
        }
    }
    return true;
}

std::optional<SignBoards> boardsOf(const TokenLines& lines) {
    SignBoards boards;
    for (auto at = lines.begin(); at != lines.end();) {
        const auto begin = std::find_if_not(at, lines.end(), isBlank);
        at = std::find_if(begin, lines.end(), isBlank);
        if (begin != at && !addBoards({begin, at}, boards)) return std::nullopt;
    }
    if (boards.boards.empty()) return std::nullopt;
    return boards;
}

/// Two or more letters that do not name a colour.
bool isProseWord(const Token& token) {
    if (isColourWord(token.text) || token.text.size() < 2) return false;
    const auto known =
        std::ranges::count_if(token.text, [](char32_t code) { return isKnownSign(SignText(1, code)); });
    const auto letters = std::ranges::count_if(token.text, isLetter);
    return letters > 1 && known < std::ssize(token.text);
}

/// "0 = lit, 1 = unlit": signs and as many words for colours.
bool isLegend(const TokenLine& line) {
    static constexpr std::array<std::u32string_view, 7> saying{U"=", U":", U"->", U"=>", U"→", U"-", U"–"};
    std::ptrdiff_t says = 0;
    std::ptrdiff_t colours = 0;
    for (const Token& token : line.tokens) {
        std::u32string_view word = token.text;
        if (word.size() > 1 && word.back() == U'.') word.remove_suffix(1);
        if (std::ranges::find(saying, word) != saying.end()) {
            ++says;
        } else if (isColourWord(word)) {
            ++colours;
        } else if (word.size() != 1) {
            return false;
        }
    }
    return colours > 0 && says == colours && std::ssize(line.tokens) == says + 2 * colours;
}

/// “A:” or “one:” alone on a line.
bool isCaption(const TokenLine& line) { return line.tokens.size() == 2 && isAlone(line.tokens.back(), U':'); }

/// Whether colons are pieces: what looks like a caption may be a row. No number of a row begins with one.
bool areColonsPieces(std::span<const TokenLine> lines) {
    return std::ranges::any_of(
        lines, [](const TokenLine& line) { return !isBlank(line) && isAlone(line.tokens.front(), U':'); });
}

TextError besideWords(const Token& row) {
    return {row.line, row.column, "a row beside other words", "rows alone on their lines"};
}

/// What is wrong with a line beside rows whose signs stand apart: it has nearly as many of them in a row or
/// more, or as many words as they have signs, mostly such.
template <class IsSign>
std::optional<TextError> brokenRowOfSigns(const TokenLine& line, std::size_t columns, IsSign&& isSign) {
    constexpr std::size_t least = 3;
    const auto isPiece = [&](const Token& token) { return token.text.size() == 1 && isSign(token.text[0]); };
    for (auto at = line.tokens.begin(); at != line.tokens.end();) {
        const auto begin = std::find_if(at, line.tokens.end(), isPiece);
        at = std::find_if_not(begin, line.tokens.end(), isPiece);
        const auto length = static_cast<std::size_t>(at - begin);
        if (length >= std::max(least, columns - 1)) return besideWords(*begin);
    }
    const auto pieces = std::ranges::count_if(line.tokens, isPiece);
    const auto odd = std::ranges::find_if_not(line.tokens, isPiece);
    if (line.tokens.size() != columns || odd == line.tokens.end() || 2 * pieces <= std::ssize(line.tokens))
        return std::nullopt;
    return TextError{odd->line, odd->column, "“" + toUtf8(odd->text) + "”",
                     "a piece, as in the rows beside it"};
}

/// The same for a row of words at the end of a line: “board = [[on, off, on],”.
std::optional<TextError> brokenRowOfWords(const TokenLine& line, std::size_t columns) {
    constexpr std::size_t least = 3;
    const auto isPiece = [](const Token& token) { return isColourWord(token.text); };
    const auto begin = std::find_if_not(line.tokens.rbegin(), line.tokens.rend(), isPiece).base();
    const auto length = static_cast<std::size_t>(line.tokens.end() - begin);
    const bool isNamed = begin != line.tokens.begin() && std::prev(begin)->text.ends_with(U'=');
    const bool areBoth =
        std::any_of(begin, line.tokens.end(), [&](const Token& token) { return token.text != begin->text; });
    const bool isRow = length >= std::max(least, columns - 1) && areBoth;
    return isRow || (isNamed && length >= std::min(columns, least)) ? std::optional(besideWords(*begin))
                                                                    : std::nullopt;
}

/// What the word gives to a name: 010 of “grid=010”.
Token valueOf(const Token& word) {
    const std::size_t sign = word.text.find_last_of(U'=');
    if (sign == SignText::npos || !isLetter(word.text.front())) return word;
    return {word.text.substr(sign + 1), word.line, word.column + static_cast<std::int64_t>(sign) + 1};
}

/// A row of a board, if it has any, and the signs of all, sorted: there may be as many lines beside a board
/// as it has rows.
struct RowAndSigns {
    const TokenLine* row = nullptr;
    SignText signs;

    explicit RowAndSigns(std::span<const TokenLine> lines) {
        for (const TokenLine& line : lines) {
            if (row == nullptr && !isBlank(line)) row = &line;
            for (const Token& token : line.tokens) signs += token.text;
        }
        std::ranges::sort(signs);
        signs.erase(std::unique(signs.begin(), signs.end()), signs.end());
    }
};

/// What is wrong with a line beside the rows of a board that may be meant as one of them: a word as long as
/// they are, mostly of their signs. Nothing if it is no such line.
std::optional<TextError> brokenRow(const TokenLine& line, const RowAndSigns& board) {
    constexpr std::size_t least = 3;
    if (board.row == nullptr) return std::nullopt;
    const auto isSign = [&](char32_t code) { return std::ranges::binary_search(board.signs, code); };
    const std::vector<Token>& first = board.row->tokens;
    if (isColourWord(first.front().text)) return brokenRowOfWords(line, first.size());
    const bool standApart = first.size() > 1 && std::ranges::all_of(first, [](const Token& token) {
                                return token.text.size() == 1;
                            });
    if (standApart) return brokenRowOfSigns(line, first.size(), isSign);
    const std::size_t length = first.front().text.size();
    std::vector<Token> words;
    std::ranges::transform(line.tokens, std::back_inserter(words),
                           [&](const Token& word) { return isSign(U'=') ? word : valueOf(word); });
    // Of rows of one sign, another may have more of the other one: RBR above BBB.
    const auto isOfTwo = [&](const SignText& word) {
        const auto other = std::ranges::find_if_not(word, isSign);
        return board.signs.size() == 1 && word.size() == length && other != word.end() &&
               std::ranges::count_if(word, isSign) + std::ranges::count(word, *other) == std::ssize(word) &&
               std::ranges::any_of(word, isSign);
    };
    const auto row = std::ranges::find_if(words, [&](const Token& token) {
        const std::size_t size = token.text.size();
        const bool isLike = size >= least && size + 1 >= length && size <= length + 1;
        const bool areSigns = 2 * std::ranges::count_if(token.text, isSign) >= std::ssize(token.text);
        return isLike && (areSigns || isOfTwo(token.text));
    });
    if (row == words.end()) return std::nullopt;
    const auto odd = std::ranges::find_if_not(row->text, isSign);
    const auto column = row->column + (odd - row->text.begin());
    if (odd != row->text.end())
        return TextError{row->line, column, "“" + toUtf8(*odd) + "”", "a piece, as in the rows beside it"};
    return besideWords(*row);
}

/// The line above rows that may be meant as one of them: the next one, or across blank lines one that begins
/// a list, “board = [[1, 0, 1],”. nullptr if there is none.
const TokenLine* lineAbove(const TokenLines& lines, TokenLines::const_iterator rows) {
    if (rows == lines.begin()) return nullptr;
    const auto isUsed = [](const TokenLine& line) { return !isBlank(line); };
    const auto used = std::find_if(std::make_reverse_iterator(rows), lines.rend(), isUsed);
    const TokenLine* const next = &*std::prev(rows);
    if (used == lines.rend() || &*used == next) return next;
    const bool beginsList =
        std::ranges::any_of(used->tokens, [](const Token& token) { return token.text.ends_with(U'='); });
    return beginsList ? &*used : next;
}

/// Whether lines of signs among prose are long enough for a board: a few signs in a row may be anything.
bool mayStandAlone(std::span<const TokenLine> block) {
    constexpr std::size_t leastCells = 9;
    if (block.size() != 1) return true;
    const std::vector<Token>& tokens = block.front().tokens;
    // +------+ is a part of a frame.
    const SignText& first = tokens.front().text;
    if (first.starts_with(U"+-") && first.ends_with(U"-+")) return false;
    return tokens.size() == 1 ? tokens.front().text.size() >= leastCells : tokens.size() > 2;
}

/// What is between words above and below, as it would be read alone: rows with coordinates or in a frame.
/// Nothing if there are no words, or others between.
std::optional<Result<SignBoards, TextError>> betweenWords(TokenLines lines) {
    const bool hasCaptions = !areColonsPieces(lines);
    const auto isProseHere = [&](const TokenLine& line) {
        return isProseLine(line) && (hasCaptions || !isCaption(line));
    };
    const auto isRest = [&](const TokenLine& line) { return !isBlank(line) && !isProseHere(line); };
    const auto begin = std::ranges::find_if(lines, isRest);
    const auto end = std::find_if(lines.rbegin(), std::make_reverse_iterator(begin), isRest).base();
    TokenLines rows(begin, end);
    if (rows.empty() || std::ranges::any_of(rows, isProseHere)) return std::nullopt;
    undress(rows);
    if (hasBlankPieces(rows)) return std::nullopt;
    const RowAndSigns board(rows);
    for (const auto& [first, last] : {std::pair(lines.begin(), begin), std::pair(end, lines.end())}) {
        for (const TokenLine& line : std::span(first, last)) {
            if (auto error = brokenRow(line, board)) return *std::move(error);
        }
    }
    auto boards = boardsOf(rows);
    if (!boards || isDecoration(*boards) || boards->signs.size() != 2) return std::nullopt;
    return *std::move(boards);
}

/// A line of known signs, two kinds of them at most.
bool isBoardLine(const TokenLine& line) {
    if (isBlank(line)) return false;
    SignBoards boards;
    std::vector<std::uint8_t> row;
    const bool all =
        std::ranges::all_of(line.tokens, [&](const Token& token) { return addCells(token, boards, row); });
    return all &&
           std::ranges::all_of(boards.signs, [](const PlacedSign& sign) { return isKnownSign(sign.text); }) &&
           coloursOf(boards.signs).has_value();
}

/// Removes the blank lines between all rows of a board, as a page with wide lines is copied: each row stands
/// alone, and all have the same length.
void closeUp(TokenLines& lines) {
    constexpr std::size_t fewest = 3;
    const auto begin = std::ranges::find_if(lines, isBoardLine);
    const auto end = std::find_if(lines.rbegin(), std::make_reverse_iterator(begin), isBoardLine).base();
    const auto lengthOf = [](const TokenLine& line) {
        std::size_t length = 0;
        for (const Token& token : line.tokens) length += token.text.size();
        return length;
    };
    std::size_t rows = 0;
    for (auto at = begin; at != end; ++at) {
        if (isBlank(*at)) continue;
        const bool isAlone = at == begin || isBlank(*std::prev(at));
        if (!isAlone || !isBoardLine(*at) || lengthOf(*at) != lengthOf(*begin)) return;
        ++rows;
    }
    if (rows >= fewest) lines.erase(std::remove_if(begin, end, isBlank), end);
}

/// Removes lines such as “* * *” that stand alone between paragraphs, in a text with a board whose rows are
/// not written like that.
void dropSpacedRules(TokenLines& lines) {
    constexpr std::u32string_view marks = U"*-_";
    constexpr std::size_t fewest = 3;
    const auto areApart = [](const TokenLine& line) {
        return line.tokens.size() > 1 &&
               std::ranges::all_of(line.tokens, [](const Token& token) { return token.text.size() == 1; });
    };
    const auto isRule = [&](const TokenLine& line) {
        const bool isLong = line.tokens.size() >= fewest && areApart(line);
        return isLong && marks.find(line.tokens[0].text[0]) != std::u32string_view::npos &&
               std::ranges::all_of(
                   line.tokens, [&](const Token& token) { return isAlone(token, line.tokens[0].text[0]); });
    };
    const auto isRow = [](const TokenLine& line) { return !isBlank(line) && !isProseLine(line); };
    bool hasRows = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool isBeside = (i > 0 && isRow(lines[i - 1])) || (i + 1 < lines.size() && isRow(lines[i + 1]));
        if (isRule(lines[i]) ? isBeside : areApart(lines[i])) return;
        hasRows = hasRows || (!isRule(lines[i]) && isBoardLine(lines[i]));
    }
    if (hasRows) std::erase_if(lines, isRule);
}

/// “off.”, perhaps behind the mark of a quoted line.
bool isEndOfWish(const TokenLine& line) {
    if (isBlank(line)) return false;
    const SignText& last = line.tokens.back().text;
    const std::u32string_view word = std::u32string_view(last).substr(0, last.find_last_not_of(U'.') + 1);
    return isColourWord(word) &&
           std::all_of(line.tokens.begin(), line.tokens.end() - 1, [](const Token& token) {
               return token.text.find_first_not_of(U">#/") == SignText::npos;
           });
}

/// The lines of a text without what stands between the rows of one list, and without words for a colour that
/// end the sentence of the line before: “Turn all lights / off.”
TokenLines linesOfProseAndBoards(std::string_view text) {
    TokenLines lines = tokenLinesOf(text);
    const std::vector<bool> wrapped = wrappedLines(text);
    const std::vector<bool> gaps = gapsInLists(text);
    std::erase_if(lines, [&](const TokenLine& line) {
        const auto number = static_cast<std::size_t>(line.number);
        if (number > gaps.size()) return false;
        return gaps[number - 1] || (number > 1 && wrapped[number - 2] && isEndOfWish(line));
    });
    return lines;
}

} // namespace

bool isDecoration(const SignBoards& boards) {
    if (boards.signs.size() != 1) return false;
    const SignText& sign = boards.signs.front().text;
    return sign.size() > 1 || (sign[0] < 0x80 && !isLetter(sign[0]) && !isInRange(sign[0], U'0', U'9'));
}

bool isProseLine(const TokenLine& line) {
    return std::ranges::any_of(line.tokens, isProseWord) || isLegend(line) || isCaption(line);
}

bool isProseLine(std::string_view line) { return isProseLine(tokenLinesOf(line).front()); }

bool isSignLine(std::string_view line) { return isBoardLine(tokenLinesOf(line).front()); }

std::optional<SignBoards> readSignLines(std::string_view text) {
    TokenLines lines = tokenLinesOf(text);
    undress(lines);
    return hasBlankPieces(lines) ? std::nullopt : boardsOf(lines);
}

std::optional<Result<SignBoards, TextError>> readSignLinesAmongProse(std::string_view text) {
    TokenLines lines = linesOfProseAndBoards(text);
    dropRules(lines);
    dropSpacedRules(lines);
    dropEmphasis(lines);
    closeUp(lines);
    TokenLines kept;
    for (auto at = lines.begin(); at != lines.end();) {
        const auto end = std::find_if_not(at, lines.end(), isBoardLine);
        TokenLines block(at, end);
        dropBullets(block);
        dropEmphasis(block);
        if (hasBlankPiecesWithin(block))
            return TextError{block.front().number, 1, "spaces that may be pieces",
                             "a sign for each piece, such as # and ."};
        const RowAndSigns board(block);
        const TokenLine* const above = lineAbove(lines, at);
        if (above != nullptr) {
            if (auto error = brokenRow(*above, board)) return *std::move(error);
        }
        if (end != lines.end()) {
            if (auto error = brokenRow(*end, board)) return *std::move(error);
        }
        if (!mayStandAlone(block)) return std::nullopt;
        kept.insert(kept.end(), block.begin(), block.end());
        if (!block.empty()) kept.emplace_back();
        at = end;
        if (at == lines.end()) break;
        if (!isBlank(*at) && !isProseLine(*at)) {
            // Their memory is needed.
            block = kept = lines = {};
            return betweenWords(linesOfProseAndBoards(text));
        }
        ++at;
    }
    if (std::ranges::none_of(lines, [](const TokenLine& line) { return isProseLine(line); }))
        return std::nullopt;
    settleSemicolons(kept);
    auto boards = boardsOf(kept);
    if (!boards || isDecoration(*boards)) return std::nullopt;
    return *std::move(boards);
}

} // namespace flip
