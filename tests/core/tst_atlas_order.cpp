// The rectangle in which the atlas arranges boards: every board once, and neighbours differ little.

#include "core/base/index.h"
#include "core/explain/atlas.h"
#include "core/explain/atlas_order.h"
#include "tests/core/sample_puzzles.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <set>

using namespace flip;
using namespace flip::test;

namespace {

int columnsOf(const AtlasMap& map) { return static_cast<int>(map.columns().boards.size()); }

int rowsOf(const AtlasMap& map) { return static_cast<int>(map.rows().boards.size()); }

/// Calls check(board, neighbour) for all neighbours in the rectangle, of which opposite edges are neighbours.
template <class Check>
void forEachNeighbour(const AtlasMap& map, Check check) {
    const int columns = columnsOf(map);
    const int rows = rowsOf(map);
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const std::uint64_t board = map.boardAt({column, row});
            check(board, map.boardAt({(column + 1) % columns, row}), columns);
            check(board, map.boardAt({column, (row + 1) % rows}), rows);
        }
    }
}

} // namespace

class TestAtlasOrder : public QObject {
    Q_OBJECT

    static void families() {
        QTest::addColumn<Rule>("rule");
        QTest::addColumn<Goal::Kind>("goal");
        for (int rows = 1; rows <= 12; ++rows) {
            for (int columns = 1; rows * columns <= 12; ++columns) {
                for (const Edges edges : {Edges::Clipped, Edges::Torus}) {
                    for (const Goal::Kind goal : {Goal::White, Goal::Black, Goal::Either}) {
                        QTest::addRow("%d×%d, %s, goal %d", rows, columns,
                                      edges == Edges::Torus ? "torus" : "clipped", static_cast<int>(goal))
                            << Rule::fromPattern({rows, columns}, Pattern::plus(), edges) << goal;
                    }
                }
            }
        }
        for (const Goal::Kind goal : {Goal::White, Goal::Black, Goal::Either}) {
            const auto name = [goal](const char* rule) {
                return QStringLiteral("%1, goal %2").arg(rule).arg(static_cast<int>(goal)).toUtf8();
            };
            QTest::newRow(name("presses that flip nothing")) << Rule::fromPattern({2, 3}, Pattern(0)) << goal;
            QTest::newRow(name("presses that flip two"))
                << Rule::fromPattern({3, 3}, Pattern(0b110'000)) << goal;
            QTest::newRow(name("a piece that nothing flips"))
                << Rule::fromPattern({3, 4}, Pattern(0b100'000)) << goal;
        }
    }

  private slots:

    void everyBoardHasOnePlace_data() { families(); }

    void everyBoardHasOnePlace() {
        QFETCH(Rule, rule);
        QFETCH(Goal::Kind, goal);
        const BoardFamily family(rule, goal);
        const auto optima = optimumOfEveryBoard(family);
        for (const AtlasOrder order : {AtlasOrder::Presses, AtlasOrder::Pieces}) {
            const AtlasMap map(family, order);
            std::set<std::uint64_t> seen;
            for (int row = 0; row < rowsOf(map); ++row) {
                for (int column = 0; column < columnsOf(map); ++column) {
                    const AtlasPlace place{column, row};
                    const std::uint64_t board = map.boardAt(place);
                    QVERIFY(map.placeOf(board) == place);
                    seen.insert(board);
                }
            }
            for (std::uint64_t board = 0; board < optima.size(); ++board) {
                const bool expected = order == AtlasOrder::Pieces || optima[asIndex(board)] != noSolution;
                QCOMPARE(map.placeOf(board).has_value(), expected);
                QCOMPARE(seen.contains(board), expected);
            }
            // As square as can be.
            QVERIFY(columnsOf(map) == rowsOf(map) || columnsOf(map) == 2 * rowsOf(map) ||
                    (map.hasTwoStarts() && 2 * columnsOf(map) == rowsOf(map)));
        }
    }

    void neighboursDifferByOnePressOrPiece_data() { families(); }

    void neighboursDifferByOnePressOrPiece() {
        QFETCH(Rule, rule);
        QFETCH(Goal::Kind, goal);
        const BoardFamily family(rule, goal);
        const auto optima = optimumOfEveryBoard(family);
        forEachNeighbour(AtlasMap(family, AtlasOrder::Pieces),
                         [&](std::uint64_t board, std::uint64_t neighbour, int along) {
                             QCOMPARE(std::popcount(board ^ neighbour), along == 1 ? 0 : 1);
                         });
        const AtlasMap map(family, AtlasOrder::Presses);
        std::vector<std::uint64_t> flips = rule.packedMasks();
        if (map.hasTwoStarts()) flips.push_back(Grid::filled(rule.size()).packed());
        forEachNeighbour(map, [&](std::uint64_t board, std::uint64_t neighbour, int along) {
            QVERIFY(along == 1 || std::ranges::count(flips, board ^ neighbour) > 0);
            const int step = std::abs(optima[asIndex(board)] - optima[asIndex(neighbour)]);
            QVERIFY(step <= (along == 1 ? 0 : 1));
        });
    }

    void aColumnAndARowAreASet() {
        const Rule rule = Rule::fromPattern({4, 4}, Pattern::plus());
        const AtlasMap map(BoardFamily(rule, Goal::Black), AtlasOrder::Presses);
        // The quiet patterns of this board begin in each cell of the first row.
        QCOMPARE(map.columns().cells.size(), std::size_t{6});
        QVERIFY(map.columns().cells.front() == (Cell{1, 0}));
        QVERIFY(map.rows().cells.front() == (Cell{2, 2}));
        for (const AtlasPlace place : {AtlasPlace{0, 0}, AtlasPlace{37, 12}, AtlasPlace{63, 63}}) {
            const Grid presses =
                map.columns().set(rule.size(), place.column) ^ map.rows().set(rule.size(), place.row);
            QCOMPARE(map.boardAt(place), rule.flippedBy(presses).complement().packed());
        }
    }

    void tablesAreRulesToo() {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Random random(seed);
            const Rule rule = tableOfRank({3, 3}, 1 + static_cast<int>(random.below(9)), random);
            for (const Goal::Kind goal : {Goal::White, Goal::Black, Goal::Either}) {
                const BoardFamily family(rule, goal);
                const auto optima = optimumOfEveryBoard(family);
                const AtlasMap map(family, AtlasOrder::Presses);
                for (std::uint64_t board = 0; board < optima.size(); ++board) {
                    const auto place = map.placeOf(board);
                    QCOMPARE(place.has_value(), optima[asIndex(board)] != noSolution);
                    if (place) QCOMPARE(map.boardAt(*place), board);
                }
            }
        }
    }

    void largeFamiliesAreRefused() {
        const BoardFamily family(Rule::fromPattern({3, 7}, Pattern::plus()), Goal::White);
        QVERIFY_THROWS_EXCEPTION(std::logic_error, AtlasMap(family, AtlasOrder::Pieces));
    }
};

QTEST_GUILESS_MAIN(TestAtlasOrder)
#include "tst_atlas_order.moc"
