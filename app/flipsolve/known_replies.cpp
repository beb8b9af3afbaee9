#include "app/flipsolve/known_replies.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace flip::console {

namespace {

constexpr Size boardSize{4, 4};

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

bool KnownReplies::learn(std::uint16_t board) {
    const Reply reply = solve(board);
    if (!reply.answered) return false;
    const auto next = static_cast<std::uint16_t>(places_.size() + 1);
    const auto [known, isNew] = numberOf_.try_emplace(reply.text, next);
    numbers_[board] = known->second;
    if (!isNew) return true;
    const std::size_t rounded = (reply.text.size() + step - 1) / step * step;
    places_.push_back(
        {static_cast<std::uint32_t>(texts_.size()), static_cast<std::uint32_t>(reply.text.size())});
    texts_ += reply.text;
    texts_.append(rounded - reply.text.size(), ' ');
    longest_ = std::max(longest_, rounded);
    return true;
}

Reply KnownReplies::to(std::uint16_t board) {
    std::string text;
    if (append(std::span(&board, 1), text) == 1) return {true, std::move(text), {}};
    return solve(board);
}

std::size_t KnownReplies::append(std::span<const std::uint16_t> boards, std::string& output) {
    numbers_.resize(std::size_t{1} << static_cast<unsigned>(boardSize.cells()));
    std::size_t answered = 0;
    while (answered < boards.size() && (numbers_[boards[answered]] != 0 || learn(boards[answered])))
        ++answered;

    const std::size_t before = output.size();
    output.resize(before + answered * longest_);
    char* to = output.data() + before;
    for (const std::uint16_t board : boards.first(answered)) {
        const Place place = places_[numbers_[board] - 1U];
        const char* const from = texts_.data() + place.begin;
        for (std::size_t done = 0; done < place.length; done += step)
            std::memcpy(to + done, from + done, step);
        to += place.length;
    }
    output.resize(static_cast<std::size_t>(to - output.data()));
    return answered;
}

} // namespace flip::console
