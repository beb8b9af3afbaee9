// Boards in pictures: screenshots of other programs, drawn ones in many sizes and colours, cut and
// compressed.

#include "core/base/random.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/reading/picture_reader.h"

#include <QBuffer>
#include <QClipboard>
#include <QDropEvent>
#include <QMimeData>
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

QImage compressed(const QImage& image, int quality) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "JPG", quality);
    return QImage::fromData(bytes, "JPG");
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

QString text(const std::optional<PictureBoard>& found) {
    return found ? written(Puzzle::flipGame(found->board)) : QStringLiteral("none");
}

QImage screenshot(const char* name) { return QImage(QStringLiteral(PICTURES "/") + QLatin1String(name)); }

} // namespace

class TestPictureReading : public UiTest {
    Q_OBJECT

  private slots:

    void screenshotsOfProgramsAreRead_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("board");
        const auto row = [](const char* what, const char* name, const char* board) {
            QTest::newRow(what) << QString::fromLatin1(name) << QString::fromLatin1(board);
        };
        row("Simon Tatham's Flip, 4×4 crosses", "sgt_4x4c.png", "bbwb/bbwb/bbbw/bbbb");
        row("Flip, 5×5 random", "sgt_5x5r.png", "wwwbb/wwwww/bwwbb/wwbwb/wwwwb");
        row("Flip, 7×9 crosses", "sgt_7x9c.png",
            "wbwbwww/bbwwwbw/wbwwbbb/bbbbbwb/wbbbbbb/bwbwbbw/wbwbbbw/bwbbwbw/wbbbbww");
        row("Lights Off, a message over its lights", "lightsoff_500.png", "bbbbw/bbbww/bbbbb/bbbww/bbbbw");
        row("Lights Off, large", "lightsoff_900.png", "bbbbw/bbbww/bbbbb/bbbww/bbbbw");
        row("this program", "flipgame_6x6.png", "bwwbwb/bbwbbb/bwwbww/bwwwbw/wwwwww/bwbwbw");
        row("Flip, 3×3", "sgt_3x3c.png", "bbw/bbb/wbb");
        row("Flip, its solution marked", "sgt_4x4c_solve.png", "wbbw/wwww/wbww/bwww");
        row("Flip, 5×4 in a dark desktop", "sgt_5x4c_darktheme.png", "wbwwb/bbbww/wbwbw/wbbwb");
        row("Flip, large", "sgt_5x5c_large.png", "bwwww/wbbbw/wwbbb/wbbbb/bwwbb");
        row("Flip, colours of one's own on a dark ground", "sgt_5x5r_dark.png",
            "bbwww/bbwbb/wwbww/wbwww/wbwww");
        row("Flip, a wide window", "sgt_6x4r_wide.png", "bwbbbb/bbbwbw/bwbwbb/wwwbbb");
        row("Flip, blue and orange", "sgt_7x7c_colours.png",
            "bwwbwwb/bwwwwbw/wwbwwbb/wwbwwwb/bbwbbbw/wbwbbbw/wbbwwwb");
        row("Flip, 8×8 random", "sgt_8x8r.png",
            "wwbwbwbw/wwwbwbwb/wbwbwwbb/bwbbbwww/bbbbbwbb/bbwbbbbb/wbwbwwbw/wbwbwwwb");
        row("Flip, 8×10 and small", "sgt_10x8c_small.png",
            "wwwbbwwwbb/wwbbwwbbww/bbwbwbwwww/bbbwbwwbbw/wwbbbbbbwb/bbwwwwwbbb/wbwbbwbbww/bbwwbwbbwb");
        row("Flip, 12×12", "sgt_12x12c.png",
            "wwbwbwbbbwbw/wbbbbwbbwwbb/wwwwwwwwwwwb/bbwbwwbbwbbw/bbbwwbbbbwww/bbbwbwwwwbww/wwwwbbwwwwbb/"
            "wbbbbwwwbbww/bbbbwwwwwbwb/bwbwbwbbbbbb/bbbwbwwwbbww/wwbbbwwwbwbb");
        row("Lights Off, a dark window", "lightsoff_dark.png", "wwbww/bwwwb/bwwwb/bbwbb/bbbbb");
        row("Lights Off, a light window", "lightsoff_light.png", "wbbbw/wbbbw/bwwwb/bbwbb/bbwbb");
        row("Lights Off, high contrast", "lightsoff_contrast.png", "bwwwb/wbwbw/wwwbb/wbwbw/bwwwb");
        row("Lights Off, a small window", "lightsoff_small.png", "bbbbb/bbbbb/bbbbb/wbbbw/wwbww");
        row("Lights Off, a tall window", "lightsoff_tall.png", "bwbbb/wwbbb/bwwwb/wwbbb/bwbbb");
        row("Lights Off, a wide window", "lightsoff_wide.png", "wwwwb/bbwbw/wbbbw/wbwbb/bwwww");
        row("Lights Off at 200 %, as JPEG", "lightsoff_200.jpg", "bbwbb/wwbww/bwbwb/wbbww/bwbbw");
        row("Lights Off, large, as JPEG", "lightsoff_large.jpg", "wbbbw/bwbwb/bwbwb/bbbbb/bbbbb");
        row("this program beside a page, as JPEG", "flipgame_light.jpg", "bwwbw/wbbwb/bbwbw/wwwbb/bwbwb");
        row("this program, dark, as JPEG", "flipgame_dark.jpg", "bwwbwb/wbbwbb/bbwbww/wwwbbb/bwbwbw/wbbbww");
        row("this program, high contrast", "flipgame_contrast.png", "bwwb/wbbw/bwbw/wwbb");
        row("this program, flat pieces, dark", "flipgame_plain_dark.png",
            "wbwbwbwb/bwwbbbwb/wwwbbbww/bbwbwbwb/wbwbbwww/bwbwwwbb/wwbbwwbb/bwbwbwbw");
        row("this program, buttons, dark, as a coarse JPEG", "flipgame_panel_dark.jpg",
            "bbwbw/wbwwb/wwbbw/bwwwb/bbwwb");
        row("this program, a small window", "flipgame_small.png",
            "bwbwbw/wwbbwb/bbwwbw/wbwwbb/bbbwww/wwbwbw");
        row("a web game, as JPEG", "web_lights.jpg", "wwbwb/bbwww/bbwww/wbbbb/wbwbb");
        row("the same at 125 %", "web_lights_125.jpg", "bbbbb/bwbbb/wwwbb/wwbbb/wwbbb");
        row("the same, small", "web_lights_dense.jpg", "bbwbw/wwbwb/bwwbw/bwbbb/wwwbw");
        row("the same in a narrow window", "web_lights_narrow.jpg", "wbwbw/wwwwb/bwwwb/bwbbw/wbwwb");
        row("the same as a phone shows it, as a coarse JPEG", "web_lights_phone.jpg",
            "bwbwb/bwwbb/bwwwb/wbwwb/wwbbb");
        row("another web game, of discs", "web_discs.png", "wbbbw/bwbwb/wbbbb/bbbbb/bwwww");
        row("discs, another game", "web_discs_other.png", "wwbbb/bbbbb/bbbww/wwbbw/wwbbb");
        row("discs at 200 %, as JPEG", "web_discs_200.jpg", "bbwbb/wwbbb/wbbbb/wbbwb/bbbwb");
        row("a game in Pygame, red and green", "pygame_5.png", "bwwww/wwbwb/bwwbb/wwbbw/bwwwb");
        row("red and green, another board", "pygame_8.png", "bbbwb/bbbwb/wwwwb/wbbwb/bwbbw");
        row("red and green, a third board", "pygame_21.png", "bwwwb/wbbbw/bwbbw/bbwbw/bwwwb");
        row("red and green, 7×7", "pygame_7x7.png",
            "bbwwwww/bbwbbwb/wbwwbbb/bbwwwbb/bbbwbww/bbbbbww/wbwwwww");
        row("GCompris, windows of a house", "gcompris.jpg", "bbbbb/bbwbb/bwwwb/bbwbb/bbbbb");
    }

    void screenshotsOfProgramsAreRead() {
        QFETCH(QString, name);
        QFETCH(QString, board);
        const QImage image = screenshot(qPrintable(name));
        QVERIFY(!image.isNull());
        QCOMPARE(text(boardInPicture(image)), board);
        // Where a message hides half a row, or a window has a cross, less than that is not enough.
        if (name == QLatin1String("lightsoff_500.png") || name == QLatin1String("gcompris.jpg")) return;
        for (const double scale : {0.65, 1.6}) {
            const QImage scaled = image.scaled((QSizeF(image.size()) * scale).toSize(), Qt::IgnoreAspectRatio,
                                               Qt::SmoothTransformation);
            QCOMPARE(text(boardInPicture(scaled)), board);
        }
    }

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
        for (int round = 0; round < 3; ++round) {
            const Grid board = anyBoard(rows, columns, random);
            const QImage image = drawn(looks()[static_cast<std::size_t>(look)], board, side);
            const auto found = boardInPicture(image);
            QCOMPARE(text(found), written(Puzzle::flipGame(board)));
            // Each cell is where it was seen.
            const QPointF off =
                found->area.center() - QRectF(corner, QSizeF(columns * side, rows * side)).center();
            QVERIFY2(std::abs(off.x()) < side / 4 && std::abs(off.y()) < side / 4,
                     qPrintable(QString::number(off.x())));
            QCOMPARE(text(boardInPicture(compressed(image, 75))), written(Puzzle::flipGame(board)));
        }
    }

    void aSingleRowOrColumnIsRefused() {
        Random random(6);
        for (const Look& look : looks()) {
            for (const Size size : {Size{1, 1}, Size{1, 10}, Size{12, 1}, Size{1, 25}})
                QCOMPARE(text(boardInPicture(drawn(look, anyBoard(size.rows, size.columns, random), 30))),
                         "none");
        }
    }

    void aBoardThatWasCutOutIsRead() {
        Random random(4);
        const Look look = looks()[0];
        const Grid board = anyBoard(5, 6, random);
        const QImage cut = drawn(look, board, 48).copy(QRect(corner, QSize(6 * 48, 5 * 48)));
        QCOMPARE(text(boardInPicture(cut)), written(Puzzle::flipGame(board)));
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
        // Programs whose boards can't be read: cells that are not square or not all seen, signs, broad gaps,
        // and marks that hide too much of the pieces.
        QTest::newRow("Emacs, boards of letters") << screenshot("emacs.png");
        QTest::newRow("buttons with broad gaps") << screenshot("flipgame_panel_200.png");
        QTest::newRow("the steps of a solution over the pieces") << screenshot("flipgame_steps.jpg");
    }

    void whatShowsNoBoardIsRefused() {
        QFETCH(QImage, image);
        QVERIFY2(image.isNull() == (QTest::currentDataTag() == QLatin1String("nothing")), "no such picture");
        QCOMPARE(text(boardInPicture(image)), "none");
    }

    void aPastedPictureIsThereToBeCorrected() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString before = written(open.puzzle());
        QGuiApplication::clipboard()->setImage(screenshot("sgt_4x4c.png"));
        open.key(Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(written(open.puzzle()), "bbwb/bbwb/bbbw/bbbb");
        QTRY_VERIFY2(open.message().startsWith("Read from the picture: 4×4"), qPrintable(open.message()));
        QVERIFY(open.window.findChild<QAction*>(QStringLiteral("setUp"))->isChecked());
        // In set-up, a key sets the piece at the cursor.
        open.key(Qt::Key_W);
        QCOMPARE(written(open.puzzle()), "wbwb/bbwb/bbbw/bbbb");
        open.key(Qt::Key_Z, Qt::ControlModifier);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(written(open.puzzle()), before);
    }

    void aPictureWithoutABoardChangesNothing() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString before = written(open.puzzle());
        QImage white(200, 200, QImage::Format_RGB32);
        white.fill(Qt::white);
        QGuiApplication::clipboard()->setImage(white);
        open.key(Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY2(open.message().startsWith("No board was found in the picture."),
                     qPrintable(open.message()));
        QCOMPARE(written(open.puzzle()), before);
        QVERIFY(!open.window.findChild<QAction*>(QStringLiteral("setUp"))->isChecked());
    }

    void aFileThatIsNoPictureIsSaidToBe() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString path = folder() + QStringLiteral("/board.png");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no picture");
        file.close();
        open.window.openSource(path);
        QTRY_COMPARE(open.message(), "This picture could not be read.");
        // What is not there is said to be, as for any file.
        open.window.openSource(folder() + QStringLiteral("/none.png"));
        QTRY_VERIFY2(open.message().contains("none.png"), qPrintable(open.message()));
        QVERIFY(screenshot("sgt_5x5r.png").save(path));
        open.window.openSource(path);
        QTRY_COMPARE(written(open.puzzle()), "wwwbb/wwwww/bwwbb/wwbwb/wwwwb");
    }

    void aPictureIsDropped() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QMimeData data;
        data.setImageData(screenshot("sgt_4x4c.png"));
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&open.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&open.window, &drop);
        QTRY_COMPARE(written(open.puzzle()), "bbwb/bbwb/bbbw/bbbb");
    }
};

QTEST_MAIN(TestPictureReading)
#include "tst_picture_reading.moc"
