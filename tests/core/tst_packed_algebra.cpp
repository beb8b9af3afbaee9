#include "core/generate/random_puzzle.h"
#include "core/solve/equations/equations.h"
#include "core/solve/lightest/lightest_element.h"
#include "core/solve/packed/answer_table.h"
#include "core/solve/packed/packed_algebra.h"
#include "core/solve/verify.h"
#include "tests/core/random_rules.h"

#include <QTest>

using namespace flip;

class TestPackedAlgebra : public QObject {
    Q_OBJECT

  private slots:

    void wordsGiveWhatGridsGive() {
        Random random(1);
        for (int round = 0; round < 1'000; ++round) {
            const Rule rule = randomRule(random, 64);
            const Puzzle puzzle = randomPuzzle(rule, Goal::White, random.next());
            const PackedEquations packed(PackedPuzzle(puzzle).masks);
            const std::vector<Grid> rightSides{puzzle.board, randomGrid(rule.size(), random)};
            const Equations equations = solveEquations(rule, rightSides);
            QCOMPARE(static_cast<std::int64_t>(packed.quiet().size()), equations.nullity);
            for (std::size_t i = 0; i < packed.quiet().size(); ++i) {
                QCOMPARE(packed.quiet()[i], equations.quiet.vectors()[i].packed());
            }
            for (std::size_t i = 0; i < rightSides.size(); ++i) {
                const auto solution = packed.solve(rightSides[i].packed());
                QCOMPARE(solution.has_value(), equations.solutions[i].has_value());
                if (solution) QCOMPARE(*solution, equations.solutions[i]->packed());
            }
            if (packed.quiet().size() > 12) continue;
            SearchClock clock{SearchContext{}};
            const auto lightest = lightestElement(equations.quiet, {rightSides[0]}, clock);
            QCOMPARE(lightestPacked(packed.quiet(), rightSides[0].packed()), lightest.element.packed());
        }
    }

    void everyAnswerIsAnOptimumOrHasAWitness() {
        Random random(2);
        int impossible = 0;
        for (int round = 0; round < 1'000; ++round) {
            const Rule rule = randomRule(random, 64);
            const Puzzle puzzle{rule, randomGrid(rule.size(), random),
                                static_cast<Goal::Kind>(random.below(3))};
            const PackedPuzzle packed(puzzle);
            const PackedAlgebra algebra(packed);
            if (algebra.nullity() > PackedAlgebra::mostQuiet) continue;
            const auto optimum = algebra.solve(packed.board);
            const auto witness = packedWitness(packed);
            QCOMPARE(optimum.has_value(), !witness.has_value());
            if (optimum) {
                const Grid presses = Grid::fromPacked(rule.size(), optimum->presses);
                QVERIFY(colourReached(puzzle, presses) == optimum->reached);
            } else {
                QVERIFY(refutes(puzzle, {Grid::fromPacked(rule.size(), *witness), puzzle.goal.kind()}));
                ++impossible;
            }
        }
        QVERIFY(impossible > 100);
    }

    void theTableHasTheAnswerOfEveryBoard() {
        Random random(3);
        for (int round = 0; round < 60; ++round) {
            const Rule rule =
                round == 0 ? Rule::fromPattern({4, 4}, Pattern::plus()) : randomRule(random, 11);
            const auto goal = round == 0 ? Goal::Either : static_cast<Goal::Kind>(random.below(3));
            const PackedPuzzle packed(Puzzle{rule, Grid(rule.size()), goal});
            const PackedAlgebra algebra(packed);
            if (algebra.nullity() > PackedAlgebra::mostQuiet) continue;
            const auto table = answerEveryBoard(packed);
            QCOMPARE(table.size(), std::size_t{1} << packed.cells);
            for (std::size_t board = 0; board < table.size(); ++board) {
                const auto optimum = algebra.solve(board);
                QCOMPARE(table[board].solved(), optimum.has_value());
                if (!optimum) continue;
                QCOMPARE(Grid::Word{table[board].presses}, optimum->presses);
                QCOMPARE(table[board].kind == TableAnswer::black, optimum->reached == Colour::Black);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestPackedAlgebra)
#include "tst_packed_algebra.moc"
