#include "ui/statistics/statistics_database.h"

#include <QSqlError>
#include <QSqlQuery>

namespace flip::ui {

namespace {

/// The version of the format, kept in the file.
constexpr int currentFormat = 1;

// SQLite's result codes.
constexpr int corruptCode = 11;
constexpr int notADatabaseCode = 26;
/// The lowest byte of a result code; the rest is detail.
constexpr int codeMask = 0xFF;

const char* const tableStatement = "CREATE TABLE games ("
                                   "number INTEGER PRIMARY KEY, "
                                   "session TEXT NOT NULL, "
                                   "place INTEGER NOT NULL, "
                                   "kind TEXT NOT NULL, "
                                   "board TEXT NOT NULL, "
                                   "origin TEXT NOT NULL, "
                                   "begun INTEGER NOT NULL, "
                                   "help INTEGER NOT NULL, "
                                   "solved INTEGER, "
                                   "presses INTEGER, "
                                   "minimum INTEGER, "
                                   "time INTEGER, "
                                   "UNIQUE (session, place, kind, board))";

/// A game counts once, in the state in which it was first solved.
const char* const putStatement =
    "INSERT INTO games (session, place, kind, board, origin, begun, help, solved, presses, minimum, time) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (session, place, kind, board) DO UPDATE SET "
    "begun = min(begun, excluded.begun), "
    "help = CASE WHEN solved IS NULL THEN max(help, excluded.help) ELSE help END, "
    "presses = CASE WHEN solved IS NULL THEN excluded.presses ELSE presses END, "
    "time = CASE WHEN solved IS NULL THEN excluded.time ELSE time END, "
    "minimum = coalesce(minimum, excluded.minimum), "
    "solved = coalesce(solved, excluded.solved)";

const char* const gamesStatement =
    "SELECT session, place, kind, board, origin, begun, help, solved, presses, minimum, time "
    "FROM games ORDER BY begun, number";

/// A text that is not null, which the table does not take.
QVariant stored(const QString& text) { return text.isNull() ? QStringLiteral("") : text; }

template <class Number>
QVariant stored(const std::optional<Number>& number) {
    return number ? QVariant(*number) : QVariant();
}

template <class Number>
std::optional<Number> numberFrom(const QVariant& stored) {
    return stored.isNull() ? std::nullopt : std::optional(stored.value<Number>());
}

PlayedGame gameFrom(const QSqlQuery& row) {
    // In the order of gamesStatement.
    enum Column { Session, Place, Kind, Board, ComesFrom, Begun, HelpGiven, Solved, Presses, Minimum, Time };

    return {row.value(Session).toString(),
            row.value(Place).toInt(),
            row.value(Kind).toString(),
            row.value(Board).toString(),
            row.value(ComesFrom).toString(),
            row.value(Begun).toLongLong(),
            static_cast<Help>(std::clamp(row.value(HelpGiven).toInt(), static_cast<int>(Help::None),
                                         static_cast<int>(Help::Solution))),
            numberFrom<qint64>(row.value(Solved)),
            numberFrom<int>(row.value(Presses)),
            numberFrom<int>(row.value(Minimum)),
            numberFrom<qint64>(row.value(Time))};
}

} // namespace

StatisticsDatabase::StatisticsDatabase(const QString& path, const QString& driver,
                                       std::chrono::milliseconds patience)
    // Connections are found by their names, which must differ.
    : name_(QStringLiteral("statistics %1").arg(reinterpret_cast<quintptr>(this))),
      database_(QSqlDatabase::addDatabase(driver, name_)) {
    database_.setDatabaseName(path);
    database_.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(patience.count()));
    if (!database_.open()) fail(database_.lastError());
}

StatisticsDatabase::~StatisticsDatabase() {
    close();
    database_ = {};
    QSqlDatabase::removeDatabase(name_);
}

void StatisticsDatabase::close() { database_.close(); }

void StatisticsDatabase::fail(const QSqlError& error) {
    const int code = error.nativeErrorCode().toInt() & codeMask;
    state_ = code == corruptCode || code == notADatabaseCode ? State::Damaged : State::Failed;
    error_ = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
}

bool StatisticsDatabase::run(const QString& statement, const QVariantList& values) {
    if (!isSound()) return false;
    QSqlQuery query(database_);
    bool done = query.prepare(statement);
    for (const QVariant& value : values) query.addBindValue(value);
    done = done && query.exec();
    if (!done) fail(query.lastError());
    return done;
}

QVariant StatisticsDatabase::ask(const QString& statement) {
    if (!isSound()) return {};
    QSqlQuery query(database_);
    if (query.exec(statement) && query.next()) return query.value(0);
    fail(query.lastError());
    return {};
}

bool StatisticsDatabase::check() {
    const QString verdict = ask(QStringLiteral("PRAGMA quick_check(1)")).toString();
    if (isSound() && verdict != QLatin1String("ok")) state_ = State::Damaged;
    return isSound();
}

int StatisticsDatabase::format() {
    const int format = ask(QStringLiteral("PRAGMA user_version")).toInt();
    if (isSound() && format > currentFormat) state_ = State::FromLater;
    return format;
}

bool StatisticsDatabase::begin() {
    // What is removed must not stay in the file's free pages.
    run(QStringLiteral("PRAGMA secure_delete = ON"));
    run(QStringLiteral("BEGIN IMMEDIATE"));
    if (format() == 0) {
        run(QLatin1String(tableStatement));
        run(QStringLiteral("PRAGMA user_version = %1").arg(currentFormat));
    }
    return isSound();
}

void StatisticsDatabase::put(const PlayedGame& game) {
    run(QLatin1String(putStatement),
        {stored(game.session), game.place, stored(game.kind), stored(game.board), stored(game.origin),
         game.begun, static_cast<int>(game.help), stored(game.solved), stored(game.presses),
         stored(game.minimum), stored(game.time)});
}

void StatisticsDatabase::endSession(const QString& session) {
    // The number of its latest game makes a name that no other session has had.
    run(QStringLiteral("UPDATE games SET session = session || ' ' || (SELECT max(number) FROM games) "
                       "WHERE session = ?"),
        {session});
}

void StatisticsDatabase::removeAll() { run(QStringLiteral("DELETE FROM games")); }

void StatisticsDatabase::commit() { run(QStringLiteral("COMMIT")); }

std::vector<PlayedGame> StatisticsDatabase::games(Monitor* monitor) {
    std::vector<PlayedGame> games;
    if (format() == 0 || !isSound()) return games;
    QSqlQuery query(database_);
    query.setForwardOnly(true);
    if (!query.exec(QLatin1String(gamesStatement))) {
        fail(query.lastError());
        return games;
    }
    constexpr std::size_t stopEvery = 1024;
    while (query.next()) {
        games.push_back(gameFrom(query));
        if (games.size() % stopEvery == 0 && monitor != nullptr && monitor->stopRequested()) break;
    }
    if (query.lastError().isValid()) fail(query.lastError());
    return games;
}

} // namespace flip::ui
