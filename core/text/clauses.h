#pragma once

#include "core/text/said_words.h"

namespace flip::said {

/// The words with an end between clauses of different kinds: what a press flips, the edges, the goal. “The
/// edges wrap, pressing flips the diagonals” becomes two sentences, each of which is read as if it stood
/// alone; a word that only links them, such as “and”, gives way to the end. A sentence that tells of another
/// game or asks stays whole: its clauses belong together. O(words), but for a constant of 40.
[[nodiscard]] Words withClausesApart(Words words);

} // namespace flip::said
