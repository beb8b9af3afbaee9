#pragma once

#include "core/solve/lightest/class_mirror.h"
#include "core/solve/lightest/correlation.h"
#include "core/solve/lightest/parallel_blocks.h"
#include "core/solve/lightest/work_share.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace flip {

/// The lightest elements of one class, in order of their excess: the number of cells by which they exceed the
/// lightest.
struct ClassList {
    /// The weight of the lightest element.
    std::int64_t minimum = 0;
    /// Their places in the class's correlation.
    std::vector<std::uint64_t> places;
    /// places[begins[e]] is the first with an excess of e or more, for e up to listed().
    std::vector<std::size_t> begins{0};

    /// All elements with a smaller excess are listed.
    [[nodiscard]] std::size_t listed() const { return begins.size() - 1; }

    [[nodiscard]] std::size_t count(std::size_t excess) const {
        return excess < listed() ? begins[excess + 1] - begins[excess] : 0;
    }

    /// The elements with excesses in [from, to).
    [[nodiscard]] std::span<const std::uint64_t> ofExcesses(std::size_t from, std::size_t to) const {
        return std::span(places).subspan(begins[from], begins[to] - begins[from]);
    }

    friend bool operator==(const ClassList&, const ClassList&) = default;
};

/// A list in the making.
struct ListProgress {
    /// How many elements it may have, at the most; 0 before it is begun.
    std::size_t asked = 0;
    /// The blocks (blocksOfList) whose elements are listed.
    NumberSet done;
    /// The list as far as it is made, places in increasing order within each excess. Where nothing is listed
    /// yet, the minimum may be too high.
    ClassList list;

    /// Whether it may be one of this correlation. O(elements).
    [[nodiscard]] bool fits(const Correlation& correlation) const;
    /// Adds what somebody else has listed. Of lists of different lengths only the longer one is of use.
    void merge(const ListProgress& other);

    friend bool operator==(const ListProgress&, const ListProgress&) = default;
};

/// Classes with more dimensions or cells are not listed: an element is packed into one word with its weight,
/// and sums have 16 bits.
inline constexpr int mostListedDimension = 48;
inline constexpr std::int64_t mostListedCells = 32'767;

/// The estimated time of listLightest(), in nanoseconds of one thread.
[[nodiscard]] double nanosecondsToList(int dimension);

/// The work of listLightest() consists of so many equal blocks of elements. O(1).
[[nodiscard]] std::uint64_t blocksOfList(int dimension);

/// Lists the lightest elements of a correlation within the limits above, in these blocks, none of which have
/// been done, and in those that have been: as many whole excesses as have at most progress.asked elements
/// together. The list does not depend on the number of threads, nor on how the blocks were divided. With
/// mirrors, each of which takes elements to others of the same weight and blocks to blocks, only the first of
/// the blocks that are images of each other is looked at, and one of each elements that are images of each
/// other is listed. A node is an element. O(2^dimension) time for all
/// blocks, and memory for 2·asked words. Returns false if stopped by the clock; what has been done by then is
/// not lost.
[[nodiscard]] bool listLightest(const Correlation& correlation, const PlaceMaps& mirrors, NumberRange blocks,
                                ListProgress& progress, SearchClock& clock, Workload& load);

} // namespace flip
