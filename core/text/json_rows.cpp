#include "core/text/json_rows.h"

#include "core/text/text_parts.h"

#include <algorithm>

namespace flip {

namespace {

/// With slashes between rows of this length.
void divide(std::string& board, std::size_t length) {
    for (std::size_t at = board.size(); at > length;) board.insert(at -= length, 1, '/');
}

} // namespace

bool areSignsOfPieces(std::string_view text) {
    return text.find_first_not_of("01bBwW#*./\n") == std::string_view::npos;
}

void divideAtSlashes(std::string& board) {
    while (board.ends_with('\n') || board.ends_with('/')) board.pop_back();
    std::ranges::replace(board, '\n', '/');
}

bool areRowsWithCommas(std::string_view board) {
    constexpr std::size_t shortest = 2;
    const auto rows = splitAt(board, ',');
    return rows.size() > 1 && std::ranges::all_of(rows, [&](std::string_view row) {
               return row.size() >= shortest && row.size() == rows.front().size() &&
                      row.find('/') == std::string_view::npos;
           });
}

void shapeAsOther(std::string& board, std::string_view other) {
    const std::size_t length = other.find('/');
    const auto rows = splitAt(other, '/');
    const bool isWhole =
        std::ranges::all_of(rows, [&](std::string_view row) { return row.size() == length; });
    if (!isWhole || board.find('/') != std::string::npos || board.size() != length * rows.size()) return;
    divide(board, length);
}

void shapeRow(std::string& board, std::optional<std::size_t> rows, std::optional<std::size_t> columns) {
    const std::size_t side = columns ? *columns : *rows;
    if (board.find('/') != std::string::npos || side == 0 || board.size() % side != 0) return;
    const std::size_t other = board.size() / side;
    if (!rows || !columns || other == *rows) divide(board, columns ? side : other);
}

} // namespace flip
