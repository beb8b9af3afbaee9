#include "core/base/index.h"
#include "core/solve/method.h"
#include "core/solve/methods/line_map.h"
#include "core/solve/methods/line_plan.h"
#include "core/solve/solve.h"
#include "core/solve/verify.h"
#include "tests/core/plain_enumeration.h"
#include "tests/core/sample_puzzles.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace flip;
using namespace flip::test;

namespace {

#if defined(NDEBUG) && FLIP_SLOWNESS == 1
/// Every pattern.
constexpr unsigned step = 1;
#else
/// Without optimisation, or with a sanitizer, one pattern in 7.
constexpr unsigned step = 7;
#endif

constexpr std::array edgesOf{Edges::Clipped, Edges::Torus};

const Method& firstRow() { return *findMethod("first-row"); }

QString nameOf(const Puzzle& puzzle) {
    return QString("%1×%2, pattern %3, torus %4, goal %5")
        .arg(puzzle.size().rows)
        .arg(puzzle.size().columns)
        .arg(puzzle.rule.pattern()->bits())
        .arg(puzzle.rule.edges() == Edges::Torus)
        .arg(static_cast<int>(puzzle.goal.kind()));
}

std::optional<PlainAnswer> answerOf(const Method& method, const Puzzle& puzzle) {
    const Answer answer = solve(method, puzzle).answer;
    if (!verify(puzzle, answer)) return PlainAnswer{-1, Colour::White};
    if (std::holds_alternative<Impossible>(answer)) return std::nullopt;
    const auto& optimal = std::get<Optimal>(answer);
    return PlainAnswer{static_cast<int>(optimal.presses.count()), optimal.reached};
}

} // namespace

/// First-row enumeration has a different shape for each kind of pattern, so all patterns are tried.
class TestFirstRow : public QObject {
    Q_OBJECT

  private slots:

    void everyPatternIsRight_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        for (const Size size :
             {Size{1, 1}, {1, 5}, {5, 1}, {2, 2}, {2, 3}, {3, 2}, {3, 3}, {3, 4}, {4, 3}, {2, 5}, {5, 2}}) {
            QTest::addRow("%d rows, %d columns", size.rows, size.columns) << size.rows << size.columns;
        }
    }

    void everyPatternIsRight() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        Random random(1);
        for (unsigned bits = 0; bits < unsigned{Pattern::count}; bits += step) {
            for (const Edges edges : edgesOf) {
                const Rule rule = Rule::fromPattern({rows, columns}, Pattern(bits), edges);
                const auto goal = static_cast<Goal::Kind>(random.below(3));
                for (const Puzzle& puzzle : {Puzzle{rule, randomGrid(rule.size(), random), goal},
                                             solvablePuzzle(rule, goal, random)}) {
                    QVERIFY2(answerOf(firstRow(), puzzle) == enumerate(puzzle), qPrintable(nameOf(puzzle)));
                }
            }
        }
    }

    void largerBoardsAgreeWithAlgebra() {
        Random random(2);
        int compared = 0;
        for (unsigned bits = 1; bits < unsigned{Pattern::count}; bits += 3 * step) {
            for (const Size size : {Size{7, 6}, {9, 7}, {6, 70}}) {
                const Edges edges = edgesOf[asIndex(random.below(2))];
                const Rule rule = Rule::fromPattern(size, Pattern(bits), edges);
                const auto plan = bestPlan(rule);
                // Some 16,000 combinations at the most, to keep the test short.
                if (!plan || plan->log2Branches > 14) continue;
                const Puzzle puzzle = solvablePuzzle(rule, static_cast<Goal::Kind>(random.below(3)), random);
                const Outcome outcome = solve(defaultMethod(), puzzle);
                const auto* optimal = std::get_if<Optimal>(&outcome.answer);
                if (optimal == nullptr) continue;
                ++compared;
                const PlainAnswer expected{static_cast<int>(optimal->presses.count()), optimal->reached};
                QVERIFY2(answerOf(firstRow(), puzzle) == expected, qPrintable(nameOf(puzzle)));
            }
        }
        QVERIFY(compared > 20);
    }

    void theSideThatLeavesLeastIsChosen_data() {
        QTest::addColumn<unsigned>("pattern");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<bool>("torus");
        QTest::addColumn<int>("scan");
        QTest::addColumn<int>("branches");
        const auto add = [](const char* name, unsigned pattern, Size size, bool torus, Scan scan,
                            int branches) {
            QTest::newRow(name) << pattern << size.rows << size.columns << torus << static_cast<int>(scan)
                                << branches;
        };
        const unsigned plus = Pattern::plus().bits();
        add("the plus: every first row", plus, {6, 5}, false, Scan::RowsDown, 5);
        add("the plus on a wide board: every first column", plus, {5, 9}, false, Scan::ColumnsRight, 5);
        add("the plus on a torus: every two first rows", plus, {9, 5}, true, Scan::RowsDown, 10);
        add("nothing reaches up: even the first row is forced", 0b010'010'000, {6, 5}, false, Scan::RowsDown,
            0);
        add("everything reaches down: no row is free", 0b010'000'000, {6, 5}, false, Scan::RowsDown, 0);
        add("everything reaches up: looked at from below", 0b000'000'010, {6, 5}, false, Scan::RowsUp, 0);
        add("nothing leaves the row: no row is free", 0b000'001'000, {6, 5}, false, Scan::RowsDown, 0);
        add("the corners, even width: each row forces the next", 0b101'000'101, {7, 6}, false, Scan::RowsDown,
            6);
        add("the corners, odd width: each row leaves a bit free", 0b101'000'101, {7, 5}, false,
            Scan::RowsDown, 11);
        add("the empty pattern", 0, {3, 3}, false, Scan::RowsDown, 0);
    }

    void theSideThatLeavesLeastIsChosen() {
        QFETCH(unsigned, pattern);
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(bool, torus);
        QFETCH(int, scan);
        QFETCH(int, branches);
        const Edges edges = torus ? Edges::Torus : Edges::Clipped;
        const auto plan = bestPlan(Rule::fromPattern({rows, columns}, Pattern(pattern), edges));
        QCOMPARE(static_cast<int>(plan->puzzle.scan), scan);
        QCOMPARE(static_cast<int>(plan->log2Branches), branches);
    }

    void lineMapsAreInverted() {
        Random random(5);
        for (int width = 1; width <= 64; ++width) {
            for (unsigned kind = 0; kind < 16; ++kind) {
                const LineMap map(width, (kind & 8U) != 0, (kind & 1U) != 0, (kind & 2U) != 0,
                                  (kind & 4U) != 0);
                if (map.isZero()) continue;
                const LineInverse inverse(map, width);
                QVERIFY(inverse.kernel().size() <= 4);
                for (const Grid::Word quiet : inverse.kernel()) QCOMPARE(map(quiet), Grid::Word{0});
                const Grid::Word presses = random.next() >> (64 - width);
                const auto found = inverse.solve(map(presses));
                QVERIFY(found && map(*found) == map(presses));
                QVERIFY(std::ranges::count(inverse.kernel(), *found ^ presses) == 1);
            }
        }
    }

    void wideLinesTakeNoMoreThanTheyNeed() {
        // Patterns of one piece: no line is free, however wide the board is.
        Random random(6);
        for (int bit = 0; bit < Pattern::bitCount; ++bit) {
            const Rule rule = Rule::fromPattern({64, 64}, Pattern(1U << bit));
            QCOMPARE(bestPlan(rule)->log2Branches, 0.0);
            const Puzzle puzzle = solvablePuzzle(rule, Goal::White, random);
            const Outcome outcome = solve(firstRow(), puzzle);
            QVERIFY(verify(puzzle, outcome.answer));
            QCOMPARE(std::get<Optimal>(outcome.answer).presses.count(), puzzle.board.count());
        }
    }

    void veryLongBoardsAreSolved() {
        Random random(7);
        const Rule rule = Rule::fromPattern({4, 3'000}, Pattern::plus());
        const Puzzle puzzle = solvablePuzzle(rule, Goal::Either, random);
        const Outcome outcome = solve(firstRow(), puzzle);
        QVERIFY(std::holds_alternative<Optimal>(outcome.answer) && verify(puzzle, outcome.answer));
    }

    void tablesAndVeryLargeBoardsAreRefused() {
        Random random(4);
        QVERIFY(!bestPlan(tableOfRank({3, 3}, 9, random)));
        QVERIFY(!bestPlan(Rule::fromPattern({65, 65}, Pattern::plus())));
        const Puzzle wide{Rule::fromPattern({30, 30}, Pattern::plus()), Grid({30, 30}), Goal::Either};
        QVERIFY(firstRow().refuses(wide, {}).has_value());
    }
};

QTEST_GUILESS_MAIN(TestFirstRow)
#include "tst_first_row.moc"
