#pragma once

#include "core/solve/trace/trace_replay.h"
#include "ui/board/board_geometry.h"
#include "ui/board/board_theme.h"
#include "ui/widgets/legend.h"

#include <QPainter>

#include <string_view>
#include <vector>

namespace flip::ui {

/// The marks on the board of a recorded search, each with a shape of its own.
enum class MarkShape {
    Pressed,  ///< a diamond: in the current press set
    Press,    ///< a ring: pressed by the last event
    TakeBack, ///< a dashed ring: taken back
    Leave,    ///< a bar: left alone
    Reason,   ///< a cross: the piece that ended the branch
    Seen,     ///< a ring with two bars: this press leads to a board that was reached before
    FilledIn, ///< a frame: the line that was filled in to make another one right
    Chosen,   ///< a dashed frame: the line that was chosen freely
    Equation, ///< a frame: the piece whose equation is used
    Added,    ///< a dashed frame: the piece whose equation was added to it
    Told,     ///< a bare ring: the piece whose press the equation will determine
    Free,     ///< a hollow diamond: the piece whose press is free
    Wrong,    ///< a crossed frame: the line that is not right, or cannot be filled in
    Found,    ///< a tick: the press set solves the puzzle
    Waiting,  ///< three dots: taken from the queue, or put into it
    GaveUp,   ///< a cross alone: the branch was given up, but not because of a single piece
};

struct SearchMark {
    MarkShape shape = MarkShape::Pressed;
    /// One cell, or a line of cells that are framed together; none if the mark is only for the legend.
    std::vector<Cell> cells;
};

/// The mark of the last event; nothing at the beginning, and if the last event only starts a level.
[[nodiscard]] std::optional<SearchMark> lastMark(const TraceReplay& replay);

/// The mark of a second piece that the last event refers to.
[[nodiscard]] std::optional<SearchMark> secondMark(const TraceReplay& replay);

/// The mark on all cells of the press set except those of the last mark.
[[nodiscard]] SearchMark pressedMark(const TraceReplay& replay);

/// The cells of a line of `first-row`.
[[nodiscard]] std::vector<Cell> lineCells(const TraceReplay& replay, int line);

/// Draws a mark on a cell or around cells; `rect` is the area of the cells, `side` the side of a cell.
/// `aside` is how far from the centre a diamond is, where the centre is needed for something else.
void paintMark(QPainter& painter, MarkShape shape, const QRectF& rect, qreal side, const BoardTheme& theme,
               QPointF aside = {});

/// What a mark means in the legend of a picture; its name, unless there are better words there.
[[nodiscard]] LegendEntry markEntry(MarkShape shape, const QString& words = {});

/// The marks that a method draws on the board beside its picture and that the picture's own legend does not
/// have.
[[nodiscard]] std::vector<LegendEntry> boardLegend(std::string_view method);

/// The name of the mark for screen readers.
[[nodiscard]] QString markName(MarkShape shape);

} // namespace flip::ui
