#pragma once

#include "core/text/recognise.h"

#include <QString>

namespace flip::ui {

/// How a text was read, and the rule of a puzzle, in a few words. All texts are translated here.
namespace reading_words {

/// "plus, edges clipped".
[[nodiscard]] QString rule(const Rule& rule);
/// "all one colour".
[[nodiscard]] QString goal(Goal::Kind goal);
/// "4×4, Flip Game"; "POJ 3279, Fliptile: all 0, …"; if the rule differs from Flip Game's, it is given in
/// full: "3×5: plus, opposite edges touch, all white". `at` is the number of the puzzle in the reading, from
/// 0.
[[nodiscard]] QString describe(const Reading& reading, std::size_t at = 0);
/// The same in few words, for a small place: "POJ 3279", "Flip Game"; with the size before it if that is
/// wanted.
[[nodiscard]] QString briefly(const Reading& reading, bool withSize);
/// The first line of the notes, shortened if it is long: "Notes: “Found in an old book.”" There must be
/// notes.
[[nodiscard]] QString firstNote(const QString& notes);

} // namespace reading_words

} // namespace flip::ui
