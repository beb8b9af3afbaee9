// Cells without a button, and pieces that no press flips: what is seen and told of them, and what is not
// done.

#include "core/model/special_cells.h"
#include "core/text/written_forms.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"

#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// Only the two cells in the middle have a button.
const char* const innerBlocks = "3 4\n0000\n0010\n0000\n1001\n1011\n1001\n";
/// Six buttons, four lights.
const char* const machine = "[.##.] (3) (1,3) (2) (2,3) (0,2) (0,1) {3,5,4,7}\n";
/// The switch in the corner is dead.
const char* const deadSwitch = "2 2\n01\n11\n1\n0 0\n";
const char* const wires = "1\n3\n0 0 0\n1 1 1\n1 2\n1 3\n2 1\n2 3\n3 1\n3 2\n0 0\n";
const char* const graph = "5 6\n1 2\n1 3\n4 2\n3 4\n2 5\n5 3\n";
const char* const refrigerator = "-+--\n----\n----\n-+--\n";

QImage pictureOf(OpenWindow& open, Cell cell) {
    BoardView& board = open.window.board();
    return board.grab(board.cellRect(cell)).toImage();
}

} // namespace

class TestSpecialCells : public UiTest {
    Q_OBJECT

    static void rows() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("presses");
        QTest::newRow("BOJ 1080") << innerBlocks << 2;
        QTest::newRow("Advent of Code") << machine << 2;
        QTest::newRow("oidashi B") << deadSwitch << 1;
        QTest::newRow("POJ 1830") << wires << 1;
        QTest::newRow("P2962") << graph << 3;
        QTest::newRow("POJ 2965") << refrigerator << 6;
    }

  private slots:

    void anyPuzzleOfATableIsSolvedStepByStep_data() { rows(); }

    void anyPuzzleOfATableIsSolvedStepByStep() {
        QFETCH(QString, text);
        QFETCH(int, presses);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(text);
        QVERIFY2(!open.puzzle().rule.pattern(), qPrintable(open.message()));
        const bool hasSecond = open.puzzle().goal.target() != nullptr && open.puzzle().board.rows() > 0 &&
                               !open.message().contains("Advent of Code");
        QCOMPARE(open.message().contains("like the second board"), hasSecond);
        const Puzzle pasted = open.puzzle();
        QVERIFY(open.solve());
        QVERIFY2(open.headline().contains(QString::number(presses)), qPrintable(open.headline()));
        QCOMPARE(open.player().count(), presses);
        for (const Cell step : open.player().steps()) QVERIFY(hasButton(open.puzzle().rule, step));
        for (int i = 0; i < presses; ++i) open.key(Qt::Key_Right, Qt::AltModifier);
        QVERIFY(open.game().solved());
        // Backwards, and by hand.
        for (int i = 0; i < presses; ++i) open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.puzzle() == pasted);
        for (const Cell cell : solutionOf(pasted)) open.click(cell);
        QVERIFY(open.game().solved());
    }

    void itIsCopiedAndPastedUnchanged_data() { rows(); }

    void itIsCopiedAndPastedUnchanged() {
        QFETCH(QString, text);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(text);
        const Puzzle pasted = open.puzzle();
        open.key(Qt::Key_C, Qt::ControlModifier);
        QVERIFY2(!open.message().contains("another puzzle"), qPrintable(open.message()));
        const QString copied = QApplication::clipboard()->text();
        open.game().replace(Puzzle::flipGame(Grid({4, 4})), "New");
        open.paste(copied);
        QVERIFY2(open.puzzle() == pasted, qPrintable(copied));
    }

    void aCellWithoutAButtonIsMarkedAndCannotBePressed_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<bool>("byKey");
        for (const bool byKey : {false, true}) {
            QTest::addRow("BOJ 1080, %s", byKey ? "by key" : "by mouse") << innerBlocks << 0 << 0 << byKey;
            QTest::addRow("oidashi B, %s", byKey ? "by key" : "by mouse") << deadSwitch << 0 << 0 << byKey;
        }
    }

    void aCellWithoutAButtonIsMarkedAndCannotBePressed() {
        QFETCH(QString, text);
        QFETCH(int, row);
        QFETCH(int, column);
        QFETCH(bool, byKey);
        const Cell dead{row, column};
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(text);
        const Puzzle before = open.puzzle();
        QCOMPARE(open.window.board().pieceMarks(dead).contains("no button"), true);
        QVERIFY(!open.window.board().pieceMarks({1, 1}).contains("no button"));
        if (byKey) {
            open.window.board().setCursorCell(dead);
            open.key(Qt::Key_Space);
        } else {
            open.click(dead);
        }
        QVERIFY(open.puzzle() == before);
        QCOMPARE(open.game().presses(), 0);
        QCOMPARE(open.message(), "Row 1, column 1 has no button, so it cannot be pressed.");
        QCOMPARE(open.spoken(), open.message());
        // What has a button still works.
        open.click(Cell{1, 1});
        QCOMPARE(open.game().presses(), 1);
        QVERIFY2(!open.message().contains("no button"), qPrintable(open.message()));
    }

    void nothingIsTintedOverACellWithoutAButton() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(innerBlocks);
        BoardView& board = open.window.board();
        const auto point = [&](Cell cell) {
            QTest::mouseMove(&board, board.cellRect(cell).center());
            QTRY_VERIFY(board.pointedCell() == cell);
        };
        point({0, 0});
        const QImage still = board.grab().toImage();
        point({2, 3});
        QVERIFY(board.grab().toImage() == still);
        point({1, 1});
        QVERIFY(board.grab().toImage() != still);
    }

    void whatNoPressFlipsIsPale() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(machine);
        const BoardView& board = open.window.board();
        QVERIFY(board.pieceMarks({0, 4}).contains("no press flips it"));
        QVERIFY(!board.pieceMarks({0, 3}).contains("no press flips it"));
        // The same board, with a rule that flips all of it.
        const QImage flipped = pictureOf(open, {0, 3});
        const QImage pale = pictureOf(open, {0, 4});
        const Puzzle same = open.puzzle();
        open.game().replace({Rule::fromPattern(same.size(), Pattern::plus()), same.board, same.goal}, "New");
        QVERIFY(pictureOf(open, {0, 3}) == flipped);
        QVERIFY(pictureOf(open, {0, 4}) != pale);
    }

    void aCellWithoutAButtonIsCrossedOut() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("2 2\n11\n11\n1\n0 0\n");
        QVERIFY(pictureOf(open, {0, 0}) != pictureOf(open, {0, 1}));
        const QImage crossed = pictureOf(open, {0, 0});
        open.paste("2 2\n11\n11\n1\n1 1\n");
        QVERIFY(pictureOf(open, {0, 0}) != crossed);
    }

    /// A pattern has a button everywhere, even where it flips nothing: that is a part of the puzzle.
    void aPatternHasAButtonEverywhere() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("white clipped *../.../... bw/wb");
        open.click(Cell{0, 0});
        QCOMPARE(open.game().presses(), 1);
        QVERIFY(open.window.board().pieceMarks({0, 0}).isEmpty());
    }
};

QTEST_MAIN(TestSpecialCells)
#include "tst_special_cells.moc"
