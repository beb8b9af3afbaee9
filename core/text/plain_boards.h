#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace flip {

/// What readPlainBoards found at the beginning of a text.
struct PlainBoards {
    std::size_t boards = 0;
    /// Bytes and lines of these boards and of the blank lines between them.
    std::size_t bytes = 0;
    std::size_t lines = 0;
    /// Whether there is a blank line before any of them, and how many boards follow the last one.
    bool anyBlankLine = false;
    std::size_t boardsOfLastGroup = 0;
};

/// Where in a stream a text begins.
enum class PlainStart {
    /// At its beginning, where no blank line is taken.
    First,
    /// After a board, where a blank line may follow.
    AfterBoard,
};

/// How boards of POJ 1753 are laid out: with or without a blank line before each, and with CR LF or LF at the
/// end of each line.
struct PlainLayout {
    bool blankLine = false;
    bool carriageReturns = false;
};

inline constexpr std::array plainLayouts{PlainLayout{false, false}, PlainLayout{true, false},
                                         PlainLayout{false, true}, PlainLayout{true, true}};

/// The inner loop of reading, for one kind of processor.
struct PlainKernel {
    /// Reads boards of one layout, packed, up to the size of `boards`, and returns their number. May stop
    /// earlier than necessary.
    using Take = std::size_t (*)(std::string_view text, std::span<std::uint16_t> boards);

    std::string_view name;
    /// Whether this processor can run it.
    bool (*runsHere)();
    /// In the order of plainLayouts.
    std::array<Take, plainLayouts.size()> take;
};

/// All kernels, the fastest first; the last one runs everywhere and never stops early.
[[nodiscard]] std::span<const PlainKernel> plainKernels();
/// The first that runs on this processor.
[[nodiscard]] const PlainKernel& bestPlainKernel();

/// Reads the boards at the beginning of a text that are in POJ 1753's plainest form: four lines of four
/// letters b or w, in either case, each ended by LF or CR LF, and at most one blank line between two boards.
/// Stops before anything else, so that the general reader can continue from there. Boards are packed as by
/// Grid::packed(). Every byte is checked. A board of 20 bytes takes a nanosecond.
[[nodiscard]] PlainBoards readPlainBoards(std::string_view text, std::span<std::uint16_t> boards,
                                          const PlainKernel& kernel = bestPlainKernel(),
                                          PlainStart start = PlainStart::First);

} // namespace flip
