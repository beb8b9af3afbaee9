#pragma once

#include "core/base/result.h"
#include "core/model/grid.h"
#include "core/text/plain_boards.h"
#include "core/text/text_reader.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace flip {

/// How the rows of a stream fall into boards.
struct BoardLayout {
    /// Whether rows of four pieces are the stream of POJ 1753's judge, in which every four rows are a board.
    bool judge = true;
    /// Boards of this size follow each other, whatever `judge` says. Both sides from 1 to
    /// Grid::maxSide.
    std::optional<Size> size;
    /// What reads the plainest boards; all read the same.
    const PlainKernel* kernel = &bestPlainKernel();
};

/// Reads one board after the other from a text of any length and never holds more of it than one board.
///
/// Black is b, 1, # or *; white is w, 0 or a full stop; letters in either case; all of them also as
/// full-width characters. Blanks, tabs and commas may stand anywhere between; brackets too, in pairs. LF,
/// CR LF or CR ends a line.
///
/// Rows stand one on a line, and groups of rows are separated by blank lines:
/// - Rows of four pieces are the judge's stream: every four rows are a board, and blank lines between boards
///   may be there or not. A row that is missing is an error.
/// - Where the size is fixed, the same holds for that size, and no other size is taken.
/// - All other groups are one board each.
///
/// A board may also stand on one line, its rows separated by slashes (bwwb/bbwb/bwwb/bwww), or with each row
/// in an inner pair of brackets ([[1,0],[0,1]], over as many lines as wanted); it is then a board on its own.
/// All rows of a board have the same number of pieces, at most Grid::maxSide, as the number of rows.
///
/// Blank lines at the start, at the end and several in a row are fine. A text without any board is an error.
class BoardStream {
  public:
    explicit BoardStream(BlockSource source, BoardLayout layout = {});

    /// The next board as soon as its last line has been ended, or why it cannot be read; nothing at the end
    /// of the text, and nothing after an error. Linear in the board's text; takes memory for one board.
    [[nodiscard]] std::optional<Result<Grid, TextError>> next();

    /// As many of the next boards as are in the judge's plainest form and at hand, packed as Grid::packed()
    /// does, at most as many as there is room for: the fast way through long streams. Waits only when nothing
    /// at all is at hand. 0 means that next() must be asked.
    [[nodiscard]] std::size_t nextPlain(std::span<std::uint16_t> boards);

    /// The line on which the last board began.
    [[nodiscard]] std::int64_t boardLine() const { return boardLine_; }

    /// After a board: skips blank lines up to the end of the text. An error when something else stands there.
    [[nodiscard]] std::optional<TextError> expectEnd();

  private:
    /// What a step may end with: nothing yet, a board that is complete, or an error.
    enum class Step { Continue, Complete, End };
    using StepResult = Result<Step, TextError>;

    StepResult step();
    StepResult piece(const Character& at);
    void addPiece(Sign sign);
    /// Behind a piece: takes those that follow it in the same row, as far as they are at hand.
    void takePieces();
    StepResult slash(const Character& at);
    StepResult open(const Character& at);
    StepResult close(const Character& at);
    StepResult lineEnd(const Character& at);
    StepResult blankLine(const Character& at);
    StepResult textEnd(const Character& at);

    std::optional<TextError> endRow(const Character& at);
    /// The error of a board that ends here with too few rows, if it has too few.
    std::optional<TextError> missingRow(const Character& at) const;
    [[nodiscard]] TextError surplusPiece(const Character& at) const;
    [[nodiscard]] bool rowsComplete() const;
    [[nodiscard]] bool isJudgesRow() const;
    /// Whether the row under way may turn out to be the first of a board on one line, which need not be as
    /// wide as the rows before it.
    [[nodiscard]] bool mayStandAlone() const;
    void beginLoneBoard();
    void endGroup();
    [[nodiscard]] std::int64_t mostRows() const;
    Grid takeBoard();

    TextReader reader_;
    BoardLayout layout_;
    bool finished_ = false;
    bool anyBoard_ = false;
    /// Length of the rows of this group, 0 while its first row has not ended.
    int columns_ = 0;
    /// Rows of this group that went into boards already.
    std::int64_t rowsBefore_ = 0;

    /// The board under way: its rows one after the other, each beginning at a new word.
    std::vector<Grid::Word> words_;
    std::int64_t boardLine_ = 1;
    int rows_ = 0;
    /// Pieces of the row under way.
    int pieces_ = 0;
    /// The first piece of the row under way that is too many, if the row turns out to belong to the group.
    std::optional<Character> surplus_;
    /// Whether rows are inner pairs of brackets.
    bool nested_ = false;
    /// Whether rows are separated by slashes, and whether the last sign was one.
    bool slashed_ = false;
    bool afterSlash_ = false;
    /// Whether anything but blanks stands on the line.
    bool lineUsed_ = false;
    /// The brackets that are open.
    std::string brackets_;
};

} // namespace flip
