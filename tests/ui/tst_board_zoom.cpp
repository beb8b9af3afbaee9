// Boards of which a person sees only a part: zooming and moving by wheel, touch pad, mouse and keys, the
// picture of the whole, and pieces that are too small to be drawn one by one.

#include "tests/support/manual_clock.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/board/board_overview.h"
#include "ui/board/board_view.h"
#include "ui/board/cell_picture.h"
#include "ui/board/mini_board.h"

#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QTest>
#include <QWheelEvent>

#include <cmath>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

constexpr QPoint notch(0, 120);

/// A board of all white pieces but one.
Puzzle boardWith(Size size, Cell black) {
    Puzzle puzzle = Puzzle::flipGame(Grid(size));
    puzzle.board.set(black);
    return puzzle;
}

struct Table {
    ManualClock clock;
    Game game;
    BoardView view;

    explicit Table(const Puzzle& puzzle = boardWith({300, 300}, {120, 40}), QSize size = {500, 500})
        : game(puzzle), view(game, clock) {
        QObject::connect(&view, &BoardView::pressRequested, &game, [this](Cell cell) { game.press(cell); });
        view.resize(size);
        view.setMarkBlack(false);
        view.show();
        view.activateWindow();
    }

    [[nodiscard]] bool isReady() { return QTest::qWaitForWindowActive(&view, patience); }

    [[nodiscard]] qreal side() const { return view.geometry().cellSide(); }

    [[nodiscard]] QPoint centre(Cell cell) const { return view.cellRect(cell).center(); }

    void turnWheel(QPointF at, QPoint angle, Qt::KeyboardModifiers keys = {}) {
        QWheelEvent event(at, view.mapToGlobal(at), {}, angle, Qt::NoButton, keys, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &event);
    }

    void zoomIn(Cell about, int notches) {
        for (int i = 0; i < notches; ++i) turnWheel(centre(about), notch, Qt::ControlModifier);
    }

    [[nodiscard]] BoardOverview& overview() { return *view.findChild<BoardOverview*>(); }

    /// How light the board is at the middle of a cell, from 0 to 255.
    [[nodiscard]] int lightness(Cell cell) {
        return view.grab(QRect(centre(cell), QSize(1, 1))).toImage().pixelColor(0, 0).lightness();
    }
};

/// The area that a widget has painted.
class Painted : public QObject {
    Q_OBJECT

  public:
    explicit Painted(QWidget& widget) { widget.installEventFilter(this); }

    QRegion area;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint) area += static_cast<QPaintEvent*>(event)->region();
        return QObject::eventFilter(watched, event);
    }
};

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

    void piecesOfEverySizeShowTheirSides_data() {
        QTest::addColumn<int>("notches");
        for (const int notches : {3, 4, 8, 14, 30}) QTest::addRow("%d notches", notches) << notches;
    }

    void piecesOfEverySizeShowTheirSides() {
        QFETCH(int, notches);
        Table table;
        QVERIFY(table.isReady());
        const Cell black{120, 40};
        table.zoomIn(black, notches);
        const Cell white{120, 42};
        QVERIFY(table.lightness(black) < 110);
        QVERIFY(table.lightness(white) > 200);
        table.game.press({120, 41}, Motion::Immediate);
        QVERIFY(table.lightness(black) > 200);
        QVERIFY(table.lightness(white) < 110);
    }

    void aPixelHasTheMeanColourOfItsCells() {
        Grid board({1000, 1000});
        for (int row = 0; row < 1000; ++row) {
            for (int column = row % 2; column < 1000; column += 2) board.set({row, column});
        }
        const auto colours = [&](int row, int column, std::span<QRgb> line) {
            for (std::size_t i = 0; i < line.size(); ++i)
                line[i] =
                    board.test({row, column + static_cast<int>(i)}) ? qRgb(0, 0, 0) : qRgb(200, 100, 50);
        };
        const BoardGeometry geometry = BoardGeometry::bare({100, 100}, {1000, 1000});
        const CellPicture picture = cellPicture(geometry, {0, 0, 100, 100}, 1, colours);
        QCOMPARE(picture.image.size(), QSize(100, 100));
        for (const QPoint at : {QPoint(0, 0), QPoint(99, 99), QPoint(50, 3)})
            QCOMPARE(picture.image.pixelColor(at), QColor(100, 50, 25));
        // A part looks like the same part of the whole.
        const CellPicture part = cellPicture(geometry, {40, 60, 10, 20}, 1, colours);
        QCOMPARE(part.origin, QPointF(40, 60));
        QCOMPARE(part.image, picture.image.copy(40, 60, 10, 20));
        // Every cell counts, also where pixels end within cells.
        const auto even = [](int, int, std::span<QRgb> line) {
            std::fill(line.begin(), line.end(), qRgb(200, 100, 50));
        };
        const BoardGeometry odd = BoardGeometry::bare({77, 77}, {1000, 1000});
        const QImage oddly = cellPicture(odd, {0, 0, 77, 77}, 1, even).image;
        for (int at = 0; at < 77; ++at) QCOMPARE(oddly.pixelColor(at, 76 - at), QColor(200, 100, 50));
        // Cells larger than pixels have their own colours.
        const BoardGeometry large = BoardGeometry::bare({4000, 4000}, {1000, 1000});
        const CellPicture cells = cellPicture(large, {0, 0, 8, 4}, 2, colours);
        QCOMPARE(cells.image.size(), QSize(16, 8));
        QCOMPARE(cells.image.pixelColor(7, 7), QColor(0, 0, 0));
        QCOMPARE(cells.image.pixelColor(8, 7), QColor(200, 100, 50));
    }

    void aMiniatureOfALargeBoardIsDrawnToo() {
        Grid board({600, 600});
        for (int row = 0; row < 300; ++row) {
            for (int column = 0; column < 600; ++column) board.set({row, column});
        }
        MiniBoard mini;
        mini.resize(100, 100);
        mini.setBoard(board);
        const QImage picture = mini.grab().toImage();
        QVERIFY(picture.pixelColor(50, 20).lightness() < 110);
        QVERIFY(picture.pixelColor(50, 80).lightness() > 200);
    }

    void aStepOfALongSolutionPaintsLittle() {
        Table table(boardWith({300, 300}, {0, 0}));
        QVERIFY(table.isReady());
        Steps steps = stepsFrom(Grid::filled({300, 300}));
        std::swap(steps[1], steps.back());
        const auto marksAfter = [&](int made) {
            BoardMarks marks;
            marks.steps = {steps, made};
            return marks;
        };
        table.view.setMarks(marksAfter(0));
        QTRY_VERIFY(!table.view.grab().isNull());
        QCoreApplication::processEvents();
        Painted painted(table.view);
        table.view.setMarks(marksAfter(1));
        QTRY_VERIFY(!painted.area.isEmpty());
        for (const Cell changed : {steps[0], steps[1]})
            QVERIFY(painted.area.contains(table.view.cellRect(changed).center()));
        QVERIFY(!painted.area.contains(table.centre({150, 150})));
        painted.area = QRegion();
        table.view.setMarks({});
        QTRY_VERIFY(painted.area.contains(table.centre({150, 150})));
    }

    void theStepsOfALongSolutionAreSeen() {
        Table table(boardWith({300, 300}, {0, 0}));
        QVERIFY(table.isReady());
        const QImage plain = table.view.grab().toImage();
        BoardMarks marks;
        // Five rows of each ten; the first five have been made.
        Grid presses({300, 300});
        for (int row = 0; row < 300; row += 10) {
            for (int column = 0; column < 300; ++column)
                for (int i = 0; i < 5; ++i) presses.set({row + i, column}, true);
        }
        marks.steps = {stepsFrom(presses), 5 * 300};
        table.view.setMarks(marks);
        const QImage marked = table.view.grab().toImage();
        const auto at = [&](const QImage& image, Cell cell) { return image.pixelColor(table.centre(cell)); };
        QCOMPARE(at(marked, {2, 150}), at(plain, {2, 150}));
        QCOMPARE(at(marked, {157, 150}), at(plain, {157, 150}));
        QVERIFY(at(marked, {152, 150}) != at(plain, {152, 150}));
        QCOMPARE(at(marked, {292, 290}), at(marked, {152, 150}));
    }

    void anotherSolutionIsPaintedWhereItDiffers() {
        Table table(boardWith({300, 300}, {0, 0}));
        QVERIFY(table.isReady());
        Steps steps = stepsFrom(Grid::filled({300, 300}));
        BoardMarks marks;
        marks.steps = {steps, 0};
        table.view.setMarks(marks);
        QCoreApplication::processEvents();
        // The marks keep the list as it was.
        const Cell changed{150, 150};
        const qsizetype at = 150 * 300 + 150;
        QCOMPARE(steps.at(at), changed);
        steps[at] = {0, 0};
        Painted painted(table.view);
        marks.steps = {steps, 0};
        table.view.setMarks(marks);
        QTRY_VERIFY(painted.area.contains(table.centre(changed)));
    }

    void theOverviewShowsWhatIsSeenAndMovesIt() {
        Table table;
        QVERIFY(table.isReady());
        QVERIFY(table.overview().isHidden());
        table.zoomIn({20, 20}, 14);
        BoardOverview& overview = table.overview();
        QVERIFY(overview.isVisible());
        QVERIFY(table.view.rect().contains(overview.geometry()));
        const QPoint middle = overview.rect().center();
        QTest::mouseClick(&overview, Qt::LeftButton, {}, middle);
        QVERIFY(table.view.geometry().viewInCells().contains(QPointF(150, 150)));
        QTest::mousePress(&overview, Qt::LeftButton, {}, middle);
        QTest::mouseMove(&overview, {overview.width() - 3, 3});
        QTest::mouseRelease(&overview, Qt::LeftButton, {}, {overview.width() - 3, 3});
        QVERIFY(table.view.geometry().viewInCells().contains(QPointF(295, 5)));
        QCOMPARE(table.game.presses(), 0);
        table.view.setZoom({});
        QVERIFY(overview.isHidden());
    }

    void theOverviewShowsAPress() {
        Table table;
        QVERIFY(table.isReady());
        table.zoomIn({120, 40}, 14);
        Painted painted(table.overview());
        QTRY_VERIFY(!painted.area.isEmpty());
        painted.area = {};
        table.game.press({120, 40});
        const QRect all = table.overview().rect();
        const QPoint place(40 * all.width() / 300, 120 * all.height() / 300);
        QTRY_VERIFY(painted.area.contains(place));
        QVERIFY2(painted.area.boundingRect().width() < all.width() / 2, "little is painted");
    }

    void rowsAndColumnsAreNumberedWhereverOneLooks() {
        Table table;
        QVERIFY(table.isReady());
        table.zoomIn({150, 150}, 14);
        const BoardGeometry& shown = table.view.geometry();
        const Cell seen = shown.cellAt(table.view.rect().center()).value();
        QVERIFY(seen.row > 20 && seen.column > 20);
        for (const QRectF& label : {shown.rowLabel(seen.row), shown.columnLabel(seen.column)}) {
            QVERIFY(table.view.rect().contains(label.center().toPoint()));
            QVERIFY(!shown.view().contains(label.center()));
        }
    }

    void theOverviewLeavesTheCornersOfTheBoard() {
        for (const Size size : {Size{300, 300}, Size{900, 4}, Size{4, 900}, Size{900, 11}, Size{11, 900}}) {
            Table table(boardWith(size, {0, 0}));
            QVERIFY(table.isReady());
            for (const Cell corner : {Cell{0, 0}, Cell{0, size.columns - 1}, Cell{size.rows - 1, 0},
                                      Cell{size.rows - 1, size.columns - 1}}) {
                table.view.setZoom({40, QPointF(corner.column, corner.row)});
                QVERIFY(table.overview().isVisible());
                QVERIFY(table.view.rect().contains(table.centre(corner)));
                QVERIFY(!table.overview().geometry().intersects(table.view.cellRect(corner)));
            }
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

    void thePlaceOfACellIsToldWhereTheBoardDoesNot() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        BoardView& board = open.window.board();
        QTest::mouseMove(&board, board.cellRect({1, 2}).center());
        QCOMPARE(open.label("pointedPlace"), QString());
        open.game().replace(boardWith({100, 100}, {20, 40}), "New");
        QTest::mouseMove(&board, board.cellRect({20, 40}).center());
        QCOMPARE(open.label("pointedPlace"), "Row 21, column 41");
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&board, &leave);
        QCOMPARE(open.label("pointedPlace"), QString());
        board.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&board, Qt::Key_End, Qt::ControlModifier);
        QTest::keyClick(&board, Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(open.label("pointedPlace"), "Row 100, column 100");
    }
};

QTEST_MAIN(TestBoardZoom)
#include "tst_board_zoom.moc"
