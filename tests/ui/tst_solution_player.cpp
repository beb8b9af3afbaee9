#include "tests/support/manual_clock.h"
#include "tests/support/ui_test.h"
#include "ui/game/solution_player.h"

#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

const Steps steps{{0, 0}, {1, 1}, {2, 2}, {3, 3}, {0, 3}};

/// A game with a solution of five steps loaded; not that they solve anything.
struct Table {
    ManualClock clock;
    Game game{samplePuzzle()};
    SolutionPlayer player{game, clock};
    QSignalSpy pressed{&game, &Game::pressed};
    QSignalSpy left{&player, &SolutionPlayer::left};

    Table() { player.load(steps); }

    [[nodiscard]] bool lastWasAnimated() const {
        return pressed.last()[2].value<Motion>() == Motion::Animated;
    }

    /// Whether the board is the one before the steps with the first of them made.
    [[nodiscard]] bool standsAt(int index) const {
        Puzzle puzzle = samplePuzzle();
        for (int i = 0; i < index; ++i) puzzle.press(player.steps()[i]);
        return player.index() == index && game.puzzle() == puzzle;
    }
};

/// Runs the event loop until every timer that is due has fired.
bool timersHaveFired() {
    QTimer later;
    later.setSingleShot(true);
    QSignalSpy fired(&later, &QTimer::timeout);
    later.start(1);
    return fired.wait(patience);
}

} // namespace

class TestSolutionPlayer : public UiTest {
    Q_OBJECT

  private slots:

    void veryManyStepsAreMadeAPartAtATime() {
        const Puzzle start = Puzzle::flipGame(Grid({300, 300}));
        ManualClock clock;
        Game game(start);
        SolutionPlayer player(game, clock);
        const Steps all = stepsFrom(Grid::filled({300, 300}));
        const auto far = static_cast<int>(all.size());
        player.load(all);
        player.goTo(far);
        QVERIFY(player.index() > 0 && player.index() < far);
        QTRY_COMPARE(player.index(), far);
        Puzzle end = start;
        end.rule.pressAll(end.board, Grid::filled({300, 300}));
        QVERIFY(game.puzzle() == end);
        QCOMPARE(game.presses(), far);
        // What comes next counts, not what was still to be done.
        player.goTo(0);
        const int from = player.index();
        QVERIFY(from > 0);
        player.stepForward();
        QVERIFY(timersHaveFired());
        QCOMPARE(player.index(), from + 1);
        player.rewind();
        QCOMPARE(player.index(), 0);
        QVERIFY(game.puzzle() == start);
        // So does a pause.
        player.goTo(far);
        const int half = player.index();
        player.pause();
        QVERIFY(timersHaveFired());
        QCOMPARE(player.index(), half);
        player.rewind();
        // A press of one's own ends it as well.
        player.goTo(far);
        const int made = player.index();
        game.press(all[made]);
        QVERIFY(timersHaveFired());
        QCOMPARE(player.index(), made + 1);
    }

    void theWallClockTicksWhileItIsNeeded() {
        WallClock clock;
        WallClock other;
        QSignalSpy ticks(&clock, &FrameClock::ticked);
        QSignalSpy otherTicks(&other, &FrameClock::ticked);
        other.require(this);
        QTRY_VERIFY(otherTicks.count() > 3);
        QCOMPARE(ticks.count(), 0);
        clock.require(this);
        clock.require(&other);
        clock.release(this);
        QTRY_VERIFY(ticks.count() > 3);
        clock.release(&other);
        ticks.clear();
        otherTicks.clear();
        QTRY_VERIFY(otherTicks.count() > 3);
        QCOMPARE(ticks.count(), 0);
    }

    void steppingForwardAndBackIsAnimated() {
        Table table;
        for (int i = 1; i <= 5; ++i) {
            table.player.stepForward();
            QVERIFY(table.standsAt(i));
            QVERIFY(table.lastWasAnimated());
        }
        table.player.stepForward();
        QVERIFY(table.standsAt(5));
        for (int i = 4; i >= 0; --i) {
            table.player.stepBack();
            QVERIFY(table.standsAt(i));
            QVERIFY(table.lastWasAnimated());
        }
        table.player.stepBack();
        QVERIFY(table.standsAt(0));
        QCOMPARE(table.pressed.count(), 10);
    }

    void aPieceOfSeveralStepsIsTheOneThatIsMade() {
        const Steps twice{{0, 0}, {1, 1}, {2, 2}, {2, 2}, {0, 0}, {1, 1}};
        ManualClock clock;
        Game game(samplePuzzle());
        SolutionPlayer player(game, clock);
        game.press({3, 3});
        player.load(twice);
        QList<int> told;
        connect(&game, &Game::pressed, &player, [&](const Transition& transition, Direction direction) {
            QMetaObject::invokeMethod(
                &player, [&, transition, direction] { told << player.stepOf(transition.pressed, direction); },
                Qt::QueuedConnection);
        });
        for (int step = 1; step <= 6; ++step) {
            player.stepForward();
            QCoreApplication::processEvents();
        }
        QCOMPARE(told, (QList<int>{1, 2, 3, 4, 5, 6}));
        told.clear();
        for (int step = 6; step > 0; --step) {
            player.stepBack();
            QCoreApplication::processEvents();
        }
        QCOMPARE(told, (QList<int>{6, 5, 4, 3, 2, 1}));
        // What was pressed before the solution is no step of it.
        game.undo();
        QCOMPARE(player.stepOf({3, 3}, Direction::Backward), 0);
    }

    void jumpsAndScrubbingAreImmediate() {
        Table table;
        for (const int index : {3, 0, 5, 2, 4}) {
            table.player.goTo(index);
            QVERIFY(table.standsAt(index));
            QVERIFY(!table.lastWasAnimated());
        }
        for (const int index : {3, 2, 3, 4, 5}) {
            table.player.scrubTo(index);
            QVERIFY(table.standsAt(index));
            QVERIFY(!table.lastWasAnimated());
        }
        table.player.goTo(99);
        QVERIFY(table.standsAt(5));
        table.player.scrubTo(-1);
        QVERIFY(table.standsAt(0));
    }

    void steppingBackAndForthKeepsTheUndoneMoves() {
        Table table;
        table.player.goTo(5);
        table.player.goTo(1);
        QCOMPARE(table.game.moveCount(), 5);
        table.player.stepForward();
        QCOMPARE(table.game.moveCount(), 5);
        QVERIFY(table.standsAt(2));
        table.game.goTo(5, Motion::Immediate);
        QVERIFY(table.standsAt(5));
    }

    void playingTakesItsTime_data() {
        QTest::addColumn<double>("speed");
        QTest::addColumn<qint64>("period");
        QTest::newRow("a quarter") << 0.25 << qint64{2800};
        QTest::newRow("half") << 0.5 << qint64{1400};
        QTest::newRow("normal") << 1.0 << qint64{700};
        QTest::newRow("twice") << 2.0 << qint64{350};
        QTest::newRow("four times") << 4.0 << qint64{175};
        QTest::newRow("eight times") << 8.0 << qint64{87};
    }

    void playingTakesItsTime() {
        QFETCH(double, speed);
        QFETCH(qint64, period);
        Table table;
        table.player.setSpeed(speed);
        table.player.play();
        QVERIFY(table.player.isPlaying());
        qint64 before = 0;
        for (int i = 1; i <= 5; ++i) {
            while (table.player.index() < i) {
                QVERIFY(table.player.isPlaying());
                table.clock.advance(ManualClock::frame);
            }
            QVERIFY(table.standsAt(i));
            QVERIFY(table.lastWasAnimated());
            // The first step comes at once, and each other with the first frame after its time.
            const qint64 passed = table.clock.now() - before;
            const qint64 wanted = i == 1 ? 0 : period;
            QVERIFY2(passed >= wanted && passed <= wanted + ManualClock::frame,
                     qPrintable(QString::number(passed)));
            before = table.clock.now();
        }
        QVERIFY(!table.player.isPlaying());
        QVERIFY2(!table.clock.isRunning(), "the clock goes on though nothing moves");
    }

    void playingAtOnceMakesAStepAFrame() {
        Table table;
        table.player.setSpeed(SolutionPlayer::instantSpeed);
        table.player.play();
        table.clock.advance(5 * ManualClock::frame);
        QVERIFY(table.standsAt(5));
        QVERIFY(!table.lastWasAnimated());
        QVERIFY(!table.player.isPlaying());
    }

    void pausingStopsAndPlayingGoesOn() {
        Table table;
        table.player.play();
        table.clock.advance(800);
        QVERIFY(table.standsAt(2));
        table.player.toggle();
        QVERIFY(!table.player.isPlaying());
        table.clock.advance(10'000);
        QVERIFY(table.standsAt(2));
        table.player.toggle();
        QVERIFY(table.clock.finish());
        QVERIFY(table.standsAt(5));
    }

    void playingFromTheEndBeginsAnew() {
        Table table;
        table.player.goTo(5);
        table.player.play();
        QVERIFY(table.standsAt(0));
        QVERIFY(table.clock.finish());
        QVERIFY(table.standsAt(5));
    }

    void everyWayOfSteppingPauses_data() {
        QTest::addColumn<std::function<void(Table&)>>("act");
        const auto row = [](const char* name, const std::function<void(Table&)>& act) {
            QTest::newRow(name) << act;
        };
        row("a step", [](Table& table) { table.player.stepForward(); });
        row("scrubbing", [](Table& table) { table.player.scrubTo(4); });
        row("undo", [](Table& table) { table.game.undo(); });
        row("another solution", [](Table& table) { table.player.load(steps); });
        row("forgetting the solution", [](Table& table) { table.player.clear(); });
        row("a press of a marked piece", [](Table& table) { table.game.press({3, 3}); });
        row("a press of another piece", [](Table& table) { table.game.press({2, 0}); });
        row("another board", [](Table& table) { table.game.replace(impossiblePuzzle(), "Paste"); });
    }

    void everyWayOfSteppingPauses() {
        QFETCH(std::function<void(Table&)>, act);
        Table table;
        table.player.play();
        table.clock.advance(ManualClock::frame);
        QVERIFY(table.standsAt(1));
        act(table);
        QVERIFY(!table.player.isPlaying());
        QVERIFY(!table.clock.isRunning());
    }

    void markedPiecesMayBePressedInAnyOrder() {
        Table table;
        table.game.press({2, 2});
        QVERIFY(table.standsAt(1));
        QVERIFY((table.player.steps() == Steps{{2, 2}, {0, 0}, {1, 1}, {3, 3}, {0, 3}}));
        table.game.press({0, 3});
        QVERIFY(table.standsAt(2));
        QVERIFY((table.player.steps() == Steps{{2, 2}, {0, 3}, {0, 0}, {1, 1}, {3, 3}}));
        table.player.goTo(5);
        QVERIFY(table.standsAt(5));
        QCOMPARE(table.left.count(), 0);
        table.player.goTo(0);
        QVERIFY(table.game.puzzle() == samplePuzzle());
    }

    void anotherPressLeavesTheSolution_data() {
        QTest::addColumn<int>("index");
        QTest::addColumn<Cell>("cell");
        QTest::newRow("a piece that is not marked") << 0 << Cell{2, 0};
        QTest::newRow("a piece that has been pressed already") << 2 << Cell{0, 0};
        QTest::newRow("any piece after the last step") << 5 << Cell{0, 0};
    }

    void anotherPressLeavesTheSolution() {
        QFETCH(int, index);
        QFETCH(Cell, cell);
        Table table;
        table.player.goTo(index);
        table.game.press(cell);
        QCOMPARE(table.left.count(), 1);
        QVERIFY(!table.player.isActive());
        QCOMPARE(table.player.count(), 0);
        QCOMPARE(table.game.moveIndex(), index + 1);
        // Nothing is left of it: stepping does nothing.
        table.player.stepForward();
        table.player.play();
        QVERIFY(!table.player.isPlaying());
        QCOMPARE(table.game.moveIndex(), index + 1);
    }

    void undoAndRedoMoveThePlayer() {
        Table table;
        table.player.goTo(3);
        table.game.undo();
        QVERIFY(table.standsAt(2));
        table.game.redo();
        QVERIFY(table.standsAt(3));
        table.game.goTo(0, Motion::Immediate);
        QVERIFY(table.standsAt(0));
        QCOMPARE(table.left.count(), 0);
    }

    void undoBelowTheStartLeavesTheSolution() {
        Table table;
        table.player.clear();
        table.game.press({1, 2});
        table.player.load(steps);
        table.player.goTo(2);
        table.game.goTo(1, Motion::Immediate);
        QVERIFY(table.player.isActive());
        QCOMPARE(table.player.index(), 0);
        table.game.undo();
        QVERIFY(!table.player.isActive());
        QCOMPARE(table.left.count(), 1);
    }

    void replayAfterUndoMakesTheSameMoves() {
        Table table;
        table.player.goTo(5);
        const Puzzle end = table.game.puzzle();
        for (int i = 0; i < 5; ++i) table.game.undo();
        table.player.play();
        QVERIFY(table.clock.finish());
        QVERIFY(table.game.puzzle() == end);
        QCOMPARE(table.game.moveCount(), 5);
    }

    void aSolutionOfNoStepsHasNothingToPlay() {
        Table table;
        table.player.load({});
        QVERIFY(table.player.isActive());
        table.player.play();
        QVERIFY(!table.player.isPlaying());
        table.player.stepForward();
        QVERIFY(table.standsAt(0));
    }

    void everyChangeIsToldOnce() {
        Table table;
        QSignalSpy changed(&table.player, &SolutionPlayer::changed);
        table.player.stepForward();
        QCOMPARE(changed.count(), 1);
        table.game.undo();
        QCOMPARE(changed.count(), 2);
        table.game.press({3, 3});
        QCOMPARE(changed.count(), 3);
        table.player.play();
        QCOMPARE(changed.count(), 4);
        table.player.pause();
        QCOMPARE(changed.count(), 5);
        table.player.pause();
        QCOMPARE(changed.count(), 5);
    }
};

QTEST_GUILESS_MAIN(TestSolutionPlayer)
#include "tst_solution_player.moc"
