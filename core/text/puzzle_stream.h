#pragma once

#include "core/text/board_stream.h"
#include "core/text/panel_stream.h"
#include "core/text/recognise.h"
#include "core/text/text_kind.h"

#include <cstdint>
#include <optional>
#include <span>
#include <variant>

namespace flip {

/// Reads puzzles one after the other: lines of boards, which become puzzles of POJ 1753; panels; or what
/// recognise() finds in the text.
class PuzzleStream {
  public:
    /// Without a kind, the first lines decide. The layout is for boards.
    PuzzleStream(BlockSource source, std::optional<PuzzleKind> kind, BoardLayout layout = {});

    /// The kind. Waits for the first lines if it was not given.
    [[nodiscard]] PuzzleKind kind();

    /// The readings of the text if it was read as a whole; otherwise null. Waits as kind() does.
    [[nodiscard]] const Recognised* recognised();

    /// As BoardStream::next() and PanelStream::next().
    [[nodiscard]] std::optional<Result<Puzzle, TextError>> next();

    /// As BoardStream::nextPlain(); 0 for panels.
    [[nodiscard]] std::size_t nextPlain(std::span<std::uint16_t> boards);

    /// The line on which the last puzzle began.
    [[nodiscard]] std::int64_t line() const;

  private:
    /// A source whose kind has not been determined yet.
    struct Unopened {
        BlockSource source;
        std::optional<PuzzleKind> kind;
    };

    /// A text that has been read as a whole, why it was not to its end, until that has been reported, and how
    /// many of its puzzles have been returned.
    struct Whole {
        Recognised recognised;
        std::optional<TextError> error;
        std::size_t given = 0;
    };

    /// A text that cannot be read, and why, until that has been reported.
    struct Unreadable {
        std::optional<TextError> error;
    };

    void open();

    BoardLayout layout_;
    std::variant<Unopened, BoardStream, PanelStream, Whole, Unreadable> stream_;
};

} // namespace flip
