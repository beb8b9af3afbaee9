#include "core/solve/equations/row_kernels.h"

#include <algorithm>
#include <cstring>

#if defined(__x86_64__) && defined(__GNUC__)
#define FLIP_X86 1
#endif

namespace flip {

namespace {

/// Knows no instruction set: it is inlined into one function for every target.
template <class Vector>
[[gnu::always_inline]] inline void addSums(const RowSums& table, std::span<const std::uint64_t> chosen,
                                           RowPart* parts, std::size_t stride) {
    constexpr std::size_t words = sizeof(Vector) / sizeof(std::uint64_t);
    constexpr std::size_t vectors = RowPart::words / words;
    constexpr std::uint64_t group = (std::uint64_t{1} << RowSums::groupBits) - 1;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        if (chosen[i] == 0) continue;
        // Vector by vector: copied as a whole, they would not stay in registers.
        Vector sum[vectors];
        RowPart& part = parts[i * stride];
#pragma GCC unroll 4
        for (std::size_t v = 0; v < vectors; ++v) std::memcpy(&sum[v], &part.at[v * words], sizeof(Vector));
#pragma GCC unroll 13
        for (std::size_t g = 0; g < RowSums::groups; ++g) {
            const RowPart& row = table.sums[g][(chosen[i] >> (g * RowSums::groupBits)) & group];
#pragma GCC unroll 4
            for (std::size_t v = 0; v < vectors; ++v) {
                Vector added;
                std::memcpy(&added, &row.at[v * words], sizeof(Vector));
                sum[v] ^= added;
            }
        }
#pragma GCC unroll 4
        for (std::size_t v = 0; v < vectors; ++v) std::memcpy(&part.at[v * words], &sum[v], sizeof(Vector));
    }
}

using Vector16 [[gnu::vector_size(16)]] = std::uint64_t;

bool everywhere() { return true; }

void addPortable(const RowSums& table, std::span<const std::uint64_t> chosen, RowPart* parts,
                 std::size_t stride) {
    addSums<Vector16>(table, chosen, parts, stride);
}

#ifdef FLIP_X86

using Vector32 [[gnu::vector_size(32)]] = std::uint64_t;
using Vector64 [[gnu::vector_size(64)]] = std::uint64_t;

bool hasAvx2() { return __builtin_cpu_supports("avx2") != 0; }

[[gnu::target("avx2")]] void addAvx2(const RowSums& table, std::span<const std::uint64_t> chosen,
                                     RowPart* parts, std::size_t stride) {
    addSums<Vector32>(table, chosen, parts, stride);
}

bool hasAvx512() { return __builtin_cpu_supports("avx512f") != 0; }

[[gnu::target("avx512f")]] void addAvx512(const RowSums& table, std::span<const std::uint64_t> chosen,
                                          RowPart* parts, std::size_t stride) {
    addSums<Vector64>(table, chosen, parts, stride);
}
#endif

constexpr RowKernels table[] = {
#ifdef FLIP_X86
    {"AVX-512", hasAvx512, addAvx512},
    {"AVX2", hasAvx2, addAvx2},
#endif
    {"portable", everywhere, addPortable},
};

} // namespace

std::span<const RowKernels> rowKernels() { return table; }

const RowKernels& bestRowKernels() {
    return *std::ranges::find_if(table, [](const RowKernels& kernels) { return kernels.runsHere(); });
}

} // namespace flip
