// The page of a watched search: stepping, playing, jumping, and what stands beside the board.

#include "core/solve/solve.h"
#include "tests/ui/explored.h"
#include "ui/words/answer_words.h"

#include <QSignalSpy>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

QString grouped(std::uint64_t number) { return QLocale().toString(static_cast<qulonglong>(number)); }

} // namespace

class TestSearchPage : public UiTest {
    Q_OBJECT

  private slots:

    void everyMethodIsWatchedToItsEnd_data() { addMethods(); }

    void everyMethodIsWatchedToItsEnd() {
        QFETCH(QByteArray, method);
        Explored open(folder(), samplePuzzle(), method);
        QCOMPARE(open.part<QPushButton>("watch").text(), "Watch the search");
        QVERIFY(open.watch());
        QVERIFY(!open.part<QPushButton>("watch").isVisible());
        QVERIFY(open.standsAt(0));
        QCOMPARE(open.told(), "The search has not begun yet.");
        QVERIFY(open.searchBoard().toolTip().contains("Space plays"));
        open.searchBoard().setFocus();
        open.key(Qt::Key_End);
        QVERIFY(open.standsAt(open.search().count()));
        QVERIFY2(open.told().endsWith("The search is over: the minimum is 4 presses."),
                 qPrintable(open.told()));
        const std::uint64_t nodes = open.search().replay().trace().outcome()->cost.nodes;
        const QString counts = QStringLiteral("%1 of %1 ").arg(grouped(nodes));
        QVERIFY2(open.label("searchCounts").startsWith(counts), qPrintable(open.label("searchCounts")));
        // Nothing is missing from the recording, and so nothing is said of it.
        QVERIFY(!open.part<QLabel>("searchKept").isVisible());
        // The same search without anybody watching.
        const Method& known = *findMethod(method.toStdString());
        if (known.name != "algebra") QCOMPARE(nodes, solve(known, samplePuzzle()).cost.nodes);
        QVERIFY(open.label("searchCost").startsWith("Cost: O(") ||
                open.label("searchCost").startsWith("Cost: for"));
        QVERIFY2(!open.label("searchCost").contains('^'), qPrintable(open.label("searchCost")));
    }

    void whatIsToldFollowsTheMethod() {
        QCOMPARE(search_words::recording("subsets", 0), "Recording the search…");
        QVERIFY(search_words::recording("subsets", 5).contains("5"));
    }

    void powersAreSetAsSuch() {
        QCOMPARE(
            answer_words::ofCore("O(d · 2^n) for n cells, for the plus on c columns O(d · n · 2^c)"),
            "O(d\u00a0·\u00a02ⁿ) for n pieces, for the plus on c columns O(d\u00a0·\u00a0n\u00a0·\u00a02ᶜ)");
        QCOMPARE(answer_words::ofCore("O(n^3 / 64), 2^k at most"), "O(n³\u00a0/\u00a064), 2ᵏ at most");
        QCOMPARE(answer_words::ofCore("takes up to 2^28 branches; this one may have 2^100"),
                 "takes up to 2²⁸ branches; this one may have 2¹⁰⁰");
        QCOMPARE(answer_words::powerOfTwo(1965), "2¹⁹⁶⁵");
        QCOMPARE(answer_words::ofCore("no power ^ at all"), "no power ^ at all");
    }

    void anImpossibleBoardIsSearchedToTheEnd_data() { addMethods(); }

    void anImpossibleBoardIsSearchedToTheEnd() {
        QFETCH(QByteArray, method);
        Explored open(folder(), impossiblePuzzle(), method);
        QVERIFY(open.watch());
        open.click("search-last");
        QVERIFY2(open.told().endsWith("The search is over: there is no solution."), qPrintable(open.told()));
        QVERIFY(!open.canJump("answer"));
        QVERIFY(!open.canJump("nextBetter"));
    }

    void everyWayOfSteppingLeadsToTheSamePlace_data() { addMethods(); }

    void everyWayOfSteppingLeadsToTheSamePlace() {
        QFETCH(QByteArray, method);
        Explored open(folder(), samplePuzzle(), method);
        QVERIFY(open.watch());
        open.searchBoard().setFocus();
        for (int i = 1; i <= 9; ++i) {
            open.key(Qt::Key_Right);
            QVERIFY(open.standsAt(i));
        }
        open.click("search-next");
        QVERIFY(open.standsAt(10));
        open.click("search-previous");
        open.key(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(open.standsAt(8));
        open.part<QSlider>("search-stepSlider").setFocus();
        open.key(Qt::Key_Right);
        QVERIFY(open.standsAt(9));
        open.key(Qt::Key_Home);
        QVERIFY(open.standsAt(0));
        auto& slider = open.part<QSlider>("search-stepSlider");
        for (const double share : {0.2, 0.9, 0.5}) {
            const QPoint at(static_cast<int>(slider.width() * share), slider.height() / 2);
            QTest::mousePress(&slider, Qt::LeftButton, {}, at);
            QTest::mouseMove(&slider, at + QPoint(9, 0));
            QTest::mouseRelease(&slider, Qt::LeftButton, {}, at + QPoint(9, 0));
            QVERIFY(open.standsAt(slider.value()));
            QVERIFY(slider.value() > 0);
        }
        open.searchBoard().setFocus();
        open.key(Qt::Key_Space);
        QVERIFY(open.search().isPlaying());
        QVERIFY(open.clock.finish());
        QVERIFY(open.standsAt(open.search().count()));
        // The game has not been touched.
        QVERIFY(open.puzzle() == samplePuzzle());
    }

    void itBeginsToPlayUnlessMotionIsReduced() {
        Explored open(folder(), samplePuzzle(), "deepening");
        open.click("watch");
        QTRY_VERIFY(open.search().isPlaying());
        open.clock.advance(1000);
        QCOMPARE(open.search().index(), 4);
        open.command("Reduce Motion").trigger();
        open.choose("subsets");
        QTRY_VERIFY(open.explorer().state() == SearchExplorer::State::Shown);
        QVERIFY(!open.search().isPlaying());
        open.click("search-playPause");
        QVERIFY(open.search().isPlaying());
    }

    void theSpeedIsChosenAndRemembered() {
        const QString kept = folder();
        {
            Explored open(kept, samplePuzzle(), "subsets");
            QVERIFY(open.watch());
            open.part<QComboBox>("search-speed").setFocus();
            open.key(Qt::Key_End);
            open.click("search-playPause");
            open.clock.advance(ManualClock::frame);
            // A hundred thousand events a second are more than this search has in a frame.
            QCOMPARE(open.search().index(), open.search().count());
        }
        Explored again(kept, samplePuzzle(), "deepening");
        QCOMPARE(again.search().speed(), 1e5);
    }

    void jumpsGoWhereTheySay() {
        Explored open(folder(), samplePuzzle(), "deepening");
        QVERIFY(open.watch());
        QVERIFY(!open.canJump("previousBacktrack"));
        open.click("nextLevel");
        QCOMPARE(open.told(), "From now on: exactly 0 presses.");
        open.click("nextLevel");
        QCOMPARE(open.told(), "From now on: exactly 1 press.");
        open.click("previousLevel");
        QCOMPARE(open.told(), "From now on: exactly 0 presses.");
        QVERIFY(!open.canJump("previousLevel") && !open.canJump("previousBetter"));
        open.click("nextLevel");
        open.click("nextBacktrack");
        QVERIFY(isBacktrack(*open.search().replay().event()));
        const int first = open.search().index();
        open.click("nextBacktrack");
        open.click("previousBacktrack");
        QVERIFY(open.standsAt(first));
        open.click("answer");
        QVERIFY(open.told().startsWith("Found: 4 presses make all pieces white."));
        QVERIFY(!open.canJump("nextLevel"));
        open.searchBoard().setFocus();
        open.key(Qt::Key_PageUp);
        QVERIFY(isLandmark(*open.search().replay().event(), Landmark::Step));
    }

    void jumpsLeadToBetterAnswers() {
        Explored open(folder(), samplePuzzle(), "row-backtracking");
        QVERIFY(open.watch());
        open.click("nextBetter");
        QVERIFY2(open.told().startsWith("Found: "), qPrintable(open.told()));
        const int first = open.search().index();
        open.click("nextBetter");
        open.click("previousBetter");
        QVERIFY(open.standsAt(first));
        open.click("answer");
        QVERIFY(!open.canJump("nextBetter"));
    }

    void jumpsThatLeadNowhereAreNotShown_data() {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<QStringList>("shown");
        const auto row = [](const char* what, const char* method, const Puzzle& puzzle,
                            const QStringList& shown) {
            QTest::newRow(what) << QByteArray(method) << puzzle << shown;
        };
        const Puzzle sample = samplePuzzle();
        row("deepening finds no better answer after the first", "deepening", sample,
            {"nextBacktrack", "nextLevel", "answer"});
        row("subsets never goes back", "subsets", sample, {"nextLevel", "answer"});
        row("row-backtracking has no levels", "row-backtracking", sample,
            {"nextBacktrack", "nextBetter", "answer"});
        row("an impossible board has no answer", "breadth-first", impossiblePuzzle(), {"nextLevel"});
    }

    void jumpsThatLeadNowhereAreNotShown() {
        QFETCH(QByteArray, method);
        QFETCH(Puzzle, puzzle);
        QFETCH(QStringList, shown);
        Explored open(folder(), puzzle, method);
        QVERIFY(open.watch());
        QStringList seen;
        int height = 0;
        for (const char* name : {"nextBacktrack", "nextLevel", "nextBetter", "answer"}) {
            const auto& jump = open.part<QToolButton>(name);
            if (!jump.isVisible()) continue;
            seen << name;
            // All in a row are equally high.
            const int own = jump.parentWidget()->height();
            QVERIFY(height == 0 || own == height);
            height = own;
        }
        QCOMPARE(seen, shown);
    }

    void theBoardOfASearchIsNotPlayedOn() {
        Explored open(folder(), samplePuzzle(), "subsets");
        QVERIFY(open.watch());
        const QSignalSpy pressed(&open.searchBoard(), &BoardWidget::pressRequested);
        QTest::mouseClick(&open.searchBoard(), Qt::LeftButton, {},
                          open.searchBoard().cellRect({1, 1}).center());
        open.searchBoard().setFocus();
        open.key(Qt::Key_Return);
        QCOMPARE(pressed.size(), 0);
        QVERIFY(open.puzzle() == samplePuzzle());
    }

    void withoutASearchTheBoardIsPlayedOn() {
        Explored open(folder(), samplePuzzle(), "subsets");
        QVERIFY(open.window.board().isVisible() && !open.searchBoard().isVisible());
        open.click(Cell{1, 1});
        Puzzle pressed = samplePuzzle();
        pressed.press({1, 1});
        QVERIFY(open.puzzle() == pressed);
        QVERIFY(open.part<SearchPage>("searchPage").isVisible());
        QVERIFY(open.watch());
        QVERIFY(open.searchBoard().isVisible() && !open.window.board().isVisible());
        QVERIFY(open.searchBoard().board() == pressed.board);
        // The search was one of another board.
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.window.board().isVisible() && open.part<SearchPage>("searchPage").isVisible());
        open.click(Cell{1, 1});
        QVERIFY(open.puzzle() == pressed);
    }

    void anEqualBoardWithAnotherGoalHasAnotherLook_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("then");
        QTest::addColumn<QString>("name");
        const QString lamps = QStringLiteral("flip:bwb/wbw/bbb?goal=black");
        const QString pieces = QStringLiteral("flip:bwb/wbw/bbb");
        QTest::newRow("pieces after lamps") << lamps << pieces << "row 1, column 1, black";
        QTest::newRow("lamps after pieces") << pieces << lamps << "row 1, column 1, lit";
    }

    void anEqualBoardWithAnotherGoalHasAnotherLook() {
        QFETCH(const QString, before);
        QFETCH(const QString, then);
        QFETCH(const QString, name);
        Explored open(folder(), samplePuzzle(), "subsets");
        open.paste(before);
        open.paste(then);
        QVERIFY(open.watch());
        QCOMPARE(open.searchBoard().pieceName({0, 0}), name);
    }

    void theGameIsBackWithItsPage() {
        Explored open(folder(), samplePuzzle(), "deepening");
        QVERIFY(open.watch());
        QVERIFY(open.searchBoard().isVisible() && !open.window.board().isVisible());
        open.search().play();
        open.key(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(!open.searchBoard().isVisible() && open.window.board().isVisible());
        QVERIFY(!open.search().isPlaying());
        open.key(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(open.searchBoard().isVisible());
        QVERIFY(open.explorer().state() == SearchExplorer::State::Shown);
        // The commands of the menu are for what is in front.
        open.key(Qt::Key_End, Qt::AltModifier);
        QVERIFY(open.standsAt(open.search().count()));
        QVERIFY(open.puzzle() == samplePuzzle());
    }

    void theMenuWatchesASearch() {
        Explored open(folder(), samplePuzzle(), "first-row");
        open.key(Qt::Key_1, Qt::ControlModifier);
        open.command("Reduce Motion").trigger();
        open.key(Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(open.explorer().state() == SearchExplorer::State::Shown);
        QVERIFY(open.searchBoard().isVisible());
        open.key(Qt::Key_PageDown, Qt::AltModifier);
        const int first = open.search().index();
        QVERIFY(isLandmark(*open.search().replay().event(), Landmark::Step));
        open.key(Qt::Key_PageDown, Qt::AltModifier);
        open.key(Qt::Key_PageUp, Qt::AltModifier);
        QVERIFY(open.standsAt(first));
        QCOMPARE(open.part<MethodLines>("methodLines").accessibleDescription(),
                 open.part<MethodLines>("methodLines").litText());
    }
};

QTEST_MAIN(TestSearchPage)
#include "tst_search_page.moc"
