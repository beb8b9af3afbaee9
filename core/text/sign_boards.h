#pragma once

#include "core/base/result.h"
#include "core/model/grid.h"
#include "core/text/text_error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flip {

/// What stands for a piece in a text: a letter, a digit, a picture (⬛), or a word (true).
using SignText = std::u32string;

/// One sign and where it stands.
struct PlacedSign {
    SignText text;
    std::int64_t line = 1;
    std::int64_t column = 1;
};

/// A board as it stands in a text, before anybody has asked which sign is black.
struct SignBoard {
    /// Of each row the numbers of its signs in SignBoards::signs.
    std::vector<std::vector<std::uint8_t>> rows;
    std::int64_t line = 1;
};

/// All boards of a text, and the different signs in them, as they first appear.
struct SignBoards {
    std::vector<PlacedSign> signs;
    std::vector<SignBoard> boards;
    /// Whether the rows stood in brackets within brackets.
    bool nested = false;

    /// More kinds of signs than this are no board in any notation.
    static constexpr std::size_t mostSigns = 16;

    /// The number of a sign, a new one for a new sign; nothing when there are too many.
    [[nodiscard]] std::optional<std::uint8_t> numberOf(const PlacedSign& sign);
};

/// Whether the text, in lower case, is a word for a colour: true, off, black, …
[[nodiscard]] bool isColourWord(std::u32string_view word);
/// Whether somebody is known to use this sign for a piece.
[[nodiscard]] bool isKnownSign(const SignText& sign);

/// Which of the signs stand for black, and how sure that is.
struct SignColours {
    std::vector<bool> black;
    /// Neither sign is known: the one that comes first was taken for black.
    bool guessed = false;
};

/// The darker of two signs is black. b, 1, # and *, and w, 0 and the full stop may be mixed, as everywhere.
/// Nothing for more than two signs, or a single one that nobody uses.
[[nodiscard]] std::optional<SignColours> coloursOf(const std::vector<PlacedSign>& signs);

/// The board in these colours, or where its rows differ in length.
[[nodiscard]] Result<Grid, TextError> gridOf(const SignBoard& board, const SignColours& colours);

/// What is wrong with signs that coloursOf() does not take.
[[nodiscard]] TextError tooManySigns(const std::vector<PlacedSign>& signs);

} // namespace flip
