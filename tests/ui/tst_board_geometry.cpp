#include "tests/support/ui_test.h"
#include "ui/board/board_geometry.h"

#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

void addLayouts() {
    QTest::addColumn<QSizeF>("widget");
    QTest::addColumn<Size>("board");
    QTest::addColumn<bool>("coordinates");
    const std::vector<QSizeF> widgets{{120, 120}, {333, 217}, {560, 560}, {1600, 900}, {150.5, 1000}};
    const std::vector<Size> boards{{1, 1}, {4, 4}, {1, 64}, {64, 1}, {5, 9}, {40, 40}, {64, 64}};
    for (const QSizeF& widget : widgets) {
        for (const Size board : boards) {
            for (const bool coordinates : {false, true}) {
                QTest::addRow("%d rows and %d columns in %g by %g%s", board.rows, board.columns,
                              widget.width(), widget.height(), coordinates ? ", with coordinates" : "")
                    << widget << board << coordinates;
            }
        }
    }
}

template <class Visit>
void forEachCell(Size board, Visit visit) {
    for (std::int64_t i = 0; i < board.cells(); ++i) visit(cellAt(board, i));
}

} // namespace

class TestBoardGeometry : public UiTest {
    Q_OBJECT

  private slots:

    void everyCellIsFoundByItsCentreAndCorners_data() { addLayouts(); }

    void everyCellIsFoundByItsCentreAndCorners() {
        QFETCH(QSizeF, widget);
        QFETCH(Size, board);
        QFETCH(bool, coordinates);
        const BoardGeometry geometry(widget, board, coordinates);
        forEachCell(board, [&](Cell cell) {
            QVERIFY(geometry.cellAt(geometry.centre(cell)) == cell);
            const QRectF rect = geometry.cellRect(cell);
            const qreal inside = rect.width() * 0.01;
            for (const QPointF corner :
                 {rect.topLeft() + QPointF(inside, inside), rect.bottomRight() - QPointF(inside, inside)}) {
                QVERIFY(geometry.cellAt(corner) == cell);
            }
        });
    }

    void nothingIsFoundBesideTheCells_data() { addLayouts(); }

    void nothingIsFoundBesideTheCells() {
        QFETCH(QSizeF, widget);
        QFETCH(Size, board);
        QFETCH(bool, coordinates);
        const BoardGeometry geometry(widget, board, coordinates);
        const qreal width = geometry.frameWidth();
        const QRectF field = geometry.frame().adjusted(width, width, -width, -width);
        for (int y = -20; y < widget.height() + 20; y += 7) {
            for (int x = -20; x < widget.width() + 20; x += 7) {
                const QPointF point(x, y);
                const auto cell = geometry.cellAt(point);
                if (!field.contains(point)) {
                    QVERIFY(!cell);
                } else if (cell) {
                    QVERIFY(geometry.cellRect(*cell).adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(point));
                }
            }
        }
    }

    void everythingLiesInTheWidget_data() { addLayouts(); }

    void everythingLiesInTheWidget() {
        QFETCH(QSizeF, widget);
        QFETCH(Size, board);
        QFETCH(bool, coordinates);
        const BoardGeometry geometry(widget, board, coordinates);
        const QRectF all(QPointF(0, 0), widget);
        QVERIFY(all.contains(geometry.frame()));
        QVERIFY(coordinates || !geometry.showsCoordinates());
        forEachCell(board, [&](Cell cell) {
            const QRectF rect = geometry.cellRect(cell);
            QVERIFY(geometry.frame().contains(rect));
            QCOMPARE(rect.width(), rect.height());
            QVERIFY(2 * geometry.pieceRadius() < rect.width());
        });
        if (!geometry.showsCoordinates()) return;
        for (int row = 0; row < board.rows; ++row) QVERIFY(all.contains(geometry.rowLabel(row)));
        for (int column = 0; column < board.columns; ++column) {
            QVERIFY(all.contains(geometry.columnLabel(column)));
        }
    }

    void itsPlaceHoldsTheFrameAndAllNumbersThatAreSeen_data() { addLayouts(); }

    void itsPlaceHoldsTheFrameAndAllNumbersThatAreSeen() {
        QFETCH(QSizeF, widget);
        QFETCH(Size, board);
        QFETCH(bool, coordinates);
        const QPointF middle(board.columns / 2.0, board.rows / 2.0);
        for (const BoardZoom& zoom : {BoardZoom{}, BoardZoom{90, middle}, BoardZoom{90, {0, 0}}}) {
            const BoardGeometry geometry(widget, board, coordinates, zoom);
            const QRectF place = geometry.place();
            QVERIFY(place.contains(geometry.frame() & geometry.view()));
            if (!geometry.isZoomed())
                QVERIFY(QRectF({0, 0}, widget).toAlignedRect().contains(place.toRect()));
            if (!geometry.showsCoordinates()) continue;
            const CellRange seen = geometry.cellsIn(geometry.view());
            const auto holds = [&](const QRectF& label) { return place.contains(label.center()); };
            for (int row = seen.top; row < seen.bottom; ++row) {
                if (geometry.view().contains(geometry.centre({row, seen.left})))
                    QVERIFY(holds(geometry.rowLabel(row)));
            }
            for (int column = seen.left; column < seen.right; ++column) {
                if (geometry.view().contains(geometry.centre({seen.top, column})))
                    QVERIFY(holds(geometry.columnLabel(column)));
            }
        }
    }

    void theBoardIsCentred() {
        const QSizeF widget(801, 455);
        const BoardGeometry geometry(widget, {4, 6}, false);
        const QPointF off = geometry.frame().center() - QRectF(QPointF(0, 0), widget).center();
        QVERIFY(std::abs(off.x()) <= 1 && std::abs(off.y()) <= 1);
    }

    void smallCellsCarryNoCoordinates() {
        QVERIFY(BoardGeometry({560, 560}, {4, 4}, true).showsCoordinates());
        QVERIFY(!BoardGeometry({560, 560}, {64, 64}, true).showsCoordinates());
    }

    void noBoardHasNoCells() { QVERIFY(!BoardGeometry().cellAt({0, 0})); }
};

QTEST_GUILESS_MAIN(TestBoardGeometry)
#include "tst_board_geometry.moc"
