#pragma once

#include "core/text/board_stream.h"
#include "core/text/panel_stream.h"
#include "core/text/puzzle_text.h"
#include "core/text/recognise.h"

#include <cstdint>
#include <optional>
#include <span>
#include <variant>

namespace flip {

/// Reads puzzles one after the other: lines of boards, which become puzzles of POJ 1753, panels, or whatever
/// recognise() makes of the text.
class PuzzleStream {
  public:
    /// Without a kind, the first lines tell. The layout is for boards.
    PuzzleStream(BlockSource source, std::optional<PuzzleKind> kind, BoardLayout layout = {});

    /// Waits for the first lines if the kind was not given.
    [[nodiscard]] PuzzleKind kind();

    /// What the text was taken for, where it was looked at as a whole; otherwise null. Waits as kind() does.
    [[nodiscard]] const Recognised* recognised();

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

    /// A text that has been read as a whole, and how many of its puzzles have been given.
    struct Whole {
        Recognised recognised;
        std::size_t given = 0;
    };

    /// A text that is nothing, and why, until that has been told.
    struct Unreadable {
        std::optional<TextError> error;
    };

    void open();

    BoardLayout layout_;
    std::variant<Unopened, BoardStream, PanelStream, Whole, Unreadable> stream_;
};

} // namespace flip
