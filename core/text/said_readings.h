#pragma once

#include "core/text/said_rule.h"

#include <string_view>

namespace flip {

/// Gives boards the colours that a text says their signs have, and looks for words on the rule and the goal.
/// O(text + boards).
[[nodiscard]] SaidRule takeSaid(Recognised& recognised, std::string_view text);

/// For boards in the layout of a judge, panels among them, and nothing else: where the words say another rule
/// or goal than that judge's, both readings, the one with what is said first; an error where they tell of
/// what no puzzle here has. O(text + boards).
[[nodiscard]] std::optional<Result<Recognised, TextError>> otherThanJudge(const Recognised& recognised,
                                                                          std::string_view text);

/// Whether the first reading is not surely that of a judge: one of several, or of boards that are any lists.
[[nodiscard]] bool mayGiveWay(const Recognised& recognised);

/// Puts the readings with that rule and goal first, of those whose rule and goal are only those of Flip Game;
/// the others stay.
void applySaid(Recognised& recognised, const SaidRule& said);

/// Whether all boards have the goal of Flip Game, and no judge.
/// The line that says another size than all boards of the reading have, turned ones included; nothing if
/// there is none.
[[nodiscard]] std::optional<QuotedSentence> otherSizeSaid(const Reading& reading, const SaidRule& said,
                                                          std::string_view text);

[[nodiscard]] bool areFlipGames(const Reading& reading);

} // namespace flip
