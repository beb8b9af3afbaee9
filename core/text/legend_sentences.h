#pragma once

#include "core/text/recognise.h"
#include "core/text/said_words.h"

#include <vector>

namespace flip::said {

/// What sentences say of the signs, whatever stands between: both signs and both colours, in the same order,
/// as in “0/1 = on/off”, or one of them with a word for writing, as in “I marked the lit ones with 0”.
/// O(text).
[[nodiscard]] std::vector<ColouredSign> legendOfSentences(const Words& words,
                                                          const std::vector<ColouredSign>& signs);

/// The words without these sentences.
[[nodiscard]] Words withoutLegendSentences(const Words& words, const std::vector<ColouredSign>& signs);

} // namespace flip::said
