#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// The words around a board, and what is asked of them.

namespace flip::said {

/// A word in small letters, or a sign that separates sentences or lines; whatever else there is between words
/// is left out.
struct Word {
    std::string text;
    /// Where it is written: line and column from 1, and its length there in bytes; 0 for an end.
    std::int64_t line = 1;
    std::int64_t column = 1;
    std::int64_t length = 0;
    /// Something that says that one thing is another comes before it: “=”, “:”, “->”.
    bool isSaid = false;
    /// A bracket, a quotation mark or a comma comes before it.
    bool begins = false;
    /// A bracket or a comma comes before it.
    bool isApart = false;
};

using Words = std::vector<Word>;
using Phrases = std::span<const std::string_view>;

/// The words of lines that have any, and all ends of sentences and of lines at which a sentence may end. The
/// rows of a board that is written with blanks have none. A sign of ASCII that stands alone is a word if it
/// is one of `signs`. O(text).
[[nodiscard]] Words wordsOf(std::string_view text, Phrases signs = {});

/// Whether the word is one of these signs, or a row of them.
[[nodiscard]] bool isRow(const Word& word, Phrases signs);

/// How many words there are of several letters, pieces and words for colours apart.
[[nodiscard]] std::ptrdiff_t countWords(const Words& words, Phrases signs);

/// The most words of other letters than those of ASCII that a line has, signs of pieces apart. Chinese and
/// Japanese words, which have no blanks between them, count as two letters each. O(text).
[[nodiscard]] std::ptrdiff_t mostOtherWords(std::string_view text, Phrases signs);

/// The end of a sentence or of a line.
[[nodiscard]] bool isEnd(const Word& word);

[[nodiscard]] bool isAmong(std::string_view word, Phrases words);

/// A name for a piece, such as “light” or “cell”, and for pieces.
[[nodiscard]] bool isPiece(std::string_view word);
[[nodiscard]] bool arePieces(std::string_view word);

/// The length of the first phrase that begins at `at`; 0 if none does. A phrase has single blanks between its
/// words, and “piece” and “pieces” in it stand for all names of them; in the text, words that add nothing,
/// such as “the”, are passed over.
[[nodiscard]] std::size_t anyPhrase(const Words& words, std::size_t at, Phrases phrases);

/// How many words before this one the last one is that says no, if it is shortly before, in the same
/// sentence; otherwise 0.
[[nodiscard]] std::size_t wordsSinceNo(const Words& words, std::size_t at);

/// Whether one of the words shortly before, in the same sentence, says no.
[[nodiscard]] bool isNegated(const Words& words, std::size_t at);

/// Whether it is said of what is usual: “normally you turn all lights off, but …”, up to a comma or “but”.
[[nodiscard]] bool isUsual(const Words& words, std::size_t at);
[[nodiscard]] bool isUsualWord(std::string_view word);

/// Whether one of these words is in the same sentence, not far away.
[[nodiscard]] bool isInSentence(const Words& words, std::size_t at, Phrases wanted);

/// The same for phrases.
[[nodiscard]] bool isPhraseInSentence(const Words& words, std::size_t at, Phrases phrases);

/// Whether it is what is flipped: “flips its whole row”, but not “output its row and column”.
[[nodiscard]] bool isFlipped(const Words& words, std::size_t at);

/// Where these phrases begin in the same sentence, and in any sentence, not far away.
[[nodiscard]] std::vector<std::size_t> placesInSentence(const Words& words, std::size_t at, Phrases phrases);
[[nodiscard]] std::vector<std::size_t> placesNear(const Words& words, std::size_t at, Phrases phrases);

/// Whether the text has one of these anywhere, for languages that are written without blanks.
[[nodiscard]] bool isAnyIn(std::string_view text, Phrases phrases);

} // namespace flip::said
