// The window on screens of different scales, and in colours that change while it runs: what was drawn for one
// of them is not shown on the other.

#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/look/palettes.h"
#include "ui/widgets/sketch.h"

#include <QApplication>
#include <QScreen>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// Where the second screen begins.
constexpr int firstWidth = 1280;

/// Two screens for the offscreen platform: the second has two pixels for every one of the first.
QByteArray screens(const QString& folder) {
    QFile file(folder + QStringLiteral("/screens.json"));
    const QByteArray json = R"({"screens": [
        {"name": "plain", "x": 0, "y": 0, "width": 1280, "height": 1024,
         "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1},
        {"name": "fine", "x": 1280, "y": 0, "width": 2560, "height": 2048,
         "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 2}]})";
    if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size()) qFatal("cannot write a file");
    return "offscreen:configfile=" + QFile::encodeName(file.fileName());
}

} // namespace

class TestTwoScreens : public UiTest {
    Q_OBJECT

    /// What a widget looks like, drawn on its screen.
    static QImage pictureOf(QWidget& widget) { return widget.grab().toImage(); }

  private slots:

    void theBoardIsDrawnForTheScreenItIsOn() {
        if (QGuiApplication::screens().size() < 2) QSKIP("This platform has one screen only.");
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
        BoardView& board = open.window.board();
        QCOMPARE(board.devicePixelRatioF(), 1.0);
        const QImage plain = pictureOf(board);
        const QPoint home = open.window.pos();
        open.window.move(home + QPoint(firstWidth, 0));
        QTRY_COMPARE(board.devicePixelRatioF(), 2.0);
        const QImage moved = pictureOf(board);
        // As if it had never been elsewhere: a change of the theme draws everything anew.
        board.setCoordinates(false);
        board.setCoordinates(true);
        const QImage fresh = pictureOf(board);
        QCOMPARE(moved.devicePixelRatio(), 2.0);
        QVERIFY2(moved == fresh, "the board is drawn for the screen that it has left");
        open.window.move(home);
        QTRY_COMPARE(board.devicePixelRatioF(), 1.0);
        QVERIFY(pictureOf(board) == plain);
    }

    void nothingKeepsTheColoursOfBefore() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        applyAppearance(QStringLiteral("light"));
        open.paste("milk\n");
        auto* sign = open.part<QWidget>("messageBar").findChild<Sketch*>();
        QVERIFY(sign != nullptr && sign->isVisible());
        const QImage light = pictureOf(*sign);
        applyAppearance(QStringLiteral("dark"));
        const QImage dark = pictureOf(*sign);
        QVERIFY2(light != dark, "the sign has kept the colours of the light appearance");
        open.paste("milk\n");
        QVERIFY(pictureOf(*sign) == dark);
    }
};

int main(int argc, char* argv[]) {
    const QTemporaryDir folder;
    if (qgetenv("QT_QPA_PLATFORM") == "offscreen") qputenv("QT_QPA_PLATFORM", screens(folder.path()));
    QApplication application(argc, argv);
    TestTwoScreens test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_two_screens.moc"
