#include "core/text/plain_boards.h"

namespace flip {

namespace {

constexpr std::size_t side = 4;
constexpr std::size_t rowBytes = side + 1;
constexpr std::size_t boardBytes = side * rowBytes;

/// Four characters, the first one in the lowest byte on every machine; compilers make one load of it.
std::uint32_t fourCharacters(const char* text) {
    const auto byte = [&](int i) { return std::uint32_t{static_cast<unsigned char>(text[i])} << (8 * i); };
    return byte(0) | byte(1) | byte(2) | byte(3);
}

/// The row's four bits, or more than four when it is not a plain row. All four letters are looked at in one
/// word: a small w, 0x77, becomes 0 in its byte, a small b, 0x62, becomes 0x15, nothing else does. So the
/// lowest bit of each byte tells the two apart, and 0x15 times these bits gives the word back if there
/// is nothing but letters b and w. The product with `gather` moves the lowest bits of the four bytes
/// to bits 24 to 27; all of its partial products are different powers of two, so nothing is carried.
std::uint32_t plainRow(const char* text) {
    constexpr std::uint32_t toSmall = 0x20202020;
    constexpr std::uint32_t smallWs = 0x77777777;
    constexpr std::uint32_t lowest = 0x01010101;
    constexpr std::uint32_t gather = (1U << 24U) | (1U << 17U) | (1U << 10U) | (1U << 3U);
    constexpr std::uint32_t notPlain = 0x100;
    const std::uint32_t letters = (fourCharacters(text) | toSmall) ^ smallWs;
    const std::uint32_t blacks = letters & lowest;
    const bool plain = letters == blacks * 0x15U && text[side] == '\n';
    return plain ? ((blacks * gather) >> 24U) & 0xFU : notPlain;
}

/// The board, or more than 16 bits when it is not plain.
std::uint32_t plainBoard(const char* text) {
    const std::uint32_t first = plainRow(text);
    const std::uint32_t second = plainRow(text + rowBytes);
    const std::uint32_t third = plainRow(text + 2 * rowBytes);
    const std::uint32_t fourth = plainRow(text + 3 * rowBytes);
    constexpr std::uint32_t notPlain = 0x10000;
    if (((first | second | third | fourth) >> side) != 0) return notPlain;
    return first | (second << 4U) | (third << 8U) | (fourth << 12U);
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
        if ((board >> 16U) != 0) break;
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
