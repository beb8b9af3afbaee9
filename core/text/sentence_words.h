#pragma once

#include "core/text/said_words.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

// What single sentences around a board are asked for.

namespace flip::said {

/// The words of one sentence; at least one.
using SentenceWords = std::span<const Word>;

namespace sentence_lists {

/// Forms of the verbs of pressing and flipping; “use” and the like may mean anything else.
inline constexpr auto pressVerbs = std::to_array<std::string_view>(
    {"press", "presses", "pressed", "pressing", "click", "clicks", "clicked", "clicking", "tap", "taps",
     "tapped", "tapping", "push", "pushes", "pushed", "pushing", "move", "moves"});
inline constexpr auto flipVerbs = std::to_array<std::string_view>(
    {"flip",    "flips",    "flipped", "toggle",   "toggles", "toggled",  "change",   "changes",
     "changed", "invert",   "inverts", "inverted", "switch",  "switches", "switched", "affect",
     "affects", "affected", "turns",   "reverses", "swap",    "swaps",    "rotates",  "shifts",
     "slides",  "cycles",   "effect",  "copies",   "sets",    "repaints", "paints"});
inline constexpr auto places =
    std::to_array<std::string_view>({"middle", "centre", "center", "corner", "corners", "edge", "edges",
                                     "border", "row", "column", "first", "last", "top", "bottom"});
/// Sentences about solving, and about programs.
inline constexpr auto ofSolving = std::to_array<std::string_view>(
    {"what",     "how",        "why",     "order",  "solution", "solve",   "solved",   "solvable",
     "answer",   "answers",    "minimum", "fewest", "know",     "example", "input",    "output",
     "line",     "lines",      "program", "code",   "usual",    "usually", "normally", "number",
     "possible", "impossible", "unlike",  "result", "returns",  "method"});
/// How questions begin.
inline constexpr auto asking = std::to_array<std::string_view>(
    {"can", "could", "is", "are", "which", "who", "should", "may", "do", "does", "did"});
inline constexpr auto counts =
    std::to_array<std::string_view>({"2", "3", "4", "5", "6", "7", "8", "9", "10", "two", "three", "four",
                                     "five", "six", "seven", "eight", "nine", "ten"});
inline constexpr auto ofMachines = std::to_array<std::string_view>(
    {"keyboard", "screen", "app", "undo", "reset", "hint", "hints", "mouse", "phone", "language", "browser"});

} // namespace sentence_lists

/// All sentences that have any words. O(words).
[[nodiscard]] std::vector<SentenceWords> sentencesOf(const Words& words);

[[nodiscard]] bool hasAny(SentenceWords sentence, Phrases wanted);

/// Whether a word of the second list comes within so many words behind one of the first.
[[nodiscard]] bool isFollowed(SentenceWords sentence, Phrases first, Phrases second, std::size_t within);

/// Whether it speaks of pieces, of places on the board or of its lines.
[[nodiscard]] bool hasThing(SentenceWords sentence);

/// Whether it tells of the puzzle; nor is it a question.
[[nodiscard]] bool isOfPuzzle(SentenceWords sentence);

} // namespace flip::said
