#include "core/explain/drawn_boards.h"
#include "tests/support/own_threads.h"
#include "tests/support/ui_test.h"
#include "ui/atlas/atlas_page.h"
#include "ui/atlas/hardest_job.h"
#include "ui/widgets/legend.h"
#include "ui/widgets/page_stack.h"

#include <QAbstractButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <functional>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// The page on a game of its own, shown and counted.
struct Shown {
    Game game;
    AtlasPage page;
    OptimaChart& chart;
    AtlasPicture& picture;
    /// The boards that were to be played.
    QList<Puzzle> chosen;

    explicit Shown(const Puzzle& puzzle)
        : game(puzzle), page(game), chart(*page.findChild<OptimaChart*>()),
          picture(*page.findChild<AtlasPicture*>()) {
        QObject::connect(&page, &AtlasPage::boardChosen, &page,
                         [this](const Puzzle& wanted) { chosen << wanted; });
        page.resize(320, 560);
        page.show();
        // A window that becomes active gives somebody the keyboard; who that is depends on what has been
        // counted by then.
        if (!QTest::qWaitForWindowActive(&page, patience)) qFatal("the page does not become active");
        if (page.focusWidget() != nullptr) page.focusWidget()->clearFocus();
    }

    /// Clicks on the order with this number.
    void chooseOrder(int order) {
        auto* orders = page.findChild<QWidget*>(QStringLiteral("atlasOrders"));
        QTest::mouseClick(orders->findChildren<QAbstractButton*>()[order], Qt::LeftButton);
    }

    [[nodiscard]] QString told() const {
        return page.findChild<QLabel*>(QStringLiteral("atlasTold"))->text();
    }

    [[nodiscard]] Grid chosenBoard() const { return chosen.first().board; }
};

Puzzle plusBoard(Size size) { return {Rule::fromPattern(size, Pattern::plus()), Grid(size), Goal::Either}; }

} // namespace

class TestAtlasPage : public UiTest {
    Q_OBJECT

  private slots:

    void theLegendNamesTheCurrentBoardWhereItIsDrawn() {
        Shown shown(impossiblePuzzle());
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

    void allBoardsOfPoj1753AreShown() {
        Shown shown(samplePuzzle());
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
        Shown shown(samplePuzzle());
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
        Shown shown(plusBoard({side, side}));
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
        Shown shown({Rule::fromPattern({3, 3}, Pattern::plus()), Grid({3, 3}), Goal::target(target)});
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
        Shown shown(samplePuzzle());
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
        Shown shown(puzzleOf("wwww/wwww/wwww/wwww"));
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
        Shown shown(puzzle);
        QTRY_VERIFY(shown.page.isCounted());
        const auto* words = shown.page.findChild<QLabel*>("atlasOrder");
        QVERIFY2(words->text().contains(start), qPrintable(words->text()));
        shown.chooseOrder(1);
        QVERIFY2(words->text().startsWith("All boards: "), qPrintable(words->text()));
    }

    void anotherBoardLikeThisNeedsAsMany() {
        for (const Puzzle& puzzle : {samplePuzzle(), impossiblePuzzle()}) {
            Shown shown(puzzle);
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
        Shown shown({Rule::fromPattern(one, Pattern::plus()), Grid(one), goal});
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

    void aTargetIsKept() {
        Puzzle puzzle = samplePuzzle();
        const Grid target = Grid::fromPacked(puzzle.size(), 0x1234);
        const Grid differs = puzzle.board;
        puzzle = {puzzle.rule, differs ^ target, Goal::target(target)};
        Shown shown(puzzle);
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

    void theHardestBoardCanBePlayed() {
        Shown shown(plusBoard({5, 5}));
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

    void whoAsksForABoardKeepsTheKeyboard_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("another like this") << QStringLiteral("anotherLikeThis");
        QTest::newRow("the hardest") << QStringLiteral("hardestBoard");
    }

    /// Elsewhere, the next key would act on something else.
    void whoAsksForABoardKeepsTheKeyboard() {
        QFETCH(const QString, name);
        Shown shown(plusBoard({19, 19}));
        shown.page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&shown.page));
        QTRY_VERIFY_WITH_TIMEOUT(shown.page.isCounted(), 60'000);
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
        QTest::addColumn<std::function<void(Shown&)>>("ask");
        QTest::addColumn<std::function<void(Shown&)>>("play");
        const auto click = [](const char* name) {
            return std::function<void(Shown&)>([name](Shown& shown) {
                auto* button = shown.page.findChild<QPushButton*>(QLatin1String(name));
                QTest::mouseClick(button, Qt::LeftButton);
            });
        };
        const std::function<void(Shown&)> takeColumn = [](Shown& shown) {
            shown.chart.setFocus();
            QTest::keyClick(&shown.chart, Qt::Key_End);
            QTest::keyClick(&shown.chart, Qt::Key_Return);
        };
        const std::function<void(Shown&)> press = [](Shown& shown) { shown.game.press({0, 0}); };
        const std::function<void(Shown&)> replace = [](Shown& shown) {
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
        QFETCH(std::function<void(Shown&)>, ask);
        QFETCH(std::function<void(Shown&)>, play);
        Shown shown(plusBoard({5, 5}));
        QTRY_VERIFY(shown.page.isCounted());
        ask(shown);
        QVERIFY2(shown.told().startsWith("Looking for "), qPrintable(shown.told()));
        play(shown);
        QVERIFY2(!shown.told().startsWith("Looking for "), qPrintable(shown.told()));
        QTRY_COMPARE(ownThreads(), 1);
        QCoreApplication::processEvents();
        QVERIFY(shown.chosen.isEmpty());
    }

    void theHardestBoardOfSomeSizesIsNotKnown() {
        Shown shown(plusBoard({19, 19}));
        QTRY_VERIFY_WITH_TIMEOUT(shown.page.isCounted(), 60'000);
        auto* hardest = shown.page.findChild<QPushButton*>(QStringLiteral("hardestBoard"));
        QTest::mouseClick(hardest, Qt::LeftButton);
        QTRY_VERIFY(shown.told().startsWith(QStringLiteral("The hardest board could not be determined")));
        QCOMPARE(shown.chosen.size(), 0);
    }

    void otherFamiliesAreCountedWhenTheyComeIntoPlay() {
        Shown shown(samplePuzzle());
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
        Shown shown(samplePuzzle());
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
        Shown shown(puzzle);
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
        Shown shown(samplePuzzle());
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
        Shown shown(samplePuzzle());
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
        Shown shown(Puzzle{Rule::fromTable(size, masks), Grid(size), Goal::White});
        QTRY_VERIFY(shown.page.isCounted());
        shown.chooseOrder(2);
        auto& sizes = *shown.page.findChild<HardestChart*>();
        QCOMPARE(sizes.itemCount(), std::size_t{1});
        QTRY_COMPARE(sizes.sentence(0), "2×2: the hardest board needs 1 press.");
    }

    void someSizesAreOutOfReach() {
        HardestChart sizes;
        const Rule rule = Rule::fromPattern({3, 3}, Pattern::plus());
        sizes.show({{rule, Goal::White, false, {}}});
        QCOMPARE(sizes.sentence(0),
                 "3×3: not known. This size has too many press sets with the same effect.");
        QSignalSpy taken(&sizes, &HardestChart::taken);
        sizes.choose(0);
        QTest::keyClick(&sizes, Qt::Key_Return);
        QCOMPARE(taken.size(), 0);
        sizes.setSize(0, {rule, Goal::White, false, HardestBoard{Grid({3, 3}), Grid({3, 3}), 2}});
        QCOMPARE(sizes.sentence(0),
                 "3×3: this board needs 0 presses; another may need more, but none more than 2.");
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
        Shown shown({rule, Grid({side, side}), Goal::White});
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
