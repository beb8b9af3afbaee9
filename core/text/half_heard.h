#pragma once

#include "core/text/said_rule.h"
#include "core/text/sentence_words.h"

namespace flip::said {

/// Whether a sentence names joined edges or diagonals. What else is said in it may put them elsewhere, deny
/// or limit them: “Torus: coming soon”.
[[nodiscard]] bool namesEdges(SentenceWords sentence);
[[nodiscard]] bool namesDiagonals(SentenceWords sentence);

/// Whether it is a question, and how it is answered at once: “Torus? Yes.”
enum class Asked { Not, Open, Yes, No };

/// What was heard in the whole text.
struct Heard {
    bool areEdges = false;
    /// What a press flips.
    bool isPress = false;
};

/// Whether such a sentence may say something else than was heard: it has a word that is none of rules, asks
/// without an answer, ends in a no, or nothing of what it names was heard. `alone` is what it says by itself.
/// O(sentence).
[[nodiscard]] bool isHalfHeard(SentenceWords sentence, Asked asked, const SaidRule& alone, const Heard& all);

} // namespace flip::said
