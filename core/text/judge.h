#pragma once

#include "core/base/result.h"
#include "core/model/puzzle.h"
#include "core/model/ties.h"
#include "core/text/text_error.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace flip {

/// A puzzle found in a text, and where it begins.
struct FoundPuzzle {
    Puzzle puzzle;
    std::int64_t line = 1;
    /// Its name in the text, for judges that expect it in the answer.
    std::string name = {};
};

/// What a text states of its puzzles besides their boards: words cannot say otherwise.
struct PuzzleParts {
    bool pattern = false;
    bool edges = false;
    bool goal = false;
};

/// How a judge's input is laid out. Spaces and line ends are separators; extra ones do no harm.
struct JudgeInput {
    /// How many boards there are.
    enum class Cases {
        One,
        /// As many as the number before them says.
        Counted,
        ToTheEnd,
    };

    /// What comes before a board.
    enum class Heading {
        None,
        /// One number: the rows and the columns.
        Side,
        /// One number: the columns of the only row.
        Length,
        /// Two numbers: rows and columns.
        Sides,
        /// A word, which the answer repeats. The word that is the ending ends the input.
        Name,
    };

    /// How a board is written.
    enum class Body {
        /// A sign for every cell.
        Signs,
        /// The same in brackets: [[0,1],[1,0]].
        Brackets,
        /// The 3×3 pattern of a Security Panel, whose buttons are all unlit.
        Pattern,
        /// The number of black cells, then the row and the column of each, from 0.
        Coordinates,
        /// Two boards of signs: the present one, and the target.
        TwoBoards,
        /// The same without a heading: the first line is as long as the board.
        TwoRows,
        /// A row in brackets, then how many cells a press flips: [0,1,0] and 2. Names before both do no harm.
        Window,
        /// Signs, then how many cells cannot be pressed, and the column and the row of each, from 0.
        DeadCells,
        /// A number on the line of the heading, then signs: a press flips all cells that are not farther
        /// away than that.
        Reach,
        /// The number of pairs on the line of the heading, then the pairs of cells, from 1, of which a
        /// press on one flips the other, too. The cells are all white.
        Pairs,
        /// Two boards as above, then pairs of cells, from 1: a press on the first flips the second, too.
        /// Two zeros end them.
        Wires,
        /// A line with lights, buttons and what they flip: see machine_line.h.
        Machine,
    };

    Cases cases = Cases::One;
    Heading heading = Heading::None;
    Body body = Body::Signs;
    /// The size of every board; if a heading gives the size, that of the largest board allowed.
    Size size = {};
    /// ASCII.
    char black = '1';
    char white = '0';
    /// Whether the judge's own files have spaces between the signs of a row.
    bool spaced = false;
    /// Whether that is not known.
    bool maybeSpaced = false;
    /// Whether the judge also prints whole boards on one line.
    bool oneLine = false;
    /// The smallest side, if a heading gives the size.
    int leastSide = 1;
    /// A line that ends the input, if any.
    std::string_view ending = {};
    /// Whether the judge's own files have a blank line after every board.
    bool blankLines = false;

    // What the judge itself sends, at most. Readers accept more; inputs for a program keep to it.

    /// The largest board; empty if `size` is.
    Size largest = {};
    /// How many boards in one input, if there may be several.
    int mostCases = 1000;
    /// Whether every board can be solved, so that nothing is said about other boards.
    bool onlySolvable = false;

    [[nodiscard]] Size largestSent() const { return largest.cells() > 0 ? largest : size; }
};

/// What a judge expects to be printed for one board.
struct JudgeAnswer {
    enum class Body {
        /// The number of presses.
        Count,
        /// A 1 for every cell to press and a 0 for the others, separated by spaces.
        Matrix,
        /// The numbers of the cells to press, from 1 in reading order.
        Buttons,
        /// The text `possible` if there is a press set.
        Word,
        /// The number of presses, then a line with row and column, from 1, for each. The judge accepts the
        /// lines in any order.
        List,
        /// How many press sets there are, of any size.
        Ways,
    };

    Body body = Body::Count;
    /// Printed before the answer; # stands for the number of the case, from 1, @ for its name.
    std::string_view heading = {};
    /// Printed instead of the answer if there is no press set.
    std::string_view impossible = "-1";
    std::string_view possible = {};
    /// A puzzle that needs more presses than this counts as impossible; 0 means no limit.
    int mostPresses = 0;
    /// Whether only the sum of the answers to all cases is printed.
    bool isSum = false;
};

/// Whether every input brings a rule of its own, which is a table.
[[nodiscard]] constexpr bool hasOwnRules(const JudgeInput& input) {
    using Body = JudgeInput::Body;
    return input.body == Body::DeadCells || input.body == Body::Reach || input.body == Body::Pairs ||
           input.body == Body::Wires || input.body == Body::Machine || input.body == Body::Window;
}

/// A problem of an online judge that is this game: a row of the table.
struct Judge {
    /// How certain it is that a text of this form is meant for this judge.
    enum class Claim {
        /// No other notation looks like this.
        Sure,
        /// A plain board may look the same.
        Maybe,
        /// Another judge uses the same form; only chosen by name.
        ByName,
    };

    /// As typed: "poj3279".
    std::string_view name;
    /// Other names of the same problem, separated by spaces.
    std::string_view aliases;
    /// "POJ 3279, Fliptile".
    std::string_view title;
    JudgeInput input = {};
    Claim claim = Claim::Sure;
    /// What a press flips.
    enum class Flips {
        /// The piece and its four neighbours.
        Plus,
        /// The same on a torus.
        TorusPlus,
        /// Its whole row and its whole column.
        RowAndColumn,
        /// The piece and its eight neighbours. Pieces at the edge cannot be pressed.
        InnerBlock,
        /// The piece and the next one of a row. The last one cannot be pressed.
        Pair,
    };

    Flips flips = Flips::Plus;
    /// Where an input has two boards, the second is the target instead.
    Goal::Kind goal = Goal::White;
    Ties ties = Ties::Any;
    JudgeAnswer answer = {};
};

/// All judges, in the order in which a person would list them.
[[nodiscard]] std::span<const Judge> judges();
/// By name or alias; null when there is none.
[[nodiscard]] const Judge* findJudge(std::string_view name);

/// The rule of a judge's boards of this size.
[[nodiscard]] Rule ruleOf(const Judge& judge, Size size);

/// How strictly the layout of a text is checked.
enum class Layout {
    /// Signs and numbers in the right order; spaces and line ends anywhere.
    Free,
    /// Every row on a line of its own, with spaces as in the judge's files: this distinguishes one judge from
    /// another.
    AsPrinted,
};

/// The most cells of all boards of a text together, so that large numbers in a text cannot exhaust memory. A
/// rule with a mask for every cell counts as the cells of all masks, and a thousand more for each.
inline constexpr std::int64_t mostJudgeCells = 100'000'000;

/// A judge's input as far as it could be read.
struct JudgeText {
    /// The complete cases, at most up to the error.
    std::vector<FoundPuzzle> puzzles;
    std::optional<TextError> error;
};

/// Reads the puzzles of a judge's input: at least one, unless the input itself says that there are none.
/// Errors: anything that is not this judge's input.
[[nodiscard]] JudgeText readJudgeText(const Judge& judge, std::string_view text,
                                      Layout layout = Layout::Free);
/// The same if there is no error.
[[nodiscard]] Result<std::vector<FoundPuzzle>, TextError>
readJudgeInput(const Judge& judge, std::string_view text, Layout layout = Layout::Free);

/// An input for the judge with these puzzles, laid out as in the judge's own files; readJudgeInput reads the
/// same puzzles from it. There must be one if the judge takes one at a time, and they must be such as the
/// judge takes.
[[nodiscard]] std::string writeJudgeInput(const Judge& judge, std::span<const FoundPuzzle> puzzles);

/// Exactly what the judge expects for case `number`, counted from 1. Null `presses` means that there is no
/// press set; `ways` is how many there are, if the judge asks that.
[[nodiscard]] std::string writeJudgeAnswer(const Judge& judge, std::int64_t number, const FoundPuzzle& found,
                                           const Grid* presses, std::uint64_t ways = 0);
/// The part of it that comes before the answer itself; may be empty.
[[nodiscard]] std::string writeJudgeHeading(const Judge& judge, std::int64_t number,
                                            const FoundPuzzle& found);

} // namespace flip
