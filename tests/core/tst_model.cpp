#include "core/base/random.h"
#include "core/generate/random_puzzle.h"
#include "core/model/packed_puzzle.h"
#include "core/model/puzzle.h"
#include "core/model/ties.h"
#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "core/text/board_text.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <variant>

using namespace flip;

namespace {

/// Sizes on both sides of every word boundary.
const std::vector<Size> sizes{{1, 1},  {1, 5},  {4, 4},  {3, 7},   {8, 8},
                              {5, 63}, {5, 64}, {5, 65}, {2, 130}, {70, 3}};

Grid randomGrid(Size size, std::uint64_t seed) {
    Random random(seed);
    Grid grid(size);
    for (std::int64_t i = 0; i < size.cells(); ++i) grid.set(cellAt(size, i), random.below(2) == 1);
    return grid;
}

/// In reading order; what the pattern flips twice stays. For sides of up to four.
std::vector<Cell> flippedByDefinition(const Rule& rule, Cell press) {
    const auto [rows, columns] = rule.size();
    // A multiple of every side.
    constexpr int sides = 12;
    std::set<Cell> flipped;
    for (int down = -1; down <= 1; ++down) {
        for (int right = -1; right <= 1; ++right) {
            if (!rule.pattern()->flips(down, right)) continue;
            Cell at{press.row + down, press.column + right};
            if (rule.edges() == Edges::Torus) at = {(at.row + sides) % rows, (at.column + sides) % columns};
            if (contains(rule.size(), at) && !flipped.insert(at).second) flipped.erase(at);
        }
    }
    return {flipped.begin(), flipped.end()};
}

} // namespace

class TestModel : public QObject {
    Q_OBJECT

  private slots:

    void ofTwoSetsTheOneWithTheEarlierCellComesFirst() {
        const auto setOf = [](std::initializer_list<int> columns) {
            Grid grid({2, 70});
            for (const int column : columns) grid.set({column / 70, column % 70});
            return grid;
        };
        QVERIFY(comesFirst(setOf({3, 90}), setOf({4, 5})) && !comesFirst(setOf({4, 5}), setOf({3, 90})));
        QVERIFY(comesFirst(setOf({3, 69}), setOf({3, 70})) && !comesFirst(setOf({3, 70}), setOf({3, 69})));
        QVERIFY(!comesFirst(setOf({3, 70}), setOf({3, 70})));
        QVERIFY(comesFirst(0b0110, 0b1100) && !comesFirst(0b1100, 0b0110));
        QVERIFY(isBetter(0b1000, 0b0011) && !isBetter(0b0011, 0b1000) && !isBetter(0b0011, 0b0011));
        QVERIFY(isBetter(0b0011, 0b0110) && !isBetter(0b0110, 0b0011));
    }

    void gridKeepsItsInvariant_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        for (const Size size : sizes) {
            QTest::addRow("a grid of %d rows and %d columns", size.rows, size.columns)
                << size.rows << size.columns;
        }
    }

    void gridKeepsItsInvariant() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        const Size size{rows, columns};
        const Grid grid = randomGrid(size, 1);
        QVERIFY(grid.checkInvariant());
        QVERIFY(grid.complement().checkInvariant());
        QCOMPARE(grid.count() + grid.complement().count(), size.cells());
        QCOMPARE(static_cast<std::int64_t>(grid.setCells().size()), grid.count());
        QVERIFY(grid.none() ? !grid.first() : grid.first() == grid.setCells().front());
        QVERIFY(!Grid(size).first());
        QVERIFY((grid ^ grid.complement()).all());
        QVERIFY((grid & grid.complement()).none());
        QVERIFY(Grid::filled(size).all());
        if (PackedPuzzle::fits(size)) QVERIFY(Grid::fromPacked(size, grid.packed()) == grid);
    }

    void gridRefusesImpossibleSizes() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Grid(Size{-1, 4}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Grid(Size{4, Grid::maxSide + 1}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Grid(Size{Grid::maxSide + 1, 2}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Grid(Size{1, Grid::maxLine + 1}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Grid(Size{Grid::maxLine + 1, 0}));
        QVERIFY_THROWS_EXCEPTION(std::logic_error, static_cast<void>(Grid(Size{9, 9}).packed()));
        QVERIFY_THROWS_EXCEPTION(std::logic_error, static_cast<void>(Grid(Size{2, 2}) ^ Grid(Size{2, 3})));
    }

    void plusFlipsThePieceAndItsNeighbours_data() {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("pieces");
        QTest::newRow("a corner flips three") << 0 << 0 << 3;
        QTest::newRow("an edge flips four") << 0 << 2 << 4;
        QTest::newRow("the middle flips five") << 2 << 1 << 5;
    }

    void plusFlipsThePieceAndItsNeighbours() {
        QFETCH(int, row);
        QFETCH(int, column);
        QFETCH(int, pieces);
        const Cell pressed{row, column};
        Puzzle puzzle = Puzzle::flipGame(Grid({4, 4}));
        const Transition transition = puzzle.press(pressed);
        QCOMPARE(static_cast<int>(transition.flips.size()), pieces);
        QCOMPARE(puzzle.board.count(), std::int64_t{pieces});
        for (const Flip flip : transition.flips) {
            const int distance = std::abs(flip.cell.row - row) + std::abs(flip.cell.column - column);
            QVERIFY(distance <= 1);
            QVERIFY(flip.now == Colour::Black);
        }
        QVERIFY(puzzle.press(pressed).flips.size() == transition.flips.size());
        QVERIFY(puzzle.board.none());
    }

    void everyPatternIsClippedAtTheEdges() {
        for (unsigned bits = 0; bits < unsigned{Pattern::count}; ++bits) {
            const Size size{3, 4};
            const Rule rule = Rule::fromPattern(size, Pattern(bits));
            for (std::int64_t i = 0; i < size.cells(); ++i) {
                const Cell pressed = cellAt(size, i);
                Grid expected(size);
                for (int bit = 0; bit < 9; ++bit) {
                    const Cell at{pressed.row + bit / 3 - 1, pressed.column + bit % 3 - 1};
                    if (((bits >> bit) & 1U) && contains(size, at)) expected.flip(at);
                }
                QVERIFY(rule.mask(pressed) == expected);
            }
        }
    }

    void aTorusWrapsRoundAndMeetsItself() {
        const Rule wide = Rule::fromPattern({3, 3}, Pattern::plus(), Edges::Torus);
        QCOMPARE(wide.mask({0, 0}).count(), std::int64_t{5});
        QVERIFY(wide.mask({0, 0}).test({2, 0}));
        QVERIFY(wide.mask({0, 0}).test({0, 2}));
        // On a side of two the left and the right neighbour are the same piece, turned twice.
        const Rule narrow = Rule::fromPattern({2, 2}, Pattern::plus(), Edges::Torus);
        QCOMPARE(narrow.mask({0, 0}).count(), std::int64_t{1});
        const Rule single = Rule::fromPattern({1, 1}, Pattern::plus(), Edges::Torus);
        QCOMPARE(single.mask({0, 0}).count(), std::int64_t{1});
    }

    void aTableGivesEveryCellItsOwnMask() {
        const Size size{2, 2};
        std::vector<Grid> masks;
        for (unsigned i = 0; i < 4; ++i) masks.push_back(Grid::fromPacked(size, 0b1010U ^ i));
        const Rule rule = Rule::fromTable(size, masks);
        QVERIFY(!rule.pattern());
        for (int i = 0; i < 4; ++i) QVERIFY(rule.mask(cellAt(size, i)) == masks[static_cast<std::size_t>(i)]);
        QVERIFY(rule == Rule::fromTable(size, masks));
        masks.pop_back();
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, static_cast<void>(Rule::fromTable(size, masks)));
    }

    void aPressFlipsItsPatternInReadingOrder() {
        for (int shape = 0; shape < 16; ++shape) {
            const Size size{1 + shape / 4, 1 + shape % 4};
            for (unsigned bits = 0; bits < unsigned{Pattern::count}; ++bits) {
                for (const Edges edges : {Edges::Clipped, Edges::Torus}) {
                    const Rule rule = Rule::fromPattern(size, Pattern(bits), edges);
                    for (std::int64_t cell = 0; cell < size.cells(); ++cell) {
                        std::vector<Cell> flipped;
                        rule.forEachFlipped(cellAt(size, cell), [&](Cell at) { flipped.push_back(at); });
                        QVERIFY(flipped == flippedByDefinition(rule, cellAt(size, cell)));
                    }
                }
            }
        }
    }

    void manyPressesFlipWhatTheyFlipOneByOne() {
        const auto check = [](const Rule& rule, const Grid& presses) {
            Grid flipped(rule.size());
            presses.forEachSet(
                [&](Cell cell) { rule.forEachFlipped(cell, [&](Cell piece) { flipped.flip(piece); }); });
            QVERIFY(rule.flippedBy(presses) == flipped);
            Grid board = randomGrid(rule.size(), 5);
            flipped ^= board;
            rule.pressAll(board, presses);
            QVERIFY(board == flipped);
            QVERIFY(board.checkInvariant());
        };
        for (const Size size : sizes) {
            const Grid presses = randomGrid(size, 4);
            for (unsigned bits = 0; bits<unsigned{Pattern::count}; bits += size.cells()> 64 ? 5 : 1) {
                for (const Edges edges : {Edges::Clipped, Edges::Torus})
                    check(Rule::fromPattern(size, Pattern(bits), edges), presses);
            }
            std::vector<Grid> masks;
            for (std::int64_t i = 0; i < size.cells(); ++i)
                masks.push_back(randomGrid(size, static_cast<std::uint64_t>(i)));
            check(Rule::fromTable(size, std::move(masks)), presses);
        }
        QVERIFY(Rule::fromPattern({0, 0}, Pattern::plus()).flippedBy(Grid()).none());
    }

    void onlyPressesAndBoardsOfItsOwnSizeArePressed() {
        const Rule rule = Rule::fromPattern({2, 3}, Pattern::plus());
        Grid board({2, 3});
        Grid turned({3, 2});
        QVERIFY_THROWS_EXCEPTION(std::logic_error, rule.pressAll(board, turned));
        QVERIFY_THROWS_EXCEPTION(std::logic_error, rule.pressAll(turned, board));
    }

    void moreCellsThanBitsOfAWordAreNotPacked() {
        for (const Edges edges : {Edges::Clipped, Edges::Torus}) {
            const Rule rule = Rule::fromPattern({5, 13}, Pattern::plus(), edges);
            QVERIFY_THROWS_EXCEPTION(std::logic_error, static_cast<void>(rule.packedMasks()));
        }
    }

    void packedMasksAreTheRulesMasks() {
        const std::vector<Size> packedSizes{{1, 1},  {1, 2},  {5, 6},  {8, 8},
                                            {1, 64}, {64, 1}, {2, 32}, {21, 3}};
        for (const Size size : packedSizes) {
            for (unsigned bits = 0; bits < unsigned{Pattern::count}; ++bits) {
                for (const Edges edges : {Edges::Clipped, Edges::Torus}) {
                    const Rule rule = Rule::fromPattern(size, Pattern(bits), edges);
                    const PackedPuzzle packed(Puzzle{rule, Grid(size), Goal::White});
                    QCOMPARE(packed.full, Grid::filled(size).packed());
                    for (int i = 0; i < packed.cells; ++i) {
                        QCOMPARE(packed.masks[static_cast<std::size_t>(i)],
                                 rule.mask(cellAt(size, i)).packed());
                    }
                }
            }
        }
    }

    void aGoalIsReachedByItsColoursOnly() {
        const Puzzle white = Puzzle::flipGame(Grid({4, 4}));
        Puzzle black = Puzzle::flipGame(Grid::filled({4, 4}));
        QVERIFY(white.solved());
        QVERIFY(black.solved());
        QVERIFY(white.reached() == Colour::White);
        QVERIFY(black.reached() == Colour::Black);
        black.goal = Goal::White;
        QVERIFY(!black.solved());
        QVERIFY(!black.reached());
        QVERIFY(black.uniformColour() == Colour::Black);
        QVERIFY(black.toFlip(Colour::White).all());
        QVERIFY(black.toFlip(Colour::Black).none());
    }

    void aTargetIsReachedByItself() {
        const Grid target = *readBoard("bw/wb");
        Puzzle puzzle{Rule::fromPattern({2, 2}, Pattern::plus()), Grid({2, 2}), Goal::target(target)};
        QVERIFY(!puzzle.solved());
        QVERIFY(puzzle.toFlip(Colour::White) == target);
        QVERIFY(puzzle.mustFlip({0, 0}, Colour::White) && !puzzle.mustFlip({0, 1}, Colour::White));
        QVERIFY(puzzle.withoutTarget() == Puzzle({puzzle.rule, target, Goal::White}));
        puzzle.board = target;
        QVERIFY(puzzle.reached() == Colour::White);
        QVERIFY(puzzle.withoutTarget().solved());
        // Neither its opposite nor one colour will do.
        for (const Grid& other : {target.complement(), Grid({2, 2}), Grid::filled({2, 2})}) {
            puzzle.board = other;
            QVERIFY(!puzzle.reached());
        }
        const PackedPuzzle packed(puzzle);
        QCOMPARE(packed.board, puzzle.toFlip(Colour::White).packed());
        QVERIFY(packed.goal == Goal::White);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Goal{Goal::Target});
    }

    void goalsAreEqualIfTheirTargetsAre() {
        const Goal target = Goal::target(*readBoard("bw/wb"));
        QVERIFY(target == Goal::target(*readBoard("bw/wb")));
        QVERIFY(target != Goal::target(*readBoard("bw/ww")));
        QVERIFY(target != Goal(Goal::White) && Goal(Goal::White) != target);
        QVERIFY(target == Goal::Target && Goal(Goal::White) == Goal::White);
    }

    void theGeneratorGivesTheSameNumbersEverywhere() {
        // First outputs of SplitMix64 for the seed 1234567, as published with the reference implementation.
        Random random(1234567);
        QCOMPARE(random.next(), std::uint64_t{6457827717110365317U});
        QCOMPARE(random.next(), std::uint64_t{3203168211198807973U});
        for (int i = 0; i < 1000; ++i) QVERIFY(random.below(7) < 7);
    }

    void aRandomPuzzleIsAlwaysTheSameForItsSeed() {
        const Rule rule = Rule::fromPattern({4, 4}, Pattern::plus());
        QVERIFY(randomPuzzle(rule, Goal::Either, 7) == randomPuzzle(rule, Goal::Either, 7));
        std::set<std::uint64_t> boards;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const Puzzle puzzle = randomPuzzle(rule, Goal::Either, seed);
            QVERIFY(!puzzle.solved());
            boards.insert(puzzle.board.packed());
        }
        QVERIFY(boards.size() > 80);
    }

    void aRandomPuzzleIsSolvedOnlyIfAllAre_data() {
        QTest::addColumn<Size>("size");
        for (int rows = 1; rows <= 4; ++rows) {
            for (int columns = 1; columns <= 4; ++columns)
                QTest::addRow("%d rows of %d", rows, columns) << Size{rows, columns};
        }
    }

    void aRandomPuzzleIsSolvedOnlyIfAllAre() {
        QFETCH(Size, size);
        const auto turns = [](const PackedPuzzle& puzzle, bool all) {
            return std::ranges::all_of(puzzle.masks, [&](PackedPuzzle::Word mask) {
                return mask == 0 || (all && mask == puzzle.full);
            });
        };
        Random random(1);
        for (unsigned bits = 0; bits < Pattern::count; ++bits) {
            for (const Edges edges : {Edges::Clipped, Edges::Torus}) {
                const Rule rule = Rule::fromPattern(size, Pattern(bits), edges);
                const Goal target =
                    Goal::target(Grid::fromPacked(size, random.below(2U << (size.cells() - 1))));
                for (const Goal& goal : {Goal(Goal::White), Goal(Goal::Black), Goal(Goal::Either), target}) {
                    const Puzzle puzzle = randomPuzzle(rule, goal, bits);
                    QCOMPARE(puzzle.solved(), turns(PackedPuzzle(puzzle), goal == Goal::Either));
                    QVERIFY(!std::holds_alternative<Impossible>(solve(defaultMethod(), puzzle).answer));
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestModel)
#include "tst_model.moc"
