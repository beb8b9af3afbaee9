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

/// A puzzle in a text, and where it begins.
struct FoundPuzzle {
    Puzzle puzzle;
    std::int64_t line = 1;
    /// What the text calls it, for the judges that want it back.
    std::string name = {};
};

/// How the boards of a judge stand in its input. Blanks and line ends separate; more of them do no harm.
struct JudgeInput {
    /// How many boards there are.
    enum class Cases {
        One,
        /// A number in front of them says it.
        Counted,
        ToTheEnd,
    };

    /// What stands before a board.
    enum class Heading {
        None,
        /// One number: rows, and as many columns.
        Side,
        /// Two numbers: rows and columns.
        Sides,
        /// A word, which the answer repeats; the word “end” ends the input.
        Name,
    };

    /// What a board is written in.
    enum class Body {
        /// A sign for every cell.
        Signs,
        /// The same in brackets: [[0,1],[1,0]].
        Brackets,
        /// The 3×3 pattern of a Security Panel, which is all unlit.
        Pattern,
        /// How many cells are black, then the row and the column of each, from 0.
        Coordinates,
    };

    Cases cases = Cases::One;
    Heading heading = Heading::None;
    Body body = Body::Signs;
    /// Of every board, or, where a heading tells the size, of the largest one.
    Size size = {};
    /// ASCII.
    char black = '1';
    char white = '0';
    /// Whether blanks stand between the signs of a row in the judge's own files.
    bool spaced = false;
    /// Whether the judge prints the whole board on one line, too.
    bool oneLine = false;
    /// Smallest side, where a heading tells the size.
    int leastSide = 1;
};

/// What a judge wants to be printed for one board.
struct JudgeAnswer {
    enum class Body {
        /// The number of presses.
        Count,
        /// A 1 for every cell to press and a 0 for the others, blanks between.
        Matrix,
        /// The numbers of the cells to press, from 1 in reading order.
        Buttons,
        /// The text `possible` where there is a press set.
        Word,
        /// The number of presses, then a line with row and column, from 1, for each.
        List,
    };

    Body body = Body::Count;
    /// Before the answer; # stands for the number of the case, from 1, @ for its name.
    std::string_view heading = {};
    /// In place of the answer where there is no press set.
    std::string_view impossible = "-1";
    std::string_view possible = {};
    /// More presses than this are as bad as none; 0: any number will do.
    int mostPresses = 0;
};

/// A judge's problem that is this game: a row of the table.
struct Judge {
    /// How sure one can be that a text of this form is meant for this judge.
    enum class Claim {
        /// Nobody else writes it.
        Sure,
        /// A board that is just a board looks the same.
        Maybe,
        /// The form is somebody else's as well: only for those who name the judge.
        ByName,
    };

    /// As typed: "poj3279".
    std::string_view name;
    /// Other names of the same task, separated by blanks.
    std::string_view aliases;
    /// "POJ 3279, Fliptile".
    std::string_view title;
    JudgeInput input = {};
    Claim claim = Claim::Sure;
    /// What a press flips.
    enum class Flips {
        /// The piece and its four neighbours.
        Plus,
        /// The same where opposite edges touch.
        TorusPlus,
        /// Its whole row and its whole column.
        RowAndColumn,
    };

    Flips flips = Flips::Plus;
    Goal goal = Goal::White;
    Ties ties = Ties::Any;
    JudgeAnswer answer = {};
};

/// All judges, in the order in which a person would list them.
[[nodiscard]] std::span<const Judge> judges();
/// By name or alias; null when there is none.
[[nodiscard]] const Judge* findJudge(std::string_view name);

/// The rule of a judge's boards of this size.
[[nodiscard]] Rule ruleOf(const Judge& judge, Size size);

/// How a text has to look to be read.
enum class Layout {
    /// Signs and numbers in the right order; blanks and line ends wherever they are.
    Free,
    /// Every row on a line of its own and blanks as in the judge's files: what tells one judge from another.
    AsPrinted,
};

/// Most cells of all boards of a text together: numbers in it must not take all memory.
inline constexpr std::int64_t mostJudgeCells = 100'000'000;

/// The puzzles of a judge's input; one at least, unless it says itself that there are none. Errors: anything
/// that is not this input.
[[nodiscard]] Result<std::vector<FoundPuzzle>, TextError>
readJudgeInput(const Judge& judge, std::string_view text, Layout layout = Layout::Free);

/// Exactly what the judge expects for case `number`, counted from 1; null presses: there is no press set.
[[nodiscard]] std::string writeJudgeAnswer(const Judge& judge, std::int64_t number, const FoundPuzzle& found,
                                           const Grid* presses);

} // namespace flip
