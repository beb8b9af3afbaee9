#include "app/flipsolve/wording.h"

#include <charconv>

namespace flip::console {

namespace {

/// A sign for every cell, in indented lines.
template <class SignOf>
void drawSigns(TextSink& to, Size size, SignOf&& signOf) {
    std::string line;
    for (int r = 0; r < size.rows; ++r) {
        line = "  ";
        for (int c = 0; c < size.columns; ++c) line += signOf(Cell{r, c});
        to += line += '\n';
    }
}

} // namespace

char* print(char* to, std::int64_t number) {
    constexpr std::ptrdiff_t mostDigits = 10;
    return std::to_chars(to, to + mostDigits, number).ptr;
}

void draw(TextSink& to, const Grid& grid, char set, char clear) {
    drawSigns(to, grid.size(), [&](Cell cell) { return grid.test(cell) ? set : clear; });
}

std::string Wording::nameOf(Colour colour) const {
    if (isPanel()) return colour == Colour::White ? "unlit" : "lit";
    return colour == Colour::White ? "white" : "black";
}

std::string Wording::nameOf(const Goal& goal, Colour reached) const {
    return goal.isUniform() ? nameOf(reached) : "target";
}

std::string Wording::pieces(std::uint64_t count) const {
    return isPanel() ? counted(count, "button", "buttons") : counted(count, "piece", "pieces");
}

char* Wording::printCell(char* to, Size size, Cell cell) const {
    if (isPanel()) return print(to, indexOf(size, cell) + 1);
    to = print(to, cell.row + 1);
    *to++ = ',';
    return print(to, cell.column + 1);
}

std::string Wording::cell(Size size, Cell cell) const {
    std::array<char, mostCellText> text;
    return {text.data(), printCell(text.data(), size, cell)};
}

std::string Wording::cellAtLength(Size size, Cell at) const {
    const std::string place =
        "row " + std::to_string(at.row + 1) + ", column " + std::to_string(at.column + 1);
    return isPanel() ? "button " + cell(size, at) + " (" + place + ")" : place;
}

void Wording::writeCells(TextSink& to, const Grid& cells) const {
    const Size size = cells.size();
    writeEachCell(to, cells, ' ', [&](char* at, Cell cell) { return printCell(at, size, cell); });
}

char Wording::sign(bool black) const {
    if (isPanel()) return black ? '*' : '.';
    return black ? 'b' : 'w';
}

void Wording::draw(TextSink& to, const Grid& board) const {
    console::draw(to, board, sign(true), sign(false));
}

void Wording::drawOnly(TextSink& to, const Grid& board, const Grid& cells) const {
    drawSigns(to, board.size(), [&](Cell cell) { return cells.test(cell) ? sign(board.test(cell)) : '-'; });
}

} // namespace flip::console
