#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace flip {

/// As many bins side by side as an AVX-512 register holds; the bin is the lane.
struct alignas(64) Lanes {
    static constexpr int count = 64;

    std::array<std::int8_t, count> at{};
};

/// How many Lanes the kernels take in one go: four levels of a Walsh–Hadamard transform.
inline constexpr std::size_t radix = 16;

/// The inner loops of the search by blocks, for one kind of processor. The caller sees to it that no sum
/// leaves the int8 range.
///
/// Why not a SIMD library: these loops, of a page, are all in the program that is worth vector instructions
/// of a special kind. GCC's vector types express them once, and its target attribute compiles that once for
/// every instruction set; a library would bring a package to install and its own dispatch, for four
/// intrinsics.
struct LaneKernels {
    std::string_view name;
    /// Whether this processor can run it.
    bool (*runsHere)();
    /// Transforms along the numbers of the Lanes, for the four bits of the number from `stride` on: out of
    /// sums over every group of 16 at this distance. `to` may be `from`. The count is a multiple of
    /// 16·stride.
    void (*transform)(std::span<const Lanes> from, std::span<Lanes> to, std::size_t stride);
    /// The same with stride 1 for one group of 16, in place unless the result is 0. Bit i of the result: the
    /// absolute values of number i add up to limits[i] at least.
    std::uint32_t (*finish)(std::span<Lanes, radix> group, std::span<const std::int16_t, radix> limits);
    /// The whole transform of a power of two of numbers, at least 64, in place.
    void (*transformWide)(std::span<std::int16_t> sums);
};

/// Fastest first; the last one runs everywhere.
[[nodiscard]] std::span<const LaneKernels> laneKernels();
/// The first that runs here.
[[nodiscard]] const LaneKernels& bestLaneKernels();

} // namespace flip
