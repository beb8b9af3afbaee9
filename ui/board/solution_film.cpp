#include "ui/board/solution_film.h"

#include "ui/game/solution_player.h"

#include <algorithm>
#include <utility>

namespace flip::ui {

namespace {

// All times are in milliseconds.
constexpr int frameTime = 40;
constexpr int startTime = 1200;
constexpr int endTime = 2500;
/// After the glow of the solved board.
constexpr int stillTime = 1000;
/// Of a press in a film with many.
constexpr int quickTime = 100;

// In pixels, for boards that are not large. Larger pictures take long to encode and to load.
constexpr int mostBoardSide = 400;
constexpr int mostCellSide = 80;
constexpr int leastCellSide = 8;

} // namespace

SolutionFilm::SolutionFilm(BoardPicture::Parts look, Puzzle start, std::vector<Cell> presses)
    : look_(std::move(look)), start_(std::move(start)), presses_(std::move(presses)) {
    look_.marks = {};
}

int SolutionFilm::cellSide() const {
    const Size size = start_.size();
    return std::clamp(mostBoardSide / std::max({size.rows, size.columns, 1}), leastCellSide, mostCellSide);
}

QSize SolutionFilm::size() const { return BoardPicture(look_, cellSide()).size(); }

bool SolutionFilm::play(const std::function<bool(const Frame&)>& show) const {
    const int count = static_cast<int>(presses_.size());
    BoardPicture::Parts parts = look_;
    Puzzle puzzle = start_;
    int made = 0;
    const auto showParts = [&](int milliseconds) {
        parts.board = puzzle.board;
        const QImage picture = BoardPicture(parts, cellSide()).image();
        return show({picture, milliseconds, (made + 1.0) / (count + 1.0)});
    };
    parts.marks.steps = marksOfStepsLeft(presses_, 0);
    if (!showParts(count == 0 ? endTime : startTime)) return false;
    for (const Cell press : presses_) {
        const Transition transition = puzzle.press(press);
        parts.marks.steps = marksOfStepsLeft(presses_, ++made);
        int rest = isQuick() ? quickTime : SolutionPlayer::stepPeriod;
        const double turning = isQuick() ? 0 : motion::timeSeen(transition, parts.reducedMotion);
        const double glowing = made == count && !isQuick() && puzzle.solved() ? motion::glowTime : 0;
        for (int elapsed = frameTime; elapsed < std::max(turning, glowing); elapsed += frameTime) {
            parts.turning.clear();
            if (elapsed < turning)
                parts.turning =
                    motion::turningAt(transition, Direction::Forward, elapsed, parts.reducedMotion);
            if (elapsed < glowing)
                parts.glow = motion::lightAt(elapsed / motion::glowTime, parts.reducedMotion);
            if (!showParts(frameTime)) return false;
            rest -= frameTime;
        }
        parts.turning.clear();
        parts.glow = 0;
        if (!showParts(made < count ? rest : glowing > 0 ? stillTime : endTime)) return false;
    }
    return true;
}

} // namespace flip::ui
