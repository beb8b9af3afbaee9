// Presses on a board by mouse and keyboard, and its cursor.

#include "tests/support/manual_clock.h"
#include "tests/support/ui_test.h"
#include "tests/ui/table.h"
#include "ui/board/board_view.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestBoardInput : public UiTest {
    Q_OBJECT

  private slots:

    void aClickPressesThePieceUnderIt_data() {
        QTest::addColumn<Cell>("cell");
        QTest::newRow("a corner") << Cell{0, 0};
        QTest::newRow("the opposite corner") << Cell{3, 3};
        QTest::newRow("at an edge") << Cell{2, 0};
        QTest::newRow("inside") << Cell{1, 2};
    }

    void aClickPressesThePieceUnderIt() {
        QFETCH(Cell, cell);
        Table table;
        QVERIFY(table.isReady());
        table.click(cell);
        Puzzle expected = samplePuzzle();
        expected.press(cell);
        QVERIFY(table.game.puzzle() == expected);
        QVERIFY(table.view.isMoving());
        QVERIFY(table.clock.finish());
        QVERIFY(!table.view.isMoving());
        QVERIFY(table.showsTheGame());
    }

    void onlyTheLeftButtonPresses() {
        Table table;
        QVERIFY(table.isReady());
        table.click({1, 1}, Qt::RightButton);
        table.click({1, 1}, Qt::MiddleButton);
        QTest::mouseClick(table.view.windowHandle(), Qt::LeftButton, {}, QPoint(2, 2));
        QCOMPARE(table.requested.count(), 0);
    }

    void theFirstKeyAfterAClickShowsTheCursorThere() {
        Table table;
        QVERIFY(table.isReady());
        table.view.setFocus();
        QTest::keyClick(&table.view, Qt::Key_Down);
        table.click({1, 1});
        QTest::keyClick(&table.view, Qt::Key_Right);
        QVERIFY((table.view.cursor() == Cell{1, 1}));
        QTest::keyClick(&table.view, Qt::Key_Right);
        QVERIFY((table.view.cursor() == Cell{1, 2}));
        // Keys that mean nothing here are for somebody else.
        QKeyEvent letter(QEvent::KeyPress, Qt::Key_A, {}, "a");
        letter.accept();
        QCoreApplication::sendEvent(&table.view, &letter);
        QVERIFY(!letter.isAccepted());
    }

    void aDoubleClickIsTwoPresses() {
        Table table;
        QVERIFY(table.isReady());
        QTest::mouseDClick(table.view.windowHandle(), Qt::LeftButton, {}, table.centre({1, 1}));
        QCOMPARE(table.requested.count(), 2);
        QVERIFY(table.game.puzzle() == samplePuzzle());
    }

    void keysMoveTheCursor_data() {
        QTest::addColumn<Cell>("from");
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<bool>("control");
        QTest::addColumn<Cell>("to");
        const auto row = [](const char* name, Cell from, Qt::Key key, bool control, Cell to) {
            QTest::newRow(name) << from << key << control << to;
        };
        row("left", {1, 1}, Qt::Key_Left, false, {1, 0});
        row("right", {1, 1}, Qt::Key_Right, false, {1, 2});
        row("up", {1, 1}, Qt::Key_Up, false, {0, 1});
        row("down", {1, 1}, Qt::Key_Down, false, {2, 1});
        row("left at the edge", {1, 0}, Qt::Key_Left, false, {1, 0});
        row("right at the edge", {1, 3}, Qt::Key_Right, false, {1, 3});
        row("up at the edge", {0, 1}, Qt::Key_Up, false, {0, 1});
        row("down at the edge", {3, 1}, Qt::Key_Down, false, {3, 1});
        row("to the beginning of the row", {2, 2}, Qt::Key_Home, false, {2, 0});
        row("to the end of the row", {2, 1}, Qt::Key_End, false, {2, 3});
        row("to the first piece", {2, 2}, Qt::Key_Home, true, {0, 0});
        row("to the last piece", {2, 1}, Qt::Key_End, true, {3, 3});
    }

    void keysMoveTheCursor() {
        QFETCH(Cell, from);
        QFETCH(Qt::Key, key);
        QFETCH(bool, control);
        QFETCH(Cell, to);
        Table table;
        QVERIFY(table.isReady());
        table.view.setCursorCell(from);
        QTest::keyClick(&table.view, key, control ? Qt::ControlModifier : Qt::NoModifier);
        QVERIFY(table.view.cursor() == to);
        QCOMPARE(table.requested.count(), 0);
    }

    void theCursorIsSeenAndTintsWhatItWouldFlip() {
        Table table;
        QVERIFY(table.isReady());
        const QImage before = table.view.grab().toImage();
        const int plain = table.groundLightness({0, 1});
        // The first key only shows where the cursor is.
        QTest::keyClick(&table.view, Qt::Key_Right);
        QVERIFY((table.view.cursor() == Cell{0, 0}));
        QVERIFY(table.view.grab().toImage() != before);
        QVERIFY(table.groundLightness({0, 1}) > plain + 10);
        QTest::keyClick(&table.view, Qt::Key_Right);
        QVERIFY((table.view.cursor() == Cell{0, 1}));
    }

    void theCursorFollowsTheMouse() {
        Table table;
        QVERIFY(table.isReady());
        table.click({2, 1});
        QVERIFY((table.view.cursor() == Cell{2, 1}));
        QTest::keyClick(&table.view, Qt::Key_Space);
        QCOMPARE(table.requested.count(), 2);
        QVERIFY(table.game.puzzle() == samplePuzzle());
    }

    void spaceAndEnterPress_data() {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("Space") << Qt::Key_Space;
        QTest::newRow("Return") << Qt::Key_Return;
        QTest::newRow("Enter on the number pad") << Qt::Key_Enter;
    }

    void spaceAndEnterPress() {
        QFETCH(Qt::Key, key);
        Table table;
        QVERIFY(table.isReady());
        table.view.setCursorCell({1, 2});
        QTest::keyClick(&table.view, key);
        QCOMPARE(table.requested.count(), 1);
        QVERIFY((table.requested[0][0].value<Cell>() == Cell{1, 2}));
        // A key that is held down is one press.
        QKeyEvent held(QEvent::KeyPress, key, Qt::NoModifier, QString(), true);
        QCoreApplication::sendEvent(&table.view, &held);
        QCOMPARE(table.requested.count(), 1);
    }

    void theBoardIsOneTabStop() {
        ManualClock clock;
        Game game(samplePuzzle());
        QWidget window;
        auto* layout = new QHBoxLayout(&window);
        QLineEdit before;
        BoardView view(game, clock);
        QLineEdit after;
        for (QWidget* part : std::initializer_list<QWidget*>{&before, &view, &after}) layout->addWidget(part);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window, patience));
        before.setFocus();
        QTest::keyClick(&before, Qt::Key_Tab);
        QVERIFY(view.hasFocus());
        QTest::keyClick(&view, Qt::Key_Tab);
        QVERIFY(after.hasFocus());
        QTest::keyClick(&after, Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(view.hasFocus());
        QTest::keyClick(&view, Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(before.hasFocus());
    }

    void theCursorStaysOnASmallerBoard() {
        Table table;
        QVERIFY(table.isReady());
        table.view.setCursorCell({3, 3});
        table.game.replace(puzzleOf("bw/wb/ww"), "Paste");
        QVERIFY((table.view.cursor() == Cell{2, 1}));
        QTest::keyClick(&table.view, Qt::Key_Space);
        QCOMPARE(table.game.presses(), 1);
        table.game.undo();
        table.game.undo();
        QTest::keyClick(&table.view, Qt::Key_Space);
        QCOMPARE(table.game.presses(), 1);
    }
};

QTEST_MAIN(TestBoardInput)
#include "tst_board_input.moc"
