#include "app/flipsolve/session.h"

#include "app/flipsolve/answer_text.h"
#include "app/flipsolve/compare_text.h"
#include "app/flipsolve/explain_text.h"
#include "app/flipsolve/input.h"
#include "app/flipsolve/json_text.h"
#include "core/solve/verify.h"
#include "core/text/puzzle_stream.h"

#include <unistd.h>

#include <utility>

namespace flip::console {

namespace {

std::string_view reasonText(Stopped::Reason reason) {
    switch (reason) {
    case Stopped::Reason::Time:
        return "the time is up";
    case Stopped::Reason::Nodes:
        return "it has looked at as many nodes as it may";
    case Stopped::Reason::Memory:
        return "it needs more memory than it may take";
    case Stopped::Reason::Asked:
        break;
    }
    return "it was asked to";
}

/// Why there is no answer that could be printed, or nothing.
std::optional<std::string> refusal(const Puzzle& puzzle, const Answer& answer, const Method& method) {
    const std::string name(method.name);
    if (const auto* large = std::get_if<TooLarge>(&answer)) return "the method " + name + " " + large->limit;
    if (const auto* stopped = std::get_if<Stopped>(&answer)) {
        return "the method " + name + " has stopped: " + std::string(reasonText(stopped->reason));
    }
    if (!verify(puzzle, answer)) return "the answer of " + name + " is wrong; please report this board";
    return std::nullopt;
}

/// The lines that follow the answer's first one.
std::string details(const Wording& wording, const Puzzle& puzzle, const Outcome& outcome,
                    const Options& options) {
    std::string text;
    if (const auto* impossible = std::get_if<Impossible>(&outcome.answer)) {
        if (options.proof || options.explain) text += proofText(wording, puzzle, *impossible);
        if (options.explain) text += whyImpossibleText(wording, puzzle, *impossible);
        return text;
    }
    if (options.steps) text += stepsText(wording, puzzle, *pressesOf(outcome.answer));
    if (!options.all && !options.explain) return text;
    const SetsOrNot sets = findSolutionSets(puzzle);
    if (options.all) text += allSetsText(wording, sets);
    if (options.explain) text += whyOptimalText(wording, outcome, sets);
    return text;
}

/// One run over all files.
class Session {
  public:
    Session(const Options& options, Output& output) : options_(options), output_(output) {}

    Status solveFile(const std::string& path) {
        Input input(path, [this] { output_.flush(); });
        if (input.isTerminal() && isatty(STDERR_FILENO) == 1) {
            output_.complain("type a board, one row a line; Ctrl+D ends, flipsolve --help tells more");
        }
        const Status status = solvePuzzles(input);
        if (input.failure().empty()) return status;
        output_.complain("cannot read " + input.name() + ": " + input.failure());
        return Status::BadInput;
    }

  private:
    Status solvePuzzles(Input& input) {
        PuzzleStream puzzles([&] { return input.read(); }, options_.size ? PuzzleKind::Boards : options_.kind,
                             {.judge = true, .size = options_.size});
        const Wording wording(puzzles.kind());
        if (wording.isPanel() && options_.goal) {
            output_.complainAt(input.name(), "--goal is for boards; these are panels, which are to be lit");
            return Status::BadInput;
        }
        int number = 0;
        // A puzzle that was cut off by a failure to read must not be answered.
        for (auto next = puzzles.next(); next && input.failure().empty(); next = puzzles.next()) {
            if (!*next) return badInput(input, next->error());
            Puzzle puzzle = *std::move(*next);
            if (!wording.isPanel()) puzzle.goal = options_.goal.value_or(Goal::Either);
            const std::string place = input.name() + ":" + std::to_string(puzzles.line());
            const Status status = answer(wording, puzzle, ++number, place);
            if (status != Status::Answered) return status;
        }
        return Status::Answered;
    }

    Status badInput(const Input& input, const TextError& error) {
        output_.complainAt(input.name() + ":" + std::to_string(error.line) + ":" +
                               std::to_string(error.column),
                           "found " + error.found + ", expected " + error.expected);
        return Status::BadInput;
    }

    Status answer(const Wording& wording, const Puzzle& puzzle, int number, const std::string& place) {
        if (options_.output == Options::Output::Comparison) return compare(wording, puzzle, number, place);
        const Outcome outcome = solve(*options_.method, puzzle);
        if (const auto why = refusal(puzzle, outcome.answer, *options_.method)) {
            output_.complainAt(place, *why);
            return Status::Failed;
        }
        if (options_.output == Options::Output::Json) {
            output_.write(jsonLine(puzzle, *options_.method, outcome, findSolutionSets(puzzle)));
        } else {
            writeHeading(wording, number);
            output_.write(answerLine(wording, outcome.answer, options_.presses));
            output_.write(details(wording, puzzle, outcome, options_));
            const auto* unproven = std::get_if<Unproven>(&outcome.answer);
            // The judge's lines for a panel have no place for it.
            if (unproven && wording.isPanel()) {
                output_.complainAt(place, "not proven to be the fewest buttons; it takes at least " +
                                              std::to_string(unproven->lowerBound));
            }
        }
        return output_.failure().empty() ? Status::Answered : Status::Failed;
    }

    Status compare(const Wording& wording, const Puzzle& puzzle, int number, const std::string& place) {
        const auto contestants = compareMethods(puzzle);
        writeHeading(wording, number);
        output_.write(comparisonText(contestants));
        if (allAgree(puzzle, contestants)) return Status::Answered;
        output_.complainAt(place, "the methods do not agree; please report this puzzle");
        return Status::Failed;
    }

    /// Panels are numbered, as their judge wants it. Answers of several lines are parted by blank lines.
    void writeHeading(const Wording& wording, int number) {
        const bool severalLines = options_.steps || options_.proof || options_.all || options_.explain ||
                                  options_.output == Options::Output::Comparison;
        if (!std::exchange(first_, false) && severalLines) output_.write("\n");
        if (wording.isPanel()) output_.write("Case #" + std::to_string(number) + "\n");
    }

    const Options& options_;
    Output& output_;
    bool first_ = true;
};

Status act(const Options& options, Output& output) {
    switch (options.action) {
    case Options::Action::Help:
        output.write(helpText());
        return Status::Answered;
    case Options::Action::Version:
        output.write("flipsolve " FLIP_VERSION "\n");
        return Status::Answered;
    case Options::Action::Methods:
        output.write(methodsText());
        return Status::Answered;
    case Options::Action::Solve:
        break;
    }
    Session session(options, output);
    for (const std::string& file : options.files) {
        const Status status = session.solveFile(file);
        if (status != Status::Answered) return status;
    }
    return Status::Answered;
}

} // namespace

Status run(const Options& options, Output& output) {
    const Status status = act(options, output);
    output.flush();
    if (output.failure().empty()) return status;
    output.complain("cannot write the answers: " + output.failure());
    return Status::Failed;
}

} // namespace flip::console
