#include "ui/board/solution_film.h"

#include "ui/game/solution_player.h"

#include <QPainter>
#include <QRegion>

#include <algorithm>
#include <span>
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

/// The pictures of a board on which something moves: the table is painted once, and of each picture only what
/// differs from the one before.
class MovingPicture {
  public:
    MovingPicture(const BoardPicture& first, int cellSide)
        : cellSide_(cellSide), art_(first.art(1)), table_(first.size(), QImage::Format_RGB32) {
        QPainter painter(&table_);
        first.paintTable(painter);
        painter.end();
        picture_ = table_;
        changed_ = picture_.rect();
    }

    /// What the next pictures show there differs from what is seen now.
    void change(std::span<const Cell> cells, const BoardPicture::Parts& parts) {
        const BoardPicture picture(parts, cellSide_);
        changed_ = {};
        for (const Cell cell : cells) changed_ += picture.areaOf(cell);
    }

    const QImage& next(const BoardPicture::Parts& parts) {
        const BoardPicture picture(parts, cellSide_);
        // The glow is on the frame.
        if (parts.glow > 0 || glowed_) changed_ = picture_.rect();
        glowed_ = parts.glow > 0;
        QPainter painter(&picture_);
        for (const QRect& area : changed_) {
            painter.setClipRect(area);
            painter.drawImage(area, table_, area);
            picture.paintPieces(painter, art_, area);
        }
        return picture_;
    }

  private:
    int cellSide_;
    PieceArt art_;
    QImage table_;
    QImage picture_;
    QRegion changed_;
    bool glowed_ = false;
};

std::vector<Cell> cellsChangedBy(const Transition& transition, Cell press) {
    std::vector<Cell> cells{press};
    for (const Flip& flip : transition.flips) cells.push_back(flip.cell);
    return cells;
}

} // namespace

SolutionFilm::SolutionFilm(BoardPicture::Parts look, Puzzle start, Steps presses, End end)
    : look_(std::move(look)), start_(std::move(start)), presses_(std::move(presses)), end_(end) {
    look_.marks = {};
    look_.hint = {};
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
    MovingPicture pictures(BoardPicture(parts, cellSide()), cellSide());
    const auto showParts = [&](int milliseconds) {
        parts.board = puzzle.board;
        return show({pictures.next(parts), milliseconds, (made + 1.0) / (count + 1.0)});
    };
    parts.marks.steps = {presses_, 0};
    if (!showParts(count == 0 ? endTime : startTime)) return false;
    for (const Cell press : presses_) {
        const Transition transition = puzzle.press(press);
        parts.marks.steps = {presses_, ++made};
        std::vector<Cell> changed = cellsChangedBy(transition, press);
        if (made < count) changed.push_back(presses_.at(made));
        pictures.change(changed, parts);
        int rest = isQuick() ? quickTime : SolutionPlayer::stepPeriod;
        const double turning = isQuick() ? 0 : motion::timeSeen(transition, parts.reducedMotion);
        const double glowing =
            made == count && end_ == End::Glows && !isQuick() && puzzle.solved() ? motion::glowTime : 0;
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
