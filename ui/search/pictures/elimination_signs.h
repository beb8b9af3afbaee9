#pragma once

#include "core/model/goal.h"
#include "ui/widgets/legend.h"

#include <optional>
#include <vector>

/// What the picture of the equations is drawn with, and its legend.
namespace flip::ui::elimination_signs {

/// A press in an equation; one that is determined by it or was just added; one that was just cancelled.
enum class Entry { Plain, Strong, Gone };

[[nodiscard]] QColor withAlpha(QColor colour, float alpha);
/// The ground of the row and the column in use.
[[nodiscard]] QColor bandColour(const QPalette& palette);

/// An entry of the matrix. Large ones, which are fine, have round corners.
void paintEntry(QPainter& painter, const QRectF& rect, Entry entry, bool fine, const QPalette& palette);
/// Above the column of a press that an equation determines, or that is free: then a hollow diamond, as on the
/// board.
void paintHead(QPainter& painter, const QRectF& rect, bool isFree, const QPalette& palette);
/// Above the right-hand sides for a colour.
void paintSide(QPainter& painter, QPointF at, qreal radius, Colour colour, const QPalette& palette);
/// A right-hand side that is odd: upright, like the 1 that it is, because discs are pieces.
void paintOdd(QPainter& painter, const QRectF& rect, const QPalette& palette);
/// Around an equation or an entry; dashed around an equation that is added, as on the board.
void paintOutline(QPainter& painter, const QRectF& rect, const QColor& colour,
                  Qt::PenStyle style = Qt::SolidLine);

/// The colours are those of a goal, if it is known.
[[nodiscard]] std::vector<LegendEntry> legend(std::optional<Goal::Kind> goal);

} // namespace flip::ui::elimination_signs
