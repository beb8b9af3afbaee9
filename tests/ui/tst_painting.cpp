// Painting a board while it is set up: with the mouse, a finger, the keyboard and a screen reader.

#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "tests/ui/pasted_boards.h"
#include "tests/ui/setting_up.h"
#include "ui/board/board_accessible.h"

#include <QAccessible>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestPainting : public UiTest {
    Q_OBJECT

  private slots:

    void aClickTurnsOverOnePieceAlone() {
        SettingUp open(folder());
        QVERIFY(open.isReadyWith(sampleText));
        open.clickOn({1, 2});
        QCOMPARE(open.line(), "bwwb/bbbb/bwwb/bwww");
        open.clickOn({1, 2});
        QCOMPARE(open.line(), "bwwb/bbwb/bwwb/bwww");
        QCOMPARE(open.game().presses(), 0);
        // Another button draws nothing.
        QTest::mouseClick(&open.board, Qt::RightButton, {}, open.board.cellRect({0, 0}).center());
        QCOMPARE(open.line(), "bwwb/bbwb/bwwb/bwww");
    }

    void aQuickSecondClickCountsToo() {
        SettingUp open(folder());
        QVERIFY(open.isReadyWith("ww\nww\n"));
        open.clickOn({0, 0});
        QTest::mouseDClick(&open.board, Qt::LeftButton, {}, open.board.cellRect({0, 0}).center());
        QVERIFY(open.line() == "ww/ww" || open.line() == "bw/ww");
        const QString before = open.line();
        open.clickOn({1, 1});
        QVERIFY(open.line() != before);
    }

    void aStrokePaintsInTheColourOfItsFirstPieceAndIsOneStepOfUndo() {
        SettingUp open(folder());
        QVERIFY(open.isReadyWith(sampleText));
        const int moves = open.game().moveIndex();
        open.press({0, 1});
        for (const Cell cell : {Cell{0, 2}, Cell{0, 3}, Cell{1, 3}, Cell{1, 2}, Cell{1, 2}})
            open.moveTo(cell);
        // Not a move yet, but to be seen.
        QCOMPARE(open.game().moveIndex(), moves);
        QVERIFY(open.board.board().test({1, 2}));
        open.release({1, 2});
        QCOMPARE(open.line(), "bbbb/bbbb/bwwb/bwww");
        QCOMPARE(open.game().moveIndex(), moves + 1);
        QCOMPARE(open.command("Undo Painting").text(), "&Undo Painting");
        // A black one first: white.
        open.press({0, 0});
        open.moveTo({1, 0});
        open.moveTo({2, 0});
        open.moveTo({2, 1});
        open.release({2, 1});
        QCOMPARE(open.line(), "wbbb/wbbb/wwwb/bwww");
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(open.line(), "bbbb/bbbb/bwwb/bwww");
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(open.line(), "bwwb/bbwb/bwwb/bwww");
        QVERIFY(open.isSettingUp());
        open.key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(open.line(), "bbbb/bbbb/bwwb/bwww");
        QVERIFY(open.board.board() == open.puzzle().board);
    }

    void aFingerPaints() {
        SettingUp open(folder());
        QVERIFY(open.isReadyWith("www\nwww\nwww\n"));
        const QScopedPointer<QPointingDevice> screen(QTest::createTouchDevice());
        QWidget* board = &open.board;
        const int moves = open.game().moveIndex();
        const auto centre = [&](Cell cell) { return open.board.cellRect(cell).center(); };
        QTest::touchEvent(board, screen.get()).press(0, centre({0, 0}));
        QTest::touchEvent(board, screen.get()).move(0, centre({0, 1}));
        QTest::touchEvent(board, screen.get()).move(0, centre({0, 2}));
        QTest::touchEvent(board, screen.get()).release(0, centre({0, 2}));
        QCOMPARE(open.line(), "bbb/www/www");
        QCOMPARE(open.game().moveIndex(), moves + 1);
        QTest::touchEvent(board, screen.get()).press(0, centre({1, 1}));
        QTest::touchEvent(board, screen.get()).release(0, centre({1, 1}));
        QCOMPARE(open.line(), "bbb/wbw/www");
    }

    void aHastyStrokeLeavesNoGaps() {
        SettingUp open(folder());
        QVERIFY(open.isReadyWith("wwww\nwwww\nwwww\nwwww\n"));
        open.press({0, 0});
        open.moveTo({3, 3});
        open.release({3, 3});
        QCOMPARE(open.line(), "bwww/wbww/wwbw/wwwb");
    }

    void aStrokeOverTheEdgeComesBackWhereItDoes() {
        SettingUp open(folder());
        QVERIFY(open.isReadyWith("wwww\nwwww\nwwww\nwwww\n"));
        open.press({0, 0});
        QTest::mouseMove(open.window.windowHandle(), open.board.mapTo(&open.window, QPoint(1, 1)));
        open.moveTo({3, 3});
        open.release({3, 3});
        QCOMPARE(open.line(), "bwww/wwww/wwww/wwwb");
    }

    /// By a command that comes while the mouse button or Shift is still down.
    void aStrokeIsAMoveBeforeACommand_data() {
        QTest::addColumn<bool>("byMouse");
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<QString>("now");
        QTest::addColumn<QString>("undone");
        QTest::newRow("Undo after the mouse") << true << Qt::Key_Z << "bwwb/bbwb/bwwb/bwww"
                                              << "";
        // The mouse paints with the other colour of its first piece.
        QTest::newRow("Rotate Right after the mouse") << true << Qt::Key_T << "bbbw/wwbw/wwww/wbbb"
                                                      << "wwwb/bbwb/bwwb/bwww";
        QTest::newRow("Shift Right after the mouse") << true << Qt::Key_Right << "bwww/bbbw/bbww/wbww"
                                                     << "wwwb/bbwb/bwwb/bwww";
        QTest::newRow("Undo after the keys") << false << Qt::Key_Z << "bwwb/bbwb/bwwb/bwww"
                                             << "";
        QTest::newRow("Rotate Right after the keys") << false << Qt::Key_T << "bbbb/wwbb/wwbb/wbbb"
                                                     << "bbbb/bbbb/bwwb/bwww";
    }

    void aStrokeIsAMoveBeforeACommand() {
        QFETCH(bool, byMouse);
        QFETCH(Qt::Key, key);
        QFETCH(QString, now);
        QFETCH(QString, undone);
        SettingUp open(folder());
        QVERIFY(open.isReadyWith(sampleText));
        open.board.setCursorCell({0, 0});
        const std::vector<Cell> way{{0, 1}, {0, 2}, {1, 2}};
        if (byMouse) open.press({0, 0});
        if (!byMouse) QTest::keyPress(&open.board, Qt::Key_Shift);
        for (const Qt::Key arrow : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down}) {
            if (!byMouse) QTest::simulateEvent(&open.board, true, arrow, Qt::ShiftModifier, {}, false);
        }
        for (const Cell cell : way) {
            if (byMouse) open.moveTo(cell);
        }
        if (byMouse) open.board.setFocus();
        open.key(key, Qt::ControlModifier);
        QCOMPARE(open.line(), now);
        if (byMouse) {
            open.moveTo({3, 3});
            open.release({3, 3});
            QCOMPARE(open.line(), now);
        }
        if (undone.isEmpty()) return;
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(open.line(), undone);
    }

    void theSpaceKeyTurnsThePieceUnderTheCursorOver() {
        SettingUp open(folder());
        QVERIFY(open.isReadyWith(sampleText));
        open.board.setCursorCell({1, 1});
        open.key(Qt::Key_Right);
        open.key(Qt::Key_Space);
        QCOMPARE(open.line(), "bwwb/bbbb/bwwb/bwww");
        open.key(Qt::Key_Space);
        QCOMPARE(open.line(), "bwwb/bbwb/bwwb/bwww");
        // A command that has nothing to do here.
        open.key(Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(open.line(), "bwwb/bbwb/bwwb/bwww");
    }

    void shiftAndArrowsDrawWithTheColourOfTheirFirstPiece() {
        SettingUp open(folder());
        QVERIFY(open.isReadyWith(sampleText));
        const int moves = open.game().moveIndex();
        open.board.setCursorCell({0, 0});
        QTest::keyPress(&open.board, Qt::Key_Shift);
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down}) {
            for (const bool down : {true, false})
                QTest::simulateEvent(&open.board, down, key, Qt::ShiftModifier, {}, false);
        }
        QCOMPARE(open.game().moveIndex(), moves);
        QTest::keyRelease(&open.board, Qt::Key_Shift);
        QCOMPARE(open.line(), "bbbb/bbbb/bwwb/bwww");
        QCOMPARE(open.game().moveIndex(), moves + 1);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(open.line(), "bwwb/bbwb/bwwb/bwww");
    }

    void aBoardCanBeTyped() {
        SettingUp open(folder());
        QVERIFY(open.isReadyWith("www\nwww\n"));
        open.board.setCursorCell({0, 0});
        QTest::keyClicks(&open.board, "bwb1#0");
        QCOMPARE(open.line(), "bwb/bbw");
        // Round to the beginning.
        QVERIFY((open.board.cursor() == Cell{0, 0}));
        QTest::keyClicks(&open.board, "xw");
        QCOMPARE(open.line(), "wwb/bbw");
    }

    void aScreenReaderCanTurnPiecesOver() {
        QAccessible::installFactory(boardAccessibleFactory);
        SettingUp open(folder());
        QVERIFY(open.isReadyWith("ww\nww\n"));
        auto* board = QAccessible::queryAccessibleInterface(&open.board);
        board->child(2)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(open.line(), "ww/bw");
        QSignalSpy turned(&open.board, &BoardWidget::piecesTurned);
        open.board.setCursorCell({0, 1});
        open.key(Qt::Key_Space);
        QCOMPARE(turned.count(), 1);
        QVERIFY((turned[0][0].value<std::vector<Cell>>() == std::vector{Cell{0, 1}}));
    }

    void somethingElseInTheMiddleOfAStrokeEndsIt() {
        SettingUp open(folder());
        QVERIFY(open.isReadyWith("www\nwww\n"));
        open.press({1, 2});
        open.game().replace(puzzleOf("w/w"), "New");
        open.moveTo({0, 0});
        open.release({0, 0});
        QCOMPARE(open.line(), "w/w");
        QVERIFY(open.board.board() == open.puzzle().board);
    }

    void aKilledProgramComesBackWithTheBoardAsPainted() {
        SettingUp open(folder());
        QVERIFY(open.isReadyWith(sampleText));
        open.press({0, 1});
        open.moveTo({0, 2});
        open.release({0, 2});
        open.action("turnRight").trigger();
        // What lies on the disk now is what a killed program leaves.
        QVERIFY(QDir().mkpath(inFolder("copy")));
        QVERIFY(QFile::copy(inFolder("session.txt"), inFolder("copy/session.txt")));
        Game again(impossiblePuzzle());
        Session session(inFolder("copy"));
        QCOMPARE(session.attach(again), Session::Restored::All);
        QVERIFY(again.puzzle() == open.puzzle());
        again.goTo(again.moveIndex() - 2, Motion::Immediate);
        QVERIFY(again.puzzle() == samplePuzzle());
    }
};

QTEST_MAIN(TestPainting)
#include "tst_painting.moc"
