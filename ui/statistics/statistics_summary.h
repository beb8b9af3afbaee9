#pragma once

#include "ui/statistics/played_game.h"

#include <QDate>

#include <array>

namespace flip::ui {

/// Games in a row: now, and at best.
struct Streak {
    int current = 0;
    int best = 0;

    friend bool operator==(Streak, Streak) = default;
};

/// The games of a day.
struct DayCount {
    QDate day;
    int played = 0;
    int solved = 0;

    friend bool operator==(const DayCount&, const DayCount&) = default;
};

/// What the games of one kind of puzzle, or of all kinds, come to. Boards without a solution count nowhere
/// but in `impossible`.
struct StatisticsSummary {
    /// How many numbers of presses above the minimum are told apart; the last means that many or more.
    static constexpr std::size_t overs = 11;
    static constexpr int days = 30;

    /// Empty for all kinds.
    QString kind;
    int played = 0;
    int solved = 0;
    /// Solved without help.
    int alone = 0;
    /// Solved without help in the fewest presses.
    int fewest = 0;
    int impossible = 0;
    /// Of games solved without help. A game that was not solved breaks it, and one solved with help, but not
    /// the last game, which may still be solved.
    Streak aloneInARow;
    /// The same for the fewest presses. Games of which the minimum is not known are passed over.
    Streak fewestInARow;
    /// The games solved without help whose minimum is known, by the number of presses above it.
    std::array<int, overs> over{};
    /// The days until today, in local time, the earliest first.
    std::vector<DayCount> lastDays;
    /// The times of games solved without help, in milliseconds, the shortest first.
    std::vector<qint64> times;
};

/// All kinds together, if there are several, and then each kind, those that were played most first. The games
/// must be in the order in which they were begun. O(games · log games).
[[nodiscard]] std::vector<StatisticsSummary> summarise(const std::vector<PlayedGame>& games,
                                                       const QDate& today);

} // namespace flip::ui
