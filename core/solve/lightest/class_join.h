#pragma once

#include "core/solve/lightest/class_pair.h"
#include "core/solve/lightest/excess_bound.h"

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
    using Row = std::vector<Word>;
    using Places = std::span<const std::uint64_t>;

    /// An element: its places in the two classes, and the free vectors that it contains, as bits.
    struct Found {
        std::array<std::uint64_t, 2> places{};
        std::uint64_t free = 0;
    };

    using BoundsOfOthers = std::array<const ExcessBound*, 2>;

    /// What the elements may weigh in the other two classes together, and what is known of these classes.
    struct Limits {
        std::int64_t both = 0;
        BoundsOfOthers bounds{};
    };

    /// A place, and the key that decides which places of the other class match it.
    struct KeyedPlace {
        Word key = 0;
        std::uint64_t place = 0;
    };

    /// The digests of the places in the other two classes.
    using Digests = std::array<ExcessBound::Digest, 2>;

    /// What an element of one class is in another: its row there, its place, and the key.
    struct Seen {
        Row row;
        std::uint64_t place = 0;
        Word key = 0;
    };

    /// An inner place, by its number, and what the element weighs in the first of the other classes.
    struct Light {
        std::size_t number = 0;
        std::int64_t weight = 0;
    };

    /// The working memory of one thread.
    struct Scratch {
        std::vector<KeyedPlace> inner;
        std::vector<Digests> innerDigests;
        /// In the first of the other classes, once they are needed.
        Row innerRows;
        std::vector<std::uint8_t> isInnerMade;
        /// Numbers of inner places that may give light elements, and of those that do in the first class.
        std::vector<std::uint32_t> promising;
        std::vector<Light> light;
        Row outerRow;
        Row innerRow;
        std::vector<Found> found;
        /// How many elements have been weighed in the second class, too, since it was made.
        std::uint64_t twice = 0;
    };

    /// The most inner places joined at a time, whose rows stay in the second-level cache.
    static constexpr std::size_t mostInner = 512;

    ClassJoin(const ClassCells& cells, ClassPair pair, ClassCells::Vector start,
              std::span<const Restriction, classes> restrictions);

    [[nodiscard]] const std::array<std::size_t, 2>& numbers() const { return pair_.numbers; }

    /// The other two classes.
    [[nodiscard]] const std::array<std::size_t, 2>& others() const { return others_; }

    /// The number of elements for each two matching places.
    [[nodiscard]] std::uint64_t freeElements() const { return std::uint64_t{1} << pair_.free.size(); }

    /// The estimated time to weigh one element in one class of so many cells.
    [[nodiscard]] static double nanosecondsToWeigh(std::size_t cells) {
        return 3 + static_cast<double>(cells) / 512;
    }

    [[nodiscard]] double nanoseconds() const {
        return nanosecondsToWeigh(startRows_[0].size() * Grid::wordBits);
    }

    /// Puts all elements of these places that are within the limits into scratch.found. The places `inner`,
    /// at most mostInner of them, belong to side `innerSide`, those of `outer` to the other side.
    /// O(pairs·words).
    void join(Places outer, Places inner, std::size_t innerSide, const Limits& limits,
              Scratch& scratch) const;

    /// The cells of an element that was found.
    [[nodiscard]] ClassCells::Vector elementOf(const Found& found) const;

  private:
    /// Adds these up for any place, from tables of all values of each four bits.
    class Table {
      public:
        Table() = default;
        explicit Table(const std::vector<Seen>& ofBit);

        void addRow(std::uint64_t place, std::span<Word> row) const;

        [[nodiscard]] std::uint64_t placeSeen(std::uint64_t place) const { return sum(places_, place); }

        [[nodiscard]] Word key(std::uint64_t place) const { return sum(keys_, place); }

      private:
        [[nodiscard]] static std::uint64_t sum(const std::vector<std::uint64_t>& values, std::uint64_t place);

        std::vector<Word> rows_;
        std::vector<std::uint64_t> places_;
        std::vector<Word> keys_;
    };

    /// What is joined at a time: an outer place, with free vectors, and all inner places.
    struct Outer {
        std::size_t side = 0;
        std::uint64_t place = 0;
        std::uint64_t free = 0;
        Word key = 0;
        Digests digests{};
    };

    [[nodiscard]] Digests digestsOf(std::uint64_t place, std::size_t side,
                                    const BoundsOfOthers& bounds) const;
    void takeInner(Places inner, std::size_t side, const BoundsOfOthers& bounds, Scratch& scratch) const;
    void findPromising(const Outer& outer, const Limits& limits, Scratch& scratch) const;
    void weigh(const Outer& outer, const Limits& limits, Scratch& scratch) const;
    /// Of what is light in the first of the other classes, what may be light enough in both: few are left, so
    /// that rows of the second class are hardly ever made.
    void keepPromising(const Outer& outer, const Limits& limits, Scratch& scratch) const;
    /// The cells of start + an outer place in one of the other classes.
    void makeRow(std::size_t other, const Outer& outer, Row& row) const;

    ClassPair pair_;
    ClassCells::Vector start_;
    /// Whether there are places that do not match.
    bool hasKeys_ = false;
    std::array<std::size_t, 2> others_{};
    /// Each for the first and the second of the other classes; the tables are for both sides.
    std::array<Row, 2> startRows_;
    std::array<std::array<Table, 2>, 2> tables_;
    std::array<std::vector<Seen>, 2> free_;
};

} // namespace flip
