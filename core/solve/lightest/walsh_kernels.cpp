#include "core/solve/lightest/walsh_kernels.h"

#include "core/base/processor.h"

#include <algorithm>
#include <cstring>

namespace flip {

namespace {

constexpr std::size_t mostNearLanes = 256;
static_assert(mostLanes == 8 * mostNearLanes);

// The templates know no instruction set: they are inlined into one function for every target, so vectors are
// not passed by value.

template <class Number>
using Vector [[gnu::vector_size(64)]] = Number;

/// The transform on as many vectors, lane by lane.
template <std::size_t count, class Vector>
[[gnu::always_inline]] inline void butterflies(Vector* vectors) {
#pragma GCC unroll 3
    for (std::size_t distance = count / 2; distance > 0; distance /= 2) {
#pragma GCC unroll 8
        for (std::size_t i = 0; i < count; ++i) {
            if ((i & distance) != 0) continue;
            const Vector sum = vectors[i] + vectors[i + distance];
            vectors[i + distance] = vectors[i] - vectors[i + distance];
            vectors[i] = sum;
        }
    }
}

template <std::size_t count, class Lanes, class Vector>
[[gnu::always_inline]] inline void load(const Lanes* from, std::size_t stride, Vector* to) {
#pragma GCC unroll 8
    for (std::size_t i = 0; i < count; ++i) std::memcpy(&to[i], &from[i * stride].at, sizeof to[i]);
}

template <std::size_t count, class Lanes, class Vector>
[[gnu::always_inline]] inline void store(const Vector* from, Lanes* to, std::size_t stride) {
#pragma GCC unroll 8
    for (std::size_t i = 0; i < count; ++i) std::memcpy(&to[i * stride].at, &from[i], sizeof from[i]);
}

/// log2(radix) levels of the transform: out of sums over the `radix` Lanes at each multiple of `stride`.
template <std::size_t radix, class Number>
[[gnu::always_inline]] inline void pass(const Lanes<Number>* from, Lanes<Number>* to, std::size_t count,
                                        std::size_t stride) {
    for (std::size_t group = 0; group < count; group += radix * stride) {
        for (std::size_t i = group; i < group + stride; ++i) {
            Vector<Number> vectors[radix];
            load<radix>(from + i, stride, vectors);
            butterflies<radix>(vectors);
            store<radix>(vectors, to + i, stride);
        }
    }
}

/// The levels above the lowest ones, log2(count / rest) of them, at most three.
template <class Number>
[[gnu::always_inline]] inline void topPass(const Lanes<Number>* from, Lanes<Number>* to, std::size_t count,
                                           std::size_t rest) {
    if (count == 2 * rest) pass<2>(from, to, count, rest);
    if (count == 4 * rest) pass<4>(from, to, count, rest);
    if (count == 8 * rest) pass<8>(from, to, count, rest);
}

using Words [[gnu::vector_size(64)]] = std::uint64_t;

/// The last three levels, and which groups reach the value.
template <class Number>
[[gnu::always_inline]] inline void lastPass(const Lanes<Number>* from, Lanes<Number>* to, std::size_t count,
                                            Number atLeast, std::uint8_t* reached) {
    for (std::size_t group = 0; group < count; group += lanesPerGroup) {
        Vector<Number> vectors[lanesPerGroup];
        load<lanesPerGroup>(from + group, 1, vectors);
        butterflies<lanesPerGroup>(vectors);
        store<lanesPerGroup>(vectors, to + group, 1);
        Vector<Number> highest = vectors[0];
#pragma GCC unroll 8
        for (std::size_t i = 1; i < lanesPerGroup; ++i) highest = vectors[i] > highest ? vectors[i] : highest;
        const auto high = reinterpret_cast<Words>(highest >= atLeast);
        std::uint64_t any = 0;
#pragma GCC unroll 8
        for (std::size_t i = 0; i < sizeof high / sizeof any; ++i) any |= high[i];
        *reached++ = any != 0 ? 1 : 0;
    }
}

/// Up to 256 Lanes fill half of a usual first-level cache and are transformed by three levels a pass. More
/// are divided into this many by one pass through the second-level cache.
template <class Number>
[[gnu::always_inline]] inline void transformAll(std::span<const Lanes<Number>> bins,
                                                std::span<Lanes<Number>> sums, Number atLeast,
                                                std::span<std::uint8_t> reached) {
    const Lanes<Number>* from = bins.data();
    const std::size_t near = bins.size() < mostNearLanes ? bins.size() : mostNearLanes;
    if (near < bins.size()) {
        topPass(from, sums.data(), bins.size(), near);
        from = sums.data();
    }
    std::size_t lowest = near;
    while (lowest > lanesPerGroup) lowest /= lanesPerGroup;
    for (std::size_t begin = 0; begin < bins.size(); begin += near) {
        const Lanes<Number>* source = from + begin;
        Lanes<Number>* const part = sums.data() + begin;
        std::size_t stride = near;
        if (lowest < lanesPerGroup && near > lanesPerGroup) {
            topPass(source, part, near, stride /= lowest);
            source = part;
        }
        for (; stride > lanesPerGroup; source = part) pass<8>(source, part, near, stride /= 8);
        lastPass(source, part, near, atLeast, reached.data() + begin / lanesPerGroup);
    }
}

bool everywhere() { return true; }

template <class Number>
void transformPortable(std::span<const Lanes<Number>> from, std::span<Lanes<Number>> to, Number atLeast,
                       std::span<std::uint8_t> reached) {
    transformAll(from, to, atLeast, reached);
}

bool hasAvx512() { return FLIP_HAS("avx512bw"); }

template <class Number>
FLIP_TARGET("avx512bw")
void transformAvx512(std::span<const Lanes<Number>> from, std::span<Lanes<Number>> to, Number atLeast,
                     std::span<std::uint8_t> reached) {
    transformAll(from, to, atLeast, reached);
}

constexpr WalshKernels kernelTable[] = {
    {"AVX-512", hasAvx512, transformAvx512<std::int16_t>, transformAvx512<std::int32_t>},
    {"portable", everywhere, transformPortable<std::int16_t>, transformPortable<std::int32_t>},
};

} // namespace

std::span<const WalshKernels> walshKernels() { return kernelTable; }

const WalshKernels& bestWalshKernels() {
    return *std::ranges::find_if(kernelTable, [](const WalshKernels& kernels) { return kernels.runsHere(); });
}

} // namespace flip
