#pragma once

#include "ui/levels/level_progress.h"

#include <QPainter>
#include <QPalette>

namespace flip::ui {

/// Paints a level as a tile: outlined while it is open; tinted, with a tick, once it is solved; filled, with
/// a star, if it is solved in the fewest presses. `text` is its number, or empty.
void paintLevelTile(QPainter& painter, const QRectF& rect, const QString& text, LevelProgress::State state,
                    const QPalette& palette);

} // namespace flip::ui
