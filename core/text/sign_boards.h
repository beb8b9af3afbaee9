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

/// A sign for a piece in a text: a letter, a digit, a picture (⬛), or a word (true).
using SignText = std::u32string;

/// A sign and its place.
struct PlacedSign {
    SignText text;
    std::int64_t line = 1;
    std::int64_t column = 1;
};

/// A board as written in a text, before it is known which sign is black.
struct SignBoard {
    /// For each row, the numbers of its signs in SignBoards::signs.
    std::vector<std::vector<std::uint8_t>> rows;
    std::int64_t line = 1;
    /// Where each row begins, unless each is a line.
    std::vector<PlacedSign> begins = {};
};

/// All boards of a text, and the different signs in them in the order of their first appearance.
struct SignBoards {
    std::vector<PlacedSign> signs;
    std::vector<SignBoard> boards;
    /// Whether the rows were in brackets within brackets.
    bool nested = false;
    /// Why these are no boards, though each might be one.
    std::optional<TextError> wrong = {};

    /// No notation of a board has more different signs than this.
    static constexpr std::size_t mostSigns = 16;

    /// The number of a sign; a new sign gets a new number. Nothing if there are too many.
    [[nodiscard]] std::optional<std::uint8_t> numberOf(const PlacedSign& sign);
};

/// Whether the text, in lower case, is a word for a colour: true, off, black, …
[[nodiscard]] bool isColourWord(std::u32string_view word);
/// Whether this sign is known to be used for pieces.
[[nodiscard]] bool isKnownSign(const SignText& sign);

/// Whether this is a 0 or a 1 written as a fraction, as numpy prints them: 1., 0.0.
[[nodiscard]] bool isFraction(std::u32string_view word);

/// Which of the signs are black, and whether that is a guess.
struct SignColours {
    std::vector<bool> black;
    /// Neither sign is known; the first one was taken for black.
    bool guessed = false;
};

/// Decides which signs are black: of two signs, the darker one. b, 1, # and * may be mixed, as may w, 0 and
/// the full stop, for boards beside each other. Nothing for more than two signs, or for a single unknown one.
[[nodiscard]] std::optional<SignColours> coloursOf(const std::vector<PlacedSign>& signs);

/// The board in these colours, or an error where its rows differ in length.
[[nodiscard]] Result<Grid, TextError> gridOf(const SignBoard& board, const SignColours& colours);

/// The error for three or more signs that coloursOf() rejects.
[[nodiscard]] TextError tooManySigns(const std::vector<PlacedSign>& signs);

/// What is wrong with a board that has three signs, letters in either case and wide signs being the same: one
/// of them may be a hole or a wall. Nothing if there is no such board.
[[nodiscard]] std::optional<TextError> thirdSign(const SignBoards& signs);

} // namespace flip
