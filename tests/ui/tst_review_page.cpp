#include "core/generate/random_puzzle.h"
#include "tests/support/drawn.h"
#include "tests/ui/reviewing.h"
#include "ui/game/game_tries.h"
#include "ui/widgets/sentence_list.h"
#include "ui/words/answer_words.h"

#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestReviewPage : public UiTest {
    Q_OBJECT

  private slots:

    void theChosenSentenceDiffersFromTheOneUnderThePointer() {
        SentenceList list(QStringLiteral("Tries"));
        list.setSentences({{QStringLiteral("One"), 1}, {QStringLiteral("Two"), 2}});
        list.resize(200, 100);
        list.show();
        list.setCurrentRow(0);
        QVERIFY(QTest::qWaitForWindowExposed(&list, patience));
        const QRect other = list.visualItemRect(list.item(1));
        QTest::mouseMove(list.viewport(), other.center());
        const QColor accent = list.palette().color(QPalette::Highlight);
        const auto hasBar = [&](int row) {
            const QPoint middle(3, list.visualItemRect(list.item(row)).center().y());
            return list.viewport()->grab().toImage().pixelColor(middle) == accent;
        };
        QTRY_VERIFY(hasBar(0));
        QVERIFY(!hasBar(1));
    }

    void theRingOfAPlaceHidesNoNumberOfAnAxis() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), sampleWithDetour()));
        open.chart().setFocus();
        const auto numbers = [&] {
            const QImage picture = open.chart().grab().toImage();
            return picture.copy(0, picture.height() - 14, picture.width(), 14);
        };
        QTest::keyClick(&open.chart(), Qt::Key_End);
        const QImage atTheEnd = numbers();
        QTest::keyClick(&open.chart(), Qt::Key_Home);
        QCOMPARE(open.label("reviewPlace"), "At the start: at least 4 left.");
        QVERIFY(numbers() == atTheEnd);
    }

    void aGameIsToldInASentenceAndACurve() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), sampleWithDetour()));
        QCOMPARE(open.label("reviewHeadline"), "Solved in 6 presses; 4 is the minimum.");
        QVERIFY2(open.label("reviewPath").startsWith("You left the optimal path at press 2"),
                 qPrintable(open.label("reviewPath")));
        const auto& least = open.chart().review().least;
        QCOMPARE(least.size(), std::size_t{7});
        QCOMPARE(least.front(), 4);
        QCOMPARE(least.back(), 0);
        const QStringList remarks = open.lines("reviewRemarks");
        QVERIFY2(remarks.first().startsWith("Press 2, row 4, column 4: a detour of"),
                 qPrintable(remarks.join('\n')));
        QVERIFY(remarks.contains("Presses 2 and 4, row 4, column 4, cancelled each other."));
        QCOMPARE(open.label("reviewPlace"), "After 6 of 6 presses: solved.");
        // The lost presses of the whole try stay below it.
        open.chart().setFocus();
        QTest::keyClick(&open.chart(), Qt::Key_Home);
        QTest::keyClick(&open.chart(), Qt::Key_Right);
        QCOMPARE(open.label("reviewPath"), "So far, you have not left the optimal path.");
        QCOMPARE(open.lines("reviewRemarks"), remarks);
    }

    void anotherBoardIsNotToldByTheNumbersOfTheLast() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), sampleWithDetour()));
        QVERIFY(!open.lines("reviewRemarks").isEmpty());
        // Its review takes seconds.
        const Rule rule = Rule::fromPattern({45, 45}, Pattern(0b010'101'010), Edges::Torus);
        open.game().replace(randomPuzzle(rule, Goal::White, 1), QStringLiteral("New"));
        const auto isKnown = [&] { return !open.chart().review().least.empty(); };
        QVERIFY(!isKnown());
        QCOMPARE(open.label("reviewHeadline"), "0 presses so far.");
        QVERIFY(open.lines("reviewRemarks").isEmpty());
        QVERIFY(!open.chart().isVisible());
        open.game().press({0, 0});
        QVERIFY(!isKnown());
        QCOMPARE(open.label("reviewHeadline"), "1 press so far.");
        QCOMPARE(open.label("reviewPath"), "The minimum is being determined…");
    }

    void everyLostPressHasARing_data() {
        QTest::addColumn<std::vector<Cell>>("presses");
        QTest::addColumn<int>("rings");
        QTest::newRow("none") << solutionOf(samplePuzzle()) << 0;
        QTest::newRow("a detour") << sampleWithDetour() << 1;
        QTest::newRow("twice in a row") << std::vector<Cell>{{3, 3}, {3, 3}} << 1;
        QTest::newRow("twice in a row, and again") << std::vector<Cell>{{3, 3}, {3, 3}, {0, 0}, {0, 0}} << 2;
    }

    void everyLostPressHasARing() {
        QFETCH(std::vector<Cell>, presses);
        QFETCH(int, rings);
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), presses));
        QTRY_VERIFY(!open.chart().review().least.empty());
        const QColor words = open.chart().palette().color(QPalette::WindowText);
        const auto drawn = drawnBy(open.chart());
        QCOMPARE(std::ranges::count_if(drawn,
                                       [&](const Drawn& each) {
                                           return each.outline == words && qAbs(each.rect.width() - 9) < 0.1;
                                       }),
                 rings);
    }

    void aPieceThatWasPressedTwiceInARowIsToldOnce() {
        Reviewing open(folder());
        std::vector<Cell> presses = solutionOf(samplePuzzle());
        presses.insert(presses.begin() + 1, 2, Cell{3, 3});
        QVERIFY(open.isReadyFor(samplePuzzle(), presses));
        QCOMPARE(open.label("reviewHeadline"), "Solved in 6 presses; 4 is the minimum.");
        QCOMPARE(open.label("reviewPath"),
                 "Except for presses that cancelled each other, you never left the optimal path.");
        QCOMPARE(open.lines("reviewRemarks"),
                 QStringList{"Presses 2 and 3, row 4, column 4, cancelled each other."});
        open.game().undo();
        QTRY_COMPARE(
            open.label("reviewPath"),
            "So far, except for presses that cancelled each other, you have not left the optimal path.");
    }

    void thePlaceInTheGameIsChosenInTheCurve_data() {
        QTest::addColumn<std::function<void(Reviewing&)>>("choose");
        QTest::addColumn<int>("presses");
        const auto row = [](const char* name, auto choose, int presses) {
            QTest::newRow(name) << std::function<void(Reviewing&)>(choose) << presses;
        };
        const auto keys = [](std::initializer_list<Qt::Key> all) {
            return [all = std::vector<Qt::Key>(all)](Reviewing& open) {
                open.chart().setFocus();
                for (const Qt::Key key : all) open.key(key);
            };
        };
        row(
            "a click", [](Reviewing& open) { open.clickPlace(2); }, 2);
        row(
            "a click on the end, from the start",
            [](Reviewing& open) {
                open.clickPlace(0);
                open.clickPlace(6);
            },
            6);
        row(
            "dragging",
            [](Reviewing& open) {
                const auto at = [&](std::size_t made) { return open.chart().pointOf(made).toPoint(); };
                QTest::mousePress(&open.chart(), Qt::LeftButton, {}, at(5));
                QTest::mouseMove(&open.chart(), at(3));
                QTest::mouseMove(&open.chart(), at(1));
                QTest::mouseRelease(&open.chart(), Qt::LeftButton, {}, at(1));
            },
            1);
        row("an arrow key", keys({Qt::Key_Left}), 5);
        row("there and back", keys({Qt::Key_Left, Qt::Key_Left, Qt::Key_Right}), 5);
        row("no further than the end", keys({Qt::Key_Right}), 6);
        row("Home", keys({Qt::Key_Home}), 0);
        row("no further than the start", keys({Qt::Key_Home, Qt::Key_Left}), 0);
        row("End", keys({Qt::Key_Home, Qt::Key_End}), 6);
        row(
            "a remark", [](Reviewing& open) { open.clickLine("reviewRemarks", 0); }, 2);
    }

    void thePlaceInTheGameIsChosenInTheCurve() {
        QFETCH(std::function<void(Reviewing&)>, choose);
        QFETCH(int, presses);
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), sampleWithDetour()));
        choose(open);
        QCOMPARE(open.game().presses(), presses);
        QCOMPARE(open.chart().place(), static_cast<std::size_t>(presses));
        const auto least = open.chart().review().least[static_cast<std::size_t>(presses)];
        const QString headline = open.label("reviewHeadline");
        QCOMPARE(headline, presses == 0   ? "No press yet; 4 is the minimum."
                           : presses == 6 ? "Solved in 6 presses; 4 is the minimum."
                                          : QString("%1 so far, and at least %2 more.")
                                                .arg(answer_words::presses(presses), QString::number(least)));
        // Nothing is lost.
        QCOMPARE(currentTry(open.game()).count, 6);
        QVERIFY(open.chart()
                    .sentence(open.chart().place())
                    .startsWith(presses == 0 ? "At the start"
                                             : QStringLiteral("After %1 of 6 presses").arg(presses)));
    }

    void undoAndRedoMoveThePlace() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), sampleWithDetour()));
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(open.chart().place(), std::size_t{5});
        open.key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(open.chart().place(), std::size_t{6});
    }

    void pressesInARowThatCancelledEachOtherAreNoDetours_data() {
        QTest::addColumn<std::vector<Cell>>("presses");
        QTest::addColumn<QString>("sentence");
        const QString except = "Except for presses that cancelled each other, you left the optimal path at ";
        const std::vector<Cell> twice{{0, 0}, {0, 0}};
        const auto row = [&](const char* name, const std::vector<Cell>& more, const QString& end) {
            std::vector<Cell> presses = twice;
            presses.insert(presses.end(), more.begin(), more.end());
            QTest::newRow(name) << presses << except + end;
        };
        row("one detour", {{3, 3}}, "press 3.");
        row("two detours", {{0, 0}, {0, 2}, {0, 3}}, "presses 4 and 5.");
        row("more detours than are named",
            {{1, 0}, {0, 2}, {1, 1}, {3, 3}, {1, 3}, {1, 2}, {2, 0}, {3, 2}, {1, 2}, {0, 1}, {0, 2}, {2, 3}},
            "7 presses, first at press 3.");
        QTest::newRow("none")
            << twice
            << "So far, except for presses that cancelled each other, you have not left the "
               "optimal path.";
    }

    void pressesInARowThatCancelledEachOtherAreNoDetours() {
        QFETCH(std::vector<Cell>, presses);
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), presses));
        QTEST(open.label("reviewPath"), "sentence");
    }

    void nothingIsSaidOfPressesThatAreTakenBack() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), {{0, 3}, {0, 0}}));
        QCOMPARE(open.label("reviewPath"), "You left the optimal path at press 1.");
        for (int undone = 0; undone < 2; ++undone) open.game().undo();
        QTRY_COMPARE(open.label("reviewHeadline"), "No press yet; 4 is the minimum.");
        QVERIFY(open.part<QLabel>("reviewPath").isHidden());
    }

    void aSolutionThatWasShownIsNotThePersonsWay() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), {}));
        QVERIFY(open.solve());
        open.command("Last Step").trigger();
        QVERIFY(open.game().solved());
        open.key(Qt::Key_6, Qt::ControlModifier);
        QTRY_COMPARE(open.label("reviewPath"),
                     "A solution was shown in this try, so some presses may not be your own.");
        open.game().restart();
        for (const Cell cell : solutionOf(samplePuzzle())) open.game().press(cell);
        QTRY_COMPARE(open.lines("tries"), (QStringList{"Try 1: solved in 4 presses, with a solution shown",
                                                       "Try 2: solved in 4 presses"}));
    }

    void whatCannotBeReviewedIsSaid_data() {
        QTest::addColumn<QString>("board");
        QTest::addColumn<bool>("pressed");
        QTest::addColumn<QString>("headline");
        QTest::newRow("no press yet") << "bwwb/bbwb/bwwb/bwww" << false << "No press yet; 4 is the minimum.";
        QTest::newRow("one press") << "bwwb/bbwb/bwwb/bwww" << true << "1 press so far, and at least";
        QTest::newRow("no solution") << "bwww/wwww/wwww/wwww" << true << "This board has no solution.";
    }

    void whatCannotBeReviewedIsSaid() {
        QFETCH(QString, board);
        QFETCH(bool, pressed);
        QFETCH(QString, headline);
        Reviewing open(folder());
        std::vector<Cell> presses;
        if (pressed) presses.push_back({0, 0});
        QVERIFY(open.isReadyFor(puzzleOf(qPrintable(board)), presses));
        QVERIFY2(open.label("reviewHeadline").startsWith(headline), qPrintable(open.label("reviewHeadline")));
        QVERIFY(!open.window.grab().isNull());
    }

    void longGamesAreDrawnWithoutDelay() {
        Reviewing open(folder());
        std::vector<Cell> presses;
        presses.reserve(10'000);
        for (int i = 0; i < 10'000; ++i) presses.push_back({i % 4, i / 4 % 4});
        QVERIFY(open.isReadyFor(samplePuzzle(), presses));
        QVERIFY2(open.label("reviewHeadline").contains("10000 presses"),
                 qPrintable(open.label("reviewHeadline")));
        QCOMPARE(open.lines("reviewRemarks").size(), 200);
        open.clickPlace(5'000);
        QVERIFY(std::abs(open.game().presses() - 5'000) < 100);
        QVERIFY(!open.chart().grab().isNull());
        // Drawing takes as long as there are points, and far longer where lines go to and fro.
        const QPolygonF curve = open.chart().curve();
        QVERIFY(curve.size() > open.chart().width() / 2);
        QVERIFY2(curve.size() <= 4 * open.chart().width(), qPrintable(QString::number(curve.size())));
        const QRectF bounds = curve.boundingRect().adjusted(0, -0.01, 0, 0.01);
        const std::size_t known = open.chart().review().least.size();
        for (std::size_t made = 0; made < known; ++made) {
            const QPointF point = open.chart().pointOf(made);
            QVERIFY(point.y() >= bounds.top() && point.y() <= bounds.bottom());
        }
        QCOMPARE(curve.back(), open.chart().pointOf(known - 1));
        QVERIFY(ReviewChart().curve().isEmpty());
    }
};

QTEST_MAIN(TestReviewPage)
#include "tst_review_page.moc"
