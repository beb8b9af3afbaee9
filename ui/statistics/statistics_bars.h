#pragma once

#include "ui/statistics/bar_chart.h"
#include "ui/statistics/statistics_summary.h"

namespace flip::ui {

// The bars of the charts of statistics.

/// Games by the number of presses above the minimum.
[[nodiscard]] std::vector<BarChart::Bar> overBars(const StatisticsSummary& summary);
[[nodiscard]] std::vector<LegendEntry> overLegend();

/// The last days: games played and, in front, games solved.
[[nodiscard]] std::vector<BarChart::Bar> dayBars(const StatisticsSummary& summary);
[[nodiscard]] std::vector<LegendEntry> dayLegend();

/// Games by their times, in at most twelve steps of a round length; none without times.
[[nodiscard]] std::vector<BarChart::Bar> timeBars(const StatisticsSummary& summary);

} // namespace flip::ui
