#include "ui/statistics/statistics_summary.h"

#include <QDateTime>
#include <QHash>

#include <algorithm>

namespace flip::ui {

namespace {

using Games = std::vector<const PlayedGame*>;

bool isAlone(const PlayedGame& game) { return game.solved && game.help == Help::None; }

/// The presses above the minimum, if both are known.
std::optional<int> overOf(const PlayedGame& game) {
    if (!game.presses || !game.minimum || *game.minimum == noMinimum) return std::nullopt;
    return std::max(*game.presses - *game.minimum, 0);
}

void count(Streak& streak, bool goesOn) {
    streak.current = goesOn ? streak.current + 1 : 0;
    streak.best = std::max(streak.best, streak.current);
}

void countSolved(StatisticsSummary& summary, const PlayedGame& game) {
    ++summary.solved;
    if (!isAlone(game)) return;
    ++summary.alone;
    if (game.time) summary.times.push_back(*game.time);
    const auto over = overOf(game);
    if (!over) return;
    if (*over == 0) ++summary.fewest;
    ++summary.over.at(std::min(static_cast<std::size_t>(*over), StatisticsSummary::overs - 1));
}

void countStreaks(StatisticsSummary& summary, const PlayedGame& game, bool isLast) {
    if (!game.solved && isLast) return;
    const bool alone = isAlone(game);
    count(summary.aloneInARow, alone);
    const auto over = overOf(game);
    if (!alone || over) count(summary.fewestInARow, alone && over == 0);
}

DayCount* dayOf(StatisticsSummary& summary, qint64 moment) {
    const QDate day = QDateTime::fromMSecsSinceEpoch(moment).date();
    const qint64 index = summary.lastDays.front().day.daysTo(day);
    const bool isShown = index >= 0 && index < StatisticsSummary::days;
    return isShown ? &summary.lastDays[static_cast<std::size_t>(index)] : nullptr;
}

StatisticsSummary summaryOf(const QString& kind, const Games& games, const QDate& today) {
    StatisticsSummary summary;
    summary.kind = kind;
    for (int ago = StatisticsSummary::days - 1; ago >= 0; --ago)
        summary.lastDays.push_back({today.addDays(-ago), 0, 0});
    for (const PlayedGame* game : games) {
        if (game->minimum == noMinimum) {
            ++summary.impossible;
            continue;
        }
        ++summary.played;
        if (DayCount* day = dayOf(summary, game->begun)) ++day->played;
        countStreaks(summary, *game, game == games.back());
        if (!game->solved) continue;
        countSolved(summary, *game);
        if (DayCount* day = dayOf(summary, *game->solved)) ++day->solved;
    }
    std::ranges::sort(summary.times);
    return summary;
}

} // namespace

std::vector<StatisticsSummary> summarise(const std::vector<PlayedGame>& games, const QDate& today) {
    Games all;
    QStringList kinds;
    QHash<QString, Games> ofKind;
    for (const PlayedGame& game : games) {
        all.push_back(&game);
        if (!ofKind.contains(game.kind)) kinds << game.kind;
        ofKind[game.kind].push_back(&game);
    }
    std::vector<StatisticsSummary> summaries;
    for (const QString& kind : kinds) summaries.push_back(summaryOf(kind, ofKind.value(kind), today));
    std::ranges::stable_sort(summaries, std::ranges::greater(), &StatisticsSummary::played);
    if (summaries.size() > 1) summaries.insert(summaries.begin(), summaryOf({}, all, today));
    return summaries;
}

} // namespace flip::ui
