#include "core/solve/packed/solvable_sieve.h"

#include "core/base/processor.h"
#include "core/solve/packed/packed_equations.h"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace flip {

namespace {

constexpr std::size_t mostParities = 8;
constexpr int mostCells = 16;

#ifdef FLIP_X86

/// As many boards as one word has bits.
constexpr std::size_t groupSize = 64;

/// Writes the positions of the bits that are set, counted from `first`, and returns how many these are. The
/// first eight are written whether they are there or not: asking for each would be guessed wrongly by the
/// processor again and again, asking for more than eight hardly ever is. For the same reason no countr_zero,
/// which asks whether there is any.
FLIP_TARGET("bmi,popcnt")

[[gnu::always_inline]] inline std::size_t writePositions(std::uint64_t bits, std::size_t first,
                                                         std::uint16_t* to) {
    const auto count = static_cast<std::size_t>(std::popcount(bits));
    for (std::size_t i = 0; i < std::max(count, SolvableSieve::slack); ++i) {
        to[i] = static_cast<std::uint16_t>(first + _tzcnt_u64(bits));
        bits &= bits - 1;
    }
    return count;
}

using Bytes = __m256i;

/// The signatures of two quarters, which are the lower and the upper half of a byte of each of 32 boards.
FLIP_TARGET("avx2")

[[gnu::always_inline]] inline Bytes ofTwoQuarters(Bytes bytes, const Bytes* tables) {
    const Bytes lowHalves = _mm256_set1_epi8(0xF);
    const Bytes lower = _mm256_and_si256(bytes, lowHalves);
    const Bytes upper = _mm256_and_si256(_mm256_srli_epi16(bytes, 4), lowHalves);
    return _mm256_xor_si256(_mm256_shuffle_epi8(tables[0], lower), _mm256_shuffle_epi8(tables[1], upper));
}

#endif

} // namespace

std::optional<SolvableSieve> SolvableSieve::of(const PackedPuzzle& puzzle) {
    if (puzzle.cells > mostCells) throw std::logic_error("too many cells for a sieve of packed boards");
    const auto rows = transposedPacked(puzzle.masks);
    // What every press flips evenly is what flips nothing in the transposed rule.
    const PackedEquations transposed{std::span(rows).first(static_cast<std::size_t>(puzzle.cells))};
    const auto evenSets = transposed.quiet();
    if (evenSets.size() > mostParities) return std::nullopt;
    SolvableSieve sieve;
    for (std::size_t quarter = 0; quarter < quarters; ++quarter) {
        for (std::size_t bits = 0; bits < sieve.signatures_[quarter].size(); ++bits) {
            const PackedPuzzle::Word board = PackedPuzzle::Word{bits} << (quarter * quarterBits);
            unsigned signature = 0;
            for (std::size_t i = 0; i < evenSets.size(); ++i)
                signature |= (static_cast<unsigned>(std::popcount(board & evenSets[i])) & 1U) << i;
            sieve.signatures_[quarter][bits] = static_cast<std::uint8_t>(signature);
        }
    }
    const std::uint8_t black = sieve.signature(static_cast<std::uint16_t>(puzzle.full));
    if (puzzle.goal == Goal::Either) sieve.solvable_ = {0, black};
    if (puzzle.goal == Goal::Black) sieve.solvable_ = {black, black};
    return sieve;
}

std::uint8_t SolvableSieve::signature(std::uint16_t board) const {
    std::uint8_t signature = 0;
    for (const auto& quarter : signatures_) {
        signature ^= quarter[board % quarter.size()];
        board = static_cast<std::uint16_t>(board >> quarterBits);
    }
    return signature;
}

bool SolvableSieve::passes(std::uint16_t board) const {
    return std::ranges::find(solvable_, signature(board)) != solvable_.end();
}

std::size_t SolvableSieve::findOneByOne(std::span<const std::uint16_t> boards, std::size_t from,
                                        std::uint16_t* to) const {
    std::size_t found = 0;
    for (std::size_t i = from; i < boards.size(); ++i) {
        if (passes(boards[i])) to[found++] = static_cast<std::uint16_t>(i);
    }
    return found;
}

#ifdef FLIP_X86

FLIP_TARGET("avx2,bmi,popcnt")

std::size_t SolvableSieve::findAvx2(std::span<const std::uint16_t> boards, std::uint16_t* positions) const {
    Bytes tables[quarters];
    for (std::size_t i = 0; i < quarters; ++i)
        tables[i] = _mm256_broadcastsi128_si256(
            _mm_loadu_si128(reinterpret_cast<const __m128i*>(signatures_[i].data())));
    const Bytes lowBytes = _mm256_set1_epi16(0xFF);
    const Bytes white = _mm256_set1_epi8(static_cast<char>(solvable_[0]));
    const Bytes black = _mm256_set1_epi8(static_cast<char>(solvable_[1]));
    std::size_t found = 0;
    std::size_t at = 0;
    for (; at + groupSize <= boards.size(); at += groupSize) {
        std::uint64_t passing = 0;
        for (std::size_t half = 0; half < groupSize; half += groupSize / 2) {
            const auto* const from = reinterpret_cast<const Bytes*>(boards.data() + at + half);
            const Bytes some = _mm256_loadu_si256(from);
            const Bytes others = _mm256_loadu_si256(from + 1);
            // Packing goes by halves of the vectors, of both alike; the order is put right below.
            const Bytes low =
                _mm256_packus_epi16(_mm256_and_si256(some, lowBytes), _mm256_and_si256(others, lowBytes));
            const Bytes high = _mm256_packus_epi16(_mm256_srli_epi16(some, 8), _mm256_srli_epi16(others, 8));
            const Bytes signatures =
                _mm256_xor_si256(ofTwoQuarters(low, tables), ofTwoQuarters(high, tables + 2));
            const Bytes pass =
                _mm256_or_si256(_mm256_cmpeq_epi8(signatures, white), _mm256_cmpeq_epi8(signatures, black));
            const Bytes inOrder = _mm256_permute4x64_epi64(pass, 0b11'01'10'00);
            passing |= std::uint64_t{static_cast<std::uint32_t>(_mm256_movemask_epi8(inOrder))} << half;
        }
        found += writePositions(passing, at, positions + found);
    }
    return found + findOneByOne(boards, at, positions + found);
}

bool SolvableSieve::isFast() { return FLIP_HAS("avx2") && FLIP_HAS("bmi") && FLIP_HAS("popcnt"); }

std::size_t SolvableSieve::find(std::span<const std::uint16_t> boards,
                                std::span<std::uint16_t> positions) const {
    return isFast() ? findAvx2(boards, positions.data()) : findOneByOne(boards, 0, positions.data());
}

#else

bool SolvableSieve::isFast() { return false; }

std::size_t SolvableSieve::find(std::span<const std::uint16_t> boards,
                                std::span<std::uint16_t> positions) const {
    return findOneByOne(boards, 0, positions.data());
}

#endif

} // namespace flip
