// How the window solves a board: answers, what is said of them, and searches that are stopped.

#include "core/generate/random_puzzle.h"
#include "core/text/puzzle_line.h"
#include "tests/core/liar.h"
#include "tests/support/open_window.h"
#include "tests/support/own_threads.h"
#include "tests/support/ui_test.h"
#include "tests/ui/pasted_boards.h"
#include "ui/game/solve_job.h"
#include "ui/solution/why_least.h"
#include "ui/widgets/chooser.h"
#include "ui/words/answer_words.h"

#include <QComboBox>
#include <QListView>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// Two rows of 15: has no solution, and searching all of its press sets takes long.
const char* const endlessText = "bwwwwwwwwwwwwww\nwwwwwwwwwwwwwww\n";

/// The cells of a board of 4×4, in reading order.
Grid cellsOf(std::uint64_t bits) { return Grid::fromPacked({4, 4}, bits); }

} // namespace

class TestSolving : public UiTest {
    Q_OBJECT

    /// A window in which that search runs.
    [[nodiscard]] bool startEndlessSearch(OpenWindow& open) {
        auto& method = open.part<QComboBox>("method");
        method.setCurrentText("subsets");
        open.paste(endlessText);
        open.key(Qt::Key_Return, Qt::ControlModifier);
        return QTest::qWaitFor([&] { return open.label("subline").contains("steps so far"); }, patience);
    }

  private slots:

    void whatIsProvenIsSaidInWholeSentences_data() {
        QTest::addColumn<bool>("isOptimal");
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("line");
        QTest::newRow("the fewest are none") << true << 0 << "";
        QTest::newRow("the fewest are 1") << true << 1 << "Proven: at least one is needed";
        QTest::newRow("the fewest are 2") << true << 2 << "Proven: 1 is not enough";
        QTest::newRow("the fewest are 3") << true << 3 << "Proven: 2 are not enough";
        QTest::newRow("at least 1") << false << 1 << "Perhaps not minimal; at least one is needed";
        QTest::newRow("at least 2") << false << 2 << "Perhaps not minimal; at least 2 are needed";
    }

    void whatIsProvenIsSaidInWholeSentences() {
        QFETCH(bool, isOptimal);
        QFETCH(int, number);
        Grid presses({4, 4});
        for (int i = 0; i < (isOptimal ? number : 4); ++i) presses.set({0, i});
        const Answer answer = isOptimal ? Answer(Optimal{presses, Colour::White})
                                        : Answer(Unproven{presses, Colour::White, number});
        QTEST(answer_words::proofLine({answer, {}}), "line");
    }

    void whatAProofLacksIsSaidInWholeSentences_data() {
        QTest::addColumn<Obstacle>("obstacle");
        QTest::addColumn<QString>("end");
        using enum Obstacle::Kind;
        constexpr double hour = 3600;
        const auto row = [](const char* name, const Obstacle& obstacle, const char* end) {
            QTest::newRow(name) << obstacle << end;
        };
        row("the search was ended", {Ended}, "");
        row("seconds", {Time, 30}, " A proof would take a processor about 30 seconds.");
        row("minutes", {Time, hour}, " A proof would take a processor about 60 minutes.");
        row("hours", {Time, 30 * hour}, " A proof would take a processor about 30 hours.");
        row("days", {Time, 300 * hour}, " A proof would take a processor about 13 days.");
        row("years", {Time, 24 * 900 * hour}, " A proof would take a processor about 3 years.");
        row("memory", {Memory}, " There is too little memory to prove more.");
        row("any way", {Reach}, " A proof is out of reach.");
    }

    void whatAProofLacksIsSaidInWholeSentences() {
        QFETCH(Obstacle, obstacle);
        QFETCH(QString, end);
        const auto told = [&](std::uint64_t nodes) {
            const Outcome outcome{Unproven{cellsOf(4), Colour::White, 2, obstacle}, {.nodes = nodes}};
            return answer_words::cost({samplePuzzle(), &defaultMethod(), outcome, true});
        };
        QCOMPARE(told(0), "Answered in 0 ns." + end);
        QVERIFY2(told(1).endsWith("." + end), qPrintable(told(1)));
        QVERIFY2(told(2).endsWith("." + end), qPrintable(told(2)));
    }

    void aFalseAnswerIsNotShown_data() {
        QTest::addColumn<Answer>("answer");
        const Grid right = std::get<Optimal>(flip::solve(defaultMethod(), samplePuzzle()).answer).presses;
        Grid onePressLess = right;
        onePressLess.set(right.setCells().front(), false);
        const auto row = [](const char* name, const Answer& answer) { QTest::newRow(name) << answer; };
        row("no press", Optimal{cellsOf(0), Colour::White});
        row("one press less", Optimal{onePressLess, Colour::White});
        row("the other colour", Optimal{right, Colour::Black});
        row("a bound above the presses", Unproven{right, Colour::White, 5});
        row("no solution, and no proof", Impossible{});
        row("no solution, and a false proof", Impossible{{{cellsOf(1), Goal::Either}}});
    }

    void aFalseAnswerIsNotShown() {
        QFETCH(Answer, answer);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QVERIFY(open.solve());
        liarsAnswer = answer;
        open.window.findChild<SolveJob*>("solving")->start(liar, open.puzzle());
        QTRY_COMPARE(open.message(), "The method liar gave an incorrect answer. Please report this board.");
        QCOMPARE(open.headline(), QString());
        QVERIFY(!open.player().isActive());
        // The true one still is.
        QVERIFY(open.solve());
        QCOMPARE(open.headline(), "4");
    }

    void anExplanationComesOnlyToItsAnswer() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        // Of so many solutions they are not counted at once.
        open.game().replace(randomPuzzle(Rule::fromPattern({30, 30}, Pattern::plus()), Goal::Either, 1),
                            "New");
        QVERIFY(open.solve());
        open.window.solve();
        open.click({0, 0});
        QCOMPARE(open.headline(), QString());
        QTRY_VERIFY_WITH_TIMEOUT(ownThreads() == 1, patience);
        QCoreApplication::sendPostedEvents();
        QVERIFY(!open.window.findChild<WhyLeast*>()->isVisible());
    }

    void whatIsProvenIsNotSearchedForAgain() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const Size size{39, 39};
        const Rule rule = Rule::fromPattern(size, Pattern::plus());
        open.paste(QString::fromStdString(writePuzzleLine({rule, Grid::filled(size), Goal::White})));
        QTRY_VERIFY_WITH_TIMEOUT(open.message().contains(QStringLiteral("The minimum is")), patience);
        open.window.solve();
        QVERIFY(open.player().isActive());
        const QString headline = open.headline();
        // Nor when the board comes back; another one is searched.
        open.click({0, 0});
        open.window.solve();
        QVERIFY(!open.player().isActive());
        open.key(Qt::Key_Z, Qt::ControlModifier);
        open.window.solve();
        QVERIFY(open.player().isActive());
        QCOMPARE(open.headline(), headline);
        // A method that still searches must not answer over it.
        auto& method = open.part<QComboBox>("method");
        const auto* const solving = open.window.findChild<SolveJob*>("solving");
        method.setCurrentText("deepening");
        open.window.solve();
        QVERIFY(solving->isRunning());
        method.setCurrentText("algebra");
        open.window.solve();
        QVERIFY(!solving->isRunning());
        QCOMPARE(open.headline(), headline);
    }

    void anAnswerThatMayNotBeTheMinimumIsNotExplained() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        const Grid right = std::get<Optimal>(flip::solve(defaultMethod(), samplePuzzle()).answer).presses;
        liarsAnswer = Unproven{right, Colour::White, 2};
        open.window.findChild<SolveJob*>("solving")->start(liar, open.puzzle());
        QTRY_COMPARE(open.label("proofLine"), "Perhaps not minimal; at least 2 are needed");
        QTRY_VERIFY_WITH_TIMEOUT(ownThreads() == 1, patience);
        QVERIFY(!open.window.findChild<WhyLeast*>()->isVisible());
    }

    void theSampleIsSolvedInFour() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QTRY_VERIFY(open.message().endsWith("4 presses."));
        QVERIFY(open.solve());
        QCOMPARE(open.headline(), "4");
        QCOMPARE(open.label("subline"), "presses make every piece white");
        QCOMPARE(open.label("proofLine"), "Proven: 3 are not enough");
        QCOMPARE(open.label("place"), "0 of 4");
        QVERIFY(open.spoken().startsWith("4 presses make every piece"));
        const auto& marks = open.window.board().marks();
        QCOMPARE(marks.steps.size(), std::size_t{4});
        for (int i = 0; i < 4; ++i) {
            const auto& mark = marks.steps[static_cast<std::size_t>(i)];
            QCOMPARE(mark.number, i + 1);
            QCOMPARE(mark.next, i == 0);
            const auto& list = open.part<QListView>("steps");
            QCOMPARE(
                list.model()->index(i, 0).data().toString(),
                QStringLiteral("Press row %1, column %2").arg(mark.cell.row + 1).arg(mark.cell.column + 1));
        }
    }

    void aMethodThatRefusesTheBoardSaysThatAlone() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.part<QComboBox>("method").setCurrentText("subsets");
        open.paste("wwwwwwww\nwwwwwwww\nwwwwwwww\nwwwwwwww\nwwwwwwww\nwwwwwwww\nwwwwwwww\nwwwwwwwb\n");
        QTRY_VERIFY(open.message().endsWith("presses."));
        open.key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(open.headline(), "Too large");
        QCOMPARE(open.label("subline"),
                 "The method subsets takes boards of up to 30 pieces; this one has 64");
        QCOMPARE(open.spoken(),
                 "Too large. The method subsets takes boards of up to 30 pieces; this one has 64.");
        QCOMPARE(open.label("cost"), QString());
        // There is no answer to explain, even when all other threads have come to their end.
        QTRY_VERIFY_WITH_TIMEOUT(ownThreads() == 1, patience);
        QCoreApplication::sendPostedEvents();
        QVERIFY(!open.window.findChild<WhyLeast*>()->isVisible());
        QVERIFY(!open.part<Chooser>("optimal").isVisible());
        open.part<QComboBox>("method").setCurrentText("algebra");
        open.click("solveHere");
        QTRY_VERIFY(open.player().isActive());
        QCOMPARE(open.headline(), "27");
    }

    void whatAnAnswerCostIsToldOfItsMethodAlone() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        auto& method = open.part<QComboBox>("method");
        const auto choose = [&method](const QString& name) {
            method.setCurrentText(name);
            emit method.activated(method.currentIndex());
        };
        choose("deepening");
        QVERIFY(open.solve());
        QVERIFY(open.label("cost").endsWith("A node is one press tried."));
        choose("subsets");
        QCOMPARE(open.label("cost"), QString());
        choose("deepening");
        QVERIFY(open.label("cost").endsWith("A node is one press tried."));
    }

    void theMessageOffersWhatComesNext_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("offer");
        QTest::addColumn<QString>("headline");
        QTest::newRow("a solution") << sampleText << "Pasted: 4×4, Flip Game. The minimum is 4 presses."
                                    << "Show the solution"
                                    << "4";
        QTest::newRow("a proof") << impossibleText << "Pasted: 4×4, Flip Game. It has no solution."
                                 << "Show why"
                                 << "Impossible";
    }

    void theMessageOffersWhatComesNext() {
        QFETCH(QString, text);
        QFETCH(QString, message);
        QFETCH(QString, offer);
        QFETCH(QString, headline);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(text);
        QTRY_COMPARE(open.message(), message);
        auto& button = open.part<QAbstractButton>("offer");
        QVERIFY(button.isVisible());
        QCOMPARE(button.text(), offer);
        open.click("offer");
        QTRY_COMPARE(open.headline(), headline);
        QVERIFY(!button.isVisible());
    }

    void anAnswerIsAskedForWhereItWillStand_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isNumber");
        QTest::newRow("a number, before its words") << sampleText << true;
        QTest::newRow("a word, above them") << impossibleText << false;
    }

    void anAnswerIsAskedForWhereItWillStand() {
        QFETCH(QString, text);
        QFETCH(bool, isNumber);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(text);
        open.click("solveHere");
        QTRY_COMPARE(open.headline(), isNumber ? "4" : "Impossible");
        const auto placeOf = [&](const char* name) {
            const auto& label = open.part<QLabel>(name);
            return QRect(label.mapTo(&open.window, QPoint(0, 0)), label.size());
        };
        QTRY_COMPARE(placeOf("headline").bottom() < placeOf("subline").top(), !isNumber);
        QCOMPARE(placeOf("headline").right() < placeOf("subline").left(), isNumber);
    }

    void everyOptimalSolutionIsNamedByItsOwnColour() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QVERIFY(open.solve());
        auto& chooser = open.part<Chooser>("optimal");
        QTRY_VERIFY(chooser.isVisible());
        auto* next = chooser.findChild<QAbstractButton*>(QStringLiteral("nextChoice"));
        for (const auto* button : chooser.findChildren<QAbstractButton*>()) QVERIFY(!button->icon().isNull());
        QSet<QString> said;
        while (true) {
            const QString subline = open.label("subline");
            said << subline;
            open.key(Qt::Key_End, Qt::AltModifier);
            const auto colour = open.puzzle().uniformColour();
            QVERIFY(colour);
            QCOMPARE(subline, *colour == Colour::White ? "presses make every piece white"
                                                       : "presses make every piece black");
            if (!next->isEnabled()) break;
            QTest::mouseClick(next, Qt::LeftButton);
        }
        QCOMPARE(said.size(), 2);
    }

    void aFinishedBoardNeedsNoPresses() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bbbb/bbbb/bbbb/bbbb");
        QTRY_COMPARE(open.message(), "Pasted: 4×4, Flip Game. It is already solved.");
        QVERIFY(open.solve());
        QCOMPARE(open.headline(), "0");
        QCOMPARE(open.label("subline"), "presses needed: every piece is already black");
        QVERIFY(!open.part<QWidget>("transport").isVisible());
    }

    void everyMethodAnswersInTheWindow_data() {
        QTest::addColumn<QString>("method");
        for (const Method& method : methods())
            QTest::addRow("%s", std::string(method.name).c_str())
                << QString::fromStdString(std::string(method.name));
    }

    void everyMethodAnswersInTheWindow() {
        QFETCH(QString, method);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.part<QComboBox>("method").setCurrentText(method);
        open.paste(sampleText);
        QVERIFY(open.solve());
        QCOMPARE(open.headline(), "4");
        open.paste(impossibleText);
        QVERIFY(open.solve());
        QCOMPARE(open.headline(), "Impossible");
        QVERIFY(!open.window.board().marks().witness.none());
    }

    void whatIsTooLargeForAMethodIsSaid() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.part<QComboBox>("method").setCurrentText("subsets");
        open.paste(QString("bwwwwwwwwb\n").repeated(10));
        QVERIFY(open.solve());
        QCOMPARE(open.headline(), "Too large");
        QVERIFY(!open.label("subline").isEmpty());
    }

    void aSearchCanBeStopped() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(startEndlessSearch(open));
        open.click("stop");
        QTRY_VERIFY(!open.part<QWidget>("stop").isVisible());
        QCOMPARE(open.message(), "The search was stopped before an answer was found.");
        QCOMPARE(open.headline(), QString());
    }

    void aPressEndsTheSearch() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(startEndlessSearch(open));
        open.click({1, 3});
        QCOMPARE(open.game().presses(), 1);
        QVERIFY(!open.part<QWidget>("stop").isVisible());
        QVERIFY(!open.label("subline").contains("Searching"));
    }

    void theWindowClosesWhileItExplains() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(QString("b") + QString(62, 'w') + "\n" + (QString(63, 'w') + "\n").repeated(61));
        QVERIFY(open.solve());
        QVERIFY(open.window.close());
    }

    void theWindowClosesWhileItSearches() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(startEndlessSearch(open));
        QVERIFY(open.window.close());
        // The search still runs; the window's end ends it.
        QVERIFY(open.part<QWidget>("stop").isVisibleTo(&open.window));
    }
};

QTEST_MAIN(TestSolving)
#include "tst_solving.moc"
