#include "core/model/grid.h"

#include "core/base/processor.h"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace flip {

namespace {

Size checked(Size size) {
    if (!Grid::isSize(size)) throw std::invalid_argument("there is no grid of this size");
    return size;
}

[[gnu::always_inline]] inline std::int64_t countBits(std::span<const Grid::Word> words) {
    std::int64_t sum = 0;
    for (const Grid::Word word : words) sum += std::popcount(word);
    return sum;
}

/// The first x86-64 processors lack this instruction, so that otherwise every word is a function call: a
/// fifth of the time that it takes to check an answer for 10,000×10,000 pieces.
FLIP_TARGET("popcnt")

std::int64_t countWithPopcnt(std::span<const Grid::Word> words) { return countBits(words); }

} // namespace

Grid::Grid(Size size)
    : size_(checked(size)), wordsPerRow_((size.columns + wordBits - 1) / wordBits),
      words_(static_cast<std::size_t>(size.rows) * static_cast<std::size_t>(wordsPerRow_)) {}

Grid Grid::fromPacked(Size size, Word bits) {
    if (size.cells() > wordBits) throw std::logic_error("only up to 64 cells fit into one word");
    Grid grid(size);
    // Of at most 64 cells no row takes more than one word.
    for (int r = 0; r < size.rows && grid.wordsPerRow_ == 1; ++r) {
        grid.row(r)[0] = bits >> (r * size.columns) & grid.lastWordMask();
    }
    return grid;
}

Grid Grid::filled(Size size) { return Grid(size).complement(); }

void Grid::set(Cell cell, bool value) {
    const Word bit = Word{1} << bitOf(cell);
    if (value) {
        words_[wordOf(cell)] |= bit;
    } else {
        words_[wordOf(cell)] &= ~bit;
    }
}

std::int64_t Grid::count() const { return FLIP_HAS("popcnt") ? countWithPopcnt(words_) : countBits(words_); }

bool Grid::none() const {
    return std::all_of(words_.begin(), words_.end(), [](Word word) { return word == 0; });
}

std::optional<Cell> Grid::first() const {
    const auto found = std::find_if(words_.begin(), words_.end(), [](Word word) { return word != 0; });
    if (found == words_.end()) return std::nullopt;
    const auto index = static_cast<int>(found - words_.begin());
    return Cell{index / wordsPerRow_, index % wordsPerRow_ * wordBits + std::countr_zero(*found)};
}

std::vector<Cell> Grid::setCells() const {
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(count()));
    forEachSet([&](Cell cell) { cells.push_back(cell); });
    return cells;
}

Grid& Grid::operator^=(const Grid& other) {
    if (size_ != other.size_) throw std::logic_error("grids of different sizes");
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] ^= other.words_[i];
    return *this;
}

Grid& Grid::operator&=(const Grid& other) {
    if (size_ != other.size_) throw std::logic_error("grids of different sizes");
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
    return *this;
}

Grid& Grid::operator|=(const Grid& other) {
    if (size_ != other.size_) throw std::logic_error("grids of different sizes");
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
}

Grid Grid::complement() const {
    Grid result = *this;
    for (Word& word : result.words_) word = ~word;
    if (wordsPerRow_ > 0) {
        for (int r = 0; r < rows(); ++r) result.row(r).back() &= lastWordMask();
    }
    return result;
}

Grid::Word Grid::packed() const {
    if (cells() > wordBits) throw std::logic_error("only up to 64 cells fit into one word");
    Word bits = 0;
    for (int r = 0; r < rows() && wordsPerRow_ == 1; ++r) bits |= row(r)[0] << (r * columns());
    return bits;
}

std::span<Grid::Word> Grid::row(int row) {
    const auto width = static_cast<std::size_t>(wordsPerRow_);
    return std::span(words_).subspan(static_cast<std::size_t>(row) * width, width);
}

std::span<const Grid::Word> Grid::row(int row) const {
    const auto width = static_cast<std::size_t>(wordsPerRow_);
    return std::span(words_).subspan(static_cast<std::size_t>(row) * width, width);
}

Grid::Word Grid::lastWordMask() const {
    const int used = columns() % wordBits;
    return used == 0 ? ~Word{0} : (Word{1} << used) - 1;
}

bool Grid::checkInvariant() const {
    if (wordsPerRow_ == 0) return true;
    for (int r = 0; r < rows(); ++r) {
        if ((row(r).back() & ~lastWordMask()) != 0) return false;
    }
    return true;
}

} // namespace flip
