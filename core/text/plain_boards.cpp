#include "core/text/plain_boards.h"

#include <bit>
#include <cstring>

namespace flip {

namespace {

constexpr std::size_t side = 4;
constexpr std::size_t rowBytes = side + 1;
constexpr std::size_t boardBytes = side * rowBytes;

using Word = std::uint64_t;

/// Four characters, the first one in the lowest byte on every machine.
Word fourCharacters(const char* text) {
    std::uint32_t word = 0;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&word, text, sizeof word);
    } else {
        for (std::size_t i = sizeof word; i-- > 0;) word = (word << 8U) | static_cast<unsigned char>(text[i]);
    }
    return word;
}

/// Two rows of four letters in the bytes of one word.
Word twoRows(const char* text) { return fourCharacters(text) | (fourCharacters(text + rowBytes) << 32U); }

/// Each byte times this.
constexpr Word everyByte = 0x0101010101010101;

/// A small w becomes 0 in its byte, a small b 0x15, and nothing else does (a capital differs from its small
/// letter in 0x20 alone).
Word lettersApart(Word letters) { return (letters | (0x20 * everyByte)) ^ ('w' * everyByte); }

/// The lowest bits of the eight bytes, side by side. The bit of byte k stands at 8k, and the factor has bits
/// 7m for m from 1 to 8; the products of which 8k + 7m is from 56 to 63 are those with k + m = 8, and 8k + 7m
/// is different for all k and m, so nothing is carried.
std::uint32_t gathered(Word lowestBits) {
    constexpr Word factor = 0x0102040810204080;
    return static_cast<std::uint32_t>((lowestBits * factor) >> 56U);
}

constexpr std::uint32_t notPlain = 0x10000;

/// The board, or notPlain. Everything is checked at once at the end: 0x15 times the lowest bits gives the
/// bytes back only where there are no letters but b and w.
std::uint32_t plainBoard(const char* text) {
    const Word upper = lettersApart(twoRows(text));
    const Word lower = lettersApart(twoRows(text + 2 * rowBytes));
    const Word upperBlacks = upper & everyByte;
    const Word lowerBlacks = lower & everyByte;
    int wrongEnds = 0;
    for (std::size_t end = side; end < boardBytes; end += rowBytes) wrongEnds |= text[end] ^ '\n';
    const Word wrong = (upper ^ (upperBlacks * 0x15)) | (lower ^ (lowerBlacks * 0x15));
    if (wrong != 0 || wrongEnds != 0) return notPlain;
    return gathered(upperBlacks) | (gathered(lowerBlacks) << 8U);
}

} // namespace

PlainBoards readPlainBoards(std::string_view text, std::span<std::uint16_t> boards) {
    PlainBoards read;
    std::size_t groupStart = 0;
    std::size_t at = 0;
    while (read.boards < boards.size() && text.size() - at >= boardBytes) {
        const bool blankLine = read.boards > 0 && text[at] == '\n';
        if (blankLine && text.size() - at < boardBytes + 1) break;
        const std::uint32_t board = plainBoard(text.data() + at + (blankLine ? 1 : 0));
        if (board == notPlain) break;
        if (blankLine) groupStart = read.boards;
        boards[read.boards++] = static_cast<std::uint16_t>(board);
        at += boardBytes + (blankLine ? 1 : 0);
        read.lines += side + (blankLine ? 1 : 0);
    }
    read.bytes = at;
    read.boardsOfLastGroup = read.boards - groupStart;
    return read;
}

} // namespace flip
