#include "core/text/plain_boards.h"

#include "core/base/processor.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace flip {

namespace {

constexpr std::size_t plainSide = 4;

/// Where things stand in a layout, in bytes from the beginning of a board or of the blank line before it.
struct PlainPlaces {
    std::size_t lineEnd;
    std::size_t row;
    std::size_t firstRow;
    std::size_t board;

    explicit constexpr PlainPlaces(PlainLayout layout)
        : lineEnd(layout.carriageReturns ? 2 : 1), row(plainSide + lineEnd),
          firstRow(layout.blankLine ? lineEnd : 0), board(firstRow + plainSide * row) {}
};

constexpr char endByte(PlainPlaces places, std::size_t i) {
    return places.lineEnd == 2 && i == 0 ? '\r' : '\n';
}

// 64-bit words

using EightBytes = std::uint64_t;

/// Four characters, the first one in the lowest byte on every machine.
EightBytes fourCharacters(const char* text) {
    std::uint32_t word = 0;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&word, text, sizeof word);
    } else {
        for (std::size_t i = sizeof word; i-- > 0;) word = (word << 8U) | static_cast<unsigned char>(text[i]);
    }
    return word;
}

/// Each byte times this.
constexpr EightBytes everyByte = 0x0101010101010101;

/// A small w becomes 0 in its byte, a small b 0x15, and nothing else does (a capital differs from its small
/// letter in 0x20 alone).
EightBytes lettersApart(EightBytes letters) { return (letters | (0x20 * everyByte)) ^ ('w' * everyByte); }

/// The lowest bits of the eight bytes, side by side. The bit of byte k stands at 8k, and the factor has bits
/// 7m for m from 1 to 8; the products of which 8k + 7m is from 56 to 63 are those with k + m = 8, and 8k + 7m
/// is different for all k and m, so nothing is carried.
std::uint32_t gathered(EightBytes lowestBits) {
    constexpr EightBytes factor = 0x0102040810204080;
    return static_cast<std::uint32_t>((lowestBits * factor) >> 56U);
}

constexpr std::uint32_t notPlain = 0x10000;

/// The board, or notPlain. Everything is checked at once at the end: 0x15 times the lowest bits gives the
/// bytes back only where there are no letters but b and w.
template <PlainLayout layout>
std::uint32_t plainBoard(const char* text) {
    constexpr PlainPlaces places(layout);
    const auto twoRows = [&](std::size_t row) {
        const char* const at = text + places.firstRow + row * places.row;
        return lettersApart(fourCharacters(at) | (fourCharacters(at + places.row) << 32U));
    };
    const EightBytes upper = twoRows(0);
    const EightBytes lower = twoRows(2);
    const EightBytes upperBlacks = upper & everyByte;
    const EightBytes lowerBlacks = lower & everyByte;
    int wrongEnds = 0;
    for (std::size_t i = 0; i < places.lineEnd; ++i) {
        if (layout.blankLine) wrongEnds |= text[i] ^ endByte(places, i);
        for (std::size_t row = 0; row < plainSide; ++row)
            wrongEnds |= text[places.firstRow + row * places.row + plainSide + i] ^ endByte(places, i);
    }
    const EightBytes wrong = (upper ^ (upperBlacks * 0x15)) | (lower ^ (lowerBlacks * 0x15));
    if (wrong != 0 || wrongEnds != 0) return notPlain;
    return gathered(upperBlacks) | (gathered(lowerBlacks) << 8U);
}

template <PlainLayout layout>
std::size_t takeWords(std::string_view text, std::span<std::uint16_t> boards) {
    constexpr std::size_t bytes = PlainPlaces(layout).board;
    const std::size_t most = std::min(boards.size(), text.size() / bytes);
    for (std::size_t i = 0; i < most; ++i) {
        const std::uint32_t board = plainBoard<layout>(text.data() + i * bytes);
        if (board == notPlain) return i;
        boards[i] = static_cast<std::uint16_t>(board);
    }
    return most;
}

bool everywhere() { return true; }

#ifdef FLIP_X86

// Vectors: 64 bytes are compared at once with boards of nothing but w, and with boards of nothing but b.
// Every byte must be the one or the other (at the line ends they are the same), and the bytes that are like
// the boards of b, one bit for each, are the boards, once the bits of the line ends are left out.

constexpr std::size_t vectorBytes = 64;

template <PlainLayout layout>
struct Likeness {
    static constexpr PlainPlaces places{layout};
    /// Boards in a vector, and their bytes.
    static constexpr std::size_t boards = vectorBytes / places.board;
    static constexpr std::size_t bytes = boards * places.board;

    alignas(vectorBytes) std::array<char, vectorBytes> white{};
    alignas(vectorBytes) std::array<char, vectorBytes> black{};
    /// What makes capitals small; nothing at the line ends.
    alignas(vectorBytes) std::array<char, vectorBytes> small{};
    std::uint64_t letters = 0;

    static constexpr std::uint64_t all = ~std::uint64_t{0} >> (vectorBytes - bytes);

    constexpr Likeness() {
        for (std::size_t at = 0; at < bytes; ++at) {
            const std::size_t inBoard = at % places.board;
            const bool blank = inBoard < places.firstRow;
            const std::size_t inRow = blank ? plainSide + inBoard : (inBoard - places.firstRow) % places.row;
            if (inRow < plainSide) {
                white[at] = 'w';
                black[at] = 'b';
                small[at] = 0x20;
                letters |= std::uint64_t{1} << at;
            } else {
                white[at] = black[at] = endByte(places, inRow - plainSide);
            }
        }
    }
};

template <PlainLayout layout>
constexpr Likeness<layout> likeness{};

/// The given number of bits from the beginning of every `step`-th row of all boards.
template <PlainLayout layout>
constexpr std::uint64_t rowBits(std::size_t step, std::size_t bits) {
    constexpr PlainPlaces places(layout);
    std::uint64_t mask = 0;
    for (std::size_t board = 0; board < Likeness<layout>::boards; ++board) {
        for (std::size_t row = 0; row < plainSide; row += step)
            mask |= ((std::uint64_t{1} << bits) - 1)
                    << (board * places.board + places.firstRow + row * places.row);
    }
    return mask;
}

/// The bits of the letters of each board side by side, from where its first row stands; others in between.
/// Without _pext_u64, which is slow on some processors with AVX2: rows move up to their neighbours, then
/// pairs of rows, in all boards at once.
template <PlainLayout layout>
[[gnu::always_inline]] inline std::uint64_t gatheredRows(std::uint64_t blacks) {
    constexpr PlainPlaces places(layout);
    constexpr std::uint64_t evenRows = rowBits<layout>(2, plainSide);
    constexpr std::uint64_t firstPairs = rowBits<layout>(plainSide, 2 * plainSide);
    const std::uint64_t pairs = (blacks & evenRows) | ((blacks >> places.lineEnd) & (evenRows << plainSide));
    return (pairs & firstPairs) | ((pairs >> (2 * places.lineEnd)) & (firstPairs << (2 * plainSide)));
}

template <PlainLayout layout>
FLIP_TARGET("avx2")
std::size_t takeAvx2(std::string_view text, std::span<std::uint16_t> boards) {
    constexpr const Likeness<layout>& like = likeness<layout>;
    constexpr std::size_t half = vectorBytes / 2;
    using Half = __m256i;
    const auto* const small = reinterpret_cast<const Half*>(like.small.data());
    const auto* const black = reinterpret_cast<const Half*>(like.black.data());
    const auto* const white = reinterpret_cast<const Half*>(like.white.data());
    std::size_t taken = 0;
    for (std::size_t at = 0; at + vectorBytes <= text.size() && taken + like.boards <= boards.size();
         at += like.bytes, taken += like.boards) {
        const auto* const from = reinterpret_cast<const Half*>(text.data() + at);
        std::uint64_t fits = 0;
        std::uint64_t blacks = 0;
        for (std::size_t i = 0; i < 2; ++i) {
            const Half letters = _mm256_or_si256(_mm256_loadu_si256(from + i), small[i]);
            const Half likeBlack = _mm256_cmpeq_epi8(letters, black[i]);
            const Half likeOne = _mm256_or_si256(likeBlack, _mm256_cmpeq_epi8(letters, white[i]));
            blacks |= std::uint64_t{static_cast<std::uint32_t>(_mm256_movemask_epi8(likeBlack))}
                      << (half * i);
            fits |= std::uint64_t{static_cast<std::uint32_t>(_mm256_movemask_epi8(likeOne))} << (half * i);
        }
        if ((fits & like.all) != like.all) break;
        const std::uint64_t rows = gatheredRows<layout>(blacks);
        for (std::size_t i = 0; i < like.boards; ++i)
            boards[taken + i] =
                static_cast<std::uint16_t>(rows >> (i * like.places.board + like.places.firstRow));
    }
    return taken;
}

template <PlainLayout layout>
FLIP_TARGET("avx512bw,bmi2")
std::size_t takeAvx512(std::string_view text, std::span<std::uint16_t> boards) {
    constexpr const Likeness<layout>& like = likeness<layout>;
    const __m512i small = _mm512_load_si512(like.small.data());
    const __m512i black = _mm512_load_si512(like.black.data());
    const __m512i white = _mm512_load_si512(like.white.data());
    std::size_t taken = 0;
    for (std::size_t at = 0; at + vectorBytes <= text.size() && taken + like.boards <= boards.size();
         at += like.bytes, taken += like.boards) {
        const __m512i letters = _mm512_or_si512(_mm512_loadu_si512(text.data() + at), small);
        const std::uint64_t blacks = _mm512_cmpeq_epi8_mask(letters, black);
        const std::uint64_t fits = blacks | _mm512_cmpeq_epi8_mask(letters, white);
        if ((fits & like.all) != like.all) break;
        const std::uint64_t packed = _pext_u64(blacks, like.letters);
        std::memcpy(&boards[taken], &packed, like.boards * sizeof(std::uint16_t));
    }
    return taken;
}

bool hasAvx2() { return FLIP_HAS("avx2"); }

bool hasAvx512() { return FLIP_HAS("avx512bw") && FLIP_HAS("bmi2"); }

constexpr PlainKernel avx512{"AVX-512",
                             hasAvx512,
                             {takeAvx512<plainLayouts[0]>, takeAvx512<plainLayouts[1]>,
                              takeAvx512<plainLayouts[2]>, takeAvx512<plainLayouts[3]>}};
constexpr PlainKernel avx2{"AVX2",
                           hasAvx2,
                           {takeAvx2<plainLayouts[0]>, takeAvx2<plainLayouts[1]>, takeAvx2<plainLayouts[2]>,
                            takeAvx2<plainLayouts[3]>}};

#endif

constexpr PlainKernel wordKernel{"64-bit words",
                                 everywhere,
                                 {takeWords<plainLayouts[0]>, takeWords<plainLayouts[1]>,
                                  takeWords<plainLayouts[2]>, takeWords<plainLayouts[3]>}};

#ifdef FLIP_X86
constexpr std::array kernels{avx512, avx2, wordKernel};
#else
constexpr std::array kernels{wordKernel};
#endif

/// Counts what has been read.
void count(PlainBoards& read, std::size_t boards, PlainLayout layout) {
    read.boards += boards;
    read.bytes += boards * PlainPlaces(layout).board;
    read.lines += boards * (plainSide + (layout.blankLine ? 1 : 0));
    read.anyBlankLine |= layout.blankLine;
    read.boardsOfLastGroup = layout.blankLine ? 1 : read.boardsOfLastGroup + boards;
}

/// Reads what comes next, in whichever layout; false when that is no board.
bool readSome(std::string_view text, std::span<std::uint16_t> boards, const PlainKernel& kernel,
              PlainStart start, PlainBoards& read) {
    bool any = false;
    for (std::size_t i = 0; i < plainLayouts.size(); ++i) {
        // A blank line is read only between two boards.
        if (plainLayouts[i].blankLine && read.boards == 0 && start == PlainStart::First) continue;
        const std::size_t taken = kernel.take[i](text.substr(read.bytes), boards.subspan(read.boards));
        if (taken == 0) continue;
        count(read, taken, plainLayouts[i]);
        any = true;
    }
    return any;
}

} // namespace

std::span<const PlainKernel> plainKernels() { return kernels; }

const PlainKernel& bestPlainKernel() {
    return *std::ranges::find_if(kernels, [](const PlainKernel& kernel) { return kernel.runsHere(); });
}

PlainBoards readPlainBoards(std::string_view text, std::span<std::uint16_t> boards, const PlainKernel& kernel,
                            PlainStart start) {
    PlainBoards read;
    // The last boards of a text are shorter than a vector.
    while (readSome(text, boards, kernel, start, read) ||
           readSome(text, boards, kernels.back(), start, read)) {
    }
    return read;
}

} // namespace flip
