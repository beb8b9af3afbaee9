#include "core/solve/lightest/light_rows.h"

#include "core/base/processor.h"

#include <bit>

namespace flip {

namespace {

using Distance = std::int64_t(std::span<const Step> a, std::span<const Step> b);
using Find = void(std::span<const Step> sum, std::span<const Step> rows,
                  std::span<const std::uint32_t> numbers, std::int64_t most, std::vector<LightRow>& light);

[[gnu::always_inline]] inline std::int64_t countDiffering(const Step* a, const Step* b, std::size_t steps) {
    std::int64_t count = 0;
    for (std::size_t i = 0; i < steps; ++i) {
        for (std::size_t word = 0; word < Step::words; ++word)
            count += std::popcount(a[i].at[word] ^ b[i].at[word]);
    }
    return count;
}

[[gnu::always_inline]] inline void findByWords(std::span<const Step> sum, std::span<const Step> rows,
                                               std::span<const std::uint32_t> numbers, std::int64_t most,
                                               std::vector<LightRow>& light) {
    for (const std::uint32_t number : numbers) {
        const std::int64_t weight = countDiffering(sum.data(), rows.data() + number * sum.size(), sum.size());
        if (weight <= most) [[unlikely]]
            light.push_back({number, weight});
    }
}

std::int64_t distancePortable(std::span<const Step> a, std::span<const Step> b) {
    return countDiffering(a.data(), b.data(), a.size());
}

FLIP_TARGET("popcnt")

std::int64_t distanceWithPopcnt(std::span<const Step> a, std::span<const Step> b) {
    return countDiffering(a.data(), b.data(), a.size());
}

void findPortable(std::span<const Step> sum, std::span<const Step> rows,
                  std::span<const std::uint32_t> numbers, std::int64_t most, std::vector<LightRow>& light) {
    findByWords(sum, rows, numbers, most, light);
}

/// The first x86-64 processors lack this instruction, so that without asking for it every word is a call.
FLIP_TARGET("popcnt")

void findWithPopcnt(std::span<const Step> sum, std::span<const Step> rows,
                    std::span<const std::uint32_t> numbers, std::int64_t most, std::vector<LightRow>& light) {
    findByWords(sum, rows, numbers, most, light);
}

/// Eight words at once: a board of 95x95 takes half the time.
FLIP_TARGET("avx512f,avx512vpopcntdq")

void findWithAvx512(std::span<const Step> sum, std::span<const Step> rows,
                    std::span<const std::uint32_t> numbers, std::int64_t most, std::vector<LightRow>& light) {
    findByWords(sum, rows, numbers, most, light);
}

Find* bestFind() {
    if (FLIP_HAS("avx512vpopcntdq")) return findWithAvx512;
    return FLIP_HAS("popcnt") ? findWithPopcnt : findPortable;
}

} // namespace

void findLightRows(std::span<const Step> sum, std::span<const Step> rows,
                   std::span<const std::uint32_t> numbers, std::int64_t most, std::vector<LightRow>& light) {
    static Find* const find = bestFind();
    find(sum, rows, numbers, most, light);
}

std::int64_t distance(std::span<const Step> a, std::span<const Step> b) {
    static Distance* const count = FLIP_HAS("popcnt") ? distanceWithPopcnt : distancePortable;
    return count(a, b);
}

} // namespace flip
