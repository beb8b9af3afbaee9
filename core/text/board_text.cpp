#include "core/text/board_text.h"

#include "core/text/board_stream.h"

#include <algorithm>

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
    if (!reader.current().isPiece())
        return reader.current().sign == Sign::Open || reader.current().sign == Sign::End;
    std::int64_t length = 0;
    std::int64_t pieces = 0;
    const auto isWord = [](Sign sign) {
        return sign != Sign::Blank && sign != Sign::LineEnd && sign != Sign::End;
    };
    for (; isWord(reader.current().sign); reader.advance()) {
        ++length;
        pieces += reader.current().isPiece() || reader.current().sign == Sign::Slash ? 1 : 0;
    }
    // “Board 1:” begins with a b, and is a heading.
    return 2 * pieces >= length;
}

std::string writeRow(const Grid& board, int row) {
    std::string text(static_cast<std::size_t>(board.columns()), 'w');
    for (std::size_t c = 0; const Grid::Word word : board.row(row)) {
        const std::size_t end = std::min(c + Grid::wordBits, text.size());
        // Without a branch: boards of a million pieces are written with every change.
        for (Grid::Word bits = word; c < end; ++c, bits >>= 1U)
            text[c] = static_cast<char>('w' - static_cast<char>((bits & 1U) * ('w' - 'b')));
    }
    return text;
}

std::string writeBoard(const Grid& board) { return written(board, '\n') + '\n'; }

std::string writeBoardLine(const Grid& board) { return written(board, '/'); }

} // namespace flip
