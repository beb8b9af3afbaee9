// What a board shows: the sides of its pieces, how they turn over, tints, marks, hints and themes.

#include "tests/support/ui_test.h"
#include "tests/ui/table.h"
#include "ui/board/board_view.h"

#include <QTest>

#include <cmath>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// The mean difference of two pictures of the same size, from 0 to 255.
double difference(const QImage& left, const QImage& right) {
    double sum = 0;
    for (int y = 0; y < left.height(); ++y) {
        for (int x = 0; x < left.width(); ++x)
            sum += std::abs(qGray(left.pixel(x, y)) - qGray(right.pixel(x, y)));
    }
    return sum / (static_cast<double>(left.width()) * left.height());
}

const std::vector<Cell> corners{{0, 0}, {0, 3}, {3, 0}, {3, 3}};

} // namespace

class TestBoardView : public UiTest {
    Q_OBJECT

  private slots:

    void everyPieceShowsTheSideThatIsUp() {
        Table table;
        QVERIFY(table.isReady());
        QVERIFY(table.showsTheGame());
    }

    void aClickDuringTheAnimationNeverWaits() {
        Table table;
        QVERIFY(table.isReady());
        Puzzle expected = samplePuzzle();
        for (const Cell cell : corners) {
            table.click(cell);
            table.clock.advance(40);
            expected.press(cell);
            QVERIFY(table.game.puzzle() == expected);
            QVERIFY(table.view.isMoving());
        }
        // What was turning when the last click came has come to rest at once.
        QVERIFY(table.game.puzzle().colourAt({0, 0}) == Colour::White);
        QVERIFY(table.looksWhite({0, 0}));
        QVERIFY(table.clock.finish());
        QVERIFY(table.showsTheGame());
    }

    void aTurningPieceLooksLikeNeitherSide_data() {
        QTest::addColumn<bool>("reduced");
        QTest::newRow("turning over") << false;
        QTest::newRow("fading, with motion reduced") << true;
    }

    void aTurningPieceLooksLikeNeitherSide() {
        QFETCH(bool, reduced);
        const Cell cell{1, 2};
        Table table(puzzleOf("wwww/wwww/wwww/wwww"));
        table.view.setReducedMotion(reduced);
        QVERIFY(table.isReady());
        const QImage white = table.picture(cell);
        table.game.press(cell);
        // The first frame is the piece as it lay, but for the edges' smoothing.
        QVERIFY(difference(table.picture(cell), white) < 3);
        table.clock.advance(reduced ? 60 : 110);
        const QImage half = table.picture(cell);
        QVERIFY(difference(half, white) > 10);
        QVERIFY(table.clock.finish());
        const QImage black = table.picture(cell);
        QVERIFY(difference(half, black) > 10);
        // Half the time is half the way.
        if (reduced) QVERIFY(qAbs(difference(half, black) / difference(half, white) - 1) < 0.3);
        QVERIFY(table.looksBlack(cell));
        // Pieces that were not flipped have not moved.
        QVERIFY(table.looksWhite({3, 0}));
    }

    void undoShowsTheSameFramesInReverse_data() {
        QTest::addColumn<qint64>("elapsed");
        for (const qint64 elapsed : {1, 20, 45, 90, 122, 180, 230, 244})
            QTest::addRow("%d milliseconds after the press", static_cast<int>(elapsed)) << elapsed;
    }

    void undoShowsTheSameFramesInReverse() {
        QFETCH(qint64, elapsed);
        Table table;
        QVERIFY(table.isReady());
        constexpr qint64 length = 245;
        table.game.press({1, 1});
        table.clock.advance(elapsed);
        const QImage forward = table.view.grab().toImage();
        QVERIFY(table.clock.finish());
        table.game.undo();
        table.clock.advance(length - elapsed);
        QVERIFY(table.view.isMoving());
        QVERIFY(table.view.grab().toImage() == forward);
    }

    void piecesTurnAtTheChosenSpeed() {
        Table table;
        QVERIFY(table.isReady());
        table.view.setSpeed(4);
        table.game.press({1, 1});
        table.clock.advance(48);
        QVERIFY(table.view.isMoving());
        table.clock.advance(16);
        QVERIFY(!table.view.isMoving());
        QVERIFY(!table.clock.isRunning());
    }

    void anImmediatePressDoesNotMove() {
        Table table;
        QVERIFY(table.isReady());
        table.game.press({1, 1}, Motion::Immediate);
        QVERIFY(!table.view.isMoving());
        QVERIFY(table.showsTheGame());
    }

    void anotherBoardEndsAllMotion() {
        Table table;
        QVERIFY(table.isReady());
        table.click({1, 1});
        table.view.showHint({Cell{3, 3}, 2, {}});
        table.game.replace(puzzleOf("bw/wb"), "Paste");
        QVERIFY(!table.view.isMoving());
        QVERIFY(table.showsTheGame());
        QVERIFY(table.clock.finish());
    }

    void thePointerTintsWhatAPressWouldFlip() {
        Table table;
        QVERIFY(table.isReady());
        const auto lightness = [&](Cell cell) { return table.groundLightness(cell); };
        const int plain = lightness({3, 3});
        table.hover({0, 1});
        for (const Cell flipped : {Cell{0, 0}, Cell{0, 1}, Cell{0, 2}, Cell{1, 1}})
            QVERIFY(lightness(flipped) > plain + 10);
        for (const Cell other : {Cell{0, 3}, Cell{1, 0}, Cell{2, 1}, Cell{3, 3}})
            QVERIFY(std::abs(lightness(other) - plain) < 10);
        table.hover({3, 3});
        QVERIFY(lightness({3, 3}) > plain + 10);
        QVERIFY(std::abs(lightness({0, 1}) - plain) < 10);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&table.view, &leave);
        QVERIFY(std::abs(lightness({3, 3}) - plain) < 10);
    }

    void marksAreSeen_data() {
        QTest::addColumn<BoardMarks>("marks");
        BoardMarks marks;
        marks.steps = {{{2, 1}, 1, true}};
        QTest::newRow("the next step") << marks;
        marks.steps = {{{2, 1}, 7, false}};
        QTest::newRow("a later step") << marks;
        marks = {};
        marks.witness = Grid({4, 4});
        marks.witness.set({2, 1}, true);
        QTest::newRow("a witness") << marks;
        marks = {};
        marks.changes = {{2, 1}};
        QTest::newRow("a piece to be turned by hand") << marks;
        marks = {};
        marks.trial = Trial{{2, 1}, {}};
        QTest::newRow("a press on trial") << marks;
    }

    void marksAreSeen() {
        QFETCH(BoardMarks, marks);
        Table table;
        QVERIFY(table.isReady());
        const QImage plain = table.picture({2, 1});
        const QImage far = table.picture({0, 3});
        table.view.setMarks(marks);
        QVERIFY(table.picture({2, 1}) != plain);
        QCOMPARE(table.picture({0, 3}), far);
        table.view.setMarks({});
        QCOMPARE(table.picture({2, 1}), plain);
    }

    void aHintStaysAndGlowComesAndGoes() {
        Table table;
        QVERIFY(table.isReady());
        const QImage before = table.view.grab().toImage();
        table.view.showHint({Cell{2, 1}, {}, {}});
        table.clock.advance(450);
        QVERIFY(table.view.grab().toImage() != before);
        QVERIFY(table.clock.finish());
        QVERIFY(table.view.grab().toImage() != before);
        table.view.showHint({});
        QVERIFY(table.view.grab().toImage() == before);
        table.view.celebrate();
        table.clock.advance(900);
        QVERIFY(table.view.grab().toImage() != before);
        QVERIFY(table.clock.finish());
        QVERIFY(table.view.grab().toImage() == before);
    }

    void aHintLightsUpWhatItMeans_data() {
        QTest::addColumn<HintLight>("light");
        QTest::addColumn<QList<Cell>>("lit");
        QTest::newRow("a piece") << HintLight{Cell{2, 1}, {}, {}} << QList<Cell>{{2, 1}};
        QTest::newRow("a row") << HintLight{{}, 1, {}} << QList<Cell>{{1, 0}, {1, 1}, {1, 2}, {1, 3}};
        QTest::newRow("other cells") << HintLight{{}, {}, {{0, 0}, {3, 2}}} << QList<Cell>{{0, 0}, {3, 2}};
        QTest::newRow("all of that") << HintLight{Cell{2, 1}, 0, {{3, 3}}}
                                     << QList<Cell>{{2, 1}, {0, 0}, {0, 1}, {0, 2}, {0, 3}, {3, 3}};
    }

    void aHintLightsUpWhatItMeans() {
        QFETCH(HintLight, light);
        QFETCH(QList<Cell>, lit);
        Table table;
        QVERIFY(table.isReady());
        const auto pictures = [&] {
            QList<QImage> all;
            for (std::int64_t i = 0; i < 16; ++i) all << table.picture(cellAt({4, 4}, i));
            return all;
        };
        const QList<QImage> before = pictures();
        table.view.showHint(light);
        table.clock.advance(450);
        const QList<QImage> during = pictures();
        for (int i = 0; i < 16; ++i) {
            const bool isLit = difference(before[i], during[i]) > 1;
            QCOMPARE(isLit, lit.contains(cellAt({4, 4}, i)));
        }
        // An empty hint takes the light away.
        table.view.showHint({});
        QVERIFY(!table.clock.isRunning());
        QCOMPARE(pictures(), before);
    }

    void everyThemeTellsTheSidesApart_data() {
        QTest::addColumn<QString>("theme");
        QTest::addColumn<bool>("marked");
        for (const BoardThemeName& theme : boardThemes) {
            QTest::addRow("%s", theme.title) << QString(theme.key) << false;
            QTest::addRow("%s, the black side marked", theme.title) << QString(theme.key) << true;
        }
    }

    void everyThemeTellsTheSidesApart() {
        QFETCH(QString, theme);
        QFETCH(bool, marked);
        Table table(puzzleOf("bw/wb"));
        table.view.setTheme(theme);
        table.view.setMarkBlack(marked);
        QVERIFY(table.isReady());
        QVERIFY(difference(table.picture({0, 0}), table.picture({0, 1})) > 40);
        QVERIFY(difference(table.picture({0, 0}), table.picture({1, 1})) < 10);
    }

    void everyBoardIsShown_data() {
        QTest::addColumn<Size>("board");
        for (const Size size : {Size{1, 1}, Size{1, 64}, Size{64, 1}, Size{7, 5}, Size{40, 40}, Size{64, 64}})
            QTest::addRow("%d rows and %d columns", size.rows, size.columns) << size;
    }

    void everyBoardIsShown() {
        QFETCH(Size, board);
        Table table(Puzzle::flipGame(Grid(board)));
        QVERIFY(table.isReady());
        const Cell last{board.rows - 1, board.columns - 1};
        table.click(last);
        QCOMPARE(table.requested.count(), 1);
        QVERIFY(table.requested[0][0].value<Cell>() == last);
        QVERIFY(table.clock.finish());
        QVERIFY(table.middleLightness(last) < table.middleLightness({0, 0}) || board.cells() == 1);
    }
};

QTEST_MAIN(TestBoardView)
#include "tst_board_view.moc"
