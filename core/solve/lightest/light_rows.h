#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace flip {

/// As many bits of a row as an AVX-512 register holds, added and counted in one step.
struct alignas(64) Step {
    static constexpr std::size_t words = 8;

    std::array<std::uint64_t, words> at{};

    Step& operator^=(const Step& other) {
        for (std::size_t i = 0; i < words; ++i) at[i] ^= other.at[i];
        return *this;
    }
};

/// The number of steps for this many bits; at least one.
[[nodiscard]] constexpr std::size_t stepsOf(std::size_t bits) {
    constexpr std::size_t inStep = Step::words * 64;
    return bits == 0 ? 1 : (bits + inStep - 1) / inStep;
}

/// A row whose sum with a given row is light.
struct LightRow {
    std::size_t number = 0;
    std::int64_t weight = 0;
};

/// The estimated time to weigh a row, in nanoseconds.
[[nodiscard]] inline double nanosecondsToWeigh(std::size_t steps) { return 3 + static_cast<double>(steps); }

/// Of the rows, each as long as `sum` and stored one after the other, finds those with one of the numbers
/// that differ from it in at most `most` bits, and appends them to `light`.
void findLightRows(std::span<const Step> sum, std::span<const Step> rows,
                   std::span<const std::uint32_t> numbers, std::int64_t most, std::vector<LightRow>& light);

/// In how many bits two rows of the same length differ.
[[nodiscard]] std::int64_t distance(std::span<const Step> a, std::span<const Step> b);

} // namespace flip
