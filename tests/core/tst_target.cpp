#include "core/explain/hint.h"
#include "core/explain/light_chasing.h"
#include "core/explain/nearest.h"
#include "core/explain/review.h"
#include "core/explain/solution_sets.h"
#include "core/flipgame.h"
#include "core/solve/verify.h"
#include "core/text/board_text.h"
#include "core/text/puzzle_line.h"
#include "core/text/recognise.h"
#include "core/text/written_forms.h"
#include "tests/core/sample_puzzles.h"

#include <QTest>

#include <algorithm>

using namespace flip;
using namespace flip::test;

namespace {

/// A puzzle of up to 12 cells with a target; more than one in two can be solved.
Puzzle randomTargetPuzzle(std::uint64_t seed) {
    Random random(seed);
    const Rule rule = randomRule(random, 12);
    const Grid target = randomGrid(rule.size(), random);
    Grid board = random.below(2) == 0 ? target ^ rule.flippedBy(randomGrid(rule.size(), random))
                                      : randomGrid(rule.size(), random);
    return {rule, std::move(board), Goal::target(target)};
}

constexpr std::uint64_t puzzles = 1000;

} // namespace

/// A target is as a goal of its own, and yet the same puzzle as one without it: the explanations agree. (That
/// the methods are right is in the contract.)
class TestTarget : public QObject {
    Q_OBJECT

  private slots:

    void explanationsAreThoseOfThePuzzleWithoutIt() {
        for (std::uint64_t seed = 0; seed < puzzles; ++seed) {
            const Puzzle puzzle = randomTargetPuzzle(seed);
            const Puzzle plain = puzzle.withoutTarget();
            const auto found = findSolutionSets(puzzle);
            const auto plainFound = findSolutionSets(plain);
            const auto* sets = std::get_if<SolutionSets>(&found);
            const auto* plainSets = std::get_if<SolutionSets>(&plainFound);
            QVERIFY(sets != nullptr && plainSets != nullptr);
            QCOMPARE(sets->colours.size(), plainSets->colours.size());
            if (sets->colours.empty()) {
                const NearestSolvable nearest = nearestSolvable(puzzle, {});
                QVERIFY(nearest.changes == nearestSolvable(plain, {}).changes);
                Puzzle changed = puzzle;
                changed.board ^= nearest.changes.front();
                QVERIFY(std::holds_alternative<Optimal>(solve(changed).answer));
                continue;
            }
            QCOMPARE(sets->optimalCount(), plainSets->optimalCount());
            for (std::uint64_t i = 0; i < sets->listedCount(); ++i)
                QVERIFY(verify(puzzle, sets->optimal(i)) && sets->optimal(i).reached == Colour::White);
            const Grid presses = sets->optimal(0).presses;
            if (presses.none()) continue;
            const Hint hint = chooseHint(puzzle, presses, sets, {});
            QVERIFY(hint.press == chooseHint(plain, presses, plainSets, {}).press);
            const auto made = presses.setCells();
            const GameReview reviewed = review(puzzle, made, {});
            QVERIFY(reviewed.least == review(plain, made, {}).least);
            QCOMPARE(reviewed.least.back(), std::int64_t{0});
        }
    }

    void lightsAreChasedTowardsIt() {
        Random random(7);
        const Rule rule = Rule::fromPattern({5, 4}, Pattern::plus());
        for (int i = 0; i < 100; ++i) {
            const Puzzle puzzle{rule, randomGrid(rule.size(), random),
                                Goal::target(randomGrid(rule.size(), random))};
            const Chase chase = chaseLights(puzzle, Colour::White);
            Grid left = puzzle.toFlip(Colour::White);
            rule.pressAll(left, chase.presses);
            QVERIFY(left == chase.left);
            for (const Cell cell : left.setCells()) QCOMPARE(cell.row, 4);
        }
    }

    void lostOrWrongAnswersAreRefused() {
        for (std::uint64_t seed = 0; seed < puzzles; ++seed) {
            const Puzzle puzzle = randomTargetPuzzle(seed);
            const Outcome outcome = solve(puzzle);
            QVERIFY(verify(puzzle, outcome.answer));
            if (const auto* impossible = std::get_if<Impossible>(&outcome.answer)) {
                // A witness is refuted where one of its pieces is wanted otherwise.
                Grid other = *puzzle.goal.target();
                other.flip(impossible->witnesses.front().cells.first().value());
                QVERIFY(!verify({puzzle.rule, puzzle.board, Goal::target(other)}, outcome.answer));
                continue;
            }
            auto optimal = std::get<Optimal>(outcome.answer);
            Puzzle other = puzzle;
            Grid wanted = *puzzle.goal.target();
            wanted.flip({0, 0});
            other.goal = Goal::target(wanted);
            QVERIFY(!verify(other, optimal));
            optimal.reached = Colour::Black;
            QVERIFY(!verify(puzzle, optimal));
        }
    }

    void largeBoardsReachItToo() {
        Random random(9);
        for (const Size size : {Size{9, 9}, Size{1, 70}, Size{13, 7}, Size{20, 20}}) {
            for (const Edges edges : {Edges::Clipped, Edges::Torus}) {
                const Rule rule = Rule::fromPattern(size, Pattern::plus(), edges);
                const Grid target = randomGrid(size, random);
                const Puzzle reachable{rule, target ^ rule.flippedBy(randomGrid(size, random)),
                                       Goal::target(target)};
                const Outcome outcome = solve(reachable);
                const auto* optimal = std::get_if<Optimal>(&outcome.answer);
                QVERIFY(optimal != nullptr);
                QVERIFY((reachable.board ^ rule.flippedBy(optimal->presses)) == target);
                const auto plain = std::get<Optimal>(solve(reachable.withoutTarget()).answer);
                QVERIFY(optimal->presses == plain.presses);
            }
        }
    }

    void itMustBeOfTheBoardsSize() {
        Puzzle puzzle = Puzzle::flipGame(Grid({3, 3}));
        puzzle.goal = Goal::target(Grid({3, 2}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, static_cast<void>(solve(puzzle)));
    }

    void whatIsCopiedComesBackWithIt() {
        for (std::uint64_t seed = 0; seed < puzzles; ++seed) {
            const Puzzle puzzle = randomTargetPuzzle(seed);
            const auto line = readPuzzleLine(writePuzzleLine(puzzle));
            QVERIFY2(line && *line == puzzle, writePuzzleLine(puzzle).c_str());
            const std::string text = writePuzzle(puzzle);
            QVERIFY2(saysJust(text, puzzle), text.c_str());
        }
    }

    void aLineThatIsWrongSaysWhere_data() {
        QTest::addColumn<std::string>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("expected");
        QTest::newRow("no target") << std::string("target clipped .*./***/.*. bw/wb") << 33 << "a board";
        QTest::newRow("of another size")
            << std::string("target clipped .*./***/.*. bw/wb bwb") << 34 << "a target of 2×2";
        QTest::newRow("a piece that is none")
            << std::string("target clipped .*./***/.*. bw/wb bw/wx") << 38 << "a piece";
        QTest::newRow("more than one")
            << std::string("target clipped .*./***/.*. bw/wb bw/ww bw/ww") << 40 << "the end of the line";
        QTest::newRow("a target after a goal")
            << std::string("white clipped .*./***/.*. bw/wb bw/ww") << 33 << "the end of the line";
    }

    void aLineThatIsWrongSaysWhere() {
        QFETCH(std::string, line);
        QFETCH(QString, expected);
        const auto read = readPuzzleLine(line);
        QVERIFY(!read);
        QTEST(static_cast<int>(read.error().column), "column");
        QVERIFY2(QString::fromStdString(read.error().expected).contains(expected),
                 read.error().sentence().c_str());
    }

    void otherReadingsKeepItTrue() {
        const Puzzle puzzle = randomTargetPuzzle(3);
        auto recognised = recognise(writePuzzleLine(puzzle));
        QVERIFY(recognised.ok());
        const Reading& reading = recognised->readings.front();
        // Both boards change colours, so the same presses solve it.
        const Puzzle swapped = withColoursSwapped(reading).puzzles.front().puzzle;
        QVERIFY(swapped.board == puzzle.board.complement());
        QVERIFY(swapped.toFlip(Colour::White) == puzzle.toFlip(Colour::White));
        // A target of another size can't be kept.
        const Puzzle other{Rule::fromPattern({7, 2}, Pattern::plus()), Grid({7, 2}),
                           Goal::target(Grid({7, 2}))};
        QVERIFY(!withRuleOf(reading, other));
    }
};

QTEST_GUILESS_MAIN(TestTarget)
#include "tst_target.moc"
