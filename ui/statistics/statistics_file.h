#pragma once

#include "core/base/monitor.h"
#include "ui/statistics/played_game.h"

#include <chrono>

namespace flip::ui {

// The file of the statistics, an SQLite database with one table. Each call opens it, and so may be made on
// any thread and while other windows use the file; it waits for them, and for the disk.

/// The driver of Qt that reads and writes it.
inline constexpr QLatin1String statisticsDriver("QSQLITE");

/// How long others may use the file, and how long if the program is about to end.
inline constexpr std::chrono::milliseconds statisticsPatience{5000};
inline constexpr std::chrono::milliseconds lastStatisticsPatience{500};

/// What is to be changed in the file, all of it or nothing: a session ends, then games are added, or brought
/// to a later state, and then, to clear, all are taken out.
struct StatisticsChange {
    std::vector<PlayedGame> games;
    bool clear = false;
    /// Whether to look for damage in the whole file first. O(size of the file).
    bool check = false;
    /// The name of a session of which no game can go on, because its journal is gone; empty for none.
    QString ended = {};
    /// Games that were played before it ended.
    std::vector<PlayedGame> earlier = {};
    /// How long to wait for others that use the file.
    std::chrono::milliseconds patience = statisticsPatience;
};

struct StatisticsWritten {
    /// Why nothing was changed, as a sentence, or an empty string.
    QString problem;
    /// Where a damaged file is kept, if there was one; a new one has taken its place.
    QString damaged;
    /// The games that were taken out.
    std::vector<PlayedGame> cleared;
};

/// Writes to the file, and creates it and its folder if necessary. A game that is already there is merged: it
/// keeps the state in which it was first solved. So the same game may be written twice.
[[nodiscard]] StatisticsWritten writeStatistics(const QString& path, const StatisticsChange& change,
                                                const QString& driver = statisticsDriver);

/// The file beside it for games that could not be written to it.
[[nodiscard]] inline QString statisticsAside(const QString& path) { return path + QLatin1String(".aside"); }

/// Writes to the file as writeStatistics(), with the games that were put aside before. If that fails, the
/// games are put aside, so that they are there when the program starts again. If an earlier session of the
/// same name has still to end, that is done only in the last try: they would be taken for its games.
[[nodiscard]] StatisticsWritten writeOrPutAside(const QString& path, StatisticsChange change,
                                                bool isLast = false);

struct StatisticsRead {
    /// Why the games could not be read, as a sentence, or an empty string.
    QString problem;
    /// In the order in which they were begun.
    std::vector<PlayedGame> games;
};

/// Reads all games; none if there is no file. Creates and changes nothing. Can be stopped; then some of the
/// games are missing.
[[nodiscard]] StatisticsRead readStatistics(const QString& path, Monitor* monitor = nullptr,
                                            const QString& driver = statisticsDriver);

} // namespace flip::ui
