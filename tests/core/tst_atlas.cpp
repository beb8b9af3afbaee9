#include "core/base/index.h"
#include "core/explain/atlas.h"
#include "core/explain/drawn_boards.h"
#include "core/solve/method.h"
#include "tests/core/plain_enumeration.h"
#include "tests/core/sample_puzzles.h"
#include "tests/core/stop_after.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <map>

using namespace flip;
using namespace flip::test;

namespace {

BoardFamily plusFamily(Size size, Goal::Kind goal) {
    return BoardFamily(Rule::fromPattern(size, Pattern::plus()), goal);
}

Atlas counted(const BoardFamily& family) { return std::get<Atlas>(countOptima(family)); }

/// The distribution by a breadth-first walk backwards from the finished boards, and the optimum of every
/// board.
std::vector<std::int8_t> optimaByWalking(const BoardFamily& family) {
    const PackedPuzzle packed({family.rule(), Grid(family.rule().size()), family.goal()});
    std::vector<std::int8_t> optimum(std::size_t{1} << packed.cells, noSolution);
    std::vector<std::uint64_t> queue;
    if (family.goal() != Goal::Black) queue.push_back(0);
    if (family.goal() != Goal::White) queue.push_back(packed.full);
    for (const std::uint64_t board : queue) optimum[asIndex(board)] = 0;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (const std::uint64_t mask : packed.masks) {
            const std::uint64_t next = queue[head] ^ mask;
            if (optimum[asIndex(next)] != noSolution) continue;
            optimum[asIndex(next)] = static_cast<std::int8_t>(optimum[asIndex(queue[head])] + 1);
            queue.push_back(next);
        }
    }
    return optimum;
}

std::vector<OptimumCount> countsOf(const std::vector<std::int8_t>& optima) {
    std::map<std::int64_t, std::uint64_t> counts;
    for (const std::int8_t optimum : optima) {
        if (optimum != noSolution) ++counts[optimum];
    }
    std::vector<OptimumCount> list;
    list.reserve(counts.size());
    for (const auto& [presses, boards] : counts) list.push_back({presses, boards});
    return list;
}

class StopAtOnce : public Monitor {
  public:
    void progressed(const Progress& /*progress*/) override {}

    bool stopRequested() override { return true; }
};

} // namespace

class TestAtlas : public QObject {
    Q_OBJECT

  private slots:

    void fewCasesOfVeryManyWeightsAreLookedUponOften() {
        // 512 cases of 2^18 weights each: all together they are fewer nodes than between two looks.
        const Rule rule = Rule::fromPattern({3, 9}, Pattern(0b010'010'010), Edges::Torus);
        StopAfter never(std::numeric_limits<int>::max());
        SearchClock clock{SearchContext{}};
        const BoardFamily family = BoardFamily::within(rule, Goal::White, clock).value();
        QVERIFY(std::holds_alternative<Atlas>(countOptima(family, {.monitor = &never})));
        constexpr int many = 100;
        QVERIFY2(never.looks() > many, qPrintable(QString::number(never.looks())));
    }

    void theBoardsOfPoj1753NeedTheKnownNumbers() {
        const BoardFamily family = plusFamily({4, 4}, Goal::Either);
        const std::vector<OptimumCount> known{{0, 2},     {1, 32},    {2, 228}, {3, 880},
                                              {4, 1'562}, {5, 1'136}, {6, 256}};
        QVERIFY(counted(family).optima == known);
        QVERIFY(counted(family).exact);
        QCOMPARE(family.log2Solvable(), std::int64_t{12});
        const auto table = optimumOfEveryBoard(family);
        QCOMPARE(std::ranges::count(table, noSolution), std::ptrdiff_t{61'440});
        QVERIFY(table == optimaByWalking(family));
    }

    void oneColourTakesUpToSeven() {
        for (const Goal::Kind goal : {Goal::White, Goal::Black}) {
            const BoardFamily family = plusFamily({4, 4}, goal);
            const Atlas atlas = counted(family);
            QCOMPARE(atlas.optima.front().presses, std::int64_t{0});
            QCOMPARE(atlas.optima.front().boards, std::uint64_t{1});
            QCOMPARE(atlas.worst(), std::int64_t{7});
            QVERIFY(optimumOfEveryBoard(family) == optimaByWalking(family));
        }
    }

    void theWorstBoardsOfEachSideAreKnown() {
        const std::vector<std::int64_t> oneColour{4, 9, 7, 15, 36, 49, 64};
        const std::vector<std::int64_t> eitherColour{2, 6, 6, 12, 22, 32, 44};
        for (int side = 2; side <= 8; ++side) {
            const auto at = static_cast<std::size_t>(side - 2);
            QCOMPARE(counted(plusFamily({side, side}, Goal::White)).worst(), oneColour[at]);
            QCOMPARE(counted(plusFamily({side, side}, Goal::Either)).worst(), eitherColour[at]);
        }
    }

    void everyFamilyIsCountedAsByWalking() {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const Puzzle puzzle = randomSmallPuzzle(12, seed);
            const BoardFamily family(puzzle.rule, puzzle.goal.kind());
            const auto walked = optimaByWalking(family);
            QVERIFY(optimumOfEveryBoard(family) == walked);
            const Atlas atlas = counted(family);
            QVERIFY(atlas.optima == countsOf(walked));
            std::uint64_t boards = 0;
            for (const OptimumCount& each : atlas.optima) boards += each.boards;
            QCOMPARE(boards, std::uint64_t{1} << family.log2Solvable());
            QCOMPARE(family.hasImpossible(), boards < walked.size());
        }
    }

    void largerBoardsAreCountedAsByWalking() {
        const BoardFamily family = plusFamily({4, 5}, Goal::Either);
        QVERIFY(counted(family).optima == countsOf(optimaByWalking(family)));
        std::uint64_t boards = 0;
        const Atlas atlas = counted(plusFamily({5, 5}, Goal::White));
        for (const OptimumCount& each : atlas.optima) boards += each.boards;
        QCOMPARE(boards, std::uint64_t{1} << 23U);
    }

    void cellsWhosePressDoesNothingDoNotCount() {
        for (const Goal::Kind goal : {Goal::White, Goal::Either}) {
            const BoardFamily nothing(Rule::fromPattern({6, 6}, Pattern(0)), goal);
            const std::uint64_t finished = goal == Goal::Either ? 2 : 1;
            QVERIFY(counted(nothing).optima == (std::vector<OptimumCount>{{0, finished}}));
        }
        // 30 cells do nothing; the others each flip the piece above.
        const BoardFamily lastRow(Rule::fromPattern({2, 30}, Pattern(0b000'000'010)), Goal::White);
        const Atlas atlas = counted(lastRow);
        QCOMPARE(atlas.optima.size(), std::size_t{31});
        QVERIFY((atlas.optima[1] == OptimumCount{1, 30}));
        QVERIFY((atlas.optima[15] == OptimumCount{15, 155'117'520}));
    }

    void whatTakesTooLongIsRefused() {
        QVERIFY(std::holds_alternative<TooLarge>(countOptima(plusFamily({9, 9}, Goal::White))));
        QVERIFY(std::holds_alternative<TooLarge>(countOptima(plusFamily({10, 10}, Goal::White))));
        StopAtOnce monitor;
        const BoardFamily family = plusFamily({5, 5}, Goal::White);
        QVERIFY(std::holds_alternative<Stopped>(countOptima(family, {{}, &monitor})));
        QVERIFY(std::holds_alternative<Stopped>(sampleOptima(family, 10, 1, {{}, &monitor})));
        QVERIFY_THROWS_EXCEPTION(std::logic_error, static_cast<void>(optimumOfEveryBoard(family)));
    }

    void theReasonThatIsGivenForRefusingIsTrue() {
        const auto reason = [](const BoardFamily& family) {
            return std::get<TooLarge>(countOptima(family)).limit;
        };
        QVERIFY(reason(plusFamily({10, 10}, Goal::White)) ==
                "counts up to 2^64 boards; here there are 2^100");
        // In each row, both outer presses flip the piece between them.
        const BoardFamily rows(Rule::fromPattern({30, 3}, Pattern(0b000'101'000)), Goal::White);
        QVERIFY(reason(rows) == "compares up to 2^25 press sets per board; here there are 2^30");
    }

    void drawingBoardsKeepsToItsBudget() {
        const BoardFamily family = plusFamily({5, 5}, Goal::White);
        const Grid board = family.boardSolvedBy(Grid::filled({5, 5}));
        StopAtOnce monitor;
        const SearchContext asked{{}, &monitor};
        const SearchContext late{.budget = {.time = std::chrono::nanoseconds(0)}};
        for (const SearchContext& context : {asked, late}) {
            QVERIFY(!boardWithoutSolution(family, 3, context));
            QVERIFY(!optimumOf(family, board, context));
        }
        QVERIFY(optimumOf(family, board, asked).error().reason == Stopped::Reason::Asked);
        QVERIFY(optimumOf(family, board, late).error().reason == Stopped::Reason::Time);
    }

    void theEliminationOfADrawnBoardCanBeStopped() {
        // Some tens of milliseconds by itself.
        const BoardFamily family(Rule::fromPattern({400, 400}, Pattern(0b111'111'111)), Goal::White);
        StopAtOnce monitor;
        const auto optimum = optimumOf(family, Grid({400, 400}), {{}, &monitor});
        QVERIFY(!optimum && optimum.error().reason == Stopped::Reason::Asked);
    }

    void samplesFollowTheExactShares() {
        const BoardFamily family = plusFamily({4, 4}, Goal::Either);
        const int boards = 4'000;
        const Atlas sampled = std::get<Atlas>(sampleOptima(family, boards, 7));
        QVERIFY(!sampled.exact);
        std::map<std::int64_t, double> shares;
        for (const OptimumCount& each : counted(family).optima)
            shares[each.presses] = static_cast<double>(each.boards) / 4'096;
        std::uint64_t drawn = 0;
        for (const OptimumCount& each : sampled.optima) {
            drawn += each.boards;
            const double expected = shares[each.presses] * boards;
            // Five standard deviations: a mistake, not chance.
            QVERIFY(std::abs(static_cast<double>(each.boards) - expected) < 5 * std::sqrt(expected) + 5);
        }
        QCOMPARE(drawn, static_cast<std::uint64_t>(boards));
        QVERIFY(std::get<Atlas>(sampleOptima(family, boards, 7)).optima == sampled.optima);
    }

    void aBoardWithoutSolutionIsFoundWhereThereIsOne() {
        const BoardFamily family = plusFamily({4, 4}, Goal::Either);
        const auto board = boardWithoutSolution(family, 3);
        QVERIFY(board.has_value());
        QVERIFY(!optimumOf(family, *board).value());
        QVERIFY(!boardWithoutSolution(plusFamily({3, 3}, Goal::White), 3));
    }
};

QTEST_GUILESS_MAIN(TestAtlas)
#include "tst_atlas.moc"
