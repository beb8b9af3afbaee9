#pragma once

#include "ui/statistics/statistics_summary.h"

#include <QString>

namespace flip::ui {

/// Statistics in words. All texts are translated here.
namespace statistics_words {

/// "0:42", "12:05", "1:02:03"; whole seconds.
[[nodiscard]] QString clock(qint64 milliseconds);

/// The name of a kind, or of all of them.
[[nodiscard]] QString name(const StatisticsSummary& summary);

/// Streaks, times, and what else is worth a sentence; a sentence per line.
[[nodiscard]] QString details(const StatisticsSummary& summary);

} // namespace statistics_words

} // namespace flip::ui
