#pragma once

#include "core/base/result.h"
#include "core/generate/daily_puzzle.h"
#include "core/model/puzzle.h"
#include "core/picture/picture_look.h"
#include "core/solve/method.h"
#include "core/text/text_kind.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace flip::console {

/// The options given on the command line.
struct Options {
    enum class Action { Solve, Check, Hardest, Level, Daily, Help, Version, Methods, Judges };

    /// What is printed for a puzzle.
    enum class Output { Text, Json, Comparison };

    Action action = Action::Solve;
    Output output = Output::Text;
    /// Add the cells to press to an answer.
    bool presses = false;
    /// Draw the board after every round.
    bool steps = false;
    /// Show why a board is impossible.
    bool proof = false;
    /// List every optimal press set.
    bool all = false;
    /// Explain why it cannot be solved with fewer presses, or at all.
    bool explain = false;
    const Method* method = &defaultMethod();
    /// For the search of each puzzle; its number of threads is decided when its turn comes.
    Budget budget;
    /// The number of threads for all puzzles, at least 1.
    int jobs = 1;
    /// For boards; Goal::Either by default.
    std::optional<Goal> goal;
    /// All boards that --target may be, in different sizes; the first is the goal.
    std::vector<Grid> targets;
    std::string targetText;
    /// The size of every board, if it is fixed; always given for boards that are made.
    std::optional<Size> size;
    /// For boards that are made.
    Edges edges = Edges::Clipped;
    int level = 1;
    Day day;
    /// What the files hold; if not given, their first lines decide.
    std::optional<PuzzleKind> kind;
    /// Which of several optimal press sets is printed; any one by default.
    std::optional<Ties> order;
    /// The judge whose input the files are and whose answers are printed.
    const Judge* judge = nullptr;
    /// The same, but the judge is recognised from the text.
    bool judgeByText = false;
    /// The command that starts the program to check.
    std::string program;
    /// For how long it is checked; five minutes by default.
    std::optional<std::chrono::nanoseconds> duration;
    /// For drawn cases of the check; any by default.
    std::optional<std::uint64_t> seed;
    /// The file for a picture of the answer; empty if none is wanted.
    std::string picture;
    /// How that looks.
    std::optional<PictureLook> look;
    /// The file that keeps a long proof; empty if none does.
    std::string checkpoint;

    /// Part `number`, from 1, of `count`.
    struct Part {
        std::uint64_t number = 1;
        std::uint64_t count = 1;
    };

    /// The part of the proof that is to be done.
    std::optional<Part> part;
    /// The files hold parts of a proof instead of puzzles.
    bool merges = false;
    /// Ambiguous text is an error.
    bool strict = false;
    /// Never empty; "-" is standard input.
    std::vector<std::string> files;
    /// The names of all options on the command line, without hyphens, in their order.
    std::vector<std::string_view> given;

    [[nodiscard]] bool isGiven(std::string_view name) const { return std::ranges::count(given, name) > 0; }

    [[nodiscard]] bool isForJudge() const { return judge || judgeByText; }

    /// The puzzle that a board stands for.
    [[nodiscard]] Puzzle puzzleOf(Grid board) const {
        Puzzle puzzle = Puzzle::flipGame(std::move(board));
        puzzle.goal = goal.value_or(Goal::Either);
        return puzzle;
    }
};

/// Why a command line is wrong, as a sentence.
struct UsageError {
    std::string message;
};

/// Reads the command line; the first argument is the program's name, as in main.
[[nodiscard]] Result<Options, UsageError> parseOptions(std::vector<std::string> arguments);

} // namespace flip::console
