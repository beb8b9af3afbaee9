#pragma once

#include "core/text/said_words.h"

#include <cstddef>
#include <string_view>

namespace flip::said::flipped {

/// A place among the words of what is flipped, from `begin` to the end of the sentence, and what is asked of
/// the words around it.
class Cursor {
  public:
    Cursor(const Words& words, std::size_t begin) : words_(words), begin_(begin), at_(begin) {}

    /// Whether the sentence, or what it says of flipped pieces, is over there.
    [[nodiscard]] bool isOver(std::size_t at) const;
    /// The word so many words ahead or before; empty if there is none.
    [[nodiscard]] std::string_view next(std::size_t by = 1) const;
    [[nodiscard]] std::string_view before(std::size_t by = 1) const;

    /// “If they are lit”, where the reading has stopped.
    [[nodiscard]] bool isConditional() const;
    /// “All pieces on its diagonals”.
    [[nodiscard]] bool areAllOnThem() const;
    /// “All”, “everything” or “all pieces” in front of this word.
    [[nodiscard]] bool isAllBefore(std::size_t at) const;
    /// “Four of the eight around it”, “a plus in the square”.
    [[nodiscard]] bool isPartOf(std::string_view word) const;
    /// “That share an edge with it”, but not the edge of the board.
    [[nodiscard]] bool isShared(std::string_view word) const;
    /// The place that is named there, not behind a comma; nothing for none.
    [[nodiscard]] unsigned placeAt(std::size_t at) const;
    /// Where the next place would be named together with this one: “upper left”, “diagonal ones below”.
    [[nodiscard]] std::size_t nextPlace(std::size_t at, bool isDiagonal) const;
    /// “Above left and right” is a list.
    [[nodiscard]] bool isPlaceAdded(std::size_t at) const;
    /// “All to its right”, “everything below”: as many as there are, if it is not on all four sides.
    [[nodiscard]] bool isAllTo() const;
    /// “The four pieces that touch it diagonally”.
    [[nodiscard]] bool areFour() const;
    /// “The corners of the 3x3 block”.
    [[nodiscard]] bool areCornersOf() const;
    /// “Everything in its row”, “all other pieces in the row”, “the others around it”.
    [[nodiscard]] bool isOfLine() const;
    /// Whether the place of these neighbours is said: “horizontal and vertical neighbours”, “adjacent pieces
    /// above and below”.
    [[nodiscard]] bool isPlaceSaid() const;
    /// “And the pressed piece”.
    [[nodiscard]] bool isAdded() const;

  protected:
    const Words& words_;
    std::size_t begin_;
    std::size_t at_;
};

} // namespace flip::said::flipped
