// The puzzle of the day.

#include "core/generate/daily_puzzle.h"
#include "tests/support/level_play.h"
#include "ui/levels/level_desk.h"
#include "ui/window/game_menu.h"

#include <QDate>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestDailyPuzzle : public LevelPlayTest {
    Q_OBJECT

  private slots:

    void todayHasAPuzzle() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QDate before = QDate::currentDate();
        open.key(Qt::Key_D, Qt::ControlModifier);
        QTRY_VERIFY(std::holds_alternative<DailyOrigin>(open.game().origin()));
        const QDate date = std::get<DailyOrigin>(open.game().origin()).date;
        QVERIFY(date == before || date == QDate::currentDate());
        const Recipe recipe = dailyRecipe({date.year(), date.month(), date.day()});
        QVERIFY(open.puzzle() == puzzleFrom(recipe).value());
        const QString name = "Daily puzzle of " + QLocale().toString(date, "d MMMM yyyy");
        QVERIFY2(open.window.windowTitle().startsWith(name), qPrintable(open.window.windowTitle()));
        QCOMPARE(open.label("origin"), "Daily puzzle");
        const QString seed = date.toString("yyyyMMdd");
        QVERIFY2(open.message().startsWith(name + ", seed " + seed + ": ") &&
                     open.message().endsWith("The puzzles grow harder from Monday to Sunday."),
                 qPrintable(open.message()));
        solveByHand(open);
        if (QDate::currentDate() != date) QSKIP("the day has ended");
        QTRY_COMPARE(
            open.message(),
            QString("%1 solved in %2 presses, the fewest possible. The next one comes on %3.")
                .arg(name, QString::number(recipe.presses), QLocale().toString(date.addDays(1), "d MMMM")));
        QTRY_VERIFY(fewest(date).has_value());
    }

    void aSolvedDayIsNotOfferedAsIfNew_data() {
        QTest::addColumn<std::function<QMenu*(OpenWindow&)>>("find");
        QTest::newRow("in the menu Game") << std::function<QMenu*(OpenWindow&)>(
            [](OpenWindow& open) { return open.window.findChild<GameMenu*>(); });
        QTest::newRow("in the list of New") << std::function<QMenu*(OpenWindow&)>([](OpenWindow& open) {
            QWidget* button = open.part<QToolBar>("toolBar").widgetForAction(&open.action("new"));
            return qobject_cast<QToolButton*>(button)->menu();
        });
    }

    void aSolvedDayIsNotOfferedAsIfNew() {
        QFETCH(std::function<QMenu*(OpenWindow&)>, find);
        QDate today(2026, 11, 23);
        const auto tomorrow = [&today] { return today; };
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        auto& levels = *open.window.findChild<LevelDesk*>();
        levels.setToday(tomorrow);
        QMenu& menu = *find(open);
        auto& daily = *open.window.findChild<QAction*>("dailyPuzzle");
        const auto textInMenu = [&] {
            emit menu.aboutToShow();
            return daily.text().remove('&');
        };
        QCOMPARE(textInMenu(), "Daily Puzzle");
        daily.trigger();
        QTRY_VERIFY(open.game().origin() == Origin(DailyOrigin{today}));
        solveByHand(open, 1);
        QTRY_COMPARE(fewest(today), std::optional(6));
        QCOMPARE(textInMenu(), "Daily Puzzle (Solved)");
        open.key(Qt::Key_N, Qt::ControlModifier);
        const Puzzle before = open.puzzle();
        open.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(open.message(),
                 "Today’s puzzle is solved, in 6 presses. The next one comes on 24 November.");
        QCOMPARE(open.spoken(), open.message());
        QVERIFY(open.puzzle() == before);
        QCOMPARE(offer(open), "Play Again");
        open.click("offer");
        QTRY_VERIFY(open.game().origin() == Origin(DailyOrigin{today}));
        QCOMPARE(open.game().presses(), 0);
        solveByHand(open);
        QTRY_COMPARE(fewest(today), std::optional(4));
        QVERIFY2(open.message().endsWith("The next one comes on 24 November."), qPrintable(open.message()));
        QCOMPARE(offer(open), QString());
        // On the next day the solved one leads to the new one.
        today = today.addDays(1);
        QCOMPARE(textInMenu(), "Daily Puzzle");
        open.click({0, 0});
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(offer(open), "Today’s Puzzle");
        open.click("offer");
        QTRY_VERIFY(open.game().origin() == Origin(DailyOrigin{today}));
    }

    void aSolvedDayIsToldInFrontOfAPage() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QDate today(2026, 11, 23);
        open.window.findChild<LevelDesk*>()->setToday([&today] { return today; });
        open.key(Qt::Key_D, Qt::ControlModifier);
        QTRY_VERIFY(open.game().origin() == Origin(DailyOrigin{today}));
        solveByHand(open);
        open.window.resize(430, 430);
        open.key(Qt::Key_4, Qt::ControlModifier);
        QTRY_VERIFY(!open.window.board().isVisible());
        QCOMPARE(open.message(), QString());
        open.key(Qt::Key_D, Qt::ControlModifier);
        QVERIFY2(open.message().startsWith("Today’s puzzle is solved"), qPrintable(open.message()));
        QCOMPARE(offer(open), "Play Again");
    }

    void aDaySolvedTooEarlyDoesNotHideToday() {
        const QDate today(2026, 11, 23);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        auto& levels = *open.window.findChild<LevelDesk*>();
        levels.setToday([today] { return today; });
        for (const QDate day : {today.addDays(7), today}) {
            levels.playDaily(day);
            QTRY_VERIFY(open.game().origin() == Origin(DailyOrigin{day}));
            solveByHand(open);
            QTRY_VERIFY(fewest(day).has_value());
            QVERIFY2(!open.message().contains("not count"), qPrintable(open.message()));
        }
    }

    void aSolvedDaySaysSoAfterARestart() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.window.findChild<LevelDesk*>()->playDaily(QDate(2026, 11, 23));
            QTRY_VERIFY(open.game().origin() == Origin(DailyOrigin{QDate(2026, 11, 23)}));
            solveByHand(open);
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QTRY_VERIFY2(
            open.message().startsWith("Daily puzzle of 23 November 2026 solved in 4 presses, the fewest "
                                      "possible."),
            qPrintable(open.message()));
    }
};

QTEST_MAIN(TestDailyPuzzle)
#include "tst_daily_puzzle.moc"
