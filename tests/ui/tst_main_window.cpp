#include "core/text/board_text.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/guide/guide_page.h"
#include "ui/widgets/page_stack.h"
#include "ui/widgets/segmented_switch.h"

#include <QComboBox>
#include <QMimeData>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include <sys/stat.h>
#include <unistd.h>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

const char* const sampleText = "bwwb\nbbwb\nbwwb\nbwww\n";

} // namespace

class TestMainWindow : public UiTest {
    Q_OBJECT

  private slots:

    void theFirstBoardCanBeSolvedAndIsNot() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY((open.puzzle().size() == Size{4, 4}));
        QVERIFY(!open.game().solved());
        QVERIFY(!solutionOf(open.puzzle()).empty());
        QVERIFY(open.window.board().hasFocus());
        QCOMPARE(open.label("presses"), "0 presses");
    }

    void aNewcomerIsToldWhatToDoUntilTheFirstPress() {
        const QString told = "Press a piece to turn it and its neighbours. Make all one colour.";
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            QCOMPARE(open.message(), told);
            // Nothing else takes it away.
            open.key(Qt::Key_F2);
            open.key(Qt::Key_F2);
            QCOMPARE(open.message(), told);
            open.click({1, 1});
            QCOMPARE(open.message(), QString());
            open.action("undo").trigger();
            QCOMPARE(open.message(), QString());
        }
        OpenWindow again(folder());
        QVERIFY(again.isReady());
        QCOMPARE(again.message(), QString());
    }

    void aNewcomerIsLedToTheGuide() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(!open.part<GuidePage>("guidePage").isVisible());
        open.click("offer");
        QVERIFY(open.part<GuidePage>("guidePage").isVisible());
    }

    void whoHasUsedAWindowIsNoNewcomer() {
        {
            OpenWindow before(folder());
            QVERIFY(before.isReady());
            before.window.close();
        }
        // A second window has a journal of its own, and so has no game yet.
        OpenWindow first(folder());
        OpenWindow second(folder());
        QVERIFY(second.isReady());
        QCOMPARE(second.message(), QString());
    }

    void lampsAreToBeLit() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("flip:bwb/wbw/bbb?goal=black");
        QVERIFY2(open.message().contains("3×3: plus, edges clipped, all lit"), qPrintable(open.message()));
        QCOMPARE(open.label("goal"), "Goal: light every button");
    }

    void newGivesAnotherBoardThatCanBeSolved() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        for (int i = 0; i < 30; ++i) {
            open.key(Qt::Key_N, Qt::ControlModifier);
            QVERIFY(!open.game().solved());
            QVERIFY(!solutionOf(open.puzzle()).empty());
        }
        QCOMPARE(open.game().moveIndex(), 30);
        QCOMPARE(open.game().presses(), 0);
        open.game().goTo(0, Motion::Immediate);
        QVERIFY(open.puzzle() == open.game().first());
    }

    void aClickFlipsTheRightPieces() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        open.click({1, 2});
        Puzzle expected = samplePuzzle();
        expected.press({1, 2});
        QVERIFY(open.puzzle() == expected);
        QCOMPARE(open.label("presses"), "1 press");
        QCOMPARE(open.spoken(), "row 2, column 3: 5 pieces flipped, 9 black, 7 white");
    }

    void clicksNeverWaitForTheAnimation() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        Puzzle expected = samplePuzzle();
        for (int i = 0; i < 16; ++i) {
            const Cell cell = cellAt({4, 4}, i);
            open.click(cell);
            expected.press(cell);
            QVERIFY(open.window.board().isMoving());
            QVERIFY(open.puzzle() == expected);
            open.clock.advance(10);
        }
        QCOMPARE(open.game().presses(), 16);
    }

    void theKeyboardAlonePlaysAGameToTheEnd() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        for (const Cell cell : solutionOf(samplePuzzle())) {
            open.key(Qt::Key_Home, Qt::ControlModifier);
            open.key(Qt::Key_Home, Qt::ControlModifier);
            for (int row = 0; row < cell.row; ++row) open.key(Qt::Key_Down);
            for (int column = 0; column < cell.column; ++column) open.key(Qt::Key_Right);
            open.key(Qt::Key_Space);
        }
        QVERIFY(open.game().solved());
        QCOMPARE(open.game().presses(), 4);
        QTRY_COMPARE(open.message(), "Solved in 4 presses, the fewest possible.");
        QCOMPARE(open.spoken(), open.message());
    }

    void aLongerWayToTheWinIsTold() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        open.click({0, 0});
        open.click({0, 0});
        for (const Cell cell : solutionOf(samplePuzzle())) open.click(cell);
        QTRY_COMPARE(open.message(), "Solved in 6 presses; 4 are enough.");
        QVERIFY(open.clock.finish());
        open.paste("bwww\nbbww\nbwww\nwwww\n");
        for (const Cell cell : {Cell{0, 0}, Cell{0, 0}, Cell{1, 0}}) open.click(cell);
        QTRY_COMPARE(open.message(), "Solved in 3 presses; 1 is enough.");
    }

    void undoAndRedoWorkAfterTheWin() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        for (const Cell cell : solutionOf(samplePuzzle())) open.click(cell);
        QVERIFY(open.game().solved());
        QVERIFY(open.message().startsWith("Solved in 4 presses"));
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!open.game().solved());
        QCOMPARE(open.message(), QString());
        QCOMPARE(open.label("presses"), "3 presses");
        QCOMPARE(open.spoken(), "row 3, column 1 undone: 4 pieces flipped back, 4 black, 12 white");
        open.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(open.game().solved());
        open.key(Qt::Key_Z, Qt::ControlModifier);
        open.key(Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(open.game().solved());
        for (int i = 0; i < 4; ++i) open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.puzzle() == samplePuzzle());
        // The paste itself is undone as well.
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.puzzle() == open.game().first());
    }

    void restartGoesBackToTheStart() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QVERIFY(!open.command("Restart").isEnabled());
        open.click({0, 0});
        open.click({2, 2});
        QVERIFY(open.command("Restart").isEnabled());
        open.key(Qt::Key_R, Qt::ControlModifier);
        QVERIFY(open.puzzle() == samplePuzzle());
        QCOMPARE(open.label("presses"), "0 presses");
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(open.label("presses"), "2 presses");
    }

    void pastingTakesABoardInAnyNotation_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("the judge's lines") << sampleText;
        QTest::newRow("capitals, carriage returns, blanks at the ends")
            << "BWWB \r\nBBWB \r\nBWWB \r\nBWWW \r\n";
        QTest::newRow("a list of lists") << "[[1, 0, 0, 1], [1, 1, 0, 1], [1, 0, 0, 1], [1, 0, 0, 0]]";
        QTest::newRow("full-width letters") << QString::fromUtf8("ｂｗｗｂ\nｂｂｗｂ\nｂｗｗｂ\nｂｗｗｗ");
        QTest::newRow("stars and full stops") << "*..*\n**.*\n*..*\n*...";
    }

    void pastingTakesABoardInAnyNotation() {
        QFETCH(QString, text);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(text);
        QVERIFY(open.puzzle() == samplePuzzle());
        QVERIFY(open.message().startsWith("Pasted: 4×4, Flip Game."));
        QTRY_COMPARE(open.message(), "Pasted: 4×4, Flip Game. The minimum is 4 presses.");
    }

    void whatWasInPlayHasNoSayInAPaste() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const Size size{4, 4};
        open.game().replace({Rule::fromPattern(size, Pattern(0x1FF), Edges::Torus), Grid(size), Goal::Black},
                            "New");
        open.paste(sampleText);
        QVERIFY(open.puzzle() == samplePuzzle());
    }

    void noSolutionIsOfferedWhereNothingIsLeftToPress() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("ww\nww\n");
        QTRY_COMPARE(open.message(), "Pasted: 2×2, Flip Game. It is already solved.");
        QVERIFY(!open.part<QAbstractButton>("offer").isVisible());
        open.paste(sampleText);
        QTRY_VERIFY(open.part<QAbstractButton>("offer").isVisible());
    }

    void pastingRubbishChangesNothingAndSaysWhere_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        QTest::newRow("a letter in a board") << "bwwb\nbbxb\n"
                                             << "Line 2, column 3: found";
        QTest::newRow("a row that is too short") << "bwwb\nbw\n"
                                                 << "Line 2";
        QTest::newRow("a shopping list") << "milk\neggs\n"
                                         << "Line 1, column 1";
        QTest::newRow("only blanks") << " \n "
                                     << "This is not a board";
        QTest::newRow("no text") << ""
                                 << "no text and no picture on the clipboard";
        QTest::newRow("a board that is too large") << QString(1001, 'b') << "up to 1000";
    }

    void pastingRubbishChangesNothingAndSaysWhere() {
        QFETCH(QString, text);
        QFETCH(QString, says);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click({0, 0});
        const Puzzle before = open.puzzle();
        open.paste(text);
        QVERIFY(open.puzzle() == before);
        QCOMPARE(open.game().moveIndex(), 1);
        QVERIFY2(open.message().contains(says), qPrintable(open.message()));
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        QVERIFY(open.window.board().hasFocus());
        open.click("closeMessage");
        QCOMPARE(open.message(), QString());
    }

    void aWarningIsNotReplacedByAnAnswerThatCameLate() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        open.paste("milk");
        // Asked last, so answered last.
        open.command("Minimum Presses Left").trigger();
        QTRY_COMPARE(open.label("least"), "Minimum left: 4");
        QVERIFY2(open.message().startsWith("This is not a board"), qPrintable(open.message()));
    }

    void whatIsCopiedCanBePasted() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click({1, 1});
        const Puzzle copied = open.puzzle();
        open.key(Qt::Key_C, Qt::ControlModifier);
        const QString text = QApplication::clipboard()->text();
        QCOMPARE(text, QString::fromStdString(writeBoard(copied.board)));
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.paste(text);
        QVERIFY(open.puzzle() == copied);
    }

    void theRuleOfAnyPuzzleIsCopiedWithIt() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const Size size{3, 5};
        const Puzzle puzzle{Rule::fromPattern(size, Pattern(0b101'010'101), Edges::Torus), Grid::filled(size),
                            Goal::Black};
        open.game().replace(puzzle, "New");
        QVERIFY(open.part<QLabel>("rule").text().contains("diagonal cross, opposite edges touch"));
        open.key(Qt::Key_C, Qt::ControlModifier);
        QVERIFY(open.message().contains("goal and rule"));
        const QString text = QApplication::clipboard()->text();
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.paste(text);
        QVERIFY(open.puzzle() == puzzle);
    }

    /// There are only 16 boards of this size, and two of one piece, one of which is solved.
    void aNewBoardIsAnotherOne() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bw/wb");
        for (int i = 0; i < 100; ++i) {
            const Puzzle before = open.game().start();
            open.key(Qt::Key_N, Qt::ControlModifier);
            QVERIFY(open.game().start() != before);
        }
        open.game().replace(puzzleOf("b"), "Paste");
        open.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(open.game().start().size(), (Size{1, 1}));
    }

    void aTextThatCanBeReadInTwoWaysIsReadInTheOtherOnDemand() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(!open.window.findChild<QAction*>("readDifferently")->isEnabled());
        open.paste("[[0,0],[0,1]]");
        QVERIFY2(open.message().contains("LeetCode 1284"), qPrintable(open.message()));
        QVERIFY(open.puzzle().goal == Goal::White);
        open.key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY2(open.message().contains("2×2, Flip Game."), qPrintable(open.message()));
        QVERIFY(open.puzzle().goal == Goal::Either);
        open.key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(open.puzzle().goal == Goal::White);
        open.key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(!open.window.findChild<QAction*>("readDifferently")->isEnabled());
    }

    void ofSeveralPuzzlesItIsSaidWhichIsShown() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(QString(sampleText) + sampleText);
        QVERIFY(open.puzzle() == samplePuzzle());
        QVERIFY2(open.message().contains("Puzzle 1 of 2"), qPrintable(open.message()));
    }

    void theToolBarOffersEveryNewPuzzle() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        auto& bar = open.part<QToolBar>("toolBar");
        auto* button = qobject_cast<QToolButton*>(bar.widgetForAction(&open.action("new")));
        QVERIFY(button != nullptr && button->menu() != nullptr);
        QCOMPARE(button->popupMode(), QToolButton::MenuButtonPopup);
        for (const char* name : {"new", "newPuzzleAction", "levelsAction", "dailyPuzzle"})
            QVERIFY2(button->menu()->actions().contains(&open.action(name)), name);
    }

    void aTextCanBeDropped() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QMimeData data;
        data.setText(sampleText);
        QVERIFY(drop(open.window, data));
        QVERIFY(open.puzzle() == samplePuzzle());
        QTRY_COMPARE(open.message(), "Dropped: 4×4, Flip Game. The minimum is 4 presses.");
        data.setText("milk\neggs\n");
        QVERIFY(drop(open.window, data));
        QVERIFY(open.puzzle() == samplePuzzle());
        QVERIFY(open.message().contains("Line 1, column 1"));
    }

    void aFileCanBeDropped() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(write("board.txt", "bw\nwb\n"))});
        QVERIFY(drop(open.window, data));
        QVERIFY(open.puzzle() == puzzleOf("bw/wb"));
        data.setUrls({QUrl::fromLocalFile(inFolder("missing.txt"))});
        QVERIFY(drop(open.window, data));
        QVERIFY(open.puzzle() == puzzleOf("bw/wb"));
        QVERIFY2(open.message().contains("missing.txt cannot be read"), qPrintable(open.message()));
    }

    void aPictureIsNotTaken() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QMimeData data;
        data.setData("image/png", "picture");
        QVERIFY(!drop(open.window, data));
    }

    void aLargeTextAndAPipeAreReadInTheirTime() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(QString(3000, 'b'));
        QTRY_COMPARE(open.message(), "This board is 1×3000; the window shows boards of up to 1000×1000.");
        open.paste(QString(sampleText) + QString(100'000, '\n'));
        QCOMPARE(open.message(), "Reading the board…");
        QTRY_VERIFY(open.puzzle() == samplePuzzle());
        // Whoever writes into it does so when it pleases them.
        const QString pipe = inFolder("pipe");
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        bool opened = false;
        open.window.openSource(pipe, [&] { opened = true; });
        open.click({0, 0});
        QCOMPARE(open.label("presses"), "1 press");
        QFile end(pipe);
        // Waits for the reader: what is written before it has come, and closed again, is lost.
        QVERIFY(end.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        end.write("bw\nwb\n");
        end.close();
        QTRY_VERIFY(opened);
        QVERIFY(open.puzzle() == puzzleOf("bw/wb"));
        // Nobody ever writes; the window closes all the same.
        open.window.openSource(pipe);
    }

    void whatTheKernelMakesUpIsReadInItsTime() {
        const QString log = QStringLiteral("/proc/kmsg");
        if (access("/proc/kmsg", R_OK) != 0) QSKIP("This system lets nobody read its log.");
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        bool opened = false;
        // It says that it is an empty file, and never ends.
        open.window.openSource(log, [&] { opened = true; });
        open.click({0, 0});
        QCOMPARE(open.label("presses"), "1 press");
        QVERIFY(!opened);
        // A file that really is empty is refused as ever.
        QFile empty(inFolder("empty.txt"));
        QVERIFY(empty.open(QIODevice::WriteOnly));
        open.window.openSource(empty.fileName());
        QTRY_VERIFY2(open.message().startsWith("This is not a board"), qPrintable(open.message()));
    }

    void aMessageAboutTheBoardGoesWithIt_data() {
        QTest::addColumn<std::function<void(OpenWindow&)>>("change");
        const auto row = [](const char* name, const std::function<void(OpenWindow&)>& change) {
            QTest::newRow(name) << change;
        };
        row("a press", [](OpenWindow& open) { open.click({0, 0}); });
        row("undo", [](OpenWindow& open) { open.key(Qt::Key_Z, Qt::ControlModifier); });
        row("another board", [](OpenWindow& open) { open.key(Qt::Key_N, Qt::ControlModifier); });
        row("the search page", [](OpenWindow& open) {
            open.key(Qt::Key_2, Qt::ControlModifier);
            open.game().press({0, 0});
        });
        row("the guide", [](OpenWindow& open) { open.key(Qt::Key_F1); });
        row("a step of the solution", [](OpenWindow& open) {
            QVERIFY(open.solve());
            open.key(Qt::Key_Right, Qt::AltModifier);
        });
    }

    void aMessageAboutTheBoardGoesWithIt() {
        QFETCH(std::function<void(OpenWindow&)>, change);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QTRY_COMPARE(open.message(), "Pasted: 4×4, Flip Game. The minimum is 4 presses.");
        change(open);
        QCOMPARE(open.message(), QString());
    }

    void aFileCanBeOpened() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(write("board.txt", sampleText));
        QVERIFY(open.puzzle() == samplePuzzle());
        QTRY_COMPARE(open.message(), "Opened: 4×4, Flip Game. The minimum is 4 presses.");
        open.window.openSource(folder());
        QVERIFY2(open.message().endsWith("it is a folder."), qPrintable(open.message()));
        QCOMPARE(open.spoken(), open.message());
        QCOMPARE(open.game().moveIndex(), 1);
    }

    void theGameComesBackInTheNextWindow() {
        QString undo;
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.paste(sampleText);
            for (const Cell cell : {Cell{0, 0}, Cell{1, 1}, Cell{2, 2}}) open.click(cell);
            open.key(Qt::Key_Z, Qt::ControlModifier);
            undo = open.command("Undo Press row 2, column 2").text();
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        Puzzle expected = samplePuzzle();
        expected.press({0, 0});
        expected.press({1, 1});
        QVERIFY(open.puzzle() == expected);
        QVERIFY(!open.window.board().isMoving());
        QCOMPARE(open.label("presses"), "2 presses");
        QCOMPARE(open.command("Undo Press row 2, column 2").text(), undo);
        open.key(Qt::Key_Y, Qt::ControlModifier);
        expected.press({2, 2});
        QVERIFY(open.puzzle() == expected);
        for (int i = 0; i < 3; ++i) open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.puzzle() == samplePuzzle());
    }

    void aSessionThatCannotBeSavedIsTold() {
        if (!QFileInfo("/proc/self").exists()) QSKIP("This system has no /proc.");
        OpenWindow open("/proc");
        QVERIFY(open.isReady());
        QVERIFY2(open.message().startsWith("This game cannot be saved."), qPrintable(open.message()));
        QCOMPARE(open.label("unsaved"), "Not saved");
    }

    void aFullDiskIsToldAtOnce() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(open.label("unsaved"), QString());
        open.click({0, 0});
        // Neither a file nor anything that could take its place can be there.
        const QString path = inFolder("session.txt");
        QVERIFY(QFile::remove(path) && QDir(folder()).mkpath("session.txt/inside"));
        open.click({1, 1});
        QVERIFY2(open.message().startsWith("Your last moves have not been saved. " + path),
                 qPrintable(open.message()));
        QCOMPARE(open.label("unsaved"), "Not saved");
        // It is no message about the board.
        open.click({2, 2});
        QVERIFY(!open.message().isEmpty());
        QVERIFY(QDir(path).removeRecursively());
        open.click({3, 3});
        QTRY_COMPARE(open.message(), "The game is being saved again.");
        QCOMPARE(open.label("unsaved"), QString());
        Game again(impossiblePuzzle());
        QDir().mkpath(inFolder("copy"));
        QVERIFY(QFile::copy(path, inFolder("copy/session.txt")));
        Session(inFolder("copy")).attach(again);
        QVERIFY(again.puzzle() == open.puzzle());
        QCOMPARE(again.presses(), 4);
    }

    void aPressThatSolvesAndIsNotSavedTellsBoth() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.game().replace(puzzleOf("bbw/wbw/wbw"), "New");
        const QString path = inFolder("session.txt");
        QVERIFY(QFile::remove(path) && QDir(folder()).mkpath("session.txt/inside"));
        open.click({1, 1});
        const QString warning = open.message();
        QVERIFY2(warning.startsWith("Your last moves have not been saved. "), qPrintable(warning));
        open.click({1, 1});
        open.game().replace(puzzleOf("wbw/bbb/wbw"), "New");
        open.click({1, 1});
        QVERIFY2(open.message().startsWith("Solved in 1 press"), qPrintable(open.message()));
        QVERIFY2(open.message().endsWith(warning), qPrintable(open.message()));
        // The minimum comes later.
        QVERIFY(QTest::qWaitFor([&] { return open.message().contains("the fewest possible"); }, patience));
        QVERIFY2(open.message().endsWith(warning), qPrintable(open.message()));
        const QString both = open.message();
        auto& setUp = *open.window.findChild<QAction*>("setUp");
        setUp.trigger();
        QCOMPARE(open.message(), warning);
        setUp.trigger();
        QCOMPARE(open.message(), both);
        open.click({0, 0});
        QCOMPARE(open.message(), warning);
    }

    void aDamagedSessionIsTold_data() {
        QTest::addColumn<int>("length");
        QTest::addColumn<QString>("told");
        QTest::newRow("cut off in its last line")
            << 62
            << "The end of the saved game is missing. Everything before it has been restored; the file as "
               "it was is kept in %1.";
        QTest::newRow("at its end")
            << 1000
            << "The saved game was damaged. What could be read has been restored; the "
               "damaged file is kept in %1.";
        QTest::newRow("from its first board on")
            << 40
            << "The saved game was damaged and could not be restored. The "
               "damaged file is kept in %1.";
    }

    void aDamagedSessionIsTold() {
        QFETCH(int, length);
        QFETCH(QString, told);
        const QByteArray whole = "flipgame-session 1\nfirst either clipped .*./***/.*. bw/wb\njump\n";
        const QString path = write("session.txt", whole.left(length));
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(open.puzzle() == puzzleOf("bw/wb"), told.contains("has been restored;"));
        QCOMPARE(open.message(), told.arg(path + ".damaged"));
    }

    void aSavedGameThatIsLeftOutIsTold() {
        const QString path =
            write("session.txt", "flipgame-session 1\nfirst either clipped .*./***/.*. bw/wb\n");
        QVERIFY(QDir().mkdir(path + ".lock"));
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY2(open.message().startsWith("The saved game in " + path + " cannot be taken over:"),
                 qPrintable(open.message()));
        QVERIFY2(open.message().contains("another one, in session2.txt."), qPrintable(open.message()));
    }

    void whatIsChosenIsRemembered() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            for (const char* name : {"Panel", "Coordinates", "Minimum Presses Left"})
                open.command(name).trigger();
            open.command("Plain").trigger();
            open.part<SegmentedSwitch>("raceMeasure").setCurrent(1);
            open.part<SegmentedSwitch>("raceSpacing").setCurrent(1);
            open.window.resize(777, 666);
            QVERIFY(open.window.close());
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(!open.command("Panel").isChecked());
        QVERIFY(!open.command("Coordinates").isChecked());
        QVERIFY(open.command("Minimum Presses Left").isChecked());
        QVERIFY(open.command("Plain").isChecked());
        QCOMPARE(open.part<SegmentedSwitch>("raceMeasure").current(), 1);
        QCOMPARE(open.part<SegmentedSwitch>("raceSpacing").current(), 1);
        QCOMPARE(open.window.size(), QSize(777, 666));
    }

    void whatIsChosenWhileSettingsAreWrittenIsWrittenNext() {
        Settings settings;
        for (int lesson = 1; lesson < 6; ++lesson) settings.set(settings::lesson, lesson);
        settings.set(settings::page, QStringLiteral("race"));
        // By itself: a program that is killed does not end in order.
        QTRY_COMPARE(Settings().get(settings::lesson), 5);
        QTRY_COMPARE(Settings().get(settings::page), QStringLiteral("race"));
    }

    void theSizeIsKeptBeforeTheWindowIsClosed() {
        // A program that is killed does not close its window.
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        for (const QSize size : {QSize(820, 640), QSize(900, 700)}) {
            open.window.resize(size);
            QTRY_COMPARE(Settings().get(settings::windowGeometry), open.window.saveGeometry());
        }
    }

    void theLastChoiceStays() {
        // The earlier one may still be being written while the window goes.
        for (int i = 0; i < 40; ++i) {
            {
                Settings settings;
                settings.set(settings::lesson, 2 * i + 1);
                settings.set(settings::lesson, 2 * i + 2);
            }
            QCOMPARE(Settings().get(settings::lesson), 2 * i + 2);
        }
    }

    void whatIsChosenOnAPageIsRemembered_data() {
        using Act = std::function<void(OpenWindow&)>;
        using Look = std::function<QString(OpenWindow&)>;
        QTest::addColumn<Act>("choose");
        QTest::addColumn<Look>("chosen");
        const auto row = [](const char* name, const Act& choose, const Look& chosen) {
            QTest::newRow(name) << choose << chosen;
        };
        const auto anotherIn = [](const char* box) {
            return [box](OpenWindow& open) {
                open.part<QComboBox>(box).setFocus();
                open.key(Qt::Key_Home);
                open.key(Qt::Key_Down);
            };
        };
        const auto textOf = [](const char* box) {
            return [box](OpenWindow& open) { return open.part<QComboBox>(box).currentText(); };
        };
        row("the method that solves", anotherIn("method"), textOf("method"));
        row(
            "the method to watch",
            [=](OpenWindow& open) {
                open.key(Qt::Key_2, Qt::ControlModifier);
                anotherIn("searchMethod")(open);
            },
            textOf("searchMethod"));
        row(
            "the lesson",
            [](OpenWindow& open) {
                open.key(Qt::Key_F1);
                open.click("nextLesson");
            },
            [](OpenWindow& open) { return QString::number(open.part<GuidePage>("guidePage").lesson()); });
        row(
            "the page", [](OpenWindow& open) { open.key(Qt::Key_4, Qt::ControlModifier); },
            [](OpenWindow& open) { return open.part<PageStack>("pages").current(); });
        row(
            "the speed of lessons",
            [](OpenWindow& open) {
                open.key(Qt::Key_F1);
                open.click("show1");
                open.part<GuidePage>("guidePage").stage().findChild<QComboBox*>("speed")->setFocus();
                open.key(Qt::Key_End);
            },
            [](OpenWindow& open) { return QString::number(open.player().speed()); });
    }

    void whatIsChosenOnAPageIsRemembered() {
        QFETCH(std::function<void(OpenWindow&)>, choose);
        QFETCH(std::function<QString(OpenWindow&)>, chosen);
        QString before;
        QString after;
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            before = chosen(open);
            choose(open);
            after = chosen(open);
            QVERIFY2(after != before, qPrintable(after));
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(chosen(open), after);
    }

    void aLessonIsHeardAndTakesTheMessageAway() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.key(Qt::Key_F1);
        open.key(Qt::Key_C, Qt::ControlModifier);
        QVERIFY(open.message().startsWith("The board is on the clipboard"));
        open.part<BoardView>("guideBoard").setFocus();
        open.key(Qt::Key_Space);
        QCOMPARE(open.message(), QString());
        const QString remark = open.label("lessonRemark");
        QVERIFY(!remark.isEmpty());
        QCOMPARE(open.spoken(), remark);
    }

    void settingsOfAWrongTypeCountAsNotChosen_data() {
        QTest::addColumn<QVariant>("value");
        QTest::newRow("a word") << QVariant("fast");
        QTest::newRow("nothing") << QVariant("");
        QTest::newRow("a number that makes no sense") << QVariant("-7");
        QTest::newRow("a number that is none") << QVariant("nan");
        QTest::newRow("a number beyond all") << QVariant("1e400");
        QTest::newRow("a list") << QVariant(QStringList{"1", "2"});
        QTest::newRow("bytes") << QVariant(QByteArray("\0\xff", 2));
        QTest::newRow("a size") << QVariant(QSize(3, 4));
    }

    void settingsOfAWrongTypeCountAsNotChosen() {
        QFETCH(QVariant, value);
        {
            QSettings store;
            for (const char* name :
                 {"window/geometry", "window/panel",      "window/page",      "look/appearance",
                  "look/theme",      "look/markBlack",    "look/coordinates", "look/reducedMotion",
                  "play/speed",      "play/leastPresses", "play/timer",       "play/statistics",
                  "guide/lesson",    "solve/method",      "race/nodes",       "race/linear",
                  "atlas/view",      "print/paper",       "file/recent",      "search/method",
                  "search/speed"})
                store.setValue(name, value);
        }
        // The desktop decides.
        QVERIFY(!Settings().isChosen(settings::reducedMotion));
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        for (const char* name : {"Panel", "Coordinates", "Mark the Black Side"})
            QVERIFY2(open.command(name).isChecked(), name);
        for (const char* name : {"Minimum Presses Left", "Timer", "Reduce Motion"})
            QVERIFY2(!open.command(name).isChecked(), name);
        QVERIFY(open.command("Follow the desktop").isChecked());
        QCOMPARE(open.player().speed(), 1.0);
        QCOMPARE(open.part<QComboBox>("speed").currentData().toDouble(), 1.0);
        QCOMPARE(open.part<QComboBox>("search-speed").currentText(), "Automatic");
        QCOMPARE(open.part<GuidePage>("guidePage").lesson(), 0);
        QCOMPARE(open.part<QComboBox>("method").currentText(), "algebra");
        QCOMPARE(open.part<QComboBox>("searchMethod").currentText(), "deepening");
        // A press turns its pieces over in its time.
        open.click({0, 0});
        QVERIFY(open.window.board().isMoving());
        QVERIFY(open.clock.finish());
        QVERIFY(!open.window.board().isMoving());
    }

    void theLeastPressesLeftAreShownOnDemand() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QCOMPARE(open.label("least"), QString());
        open.command("Minimum Presses Left").trigger();
        QTRY_COMPARE(open.label("least"), "Minimum left: 4");
        open.click(solutionOf(samplePuzzle()).front());
        QTRY_COMPARE(open.label("least"), "Minimum left: 3");
        open.paste("bwww/wwww/wwww/wwww");
        QTRY_COMPARE(open.label("least"), QString());
        open.command("Minimum Presses Left").trigger();
        QCOMPARE(open.label("least"), QString());
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
