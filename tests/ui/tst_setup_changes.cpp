// Commands that change the whole board while it is set up by hand: its size, its rule and all of its pieces.

#include "core/text/puzzle_line.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "tests/ui/pasted_boards.h"
#include "tests/ui/setting_up.h"
#include "ui/dialogs/rule_dialog.h"
#include "ui/game/board_source.h"
#include "ui/setup/setup_edits.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <functional>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestSetupChanges : public UiTest {
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
};

QTEST_MAIN(TestSetupChanges)
#include "tst_setup_changes.moc"
