#include "ui/statistics/statistics_words.h"

#include "ui/statistics/puzzle_kind.h"

#include <QCoreApplication>
#include <QLocale>

namespace flip::ui::statistics_words {

namespace {

/// The texts' context for translators.
struct StatisticsWords {
    Q_DECLARE_TR_FUNCTIONS(StatisticsWords)
};

} // namespace

QString clock(qint64 milliseconds) {
    constexpr qint64 sixty = 60;
    const qint64 seconds = milliseconds / 1000;
    const qint64 minutes = seconds / sixty;
    const auto twoDigits = [](qint64 number) {
        return QStringLiteral("%1").arg(number % sixty, 2, 10, QLatin1Char('0'));
    };
    if (minutes < sixty) return StatisticsWords::tr("%1:%2").arg(minutes).arg(twoDigits(seconds));
    return StatisticsWords::tr("%1:%2:%3").arg(minutes / sixty).arg(twoDigits(minutes), twoDigits(seconds));
}

QString name(const StatisticsSummary& summary) {
    return summary.kind.isEmpty() ? StatisticsWords::tr("All puzzles") : nameOfKind(summary.kind);
}

QString details(const StatisticsSummary& summary) {
    const QLocale locale;
    QStringList lines;
    if (summary.alone > 0) {
        lines << StatisticsWords::tr("Solved without help in a row: %1 now, %2 at best.")
                     .arg(locale.toString(summary.aloneInARow.current),
                          locale.toString(summary.aloneInARow.best));
        lines << StatisticsWords::tr("Solved in the fewest presses in a row: %1 now, %2 at best.")
                     .arg(locale.toString(summary.fewestInARow.current),
                          locale.toString(summary.fewestInARow.best));
    }
    if (!summary.times.empty()) {
        // The mean of the two in the middle, if there are two.
        const auto& times = summary.times;
        const qint64 median = (times[(times.size() - 1) / 2] + times[times.size() / 2]) / 2;
        lines
            << StatisticsWords::tr("Shortest time: %1. Median: %2.").arg(clock(times.front()), clock(median));
    }
    if (summary.alone > 0 && summary.times.empty())
        lines << StatisticsWords::tr("Times are measured while View ▸ Timer is on, for games that are played "
                                     "without closing the window.");
    if (summary.impossible > 0) {
        lines << StatisticsWords::tr("Boards without a solution, which count nowhere else: %1.")
                     .arg(locale.toString(summary.impossible));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace flip::ui::statistics_words
