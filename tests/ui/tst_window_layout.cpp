#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/atlas/atlas_page.h"
#include "ui/guide/guide_page.h"
#include "ui/search/search_page.h"
#include "ui/widgets/cut_label.h"
#include "ui/window/window_plan.h"

#include <QScopeGuard>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolBar>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

using Situation = std::function<void(OpenWindow&)>;

/// Records a search and goes to its end.
void watch(OpenWindow& open, const char* method) {
    open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
    open.command("Search").trigger();
    open.part<SearchPage>("searchPage").setMethod(method);
    auto& explorer = *open.window.findChild<SearchExplorer*>("searchExplorer");
    explorer.watch();
    QTRY_VERIFY(explorer.state() == SearchExplorer::State::Shown);
    explorer.player().goTo(explorer.player().count());
}

/// Situations in which the window has different things to show.
const std::vector<std::pair<const char*, Situation>>& situations() {
    static const std::vector<std::pair<const char*, Situation>> all{
        {"at the start", [](OpenWindow&) {}},
        {"after a paste",
         [](OpenWindow& open) {
             open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
             QTRY_VERIFY(open.message().endsWith("4 presses."));
         }},
        {"after pasting rubbish", [](OpenWindow& open) { open.paste("Dear Sir or Madam"); }},
        {"with a solution",
         [](OpenWindow& open) {
             open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
             QVERIFY(open.solve());
             open.player().goTo(1);
         }},
        {"with a proof",
         [](OpenWindow& open) {
             open.paste("bwww\nwwww\nwwww\nwwww\n");
             QVERIFY(open.solve());
             QTRY_VERIFY(!open.part<QLabel>("nearestText").text().isEmpty());
         }},
        {"with the longest lesson of the guide",
         [](OpenWindow& open) {
             open.key(Qt::Key_F1);
             open.part<GuidePage>("guidePage").setLesson(4);
         }},
        {"with the board of a lesson",
         [](OpenWindow& open) {
             open.key(Qt::Key_F1);
             open.part<GuidePage>("guidePage").setLesson(4);
             auto& parts = open.part<QWidget>("pageOrBoard");
             if (parts.isVisible())
                 QTest::mouseClick(parts.findChildren<QAbstractButton*>().last(), Qt::LeftButton);
         }},
        {"with a search to watch", [](OpenWindow& open) { watch(open, "row-backtracking"); }},
        {"with a search by levels", [](OpenWindow& open) { watch(open, "deepening"); }},
        {"with a search by equations", [](OpenWindow& open) { watch(open, "algebra"); }},
        {"while equations are added",
         [](OpenWindow& open) {
             watch(open, "algebra");
             auto& player = open.window.findChild<SearchExplorer*>("searchExplorer")->player();
             player.goTo(player.count() / 3);
         }},
        {"before a race", [](OpenWindow& open) { open.key(Qt::Key_3, Qt::ControlModifier); }},
        {"with a race",
         [](OpenWindow& open) {
             open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
             open.key(Qt::Key_3, Qt::ControlModifier);
             if (!open.part<QWidget>("startRace").isVisible()) return;
             open.click("startRace");
             QTRY_COMPARE(open.label("raceVerdict"), "All 6 agree: 4 presses.");
         }},
        {"with a race that one method finished",
         [](OpenWindow& open) {
             open.paste(QString(40, 'b') + "\n" + (QString(40, 'w') + "\n").repeated(39));
             open.key(Qt::Key_3, Qt::ControlModifier);
             if (!open.part<QWidget>("startRace").isVisible()) return;
             open.click("startRace");
             QTRY_VERIFY(open.label("raceVerdict").startsWith("Only algebra finished"));
         }},
        {"with a text to be read in two ways", [](OpenWindow& open) { open.paste("[[0,0],[0,1]]"); }},
        {"while a board is set up",
         [](OpenWindow& open) {
             open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
             open.key(Qt::Key_F2);
             QCOMPARE(open.label("presses"), "Setting up");
         }},
        {"with the atlas", [](OpenWindow& open) { open.key(Qt::Key_4, Qt::ControlModifier); }},
        {"with the large atlas",
         [](OpenWindow& open) {
             open.key(Qt::Key_L, Qt::ControlModifier);
             // In a small window it is in place of the board already.
             if (open.part<QWidget>("backToGame").isVisible()) return;
             QTRY_VERIFY(open.part<QWidget>("atlasStage").isVisible());
         }},
        {"with the atlas of a million boards",
         [](OpenWindow& open) {
             open.paste("bwwbw\nbbwbw\nbwwbb\nbwwww\n");
             open.key(Qt::Key_4, Qt::ControlModifier);
             auto& page = open.part<AtlasPage>("atlasPage");
             if (page.isVisible()) QTRY_VERIFY(page.isCounted());
         }},
        {"with the hardest boards",
         [](OpenWindow& open) {
             open.part<AtlasPage>("atlasPage").setView("hardest");
             open.key(Qt::Key_4, Qt::ControlModifier);
             auto& page = open.part<AtlasPage>("atlasPage");
             if (page.isVisible()) QTRY_VERIFY(open.part<QWidget>("hardestChart").isVisible());
         }},
        {"with a daily puzzle and its minimum",
         [](OpenWindow& open) {
             open.command("Minimum Presses Left").setChecked(true);
             open.key(Qt::Key_D, Qt::ControlModifier);
             QTRY_VERIFY(open.message().startsWith("Daily puzzle of"));
             QTRY_VERIFY(!open.part<QLabel>("least").text().isEmpty());
         }},
        {"with a long solution",
         [](OpenWindow& open) {
             open.paste("bwwbbw\nbbwbbw\nbwwbww\nbwwwbb\nbwwwbb\nwwwwbb\n");
             QVERIFY(open.solve());
             QTRY_VERIFY(!open.part<QWidget>("whyLeast").isHidden());
         }},
        {"with a large board",
         [](OpenWindow& open) {
             open.paste(QString(64, 'b') + "\n" + (QString(64, 'w') + "\n").repeated(63));
             QVERIFY(open.message().startsWith("Pasted"));
         }},
    };
    return all;
}

/// "QLabel message in MessageBar messageBar".
QString nameOf(const QWidget& widget) {
    const auto one = [](const QWidget& each) {
        return QStringLiteral("%1 %2").arg(each.metaObject()->className(), each.objectName()).trimmed();
    };
    return widget.parentWidget() == nullptr
               ? one(widget)
               : QStringLiteral("%1 in %2").arg(one(widget), one(*widget.parentWidget()));
}

/// A page that is higher than its room is scrolled: it alone may reach over its parent.
bool isScrolled(const QWidget& widget) {
    const QWidget* viewport = widget.parentWidget();
    const auto* area =
        viewport == nullptr ? nullptr : qobject_cast<const QScrollArea*>(viewport->parentWidget());
    return area != nullptr && area->viewport() == viewport && widget.width() <= viewport->width();
}

bool textFits(const QWidget& widget) {
    // A long message is shown wholly on demand.
    if (const auto* label = qobject_cast<const CutLabel*>(&widget); label != nullptr && label->isCut())
        return label->parentWidget()->findChild<QWidget*>("wholeMessage")->isVisible();
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        if (label->maximumWidth() <= 1 || label->text().isEmpty()) return true;
        return label->wordWrap() ? label->height() >= label->heightForWidth(label->width())
                                 : label->width() >= label->fontMetrics().horizontalAdvance(label->text());
    }
    if (const auto* button = qobject_cast<const QPushButton*>(&widget)) {
        return button->width() >= button->minimumSizeHint().width();
    }
    return true;
}

/// What does not lie in its parent, and texts that have not room enough.
QStringList clipped(const QWidget& window) {
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->isWindow()) continue;
        const bool inside = widget->parentWidget()->rect().contains(widget->geometry());
        if (!inside && !isScrolled(*widget)) {
            QString text;
            QDebug(&text) << widget->geometry() << widget->parentWidget()->rect();
            found << nameOf(*widget) + " reaches over the edge " + text;
        }
        if (!textFits(*widget)) found << nameOf(*widget) + " has too little room";
    }
    return found;
}

} // namespace

class TestWindowLayout : public UiTest {
    Q_OBJECT

  private slots:

    void nothingIsClipped_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<Situation>("situation");
        for (const QSize size : {QSize(320, 320), QSize(400, 400), QSize(600, 900), QSize(760, 500),
                                 QSize(1000, 700), QSize(1600, 1000)}) {
            for (const auto& [name, situation] : situations())
                QTest::addRow("%d by %d %s", size.width(), size.height(), name) << size << situation;
        }
    }

    void nothingIsClipped() {
        QFETCH(QSize, size);
        QFETCH(Situation, situation);
        OpenWindow open(folder());
        open.window.resize(size);
        QVERIFY(open.isReady());
        situation(open);
        QStringList found;
        // What comes later (an explanation) is laid out with the next events.
        QTRY_VERIFY2((found = clipped(open.window)).isEmpty(), qPrintable(found.join("; ")));
        QCOMPARE(open.window.size(), size);
    }

    void everyToolIsSeen_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("points");
        for (const QSize size : {QSize(320, 320), QSize(400, 400), QSize(560, 560), QSize(1000, 700)}) {
            for (const int points : {9, 14, 18})
                QTest::addRow("%d by %d in %d points", size.width(), size.height(), points) << size << points;
        }
    }

    void everyToolIsSeen() {
        QFETCH(QSize, size);
        QFETCH(int, points);
        const QFont usual = QApplication::font();
        const auto back = qScopeGuard([&] { QApplication::setFont(usual); });
        QFont font = usual;
        font.setPointSize(points);
        QApplication::setFont(font);
        OpenWindow open(folder());
        open.window.resize(size);
        QVERIFY(open.isReady());
        const auto& bar = open.part<QToolBar>("toolBar");
        for (const QAction* tool : bar.actions()) {
            const QWidget* button = bar.widgetForAction(const_cast<QAction*>(tool));
            QVERIFY2(button->isVisible() && bar.rect().contains(button->geometry()),
                     qPrintable(tool->iconText()));
        }
        // They grow with the words, as far as there is room.
        QVERIFY(points == 9 ? bar.iconSize().width() == 24 : bar.iconSize().width() > 24);
    }

    void noPageScrollsInTheUsualWindow_data() {
        QTest::addColumn<Situation>("situation");
        for (const auto& [name, situation] : situations()) QTest::newRow(name) << situation;
    }

    void noPageScrollsInTheUsualWindow() {
        QFETCH(Situation, situation);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(open.window.size(), QSize(1000, 700));
        situation(open);
        for (const QScrollArea* area : open.part<QWidget>("pages").findChildren<QScrollArea*>()) {
            if (area->isVisible()) QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
        }
    }

    void theBoardTakesMostOfASmallWindow() {
        OpenWindow open(folder());
        open.window.resize(400, 400);
        QVERIFY(open.isReady());
        QVERIFY(open.window.board().height() > 200);
        QVERIFY(!open.part<QWidget>("pages").isVisible());
    }

    void aWindowWithoutThePanelTellsTheAnswerAboveTheBoard() {
        OpenWindow open(folder());
        open.window.resize(400, 400);
        QVERIFY(open.isReady());
        open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
        QVERIFY(open.solve());
        QCOMPARE(open.message(), "4 presses make every piece white.");
        QCOMPARE(open.label("place"), "0 of 4");
        open.paste("bwww\nwwww\nwwww\nwwww\n");
        QVERIFY(open.solve());
        QVERIFY2(open.message().startsWith("Impossible: every press"), qPrintable(open.message()));
    }

    void thePanelStandsBesideTheBoardWhereThereIsRoom() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        auto& pages = open.part<QWidget>("pages");
        const auto at = [&](const QWidget& part) { return part.mapTo(&open.window, QPoint(0, 0)); };
        open.window.resize(1000, 700);
        QTRY_VERIFY(pages.isVisible() && at(pages).x() > at(open.window.board()).x() + 200);
        open.window.resize(600, 900);
        QTRY_VERIFY(pages.isVisible() && at(pages).y() > at(open.window.board()).y() + 200);
        open.window.resize(1000, 700);
        open.command("Panel").trigger();
        QTRY_VERIFY(!pages.isVisible());
        // Who asks for a solution wants to see it.
        QVERIFY(open.solve());
        QVERIFY(pages.isVisible());
    }

    void theFirstWindowIsNoLargerThanItsScreen_data() {
        QTest::addColumn<QSize>("available");
        QTest::addColumn<QSize>("largest");
        QTest::newRow("a screen of today") << QSize(1920, 1050) << QSize(1000, 700);
        QTest::newRow("one of 1280 by 1024 at scale 2") << QSize(640, 512) << QSize(640, 512);
        QTest::newRow("a small laptop") << QSize(1024, 600) << QSize(1000, 600);
        QTest::newRow("a high one") << QSize(600, 1900) << QSize(600, 700);
        QTest::newRow("one smaller than any window") << QSize(300, 200) << QSize(320, 320);
    }

    void theFirstWindowIsNoLargerThanItsScreen() {
        QFETCH(QSize, available);
        QFETCH(QSize, largest);
        const QSize first = firstWindow(available);
        QCOMPARE(first.boundedTo(largest), first);
        QCOMPARE(first.expandedTo(leastWindow), first);
        // Not much is given away, either.
        QVERIFY(first.width() >= largest.width() - 20 && first.height() >= largest.height() - 50);
    }

    void theFirstWindowFitsThisScreen() {
        ManualClock clock;
        MainWindow window(folder(), clock);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window, patience));
        const QRect available = window.screen()->availableGeometry();
        QCOMPARE(window.frameGeometry().size().boundedTo(available.size()), window.frameGeometry().size());
        QVERIFY(window.width() >= 320 && window.height() >= 320);
    }

    void everyPartCanBeReachedByTab() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
        QVERIFY(open.solve());
        open.window.board().setFocus();
        QStringList stops;
        do {
            QWidget* now = QApplication::focusWidget();
            QVERIFY(now != nullptr);
            QVERIFY(now->isVisible());
            stops << now->objectName();
            QVERIFY2(stops.size() < 50, qPrintable(stops.join(", ")));
            open.key(Qt::Key_Tab);
        } while (!open.window.board().hasFocus());
        for (const char* name : {"board", "stepSlider", "speed", "pageTabs", "steps", "method"})
            QVERIFY2(stops.count(name) == 1,
                     qPrintable(QStringLiteral("%1: %2").arg(name, stops.join(", "))));
    }
};

QTEST_MAIN(TestWindowLayout)
#include "tst_window_layout.moc"
