// The pages of the window say the same of the same board: by every method, what the Solution page answers,
// what the recorded search ends with, what the race finds and what the count of all solutions says.

#include "core/base/random.h"
#include "tests/core/contract.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/game/explain_job.h"
#include "ui/race/race_page.h"
#include "ui/search/search_explorer.h"
#include "ui/widgets/method_box.h"
#include "ui/words/search_words.h"

#include <QComboBox>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

Puzzle lit(Size size, Pattern pattern = Pattern::plus(), Edges edges = Edges::Clipped) {
    return {Rule::fromPattern(size, pattern, edges), Grid(size), Goal::Black};
}

Puzzle onTorus(const char* board) {
    Puzzle puzzle = puzzleOf(board);
    puzzle.rule = Rule::fromPattern(puzzle.size(), Pattern::plus(), Edges::Torus);
    return puzzle;
}

/// "4", or "Impossible": the answer as the Solution page heads it.
QString headlineOf(const Puzzle& puzzle) {
    const Outcome outcome = flip::solve(defaultMethod(), puzzle);
    const auto* optimal = std::get_if<Optimal>(&outcome.answer);
    return optimal == nullptr ? QStringLiteral("Impossible") : QString::number(optimal->presses.count());
}

struct Known {
    Puzzle puzzle;
    QString headline;
};

/// A drawn board for one of the goals, with what brute force says of it.
Known drawn(const SolvedRule& solved, Goal::Kind kind, Random& random) {
    const auto any = [&] { return static_cast<std::uint32_t>(random.next()) & solved.plain.full(); };
    const std::uint32_t target = kind == Goal::Target ? any() : 0;
    // Any board, which is often impossible, or one that has a solution.
    const std::uint32_t finished = kind == Goal::Black ? solved.plain.full() : target;
    const std::uint32_t board = random.below(2) == 0 ? any() : pressed(solved.plain, finished, any());
    const Goal goal = kind == Goal::Target ? Goal::target(gridOf(solved.plain, target)) : Goal(kind);
    const int fewest = fewestTo(kind, solved.toWhite, board ^ target, solved.plain.full()).first;
    return {{solved.rule, gridOf(solved.plain, board), goal},
            fewest == never ? QStringLiteral("Impossible") : QString::number(fewest)};
}

} // namespace

class TestAgreement : public UiTest {
    Q_OBJECT

    /// Looks more often than QTRY_VERIFY, which would take most of the time of so many puzzles.
    template <class Condition>
    static bool isSoon(Condition condition) {
        return QTest::qWaitFor(condition, patience);
    }

    static void check(OpenWindow& open, const Puzzle& puzzle, const QString& expected) {
        open.game().replace(puzzle, QStringLiteral("New"));
        checkMethods(open, puzzle, expected);
        if (!QTest::currentTestFailed()) checkRace(open, expected);
    }

    /// What the Solution page says by every method, and the Search page at the end of its search.
    static void checkMethods(OpenWindow& open, const Puzzle& puzzle, const QString& expected) {
        const QString ended = expected == "Impossible" ? QStringLiteral("there is no solution")
                                                       : QStringLiteral(" %1 press").arg(expected);
        auto& explorer = *open.window.findChild<SearchExplorer*>(QStringLiteral("searchExplorer"));
        for (const Method& method : methods()) {
            const QString name = textOf(method.name);
            if (method.refuses(puzzle, {})) continue;
            open.part<QComboBox>("method").setCurrentText(name);
            QVERIFY(open.solve());
            QVERIFY2(open.headline() == expected, qPrintable(name + ": " + open.headline()));
            Puzzle solved = puzzle;
            for (const Cell cell : open.player().steps()) solved.press(cell);
            QVERIFY2(expected == "Impossible" || solved.solved(), qPrintable(name));
            explorer.setMethod(method);
            explorer.watch();
            QVERIFY(isSoon([&] { return explorer.state() == SearchExplorer::State::Shown; }));
            const QString ending = search_words::ending(explorer.player().replay().trace());
            QVERIFY2(ending.contains(ended), qPrintable(name + ": " + ending));
        }
    }

    static void checkRace(OpenWindow& open, const QString& expected) {
        open.key(Qt::Key_3, Qt::ControlModifier);
        open.click("startRace");
        auto& race = open.part<RacePage>("racePage");
        QVERIFY(isSoon([&] { return !race.job().isRunning(); }));
        const QString verdict = open.label("raceVerdict");
        QVERIFY2(verdict.endsWith(expected == "Impossible" ? QStringLiteral(": impossible.")
                                  : expected == "1"        ? QStringLiteral(": 1 press.")
                                                           : QStringLiteral(": %1 presses.").arg(expected)),
                 qPrintable(verdict));
        for (const RaceLane& lane : race.job().race().lanes)
            QVERIFY2(!lane.takesPart() || lane.hasProof(), lane.method->name.data());
    }

  private slots:

    void allPagesSayTheSame_data() {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::newRow("the sample") << samplePuzzle();
        QTest::newRow("no solution") << impossiblePuzzle();
        QTest::newRow("a single piece") << puzzleOf("b");
        QTest::newRow("a single piece to be lit") << lit({1, 1});
        QTest::newRow("a finished row of two") << puzzleOf("bb");
        QTest::newRow("a finished column of three") << puzzleOf("b/b/b");
        QTest::newRow("a finished square") << puzzleOf("bb/bb");
        QTest::newRow("a row") << puzzleOf("bwwbwb");
        QTest::newRow("a column") << puzzleOf("b/w/w/w/b");
        QTest::newRow("a panel") << lit({3, 4});
        QTest::newRow("a panel of which no button does anything") << lit({2, 2}, Pattern(0));
        QTest::newRow("a torus") << onTorus("bwb/wbw/bww");
        QTest::newRow("a torus of one row") << onTorus("bwwb");
        QTest::newRow("a torus without a solution") << onTorus("bwww/wwww/wwww/wwww");
    }

    void allPagesSayTheSame() {
        QFETCH(Puzzle, puzzle);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        check(open, puzzle, headlineOf(puzzle));
    }

    void allPagesSayWhatBruteForceSays_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        for (int rows = 1; rows <= mostCells; ++rows) {
            for (int columns = 1; rows * columns <= mostCells; ++columns)
                QTest::addRow("%d rows of %d", rows, columns) << rows << columns;
        }
    }

    void allPagesSayWhatBruteForceSays() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        Random random(static_cast<std::uint64_t>(100 * rows + columns));
        // One kind of edges in turn; with FLIP_EVERY_BOARD in the environment both.
        const bool isEvery = qEnvironmentVariableIsSet("FLIP_EVERY_BOARD");
        bool next = columns % 2 == 0;
        for (const std::string_view drawing : drawings) {
            next = !next;
            for (const bool torus : {false, true}) {
                if (!isEvery && torus != next) continue;
                const SolvedRule solved(PlainRule::ofDrawing(rows, columns, torus, drawing));
                const auto kind = static_cast<Goal::Kind>(random.below(4));
                const Known known = drawn(solved, kind, random);
                check(open, known.puzzle, known.headline);
                if (!QTest::currentTestFailed()) continue;
                qWarning("%s, pattern %s%s", qPrintable(written(known.puzzle)), drawing.data(),
                         torus ? " on a torus" : "");
                return;
            }
        }
    }

    void contradictionsAreSeen_data() {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<int>("presses");
        QTest::addColumn<bool>("agree");
        // −1: no solution.
        QTest::newRow("the truth") << samplePuzzle() << 4 << true;
        QTest::newRow("one too many") << samplePuzzle() << 5 << false;
        QTest::newRow("one too few") << samplePuzzle() << 3 << false;
        QTest::newRow("no solution where there is one") << samplePuzzle() << -1 << false;
        QTest::newRow("no solution where there is none") << impossiblePuzzle() << -1 << true;
        QTest::newRow("a solution where there is none") << impossiblePuzzle() << 4 << false;
    }

    void contradictionsAreSeen() {
        QFETCH(Puzzle, puzzle);
        QFETCH(int, presses);
        const auto found = findSolutionSets(puzzle);
        Grid set(puzzle.size());
        for (int i = 0; i < presses; ++i) set.set(flip::cellAt(puzzle.size(), i));
        const Answer proven = presses < 0 ? Answer(Impossible{}) : Answer(Optimal{set});
        QTEST(ui::agree(proven, std::get<SolutionSets>(found)), "agree");
        if (presses < 0) return;
        // What is not claimed to be the fewest may be one more, but not one less.
        const Answer unproven = Unproven{set, Colour::White, 2};
        const bool possible = puzzle == samplePuzzle() && presses >= 4;
        QCOMPARE(ui::agree(unproven, std::get<SolutionSets>(found)), possible);
    }
};

QTEST_MAIN(TestAgreement)
#include "tst_agreement.moc"
