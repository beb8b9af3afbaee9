#pragma once

#include "core/solve/lightest/class_pair.h"
#include "core/solve/lightest/light_rows.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace flip {

/// Puts elements together from what they are in two classes, and weighs them in the other two.
class ClassJoin {
  public:
    using Word = ClassCells::Word;
    using Row = std::vector<Step>;
    using Places = std::span<const std::uint64_t>;

    /// An element: its places in the two classes, and which free vectors it has, as bits.
    struct Found {
        std::array<std::uint64_t, 2> places{};
        std::uint64_t free = 0;
    };

    /// How light the elements have to be in the other classes: in the first of them, and in both.
    struct Limits {
        std::int64_t first = 0;
        std::int64_t both = 0;
    };

    /// A place, and the key that says which places of the other class it goes with.
    struct KeyedPlace {
        Word key = 0;
        std::uint64_t place = 0;
    };

    /// What one thread needs.
    struct Scratch {
        std::vector<KeyedPlace> inner;
        Row innerRows;
        Row sum;
        std::vector<LightRow> light;
        std::vector<Found> found;
    };

    /// How many inner places are joined at a time: their rows stay in the first-level cache.
    static constexpr std::size_t mostInner = 128;

    ClassJoin(const ClassCells& cells, ClassPair pair, ClassCells::Vector start);

    [[nodiscard]] const std::array<std::size_t, 2>& numbers() const { return pair_.numbers; }

    /// The other two.
    [[nodiscard]] const std::array<std::size_t, 2>& others() const { return others_; }

    /// Elements for each two places that go together.
    [[nodiscard]] std::uint64_t freeElements() const { return std::uint64_t{1} << pair_.free.size(); }

    /// To weigh one element.
    [[nodiscard]] double nanoseconds() const { return nanosecondsToWeigh(startRows_[0].size()); }

    /// All elements of these places that are within the limits, into scratch.found: `inner`, of which there
    /// are at most mostInner, belong to side `innerSide`, `outer` to the other one. O(pairs·words).
    void join(Places outer, Places inner, std::size_t innerSide, Limits limits, Scratch& scratch) const;

    /// All cells of what was found.
    [[nodiscard]] ClassCells::Vector elementOf(const Found& found) const;

  private:
    /// Rows, and keys, that can be added up for any place: for each four bits all their values.
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
    [[nodiscard]] std::int64_t weightInSecond(const Found& found) const;

    ClassPair pair_;
    ClassCells::Vector start_;
    /// Whether there are places that do not go together.
    bool hasKeys_ = false;
    std::array<std::size_t, 2> others_{};
    /// Each in the first and the second of the other classes; the tables for both sides.
    std::array<Row, 2> startRows_;
    std::array<std::array<Table, 2>, 2> tables_;
    std::array<std::vector<Row>, 2> freeRows_;
};

} // namespace flip
