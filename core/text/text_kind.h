#pragma once

#include "core/text/recognise.h"
#include "core/text/text_reader.h"

#include <optional>
#include <string_view>

namespace flip {

/// What a text describes: boards of Flip Game, as BoardStream reads them, or Security Panels, as PanelStream
/// reads them.
enum class PuzzleKind { Boards, Panels };

/// A source and what it holds.
struct KnownSource {
    PuzzleKind kind = PuzzleKind::Boards;
    /// The whole text, from its first character.
    BlockSource source;
    /// The readings of the text, or why it cannot be read, if it had to be read to its end. The source is
    /// then used up.
    std::optional<Result<Recognised, TextError>> recognised = {};
    /// Why what follows these puzzles cannot be read.
    std::optional<TextError> error = {};
};

/// The kind of a text, judged by its beginning. A panel begins with a line of two numbers. So may a board of
/// zeros and ones (1 0); then the text is a panel only if the next line is three asterisks and full stops.
/// The input of judges that give a board's size before it begins in the same way, but there the rows of a
/// board follow. Nothing while the text seen so far leaves it open.
[[nodiscard]] std::optional<PuzzleKind> kindOf(std::string_view seen, bool toTheEnd);

/// Decides from the first lines whether a source is a stream: panels, lines of four pieces, boards with
/// slashes, or a first board that can only be a board. Streams are read as they come, so each answer can be
/// given at once. Everything else is read to its end and recognised; if it begins like a board but is not
/// recognised, it goes to BoardStream, which has the better error messages.
[[nodiscard]] KnownSource tellKind(BlockSource source);

} // namespace flip
