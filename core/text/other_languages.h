#pragma once

#include "core/text/limit_words.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace flip::said {

/// Whether it is a sentence of German, French, Spanish, Portuguese, Italian, Dutch, Polish, Turkish or
/// Swedish that seems to say what is wanted, what a press flips or what is limited: it has a word for that,
/// and more words of these languages than of English.
[[nodiscard]] bool isOfRulesElsewhere(SentenceWords sentence);

/// A sentence in letters other than Latin ones, and its line.
struct OtherSentence {
    std::string_view text;
    std::int64_t line = 1;
};

/// The sentences in Russian, Chinese, Japanese and Korean that seem to say the same, in their order; not
/// those that tell of the usual plus. The text must outlive them. O(text).
[[nodiscard]] std::vector<OtherSentence> rulesInOtherLetters(std::string_view text, Phrases signs);

} // namespace flip::said
