#include "app/flipsolve/known_replies.h"

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

const Reply& KnownReplies::to(std::uint16_t board) {
    numbers_.resize(std::size_t{1} << static_cast<unsigned>(boardSize.cells()));
    std::uint32_t& number = numbers_[board];
    if (number == 0) {
        const Puzzle puzzle = options_.puzzleOf(Grid::fromPacked(boardSize, board));
        replies_.push_back(replyTo(Wording(PuzzleKind::Boards), puzzle, options_));
        number = static_cast<std::uint32_t>(replies_.size());
    }
    return replies_[number - 1];
}

} // namespace flip::console
