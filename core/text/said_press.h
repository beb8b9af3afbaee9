#pragma once

#include "core/model/pattern.h"
#include "core/text/said_words.h"

#include <cstddef>
#include <optional>

namespace flip::said {

/// What is said that a press flips, piece by piece: “pressing a light toggles it and the one below”.
struct SaidPress {
    std::optional<Pattern> pattern;
    /// Whether all pieces of the row and the column are flipped, and whether the pressed one is not.
    bool areLines = false;
    bool isWithoutItself = false;
    /// Whether it is the usual plus; it has no pattern here then.
    bool isPlus = false;
    /// The word for something that no press of this program flips: “at distance two”.
    std::optional<std::size_t> unknown;
};

/// What the sentences of pressing and flipping say. Those with words that may mean anything else, and those
/// that leave open whether the pressed piece or the diagonals flip, too, say nothing here. O(text).
[[nodiscard]] SaidPress pressSaid(const Words& words);

} // namespace flip::said
