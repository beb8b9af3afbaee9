// Games that cannot be written to the file of the statistics: they are put aside for the next start.

#include "tests/support/played_games.h"
#include "tests/support/ui_test.h"
#include "ui/statistics/statistics_file.h"
#include "ui/statistics/statistics_keeper.h"

#include <QDir>
#include <QLockFile>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestStatisticsAside : public UiTest {
    Q_OBJECT

    [[nodiscard]] QString path() const { return inFolder(QStringLiteral("statistics.sqlite")); }

    [[nodiscard]] bool isAside() const { return QFileInfo::exists(statisticsAside(path())); }

    /// As long as it is there, nothing can be written to the file.
    void block() const { QVERIFY(QDir(folder()).mkdir(QStringLiteral("statistics.sqlite"))); }

    void unblock() const { QVERIFY(QDir(folder()).rmdir(QStringLiteral("statistics.sqlite"))); }

    [[nodiscard]] std::vector<PlayedGame> games() const { return readStatistics(path()).games; }

  private slots:

    void whatCouldNotBeWrittenIsThereAtTheNextStart_data() {
        QTest::addColumn<bool>("isTold");
        QTest::newRow("the window is closed at once") << false;
        QTest::newRow("the program is killed after the problem was told") << true;
    }

    void whatCouldNotBeWrittenIsThereAtTheNextStart() {
        QFETCH(const bool, isTold);
        block();
        auto keeper = std::make_unique<StatisticsKeeper>(path());
        keeper->keep(begunGame(1));
        keeper->keep(solvedGame(2, 6));
        if (isTold) {
            QTRY_VERIFY(!keeper->problem().isEmpty());
            QTRY_COMPARE(readStatistics(statisticsAside(path())).games.size(), 2U);
        } else {
            keeper.reset();
            QVERIFY(isAside());
        }
        unblock();
        const StatisticsKeeper next(path());
        const std::vector<PlayedGame> both{begunGame(1), solvedGame(2, 6)};
        QTRY_VERIFY(games() == both);
        QTRY_VERIFY(!isAside());
        // Whoever is still there makes nothing of them twice.
        keeper.reset();
        QVERIFY(games() == both);
    }

    void anotherProgramThatHoldsTheFileLosesNothing() {
        QVERIFY(writeStatistics(path(), {{begunGame(0)}}).problem.isEmpty());
        {
            QSqlDatabase other = QSqlDatabase::addDatabase(statisticsDriver, QStringLiteral("other"));
            other.setDatabaseName(path());
            QVERIFY(other.open() && QSqlQuery(other).exec(QStringLiteral("BEGIN EXCLUSIVE")));
            StatisticsKeeper(path()).keep(begunGame(1));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("other"));
        QCOMPARE(games().size(), 1U);
        const StatisticsKeeper next(path());
        QTRY_COMPARE(games().size(), 2U);
    }

    void whatStillCannotBeWrittenStaysAside() {
        block();
        for (int start = 1; start <= 3; ++start) {
            StatisticsKeeper(path()).keep(begunGame(start));
            QCOMPARE(readStatistics(statisticsAside(path())).games.size(), static_cast<std::size_t>(start));
        }
        unblock();
        StatisticsKeeper(path()).keep(solvedGame(3, 5));
        QVERIFY(games() == (std::vector<PlayedGame>{begunGame(1), begunGame(2), solvedGame(3, 5)}));
        QVERIFY(!isAside());
    }

    void whatAnotherWindowIsTakingUpIsLeftToIt() {
        block();
        StatisticsKeeper(path()).keep(begunGame(1));
        unblock();
        QLockFile lock(statisticsAside(path()) + QStringLiteral(".lock"));
        QVERIFY(lock.lock());
        StatisticsKeeper(path()).keep(begunGame(2));
        QVERIFY(games() == std::vector<PlayedGame>{begunGame(2)});
        QVERIFY(isAside());
    }

    void gamesThatWereAsideAreEarlierThanTheEndOfTheirSession() {
        block();
        StatisticsKeeper(path()).keep(begunGame(1));
        unblock();
        // The same game, in a session that has begun anew.
        const StatisticsChange anew{{solvedGame(1, 7)}, false, true, QStringLiteral("session")};
        QVERIFY(writeOrPutAside(path(), anew).problem.isEmpty());
        QCOMPARE(games().size(), 2U);
        QVERIFY(!games().front().solved && games().back().solved);
    }

    void gamesOfASessionThatIsYetToBeginAreNotCountedTwice() {
        QVERIFY(writeStatistics(path() + ".kept", {{begunGame(1)}}).problem.isEmpty());
        block();
        StatisticsKeeper keeper(path());
        keeper.endSession(QStringLiteral("session"));
        keeper.keep(begunGame(1));
        QTRY_VERIFY(!keeper.problem().isEmpty());
        QVERIFY(!isAside());
        unblock();
        QVERIFY(QFile::rename(path() + ".kept", path()));
        keeper.keep(solvedGame(1, 7));
        // One of each session.
        QTRY_COMPARE(games().size(), 2U);
        QTRY_COMPARE(keeper.problem(), QString());
    }

    void gamesOfASessionThatIsYetToBeginAreThereAtTheNextStart() {
        block();
        {
            StatisticsKeeper keeper(path());
            keeper.endSession(QStringLiteral("session"));
            keeper.keep(begunGame(1));
            QTRY_VERIFY(!keeper.problem().isEmpty());
        }
        unblock();
        const StatisticsKeeper next(path());
        QTRY_VERIFY(games() == std::vector<PlayedGame>{begunGame(1)});
    }

    void aDamagedFileAsideIsNoTrouble() {
        QVERIFY(!write(QStringLiteral("statistics.sqlite.aside"), QByteArray("no database").repeated(50))
                     .isEmpty());
        StatisticsKeeper(path()).keep(begunGame(1));
        QVERIFY(games() == std::vector<PlayedGame>{begunGame(1)});
        QVERIFY(isAside());
    }
};

QTEST_GUILESS_MAIN(TestStatisticsAside)
#include "tst_statistics_aside.moc"
