// The file of the statistics: written, read and damaged; by several at once, and by a program that is killed.
// Started as `tst_statistics_file --write PATH`, this program writes games for ever.

#include "core/base/threads.h"
#include "tests/support/full_disk.h"
#include "tests/support/played_games.h"
#include "tests/support/ui_test.h"
#include "ui/statistics/statistics_file.h"
#include "ui/statistics/statistics_keeper.h"
#include "ui/statistics/statistics_summary.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <array>

#include <sys/stat.h>
#include <unistd.h>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// Writes game after game, and says so by a full stop after each.
[[noreturn]] void writeForEver(const QString& path) {
    for (int number = 0;; ++number) {
        if (!writeStatistics(path, {{begunGame(number)}}).problem.isEmpty()) std::_Exit(1);
        if (write(STDOUT_FILENO, ".", 1) != 1) std::_Exit(1);
    }
}

/// Says something to the database at a path.
void tellDatabase(const QString& path, const QString& statement) {
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(statisticsDriver, QStringLiteral("test"));
        database.setDatabaseName(path);
        if (!database.open() || !QSqlQuery(database).exec(statement)) qFatal("the database does not obey");
    }
    QSqlDatabase::removeDatabase(QStringLiteral("test"));
}

void overwrite(const QString& path, qint64 at, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || !file.seek(at) || file.write(bytes) != bytes.size())
        qFatal("cannot damage a file");
}

} // namespace

class TestStatisticsFile : public UiTest {
    Q_OBJECT

    [[nodiscard]] QString path() const { return inFolder(QStringLiteral("statistics.sqlite")); }

    /// As write(), where the path is known.
    void keepFile(const QString& name, const QByteArray& bytes) const {
        QCOMPARE(write(name, bytes), inFolder(name));
    }

    /// Writes games and fails on any problem.
    void writeGames(std::vector<PlayedGame> games) {
        const auto written = writeStatistics(path(), {std::move(games), false, true});
        QCOMPARE(written.problem, QString());
        QCOMPARE(written.damaged, QString());
    }

    [[nodiscard]] std::vector<PlayedGame> games() {
        const auto read = readStatistics(path());
        if (!read.problem.isEmpty()) qWarning("%s", qPrintable(read.problem));
        return read.games;
    }

  private slots:

    void whatIsWrittenIsReadAgain() {
        PlayedGame strange = solvedGame(2, 2'000'000'000);
        strange.session = QStringLiteral("Sitzung ‘2’; \"x\"");
        strange.kind = QStringLiteral("a kind, \n of its own");
        strange.origin = QStringLiteral("level 125");
        strange.help = Help::Solution;
        strange.minimum = noMinimum;
        strange.begun = 900'000;
        const std::vector all{strange, begunGame(0), solvedGame(1, 7)};
        writeGames({begunGame(0), solvedGame(1, 7), strange});
        QVERIFY(games() == all);
        QVERIFY(games() == all);
    }

    void aGameIsThereOnce() {
        writeGames({begunGame(1)});
        PlayedGame later = begunGame(1);
        later.begun += 1000;
        later.help = Help::Hint;
        writeGames({later});
        PlayedGame expected = begunGame(1);
        expected.help = Help::Hint;
        QVERIFY(games() == std::vector{expected});
        PlayedGame solved = solvedGame(1, 6);
        solved.minimum.reset();
        writeGames({solved});
        // The help that was given counts, whoever asked for it in an earlier run of the program.
        expected = solved;
        expected.help = Help::Hint;
        QVERIFY(games() == std::vector{expected});
        PlayedGame again = solvedGame(1, 4);
        again.solved = *again.solved + 1;
        again.time = 1;
        again.help = Help::Solution;
        writeGames({again, begunGame(1)});
        expected.minimum = 4;
        QVERIFY2(games() == std::vector{expected}, "what came after the first solution has changed it");
    }

    void gamesAreToldApart_data() {
        QTest::addColumn<PlayedGame>("other");
        PlayedGame other = begunGame(1);
        other.place = 2;
        QTest::newRow("later in the same window") << other;
        other = begunGame(1);
        other.session = QStringLiteral("session2");
        QTest::newRow("in another window") << other;
        other = begunGame(1);
        other.board = QStringLiteral("bwwb/bbwb/bwwb/bwwb");
        QTest::newRow("with another board") << other;
        other = begunGame(1);
        other.kind = QStringLiteral("white clipped .*./***/.*. 4x4");
        QTest::newRow("with another goal") << other;
    }

    void gamesAreToldApart() {
        QFETCH(PlayedGame, other);
        writeGames({begunGame(1), other});
        QCOMPARE(games().size(), 2U);
    }

    void withoutAFileThereIsNothing() {
        const auto read = readStatistics(path());
        QCOMPARE(read.problem, QString());
        QVERIFY(read.games.empty());
        QVERIFY(!QFileInfo::exists(path()));
        // SQLite's own empty file.
        QVERIFY(QFile(path()).open(QIODevice::WriteOnly));
        QCOMPARE(readStatistics(path()).problem, QString());
        writeGames({begunGame(1)});
        QCOMPARE(games().size(), 1U);
    }

    void aDamagedFileIsKept_data() {
        QTest::addColumn<int>("damage");
        QTest::newRow("not a database") << 0;
        QTest::newRow("cut off") << 1;
        QTest::newRow("overwritten in the middle") << 2;
    }

    void aDamagedFileIsKept() {
        QFETCH(int, damage);
        constexpr int count = 500;
        std::vector<PlayedGame> many;
        many.reserve(count);
        for (int i = 0; i < count; ++i) many.push_back(solvedGame(i, 5));
        writeGames(many);
        const QByteArray sound = contents(path());
        constexpr int page = 4096;
        QVERIFY(sound.size() > 8 * page);
        const std::array<QByteArray, 3> damaged{QByteArray("Dear Sir or Madam\n").repeated(100),
                                                sound.left(4 * page), sound};
        keepFile(QStringLiteral("statistics.sqlite"), damaged.at(static_cast<std::size_t>(damage)));
        if (damage == 2) overwrite(path(), 3 * page, QByteArray(2 * page, 'x'));
        const QByteArray before = contents(path());
        for (const char* ending : {".damaged", ".damaged2"}) {
            const auto written = writeStatistics(path(), {{begunGame(1)}, false, true});
            QCOMPARE(written.problem, QString());
            QCOMPARE(written.damaged, path() + ending);
            QCOMPARE(contents(written.damaged), before);
            QVERIFY(games() == std::vector{begunGame(1)});
            keepFile(QStringLiteral("statistics.sqlite"), before);
        }
        QVERIFY2(readStatistics(path()).problem.contains("damaged") || damage == 2,
                 qPrintable(readStatistics(path()).problem));
        QCOMPARE(contents(path()), before);
    }

    void aFileOfALaterVersionStaysAsItIs() {
        writeGames({begunGame(1)});
        tellDatabase(path(), QStringLiteral("PRAGMA user_version = 2"));
        const QByteArray before = contents(path());
        for (const QString& problem :
             {writeStatistics(path(), {{begunGame(2)}, false, true}).problem,
              writeStatistics(path(), {{}, true, false}).problem, readStatistics(path()).problem})
            QVERIFY2(problem.contains("later version"), qPrintable(problem));
        QCOMPARE(contents(path()), before);
    }

    void whatCannotBeWrittenIsToldAndLeftAlone_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("problem");
        QTest::newRow("a file instead of the folder") << "file/statistics.sqlite"
                                                      << "cannot be created";
        QTest::newRow("a folder instead of the file") << "folder"
                                                      << "is not a file";
        QTest::newRow("a pipe instead of the file") << "pipe"
                                                    << "is not a file";
    }

    void whatCannotBeWrittenIsToldAndLeftAlone() {
        QFETCH(QString, name);
        QFETCH(QString, problem);
        keepFile(QStringLiteral("file"), "something");
        QDir(folder()).mkdir(QStringLiteral("folder"));
        QCOMPARE(mkfifo(qPrintable(inFolder(QStringLiteral("pipe"))), 0600), 0);
        const auto written = writeStatistics(inFolder(name), {{begunGame(1)}});
        QVERIFY2(written.problem.contains(problem), qPrintable(written.problem));
        QCOMPARE(written.damaged, QString());
        QCOMPARE(contents(inFolder(QStringLiteral("file"))), QByteArray("something"));
        QVERIFY(QFileInfo(inFolder(QStringLiteral("folder"))).isDir());
    }

    void aFullDiskIsTold() {
        writeGames({solvedGame(1, 5)});
        constexpr int count = 500;
        std::vector<PlayedGame> many;
        many.reserve(count);
        for (int i = 0; i < count; ++i) many.push_back(begunGame(i));
        {
            const FullDisk full(QFileInfo(path()).size());
            const auto written = writeStatistics(path(), {many});
            QVERIFY2(written.problem.contains("cannot be written"), qPrintable(written.problem));
        }
        QVERIFY(games() == std::vector{solvedGame(1, 5)});
    }

    void aMissingDriverIsTold() {
        const QString none = QStringLiteral("QNONE");
        for (const QString& problem : {writeStatistics(path(), {{begunGame(1)}}, none).problem,
                                       readStatistics(path(), nullptr, none).problem})
            QVERIFY2(problem.contains("libqt6sql6-sqlite"), qPrintable(problem));
        QVERIFY(!QFileInfo::exists(path()));
    }

    void clearedGamesComeOutAndLeaveNoTrace() {
        writeGames({solvedGame(1, 5)});
        const auto written = writeStatistics(path(), {{begunGame(2)}, true});
        QCOMPARE(written.problem, QString());
        QVERIFY(written.cleared == (std::vector{solvedGame(1, 5), begunGame(2)}));
        QVERIFY(games().empty());
        QVERIFY(!contents(path()).contains("bwwb"));
        writeGames(written.cleared);
        QVERIFY(games() == written.cleared);
    }

    void severalWriteAtOnce() {
        constexpr int writers = 3;
        constexpr int each = 25;
        std::array<QStringList, writers> problems;
        {
            std::vector<JoiningThread> threads;
            for (int writer = 0; writer < writers; ++writer) {
                auto thread = startThread([&, writer] {
                    for (int i = 0; i < each; ++i) {
                        PlayedGame game = begunGame(i);
                        game.session = QStringLiteral("session%1").arg(writer);
                        const auto written = writeStatistics(path(), {{game}, false, i == 0});
                        if (!written.problem.isEmpty())
                            problems.at(static_cast<std::size_t>(writer)) << written.problem;
                    }
                });
                QVERIFY(thread.has_value());
                threads.push_back(*std::move(thread));
            }
        }
        for (const QStringList& all : problems) QCOMPARE(all, QStringList());
        QCOMPARE(games().size(), static_cast<std::size_t>(writers * each));
    }

    void aKilledProgramLosesNothing() {
        for (int round = 0; round < 6; ++round) {
            QProcess process;
            process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            const QString file = inFolder(QStringLiteral("killed%1.sqlite").arg(round));
            process.start(QCoreApplication::applicationFilePath(), {"--write", file});
            QVERIFY(process.waitForReadyRead(patience));
            usleep(static_cast<useconds_t>(1700 * round));
            process.kill();
            process.waitForFinished();
            const auto told = static_cast<std::size_t>(process.readAllStandardOutput().size());
            const auto written = writeStatistics(file, {{}, false, true});
            QCOMPARE(written.problem + written.damaged, QString());
            const std::size_t kept = readStatistics(file).games.size();
            QVERIFY2(kept == told || kept == told + 1,
                     qPrintable(QStringLiteral("%1 of %2 games").arg(kept).arg(told)));
        }
    }

    void manyGamesAreNoTrouble() {
        constexpr int many = 100'000;
        std::vector<PlayedGame> all;
        for (int i = 0; i < many; ++i) all.push_back(solvedGame(i, 4 + i % 3));
        QElapsedTimer timer;
        timer.start();
        writeGames(all);
        const qint64 writing = timer.restart();
        const auto read = games();
        const qint64 reading = timer.restart();
        const auto summaries = summarise(read, QDate::currentDate());
        const qint64 adding = timer.restart();
        writeGames({begunGame(many)});
        qInfo("%d games: written in %lld ms, read in %lld, added up in %lld, one more checked and written in "
              "%lld; %lld KiB",
              many, writing, reading, adding, timer.elapsed(), QFileInfo(path()).size() / 1024);
        QCOMPARE(read.size(), all.size());
        QCOMPARE(summaries.size(), 1U);
        QCOMPARE(summaries.front().alone, many);
    }

    void theKeeperWritesBesideTheWindow() {
        StatisticsKeeper keeper(path());
        QSignalSpy written(&keeper, &StatisticsKeeper::written);
        for (int i = 0; i < 20; ++i) keeper.keep(solvedGame(i, 4));
        QTRY_COMPARE(games().size(), 20U);
        QTRY_VERIFY(written.count() >= 1);
        QCOMPARE(keeper.problem(), QString());
    }

    void theKeeperWritesTheRestAtTheEnd() {
        {
            StatisticsKeeper keeper(path());
            for (int i = 0; i < 20; ++i) keeper.keep(begunGame(i));
        }
        QCOMPARE(games().size(), 20U);
    }

    void theKeeperTriesAgainWithTheNextGame() {
        keepFile(QStringLiteral("file"), "in the way");
        StatisticsKeeper keeper(inFolder(QStringLiteral("file/statistics.sqlite")));
        QSignalSpy problems(&keeper, &StatisticsKeeper::problemChanged);
        keeper.keep(begunGame(1));
        QTRY_COMPARE(problems.count(), 1);
        keeper.keep(solvedGame(1, 9));
        keeper.keep(begunGame(2));
        QVERIFY(QFile::remove(inFolder(QStringLiteral("file"))));
        keeper.keep(begunGame(3));
        QTRY_COMPARE(keeper.problem(), QString());
        // Told once, and that it is over.
        QCOMPARE(problems.count(), 2);
        // Where the second game is written late, the last ones are on their way.
        const std::vector<PlayedGame> all{solvedGame(1, 9), begunGame(2), begunGame(3)};
        QTRY_VERIFY(readStatistics(keeper.path()).games == all);
    }

    void theKeeperTellsOfDamage() {
        keepFile(QStringLiteral("statistics.sqlite"), QByteArray("no database").repeated(50));
        StatisticsKeeper keeper(path());
        QSignalSpy damage(&keeper, &StatisticsKeeper::damageFound);
        keeper.keep(begunGame(1));
        QTRY_COMPARE(damage.count(), 1);
        QCOMPARE(damage.front().front().toString(), path() + ".damaged");
        QCOMPARE(games().size(), 1U);
    }

    void aResetCanBeUndone() {
        StatisticsKeeper keeper(path());
        QSignalSpy resets(&keeper, &StatisticsKeeper::wasReset);
        keeper.keep(solvedGame(1, 4));
        // Not written yet, and nevertheless taken out and put back.
        keeper.keep(begunGame(2));
        keeper.reset();
        QTRY_COMPARE(resets.count(), 1);
        QVERIFY(games().empty());
        QCOMPARE(keeper.resetGames(), 2U);
        keeper.keep(begunGame(3));
        QTRY_COMPARE(games().size(), 1U);
        keeper.reset();
        QTRY_COMPARE(resets.count(), 2);
        keeper.keep(solvedGame(2, 5));
        QTRY_COMPARE(games().size(), 1U);
        keeper.undoReset();
        QCOMPARE(keeper.resetGames(), 0U);
        QTRY_VERIFY(games() == (std::vector{solvedGame(1, 4), solvedGame(2, 5), begunGame(3)}));
    }

    void aResetThatFailsChangesNothing() {
        writeGames({solvedGame(1, 4)});
        tellDatabase(path(), QStringLiteral("PRAGMA user_version = 2"));
        StatisticsKeeper keeper(path());
        QSignalSpy problems(&keeper, &StatisticsKeeper::problemChanged);
        QSignalSpy failed(&keeper, &StatisticsKeeper::resetFailed);
        keeper.reset();
        QTRY_COMPARE(failed.count(), 1);
        // All games are saved.
        QVERIFY(problems.isEmpty() && keeper.problem().isEmpty());
        QCOMPARE(keeper.resetGames(), 0U);
        // Nor does one that comes while a game is being written.
        keeper.keep(begunGame(3));
        keeper.reset();
        QTRY_COMPARE(failed.count(), 2);
        tellDatabase(path(), QStringLiteral("PRAGMA user_version = 1"));
        // It is not made up for later.
        keeper.keep(begunGame(2));
        QTRY_COMPARE(games().size(), 3U);
    }

    void nothingIsKeptWhenThatIsNotWanted() {
        {
            StatisticsKeeper keeper(path());
            keeper.setKeeping(false);
            keeper.keep(begunGame(1));
        }
        QVERIFY(!QFileInfo::exists(path()));
    }
};

int main(int argc, char* argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == QLatin1String("--write")) writeForEver(arguments[2]);
    TestStatisticsFile test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_statistics_file.moc"
