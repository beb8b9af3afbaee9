// What counts as solved by oneself, and what only shows a solution.

#include "core/generate/daily_puzzle.h"
#include "tests/support/file_dialogs.h"
#include "tests/support/level_play.h"
#include "tests/support/statistics_play.h"
#include "ui/dialogs/print_puzzles_dialog.h"
#include "ui/levels/level_desk.h"
#include "ui/search/search_page.h"

#include <QDate>
#include <QPushButton>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestLevelHelp : public LevelPlayTest {
    Q_OBJECT

  private slots:

    void aSearchWatchedToItsAnswerShowsTheSolution_data() {
        QTest::addColumn<QString>("button");
        QTest::addColumn<bool>("shown");
        QTest::newRow("only begun") << "" << false;
        QTest::newRow("to its answer") << "answer" << true;
        QTest::newRow("to its end") << "search-last" << true;
    }

    void aSearchWatchedToItsAnswerShowsTheSolution() {
        QFETCH(QString, button);
        QFETCH(bool, shown);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(play(open, 20));
        open.window.findChild<SearchPage*>()->setReducedMotion(true);
        open.command("Watch a Search").trigger();
        auto& search = *open.window.findChild<SearchExplorer*>();
        QTRY_COMPARE(search.state(), SearchExplorer::State::Shown);
        QVERIFY(!open.game().wasSolutionShown());
        if (!button.isEmpty()) open.click(qPrintable(button));
        QCOMPARE(open.game().wasSolutionShown(), shown);
        open.key(Qt::Key_1, Qt::ControlModifier);
        solveByHand(open);
        QVERIFY(open.game().solved());
        QTRY_VERIFY2(
            open.message().endsWith("A solution was shown, so this level does not count as solved.") == shown,
            qPrintable(open.message()));
        if (shown)
            QVERIFY(!QFile::exists(inFolder("levels.txt")));
        else
            QTRY_VERIFY(fewest(20).has_value());
    }

    void aLevelCountsOnlyIfAPressIsMade() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const Puzzle start = levelPuzzle(20);
        open.window.openSource(fileFrom(start, "level 20", solutionOf(start)));
        QTRY_COMPARE(open.label("origin"), "Level 20");
        QVERIFY(open.game().solved());
        open.key(Qt::Key_Z, Qt::ControlModifier);
        open.key(Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(open.game().solved());
        QTRY_VERIFY2(open.message().endsWith("It does not count as solved."), qPrintable(open.message()));
        open.game().goTo(open.game().moveIndex() - 1, Motion::Immediate);
        open.game().goTo(open.game().moveIndex() + 1, Motion::Immediate);
        QVERIFY(open.game().solved() && !fewest(20).has_value());
        // Another press at the end is one's own.
        open.key(Qt::Key_Z, Qt::ControlModifier);
        open.click(solutionOf(start).back());
        QVERIFY(open.game().solved());
        QTRY_VERIFY(fewest(20).has_value());
    }

    void aSolutionOnPaperIsShown_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isOfLesson");
        QTest::addColumn<bool>("isShown");
        QTest::newRow("the sheet with the puzzle") << "" << false << false;
        QTest::newRow("the sheet with the solution") << "nextChoice" << false << true;
        QTest::newRow("all sheets in a file") << "savePdf" << false << true;
        QTest::newRow("the solution of another board") << "nextChoice" << true << false;
    }

    void aSolutionOnPaperIsShown() {
        QFETCH(QString, name);
        QFETCH(bool, isOfLesson);
        QFETCH(bool, isShown);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(play(open, 20));
        if (isOfLesson) open.key(Qt::Key_F1);
        open.key(Qt::Key_P, Qt::ControlModifier);
        auto* dialog = open.window.findChild<PrintPuzzlesDialog*>();
        QVERIFY(dialog != nullptr);
        partOf<QComboBox>(*dialog, "source").setCurrentIndex(1);
        auto& pages = partOf<Chooser>(*dialog, "pages");
        QTRY_COMPARE(pages.findChild<QLabel*>()->text(), "Page 1 of 2");
        QVERIFY(!open.game().wasSolutionShown());
        if (name == "savePdf") {
            QTest::mouseClick(&partOf<QPushButton>(*dialog, "savePdf"), Qt::LeftButton);
            QVERIFY(nameFile(open, "pdfDialog", inFolder("sheets.pdf")));
            QTRY_VERIFY(QFile::exists(inFolder("sheets.pdf")));
        } else if (!name.isEmpty()) {
            QTest::mouseClick(pages.findChild<QToolButton*>(name), Qt::LeftButton);
        }
        QCOMPARE(open.game().wasSolutionShown(), isShown);
        if (open.window.findChild<PrintPuzzlesDialog*>() != nullptr) dialog->close();
    }

    void whatTheSolutionShowsDoesNotCount() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(play(open, 20));
        QVERIFY(open.solve());
        open.player().goTo(open.player().count());
        QVERIFY(open.game().solved());
        QCOMPARE(open.message(), "A solution was shown, so this level does not count as solved.");
        // Nor by hand, after a look at it.
        open.player().goTo(0);
        open.click({0, 0});
        QVERIFY(!open.player().isActive());
        open.click({0, 0});
        solveByHand(open);
        QTRY_VERIFY2(
            open.message().endsWith("A solution was shown, so this level does not count as solved.") &&
                open.message().contains("enough"),
            qPrintable(open.message()));
        QVERIFY(!QFile::exists(inFolder("levels.txt")));
        QCOMPARE(offer(open), "Try Again");
        open.click("offer");
        QVERIFY(open.puzzle() == levelPuzzle(20));
        solveByHand(open);
        QTRY_VERIFY(fewest(20).has_value());
        QCOMPARE(offer(open), "Next Level");
    }

    /// Shown where a try that was solved without it stays, it helps the next one.
    void theSolutionThatIsShownBesideASolvedTryCountsForTheNext() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(play(open, 20));
        solveByHand(open, 1);
        QTRY_VERIFY(fewest(20).has_value());
        const int presses = *fewest(20);
        open.key(Qt::Key_6, Qt::ControlModifier);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.solve());
        while (open.game().presses() > 0) open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!open.player().isActive());
        QCOMPARE(open.game().presses(), 0);
        solveByHand(open);
        QVERIFY(open.game().solved());
        QVERIFY2(open.message().contains("A solution was shown"), qPrintable(open.message()));
        QCOMPARE(fewest(20), presses);
    }

    void aShownSolutionIsNotForgotten_data() {
        QTest::addColumn<QString>("command");
        for (const char* command : {"New", "Restart", "Next Level"}) QTest::newRow(command) << command;
    }

    void aShownSolutionIsNotForgotten() {
        QFETCH(QString, command);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(play(open, 20));
        open.click({0, 0});
        QVERIFY(open.solve());
        const int before = open.game().moveCount();
        open.command(command).trigger();
        QTRY_COMPARE(open.game().moveCount(), before + 1);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.game().origin() == Origin(LevelOrigin{20}));
        QCOMPARE(open.game().presses(), 1);
        open.click({0, 0});
        solveByHand(open);
        QVERIFY(open.game().solved());
        // It is said with the last press; later only the minimum is added.
        QVERIFY2(open.message().contains("A solution was shown"), qPrintable(open.message()));
        QVERIFY(!QFile::exists(inFolder("levels.txt")));
    }

    void aShownSolutionIsKnownToTheNextWindow() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            QVERIFY(play(open, 20));
            QVERIFY(open.solve());
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(open.label("origin"), "Level 20");
        solveByHand(open);
        QTRY_VERIFY2(open.message().contains("A solution was shown"), qPrintable(open.message()));
        QVERIFY(!QFile::exists(inFolder("levels.txt")));
        // As promised, it counts after a restart.
        open.click("offer");
        solveByHand(open);
        QTRY_VERIFY(fewest(20).has_value());
    }

    void whoHasSolvedALevelIsNotToldThatItDoesNotCount() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(play(open, 20));
        solveByHand(open);
        QTRY_VERIFY(fewest(20).has_value());
        open.game().restart();
        QVERIFY(open.solve());
        open.player().goTo(open.player().count());
        QVERIFY(open.game().solved());
        QCOMPARE(open.message(), "A solution was shown, but you have solved it yourself before.");
    }

    void aSolutionThatWasPlayedOutIsNoSuccessAtTheNextStart_data() {
        QTest::addColumn<bool>("isLevel");
        QTest::addColumn<QString>("told");
        QTest::newRow("a level") << true << "A solution was shown, so this level does not count as solved.";
        QTest::newRow("any board") << false << QString();
    }

    void aSolutionThatWasPlayedOutIsNoSuccessAtTheNextStart() {
        QFETCH(bool, isLevel);
        QFETCH(QString, told);
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            if (isLevel) QVERIFY(play(open, 20));
            if (!isLevel) open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
            QVERIFY(open.solve());
            open.player().goTo(open.player().count());
            QVERIFY(open.game().solved());
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(open.game().solved());
        QCOMPARE(open.message(), told);
        QCOMPARE(offer(open), isLevel ? "Try Again" : QString());
    }

    void aShownSolutionIsKnownToAFile() {
        const QString path = inFolder("mine.flip");
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(play(open, 20));
        QVERIFY(open.solve());
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(nameFile(open, "saveDialog", path));
        QVERIFY(contents(path).startsWith("flipgame 3\n"));
        QVERIFY(!open.window.isWindowModified());
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.window.openSource(path);
        QTRY_COMPARE(open.label("origin"), "Level 20");
        QVERIFY(!open.window.isWindowModified());
        solveByHand(open);
        QTRY_VERIFY2(open.message().contains("A solution was shown"), qPrintable(open.message()));
        QVERIFY(!QFile::exists(inFolder("levels.txt")));
        // In another window, too, and after it was closed.
        OpenWindow other(folder());
        QVERIFY(other.isReady());
        QMimeData dragged;
        dragged.setText(QString::fromUtf8(contents(path)));
        dragged.setData("application/x-flipgame", contents(path));
        QVERIFY(drop(other.window, dragged));
        QTRY_COMPARE(other.label("origin"), "Level 20");
        solveByHand(other);
        QTRY_VERIFY2(other.message().contains("A solution was shown"), qPrintable(other.message()));
        QVERIFY(!QFile::exists(inFolder("levels.txt")));
    }

    void aFileIsAskedToSayThatASolutionWasShown() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(fileFrom(levelPuzzle(20), "level 20"));
        QTRY_COMPARE(open.label("origin"), "Level 20");
        QVERIFY(!open.window.isWindowModified());
        QVERIFY(open.solve());
        QVERIFY(open.window.isWindowModified());
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!open.window.isWindowModified());
        QVERIFY(contents(inFolder("from.flip")).contains("\nshown\n"));
        // A restart does not make it forget: the statistics would count another game, without help.
        solveByHand(open);
        open.key(Qt::Key_R, Qt::ControlModifier);
        QVERIFY(!open.window.isWindowModified());
        open.click(Cell{0, 0});
        QVERIFY(open.window.isWindowModified());
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(contents(inFolder("from.flip")).contains("\nshown\n"));
    }

    void ofASolvedBoardNoSolutionIsShown() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(play(open, 20));
        solveByHand(open);
        QTRY_VERIFY2(open.message().startsWith("Level 20 solved"), qPrintable(open.message()));
        QVERIFY(open.solve());
        QCOMPARE(open.headline(), "0");
        QVERIFY(!open.game().wasSolutionShown());
        // There are no steps to go, either.
        for (const char* command : {"Next Step", "Last Step", "First Step"})
            QVERIFY2(!open.command(command).isEnabled(), command);
    }

    void hintsAreAllowed() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(play(open, 17));
        for (int i = 0; i < 3; ++i) {
            open.key(Qt::Key_H, Qt::ControlModifier);
            QTRY_VERIFY(!open.message().isEmpty());
        }
        solveByHand(open);
        QTRY_COMPARE(fewest(17), std::optional(2));
    }

    void aDayThatTheSolutionShowsDoesNotCount() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.findChild<LevelDesk*>()->playDaily(QDate(2026, 11, 23));
        QTRY_VERIFY(open.game().origin() == Origin(DailyOrigin{QDate(2026, 11, 23)}));
        QVERIFY(open.solve());
        open.player().goTo(open.player().count());
        QCOMPARE(open.message(), "A solution was shown, so the daily puzzle does not count as solved.");
        QCOMPARE(offer(open), "Try Again");
        QVERIFY(!QFile::exists(inFolder("levels.txt")));
    }
};

QTEST_MAIN(TestLevelHelp)
#include "tst_level_help.moc"
