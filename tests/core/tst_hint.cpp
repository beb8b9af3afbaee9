#include "core/base/index.h"
#include "core/explain/hint.h"
#include "core/explain/light_chasing.h"
#include "core/solve/solve.h"
#include "tests/core/plain_enumeration.h"
#include "tests/core/sample_puzzles.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace flip;
using namespace flip::test;

namespace {

/// A press set that solves a puzzle, found by trying all of them.
struct PlainSolution {
    std::uint64_t presses = 0;
    Colour reached = Colour::White;

    [[nodiscard]] int count() const { return std::popcount(presses); }
};

using PlainSolutions = std::vector<PlainSolution>;

PlainSolutions solutionsOf(const Puzzle& puzzle) {
    PlainSolutions all;
    for (const Colour colour : coloursOf(puzzle.goal)) {
        for (const std::uint64_t presses : plainSets(puzzle, colour)) all.push_back({presses, colour});
    }
    return all;
}

int fewestOf(const PlainSolutions& all) { return std::ranges::min(all, {}, &PlainSolution::count).count(); }

PlainSolutions optimaOf(const PlainSolutions& all) {
    PlainSolutions optima;
    std::ranges::copy_if(
        all, std::back_inserter(optima),
        [fewest = fewestOf(all)](const PlainSolution& each) { return each.count() == fewest; });
    return optima;
}

PlainSolutions without(const PlainSolutions& all, std::uint64_t press) {
    PlainSolutions rest;
    std::ranges::copy_if(all, std::back_inserter(rest),
                         [press](const PlainSolution& each) { return (each.presses & press) == 0; });
    return rest;
}

/// Whether the reason of a hint is true, seen from all solutions.
struct Truth {
    const Puzzle& puzzle;
    const PlainSolutions& all;
    PlainSolution solution;
    Cell press;

    [[nodiscard]] std::uint64_t bit() const {
        return std::uint64_t{1} << static_cast<unsigned>(indexOf(puzzle.size(), press));
    }

    /// The cells of this many rows from the top.
    [[nodiscard]] std::uint64_t firstRows(int rows) const {
        return (std::uint64_t{1} << static_cast<unsigned>(rows * puzzle.size().columns)) - 1;
    }

    bool operator()(std::monostate) const { return true; }

    bool operator()(const OnlyFromBelow& reason) const {
        const std::uint64_t above = firstRows(press.row);
        return press.row > 0 && (reason.above == Cell{press.row - 1, press.column}) &&
               puzzle.colourAt(reason.above) != solution.reached && (solution.presses & above) == 0 &&
               std::ranges::all_of(all, [&](const PlainSolution& each) {
                   return each.reached != solution.reached || (each.presses & above) != 0 ||
                          (each.presses & bit()) != 0;
               });
    }

    bool operator()(const StartsTheChase&) const {
        // Two solutions for one colour never have the same first row.
        const std::uint64_t row = firstRows(1);
        return press.row == 0 && std::ranges::count_if(all, [&](const PlainSolution& each) {
                                     return each.reached == solution.reached &&
                                            (each.presses & row) == (solution.presses & row);
                                 }) == 1;
    }

    bool operator()(const InEveryOptimum& reason) const {
        const PlainSolutions others = without(all, bit());
        return without(optimaOf(all), bit()).empty() && reason.without.has_value() == !others.empty() &&
               (others.empty() || *reason.without == fewestOf(others));
    }

    bool operator()(const InSomeOptima& reason) const {
        const PlainSolutions optima = optimaOf(all);
        const PlainSolutions others = without(optima, bit());
        int smallest = 65;
        for (const PlainSolution& each : others) {
            if (each.reached == solution.reached)
                smallest = std::min(smallest, std::popcount(each.presses ^ solution.presses));
        }
        const std::uint64_t quiet = reason.quiet.cells() == 0 ? 0 : reason.quiet.packed();
        const bool leadsThere = std::ranges::any_of(others, [&](const PlainSolution& each) {
            return each.reached == solution.reached && each.presses == (solution.presses ^ quiet);
        });
        return !others.empty() && reason.optima == optima.size() &&
               reason.with == optima.size() - others.size() &&
               (smallest == 65 ? quiet == 0 : leadsThere && std::popcount(quiet) == smallest);
    }
};

/// The hint for the answer of the default method, which must have a press.
struct Given {
    Optimal answer;
    SolutionSets sets;
    Hint hint;

    explicit Given(const Puzzle& puzzle)
        : answer(std::get<Optimal>(solve(defaultMethod(), puzzle).answer)),
          sets(std::get<SolutionSets>(findSolutionSets(puzzle))),
          hint(chooseHint(puzzle, answer.presses, &sets)) {}

    [[nodiscard]] Truth truth(const Puzzle& puzzle, const PlainSolutions& all) const {
        return {puzzle, all, {answer.presses.packed(), answer.reached}, hint.press};
    }
};

using KindCounts = std::array<int, std::variant_size_v<HintReason>>;

/// Whether the hint is a press of an optimal solution, and its reason is true.
bool holds(const Puzzle& puzzle, const PlainSolutions& all, KindCounts& kinds) {
    const Given given(puzzle);
    ++kinds.at(given.hint.reason.index());
    const Truth truth = given.truth(puzzle, all);
    const bool isOptimal = without(optimaOf(all), truth.bit()).size() < optimaOf(all).size();
    // What can be chased is explained by that.
    const bool isChased = canChaseLights(puzzle.rule) && given.answer.presses.first()->row > 0;
    return isOptimal && isChased == std::holds_alternative<OnlyFromBelow>(given.hint.reason) &&
           std::visit(truth, given.hint.reason);
}

enum Kind : std::size_t { None, Below, Starts, Every, Some };

} // namespace

class TestHint : public QObject {
    Q_OBJECT

  private slots:

    void everyHintOnBoardsOfPoj1753IsTrue() {
        constexpr Size size{4, 4};
        std::vector<PlainSolutions> solutions(65'536);
        forEachPressSet(PackedPuzzle(Puzzle::flipGame(Grid(size))), [&](auto presses, auto board) {
            // These presses make this board of a white one, and a white one of this board.
            solutions[asIndex(board)].push_back({presses, Colour::White});
            solutions[asIndex(board ^ 0xFFFFU)].push_back({presses, Colour::Black});
        });
        KindCounts kinds{};
        for (std::size_t number = 0; number < solutions.size(); ++number) {
            const Puzzle puzzle = Puzzle::flipGame(Grid::fromPacked(size, number));
            if (solutions[number].empty() || puzzle.solved()) continue;
            QVERIFY2(holds(puzzle, solutions[number], kinds), qPrintable(QString::number(number, 2)));
        }
        // 4,096 boards can be solved, of which two are.
        QCOMPARE(kinds[Below] + kinds[Every] + kinds[Some], 4'094);
        QVERIFY(kinds[Below] > 100 && kinds[Every] > 100 && kinds[Some] > 100);
    }

    void everyHintForAnyRuleIsTrue() {
        KindCounts kinds{};
        for (std::uint64_t seed = 0; seed < 2000; ++seed) {
            const Puzzle puzzle = randomSmallPuzzle(10, seed);
            const PlainSolutions all = solutionsOf(puzzle);
            if (all.empty() || puzzle.solved()) continue;
            QVERIFY2(holds(puzzle, all, kinds), qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
        QVERIFY(kinds[Every] > 50 && kinds[Some] > 50);
    }

    void withoutAllSetsThereIsLightChasing() {
        const Puzzle chased = Puzzle::flipGame(Grid::fromPacked({4, 4}, 0b0001'1001'1011'1001));
        const Optimal answer = std::get<Optimal>(solve(defaultMethod(), chased).answer);
        const Hint hint = chooseHint(chased, answer.presses, nullptr);
        QCOMPARE(hint.press.row, 0);
        QVERIFY(std::holds_alternative<StartsTheChase>(hint.reason));
        const PlainSolutions all = solutionsOf(chased);
        QVERIFY(std::visit(Truth{chased, all, {answer.presses.packed(), answer.reached}, hint.press},
                           hint.reason));
        const Puzzle other{Rule::fromPattern({2, 2}, Pattern::plus(), Edges::Torus), Grid::filled({2, 2}),
                           Goal::White};
        const Hint plain = chooseHint(other, Grid::fromPacked({2, 2}, 0b0010), nullptr);
        QVERIFY((plain.press == Cell{0, 1}));
        QVERIFY(std::holds_alternative<std::monostate>(plain.reason));
    }

    void aSolutionThatIsNotOptimalIsNotExplainedByOptimalOnes() {
        const Puzzle puzzle = Puzzle::flipGame(Grid::fromPacked({4, 4}, 0b0001'1001'1011'1001));
        const auto sets = std::get<SolutionSets>(findSolutionSets(puzzle));
        for (const std::uint64_t presses : plainSets(puzzle, sets.colours.front().colour)) {
            const Grid solution = Grid::fromPacked(puzzle.size(), presses);
            const Hint hint = chooseHint(puzzle, solution, &sets);
            QVERIFY(solution.test(hint.press));
            const bool isOptimal = solution.count() == sets.fewest();
            const bool ofOptima = std::holds_alternative<InEveryOptimum>(hint.reason) ||
                                  std::holds_alternative<InSomeOptima>(hint.reason);
            QVERIFY(isOptimal || !ofOptima);
        }
    }

    void eachDegreeGivesAwayMore_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<bool>("hasReason");
        QTest::addColumn<int>("degrees");
        QTest::newRow("all four") << 4 << true << 4;
        QTest::newRow("all four on two rows") << 2 << true << 4;
        QTest::newRow("no row on a board of one row") << 1 << true << 3;
        QTest::newRow("no reason where there is none") << 4 << false << 3;
        QTest::newRow("neither") << 1 << false << 2;
    }

    void eachDegreeGivesAwayMore() {
        QFETCH(int, rows);
        QFETCH(bool, hasReason);
        QFETCH(int, degrees);
        Hint hint{{0, 0}, {}};
        if (hasReason) hint.reason = InEveryOptimum{};
        int counted = 1;
        for (auto degree = std::optional(HintDegree::Count);
             (degree = furtherDegree(*degree, hint, {rows, 4}));) {
            QVERIFY(*degree != HintDegree::Row || rows > 1);
            QVERIFY(*degree != HintDegree::Why || hasReason);
            ++counted;
        }
        QCOMPARE(counted, degrees);
    }
};

QTEST_GUILESS_MAIN(TestHint)
#include "tst_hint.moc"
