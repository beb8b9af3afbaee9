#include "core/explain/light_chasing.h"
#include "tests/core/plain_enumeration.h"

#include <QTest>

#include <algorithm>

using namespace flip;
using namespace flip::test;

namespace {

Puzzle whiteBoard(Size size) { return Puzzle::flipGame(Grid(size)); }

std::vector<std::uint64_t> workingSets(const Puzzle& puzzle, Colour colour) {
    std::vector<std::uint64_t> sets;
    for (const Chase& chase : chaseFromEveryFirstRow(puzzle, colour)) {
        if (chase.works()) sets.push_back(chase.presses.packed());
    }
    std::ranges::sort(sets);
    return sets;
}

} // namespace

class TestLightChasing : public QObject {
    Q_OBJECT

  private slots:

    void itFindsEveryPressSetThatWorks_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        for (int rows = 1; rows <= 4; ++rows) {
            for (int columns = 1; columns <= 3; ++columns)
                QTest::addRow("%d rows of %d", rows, columns) << rows << columns;
        }
    }

    void itFindsEveryPressSetThatWorks() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        const Size size{rows, columns};
        for (std::uint64_t board = 0; board < std::uint64_t{1} << static_cast<unsigned>(size.cells());
             ++board) {
            const Puzzle puzzle = Puzzle::flipGame(Grid::fromPacked(size, board));
            for (const Colour colour : {Colour::White, Colour::Black})
                QVERIFY(workingSets(puzzle, colour) == plainSets(puzzle, colour));
        }
    }

    void whatIsLeftIsInTheLastRow() {
        Puzzle puzzle = whiteBoard({5, 5});
        puzzle.board = Grid::fromPacked({5, 5}, 0x1234567);
        for (const Chase& chase : chaseFromEveryFirstRow(puzzle, Colour::White)) {
            Puzzle pressed = puzzle;
            for (const Cell cell : chase.presses.setCells()) pressed.press(cell);
            QVERIFY(pressed.toFlip(Colour::White) == chase.left);
            for (const Cell cell : chase.left.setCells()) QCOMPARE(cell.row, 4);
        }
    }

    void theNumberOfAChoiceSaysWhatIsPressedInTheFirstRow() {
        for (const Size size : {Size{1, 1}, Size{1, 4}, Size{4, 1}, Size{2, 3}}) {
            const auto chases = chaseFromEveryFirstRow(whiteBoard(size), Colour::Black);
            QCOMPARE(chases.size(), std::size_t{1} << static_cast<unsigned>(size.columns));
            for (std::size_t choice = 0; choice < chases.size(); ++choice) {
                for (int column = 0; column < size.columns; ++column)
                    QCOMPARE(chases[choice].presses.test({0, column}), ((choice >> column) & 1U) == 1);
            }
        }
    }

    void everyFirstRowOfFourByFourBeginsAQuietPattern() {
        const auto patterns = workingSets(whiteBoard({4, 4}), Colour::White);
        QCOMPARE(patterns.size(), std::size_t{16});
        QCOMPARE(workingSets(whiteBoard({5, 5}), Colour::White).size(), std::size_t{4});
        QCOMPARE(workingSets(whiteBoard({3, 3}), Colour::White).size(), std::size_t{1});
    }

    void otherRulesAreRefused() {
        const Size size{3, 3};
        const Puzzle torus{Rule::fromPattern(size, Pattern::plus(), Edges::Torus), Grid(size), Goal::White};
        const Puzzle square{Rule::fromPattern(size, Pattern(0x1ff)), Grid(size), Goal::White};
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, (void)chaseLights(torus, Colour::White));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, (void)chaseLights(square, Colour::White));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, (void)chaseFromEveryFirstRow(torus, Colour::White));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 (void)chaseFromEveryFirstRow(whiteBoard({1, 17}), Colour::White));
    }
};

QTEST_GUILESS_MAIN(TestLightChasing)
#include "tst_light_chasing.moc"
