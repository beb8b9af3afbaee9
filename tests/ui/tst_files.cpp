// Games in files: saved, opened and found again, by a person with a keyboard.

#include "tests/support/file_dialogs.h"
#include "tests/support/open_window.h"
#include "tests/support/random_moves.h"
#include "tests/support/ui_test.h"
#include "ui/game/game_file.h"

#include <QFileDialog>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestFiles : public UiTest {
    Q_OBJECT

  private slots:

    void theGameInPlayIsWhatAFileKeeps() {
        Random random(1753);
        Game game(samplePuzzle());
        for (int i = 0; i < 300; ++i) {
            moveSomehow(game, random);
            const FlipFile file = fileOf(game);
            QVERIFY(standsAs(game, file));
            QVERIFY(positionOf(file) == game.puzzle());
            QVERIFY(file.start == game.start());
            Game again(impossiblePuzzle());
            again.replace(ReplaceMove(file.start, "Open", originFrom(file.from)), file.presses, file.made);
            QVERIFY(again.puzzle() == game.puzzle());
            QCOMPARE(again.presses(), game.presses());
            QVERIFY(fileOf(again) == file);
            while (again.canUndo()) again.undo();
            QVERIFY(again.puzzle() == impossiblePuzzle());
            while (again.canRedo()) again.redo();
            Puzzle end = file.start;
            for (const Cell cell : file.presses) end.press(cell);
            QVERIFY(again.puzzle() == end);
        }
    }

    void anotherPositionIsToldFromTheOneInTheFile() {
        Game game(samplePuzzle());
        game.press({0, 0});
        game.press({1, 1});
        const FlipFile file = fileOf(game);
        game.undo();
        QVERIFY(!standsAs(game, file));
        game.redo();
        QVERIFY(standsAs(game, file));
        game.press({2, 2});
        QVERIFY(!standsAs(game, file));
        game.undo();
        // What could be redone is nothing that has been made.
        QVERIFY(standsAs(game, file));
        game.undo();
        game.press({1, 2});
        QVERIFY(!standsAs(game, file));
        game.restart();
        QVERIFY(!standsAs(game, file));
        game.press({0, 0});
        game.press({1, 1});
        QVERIFY(standsAs(game, file));
        Puzzle other = game.start();
        other.goal = Goal::White;
        game.replace(other, "New", file.presses, file.made);
        QVERIFY(!standsAs(game, file));
    }

    void theStarGoesWhenTheGameStandsAgainAsInTheFile() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click({0, 0});
        QVERIFY(saveAs(open, inFolder("game.flip")));
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title(open), "game.flip*");
        open.key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(title(open), "game.flip");
        open.click({1, 1});
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title(open), "game.flip");
    }

    void anotherBoardIsNotSavedInTheFileOfTheOldOne() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString path = inFolder("game.flip");
        QVERIFY(saveAs(open, path));
        const QByteArray before = contents(path);
        open.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
        QTRY_VERIFY(!asksForName(open));
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(asksForName(open));
        auto* dialog = open.window.findChild<QFileDialog*>("saveDialog");
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(isBack(open));
        QCOMPARE(contents(path), before);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title(open), "game.flip");
    }

    void aFileIsOpenedWithItsPressesAndNothingIsLost() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bw\nwb\n");
        open.click({0, 0});
        const Puzzle before = open.puzzle();
        const QString path = write("played.flip", playedFile);
        open.key(Qt::Key_O, Qt::ControlModifier);
        QVERIFY(nameFile(open, "openDialog", path));
        Puzzle expected = samplePuzzle();
        expected.press({0, 0});
        QVERIFY(open.puzzle() == expected);
        QCOMPARE(open.label("presses"), "1 press");
        QCOMPARE(title(open), "played.flip");
        QVERIFY2(open.message().startsWith("Opened: 4×4, Flip Game. Notes: “Found in an old book.”"),
                 qPrintable(open.message()));
        open.key(Qt::Key_Y, Qt::ControlModifier);
        expected.press({1, 1});
        QVERIFY(open.puzzle() == expected);
        QCOMPARE(title(open), "played.flip*");
        // Nobody was asked: what was in play is a few steps back.
        for (int i = 0; i < 3; ++i) open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.puzzle() == before);
        QCOMPARE(open.label("presses"), "1 press");
        QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
    }

    void notesThatBeginWithABlankLineAreTold() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(write("noted.flip", "flipgame 1\nboard bw/wb\nnote\nnote Hard.\n"));
        QTRY_VERIFY2(open.message().contains("Notes: “Hard.”"), qPrintable(open.message()));
        // Another sentence follows.
        open.window.openSource(write("noted.flip", "flipgame 1\nboard bb/wb\nnote Hard\n"));
        QTRY_VERIFY2(open.message().contains("Notes: “Hard”. The"), qPrintable(open.message()));
    }

    void notesOfAPuzzleThatComesAgainAreTold() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(write("noted.flip", "flipgame 1\nboard bw/wb\nnote Hard.\n"));
        QTRY_VERIFY(open.message().startsWith("Opened: "));
        open.paste("bb\nwb\n");
        QTRY_VERIFY(open.message().startsWith("Pasted: "));
        QVERIFY2(!open.message().contains("Notes"), qPrintable(open.message()));
        open.paste("bw\nwb\n");
        QTRY_VERIFY2(open.message().contains("Notes: “Hard.”"), qPrintable(open.message()));
    }

    void notesAndWhatCanBeRedoneAreSavedAgain() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(write("played.flip", playedFile));
        QVERIFY(saveAs(open, inFolder("copy.flip")));
        QCOMPARE(contents(inFolder("copy.flip")), playedFile);
        QCOMPARE(title(open), "copy.flip");
    }

    void aFileThatIsWrongChangesNothingAndSaysWhere_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("message");
        QTest::newRow("a press beside the board")
            << QByteArray("flipgame 1\nboard\nbw\nwb\npress 3 1\n")
            << "Line 5, column 7: found “3 1”, expected the row, from 1 to 2, and the column, from 1 to 2.";
        QTest::newRow("a later version") << QByteArray("flipgame 77\nboard\nbw\nwb\n")
                                         << "Line 1, column 10: found “77”, expected version 1, 2 or 3; a "
                                            "newer Flip Game may read this file.";
        QTest::newRow("no board")
            << QByteArray("flipgame 1\n")
            << "Line 2, column 1: found the end of the text, expected “board” and its rows.";
    }

    void aFileThatIsWrongChangesNothingAndSaysWhere() {
        QFETCH(QByteArray, text);
        QFETCH(QString, message);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const Puzzle before = open.puzzle();
        open.window.openSource(write("wrong.flip", text));
        QVERIFY(open.puzzle() == before);
        QCOMPARE(open.message(), "This game cannot be read. " + message);
        QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
        QCOMPARE(recentNames(open), QStringList{"&Clear This List"});
    }
};

QTEST_MAIN(TestFiles)
#include "tst_files.moc"
