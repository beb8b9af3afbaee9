// The window on screens of different scales, and in colours that change while it runs: what was drawn for one
// of them is not shown on the other.

#include "tests/support/look_over.h"
#include "tests/support/ui_test.h"
#include "ui/look/palettes.h"

#include <QApplication>
#include <QScreen>
#include <QSettings>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <utility>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// Where the second screen begins.
constexpr int firstWidth = 1280;

const auto nothing = [](QWidget&) {};

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

    static void addScenes() {
        QTest::addColumn<QString>("scene");
        for (const Scene& scene : scenes()) {
            if (scene.isSteady) QTest::newRow(scene.name) << QString(scene.name);
        }
    }

    /// What a scene looks like, with something done to the window before it is brought about, and to what is
    /// shown once it is there.
    template <class Before, class After>
    static QImage pictureOf(const QString& name, Before before, After after) {
        const auto scene = std::ranges::find_if(
            scenes(), [&](const Scene& each) { return name == QLatin1String(each.name); });
        const QTemporaryDir home;
        QSettings().clear();
        OpenWindow open(home.path());
        before(open.window);
        settle(open);
        if (!open.isReady()) qFatal("the window is not active");
        QWidget* shown = scene->bring(open);
        if (shown == nullptr) qFatal("the scene did not come");
        settle(open);
        after(*shown);
        settle(open);
        // What was measured may be longer.
        for (auto* label : shown->findChildren<QLabel*>("cost")) label->setText("1 µs");
        settle(open);
        return pictureOf(*shown);
    }

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

    void everythingIsDrawnForTheScreenItIsOn_data() { addScenes(); }

    void everythingIsDrawnForTheScreenItIsOn() {
        if (QGuiApplication::screens().size() < 2) QSKIP("This platform has one screen only.");
        QFETCH(QString, scene);
        const auto away = [](QWidget& window) { window.move(window.pos() + QPoint(firstWidth, 0)); };
        const QImage moved = pictureOf(scene, nothing, away);
        const QImage fresh = pictureOf(scene, away, nothing);
        QCOMPARE(moved.devicePixelRatio(), 2.0);
        QVERIFY2(moved == fresh, "something is drawn for the screen that it has left");
    }

    void nothingKeepsTheColoursOfBefore_data() { addScenes(); }

    void nothingKeepsTheColoursOfBefore() {
        QFETCH(QString, scene);
        for (const auto& [before, after] : {std::pair("light", "dark"), std::pair("dark", "contrast")}) {
            const auto appear = [](const char* appearance) {
                return [=](QWidget&) { applyAppearance(QLatin1String(appearance)); };
            };
            const QImage changed = pictureOf(scene, appear(before), appear(after));
            const QImage fresh = pictureOf(scene, appear(after), nothing);
            QVERIFY2(changed == fresh, before);
        }
    }

    void coloursMayChangeWhileJobsAreRunning_data() { addScenes(); }

    /// While boards are read, solved, counted and drawn, for which scenes wait.
    void coloursMayChangeWhileJobsAreRunning() {
        QFETCH(QString, scene);
        const auto light = [](QWidget&) { applyAppearance("light"); };
        QTimer timer;
        int changes = 0;
        connect(&timer, &QTimer::timeout, this,
                [&] { applyAppearance(++changes % 2 == 0 ? "light" : "dark"); });
        const auto start = [&](QWidget&) { timer.start(1); };
        const auto stop = [&](QWidget& window) {
            timer.stop();
            light(window);
        };
        const QImage changed = pictureOf(scene, start, stop);
        QVERIFY(changes > 0);
        const QImage fresh = pictureOf(scene, light, nothing);
        QVERIFY2(changed == fresh, "something has kept a colour");
    }
};

int main(int argc, char* argv[]) {
    const QTemporaryDir folder;
    if (qgetenv("QT_QPA_PLATFORM") == "offscreen") qputenv("QT_QPA_PLATFORM", screens(folder.path()));
    QApplication application(argc, argv);
    // A cursor that blinks is there or not.
    QApplication::setCursorFlashTime(0);
    TestTwoScreens test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_two_screens.moc"
