#include "core/text/long_text.h"

#include "core/base/counted.h"
#include "core/text/board_stream.h"
#include "core/text/panel_stream.h"
#include "core/text/text_kind.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace flip {

namespace {

/// For puzzles that may take `memory` bytes together.
TextError tooMuch(std::int64_t line, std::int64_t memory) {
    return {line, 1, "more puzzles than fit into " + grouped(memory >> 20U) + " MiB of memory",
            "fewer puzzles in one text"};
}

/// The puzzles that have been found, as long as there is room for them.
class Found {
  public:
    explicit Found(std::int64_t memory) : memory_(memory) {}

    /// False if there is no room.
    [[nodiscard]] bool add(Puzzle puzzle, std::int64_t line) {
        grids_ += static_cast<std::int64_t>(wordsOf(puzzle.board) * sizeof(Grid::Word)) + ofAllocation;
        const std::size_t count = puzzles_.size();
        const bool isFull = count == puzzles_.capacity();
        // While the list moves to a place of twice the size, both take memory.
        const std::size_t places = isFull ? 3 * count + 1 : puzzles_.capacity();
        if (static_cast<std::int64_t>(places * sizeof(FoundPuzzle)) + grids_ > memory_) return false;
        if (isFull) puzzles_.reserve(2 * count + 1);
        puzzles_.push_back({std::move(puzzle), line});
        return true;
    }

    [[nodiscard]] std::vector<FoundPuzzle> take() { return std::move(puzzles_); }

  private:
    /// What the system keeps about each piece of memory.
    static constexpr std::int64_t ofAllocation = 16;

    std::int64_t memory_;
    std::int64_t grids_ = 0;
    std::vector<FoundPuzzle> puzzles_;
};

/// All puzzles of a stream. `next` is its function; `line` tells where the latest one began.
template <class Next, class Line>
Result<std::vector<FoundPuzzle>, TextError> allOf(Next next, Line line, std::int64_t memory) {
    Found found(memory);
    while (auto puzzle = next()) {
        if (!*puzzle) return puzzle->error();
        if (!found.add(*std::move(*puzzle), line())) return tooMuch(line(), memory);
    }
    return found.take();
}

Result<std::vector<FoundPuzzle>, TextError> boardsOf(BlockSource source, std::int64_t memory) {
    BoardStream stream(std::move(source), {.judge = true, .size = std::nullopt});
    const auto next = [&]() -> std::optional<Result<Puzzle, TextError>> {
        auto board = stream.next();
        if (!board) return std::nullopt;
        if (!*board) return board->error();
        return Puzzle::flipGame(*std::move(*board));
    };
    return allOf(
        next, [&] { return stream.boardLine(); }, memory);
}

Result<std::vector<FoundPuzzle>, TextError> panelsOf(BlockSource source, std::int64_t memory) {
    PanelStream stream(std::move(source));
    return allOf([&] { return stream.next(); }, [&] { return stream.caseLine(); }, memory);
}

/// The whole text; nothing if it is longer than `most` bytes.
std::optional<std::string> gathered(const BlockSource& source, std::size_t most) {
    std::string text;
    for (auto block = source(); !block.empty(); block = source()) {
        if (text.size() + block.size() > most) return std::nullopt;
        text += block;
    }
    return text;
}

/// A game file, or puzzles of one line each.
Result<Recognised, TextError> longPuzzle(const BlockSource& source, std::int64_t memory) {
    constexpr std::int64_t perByte = 16;
    const std::int64_t most = memory / perByte;
    const auto text = gathered(source, static_cast<std::size_t>(most));
    if (text) return recognise(*text);
    return TextError{1, 1, "a puzzle of more than " + grouped(most >> 20U) + " MiB", "a shorter one"};
}

} // namespace

Result<Recognised, TextError> recogniseBlocks(BlockSource source, std::int64_t memory,
                                              std::size_t recognised) {
    std::string begin;
    std::string_view block;
    while (begin.size() <= recognised) {
        block = source();
        if (block.empty()) return recognise(begin);
        const std::size_t wanted = std::min(block.size(), recognised + 1 - begin.size());
        begin += block.substr(0, wanted);
        block.remove_prefix(wanted);
    }
    if (block.empty()) block = source();
    const bool isLong = mayBeLong(begin);
    const bool arePanels = kindOf(begin, false) == PuzzleKind::Panels;
    const BlockSource whole = rejoined(std::move(begin), block, std::move(source));
    if (isLong) return longPuzzle(whole, memory);
    auto puzzles = arePanels ? panelsOf(whole, memory) : boardsOf(whole, memory);
    if (!puzzles) return puzzles.error();
    if (puzzles->empty()) return TextError{1, 1, "the end of the panels", "a panel"};
    const Judge* judge = arePanels ? findJudge("uva10318") : nullptr;
    return Recognised{{{*std::move(puzzles), arePanels ? Notation::Panel : Notation::Signs, judge}}, false};
}

} // namespace flip
