#pragma once

#include "core/explain/atlas.h"
#include "core/explain/atlas_order.h"
#include "ui/atlas/atlas_view.h"

#include <QFont>
#include <QImage>
#include <QMarginsF>
#include <QPainter>
#include <QPalette>

#include <optional>

namespace flip::ui {

/// A pixel for every board of `map`, as an index into atlasColours(): its minimum, counted from 1, or 0 if it
/// has no solution. `optima` is the result of optimumOfEveryBoard. O(boards).
[[nodiscard]] QImage atlasImage(const AtlasMap& map, const std::vector<std::int8_t>& optima);

/// What is drawn of an atlas, on the screen or in a file.
struct AtlasScene {
    const AtlasMap* map = nullptr;
    AtlasOrder order = AtlasOrder::Presses;
    Size board;
    Goal::Kind goal = Goal::Either;
    const AtlasView* view = nullptr;
    QPalette palette;
    QFont font;
};

namespace atlas_painter {

/// What the axes of a plot say: their names only, or also for which cells columns and rows stand.
enum class Axes { Names, Signs };

/// What the axes need beside the plot.
[[nodiscard]] QMarginsF margins(Size board, const QFont& font, Axes axes = Axes::Signs);

/// Draws the visible part of an image with a pixel for every board.
void paintPlot(QPainter& painter, const AtlasScene& scene, const QImage& image);

/// Draws every visible board as a small board over its colour.
void paintBoards(QPainter& painter, const AtlasScene& scene);
/// The same for a screen with `ratio` device pixels in a pixel, where a place is a whole number of them wide:
/// ten times as fast, because a piece is drawn once and then copied.
void stampBoards(QPainter& painter, const AtlasScene& scene, qreal ratio);

/// Draws the two axes: their names and, where there is room, a sign for a column or row, on which the cells
/// are marked that it decides. The column and row of `current` are emphasised.
void paintAxes(QPainter& painter, const AtlasScene& scene, std::optional<QPoint> current,
               Axes axes = Axes::Signs);

} // namespace atlas_painter

} // namespace flip::ui
