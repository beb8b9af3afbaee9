#pragma once

#include "core/text/board_stream.h"
#include "core/text/panel_stream.h"
#include "core/text/puzzle_text.h"

#include <cstdint>
#include <optional>
#include <span>
#include <variant>

namespace flip {

/// Reads puzzles of either kind one after the other: boards, which become puzzles of POJ 1753, or panels.
class PuzzleStream {
  public:
    /// Without a kind, the first lines tell. The layout is for boards.
    PuzzleStream(BlockSource source, std::optional<PuzzleKind> kind, BoardLayout layout = {});

    /// Waits for the first lines if the kind was not given.
    [[nodiscard]] PuzzleKind kind();

    /// As BoardStream::next() and PanelStream::next().
    [[nodiscard]] std::optional<Result<Puzzle, TextError>> next();

    /// As BoardStream::nextPlain(); 0 for panels.
    [[nodiscard]] std::size_t nextPlain(std::span<std::uint16_t> boards);

    /// The line on which the last puzzle began.
    [[nodiscard]] std::int64_t line() const;

  private:
    /// A source whose kind has not been looked at yet.
    struct Unopened {
        BlockSource source;
        std::optional<PuzzleKind> kind;
    };

    void open();

    BoardLayout layout_;
    std::variant<Unopened, BoardStream, PanelStream> stream_;
};

} // namespace flip
