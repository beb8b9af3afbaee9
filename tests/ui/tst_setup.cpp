// Setting a board up by hand.

#include "core/model/board_edits.h"
#include "core/text/puzzle_line.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "tests/ui/pasted_boards.h"
#include "tests/ui/setting_up.h"
#include "ui/dialogs/rule_dialog.h"
#include "ui/game/board_source.h"
#include "ui/levels/level_desk.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolBar>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestSetup : public UiTest {
    Q_OBJECT

  private slots:

    void whatIsOfferedCanBeDone() {
        const Rule table = Rule::fromTable({1, 2}, {Grid::filled({1, 2}), Grid({1, 2})});
        const Pattern plus = Pattern::plus();
        std::vector<Puzzle> puzzles{{table, Grid({1, 2}), Goal::White}};
        for (const Size size :
             {Size{1, 1}, Size{1, 4}, Size{4, 4}, Size{maxWindowSide, 3}, Size{3, maxWindowSide}}) {
            puzzles.push_back({Rule::fromPattern(size, plus), Grid(size), Goal::Either});
            puzzles.push_back({Rule::fromPattern(size, plus), Grid(size), Goal::target(Grid(size))});
        }
        for (const Puzzle& puzzle : puzzles) {
            for (const SetupEdit& edit : setupEdits())
                QVERIFY2(edit.isPossible(puzzle) == edit.apply(puzzle).has_value(), edit.name);
        }
    }

    void theBarHasAMenuForEachKindOfChange() {
        SettingUp open(folder());
        QVERIFY(open.isReadyWith(sampleText));
        QStringList titles;
        for (const QPushButton* button : open.part<QWidget>("setupStage").findChildren<QPushButton*>()) {
            if (!button->isVisible() || button->menu() == nullptr) continue;
            QVERIFY(!button->menu()->isEmpty());
            titles << button->text();
        }
        QCOMPARE(titles, QStringList({"Board", "Move", "Size"}));
    }

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

    void sizeAndRuleChangeInPlace_data() {
        QTest::addColumn<std::function<void(RuleDialog&)>>("choose");
        QTest::addColumn<QString>("line");
        const auto row = [](const char* name, const std::function<void(RuleDialog&)>& choose,
                            const char* line) { QTest::newRow(name) << choose << QString(line); };
        const auto box = [](RuleDialog& dialog, const char* name) {
            return dialog.findChild<QSpinBox*>(name);
        };
        const auto combo = [](RuleDialog& dialog, const QString& text) {
            for (QComboBox* each : dialog.findChildren<QComboBox*>()) {
                if (const int at = each->findText(text); at >= 0) each->setCurrentIndex(at);
            }
        };
        row(
            "larger", [=](RuleDialog& dialog) { box(dialog, "columns")->setValue(4); },
            "either clipped .*./***/.*. bwww/bbww");
        row(
            "smaller", [=](RuleDialog& dialog) { box(dialog, "rows")->setValue(1); },
            "either clipped .*./***/.*. bww");
        row(
            "as large as the window takes",
            [=](RuleDialog& dialog) {
                for (const char* name : {"rows", "columns"}) box(dialog, name)->setValue(2000);
                box(dialog, "rows")->setValue(1);
            },
            "either clipped .*./***/.*. bw…");
        row(
            "another pattern",
            [](RuleDialog& dialog) {
                dialog.findChild<PatternEditor*>()->setPattern(Pattern(0b101'010'101));
            },
            "either clipped *.*/.*./*.* bww/bbw");
        row(
            "other edges", [=](RuleDialog& dialog) { combo(dialog, "Opposite edges touch"); },
            "either torus .*./***/.*. bww/bbw");
        row(
            "another goal", [=](RuleDialog& dialog) { combo(dialog, "All white"); },
            "white clipped .*./***/.*. bww/bbw");
    }

    void sizeAndRuleChangeInPlace() {
        QFETCH(std::function<void(RuleDialog&)>, choose);
        QFETCH(QString, line);
        SettingUp open(folder());
        QVERIFY(open.isReadyWith("bww\nbbw\n"));
        const Puzzle before = open.puzzle();
        open.action("sizeAndRule").trigger();
        auto* dialog = open.window.findChild<RuleDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        choose(*dialog);
        QVERIFY(dialog->findChild<MiniBoard*>("preview")->board() == dialog->puzzle().board);
        QVERIFY(open.puzzle() == before);
        dialog->accept();
        if (line.endsWith("…")) line = line.chopped(3) + QString(maxWindowSide, 'w').replace(0, 1, 'b');
        QCOMPARE(QString::fromStdString(writePuzzleLine(open.puzzle())), line);
        QVERIFY(open.isSettingUp());
        QTRY_VERIFY(open.board.hasFocus());
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.puzzle() == before);
    }

    void sizeAndRuleMayStayAsTheyAre() {
        SettingUp open(folder());
        QVERIFY(open.isReadyWith("bww\nbbw\n"));
        const Puzzle before = open.puzzle();
        open.action("sizeAndRule").trigger();
        auto* dialog = open.window.findChild<RuleDialog*>();
        dialog->findChild<QSpinBox*>("rows")->setValue(7);
        dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel)->click();
        QVERIFY(dialog->isHidden());
        QVERIFY(open.puzzle() == before);
    }

    void aTargetStaysWithItsBoard() {
        SettingUp open(folder());
        QVERIFY(open.isReadyWith("bww\nbbw\n"));
        open.action("useAsTarget").trigger();
        open.action("setAllWhite").trigger();
        const auto changed = [&](int columns, const char* goal) {
            open.action("sizeAndRule").trigger();
            QPointer<RuleDialog> dialog(open.window.findChild<RuleDialog*>());
            dialog->findChild<QSpinBox*>("columns")->setValue(columns);
            for (QComboBox* each : dialog->findChildren<QComboBox*>()) {
                if (const int at = each->findText(goal); at >= 0) each->setCurrentIndex(at);
            }
            dialog->accept();
            QCoreApplication::sendPostedEvents(dialog, QEvent::DeferredDelete);
            return QString::fromStdString(writePuzzleLine(open.puzzle()));
        };
        QCOMPARE(changed(2, ""), "target clipped .*./***/.*. ww/ww bw/bb");
        QCOMPARE(changed(2, "All white"), "white clipped .*./***/.*. ww/ww");
    }

    void aRuleOfItsOwnForEachPieceHasNoPattern() {
        SettingUp open(folder());
        QVERIFY(open.isReady());
        const Size size{1, 2};
        open.game().replace(
            {Rule::fromTable(size, {Grid::filled(size), Grid(size)}), Grid(size), Goal::White}, "New");
        QVERIFY(!open.action("sizeAndRule").isEnabled());
        open.key(Qt::Key_F2);
        QVERIFY(!open.action("sizeAndRule").isEnabled());
        open.action("setAllBlack").trigger();
        open.game().replace(puzzleOf("bw/wb"), "New");
        QVERIFY(open.action("sizeAndRule").isEnabled());
    }

    void theWholeBoardCanBeChanged_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("expected");
        QTest::newRow("clear") << "setAllWhite"
                               << "www/www";
        QTest::newRow("fill") << "setAllBlack"
                              << "bbb/bbb";
        QTest::newRow("invert") << "turnAllOver"
                                << "wbb/wwb";
        QTest::newRow("rotate right") << "turnRight"
                                      << "bb/bw/ww";
        QTest::newRow("rotate left") << "turnLeft"
                                     << "ww/wb/bb";
        QTest::newRow("mirror left and right") << "mirror"
                                               << "wwb/wbb";
        QTest::newRow("mirror top and bottom") << "upsideDown"
                                               << "bbw/bww";
        QTest::newRow("transpose") << "transpose"
                                   << "bb/wb/ww";
        QTest::newRow("shift left") << "shiftLeft"
                                    << "wwb/bwb";
        QTest::newRow("shift right") << "shiftRight"
                                     << "wbw/wbb";
        QTest::newRow("shift up") << "shiftUp"
                                  << "bbw/bww";
        QTest::newRow("shift down") << "shiftDown"
                                    << "bbw/bww";
        QTest::newRow("a row at the top") << "addTop"
                                          << "www/bww/bbw";
        QTest::newRow("a row at the bottom") << "addBottom"
                                             << "bww/bbw/www";
        QTest::newRow("a column on the left") << "addLeft"
                                              << "wbww/wbbw";
        QTest::newRow("a column on the right") << "addRight"
                                               << "bwww/bbww";
        QTest::newRow("no top row") << "removeTop"
                                    << "bbw";
        QTest::newRow("no bottom row") << "removeBottom"
                                       << "bww";
        QTest::newRow("no left column") << "removeLeft"
                                        << "ww/bw";
        QTest::newRow("no right column") << "removeRight"
                                         << "bw/bb";
    }

    void theWholeBoardCanBeChanged() {
        QFETCH(QString, name);
        QFETCH(QString, expected);
        SettingUp open(folder());
        QVERIFY(open.isReady());
        const Puzzle start{Rule::fromPattern({2, 3}, Pattern(0b101'010'101), Edges::Torus),
                           puzzleOf("bww/bbw").board, Goal::Black};
        open.game().replace(start, "New");
        QAction& command = open.action(name.toLatin1().constData());
        // Nobody changes a board by accident that is being played.
        QVERIFY(!command.isEnabled());
        open.key(Qt::Key_F2);
        QVERIFY(command.isEnabled());
        if (command.shortcut().isEmpty()) {
            command.trigger();
        } else {
            const QKeyCombination keys = command.shortcut()[0];
            open.key(keys.key(), keys.keyboardModifiers());
        }
        QCOMPARE(open.line(), expected);
        QVERIFY(open.board.board() == open.puzzle().board);
        QCOMPARE(open.game().moveName(open.game().moveIndex() - 1), command.text().remove('&'));
        // The rest of the puzzle stays as it was.
        QVERIFY(open.puzzle().rule ==
                Rule::fromPattern(open.puzzle().size(), Pattern(0b101'010'101), Edges::Torus));
        QVERIFY(open.puzzle().goal == Goal::Black);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.puzzle() == start);
        open.key(Qt::Key_F2);
        QVERIFY(!command.isEnabled());
    }

    void whatChangesNothingIsNoStep() {
        SettingUp open(folder());
        QVERIFY(open.isReadyWith("ww\nww\n"));
        const int moves = open.game().moveIndex();
        for (const char* name : {"setAllWhite", "mirror", "turnLeft", "shiftUp"}) open.action(name).trigger();
        QCOMPARE(open.game().moveIndex(), moves);
    }

    void theSizeStaysWithinWhatTheWindowShows() {
        SettingUp open(folder());
        QVERIFY(open.isReady());
        open.game().replace(Puzzle::flipGame(Grid::filled({1, maxWindowSide})), "New");
        open.key(Qt::Key_F2);
        for (const char* name : {"addLeft", "addRight", "removeTop", "removeBottom"})
            QVERIFY2(!open.action(name).isEnabled(), name);
        for (const char* name : {"addTop", "addBottom", "removeLeft", "removeRight", "turnLeft"})
            QVERIFY2(open.action(name).isEnabled(), name);
        open.action("removeLeft").trigger();
        QVERIFY(open.action("addLeft").isEnabled());
    }

    void aRuleOfItsOwnForEachPieceKeepsTheSize() {
        SettingUp open(folder());
        QVERIFY(open.isReady());
        const Size size{1, 3};
        open.game().replace({Rule::fromTable(size, {Grid::filled(size), Grid(size), Grid(size)}),
                             puzzleOf("bww").board, Goal::White},
                            "New");
        open.key(Qt::Key_F2);
        for (const char* name : {"addLeft", "removeRight", "turnLeft", "transpose"})
            QVERIFY2(!open.action(name).isEnabled(), name);
        open.action("mirror").trigger();
        QCOMPARE(open.line(), "wwb");
        open.clickOn({0, 0});
        QCOMPARE(open.line(), "bwb");
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
