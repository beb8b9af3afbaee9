#pragma once

#include "core/text/sign_boards.h"
#include "core/text/text_reader.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace flip::lists {

// What the text around a list says of it. Each takes the characters of a whole text and a place there.

using Characters = std::vector<Character>;

[[nodiscard]] Characters charactersOf(std::string_view text);

[[nodiscard]] bool isOpen(const Character& at);
[[nodiscard]] bool isQuote(char32_t code);

/// What is wrong with the brackets of a row: three pieces or more that end with one that was not opened, or
/// with one of another kind.
[[nodiscard]] std::optional<TextError> brokenBracket(const Characters& text);

/// Whether the name before a list says that it is the answer for another one: "solution": [[1, 0]].
[[nodiscard]] bool isAnswer(const Characters& text, std::size_t at);
/// Whether the name says that these are sides: size (10, 10).
[[nodiscard]] bool isSize(const Characters& text, std::size_t at);
/// Whether a bracket or a name follows directly, as in the type [1][5]int.
[[nodiscard]] bool isType(const Characters& text, std::size_t end);
/// Whether the bracket follows a name or another bracket directly: an index, or the arguments of a function.
[[nodiscard]] bool isArgument(const Characters& text, std::size_t at);

/// The position after the = of an assignment, or the beginning. O(text).
[[nodiscard]] std::size_t valueBegin(const Characters& text);

/// “(0,1): 1” tells of a place, and “[1]*3” is more than it shows. O(text).
[[nodiscard]] bool areKeysOrRepeated(const Characters& text);

/// Whether a list is too little to be a board, because of what is around it: coordinates in a sentence, “I
/// pressed (1,1)”, or the first value of an array, “int a[4][4] = {0};”. O(text).
[[nodiscard]] bool isRemark(const SignBoards& boards, const Characters& text, bool isAssigned);

} // namespace flip::lists
