#pragma once

#include "core/base/result.h"
#include "core/model/puzzle.h"
#include "core/text/text_reader.h"

#include <string_view>

namespace flip {

/// What a text describes: boards of Flip Game, as BoardStream reads them, or Security Panels, as PanelStream.
enum class PuzzleKind { Boards, Panels };

/// A source and what it turned out to hold.
struct KnownSource {
    PuzzleKind kind = PuzzleKind::Boards;
    /// The whole text, from its first character.
    BlockSource source;
};

/// Tells panels from boards. A panel begins with a line of two numbers; so may a board of zeros and ones
/// (1 0), which is why then the next line must be three asterisks and full stops for it to be a panel. Asks
/// for no more blocks than it takes to see these lines.
[[nodiscard]] KnownSource tellKind(BlockSource source);

/// Reads the one puzzle that `text` (UTF-8) holds: a board in any notation of readBoard, which becomes the
/// puzzle of POJ 1753, or one case of UVA 10318, with or without "0 0" behind it. Errors as for readBoard and
/// PanelStream; a second puzzle is an error.
[[nodiscard]] Result<Puzzle, TextError> readPuzzle(std::string_view text);

} // namespace flip
