// Levels and daily puzzles, as a person plays them.

#include "core/generate/daily_puzzle.h"
#include "core/generate/levels.h"
#include "core/text/flip_file.h"
#include "tests/support/file_dialogs.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/dialogs/new_puzzle_dialog.h"
#include "ui/levels/level_desk.h"
#include "ui/levels/levels_dialog.h"
#include "ui/search/search_page.h"
#include "ui/window/game_menu.h"

#include <QDate>
#include <QDialogButtonBox>
#include <QDir>
#include <QLineEdit>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

Puzzle levelPuzzle(int level) { return puzzleFrom(levelNumbered(level)->recipe).value(); }

/// Waits until this level is on the board, untouched.
bool hasBegun(OpenWindow& open, int level) {
    return QTest::qWaitFor(
        [&] { return open.game().origin() == Origin(LevelOrigin{level}) && open.game().presses() == 0; },
        patience);
}

/// The dialog with all levels, opened by its key.
LevelsDialog& chooseLevel(OpenWindow& open) {
    open.key(Qt::Key_G, Qt::ControlModifier);
    auto* dialog = open.window.findChild<LevelsDialog*>("levels");
    if (dialog == nullptr || !QTest::qWaitForWindowExposed(dialog, patience)) qFatal("no levels are shown");
    return *dialog;
}

LevelChart& chartOf(LevelsDialog& dialog) { return *dialog.findChild<LevelChart*>("levelChart"); }

QString textOf(QDialog& dialog, const char* name) {
    return dialog.findChild<QLabel*>(QLatin1String(name))->text();
}

/// Waits until the dialog is gone and the window has the keyboard again.
bool isClosed(OpenWindow& open) {
    return QTest::qWaitFor([&] { return open.window.findChild<QDialog*>("levels") == nullptr; }, patience) &&
           isBack(open);
}

/// Puts a level on the board as a click on its tile does.
bool play(OpenWindow& open, int level) {
    LevelsDialog& dialog = chooseLevel(open);
    LevelChart& chart = chartOf(dialog);
    chart.choose(static_cast<std::size_t>(level) - 1);
    QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.itemRect(chart.chosen()).center().toPoint());
    return hasBegun(open, level) && isClosed(open);
}

/// Presses what solves the board, in the fewest presses and, if wanted, a corner twice before.
void solveByHand(OpenWindow& open, int detours = 0) {
    for (int i = 0; i < 2 * detours; ++i) open.click({0, 0});
    for (const Cell cell : solutionOf(open.puzzle())) open.click(cell);
}

QString offer(OpenWindow& open) {
    auto& button = open.part<QToolButton>("offer");
    return button.isVisible() ? button.text() : QString();
}

} // namespace

class TestLevelPlay : public UiTest {
    Q_OBJECT

    /// What the file says of a level or a day.
    template <class Level>
    [[nodiscard]] std::optional<int> fewest(Level level) const {
        return readLevelText(contents(inFolder("levels.txt"))).progress.fewest(level);
    }

    /// A file of a game that says where it comes from.
    [[nodiscard]] QString fileFrom(const Puzzle& start, const char* from,
                                   std::vector<Cell> presses = {}) const {
        FlipFile file{start, std::move(presses)};
        file.made = static_cast<int>(file.presses.size());
        file.from = from;
        return write("from.flip", QByteArray::fromStdString(writeFlipFile(file)));
    }

    /// Puts a file there, as another program or an accident does.
    void put(const QByteArray& text) const { QCOMPARE(write("levels.txt", text), inFolder("levels.txt")); }

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

    void levelAndProgressComeBackWithTheProgram() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            QVERIFY(play(open, 1));
            solveByHand(open);
            open.command("Next Level").trigger();
            QVERIFY(hasBegun(open, 2));
            open.click({2, 2});
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(open.label("origin"), "Level 2");
        QVERIFY(open.window.windowTitle().startsWith("Level 2"));
        QCOMPARE(open.game().presses(), 1);
        LevelsDialog& dialog = chooseLevel(open);
        QVERIFY2(textOf(dialog, "levelsSummary").startsWith("1 of 125 levels solved, 1 of them"),
                 qPrintable(textOf(dialog, "levelsSummary")));
        QCOMPARE(static_cast<int>(chartOf(dialog).chosen()) + 1, 2);
        chartOf(dialog).choose(0);
        QVERIFY2(textOf(dialog, "currentLevel").endsWith("You solved it in the fewest."),
                 qPrintable(textOf(dialog, "currentLevel")));
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(isClosed(open));
        open.click({2, 2});
        solveByHand(open);
        QTRY_COMPARE(fewest(2), std::optional(3));
    }

    void theBetterOfTwoWindowsCounts() {
        OpenWindow one(folder());
        QVERIFY(one.isReady());
        QVERIFY(play(one, 17));
        OpenWindow other(folder());
        QVERIFY(other.isReady());
        QVERIFY(play(other, 17));
        solveByHand(other);
        QTRY_COMPARE(fewest(17), std::optional(2));
        QVERIFY(isBack(one));
        solveByHand(one, 2);
        QTRY_COMPARE(one.message(), "Level 17 solved in 6 presses; 2 are enough.");
        QVERIFY(play(one, 18));
        solveByHand(one);
        QTRY_VERIFY(fewest(18).has_value());
        QCOMPARE(fewest(17), std::optional(2));
    }

    void progressThatCannotBeSavedIsTold() {
        QVERIFY(QDir(folder()).mkdir("levels.txt"));
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(play(open, 17));
        solveByHand(open);
        QTRY_VERIFY2(open.message().startsWith("Your progress has not been saved."),
                     qPrintable(open.message()));
    }

    void damagedProgressDoesNoHarm() {
        put(QByteArray("flipgame-levels 1\n17 2\n999 1\n\0\xff 3\nb b\n", 37));
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        LevelsDialog& dialog = chooseLevel(open);
        QVERIFY(textOf(dialog, "levelsSummary").startsWith("1 of 125"));
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(isClosed(open));
        QVERIFY(play(open, 15));
        solveByHand(open);
        QTRY_COMPARE(fewest(15), std::optional(1));
        QCOMPARE(fewest(17), std::optional(2));
        QVERIFY(QFile::exists(inFolder("levels.txt.damaged")));
    }

    void damagedProgressIsTold_data() {
        QTest::addColumn<QByteArray>("damaged");
        QTest::addColumn<QString>("told");
        QTest::newRow("with a level that can be read")
            << QByteArray("flipgame-levels 1\n17 2\nb b\n")
            << "Your saved progress was damaged. What could be read has been kept; the damaged file is kept "
               "in %1.";
        QTest::newRow("with nothing that can be read")
            << QByteArray("b b\n")
            << "Your saved progress was damaged and could not be read. The damaged file is kept in %1.";
    }

    void damagedProgressIsTold() {
        QFETCH(QByteArray, damaged);
        QFETCH(QString, told);
        put(damaged);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(play(open, 15));
        solveByHand(open);
        QTRY_COMPARE(open.message(), told.arg(inFolder("levels.txt.damaged")));
        QCOMPARE(contents(inFolder("levels.txt.damaged")), damaged);
        // It is told once.
        QVERIFY(play(open, 16));
        open.click("closeMessage");
        solveByHand(open);
        QTRY_VERIFY(fewest(16).has_value());
        QTRY_VERIFY2(open.message().startsWith("Level 16 solved"), qPrintable(open.message()));
    }

    void progressCanBeResetAndTheResetUndone() {
        put("flipgame-levels 1\n1 1\n15 4\n");
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        LevelsDialog& dialog = chooseLevel(open);
        auto& reset = *dialog.findChild<QPushButton*>("resetLevels");
        QCOMPARE(static_cast<int>(chartOf(dialog).chosen()) + 1, 2);
        QCOMPARE(reset.text(), "Reset Progress");
        QTest::mouseClick(&reset, Qt::LeftButton);
        QVERIFY(textOf(dialog, "levelsSummary").startsWith("0 of 125"));
        QTRY_COMPARE(contents(inFolder("levels.txt")), QByteArray("flipgame-levels 1\n"));
        QCOMPARE(reset.text(), "Undo Reset");
        QTest::mouseClick(&reset, Qt::LeftButton);
        QVERIFY(textOf(dialog, "levelsSummary").startsWith("2 of 125 levels solved, 1 of them"));
        QTRY_COMPARE(contents(inFolder("levels.txt")), QByteArray("flipgame-levels 1\n1 1\n15 4\n"));
        QCOMPARE(reset.text(), "Reset Progress");
        QTest::mouseClick(&reset, Qt::LeftButton);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(isClosed(open));
        // There is no Cancel, which would promise to leave everything as it was; but a way back.
        QCOMPARE(open.message(), "Your progress in the levels has been reset.");
        QCOMPARE(offer(open), "Undo Reset");
        LevelsDialog& again = chooseLevel(open);
        QCOMPARE(again.findChild<QPushButton*>("resetLevels")->text(), "Undo Reset");
        const auto* buttons = again.findChild<QDialogButtonBox*>();
        QVERIFY(buttons->button(QDialogButtonBox::Cancel) == nullptr);
        buttons->button(QDialogButtonBox::Close)->click();
        QVERIFY(isClosed(open));
        open.click("offer");
        QTRY_COMPARE(contents(inFolder("levels.txt")), QByteArray("flipgame-levels 1\n1 1\n15 4\n"));
        QCOMPARE(open.message(), QString());
    }

    void aResetCanBeUndoneAfterOtherLevelsToo() {
        put("flipgame-levels 1\n1 1\n15 4\n");
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        LevelsDialog& dialog = chooseLevel(open);
        QTest::mouseClick(dialog.findChild<QPushButton*>("resetLevels"), Qt::LeftButton);
        chartOf(dialog).choose(2);
        dialog.findChild<QPushButton*>("playLevel")->click();
        QVERIFY(isClosed(open));
        QTRY_VERIFY(open.puzzle() == levelPuzzle(3));
        // The level has taken the message's place.
        solveByHand(open);
        QTRY_COMPARE(contents(inFolder("levels.txt")), QByteArray("flipgame-levels 1\n3 1\n"));
        LevelsDialog& again = chooseLevel(open);
        auto& reset = *again.findChild<QPushButton*>("resetLevels");
        QCOMPARE(reset.text(), "Undo Reset");
        QTest::mouseClick(&reset, Qt::LeftButton);
        QVERIFY(textOf(again, "levelsSummary").startsWith("3 of 125 levels solved"));
        QCOMPARE(reset.text(), "Reset Progress");
        QTest::keyClick(&again, Qt::Key_Escape);
        QTRY_COMPARE(contents(inFolder("levels.txt")), QByteArray("flipgame-levels 1\n1 1\n3 1\n15 4\n"));
    }

    void aResetThatWasUndoneIsNotTold() {
        put("flipgame-levels 1\n1 1\n15 4\n");
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click("closeMessage");
        LevelsDialog& dialog = chooseLevel(open);
        for (int i = 0; i < 2; ++i)
            QTest::mouseClick(dialog.findChild<QPushButton*>("resetLevels"), Qt::LeftButton);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(isClosed(open));
        QCOMPARE(open.message(), QString());
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

    void todayHasAPuzzle() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QDate before = QDate::currentDate();
        open.key(Qt::Key_D, Qt::ControlModifier);
        QTRY_VERIFY(std::holds_alternative<DailyOrigin>(open.game().origin()));
        const QDate date = std::get<DailyOrigin>(open.game().origin()).date;
        QVERIFY(date == before || date == QDate::currentDate());
        const Recipe recipe = dailyRecipe({date.year(), date.month(), date.day()});
        QVERIFY(open.puzzle() == puzzleFrom(recipe).value());
        const QString name = "Daily puzzle of " + QLocale().toString(date, "d MMMM yyyy");
        QVERIFY2(open.window.windowTitle().startsWith(name), qPrintable(open.window.windowTitle()));
        QCOMPARE(open.label("origin"), "Daily puzzle");
        const QString seed = date.toString("yyyyMMdd");
        QVERIFY2(open.message().startsWith(name + ", seed " + seed + ": ") &&
                     open.message().endsWith("The puzzles grow harder from Monday to Sunday."),
                 qPrintable(open.message()));
        solveByHand(open);
        if (QDate::currentDate() != date) QSKIP("the day has ended");
        QTRY_COMPARE(open.message(),
                     QString("%1 solved in %2 presses, the fewest possible. The next one comes tomorrow.")
                         .arg(name, QString::number(recipe.presses)));
        QTRY_VERIFY(fewest(date).has_value());
    }

    void aSolvedDayIsNotOfferedAsIfNew_data() {
        QTest::addColumn<std::function<QMenu*(OpenWindow&)>>("find");
        QTest::newRow("in the menu Game") << std::function<QMenu*(OpenWindow&)>(
            [](OpenWindow& open) { return open.window.findChild<GameMenu*>(); });
        QTest::newRow("in the list of New") << std::function<QMenu*(OpenWindow&)>([](OpenWindow& open) {
            QWidget* button = open.part<QToolBar>("toolBar").widgetForAction(&open.action("new"));
            return qobject_cast<QToolButton*>(button)->menu();
        });
    }

    void aSolvedDayIsNotOfferedAsIfNew() {
        QFETCH(std::function<QMenu*(OpenWindow&)>, find);
        QDate today(2026, 11, 23);
        const auto tomorrow = [&today] { return today; };
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        auto& levels = *open.window.findChild<LevelDesk*>();
        levels.setToday(tomorrow);
        QMenu& menu = *find(open);
        auto& daily = *open.window.findChild<QAction*>("dailyPuzzle");
        const auto textInMenu = [&] {
            emit menu.aboutToShow();
            return daily.text().remove('&');
        };
        QCOMPARE(textInMenu(), "Daily Puzzle");
        daily.trigger();
        QTRY_VERIFY(open.game().origin() == Origin(DailyOrigin{today}));
        solveByHand(open, 1);
        QTRY_COMPARE(fewest(today), std::optional(6));
        QCOMPARE(textInMenu(), "Daily Puzzle (Solved)");
        open.key(Qt::Key_N, Qt::ControlModifier);
        const Puzzle before = open.puzzle();
        open.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(open.message(), "Today’s puzzle is solved, in 6 presses. The next one comes tomorrow.");
        QCOMPARE(open.spoken(), open.message());
        QVERIFY(open.puzzle() == before);
        QCOMPARE(offer(open), "Play Again");
        open.click("offer");
        QTRY_VERIFY(open.game().origin() == Origin(DailyOrigin{today}));
        QCOMPARE(open.game().presses(), 0);
        solveByHand(open);
        QTRY_COMPARE(fewest(today), std::optional(4));
        QVERIFY2(open.message().endsWith("The next one comes tomorrow."), qPrintable(open.message()));
        QCOMPARE(offer(open), QString());
        // On the next day the solved one leads to the new one.
        today = today.addDays(1);
        QCOMPARE(textInMenu(), "Daily Puzzle");
        open.click({0, 0});
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(offer(open), "Today’s Puzzle");
        open.click("offer");
        QTRY_VERIFY(open.game().origin() == Origin(DailyOrigin{today}));
    }

    void aDaySolvedTooEarlyDoesNotHideToday() {
        const QDate today(2026, 11, 23);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        auto& levels = *open.window.findChild<LevelDesk*>();
        levels.setToday([today] { return today; });
        for (const QDate day : {today.addDays(7), today}) {
            levels.playDaily(day);
            QTRY_VERIFY(open.game().origin() == Origin(DailyOrigin{day}));
            solveByHand(open);
            QTRY_VERIFY(fewest(day).has_value());
            QVERIFY2(!open.message().contains("not count"), qPrintable(open.message()));
        }
    }

    void aSolvedDaySaysSoAfterARestart() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.window.findChild<LevelDesk*>()->playDaily(QDate(2026, 11, 23));
            QTRY_VERIFY(open.game().origin() == Origin(DailyOrigin{QDate(2026, 11, 23)}));
            solveByHand(open);
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QTRY_VERIFY2(
            open.message().startsWith("Daily puzzle of 23 November 2026 solved in 4 presses, the fewest "
                                      "possible."),
            qPrintable(open.message()));
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

QTEST_MAIN(TestLevelPlay)
#include "tst_level_play.moc"
