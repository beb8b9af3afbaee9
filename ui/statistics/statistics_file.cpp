#include "ui/statistics/statistics_file.h"

#include "ui/game/damaged_file.h"
#include "ui/game/file_lock.h"
#include "ui/statistics/statistics_database.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <chrono>

namespace flip::ui {

namespace {

/// The texts' context for translators.
struct StatisticsFile {
    Q_DECLARE_TR_FUNCTIONS(StatisticsFile)
};

/// Why the file can't be used, whatever it contains; empty if it can.
QString obstacle(const QString& path, const QString& driver) {
    if (!QSqlDatabase::isDriverAvailable(driver))
        return StatisticsFile::tr("Qt’s driver for SQLite is not installed (on Debian, libqt6sql6-sqlite).");
    const QFileInfo file(path);
    // Opening anything but a file, for example a pipe, might never end.
    if (file.exists() && !file.isFile()) return StatisticsFile::tr("%1 is not a file.").arg(path);
    return {};
}

/// Changes the file, or leaves it as it is; the state of the connection says which.
void change(StatisticsDatabase& database, const StatisticsChange& wanted, std::vector<PlayedGame>& cleared) {
    if (wanted.check && !database.check()) return;
    if (!database.begin()) return;
    for (const PlayedGame& game : wanted.earlier) database.put(game);
    if (!wanted.ended.isEmpty()) database.endSession(wanted.ended);
    for (const PlayedGame& game : wanted.games) database.put(game);
    if (wanted.clear) {
        cleared = database.games(nullptr);
        database.removeAll();
    }
    database.commit();
}

/// Gives a damaged file another name, which is returned; empty if that fails, or if another window has done
/// it meanwhile.
QString moveAside(const QString& path, const QString& driver) {
    QLockFile lock(path + QLatin1String(".lock"));
    if (!lock.tryLock(statisticsPatience)) return {};
    {
        StatisticsDatabase database(path, driver, statisticsPatience);
        if (database.check() || !database.isDamaged()) return {};
    }
    QString kept = nameForDamaged(path);
    if (kept.isEmpty() || !QFile::rename(path, kept)) return {};
    // What belongs to an interrupted change must not be applied to the new file.
    QFile::rename(path + QLatin1String("-journal"), kept + QLatin1String("-journal"));
    return kept;
}

QString cannotBe(const QString& sentence, const QString& path, const StatisticsDatabase& database) {
    if (database.isFromLater())
        return StatisticsFile::tr("%1 was written by a later version of Flip Game.").arg(path);
    if (database.isDamaged()) return StatisticsFile::tr("%1 is damaged.").arg(path);
    return sentence.arg(path, database.error());
}

} // namespace

StatisticsWritten writeStatistics(const QString& path, const StatisticsChange& wanted,
                                  const QString& driver) {
    StatisticsWritten written{obstacle(path, driver), {}, {}};
    if (!written.problem.isEmpty()) return written;
    const QString folder = QFileInfo(path).path();
    if (!QDir().mkpath(folder)) {
        written.problem = StatisticsFile::tr("The folder %1 cannot be created.").arg(folder);
        return written;
    }
    for (const bool isLastTry : {false, true}) {
        StatisticsDatabase database(path, driver, wanted.patience);
        change(database, wanted, written.cleared);
        if (database.isSound()) break;
        if (database.isDamaged() && !isLastTry) {
            database.close();
            written.damaged = moveAside(path, driver);
            continue;
        }
        written.cleared.clear();
        written.problem = cannotBe(StatisticsFile::tr("%1 cannot be written: %2."), path, database);
        break;
    }
    return written;
}

StatisticsWritten writeOrPutAside(const QString& path, StatisticsChange change, bool isLast) {
    if (isLast) change.patience = lastStatisticsPatience;
    const QString aside = statisticsAside(path);
    // One window at a time: what another one puts aside meanwhile must not be removed.
    QLockFile lock(aside + QLatin1String(".lock"));
    bool isTakenUp = false;
    if (QFileInfo::exists(aside) && takeLock(lock)) {
        StatisticsRead left = readStatistics(aside);
        isTakenUp = left.problem.isEmpty();
        change.earlier = std::move(left.games);
    }
    StatisticsWritten written = writeStatistics(path, change);
    if (written.problem.isEmpty()) {
        if (isTakenUp) QFile::remove(aside);
        return written;
    }
    const bool isInOrder = change.ended.isEmpty() || isLast;
    if (change.games.empty() || !isInOrder) return written;
    if (lock.isLocked() || takeLock(lock, static_cast<int>(change.patience.count())))
        static_cast<void>(writeStatistics(aside, {std::move(change.games), false, false, change.ended}));
    return written;
}

StatisticsRead readStatistics(const QString& path, Monitor* monitor, const QString& driver) {
    StatisticsRead read{obstacle(path, driver), {}};
    if (!read.problem.isEmpty() || !QFileInfo::exists(path)) return read;
    StatisticsDatabase database(path, driver, statisticsPatience);
    read.games = database.games(monitor);
    if (!database.isSound()) {
        read.games.clear();
        read.problem = cannotBe(StatisticsFile::tr("%1 cannot be read: %2."), path, database);
    }
    return read;
}

} // namespace flip::ui
