#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace flip {

/// As many columns of a row over GF(2) as an AVX-512 register holds.
struct alignas(64) RowPart {
    static constexpr std::size_t words = 8;

    std::array<std::uint64_t, words> at{};
};

/// All sums of up to 64 rows, tabulated in groups: sums[g][s] is the sum of those rows of group g whose bits
/// are set in s.
struct RowSums {
    static constexpr std::size_t groupBits = 5;
    static constexpr std::size_t groups = (64 + groupBits - 1) / groupBits;

    std::array<std::array<RowPart, std::size_t{1} << groupBits>, groups> sums;
};

/// The inner loop of the elimination of dense equations, for one kind of processor; made and chosen like
/// LaneKernels.
struct RowKernels {
    std::string_view name;
    /// Whether this processor can run it.
    bool (*runsHere)();
    /// To part number i, at parts[i·stride], adds the sum of the rows whose bits are set in chosen[i].
    void (*add)(const RowSums& table, std::span<const std::uint64_t> chosen, RowPart* parts,
                std::size_t stride);
};

/// Fastest first; the last one runs everywhere.
[[nodiscard]] std::span<const RowKernels> rowKernels();
/// The first that runs here.
[[nodiscard]] const RowKernels& bestRowKernels();

} // namespace flip
