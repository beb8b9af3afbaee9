#pragma once

#include "core/text/recognise.h"

#include <string>
#include <string_view>
#include <vector>

namespace flip::console {

/// "POJ 3279, Fliptile: all 0".
[[nodiscard]] std::string describe(const Judge& judge);

/// How a text was read: a judge's problem, or "4x4, Flip Game: plus, edges clipped, all one colour".
[[nodiscard]] std::string describe(const Reading& reading);

/// Which reading of an ambiguous text was chosen, and what else it could be.
[[nodiscard]] std::string openQuestion(const Recognised& recognised);

/// All boards that a text may be, the plain reading first; none if it has no board, or several.
[[nodiscard]] std::vector<Grid> boardsThatMayBe(std::string_view text);

/// Whether the text is a board with other signs than those that always mean the same, such as o and x: which
/// of them is black is a guess.
[[nodiscard]] bool hasSignsOfItsOwn(std::string_view text);

/// The boards that a text may be in which the signs of another one mean what they mean there; none if it has
/// other signs.
[[nodiscard]] std::vector<Grid> boardsInSigns(std::string_view text, const std::vector<ColouredSign>& signs);

/// The readings with this goal in place of theirs, and so without their judges; those that are the same then
/// are one.
[[nodiscard]] Recognised withGoal(Recognised recognised, const Goal& goal);

/// Why an ambiguous text is not read: what it could be.
[[nodiscard]] TextError refusal(const Recognised& recognised);

} // namespace flip::console
