#pragma once

#include "core/text/sentence_words.h"

namespace flip::said {

/// Whether it is of something that no puzzle here has, or that is done to the board first: “each light has 3
/// levels”, “edge buttons cost two points”, “the board is upside down”, “only the corners should be lit”.
[[nodiscard]] bool isOfAnotherGame(SentenceWords sentence);

} // namespace flip::said
