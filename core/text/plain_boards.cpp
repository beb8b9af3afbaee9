#include "core/text/plain_boards.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace flip {

namespace {

constexpr std::size_t side = 4;

/// Where things stand in a layout, in bytes from the beginning of a board or of the blank line before it.
struct Places {
    std::size_t lineEnd;
    std::size_t row;
    std::size_t firstRow;
    std::size_t board;

    explicit constexpr Places(PlainLayout layout)
        : lineEnd(layout.carriageReturns ? 2 : 1), row(side + lineEnd),
          firstRow(layout.blankLine ? lineEnd : 0), board(firstRow + side * row) {}
};

constexpr char endByte(Places places, std::size_t i) { return places.lineEnd == 2 && i == 0 ? '\r' : '\n'; }

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
template <PlainLayout layout>
std::uint32_t plainBoard(const char* text) {
    constexpr Places places(layout);
    const auto twoRows = [&](std::size_t row) {
        const char* const at = text + places.firstRow + row * places.row;
        return lettersApart(fourCharacters(at) | (fourCharacters(at + places.row) << 32U));
    };
    const Word upper = twoRows(0);
    const Word lower = twoRows(2);
    const Word upperBlacks = upper & everyByte;
    const Word lowerBlacks = lower & everyByte;
    int wrongEnds = 0;
    for (std::size_t i = 0; i < places.lineEnd; ++i) {
        if (layout.blankLine) wrongEnds |= text[i] ^ endByte(places, i);
        for (std::size_t row = 0; row < side; ++row)
            wrongEnds |= text[places.firstRow + row * places.row + side + i] ^ endByte(places, i);
    }
    const Word wrong = (upper ^ (upperBlacks * 0x15)) | (lower ^ (lowerBlacks * 0x15));
    if (wrong != 0 || wrongEnds != 0) return notPlain;
    return gathered(upperBlacks) | (gathered(lowerBlacks) << 8U);
}

template <PlainLayout layout>
std::size_t takeWords(std::string_view text, std::span<std::uint16_t> boards) {
    constexpr std::size_t bytes = Places(layout).board;
    const std::size_t most = std::min(boards.size(), text.size() / bytes);
    for (std::size_t i = 0; i < most; ++i) {
        const std::uint32_t board = plainBoard<layout>(text.data() + i * bytes);
        if (board == notPlain) return i;
        boards[i] = static_cast<std::uint16_t>(board);
    }
    return most;
}

/// Counts what has been read.
void count(PlainBoards& read, std::size_t boards, PlainLayout layout) {
    read.boards += boards;
    read.bytes += boards * Places(layout).board;
    read.lines += boards * (side + (layout.blankLine ? 1 : 0));
    read.anyBlankLine |= layout.blankLine;
    read.boardsOfLastGroup = layout.blankLine ? 1 : read.boardsOfLastGroup + boards;
}

/// In the order of plainLayouts.
constexpr std::array takers{takeWords<plainLayouts[0]>, takeWords<plainLayouts[1]>,
                            takeWords<plainLayouts[2]>, takeWords<plainLayouts[3]>};

/// Reads what comes next, in whichever layout; false when that is no board.
bool readSome(std::string_view text, std::span<std::uint16_t> boards, PlainStart start, PlainBoards& read) {
    bool any = false;
    for (std::size_t i = 0; i < plainLayouts.size(); ++i) {
        // A blank line is read only between two boards.
        if (plainLayouts[i].blankLine && read.boards == 0 && start == PlainStart::First) continue;
        const std::size_t taken = takers[i](text.substr(read.bytes), boards.subspan(read.boards));
        if (taken == 0) continue;
        count(read, taken, plainLayouts[i]);
        any = true;
    }
    return any;
}

} // namespace

PlainBoards readPlainBoards(std::string_view text, std::span<std::uint16_t> boards, PlainStart start) {
    PlainBoards read;
    while (readSome(text, boards, start, read)) {
    }
    return read;
}

} // namespace flip
