#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flip {

// Boards that are written for another program to draw or to compile.

/// With the pieces that the names of emoji stand for, as chats copy them: ":black_circle:" is ⚫.
[[nodiscard]] std::string withEmoji(std::string text);

/// Without the codes for colours, as terminals show them, unless these are all that tells pieces apart.
[[nodiscard]] std::string withoutTerminalColours(std::string text);

/// Without what stands before every line: the mark of a comment (// 101), of a line that a patch adds (+101),
/// of a binary number (0b101), or a number in brackets ([1] 1 0 1); and without what IPython prints before a
/// value.
[[nodiscard]] std::string withoutMargin(std::string text);

/// With a letter in place of each check box: lines such as "[x][ ][x]" become " x  .  x ", if one of them has
/// an empty box, or there are no other lines.
[[nodiscard]] std::string withoutBoxes(std::string text);

/// With the lists of most languages in place of the arrays of OCaml and F#: [|1; 0|].
[[nodiscard]] std::string withoutArrayBars(std::string text);

/// With 1 and 0 for 1.0 and 0.0, where all numbers with a point are such.
[[nodiscard]] std::string withoutFractions(std::string text);

/// With 1 and 0 for 1,0 and 0,0 where these are all there is, several in each of several lines.
[[nodiscard]] std::string withoutDecimalCommas(std::string text);

/// With b and w in place of 1 and −1 where these are all the numbers, as in models of spins.
[[nodiscard]] std::string withoutMinus(std::string written);

/// What is said of a board, with 0 for -1 if it is one of 1 and -1: “make all entries -1”. On others it says
/// nothing, and becomes blanks. Has as many bytes.
[[nodiscard]] std::string withoutMinusOne(std::string text, bool isSign);

/// The matrices and tables of a text in LaTeX, each in lines of cells between blanks; two with an arrow
/// between them are one part. The text beside them has as many lines as the whole one.
struct LatexMatrices {
    std::vector<std::string> parts = {};
    std::string beside = {};
};

[[nodiscard]] LatexMatrices latexMatrices(std::string_view text);

} // namespace flip
