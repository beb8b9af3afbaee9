#include "app/flipsolve/known_replies.h"

#include "app/flipsolve/answer_text.h"
#include "core/solve/answer_table.h"
#include "core/solve/verify.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace flip::console {

namespace {

constexpr Size boardSize{4, 4};
constexpr std::size_t boardCount = std::size_t{1} << static_cast<unsigned>(boardSize.cells());
/// From so many boards on, tables of all boards are worth their while.
constexpr std::size_t manyBoards = 64;

} // namespace

bool KnownReplies::worthKeeping() const {
    return repliesInOneLine(options_) && options_.output == Options::Output::Text;
}

bool KnownReplies::covers(const Wording& wording, const Puzzle& puzzle) {
    return !wording.isPanel() && puzzle.size() == boardSize;
}

Reply KnownReplies::solve(std::uint16_t board) const {
    return replyTo(Wording(PuzzleKind::Boards), options_.puzzleOf(Grid::fromPacked(boardSize, board)),
                   options_);
}

bool KnownReplies::isWorthTables(std::size_t boards) {
    if (!numbers_.empty()) return true;
    asked_ += boards;
    if (asked_ < manyBoards) return false;
    numbers_.resize(boardCount);
    if (options_.method == &defaultMethod()) learnAll();
    return true;
}

std::uint16_t KnownReplies::numberOf(const std::string& text) {
    const auto next = static_cast<std::uint16_t>(texts_.size() + 1);
    const auto [known, isNew] = numberOf_.try_emplace(text, next);
    if (!isNew) return known->second;
    const std::size_t rounded = (text.size() + step - 1) / step * step;
    texts_.push_back(
        {static_cast<std::uint32_t>(characters_.size()), static_cast<std::uint32_t>(text.size())});
    characters_ += text;
    characters_.append(rounded - text.size(), ' ');
    longest_ = std::max(longest_, rounded);
    return next;
}

bool KnownReplies::learn(std::uint16_t board) {
    const Reply reply = solve(board);
    if (reply.answered) numbers_[board] = numberOf(reply.text);
    return reply.answered;
}

void KnownReplies::learnAll() {
    const Wording wording(PuzzleKind::Boards);
    const PackedPuzzle puzzle(options_.puzzleOf(Grid(boardSize)));
    const std::vector<TableAnswer> answers = answerEveryBoard(puzzle);
    // A table that does not hold is not used; what is wrong then shows board by board.
    if (!verifyEveryBoard(puzzle, answers)) return;
    const std::uint16_t impossible = numberOf(answerLine(wording, Impossible{}, options_.presses));
    // Boards with the same presses, or, where these are not told, as many, have the same text.
    std::vector<std::uint16_t> numbers(boardCount);
    for (std::size_t board = 0; board < boardCount; ++board) {
        const TableAnswer& answer = answers[board];
        if (!answer.solved()) {
            numbers_[board] = impossible;
            continue;
        }
        const auto count = static_cast<unsigned>(std::popcount(answer.presses));
        std::uint16_t& number = numbers[options_.presses ? answer.presses : count];
        if (number == 0) {
            const Optimal optimal{Grid::fromPacked(boardSize, answer.presses), Colour::White};
            number = numberOf(answerLine(wording, optimal, options_.presses));
        }
        numbers_[board] = number;
    }
    allKnown_ = true;
    if (longest_ == step && texts_.size() <= shortLengths_.size()) shortenAll();
}

void KnownReplies::shortenAll() {
    shortNumbers_.resize(boardCount);
    std::ranges::transform(numbers_, shortNumbers_.begin(),
                           [](std::uint16_t number) { return static_cast<std::uint8_t>(number - 1); });
    std::ranges::transform(texts_, shortLengths_.begin(),
                           [](Text text) { return static_cast<std::uint8_t>(text.length); });
}

Reply KnownReplies::to(std::uint16_t board) {
    if (!isWorthTables(1)) return solve(board);
    if (numbers_[board] == 0 && !learn(board)) return solve(board);
    const Text text = texts_[numbers_[board] - 1U];
    return {true, characters_.substr(text.begin, text.length), {}};
}

char* KnownReplies::copy(std::span<const std::uint16_t> boards, char* to) const {
    for (const std::uint16_t board : boards) {
        const Text text = texts_[numbers_[board] - 1U];
        for (std::size_t done = 0; done < text.length; done += step)
            std::memcpy(to + done, characters_.data() + text.begin + done, step);
        to += text.length;
    }
    return to;
}

char* KnownReplies::copyShort(std::span<const std::uint16_t> boards, char* to) const {
    const std::uint8_t* const numbers = shortNumbers_.data();
    const char* const characters = characters_.data();
    for (const std::uint16_t board : boards) {
        const std::size_t number = numbers[board];
        std::memcpy(to, characters + number * step, step);
        to += shortLengths_[number];
    }
    return to;
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
    while (answered < boards.size() && (numbers_[boards[answered]] != 0 || learn(boards[answered])))
        ++answered;
    const auto known = boards.first(answered);
    char* const begin = output.room(answered * longest_);
    char* const end = !shortNumbers_.empty() ? copyShort(known, begin) : copy(known, begin);
    output.wrote(static_cast<std::size_t>(end - begin));
    return answered;
}

} // namespace flip::console
