// Boards in pictures that are drawn here: in many sizes and colours, cut and compressed.

#include "core/base/random.h"
#include "tests/support/pictures.h"
#include "tests/support/ui_test.h"

#include <QPainter>
#include <QTest>

#include <functional>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

constexpr QPoint corner(40, 30);

/// How a program draws its cells.
struct Look {
    const char* name;
    std::function<void(QPainter&, const QRectF& cell, bool black)> draw;
    QColor ground;
};

void fillWithin(QPainter& painter, const QRectF& cell, double gap, double radius, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(cell.marginsRemoved({gap, gap, gap, gap}), radius, radius);
}

std::vector<Look> looks() {
    const auto tiles = [](double gap, double radius, const QColor& black, const QColor& white) {
        return [=](QPainter& painter, const QRectF& cell, bool isBlack) {
            fillWithin(painter, cell, gap * cell.width(), radius * cell.width(), isBlack ? black : white);
        };
    };
    const auto outlined = [](QPainter& painter, const QRectF& cell, bool isBlack) {
        painter.setPen(QPen(Qt::black, 1));
        painter.setBrush(isBlack ? Qt::black : Qt::white);
        const double gap = 0.08 * cell.width();
        painter.drawEllipse(cell.marginsRemoved({gap, gap, gap, gap}));
    };
    return {
        {"a web page", tiles(0.05, 0.12, QColor(20, 30, 50), QColor(250, 220, 60)), QColor(240, 240, 240)},
        {"squares without lines", tiles(0, 0, Qt::black, Qt::white), QColor(200, 200, 210)},
        {"round pieces on green", tiles(0.08, 0.5, QColor(10, 10, 10), QColor(250, 250, 250)),
         QColor(60, 140, 80)},
        {"outlined pieces on white", outlined, Qt::white},
        {"dark tiles", tiles(0.03, 0.05, QColor(30, 30, 30), QColor(90, 90, 95)), QColor(15, 15, 15)}};
}

QImage drawn(const Look& look, const Grid& board, double side) {
    const QSize size(static_cast<int>(board.columns() * side) + 2 * corner.x(),
                     static_cast<int>(board.rows() * side) + 2 * corner.y());
    QImage image(size, QImage::Format_RGB32);
    image.fill(look.ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int r = 0; r < board.rows(); ++r) {
        for (int c = 0; c < board.columns(); ++c)
            look.draw(painter, {corner.x() + c * side, corner.y() + r * side, side, side},
                      board.test({r, c}));
    }
    return image;
}

/// A board with pieces of both colours at each side.
Grid anyBoard(int rows, int columns, Random& random) {
    Grid board({rows, columns});
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < columns; ++c) board.set({r, c}, random.below(2) == 0);
    }
    for (int r : {0, rows - 1}) board.set({r, r == 0 ? 0 : columns - 1});
    for (int r : {0, rows - 1}) board.set({r, r == 0 ? columns - 1 : 0}, false);
    return board;
}

} // namespace

class TestPictureReading : public UiTest {
    Q_OBJECT

    static void looks_data() {
        QTest::addColumn<int>("look");
        int number = 0;
        for (const Look& look : looks()) QTest::newRow(look.name) << number++;
    }

  private slots:

    void drawnBoardsAreRead_data() {
        QTest::addColumn<int>("look");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<double>("side");
        int number = 0;
        for (const Look& look : looks()) {
            const auto row = [&](int rows, int columns, double side) {
                QTest::addRow("%s, %d×%d of %g pixels", look.name, rows, columns, side)
                    << number << rows << columns << side;
            };
            row(4, 4, 50);
            row(5, 5, 31);
            row(6, 7, 72);
            row(10, 9, 24);
            ++number;
        }
    }

    void drawnBoardsAreRead() {
        QFETCH(int, look);
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(double, side);
        Random random(9);
        for (int round = 0; round < 2; ++round) {
            const Grid board = anyBoard(rows, columns, random);
            const QImage image = drawn(looks()[static_cast<std::size_t>(look)], board, side);
            const auto found = boardInPicture(image);
            QCOMPARE(text(found), written(Puzzle::flipGame(board)));
            QVERIFY(found->uncertain.empty());
            // Each cell is where it was seen.
            const QRectF drawnAt(corner, QSizeF(columns * side, rows * side));
            for (const QPointF& off : {found->area.topLeft() - drawnAt.topLeft(),
                                       found->area.bottomRight() - drawnAt.bottomRight()})
                QVERIFY2(off.manhattanLength() < side / 10,
                         qPrintable(QString::number(off.manhattanLength())));
            const QString again = text(boardInPicture(compressed(image, 75)));
            QVERIFY2(again == written(Puzzle::flipGame(board)) || again == "not clear", qPrintable(again));
        }
    }

    void sharpSquaresAreRead_data() {
        QTest::addColumn<int>("cells");
        QTest::addColumn<int>("side");
        for (const int side : {8, 12, 16, 20, 24, 28, 32}) {
            for (const int cells : {3, 12, 24})
                QTest::addRow("%d×%d of %d pixels", cells, cells, side) << cells << side;
        }
    }

    /// All edges are at the lines themselves.
    void sharpSquaresAreRead() {
        QFETCH(int, cells);
        QFETCH(int, side);
        Random random(3);
        const Grid board = anyBoard(cells, cells, random);
        QCOMPARE(text(boardInPicture(drawn(looks()[1], board, side))), written(Puzzle::flipGame(board)));
    }

    /// Squares at the picture's ends may be counted or not.
    void boardsOfNearlyTheMostCellsAreReadOrRefused() {
        Random random(5);
        for (const int cells : {92, 93, 94}) {
            const Grid board = anyBoard(cells, cells, random);
            const QString found = text(boardInPicture(drawn(looks()[1], board, 10)));
            QVERIFY2(found == written(Puzzle::flipGame(board)) || found.startsWith("not "),
                     qPrintable(found));
        }
    }

    void aSingleRowOrColumnIsRefused() {
        Random random(6);
        for (const Look& look : looks()) {
            for (const Size size : {Size{1, 1}, Size{1, 10}, Size{12, 1}, Size{1, 25}})
                QVERIFY(!boardInPicture(drawn(look, anyBoard(size.rows, size.columns, random), 30)));
        }
    }

    void aBoardThatWasCutOutIsRead_data() { looks_data(); }

    void aBoardThatWasCutOutIsRead() {
        QFETCH(int, look);
        Random random(5);
        const Grid board = anyBoard(5, 6, random);
        const QRect area(corner, QSize(6 * 48, 5 * 48));
        const QImage image = drawn(looks()[static_cast<std::size_t>(look)], board, 48);
        for (const int more : {-3, -1, 0, 2, 6}) {
            const QImage cut = image.copy(area.adjusted(-more, -more, more, more));
            QCOMPARE(text(boardInPicture(cut)), written(Puzzle::flipGame(board)));
        }
    }

    void aBoardOfWhichAPartIsCutOffIsRefused_data() { looks_data(); }

    void aBoardOfWhichAPartIsCutOffIsRefused() {
        QFETCH(int, look);
        Random random(5);
        const QImage image = drawn(looks()[static_cast<std::size_t>(look)], anyBoard(5, 6, random), 48);
        const QPoint cut = corner + QPoint(24, 24);
        for (const QMargins& half : {QMargins(cut.x(), 0, 0, 0), QMargins(0, cut.y(), 0, 0),
                                     QMargins(0, 0, cut.x(), 0), QMargins(0, 0, 0, cut.y())})
            QCOMPARE(text(boardInPicture(image.copy(image.rect().marginsRemoved(half)))), "not clear");
    }

    void cellsThatLookLikeTheirGroundAreRefused() {
        Random random(5);
        for (const Qt::GlobalColor ground : {Qt::white, Qt::black}) {
            Look look = looks()[1];
            look.ground = ground;
            QVERIFY(!boardInPicture(drawn(look, anyBoard(6, 7, random), 48)));
        }
    }

    void cellsThatAreHiddenInPartAreNamed() {
        Random random(5);
        QImage image = drawn(looks()[0], anyBoard(6, 7, random), 48);
        QPainter painter(&image);
        painter.fillRect(QRect(corner + QPoint(2 * 48, 3 * 48 + 24), QSize(96, 24)), Qt::darkRed);
        painter.end();
        const auto found = boardInPicture(image);
        QVERIFY2(found, qPrintable(text(found)));
        QCOMPARE(found->uncertain, (std::vector<Cell>{{3, 2}, {3, 3}}));
    }

    void aBoardOfOneColourIsSaidToBe() {
        const auto found = boardInPicture(drawn(looks()[0], Grid::filled({4, 5}), 40));
        QVERIFY(found && found->isOneColour);
        QCOMPARE(text(found), "wwwww/wwwww/wwwww/wwwww");
    }

    void whatShowsNoBoardIsRefused_data() {
        QTest::addColumn<QImage>("image");
        QImage plain(300, 200, QImage::Format_RGB32);
        plain.fill(Qt::white);
        QTest::newRow("nothing") << QImage();
        QTest::newRow("white") << plain;
        QTest::newRow("one pixel") << plain.copy(0, 0, 1, 1);
        QTest::newRow("a line of pixels") << plain.copy(0, 0, 300, 1);
        QImage words = plain.scaled(700, 500);
        QPainter painter(&words);
        painter.setPen(Qt::black);
        for (int line = 0; line < 30; ++line)
            painter.drawText(10, 16 * line + 14,
                             QStringLiteral("A press flips a piece and its neighbours; make all one."));
        painter.end();
        QTest::newRow("words") << words;
        QImage noise(400, 300, QImage::Format_RGB32);
        Random random(3);
        for (int y = 0; y < noise.height(); ++y) {
            for (int x = 0; x < noise.width(); ++x) noise.setPixel(x, y, static_cast<QRgb>(random.next()));
        }
        QTest::newRow("noise") << noise;
        QImage shades = plain;
        QPainter shading(&shades);
        QLinearGradient gradient(0, 0, 300, 200);
        gradient.setColorAt(0, Qt::blue);
        gradient.setColorAt(1, Qt::red);
        shading.fillRect(shades.rect(), gradient);
        shading.end();
        QTest::newRow("a sky") << shades;
    }

    void whatShowsNoBoardIsRefused() {
        QFETCH(QImage, image);
        QVERIFY2(image.isNull() == (QTest::currentDataTag() == QLatin1String("nothing")), "no such picture");
        QVERIFY(!boardInPicture(image));
    }
};

QTEST_MAIN(TestPictureReading)
#include "tst_picture_reading.moc"
