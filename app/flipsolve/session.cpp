#include "app/flipsolve/session.h"

#include "app/flipsolve/answer_text.h"
#include "app/flipsolve/input.h"
#include "core/solve/verify.h"
#include "core/text/board_stream.h"

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
std::string details(const Puzzle& puzzle, const Answer& answer, const Options& options) {
    const auto* impossible = std::get_if<Impossible>(&answer);
    if (impossible && options.proof) return proofText(puzzle, *impossible);
    if (impossible || !options.steps) return {};
    const auto* unproven = std::get_if<Unproven>(&answer);
    return stepsText(puzzle, unproven ? unproven->presses : std::get<Optimal>(answer).presses);
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
        const Status status = solveBoards(input);
        if (input.failure().empty()) return status;
        output_.complain("cannot read " + input.name() + ": " + input.failure());
        return Status::BadInput;
    }

  private:
    Status solveBoards(Input& input) {
        BoardStream boards([&] { return input.read(); }, {.judge = true, .size = options_.size});
        // A board that was cut off by a failure to read must not be answered.
        for (auto board = boards.next(); board && input.failure().empty(); board = boards.next()) {
            if (!*board) return badInput(input, board->error());
            const std::string place = input.name() + ":" + std::to_string(boards.boardLine());
            const Status status = answer(Puzzle::flipGame(*std::move(*board)), place);
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

    Status answer(Puzzle puzzle, const std::string& place) {
        puzzle.goal = options_.goal;
        const Outcome outcome = solve(*options_.method, puzzle);
        if (const auto why = refusal(puzzle, outcome.answer, *options_.method)) {
            output_.complainAt(place, *why);
            return Status::Failed;
        }
        const bool severalLines = options_.steps || options_.proof;
        if (severalLines && !std::exchange(first_, false)) output_.write("\n");
        output_.write(answerLine(outcome.answer, options_.presses));
        output_.write(details(puzzle, outcome.answer, options_));
        return output_.failure().empty() ? Status::Answered : Status::Failed;
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
