#include "core/explain/solution_sets.h"
#include "tests/support/controls.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/dialogs/new_puzzle_dialog.h"
#include "ui/dialogs/rule_dialog.h"
#include "ui/widgets/dialog_body.h"
#include "ui/words/puzzle_kinds.h"

#include <QComboBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// The dialog of this name that the window has open, or null.
QDialog* dialogOf(OpenWindow& open, const char* name) {
    return open.window.findChild<QDialog*>(QLatin1String(name));
}

} // namespace

class TestDialogs : public UiTest {
    Q_OBJECT

  private slots:

    void theTabKeyReachesAllOfADialog_data() {
        QTest::addColumn<QString>("command");
        for (const char* command :
             {"levelsAction", "newPuzzleAction", "notesAction", "printPuzzlesAction", "statisticsAction"})
            QTest::newRow(command) << command;
    }

    void theTabKeyReachesAllOfADialog() {
        QFETCH(QString, command);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        // So that there is something to export.
        open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
        open.click({0, 0});
        open.action(qPrintable(command)).trigger();
        // The levels open as soon as the progress has been read.
        QTRY_VERIFY(open.window.findChild<QDialog*>() != nullptr);
        const auto* const dialog = open.window.findChild<QDialog*>();
        QVERIFY(QTest::qWaitForWindowActive(const_cast<QDialog*>(dialog), patience));
        QTRY_VERIFY(dialog->focusWidget() != nullptr);
        const auto buttons = dialog->findChildren<QPushButton*>();
        for (const char* slow : {"savePdf", "exportStatistics"}) {
            const auto* const button = dialog->findChild<QPushButton*>(slow);
            QTRY_VERIFY(button == nullptr || button->isEnabled());
        }
        QSet<const QWidget*> reached;
        while (!reached.contains(dialog->focusWidget())) {
            reached.insert(dialog->focusWidget());
            QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
        }
        for (const QPushButton* button : buttons)
            QVERIFY2(!button->isVisible() || !button->isEnabled() || reached.contains(button),
                     qPrintable(button->text()));
        for (const QComboBox* box : dialog->findChildren<QComboBox*>())
            QVERIFY2(!box->isVisible() || reached.contains(box), qPrintable(box->objectName()));
    }

    void aPuzzleThatPeopleKnowIsOneChoice_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<Size>("size");
        QTest::addColumn<Goal::Kind>("goal");
        QTest::addColumn<bool>("plainStart");
        QTest::addColumn<unsigned>("pattern");
        QTest::addColumn<Edges>("edges");
        const auto row = [](const char* name, const QString& kind, Size size, Goal::Kind goal,
                            bool plainStart = false, Pattern pattern = Pattern::plus(),
                            Edges edges = Edges::Clipped) {
            QTest::newRow(name) << kind << size << goal << plainStart << pattern.bits() << edges;
        };
        row("POJ 1753", "Flip Game", {4, 4}, Goal::Either);
        row("UVA 10318", "Security Panel", {4, 5}, Goal::Black, true);
        row("the toy", "Lights Out", {5, 5}, Goal::White);
        row("a torus", "Torus", {5, 5}, Goal::White, false, Pattern::plus(), Edges::Torus);
        row("a cross", "Diagonals", {5, 5}, Goal::White, false, Pattern(0b101'010'101));
        row("a small one", "Nine Pieces", {3, 3}, Goal::White);
        row("a middling one", "Thirty-six Pieces", {6, 6}, Goal::White);
        row("the full pattern", "Blocks", {5, 5}, Goal::Either, false, Pattern(0b111'111'111));
        row("without the middle", "Neighbours Only", {4, 4}, Goal::Either, false, Pattern(0b010'101'010));
        row("a panel to be lit", "From Dark to Light", {7, 7}, Goal::Black, true);
        row("a large one", "Ten Times Larger", {40, 40}, Goal::Either);
    }

    void aPuzzleThatPeopleKnowIsOneChoice() {
        QFETCH(QString, kind);
        QFETCH(Size, size);
        QFETCH(Goal::Kind, goal);
        QFETCH(bool, plainStart);
        QFETCH(unsigned, pattern);
        QFETCH(Edges, edges);
        NewPuzzleDialog dialog(puzzleOf("bw/wb/ww"));
        QCOMPARE(partOf<QComboBox>(dialog, "kind").currentText(), "Custom");
        choose(partOf<QComboBox>(dialog, "kind"), kind);
        QCOMPARE(partOf<QComboBox>(dialog, "kind").currentText(), kind);
        const Puzzle puzzle = dialog.puzzle();
        QVERIFY(puzzle.rule == Rule::fromPattern(size, Pattern(pattern), edges));
        QVERIFY(puzzle.goal == goal);
        QCOMPARE(puzzle.board.none(), plainStart);
        QVERIFY(!partOf<QLabel>(dialog, "kindLine").text().isEmpty());
        QVERIFY(partOf<MiniBoard>(dialog, "preview").board() == puzzle.board);
        QVERIFY(plainStart || !solutionOf(puzzle).empty());
    }

    void theDialogBeginsWithThePuzzleOnTheBoard() {
        const Size size{3, 6};
        const Puzzle puzzle{Rule::fromPattern(size, Pattern(0x1EF), Edges::Torus), Grid(size), Goal::White};
        const NewPuzzleDialog dialog(puzzle);
        const Puzzle offered = dialog.puzzle();
        QVERIFY(offered.rule == puzzle.rule);
        QVERIFY(offered.goal == puzzle.goal);
    }

    /// A form with such rows has been seen to squeeze the pictures.
    void noRowOfANewPuzzleIsHigherInANarrowerDialog() {
        NewPuzzleDialog dialog(Puzzle::flipGame(Grid({4, 4})));
        dialog.show();
        QVERIFY(!dialog.layout()->hasHeightForWidth());
        auto& kind = *dialog.findChild<QComboBox*>("kind");
        const auto heightOf = [](const QLabel& label, const QString& text) {
            const QRect room(0, 0, label.width(), QWIDGETSIZE_MAX);
            return label.fontMetrics().boundingRect(room, Qt::TextWordWrap, text).height();
        };
        for (int i = 0; i < kind.count(); ++i) {
            choose(kind, kind.itemText(i));
            for (const char* name : {"kindLine", "hint", "limit"}) {
                const auto& label = *dialog.findChild<QLabel*>(QLatin1String(name));
                if (label.isHidden()) continue;
                QTRY_VERIFY2(heightOf(label, label.text()) <= label.height(), qPrintable(label.text()));
                // No strip is left free below it, but for the longest that the line may say: what is below
                // must not move when another puzzle is chosen.
                const auto most = [&] {
                    int height = label.heightForWidth(label.width());
                    for (const NamedKind& each : namedKinds()) {
                        if (label.objectName() == "kindLine")
                            height = std::max(height, heightOf(label, lineOf(each)));
                    }
                    return height;
                };
                QTRY_COMPARE(label.height(), most());
            }
        }
    }

    void aNewPuzzleGrowsByTheRowsThatAreAdded() {
        NewPuzzleDialog dialog(Puzzle::flipGame(Grid({4, 4})));
        dialog.show();
        const auto& body = *dialog.findChild<DialogBody*>();
        choose(partOf<QComboBox>(dialog, "start"), "A random board with a solution");
        QTRY_COMPARE(body.missingHeight(), 0);
        dialog.resize(dialog.width(), dialog.height() - body.height() + body.widget()->sizeHint().height());
        choose(partOf<QComboBox>(dialog, "start"), "A board as hard as you choose");
        QTRY_VERIFY(partOf<QSpinBox>(dialog, "needed").isVisible());
        QTRY_COMPARE(body.missingHeight(), 0);
        QVERIFY(!body.verticalScrollBar()->isVisible());
    }

    void whatHasTheFocusIsSeen() {
        NewPuzzleDialog dialog(Puzzle::flipGame(Grid({4, 4})));
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        dialog.resize(dialog.width(), 240);
        const auto& body = *dialog.findChild<DialogBody*>();
        QTRY_VERIFY(body.verticalScrollBar()->maximum() > 0);
        // Nothing touches the scroll bar.
        QTRY_VERIFY(body.viewport()->geometry().right() + 4 <
                    body.verticalScrollBar()->mapTo(&body, QPoint(0, 0)).x());
        const auto isSeen = [&](const QWidget& part) {
            return body.viewport()->rect().contains(
                QRect(part.mapTo(body.viewport(), QPoint(0, 0)), part.size()));
        };
        auto& start = partOf<QComboBox>(dialog, "start");
        QVERIFY(!isSeen(start));
        QTest::keyClick(&dialog, Qt::Key_S, Qt::AltModifier);
        QTRY_VERIFY(start.hasFocus() && isSeen(start));
        // One puzzle has more rows than another, above it.
        choose(start, "A board as hard as you choose");
        QTRY_VERIFY(partOf<QSpinBox>(dialog, "needed").isVisible());
        QTRY_VERIFY(isSeen(start));
        // What is clicked stays below the pointer.
        QTRY_COMPARE(body.missingHeight(), 0);
        dialog.resize(dialog.width(), 240);
        auto& rows = partOf<QSpinBox>(dialog, "rows");
        const int half = rows.mapTo(body.widget(), QPoint(0, rows.height() / 2)).y();
        QTRY_VERIFY(body.verticalScrollBar()->maximum() > half);
        body.verticalScrollBar()->setValue(half);
        QVERIFY(!isSeen(rows));
        const QPoint at = rows.mapTo(&dialog, QPoint(10, rows.height() * 3 / 4));
        QTest::mouseClick(dialog.windowHandle(), Qt::LeftButton, {}, at);
        QTRY_VERIFY(rows.hasFocus());
        QCOMPARE(body.verticalScrollBar()->value(), half);
    }

    void thePuzzleOfTheDayIsChosenByTheDate() {
        NewPuzzleDialog dialog(samplePuzzle());
        const auto today = [] { return QDate::currentDate().toString(QStringLiteral("yyyyMMdd")); };
        const QString before = today();
        partOf<QPushButton>(dialog, "today").click();
        const QString seed = partOf<QLineEdit>(dialog, "seed").text();
        QVERIFY2(seed == before || seed == today(), qPrintable(seed));
    }

    void everyBoardOfNineOrThirtySixPiecesHasOneSolution() {
        for (const int side : {3, 6}) {
            const Size size{side, side};
            const auto found =
                findSolutionSets({Rule::fromPattern(size, Pattern::plus()), Grid(size), Goal::White});
            const auto* sets = std::get_if<SolutionSets>(&found);
            QVERIFY(sets != nullptr);
            QCOMPARE(sets->nullity(), 0);
        }
    }

    void thePreviewIsTheBoardThatIsPlayed() {
        NewPuzzleDialog dialog(samplePuzzle());
        dialog.show();
        auto& preview = partOf<MiniBoard>(dialog, "preview");
        auto& seed = partOf<QLineEdit>(dialog, "seed");
        for (const char* number : {"1", "2", "20261122"}) {
            seed.setText(number);
            QVERIFY(preview.board() == dialog.puzzle().board);
        }
        partOf<QSpinBox>(dialog, "columns").setValue(7);
        QCOMPARE(preview.board().columns(), 7);
        QVERIFY(preview.board() == dialog.puzzle().board);
        choose(partOf<QComboBox>(dialog, "start"), "A board as hard as you choose");
        QVERIFY(!preview.isVisible());
        choose(partOf<QComboBox>(dialog, "start"), "All white");
        QVERIFY(preview.isVisible() && preview.board().none());
    }

    void theKindSaysHowItsBoardsBegin() {
        NewPuzzleDialog dialog(samplePuzzle());
        dialog.show();
        auto& kind = partOf<QComboBox>(dialog, "kind");
        auto& start = partOf<QComboBox>(dialog, "start");
        choose(kind, "Security Panel");
        QCOMPARE(start.currentText(), "All buttons unlit");
        // It begins with no button lit, and nothing else does.
        choose(start, "A board as hard as you choose");
        QCOMPARE(kind.currentText(), "Custom");
        choose(kind, "Flip Game");
        choose(start, "A board as hard as you choose");
        QCOMPARE(kind.currentText(), "Flip Game");
    }

    void aSearchForABoardThatIsNoLongerWantedEnds_data() {
        QTest::addColumn<bool>("byNumber");
        QTest::newRow("another number of presses") << true;
        QTest::newRow("another seed") << false;
    }

    void aSearchForABoardThatIsNoLongerWantedEnds() {
        QFETCH(const bool, byNumber);
        NewPuzzleDialog dialog(samplePuzzle());
        dialog.show();
        for (const char* side : {"rows", "columns"}) partOf<QSpinBox>(dialog, side).setValue(33);
        choose(partOf<QComboBox>(dialog, "start"), "A board as hard as you choose");
        auto& needed = partOf<QSpinBox>(dialog, "needed");
        needed.setValue(520);
        auto& play = *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        play.click();
        QVERIFY(!play.isEnabled());
        if (byNumber) {
            needed.setValue(3);
        } else {
            partOf<QLineEdit>(dialog, "seed").setText("77");
        }
        QVERIFY(play.isEnabled());
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            QVERIFY(label->text() != "Looking for a board…");
    }

    void aNewPuzzleIsPlayedAndCanBeUndone() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const Puzzle before = open.puzzle();
        open.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QDialog* dialog = dialogOf(open, "newPuzzle");
        QVERIFY(dialog != nullptr);
        choose(partOf<QComboBox>(*dialog, "kind"), "Security Panel");
        QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
        QVERIFY((open.puzzle().size() == Size{4, 5}));
        QVERIFY(open.puzzle().goal == Goal::Black);
        QVERIFY(open.puzzle().board.none());
        QTRY_VERIFY(dialogOf(open, "newPuzzle") == nullptr);
        QVERIFY(open.window.focusWidget() == &open.window.board());
        open.click({0, 0});
        QCOMPARE(open.game().presses(), 1);
        open.game().goTo(0, Motion::Immediate);
        QVERIFY(open.puzzle() == before);
    }

    void aCancelledDialogChangesNothing() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QDialog* dialog = dialogOf(open, "newPuzzle");
        QVERIFY(dialog != nullptr);
        choose(partOf<QComboBox>(*dialog, "kind"), "Lights Out");
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(dialogOf(open, "newPuzzle") == nullptr);
        QCOMPARE(open.game().moveIndex(), 0);
    }

    void textsOpenOnceAndClose_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("says");
        QTest::newRow("the rules") << "How to Play" << QByteArray("howToPlay") << "neighbours";
        QTest::newRow("pictures") << "How to Play" << QByteArray("howToPlay") << "screenshot";
        QTest::newRow("the shortcuts") << "Keyboard Shortcuts" << QByteArray("shortcuts") << "Ctrl+V";
        QTest::newRow("about") << "About Flip Game" << QByteArray("about") << "MIT";
    }

    void textsOpenOnceAndClose() {
        QFETCH(QString, command);
        QFETCH(QByteArray, name);
        QFETCH(QString, says);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.command(command).trigger();
        open.command(command).trigger();
        QCOMPARE(open.window.findChildren<QDialog*>(QLatin1String(name)).size(), 1);
        QDialog* dialog = dialogOf(open, name.constData());
        QVERIFY(dialog->isVisible() && !dialog->isModal());
        const auto& text = *dialog->findChild<QTextBrowser*>();
        QVERIFY(text.toPlainText().contains(says));
        QTRY_COMPARE(text.horizontalScrollBar()->maximum(), 0);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(dialogOf(open, name.constData()) == nullptr);
    }

    void everyShortcutIsListed() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.command("Keyboard Shortcuts").trigger();
        const QString text = dialogOf(open, "shortcuts")->findChild<QTextBrowser*>()->toPlainText();
        for (const QAction* action : open.window.findChildren<QAction*>()) {
            for (const QKeySequence& key : action->shortcuts())
                QVERIFY2(text.contains(key.toString(QKeySequence::NativeText)), qPrintable(action->text()));
        }
    }

    void noTwoCommandsHaveTheSameKey() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QHash<QKeySequence, QString> taken;
        for (const QAction* action : open.window.findChildren<QAction*>()) {
            for (const QKeySequence& key : action->shortcuts()) {
                QVERIFY2(!taken.contains(key),
                         qPrintable(key.toString() + " " + taken.value(key) + action->text()));
                taken.insert(key, action->text());
            }
        }
        QVERIFY(taken.size() > 15);
    }

    /// Where two have the same, the letter only goes from one to the other.
    void noTwoEntriesOfAMenuHaveTheSameLetter_data() {
        QTest::addColumn<QString>("puzzle");
        QTest::newRow("two colours") << "bwwb/bbwb/bwwb/bwww";
        QTest::newRow("lights") << "flip:bwwb/bbwb/bwwb/bwww?goal=black";
        QTest::newRow("a target") << "flip:bw/wb?target=bb/bb";
    }

    void noTwoEntriesOfAMenuHaveTheSameLetter() {
        QFETCH(QString, puzzle);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(puzzle);
        int menus = 0;
        for (QMenu* menu : open.window.findChildren<QMenu*>()) {
            emit menu->aboutToShow();
            QHash<QChar, QString> taken;
            for (const QAction* action : menu->actions()) {
                const QKeySequence key = QKeySequence::mnemonic(action->text());
                if (key.isEmpty() || !action->isVisible()) continue;
                const QChar letter = key.toString().back();
                QVERIFY2(!taken.contains(letter),
                         qPrintable(menu->title() + ": " + taken.value(letter) + ", " + action->text()));
                taken.insert(letter, action->text());
            }
            menus += taken.size() > 2 ? 1 : 0;
        }
        QVERIFY(menus > 4);
    }
};

QTEST_MAIN(TestDialogs)
#include "tst_dialogs.moc"
