#pragma once

#include "core/explain/review.h"

#include <QString>

namespace flip::ui {

/// The review of a game in sentences. Functions of values; all texts are translated here.
namespace review_words {

/// The sum: "12 presses; 4 were the fewest possible." Shows only what is known.
[[nodiscard]] QString headline(const GameReview& review);
/// "You left the optimal path at presses 2, 5 and 9." Empty if there is no solution.
[[nodiscard]] QString path(const GameReview& review);
/// A place in the game: "After 3 of 12 presses: 2 left." `made` is at most review.presses.
[[nodiscard]] QString place(const GameReview& review, std::size_t made);
/// "Press 2, row 1, column 3: a detour of 2 presses."
[[nodiscard]] QString detour(const Detour& detour, Cell cell);
/// "Presses 3 and 7, row 2, column 1, cancelled each other."
[[nodiscard]] QString cancelled(const CancelledPair& pair);

} // namespace review_words

} // namespace flip::ui
