#pragma once

#include "core/model/puzzle.h"
#include "ui/board/board_picture.h"
#include "ui/game/steps.h"

#include <QImage>

#include <algorithm>
#include <functional>

namespace flip::ui {

/// A solution as the window plays it at normal speed, picture by picture. A value, for any thread.
class SolutionFilm {
  public:
    struct Frame {
        const QImage& picture;
        /// How long it is seen.
        int milliseconds = 0;
        /// The share of the film that is over after it, from 0 to 1.
        double done = 0;
    };

    /// With more presses than this, each is only a picture of the board after it: to see pieces turn over for
    /// minutes is no pleasure.
    static constexpr int mostTurned = 100;
    /// Larger boards are not filmed: the pictures would be too large, and too many.
    static constexpr int mostSide = 64;

    [[nodiscard]] static bool takes(Size board) { return std::max(board.rows, board.columns) <= mostSide; }

    /// Whether the solved board glows, as that of a game does, or not, as in a lesson.
    enum class End { Glows, Still };

    /// `look` is that of all pictures; its board and marks are not shown. `start` is the puzzle before the
    /// first of the presses, all of which lie on its board.
    SolutionFilm(BoardPicture::Parts look, Puzzle start, Steps presses, End end = End::Glows);

    /// Of all pictures, in pixels: at most 640 on either side.
    [[nodiscard]] QSize size() const;

    [[nodiscard]] bool isQuick() const { return presses_.size() > mostTurned; }

    /// Shows the start, every press, and the end for somewhat longer; unless it is quick, the solved board
    /// may glow. Paints one picture at a time, of which only what differs from the one before; those that
    /// glow, in a few milliseconds each. Ends early, and returns false, if `show` does.
    [[nodiscard]] bool play(const std::function<bool(const Frame&)>& show) const;

  private:
    [[nodiscard]] int cellSide() const;

    BoardPicture::Parts look_;
    Puzzle start_;
    Steps presses_;
    End end_;
};

} // namespace flip::ui
