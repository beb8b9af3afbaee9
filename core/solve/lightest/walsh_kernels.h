#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace flip {

/// As many numbers side by side as an AVX-512 register holds; the place of a number is its lane.
template <class Number>
struct alignas(64) Lanes {
    static constexpr std::size_t count = 64 / sizeof(Number);

    std::array<Number, count> at{};
};

/// The number of Lanes that are tested together for a number that is large enough.
inline constexpr std::size_t lanesPerGroup = 8;

/// The most Lanes transformed at once: 128 KiB.
inline constexpr std::size_t mostLanes = 2048;

/// The inner loop of the Walsh–Hadamard transform, for one kind of processor.
///
/// Why not a SIMD library: few loops in the program deserve special vector instructions, and this one is a
/// page long. GCC's vector types express it once, and its target attribute compiles it for every instruction
/// set; a library would bring a package to install and its own dispatch.
struct WalshKernels {
    template <class Number>
    using Transform = void(std::span<const Lanes<Number>> from, std::span<Lanes<Number>> to, Number atLeast,
                           std::span<std::uint8_t> reached);

    std::string_view name;
    /// Whether this processor can run it.
    bool (*runsHere)();
    /// Transforms along the numbers of the Lanes, lane by lane, and reports for each group of Lanes whether a
    /// sum in it reaches `atLeast`. The count must be a power of two from lanesPerGroup to mostLanes, and no
    /// sum may leave the range of a number.
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

/// All kernels, the fastest first; the last one runs everywhere.
[[nodiscard]] std::span<const WalshKernels> walshKernels();
/// The first that runs on this processor.
[[nodiscard]] const WalshKernels& bestWalshKernels();

} // namespace flip
