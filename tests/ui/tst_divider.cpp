// The handle between the board and the panel: the user divides the room, and finds it so the next time.

#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/widgets/share_splitter.h"
#include "ui/window/window_plan.h"

#include <QSettings>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

struct Divided : OpenWindow {
    explicit Divided(const QString& folder, QSize size = QSize(1200, 800)) : OpenWindow(folder) {
        window.resize(size);
    }

    [[nodiscard]] QWidget& handle() { return part<QWidget>("divider"); }

    [[nodiscard]] QSize panel() { return part<QWidget>("pages").size(); }

    /// Drags the handle by so much, as the mouse does.
    void drag(QPoint by) {
        const QPoint from = handle().mapTo(&window, handle().rect().center());
        QTest::mousePress(window.windowHandle(), Qt::LeftButton, {}, from);
        for (int part = 1; part <= 4; ++part) QTest::mouseMove(window.windowHandle(), from + by * part / 4);
        QTest::mouseRelease(window.windowHandle(), Qt::LeftButton, {}, from + by);
    }

    void doubleClick() {
        QTest::mouseDClick(window.windowHandle(), Qt::LeftButton, {},
                           handle().mapTo(&window, handle().rect().center()));
    }
};

constexpr int tolerance = 3;

bool near(int one, int other) { return std::abs(one - other) <= tolerance; }

} // namespace

class TestDivider : public UiTest {
    Q_OBJECT

  private slots:

    void theMouseDividesTheRoomBeside() {
        Divided open(folder());
        QVERIFY(open.isReady());
        const int before = open.panel().width();
        const int board = open.window.board().width();
        open.drag({-150, 0});
        QVERIFY2(near(open.panel().width(), before + 150), qPrintable(QString::number(open.panel().width())));
        QVERIFY(near(open.window.board().width(), board - 150));
        open.drag({150, 0});
        QVERIFY(near(open.panel().width(), before));
    }

    void theMouseDividesTheRoomBelow() {
        Divided open(folder(), {600, 1000});
        QVERIFY(open.isReady());
        const int before = open.panel().height();
        open.drag({0, -80});
        QVERIFY2(near(open.panel().height(), before + 80),
                 qPrintable(QString::number(open.panel().height())));
    }

    void theKeyboardDoesToo() {
        Divided open(folder());
        QVERIFY(open.isReady());
        QVERIFY(!open.handle().accessibleName().isEmpty());
        for (int stops = 0; !open.handle().hasFocus(); ++stops) {
            QVERIFY(stops < 50);
            open.key(Qt::Key_Tab);
        }
        const int before = open.panel().width();
        open.key(Qt::Key_Left);
        QVERIFY(near(open.panel().width(), before + 16));
        open.key(Qt::Key_Right);
        QVERIFY(near(open.panel().width(), before));
        open.key(Qt::Key_Home);
        QVERIFY(open.panel().width() > before + 100);
        QVERIFY(open.window.board().width() >= 200);
        open.key(Qt::Key_End);
        QVERIFY(near(open.panel().width(), WindowPlan::leastPanelWidth));
        open.key(Qt::Key_Return);
        QVERIFY(near(open.panel().width(), before));
    }

    void noSideVanishes_data() {
        QTest::addColumn<int>("by");
        QTest::newRow("dragged over the board") << -650;
        QTest::newRow("dragged over the panel") << 420;
    }

    void noSideVanishes() {
        QFETCH(int, by);
        Divided open(folder());
        QVERIFY(open.isReady());
        open.drag({by, 0});
        QVERIFY(near(open.panel().width(), WindowPlan::leastPanelWidth) ||
                open.panel().width() > WindowPlan::leastPanelWidth);
        QVERIFY(open.window.board().width() >= WindowPlan::leastStage - tolerance);
        // Nor in the smallest window that shows both.
        open.window.resize(760, 500);
        QTRY_VERIFY(open.window.board().width() >= WindowPlan::leastStage - tolerance);
        QVERIFY(near(open.panel().width(), WindowPlan::leastPanelWidth) ||
                open.panel().width() > WindowPlan::leastPanelWidth);
    }

    void theShareStaysWhenTheWindowGrows() {
        Divided open(folder());
        QVERIFY(open.isReady());
        open.drag({-120, 0});
        const auto share = [&] { return open.panel().width() / static_cast<double>(open.window.width()); };
        const double before = share();
        open.window.resize(1800, 900);
        QTRY_VERIFY(open.panel().width() > 700);
        QVERIFY2(std::abs(share() - before) < 0.02, qPrintable(QString::number(share())));
    }

    void itIsKept() {
        int wide = 0;
        {
            Divided open(folder());
            QVERIFY(open.isReady());
            open.drag({-150, 0});
            wide = open.panel().width();
        }
        Divided open(folder());
        QVERIFY(open.isReady());
        QVERIFY(near(open.panel().width(), wide));
        // Another page, or the panel gone and back, change nothing.
        open.key(Qt::Key_4, Qt::ControlModifier);
        QVERIFY(near(open.panel().width(), wide));
        open.key(Qt::Key_F9);
        open.key(Qt::Key_F9);
        QVERIFY(near(open.panel().width(), wide));
    }

    void itIsKeptBelowTheBoardToo() {
        int high = 0;
        {
            Divided open(folder(), {600, 1000});
            QVERIFY(open.isReady());
            open.drag({0, -80});
            high = open.panel().height();
        }
        Divided open(folder(), {600, 1000});
        QVERIFY(open.isReady());
        QVERIFY2(near(open.panel().height(), high), qPrintable(QString::number(open.panel().height())));
    }

    void aDoubleClickDividesItAsAtFirst() {
        int usual = 0;
        {
            Divided open(folder());
            QVERIFY(open.isReady());
            usual = open.panel().width();
            open.drag({-150, 0});
            open.doubleClick();
            QVERIFY(near(open.panel().width(), usual));
        }
        Divided open(folder());
        QVERIFY(open.isReady());
        QVERIFY(near(open.panel().width(), usual));
    }

    void nonsenseInTheSettingsMeansTheUsualShare_data() {
        QTest::addColumn<QVariant>("stored");
        QTest::newRow("words") << QVariant("wide");
        QTest::newRow("a list") << QVariant(QStringList{"1", "2"});
        QTest::newRow("bytes") << QVariant(QByteArray("\x01\x02"));
        QTest::newRow("a negative number") << QVariant(-0.5);
        QTest::newRow("more than all") << QVariant(1.5);
        QTest::newRow("no number") << QVariant("nan");
    }

    void nonsenseInTheSettingsMeansTheUsualShare() {
        QFETCH(QVariant, stored);
        int usual = 0;
        {
            Divided open(folder());
            QVERIFY(open.isReady());
            usual = open.panel().width();
        }
        QSettings().setValue(settings::panelBeside.name, stored);
        Divided open(folder());
        QVERIFY(open.isReady());
        QVERIFY(near(open.panel().width(), usual));
    }

    void aWideWindowGivesThePanelMore() {
        Divided open(folder(), {1920, 1080});
        QVERIFY(open.isReady());
        QVERIFY(open.panel().width() > 700);
        // The board has the height of the window for its own.
        const auto& board = open.window.board();
        QVERIFY(board.width() >= board.height());
    }
};

QTEST_MAIN(TestDivider)
#include "tst_divider.moc"
