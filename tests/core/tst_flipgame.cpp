#include "core/flipgame.h"

#include <QtTest>

#include <numeric>
#include <stdexcept>

using namespace flip;

namespace {

Rule plusOn(Size size) { return Rule::fromPattern(size, Pattern::plus()); }

} // namespace

/// The library's own interface: what it adds to the parts that it is made of.
class TestFlipGame : public QObject {
    Q_OBJECT

  private slots:

    void eachBoardOfManyGetsTheAnswerThatItGetsAlone() {
        const Rule rule = plusOn({4, 4});
        for (const Goal::Kind goal : {Goal::Either, Goal::White, Goal::Black}) {
            std::vector<std::uint64_t> boards(1U << 16U);
            std::iota(boards.begin(), boards.end(), std::uint64_t{0});
            std::vector<PackedAnswer> answers(boards.size());
            solveEach(rule, goal, boards, answers);
            for (std::size_t i = 0; i < boards.size(); i += 7) {
                const Puzzle puzzle{rule, Grid::fromPacked({4, 4}, boards[i]), goal};
                const Outcome alone = solve(puzzle);
                const auto* optimal = std::get_if<Optimal>(&alone.answer);
                const PackedAnswer expected =
                    optimal == nullptr
                        ? PackedAnswer{}
                        : PackedAnswer{optimal->presses.packed(), static_cast<int>(optimal->presses.count())};
                QCOMPARE(answers[i].presses, expected.presses);
                QCOMPARE(answers[i].count, expected.count);
            }
        }
    }

    /// The empty pattern has a nullity of 64 there: more than is weighed board by board in one go.
    void rulesOfManyQuietPatternsAreSolvedToo() {
        const Rule rule = Rule::fromPattern({8, 8}, Pattern(0));
        const std::vector<std::uint64_t> boards{0, 1, ~std::uint64_t{0}};
        std::vector<PackedAnswer> answers(boards.size());
        solveEach(rule, Goal::Either, boards, answers);
        QCOMPARE(answers[0].count, 0);
        QCOMPARE(answers[1].count, PackedAnswer::impossible);
        QCOMPARE(answers[2].count, 0);
    }

    void aBudgetIsKept() {
        const Grid lit = Grid::filled({40, 40});
        QVERIFY(std::holds_alternative<TooLarge>(solve(Puzzle::flipGame(lit), {.memory = 10}).answer));
    }

    void brokenContractsAreExceptions() {
        const Rule rule = plusOn({2, 2});
        std::vector<PackedAnswer> answers(1);
        const std::vector<std::uint64_t> board{0};
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 static_cast<void>(solve(Puzzle{rule, Grid({3, 3}), Goal::Either})));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, solveEach(rule, Goal::Either, {}, answers));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 solveEach(rule, Goal::Either, std::vector<std::uint64_t>{16}, answers));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 solveEach(plusOn({9, 9}), Goal::Either, board, answers));
    }
};

QTEST_GUILESS_MAIN(TestFlipGame)
#include "tst_flipgame.moc"
