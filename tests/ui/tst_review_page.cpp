#include "core/generate/random_puzzle.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/game/game_tries.h"
#include "ui/review/review_chart.h"
#include "ui/widgets/sentence_list.h"
#include "ui/words/answer_words.h"

#include <QListWidget>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// A window with a game that is reviewed.
struct Reviewing : OpenWindow {
    using OpenWindow::OpenWindow;

    [[nodiscard]] bool isReadyFor(const Puzzle& puzzle, const std::vector<Cell>& presses) {
        if (!isReady()) return false;
        game().replace(puzzle, QStringLiteral("New"));
        game().pressAll(presses, Motion::Immediate);
        key(Qt::Key_6, Qt::ControlModifier);
        return QTest::qWaitFor([&] { return !label("reviewHeadline").isEmpty(); }, patience);
    }

    [[nodiscard]] ReviewChart& chart() { return part<ReviewChart>("reviewChart"); }

    [[nodiscard]] QStringList lines(const char* name) {
        QStringList all;
        const auto& list = part<QListWidget>(name);
        for (int i = 0; list.isVisible() && i < list.count(); ++i) all << list.item(i)->text();
        return all;
    }

    void clickLine(const char* name, int row) {
        auto& list = part<QListWidget>(name);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(row)).center());
    }

    /// Clicks on the chart at the place after this many presses.
    void clickPlace(std::size_t made) {
        QTest::mouseClick(&chart(), Qt::LeftButton, {}, chart().pointOf(made).toPoint());
    }
};

/// The four presses that solve the sample, with two in between that cancel each other.
std::vector<Cell> sampleWithDetour() {
    std::vector<Cell> presses = solutionOf(samplePuzzle());
    presses.insert(presses.begin() + 1, Cell{3, 3});
    presses.insert(presses.begin() + 3, Cell{3, 3});
    return presses;
}

} // namespace

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

    void anotherPressBeginsAnotherTryAndKeepsTheOld() {
        Reviewing open(folder());
        const std::vector<Cell> old = sampleWithDetour();
        QVERIFY(open.isReadyFor(samplePuzzle(), old));
        QVERIFY(open.lines("tries").isEmpty());
        open.clickPlace(1);
        // Better than the press that was made here.
        open.click(old[2]);
        QCOMPARE(open.game().presses(), 2);
        QVERIFY((pressesOf(open.game(), currentTry(open.game())) == std::vector<Cell>{old.front(), old[2]}));
        QCOMPARE(open.lines("tries"),
                 (QStringList{"Try 1: solved in 6 presses", "Try 2: 2 presses, not solved"}));
        QTRY_VERIFY2(open.label("reviewHeadline").startsWith("2 presses so far, and at least 2 more"),
                     qPrintable(open.label("reviewHeadline")));
        QCOMPARE(open.chart().review().least.back(),
                 static_cast<std::int64_t>(solutionOf(open.puzzle()).size()));
        open.clickLine("tries", 0);
        QVERIFY(pressesOf(open.game(), currentTry(open.game())) == old);
        QVERIFY(open.game().solved());
        QTRY_COMPARE(open.label("reviewHeadline"), "Solved in 6 presses; 4 is the minimum.");
        open.clickLine("tries", 1);
        QCOMPARE(open.game().presses(), 2);
    }

    void aTryOfAsManyPressesIsAnother() {
        Reviewing open(folder());
        std::vector<Cell> presses = sampleWithDetour();
        // The board still needs presses after each of these.
        presses.resize(2);
        QVERIFY(open.isReadyFor(samplePuzzle(), presses));
        open.clickPlace(1);
        const Cell another = solutionOf(open.puzzle()).front();
        QVERIFY(another != presses.back());
        open.click(another);
        QCOMPARE(open.game().presses(), 2);
        QCOMPARE(open.chart().review().least.back(),
                 static_cast<std::int64_t>(solutionOf(open.puzzle()).size()));
        open.clickLine("tries", 0);
        QCOMPARE(open.chart().review().least.back(),
                 static_cast<std::int64_t>(solutionOf(open.puzzle()).size()));
    }

    void everyPressIsReviewedAsItIsMade() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), {}));
        QVERIFY(!open.chart().isVisible());
        std::size_t made = 0;
        for (const Cell cell : sampleWithDetour()) {
            open.click(cell);
            ++made;
            QTRY_COMPARE(open.chart().review().presses, made);
            const auto fewest = static_cast<std::int64_t>(solutionOf(open.puzzle()).size());
            QCOMPARE(open.chart().review().least.back(), open.game().solved() ? 0 : fewest);
        }
        // The same beginning on another board is another game.
        open.game().replace(puzzleOf("bwww/bbww/bwww/wwww"), QStringLiteral("New"));
        open.click(sampleWithDetour().front());
        QTRY_COMPARE(open.chart().review().least.front(), 1);
    }

    void theOnlyTryIsShownAfterARestart() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), {{1, 1}, {0, 0}}));
        open.key(Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(open.lines("tries"), QStringList{"Try 1: 2 presses, not solved"});
        QVERIFY(open.part<QWidget>("tries").isVisible());
        open.click(Cell{2, 2});
        QCOMPARE(open.lines("tries").size(), 2);
    }

    void undoLeadsBackIntoTheOldTry() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), sampleWithDetour()));
        open.clickPlace(1);
        open.click(Cell{0, 0});
        for (int i = 0; i < 3; ++i) open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(open.game().presses(), 6);
        QVERIFY(open.game().solved());
    }

    void aSolutionFromAnEarlierPlaceKeepsTheTry_data() {
        QTest::addColumn<bool>("bySolve");
        QTest::newRow("with Solve") << true;
        QTest::newRow("on the page of the solution") << false;
    }

    void aSolutionFromAnEarlierPlaceKeepsTheTry() {
        QFETCH(bool, bySolve);
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), sampleWithDetour()));
        open.clickPlace(2);
        if (!bySolve) open.key(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(open.solve());
        open.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(open.game().presses(), 3);
        open.key(Qt::Key_6, Qt::ControlModifier);
        QCOMPARE(open.lines("tries"),
                 (QStringList{"Try 1: solved in 6 presses", "Try 2: 3 presses, not solved"}));
    }

    void solvingTakesNothingFromRedo_data() {
        QTest::addColumn<Qt::Key>("page");
        QTest::newRow("on the page of the review") << Qt::Key_6;
        QTest::newRow("on the page of the solution") << Qt::Key_1;
    }

    void solvingTakesNothingFromRedo() {
        QFETCH(const Qt::Key, page);
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), {{1, 1}}));
        open.key(page, Qt::ControlModifier);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.solve());
        QCOMPARE(open.action("redo").text().remove('&'), "Redo Press row 2, column 2");
        QVERIFY(open.action("redo").isEnabled());
        QCOMPARE(open.action("undo").text().remove('&'), "Undo New");
        QVERIFY(open.puzzle() == samplePuzzle());
    }

    void aSolutionGoesOnInItsOwnTry_data() {
        QTest::addColumn<bool>("byHand");
        QTest::newRow("with its steps") << false;
        QTest::newRow("with presses by hand") << true;
    }

    void aSolutionGoesOnInItsOwnTry() {
        QFETCH(const bool, byHand);
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), sampleWithDetour()));
        open.clickPlace(0);
        QVERIFY(open.solve());
        const Steps steps = open.player().steps();
        for (int i = 0; i < steps.size(); ++i) {
            QCOMPARE(open.player().index(), i);
            byHand ? open.click(steps.at(i)) : open.key(Qt::Key_Right, Qt::AltModifier);
            QCOMPARE(open.headline(), "4");
        }
        QVERIFY(open.game().solved());
        open.key(Qt::Key_6, Qt::ControlModifier);
        // The first was solved before.
        QCOMPARE(open.lines("tries"), (QStringList{"Try 1: solved in 6 presses",
                                                   "Try 2: solved in 4 presses, with a solution shown"}));
    }

    void elsewhereAPressAfterUndoForgetsAsBefore() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), sampleWithDetour()));
        open.key(Qt::Key_1, Qt::ControlModifier);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        open.click(Cell{0, 0});
        QCOMPARE(triesOf(open.game()).size(), std::size_t{1});
        QCOMPARE(currentTry(open.game()).count, 6);
        QVERIFY(!open.game().canRedo());
    }

    void triesAreSavedWithTheGame() {
        {
            Reviewing open(folder());
            QVERIFY(open.isReadyFor(samplePuzzle(), sampleWithDetour()));
            open.clickPlace(1);
            open.click(Cell{0, 0});
        }
        Reviewing open(folder());
        QVERIFY(open.isReady());
        QTRY_COMPARE(open.lines("tries"),
                     (QStringList{"Try 1: solved in 6 presses", "Try 2: 2 presses, not solved"}));
    }

    void restartBeginsATryToo() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), sampleWithDetour()));
        open.game().restart();
        open.game().press({1, 1});
        // Another board has tries of its own.
        QCOMPARE(open.lines("tries").size(), 2);
        open.paste("bwww/bbww/bwww/wwww");
        QVERIFY(open.lines("tries").isEmpty());
    }

    void noTryIsLostByRestartingOrByAnotherBoardWhileSomethingIsUndone() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), {{0, 0}, {0, 1}}));
        open.game().restart();
        for (const Cell cell : {Cell{1, 1}, Cell{2, 2}, Cell{3, 3}}) open.game().press(cell);
        const QStringList both{"Try 1: 2 presses, not solved", "Try 2: 3 presses, not solved"};
        QTRY_COMPARE(open.lines("tries"), both);
        // From the end of the first try, before the restart.
        open.game().goTo(open.game().moveCount() - 4, Motion::Immediate);
        QCOMPARE(open.game().presses(), 2);
        open.game().restart();
        open.game().press({2, 1});
        QTRY_COMPARE(open.lines("tries").mid(0, 2), both);
        // In the middle of another one.
        open.game().goTo(open.game().moveCount() - 6, Motion::Immediate);
        QCOMPARE(open.game().presses(), 2);
        open.paste("bwww/bbww/bwww/wwww");
        open.game().undo();
        QTRY_COMPARE(open.lines("tries").mid(0, 2), both);
        QCOMPARE(open.game().presses(), 2);
    }

    void aTryIsOneHoweverOftenItIsLeftAndTakenUpAgain() {
        Reviewing open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle(), {{0, 0}, {0, 1}}));
        for (int time = 0; time < 3; ++time) {
            open.game().restart();
            open.game().undo();
        }
        open.paste("bwww/bbww/bwww/wwww");
        open.game().undo();
        open.game().press({2, 2});
        open.game().restart();
        open.game().press({1, 1});
        QTRY_COMPARE(open.lines("tries"),
                     (QStringList{"Try 1: 3 presses, not solved", "Try 2: 1 press, not solved"}));
        QCOMPARE(open.part<QListWidget>("tries").currentRow(), 1);
        // The place from which it was taken up again belongs to it, too.
        open.game().goTo(2, Motion::Immediate);
        QTRY_COMPARE(open.part<QListWidget>("tries").currentRow(), 0);
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
