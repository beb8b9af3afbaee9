#include "core/text/broken_rows.h"

#include "core/text/boards_read.h"
#include "core/text/character.h"
#include "core/text/sign_tokens.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace flip {

namespace {

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
        addOther();
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
    /// A board of one colour has one sign; in the usual ones the other is known.
    void addOther() {
        static constexpr std::array<std::u32string_view, 4> usual{U"b", U"w", U"1", U"0"};
        if (signs_.size() != 1) return;
        const auto [sign, isBlack] = signs_.front();
        const auto found = std::ranges::find(usual, sign);
        if (found == usual.end()) return;
        const auto other = static_cast<std::size_t>(found - usual.begin()) ^ 1U;
        signs_.emplace_back(usual[other], !isBlack);
    }

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

    /// Whether a line has one of them, perhaps with a number before or behind it; of boards of many widths,
    /// whether it is one.
    [[nodiscard]] bool has(const std::string& pieces) const {
        constexpr std::size_t many = 8;
        if (widths_.size() > many) return rows_.contains(pieces);
        return std::ranges::any_of(widths_, [&](std::size_t width) {
            return pieces.size() >= width && (rows_.contains(pieces.substr(0, width)) ||
                                              rows_.contains(pieces.substr(pieces.size() - width)));
        });
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

/// Whether a line is nearly what a row beside it is: as long, but for one, and mostly of their signs. Whole
/// rows are of other boards.
bool isNearly(const LinePieces& line, const LinePieces& row) {
    constexpr std::size_t leastColumns = 3;
    const std::size_t columns = row.pieces.size();
    const bool isWhole = line.pieces.size() == columns && line.others <= row.others;
    // “width = 1000” is no row, though it ends like one.
    return columns >= leastColumns && row.others <= columns && !isWhole &&
           line.length() + 1 >= row.length() && line.length() <= row.length() + 1 && line.pieces.size() > 1 &&
           2 * line.pieces.size() >= columns;
}

/// Whether nothing is in the text but single words as short as its rows: then it has no titles, and even two
/// signs are nearly a row.
bool areShortLines(const TokenLines& lines, const std::vector<LinePieces>& pieces) {
    std::size_t columns = 0;
    for (const LinePieces& each : pieces) {
        if (each.others == 0) columns = std::max(columns, each.length());
    }
    return everyUsedLine(lines, [&](const TokenLine& line) {
        return line.tokens.size() == 1 && line.tokens.front().text.size() <= columns + 1;
    });
}

/// Whether a line of such a text is a row but for one sign. “P1” above rows of digits is a name, “1o” is
/// none.
bool hasOddSign(const LinePieces& line, const LinePieces& row, const TokenLine& tokens) {
    constexpr std::u32string_view likeDigits = U"oil";
    const bool isRow = line.others == 1 && line.pieces.size() + 1 == row.pieces.size() && row.others == 0;
    if (!isRow || !line.odd || line.pieces.empty()) return false;
    const char32_t odd = line.odd->text.front();
    const bool areDigits = std::ranges::any_of(tokens.tokens.front().text, isDigit);
    return !areDigits || !isLetter(odd) || likeDigits.find(odd) != std::u32string_view::npos;
}

TextError errorOf(const LinePieces& line, const TokenLine& tokens, const LinePieces& row) {
    if (line.odd && line.others > row.others)
        return {line.odd->line, line.odd->column, "“" + toUtf8(line.odd->text) + "”",
                "a piece, as in the rows beside it"};
    const Token& first = tokens.tokens.front();
    return {first.line, first.column, "a row of " + std::to_string(line.pieces.size()),
            std::to_string(row.pieces.size()) + ", like the rows beside it"};
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
    const bool areShort = areShortLines(lines, pieces);
    // The row that a line touches and nearly is; nothing if there is none.
    const auto rowBeside = [&](std::size_t at) -> const LinePieces* {
        const bool isRow = rows.has(pieces[at].pieces);
        for (const std::size_t beside : {at - 1, at + 1}) {
            if (beside < lines.size() && rows.has(pieces[beside].pieces) &&
                ((!isRow && isNearly(pieces[at], pieces[beside])) ||
                 (areShort && hasOddSign(pieces[at], pieces[beside], lines[at]))))
                return &pieces[beside];
        }
        return nullptr;
    };
    for (std::size_t at = 0; at < lines.size(); ++at) {
        if (isBlank(lines[at]) || isNoRow(lines[at])) continue;
        // A shorter row in brackets is of another list.
        if (first.notation == Notation::Lists && !pieces[at].odd) continue;
        const bool isCount = lines[at].tokens.size() == 1 && counts.contains(lines[at].tokens.front().text);
        const LinePieces* const row = isCount ? nullptr : rowBeside(at);
        if (row != nullptr && !isCommentedOut(lines[at], pieces[at], row->pieces.size()))
            return errorOf(pieces[at], lines[at], *row);
    }
    return std::nullopt;
}

} // namespace flip
