#include "core/generate/random_puzzle.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/widgets/chooser.h"
#include "ui/words/hint_words.h"

#include <QComboBox>
#include <QElapsedTimer>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

const char* const sampleCount = "It can be solved: the minimum is 4 presses.";

/// The hint that core gives for a puzzle.
Hint hintFor(const Puzzle& puzzle) {
    const auto sets = std::get<SolutionSets>(findSolutionSets(puzzle));
    return chooseHint(puzzle, sets.optimal(0).presses, &sets);
}

/// A window with a board on which hints are asked for.
struct Asking : OpenWindow {
    using OpenWindow::OpenWindow;

    [[nodiscard]] bool isReadyFor(const Puzzle& puzzle) {
        if (!isReady()) return false;
        game().replace(puzzle, QStringLiteral("New"));
        return true;
    }

    void ask() { key(Qt::Key_H, Qt::ControlModifier); }

    /// What is told when hints are asked for to the end, and once more.
    [[nodiscard]] QStringList allHints() {
        ask();
        if (!QTest::qWaitFor([this] { return message().startsWith("It can be solved"); }, patience))
            return {};
        QStringList all{message()};
        for (int i = 0; i < 3; ++i) {
            ask();
            all << message();
        }
        return all;
    }

    [[nodiscard]] QString said(HintDegree degree) {
        return hint_words::sentence(puzzle(), hintFor(puzzle()), degree);
    }

    [[nodiscard]] bool offers(const char* text) {
        auto& offer = part<QAbstractButton>("offer");
        return offer.isVisible() && offer.text() == QLatin1String(text);
    }

    [[nodiscard]] const HintLight* light() { return window.board().hint(); }
};

} // namespace

class TestHints : public UiTest {
    Q_OBJECT

  private slots:

    void theReasonIsSeenOnTheBoard() {
        std::optional<Puzzle> puzzle;
        for (std::uint64_t seed = 1; !puzzle; ++seed) {
            Puzzle drawn = randomPuzzle(Rule::fromPattern({4, 4}, Pattern::plus()), Goal::White, seed);
            if (std::holds_alternative<InSomeOptima>(hintFor(drawn).reason)) puzzle = std::move(drawn);
        }
        const Hint hint = hintFor(*puzzle);
        Asking open(folder());
        QVERIFY(open.isReadyFor(*puzzle));
        open.ask();
        QTRY_VERIFY(open.message().startsWith("It can be solved"));
        open.ask();
        open.ask();
        QCOMPARE(open.message(), open.said(HintDegree::Piece));
        QVERIFY(open.light()->others.empty());
        open.ask();
        QCOMPARE(open.message(), open.said(HintDegree::Why));
        QVERIFY(open.light()->others == std::get<InSomeOptima>(hint.reason).quiet.setCells());
        QVERIFY(!open.light()->others.empty());
    }

    void everyRequestGivesAwayMore_data() {
        QTest::addColumn<bool>("byOffer");
        QTest::newRow("with the command's key") << false;
        QTest::newRow("with the offer in the message") << true;
    }

    void everyRequestGivesAwayMore() {
        QFETCH(bool, byOffer);
        Asking open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle()));
        const Hint hint = hintFor(samplePuzzle());
        const auto more = [&] { byOffer ? open.click("offer") : open.ask(); };
        open.ask();
        QTRY_COMPARE(open.message(), sampleCount);
        QVERIFY(open.offers("Which row?"));
        QCOMPARE(open.spoken(), QString(sampleCount) + " Hint again for the row.");
        QVERIFY(open.light() == nullptr);
        more();
        QCOMPARE(open.message(), open.said(HintDegree::Row));
        QVERIFY(open.offers("Which piece?"));
        QVERIFY(open.spoken().endsWith("Hint again for the piece."));
        QVERIFY(open.light() != nullptr);
        QVERIFY(open.light()->row == hint.press.row && !open.light()->piece);
        more();
        QCOMPARE(open.message(), open.said(HintDegree::Piece));
        QVERIFY(open.offers("Why?"));
        QVERIFY(open.spoken().endsWith("Hint again for the reason."));
        QVERIFY(open.light()->piece == hint.press && !open.light()->row);
        more();
        QCOMPARE(open.message(), open.said(HintDegree::Why));
        QVERIFY(!open.part<QAbstractButton>("offer").isVisible());
        QCOMPARE(open.spoken(), open.message());
        QVERIFY(open.light()->piece == hint.press);
        // There is no more; the light stays as long as the words about it.
        QVERIFY(open.clock.finish());
        QVERIFY(open.light() != nullptr);
        open.ask();
        QCOMPARE(open.message(), open.said(HintDegree::Why));
        QVERIFY(open.light()->piece == hint.press);
        QVERIFY(open.puzzle() == samplePuzzle());
    }

    void anotherSolutionThanThatOfTheHintIsShown_data() {
        QTest::addColumn<QString>("method");
        QTest::addColumn<bool>("stays");
        QTest::newRow("a method with the same solution") << QString("algebra") << true;
        QTest::newRow("a method with another one") << QString("subsets") << false;
    }

    /// Methods find different ones of several optimal solutions.
    void anotherSolutionThanThatOfTheHintIsShown() {
        QFETCH(QString, method);
        QFETCH(bool, stays);
        Puzzle puzzle = puzzleOf("wwbw/wbww/bbbw/bbbb");
        puzzle.goal = Goal::White;
        const Hint hint = hintFor(puzzle);
        const Outcome other = flip::solve(*findMethod(method.toStdString()), puzzle);
        QCOMPARE(std::get<Optimal>(other.answer).presses.test(hint.press), stays);
        Asking open(folder());
        QVERIFY(open.isReadyFor(puzzle));
        open.part<QComboBox>("method").setCurrentText(method);
        for (int i = 0; i < 3; ++i) open.ask();
        QTRY_COMPARE(open.message(), open.said(HintDegree::Piece));
        QVERIFY(open.solve());
        QCOMPARE(open.message() == open.said(HintDegree::Piece), stays);
        QCOMPARE(open.light() != nullptr, stays);
    }

    void threeQuickRequestsGiveThePiece() {
        Asking open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle()));
        for (int i = 0; i < 3; ++i) open.ask();
        QTRY_COMPARE(open.message(), open.said(HintDegree::Piece));
    }

    void anotherPositionStartsAgain_data() {
        QTest::addColumn<std::function<void(Asking&)>>("change");
        const auto row = [](const char* name, auto change) {
            QTest::newRow(name) << std::function<void(Asking&)>(change);
        };
        row("a press", [](Asking& open) { open.click(Cell{1, 1}); });
        row("undo", [](Asking& open) { open.key(Qt::Key_Z, Qt::ControlModifier); });
        row("another board", [](Asking& open) { open.paste("bwww/bbww/bwww/wwww"); });
    }

    void anotherPositionStartsAgain() {
        QFETCH(std::function<void(Asking&)>, change);
        Asking open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle()));
        open.click(Cell{0, 0});
        open.ask();
        open.ask();
        QTRY_COMPARE(open.message(), open.said(HintDegree::Row));
        QVERIFY(open.light() != nullptr);
        change(open);
        QVERIFY(open.light() == nullptr);
        QVERIFY(open.message() != open.said(HintDegree::Row));
        open.ask();
        QTRY_VERIFY2(open.message().startsWith("It can be solved"), qPrintable(open.message()));
    }

    void aHintLeadsToTheEnd() {
        Asking open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle()));
        for (int presses = 0; presses < 4; ++presses) {
            QVERIFY(!open.game().solved());
            for (int i = 0; i < 3; ++i) open.ask();
            QTRY_VERIFY(open.light() != nullptr && open.light()->piece);
            open.click(*open.light()->piece);
        }
        QVERIFY(open.game().solved());
        open.ask();
        QTRY_COMPARE(open.message(), "There is nothing left to press.");
        QVERIFY(!open.part<QAbstractButton>("offer").isVisible());
    }

    void noJudgementReplacesTheHint() {
        // How good the presses were takes longer to compute here than that none is left.
        constexpr Size large{60, 60};
        const Puzzle puzzle =
            randomPuzzle(Rule::fromPattern(large, Pattern::plus(), Edges::Torus), Goal::White, 7);
        QElapsedTimer watch;
        watch.start();
        const auto solution = solutionOf(puzzle);
        const qint64 judging = watch.elapsed();
        Asking open(folder());
        QVERIFY(open.isReadyFor(puzzle));
        open.game().pressAll(solution, Motion::Immediate);
        open.ask();
        const QString hint = "There is nothing left to press.";
        QTRY_COMPARE(open.message(), hint);
        // Long enough for a judgement, which does not come.
        constexpr int rounds = 5;
        QVERIFY(!QTest::qWaitFor([&] { return open.message() != hint; }, rounds * static_cast<int>(judging)));
    }

    void anImpossibleBoardOffersTheProof() {
        Asking open(folder());
        QVERIFY(open.isReadyFor(impossiblePuzzle()));
        open.ask();
        QTRY_COMPARE(open.message(), "There is no hint: this board has no solution.");
        QVERIFY(open.offers("Show why"));
        open.ask();
        QCOMPARE(open.message(), "There is no hint: this board has no solution.");
        QVERIFY(open.light() == nullptr);
        open.click("offer");
        QTRY_COMPARE(open.headline(), "Impossible");
    }

    void aBoardOfOneRowHasNoRowToTell() {
        Asking open(folder());
        QVERIFY(open.isReadyFor(Puzzle::flipGame(Grid::fromPacked({1, 4}, 0b0011))));
        open.ask();
        QTRY_VERIFY(open.offers("Which piece?"));
        open.ask();
        QCOMPARE(open.message(), open.said(HintDegree::Piece));
    }

    void theSameBoardHasTheSameHintsAfterSolve_data() {
        QTest::addColumn<QString>("board");
        QTest::addColumn<int>("made");
        QTest::newRow("a press that every solution has")
            << "flip:bwbw/wwbb/bwwb/bwww?pattern=.../.**/*.*" << 0;
        QTest::newRow("a press that every optimal solution has") << "flip:bwwb/bbwb/bwwb/bwww" << 0;
        QTest::newRow("in the middle of a solution") << "flip:bwwb/bbwb/bwwb/bwww" << 1;
    }

    void theSameBoardHasTheSameHintsAfterSolve() {
        QFETCH(const QString, board);
        QFETCH(const int, made);
        Asking solved(folder());
        QVERIFY(solved.isReady());
        solved.paste(board);
        QVERIFY(solved.solve());
        for (int i = 0; i < made; ++i) solved.key(Qt::Key_Right, Qt::AltModifier);
        const QStringList after = solved.allHints();
        QVERIFY2(after.last() != after[after.size() - 2], qPrintable(after.last()));
        solved.game().replace(solved.puzzle(), QStringLiteral("New"));
        QVERIFY(!solved.player().isActive());
        QCOMPARE(solved.allHints(), after);
    }

    void anotherOptimalSolutionTakesBackTheHint() {
        Asking open(folder());
        QVERIFY(open.isReady());
        open.paste("flip:bwwb/bbwb/bwwb/bwww");
        QVERIFY(open.solve());
        for (int i = 0; i < 2; ++i) open.ask();
        QTRY_VERIFY(open.light() != nullptr);
        QVERIFY(!open.message().isEmpty());
        const auto buttons = open.part<Chooser>("optimal").findChildren<QToolButton*>();
        // It is enabled before there is anything to choose, but not shown.
        QTRY_VERIFY(buttons.last()->isVisible() && buttons.last()->isEnabled());
        QTest::mouseClick(buttons.last(), Qt::LeftButton);
        QTRY_COMPARE(open.message(), QString());
        QVERIFY(open.light() == nullptr);
    }

    void aHintThatTakesLongIsToldToBeSought() {
        Asking open(folder());
        const Size size{123, 123};
        QVERIFY(open.isReadyFor({Rule::fromPattern(size, Pattern::plus()), Grid::filled(size), Goal::White}));
        open.ask();
        QTRY_COMPARE(open.message(), QStringLiteral("Looking for a hint…"));
        QCOMPARE(open.spoken(), open.message());
        // Whoever presses the keys again waits for this one, and gets no more than the first degree.
        for (int i = 0; i < 3; ++i) open.ask();
        QTRY_VERIFY_WITH_TIMEOUT(open.message() != QStringLiteral("Looking for a hint…"), patience);
        QVERIFY(open.light() == nullptr);
        // It is not told any more of another position.
        open.click({0, 0});
        open.ask();
        QTRY_COMPARE(open.message(), QStringLiteral("Looking for a hint…"));
        open.click({0, 0});
        QCOMPARE(open.message(), QString());
    }

    void whileSteppingAHintFollowsTheSolution() {
        Asking open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle()));
        QVERIFY(open.solve());
        open.key(Qt::Key_Right, Qt::AltModifier);
        const Cell next = open.player().steps()[1];
        for (int i = 0; i < 3; ++i) open.ask();
        QTRY_VERIFY(open.light() != nullptr && open.light()->piece == next);
        const QString press =
            QStringLiteral("Press row %1, column %2.").arg(next.row + 1).arg(next.column + 1);
        QCOMPARE(open.message(), press);
        QCOMPARE(open.spoken(), press + " Hint again for the reason.");
        // Nothing is told twice.
        open.ask();
        QVERIFY2(open.message().startsWith("This solution presses nothing more above row"),
                 qPrintable(open.message()));
        QVERIFY(open.light() != nullptr && open.light()->piece == next);
    }

    void aSolutionGoesOnWithTheHintsBeforeIt_data() {
        QTest::addColumn<int>("before");
        QTest::addColumn<HintDegree>("then");
        QTest::newRow("none") << 0 << HintDegree::Count;
        QTest::newRow("the count") << 1 << HintDegree::Row;
        QTest::newRow("the row") << 2 << HintDegree::Piece;
        QTest::newRow("the piece") << 3 << HintDegree::Why;
    }

    void aSolutionGoesOnWithTheHintsBeforeIt() {
        QFETCH(const int, before);
        QFETCH(const HintDegree, then);
        Asking open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle()));
        for (int i = 0; i < before; ++i) open.ask();
        if (before > 0) QTRY_VERIFY(!open.message().isEmpty());
        QVERIFY(open.solve());
        open.ask();
        QTRY_COMPARE(open.message(), then == HintDegree::Count ? QString(sampleCount) : open.said(then));
    }

    void aHintOfAnUnseenBoardIsForgotten() {
        Asking open(folder());
        QVERIFY(open.isReadyFor(samplePuzzle()));
        open.ask();
        QTRY_COMPARE(open.message(), sampleCount);
        open.command("Guide").trigger();
        QCOMPARE(open.message(), QString());
        open.ask();
        QTRY_COMPARE(open.message(), sampleCount);
    }

    void everyReasonIsAPlainSentence_data() {
        QTest::addColumn<HintReason>("reason");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("forced by the row above")
            << HintReason(OnlyFromBelow{{1, 2}})
            << "This solution presses nothing more above row 3. So only the press at row 3, column 3 can "
               "still turn over the piece above it, from white to black.";
        QTest::newRow("forced in the end")
            << HintReason(StartsTheChase{})
            << "Everything depends on the first row: once it is pressed as in this solution, each piece can "
               "only be turned over from below, so every other press is forced.";
        QTest::newRow("dear to do without")
            << HintReason(InEveryOptimum{6})
            << "Every optimal solution has this press: without it, at least 6 are needed.";
        QTest::newRow("impossible to do without")
            << HintReason(InEveryOptimum{})
            << "Every solution has this press, even those that are not optimal.";
        QTest::newRow("one way of several")
            << HintReason(InSomeOptima{2, 3, Grid::fromPacked({4, 4}, 0b1111)})
            << "It is part of 2 of the 3 optimal solutions. The other one differs from this one by the "
               "marked quiet pattern: 4 presses that change nothing together.";
        QTest::newRow("one way of many")
            << HintReason(InSomeOptima{2, 4, Grid::fromPacked({4, 4}, 0b1111)})
            << "It is part of 2 of the 4 optimal solutions. One of the others differs from this one by the "
               "marked quiet pattern: 4 presses that change nothing together.";
        QTest::newRow("for one colour, with several others")
            << HintReason(InSomeOptima{1, 3, {}})
            << "It is part of 1 of the 3 optimal solutions. The others make all pieces the other colour.";
        QTest::newRow("for one colour")
            << HintReason(InSomeOptima{1, 2, {}})
            << "It is part of 1 of the 2 optimal solutions. The other one makes all pieces the other colour.";
    }

    void everyReasonIsAPlainSentence() {
        QFETCH(HintReason, reason);
        QFETCH(QString, sentence);
        QCOMPARE(hint_words::sentence(samplePuzzle(), {{2, 2}, reason}, HintDegree::Why), sentence);
    }

    void whatIsNotProvenIsNotCalledTheFewest_data() {
        QTest::addColumn<Answer>("answer");
        QTest::addColumn<QString>("sentence");
        const Grid three = Grid::fromPacked({4, 4}, 0b0111);
        QTest::newRow("proven") << Answer(Optimal{three, Colour::White})
                                << "It can be solved: the minimum is 3 presses.";
        QTest::newRow("not proven") << Answer(Unproven{three, Colour::White, 2})
                                    << "It can be solved in 3 presses, perhaps in fewer.";
        QTest::newRow("not known") << Answer(Stopped{Stopped::Reason::Time}) << "";
    }

    void whatIsNotProvenIsNotCalledTheFewest() {
        QFETCH(Answer, answer);
        QFETCH(QString, sentence);
        QCOMPARE(hint_words::count({answer, {}}), sentence);
    }
};

QTEST_MAIN(TestHints)
#include "tst_hints.moc"
