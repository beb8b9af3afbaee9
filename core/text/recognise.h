#pragma once

#include "core/base/result.h"
#include "core/text/flip_file.h"
#include "core/text/judge.h"
#include "core/text/text_error.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace flip {

/// What a text was written in. The order is that in which they are tried.
enum class Notation {
    /// A game in a file: flip_file.h.
    FlipFile,
    /// A link: flip_uri.h.
    FlipUri,
    /// writePuzzleLine's: goal, edges, pattern and board.
    PuzzleLine,
    /// A line of flipsolve --json.
    Json,
    /// Flip, in Simon Tatham's collection.
    FlipId,
    Panel,
    /// The input of a judge.
    JudgeInput,
    /// Lists of a programming language.
    Lists,
    Signs,
    /// A number whose bits are the cells.
    Mask,
};

/// One way to take a text: the puzzles in it, with everything that the text itself does not say.
struct Reading {
    /// Never empty.
    std::vector<FoundPuzzle> puzzles;
    Notation notation = Notation::Signs;
    /// Whose rule, colours and goal these are; null for Flip Game's, or the text's own.
    const Judge* judge = nullptr;
};

struct Recognised {
    /// The most likely one first; never empty.
    std::vector<Reading> readings;
    /// The second one is as good as the first: somebody should be asked.
    bool isOpen = false;
    /// The whole game, where the text is a file of one; the only reading has its position.
    std::optional<FlipFile> file = {};
};

/// Tells what a text is and reads it. It never asks what was in play: what the text does not say comes from
/// the form in which it stands there, and is Flip Game's rule and goal where that says nothing. The one
/// reader of the window and, for everything but streams of boards, of flipsolve.
///
/// Takes UTF-8 and UTF-16, web pages, quoted mail, statements of problems with their samples, and all that
/// readSignLines, readSignLists, readFlipFile, readFlipUri, readFlipId, readPuzzleLine, PanelStream and
/// readJudgeInput read. Memory stays within a small multiple of the text's length, plus mostJudgeCells.
[[nodiscard]] Result<Recognised, TextError> recognise(std::string_view bytes);

/// Texts longer than this are files of games, lines of boards or panels; nothing else is looked for.
inline constexpr std::size_t longestRecognised = std::size_t{4} << 20U;

/// The same puzzles with another goal, or with black and white exchanged.
[[nodiscard]] Reading withGoal(Reading reading, Goal goal);
[[nodiscard]] Reading withColoursSwapped(Reading reading);
/// The same boards with the rule and goal of `puzzle`; nothing when a board has another size and the rule is
/// a table.
[[nodiscard]] std::optional<Reading> withRuleOf(Reading reading, const Puzzle& puzzle);

} // namespace flip
