#pragma once

#include "core/model/cell.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace flip {

/// A bit for every cell of a rows×columns plane. A board (bit set: black side up), a press set, a mask and a
/// parity witness are all grids.
///
/// Bit order: every row begins at a new word; column c is bit c % 64 of word c / 64 of its row. Invariant:
/// the bits beyond the last column of a row are 0, so counting and comparing work on whole words.
class Grid {
  public:
    using Word = std::uint64_t;
    static constexpr int wordBits = 64;
    /// The longest side of a grid with several rows and columns. 65,535 × 65,535 bits are 512 MiB, so sizes
    /// never overflow an int64.
    static constexpr int maxSide = 65'535;
    /// The most cells of a single row or column, which takes 8 MiB at most.
    static constexpr int maxLine = 1'000'000;

    /// Whether there is a grid of this size; it may be empty.
    [[nodiscard]] static constexpr bool isSize(Size size) {
        const int most = std::min(size.rows, size.columns) <= 1 ? maxLine : maxSide;
        return std::min(size.rows, size.columns) >= 0 && std::max(size.rows, size.columns) <= most;
    }

    Grid() = default;
    /// All bits 0. Throws std::invalid_argument unless isSize(size).
    explicit Grid(Size size);
    /// The inverse of packed().
    [[nodiscard]] static Grid fromPacked(Size size, Word bits);
    /// All bits 1.
    [[nodiscard]] static Grid filled(Size size);

    [[nodiscard]] Size size() const { return size_; }

    [[nodiscard]] int rows() const { return size_.rows; }

    [[nodiscard]] int columns() const { return size_.columns; }

    [[nodiscard]] std::int64_t cells() const { return size_.cells(); }

    [[nodiscard]] bool test(Cell cell) const { return (words_[wordOf(cell)] >> bitOf(cell)) & 1U; }

    void set(Cell cell, bool value = true);

    void flip(Cell cell) { words_[wordOf(cell)] ^= Word{1} << bitOf(cell); }

    [[nodiscard]] std::int64_t count() const;
    [[nodiscard]] bool none() const;

    [[nodiscard]] bool all() const { return count() == cells(); }

    /// The first set cell in reading order, if any.
    [[nodiscard]] std::optional<Cell> first() const;

    /// The set cells in reading order.
    [[nodiscard]] std::vector<Cell> setCells() const;

    /// Calls visit(Cell) for each set cell in reading order, without making a list.
    template <class Visit>
    void forEachSet(Visit&& visit) const {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            const auto at = static_cast<int>(i);
            for (Word rest = words_[i]; rest != 0; rest &= rest - 1)
                visit(Cell{at / wordsPerRow_, at % wordsPerRow_ * wordBits + std::countr_zero(rest)});
        }
    }

    /// Element-wise; both sides must have the same size.
    Grid& operator^=(const Grid& other);
    Grid& operator&=(const Grid& other);
    Grid& operator|=(const Grid& other);
    /// All bits inverted.
    [[nodiscard]] Grid complement() const;

    friend Grid operator^(Grid left, const Grid& right) { return left ^= right; }

    friend Grid operator&(Grid left, const Grid& right) { return left &= right; }

    friend bool operator==(const Grid&, const Grid&) = default;

    /// The whole grid in one word; a cell's bit has the number indexOf(cell). Throws std::logic_error above
    /// 64 cells.
    [[nodiscard]] Word packed() const;

    [[nodiscard]] int wordsPerRow() const { return wordsPerRow_; }

    /// The words of one row. Code that writes to them must keep the invariant; checkInvariant() tests it.
    [[nodiscard]] std::span<Word> row(int row);
    [[nodiscard]] std::span<const Word> row(int row) const;
    /// The bits of a row's last word that stand for a column.
    [[nodiscard]] Word lastWordMask() const;
    /// True when no bit beyond the last column is set.
    [[nodiscard]] bool checkInvariant() const;

  private:
    [[nodiscard]] std::size_t wordOf(Cell cell) const {
        return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(wordsPerRow_) +
               static_cast<std::size_t>(cell.column) / wordBits;
    }

    [[nodiscard]] static int bitOf(Cell cell) { return cell.column % wordBits; }

    Size size_;
    int wordsPerRow_ = 0;
    std::vector<Word> words_;
};

/// The most cells that fit into one packed word.
inline constexpr int maxPackedCells = Grid::wordBits;

/// The number of machine words in a grid, in which the search clock counts work (core/base/search_clock.h).
[[nodiscard]] inline std::uint64_t wordsOf(const Grid& grid) {
    return static_cast<std::uint64_t>(grid.rows()) * static_cast<std::uint64_t>(grid.wordsPerRow());
}

} // namespace flip
