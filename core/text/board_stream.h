#pragma once

#include "core/base/result.h"
#include "core/model/grid.h"
#include "core/text/plain_boards.h"
#include "core/text/text_reader.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace flip {

/// The side of the boards of POJ 1753.
inline constexpr int judgeSide = 4;

/// What BoardStream::expectEnd has found where there is another board.
inline constexpr std::string_view secondBoard = "a second board";

/// Whether the rows of such a board, written alone, are taken for boards of the judge: rows of four, but not
/// four of them.
[[nodiscard]] constexpr bool isTakenForJudges(Size size) {
    return size.columns == judgeSide && size.rows != judgeSide;
}

/// How the rows of a stream are divided into boards.
struct BoardLayout {
    /// Whether rows of four pieces are the stream of POJ 1753's judge, in which every four rows are a board.
    bool judge = true;
    /// The size of all boards, if it is fixed; it takes precedence over `judge`. Both sides from 1 to
    /// Grid::maxSide.
    std::optional<Size> size;
    /// The kernel that reads the plainest boards; all kernels read the same boards.
    const PlainKernel* kernel = &bestPlainKernel();
};

/// Reads the boards of a text of any length one after the other, holding no more of it than one board.
///
/// Black is b, 1, # or *; white is w, 0 or a full stop; letters in either case; all of them also as
/// full-width characters. A board has two of these signs at most: of three, one may be a hole. Spaces, tabs
/// and commas may appear anywhere between them; so may brackets, in pairs. LF, CR LF or CR ends a line.
///
/// Each row is on a line of its own, and groups of rows are separated by blank lines:
/// - Rows of four pieces are the judge's stream: every four rows are a board, and blank lines between boards
/// are optional. A missing row is an error.
/// - If the size is fixed, the same holds for that size, and no other size is accepted.
/// - Every other group is one board.
///
/// A board may also be written on one line, its rows separated by slashes (bwwb/bbwb/bwwb/bwww), or with each
/// row in an inner pair of brackets ([[1,0],[0,1]], over any number of lines); it is then a board on its own.
/// All rows of a board have the same number of pieces. Sides are limited to Grid::maxSide.
///
/// Blank lines at the start, at the end and in succession are allowed. A text without a board is an error.
class BoardStream {
  public:
    explicit BoardStream(BlockSource source, BoardLayout layout = {});

    /// The next board, as soon as its last line has ended, or why it cannot be read; nothing at the end of
    /// the text and after an error. Linear in the length of the board's text; takes memory for one board.
    [[nodiscard]] std::optional<Result<Grid, TextError>> next();

    /// The fast way through long streams: reads as many of the next boards as are available in the judge's
    /// plainest form, packed as by Grid::packed(), up to the size of `boards`. Waits only if no text at all
    /// is available. Returns their number; after 0, call next().
    [[nodiscard]] std::size_t nextPlain(std::span<std::uint16_t> boards);

    /// The line on which the last board began.
    [[nodiscard]] std::int64_t boardLine() const { return boardLine_; }

    /// After a board: skips blank lines up to the end of the text. Anything else there is an error.
    [[nodiscard]] std::optional<TextError> expectEnd();

  private:
    /// How a step may end: the board goes on, it is complete, or the text has ended.
    enum class Step { Continue, Complete, End };
    using StepResult = Result<Step, TextError>;

    StepResult step();
    StepResult piece(const Character& at);
    /// `kind` is the bit of its sign.
    void addPiece(unsigned kind);
    /// After a piece: takes those that follow it in the same row, as far as they are available.
    void takePieces();
    StepResult blank(const Character& at);
    StepResult slash(const Character& at);
    StepResult open(const Character& at);
    StepResult close(const Character& at);
    StepResult lineEnd(const Character& at);
    StepResult blankLine(const Character& at);
    StepResult textEnd(const Character& at);

    std::optional<TextError> endRow(const Character& at);
    /// The error if the board ends here with too few rows.
    std::optional<TextError> missingRow(const Character& at) const;
    [[nodiscard]] TextError surplusPiece(const Character& at) const;
    [[nodiscard]] bool rowsComplete() const;
    [[nodiscard]] bool isJudgesRow() const;
    /// Whether the current row may turn out to be the first of a board on one line, which need not be as wide
    /// as the rows before it.
    [[nodiscard]] bool mayStandAlone() const;
    void beginLoneBoard();
    void endGroup();
    [[nodiscard]] std::int64_t mostRows() const;
    Grid takeBoard();

    TextReader reader_;
    BoardLayout layout_;
    bool finished_ = false;
    bool anyBoard_ = false;
    /// Length of the rows of this group; 0 until its first row has ended.
    int columns_ = 0;
    /// Rows of this group that are already part of a board.
    std::int64_t rowsBefore_ = 0;

    /// The current board: its rows one after the other, each beginning at a new word.
    std::vector<Grid::Word> words_;
    std::int64_t boardLine_ = 1;
    int rows_ = 0;
    /// Pieces of the current row.
    int pieces_ = 0;
    /// The signs of the current board, a bit each.
    unsigned kinds_ = 0;
    /// The first surplus piece of the current row, if that row turns out to belong to the group.
    std::optional<Character> surplus_;
    /// Whether rows are inner pairs of brackets.
    bool nested_ = false;
    /// Whether rows are separated by slashes, and whether the last sign was one.
    bool slashed_ = false;
    /// Behind an opening bracket or a comma in a list.
    bool awaitsItem_ = false;
    bool afterSlash_ = false;
    /// Whether there is anything but spaces on the line.
    bool lineUsed_ = false;
    /// The open brackets.
    std::string brackets_;
};

} // namespace flip
