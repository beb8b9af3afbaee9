// Levels as a person plays them: chosen, solved, left and found again.

#include "core/generate/daily_puzzle.h"
#include "core/generate/levels.h"
#include "tests/support/file_dialogs.h"
#include "tests/support/level_play.h"
#include "ui/atlas/atlas_page.h"
#include "ui/dialogs/new_puzzle_dialog.h"
#include "ui/levels/levels_dialog.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestLevelPlay : public LevelPlayTest {
    Q_OBJECT

  private slots:

    void aLevelIsChosenWithTheMouse() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const Puzzle before = open.puzzle();
        QVERIFY(!open.command("Next Level").isEnabled());
        QVERIFY(play(open, 15));
        QVERIFY(open.puzzle() == levelPuzzle(15));
        QCOMPARE(open.label("origin"), "Level 15");
        QVERIFY2(open.window.windowTitle().startsWith("Level 15"), qPrintable(open.window.windowTitle()));
        // It is the first one of its kind.
        QCOMPARE(open.message(), "Flip Game. All white or all black: make all pieces the same colour.");
        QVERIFY2(open.spoken().startsWith("Level 15. Flip Game."), qPrintable(open.spoken()));
        QVERIFY(open.window.board().hasFocus());
        QVERIFY(open.command("Next Level").isEnabled());
        open.game().undo();
        QVERIFY(open.puzzle() == before);
        QCOMPARE(open.label("origin"), QString());
        QVERIFY(!open.window.windowTitle().contains("Level"));
        QVERIFY(!open.command("Next Level").isEnabled());
    }

    void aLevelIsChosenWhileASolutionPlays() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
        QVERIFY(open.solve());
        open.player().play();
        LevelsDialog& dialog = chooseLevel(open);
        LevelChart& chart = chartOf(dialog);
        QVERIFY(open.player().isPlaying());
        chart.choose(99);
        QTest::keyClick(&chart, Qt::Key_Return);
        // Its next step, while the level is being made.
        open.clock.advance(1'000);
        QVERIFY(hasBegun(open, 100));
    }

    void aBoardOfTheAtlasIsLookedForWhileASolutionPlays() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
        QVERIFY(open.solve());
        const Puzzle start = open.game().start();
        open.key(Qt::Key_4, Qt::ControlModifier);
        auto& atlas = open.part<AtlasPage>("atlasPage");
        QTRY_VERIFY(atlas.isVisible() && atlas.isCounted());
        open.player().play();
        QVERIFY(open.player().isPlaying());
        auto* another = atlas.findChild<QPushButton*>("anotherLikeThis");
        QTRY_VERIFY(another->isVisible());
        another->click();
        open.clock.advance(1'000);
        QTRY_VERIFY(open.game().start() != start);
    }

    void aLevelIsChosenWithTheKeyboard() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        LevelsDialog& dialog = chooseLevel(open);
        LevelChart& chart = chartOf(dialog);
        QVERIFY(dialog.focusWidget() == &chart);
        QCOMPARE(textOf(dialog, "levelsSummary"),
                 QString("0 of %1 levels solved, 0 of them in the fewest presses.").arg(levelCount));
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Left}) QTest::keyClick(&chart, key);
        QCOMPARE(textOf(dialog, "currentLevel"), chart.sentence(chart.chosen()));
        QVERIFY2(chart.sentence(chart.chosen())
                     .startsWith("Level 7, Nine Pieces, 3×3: 3 presses are enough. Not "),
                 qPrintable(chart.sentence(chart.chosen())));
        QTest::keyClick(&chart, Qt::Key_Return);
        QVERIFY(hasBegun(open, 7));
    }

    void everyChosenLevelIsInView_data() {
        QTest::addColumn<bool>("small");
        QTest::newRow("in the usual dialog") << false;
        QTest::newRow("in the smallest dialog") << true;
    }

    void everyChosenLevelIsInView() {
        QFETCH(bool, small);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        LevelsDialog& dialog = chooseLevel(open);
        LevelChart& chart = chartOf(dialog);
        const auto isSeen = [&] {
            const QRect tile = chart.itemRect(chart.chosen()).toAlignedRect();
            return chart.visibleRegion().boundingRect().contains(tile);
        };
        if (small) dialog.resize(1, 1);
        QTRY_VERIFY(isSeen());
        for (const Qt::Key key : {Qt::Key_End, Qt::Key_Up, Qt::Key_Up, Qt::Key_Home}) {
            QTest::keyClick(&chart, key);
            QVERIFY(isSeen());
        }
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(isClosed(open));
        QCOMPARE(open.game().moveIndex(), 0);
    }

    void aSolvedLevelIsComparedAndLeadsToTheNext() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(play(open, 17));
        solveByHand(open, 1);
        QTRY_COMPARE(open.message(), "Level 17 solved in 4 presses; 2 are enough.");
        QCOMPARE(open.spoken(), open.message());
        QTRY_COMPARE(fewest(17), std::optional(4));
        open.key(Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(open.label("origin"), "Level 17");
        solveByHand(open);
        QTRY_COMPARE(open.message(), "Level 17 solved in 2 presses, the fewest possible.");
        QTRY_COMPARE(fewest(17), std::optional(2));
        QCOMPARE(offer(open), "Next Level");
        open.click("offer");
        QVERIFY(hasBegun(open, 18));
        QVERIFY(open.puzzle() == levelPuzzle(18));
        QCOMPARE(open.message(), QString());
        QVERIFY(open.window.board().hasFocus());
        open.command("Next Level").trigger();
        QVERIFY(hasBegun(open, 19));
    }

    void aLevelInAFileIsThatLevel() {
        const QString path = inFolder("mine.flip");
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            QVERIFY(play(open, 17));
            open.click({0, 0});
            open.key(Qt::Key_S, Qt::ControlModifier);
            QVERIFY(nameFile(open, "saveDialog", path));
            QVERIFY(contents(path).startsWith("flipgame 2\n") &&
                    contents(path).contains("\nfrom level 17\n"));
            open.key(Qt::Key_N, Qt::ControlModifier);
            QCOMPARE(open.label("origin"), QString());
            open.window.openSource(path);
            QTRY_COMPARE(open.label("origin"), "Level 17");
            QCOMPARE(open.game().presses(), 1);
            open.click({0, 0});
            solveByHand(open);
            QTRY_COMPARE(fewest(17), std::optional(4));
            QCOMPARE(offer(open), "Next Level");
        }
    }

    void aBoardThatOnlySaysSoIsNoLevel_data() {
        QTest::addColumn<Puzzle>("start");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QString>("told");
        Puzzle other = levelPuzzle(17);
        other.board.flip({0, 0});
        const char* const wrong = "The file says that it is Level 17, but that is a different board.";
        QTest::newRow("another board") << other << QByteArray("level 17") << wrong;
        QTest::newRow("another size") << samplePuzzle() << QByteArray("level 17") << wrong;
        other = levelPuzzle(17);
        other.goal = Goal::Black;
        QTest::newRow("another goal") << other << QByteArray("level 17") << wrong;
        QTest::newRow("another level") << levelPuzzle(18) << QByteArray("level 17") << wrong;
        QTest::newRow("another day")
            << levelPuzzle(17) << QByteArray("daily 2026-11-22")
            << "The file says that it is Daily puzzle of 22 November 2026, but that is a "
               "different board.";
        QTest::newRow("no level of this program") << levelPuzzle(17) << QByteArray("level 999") << "";
    }

    void aBoardThatOnlySaysSoIsNoLevel() {
        QFETCH(Puzzle, start);
        QFETCH(QByteArray, from);
        QFETCH(QString, told);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        bool opened = false;
        open.window.openSource(fileFrom(start, from.constData()), [&] { opened = true; });
        QTRY_VERIFY(opened);
        QVERIFY(open.puzzle() == start);
        QVERIFY(open.game().origin() == Origin());
        QVERIFY2(open.message().contains(told), qPrintable(open.message()));
        QCOMPARE(open.message().contains("The file says"), !told.isEmpty());
        QCOMPARE(open.label("origin"), QString());
    }

    void aSolvedLevelInAFileDoesNotCount() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(fileFrom(levelPuzzle(17), "level 17", solutionOf(levelPuzzle(17))));
        QTRY_COMPARE(open.label("origin"), "Level 17");
        QVERIFY(open.game().solved());
        QTRY_VERIFY2(open.message().startsWith("Opened: ") &&
                         open.message().endsWith("It is already solved."),
                     qPrintable(open.message()));
        QVERIFY(!QFile::exists(inFolder("levels.txt")));
    }

    void aSolvedLevelSaysSoAfterARestart() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            QVERIFY(play(open, 17));
            solveByHand(open, 1);
            QTRY_VERIFY(fewest(17).has_value());
        }
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            QTRY_COMPARE(open.message(), "Level 17 solved in 4 presses; 2 are enough.");
            QCOMPARE(offer(open), "Next Level");
            open.click("offer");
            QVERIFY(hasBegun(open, 18));
            QVERIFY(open.solve());
            open.player().goTo(open.player().count());
        }
        // Nor does a restart make a level count.
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(open.message(), "A solution was shown, so this level does not count as solved.");
        QCOMPARE(offer(open), "Try Again");
        QVERIFY(!fewest(18));
    }

    void anyBoardThatWasSolvedSaysSoAfterARestart() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.paste("bbw/bww/www");
            solveByHand(open);
        }
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            QTRY_COMPARE(open.message(), "Solved in 1 press, the fewest possible.");
            QCOMPARE(offer(open), "New Board");
            open.click({0, 0});
            QCOMPARE(open.message(), QString());
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(open.message(), QString());
    }

    void theSeedOfALevelIsShown() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        LevelsDialog& dialog = chooseLevel(open);
        chartOf(dialog).choose(35);
        QCOMPARE(textOf(dialog, "levelSeed"),
                 "Seed 36. In a terminal, flipsolve --level 36 gives the same puzzle.");
        QTest::mouseClick(dialog.findChild<QPushButton*>("playLevel"), Qt::LeftButton);
        QVERIFY(hasBegun(open, 36) && isClosed(open));
        QCOMPARE(open.part<QLabel>("origin").toolTip(),
                 "Seed 36. In a terminal, flipsolve --level 36 gives the same puzzle.");
    }

    void otherBoardsDoNotCount() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(play(open, 17));
        open.paste("bbw/bww/www");
        QCOMPARE(open.label("origin"), QString());
        solveByHand(open);
        QTRY_COMPARE(open.message(), "Solved in 1 press, the fewest possible.");
        QCOMPARE(offer(open), "New Board");
        open.click("offer");
        QVERIFY(!open.game().solved());
        QVERIFY((open.puzzle().size() == Size{3, 3}));
        QCOMPARE(open.message(), QString());
        QVERIFY(!QFile::exists(inFolder("levels.txt")));
    }

    void theLastLevelIsFollowedByNone() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(play(open, levelCount));
        QVERIFY(!open.command("Next Level").isEnabled());
        open.game().pressAll(solutionOf(open.puzzle()), Motion::Immediate);
        QTRY_COMPARE(open.message(),
                     "Level 125 solved in 123 presses, the fewest possible. This was the last level.");
        QCOMPARE(offer(open), QString());
    }

    void aBoardThatComesInTheMeantimeStays() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.command("Daily Puzzle").trigger();
        open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
        QVERIFY(open.puzzle() == samplePuzzle());
        QTRY_VERIFY(open.message().endsWith("4 presses."));
        QVERIFY(open.puzzle() == samplePuzzle());
        QVERIFY(open.game().origin() == Origin());
    }

    void aLevelComesInFrontOfALesson() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.key(Qt::Key_F1);
        QVERIFY(play(open, 15));
        QVERIFY(open.window.board().isVisible());
        QVERIFY(open.window.board().hasFocus());
        QCOMPARE(open.label("origin"), "Level 15");
    }

    void theSeedOfALevelIsItsNumber() {
        NewPuzzleDialog dialog(levelPuzzle(36));
        auto& start = *dialog.findChild<QComboBox*>("start");
        start.setCurrentText("A board as hard as you choose");
        emit start.activated(start.currentIndex());
        dialog.findChild<QSpinBox*>("needed")->setValue(static_cast<int>(levelNumbered(36)->recipe.presses));
        dialog.findChild<QLineEdit*>("seed")->setText("36");
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        QTRY_COMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        QVERIFY(dialog.puzzle() == levelPuzzle(36));
    }
};

QTEST_MAIN(TestLevelPlay)
#include "tst_level_play.moc"
