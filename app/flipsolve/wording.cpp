#include "app/flipsolve/wording.h"

namespace flip::console {

namespace {

constexpr std::string_view indent = "  ";

} // namespace

std::string counted(std::uint64_t count, std::string_view one, std::string_view many) {
    return std::to_string(count) + ' ' + std::string(count == 1 ? one : many);
}

std::string drawn(const Grid& grid, char set, char clear) {
    std::string text;
    for (int r = 0; r < grid.rows(); ++r) {
        text += indent;
        for (int c = 0; c < grid.columns(); ++c) text += grid.test({r, c}) ? set : clear;
        text += '\n';
    }
    return text;
}

std::string Wording::nameOf(Colour colour) const {
    if (isPanel()) return colour == Colour::White ? "unlit" : "lit";
    return colour == Colour::White ? "white" : "black";
}

std::string Wording::pieces(std::uint64_t count) const {
    return isPanel() ? counted(count, "button", "buttons") : counted(count, "piece", "pieces");
}

std::string Wording::cell(Size size, Cell cell) const {
    if (isPanel()) return std::to_string(indexOf(size, cell) + 1);
    return std::to_string(cell.row + 1) + ',' + std::to_string(cell.column + 1);
}

std::string Wording::cellAtLength(Size size, Cell at) const {
    const std::string place =
        "row " + std::to_string(at.row + 1) + ", column " + std::to_string(at.column + 1);
    return isPanel() ? "button " + cell(size, at) + " (" + place + ")" : place;
}

std::string Wording::cells(const Grid& cells) const {
    std::string text;
    for (const Cell at : cells.setCells()) {
        if (!text.empty()) text += ' ';
        text += cell(cells.size(), at);
    }
    return text;
}

std::string Wording::drawing(const Grid& board) const {
    return isPanel() ? drawn(board, '*', '.') : drawn(board, 'b', 'w');
}

std::string Wording::drawingOf(const Grid& board, const Grid& cells) const {
    std::string text = drawing(board);
    const std::size_t lineLength = indent.size() + static_cast<std::size_t>(board.columns()) + 1;
    for (const Cell at : cells.complement().setCells()) {
        text[static_cast<std::size_t>(at.row) * lineLength + indent.size() +
             static_cast<std::size_t>(at.column)] = '-';
    }
    return text;
}

} // namespace flip::console
