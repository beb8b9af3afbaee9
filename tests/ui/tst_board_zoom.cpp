// Boards of which a person sees only a part: zooming and moving by wheel, touch pad, mouse and keys.

#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "tests/ui/zoomed_table.h"
#include "ui/board/board_view.h"

#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QTest>

#include <cmath>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

using Table = ZoomedTable;

} // namespace

class TestBoardZoom : public UiTest {
    Q_OBJECT

  private slots:

    void theWheelZoomsAtThePointer() {
        Table table;
        QVERIFY(table.isReady());
        const qreal fitting = table.side();
        const QPointF at = table.view.rect().center() + QPoint(70, -30);
        for (int i = 0; i < 12; ++i) {
            const qreal before = table.side();
            const QPointF pointed = table.view.geometry().inCells(at);
            table.turnWheel(at, notch, Qt::ControlModifier);
            QVERIFY2(table.side() > before, qPrintable(QString::number(i)));
            // The first step makes room for the numbers of rows and columns.
            const QPointF off = (table.view.geometry().inCells(at) - pointed) * table.side();
            QVERIFY2(i == 0 || off.manhattanLength() <= 2, qPrintable(QString::number(i)));
        }
        QVERIFY(table.side() >= 10 * fitting);
        for (int i = 0; i < 14; ++i) table.turnWheel(at, -notch, Qt::ControlModifier);
        QVERIFY(!table.view.geometry().isZoomed());
        QCOMPARE(table.side(), fitting);
    }

    void smallTurnsOfTheWheelAddUp() {
        Table table;
        QVERIFY(table.isReady());
        table.zoomIn({120, 40}, 10);
        const qreal before = table.side();
        for (int i = 0; i < 16; ++i)
            table.turnWheel(table.view.rect().center(), notch / 16, Qt::ControlModifier);
        QVERIFY(table.side() > 1.15 * before && table.side() < 1.35 * before);
    }

    void aPinchZooms() {
        Table table;
        QVERIFY(table.isReady());
        const QPointF at = table.view.rect().center();
        QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, at, at,
                                  table.view.mapToGlobal(at), 1.0, QPointF());
        const qreal before = table.side();
        QCoreApplication::sendEvent(&table.view, &pinch);
        QVERIFY(table.side() > 1.7 * before);
    }

    void twoFingersZoomAndMove() {
        Table table;
        QVERIFY(table.isReady());
        const QScopedPointer<QPointingDevice> screen(QTest::createTouchDevice());
        const QPoint left(200, 240);
        const QPoint right(300, 240);
        const qreal before = table.side();
        QTest::touchEvent(&table.view, screen.get()).press(0, left);
        QTest::touchEvent(&table.view, screen.get()).stationary(0).press(1, right);
        QPointF between;
        for (int i = 1; i <= 10; ++i) {
            QTest::touchEvent(&table.view, screen.get())
                .move(0, left - QPoint(10 * i, 0))
                .move(1, right + QPoint(10 * i, 0));
            // The first step makes room for the numbers of rows and columns.
            if (i == 2) between = table.view.geometry().inCells((left + right) / 2);
        }
        // Large cells have whole sides.
        QVERIFY2(table.side() > 2.4 * before && table.side() < 3.3 * before,
                 qPrintable(QString::number(table.side() / before)));
        const QPointF off = table.view.geometry().inCells((left + right) / 2) - between;
        QVERIFY2(off.manhattanLength() * table.side() <= 8, qPrintable(QString::number(off.x())));
        // Together they move it.
        const QPointF seen = table.view.geometry().viewInCells().topLeft();
        for (int i = 1; i <= 5; ++i)
            QTest::touchEvent(&table.view, screen.get())
                .move(0, left - QPoint(100, 10 * i))
                .move(1, right + QPoint(100, -10 * i));
        const qreal moved = (table.view.geometry().viewInCells().top() - seen.y()) * table.side();
        QVERIFY2(std::abs(moved - 50) <= 3, qPrintable(QString::number(moved)));
        // One is lifted, put down elsewhere, and nothing jumps.
        const BoardGeometry still = table.view.geometry();
        QTest::touchEvent(&table.view, screen.get()).stationary(0).release(1, right + QPoint(100, -50));
        QTest::touchEvent(&table.view, screen.get()).stationary(0).press(1, QPoint(20, 400));
        QCOMPARE(table.view.geometry().viewInCells(), still.viewInCells());
        QTest::touchEvent(&table.view, screen.get()).release(0, left).release(1, QPoint(20, 400));
        // None of this was a press.
        QCOMPARE(table.game.presses(), 0);
    }

    void aTapIsAPress() {
        Table table(samplePuzzle());
        QVERIFY(table.isReady());
        const QScopedPointer<QPointingDevice> screen(QTest::createTouchDevice());
        const QPoint at = table.centre({1, 2});
        QTest::touchEvent(&table.view, screen.get()).press(0, at);
        QTest::touchEvent(&table.view, screen.get()).move(0, at + QPoint(2, 3));
        QCOMPARE(table.game.presses(), 0);
        QTest::touchEvent(&table.view, screen.get()).release(0, at + QPoint(2, 3));
        QCOMPARE(table.game.presses(), 1);
        Puzzle expected = samplePuzzle();
        expected.press({1, 2});
        QVERIFY(table.game.puzzle() == expected);
    }

    void aFingerMovesWhatIsZoomed() {
        Table table;
        QVERIFY(table.isReady());
        table.zoomIn({120, 40}, 12);
        const QScopedPointer<QPointingDevice> screen(QTest::createTouchDevice());
        const Cell seen{120, 40};
        const QPoint from = table.centre(seen);
        QTest::touchEvent(&table.view, screen.get()).press(0, from);
        QTest::touchEvent(&table.view, screen.get()).move(0, from + QPoint(30, -50));
        QTest::touchEvent(&table.view, screen.get()).release(0, from + QPoint(30, -50));
        QVERIFY((table.centre(seen) - from - QPoint(30, -50)).manhattanLength() <= 2);
        QCOMPARE(table.game.presses(), 0);
    }

    void theWheelAloneMovesWhatIsZoomed() {
        Table table;
        QVERIFY(table.isReady());
        const QPointF middle = table.view.rect().center();
        const auto first = [&] { return table.view.geometry().viewInCells().topLeft(); };
        table.turnWheel(middle, -notch);
        QVERIFY(!table.view.geometry().isZoomed());
        table.zoomIn({150, 150}, 12);
        const QPointF before = first();
        table.turnWheel(middle, -notch);
        QVERIFY(first().y() > before.y() && first().x() == before.x());
        table.turnWheel(middle, -notch, Qt::ShiftModifier);
        QVERIFY(first().x() > before.x());
        for (int i = 0; i < 2000; ++i) table.turnWheel(middle, -notch);
        QCOMPARE(table.view.geometry().viewInCells().bottom(), 300.0);
    }

    void theMiddleButtonDragsTheBoard() {
        Table table;
        QVERIFY(table.isReady());
        table.zoomIn({120, 40}, 12);
        const Cell seen{120, 40};
        const QPoint from = table.centre(seen);
        const QPoint way(30, -50);
        QTest::mousePress(&table.view, Qt::MiddleButton, {}, from);
        QTest::mouseMove(&table.view, from + way / 2);
        QTest::mouseClick(&table.view, Qt::BackButton, {}, from + way / 2);
        QTest::mouseMove(&table.view, from + way);
        QTest::mouseRelease(&table.view, Qt::MiddleButton, {}, from + way);
        QVERIFY((table.centre(seen) - from - way).manhattanLength() <= 2);
        QTest::mouseMove(&table.view, from);
        QVERIFY((table.centre(seen) - from - way).manhattanLength() <= 2);
        QCOMPARE(table.game.presses(), 0);
    }

    void aClickPressesThePieceThatIsSeenThere() {
        Table table;
        QVERIFY(table.isReady());
        table.zoomIn({120, 40}, 14);
        QTest::mouseClick(&table.view, Qt::LeftButton, {}, table.centre({121, 42}));
        Puzzle expected = boardWith({300, 300}, {120, 40});
        expected.press({121, 42});
        QVERIFY(table.game.puzzle() == expected);
    }

    void thePointerIsOnTheCellThatMovedBelowIt() {
        Table table;
        QVERIFY(table.isReady());
        table.zoomIn({150, 150}, 14);
        const QPoint at = table.centre({150, 150});
        QTest::mouseMove(&table.view, at);
        QVERIFY(table.view.pointedCell() == table.view.cellAt(at));
        table.turnWheel(at, -3 * notch);
        QVERIFY(table.view.pointedCell() == table.view.cellAt(at));
        QVERIFY((table.view.pointedCell() != Cell{150, 150}));
    }

    void theCursorKeepsItselfInView() {
        Table table;
        QVERIFY(table.isReady());
        table.zoomIn({0, 0}, 14);
        for (const auto& [key, keys] :
             {std::pair(Qt::Key_End, Qt::ControlModifier), std::pair(Qt::Key_Home, Qt::NoModifier),
              std::pair(Qt::Key_Home, Qt::ControlModifier)}) {
            QTest::keyClick(&table.view, Qt::Key_Right);
            QTest::keyClick(&table.view, key, keys);
            const QRectF cell = table.view.geometry().cellRect(table.view.cursor());
            QVERIFY(table.view.geometry().view().contains(cell));
        }
    }

    void smallBoardsCanBeZoomedToo() {
        Table table(samplePuzzle());
        QVERIFY(table.isReady());
        table.zoomIn({0, 0}, 20);
        QVERIFY(table.view.geometry().isZoomed());
        QVERIFY(!table.view.canZoom(true));
        table.view.setZoom({});
        QVERIFY(table.view.canZoom(true) && !table.view.canZoom(false));
    }

    void anotherBoardOfAnotherSizeIsSeenWhole() {
        Table table;
        QVERIFY(table.isReady());
        table.zoomIn({120, 40}, 10);
        const BoardGeometry before = table.view.geometry();
        table.game.replace(boardWith({300, 300}, {0, 0}), "New");
        QCOMPARE(table.side(), before.cellSide());
        table.game.replace(boardWith({200, 300}, {0, 0}), "New");
        QVERIFY(!table.view.geometry().isZoomed());
    }

    void theCommandsZoomTheBoardInFront() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.game().replace(boardWith({300, 300}, {120, 40}), "New");
        const BoardGeometry& geometry = open.window.board().geometry();
        const auto command = [&](const char* name) { return open.window.findChild<QAction*>(name); };
        QVERIFY(!command("zoomOut")->isEnabled() && !command("wholeBoard")->isEnabled());
        const qreal fitting = geometry.cellSide();
        QTest::keyClick(&open.window, Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(geometry.cellSide() > fitting);
        QVERIFY(command("zoomOut")->isEnabled() && command("wholeBoard")->isEnabled());
        QTest::keyClick(&open.window, Qt::Key_Equal, Qt::ControlModifier);
        const qreal twice = geometry.cellSide();
        QTest::keyClick(&open.window, Qt::Key_Minus, Qt::ControlModifier);
        QVERIFY(geometry.cellSide() < twice && geometry.isZoomed());
        QTest::keyClick(&open.window, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(geometry.cellSide(), fitting);
        for (int i = 0; i < 30; ++i) QTest::keyClick(&open.window, Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(!command("zoomIn")->isEnabled());
    }
};

QTEST_MAIN(TestBoardZoom)
#include "tst_board_zoom.moc"
