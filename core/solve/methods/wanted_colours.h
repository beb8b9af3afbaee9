#pragma once

#include "core/model/packed_puzzle.h"

#include <optional>

namespace flip {

/// The colours that a search in order of size still looks for. Among equally small answers white is
/// preferred: if black is found first it is kept, but its size is searched to the end for a white one. So all
/// methods name the same colour.
struct WantedColours {
    using Word = PackedPuzzle::Word;

    bool white;
    bool black;

    explicit WantedColours(Goal::Kind goal) : white(goal != Goal::Black), black(goal != Goal::White) {}

    [[nodiscard]] bool none() const { return !white && !black; }

    /// The wanted colour that all pieces of `board` show, if there is one. From then on only a preferred
    /// colour is wanted: white after black, none after white.
    std::optional<Colour> take(const PackedPuzzle& puzzle, Word board) {
        if (white && board == 0) {
            white = black = false;
            return Colour::White;
        }
        if (black && board == puzzle.full) {
            black = false;
            return Colour::Black;
        }
        return std::nullopt;
    }
};

} // namespace flip
