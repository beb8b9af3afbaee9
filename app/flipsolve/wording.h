#pragma once

#include "core/model/puzzle.h"
#include "core/text/puzzle_text.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace flip::console {

/// How a puzzle of one kind is spoken of: the pieces of a board are black or white, cells are told as
/// ROW,COLUMN; the buttons of a panel are lit or unlit, and numbered from 1 in reading order.
class Wording {
  public:
    explicit Wording(PuzzleKind kind) : kind_(kind) {}

    [[nodiscard]] bool isPanel() const { return kind_ == PuzzleKind::Panels; }

    /// "white", "black", "unlit", "lit".
    [[nodiscard]] std::string nameOf(Colour colour) const;
    /// "piece" or "button", with an s unless there is one.
    [[nodiscard]] std::string pieces(std::uint64_t count) const;
    /// "2,3", or "7".
    [[nodiscard]] std::string cell(Size size, Cell cell) const;
    /// "row 2, column 3", or "button 7 (row 2, column 3)".
    [[nodiscard]] std::string cellAtLength(Size size, Cell cell) const;
    /// The cells in reading order, parted by blanks.
    [[nodiscard]] std::string cells(const Grid& cells) const;
    /// The board in indented lines of b and w, or * and full stops.
    [[nodiscard]] std::string drawing(const Grid& board) const;
    /// The same, with a hyphen for everything that is not one of `cells`.
    [[nodiscard]] std::string drawingOf(const Grid& board, const Grid& cells) const;

  private:
    PuzzleKind kind_;
};

/// "12 presses", "1 press".
[[nodiscard]] std::string counted(std::uint64_t count, std::string_view one, std::string_view many);

/// A grid in indented lines, with a sign for set cells and one for the others.
[[nodiscard]] std::string drawn(const Grid& grid, char set, char clear);

} // namespace flip::console
