// Several tries of one puzzle: how they begin, end and are kept.

#include "core/text/board_text.h"
#include "tests/ui/reviewing.h"
#include "ui/game/game_tries.h"

#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestTries : public UiTest {
    Q_OBJECT

  private slots:

    void anotherPressBeginsAnotherTryAndKeepsTheOld() {
        Reviewing open(folder());
        const std::vector<Cell> old = sampleWithDetour();
        QVERIFY(open.isReadyFor(samplePuzzle(), old));
        QVERIFY(open.lines("tries").isEmpty());
        open.clickPlace(1);
        // Better than the press that was made here.
        open.click(old[2]);
        QCOMPARE(open.game().presses(), 2);
        QVERIFY((pressesOf(open.game(), currentTry(open.game())) == std::vector<Cell>{old.front(), old[2]}));
        QCOMPARE(open.lines("tries"),
                 (QStringList{"Try 1: solved in 6 presses", "Try 2: 2 presses, not solved"}));
        QTRY_VERIFY2(open.label("reviewHeadline").startsWith("2 presses so far, and at least 2 more"),
                     qPrintable(open.label("reviewHeadline")));
        QCOMPARE(open.chart().review().least.back(),
                 static_cast<std::int64_t>(solutionOf(open.puzzle()).size()));
        open.clickLine("tries", 0);
        QVERIFY(pressesOf(open.game(), currentTry(open.game())) == old);
        QVERIFY(open.game().solved());
        QTRY_COMPARE(open.label("reviewHeadline"), "Solved in 6 presses; 4 is the minimum.");
        open.clickLine("tries", 1);
        QCOMPARE(open.game().presses(), 2);
    }

    void aTryOfAsManyPressesIsAnother() {
        Reviewing open(folder());
        std::vector<Cell> presses = sampleWithDetour();
        // The board still needs presses after each of these.
        presses.resize(2);
        QVERIFY(open.isReadyFor(samplePuzzle(), presses));
        open.clickPlace(1);
        const Cell another = solutionOf(open.puzzle()).front();
        QVERIFY(another != presses.back());
        open.click(another);
        QCOMPARE(open.game().presses(), 2);
        QCOMPARE(open.chart().review().least.back(),
                 static_cast<std::int64_t>(solutionOf(open.puzzle()).size()));
        open.clickLine("tries", 0);
        QCOMPARE(open.chart().review().least.back(),
                 static_cast<std::int64_t>(solutionOf(open.puzzle()).size()));
    }

    void everyPressIsReviewedAsItIsMade() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), {}));
        QVERIFY(!open.chart().isVisible());
        std::size_t made = 0;
        for (const Cell cell : sampleWithDetour()) {
            open.click(cell);
            ++made;
            QTRY_COMPARE(open.chart().review().presses, made);
            const auto fewest = static_cast<std::int64_t>(solutionOf(open.puzzle()).size());
            QCOMPARE(open.chart().review().least.back(), open.game().solved() ? 0 : fewest);
        }
        // The same beginning on another board is another game.
        open.game().replace(puzzleOf("bwww/bbww/bwww/wwww"), QStringLiteral("New"));
        open.click(sampleWithDetour().front());
        QTRY_COMPARE(open.chart().review().least.front(), 1);
    }

    void theOnlyTryIsShownAfterARestart() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), {{1, 1}, {0, 0}}));
        open.key(Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(open.lines("tries"), QStringList{"Try 1: 2 presses, not solved"});
        QVERIFY(open.part<QWidget>("tries").isVisible());
        open.click(Cell{2, 2});
        QCOMPARE(open.lines("tries").size(), 2);
    }

    void undoLeadsBackIntoTheOldTry() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), sampleWithDetour()));
        open.clickPlace(1);
        open.click(Cell{0, 0});
        for (int i = 0; i < 3; ++i) open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(open.game().presses(), 6);
        QVERIFY(open.game().solved());
    }

    void aSolutionFromAnEarlierPlaceKeepsTheTry_data() {
        QTest::addColumn<bool>("bySolve");
        QTest::newRow("with Solve") << true;
        QTest::newRow("on the page of the solution") << false;
    }

    void aSolutionFromAnEarlierPlaceKeepsTheTry() {
        QFETCH(bool, bySolve);
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), sampleWithDetour()));
        open.clickPlace(2);
        if (!bySolve) open.key(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(open.solve());
        open.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(open.game().presses(), 3);
        open.key(Qt::Key_6, Qt::ControlModifier);
        QCOMPARE(open.lines("tries"),
                 (QStringList{"Try 1: solved in 6 presses", "Try 2: 3 presses, not solved"}));
    }

    void solvingTakesNothingFromRedo_data() {
        QTest::addColumn<Qt::Key>("page");
        QTest::newRow("on the page of the review") << Qt::Key_6;
        QTest::newRow("on the page of the solution") << Qt::Key_1;
    }

    void solvingTakesNothingFromRedo() {
        QFETCH(const Qt::Key, page);
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), {{1, 1}}));
        open.key(page, Qt::ControlModifier);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.solve());
        QCOMPARE(open.action("redo").text().remove('&'), "Redo Press row 2, column 2");
        QVERIFY(open.action("redo").isEnabled());
        QCOMPARE(open.action("undo").text().remove('&'), "Undo New");
        QVERIFY(open.puzzle() == samplePuzzle());
    }

    void aSolutionGoesOnInItsOwnTry_data() {
        QTest::addColumn<bool>("byHand");
        QTest::newRow("with its steps") << false;
        QTest::newRow("with presses by hand") << true;
    }

    void aSolutionGoesOnInItsOwnTry() {
        QFETCH(const bool, byHand);
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), sampleWithDetour()));
        open.clickPlace(0);
        QVERIFY(open.solve());
        const Steps steps = open.player().steps();
        for (int i = 0; i < steps.size(); ++i) {
            QCOMPARE(open.player().index(), i);
            byHand ? open.click(steps.at(i)) : open.key(Qt::Key_Right, Qt::AltModifier);
            QCOMPARE(open.headline(), "4");
        }
        QVERIFY(open.game().solved());
        open.key(Qt::Key_6, Qt::ControlModifier);
        // The first was solved before.
        QCOMPARE(open.lines("tries"), (QStringList{"Try 1: solved in 6 presses",
                                                   "Try 2: solved in 4 presses, with a solution shown"}));
    }

    void elsewhereAPressAfterUndoForgetsAsBefore() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), sampleWithDetour()));
        open.key(Qt::Key_1, Qt::ControlModifier);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        open.click(Cell{0, 0});
        QCOMPARE(triesOf(open.game()).size(), std::size_t{1});
        QCOMPARE(currentTry(open.game()).count, 6);
        QVERIFY(!open.game().canRedo());
    }

    void triesAreSavedWithTheGame() {
        {
            Reviewing open(folder());
            QVERIFY(open.isReadyFor(samplePuzzle(), sampleWithDetour()));
            open.clickPlace(1);
            open.click(Cell{0, 0});
        }
        Reviewing open(folder());
        QVERIFY(open.isReady());
        QTRY_COMPARE(open.lines("tries"),
                     (QStringList{"Try 1: solved in 6 presses", "Try 2: 2 presses, not solved"}));
    }

    void restartBeginsATryToo() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), sampleWithDetour()));
        open.game().restart();
        open.game().press({1, 1});
        // Another board has tries of its own.
        QCOMPARE(open.lines("tries").size(), 2);
        open.paste("bwww/bbww/bwww/wwww");
        QVERIFY(open.lines("tries").isEmpty());
    }

    void noTryIsLostByRestartingOrByAnotherBoardWhileSomethingIsUndone() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), {{0, 0}, {0, 1}}));
        open.game().restart();
        for (const Cell cell : {Cell{1, 1}, Cell{2, 2}, Cell{3, 3}}) open.game().press(cell);
        const QStringList both{"Try 1: 2 presses, not solved", "Try 2: 3 presses, not solved"};
        QTRY_COMPARE(open.lines("tries"), both);
        // From the end of the first try, before the restart.
        open.game().goTo(open.game().moveCount() - 4, Motion::Immediate);
        QCOMPARE(open.game().presses(), 2);
        open.game().restart();
        open.game().press({2, 1});
        QTRY_COMPARE(open.lines("tries").mid(0, 2), both);
        // In the middle of another one.
        open.game().goTo(open.game().moveCount() - 6, Motion::Immediate);
        QCOMPARE(open.game().presses(), 2);
        open.paste("bwww/bbww/bwww/wwww");
        open.game().undo();
        QTRY_COMPARE(open.lines("tries").mid(0, 2), both);
        QCOMPARE(open.game().presses(), 2);
    }

    /// What was taken back before is no try of its own.
    void aTryThatWasLeftWhileSomethingIsUndoneIsOne() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), {{0, 0}, {0, 1}, {2, 2}}));
        const QString board = QString::fromStdString(writeBoardLine(open.game().start().board));
        open.game().undo();
        open.game().undo();
        open.paste("bwww/bbww/bwww/wwww");
        open.paste(board);
        QTRY_COMPARE(open.lines("tries"), QStringList{"Try 1: 3 presses, not solved"});
        // The same for another one, which begins as the first did.
        open.game().press({0, 0});
        open.game().press({3, 3});
        open.game().undo();
        open.game().restart();
        open.game().press({1, 2});
        QTRY_COMPARE(open.lines("tries"),
                     (QStringList{"Try 1: 3 presses, not solved", "Try 2: 2 presses, not solved",
                                  "Try 3: 1 press, not solved"}));
    }

    void aTryThatWentOnAfterItWasSolvedWasSolved() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), solutionOf(samplePuzzle())));
        open.game().press({0, 0});
        open.game().restart();
        open.game().press({1, 2});
        QTRY_COMPARE(open.lines("tries"),
                     (QStringList{"Try 1: solved in 4 presses, then 1 more", "Try 2: 1 press, not solved"}));
        // Black is as good as white here.
        open.game().restart();
        Puzzle black = open.game().start();
        black.goal = Goal::Black;
        for (const Cell cell : solutionOf(black)) open.game().press(cell);
        open.game().press({0, 0});
        QTRY_VERIFY2(open.lines("tries").back().endsWith(", then 1 more"),
                     qPrintable(open.lines("tries").back()));
        // Which may have been solved without that.
        open.game().solutionIsShown();
        open.game().press({0, 1});
        QTRY_COMPARE(open.lines("tries").back().section(QStringLiteral(", "), 1),
                     "then 2 more, with a solution shown");
    }

    void aTryIsOneHoweverOftenItIsLeftAndTakenUpAgain() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), {{0, 0}, {0, 1}}));
        for (int time = 0; time < 3; ++time) {
            open.game().restart();
            open.game().undo();
        }
        open.paste("bwww/bbww/bwww/wwww");
        open.game().undo();
        open.game().press({2, 2});
        open.game().restart();
        open.game().press({1, 1});
        QTRY_COMPARE(open.lines("tries"),
                     (QStringList{"Try 1: 3 presses, not solved", "Try 2: 1 press, not solved"}));
        QCOMPARE(open.part<QListWidget>("tries").currentRow(), 1);
        // The place from which it was taken up again belongs to it, too.
        open.game().goTo(2, Motion::Immediate);
        QTRY_COMPARE(open.part<QListWidget>("tries").currentRow(), 0);
    }
};

QTEST_MAIN(TestTries)
#include "tst_tries.moc"
