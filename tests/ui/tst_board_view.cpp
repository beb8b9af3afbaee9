#include "tests/support/manual_clock.h"
#include "tests/support/ui_test.h"
#include "ui/board/board_view.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// A window with a game on its board, where every press that is asked for is made.
struct Table {
    ManualClock clock;
    Game game;
    BoardView view;
    QSignalSpy requested{&view, &BoardView::pressRequested};

    explicit Table(const Puzzle& puzzle = samplePuzzle()) : game(puzzle), view(game, clock) {
        QObject::connect(&view, &BoardView::pressRequested, &game, [this](Cell cell) { game.press(cell); });
        view.resize(480, 480);
        // Without their mark the black pieces are evenly dark.
        view.setMarkBlack(false);
        view.show();
        view.activateWindow();
    }

    [[nodiscard]] bool isReady() { return QTest::qWaitForWindowActive(&view, patience); }

    [[nodiscard]] QPoint centre(Cell cell) const { return view.cellRect(cell).center(); }

    void click(Cell cell, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(view.windowHandle(), button, {}, centre(cell));
    }

    void hover(Cell cell) { QTest::mouseMove(view.windowHandle(), centre(cell)); }

    /// A cell as it looks now.
    [[nodiscard]] QImage picture(Cell cell) { return view.grab(view.cellRect(cell)).toImage(); }

    /// From 0 to 255: how light the middle of a cell is.
    [[nodiscard]] int middleLightness(Cell cell) {
        return picture(cell).pixelColor(middle(cell)).lightness();
    }

    /// The same in the corner of a cell, beside the piece.
    [[nodiscard]] int groundLightness(Cell cell) {
        const int inset = view.cellRect(cell).width() / 9;
        return picture(cell).pixelColor(inset, inset).lightness();
    }

    [[nodiscard]] bool looksBlack(Cell cell) { return middleLightness(cell) < 110; }

    [[nodiscard]] bool looksWhite(Cell cell) { return middleLightness(cell) > 200; }

    /// Whether every piece lies still with the side up that the game says.
    [[nodiscard]] bool showsTheGame() {
        const Puzzle& puzzle = game.puzzle();
        for (std::int64_t i = 0; i < puzzle.size().cells(); ++i) {
            const Cell cell = cellAt(puzzle.size(), i);
            if (!(puzzle.colourAt(cell) == Colour::Black ? looksBlack(cell) : looksWhite(cell))) return false;
        }
        return true;
    }

  private:
    [[nodiscard]] QPoint middle(Cell cell) const { return centre(cell) - view.cellRect(cell).topLeft(); }
};

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

    void aClickPressesThePieceUnderIt_data() {
        QTest::addColumn<Cell>("cell");
        QTest::newRow("a corner") << Cell{0, 0};
        QTest::newRow("the opposite corner") << Cell{3, 3};
        QTest::newRow("at an edge") << Cell{2, 0};
        QTest::newRow("inside") << Cell{1, 2};
    }

    void aClickPressesThePieceUnderIt() {
        QFETCH(Cell, cell);
        Table table;
        QVERIFY(table.isReady());
        table.click(cell);
        Puzzle expected = samplePuzzle();
        expected.press(cell);
        QVERIFY(table.game.puzzle() == expected);
        QVERIFY(table.view.isMoving());
        QVERIFY(table.clock.finish());
        QVERIFY(!table.view.isMoving());
        QVERIFY(table.showsTheGame());
    }

    void onlyTheLeftButtonPresses() {
        Table table;
        QVERIFY(table.isReady());
        table.click({1, 1}, Qt::RightButton);
        table.click({1, 1}, Qt::MiddleButton);
        QTest::mouseClick(table.view.windowHandle(), Qt::LeftButton, {}, QPoint(2, 2));
        QCOMPARE(table.requested.count(), 0);
    }

    void theFirstKeyAfterAClickShowsTheCursorThere() {
        Table table;
        QVERIFY(table.isReady());
        table.view.setFocus();
        QTest::keyClick(&table.view, Qt::Key_Down);
        table.click({1, 1});
        QTest::keyClick(&table.view, Qt::Key_Right);
        QVERIFY((table.view.cursor() == Cell{1, 1}));
        QTest::keyClick(&table.view, Qt::Key_Right);
        QVERIFY((table.view.cursor() == Cell{1, 2}));
        // Keys that mean nothing here are for somebody else.
        QKeyEvent letter(QEvent::KeyPress, Qt::Key_A, {}, "a");
        letter.accept();
        QCoreApplication::sendEvent(&table.view, &letter);
        QVERIFY(!letter.isAccepted());
    }

    void aDoubleClickIsTwoPresses() {
        Table table;
        QVERIFY(table.isReady());
        QTest::mouseDClick(table.view.windowHandle(), Qt::LeftButton, {}, table.centre({1, 1}));
        QCOMPARE(table.requested.count(), 2);
        QVERIFY(table.game.puzzle() == samplePuzzle());
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

    void keysMoveTheCursor_data() {
        QTest::addColumn<Cell>("from");
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<bool>("control");
        QTest::addColumn<Cell>("to");
        const auto row = [](const char* name, Cell from, Qt::Key key, bool control, Cell to) {
            QTest::newRow(name) << from << key << control << to;
        };
        row("left", {1, 1}, Qt::Key_Left, false, {1, 0});
        row("right", {1, 1}, Qt::Key_Right, false, {1, 2});
        row("up", {1, 1}, Qt::Key_Up, false, {0, 1});
        row("down", {1, 1}, Qt::Key_Down, false, {2, 1});
        row("left at the edge", {1, 0}, Qt::Key_Left, false, {1, 0});
        row("right at the edge", {1, 3}, Qt::Key_Right, false, {1, 3});
        row("up at the edge", {0, 1}, Qt::Key_Up, false, {0, 1});
        row("down at the edge", {3, 1}, Qt::Key_Down, false, {3, 1});
        row("to the beginning of the row", {2, 2}, Qt::Key_Home, false, {2, 0});
        row("to the end of the row", {2, 1}, Qt::Key_End, false, {2, 3});
        row("to the first piece", {2, 2}, Qt::Key_Home, true, {0, 0});
        row("to the last piece", {2, 1}, Qt::Key_End, true, {3, 3});
    }

    void keysMoveTheCursor() {
        QFETCH(Cell, from);
        QFETCH(Qt::Key, key);
        QFETCH(bool, control);
        QFETCH(Cell, to);
        Table table;
        QVERIFY(table.isReady());
        table.view.setCursorCell(from);
        QTest::keyClick(&table.view, key, control ? Qt::ControlModifier : Qt::NoModifier);
        QVERIFY(table.view.cursor() == to);
        QCOMPARE(table.requested.count(), 0);
    }

    void theCursorIsSeenAndTintsWhatItWouldFlip() {
        Table table;
        QVERIFY(table.isReady());
        const QImage before = table.view.grab().toImage();
        const int plain = table.groundLightness({0, 1});
        // The first key only shows where the cursor is.
        QTest::keyClick(&table.view, Qt::Key_Right);
        QVERIFY((table.view.cursor() == Cell{0, 0}));
        QVERIFY(table.view.grab().toImage() != before);
        QVERIFY(table.groundLightness({0, 1}) > plain + 10);
        QTest::keyClick(&table.view, Qt::Key_Right);
        QVERIFY((table.view.cursor() == Cell{0, 1}));
    }

    void theCursorFollowsTheMouse() {
        Table table;
        QVERIFY(table.isReady());
        table.click({2, 1});
        QVERIFY((table.view.cursor() == Cell{2, 1}));
        QTest::keyClick(&table.view, Qt::Key_Space);
        QCOMPARE(table.requested.count(), 2);
        QVERIFY(table.game.puzzle() == samplePuzzle());
    }

    void spaceAndEnterPress_data() {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("Space") << Qt::Key_Space;
        QTest::newRow("Return") << Qt::Key_Return;
        QTest::newRow("Enter on the number pad") << Qt::Key_Enter;
    }

    void spaceAndEnterPress() {
        QFETCH(Qt::Key, key);
        Table table;
        QVERIFY(table.isReady());
        table.view.setCursorCell({1, 2});
        QTest::keyClick(&table.view, key);
        QCOMPARE(table.requested.count(), 1);
        QVERIFY((table.requested[0][0].value<Cell>() == Cell{1, 2}));
        // A key that is held down is one press.
        QKeyEvent held(QEvent::KeyPress, key, Qt::NoModifier, QString(), true);
        QCoreApplication::sendEvent(&table.view, &held);
        QCOMPARE(table.requested.count(), 1);
    }

    void theBoardIsOneTabStop() {
        ManualClock clock;
        Game game(samplePuzzle());
        QWidget window;
        auto* layout = new QHBoxLayout(&window);
        QLineEdit before;
        BoardView view(game, clock);
        QLineEdit after;
        for (QWidget* part : std::initializer_list<QWidget*>{&before, &view, &after}) layout->addWidget(part);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window, patience));
        before.setFocus();
        QTest::keyClick(&before, Qt::Key_Tab);
        QVERIFY(view.hasFocus());
        QTest::keyClick(&view, Qt::Key_Tab);
        QVERIFY(after.hasFocus());
        QTest::keyClick(&after, Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(view.hasFocus());
        QTest::keyClick(&view, Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(before.hasFocus());
    }

    void theCursorStaysOnASmallerBoard() {
        Table table;
        QVERIFY(table.isReady());
        table.view.setCursorCell({3, 3});
        table.game.replace(puzzleOf("bw/wb/ww"), "Paste");
        QVERIFY((table.view.cursor() == Cell{2, 1}));
        QTest::keyClick(&table.view, Qt::Key_Space);
        QCOMPARE(table.game.presses(), 1);
        table.game.undo();
        table.game.undo();
        QTest::keyClick(&table.view, Qt::Key_Space);
        QCOMPARE(table.game.presses(), 1);
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
