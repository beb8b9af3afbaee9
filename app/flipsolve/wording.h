#pragma once

#include "app/flipsolve/text_sink.h"
#include "core/base/counted.h"
#include "core/model/puzzle.h"
#include "core/text/text_kind.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace flip::console {

/// The terms for one kind of puzzle: the pieces of a board are black or white, and cells are written as
/// ROW,COLUMN; the buttons of a panel are lit or unlit, and numbered from 1 in reading order.
class Wording {
  public:
    explicit Wording(PuzzleKind kind) : kind_(kind) {}

    [[nodiscard]] bool isPanel() const { return kind_ == PuzzleKind::Panels; }

    /// "white", "black", "unlit", "lit".
    [[nodiscard]] std::string nameOf(Colour colour) const;
    /// What was reached: the same names, but "target" if the puzzle has one.
    [[nodiscard]] std::string nameOf(const Goal& goal, Colour reached) const;
    /// "1 piece", "2 pieces"; "1 button", "2 buttons".
    [[nodiscard]] std::string pieces(std::uint64_t count) const;
    /// "2,3", or "7".
    [[nodiscard]] std::string cell(Size size, Cell cell) const;
    /// "row 2, column 3", or "button 7 (row 2, column 3)".
    [[nodiscard]] std::string cellAtLength(Size size, Cell cell) const;
    /// Writes the cells in reading order, separated by spaces.
    void writeCells(TextSink& to, const Grid& cells) const;
    /// Draws the board in indented lines of b and w, or * and full stops.
    void draw(TextSink& to, const Grid& board) const;
    /// The same, with a hyphen for every cell that is not one of `cells`.
    void drawOnly(TextSink& to, const Grid& board, const Grid& cells) const;

  private:
    [[nodiscard]] char sign(bool black) const;
    char* printCell(char* to, Size size, Cell cell) const;

    PuzzleKind kind_;
};

/// Draws a grid in indented lines, with one sign for set cells and another for the others.
void draw(TextSink& to, const Grid& grid, char set, char clear);

/// The most characters of a cell, in any notation.
inline constexpr std::size_t mostCellText = 32;

/// Writes a number of at most 10 decimal digits, and returns its end.
char* print(char* to, std::int64_t number);

/// Calls print(char*, Cell) for every set cell in reading order, and writes the results, separated by
/// `between`.
template <class Print>
void writeEachCell(TextSink& to, const Grid& cells, char between, Print&& print) {
    std::array<char, 4096> some;
    char* end = some.data();
    bool isFirst = true;
    cells.forEachSet([&](Cell cell) {
        if (!std::exchange(isFirst, false)) *end++ = between;
        end = print(end, cell);
        if (some.data() + some.size() - end > static_cast<std::ptrdiff_t>(mostCellText)) return;
        to += std::string_view(some.data(), end);
        end = some.data();
    });
    to += std::string_view(some.data(), end);
}

} // namespace flip::console
