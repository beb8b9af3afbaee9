#pragma once

#include "core/text/said_rule.h"
#include "core/text/sentence_words.h"

namespace flip::said {

/// Whether a sentence names joined edges or diagonals. What else is said in it may put them elsewhere, deny
/// or limit them: “Torus: coming soon”.
[[nodiscard]] bool namesEdges(SentenceWords sentence);
[[nodiscard]] bool namesDiagonals(SentenceWords sentence);

/// Whether such a sentence may say something else than was heard: it has a word that is none of rules, asks
/// without an answer, ends in a no, or nothing of what it names was heard. `alone` is what it says by itself,
/// and `all` what the text says. O(sentence).
[[nodiscard]] bool isHalfHeard(SentenceWords sentence, bool isQuestion, const SaidRule& alone,
                               const SaidRule& all);

} // namespace flip::said
