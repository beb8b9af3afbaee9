#pragma once

#include "core/text/page.h"
#include "core/text/puzzle_lines.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flip {

/// Reads the puzzles of JSON: of every object whose member "board" is a string, such as "bw/wb", or a list of
/// strings, its rows; both may have a name that other programs give them (json_other_names.h). Its other
/// members may be those that flipsolve --json writes: rows, columns, goal, target, edges, pattern and table;
/// and torus or wrap, which may be true; a goal may be in words. What is missing is Flip Game's. The board,
/// the pattern and the target may also be lists of lists of 0 and 1, or of true and false; but if no object
/// says more than such a board, nor has strings that others could take for it, it is for the other readers,
/// which know more of lists and signs; an error then says so. The objects may be in others, in lists, or one
/// after the other. Nothing if the text is no JSON or has no such object. Errors: members that are no board,
/// goal or rule, or contradict each other; JSON that ends, or stops being JSON, behind a board.
[[nodiscard]] std::optional<ReadPuzzles> readJsonPuzzles(std::string_view text);

/// Whether it begins as what flipsolve --json prints; other JSON may be anything, and takes far more memory
/// than its text.
[[nodiscard]] bool isAnswerInJson(std::string_view text);

/// Whether the text has an object of JSON with a board.
[[nodiscard]] bool namesPuzzleInJson(std::string_view text);

/// The lists that are the boards of several objects, for readers who know more signs. Nothing if there are
/// fewer than two.
[[nodiscard]] std::optional<Places> placesInJson(std::string_view text);

/// Where the bracket at the beginning of the text is closed; its size if it never is. O(text).
[[nodiscard]] std::size_t endOfBracket(std::string_view text);

/// The objects that have boards, and the text with blanks in their places. O(text).
struct JsonTexts {
    std::vector<std::string_view> puzzles;
    std::string around;
};

[[nodiscard]] JsonTexts textsOfPuzzles(std::string_view text);

/// The text with semicolons for the commas between members of objects, and with blanks for members that are
/// false, as its words are to be understood: each member says something of its own. O(text).
[[nodiscard]] std::string withMembersApart(std::string text);

/// The text with blanks in place of the objects that have members, and of lists that begin with one. O(text).
[[nodiscard]] std::string withoutObjects(std::string_view text);

} // namespace flip
