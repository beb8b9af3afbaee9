#include "core/explain/atlas.h"
#include "core/explain/drawn_boards.h"
#include "core/explain/hardest_boards.h"
#include "core/explain/lowest_peak.h"
#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "core/solve/verify.h"
#include "tests/core/sample_puzzles.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <chrono>
#include <cstdint>
#include <limits>

using namespace flip;
using namespace flip::test;

namespace {

BoardFamily plusFamily(Size size, Goal::Kind goal, Edges edges = Edges::Clipped) {
    return BoardFamily(Rule::fromPattern(size, Pattern::plus(), edges), goal);
}

HardestBoard hardestOf(const BoardFamily& family) { return std::get<HardestBoard>(hardestBoard(family)); }

/// The largest value of Σ s_m·(−1)^(m·u), straight from the formula.
int plainPeak(std::span<const int> excess) {
    int peak = std::numeric_limits<int>::min();
    for (std::size_t u = 0; u < excess.size(); ++u) {
        int value = 0;
        for (std::size_t m = 0; m < excess.size(); ++m)
            value += std::popcount(m & u) % 2 == 0 ? excess[m] : -excess[m];
        peak = std::max(peak, value);
    }
    return peak;
}

/// The lowest of all peaks, by trying every choice.
int plainLowestPeak(std::span<const int> cells, std::vector<int>& excess, std::size_t m = 1) {
    if (m == cells.size()) return plainPeak(excess);
    int lowest = std::numeric_limits<int>::max();
    for (excess[m] = -cells[m]; excess[m] <= cells[m]; excess[m] += 2)
        lowest = std::min(lowest, plainLowestPeak(cells, excess, m + 1));
    return lowest;
}

class StopAtOnce : public Monitor {
  public:
    void progressed(const Progress& /*progress*/) override {}

    bool stopRequested() override { return true; }
};

/// Asks to stop at a look, counted from 0; −1: never.
class StopAtLook : public Monitor {
  public:
    explicit StopAtLook(int look) : look_(look) {}

    void progressed(const Progress& /*progress*/) override {}

    bool stopRequested() override { return looks_++ == look_ || (look_ >= 0 && looks_ > look_); }

    [[nodiscard]] int looks() const { return looks_; }

  private:
    int look_;
    int looks_ = 0;
};

/// Each row is a pair of presses with the same effect.
BoardFamily pairs(int rows) {
    return BoardFamily(Rule::fromPattern({rows, 2}, Pattern(0b000'011'000), Edges::Torus), Goal::White);
}

} // namespace

class TestHardestBoards : public QObject {
    Q_OBJECT

  private slots:

    void theKnownNumbersAreFound_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<Goal::Kind>("goal");
        QTest::addColumn<qint64>("presses");
        const auto add = [](int side, Goal::Kind goal, qint64 presses) {
            QTest::addRow("%d×%d, %s", side, side, goal == Goal::White ? "all white" : "either colour")
                << side << goal << presses;
        };
        // Counted over all boards.
        const std::array<qint64, 8> oneColour{1, 4, 9, 7, 15, 36, 49, 64};
        const std::array<qint64, 8> eitherColour{0, 2, 6, 6, 12, 22, 32, 44};
        for (std::size_t i = 0; i < oneColour.size(); ++i) {
            add(static_cast<int>(i) + 1, Goal::White, oneColour[i]);
            add(static_cast<int>(i) + 1, Goal::Either, eitherColour[i]);
        }
        // W. Boyles, arXiv:2201.03452, has the sides of nullity 2; the others were known with an upper bound
        // from a solver of linear programs.
        for (const auto& [side, presses] : std::initializer_list<std::pair<int, qint64>>{
                 {11, 65}, {14, 123}, {24, 375}, {34, 763}, {35, 721}, {44, 1287}, {54, 1947}})
            add(side, Goal::White, presses);
        add(9, Goal::White, 37);
        add(9, Goal::Either, 36);
        add(16, Goal::White, 124);
    }

    void theKnownNumbersAreFound() {
        QFETCH(int, side);
        QFETCH(Goal::Kind, goal);
        QFETCH(qint64, presses);
        const BoardFamily family = plusFamily({side, side}, goal);
        const HardestBoard hardest = hardestOf(family);
        QVERIFY(hardest.proven());
        QCOMPARE(hardest.least(), presses);
        const Puzzle puzzle{family.rule(), hardest.board, goal};
        QVERIFY(colourReached(puzzle, hardest.presses).has_value());
        const Outcome outcome = solve(defaultMethod(), puzzle);
        QCOMPARE(std::get<Optimal>(outcome.answer).presses.count(), presses);
    }

    void everyFamilyHasTheWorstThatIsCounted() {
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            const Puzzle puzzle = randomSmallPuzzle(12, seed);
            const BoardFamily family(puzzle.rule, puzzle.goal.kind());
            const HardestBoard hardest = hardestOf(family);
            QVERIFY(hardest.proven());
            QCOMPARE(hardest.least(), std::get<Atlas>(countOptima(family)).worst());
            QVERIFY(colourReached({puzzle.rule, hardest.board, puzzle.goal}, hardest.presses).has_value());
        }
    }

    void rectanglesAndToriHaveTheWorstThatIsCounted() {
        for (const Edges edges : {Edges::Clipped, Edges::Torus}) {
            for (const Goal::Kind goal : {Goal::White, Goal::Either}) {
                for (int rows = 1; rows <= 5; ++rows) {
                    for (const int columns : {1, 2, 3, 5, 6}) {
                        const BoardFamily family = plusFamily({rows, columns}, goal, edges);
                        const auto counted = countOptima(family);
                        if (!std::holds_alternative<Atlas>(counted)) continue;
                        QCOMPARE(hardestOf(family).least(), std::get<Atlas>(counted).worst());
                        QVERIFY(hardestOf(family).proven());
                    }
                }
            }
        }
        // All 2^28 cosets were weighed.
        QCOMPARE(hardestOf(plusFamily({6, 6}, Goal::White, Edges::Torus)).atMost, std::int64_t{14});
    }

    void thePeakIsTheLowestOfAll() {
        Random random(1);
        for (int i = 0; i < 400; ++i) {
            std::vector<int> cells(std::size_t{1} << random.below(4));
            for (std::size_t m = 1; m < cells.size(); ++m) cells[m] = static_cast<int>(random.below(4));
            SearchClock clock{SearchContext{}};
            const LowestPeak low = lowestPeak(cells, clock);
            std::vector<int> excess(cells.size());
            QCOMPARE(low.peak, plainLowestPeak(cells, excess));
            QCOMPARE(low.atLeast, low.peak);
            QCOMPARE(plainPeak(low.excess), low.peak);
            for (std::size_t m = 0; m < cells.size(); ++m) {
                QVERIFY(std::abs(low.excess[m]) <= cells[m]);
                QVERIFY((cells[m] - low.excess[m]) % 2 == 0);
            }
        }
    }

    void aPuzzleThatFallsApartIsTakenByItsParts() {
        // The diagonal neighbours: two halves of the chequerboard that know nothing of each other.
        const BoardFamily family(Rule::fromPattern({40, 40}, Pattern(0b101'010'101)), Goal::White);
        QVERIFY(hardestOf(family).least() > 800);
    }

    /// A proof that is cut off may have found nothing but the finished board.
    void whatIsNotProvenIsAsHardAsBoardsDrawnAtRandom_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<unsigned>("pattern");
        QTest::newRow("an odd pattern") << 4 << 8 << 0b110'101'011U;
        QTest::newRow("a ring") << 8 << 8 << 0b111'101'111U;
        QTest::newRow("a plus") << 6 << 6 << Pattern::plus().bits();
    }

    void whatIsNotProvenIsAsHardAsBoardsDrawnAtRandom() {
        QFETCH(const int, rows);
        QFETCH(const int, columns);
        QFETCH(const unsigned, pattern);
        constexpr Goal::Kind goal = Goal::Black;
        const Rule rule = Rule::fromPattern({rows, columns}, Pattern(pattern), Edges::Torus);
        const BoardFamily family(rule, goal);
        Budget budget;
        budget.time = std::chrono::seconds(1);
        const auto found = hardestBoard(family, {budget});
        const auto& hardest = std::get<HardestBoard>(found);
        const auto drawn = sampleOptima(family, 20, 1);
        QVERIFY(hardest.least() >= std::get<Atlas>(drawn).worst());
        QVERIFY(hardest.least() <= hardest.atMost);
        QVERIFY(colourReached({rule, hardest.board, goal}, hardest.presses).has_value());
        const Outcome outcome = solve(defaultMethod(), {rule, hardest.board, goal});
        QCOMPARE(std::get<Optimal>(outcome.answer).presses.count(), hardest.least());
    }

    void withoutTimeThereIsABoardAndABound() {
        const BoardFamily family = plusFamily({16, 16}, Goal::Either);
        Budget budget;
        budget.nodes = 1000;
        const auto found = hardestBoard(family, {budget});
        const auto& hardest = std::get<HardestBoard>(found);
        QVERIFY(!hardest.proven());
        QVERIFY(hardest.least() > 100 && hardest.atMost >= 122 && hardest.atMost <= 128);
        const Outcome outcome = solve(defaultMethod(), {family.rule(), hardest.board, Goal::Either});
        QCOMPARE(std::get<Optimal>(outcome.answer).presses.count(), hardest.least());
    }

    /// A small one takes less time than it takes to find out how late it is.
    void onlyALargeBoardIsTooMuchForATimeLimit() {
        const SearchContext late{{.time = std::chrono::nanoseconds(1)}};
        const auto small = hardestBoard(plusFamily({44, 44}, Goal::Either), late);
        QVERIFY(std::holds_alternative<HardestBoard>(small));
        const auto large = hardestBoard(plusFamily({1000, 1000}, Goal::Either), late);
        QVERIFY(std::holds_alternative<Stopped>(large));
        QVERIFY(std::get<Stopped>(large).reason == Stopped::Reason::Time);
    }

    void whoAsksItToStopIsHeard() {
        StopAtOnce monitor;
        const auto found = hardestBoard(plusFamily({16, 16}, Goal::Either), {{}, &monitor});
        QVERIFY(std::holds_alternative<Stopped>(found));
    }

    void whoAsksItToStopIsHeardAmongManyParts() {
        constexpr int rows = 700;
        const BoardFamily family = pairs(rows);
        StopAtLook never(-1);
        const auto found = hardestBoard(family, {{}, &never});
        QCOMPARE(std::get<HardestBoard>(found).least(), std::int64_t{rows});
        // Each vector goes through a few passes as long as the board: when the parts are found, when they are
        // pressed, and twice again for the lightest press set.
        const std::uint64_t pass = rows * wordsOf(family.alike().vectors().front());
        QVERIFY2(static_cast<std::uint64_t>(never.looks()) >= 8 * pass / SearchClock::workPeriod,
                 QByteArray::number(never.looks()).constData());
        for (int look = 0; look < never.looks(); look += 1 + look / 2) {
            StopAtLook monitor(look);
            const auto stopped = hardestBoard(family, {{}, &monitor});
            QVERIFY(std::holds_alternative<Stopped>(stopped));
            QVERIFY(std::get<Stopped>(stopped).reason == Stopped::Reason::Asked);
        }
    }

    void theFamilyIsMadeWithinTheSameBudget() {
        using Reason = Stopped::Reason;
        // 512 quiet patterns.
        const Rule rule = Rule::fromPattern({639, 639}, Pattern::plus());
        const auto endedBy = [&](const SearchContext& context) {
            const auto found = hardestBoard(rule, Goal::White, context);
            const auto* stopped = std::get_if<Stopped>(&found);
            return stopped == nullptr ? std::nullopt : std::optional(stopped->reason);
        };
        StopAtOnce monitor;
        QVERIFY(endedBy({{}, &monitor}) == Reason::Asked);
        QVERIFY(endedBy({{.time = std::chrono::nanoseconds(1)}}) == Reason::Time);
        QVERIFY(endedBy({{.memory = 1 << 25}}) == Reason::Memory);
        QVERIFY(std::holds_alternative<TooLarge>(hardestBoard(rule, Goal::White, {{.memory = 1 << 10}})));
        QVERIFY(std::holds_alternative<TooLarge>(hardestBoard(rule, Goal::White)));
    }

    /// The second of two parts takes more than the first, after which the nodes of the proof have ended.
    void aPartThatLacksMemoryIsNoPartOfTheBound() {
        const BoardFamily family(Rule::fromPattern({9, 7}, Pattern(97)), Goal::White);
        const std::int64_t least = hardestOf(family).least();
        int boards = 0;
        bool isShort = false;
        for (std::int64_t memory = 1 << 10; memory < 1 << 15; memory += 64) {
            const auto found = hardestBoard(family, {{.nodes = 1, .memory = memory}});
            const auto* stopped = std::get_if<Stopped>(&found);
            isShort = isShort || (stopped != nullptr && stopped->reason == Stopped::Reason::Memory);
            const auto* board = std::get_if<HardestBoard>(&found);
            if (board == nullptr) continue;
            ++boards;
            QVERIFY2(board->atMost >= least, QByteArray::number(qint64{memory}).constData());
        }
        QVERIFY(isShort && boards > 0);
    }

    void aRuleHasTheHardestBoardOfItsFamily() {
        for (const Goal::Kind goal : {Goal::White, Goal::Black, Goal::Either}) {
            for (int side = 1; side <= 9; ++side) {
                const BoardFamily family = plusFamily({side, side}, goal);
                const HardestBoard expected = hardestOf(family);
                const auto found = std::get<HardestBoard>(hardestBoard(family.rule(), goal));
                QVERIFY(found.board == expected.board);
                QVERIFY(found.presses == expected.presses);
                QCOMPARE(found.atMost, expected.atMost);
            }
        }
    }

    void whatIsOutOfReachIsRefused() {
        const auto found = hardestBoard(plusFamily({39, 39}, Goal::White));
        QCOMPARE(QString::fromStdString(std::get<TooLarge>(found).limit),
                 QStringLiteral("compares up to 2^16 press sets that solve one board; here there are 2^32"));
    }
};

QTEST_GUILESS_MAIN(TestHardestBoards)
#include "tst_hardest_boards.moc"
