#pragma once

#include "core/solve/lightest/class_pair.h"
#include "core/solve/lightest/light_rows.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace flip {

/// Joins elements from their parts in two classes, and weighs them in the other two.
class ClassJoin {
  public:
    using Word = ClassCells::Word;
    using Row = std::vector<Step>;
    using Places = std::span<const std::uint64_t>;

    /// An element: its places in the two classes, and the free vectors that it contains, as bits.
    struct Found {
        std::array<std::uint64_t, 2> places{};
        std::uint64_t free = 0;
    };

    /// The largest weight of elements in the other classes: in the first of them, and in both together.
    struct Limits {
        std::int64_t first = 0;
        std::int64_t both = 0;
    };

    /// A place, and the key that decides which places of the other class match it.
    struct KeyedPlace {
        Word key = 0;
        std::uint64_t place = 0;
    };

    /// The working memory of one thread.
    struct Scratch {
        std::vector<KeyedPlace> inner;
        /// For the first and the second of the other classes: the rows of the inner places, and that of the
        /// outer one.
        std::array<Row, 2> innerRows;
        std::array<Row, 2> sums;
        std::vector<LightRow> light;
        std::vector<Found> found;
        /// How many elements have been weighed in the second class, too, since it was made.
        std::uint64_t twice = 0;
    };

    /// The most inner places joined at a time, whose rows stay in the first-level cache.
    static constexpr std::size_t mostInner = 128;

    ClassJoin(const ClassCells& cells, ClassPair pair, ClassCells::Vector start);

    [[nodiscard]] const std::array<std::size_t, 2>& numbers() const { return pair_.numbers; }

    /// The other two classes.
    [[nodiscard]] const std::array<std::size_t, 2>& others() const { return others_; }

    /// The number of elements for each two matching places.
    [[nodiscard]] std::uint64_t freeElements() const { return std::uint64_t{1} << pair_.free.size(); }

    /// The estimated time to weigh one element in one class.
    [[nodiscard]] double nanoseconds() const { return nanosecondsToWeigh(startRows_[0].size()); }

    /// Puts all elements of these places that are within the limits into scratch.found. The places `inner`,
    /// at most mostInner of them, belong to side `innerSide`, those of `outer` to the other side.
    /// O(pairs·words).
    void join(Places outer, Places inner, std::size_t innerSide, Limits limits, Scratch& scratch) const;

    /// The cells of an element that was found.
    [[nodiscard]] ClassCells::Vector elementOf(const Found& found) const;

  private:
    /// Adds up rows and keys for any place, from tables of all values of each four bits.
    class Table {
      public:
        Table() = default;
        Table(const std::vector<Row>& rows, const std::vector<Word>& keys);

        void addRow(std::uint64_t place, std::span<Step> row) const;
        [[nodiscard]] Word key(std::uint64_t place) const;

      private:
        std::vector<Step> rows_;
        std::vector<Word> keys_;
    };

    void takeInner(Places inner, std::size_t side, Scratch& scratch) const;
    void weigh(KeyedPlace outer, std::uint64_t free, std::size_t innerSide, Limits limits,
               Scratch& scratch) const;

    ClassPair pair_;
    ClassCells::Vector start_;
    /// Whether there are places that do not match.
    bool hasKeys_ = false;
    std::array<std::size_t, 2> others_{};
    /// Each for the first and the second of the other classes; the tables are for both sides.
    std::array<Row, 2> startRows_;
    std::array<std::array<Table, 2>, 2> tables_;
    std::array<std::vector<Row>, 2> freeRows_;
};

} // namespace flip
