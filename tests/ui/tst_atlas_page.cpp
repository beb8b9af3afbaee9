#include "core/explain/drawn_boards.h"
#include "tests/support/own_threads.h"
#include "tests/support/ui_test.h"
#include "tests/ui/shown_atlas.h"
#include "ui/atlas/atlas_page.h"
#include "ui/atlas/hardest_job.h"
#include "ui/widgets/legend.h"
#include "ui/widgets/page_stack.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <functional>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestAtlasPage : public UiTest {
    Q_OBJECT

  private slots:

    void theLegendNamesTheCurrentBoardWhereItIsDrawn() {
        ShownAtlas shown(impossiblePuzzle());
        QTRY_VERIFY(shown.picture.map().has_value());
        const auto isNamed = [&] {
            const auto& entries = shown.page.findChild<Legend*>()->entries();
            return std::ranges::any_of(
                entries, [](const LegendEntry& each) { return each.words == "the current board"; });
        };
        QVERIFY(shown.picture.order() != AtlasOrder::Pieces);
        QVERIFY(!isNamed());
        shown.game.replace(samplePuzzle(), QStringLiteral("New"));
        QVERIFY(isNamed());
        shown.game.replace(impossiblePuzzle(), QStringLiteral("New"));
        QVERIFY(!isNamed());
        shown.chooseOrder(1);
        QVERIFY(shown.picture.order() == AtlasOrder::Pieces);
        QVERIFY(isNamed());
        shown.chooseOrder(0);
        QVERIFY(!isNamed());
    }

    void allBoardsOfPoj1753AreShown() {
        ShownAtlas shown(samplePuzzle());
        QTRY_VERIFY(shown.page.isCounted());
        QCOMPARE(shown.chart.atlas().optima.size(), std::size_t{7});
        QCOMPARE(shown.chart.sentence(4),
                 QStringLiteral("%1 boards need 4 presses.").arg(QLocale().toString(1562)));
        QCOMPARE(shown.chart.sentence(6), "256 boards need 6 presses.");
        QVERIFY(shown.picture.isVisible());
        QTRY_COMPARE(shown.told(), QStringLiteral("The current board needs 4 presses."));
    }

    void aClickOnAPointPlaysThatBoard_data() {
        QTest::addColumn<int>("order");
        QTest::addColumn<quint64>("board");
        QTest::addColumn<QString>("told");
        QTest::newRow("by presses") << 0 << quint64{0x4C32} << "This board needs 2 presses.";
        QTest::newRow("by pieces") << 1 << quint64{0x0101} << "This board has no solution.";
    }

    void aClickOnAPointPlaysThatBoard() {
        QFETCH(int, order);
        QFETCH(quint64, board);
        QFETCH(QString, told);
        ShownAtlas shown(samplePuzzle());
        QTRY_VERIFY(shown.page.isCounted());
        shown.chooseOrder(order);
        const QPoint at = shown.picture.boardRect(board).topLeft().toPoint();
        QTest::mouseMove(shown.page.windowHandle(), shown.picture.mapTo(&shown.page, at));
        QTRY_VERIFY(shown.told().startsWith("This board"));
        const AtlasPlace place = shown.picture.map()->placeOf(board).value();
        const QString where =
            QStringLiteral(" It is in column %1, row %2.").arg(place.column + 1).arg(place.row + 1);
        QCOMPARE(shown.told(), told + where);
        QTest::mouseClick(&shown.picture, Qt::LeftButton, {}, at);
        QCOMPARE(shown.chosen.size(), 1);
        QCOMPARE(shown.chosenBoard().packed(), board);
    }

    void thePageSaysWhatWasCounted_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("summary");
        QTest::newRow("all boards") << 4 << QLocale().toString(65'536) + " boards"
                                    << "1 in 16 can be solved, in at most 6 presses\\.";
        QTest::newRow("a sample") << 10 << "2¹⁰⁰ boards"
                                  << "Every one can be solved\\. .* a sample of [1-9][0-9,]{0,8}\\.";
    }

    void thePageSaysWhatWasCounted() {
        QFETCH(int, side);
        QFETCH(QString, summary);
        ShownAtlas shown(plusBoard({side, side}));
        QTRY_VERIFY_WITH_TIMEOUT(shown.page.isCounted(), patience);
        const auto text = [&](const char* name) { return shown.page.findChild<QLabel*>(name)->text(); };
        QTEST(text("atlasHeading"), "heading");
        const QString told = text("atlasSummary");
        const QRegularExpression expected(QRegularExpression::anchoredPattern(summary));
        QVERIFY2(expected.match(told).hasMatch(), qPrintable(told));
        if (shown.chart.atlas().exact) return;
        qulonglong drawn = 0;
        for (const OptimumCount& each : shown.chart.atlas().optima) drawn += each.boards;
        QVERIFY2(told.endsWith(QStringLiteral(" %1.").arg(QLocale().toString(drawn))), qPrintable(told));
    }

    void theWordsKnowOfATarget_data() {
        QTest::addColumn<int>("view");
        QTest::addColumn<QString>("words");
        QTest::newRow("by presses") << 0 << "which presses on the target lead to a board";
        QTest::newRow("by pieces") << 1 << "which pieces differ from the target";
        QTest::newRow("the hardest") << 2 << "hardest to make white";
    }

    void theWordsKnowOfATarget() {
        QFETCH(int, view);
        QFETCH(QString, words);
        Grid target({3, 3});
        target.set({0, 0});
        ShownAtlas shown({Rule::fromPattern({3, 3}, Pattern::plus()), Grid({3, 3}), Goal::target(target)});
        QTRY_VERIFY(shown.page.isCounted());
        const QString example = " Black stands for pieces that differ from the target.";
        QTRY_VERIFY(shown.told().endsWith(example));
        shown.chooseOrder(view);
        const auto* const told = shown.page.findChild<QLabel*>("atlasOrder");
        QVERIFY2(told->text().contains(words), qPrintable(told->text()));
        shown.chart.setFocus();
        QTest::keyClick(&shown.chart, Qt::Key_Home);
        QVERIFY2(shown.told().contains(example), qPrintable(shown.told()));
        // The same boards are counted without a target.
        shown.game.replace({Rule::fromPattern({3, 3}, Pattern::plus()), Grid({3, 3}), Goal::White}, "New");
        QVERIFY(shown.page.isCounted());
        QVERIFY2(!told->text().contains(words), qPrintable(told->text()));
    }

    void theWheelZoomsAboutThePointer() {
        ShownAtlas shown(samplePuzzle());
        QTRY_VERIFY(shown.page.isCounted());
        const double all = shown.picture.view().scale();
        // Away from the edges, where the board under the pointer could not stay there.
        const std::uint64_t board = shown.picture.map()->boardAt({30, 34});
        const QPointF at = shown.picture.boardRect(board).center();
        const auto turn = [&](int steps) {
            QWheelEvent event(at, shown.picture.mapToGlobal(at), {}, {0, 120 * steps}, {}, {},
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&shown.picture, &event);
        };
        turn(1);
        const auto place = shown.picture.current();
        QVERIFY(place.has_value());
        QCOMPARE(shown.picture.map()->boardAt(*place), board);
        QCOMPARE(shown.picture.view().scale(), 2 * all);
        for (int i = 0; i < 8; ++i) turn(1);
        QCOMPARE(shown.picture.view().scale(), 64.0);
        QVERIFY(shown.picture.boardRect(board).contains(at));
        QVERIFY(!shown.picture.grab().isNull());
        for (int i = 0; i < 10; ++i) turn(-1);
        QCOMPARE(shown.picture.view().scale(), all);
    }

    void everythingWorksByKeyboard() {
        ShownAtlas shown(puzzleOf("wwww/wwww/wwww/wwww"));
        QTRY_VERIFY(shown.page.isCounted());
        shown.chooseOrder(1);
        shown.picture.setFocus();
        QVERIFY(shown.picture.sentence(*shown.picture.cursorItem())
                    .startsWith("Column 1 of 256, row 1 of 256: 0 presses"));
        const double all = shown.picture.view().scale();
        QTest::keyClick(&shown.picture, Qt::Key_Right);
        QTest::keyClick(&shown.picture, Qt::Key_Down);
        QTest::keyClick(&shown.picture, Qt::Key_Plus);
        QVERIFY(shown.picture.view().scale() > all);
        QTest::keyClick(&shown.picture, Qt::Key_Return);
        QCOMPARE(shown.chosenBoard().packed(), std::uint64_t{0x0101});
        QCOMPARE(shown.picture.sentence(*shown.picture.cursorItem()),
                 "Column 2 of 256, row 2 of 256: no solution");
        QTest::keyClick(&shown.picture, Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(shown.picture.sentence(*shown.picture.cursorItem()).startsWith("Column 18 "));

        shown.chosen.clear();
        shown.chart.setFocus();
        QTest::keyClick(&shown.chart, Qt::Key_End);
        QTest::keyClick(&shown.chart, Qt::Key_Return);
        QTRY_COMPARE(shown.chosen.size(), 1);
        const BoardFamily family(shown.game.puzzle().rule, Goal::Either);
        QCOMPARE(optimumOf(family, shown.chosenBoard()).value(), std::optional<std::int64_t>(6));
    }

    void thePageExplainsTheOrder_data() {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<QString>("start");
        QTest::newRow("either colour") << plusBoard({4, 4}) << "presses on a white board lead";
        QTest::newRow("all lit") << Puzzle{Rule::fromPattern({3, 3}, Pattern::plus()), Grid({3, 3}),
                                           Goal::Black}
                                 << "presses on a board that is all lit lead";
        // A press flips a piece and the one right of it, so an odd row never turns over as a whole.
        QTest::newRow("either colour, apart")
            << Puzzle{Rule::fromPattern({1, 3}, Pattern(0b110'000), Edges::Torus), Grid({1, 3}), Goal::Either}
            << "from a white one in the upper half and from a black one in the lower half";
    }

    void thePageExplainsTheOrder() {
        QFETCH(Puzzle, puzzle);
        QFETCH(QString, start);
        ShownAtlas shown(puzzle);
        QTRY_VERIFY(shown.page.isCounted());
        const auto* words = shown.page.findChild<QLabel*>("atlasOrder");
        QVERIFY2(words->text().contains(start), qPrintable(words->text()));
        shown.chooseOrder(1);
        QVERIFY2(words->text().startsWith("All boards: "), qPrintable(words->text()));
        // A panel has no black ones.
        const bool isPanel = puzzle.goal == Goal::Black;
        QVERIFY2(words->text().contains(isPanel ? "which pieces are lit" : "which pieces are black"),
                 qPrintable(words->text()));
    }

    void anotherBoardLikeThisNeedsAsMany() {
        for (const Puzzle& puzzle : {samplePuzzle(), impossiblePuzzle()}) {
            ShownAtlas shown(puzzle);
            QTRY_VERIFY(shown.page.isCounted());
            auto* another = shown.page.findChild<QPushButton*>(QStringLiteral("anotherLikeThis"));
            QTest::mouseClick(another, Qt::LeftButton);
            QTRY_COMPARE(shown.chosen.size(), 1);
            const BoardFamily family(puzzle.rule, puzzle.goal.kind());
            QCOMPARE(optimumOf(family, shown.chosenBoard()).value(), optimumOf(family, puzzle.board).value());
        }
    }

    void aBoardThatIsAloneHasNoneLikeIt_data() {
        QTest::addColumn<Goal::Kind>("goal");
        QTest::addColumn<bool>("isAlone");
        QTest::newRow("one piece, white wanted") << Goal::White << true;
        QTest::newRow("one piece, black wanted") << Goal::Black << true;
        QTest::newRow("one piece, any colour wanted") << Goal::Either << false;
    }

    void aBoardThatIsAloneHasNoneLikeIt() {
        QFETCH(Goal::Kind, goal);
        QFETCH(bool, isAlone);
        const Size one{1, 1};
        ShownAtlas shown({Rule::fromPattern(one, Pattern::plus()), Grid(one), goal});
        QTRY_VERIFY(shown.page.isCounted());
        auto* another = shown.page.findChild<QPushButton*>(QStringLiteral("anotherLikeThis"));
        QTest::mouseClick(another, Qt::LeftButton);
        if (isAlone) {
            QTRY_COMPARE(shown.told(), "No other board of this size has the same minimum.");
            QVERIFY(shown.chosen.isEmpty());
        } else {
            QTRY_COMPARE(shown.chosen.size(), 1);
            QVERIFY(shown.chosenBoard() != Grid(one));
        }
    }

    /// What is counted of boards drawn at random must not contradict the table beside it.
    void theTableKnowsOfBoardsDrawnAtRandom() {
        HardestJob job;
        const Size size{2, 3};
        const Rule rule = Rule::fromPattern(size, Pattern::plus());
        std::vector<Grid> masks;
        for (std::int64_t press = 0; press < size.cells(); ++press)
            masks.push_back(rule.mask(cellAt(size, press)));
        const BoardFamily family(Rule::fromTable(size, masks), Goal::White);
        job.start(family.rule(), family.goal());
        QTRY_VERIFY(!job.sizes().front().waits);
        QVERIFY(job.sizes().front().hardest.has_value());
        QSignalSpy found(&job, &HardestJob::found);
        // No harder than what is known.
        job.learn(family, Grid(size));
        QCOMPARE(found.size(), 0);
        const Grid presses = Grid::filled(size);
        job.learn(family, presses);
        QCOMPARE(found.size(), 1);
        QCOMPARE(job.sizes().front().hardest->least(), size.cells());
        QVERIFY(job.sizes().front().hardest->board == family.boardSolvedBy(presses));
        // Another family knows nothing of it.
        const BoardFamily other(family.rule(), Goal::Black);
        job.start(other.rule(), other.goal());
        QTRY_VERIFY(!job.sizes().front().waits);
        QVERIFY(job.sizes().front().hardest->least() < size.cells());
    }

    void aTargetThatIsNotCountedIsToldInSentences() {
        const Size size{6, 6};
        ShownAtlas shown(
            {Rule::fromPattern(size, Pattern::plus()), Grid(size), Goal::target(Grid::filled(size))});
        QTRY_COMPARE(shown.told(), "The current board. Black stands for pieces that differ from the target.");
    }

    void aTargetIsKept() {
        Puzzle puzzle = samplePuzzle();
        const Grid target = Grid::fromPacked(puzzle.size(), 0x1234);
        const Grid differs = puzzle.board;
        puzzle = {puzzle.rule, differs ^ target, Goal::target(target)};
        ShownAtlas shown(puzzle);
        QTRY_VERIFY(shown.page.isCounted());
        QTRY_COMPARE(shown.told(),
                     "The current board needs 4 presses. Black stands for pieces that differ from the "
                     "target.");
        QCOMPARE(shown.page.findChild<MiniBoard*>()->board(), differs);
        // The same boards, but not for a target.
        shown.game.replace({puzzle.rule, differs, Goal::White}, QStringLiteral("Pasting"));
        QCOMPARE(shown.told(), "The current board needs 4 presses.");
        shown.game.replace(puzzle, QStringLiteral("Pasting"));
        QTest::mouseClick(&shown.picture, Qt::LeftButton, {},
                          shown.picture.boardRect(0x0027).topLeft().toPoint());
        QCOMPARE(shown.chosen.size(), 1);
        const Puzzle expected{puzzle.rule, Grid::fromPacked(puzzle.size(), 0x0027) ^ target, puzzle.goal};
        QCOMPARE(shown.chosen.first(), expected);
    }

    void whoAsksForABoardKeepsTheKeyboard_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("another like this") << QStringLiteral("anotherLikeThis");
        QTest::newRow("the hardest") << QStringLiteral("hardestBoard");
    }

    /// Elsewhere, the next key would act on something else.
    void whoAsksForABoardKeepsTheKeyboard() {
        QFETCH(const QString, name);
        ShownAtlas shown(plusBoard({19, 19}));
        shown.page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&shown.page));
        QTRY_VERIFY(shown.page.isCounted());
        auto* button = shown.page.findChild<QPushButton*>(name);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QVERIFY(shown.told().startsWith(QStringLiteral("Looking for ")));
        QVERIFY(button->hasFocus());
        // Another board in play ends it, and what was said of it.
        shown.game.replace(plusBoard({4, 4}), QStringLiteral("New"));
        QTRY_VERIFY(shown.page.isCounted());
        QVERIFY(!shown.told().startsWith(QStringLiteral("Looking for ")));
        QVERIFY(button->isEnabled());
    }

    void aBoardThatIsLookedForDoesNotReplaceAGameThatGoesOn_data() {
        QTest::addColumn<std::function<void(ShownAtlas&)>>("ask");
        QTest::addColumn<std::function<void(ShownAtlas&)>>("play");
        const auto click = [](const char* name) {
            return std::function<void(ShownAtlas&)>([name](ShownAtlas& shown) {
                auto* button = shown.page.findChild<QPushButton*>(QLatin1String(name));
                QTest::mouseClick(button, Qt::LeftButton);
            });
        };
        const std::function<void(ShownAtlas&)> takeColumn = [](ShownAtlas& shown) {
            shown.chart.setFocus();
            QTest::keyClick(&shown.chart, Qt::Key_End);
            QTest::keyClick(&shown.chart, Qt::Key_Return);
        };
        const std::function<void(ShownAtlas&)> press = [](ShownAtlas& shown) { shown.game.press({0, 0}); };
        const std::function<void(ShownAtlas&)> replace = [](ShownAtlas& shown) {
            Puzzle other = plusBoard({5, 5});
            other.board.set({2, 2});
            shown.game.replace(other, QStringLiteral("New"));
        };
        QTest::newRow("another like this, and a press") << click("anotherLikeThis") << press;
        QTest::newRow("another like this, and a new board") << click("anotherLikeThis") << replace;
        QTest::newRow("the hardest, and a press") << click("hardestBoard") << press;
        QTest::newRow("the hardest, and a new board") << click("hardestBoard") << replace;
        QTest::newRow("one of a column, and a press") << takeColumn << press;
        QTest::newRow("one of a column, and a new board") << takeColumn << replace;
    }

    void aBoardThatIsLookedForDoesNotReplaceAGameThatGoesOn() {
        QFETCH(std::function<void(ShownAtlas&)>, ask);
        QFETCH(std::function<void(ShownAtlas&)>, play);
        ShownAtlas shown(plusBoard({5, 5}));
        QTRY_VERIFY(shown.page.isCounted());
        ask(shown);
        QVERIFY2(shown.told().startsWith("Looking for "), qPrintable(shown.told()));
        play(shown);
        QVERIFY2(!shown.told().startsWith("Looking for "), qPrintable(shown.told()));
        QTRY_COMPARE(ownThreads(), 1);
        QCoreApplication::processEvents();
        QVERIFY(shown.chosen.isEmpty());
    }

    void otherFamiliesAreCountedWhenTheyComeIntoPlay() {
        ShownAtlas shown(samplePuzzle());
        QTRY_VERIFY(shown.page.isCounted());
        shown.game.replace(plusBoard({8, 8}), QStringLiteral("New"));
        // What was known is not of these.
        QVERIFY(shown.chart.atlas().optima.empty());
        QTRY_VERIFY(shown.page.isCounted());
        QCOMPARE(shown.chart.atlas().worst(), std::int64_t{44});
        QVERIFY(!shown.picture.isVisible() && shown.page.findChild<HardestChart*>()->isVisible());
        shown.game.replace(plusBoard({2, 3}), QStringLiteral("New"));
        QTRY_VERIFY(shown.page.isCounted());
        QVERIFY(shown.picture.isVisible());
    }

    void nothingIsCountedWhileNobodyLooks() {
        Game game(samplePuzzle());
        AtlasPage page(game);
        game.replace(plusBoard({3, 3}), QStringLiteral("New"));
        QVERIFY(!page.isCounted());
        QVERIFY(page.findChild<OptimaChart*>()->atlas().optima.empty());
    }

    void countingEndsSoonWhenNobodyLooks() {
        // The elimination of this torus alone takes far longer.
        constexpr int side = 1000;
        const Rule rule = Rule::fromPattern({side, side}, Pattern::plus(), Edges::Torus);
        ShownAtlas shown({rule, Grid({side, side}), Goal::White});
        shown.page.hide();
        QTRY_COMPARE_WITH_TIMEOUT(ownThreads(), 1, patience);
    }

    void pagesAreReachedByKeyboardAndByName() {
        PageStack pages;
        pages.addPage(QStringLiteral("one"), QStringLiteral("One"), *new QWidget);
        pages.addPage(QStringLiteral("two"), QStringLiteral("Two"), *new QPushButton(QStringLiteral("Push")));
        const QSignalSpy changed(&pages, &PageStack::currentChanged);
        pages.show();
        QCOMPARE(pages.current(), QStringLiteral("one"));
        pages.setCurrent(QStringLiteral("nowhere"));
        QCOMPARE(changed.size(), 0);
        QTest::keyClick(pages.findChild<PageTabs*>(), Qt::Key_Right);
        QCOMPARE(pages.current(), QStringLiteral("two"));
        QCOMPARE(changed.size(), 1);
        pages.setCurrent(QStringLiteral("one"));
        QCOMPARE(pages.current(), QStringLiteral("one"));
    }
};

QTEST_MAIN(TestAtlasPage)
#include "tst_atlas_page.moc"
