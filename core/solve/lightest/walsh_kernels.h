#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace flip {

/// As many numbers side by side as an AVX-512 register holds; a number's place in it is its lane.
template <class Number>
struct alignas(64) Lanes {
    static constexpr std::size_t count = 64 / sizeof(Number);

    std::array<Number, count> at{};
};

/// How many Lanes are tested together whether one of their numbers is large enough.
inline constexpr std::size_t lanesPerGroup = 8;

/// How many are transformed at once, at most: 128 KiB.
inline constexpr std::size_t mostLanes = 2048;

/// The inner loop of the Walsh–Hadamard transform, for one kind of processor.
///
/// Why not a SIMD library: this loop, of a page, is one of few in the program that are worth vector
/// instructions of a special kind. GCC's vector types express it once, and its target attribute compiles that
/// once for every instruction set; a library would bring a package to install and its own dispatch.
struct WalshKernels {
    template <class Number>
    using Transform = void(std::span<const Lanes<Number>> from, std::span<Lanes<Number>> to, Number atLeast,
                           std::span<std::uint8_t> reached);

    std::string_view name;
    /// Whether this processor can run it.
    bool (*runsHere)();
    /// Transforms along the numbers of the Lanes, lane by lane, and tells for each group of Lanes whether a
    /// sum in it reaches `atLeast`. The count is a power of two, from lanesPerGroup
    /// to mostLanes. No sum leaves the range of
    /// a number, which the caller sees to.
    Transform<std::int16_t>* transform16;
    Transform<std::int32_t>* transform32;

    template <class Number>
    [[nodiscard]] Transform<Number>* transform() const {
        if constexpr (sizeof(Number) == sizeof(std::int16_t)) {
            return transform16;
        } else {
            return transform32;
        }
    }
};

/// Fastest first; the last one runs everywhere.
[[nodiscard]] std::span<const WalshKernels> walshKernels();
/// The first that runs here.
[[nodiscard]] const WalshKernels& bestWalshKernels();

} // namespace flip
