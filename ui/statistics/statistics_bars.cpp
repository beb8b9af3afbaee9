#include "ui/statistics/statistics_bars.h"

#include "ui/statistics/statistics_words.h"
#include "ui/words/answer_words.h"
#include "ui/words/date_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace flip::ui {

namespace {

/// The texts' context for translators.
struct StatisticsBars {
    Q_DECLARE_TR_FUNCTIONS(StatisticsBars)
};

constexpr qint64 second = 1000;
constexpr qint64 minute = 60 * second;
constexpr qint64 hour = 60 * minute;

/// The lengths of a step in a chart of times.
constexpr std::array steps{second, 2 * second, 5 * second, 10 * second, 20 * second, 30 * second,
                           minute, 2 * minute, 5 * minute, 10 * minute, 20 * minute, 30 * minute,
                           hour,   2 * hour,   6 * hour,   12 * hour,   24 * hour};
constexpr std::size_t mostSteps = 12;

QString overSentence(std::size_t over, const QString& games) {
    if (over == 0) return StatisticsBars::tr("In the fewest presses: %1.").arg(games);
    const QString presses = answer_words::presses(static_cast<qint64>(over));
    return over + 1 < StatisticsSummary::overs
               ? StatisticsBars::tr("%1 above the minimum: %2.").arg(presses, games)
               : StatisticsBars::tr("%1 or more above the minimum: %2.").arg(presses, games);
}

} // namespace

std::vector<BarChart::Bar> overBars(const StatisticsSummary& summary) {
    const QLocale locale;
    std::vector<BarChart::Bar> bars;
    for (std::size_t over = 0; over < StatisticsSummary::overs; ++over) {
        const int games = summary.over.at(over);
        const QString number = locale.toString(static_cast<int>(over));
        bars.push_back({over + 1 < StatisticsSummary::overs ? number : StatisticsBars::tr("%1+").arg(number),
                        games, 0, over == 0, overSentence(over, locale.toString(games))});
    }
    return bars;
}

std::vector<LegendEntry> overLegend() {
    return {{BarChart::sign(true), StatisticsBars::tr("in the fewest presses")},
            {BarChart::sign(false), StatisticsBars::tr("in more")}};
}

std::vector<LegendEntry> dayLegend() {
    return {{BarChart::sign(false), StatisticsBars::tr("played")},
            {BarChart::sign(true), StatisticsBars::tr("solved")}};
}

std::vector<BarChart::Bar> dayBars(const StatisticsSummary& summary) {
    const QLocale locale;
    std::vector<BarChart::Bar> bars;
    for (const DayCount& each : summary.lastDays) {
        bars.push_back({date_words::shortDay(each.day), each.played, each.solved, false,
                        StatisticsBars::tr("%1: %2 played, %3 solved.")
                            .arg(date_words::day(each.day), locale.toString(each.played),
                                 locale.toString(each.solved))});
    }
    return bars;
}

std::vector<BarChart::Bar> timeBars(const StatisticsSummary& summary) {
    std::vector<BarChart::Bar> bars;
    if (summary.times.empty()) return bars;
    const auto fits = [&](qint64 step) {
        return summary.times.back() / step < static_cast<qint64>(mostSteps);
    };
    const auto found = std::ranges::find_if(steps, fits);
    const qint64 step = found == steps.end() ? steps.back() : *found;
    const auto stepOf = [&](qint64 time) {
        return static_cast<std::size_t>(std::clamp<qint64>(time / step, 0, mostSteps - 1));
    };
    std::vector<int> games(stepOf(summary.times.back()) + 1);
    for (const qint64 time : summary.times) ++games[stepOf(time)];
    for (std::size_t i = 0; i < games.size(); ++i) {
        const qint64 from = static_cast<qint64>(i) * step;
        const QString begin = statistics_words::clock(from);
        bars.push_back({begin, games[i], 0, false,
                        StatisticsBars::tr("From %1 to %2: %3.")
                            .arg(begin, statistics_words::clock(from + step), QLocale().toString(games[i]))});
    }
    return bars;
}

} // namespace flip::ui
