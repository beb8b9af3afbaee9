#pragma once

#include "core/explain/hint.h"
#include "core/solve/outcome.h"

#include <QString>

namespace flip::ui {

/// Hints in sentences, by degree. Functions of values; all texts are translated here.
namespace hint_words {

/// "It can be solved: the minimum is 4 presses." Empty if nothing was found in time.
[[nodiscard]] QString count(const Outcome& outcome);
/// What the hint gives away at this degree, which must not be HintDegree::Count.
[[nodiscard]] QString sentence(const Puzzle& puzzle, const Hint& hint, HintDegree degree);
/// The question that this degree answers, for a button: "Which row?"
[[nodiscard]] QString question(HintDegree degree);
/// How to ask for this degree, for screen readers: "Hint again for the row."
[[nodiscard]] QString invitation(HintDegree degree);

} // namespace hint_words

} // namespace flip::ui
