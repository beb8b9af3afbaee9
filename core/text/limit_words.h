#pragma once

#include "core/text/sentence_words.h"

namespace flip::said {

/// Whether presses of some pieces are forbidden: “the centre can't be clicked”, “without the corners”. Who
/// says so counts for nothing, and a goal in the same sentence does not make up for it.
[[nodiscard]] bool forbidsPress(SentenceWords sentence);

/// Whether it tells what is so in the usual game, too: “a corner only flips three lights”, “it flips itself,
/// too”, “only one at a time”, or what the plus is.
[[nodiscard]] bool isAsUsual(SentenceWords sentence);

/// Whether something of the usual game seems to be limited: “only corners change”, “the middle one is a
/// wall”, “the first column wraps to the last”.
[[nodiscard]] bool seemsToLimit(SentenceWords sentence);

/// Whether it seems to be said what a press flips, and not the usual plus: “a press swaps two neighbours”.
[[nodiscard]] bool seemsToTellOfPress(SentenceWords sentence);

/// Whether it may be a wish, in however few words: “lights off”, “no 1s left”.
[[nodiscard]] bool seemsToWish(SentenceWords sentence);

} // namespace flip::said
