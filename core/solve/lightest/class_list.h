#pragma once

#include "core/solve/lightest/correlation.h"
#include "core/solve/lightest/shared_blocks.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace flip {

/// The lightest elements of one class, in order of their excess: by how many cells they are heavier than the
/// lightest.
struct ClassList {
    /// What the lightest element has.
    std::int64_t minimum = 0;
    /// Places of the class's correlation.
    std::vector<std::uint64_t> places;
    /// places[begins[e]] is the first of excess e or more; there are listed().
    std::vector<std::size_t> begins{0};
    /// Whether these are all elements of the class.
    bool whole = false;

    /// All elements of an excess below this are listed.
    [[nodiscard]] std::size_t listed() const { return begins.size() - 1; }

    [[nodiscard]] std::size_t count(std::size_t excess) const {
        return excess < listed() ? begins[excess + 1] - begins[excess] : 0;
    }

    /// From one excess up to another, without that one.
    [[nodiscard]] std::span<const std::uint64_t> ofExcesses(std::size_t from, std::size_t to) const {
        return std::span(places).subspan(begins[from], begins[to] - begins[from]);
    }
};

/// Of more dimensions or cells a class is not listed: an element is packed into one word with its weight, and
/// sums have 16 bits.
inline constexpr int mostListedDimension = 48;
inline constexpr std::int64_t mostListedCells = 32'767;

/// What it takes, about, in nanoseconds of one thread.
[[nodiscard]] double nanosecondsToList(int dimension);

/// Lists the lightest elements of a correlation that is not too large for it: as many whole excesses as make
/// at most `most` elements. The list does not depend on the number of threads. A node is an element.
/// O(2^dimension) time, and memory for twice `most` words. Nothing when the clock stops it.
[[nodiscard]] std::optional<ClassList> listLightest(const Correlation& correlation, std::size_t most,
                                                    SearchClock& clock, Workload& load);

} // namespace flip
