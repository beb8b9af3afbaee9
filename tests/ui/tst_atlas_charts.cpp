// The charts of the atlas: how many boards need how many presses, and the hardest boards of all sizes.

#include "core/explain/drawn_boards.h"
#include "tests/support/ui_test.h"
#include "tests/ui/shown_atlas.h"
#include "ui/atlas/atlas_page.h"
#include "ui/atlas/hardest_job.h"

#include <QSignalSpy>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestAtlasCharts : public UiTest {
    Q_OBJECT

  private slots:

    void whatIsKnownOfTheHardestBoardsIsNotLookedForAgain() {
        HardestJob job;
        QSignalSpy begun(&job, &HardestJob::begun);
        QSignalSpy found(&job, &HardestJob::found);
        job.start(samplePuzzle().rule, Goal::Either);
        QTRY_VERIFY(found.count() > 2);
        const auto known = found.count();
        job.start(samplePuzzle().rule, Goal::Either);
        QCOMPARE(begun.count(), 1);
        QVERIFY(!job.sizes().front().waits);
        QTRY_VERIFY(found.count() > known);
        job.start(samplePuzzle().rule, Goal::White);
        QCOMPARE(begun.count(), 2);
        QVERIFY(job.sizes().front().waits);
    }

    void theHardestBoardCanBePlayed() {
        ShownAtlas shown(plusBoard({5, 5}));
        QTRY_VERIFY(shown.page.isCounted());
        connect(&shown.page, &AtlasPage::boardChosen, &shown.game,
                [&](const Puzzle& puzzle) { shown.game.replace(puzzle, QStringLiteral("Hardest")); });
        auto* hardest = shown.page.findChild<QPushButton*>(QStringLiteral("hardestBoard"));
        QTest::mouseClick(hardest, Qt::LeftButton);
        QTRY_COMPARE(shown.chosen.size(), 1);
        const BoardFamily family(shown.game.puzzle().rule, Goal::Either);
        QCOMPARE(optimumOf(family, shown.chosenBoard()).value(), std::optional<std::int64_t>(12));
        QCOMPARE(shown.told(),
                 QStringLiteral(
                     "This board needs 12 presses. Proven: no solvable board of this size needs more."));
    }

    void theHardestBoardOfSomeSizesIsNotKnown() {
        ShownAtlas shown(plusBoard({19, 19}));
        QTRY_VERIFY(shown.page.isCounted());
        auto* hardest = shown.page.findChild<QPushButton*>(QStringLiteral("hardestBoard"));
        QTest::mouseClick(hardest, Qt::LeftButton);
        QTRY_VERIFY(shown.told().startsWith(QStringLiteral("The hardest board could not be determined")));
        QCOMPARE(shown.chosen.size(), 0);
    }

    void aSampleThatMissesSomeNumbersHasAnEvenScale() {
        OptimaChart chart;
        QSignalSpy taken(&chart, &OptimaChart::taken);
        chart.resize(350, 120);
        chart.show({{{840, 3}, {850, 1}, {860, 2}}, false});
        chart.setVisible(true);
        QCOMPARE(chart.itemCount(), std::size_t{21});
        QCOMPARE(chart.sentence(1), "None of the boards drawn needs 841 presses.");
        QCOMPARE(chart.sentence(10), "One of the boards drawn needs 850 presses.");
        QCOMPARE(chart.sentence(20), "2 of the boards drawn need 860 presses.");
        const auto click = [&](std::size_t column) {
            QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.itemRect(column).center().toPoint());
        };
        click(1);
        QCOMPARE(taken.size(), 0);
        click(10);
        QCOMPARE(taken.size(), 1);
        QCOMPARE(taken.first().first().toLongLong(), 850);
    }

    void largeCountsAreRounded_data() {
        QTest::addColumn<double>("boards");
        QTest::addColumn<QString>("words");
        QTest::newRow("the last that is told exactly") << 9'999'999.0 << "9999999";
        QTest::newRow("ten million") << 1e7 << "10.0 million";
        QTest::newRow("a billion") << 1.24e9 << "1.2 billion";
        QTest::newRow("all boards of 6×6") << 68'719'476'736.0 << "68.7 billion";
    }

    void largeCountsAreRounded() {
        QFETCH(const double, boards);
        QFETCH(const QString, words);
        QCOMPARE(boardsText(boards), words);
    }

    void onlyTheLeftButtonTakesAColumn() {
        OptimaChart chart;
        QSignalSpy taken(&chart, &OptimaChart::taken);
        chart.resize(300, 104);
        chart.show({{{0, 1}, {1, 4}}, true});
        chart.setVisible(true);
        QTest::mouseClick(&chart, Qt::RightButton, {}, chart.itemRect(1).center().toPoint());
        QCOMPARE(taken.size(), 0);
        QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.itemRect(1).center().toPoint());
        QCOMPARE(taken.size(), 1);
    }

    void theKeyboardGoesFromColumnToColumn() {
        OptimaChart chart;
        chart.show({{{0, 1}, {1, 4}, {2, 6}}, true});
        chart.setVisible(true);
        const auto after = [&](Qt::Key key) {
            QTest::keyClick(&chart, key);
            return static_cast<int>(chart.chosen());
        };
        QCOMPARE(after(Qt::Key_Left), 0);
        QCOMPARE(after(Qt::Key_Right), 1);
        QCOMPARE(after(Qt::Key_End), 2);
        QCOMPARE(after(Qt::Key_Right), 2);
        QCOMPARE(after(Qt::Key_Left), 1);
        QCOMPARE(after(Qt::Key_Home), 0);
    }

    void aClickIsOfferedWhereThereAreBoards() {
        ShownAtlas shown(samplePuzzle());
        QTRY_VERIFY(shown.page.isCounted());
        shown.chart.setFocus();
        for (std::size_t column = 0; column < shown.chart.itemCount(); ++column) {
            shown.chart.choose(column);
            QVERIFY2(shown.told().endsWith("Click to play one."), qPrintable(shown.told()));
        }
        Atlas gaps = shown.chart.atlas();
        gaps.optima.erase(gaps.optima.begin() + 2);
        shown.chart.show(gaps);
        shown.chart.choose(2);
        QCOMPARE(shown.told(), "No board needs 2 presses.");
    }

    void theHardestBoardsOfAllSizesAreFound_data() {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<int>("item");
        QTest::addColumn<QString>("told");
        const auto torus = [](Size size) {
            return Puzzle{Rule::fromPattern(size, Pattern::plus(), Edges::Torus), Grid(size), Goal::White};
        };
        QTest::newRow("of the same size")
            << samplePuzzle() << 27 << "4×4: the hardest board needs 6 presses.";
        QTest::newRow("of another size")
            << samplePuzzle() << 36 << "5×5: the hardest board needs 12 presses.";
        QTest::newRow("of a size that is no square")
            << plusBoard({3, 3}) << 11 << "2×4: the hardest board needs 6 presses.";
        QTest::newRow("of boards without a picture")
            << plusBoard({8, 8}) << 63 << "8×8: the hardest board needs 44 presses.";
        QTest::newRow("of a torus") << torus({3, 3}) << 18 << "3×3: the hardest board needs 3 presses.";
    }

    void theHardestBoardsOfAllSizesAreFound() {
        QFETCH(Puzzle, puzzle);
        QFETCH(int, item);
        QFETCH(QString, told);
        ShownAtlas shown(puzzle);
        QTRY_VERIFY(shown.page.isCounted());
        auto& sizes = *shown.page.findChild<HardestChart*>();
        if (shown.page.findChild<QWidget*>("atlasOrders")->isVisible()) shown.chooseOrder(2);
        QVERIFY(sizes.isVisible() && !shown.picture.isVisible());
        QCOMPARE(sizes.itemCount(), std::size_t{64});
        const auto at = static_cast<std::size_t>(item);
        QTRY_VERIFY(!sizes.size(63).waits);
        QTest::mouseMove(shown.page.windowHandle(),
                         sizes.mapTo(&shown.page, sizes.itemRect(at).center().toPoint()));
        QTRY_COMPARE(shown.told(), told);
        QTest::mouseClick(&sizes, Qt::LeftButton, {}, sizes.itemRect(at).center().toPoint());
        QCOMPARE(shown.chosen.size(), 1);
        const Puzzle chosen = shown.chosen.first();
        QVERIFY(chosen.size() == (Size{item / 8 + 1, item % 8 + 1}));
        QVERIFY(chosen.goal == puzzle.goal && chosen.rule.edges() == puzzle.rule.edges());
        const BoardFamily family(chosen.rule, chosen.goal.kind());
        QCOMPARE(optimumOf(family, chosen.board).value(), std::optional(sizes.size(at).hardest->least()));
        QCOMPARE(std::get<Atlas>(countOptima(family)).worst(), sizes.size(at).hardest->least());
    }

    void theHardestBoardsWaitUntilSomebodyLooks() {
        ShownAtlas shown(samplePuzzle());
        QTRY_VERIFY(shown.page.isCounted());
        auto& sizes = *shown.page.findChild<HardestChart*>();
        QCOMPARE(sizes.itemCount(), std::size_t{0});
        shown.chooseOrder(2);
        QVERIFY(sizes.size(63).waits);
        QCOMPARE(sizes.sentence(63), "8×8: not known yet.");
        shown.page.hide();
        const auto known = [&] {
            int count = 0;
            for (std::size_t i = 0; i < sizes.itemCount(); ++i) count += sizes.size(i).waits ? 0 : 1;
            return count;
        };
        const int before = known();
        QCoreApplication::processEvents();
        QCOMPARE(known(), before);
        shown.page.show();
        QTRY_COMPARE(known(), 64);
    }

    void theArrowKeysGoFromSizeToSize() {
        ShownAtlas shown(samplePuzzle());
        QTRY_VERIFY(shown.page.isCounted());
        shown.chooseOrder(2);
        auto& sizes = *shown.page.findChild<HardestChart*>();
        QTRY_VERIFY(!sizes.size(63).waits);
        sizes.setFocus();
        // That of the game.
        QCOMPARE(sizes.chosen(), std::size_t{27});
        sizes.choose(0);
        const auto after = [&](Qt::Key key) {
            QTest::keyClick(&sizes, key);
            return static_cast<int>(sizes.chosen());
        };
        QCOMPARE(after(Qt::Key_Up), 0);
        QCOMPARE(after(Qt::Key_Right), 1);
        QCOMPARE(after(Qt::Key_Down), 9);
        QCOMPARE(after(Qt::Key_Up), 1);
        QCOMPARE(sizes.sentence(sizes.chosen()), "1×2: the hardest board needs 0 presses.");
        QCOMPARE(after(Qt::Key_End), 63);
        QCOMPARE(after(Qt::Key_Down), 63);
        QTest::keyClick(&sizes, Qt::Key_Return);
        QVERIFY(shown.chosenBoard().size() == (Size{8, 8}));
    }

    void aTableHasOnlyItsOwnSize() {
        const Size size{2, 2};
        const std::vector<Grid> masks(4, Grid::filled(size));
        ShownAtlas shown(Puzzle{Rule::fromTable(size, masks), Grid(size), Goal::White});
        QTRY_VERIFY(shown.page.isCounted());
        shown.chooseOrder(2);
        auto& sizes = *shown.page.findChild<HardestChart*>();
        QCOMPARE(sizes.itemCount(), std::size_t{1});
        QTRY_COMPARE(sizes.sentence(0), "2×2: the hardest board needs 1 press.");
        const auto labels = shown.page.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* each) {
            return each->text().startsWith("The hardest board with this rule");
        }));
    }

    void someSizesAreOutOfReach() {
        HardestChart sizes;
        sizes.show({});
        QVERIFY(!sizes.isEnabled());
        const Rule rule = Rule::fromPattern({3, 3}, Pattern::plus());
        sizes.show({{rule, Goal::White, false, {}}});
        QVERIFY(sizes.isEnabled());
        QCOMPARE(sizes.sentence(0),
                 "3×3: not known. This size has too many press sets with the same effect.");
        QSignalSpy taken(&sizes, &HardestChart::taken);
        sizes.choose(0);
        QTest::keyClick(&sizes, Qt::Key_Return);
        QCOMPARE(taken.size(), 0);
        sizes.setSize(0, {rule, Goal::White, false, {}, true});
        QCOMPARE(sizes.sentence(0), "3×3: not known. There was too little time or memory for it.");
        sizes.setSize(0, {rule, Goal::White, false, HardestBoard{Grid({3, 3}), Grid({3, 3}), 2}});
        QCOMPARE(sizes.sentence(0),
                 "3×3: this board needs 0 presses; another may need more, but none more than 2.");
    }
};

QTEST_MAIN(TestAtlasCharts)
#include "tst_atlas_charts.moc"
