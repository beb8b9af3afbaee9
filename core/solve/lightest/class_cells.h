#pragma once

#include "core/solve/lightest/correlation.h"
#include "core/solve/lightest/independent_parts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace flip {

/// The number of parity classes of cells: row even or odd, column even or odd.
inline constexpr std::size_t classes = 4;

/// The cells of a part, packed class by class: each class begins at a new word. One more word at the end
/// holds tags, which are added up like cells.
class ClassCells {
  public:
    using Word = Grid::Word;
    using Vector = std::vector<Word>;

    explicit ClassCells(const IndependentPart& part);

    /// The number of cells of a class.
    [[nodiscard]] std::int64_t count(std::size_t number) const {
        return static_cast<std::int64_t>(cells_[number].size());
    }

    /// The number of words of a vector; the last one holds the tags.
    [[nodiscard]] std::size_t words() const { return begins_[classes] + 1; }

    /// The words of one class.
    [[nodiscard]] std::span<const Word> ofClass(const Vector& vector, std::size_t number) const {
        return std::span(vector).subspan(begins_[number], begins_[number + 1] - begins_[number]);
    }

    /// The number of set cells.
    [[nodiscard]] std::int64_t weightOf(const Vector& vector) const;

    [[nodiscard]] Vector pack(const Grid& grid) const;
    /// `grid` with the part's cells set as in `vector`.
    [[nodiscard]] Grid unpack(const Vector& vector, Grid grid) const;

    /// For each bit of a vector, where it goes when every cell goes to move(cell); nothing if a cell leaves
    /// its class, or the part.
    template <class Move>
    [[nodiscard]] std::optional<std::vector<std::uint32_t>> targets(Move&& move) const {
        std::vector<std::uint32_t> targets(begins_[classes] * Grid::wordBits);
        for (std::size_t number = 0; number < classes; ++number) {
            const auto& cells = cells_[number];
            const std::size_t begin = begins_[number] * Grid::wordBits;
            for (std::size_t i = 0; i < cells.size(); ++i) {
                const Cell target = move(cells[i]);
                const auto at = std::ranges::lower_bound(cells, target);
                if (at == cells.end() || *at != target) return std::nullopt;
                targets[begin + i] =
                    static_cast<std::uint32_t>(begin + static_cast<std::size_t>(at - cells.begin()));
            }
        }
        return targets;
    }

    /// The correlation of one class alone, for start + the sums of `basis`: bit i of a place stands for
    /// vector i.
    [[nodiscard]] Correlation correlate(std::size_t number, const Vector& start,
                                        std::span<const Vector> basis) const;

  private:
    std::array<std::vector<Cell>, classes> cells_;
    std::array<std::size_t, classes + 1> begins_{};
};

/// Adds `other` to `vector`.
void addTo(ClassCells::Vector& vector, const ClassCells::Vector& other);

/// A space as seen in one class: a basis of what the class can distinguish, and one of what it cannot.
struct Restriction {
    /// Independent in the class: each is set at a cell where those after it are clear.
    std::vector<ClassCells::Vector> seen;
    /// The numbers of the bits of those cells.
    std::vector<std::size_t> pivots;
    /// Clear in all cells of the class.
    std::vector<ClassCells::Vector> unseen;

    /// Adds vectors of `seen` to `vector` until it is clear at all pivots. Returns the numbers of those
    /// added, of the first 64, as bits.
    std::uint64_t reduce(ClassCells::Vector& vector) const;

    /// Which of the first 64 of `seen` add up to what the class sees of a vector of the space, as bits.
    [[nodiscard]] std::uint64_t coordinates(ClassCells::Vector vector) const { return reduce(vector); }

    /// Whether `vector` is a sum of vectors of `seen`.
    [[nodiscard]] bool spans(ClassCells::Vector vector) const {
        reduce(vector);
        return std::ranges::all_of(vector, [](ClassCells::Word word) { return word == 0; });
    }
};

/// O(vectors²·words).
[[nodiscard]] Restriction restrictTo(const ClassCells& cells, std::size_t number,
                                     std::span<const ClassCells::Vector> space);

/// A basis as all classes together see it: without the vectors that are sums of others before them.
[[nodiscard]] Restriction basisOf(const ClassCells& cells, std::span<const ClassCells::Vector> space);

} // namespace flip
