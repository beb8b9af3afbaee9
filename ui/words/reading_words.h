#pragma once

#include "core/text/recognise.h"

#include <QString>

namespace flip::ui {

/// What a text was taken for, and the rule of a puzzle, in a few words. All texts are translated here.
namespace reading_words {

/// "plus, edges clipped".
[[nodiscard]] QString rule(const Rule& rule);
/// "all one colour".
[[nodiscard]] QString goal(Goal goal);
/// "4×4, Flip Game"; "POJ 3279, Fliptile: all 0, …"; what differs from Flip Game is said in full: "3×5: plus,
/// opposite edges touch, all white". `at` is the puzzle's place in the reading, from 0.
[[nodiscard]] QString describe(const Reading& reading, std::size_t at = 0);
/// "Notes: “Found in an old book.”" The first line, as far as there is room for it; there are notes.
[[nodiscard]] QString firstNote(const FlipFile& file);

} // namespace reading_words

} // namespace flip::ui
