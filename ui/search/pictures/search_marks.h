#pragma once

#include "core/solve/trace/trace_replay.h"
#include "ui/board/board_geometry.h"
#include "ui/board/board_theme.h"

#include <QPainter>

#include <vector>

namespace flip::ui {

/// What the board of a recorded search shows besides the pieces, each in a shape of its own.
enum class MarkShape {
    Pressed,  ///< a diamond: in the press set of the moment
    Press,    ///< a ring: pressed by the last event
    TakeBack, ///< a dashed ring: taken back
    Leave,    ///< a bar: left alone
    Reason,   ///< a cross: the piece for which the branch was given up
    Seen,     ///< a ring with two bars: this press leads to a board that was there before
    Forced,   ///< a frame: the line that was filled in because it had to be
    Chosen,   ///< a dashed frame: the line that was chosen freely
    Equation, ///< a frame: the piece whose equation is at work
    Added,    ///< a dashed frame: the piece whose equation was added to it
    Told,     ///< a bare ring: the piece whose press the equation will tell about
    Free,     ///< a hollow diamond: the piece whose press is free
    Wrong,    ///< a crossed frame: the line that is not right, or cannot be filled in
    Found,    ///< a tick: the press set solves
    Waiting,  ///< three dots: taken from the queue, or put into it
    GaveUp,   ///< a cross alone: the branch was given up, and no single piece is the reason
};

struct SearchMark {
    MarkShape shape = MarkShape::Pressed;
    /// One, or a line of cells that are framed together; none where the mark is for the legend alone.
    std::vector<Cell> cells;
};

/// The mark of what happened last; nothing at the beginning, and where the last event only tells of a level.
[[nodiscard]] std::optional<SearchMark> lastMark(const TraceReplay& replay);

/// A second piece that the last event is about.
[[nodiscard]] std::optional<SearchMark> secondMark(const TraceReplay& replay);

/// The mark on all cells of the press set but those that the last mark is on.
[[nodiscard]] SearchMark pressedMark(const TraceReplay& replay);

/// The cells of a line of `first-row`.
[[nodiscard]] std::vector<Cell> lineCells(const TraceReplay& replay, int line);

/// Draws a mark on a cell, or round cells; `rect` is what they cover, `side` the side of a cell.
void paintMark(QPainter& painter, MarkShape shape, const QRectF& rect, qreal side, const BoardTheme& theme);

/// What the mark is called by a screen reader.
[[nodiscard]] QString markName(MarkShape shape);

} // namespace flip::ui
