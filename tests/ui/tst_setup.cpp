// Setting a board up by hand: how it begins and ends, and the game that follows.

#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "tests/ui/pasted_boards.h"
#include "tests/ui/setting_up.h"
#include "ui/levels/level_desk.h"

#include <QLabel>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include <functional>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestSetup : public UiTest {
    Q_OBJECT

  private slots:

    void itIsFoundInTheToolBarInTheMenuAndByKey() {
        SettingUp open(folder());
        QVERIFY(open.isReady());
        QVERIFY(!open.isSettingUp());
        QAction& command = open.action("setUp");
        auto* button = qobject_cast<QToolButton*>(open.part<QToolBar>("toolBar").widgetForAction(&command));
        QVERIFY(button != nullptr && button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(open.isSettingUp());
        QVERIFY(button->isChecked());
        QVERIFY(open.board.hasFocus());
        QCOMPARE(open.spoken(), "Setting up the board");
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!open.isSettingUp());
        QVERIFY(open.window.board().hasFocus());
        open.key(Qt::Key_F2);
        QVERIFY(open.isSettingUp());
        open.key(Qt::Key_F2);
        QVERIFY(!open.isSettingUp());
        open.command("Set Up by Hand").trigger();
        QVERIFY(open.isSettingUp());
        open.key(Qt::Key_Escape);
        QVERIFY(!open.isSettingUp());
        QVERIFY(open.window.board().hasFocus());
        open.key(Qt::Key_F2);
        open.click("setupDone");
        QVERIFY(!open.isSettingUp());
    }

    /// From every part of the window that the keyboard reaches, as the list of keys says.
    void escapeEndsItFromThePanel() {
        SettingUp open(folder());
        QVERIFY(open.isReady());
        open.key(Qt::Key_F2);
        QVERIFY(open.isSettingUp());
        QStringList left;
        for (QWidget* start = open.board.nextInFocusChain(); start != &open.board;
             start = start->nextInFocusChain()) {
            const bool takesKeys = start->isVisible() && (start->focusPolicy() & Qt::TabFocus) != 0;
            if (!takesKeys || start->window() != &open.window) continue;
            if (!open.isSettingUp()) open.key(Qt::Key_F2);
            start->setFocus(Qt::TabFocusReason);
            QTest::keyClick(start, Qt::Key_Escape);
            if (open.isSettingUp()) left << start->objectName();
        }
        QCOMPARE(left, QStringList());
    }

    void aPuzzleToBePlayedEndsIt_data() {
        QTest::addColumn<QString>("command");
        QTest::newRow("a random board") << QStringLiteral("new");
        QTest::newRow("the next level") << QStringLiteral("nextLevel");
        QTest::newRow("the puzzle of the day") << QStringLiteral("dailyPuzzle");
    }

    void aPuzzleToBePlayedEndsIt() {
        QFETCH(const QString, command);
        SettingUp open(folder());
        QVERIFY(open.isReady());
        if (command == "nextLevel") {
            open.window.findChild<LevelDesk*>()->play(1);
            QTRY_VERIFY(open.action("nextLevel").isEnabled());
        }
        open.key(Qt::Key_F2);
        QVERIFY(open.isSettingUp());
        open.action(command.toUtf8().constData()).trigger();
        QTRY_VERIFY(!open.isSettingUp());
        QVERIFY(open.window.board().hasFocus());
        // A click plays.
        open.click(Cell{1, 1});
        QTRY_COMPARE(open.game().presses(), 1);
        // What was there comes back with Undo.
        QVERIFY(open.game().canUndo());
    }

    void whatToDoIsSaidInPlaceOfWhatWasToldOfTheBoard() {
        SettingUp open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QTRY_VERIFY(open.message().endsWith("4 presses."));
        auto& told = open.part<QLabel>("setupTold");
        open.key(Qt::Key_F2);
        QVERIFY(open.isSettingUp());
        QVERIFY(!open.part<QWidget>("messageBar").isVisible());
        QVERIFY(told.isVisible());
        QCOMPARE(told.text(), "Click or drag over pieces to turn them over.");
    }

    void leavingStartsAGameFromThatBoard() {
        SettingUp open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        open.click(Cell{0, 0});
        open.key(Qt::Key_F2);
        open.action("setAllWhite").trigger();
        for (const Cell cell : {Cell{0, 0}, Cell{1, 0}, Cell{1, 1}, Cell{2, 0}}) open.clickOn(cell);
        open.click("setupDone");
        QVERIFY(!open.isSettingUp());
        QCOMPARE(open.label("presses"), "0 presses");
        QCOMPARE(open.line(), "bwww/bbww/bwww/wwww");
        QTRY_COMPARE_WITH_TIMEOUT(open.message(), "This board was set up by hand. The minimum is 1 press.",
                                  30'000);
        open.click(Cell{0, 0});
        open.key(Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(open.line(), "bwww/bbww/bwww/wwww");
        open.click(Cell{1, 0});
        QVERIFY(open.game().solved());
        QCOMPARE(open.game().presses(), 1);
    }

    void onlyWhatWasSetUpByHandIsCalledSo_data() {
        using Act = std::function<void(SettingUp&)>;
        QTest::addColumn<Act>("act");
        QTest::addColumn<bool>("isByHand");
        const Act paint = [](SettingUp& open) { open.clickOn({1, 1}); };
        const Act paste = [](SettingUp& open) { open.paste("bw\nwb\n"); };
        const Act undo = [](SettingUp& open) { open.key(Qt::Key_Z, Qt::ControlModifier); };
        const auto row = [](const char* name, bool isByHand, const std::vector<Act>& acts) {
            QTest::newRow(name) << Act([acts](SettingUp& open) {
                for (const Act& act : acts) act(open);
            }) << isByHand;
        };
        row("a painted board", true, {paint});
        row("a board that was changed by a command", true,
            {[](SettingUp& open) { open.action("setAllBlack").trigger(); }});
        row("a pasted board", false, {paste});
        row("a random board", false, {[](SettingUp& open) { open.key(Qt::Key_N, Qt::ControlModifier); }});
        row("a pasted board that was painted on", true, {paste, paint});
        row("a painted board in place of which another was pasted", false, {paint, paste});
        row("a painted board that is there again after another", true, {paint, paste, undo});
        row("a board that was pasted and undone", false, {paste, undo});
        row("a board that was painted and undone", false, {paint, undo});
    }

    void onlyWhatWasSetUpByHandIsCalledSo() {
        QFETCH(std::function<void(SettingUp&)>, act);
        QFETCH(bool, isByHand);
        SettingUp open(folder());
        QVERIFY(open.isReadyWith(sampleText));
        act(open);
        open.click("setupDone");
        QVERIFY(!open.isSettingUp());
        QVERIFY2(open.message().startsWith("This board was set up by hand.") == isByHand,
                 qPrintable(open.message()));
    }

    void theCommandsOfAPanelSpeakOfLights() {
        SettingUp open(folder());
        QVERIFY(open.isReadyWith(sampleText));
        QCOMPARE(open.action("setAllBlack").text(), "All &Black");
        open.game().replace({open.puzzle().rule, open.puzzle().board, Goal::Black}, "New");
        QCOMPARE(open.action("setAllWhite").text(), "All &Unlit");
        QCOMPARE(open.action("setAllBlack").text(), "All L&it");
    }

    void whoOnlyLooksGoesOnWithTheGame() {
        SettingUp open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        open.click(Cell{0, 0});
        const Puzzle before = open.puzzle();
        open.key(Qt::Key_F2);
        open.key(Qt::Key_F2);
        QVERIFY(open.puzzle() == before);
        QCOMPARE(open.label("presses"), "1 press");
        QCOMPARE(open.message(), QString());
    }

    void undoneMovesOfTheGameAreShown() {
        SettingUp open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        open.click(Cell{0, 0});
        open.key(Qt::Key_F2);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.board.board() == samplePuzzle().board);
        open.game().replace(puzzleOf("ww/bb"), "New");
        QVERIFY(open.board.board() == open.puzzle().board);
        open.paste("bw\nwb\nbb\n");
        QVERIFY(open.isSettingUp());
        QVERIFY(open.board.board() == puzzleOf("bw/wb/bb").board);
    }

    void whoAsksForAnAnswerPlaysAgain() {
        SettingUp open(folder());
        QVERIFY(open.isReadyWith(sampleText));
        open.clickOn({3, 1});
        open.clickOn({3, 1});
        QVERIFY(open.solve());
        QVERIFY(!open.isSettingUp());
        QCOMPARE(open.player().count(), 4);
        open.key(Qt::Key_F2);
        QVERIFY(open.isSettingUp());
        open.key(Qt::Key_H, Qt::ControlModifier);
        QVERIFY(!open.isSettingUp());
    }

    void aPageWithABoardOfItsOwnEndsIt_data() {
        QTest::addColumn<Qt::Key>("page");
        QTest::newRow("a search that is watched") << Qt::Key_E;
        QTest::newRow("the guide") << Qt::Key_5;
    }

    void aPageWithABoardOfItsOwnEndsIt() {
        QFETCH(Qt::Key, page);
        SettingUp open(folder());
        QVERIFY(open.isReadyWith(sampleText));
        open.key(page, Qt::ControlModifier);
        QVERIFY(!open.board.isVisible());
        QVERIFY(!open.action("setUp").isChecked());
        QVERIFY(!open.window.board().isVisible());
        // From there it begins on the game's board.
        open.key(Qt::Key_F2);
        QVERIFY(open.isSettingUp());
        QVERIFY(open.board.hasFocus());
    }

    void whatThePageSpeaksOfIsMarkedHereToo() {
        SettingUp open(folder());
        QVERIFY(open.isReady());
        open.game().replace(impossiblePuzzle(), QStringLiteral("New"));
        open.key(Qt::Key_F2);
        QVERIFY(open.isSettingUp());
        const QImage plain = open.board.grab().toImage();
        open.key(Qt::Key_F2);
        QVERIFY(open.solve());
        const std::vector<Cell> hatched = open.window.board().marks().witness.setCells();
        QVERIFY(!hatched.empty());
        open.key(Qt::Key_F2);
        QVERIFY(open.isSettingUp());
        QVERIFY(open.label("witnessText").contains("hatched"));
        QVERIFY(open.board.markedCells() == hatched);
        for (const Cell cell : hatched) QCOMPARE(open.board.pieceMarks(cell), "hatched");
        QVERIFY(open.board.grab().toImage() != plain);
        // Another board is not spoken of.
        open.clickOn({0, 0});
        QVERIFY(open.board.markedCells().empty());
        QCOMPARE(open.label("witnessText"), QString());
    }
};

QTEST_MAIN(TestSetup)
#include "tst_setup.moc"
