#include "core/text/board_text.h"

#include "core/text/board_stream.h"

namespace flip {

namespace {

std::string written(const Grid& board, char separator) {
    std::string text;
    text.reserve(static_cast<std::size_t>(board.cells() + board.rows()));
    for (int r = 0; r < board.rows(); ++r) {
        if (r > 0) text += separator;
        text += writeRow(board, r);
    }
    return text;
}

} // namespace

Result<Grid, TextError> readBoard(std::string_view text) {
    BoardStream stream(singleBlock(text), {.judge = false, .size = std::nullopt});
    // An empty text is an error, so there is always something.
    Result<Grid, TextError> board = *stream.next();
    if (board) {
        if (auto error = stream.expectEnd()) return *error;
    }
    return board;
}

bool beginsAsBoard(std::string_view text) {
    TextReader reader(singleBlock(text));
    while (reader.current().sign == Sign::Blank || reader.current().sign == Sign::LineEnd) reader.advance();
    return reader.current().isPiece() || reader.current().sign == Sign::Open ||
           reader.current().sign == Sign::End;
}

std::string writeRow(const Grid& board, int row) {
    std::string text(static_cast<std::size_t>(board.columns()), 'w');
    for (int c = 0; c < board.columns(); ++c) {
        if (board.test({row, c})) text[static_cast<std::size_t>(c)] = 'b';
    }
    return text;
}

std::string writeBoard(const Grid& board) { return written(board, '\n') + '\n'; }

std::string writeBoardLine(const Grid& board) { return written(board, '/'); }

} // namespace flip
