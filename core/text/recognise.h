#pragma once

#include "core/base/result.h"
#include "core/text/flip_file.h"
#include "core/text/judge.h"
#include "core/text/text_error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flip {

/// The notation of a text.
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

/// A sign for pieces, in UTF-8, and the colour that it was taken for.
struct ColouredSign {
    std::string sign;
    bool isBlack = false;
};

/// One reading of a text: its puzzles, completed by what the text itself does not say.
struct Reading {
    /// Never empty.
    std::vector<FoundPuzzle> puzzles;
    Notation notation = Notation::Signs;
    /// The judge whose rule, colours and goal these are; null if they are Flip Game's or stated by the text.
    const Judge* judge = nullptr;
    /// The signs of its boards, if they are written with signs.
    std::vector<ColouredSign> signs = {};
};

/// A sentence of a text, as it is written, in quotation marks and shortened to a readable length.
struct QuotedSentence {
    std::int64_t line = 1;
    std::string text;
};

struct Recognised {
    /// The most likely reading first; never empty.
    std::vector<Reading> readings;
    /// The second reading is as likely as the first: ask the user.
    bool isOpen = false;
    /// There are words beside the boards, which may say more than was understood.
    bool hasWords = false;
    /// What puzzles state of their own; only JSON leaves it open.
    PuzzleParts own = {};
    /// No goal was understood in sentences beside the boards: that of the first reading, any one colour, is
    /// assumed. Tell the user.
    bool isGoalAssumed = false;
    /// The first sentence that may say more of the puzzle than was understood. Tell the user: it may be
    /// another puzzle.
    std::optional<QuotedSentence> notUnderstood = {};
    /// The text is not just rows of b and w or the like, as BoardStream reads them: it has words, numbers of
    /// rows, frames, other signs. Tell the user what it was taken for.
    bool isInterpreted = false;
    /// The whole game, if the text is a game file; the only reading then has its position.
    std::optional<FlipFile> file = {};
};

/// Recognises the notation of a text and reads it. What the text does not say follows from its notation,
/// never from the current game; by default it is Flip Game's rule and goal. The window reads everything with
/// this function, and flipsolve everything but streams.
///
/// Accepts UTF-8 and UTF-16, web pages, quoted mail, problem statements with their samples, and everything
/// that readSignLines, readSignLists, readFlipFile, readFlipUri, readFlipId, readPuzzleLine, PanelStream and
/// readJudgeInput read. Memory stays within a small multiple of the text's length, plus mostJudgeCells.
[[nodiscard]] Result<Recognised, TextError> recognise(std::string_view bytes);

/// A text with one puzzle after the other, of which one cannot be read.
struct BrokenOff {
    /// Those before it, if there are any.
    std::optional<Recognised> before;
    TextError error;
};

/// If recognise() has failed: whether the text is a list of complete puzzles (JSON, links, puzzle lines, Flip
/// IDs) that cannot be read from some place on. Then no other reader has a better error.
[[nodiscard]] std::optional<BrokenOff> brokenOff(std::string_view bytes);

/// Longer texts, in bytes, are only read as game files, puzzles of one line each, lines of boards or panels.
inline constexpr std::size_t longestRecognised = std::size_t{4} << 20U;

/// Whether the text is a game file, or begins with a puzzle that is one line: a link, a puzzle line, a Flip
/// ID. These can be told from their first bytes, and with a mask for every cell they are long.
[[nodiscard]] bool mayBeLong(std::string_view text);

/// The same puzzles with another goal, or with black and white exchanged.
[[nodiscard]] Reading withGoal(Reading reading, Goal::Kind goal);
[[nodiscard]] Reading withColoursSwapped(Reading reading);
/// The same boards with the rule and goal of `puzzle`; nothing when a board has another size and the rule is
/// a table.
[[nodiscard]] std::optional<Reading> withRuleOf(Reading reading, const Puzzle& puzzle);

} // namespace flip
