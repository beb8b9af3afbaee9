#include "app/flipsolve/known_replies.h"

#include "app/flipsolve/answer_text.h"
#include "app/flipsolve/proof_reply.h"
#include "core/solve/packed/answer_table.h"
#include "core/solve/verify.h"

#include <bit>
#include <string>
#include <vector>

namespace flip::console {

namespace {

constexpr Size boardSize{4, 4};
constexpr std::size_t mostPresses = 16;
/// From this many boards on, tables of all boards pay.
constexpr std::size_t manyBoards = 64;

std::string lineOf(const Answer& answer, const Options& options) {
    StringSink line;
    writeAnswerLine(line, Wording(PuzzleKind::Boards), answer, options.presses);
    return line.take();
}

} // namespace

bool KnownReplies::worthKeeping() const {
    const bool hasTarget = options_.goal && !options_.goal->isUniform();
    return !hasTarget && repliesInOneLine(options_) && options_.output == Options::Output::Text &&
           !options_.order && options_.picture.empty() && !keepsProof(options_);
}

bool KnownReplies::covers(const Wording& wording, const Puzzle& puzzle) const {
    return !wording.isPanel() && puzzle.size() == boardSize && puzzle == options_.puzzleOf(puzzle.board);
}

Reply KnownReplies::solve(std::uint16_t board) const {
    return replyTo(Wording(PuzzleKind::Boards), options_.puzzleOf(Grid::fromPacked(boardSize, board)),
                   options_);
}

bool KnownReplies::isWorthTables(std::size_t boards) {
    asked_ += boards;
    if (!texts_ && asked_ >= manyBoards) {
        texts_.emplace();
        if (options_.method == &defaultMethod()) learnAll();
    }
    return texts_.has_value();
}

bool KnownReplies::learn(std::uint16_t board) {
    const Reply reply = solve(board);
    if (reply.answered) texts_->learn(board, texts_->numberOf(reply.text));
    return reply.answered;
}

void KnownReplies::learnAll() {
    const PackedPuzzle puzzle(options_.puzzleOf(Grid(boardSize)));
    const std::vector<TableAnswer> answers = answerEveryBoard(puzzle);
    // A table that does not hold is not used; what is wrong then shows board by board.
    if (!verifyEveryBoard(puzzle, answers)) return;
    const std::uint16_t impossible = texts_->numberOf(lineOf(Impossible{}, options_));
    // Boards with the same presses, or, where these are not told, as many, have the same text.
    std::vector<std::uint16_t> numbers(options_.presses ? answers.size() : mostPresses + 1);
    for (std::size_t board = 0; board < answers.size(); ++board) {
        const TableAnswer& answer = answers[board];
        if (!answer.solved()) {
            texts_->learn(static_cast<std::uint16_t>(board), impossible);
            continue;
        }
        const auto count = static_cast<unsigned>(std::popcount(answer.presses));
        std::uint16_t& number = numbers[options_.presses ? answer.presses : count];
        if (number == 0) {
            const Optimal optimal{Grid::fromPacked(boardSize, answer.presses), Colour::White};
            number = texts_->numberOf(lineOf(optimal, options_));
        }
        texts_->learn(static_cast<std::uint16_t>(board), number);
    }
    allKnown_ = true;
}

Reply KnownReplies::to(std::uint16_t board) {
    if (!isWorthTables(1)) return solve(board);
    if (!texts_->knows(board) && !learn(board)) return solve(board);
    Reply reply;
    reply.text = texts_->of(board);
    return reply;
}

std::size_t KnownReplies::writeFew(std::span<const std::uint16_t> boards, Output& output) const {
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const Reply reply = solve(boards[i]);
        if (!reply.answered) return i;
        output.write(reply.text);
    }
    return boards.size();
}

std::size_t KnownReplies::write(std::span<const std::uint16_t> boards, Output& output) {
    if (!isWorthTables(boards.size())) return writeFew(boards, output);
    std::size_t answered = allKnown_ ? boards.size() : 0;
    while (answered < boards.size() && (texts_->knows(boards[answered]) || learn(boards[answered])))
        ++answered;
    char* const begin = output.room(texts_->room(answered));
    char* const end = texts_->copy(boards.first(answered), begin);
    output.wrote(static_cast<std::size_t>(end - begin));
    return answered;
}

} // namespace flip::console
