// What is said to screen readers: by the announcer, after every press, and by the commands that read the
// board.

#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/guide/guide_page.h"
#include "ui/solution/press_teller.h"
#include "ui/widgets/announcer.h"
#include "ui/words/board_words.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

Puzzle withGoal(const char* text, const Goal& goal) {
    Puzzle puzzle = puzzleOf(text);
    puzzle.goal = goal;
    return puzzle;
}

} // namespace

class TestSpoken : public UiTest {
    Q_OBJECT

  public:
    TestSpoken() { QAccessible::installFactory(announcerFactory); }

  private slots:

    void theLastSentencesAreNotifications() {
        Announcer announcer;
        for (const char* sentence : {"One.", "Two.", "Three."}) announcer.say(sentence);
        QCOMPARE(announcer.said(), "Three.");
        QAccessibleInterface* all = QAccessible::queryAccessibleInterface(&announcer);
        QStringList said;
        for (int i = 0; i < all->childCount(); ++i) {
            QCOMPARE(all->child(i)->role(), QAccessible::Notification);
            said << all->child(i)->text(QAccessible::Name);
        }
        for (const char* sentence : {"One.", "Two.", "Three."}) QCOMPARE(said.count(sentence), 1);
    }

    void whatIsLeftIsToldByTheGoal_data() {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<QString>("left");
        QTest::newRow("to white") << withGoal("bww/wbw", Goal::White) << "2 black left";
        QTest::newRow("to a lit panel") << withGoal("bww/bbb", Goal::Black) << "2 unlit left";
        QTest::newRow("to either colour") << withGoal("bww/wbw", Goal::Either) << "2 black, 4 white";
        QTest::newRow("to a target") << withGoal("bww/wbw", Goal::target(puzzleOf("bbb/wbw").board))
                                     << "2 pieces differ from the target";
        QTest::newRow("to a target, but for one")
            << withGoal("bww/wbw", Goal::target(puzzleOf("bbw/wbw").board))
            << "1 piece differs from the target";
        QTest::newRow("nothing, to white") << withGoal("www/www", Goal::White) << "all white";
        QTest::newRow("nothing, to a lit panel") << withGoal("bbb/bbb", Goal::Black) << "all lit";
        QTest::newRow("nothing, to a target")
            << withGoal("bww/wbw", Goal::target(puzzleOf("bww/wbw").board)) << "the target is reached";
    }

    void whatIsLeftIsToldByTheGoal() {
        QFETCH(Puzzle, puzzle);
        QTEST(board_words::left(puzzle), "left");
    }

    void linesAreReadByRunsOfOneColour() {
        const Puzzle puzzle = puzzleOf("bbwb/wwww/wbwb");
        QCOMPARE(board_words::row(puzzle.board, 0, Goal::Either), "row 1: 2 black, white, black");
        QCOMPARE(board_words::row(puzzle.board, 1, Goal::Black), "row 2: 4 unlit");
        QCOMPARE(board_words::column(puzzle.board, 3, Goal::White), "column 4: black, white, black");
        QCOMPARE(board_words::board(puzzle),
                 "row 1: 2 black, white, black; row 2: 4 white; row 3: white, black, white, black.");
        const QString large = board_words::board(Puzzle::flipGame(Grid({21, 20})));
        QCOMPARE(large, "21 by 20 pieces, all white. Rows and columns are read one at a time.");
    }

    void thePiecesOfOneColourAreReadByRows() {
        const Grid board = puzzleOf("bwwb/wwww/wbbb/bbwb").board;
        QCOMPARE(board_words::pieces(board, Colour::Black, Goal::Either),
                 "8 black: row 1, columns 1, 4; row 3, columns 2 to 4; row 4, columns 1, 2, 4.");
        QCOMPARE(board_words::pieces(board, Colour::White, Goal::White),
                 "8 white: row 1, columns 2, 3; row 2, columns 1 to 4; row 3, column 1; row 4, column 3.");
        QCOMPARE(board_words::pieces(Grid({2, 2}), Colour::Black, Goal::Black), "no piece is lit.");
        QCOMPARE(board_words::pieces(Grid({1000, 1000}).complement(), Colour::Black, Goal::White),
                 board_words::pieces(Grid::filled({1000, 1000}), Colour::Black, Goal::White));
        QString chequered;
        for (int column = 0; column < 200; ++column) chequered += column % 2 == 0 ? 'b' : 'w';
        const QString told =
            board_words::pieces(puzzleOf(qPrintable(chequered)).board, Colour::Black, Goal::White);
        QVERIFY2(told.startsWith("100 black: row 1, columns 1, 3, 5, "), qPrintable(told));
        QVERIFY2(told.endsWith(", 119; and 40 more."), qPrintable(told));
    }

    void everyPressIsTold() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
        open.game().press({0, 0});
        QCOMPARE(open.spoken(), "row 1, column 1: 3 pieces flipped, 7 black, 9 white");
        open.game().undo();
        QCOMPARE(open.spoken(), "row 1, column 1 undone: 3 pieces flipped back, 8 black, 8 white");
        open.game().redo();
        QCOMPARE(open.spoken(), "row 1, column 1: 3 pieces flipped, 7 black, 9 white");
    }

    void theBoardsThatUndoBringsBackAreTold() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
        open.game().replace(puzzleOf("ww/wb"), "Small Board");
        open.game().undo();
        QCOMPARE(open.spoken(), "Small Board undone: 8 black, 8 white");
        open.game().redo();
        QCOMPARE(open.spoken(), "Small Board redone: 1 black, 3 white");
        open.game().press({0, 0});
        open.key(Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(open.spoken(), "Back to the start of this board");
    }

    void everyStepIsTold() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
        QVERIFY(open.solve());
        SolutionPlayer& player = open.window.player();
        player.goTo(3);
        QVERIFY2(open.spoken().startsWith("3 presses made, "), qPrintable(open.spoken()));
        player.goTo(0);
        QVERIFY2(open.spoken().startsWith("3 presses undone, "), qPrintable(open.spoken()));
        const Cell first = player.steps().front();
        player.stepForward();
        const QString place = QStringLiteral("row %1, column %2").arg(first.row + 1).arg(first.column + 1);
        QVERIFY2(open.spoken().startsWith("Step 1 of 4, " + place + ": "), qPrintable(open.spoken()));
        player.stepBack();
        QVERIFY2(open.spoken().startsWith("Step 1 of 4, " + place + " undone: "), qPrintable(open.spoken()));
    }

    void everyStepOfALessonIsTold() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        Game game(samplePuzzle());
        SolutionPlayer player(game, open.clock);
        const PressTeller teller(game, player);
        const QSignalSpy said(&teller, &PressTeller::said);
        // As where it is shown that the same piece twice changes nothing.
        player.load({{0, 0}, {1, 1}, {0, 0}});
        for (int step = 1; step <= 3; ++step) {
            player.stepForward();
            const QString told = said.last().front().toString();
            QVERIFY2(told.startsWith(QStringLiteral("Step %1 of 3, ").arg(step)), qPrintable(told));
        }
        player.stepBack();
        QVERIFY(said.last().front().toString().startsWith("Step 3 of 3, "));
    }

    void stepsThatArePlayedFastAreNotTold() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
        QVERIFY(open.solve());
        const QString before = open.spoken();
        open.window.player().setSpeed(4);
        open.window.player().play();
        open.clock.advance(1);
        QCOMPARE(open.window.player().index(), 1);
        QCOMPARE(open.spoken(), before);
    }

    void allMarksAreReadOnDemand() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("flip:bw/wb?target=ww/wb");
        open.key(Qt::Key_F7);
        QCOMPARE(open.spoken(), "row 1, column 1: differs from the target.");
        open.paste("flip:bww/wbw/wwb?table=d800181001c0208407018");
        open.key(Qt::Key_F7);
        QVERIFY2(open.spoken().contains("no button"), qPrintable(open.spoken()));
        open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
        for (int i = 0; i < 3; ++i) open.action("hint").trigger();
        QTRY_VERIFY(open.window.board().markedCells().size() == 1);
        open.key(Qt::Key_F7);
        QCOMPARE(open.spoken(), "row 1, column 1: ringed by the hint.");
    }

    void theBoardIsReadOnDemand() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
        open.window.board().setFocus();
        open.window.board().setCursorCell({1, 2});
        open.key(Qt::Key_F5);
        QCOMPARE(open.spoken(), "row 2: 2 black, white, black");
        open.key(Qt::Key_F6);
        QCOMPARE(open.spoken(), "column 3: 4 white");
        open.key(Qt::Key_F7);
        QCOMPARE(open.spoken(), "No piece is marked.");
        open.key(Qt::Key_F7, Qt::ShiftModifier);
        QCOMPARE(open.spoken(), "8 black: row 1, columns 1, 4; row 2, columns 1, 2, 4; row 3, columns 1, 4; "
                                "row 4, column 1.");
        open.key(Qt::Key_F8, Qt::ShiftModifier);
        QCOMPARE(open.spoken(), "8 white: row 1, columns 2, 3; row 2, column 3; row 3, columns 2, 3; row 4, "
                                "columns 2 to 4.");
        QVERIFY(open.solve());
        open.key(Qt::Key_F7);
        QCOMPARE(open.spoken().count("step "), 4);
        open.key(Qt::Key_F8);
        QVERIFY2(open.spoken().startsWith("row 1: black, 2 white, black; row 2: "),
                 qPrintable(open.spoken()));
    }

    void theLastSentenceIsRepeated() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
        open.window.board().setFocus();
        open.window.board().setCursorCell({1, 2});
        open.key(Qt::Key_Space);
        const QString told = open.spoken();
        QVERIFY2(told.startsWith("row 2, column 3: "), qPrintable(told));
        const int count = open.part<Announcer>("spoken").count();
        open.key(Qt::Key_F5, Qt::ShiftModifier);
        QCOMPARE(open.spoken(), told);
        QCOMPARE(open.part<Announcer>("spoken").count(), count + 1);
    }

    void aPressOfALessonIsToldBeforeTheRemark_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("beside the page") << QSize(1000, 700);
        QTest::newRow("in place of the page") << QSize(400, 400);
    }

    void aPressOfALessonIsToldBeforeTheRemark() {
        QFETCH(QSize, size);
        OpenWindow open(folder());
        open.window.resize(size);
        QVERIFY(open.isReady());
        open.key(Qt::Key_F1);
        auto& parts = open.part<QWidget>("pageOrBoard");
        if (parts.isVisible())
            QTest::mouseClick(parts.findChildren<QAbstractButton*>().last(), Qt::LeftButton);
        QStringList said;
        connect(&open.part<GuidePage>("guidePage"), &GuidePage::said, this,
                [&](const QString& sentence) { said << sentence; });
        open.part<BoardView>("guideBoard").setFocus();
        open.key(Qt::Key_Space);
        QCOMPARE(said.size(), 2);
        QVERIFY2(said.front().startsWith("row 1, column 1: 3 pieces flipped, "), qPrintable(said.front()));
        QCOMPARE(said.back(), open.part<QLabel>("lessonRemark").text());
    }

    void warningsAreSaidIfNothingElseIs() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QApplication::clipboard()->clear();
        open.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(open.message(), "There is no text and no picture on the clipboard.");
        QTRY_COMPARE(open.spoken(), open.message());
        const auto& spoken = open.part<Announcer>("spoken");
        const int before = spoken.count();
        open.paste("no board");
        QTRY_VERIFY(open.message().contains("board"));
        QCoreApplication::processEvents();
        QCOMPARE(open.spoken(), open.message());
        QCOMPARE(spoken.count(), before + 1);
        open.key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(open.spoken(), open.message());
    }

    void whatIsPaintedIsTold() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("ww\nww\n");
        open.key(Qt::Key_F2);
        open.key(Qt::Key_Space);
        QCOMPARE(open.spoken(), "row 1, column 1, black");
        open.key(Qt::Key_I, Qt::ControlModifier);
        QVERIFY2(open.spoken().endsWith(": 3 black, 1 white"), qPrintable(open.spoken()));
        QCOMPARE(board_words::flipped(1200, Direction::Backward),
                 QLocale().toString(1200) + " pieces flipped back");
    }
};

QTEST_MAIN(TestSpoken)
#include "tst_spoken.moc"
