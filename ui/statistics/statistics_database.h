#pragma once

#include "core/base/monitor.h"
#include "ui/statistics/played_game.h"

#include <QSqlDatabase>
#include <QVariantList>

#include <chrono>

namespace flip::ui {

/// A connection to the database of the statistics. After an error, it does nothing more, and what has not
/// been committed is as if never done. To be used on the thread that creates it.
class StatisticsDatabase {
  public:
    /// The file must be a file, or not exist yet. Each statement waits so long for others that use it.
    StatisticsDatabase(const QString& path, const QString& driver, std::chrono::milliseconds patience);
    ~StatisticsDatabase();
    StatisticsDatabase(const StatisticsDatabase&) = delete;
    StatisticsDatabase& operator=(const StatisticsDatabase&) = delete;

    [[nodiscard]] bool isSound() const { return state_ == State::Sound; }

    /// Whether the file is not a database, or damaged.
    [[nodiscard]] bool isDamaged() const { return state_ == State::Damaged; }

    /// Whether the file has a format that this version does not know.
    [[nodiscard]] bool isFromLater() const { return state_ == State::FromLater; }

    /// In the words of SQLite, after an error.
    [[nodiscard]] const QString& error() const { return error_; }

    /// Whether the whole file is in order.
    bool check();
    /// Begins a change, and creates the table if there is none.
    bool begin();
    /// Adds a game or merges it with what is known of it.
    void put(const PlayedGame& game);
    /// Another session of this name may follow: what is known of its games is not theirs.
    void endSession(const QString& session);
    void removeAll();
    void commit();

    /// All games in the order in which they were begun; none if there is no table.
    [[nodiscard]] std::vector<PlayedGame> games(Monitor* monitor);

    /// Also done by the destructor.
    void close();

  private:
    enum class State { Sound, Failed, Damaged, FromLater };

    bool run(const QString& statement, const QVariantList& values = {});
    /// The first value of a statement's result.
    [[nodiscard]] QVariant ask(const QString& statement);
    void fail(const QSqlError& error);
    /// The version of the format; 0 if there is no table.
    [[nodiscard]] int format();

    QString name_;
    QSqlDatabase database_;
    State state_ = State::Sound;
    QString error_;
};

} // namespace flip::ui
