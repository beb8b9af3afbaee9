#include "app/flipsolve/session.h"

#include "app/flipsolve/input.h"
#include "app/flipsolve/known_replies.h"
#include "app/flipsolve/reply.h"
#include "core/text/puzzle_stream.h"

#include <unistd.h>

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

namespace flip::console {

namespace {

/// One run over all files.
class Session {
  public:
    Session(const Options& options, Output& output) : options_(options), output_(output), known_(options) {}

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
        for (std::int64_t number = 1;; ++number) {
            if (const Status status = solvePlainBoards(puzzles, input); status != Status::Answered)
                return status;
            auto next = puzzles.next();
            // A puzzle that was cut off by a failure to read must not be answered.
            if (!next || !input.failure().empty()) return Status::Answered;
            if (!*next) return badInput(input, next->error());
            const Reply reply = replyToNext(wording, *std::move(*next));
            if (!reply.text.empty()) writeHeading(wording, number);
            const Status status = write(reply, input.name() + ":" + std::to_string(puzzles.line()));
            if (status != Status::Answered) return status;
        }
    }

    /// The fast way through millions of boards, as far as it goes.
    Status solvePlainBoards(PuzzleStream& puzzles, const Input& input) {
        if (!known_.worthKeeping()) return Status::Answered;
        while (const std::size_t count = puzzles.nextPlain(plainBoards_)) {
            texts_.clear();
            const std::size_t answered = known_.append(std::span(plainBoards_).first(count), texts_);
            output_.write(texts_);
            if (answered < count) return write(known_.to(plainBoards_[answered]), input.name());
            if (!output_.failure().empty()) return Status::Failed;
        }
        return Status::Answered;
    }

    Reply replyToNext(const Wording& wording, Puzzle puzzle) {
        if (known_.worthKeeping() && KnownReplies::covers(wording, puzzle)) {
            return known_.to(static_cast<std::uint16_t>(puzzle.board.packed()));
        }
        if (!wording.isPanel()) puzzle = options_.puzzleOf(std::move(puzzle.board));
        return replyTo(wording, puzzle, options_);
    }

    Status badInput(const Input& input, const TextError& error) {
        output_.complainAt(input.name() + ":" + std::to_string(error.line) + ":" +
                               std::to_string(error.column),
                           "found " + error.found + ", expected " + error.expected);
        return Status::BadInput;
    }

    Status write(const Reply& reply, const std::string& place) {
        output_.write(reply.text);
        if (!reply.complaint.empty()) output_.complainAt(place, reply.complaint);
        return reply.answered && output_.failure().empty() ? Status::Answered : Status::Failed;
    }

    /// Panels are numbered, as their judge wants it.
    void writeHeading(const Wording& wording, std::int64_t number) {
        if (!std::exchange(first_, false) && !repliesInOneLine(options_)) output_.write("\n");
        const bool isJson = options_.output == Options::Output::Json;
        if (wording.isPanel() && !isJson) output_.write("Case #" + std::to_string(number) + "\n");
    }

    const Options& options_;
    Output& output_;
    bool first_ = true;
    KnownReplies known_;
    std::array<std::uint16_t, 4096> plainBoards_{};
    /// The replies to them.
    std::string texts_;
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
