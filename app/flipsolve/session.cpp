#include "app/flipsolve/session.h"

#include "app/flipsolve/check_report.h"
#include "app/flipsolve/file_replacement.h"
#include "app/flipsolve/information.h"
#include "app/flipsolve/input.h"
#include "app/flipsolve/judge_reply.h"
#include "app/flipsolve/known_replies.h"
#include "app/flipsolve/late_picture.h"
#include "app/flipsolve/made_boards.h"
#include "app/flipsolve/merged_answer.h"
#include "app/flipsolve/picture_file.h"
#include "app/flipsolve/progress_line.h"
#include "app/flipsolve/proof_reply.h"
#include "app/flipsolve/reading_text.h"
#include "app/flipsolve/reply.h"
#include "app/flipsolve/reply_queue.h"
#include "core/base/counted.h"
#include "core/text/board_text.h"
#include "core/text/page.h"
#include "core/text/puzzle_stream.h"
#include "core/text/words.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace flip::console {

namespace {

/// Some inputs never end; the longest of a judge are some megabytes.
constexpr std::size_t mostForJudge = std::size_t{1} << 28U;

/// Prints what has been answered when the search for the next answer takes long.
class LongSearch : public Monitor {
  public:
    /// `shown`, which may be null, is told the progress, too.
    LongSearch(Output& output, Monitor* shown) : output_(output), shown_(shown) {}

    void progressed(const Progress& progress) override {
        constexpr std::chrono::milliseconds longTime(50);
        if (Clock::now() - begin_ > longTime) output_.flush();
        if (shown_ != nullptr) shown_->progressed(progress);
    }

    [[nodiscard]] bool stopRequested() override { return false; }

  private:
    using Clock = std::chrono::steady_clock;

    Output& output_;
    Monitor* shown_;
    Clock::time_point begin_ = Clock::now();
};

/// One run over all files.
class Session {
  public:
    Session(const Options& options, Output& output)
        : options_(options), output_(output), known_(options), progress_(output), queue_(options.jobs) {}

    Status solveFile(const std::string& path) {
        Input input(path, [&] {
            // Who waits for an answer before writing the next puzzle gets it.
            status_ = answerAll(input);
            output_.flush();
            return status_ == Status::Answered;
        });
        if (input.isTerminal() && isatty(STDERR_FILENO) == 1) {
            output_.complain("type a board, one row per line; Ctrl+D finishes; see --help");
        }
        const Status status = options_.isForJudge() ? solveForJudge(input) : solvePuzzles(input);
        if (input.failure().empty()) return status;
        output_.complain("cannot read " + input.name() + ": " + input.failure());
        return Status::BadInput;
    }

    /// What all files have come to, with the answer and the picture that have waited for that.
    Status end(Status status) {
        if (status == Status::Answered && !queue_.isEmpty()) status = answerOldest(onlyName_);
        return drawn(status, drawPicture_, drawnPlace_, output_);
    }

  private:
    /// A puzzle whose reply has not been written yet.
    struct Asked {
        Wording wording;
        /// From 1 in its file.
        std::int64_t number = 0;
        std::int64_t line = 1;
    };

    Status solvePuzzles(Input& input) {
        PuzzleStream puzzles([&] { return input.read(); }, options_.size ? PuzzleKind::Boards : options_.kind,
                             {.judge = true, .size = options_.size});
        const Wording wording(puzzles.kind());
        if (wording.isPanel() && options_.goal) {
            output_.complainAt(
                input.name(),
                "--goal and --target are for boards; these are panels, whose goal is always all lit");
            return Status::BadInput;
        }
        chooseTargets(puzzles.recognised(), input);
        if (const Recognised* recognised = puzzles.recognised()) {
            const Judge* const judge = recognised->readings.front().judge;
            if (options_.goal && judge != nullptr && judge->input.body == JudgeInput::Body::Machine) {
                output_.complainAt(
                    input.name(),
                    "--goal and --target are for boards; these are machines, each with a target of its own");
                return Status::BadInput;
            }
            const Status status = options_.goal ? settle(withGoal(*recognised, *options_.goal), input)
                                                : settle(*recognised, input);
            if (status != Status::Answered) return status;
        }
        for (std::int64_t number = 1;; ++number) {
            if (const Status status = solvePlainBoards(puzzles, input); status != Status::Answered)
                return status;
            auto next = puzzles.next();
            if (status_ != Status::Answered) return status_;
            // A puzzle that was cut off by a failure to read must not be answered.
            const bool ends = !next || !input.failure().empty();
            if (ends || !*next) {
                const Status status = answerAll(input);
                return ends || status != Status::Answered ? status : badInput(input, next->error());
            }
            const Status status = ask({wording, number, puzzles.line()}, *std::move(*next), input);
            if (status != Status::Answered) return status;
        }
    }

    /// Takes --target in the signs of the boards, or else as it was read by itself.
    void chooseTargets(const Recognised* recognised, const Input& input) {
        targets_ = recognised == nullptr
                       ? std::vector<Grid>()
                       : boardsInSigns(options_.targetText, recognised->readings.front().signs);
        if (!targets_.empty()) return;
        targets_ = options_.targets;
        if (hasSignsOfItsOwn(options_.targetText))
            output_.complainAt(input.name(), "--target is read as " + writeBoardLine(targets_.front()));
    }

    /// The whole input of a judge, answered as that judge wants it.
    Status solveForJudge(Input& input) {
        std::string text;
        for (auto block = input.read(); !block.empty(); block = input.read()) {
            if (text.size() + block.size() > mostForJudge) {
                output_.complainAt(input.name(), "is larger than 256 MiB, and no judge sends so much");
                return Status::BadInput;
            }
            text += block;
        }
        if (!input.failure().empty()) return Status::BadInput;
        if (options_.judge) {
            auto [puzzles, error] = readJudgeText(*options_.judge, asUtf8(text));
            // Of a single case, what is left over belongs to it: an answer would be that of another board.
            if (error && options_.judge->input.cases == JudgeInput::Cases::One)
                return badInput(input, *error);
            const Status status = answerForJudge(*options_.judge, std::move(puzzles), input);
            return error && status == Status::Answered ? badInput(input, *error) : status;
        }
        auto read = recognise(text);
        const Judge* const judge = read ? judgeOf(read->readings.front()) : nullptr;
        if (judge == nullptr && text.size() > longestRecognised) {
            output_.complainAt(input.name(),
                               "is larger than 4 MiB, and no judge was recognised; --judge with "
                               "its name reads it, as in --judge poj3279");
            return Status::BadInput;
        }
        if (!read) return badInput(input, read.error());
        Recognised recognised = *std::move(read);
        Reading& reading = recognised.readings.front();
        if (judge == nullptr) {
            return badInput(input, {reading.puzzles.front().line, 1, describe(reading),
                                    "the input of a judge; flipsolve --judges lists them"});
        }
        if (const Status status = settle(recognised, input); status != Status::Answered) return status;
        return answerForJudge(*judge, std::move(reading.puzzles), input);
    }

    /// Says how a text has been read that is ambiguous or no plain board, or refuses an ambiguous one.
    Status settle(const Recognised& recognised, const Input& input) {
        if (recognised.isOpen && options_.strict) return badInput(input, refusal(recognised));
        const bool isSure = recognised.readings.front().judge == nullptr && !recognised.isInterpreted;
        if (isSure && !recognised.isOpen) return Status::Answered;
        std::string sentence = "read as " + describe(recognised.readings.front());
        if (recognised.isGoalAssumed) sentence += "; no goal was understood in the text";
        if (recognised.isOpen) sentence = openQuestion(recognised);
        if (const auto& lost = recognised.notUnderstood) {
            sentence += "; a sentence in line " + std::to_string(lost->line) +
                        " may say more than was understood: " + lost->text;
        }
        output_.complainAt(input.name(), sentence);
        return Status::Answered;
    }

    Status answerForJudge(const Judge& judge, std::vector<FoundPuzzle> puzzles, const Input& input) {
        if (judge.answer.isSum && !puzzles.empty()) return answerSum(judge, std::move(puzzles), input);
        std::int64_t number = 0;
        for (FoundPuzzle& found : puzzles) {
            const std::int64_t line = found.line;
            queue_.add(
                [this, &judge, number = ++number, found = std::move(found)](int threads, Monitor* monitor) {
                    return judgeReplyTo(judge, number, found, options_, threads, monitor);
                });
            asked_.push_back({Wording(PuzzleKind::Boards), number, line});
            if (const Status status = answerDue(input); status != Status::Answered) return status;
        }
        return answerAll(input);
    }

    Status answerSum(const Judge& judge, std::vector<FoundPuzzle> puzzles, const Input& input) {
        asked_.push_back({Wording(PuzzleKind::Boards), 1, puzzles.front().line});
        queue_.add([this, &judge, puzzles = std::move(puzzles)](int threads, Monitor* monitor) {
            return judgeSumReplyTo(judge, puzzles, options_, threads, monitor);
        });
        return answerAll(input);
    }

    /// The judge whom the whole text tells; null if it tells none.
    [[nodiscard]] static const Judge* judgeOf(const Reading& reading) {
        if (reading.judge != nullptr) return reading.judge;
        const Judge* flipGame = findJudge("poj1753");
        const bool isFlipGame = std::ranges::all_of(reading.puzzles, [&](const FoundPuzzle& found) {
            return found.puzzle == Puzzle::flipGame(found.puzzle.board) &&
                   found.puzzle.size() == flipGame->input.size;
        });
        return isFlipGame ? flipGame : nullptr;
    }

    /// Answers the puzzle at once, or as soon as its turn comes.
    Status ask(Asked asked, Puzzle puzzle, const Input& input) {
        if (options_.part && asked.wording.isPanel()) {
            output_.complainAt(input.name(), "--part is for boards; these are panels");
            return Status::BadInput;
        }
        const bool isOnlyOne = !options_.picture.empty() || keepsProof(options_);
        if (isOnlyOne && std::exchange(hadOnlyOne_, true)) {
            const Status status = answerAll(input);
            const std::string why = options_.picture.empty() ? "--checkpoint and --part are for one puzzle"
                                                             : "--export draws one puzzle";
            output_.complainAt(input.name() + ":" + std::to_string(asked.line),
                               why + ", and here is another");
            return status == Status::Answered ? Status::BadInput : status;
        }
        if (options_.goal && !asked.wording.isPanel()) {
            const Grid* const target = options_.goal->target();
            const auto fitting = std::ranges::find(targets_, puzzle.size(), &Grid::size);
            if (target != nullptr && fitting == targets_.end()) {
                const Status status = answerAll(input);
                output_.complainAt(input.name() + ":" + std::to_string(asked.line),
                                   "the board is " + sizeText(puzzle.size()) + ", but --target is " +
                                       sizeText(target->size()));
                return status == Status::Answered ? Status::BadInput : status;
            }
            puzzle.goal = target != nullptr ? Goal::target(*fitting) : *options_.goal;
        }
        if (queue_.isEmpty() && known_.worthKeeping() && known_.covers(asked.wording, puzzle)) {
            return write(known_.to(static_cast<std::uint16_t>(puzzle.board.packed())), input.name(),
                         asked.line);
        }
        queue_.add([&options = options_, wording = asked.wording,
                    puzzle = std::move(puzzle)](int threads, Monitor* monitor) mutable {
            if (keepsProof(options)) return replyWithProof(wording, puzzle, options, {}, threads, monitor);
            return replyTo(wording, std::move(puzzle), options, threads, monitor);
        });
        asked_.push_back(asked);
        if (isOnlyOne) onlyName_ = input.name();
        return answerDue(input);
    }

    /// Writes the replies that are ready, and those that have to make room.
    Status answerDue(const Input& input) {
        return answerWhile([this] { return queue_.isFull() || queue_.isReady(); }, input);
    }

    /// Writes the replies to all puzzles that have been read.
    Status answerAll(const Input& input) {
        return answerWhile([this] { return !queue_.isEmpty(); }, input);
    }

    /// But a search of which something is kept, and which may take hours, begins when there is no other
    /// puzzle.
    template <class Condition>
    Status answerWhile(Condition isDue, const Input& input) {
        Status status = Status::Answered;
        while (!keepsProof(options_) && status == Status::Answered && isDue()) {
            status = answerOldest(input.name());
            tellProgress(1, input);
        }
        return status;
    }

    /// `name` is that of its input.
    Status answerOldest(const std::string& name) {
        LongSearch search(output_, progress_.monitor());
        const Reply reply = queue_.take(&search, [this] {
            output_.flush();
            progress_.refresh();
        });
        const Asked asked = asked_.front();
        asked_.pop_front();
        if (!reply.text.empty() || reply.writeLongText) writeHeading(asked.wording, asked.number);
        return write(reply, name, asked.line);
    }

    /// The fast way through millions of boards, as far as it goes.
    Status solvePlainBoards(PuzzleStream& puzzles, const Input& input) {
        if (!known_.worthKeeping() || !queue_.isEmpty()) return Status::Answered;
        while (const std::size_t count = puzzles.nextPlain(plainBoards_)) {
            const std::size_t answered = known_.write(std::span(plainBoards_).first(count), output_);
            if (answered < count) return write(known_.to(plainBoards_[answered]), input.name(), std::nullopt);
            if (!output_.failure().empty()) return Status::Failed;
            tellProgress(static_cast<std::int64_t>(count), input);
        }
        return Status::Answered;
    }

    void tellProgress(std::int64_t answered, const Input& input) {
        if (progress_.isShown()) progress_.answered(answered, input.share());
    }

    Status badInput(const Input& input, const TextError& error) {
        output_.complainAt(input.name() + ":" + std::to_string(error.line) + ":" +
                               std::to_string(error.column),
                           "found " + error.found + ", expected " + error.expected);
        return Status::BadInput;
    }

    /// The line may not be known.
    Status write(const Reply& reply, const std::string& name, std::optional<std::int64_t> line) {
        output_.write(reply.text);
        if (reply.writeLongText) reply.writeLongText(output_);
        std::string place = name;
        if (line) place.append(":").append(std::to_string(*line));
        if (!reply.complaint.empty()) output_.complainAt(place, reply.complaint);
        if (reply.drawPicture) {
            drawPicture_ = reply.drawPicture;
            drawnPlace_ = std::move(place);
        }
        if (reply.isInputWrong) return Status::BadInput;
        return reply.answered && output_.failure().empty() ? Status::Answered : Status::Failed;
    }

    /// Panels are numbered, as their judge wants it.
    void writeHeading(const Wording& wording, std::int64_t number) {
        if (options_.isForJudge()) return;
        if (!std::exchange(first_, false) && !repliesInOneLine(options_)) output_.write("\n");
        const bool isJson = options_.output == Options::Output::Json;
        if (wording.isPanel() && !isJson) output_.write("Case #" + std::to_string(number) + "\n");
    }

    const Options& options_;
    Output& output_;
    bool first_ = true;
    /// Whether there has been the only puzzle that there may be.
    bool hadOnlyOne_ = false;
    /// Of that one, its input, and what draws it.
    std::string onlyName_;
    DrawPicture drawPicture_;
    std::string drawnPlace_;
    KnownReplies known_;
    /// What --target may be for the puzzles of this file.
    std::vector<Grid> targets_;
    ProgressLine progress_;
    /// What went wrong while a read was about to wait.
    Status status_ = Status::Answered;
    std::deque<Asked> asked_;
    std::array<std::uint16_t, 4096> plainBoards_{};
    /// Last: what it works out uses the rest.
    ReplyQueue queue_;
};

Status solveFiles(const Options& options, Output& output) {
    Session session(options, output);
    Status status = Status::Answered;
    for (std::size_t i = 0; i < options.files.size() && status == Status::Answered; ++i)
        status = session.solveFile(options.files[i]);
    return session.end(status);
}

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
    case Options::Action::Judges:
        output.write(judgesText());
        return Status::Answered;
    case Options::Action::Check:
        return writeCheck(options, output);
    case Options::Action::Hardest:
        return writeHardest(options, output);
    case Options::Action::Level:
    case Options::Action::Daily:
        return writeNumbered(options, output);
    case Options::Action::Solve:
        break;
    }
    // Before anything is written.
    if (const auto input = inputAt(options.picture, options.files)) {
        output.complainAt(*input, "--export would replace it by a picture");
        return Status::BadInput;
    }
    for (const auto& [file, option] :
         {std::pair(options.picture, "--export"), std::pair(options.checkpoint, "--checkpoint")}) {
        if (!isAt(file, STDOUT_FILENO)) continue;
        output.complainAt(file, std::string(option) + " would replace the answers");
        return Status::BadInput;
    }
    return options.merges ? writeMerged(options, output) : solveFiles(options, output);
}

} // namespace

Status run(const Options& options, Output& output) {
    const Status status = act(options, output);
    output.flush();
    output.removeProgress();
    if (output.failure().empty()) return status;
    output.complain("cannot write the answers: " + output.failure());
    return Status::Failed;
}

} // namespace flip::console
