#pragma once

#include "core/solve/lightest/correlation.h"
#include "core/solve/lightest/independent_parts.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace flip {

/// The four parity classes of cells: row even or odd, column even or odd.
inline constexpr std::size_t classes = 4;

/// The cells of a part, packed class by class: each class begins at a word of its own. One more word at the
/// end is for tags, which are added up like cells.
class ClassCells {
  public:
    using Word = Grid::Word;
    using Vector = std::vector<Word>;

    explicit ClassCells(const IndependentPart& part);

    /// How many cells there are.
    [[nodiscard]] std::int64_t count(std::size_t number) const {
        return static_cast<std::int64_t>(cells_[number].size());
    }

    /// All words of a vector; the last one has the tags.
    [[nodiscard]] std::size_t words() const { return begins_[classes] + 1; }

    /// The words of one class.
    [[nodiscard]] std::span<const Word> ofClass(const Vector& vector, std::size_t number) const {
        return std::span(vector).subspan(begins_[number], begins_[number + 1] - begins_[number]);
    }

    /// How many cells are set.
    [[nodiscard]] std::int64_t weightOf(const Vector& vector) const;

    [[nodiscard]] Vector pack(const Grid& grid) const;
    /// `grid` with the part's cells as in `vector`.
    [[nodiscard]] Grid unpack(const Vector& vector, Grid grid) const;

    /// F of one class alone, for start + the sums of `basis`: vector i is bit i of a place.
    [[nodiscard]] Correlation correlate(std::size_t number, const Vector& start,
                                        std::span<const Vector> basis) const;

  private:
    std::array<std::vector<Cell>, classes> cells_;
    std::array<std::size_t, classes + 1> begins_{};
};

/// Adds `other` to `vector`.
void addTo(ClassCells::Vector& vector, const ClassCells::Vector& other);

/// A space, seen through one class: a basis of what the class tells apart, and one of what it doesn't.
struct Restriction {
    /// Independent there: each is set at a cell at which those after it are clear.
    std::vector<ClassCells::Vector> seen;
    /// Where that is, as the number of a bit.
    std::vector<std::size_t> pivots;
    /// Clear in all cells of the class.
    std::vector<ClassCells::Vector> unseen;

    /// Adds what is seen to `vector` until it is clear at all pivots.
    void reduce(ClassCells::Vector& vector) const;
};

/// O(vectors²·words).
[[nodiscard]] Restriction restrictTo(const ClassCells& cells, std::size_t number,
                                     std::span<const ClassCells::Vector> space);

} // namespace flip
