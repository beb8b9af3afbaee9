#include "core/base/index.h"
#include "core/base/random.h"
#include "core/solve/equations/equations.h"
#include "core/solve/equations/row_chasing.h"
#include "core/solve/equations/skyline.h"
#include "core/solve/lightest/independent_parts.h"
#include "tests/core/random_rules.h"
#include "tests/core/sample_puzzles.h"
#include "tests/published_numbers.h"

#include <QTest>

#include <chrono>
#include <limits>
#include <map>

using namespace flip;

namespace {

constexpr auto unlimited = std::numeric_limits<std::int64_t>::max();

/// What a press set flips, worked out press by press.
Grid flippedBy(const Rule& rule, const Grid& presses) {
    Grid flipped(rule.size());
    for (const Cell pressed : presses.setCells()) {
        rule.forEachFlipped(pressed, [&](Cell cell) { flipped.flip(cell); });
    }
    return flipped;
}

/// Asks to stop at a look, counted from 0; −1: never.
class StopAtLook : public Monitor {
  public:
    explicit StopAtLook(int look) : look_(look) {}

    void progressed(const Progress& /*progress*/) override { ++looks_; }

    bool stopRequested() override { return look_ >= 0 && looks_ > look_; }

    [[nodiscard]] int looks() const { return looks_; }

  private:
    int look_;
    int looks_ = 0;
};

bool isReduced(const EchelonBasis& basis) {
    for (int i = 0; i < basis.dimension(); ++i) {
        for (int j = 0; j < basis.dimension(); ++j) {
            const Cell lead = basis.leads()[static_cast<std::size_t>(i)];
            if (basis.vectors()[static_cast<std::size_t>(j)].test(lead) != (i == j)) return false;
        }
    }
    return std::is_sorted(basis.leads().begin(), basis.leads().end());
}

} // namespace

class TestEquations : public QObject {
    Q_OBJECT

  private slots:

    void aSpaceHasOneReducedBasis() {
        Random random(1);
        for (int round = 0; round < 200; ++round) {
            std::vector<Grid> vectors;
            vectors.reserve(5);
            for (int i = 0; i < 5; ++i) vectors.push_back(randomGrid({3, 3}, random));
            const EchelonBasis basis(vectors);
            QVERIFY(isReduced(basis));
            // The same space from other vectors, one of them superfluous.
            std::vector<Grid> others{vectors[4], vectors[3] ^ vectors[4], vectors[1] ^ vectors[0],
                                     vectors[0], vectors[0] ^ vectors[2], vectors[2]};
            QVERIFY(EchelonBasis(others) == basis);
            Grid member = vectors[0] ^ vectors[2] ^ vectors[3];
            basis.reduce(member);
            QVERIFY(member.none());
        }
    }

    void everyBoardIsAnsweredAsByEnumeration() {
        Random random(2);
        for (int round = 0; round < 150; ++round) {
            const Rule rule = randomRule(random, 9);
            const Size size = rule.size();
            const auto boards = std::uint64_t{1} << size.cells();
            std::map<std::uint64_t, int> ways;
            for (std::uint64_t presses = 0; presses < boards; ++presses) {
                ++ways[flippedBy(rule, Grid::fromPacked(size, presses)).packed()];
            }
            std::vector<Grid> rightSides;
            for (std::uint64_t board = 0; board < boards; ++board) {
                rightSides.push_back(Grid::fromPacked(size, board));
            }
            const Equations equations = solveEquations(rule, rightSides);
            QVERIFY(isReduced(equations.quiet));
            QCOMPARE(1 << equations.quiet.dimension(), ways[0]);
            for (std::uint64_t board = 0; board < boards; ++board) {
                const auto& solution = equations.solutions[asIndex(board)];
                QCOMPARE(solution.has_value(), ways.contains(board));
                if (!solution) continue;
                QCOMPARE(flippedBy(rule, *solution).packed(), board);
                for (const Cell lead : equations.quiet.leads()) QVERIFY(!solution->test(lead));
            }
        }
    }

    void quietPatternsFlipNothing() {
        Random random(3);
        for (int round = 0; round < 300; ++round) {
            const Rule rule = randomRule(random, 100);
            const Equations equations = solveEquations(rule, {});
            for (const Grid& quiet : equations.quiet.vectors()) QVERIFY(flippedBy(rule, quiet).none());
        }
    }

    void evenSetsTellExactlyTheImpossibleBoards() {
        Random random(4);
        for (int round = 0; round < 300; ++round) {
            const Rule rule = randomRule(random, 60);
            const EchelonBasis even = solveEquations(rule.transposed(), {}).quiet;
            for (std::int64_t i = 0; i < rule.size().cells(); ++i) {
                const Grid mask = rule.mask(cellAt(rule.size(), i));
                for (const Grid& set : even.vectors()) QVERIFY((mask & set).count() % 2 == 0);
            }
            const std::vector<Grid> boards{randomGrid(rule.size(), random)};
            const Equations equations = solveEquations(rule, boards);
            QCOMPARE(even.dimension(), equations.quiet.dimension());
            const bool refuted =
                std::any_of(even.vectors().begin(), even.vectors().end(),
                            [&](const Grid& set) { return (set & boards[0]).count() % 2 == 1; });
            QCOMPARE(refuted, !equations.solutions[0].has_value());
        }
    }

    void transposingTwiceChangesNothing() {
        Random random(5);
        for (int round = 0; round < 100; ++round) {
            const Rule rule = randomRule(random, 30);
            const Rule turned = rule.transposed();
            QVERIFY(turned.transposed() == rule);
            for (std::int64_t i = 0; i < rule.size().cells(); ++i) {
                const Cell cell = cellAt(rule.size(), i);
                rule.forEachFlipped(cell, [&](Cell flipped) { QVERIFY(turned.mask(flipped).test(cell)); });
            }
        }
    }

    void bothEliminationsFindTheSame() {
        Random random(6);
        int along = 0;
        for (int round = 0; round < 1'000; ++round) {
            const Size size = randomSize(random, 150);
            const Rule rule = Rule::fromPattern(size, Pattern(static_cast<unsigned>(random.below(512))));
            if (!rowsDetermineEachOther(rule)) continue;
            ++along;
            const Grid solvable = flippedBy(rule, randomGrid(size, random));
            const std::vector<Grid> rightSides{randomGrid(size, random), solvable};
            SearchClock clock{SearchContext{}};
            const auto byRows = solveByRows(rule, rightSides, unlimited, clock);
            const auto bySkyline = solveBySkyline(rule, rightSides, unlimited, clock);
            QCOMPARE(byRows->nullity, bySkyline->nullity);
            QVERIFY(byRows->quiet == bySkyline->quiet);
            QVERIFY(byRows->solutions == bySkyline->solutions);
            QVERIFY(byRows->solutions[1].has_value());
        }
        QVERIFY(along > 25);
    }

    void anEliminationThatAddsNoRowsLooksAtTheClockToo_data() {
        QTest::addColumn<unsigned>("pattern");
        QTest::newRow("each press flips its own piece alone") << 16U;
        QTest::newRow("an angle, of which every equation is kept at once") << 176U;
    }

    void anEliminationThatAddsNoRowsLooksAtTheClockToo() {
        QFETCH(const unsigned, pattern);
        StopAtLook never(-1);
        SearchClock clock{SearchContext{{}, &never}};
        const Rule rule = Rule::fromPattern({1'000, 1'000}, Pattern(pattern));
        QVERIFY(solveBySkyline(rule, {}, 0, clock).has_value());
        QVERIFY2(never.looks() >= 100, qPrintable(QString::number(never.looks())));
    }

    void tablesOfEveryRankAreSolved_data() {
        QTest::addColumn<int>("cells");
        QTest::addColumn<int>("rounds");
        QTest::newRow("small boards") << 70 << 300;
        QTest::newRow("boards of some words") << 300 << 60;
    }

    void tablesOfEveryRankAreSolved() {
        QFETCH(int, cells);
        QFETCH(int, rounds);
        Random random(8);
        for (int round = 0; round < rounds; ++round) {
            const Size size = randomSize(random, cells);
            const auto rank = static_cast<int>(random.below(static_cast<std::uint64_t>(size.cells()) + 1));
            const Rule rule = test::tableOfRank(size, rank, random);
            std::vector<Grid> masks;
            for (std::int64_t i = 0; i < size.cells(); ++i) masks.push_back(rule.mask(cellAt(size, i)));
            const EchelonBasis reachable(std::move(masks));
            const std::vector<Grid> boards{randomGrid(size, random),
                                           flippedBy(rule, randomGrid(size, random))};
            const Equations equations = solveEquations(rule, boards);
            QCOMPARE(equations.nullity, size.cells() - reachable.dimension());
            QVERIFY(equations.allQuiet() && isReduced(equations.quiet));
            for (const Grid& quiet : equations.quiet.vectors()) QVERIFY(flippedBy(rule, quiet).none());
            QVERIFY(equations.solutions[1].has_value());
            for (std::size_t i = 0; i < boards.size(); ++i) {
                Grid rest = boards[i];
                reachable.reduce(rest);
                QCOMPARE(equations.solutions[i].has_value(), rest.none());
                if (rest.none()) QVERIFY(flippedBy(rule, *equations.solutions[i]) == boards[i]);
            }
        }
    }

    void largeBoardsAreSolved_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<unsigned>("pattern");
        QTest::addColumn<bool>("torus");
        const unsigned plus = Pattern::plus().bits();
        QTest::newRow("a plus on 300×500") << 300 << 500 << plus << false;
        QTest::newRow("a plus on 3×2000") << 3 << 2000 << plus << false;
        QTest::newRow("a plus on 2000×3") << 2000 << 3 << plus << false;
        QTest::newRow("a diagonal cross on 60×64") << 60 << 64 << 0b101'010'101U << false;
        QTest::newRow("a lopsided pattern on 65×50") << 65 << 50 << 0b110'100'011U << false;
        QTest::newRow("a plus on a torus of 40×40") << 40 << 40 << plus << true;
        QTest::newRow("a torus of 2×70 that meets itself") << 2 << 70 << 0b111'110'010U << true;
    }

    void largeBoardsAreSolved() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(unsigned, pattern);
        QFETCH(bool, torus);
        const Edges edges = torus ? Edges::Torus : Edges::Clipped;
        const Rule rule = Rule::fromPattern({rows, columns}, Pattern(pattern), edges);
        Random random(7);
        const Grid board = flippedBy(rule, randomGrid(rule.size(), random));
        const Equations equations = solveEquations(rule, std::span(&board, 1));
        QVERIFY(isReduced(equations.quiet));
        QVERIFY(flippedBy(rule, equations.solutions[0].value()) == board);
        for (const Grid& quiet : equations.quiet.vectors()) QVERIFY(flippedBy(rule, quiet).none());
    }

    void memoryAndTimeAreKept() {
        const Size size{19, 19};
        for (const unsigned pattern : {Pattern::plus().bits(), 0b010'101'010U}) {
            const Rule rule = Rule::fromPattern(size, Pattern(pattern));
            SearchClock clock{SearchContext{}};
            const auto memory = static_cast<std::int64_t>(3 * gridMemory(size));
            const auto equations = solveEquations(rule, {}, memory, clock);
            QVERIFY(equations->nullity > 3);
            QCOMPARE(equations->quiet.dimension(), 3);
            QVERIFY(!equations->allQuiet());
        }
        const Rule large = Rule::fromPattern({200, 200}, Pattern(0b111'101'011));
        SearchClock clock{{.budget = {.time = std::chrono::nanoseconds(1)}}};
        QVERIFY(!solveEquations(large, {}, unlimited, clock));
        QVERIFY(clock.stopped()->reason == Stopped::Reason::Time);
    }

    void allWorkCanBeStopped_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<unsigned>("pattern");
        QTest::addColumn<bool>("torus");
        QTest::newRow("a plus with 512 quiet patterns") << 639 << Pattern::plus().bits() << false;
        QTest::newRow("rows chased from the bottom") << 319 << 0200U << false;
        QTest::newRow("a plus on a torus") << 119 << Pattern::plus().bits() << true;
        QTest::newRow("presses that flip nothing") << 120 << 0U << false;
    }

    void allWorkCanBeStopped() {
        QFETCH(int, side);
        QFETCH(unsigned, pattern);
        QFETCH(bool, torus);
        const Edges edges = torus ? Edges::Torus : Edges::Clipped;
        const Rule rule = Rule::fromPattern({side, side}, Pattern(pattern), edges);
        const Grid board = flippedBy(rule, Grid::filled(rule.size()));
        const auto memory = static_cast<std::int64_t>(600 * gridMemory(rule.size()));
        // Everything that can become long: the elimination, and what finds out how the patterns hang
        // together.
        const auto work = [&](Monitor& monitor) {
            SearchClock clock({.monitor = &monitor});
            const auto equations = solveEquations(rule, std::span(&board, 1), memory, clock);
            if (equations) static_cast<void>(independentParts(equations->quiet, clock));
            return clock.stopped();
        };
        StopAtLook never(-1);
        QVERIFY(!work(never));
        QVERIFY(never.looks() > 0);
        // A look is obeyed, and nothing goes on after it; the late ones, which take long to get to, by
        // samples.
        for (int look = 0; look < never.looks(); look += 1 + look / 4) {
            StopAtLook monitor(look);
            const auto stopped = work(monitor);
            QVERIFY(stopped && stopped->reason == Stopped::Reason::Asked);
            QCOMPARE(monitor.looks(), look + 1);
        }
        // The quiet patterns alone are that many words to be written and read again.
        SearchClock unheard{SearchContext{}};
        const std::int64_t nullity = solveEquations(rule, {}, 0, unheard)->nullity;
        const auto patterns = std::min<std::int64_t>(nullity, 600);
        const std::uint64_t words = 3 * static_cast<std::uint64_t>(patterns) * wordsOf(board);
        QVERIFY(static_cast<std::uint64_t>(never.looks()) >= words / SearchClock::workPeriod);
    }

    void nullitiesOfThePlusAreThePublishedOnes() {
        for (std::size_t i = 0; i < publishedNullities.size(); ++i) {
            const int n = static_cast<int>(i) + 1;
            const Rule rule = Rule::fromPattern({n, n}, Pattern::plus());
            QCOMPARE(solveEquations(rule, {}).nullity, std::int64_t{publishedNullities[i]});
            if (n > 40) continue;
            SearchClock clock{SearchContext{}};
            QCOMPARE(solveBySkyline(rule, {}, 0, clock)->nullity, std::int64_t{publishedNullities[i]});
        }
    }

    void nullitiesOfThePlusOnATorusAreThePublishedOnes() {
        for (std::size_t i = 0; i < publishedTorusNullities.size(); ++i) {
            const int n = static_cast<int>(i) + 1;
            const Rule rule = Rule::fromPattern({n, n}, Pattern::plus(), Edges::Torus);
            SearchClock clock{SearchContext{}};
            const auto equations = solveEquations(rule, {}, 0, clock);
            QCOMPARE(equations->nullity, std::int64_t{publishedTorusNullities[i]});
        }
    }
};

QTEST_GUILESS_MAIN(TestEquations)
#include "tst_equations.moc"
