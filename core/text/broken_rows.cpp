#include "core/text/broken_rows.h"

#include "core/text/boards_read.h"
#include "core/text/character.h"
#include "core/text/sign_tokens.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace flip {

namespace {

/// Narrower rows are like many other lines.
constexpr std::size_t leastColumns = 3;

/// The pieces of a line, as b and w, and the first character or word that is none.
struct LinePieces {
    std::string pieces;
    std::size_t others = 0;
    std::optional<Token> odd = {};

    [[nodiscard]] std::size_t length() const { return pieces.size() + others; }
};

/// Tells pieces by the signs of the boards that were read.
class PieceReader {
  public:
    explicit PieceReader(const std::vector<ColouredSign>& signs) {
        for (const ColouredSign& each : signs) {
            const TokenLines lines = tokenLinesOf(each.sign);
            if (lines.size() != 1 || lines.front().tokens.size() != 1) continue;
            signs_.emplace_back(lines.front().tokens.front().text, each.isBlack);
            areWords_ = areWords_ || signs_.back().first.size() > 1;
        }
    }

    [[nodiscard]] bool knowsSigns() const { return !signs_.empty(); }

    [[nodiscard]] LinePieces piecesOf(const TokenLine& line) const {
        LinePieces found;
        for (const Token& token : line.tokens) {
            if (areWords_) {
                add(found, token);
                continue;
            }
            Token one{{}, token.line, token.column};
            for (const char32_t code : token.text) {
                one.text = code;
                add(found, one);
                ++one.column;
            }
        }
        return found;
    }

  private:
    void add(LinePieces& found, const Token& token) const {
        const auto sign = std::ranges::find(signs_, token.text, &std::pair<SignText, bool>::first);
        if (sign != signs_.end()) {
            found.pieces += sign->second ? 'b' : 'w';
            return;
        }
        if (!found.odd) found.odd = token;
        ++found.others;
    }

    std::vector<std::pair<SignText, bool>> signs_;
    /// Whether a piece is a whole word, as “true”.
    bool areWords_ = false;
};

/// The rows that were read, and those that have the other colours: a text may say what its signs mean.
class RowsRead {
  public:
    explicit RowsRead(const Recognised& recognised) {
        for (const std::string& row : rowsRead(recognised)) {
            std::string other = row;
            for (char& piece : other) piece = piece == 'b' ? 'w' : 'b';
            widths_.insert(row.size());
            rows_.insert(row);
            rows_.insert(std::move(other));
        }
    }

    /// Whether a line has one of them, perhaps with a number before or behind it.
    [[nodiscard]] bool has(const std::string& pieces) const {
        return std::ranges::any_of(widths_, [&](std::size_t width) {
            return pieces.size() >= width && (rows_.contains(pieces.substr(0, width)) ||
                                              rows_.contains(pieces.substr(pieces.size() - width)));
        });
    }

    /// The width of rows that a line may be meant as one of, but is not; or 0. Whole rows are of other
    /// boards.
    [[nodiscard]] std::size_t widthNear(const LinePieces& line) const {
        if (line.pieces.size() < 2 || 2 * line.pieces.size() < line.length()) return 0;
        const auto width = std::ranges::find_if(widths_, [&](std::size_t each) {
            const bool isWhole = line.pieces.size() == each && line.others == 0;
            return each >= leastColumns && !isWhole && line.length() + 1 >= each && line.length() <= each + 1;
        });
        return width == widths_.end() ? 0 : *width;
    }

  private:
    std::set<std::string> rows_;
    std::set<std::size_t> widths_;
};

/// The rows, columns and boards of what was read, as they may be counted above it.
std::set<SignText> countsOf(const Recognised& recognised) {
    std::set<SignText> counts;
    const auto add = [&](std::size_t count) {
        const std::string digits = std::to_string(count);
        counts.insert(SignText(digits.begin(), digits.end()));
    };
    for (const Reading& reading : recognised.readings) {
        add(reading.puzzles.size());
        for (const FoundPuzzle& each : reading.puzzles) {
            add(static_cast<std::size_t>(each.puzzle.size().rows));
            add(static_cast<std::size_t>(each.puzzle.size().columns));
        }
    }
    return counts;
}

/// Whether a line is the end of an input, numbers one after the other above columns, or one sign again and
/// again.
bool isNoRow(const TokenLine& line) {
    // The end of the input of many judges.
    const bool isEnd =
        line.tokens.size() == 2 && isAlone(line.tokens[0], U'0') && isAlone(line.tokens[1], U'0');
    const bool countsUp =
        std::ranges::adjacent_find(line.tokens, [](const Token& one, const Token& next) {
            return one.text.size() != 1 || next.text.size() != 1 || next.text[0] != one.text[0] + 1;
        }) == line.tokens.end();
    const char32_t first = line.tokens.front().text.front();
    const bool isDrawn =
        !isLetter(first) && !isDigit(first) && std::ranges::all_of(line.tokens, [&](const Token& token) {
            return token.text.find_first_not_of(first) == SignText::npos;
        });
    return (line.tokens.size() > 1 && countsUp) || isEnd || isDrawn;
}

/// Whether a line is a whole row behind the mark of a comment.
bool isCommentedOut(const TokenLine& line, const LinePieces& pieces, std::size_t width) {
    constexpr std::u32string_view marks = U"#/-%";
    return pieces.odd && pieces.pieces.size() == width &&
           marks.find(line.tokens.front().text.front()) != std::u32string_view::npos &&
           pieces.odd->column == line.tokens.front().column;
}

TextError errorOf(const LinePieces& line, const TokenLine& tokens, std::size_t width) {
    if (line.odd)
        return {line.odd->line, line.odd->column, "“" + toUtf8(line.odd->text) + "”",
                "a piece, as in the rows beside it"};
    const Token& first = tokens.tokens.front();
    return {first.line, first.column, "a row of " + std::to_string(line.length()),
            std::to_string(width) + ", like the rows beside it"};
}

} // namespace

std::optional<TextError> brokenRowBeside(const Recognised& recognised, std::string_view page) {
    const Reading& first = recognised.readings.front();
    const PieceReader reader(first.signs);
    if (!reader.knowsSigns() || first.judge != nullptr) return std::nullopt;
    const RowsRead rows(recognised);
    const std::set<SignText> counts = countsOf(recognised);
    const TokenLines lines = tokenLinesOf(page);
    std::vector<LinePieces> pieces;
    pieces.reserve(lines.size());
    for (const TokenLine& line : lines) pieces.push_back(reader.piecesOf(line));
    const auto isRow = [&](std::size_t at) { return at < lines.size() && rows.has(pieces[at].pieces); };
    for (std::size_t at = 0; at < lines.size(); ++at) {
        const std::size_t width = rows.widthNear(pieces[at]);
        // A shorter row in brackets is of another list.
        const bool isOfList = first.notation == Notation::Lists && !pieces[at].odd;
        if (width == 0 || isOfList || isRow(at) || isNoRow(lines[at])) continue;
        if (lines[at].tokens.size() == 1 && counts.contains(lines[at].tokens.front().text)) continue;
        if (isCommentedOut(lines[at], pieces[at], width)) continue;
        if (isRow(at + 1) || (at > 0 && isRow(at - 1))) return errorOf(pieces[at], lines[at], width);
    }
    return std::nullopt;
}

} // namespace flip
