#include "core/solve/lane_kernels.h"

#include <algorithm>
#include <cstring>

#if defined(__x86_64__) && defined(__GNUC__)
#define FLIP_X86 1
#include <immintrin.h>
#endif

namespace flip {

namespace {

// The templates know no instruction set: they are inlined into one function for every target, so vectors are
// not passed by value.

/// The transform on as many vectors, lane by lane.
template <std::size_t count, class Vector>
[[gnu::always_inline]] inline void butterflies(Vector* vectors) {
#pragma GCC unroll 4
    for (std::size_t distance = count / 2; distance > 0; distance /= 2) {
#pragma GCC unroll 16
        for (std::size_t i = 0; i < count; ++i) {
            if ((i & distance) != 0) continue;
            const Vector sum = vectors[i] + vectors[i + distance];
            vectors[i + distance] = vectors[i] - vectors[i + distance];
            vectors[i] = sum;
        }
    }
}

/// Reads one part, as wide as a vector, of the 16 Lanes at from[0], from[stride], …, and transforms it.
template <class Vector>
[[gnu::always_inline]] inline void transformPart(const Lanes* from, std::size_t stride, std::size_t part,
                                                 Vector* vectors) {
#pragma GCC unroll 16
    for (std::size_t i = 0; i < radix; ++i) {
        std::memcpy(&vectors[i], &from[i * stride].at[part], sizeof(Vector));
    }
    butterflies<radix>(vectors);
}

template <class Vector>
[[gnu::always_inline]] inline void storePart(const Vector* vectors, Lanes* to, std::size_t stride,
                                             std::size_t part) {
#pragma GCC unroll 16
    for (std::size_t i = 0; i < radix; ++i) {
        std::memcpy(&to[i * stride].at[part], &vectors[i], sizeof(Vector));
    }
}

template <class Vector>
[[gnu::always_inline]] inline void transformAll(std::span<const Lanes> from, std::span<Lanes> to,
                                                std::size_t stride) {
    for (std::size_t group = 0; group < from.size(); group += radix * stride) {
        for (std::size_t i = group; i < group + stride; ++i) {
            for (std::size_t part = 0; part < Lanes::count; part += sizeof(Vector)) {
                Vector vectors[radix];
                transformPart(&from[i], stride, part, vectors);
                storePart(vectors, &to[i], stride, part);
            }
        }
    }
}

using Numbers [[gnu::vector_size(16)]] = std::int16_t;
constexpr std::size_t side = 8;

/// Rows become columns: three perfect shuffles of eight rows of eight.
[[gnu::always_inline]] inline void transpose(Numbers* rows) {
#pragma GCC unroll 3
    for (int shuffle = 0; shuffle < 3; ++shuffle) {
        Numbers shuffled[side];
#pragma GCC unroll 4
        for (std::size_t i = 0; i < side / 2; ++i) {
            const Numbers& a = rows[i];
            const Numbers& b = rows[i + side / 2];
            shuffled[2 * i] = __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
            shuffled[2 * i + 1] = __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
        }
#pragma GCC unroll 8
        for (std::size_t i = 0; i < side; ++i) rows[i] = shuffled[i];
    }
}

/// The transform of a multiple of 64 numbers. The last six levels, whose distances are shorter than a vector,
/// are done on squares of 8×8: down the columns, and along the rows as columns.
[[gnu::always_inline]] inline void transformNumbers(std::span<std::int16_t> sums) {
    std::int16_t* const all = sums.data();
    const std::size_t count = sums.size();
    constexpr std::size_t square = side * side;
    for (std::size_t distance = count / 2; distance >= square; distance /= 2) {
        for (std::size_t group = 0; group < count; group += 2 * distance) {
            for (std::size_t i = group; i < group + distance; ++i) {
                const int sum = all[i] + all[i + distance];
                all[i + distance] = static_cast<std::int16_t>(all[i] - all[i + distance]);
                all[i] = static_cast<std::int16_t>(sum);
            }
        }
    }
    for (std::size_t i = 0; i < count; i += square) {
        Numbers rows[side];
        std::memcpy(rows, all + i, sizeof rows);
        butterflies<side>(rows);
        transpose(rows);
        butterflies<side>(rows);
        transpose(rows);
        std::memcpy(all + i, rows, sizeof rows);
    }
}

// Plain vectors of 16 lanes, which the compiler turns into what every target has.

using Vector16 [[gnu::vector_size(16)]] = std::int8_t;

bool everywhere() { return true; }

void transformPortable(std::span<const Lanes> from, std::span<Lanes> to, std::size_t stride) {
    transformAll<Vector16>(from, to, stride);
}

std::uint32_t finishPortable(std::span<Lanes, radix> group, std::span<const std::int16_t, radix> limits) {
    // Eight partial sums for each of the 16.
    Numbers sums[radix] = {};
    for (std::size_t part = 0; part < Lanes::count; part += sizeof(Vector16)) {
        Vector16 vectors[radix];
        transformPart(group.data(), 1, part, vectors);
        storePart(vectors, group.data(), 1, part);
        for (std::size_t i = 0; i < radix; ++i) {
            const Vector16 sign = vectors[i] >> 7;
            const auto pairs = reinterpret_cast<Numbers>((vectors[i] ^ sign) - sign);
            // At most 127 each, so the upper one of a pair makes no sign.
            sums[i] += (pairs & 0xFF) + (pairs >> 8);
        }
    }
    std::uint32_t reached = 0;
    for (std::size_t half = 0; half < radix; half += side) {
        transpose(sums + half);
        Numbers total = sums[half];
        for (std::size_t i = 1; i < side; ++i) total += sums[half + i];
        for (std::size_t i = 0; i < side; ++i) {
            reached |= static_cast<std::uint32_t>(total[i] >= limits[half + i]) << (half + i);
        }
    }
    return reached;
}

void transformWidePortable(std::span<std::int16_t> sums) { transformNumbers(sums); }

#ifdef FLIP_X86

// The absolute values are added up in eights, to 16 bits of every 64. Four vectors are shifted into one
// before those are added up in turn.

using Vector32 [[gnu::vector_size(32)]] = std::int8_t;

/// Bit i: sums[i] >= limits[i].
[[gnu::target("avx2"), gnu::always_inline]] inline std::uint32_t
reachedLimits(const std::int16_t* sums, std::span<const std::int16_t, radix> limits) {
    const __m256i below =
        _mm256_cmpgt_epi16(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(limits.data())),
                           _mm256_load_si256(reinterpret_cast<const __m256i*>(sums)));
    const __m128i bytes = _mm_packs_epi16(_mm256_castsi256_si128(below), _mm256_extracti128_si256(below, 1));
    return ~static_cast<std::uint32_t>(_mm_movemask_epi8(bytes)) & 0xFFFFU;
}

bool hasAvx2() { return __builtin_cpu_supports("avx2") != 0; }

[[gnu::target("avx2")]] void transformAvx2(std::span<const Lanes> from, std::span<Lanes> to,
                                           std::size_t stride) {
    transformAll<Vector32>(from, to, stride);
}

[[gnu::target("avx2")]] std::uint32_t finishAvx2(std::span<Lanes, radix> group,
                                                 std::span<const std::int16_t, radix> limits) {
    alignas(32) std::int16_t sums[radix] = {};
    for (std::size_t part = 0; part < Lanes::count; part += sizeof(Vector32)) {
        Vector32 vectors[radix];
        transformPart(group.data(), 1, part, vectors);
        storePart(vectors, group.data(), 1, part);
        for (std::size_t i = 0; i < radix; i += 4) {
            __m256i packed = _mm256_setzero_si256();
            for (std::size_t j = i + 4; j-- > i;) {
                const __m256i absolute = _mm256_abs_epi8(reinterpret_cast<const __m256i&>(vectors[j]));
                packed = packed << 16 | _mm256_sad_epu8(absolute, _mm256_setzero_si256());
            }
            __m128i sum = _mm256_castsi256_si128(packed) + _mm256_extracti128_si256(packed, 1);
            sum += _mm_unpackhi_epi64(sum, sum);
            const auto place = reinterpret_cast<__m128i*>(&sums[i]);
            _mm_storel_epi64(place, _mm_add_epi16(sum, _mm_loadl_epi64(place)));
        }
    }
    return reachedLimits(sums, limits);
}

[[gnu::target("avx2")]] void transformWideAvx2(std::span<std::int16_t> sums) { transformNumbers(sums); }

using Vector64 [[gnu::vector_size(64)]] = std::int8_t;

bool hasAvx512() { return __builtin_cpu_supports("avx512bw") != 0; }

[[gnu::target("avx512bw,avx512vl")]] void transformAvx512(std::span<const Lanes> from, std::span<Lanes> to,
                                                          std::size_t stride) {
    transformAll<Vector64>(from, to, stride);
}

[[gnu::target("avx512bw,avx512vl")]] std::uint32_t finishAvx512(std::span<Lanes, radix> group,
                                                                std::span<const std::int16_t, radix> limits) {
    Vector64 vectors[radix];
    transformPart(group.data(), 1, 0, vectors);
    alignas(32) std::int16_t sums[radix];
#pragma GCC unroll 4
    for (std::size_t i = 0; i < radix; i += 4) {
        __m512i packed = _mm512_setzero_si512();
#pragma GCC unroll 4
        for (std::size_t j = i + 4; j-- > i;) {
            const __m512i absolute = _mm512_abs_epi8(reinterpret_cast<const __m512i&>(vectors[j]));
            packed = packed << 16 | _mm512_sad_epu8(absolute, _mm512_setzero_si512());
        }
        const __m256i half = __builtin_shufflevector(packed, packed, 0, 1, 2, 3) +
                             __builtin_shufflevector(packed, packed, 4, 5, 6, 7);
        __m128i sum = _mm256_castsi256_si128(half) + _mm256_extracti128_si256(half, 1);
        sum += _mm_unpackhi_epi64(sum, sum);
        _mm_storel_epi64(reinterpret_cast<__m128i*>(&sums[i]), sum);
    }
    const std::uint32_t reached = reachedLimits(sums, limits);
    if (reached != 0) storePart(vectors, group.data(), 1, 0);
    return reached;
}
#endif

constexpr LaneKernels table[] = {
#ifdef FLIP_X86
    {"AVX-512", hasAvx512, transformAvx512, finishAvx512, transformWideAvx2},
    {"AVX2", hasAvx2, transformAvx2, finishAvx2, transformWideAvx2},
#endif
    {"portable", everywhere, transformPortable, finishPortable, transformWidePortable},
};

} // namespace

std::span<const LaneKernels> laneKernels() { return table; }

const LaneKernels& bestLaneKernels() {
    return *std::ranges::find_if(table, [](const LaneKernels& kernels) { return kernels.runsHere(); });
}

} // namespace flip
