#include "core/generate/random_puzzle.h"
#include "core/solve/equations/equations.h"
#include "core/solve/lightest/transform_search.h"
#include "core/solve/lightest/trellis_search.h"
#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "core/solve/verify.h"
#include "tests/core/random_rules.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <limits>

using namespace flip;

namespace {

constexpr double anyWork = std::numeric_limits<double>::infinity();

} // namespace

class TestTrellis : public QObject {
    Q_OBJECT

  private slots:

    void everyStepIsOfADirectionThatBeginsOrEndsThere() {
        Random random(1);
        for (int round = 0; round < 300; ++round) {
            const Rule rule = randomRule(random, 200);
            for (const IndependentPart& part : independentParts(solveEquations(rule, {}).quiet)) {
                if (part.basis.size() > Correlation::maxDimension) continue;
                const Trellis trellis = trellisOf(part, anyWork).value();
                std::size_t active = 0;
                std::size_t begun = 0;
                for (const TrellisStep& step : trellis.steps) {
                    if (step.begins != 0) {
                        QVERIFY(std::popcount(step.begins & step.mask) % 2 == 1);
                        ++active;
                        ++begun;
                    }
                    QVERIFY(step.active < std::uint64_t{1} << active);
                    QVERIFY(active <= static_cast<std::size_t>(trellis.stateBits));
                    if (step.ends < 0) continue;
                    QVERIFY(((step.active >> step.ends) & 1U) != 0);
                    --active;
                }
                QCOMPARE(active, std::size_t{0});
                QCOMPARE(begun + trellis.fixed.size(), part.basis.size());
            }
        }
    }

    void tooMuchWorkIsRefused() {
        const auto parts =
            independentParts(solveEquations(Rule::fromPattern({30, 30}, Pattern::plus()), {}).quiet);
        const double work = trellisOf(parts.at(0), anyWork).value().work;
        QVERIFY(work > std::exp2(20));
        QVERIFY(trellisOf(parts.at(0), work).has_value());
        QVERIFY(!trellisOf(parts.at(0), work - 1));
        QVERIFY(!trellisOf(parts.at(0), 1));
    }

    void theSamePeakIsFoundAsByTheTransform() {
        Random random(2);
        int fixed = 0;
        for (int round = 0; round < 150; ++round) {
            // Large ones have directions that are fixed.
            const Rule rule = round < 145 ? randomRule(random, 400)
                                          : Rule::fromPattern({30, 30 + round - 145}, Pattern::plus());
            for (const IndependentPart& part : independentParts(solveEquations(rule, {}).quiet)) {
                if (part.basis.size() > 20) continue;
                const Trellis trellis = trellisOf(part, anyWork).value();
                if (!trellis.fixed.empty()) ++fixed;
                // Few cells that are set give many places of the same height.
                Grid start(rule.size());
                if (round % 2 == 0) start = randomGrid(rule.size(), random);
                const Correlation correlation = correlate(part, start);
                for (const std::int64_t atLeast : {-correlation.bound(), correlation.bound() / 3}) {
                    SearchClock clock{{.budget = {.threads = 1 + round % 3}}};
                    SearchClock other{SearchContext{}};
                    Workload load;
                    const auto found = searchAlongTrellis(trellis, correlation, atLeast, clock, load);
                    QVERIFY(found == searchByTransform(correlation, atLeast, other, load));
                    QCOMPARE(static_cast<double>(clock.nodes()), trellis.work);
                }
            }
        }
        QVERIFY(fixed > 0);
    }

    void alikeCellsAreMergedHoweverManyThereAre() {
        // Many more than are sorted at a time.
        const Size size{300, 300};
        Random random(4);
        IndependentPart part{{}, Grid(size)};
        for (int i = 0; i < 3; ++i) {
            part.basis.push_back(randomGrid(size, random));
            part.support |= part.basis.back();
        }
        const Grid start = randomGrid(size, random) & part.support;
        const Correlation correlation = correlate(part, start);
        QCOMPARE(std::ssize(correlation.terms), 7);
        for (std::uint64_t u = 0; u < 8; ++u)
            QCOMPARE(correlation.weightOf(correlation.at(u)), elementOf(part, start, u).count());
    }

    void diagonalPatternsAreProvenThoughTheyHaveManySolutions_data() {
        QTest::addColumn<unsigned>("bits");
        QTest::newRow("a press flips itself and two pieces along a diagonal") << 0b000'001'011U;
        QTest::newRow("three pieces around the pressed one") << 0b001'001'110U;
        QTest::newRow("the same on the other diagonal") << 0b100'100'011U;
    }

    void diagonalPatternsAreProvenThoughTheyHaveManySolutions() {
        QFETCH(unsigned, bits);
        const Puzzle puzzle = randomPuzzle(Rule::fromPattern({40, 40}, Pattern(bits)), Goal::White, 1);
        QVERIFY(solveEquations(puzzle.rule, {}).nullity >= 39);
        const Outcome outcome = solve(*findMethod("algebra"), puzzle);
        QVERIFY(std::holds_alternative<Optimal>(outcome.answer));
        QVERIFY(verify(puzzle, outcome.answer));
    }
};

QTEST_GUILESS_MAIN(TestTrellis)
#include "tst_trellis.moc"
