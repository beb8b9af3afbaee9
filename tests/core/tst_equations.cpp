#include "core/generate/random.h"
#include "core/solve/equations.h"
#include "tests/core/random_rules.h"

#include <QTest>

#include <map>
#include <set>

using namespace flip;

namespace {

/// What a press set flips, worked out press by press.
Grid flippedBy(const Rule& rule, const Grid& presses) {
    Grid flipped(rule.size());
    for (const Cell cell : presses.setCells()) flipped ^= rule.mask(cell);
    return flipped;
}

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
        for (int round = 0; round < 300; ++round) {
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
                const auto& solution = equations.solutions[board];
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
            const EchelonBasis even = evenSets(rule);
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
            const Rule turned = transposed(rule);
            QVERIFY(transposed(turned) == rule);
            for (std::int64_t i = 0; i < rule.size().cells(); ++i) {
                const Cell cell = cellAt(rule.size(), i);
                rule.forEachFlipped(cell, [&](Cell flipped) { QVERIFY(turned.mask(flipped).test(cell)); });
            }
        }
    }

    void nullitiesOfThePlusAreThePublishedOnes() {
        // OEIS A159257; 0 for every other n up to 30.
        const std::map<int, int> published{{4, 4},  {5, 2},   {9, 8},   {11, 6}, {14, 4},  {16, 8},
                                           {17, 2}, {19, 16}, {23, 14}, {24, 4}, {29, 10}, {30, 20}};
        for (int n = 1; n <= 30; ++n) {
            const Rule rule = Rule::fromPattern({n, n}, Pattern::plus());
            const auto found = published.find(n);
            QCOMPARE(solveEquations(rule, {}).quiet.dimension(),
                     found == published.end() ? 0 : found->second);
        }
    }
};

QTEST_GUILESS_MAIN(TestEquations)
#include "tst_equations.moc"
