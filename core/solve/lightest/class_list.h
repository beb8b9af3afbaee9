#pragma once

#include "core/solve/lightest/correlation.h"
#include "core/solve/lightest/parallel_blocks.h"

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
    /// Whether all elements of the class are listed.
    bool whole = false;

    /// All elements with a smaller excess are listed.
    [[nodiscard]] std::size_t listed() const { return begins.size() - 1; }

    [[nodiscard]] std::size_t count(std::size_t excess) const {
        return excess < listed() ? begins[excess + 1] - begins[excess] : 0;
    }

    /// The elements with excesses in [from, to).
    [[nodiscard]] std::span<const std::uint64_t> ofExcesses(std::size_t from, std::size_t to) const {
        return std::span(places).subspan(begins[from], begins[to] - begins[from]);
    }
};

/// Classes with more dimensions or cells are not listed: an element is packed into one word with its weight,
/// and sums have 16 bits.
inline constexpr int mostListedDimension = 48;
inline constexpr std::int64_t mostListedCells = 32'767;

/// The estimated time of listLightest(), in nanoseconds of one thread.
[[nodiscard]] double nanosecondsToList(int dimension);

/// Lists the lightest elements of a correlation within the limits above: as many whole excesses as have at
/// most `most` elements together. The list does not depend on the number of threads. A node is an element.
/// O(2^dimension) time, and memory for 2·`most` words. Returns nullopt if stopped by the clock.
[[nodiscard]] std::optional<ClassList> listLightest(const Correlation& correlation, std::size_t most,
                                                    SearchClock& clock, Workload& load);

} // namespace flip
