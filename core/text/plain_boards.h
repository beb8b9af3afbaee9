#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace flip {

/// What readPlainBoards has found at the beginning of a text.
struct PlainBoards {
    std::size_t boards = 0;
    /// Bytes and lines of these boards and of the blank lines between them.
    std::size_t bytes = 0;
    std::size_t lines = 0;
    /// Whether a blank line stands before any of them, and how many come after the last one.
    bool anyBlankLine = false;
    std::size_t boardsOfLastGroup = 0;
};

/// Where a text is to be read from.
enum class PlainStart {
    /// The beginning: no blank line yet.
    First,
    /// Behind a board, where a blank line may stand.
    BehindBoard,
};

/// How boards of POJ 1753 stand in a text: with or without a blank line before each of them, and with CR LF
/// or LF alone at the ends of the lines.
struct PlainLayout {
    bool blankLine = false;
    bool carriageReturns = false;
};

inline constexpr std::array plainLayouts{PlainLayout{false, false}, PlainLayout{true, false},
                                         PlainLayout{false, true}, PlainLayout{true, true}};

/// The inner loop of reading, for one kind of processor.
struct PlainKernel {
    /// Takes boards of one layout, packed, as many as there is room for, and says how many. May stop earlier
    /// than it has to.
    using Take = std::size_t (*)(std::string_view text, std::span<std::uint16_t> boards);

    std::string_view name;
    /// Whether this processor can run it.
    bool (*runsHere)();
    /// In the order of plainLayouts.
    std::array<Take, plainLayouts.size()> take;
};

/// Fastest first; the last one runs everywhere and stops no earlier than it has to.
[[nodiscard]] std::span<const PlainKernel> plainKernels();
/// The first that runs here.
[[nodiscard]] const PlainKernel& bestPlainKernel();

/// Reads as many boards of POJ 1753 in their plainest form as the text begins with: four lines of four
/// letters b or w, in either case, each ended by LF or CR LF, and at most one blank line between two boards.
/// Stops before anything else, so that a reader that knows everything can go on from there. Each board is
/// packed as Grid::packed() does. Every byte is checked. 20 bytes a board in a nanosecond.
[[nodiscard]] PlainBoards readPlainBoards(std::string_view text, std::span<std::uint16_t> boards,
                                          const PlainKernel& kernel = bestPlainKernel(),
                                          PlainStart start = PlainStart::First);

} // namespace flip
