#pragma once

#include "core/text/recognise.h"
#include "core/text/said_rule.h"
#include "core/text/said_words.h"

#include <optional>
#include <string_view>
#include <vector>

namespace flip::said {

/// The first sentence that may say more of the puzzle than was understood: which pieces may not be pressed,
/// what a press flips, what a sign means, how a row is to be corrected, or what puts the edges elsewhere.
/// Phrases are endless, so whoever reads a board by some of them must tell of the others. `words` are those
/// of the text, of whose signs the legend was understood; together they say `said`. O(text).
[[nodiscard]] std::optional<QuotedSentence> notUnderstood(std::string_view text, const Words& words,
                                                          const std::vector<ColouredSign>& signs,
                                                          const std::vector<ColouredSign>& legend,
                                                          const SaidRule& said);

} // namespace flip::said
