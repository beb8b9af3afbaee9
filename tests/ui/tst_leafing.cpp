// A text that holds several puzzles, or one that can be taken for different ones.

#include "tests/support/ui_test.h"
#include "tests/ui/reader.h"

#include <QTest>

#include <functional>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

const char* const threePuzzles = "bw\nwb\n\nbww\nwwb\n\nb\nb\nw\n";
/// A judge's, to become all 0, or Flip Game.
const char* const openText = "[[0,0],[0,1]]";

} // namespace

class TestLeafing : public UiTest {
    Q_OBJECT

  private slots:

    void thePuzzlesOfATextAreLeafedThrough() {
        Reader open(folder());
        QVERIFY(open.isReady());
        QVERIFY(!open.isEnabled("nextPuzzle") && !open.isEnabled("previousPuzzle"));
        open.paste(threePuzzles);
        QCOMPARE(written(open.puzzle()), "bw/wb");
        QVERIFY2(
            open.message().startsWith("Pasted: 2×2, Flip Game. Puzzle 1 of 3; Ctrl+PgDown shows the next."),
            qPrintable(open.message()));
        QVERIFY(open.isEnabled("nextPuzzle") && !open.isEnabled("previousPuzzle"));
        open.next();
        QCOMPARE(written(open.puzzle()), "bww/wwb");
        QVERIFY2(open.message().startsWith("Pasted: 2×3, Flip Game. Puzzle 2 of 3"),
                 qPrintable(open.message()));
        QVERIFY(open.isEnabled("nextPuzzle") && open.isEnabled("previousPuzzle"));
        open.next();
        QCOMPARE(written(open.puzzle()), "b/b/w");
        QVERIFY2(open.message().contains("Puzzle 3 of 3; Ctrl+PgUp shows the one before."),
                 qPrintable(open.message()));
        QVERIFY(!open.isEnabled("nextPuzzle"));
        open.next();
        QCOMPARE(written(open.puzzle()), "b/b/w");
        open.previous();
        open.previous();
        QCOMPARE(written(open.puzzle()), "bw/wb");
        QVERIFY(!open.choice.isVisible());
    }

    void pressesDoNotEndIt() {
        Reader open(folder());
        QVERIFY(open.isReady());
        open.paste(threePuzzles);
        open.click({0, 0});
        open.next();
        QCOMPARE(written(open.puzzle()), "bww/wwb");
        QCOMPARE(open.label("presses"), "0 presses");
        // Each of them is a step of undo.
        open.undo();
        QCOMPARE(open.label("presses"), "1 press");
        open.next();
        QCOMPARE(written(open.puzzle()), "bww/wwb");
    }

    void undoGoesBackInTheText() {
        Reader open(folder());
        QVERIFY(open.isReady());
        open.paste(threePuzzles);
        open.next();
        open.next();
        QVERIFY(!open.isEnabled("nextPuzzle"));
        open.undo();
        QCOMPARE(written(open.puzzle()), "bww/wwb");
        QVERIFY(open.isEnabled("nextPuzzle") && open.isEnabled("previousPuzzle"));
        open.undo();
        QCOMPARE(written(open.puzzle()), "bw/wb");
        QVERIFY(open.isEnabled("nextPuzzle") && !open.isEnabled("previousPuzzle"));
        open.undo();
        QVERIFY(!open.isEnabled("nextPuzzle") && !open.isEnabled("previousPuzzle"));
        open.redo();
        open.redo();
        QVERIFY(open.isEnabled("nextPuzzle") && open.isEnabled("previousPuzzle"));
        open.next();
        QCOMPARE(written(open.puzzle()), "b/b/w");
    }

    void undoGoesBackToAnEarlierReading() {
        Reader open(folder());
        QVERIFY(open.isReady());
        open.paste(openText);
        open.key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        open.click({0, 0});
        open.undo();
        QVERIFY(open.isEnabled("readDifferently"));
        open.undo();
        QCOMPARE(open.puzzle().goal, Goal(Goal::White));
        // The other one is next again.
        open.key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(open.puzzle().goal, Goal(Goal::Either));
        open.undo();
        open.undo();
        QVERIFY(!open.isEnabled("readDifferently"));
    }

    void anotherBoardEndsIt() {
        Reader open(folder());
        QVERIFY(open.isReady());
        open.paste(threePuzzles);
        open.key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(!open.isEnabled("nextPuzzle"));
        open.undo();
        open.next();
        QCOMPARE(written(open.puzzle()), "bww/wwb");
    }

    void whereTwoReadingsAreAsLikelyThePersonChooses() {
        Reader open(folder());
        QVERIFY(open.isReady());
        open.paste(openText);
        QVERIFY(open.choice.isVisible());
        QCOMPARE(open.offered().size(), 2);
        for (const QAbstractButton* button : open.offered()) {
            QVERIFY(button->isVisible());
            QVERIFY(!button->text().isEmpty());
            // In few words; in full for who asks.
            QVERIFY(button->toolTip().contains(button->text()) && button->toolTip() != button->text());
            QCOMPARE(button->accessibleName(), button->toolTip());
        }
        // The first is taken, and has the keyboard.
        QVERIFY(open.offered()[0]->isChecked() && open.offered()[0]->hasFocus());
        QVERIFY2(open.offered()[0]->text().contains("LeetCode"), qPrintable(open.offered()[0]->text()));
        QVERIFY(open.puzzle().goal == Goal::White);
        // The arrows choose; what is chosen is in play at once.
        open.key(Qt::Key_Right);
        QVERIFY(open.offered()[1]->isChecked() && open.offered()[1]->hasFocus());
        QVERIFY(open.puzzle().goal == Goal::Either);
        QVERIFY2(open.message().startsWith("Pasted: 2×2, Flip Game."), qPrintable(open.message()));
        open.key(Qt::Key_Left);
        QVERIFY(open.puzzle().goal == Goal::White);
        open.key(Qt::Key_Return);
        QVERIFY(!open.choice.isVisible());
        QVERIFY(open.window.board().hasFocus());
        QVERIFY(open.puzzle().goal == Goal::White);
        QCOMPARE(open.game().presses(), 0);
    }

    void aClickChoosesToo() {
        Reader open(folder());
        QVERIFY(open.isReady());
        open.paste(openText);
        QTest::mouseClick(open.offered()[1], Qt::LeftButton);
        QVERIFY(open.puzzle().goal == Goal::Either);
        QVERIFY(open.choice.isVisible());
        open.key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(open.puzzle().goal == Goal::White);
        QVERIFY(open.offered()[0]->isChecked());
        // Who plays has chosen.
        open.click({0, 0});
        QVERIFY(!open.choice.isVisible());
        QVERIFY(open.window.board().hasFocus());
    }

    void itGoesWithItsText_data() {
        QTest::addColumn<std::function<void(Reader&)>>("change");
        const auto row = [](const char* name, const std::function<void(Reader&)>& change) {
            QTest::newRow(name) << change;
        };
        row("another board", [](Reader& open) { open.key(Qt::Key_N, Qt::ControlModifier); });
        row("undo", [](Reader& open) { open.key(Qt::Key_Z, Qt::ControlModifier); });
        row("a text that is clear", [](Reader& open) { open.paste("bwwb\nbbwb\nbwwb\nbwww\n"); });
        row("the Escape key", [](Reader& open) { open.key(Qt::Key_Escape); });
    }

    void itGoesWithItsText() {
        QFETCH(std::function<void(Reader&)>, change);
        Reader open(folder());
        QVERIFY(open.isReady());
        open.paste(openText);
        QVERIFY(open.choice.isVisible());
        change(open);
        QVERIFY(!open.choice.isVisible());
        QVERIFY(open.window.board().hasFocus());
    }

    void anotherOpenTextIsOfferedAnew() {
        Reader open(folder());
        QVERIFY(open.isReady());
        open.paste(openText);
        open.key(Qt::Key_Right);
        open.paste("[[1,0,1],[0,1,1]]");
        QVERIFY(open.choice.isVisible());
        QVERIFY(open.offered()[0]->isChecked() && open.offered()[0]->hasFocus());
        QVERIFY(open.offered()[0]->toolTip().startsWith("2×3"));
    }

    void aClearTextOffersNothing() {
        Reader open(folder());
        QVERIFY(open.isReady());
        open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
        QVERIFY(!open.choice.isVisible());
        QVERIFY(open.window.board().hasFocus());
    }
};

QTEST_MAIN(TestLeafing)
#include "tst_leafing.moc"
