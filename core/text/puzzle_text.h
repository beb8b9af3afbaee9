#pragma once

#include "core/text/recognise.h"
#include "core/text/text_reader.h"

#include <optional>
#include <string_view>

namespace flip {

/// What a text describes: boards of Flip Game, as BoardStream reads them, or Security Panels, as PanelStream.
enum class PuzzleKind { Boards, Panels };

/// A source and what it turned out to hold.
struct KnownSource {
    PuzzleKind kind = PuzzleKind::Boards;
    /// The whole text, from its first character.
    BlockSource source;
    /// What the text is, or why it is nothing, where it had to be looked at to its end; the source is then of
    /// no use.
    std::optional<Result<Recognised, TextError>> recognised = {};
};

/// Whether the text, or its beginning, is one of panels. A panel begins with a line of two numbers; so may a
/// board of zeros and ones (1 0), which is why then the next line must be three asterisks and full stops for
/// it to be a panel. So does the input of judges who send the size of a board in front of it, but there zeros
/// and ones with blanks between them follow. Nothing while the text seen so far leaves it open.
[[nodiscard]] std::optional<PuzzleKind> kindOf(std::string_view seen, bool toTheEnd);

/// Tells from the first lines whether a source is a stream: panels, lines of four pieces, boards between
/// slashes, or a first board that can be nothing but a board. Streams are then read as they come, and whoever
/// waits for an answer gets it. Everything else is read to its end, and recognised; what begins as a board
/// but is not recognised goes to BoardStream, which has the words for what is wrong with it.
[[nodiscard]] KnownSource tellKind(BlockSource source);

} // namespace flip
