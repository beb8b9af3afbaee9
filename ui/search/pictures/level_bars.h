#pragma once

#include "core/solve/trace/trace_replay.h"
#include "ui/widgets/legend.h"

#include <QPainter>
#include <QPalette>

#include <optional>
#include <span>
#include <vector>

namespace flip::ui {

/// One level of a search: a limit, a size or a distance.
struct LevelBar {
    int level = 0;
    /// The nodes at the end of the search, and so far.
    double total = 0;
    double done = 0;
    bool current = false;
};

/// The levels of a recorded search at the replay's position.
[[nodiscard]] std::vector<LevelBar> levelBars(const TraceReplay& replay);

/// Paints a bar for each level that fills up, with its number below; that of the current one is bold, and its
/// number of nodes so far stands on its bar.
void paintLevelBars(QPainter& painter, const QRectF& rect, std::span<const LevelBar> bars,
                    const QPalette& palette);

/// What the two parts of a bar mean.
[[nodiscard]] std::vector<LegendEntry> levelBarsLegend();

/// The place of a bar with its number.
[[nodiscard]] QRectF levelBarRect(const QRectF& rect, std::size_t bars, std::size_t number);

/// The bar at this point, if any.
[[nodiscard]] std::optional<std::size_t> levelBarAt(const QRectF& rect, std::size_t bars, QPointF point);

} // namespace flip::ui
