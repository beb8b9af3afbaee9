#include "core/base/index.h"
#include "core/generate/random_puzzle.h"
#include "core/solve/equations/equations.h"
#include "core/solve/lightest/correlation.h"
#include "core/solve/lightest/lightest_element.h"
#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "core/solve/verify.h"
#include "core/solve/witness.h"
#include "core/text/words.h"
#include "tests/core/random_rules.h"
#include "tests/core/stop_after.h"
#include "tests/core/told.h"
#include "tests/published_numbers.h"

#include <QTest>

#include <array>
#include <bit>
#include <chrono>
#include <cmath>
#include <limits>
#include <map>

using namespace flip;
using test::StopAfter;
using test::Told;

namespace {

/// The order of press sets in which the first one is wanted: few cells, then the list of cells in the
/// dictionary.
bool isBetterByDefinition(const Grid& a, const Grid& b) {
    if (a.count() != b.count()) return a.count() < b.count();
    return a.setCells() < b.setCells();
}

std::vector<Witness> witnessesOf(const Puzzle& puzzle) {
    SearchClock clock{SearchContext{}};
    return parityWitnesses(puzzle, clock).value();
}

/// By trying every press set of a small puzzle: the first that reaches the colour.
std::map<Colour, Grid> firstOfAll(const Puzzle& puzzle) {
    std::map<Colour, Grid> first;
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << puzzle.size().cells(); ++bits) {
        const Grid presses = Grid::fromPacked(puzzle.size(), bits);
        const auto colour = colourReached(puzzle, presses);
        if (!colour) continue;
        const auto [place, isNew] = first.try_emplace(*colour, presses);
        if (!isNew && isBetterByDefinition(presses, place->second)) place->second = presses;
    }
    return first;
}

Puzzle anyPuzzle(Random& random, int mostCells) {
    const Rule rule = randomRule(random, mostCells);
    const auto goal = static_cast<Goal::Kind>(random.below(3));
    if (random.below(2) == 0) return randomPuzzle(rule, goal, random.next());
    return {rule, randomGrid(rule.size(), random), goal};
}

class StopAtOnce : public Monitor {
  public:
    void progressed(const Progress& progress) override { QVERIFY(progress.done >= 0 && progress.done <= 1); }

    bool stopRequested() override { return true; }
};

} // namespace

class TestMinimum : public QObject {
    Q_OBJECT

  private slots:

    void theFirstOfTheLightestIsFound() {
        Random random(1);
        for (int round = 0; round < 500; ++round) {
            const Size size = randomSize(random, 12);
            std::vector<Grid> vectors;
            for (std::uint64_t i = random.below(7); i > 0; --i) vectors.push_back(randomGrid(size, random));
            const EchelonBasis space(vectors);
            const std::vector<Grid> representatives{randomGrid(size, random), randomGrid(size, random)};
            std::size_t expectedCoset = 0;
            Grid expected = representatives[0];
            for (std::size_t coset = 0; coset < 2; ++coset) {
                for (unsigned u = 0; u < 1U << vectors.size(); ++u) {
                    Grid element = representatives[coset];
                    for (std::size_t i = 0; i < vectors.size(); ++i) {
                        if ((u >> i) & 1U) element ^= vectors[i];
                    }
                    const bool better = coset == expectedCoset ? isBetterByDefinition(element, expected)
                                                               : element.count() < expected.count();
                    if (better) std::tie(expected, expectedCoset) = std::pair(element, coset);
                }
            }
            SearchClock clock{SearchContext{}};
            const LightestElement lightest = lightestElement(space, representatives, clock);
            QVERIFY(lightest.element == expected);
            QCOMPARE(lightest.coset, expectedCoset);
            QVERIFY(lightest.proven());
        }
    }

    void theGreatestObstacleOfAllPartsIsTold_data() {
        QTest::addColumn<int>("upper");
        QTest::addColumn<int>("lower");
        QTest::addColumn<Obstacle::Kind>("kind");
        using enum Obstacle::Kind;
        QTest::newRow("none, and time") << 8 << 48 << Time;
        QTest::newRow("time, and none") << 48 << 8 << Time;
        QTest::newRow("time, and any way") << 48 << 100 << Reach;
        QTest::newRow("any way, and time") << 100 << 48 << Reach;
    }

    /// Each row is a part of so many dimensions.
    void theGreatestObstacleOfAllPartsIsTold() {
        QFETCH(int, upper);
        QFETCH(int, lower);
        const Size size{2, 300};
        Random random(5);
        const auto drawnRow = [&](int row) {
            Grid grid(size);
            for (int column = 0; column < size.columns; ++column)
                if (random.below(2) == 0) grid.set({row, column});
            return grid;
        };
        std::vector<Grid> vectors;
        for (int i = 0; i < upper; ++i) vectors.push_back(drawnRow(0));
        for (int i = 0; i < lower; ++i) vectors.push_back(drawnRow(1));
        SearchClock clock({.budget = {.time = std::chrono::milliseconds(100)}});
        const LightestElement lightest =
            lightestElement(EchelonBasis(vectors), {drawnRow(0) ^ drawnRow(1)}, clock);
        QVERIFY(!lightest.proven());
        QTEST(lightest.obstacle.kind, "kind");
    }

    void aSingleElementIsANode() {
        SearchClock clock{SearchContext{}};
        const std::vector<Grid> representatives{Grid({3, 3}), Grid({3, 3})};
        QVERIFY(lightestElement(EchelonBasis(), representatives, clock).proven());
        QCOMPARE(clock.nodes(), std::uint64_t{2});
    }

    void theProgressIsThatOfAllCosets_data() {
        QTest::addColumn<std::size_t>("vectors");
        QTest::addColumn<std::size_t>("cosets");
        QTest::newRow("by the transform") << std::size_t{19} << std::size_t{2};
        // What was planned says little then.
        QTest::newRow("by classes, which turn out to be the longer way") << std::size_t{20} << std::size_t{4};
    }

    void theProgressIsThatOfAllCosets() {
        QFETCH(std::size_t, vectors);
        QFETCH(std::size_t, cosets);
        Random random(3);
        const auto drawn = [&random](std::size_t count) {
            std::vector<Grid> grids;
            while (grids.size() < count) grids.push_back(randomGrid({8, 8}, random));
            return grids;
        };
        Told told;
        SearchClock clock({.monitor = &told});
        const EchelonBasis space(drawn(vectors));
        QVERIFY(lightestElement(space, drawn(cosets), clock).proven());
        const auto nodes = static_cast<double>(clock.nodes());
        QVERIFY(told.all.size() > 10);
        QVERIFY(told.all.back().done > 0.9);
        for (const Progress& progress : told.all) {
            const double share = static_cast<double>(progress.nodes) / nodes;
            QVERIFY2(std::abs(progress.done - share) < 0.25,
                     qPrintable(QStringLiteral("%1 for %2").arg(progress.done).arg(share)));
        }
    }

    void everySmallPuzzleIsAnsweredAsByEnumeration() {
        Random random(2);
        for (int round = 0; round < 150; ++round) {
            const Puzzle puzzle = anyPuzzle(random, 10);
            const Outcome outcome = solve(*findMethod("algebra"), puzzle);
            QVERIFY(verify(puzzle, outcome.answer));
            const auto first = firstOfAll(puzzle);
            if (first.empty()) {
                QVERIFY(std::holds_alternative<Impossible>(outcome.answer));
                continue;
            }
            const auto& optimal = std::get<Optimal>(outcome.answer);
            const auto best = std::ranges::min_element(
                first, [](const auto& a, const auto& b) { return a.second.count() < b.second.count(); });
            QVERIFY(optimal.reached == best->first);
            QVERIFY(optimal.presses == best->second);
        }
    }

    void allBoardsOfTheFlipGameNeedTheKnownNumbers() {
        const Size size{4, 4};
        const Rule rule = Rule::fromPattern(size, Pattern::plus());
        std::vector<Grid> boards;
        for (std::uint64_t board = 0; board < 65'536; ++board)
            boards.push_back(Grid::fromPacked(size, board));
        const Equations equations = solveEquations(rule, boards);
        std::map<std::int64_t, int> counts;
        for (std::uint64_t board = 0; board < 65'536; ++board) {
            const auto& white = equations.solutions[asIndex(board)];
            const auto& black = equations.solutions[asIndex(65'535 - board)];
            QCOMPARE(white.has_value(), black.has_value());
            if (!white) {
                ++counts[-1];
                continue;
            }
            SearchClock clock{SearchContext{}};
            const LightestElement lightest =
                lightestElement(equations.quiet, std::vector{*white, *black}, clock);
            QVERIFY(lightest.proven());
            ++counts[lightest.lowerBound];
        }
        const std::map<std::int64_t, int> known{{-1, 61'440}, {0, 2},     {1, 32},    {2, 228},
                                                {3, 880},     {4, 1'562}, {5, 1'136}, {6, 256}};
        QVERIFY(counts == known);
    }

    void allLitBoardsNeedThePublishedNumbers() {
        for (int n = 1; n <= static_cast<int>(publishedAllLit.size()); ++n) {
            const Rule rule = Rule::fromPattern({n, n}, Pattern::plus());
            const Outcome outcome = solve(*findMethod("algebra"), {rule, Grid::filled({n, n}), Goal::White});
            QCOMPARE(std::get<Optimal>(outcome.answer).presses.count(),
                     std::int64_t{publishedAllLit[static_cast<std::size_t>(n) - 1]});
        }
    }

    void impossiblePuzzlesComeWithWitnesses() {
        Random random(3);
        int impossible = 0;
        for (int round = 0; round < 400; ++round) {
            const Puzzle puzzle{randomRule(random, 40), Grid(), static_cast<Goal::Kind>(random.below(3))};
            Puzzle drawn = puzzle;
            drawn.board = randomGrid(puzzle.size(), random);
            const auto witnesses = witnessesOf(drawn);
            const Outcome outcome = solve(*findMethod("algebra"), drawn);
            QCOMPARE(std::holds_alternative<Impossible>(outcome.answer), !witnesses.empty());
            QVERIFY(verify(drawn, outcome.answer));
            if (!witnesses.empty()) ++impossible;
        }
        QVERIFY(impossible > 100);
    }

    void theFirstOfTheSmallestWitnessesIsGiven() {
        Random random(9);
        int alone = 0;
        for (int round = 0; round < 300; ++round) {
            const Rule any = randomRule(random, 10);
            // Of every third, pieces that no press flips.
            const Rule rule =
                round % 3 == 0 ? Rule::fromPattern(any.size(), Pattern(round % 2 == 0 ? 0 : 1)) : any;
            const Puzzle puzzle{rule, randomGrid(rule.size(), random),
                                static_cast<Goal::Kind>(random.below(3))};
            std::optional<Grid> first;
            for (std::uint64_t bits = 0; bits < std::uint64_t{1} << rule.size().cells(); ++bits) {
                const Grid cells = Grid::fromPacked(rule.size(), bits);
                if (!refutes(puzzle, {cells, puzzle.goal.kind()})) continue;
                if (!first || isBetterByDefinition(cells, *first)) first = cells;
            }
            const auto witnesses = witnessesOf(puzzle);
            QCOMPARE(witnesses.empty(), !first.has_value());
            if (first) QVERIFY(witnesses.front().cells == *first);
            if (first && first->count() == 1) ++alone;
        }
        QVERIFY(alone > 50);
    }

    void largeImpossiblePuzzlesAreRefutedWithinTheLimits() {
        // 99×99 has 16 quiet patterns, so a random board is impossible all but surely.
        Random random(5);
        const Size size{99, 99};
        const Puzzle puzzle{Rule::fromPattern(size, Pattern::plus()), randomGrid(size, random), Goal::Either};
        QVERIFY(verify(puzzle, solve(*findMethod("algebra"), puzzle).answer));
        const Puzzle slow{Rule::fromPattern({150, 150}, Pattern(0b111'101'011)), Grid({150, 150}),
                          Goal::Black};
        const Outcome stopped =
            solve(*findMethod("algebra"), slow, {.budget = {.time = std::chrono::milliseconds(1)}});
        QVERIFY(std::get<Stopped>(stopped.answer).reason == Stopped::Reason::Time);
    }

    void whoStopsTheSearchForAWitnessIsToldSoEvenIfMemoryWasShort() {
        // Every single cell is an even set, and not all fit; the odd one is not among those that do.
        const Size size{300, 300};
        Puzzle puzzle{Rule::fromPattern(size, Pattern(0)), Grid(size), Goal::White};
        puzzle.board.set({299, 299});
        const auto reasonAfter = [&](StopAfter& monitor) {
            SearchClock clock({{.memory = std::int64_t{60} << 20}, &monitor});
            return parityWitnesses(puzzle, clock) ? std::nullopt : clock.stopped();
        };
        StopAfter patient(std::numeric_limits<int>::max());
        QVERIFY(reasonAfter(patient)->reason == Stopped::Reason::Memory);
        for (const int looks : {0, patient.looks() / 2, patient.looks() - 1}) {
            StopAfter monitor(looks);
            QVERIFY(reasonAfter(monitor)->reason == Stopped::Reason::Asked);
        }
    }

    void aWitnessIsTheSameWithAnyNumberOfThreads() {
        Random random(1);
        const Size size{61, 61};
        const Puzzle puzzle{Rule::fromPattern(size, Pattern::plus()), randomGrid(size, random), Goal::White};
        const auto witnessWith = [&](int threads) {
            SearchClock clock{SearchContext{{.threads = threads}}};
            return parityWitnesses(puzzle, clock).value().front().cells;
        };
        const Grid alone = witnessWith(1);
        for (int round = 0; round < 8; ++round) QVERIFY(witnessWith(4) == alone);
    }

    void oneWitnessRefutesBothColoursOfTheFlipGame() {
        const Puzzle puzzle = Puzzle::flipGame(Grid::fromPacked({4, 4}, 1));
        const auto witnesses = witnessesOf(puzzle);
        QCOMPARE(witnesses.size(), std::size_t{1});
        QVERIFY(refutes(puzzle, witnesses.front()));
        for (std::uint64_t cells = 0; cells < 65'536; ++cells) {
            if (std::popcount(cells) >= witnesses.front().cells.count()) continue;
            QVERIFY(!refutes(puzzle, {Grid::fromPacked(puzzle.size(), cells), Goal::Either}));
        }
    }

    void aLargerBoardIsRefutedByASmallestSet() {
        // Too large for one word, and of few even sets: each of them can be tried.
        Random random(6);
        const Rule rule = Rule::fromPattern({9, 9}, Pattern::plus());
        const EchelonBasis even = solveEquations(rule.transposed(), {}).quiet;
        for (int round = 0; round < 20; ++round) {
            const Puzzle puzzle{rule, randomGrid(rule.size(), random), Goal::White};
            std::int64_t fewest = rule.size().cells() + 1;
            for (std::uint64_t number = 0; number < std::uint64_t{1} << even.dimension(); ++number) {
                const Grid cells = elementOf({even.vectors(), Grid(rule.size())}, Grid(rule.size()), number);
                if (refutes(puzzle, {cells, Goal::White})) fewest = std::min(fewest, cells.count());
            }
            const auto witnesses = witnessesOf(puzzle);
            QCOMPARE(witnesses.empty(), fewest > rule.size().cells());
            if (!witnesses.empty()) QCOMPARE(witnesses.front().cells.count(), fewest);
        }
    }

    void whereProofEndsAGoodAnswerIsGiven() {
        // 79×79 has 64 quiet patterns.
        const Puzzle puzzle = randomPuzzle(Rule::fromPattern({79, 79}, Pattern::plus()), Goal::White, 1);
        const Outcome outcome =
            solve(*findMethod("algebra"), puzzle, {.budget = {.nodes = std::uint64_t{2} << 26U}});
        const auto& unproven = std::get<Unproven>(outcome.answer);
        QVERIFY(verify(puzzle, outcome.answer));
        QVERIFY(unproven.lowerBound >= puzzle.board.count() / 5);
        // Solutions have half of the 6,241 cells on average, and the lightest of 2^20 drawn at random some
        // 2,930.
        QVERIFY(unproven.presses.count() < 2'930);
    }

    /// Four independent parts, each of which is too large for a proof.
    static Puzzle inFourParts(int side, Grid board) {
        const Rule rule = Rule::fromPattern({side, side}, readPattern("*.*/.../*.*").value(), Edges::Torus);
        return {rule, std::move(board), Goal::White};
    }

    /// The presses in each of the parts.
    static std::array<int, 4> weightsOfParts(const Outcome& outcome) {
        std::array<int, 4> weights{};
        for (const Cell cell : pressesOf(outcome.answer)->setCells())
            ++weights[static_cast<std::size_t>(2 * (cell.row % 2) + cell.column % 2)];
        return weights;
    }

    void whatIsLeftIsSharedByIndependentParts() {
        const Method& algebra = *findMethod("algebra");
        const Puzzle puzzle = [] {
            Random random(1);
            Puzzle made = inFourParts(80, Grid({80, 80}));
            made.rule.pressAll(made.board, randomGrid({80, 80}, random));
            return made;
        }();
        // Without a limit of time, nothing is improved any more once a proof is found to be too long.
        const std::uint64_t nodes = 6'000'000'000;
        const auto before = weightsOfParts(solve(algebra, puzzle, {.budget = {.nodes = nodes}}));
        const Budget limited{.time = std::chrono::hours(1), .nodes = nodes};
        const auto after = weightsOfParts(solve(algebra, puzzle, {.budget = limited}));
        int improved = 0;
        for (std::size_t i = 0; i < before.size(); ++i) improved += after[i] < before[i] ? 1 : 0;
        QVERIFY2(improved > 1, qPrintable(QString::number(improved)));
    }

    void aSearchEndsWithWhatCountingProves() {
        const Size size{80, 80};
        const Outcome outcome = solve(*findMethod("algebra"), inFourParts(80, Grid::filled(size)),
                                      {.budget = {.time = std::chrono::hours(1), .nodes = 4'000'000'000}});
        QVERIFY(std::holds_alternative<Optimal>(outcome.answer));
        QCOMPARE(pressesOf(outcome.answer)->count(), size.cells() / 4);
        QVERIFY2(outcome.cost.nodes < 2'000'000'000, qPrintable(QString::number(outcome.cost.nodes)));
    }

    void aSetThatMayNotBeTheFirstIsMarked() {
        // Presses 1 and 4 flip the same two pieces as presses 2 and 3, and two are needed: one flips as many
        // pieces only elsewhere. The board is too large for the packed search.
        const Size size{5, 13};
        std::vector<Grid> masks;
        for (std::int64_t i = 0; i < size.cells(); ++i) {
            masks.emplace_back(size);
            masks.back().flip(cellAt(size, i));
        }
        const auto mask = [&](std::initializer_list<int> cells) {
            Grid grid(size);
            for (const int cell : cells) grid.flip({0, cell});
            return grid;
        };
        masks[1] = mask({2});
        masks[2] = mask({1});
        masks[3] = mask({0, 1, 2});
        masks[4] = mask({0, 1});
        const Puzzle puzzle{Rule::fromTable(size, masks), mask({1, 2}), Goal::White};
        int marked = 0;
        for (std::uint64_t nodes = 1; nodes < 32; ++nodes) {
            const Outcome outcome = solve(*findMethod("algebra"), puzzle, {.budget = {.nodes = nodes}});
            const auto* optimal = std::get_if<Optimal>(&outcome.answer);
            if (optimal == nullptr) continue;
            QCOMPARE(optimal->presses.count(), std::int64_t{2});
            QVERIFY(optimal->mayNotBeFirst || optimal->presses == mask({0, 3}));
            marked += optimal->mayNotBeFirst ? 1 : 0;
        }
        QVERIFY(marked > 0);
        const Outcome whole = solve(*findMethod("algebra"), puzzle);
        QVERIFY(!std::get<Optimal>(whole.answer).mayNotBeFirst);
        QVERIFY(*pressesOf(whole.answer) == mask({0, 3}));
    }

    void aStoppedSearchSaysWhatItHas() {
        const Rule rule = Rule::fromPattern({30, 30}, Pattern::plus());
        StopAtOnce monitor;
        const Outcome outcome = solve(*findMethod("algebra"), randomPuzzle(rule, Goal::White, 1),
                                      {.budget = {}, .monitor = &monitor});
        QVERIFY(std::holds_alternative<Unproven>(outcome.answer));
        QVERIFY(verify(randomPuzzle(rule, Goal::White, 1), outcome.answer));
    }
};

QTEST_GUILESS_MAIN(TestMinimum)
#include "tst_minimum.moc"
