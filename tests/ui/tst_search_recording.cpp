// How a search is recorded: what is kept of it, what ends it, and what goes on meanwhile.

#include "tests/ui/explored.h"
#include "ui/search/search_stage.h"
#include "ui/widgets/page_tabs.h"

#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestSearchRecording : public UiTest {
    Q_OBJECT

  private slots:

    void aLongSearchIsThinnedOutAndSaysSo() {
        ManualClock clock;
        Game game(impossiblePuzzle());
        SearchExplorer explorer(game, clock, 2'000 * static_cast<std::int64_t>(sizeof(TraceEvent)));
        SearchStage stage(explorer);
        SearchPage page(explorer);
        page.setReducedMotion(true);
        explorer.setMethod(*findMethod("subsets"));
        explorer.watch();
        QTRY_VERIFY(explorer.state() == SearchExplorer::State::Shown);
        const SearchTrace& trace = explorer.player().replay().trace();
        const auto* kept = page.findChild<QLabel*>(QStringLiteral("searchKept"));
        QCOMPARE(kept->text(),
                 QStringLiteral("The first 1000 events are exact; after that, one in %1 is kept.")
                     .arg(trace.stride()));
        explorer.player().goTo(1001);
        QCOMPARE(kept->text(),
                 QStringLiteral("From event 1000 on, which is where you are, one in %1 is kept.")
                     .arg(trace.stride()));
        explorer.player().goTo(explorer.player().count());
        const auto* counts = page.findChild<QLabel*>(QStringLiteral("searchCounts"));
        QVERIFY2(counts->text().startsWith("65536 of 65536"), qPrintable(counts->text()));
        stage.resize(500, 600);
        QVERIFY(!stage.grab().isNull());
    }

    void anotherPuzzleDropsTheRecording_data() {
        QTest::addColumn<std::function<void(OpenWindow&)>>("act");
        const auto row = [](const char* name, const std::function<void(OpenWindow&)>& act) {
            QTest::newRow(name) << act;
        };
        row("a press", [](OpenWindow& open) { open.game().press({1, 1}); });
        row("undo", [](OpenWindow& open) { open.key(Qt::Key_Z, Qt::ControlModifier); });
        row("a new board", [](OpenWindow& open) { open.key(Qt::Key_N, Qt::ControlModifier); });
        row("a larger board", [](OpenWindow& open) { open.paste("bbbbb\nwwwww\nwwbww\n"); });
    }

    void anotherPuzzleDropsTheRecording() {
        QFETCH(std::function<void(OpenWindow&)>, act);
        Explored open(folder(), samplePuzzle(), "subsets");
        QVERIFY(open.watch());
        open.search().goTo(50);
        act(open);
        QVERIFY(open.explorer().state() == SearchExplorer::State::Ready);
        QVERIFY(open.searchBoard().board() == open.puzzle().board);
        QVERIFY(open.part<QPushButton>("watch").isVisible());
        QVERIFY(open.picture() == nullptr);
        QVERIFY(open.watch());
    }

    void anotherMethodIsRecordedAtOnce() {
        Explored open(folder(), samplePuzzle(), "subsets");
        open.choose("first-row");
        QVERIFY(open.explorer().state() == SearchExplorer::State::Ready);
        QVERIFY(open.watch());
        open.choose("breadth-first");
        QTRY_VERIFY(open.explorer().state() == SearchExplorer::State::Shown);
        QVERIFY(open.search().replay().trace().method() == "breadth-first");
        QVERIFY(open.picture() != nullptr);
    }

    void whatIsRefusedSaysWhy_data() {
        QTest::addColumn<Size>("size");
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QString>("reason");
        QTest::newRow("a method that is too slow for it")
            << Size{6, 6} << QByteArray("subsets")
            << "This method takes boards of up to 30 pieces; this one has 36.";
        QTest::newRow("a board that is too large to watch")
            << Size{9, 9} << QByteArray("first-row")
            << "A search can be watched on boards of up to 64 pieces; this one has 81.";
    }

    void whatIsRefusedSaysWhy() {
        QFETCH(Size, size);
        QFETCH(QByteArray, method);
        QFETCH(QString, reason);
        Explored open(folder(), Puzzle::flipGame(Grid::filled(size)), method);
        QVERIFY(open.explorer().state() == SearchExplorer::State::Refused);
        QCOMPARE(open.label("searchSummary"), reason);
        QVERIFY(!open.part<QPushButton>("watch").isVisible());
        open.explorer().watch();
        QVERIFY(open.explorer().state() == SearchExplorer::State::Refused);
    }

    void theWindowAnswersWhileALongSearchIsRecorded() {
        Explored open(folder(), longSearch(), "deepening");
        open.click("watch");
        QVERIFY(open.explorer().state() == SearchExplorer::State::Recording);
        QCOMPARE(open.part<QPushButton>("watch").text(), "Stop");
        auto& tabs = open.part<PageTabs>("pageTabs");
        for (const int tab : {0, 1, 0, 1}) {
            QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(tab).center());
            QTRY_COMPARE(tabs.currentIndex(), tab);
        }
        QVERIFY(open.explorer().state() == SearchExplorer::State::Recording);
        open.key(Qt::Key_2, Qt::ControlModifier);
        open.click("watch");
        QTRY_VERIFY(open.explorer().state() == SearchExplorer::State::Shown);
        QVERIFY2(open.label("searchKept").startsWith("The search was stopped after"),
                 qPrintable(open.label("searchKept")));
        open.search().goTo(open.search().count());
        QVERIFY2(open.told().endsWith("The search was stopped here."), qPrintable(open.told()));
        // It can be watched anew.
        open.click("watch");
        QVERIFY(open.explorer().state() == SearchExplorer::State::Recording);
        QTRY_VERIFY2(open.told().endsWith("presses tried so far."), qPrintable(open.told()));
    }

    void whatIsSaidOfTheGameIsNotSaidOfTheSearch() {
        Explored open(folder(), impossiblePuzzle(), "deepening");
        open.command("Minimum Presses Left").trigger();
        open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
        QTRY_VERIFY2(open.message().endsWith("The minimum is 4 presses."), qPrintable(open.message()));
        QTRY_COMPARE(open.label("least"), "Minimum left: 4");
        QVERIFY(open.watch());
        QCOMPARE(open.message(), QString());
        QCOMPARE(open.label("least"), QString());
        open.key(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(open.label("least"), "Minimum left: 4");
    }

    void leavingWhileItRecordsIsQuick() {
        Explored open(folder(), longSearch(), "deepening");
        open.click("watch");
        QVERIFY(open.explorer().state() == SearchExplorer::State::Recording);
        open.game().press({0, 0});
        QVERIFY(open.explorer().state() == SearchExplorer::State::Ready);
        open.click("watch");
        QVERIFY(open.explorer().state() == SearchExplorer::State::Recording);
    }

    void whyASearchFailedIsTold() {
        Explored open(folder(), samplePuzzle(), "breadth-first");
        emit open.explorer().failed(QStringLiteral("There is not enough memory."));
        QCOMPARE(open.message(), "There is not enough memory.");
    }
};

QTEST_MAIN(TestSearchRecording)
#include "tst_search_recording.moc"
