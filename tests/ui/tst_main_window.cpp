#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "tests/ui/pasted_boards.h"
#include "ui/guide/guide_page.h"

#include <QTest>
#include <QToolBar>
#include <QToolButton>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestMainWindow : public UiTest {
    Q_OBJECT

  private slots:

    void theFirstBoardCanBeSolvedAndIsNot() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY((open.puzzle().size() == Size{4, 4}));
        QVERIFY(!open.game().solved());
        QVERIFY(!solutionOf(open.puzzle()).empty());
        QVERIFY(open.window.board().hasFocus());
        QCOMPARE(open.label("presses"), "0 presses");
    }

    void aNewcomerIsToldWhatToDoUntilTheFirstPress() {
        const QString told = "Press a piece to turn it and its neighbours. Make all one colour.";
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            QCOMPARE(open.message(), told);
            // Nothing else takes it away.
            open.key(Qt::Key_F2);
            open.key(Qt::Key_F2);
            QCOMPARE(open.message(), told);
            open.click({1, 1});
            QCOMPARE(open.message(), QString());
            open.action("undo").trigger();
            QCOMPARE(open.message(), QString());
        }
        OpenWindow again(folder());
        QVERIFY(again.isReady());
        QCOMPARE(again.message(), QString());
    }

    void aNewcomerIsLedToTheGuide() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(!open.part<GuidePage>("guidePage").isVisible());
        open.click("offer");
        QVERIFY(open.part<GuidePage>("guidePage").isVisible());
    }

    void whoHasUsedAWindowIsNoNewcomer() {
        {
            OpenWindow before(folder());
            QVERIFY(before.isReady());
            before.window.close();
        }
        // A second window has a journal of its own, and so has no game yet.
        OpenWindow first(folder());
        OpenWindow second(folder());
        QVERIFY(second.isReady());
        QCOMPARE(second.message(), QString());
    }

    void lampsAreToBeLit() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("flip:bwb/wbw/bbb?goal=black");
        QVERIFY2(open.message().contains("3×3, plus, edges clipped; goal: all lit"),
                 qPrintable(open.message()));
        QCOMPARE(open.label("goal"), "Goal: light every button");
    }

    void newGivesAnotherBoardThatCanBeSolved() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        for (int i = 0; i < 30; ++i) {
            open.key(Qt::Key_N, Qt::ControlModifier);
            QVERIFY(!open.game().solved());
            QVERIFY(!solutionOf(open.puzzle()).empty());
        }
        QCOMPARE(open.game().moveIndex(), 30);
        QCOMPARE(open.game().presses(), 0);
        open.game().goTo(0, Motion::Immediate);
        QVERIFY(open.puzzle() == open.game().first());
    }

    void aClickFlipsTheRightPieces() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        open.click({1, 2});
        Puzzle expected = samplePuzzle();
        expected.press({1, 2});
        QVERIFY(open.puzzle() == expected);
        QCOMPARE(open.label("presses"), "1 press");
        QCOMPARE(open.spoken(), "row 2, column 3: 5 pieces flipped, 9 black, 7 white");
    }

    void clicksNeverWaitForTheAnimation() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        Puzzle expected = samplePuzzle();
        for (int i = 0; i < 16; ++i) {
            const Cell cell = cellAt({4, 4}, i);
            open.click(cell);
            expected.press(cell);
            QVERIFY(open.window.board().isMoving());
            QVERIFY(open.puzzle() == expected);
            open.clock.advance(10);
        }
        QCOMPARE(open.game().presses(), 16);
    }

    void theKeyboardAlonePlaysAGameToTheEnd() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        for (const Cell cell : solutionOf(samplePuzzle())) {
            open.key(Qt::Key_Home, Qt::ControlModifier);
            open.key(Qt::Key_Home, Qt::ControlModifier);
            for (int row = 0; row < cell.row; ++row) open.key(Qt::Key_Down);
            for (int column = 0; column < cell.column; ++column) open.key(Qt::Key_Right);
            open.key(Qt::Key_Space);
        }
        QVERIFY(open.game().solved());
        QCOMPARE(open.game().presses(), 4);
        QTRY_COMPARE(open.message(), "Solved in 4 presses, the fewest possible.");
        QCOMPARE(open.spoken(), open.message());
    }

    void aLongerWayToTheWinIsTold() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        open.click({0, 0});
        open.click({0, 0});
        for (const Cell cell : solutionOf(samplePuzzle())) open.click(cell);
        QTRY_COMPARE(open.message(), "Solved in 6 presses; 4 are enough.");
        QVERIFY(open.clock.finish());
        open.paste("bwww\nbbww\nbwww\nwwww\n");
        for (const Cell cell : {Cell{0, 0}, Cell{0, 0}, Cell{1, 0}}) open.click(cell);
        QTRY_COMPARE(open.message(), "Solved in 3 presses; 1 is enough.");
    }

    void undoAndRedoWorkAfterTheWin() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        for (const Cell cell : solutionOf(samplePuzzle())) open.click(cell);
        QVERIFY(open.game().solved());
        QVERIFY(open.message().startsWith("Solved in 4 presses"));
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!open.game().solved());
        QCOMPARE(open.message(), QString());
        QCOMPARE(open.label("presses"), "3 presses");
        QCOMPARE(open.spoken(), "row 3, column 1 undone: 4 pieces flipped back, 4 black, 12 white");
        open.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(open.game().solved());
        open.key(Qt::Key_Z, Qt::ControlModifier);
        open.key(Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(open.game().solved());
        for (int i = 0; i < 4; ++i) open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.puzzle() == samplePuzzle());
        // The paste itself is undone as well.
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.puzzle() == open.game().first());
    }

    void restartGoesBackToTheStart() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QVERIFY(!open.command("Restart").isEnabled());
        open.click({0, 0});
        open.click({2, 2});
        QVERIFY(open.command("Restart").isEnabled());
        open.key(Qt::Key_R, Qt::ControlModifier);
        QVERIFY(open.puzzle() == samplePuzzle());
        QCOMPARE(open.label("presses"), "0 presses");
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(open.label("presses"), "2 presses");
    }

    void noSolutionIsOfferedWhereNothingIsLeftToPress() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("ww\nww\n");
        QTRY_COMPARE(open.message(), "Pasted: 2×2, Flip Game. It is already solved.");
        QVERIFY(!open.part<QAbstractButton>("offer").isVisible());
        open.paste(sampleText);
        QTRY_VERIFY(open.part<QAbstractButton>("offer").isVisible());
    }

    void aWarningIsNotReplacedByAnAnswerThatCameLate() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        open.paste("milk");
        // Asked last, so answered last.
        open.command("Minimum Presses Left").trigger();
        QTRY_COMPARE(open.label("least"), "Minimum left: 4");
        QVERIFY2(open.message().startsWith("This is not a board"), qPrintable(open.message()));
    }

    /// There are only 16 boards of this size, and two of one piece, one of which is solved.
    void aNewBoardIsAnotherOne() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bw/wb");
        for (int i = 0; i < 100; ++i) {
            const Puzzle before = open.game().start();
            open.key(Qt::Key_N, Qt::ControlModifier);
            QVERIFY(open.game().start() != before);
        }
        open.game().replace(puzzleOf("b"), "Paste");
        open.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(open.game().start().size(), (Size{1, 1}));
    }

    void theToolBarOffersEveryNewPuzzle() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        auto& bar = open.part<QToolBar>("toolBar");
        auto* button = qobject_cast<QToolButton*>(bar.widgetForAction(&open.action("new")));
        QVERIFY(button != nullptr && button->menu() != nullptr);
        QCOMPARE(button->popupMode(), QToolButton::MenuButtonPopup);
        for (const char* name : {"new", "newPuzzleAction", "levelsAction", "dailyPuzzle"})
            QVERIFY2(button->menu()->actions().contains(&open.action(name)), name);
    }

    void aMessageAboutTheBoardGoesWithIt_data() {
        QTest::addColumn<std::function<void(OpenWindow&)>>("change");
        const auto row = [](const char* name, const std::function<void(OpenWindow&)>& change) {
            QTest::newRow(name) << change;
        };
        row("a press", [](OpenWindow& open) { open.click({0, 0}); });
        row("undo", [](OpenWindow& open) { open.key(Qt::Key_Z, Qt::ControlModifier); });
        row("another board", [](OpenWindow& open) { open.key(Qt::Key_N, Qt::ControlModifier); });
        row("the search page", [](OpenWindow& open) {
            open.key(Qt::Key_2, Qt::ControlModifier);
            open.game().press({0, 0});
        });
        row("the guide", [](OpenWindow& open) { open.key(Qt::Key_F1); });
        row("a step of the solution", [](OpenWindow& open) {
            QVERIFY(open.solve());
            open.key(Qt::Key_Right, Qt::AltModifier);
        });
    }

    void aMessageAboutTheBoardGoesWithIt() {
        QFETCH(std::function<void(OpenWindow&)>, change);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QTRY_COMPARE(open.message(), "Pasted: 4×4, Flip Game. The minimum is 4 presses.");
        change(open);
        QCOMPARE(open.message(), QString());
    }

    void theConfirmationOfACopyStaysWithTheBoardInFront() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.key(Qt::Key_F1);
        open.key(Qt::Key_C, Qt::ControlModifier);
        QVERIFY(open.message().startsWith("The board is on the clipboard"));
        open.key(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(open.window.board().isVisible());
        QCOMPARE(open.message(), QString());
    }

    void aLessonIsHeardAndTakesTheMessageAway() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.key(Qt::Key_F1);
        open.key(Qt::Key_C, Qt::ControlModifier);
        QVERIFY(open.message().startsWith("The board is on the clipboard"));
        open.part<BoardView>("guideBoard").setFocus();
        open.key(Qt::Key_Space);
        QCOMPARE(open.message(), QString());
        const QString remark = open.label("lessonRemark");
        QVERIFY(!remark.isEmpty());
        QCOMPARE(open.spoken(), remark);
    }

    void theLeastPressesLeftAreShownOnDemand() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QCOMPARE(open.label("least"), QString());
        open.command("Minimum Presses Left").trigger();
        QTRY_COMPARE(open.label("least"), "Minimum left: 4");
        open.click(solutionOf(samplePuzzle()).front());
        QTRY_COMPARE(open.label("least"), "Minimum left: 3");
        open.paste("bwww/wwww/wwww/wwww");
        QTRY_COMPARE(open.label("least"), "No solution");
        open.command("Minimum Presses Left").trigger();
        QCOMPARE(open.label("least"), QString());
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
