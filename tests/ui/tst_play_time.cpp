// The time of a game: shown, kept and stopped when wanted.

#include "tests/support/statistics_play.h"

#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

using Act = void (Game::*)();
Q_DECLARE_METATYPE(Act)

class TestPlayTime : public StatisticsTest {
    Q_OBJECT

  private slots:

    void theTimeIsShownAndKeptWhenWanted() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.command("Timer").trigger();
        open.paste(sampleText);
        open.clock.advance(10'000);
        QCOMPARE(open.label("time"), QString());
        const auto solution = solutionOf(samplePuzzle());
        open.click(solution[0]);
        QCOMPARE(open.label("time"), "0:00");
        open.clock.advance(65'000);
        QTRY_COMPARE(open.label("time"), "1:05");
        QCOMPARE(open.part<QLabel>("time").accessibleName(), "Time 1:05");
        goAway(open, true);
        open.clock.advance(600'000);
        goAway(open, false);
        QCOMPARE(open.label("time"), "1:05");
        open.clock.advance(3'000);
        clickAll(open, {solution.begin() + 1, solution.end()});
        QVERIFY(areSolved(1));
        QCOMPARE(games().front().time, 68'000);
        open.clock.advance(30'000);
        QCOMPARE(open.label("time"), "1:08");
        // Of a further try, no time is kept.
        open.key(Qt::Key_R, Qt::ControlModifier);
        open.click(solution[0]);
        open.clock.advance(30'000);
        QCOMPARE(open.label("time"), QString());
        open.key(Qt::Key_Z, Qt::ControlModifier);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(open.label("time"), "1:08");
        open.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(open.label("time"), QString());
        open.click({0, 0});
        QCOMPARE(open.label("time"), "0:00");
        open.command("Timer").trigger();
        QCOMPARE(open.label("time"), QString());
    }

    void theTimeStandsStillWhileTheProgramHasSolvedTheBoard() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.command("Timer").trigger();
        open.paste(sampleText);
        open.click({0, 0});
        open.clock.advance(5'000);
        QTRY_COMPARE(open.label("time"), "0:05");
        QVERIFY(open.solve());
        open.command("Last Step").trigger();
        QVERIFY(open.game().solved());
        open.clock.advance(5'000);
        QCOMPARE(open.label("time"), "0:05");
        // What the program has pressed can be taken back.
        open.key(Qt::Key_Z, Qt::ControlModifier);
        open.clock.advance(5'000);
        QTRY_COMPARE(open.label("time"), "0:10");
    }

    void theTimeStandsStillWhileTheGameCannotBePlayed_data() {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::newRow("in the guide") << Qt::Key_F1 << Qt::KeyboardModifiers();
        QTest::newRow("while the board is set up") << Qt::Key_F2 << Qt::KeyboardModifiers();
        QTest::newRow("while a search is watched") << Qt::Key_E << Qt::KeyboardModifiers(Qt::ControlModifier);
    }

    /// Where it would be taken for that of another board, it is not told.
    void theTimeStandsStillWhileTheGameCannotBePlayed() {
        QFETCH(const Qt::Key, key);
        QFETCH(const Qt::KeyboardModifiers, modifiers);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.command("Timer").trigger();
        open.paste(sampleText);
        open.click({0, 0});
        open.clock.advance(5'000);
        QTRY_COMPARE(open.label("time"), "0:05");
        open.key(key, modifiers);
        QTRY_VERIFY(!open.window.board().isVisible());
        open.clock.advance(60'000);
        // It is still known that nobody is here.
        goAway(open, true);
        goAway(open, false);
        open.clock.advance(60'000);
        QCOMPARE(open.label("time"), key == Qt::Key_E ? QString("0:05") : QString());
        if (key == Qt::Key_F2) open.key(Qt::Key_F2);
        open.key(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(open.window.board().isVisible());
        QCOMPARE(open.label("time"), "0:05");
        open.clock.advance(3'000);
        QTRY_COMPARE(open.label("time"), "0:08");
    }

    void noTimeIsKeptUnlessWanted() {
        const auto solution = solutionOf(samplePuzzle());
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        clickAll(open, solution);
        QVERIFY(areSolved(1));
        QVERIFY(!games().front().time);
        QCOMPARE(open.label("time"), QString());
    }

    void theTimeOfAGameBegunEarlierIsNotKnown_data() {
        QTest::addColumn<Act>("act");
        QTest::newRow("played on") << Act(nullptr);
        QTest::newRow("with all presses undone") << Act(&Game::undo);
        QTest::newRow("restarted") << Act(&Game::restart);
    }

    void theTimeOfAGameBegunEarlierIsNotKnown() {
        QFETCH(const Act, act);
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.command("Timer").trigger();
            open.paste(sampleText);
            open.click(solutionOf(samplePuzzle())[0]);
            if (act != nullptr) (open.game().*act)();
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const auto solution = solutionOf(open.puzzle());
        clickAll(open, solution);
        QVERIFY(areSolved(1));
        QCOMPARE(open.label("time"), QString());
        QVERIFY(!games().front().time);
    }
};

QTEST_MAIN(TestPlayTime)
#include "tst_play_time.moc"
