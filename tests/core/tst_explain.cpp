#include "core/explain/chosen_set.h"
#include "core/explain/nearest.h"
#include "core/explain/parity.h"
#include "core/explain/solution_sets.h"
#include "core/model/special_cells.h"
#include "core/solve/solve.h"
#include "core/solve/verify.h"
#include "core/text/judge.h"
#include "tests/core/plain_enumeration.h"
#include "tests/core/sample_puzzles.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <map>
#include <set>

using namespace flip;
using namespace flip::test;

namespace {

constexpr Size size{4, 4};

#if defined(NDEBUG) && FLIP_SLOWNESS == 1
/// Every board.
constexpr std::uint64_t step = 1;
#else
/// Without optimisation, or with a sanitizer, one board in 61, spread evenly over the numbers (61 is prime).
constexpr std::uint64_t step = 61;
#endif

Puzzle boardNumber(std::uint64_t number) { return Puzzle::flipGame(Grid::fromPacked(size, number)); }

SolutionSets setsOf(const Puzzle& puzzle) { return std::get<SolutionSets>(findSolutionSets(puzzle)); }

std::vector<SizeCount> plainSizes(const std::vector<std::uint64_t>& sets) {
    std::map<int, std::uint64_t> counts;
    for (const std::uint64_t presses : sets) ++counts[std::popcount(presses)];
    std::vector<SizeCount> sizes;
    sizes.reserve(counts.size());
    for (const auto& [presses, count] : counts) sizes.push_back({presses, count});
    return sizes;
}

void compareWithPlainSets(const Puzzle& puzzle, const SolutionSets& all, const ColourSets& sets) {
    const std::vector<std::uint64_t> plain = plainSets(puzzle, sets.colour);
    QVERIFY(sets.sizes == plainSizes(plain));
    QCOMPARE(sets.listedCount(), sets.smallestCount());
    std::set<std::uint64_t> smallest;
    for (std::uint64_t i = 0; i < sets.listedCount(); ++i) smallest.insert(sets.smallest(i).packed());
    QCOMPARE(smallest.size(), sets.smallestCount());
    QVERIFY(std::ranges::all_of(smallest, [&](std::uint64_t presses) {
        return std::popcount(presses) == sets.fewest() && std::ranges::binary_search(plain, presses);
    }));
    std::vector<std::uint64_t> every{sets.start.packed()};
    for (const Grid& quiet : all.quiet.vectors()) {
        for (std::size_t i = 0, before = every.size(); i < before; ++i)
            every.push_back(every[i] ^ quiet.packed());
    }
    std::ranges::sort(every);
    QVERIFY(every == plain);
}

/// The fewest pieces to turn over by hand, found by trying all sets of pieces.
std::pair<int, std::uint64_t> plainNearest(const Puzzle& puzzle) {
    std::set<std::uint64_t> solvable;
    const PackedPuzzle packed(puzzle);
    forEachPressSet(packed, [&](std::uint64_t, std::uint64_t board) {
        // Whatever pressing makes of this board, pressing makes this board of it.
        for (const Colour colour : coloursOf(puzzle.goal)) {
            solvable.insert(board ^ packed.board ^ (colour == Colour::White ? 0 : packed.full));
        }
    });
    std::map<int, std::uint64_t> counts;
    for (const std::uint64_t board : solvable) ++counts[std::popcount(board ^ packed.board)];
    return *counts.begin();
}

/// The fewest cells of a witness against both colours, found by trying all sets of cells.
int fewestCellsOfWitness(const Puzzle& puzzle) {
    const PackedPuzzle packed(puzzle);
    const auto odd = [](std::uint64_t cells) { return std::popcount(cells) % 2 == 1; };
    int fewest = packed.cells + 1;
    for (std::uint64_t cells = 0; cells <= packed.full; ++cells) {
        if (!odd(cells & packed.board) || !odd(cells & (packed.board ^ packed.full))) continue;
        if (std::ranges::any_of(packed.masks, [&](std::uint64_t mask) { return odd(mask & cells); }))
            continue;
        fewest = std::min(fewest, std::popcount(cells));
    }
    return fewest;
}

class LookCounter : public Monitor {
  public:
    void progressed(const Progress& /*progress*/) override { ++looks; }

    bool stopRequested() override { return false; }

    std::int64_t looks = 0;
};

} // namespace

class TestExplain : public QObject {
    Q_OBJECT

  private slots:

    /// Nobody can press them, so they add neither press sets nor quiet patterns.
    void cellsWithoutAButtonDoNotCount_data() {
        QTest::addColumn<std::string>("judge");
        QTest::addColumn<std::string>("text");
        QTest::addColumn<int>("nullity");
        QTest::addColumn<int>("sets");
        QTest::addColumn<int>("without");
        QTest::addColumn<int>("neverFlipped");
        QTest::newRow("BOJ 1080") << std::string("boj1080")
                                  << std::string("3 4\n0000\n0010\n0000\n1001\n1011\n1001\n") << 0 << 1 << 10
                                  << 0;
        QTest::newRow("oidashi B") << std::string("oidashi-b") << std::string("2 2\n01\n11\n1\n0 0\n") << 0
                                   << 1 << 1 << 0;
        QTest::newRow("more buttons than lights")
            << std::string("aoc2025-10") << std::string("[.##.] (3) (1,3) (2) (2,3) (0,2) (0,1)\n") << 2 << 4
            << 0 << 2;
        QTest::newRow("more lights than buttons")
            << std::string("aoc2025-10") << std::string("[.##.] (1) (2)\n") << 0 << 1 << 2 << 2;
    }

    void cellsWithoutAButtonDoNotCount() {
        QFETCH(std::string, judge);
        QFETCH(std::string, text);
        QFETCH(int, nullity);
        QFETCH(int, sets);
        QFETCH(int, without);
        QFETCH(int, neverFlipped);
        const auto read = readJudgeInput(*findJudge(judge), text);
        QVERIFY(read);
        const Puzzle& puzzle = read->front().puzzle;
        QCOMPARE(cellsWithoutButton(puzzle.rule).count(), without);
        QCOMPARE(cellsNeverFlipped(puzzle.rule).count(), neverFlipped);
        std::optional<SolutionCount> count;
        const auto found = findSolutionSets(puzzle, {}, &count);
        const auto& all = std::get<SolutionSets>(found);
        QCOMPARE(count->nullity, nullity);
        QCOMPARE(all.nullity(), nullity);
        std::uint64_t solutions = 0;
        for (const SizeCount& each : all.colours.front().sizes) solutions += each.sets;
        QCOMPARE(solutions, static_cast<std::uint64_t>(sets));
        if (puzzle.goal.isUniform()) compareWithPlainSets(puzzle, all, all.colours.front());
    }

    void everyBoardOfPoj1753HasSixteenSetsForEachColour() {
        std::uint64_t solvable = 0;
        std::uint64_t withOneOptimum = 0;
        for (std::uint64_t board = 0; board < 65'536; board += step) {
            const SolutionSets sets = setsOf(boardNumber(board));
            QCOMPARE(sets.nullity(), 4);
            if (sets.colours.empty()) continue;
            ++solvable;
            QCOMPARE(std::ssize(sets.colours), 2);
            for (const ColourSets& colour : sets.colours) {
                std::uint64_t count = 0;
                for (const SizeCount& counted : colour.sizes) count += counted.sets;
                QCOMPARE(count, std::uint64_t{16});
            }
            if (sets.optimalCount() == 1) ++withOneOptimum;
        }
        if (step != 1) return;
        QCOMPARE(solvable, std::uint64_t{4'096});
        QCOMPARE(withOneOptimum, std::uint64_t{1'418});
    }

    void theSampleIsToldInFull() {
        const SolutionSets sets = setsOf(boardNumber(0b0001'1001'1011'1001));
        QCOMPARE(sets.fewest(), std::int64_t{4});
        QCOMPARE(sets.listedCount(), sets.optimalCount());
        for (std::uint64_t i = 0; i < sets.listedCount(); ++i) {
            QVERIFY(verify(boardNumber(0b0001'1001'1011'1001), sets.optimal(i)));
            QCOMPARE(sets.optimal(i).presses.count(), std::int64_t{4});
        }
        QVERIFY_THROWS_EXCEPTION(std::out_of_range, static_cast<void>(sets.optimal(sets.listedCount())));
    }

    void everySetIsFoundOfRandomPuzzles() {
        int solvable = 0;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const Puzzle puzzle = randomSmallPuzzle(12, seed);
            const SolutionSets sets = setsOf(puzzle);
            for (const Colour colour : coloursOf(puzzle.goal)) {
                const bool listed = std::ranges::count(sets.colours, colour, &ColourSets::colour) == 1;
                QCOMPARE(!plainSets(puzzle, colour).empty(), listed);
            }
            for (const ColourSets& colour : sets.colours) {
                compareWithPlainSets(puzzle, sets, colour);
                if (QTest::currentTestFailed()) return;
            }
            if (!sets.colours.empty()) ++solvable;
        }
        QVERIFY(solvable > 100);
    }

    void theFirstSetIsTheOneThatAlgebraFinds() {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const Puzzle puzzle = randomSmallPuzzle(36, seed);
            const auto sets = findSolutionSets(puzzle);
            const Outcome outcome = solve(defaultMethod(), puzzle);
            const auto* optimal = std::get_if<Optimal>(&outcome.answer);
            const auto* found = std::get_if<SolutionSets>(&sets);
            if (optimal == nullptr || found == nullptr) continue;
            QVERIFY(found->optimal(0).presses == optimal->presses);
            QVERIFY(found->optimal(0).reached == optimal->reached);
        }
    }

    void manyIndependentPartsAreCountedWithoutLookingAtAllSets() {
        // Two neighbours on the torus flip the same two pieces, so every row of two cells is a part of its
        // own.
        const Size tall{70, 2};
        const Puzzle puzzle{Rule::fromPattern(tall, Pattern(0b000'011'000), Edges::Torus), Grid::filled(tall),
                            Goal::White};
        const SolutionSets sets = setsOf(puzzle);
        QCOMPARE(sets.nullity(), 70);
        QCOMPARE(sets.fewest(), std::int64_t{70});
        QCOMPARE(sets.optimalCount(), std::numeric_limits<std::uint64_t>::max());
        for (const std::uint64_t index : {std::uint64_t{0}, std::uint64_t{1'753}, sets.listedCount() - 1}) {
            QVERIFY(verify(puzzle, sets.optimal(index)));
            QCOMPARE(sets.optimal(index).presses.count(), std::int64_t{70});
        }
    }

    void theLastOfMoreSetsThanCanBeCountedIsFound_data() {
        QTest::addColumn<int>("rows");
        for (const int rows : {1, 2, 63, 64, 65, 70}) QTest::addRow("%d parts", rows) << rows;
    }

    void theLastOfMoreSetsThanCanBeCountedIsFound() {
        QFETCH(int, rows);
        const Size tall{rows, 2};
        const Puzzle puzzle{Rule::fromPattern(tall, Pattern(0b000'011'000), Edges::Torus), Grid::filled(tall),
                            Goal::White};
        const auto first = chosenSet(setsOf(puzzle), Ties::EarlierCells);
        const auto last = chosenSet(setsOf(puzzle), Ties::SmallerString);
        QVERIFY(first && last);
        for (int row = 0; row < rows; ++row) {
            QVERIFY(first->presses.test({row, 0}) && !first->presses.test({row, 1}));
            QVERIFY(last->presses.test({row, 1}) && !last->presses.test({row, 0}));
        }
    }

    void tooManySetsAreRefused() {
        Random random(3);
        const Puzzle puzzle = solvablePuzzle(tableOfRank({8, 8}, 34, random), Goal::White, random);
        QVERIFY(std::holds_alternative<TooLarge>(findSolutionSets(puzzle)));
        // Of few dimensions, but of so many cells that each set takes long: four of every five rows and
        // columns.
        const Size large{139, 139};
        const Puzzle wide{Rule::fromPattern(large, Pattern::plus()), Grid(large), Goal::White};
        const auto refused = findSolutionSets(wide);
        QVERIFY(std::holds_alternative<TooLarge>(refused));
        const QString limit = QString::fromStdString(std::get<TooLarge>(refused).limit);
        QVERIFY2(
            limit.startsWith("lists the solutions of puzzles whose quiet patterns cover up to 10,000 cells;"),
            qPrintable(limit));
        const auto stopped = findSolutionSets(boardNumber(0), {.budget = {.nodes = 20}});
        QVERIFY(std::holds_alternative<Stopped>(stopped));
    }

    void everyPressFlipsAnEvenNumberOfTheWitness() {
        const Puzzle puzzle = boardNumber(1);
        const Outcome outcome = solve(defaultMethod(), puzzle);
        const Grid& witness = std::get<Impossible>(outcome.answer).witnesses.front().cells;
        QCOMPARE(witness.count(), std::int64_t{fewestCellsOfWitness(puzzle)});
        for (int i = 0; i < 16; ++i) {
            const PressParity press = tryPress(puzzle.rule, witness, cellAt(puzzle.size(), i));
            QCOMPARE(press.pressed, cellAt(puzzle.size(), i));
            QVERIFY(press.flipped.size() % 2 == 0);
            const Grid flipped = puzzle.rule.mask(press.pressed) & witness;
            QVERIFY(flipped.setCells() == press.flipped);
        }
        for (const Colour colour : {Colour::White, Colour::Black}) {
            QVERIFY((puzzle.toFlip(colour) & witness).count() % 2 == 1);
        }
    }

    void mostImpossibleBoardsAreOnePieceAway() {
        std::map<int, std::uint64_t> boards;
        for (std::uint64_t board = 0; board < 65'536; board += step) {
            const NearestSolvable nearest = nearestSolvable(boardNumber(board));
            QVERIFY(nearest.complete && nearest.count == nearest.changes.size());
            ++boards[nearest.fewest];
            const Grid repaired = boardNumber(board).board ^ nearest.changes.front();
            QVERIFY(!setsOf(Puzzle::flipGame(repaired)).colours.empty());
        }
        if (step != 1) return;
        QVERIFY((boards == std::map<int, std::uint64_t>{{0, 4'096}, {1, 49'152}, {2, 12'288}}));
    }

    void theNearestBoardsOfRandomPuzzlesAreFound() {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const Puzzle puzzle = randomSmallPuzzle(10, seed);
            const NearestSolvable nearest = nearestSolvable(puzzle);
            const auto [fewest, count] = plainNearest(puzzle);
            QVERIFY(nearest.complete);
            QCOMPARE(nearest.fewest, fewest);
            QCOMPARE(nearest.count, count);
            const bool ordered = std::ranges::is_sorted(nearest.changes, {},
                                                        [](const Grid& change) { return change.setCells(); });
            QVERIFY(ordered);
            for (const Grid& change : nearest.changes) {
                QCOMPARE(change.count(), std::int64_t{fewest});
                Puzzle changed = puzzle;
                changed.board ^= change;
                QVERIFY(enumerate(changed).has_value());
            }
        }
    }

    void theSearchForTheNearestBoardsKeepsToItsBudget() {
        // No press flips anything: every black piece must be flipped by hand.
        const Size large{10, 6};
        const Puzzle puzzle{Rule::fromPattern(large, Pattern(0)), Grid::filled(large), Goal::White};
        const NearestSolvable nearest = nearestSolvable(puzzle, {.budget = {.nodes = 100'000}});
        QVERIFY(!nearest.complete);
        QCOMPARE(nearest.count, std::uint64_t{0});
        QVERIFY(nearest.fewest >= 3 && nearest.fewest <= 60);
    }

    void preparingForTheNearestBoardsCanBeStopped() {
        const Size large{304, 304};
        const Puzzle puzzle{Rule::fromPattern(large, Pattern::plus()), Grid::filled(large), Goal::White};
        LookCounter monitor;
        static_cast<void>(nearestSolvable(puzzle, {.budget = {.nodes = 1}, .monitor = &monitor}));
        // An entry of a table for each piece takes as long as some hundred words.
        QVERIFY(monitor.looks >= large.cells() * 100 / static_cast<std::int64_t>(SearchClock::workPeriod));
    }
};

QTEST_GUILESS_MAIN(TestExplain)
#include "tst_explain.moc"
