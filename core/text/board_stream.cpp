#include "core/text/board_stream.h"

#include "core/base/counted.h"
#include "core/text/plain_boards.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace flip {

namespace {

/// A pair of brackets round the board and one round each row.
constexpr std::size_t deepestNesting = 2;

/// Half a mebibyte.
constexpr std::size_t mostWordsKept = 1U << 16U;

constexpr const char* aPiece = "a piece: b, 1, # or * for black, w, 0 or . for white";

/// What pieces are written with, a bit each in this order, the black ones first.
constexpr std::u32string_view signKinds = U"b1#*w0.";
constexpr unsigned blackKinds = 0b1111;

/// The bit of a piece's sign, as a wide one or a capital, too; none for other signs.
unsigned kindOf(char32_t code) {
    const std::size_t at = signKinds.find(lowered(halfWidth(code)));
    return at == std::u32string_view::npos ? 0 : 1U << at;
}

using AsciiKinds = std::array<std::uint8_t, 128>;

const AsciiKinds& asciiKinds() {
    static const AsciiKinds all = [] {
        AsciiKinds known{};
        for (std::size_t code = 0; code < known.size(); ++code)
            known[code] = static_cast<std::uint8_t>(kindOf(static_cast<char32_t>(code)));
        return known;
    }();
    return all;
}

/// “b” and “w”.
std::string namesOf(unsigned some) {
    std::string names;
    for (std::size_t i = 0; i < signKinds.size(); ++i) {
        if ((some >> i & 1U) != 0) names += (names.empty() ? "“" : " and “") + toUtf8(signKinds[i]) + "”";
    }
    return names;
}

std::string pieces(std::int64_t count) { return counted(count, "piece", "pieces"); }

std::string rows(std::int64_t count) { return counted(count, "row", "rows"); }

/// As an option takes it.
std::string sizeArgument(std::int64_t rows, std::int64_t columns) {
    return std::to_string(rows) + "x" + std::to_string(columns);
}

char32_t closingOf(char open) {
    switch (open) {
    case '(':
        return ')';
    case '[':
        return ']';
    default:
        return '}';
    }
}

std::string closingBracket(char open) { return "the closing bracket “" + toUtf8(closingOf(open)) + "”"; }

} // namespace

BoardStream::BoardStream(BlockSource source, BoardLayout layout)
    : reader_(std::move(source)), layout_(layout), columns_(layout.size ? layout.size->columns : 0) {}

std::optional<Result<Grid, TextError>> BoardStream::next() {
    while (!finished_) {
        StepResult result = step();
        if (!result) {
            finished_ = true;
            return result.error();
        }
        if (*result == Step::Complete) return takeBoard();
        finished_ = *result == Step::End;
    }
    return std::nullopt;
}

std::size_t BoardStream::nextPlain(std::span<std::uint16_t> boards) {
    const bool betweenBoards = rows_ == 0 && pieces_ == 0 && !lineUsed_ && brackets_.empty();
    const bool fits = columns_ == 0 || columns_ == judgeSide;
    if (finished_ || !betweenBoards || !fits || !layout_.judge || layout_.size) return 0;
    const PlainBoards read = readPlainBoards(reader_.restFromLineStart(), boards, *layout_.kernel,
                                             anyBoard_ ? PlainStart::AfterBoard : PlainStart::First);
    if (read.boards == 0) return 0;
    reader_.skipLines(read.bytes, read.lines);
    const auto rows = static_cast<std::int64_t>(read.boardsOfLastGroup) * judgeSide;
    rowsBefore_ = read.anyBlankLine ? rows : rowsBefore_ + rows;
    columns_ = judgeSide;
    anyBoard_ = true;
    return read.boards;
}

std::optional<TextError> BoardStream::expectEnd() {
    const auto skipped = [](Sign sign) { return sign == Sign::Blank || sign == Sign::LineEnd; };
    while (skipped(reader_.current().sign)) reader_.advance();
    const Character& at = reader_.current();
    if (at.sign == Sign::End) return std::nullopt;
    TextError error = unexpected(at, "the end of the text");
    if (at.isPiece() || at.sign == Sign::Open) error.found = secondBoard;
    return error;
}

BoardStream::StepResult BoardStream::step() {
    // A copy: the handlers go by it after the reader has moved on.
    const Character at = reader_.current();
    // The line end is left to be read when it is wanted: what a person has typed is answered before.
    reader_.advance();
    switch (at.sign) {
    case Sign::Black:
    case Sign::White:
        return piece(at);
    case Sign::Blank:
        return blank(at);
    case Sign::Slash:
        return slash(at);
    case Sign::Open:
        return open(at);
    case Sign::Close:
        return close(at);
    case Sign::LineEnd:
        return lineEnd(at);
    case Sign::End:
        return textEnd(at);
    case Sign::Other:
    case Sign::Broken:
        break;
    }
    return unexpected(at, aPiece);
}

BoardStream::StepResult BoardStream::piece(const Character& at) {
    if (nested_ && brackets_.size() < deepestNesting) {
        return unexpected(at, "a row in brackets, like the first row");
    }
    if (rows_ == mostRows()) {
        return unexpected(at, "the end of the board: it already has " + rows(rows_));
    }
    const bool full = columns_ != 0 && pieces_ == columns_;
    if (pieces_ == Grid::maxSide || (full && !mayStandAlone())) return surplusPiece(surplus_.value_or(at));
    if (full) surplus_ = at;
    if (words_.empty()) boardLine_ = at.line;
    // Of three signs, one may be a hole or a wall.
    const unsigned kind = kindOf(at.code);
    if ((kinds_ & kind) == 0 && std::popcount(kinds_) == 2)
        return unexpected(at, "one of the two signs that this board has, " + namesOf(kinds_));
    kinds_ |= kind;
    addPiece(kind);
    afterSlash_ = false;
    awaitsItem_ = false;
    lineUsed_ = true;
    takePieces();
    return Step::Continue;
}

void BoardStream::addPiece(unsigned kind) {
    const int bit = pieces_ % Grid::wordBits;
    if (bit == 0) words_.push_back(0);
    words_.back() |= Grid::Word{(kind & blackKinds) != 0} << bit;
    ++pieces_;
}

void BoardStream::takePieces() {
    // In a row that is full, or may have turned out to be another one, each piece is looked at by itself.
    const int most = columns_ != 0 ? columns_ : Grid::maxSide;
    const std::string_view text = reader_.atHand();
    const AsciiKinds& known = asciiKinds();
    std::size_t taken = 0;
    for (; taken < text.size() && pieces_ < most; ++taken) {
        const auto byte = static_cast<unsigned char>(text[taken]);
        const unsigned kind = byte < known.size() ? known[byte] : 0;
        // One that is new on this board is looked at by itself.
        if ((kinds_ & kind) == 0) break;
        addPiece(kind);
    }
    reader_.skipInLine(taken);
}

BoardStream::StepResult BoardStream::blank(const Character& at) {
    if (brackets_.empty() || halfWidth(at.code) != ',') return Step::Continue;
    // In a list, a comma follows each item: between two there would be one without a sign.
    if (awaitsItem_) return unexpected(at, "a piece before this comma");
    awaitsItem_ = true;
    return Step::Continue;
}

BoardStream::StepResult BoardStream::slash(const Character& at) {
    if (rows_ > 0 && !slashed_) return unexpected(at, "no slash: the rows above are on separate lines");
    if (!slashed_) beginLoneBoard();
    slashed_ = true;
    lineUsed_ = true;
    if (auto error = endRow(at)) return *error;
    afterSlash_ = true;
    return Step::Continue;
}

BoardStream::StepResult BoardStream::open(const Character& at) {
    lineUsed_ = true;
    if (brackets_.size() == deepestNesting) {
        return unexpected(at, "a piece: brackets may enclose the board and its rows, nothing else");
    }
    brackets_ += static_cast<char>(halfWidth(at.code));
    awaitsItem_ = true;
    if (brackets_.size() < deepestNesting) return Step::Continue;
    if (pieces_ > 0 || (rows_ > 0 && !nested_)) {
        return unexpected(at, "no inner bracket: the pieces before it are not in one");
    }
    if (!nested_) beginLoneBoard();
    nested_ = true;
    return Step::Continue;
}

BoardStream::StepResult BoardStream::close(const Character& at) {
    lineUsed_ = true;
    if (brackets_.empty()) return unexpected(at, "an opening bracket before it");
    if (closingOf(brackets_.back()) != halfWidth(at.code)) {
        return unexpected(at, closingBracket(brackets_.back()));
    }
    brackets_.pop_back();
    awaitsItem_ = false;
    if (!nested_) return Step::Continue;
    if (!brackets_.empty()) {
        if (auto error = endRow(at)) return *error;
        return Step::Continue;
    }
    if (auto error = missingRow(at)) return *error;
    return Step::Complete;
}

BoardStream::StepResult BoardStream::lineEnd(const Character& at) {
    // Within an inner pair of brackets a line end is a blank: some programs write one number a line.
    if (nested_ && brackets_.size() == deepestNesting) return Step::Continue;
    const bool used = std::exchange(lineUsed_, false);
    if (!used) return blankLine(at);
    if (pieces_ == 0 && !afterSlash_) return Step::Continue;
    if (auto error = endRow(at)) return *error;
    if (slashed_) {
        if (auto error = missingRow(at)) return *error;
        return Step::Complete;
    }
    return rowsComplete() ? Step::Complete : Step::Continue;
}

BoardStream::StepResult BoardStream::blankLine(const Character& at) {
    if (!brackets_.empty()) return Step::Continue;
    if (rows_ > 0) {
        if (auto error = missingRow(at)) {
            error->column = 1;
            error->found = "a blank line";
            return *error;
        }
        return Step::Complete;
    }
    endGroup();
    return Step::Continue;
}

BoardStream::StepResult BoardStream::textEnd(const Character& at) {
    if (!brackets_.empty()) return unexpected(at, closingBracket(brackets_.back()));
    if (lineUsed_) {
        // The last line need not be ended; the end is met again after it.
        StepResult line = lineEnd(at);
        if (!line || *line == Step::Complete) return line;
    }
    if (rows_ > 0) {
        if (auto error = missingRow(at)) return *error;
        return Step::Complete;
    }
    if (!anyBoard_) return unexpected(at, "a board");
    return Step::End;
}

std::optional<TextError> BoardStream::endRow(const Character& at) {
    if (pieces_ == 0) return unexpected(at, "a row with at least one piece");
    if (surplus_) return surplusPiece(*surplus_);
    if (columns_ != 0 && pieces_ < columns_) {
        return unexpected(at, "another piece: the rows of this board have " + grouped(columns_) +
                                  ", this one has " + grouped(pieces_));
    }
    columns_ = pieces_;
    pieces_ = 0;
    ++rows_;
    return std::nullopt;
}

TextError BoardStream::surplusPiece(const Character& at) const {
    const std::string why = columns_ == 0 ? "a row has at most " + pieces(Grid::maxSide)
                                          : "every row of this board has " + pieces(columns_);
    return unexpected(at, "the end of the row: " + why);
}

std::optional<TextError> BoardStream::missingRow(const Character& at) const {
    if (layout_.size) {
        if (rows_ == layout_.size->rows) return std::nullopt;
        return unexpected(at,
                          "row " + std::to_string(rows_ + 1) + " of a board of " + rows(layout_.size->rows));
    }
    if (!isJudgesRow()) return std::nullopt;
    return unexpected(at, "row " + std::to_string(rows_ + 1) +
                              " of a board: every four rows of four pieces make one; write a board of "
                              "another size on one line with slashes, or use --size " +
                              sizeArgument(rowsBefore_ + rows_, columns_));
}

bool BoardStream::rowsComplete() const {
    if (layout_.size) return rows_ == layout_.size->rows;
    return isJudgesRow() && rows_ == judgeSide;
}

bool BoardStream::isJudgesRow() const {
    return layout_.judge && !layout_.size && columns_ == judgeSide && !nested_ && !slashed_;
}

bool BoardStream::mayStandAlone() const { return !layout_.size && rows_ == 0; }

void BoardStream::beginLoneBoard() {
    endGroup();
    surplus_.reset();
}

void BoardStream::endGroup() {
    rowsBefore_ = 0;
    if (!layout_.size) columns_ = 0;
}

std::int64_t BoardStream::mostRows() const { return layout_.size ? layout_.size->rows : Grid::maxSide; }

Grid BoardStream::takeBoard() {
    Grid board({rows_, columns_});
    const auto width = static_cast<std::ptrdiff_t>(board.wordsPerRow());
    auto from = words_.cbegin();
    for (int r = 0; r < rows_; ++r, from += width) std::copy_n(from, width, board.row(r).begin());
    anyBoard_ = true;
    rowsBefore_ += rows_;
    if (!isJudgesRow()) endGroup();
    words_.clear();
    // Small boards come by the million and share it; what a large one has taken is wanted elsewhere.
    if (words_.capacity() > mostWordsKept) words_.shrink_to_fit();
    rows_ = 0;
    kinds_ = 0;
    nested_ = slashed_ = false;
    return board;
}

} // namespace flip
