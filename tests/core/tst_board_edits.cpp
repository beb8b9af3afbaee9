// Every board of up to nine cells, turned and moved in every way.

#include "core/model/board_edits.h"
#include "core/text/board_text.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace flip;

namespace {

Grid board(const char* text) {
    auto read = readBoard(text);
    if (!read) qFatal("a test has a board that cannot be read: %s", text);
    return *std::move(read);
}

QString lines(const Grid& grid) { return QString::fromStdString(writeBoardLine(grid)); }

/// All boards of up to three rows and columns.
std::vector<Grid> everySmallBoard() {
    std::vector<Grid> boards;
    for (int rows = 1; rows <= 3; ++rows) {
        for (int columns = 1; columns <= 3; ++columns) {
            const Size size{rows, columns};
            for (Grid::Word bits = 0; bits < Grid::Word{1} << size.cells(); ++bits)
                boards.push_back(Grid::fromPacked(size, bits));
        }
    }
    return boards;
}

} // namespace

class TestBoardEdits : public QObject {
    Q_OBJECT

  private slots:

    void eachDoesWhatItsNameSays_data() {
        QTest::addColumn<Grid>("edited");
        QTest::addColumn<QString>("expected");
        const Grid start = board("bww/bbw");
        QTest::newRow("transposed") << transposed(start) << "bb/wb/ww";
        QTest::newRow("mirrored") << mirrored(start) << "wwb/wbb";
        QTest::newRow("upside down") << upsideDown(start) << "bbw/bww";
        QTest::newRow("turned right") << turnedRight(start) << "bb/bw/ww";
        QTest::newRow("turned left") << turnedLeft(start) << "ww/wb/bb";
        QTest::newRow("shifted right") << shifted(start, 0, 1) << "wbw/wbb";
        QTest::newRow("shifted left") << shifted(start, 0, -1) << "wwb/bwb";
        QTest::newRow("shifted down") << shifted(start, 1, 0) << "bbw/bww";
        QTest::newRow("a column more on the left") << grown(start, Side::Left) << "wbww/wbbw";
        QTest::newRow("a column more on the right") << grown(start, Side::Right) << "bwww/bbww";
        QTest::newRow("a row more at the top") << grown(start, Side::Top) << "www/bww/bbw";
        QTest::newRow("a row more at the bottom") << grown(start, Side::Bottom) << "bww/bbw/www";
        QTest::newRow("a column less on the left") << shrunk(start, Side::Left) << "ww/bw";
        QTest::newRow("a column less on the right") << shrunk(start, Side::Right) << "bw/bb";
        QTest::newRow("a row less at the top") << shrunk(start, Side::Top) << "bbw";
        QTest::newRow("a row less at the bottom") << shrunk(start, Side::Bottom) << "bww";
        QTest::newRow("larger") << resizedTo(start, {3, 5}) << "bwwww/bbwww/wwwww";
        QTest::newRow("smaller") << resizedTo(start, {1, 2}) << "bw";
        QTest::newRow("higher and narrower") << resizedTo(start, {3, 1}) << "b/b/w";
    }

    void eachDoesWhatItsNameSays() {
        QFETCH(Grid, edited);
        QFETCH(QString, expected);
        QCOMPARE(lines(edited), expected);
        QVERIFY(edited.checkInvariant());
    }

    void turningBackGivesTheSameBoard() {
        for (const Grid& start : everySmallBoard()) {
            QVERIFY(mirrored(mirrored(start)) == start);
            QVERIFY(upsideDown(upsideDown(start)) == start);
            QVERIFY(transposed(transposed(start)) == start);
            QVERIFY(turnedLeft(turnedRight(start)) == start);
            QVERIFY(turnedRight(turnedLeft(start)) == start);
            QVERIFY(turnedRight(turnedRight(turnedRight(turnedRight(start)))) == start);
            QVERIFY(turnedRight(turnedRight(start)) == mirrored(upsideDown(start)));
        }
    }

    void noPieceIsLostByTurningAndShifting() {
        for (const Grid& start : everySmallBoard()) {
            for (const Grid& moved : {mirrored(start), upsideDown(start), transposed(start),
                                      turnedLeft(start), turnedRight(start), shifted(start, 1, -1)})
                QCOMPARE(moved.count(), start.count());
        }
    }

    void aShiftRoundTheBoardChangesNothing() {
        for (const Grid& start : everySmallBoard()) {
            QVERIFY(shifted(start, start.rows(), 0) == start);
            QVERIFY(shifted(start, 0, -start.columns()) == start);
            Grid moved = start;
            for (int i = 0; i < start.columns(); ++i) moved = shifted(moved, 0, 1);
            QVERIFY(moved == start);
            QVERIFY(shifted(shifted(start, 1, -1), -1, 1) == start);
        }
    }

    void whatGrewCanShrinkAgain() {
        for (const Grid& start : everySmallBoard()) {
            for (const Side side : {Side::Left, Side::Right, Side::Top, Side::Bottom}) {
                QCOMPARE(grown(start, side).count(), start.count());
                QVERIFY(shrunk(grown(start, side), side) == start);
            }
        }
    }

    void aBoardOfSeveralWordsIsTurnedToo() {
        Grid wide({2, 130});
        wide.set({0, 129});
        wide.set({1, 64});
        Grid high({130, 2});
        high.set({129, 0});
        high.set({64, 1});
        QVERIFY(transposed(wide) == high);
        QVERIFY(turnedLeft(turnedRight(wide)) == wide);
        QVERIFY(grown(wide, Side::Left).test({0, 130}));
    }

    void aLineOfCellsHasNoGaps() {
        const auto apart = [](Cell a, Cell b) {
            return std::max(std::abs(a.row - b.row), std::abs(a.column - b.column));
        };
        const Size size{5, 6};
        for (std::int64_t i = 0; i < size.cells(); ++i) {
            for (std::int64_t j = 0; j < size.cells(); ++j) {
                const Cell from = cellAt(size, i);
                const Cell to = cellAt(size, j);
                const auto line = lineOfCells(from, to);
                QVERIFY(line.front() == from && line.back() == to);
                QCOMPARE(static_cast<int>(line.size()), apart(from, to) + 1);
                for (std::size_t k = 1; k < line.size(); ++k) QCOMPARE(apart(line[k - 1], line[k]), 1);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestBoardEdits)
#include "tst_board_edits.moc"
