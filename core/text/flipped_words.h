#pragma once

#include "core/text/said_words.h"

#include <string_view>

// What single words add to what a press flips.

namespace flip::said::flipped {

// The pieces around the pressed one, as Pattern counts them.
inline constexpr unsigned above = 1U << 1U;
inline constexpr unsigned left = 1U << 3U;
inline constexpr unsigned itself = 1U << 4U;
inline constexpr unsigned right = 1U << 5U;
inline constexpr unsigned below = 1U << 7U;
inline constexpr unsigned beside = above | left | right | below;
inline constexpr unsigned diagonal = 0b101'000'101;

/// All that is on this side of the pressed piece, or diagonal; nothing for several sides.
[[nodiscard]] unsigned allOn(unsigned place);

/// Both ends of the line that the side is on.
[[nodiscard]] unsigned axisOf(unsigned place);

/// What a word adds to what is flipped.
enum class Part {
    /// Where a piece is, of itself or before “neighbours”.
    Place,
    /// Those beside the piece, unless a place is said with it.
    Neighbours,
    /// Nothing where the pieces are said.
    Around,
    Itself,
    It,
    Line,
    Block,
    /// The piece itself, where it is excepted from a block.
    Centre,
    Except,
    Only,
    Count,
    /// All but what is said: no pattern, unless it is “in its row”.
    Rest,
    /// No pattern has that.
    Strange,
    /// What follows is something else.
    End,
    /// Nothing.
    Filler,
};

struct Meaning {
    Part part;
    /// With single blanks between them.
    std::string_view words;
    unsigned pieces = 0;
};

/// What the table has of the word, if it is there.
[[nodiscard]] const Meaning* meaningOf(std::string_view word);

[[nodiscard]] bool is(std::string_view word, Part part);

/// What the pressed one may be called.
[[nodiscard]] bool isOne(std::string_view word);
[[nodiscard]] bool areSome(std::string_view word);

} // namespace flip::said::flipped
