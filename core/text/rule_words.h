#pragma once

#include "core/text/sentence_words.h"

namespace flip::said {

/// Whether a sentence may tell a rule: it speaks of presses, pieces or the board, and says of them what holds
/// for each, only, always or never, what must or may be, or what is not as it is drawn. Whoever understood
/// nothing else of it should tell. O(sentence).
[[nodiscard]] bool mayTellRule(SentenceWords sentence);

} // namespace flip::said
