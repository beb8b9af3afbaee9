// What is seen of large boards: pieces that are too small to be drawn one by one, long solutions, the picture
// of the whole, and in which row and column a piece is.

#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "tests/ui/zoomed_table.h"
#include "ui/board/board_overview.h"
#include "ui/board/board_view.h"
#include "ui/board/cell_picture.h"
#include "ui/board/mini_board.h"

#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// With the picture of the whole, and how light a piece is.
struct Table : ZoomedTable {
    using ZoomedTable::ZoomedTable;

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

class TestLargeBoards : public UiTest {
    Q_OBJECT

  private slots:

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

    void marksOfSmallPiecesAreSeen() {
        Table table;
        QVERIFY(table.isReady());
        const std::vector<Cell> cells{{10, 20}, {150, 160}, {150, 200}, {290, 30}};
        const auto around = [&](Cell cell) {
            return table.view.grab(QRect(table.centre(cell) - QPoint(2, 2), QSize(5, 5))).toImage();
        };
        std::vector<QImage> plain;
        plain.reserve(cells.size());
        for (const Cell cell : cells) plain.push_back(around(cell));
        BoardMarks marks;
        marks.changes = cells;
        table.view.setMarks(marks);
        for (std::size_t i = 0; i < cells.size(); ++i) QVERIFY(around(cells[i]) != plain[i]);
    }

    void thePointerTakesItsTintAlong() {
        Table table;
        QVERIFY(table.isReady());
        table.zoomIn({120, 40}, 20);
        const Cell from{120, 40};
        const Cell to{120, 41};
        Painted painted(table.view);
        QTest::mouseMove(table.view.windowHandle(), table.centre(from));
        QTRY_VERIFY(painted.area.contains(table.centre(from)));
        painted.area = {};
        QTest::mouseMove(table.view.windowHandle(), table.centre(to));
        QTRY_VERIFY(painted.area.contains(table.centre({120, 42})));
        QVERIFY(painted.area.contains(table.centre({120, 39})));
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
        mini.setBoard(board, Goal::Either);
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

    void theOverviewOfASmallBoardLeavesItsLastCorner() {
        Table table(boardWith({6, 6}, {0, 0}));
        QVERIFY(table.isReady());
        // A part of a column is out of sight.
        table.view.setZoom({table.view.geometry().view().width() / 5.8, QPointF(6, 6)});
        const qreal hidden = table.view.geometry().viewInCells().left();
        QVERIFY2(hidden > 0 && hidden < 1, qPrintable(QString::number(hidden)));
        QVERIFY(table.overview().isVisible());
        QVERIFY(table.overview().geometry().center().x() < table.view.width() / 2);
        QVERIFY(table.overview().geometry().center().y() > table.view.height() / 2);
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

QTEST_MAIN(TestLargeBoards)
#include "tst_large_boards.moc"
