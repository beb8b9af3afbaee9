#pragma once

#include "core/text/said_words.h"
#include "core/text/sentence_words.h"

namespace flip::said {

/// The words with plain verbs for what a press does: “hitting a light reverses it” becomes “pressing a light
/// flips it”, whatever else the verbs may mean elsewhere. Only a sentence that has both is changed: one for
/// pressing a piece, and behind it or before it one for what becomes of pieces. Words stay where they are
/// written. O(words), but for a constant of 40.
[[nodiscard]] Words withPlainVerbs(Words words);

/// Whether a sentence in which a piece is pressed names pieces behind it that are not those of the usual
/// plus, whatever the verb may be: “hitting a light foozles it and the one below”. O(words²), of at most 60.
[[nodiscard]] bool flipsInOtherWords(SentenceWords sentence);

} // namespace flip::said
