// A target instead of a colour, from setting it up by hand to its solution on every page.

#include "core/picture/picture_layout.h"
#include "core/text/puzzle_line.h"
#include "core/text/written_forms.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/setup/setup_edits.h"
#include "ui/setup/setup_stage.h"

#include <QClipboard>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// A cross in the middle of a torus: one press.
const char* const crossLine =
    "target torus .*./***/.*. wwwww/wwwww/wwwww/wwwww/wwwww wwwww/wwbww/wbbbw/wwbww/wwwww";
/// The corner of the target differs from all that presses can reach.
const char* const unreachable = "target clipped .*./***/.*. wwww/wwww/wwww/wwww bwww/wwww/wwww/wwww";

Puzzle puzzleFrom(const char* line) { return *readPuzzleLine(line); }

/// From 0 to 255: how light the middle of a cell is.
int middleLightness(const BoardWidget& board, Cell cell) {
    const QImage picture = const_cast<BoardWidget&>(board).grab(board.cellRect(cell)).toImage();
    return picture.pixelColor(picture.rect().center()).lightness();
}

} // namespace

class TestTargets : public UiTest {
    Q_OBJECT

  private slots:

    void oneIsSetUpByHand() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bww\nwbw\nwwb\n");
        open.key(Qt::Key_F2);
        QVERIFY(!open.action("swapTarget").isEnabled() && !open.action("removeTarget").isEnabled());
        open.action("useAsTarget").trigger();
        QCOMPARE(written(open.puzzle()), "bww/wbw/wwb");
        QVERIFY(open.puzzle().goal == Goal::target(open.puzzle().board));
        QVERIFY(open.label("setupTold").contains("target's colour"));
        // Now the board to begin with: the target stays.
        open.action("setAllWhite").trigger();
        QCOMPARE(QString::fromStdString(writePuzzleLine(open.puzzle())),
                 "target clipped .*./***/.*. www/www/www bww/wbw/wwb");
        open.action("swapTarget").trigger();
        QCOMPARE(QString::fromStdString(writePuzzleLine(open.puzzle())),
                 "target clipped .*./***/.*. bww/wbw/wwb www/www/www");
        QCOMPARE(open.command("Undo Swap Board and Target").isEnabled(), true);
        open.command("Undo Swap Board and Target").trigger();
        open.key(Qt::Key_F2);
        QCOMPARE(open.label("goal"), "Goal: reach the target");
        QVERIFY(!open.game().solved());
        // Every 3×3 target can be reached.
        for (const Cell cell : solutionOf(open.puzzle())) open.click(cell);
        QVERIFY(open.game().solved());
        QCOMPARE(written(open.puzzle()), "bww/wbw/wwb");
        QTRY_VERIFY(open.message().startsWith("Solved"));
        open.key(Qt::Key_F2);
        open.action("removeTarget").trigger();
        QVERIFY(open.puzzle().goal == Goal::Either);
    }

    void withoutTheTargetTheGoalBeforeItIsBack_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("makesTarget");
        QTest::addColumn<Goal::Kind>("goal");
        QTest::newRow("one colour") << "flip:bwb/wbw/bbb" << true << Goal::Either;
        QTest::newRow("all white") << "flip:bwb/wbw/bbb?goal=white" << true << Goal::White;
        QTest::newRow("all lit") << "flip:bwb/wbw/bbb?goal=black" << true << Goal::Black;
        QTest::newRow("none is known") << crossLine << false << Goal::Either;
        QTest::newRow("of another target, none is known") << crossLine << true << Goal::Either;
    }

    void withoutTheTargetTheGoalBeforeItIsBack() {
        QFETCH(const QString, text);
        QFETCH(const bool, makesTarget);
        QFETCH(const Goal::Kind, goal);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(text);
        open.click({1, 1});
        open.key(Qt::Key_F2);
        if (makesTarget) open.action("useAsTarget").trigger();
        open.action("setAllWhite").trigger();
        open.action("turnRight").trigger();
        open.action("addTop").trigger();
        // Also when it was played on meanwhile.
        open.key(Qt::Key_F2);
        open.click({0, 1});
        open.key(Qt::Key_F2);
        open.action("removeTarget").trigger();
        QVERIFY(open.puzzle().goal == goal);
        open.command("Undo Remove the Target").trigger();
        QVERIFY(open.puzzle().goal.target() != nullptr);
        open.command("Redo Remove the Target").trigger();
        QVERIFY(open.puzzle().goal == goal);
    }

    void theGoalBeforeAnotherPuzzleIsNotGivenBack() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("flip:bwb/wbw/bbb?goal=black");
        open.key(Qt::Key_F2);
        open.action("useAsTarget").trigger();
        open.paste(crossLine);
        if (!open.action("setUp").isChecked()) open.key(Qt::Key_F2);
        open.action("removeTarget").trigger();
        QVERIFY(open.puzzle().goal == Goal::Either);
    }

    void itMovesWithTheBoard() {
        Puzzle puzzle = puzzleFrom(crossLine);
        puzzle.board.set({0, 1});
        const Grid target = *puzzle.goal.target();
        const Puzzle swapped{puzzle.rule, target, Goal::target(puzzle.board)};
        for (const SetupEdit& edit : setupEdits()) {
            if (edit.group == SetupGroup::Target) continue;
            const auto after = edit.apply(puzzle);
            QVERIFY2(after.has_value(), edit.name);
            const bool fills = edit.group == SetupGroup::Fill;
            QVERIFY2(*after->goal.target() == (fills ? target : edit.apply(swapped)->board), edit.name);
            QVERIFY2(after->goal.target()->size() == after->size(), edit.name);
        }
    }

    void aPieceThatDiffersHasADot() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.command("Mark the Black Side").trigger();
        open.paste(crossLine);
        const BoardView& board = open.window.board();
        const Cell differs{1, 2};
        const Cell right{0, 0};
        QCOMPARE(board.pieceMarks(differs), "differs from the target");
        QCOMPARE(board.pieceMarks(right), "");
        QVERIFY(middleLightness(board, differs) < 110);
        QVERIFY(middleLightness(board, right) > 200);
        open.click({2, 2});
        QVERIFY(open.game().solved());
        open.clock.advance(5000);
        QCOMPARE(board.pieceMarks(differs), "");
        // Black all over, as its target is; and past the press the corner has a white dot.
        QVERIFY(middleLightness(board, differs) < 110);
        open.click({0, 0});
        open.clock.advance(5000);
        QCOMPARE(board.pieceMarks(right), "differs from the target");
        QVERIFY(middleLightness(board, right) > 200);
        QVERIFY(!open.game().solved());
    }

    void dotsOfBothColoursSeemEquallyLargeOnButtons() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.command("Mark the Black Side").trigger();
        open.command("Security Panel").trigger();
        open.paste("target clipped .*./***/.*. bw wb");
        const BoardView& board = open.window.board();
        // In the row through the middle of a button, how many pixels have about the colour of the dot.
        const auto across = [&](Cell cell) {
            const QImage picture = const_cast<BoardView&>(board).grab(board.cellRect(cell)).toImage();
            const int middle = picture.height() / 2;
            const QColor dot = picture.pixelColor(picture.width() / 2, middle);
            int count = 0;
            for (int x = 0; x < picture.width(); ++x) {
                const QColor here = picture.pixelColor(x, middle);
                count +=
                    std::abs(here.red() - dot.red()) < 40 && std::abs(here.blue() - dot.blue()) < 40 ? 1 : 0;
            }
            return count;
        };
        QCOMPARE(board.pieceMarks({0, 0}), "differs from the target");
        // Its whole width, without an outline: on a button of one colour that would seem to belong to the
        // dot.
        const double whole = 2 * dotShare(false) * pieceRadius(board.cellRect({0, 0}).width());
        for (const Cell cell : {Cell{0, 0}, Cell{0, 1}})
            QVERIFY2(std::abs(across(cell) - whole) < 3, qPrintable(QString::number(across(cell) - whole)));
    }

    void theDotIsSeenBesideTheNumberOfAStep_data() {
        QTest::addColumn<int>("side");
        QTest::newRow("on large pieces") << 4;
        QTest::newRow("on small pieces, which have no numbers") << 24;
    }

    void theDotIsSeenBesideTheNumberOfAStep() {
        QFETCH(int, side);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.command("Mark the Black Side").trigger();
        const Rule rule = Rule::fromPattern({side, side}, Pattern::plus());
        Grid target(rule.size());
        for (const Cell corner : {Cell{0, 0}, Cell{side - 1, side - 1}})
            rule.forEachFlipped(corner, [&](Cell cell) { target.flip(cell); });
        open.game().replace({rule, Grid(rule.size()), Goal::target(target)}, QStringLiteral("New"));
        QVERIFY(open.solve());
        open.clock.advance(5000);
        const BoardView& board = open.window.board();
        const Cell last = open.player().steps().back();
        QCOMPARE(board.pieceMarks(last), "differs from the target, step 2");
        QVERIFY2(middleLightness(board, last) < 60,
                 qPrintable(QString::number(middleLightness(board, last))));
    }

    void theAnswerSpeaksOfIt() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(crossLine);
        QVERIFY(open.message().contains("a target"));
        QVERIFY(open.solve());
        QCOMPARE(open.headline(), "1");
        QCOMPARE(open.label("subline"), "press reaches the target");
        open.paste(unreachable);
        QVERIFY(open.solve());
        QCOMPARE(open.headline(), "Impossible");
        QCOMPARE(open.label("subline"), "Proven: the target cannot be reached");
        // Here several pieces are the proof, and there a single one that nothing turns over.
        QVERIFY(open.label("witnessText").startsWith("Look at the 8 hatched pieces."));
        open.paste("target clipped .../.../... bw ww");
        QVERIFY(open.solve());
        QVERIFY2(open.label("witnessText").endsWith("It differs from the target and always will."),
                 qPrintable(open.label("witnessText")));
    }

    void itIsCopiedSavedAndRestored() {
        const Puzzle puzzle = puzzleFrom(crossLine);
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.paste(crossLine);
            QVERIFY(open.puzzle() == puzzle);
            open.command("Copy Board").trigger();
            QVERIFY(saysJust(QGuiApplication::clipboard()->text().toStdString(), puzzle));
            open.click({0, 0});
        }
        OpenWindow again(folder());
        QVERIFY(again.isReady());
        QVERIFY(again.game().start() == puzzle);
        QCOMPARE(again.game().presses(), 1);
    }

    void aNewPuzzleOfTheSameKindIsPlain() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(crossLine);
        open.command("New").trigger();
        QVERIFY(open.puzzle().goal == Goal::White);
        QVERIFY(open.puzzle().rule == puzzleFrom(crossLine).rule);
    }
};

QTEST_MAIN(TestTargets)
#include "tst_targets.moc"
