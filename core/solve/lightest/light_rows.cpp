#include "core/solve/lightest/light_rows.h"

#include <bit>

#if defined(__x86_64__) && defined(__GNUC__)
#define FLIP_X86 1
#include <immintrin.h>
#endif

namespace flip {

namespace {

using Find = void(std::span<const Step> sum, std::span<const Step> rows, std::int64_t most,
                  std::vector<LightRow>& light);

[[gnu::always_inline]] inline std::int64_t countDiffering(const Step* a, const Step* b, std::size_t steps) {
    std::int64_t count = 0;
    for (std::size_t i = 0; i < steps; ++i) {
        for (std::size_t word = 0; word < Step::words; ++word)
            count += std::popcount(a[i].at[word] ^ b[i].at[word]);
    }
    return count;
}

[[gnu::always_inline]] inline void findByWords(std::span<const Step> sum, std::span<const Step> rows,
                                               std::int64_t most, std::vector<LightRow>& light) {
    const Step* row = rows.data();
    for (std::size_t number = 0; number < rows.size() / sum.size(); ++number, row += sum.size()) {
        const std::int64_t weight = countDiffering(sum.data(), row, sum.size());
        if (weight <= most) [[unlikely]]
            light.push_back({number, weight});
    }
}

void findPortable(std::span<const Step> sum, std::span<const Step> rows, std::int64_t most,
                  std::vector<LightRow>& light) {
    findByWords(sum, rows, most, light);
}

#ifdef FLIP_X86

[[gnu::target("popcnt")]] void findWithPopcnt(std::span<const Step> sum, std::span<const Step> rows,
                                              std::int64_t most, std::vector<LightRow>& light) {
    findByWords(sum, rows, most, light);
}

[[gnu::target("avx512vpopcntdq")]] void findWithAvx512(std::span<const Step> sum, std::span<const Step> rows,
                                                       std::int64_t most, std::vector<LightRow>& light) {
    const Step* row = rows.data();
    for (std::size_t number = 0; number < rows.size() / sum.size(); ++number) {
        __m512i counts = _mm512_setzero_si512();
        for (const Step& step : sum) {
            const __m512i differ = _mm512_load_si512(&step) ^ _mm512_load_si512(row++);
            counts += _mm512_popcnt_epi64(differ);
        }
        const __m256i half = __builtin_shufflevector(counts, counts, 0, 1, 2, 3) +
                             __builtin_shufflevector(counts, counts, 4, 5, 6, 7);
        const std::int64_t weight = half[0] + half[1] + half[2] + half[3];
        if (weight <= most) [[unlikely]]
            light.push_back({number, weight});
    }
}
#endif

Find* bestFind() {
#ifdef FLIP_X86
    if (__builtin_cpu_supports("avx512vpopcntdq")) return findWithAvx512;
    if (__builtin_cpu_supports("popcnt")) return findWithPopcnt;
#endif
    return findPortable;
}

} // namespace

void findLightRows(std::span<const Step> sum, std::span<const Step> rows, std::int64_t most,
                   std::vector<LightRow>& light) {
    static Find* const find = bestFind();
    find(sum, rows, most, light);
}

std::int64_t weightOf(std::span<const Step> row) {
    std::int64_t count = 0;
    for (const Step& step : row) {
        for (const std::uint64_t word : step.at) count += std::popcount(word);
    }
    return count;
}

} // namespace flip
