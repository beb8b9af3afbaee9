// Press sets of few presses, compared with all sets of small boards; and near the end of games on large ones.
#include "core/explain/review.h"
#include "core/solve/lightest/few_presses.h"
#include "core/solve/solve.h"
#include "core/solve/verify.h"
#include "tests/core/random_rules.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <limits>
#include <tuple>

using namespace flip;

namespace {

/// Weight, number of the grid, and cells: in the order in which sets are preferred.
using Preferred = std::tuple<std::int64_t, std::size_t, std::vector<Cell>>;

struct FirstOfAll {
    /// Its weight is the largest number if there is none.
    Preferred first{std::numeric_limits<std::int64_t>::max(), 0, {}};
    /// Whether no other set has its weight.
    bool isOnly = true;
};

/// Of all press sets. O(2^cells).
FirstOfAll ofAll(const Rule& rule, const std::vector<Grid>& toFlip) {
    const auto masks = rule.packedMasks();
    FirstOfAll all;
    for (std::uint64_t presses = 0; presses < std::uint64_t{1} << masks.size(); ++presses) {
        std::uint64_t flipped = 0;
        for (std::size_t i = 0; i < masks.size(); ++i) {
            if ((presses >> i & 1U) != 0) flipped ^= masks[i];
        }
        for (std::size_t grid = 0; grid < toFlip.size(); ++grid) {
            if (toFlip[grid].packed() != flipped) continue;
            const Preferred found{std::popcount(presses), grid,
                                  Grid::fromPacked(rule.size(), presses).setCells()};
            if (std::get<0>(found) <= std::get<0>(all.first))
                all.isOnly = std::get<0>(found) < std::get<0>(all.first);
            all.first = std::min(all.first, found);
        }
    }
    return all;
}

Preferred firstOfAll(const Rule& rule, const std::vector<Grid>& toFlip) { return ofAll(rule, toFlip).first; }

/// 1×1, 1×n, n×1 and larger ones; clipped and tori; now and then nothing is to be flipped.
struct Case {
    Rule rule;
    std::vector<Grid> toFlip;
};

Case randomCase(Random& random) {
    Case drawn{randomRule(random, 12), {}};
    while (!drawn.rule.pattern()) drawn.rule = randomRule(random, 12);
    const Size size = drawn.rule.size();
    const std::uint64_t grids = 1 + random.below(2);
    for (std::uint64_t i = 0; i < grids; ++i) {
        const Grid any = randomGrid(size, random);
        drawn.toFlip.push_back(random.below(3) == 0 ? any : drawn.rule.flippedBy(any));
    }
    return drawn;
}

/// So many presses here and there on a board, none of which flips a piece that another one does.
Grid apart(Size size, int count, int step = 7) {
    Grid presses(size);
    for (int i = 0; i < count; ++i) {
        const int at = i * step;
        presses.set({step / 2 + at / (size.columns - step) * step, 1 + at % (size.columns - step)});
    }
    return presses;
}

} // namespace

class TestFewPresses : public QObject {
    Q_OBJECT

  private slots:

    void theFirstOfTheLightestSetsIsFound() {
        Random random(1753);
        int found = 0;
        int only = 0;
        for (int i = 0; i < 3000; ++i) {
            const Case drawn = randomCase(random);
            const auto [first, isOnly] = ofAll(drawn.rule, drawn.toFlip);
            SearchClock clock(SearchContext{});
            const FewPresses few = fewPresses(drawn.rule, drawn.toFlip, clock);
            const bool isThere = std::get<0>(first) <= drawn.rule.size().cells();
            QCOMPARE(few.presses.has_value(), isThere);
            if (!isThere) continue;
            ++found;
            QVERIFY(!few.mayNotBeFirst);
            QVERIFY(Preferred(few.presses->count(), few.grid, few.presses->setCells()) == first);
            QCOMPARE(few.isOnly, isOnly);
            only += isOnly ? 1 : 0;
            QCOMPARE(few.lowerBound, std::get<0>(first));
            QVERIFY(drawn.rule.flippedBy(*few.presses) == drawn.toFlip[few.grid]);
        }
        QVERIFY2(found > 1000, qPrintable(QString::number(found)));
        QVERIFY2(only > 300 && only < found - 300, qPrintable(QString::number(only)));
    }

    void thePieceThatTheFewestPressesFlipIsNext_data() {
        QTest::addColumn<Size>("size");
        QTest::addColumn<Edges>("edges");
        QTest::addColumn<std::uint64_t>("nodes");
        const auto row = [](Size size, Edges edges, std::uint64_t nodes) {
            const bool isTorus = edges == Edges::Torus;
            QTest::addRow("%d×%d, %s", size.rows, size.columns, isTorus ? "torus" : "clipped")
                << size << edges << nodes;
        };
        row({1, 1}, Edges::Clipped, 54);
        row({1, 9}, Edges::Clipped, 730);
        row({9, 1}, Edges::Clipped, 1'220);
        row({2, 6}, Edges::Clipped, 1'482);
        row({6, 2}, Edges::Clipped, 3'021);
        row({4, 5}, Edges::Clipped, 35'525);
        row({1, 9}, Edges::Torus, 497);
        row({9, 1}, Edges::Torus, 497);
        row({2, 6}, Edges::Torus, 3'626);
        row({6, 2}, Edges::Torus, 10'110);
        row({4, 5}, Edges::Torus, 632'451);
    }

    /// As many nodes as when the presses were counted anew at each. With a pattern that is not symmetric.
    void thePieceThatTheFewestPressesFlipIsNext() {
        QFETCH(Size, size);
        QFETCH(Edges, edges);
        const Rule rule = Rule::fromPattern(size, Pattern(0b111'011'110), edges);
        Random random(18);
        std::uint64_t nodes = 0;
        for (int i = 0; i < 40; ++i) {
            SearchClock clock(SearchContext{});
            static_cast<void>(fewPresses(rule, {rule.flippedBy(randomGrid(size, random))}, clock));
            nodes += clock.nodes();
        }
        QTEST(nodes, "nodes");
    }

    void whatIsSaidIsTrueWhereverTheSearchEnds() {
        Random random(10318);
        int cut = 0;
        for (int i = 0; i < 3000; ++i) {
            const Case drawn = randomCase(random);
            const std::int64_t fewest = std::get<0>(firstOfAll(drawn.rule, drawn.toFlip));
            SearchContext context;
            context.budget.nodes = random.below(40);
            SearchClock clock(context);
            const FewPresses few = fewPresses(drawn.rule, drawn.toFlip, clock);
            QVERIFY(few.lowerBound <= fewest);
            QVERIFY(clock.nodes() <= context.budget.nodes);
            if (few.presses) {
                QCOMPARE(few.presses->count(), fewest);
                QVERIFY(drawn.rule.flippedBy(*few.presses) == drawn.toFlip[few.grid]);
            }
            const auto [first, isOnly] = ofAll(drawn.rule, drawn.toFlip);
            QVERIFY(isOnly || !few.isOnly);
            const bool isFirst = few.presses && few.presses->setCells() == std::get<2>(first) &&
                                 few.grid == std::get<1>(first);
            QVERIFY(!few.presses || isFirst || few.mayNotBeFirst);
            cut += few.presses && few.mayNotBeFirst ? 1 : 0;
        }
        QVERIFY2(cut > 20, qPrintable(QString::number(cut)));
    }

    void aGridThatIsLeftOutLimitsWhatIsSaidOfTheOthers() {
        const Size size{21, 21};
        const Rule rule = Rule::fromPattern(size, Pattern(0x1FF));
        const auto flippedBy = [&](int presses) { return rule.flippedBy(apart(size, presses, 4)); };
        // 72 pieces are too many of 441 to be looked at, and need 8 presses at least.
        const Grid dense = flippedBy(8);
        const auto found = [&](int presses) {
            SearchClock clock(SearchContext{});
            return fewPresses(rule, {dense, flippedBy(presses)}, clock);
        };
        QVERIFY(found(3).presses == apart(size, 3, 4));
        QCOMPARE(found(3).grid, std::size_t{1});
        QVERIFY(found(6).presses.has_value() && !found(6).mayNotBeFirst);
        // Pairs of presses that have six pieces in common: 24 pieces need eight presses. As many may be
        // enough for the first grid.
        Grid pairs = apart(size, 4, 5);
        for (const Cell cell : apart(size, 4, 5).setCells()) pairs.set({cell.row, cell.column + 1});
        const Grid sparse = rule.flippedBy(pairs);
        SearchClock alone(SearchContext{});
        QVERIFY(fewPresses(rule, {sparse}, alone).presses == pairs);
        QVERIFY(alone.nodes() > 0);
        SearchClock both(SearchContext{});
        const FewPresses few = fewPresses(rule, {dense, sparse}, both);
        QVERIFY(!few.presses);
        QCOMPARE(few.lowerBound, std::int64_t{8});
    }

    void tablesAndTooLittleMemoryAreLeftToOthers() {
        const Size size{3, 3};
        const Rule table = Rule::fromTable(size, std::vector<Grid>(9, Grid::filled(size)));
        SearchClock clock(SearchContext{});
        QVERIFY(!fewPresses(table, {Grid::filled(size)}, clock).presses);
        const Rule plus = Rule::fromPattern({100, 100}, Pattern::plus());
        SearchContext context;
        context.budget.memory = 100'000;
        SearchClock little(context);
        QVERIFY(!fewPresses(plus, {plus.flippedBy(apart({100, 100}, 3))}, little).presses);
        QVERIFY(!little.stopped());
    }

    void aBoardOfAnySizeNearItsEndIsSolved_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<Goal::Kind>("goal");
        QTest::addColumn<bool>("isBlackNear");
        QTest::addColumn<int>("presses");
        QTest::newRow("a press from the end, with 64 quiet patterns") << 79 << Goal::White << false << 1;
        QTest::newRow("40 presses from the end, with 64 quiet patterns") << 79 << Goal::White << false << 40;
        QTest::newRow("either colour, near white") << 95 << Goal::Either << false << 7;
        QTest::newRow("either colour, near black") << 95 << Goal::Either << true << 7;
        QTest::newRow("all black") << 123 << Goal::Black << true << 100;
    }

    void aBoardOfAnySizeNearItsEndIsSolved() {
        QFETCH(int, side);
        QFETCH(Goal::Kind, goal);
        QFETCH(bool, isBlackNear);
        QFETCH(int, presses);
        const Size size{side, side};
        const Rule rule = Rule::fromPattern(size, Pattern::plus());
        Grid board = isBlackNear ? Grid::filled(size) : Grid(size);
        const Grid made = apart(size, presses);
        rule.pressAll(board, made);
        const Puzzle puzzle{rule, board, goal};
        const Outcome outcome = solve(defaultMethod(), puzzle);
        const auto* optimal = std::get_if<Optimal>(&outcome.answer);
        QVERIFY(optimal != nullptr);
        QVERIFY(optimal->presses == made);
        QVERIFY(!optimal->mayNotBeFirst);
        QVERIFY(verify(puzzle, outcome.answer));
        // Played so that the last press is a wrong one.
        std::vector<Cell> played = made.setCells();
        played.back() = {0, 0};
        const GameReview reviewed = review(puzzle, played);
        QVERIFY(reviewed.complete());
        QCOMPARE(reviewed.least.front(), std::int64_t{presses});
        QCOMPARE(reviewed.least.back(), std::int64_t{2});
    }
};

QTEST_GUILESS_MAIN(TestFewPresses)
#include "tst_few_presses.moc"
