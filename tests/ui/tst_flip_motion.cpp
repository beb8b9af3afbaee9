#include "tests/support/ui_test.h"
#include "ui/board/flip_motion.h"

#include <QTest>

#include <cmath>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

void addTransitions() {
    QTest::addColumn<Transition>("transition");
    const auto press = [](const char* name, Puzzle puzzle, Cell cell) {
        QTest::newRow(name) << puzzle.press(cell);
    };
    press("a piece inside, all white before", puzzleOf("wwww/wwww/wwww/wwww"), {1, 1});
    press("a corner of a mixed board", samplePuzzle(), {3, 3});
    press("the only piece of a board", puzzleOf("b"), {0, 0});
    const Size size{6, 6};
    press("all nine pieces around", {Rule::fromPattern(size, Pattern(0x1FF)), Grid(size)}, {3, 3});
    press("pieces beyond the edge of a torus",
          {Rule::fromPattern(size, Pattern::plus(), Edges::Torus), Grid(size)}, {0, 5});
    press("neighbours only", {Rule::fromPattern(size, Pattern(Pattern::plus().bits() ^ 0x10)), Grid(size)},
          {2, 2});
    press("no piece at all", {Rule::fromPattern(size, Pattern(0)), Grid(size)}, {2, 2});
}

bool same(const motion::Turn& left, const motion::Turn& right) {
    return std::abs(left.share - right.share) < 1e-9 && left.axis == right.axis &&
           left.before == right.before;
}

} // namespace

class TestFlipMotion : public UiTest {
    Q_OBJECT

  private slots:

    void backwardShowsForwardsFramesInReverse_data() { addTransitions(); }

    void backwardShowsForwardsFramesInReverse() {
        QFETCH(Transition, transition);
        const double length = motion::duration(transition);
        for (int elapsed = 0; elapsed <= length; ++elapsed) {
            for (const Flip& flip : transition.flips) {
                QVERIFY(same(motion::turnAt(transition, flip, Direction::Forward, elapsed),
                             motion::turnAt(transition, flip, Direction::Backward, length - elapsed)));
            }
        }
    }

    void everyPieceTurnsOnceAndRests_data() { addTransitions(); }

    void everyPieceTurnsOnceAndRests() {
        QFETCH(Transition, transition);
        const double length = motion::duration(transition);
        QVERIFY(length >= motion::flipTime);
        QCOMPARE(motion::duration(Puzzle::flipGame(Grid({1, 1})).press({0, 0})), motion::flipTime);
        for (const Flip& flip : transition.flips) {
            double before = 0;
            for (int elapsed = 0; elapsed <= length; ++elapsed) {
                const auto turn = motion::turnAt(transition, flip, Direction::Forward, elapsed);
                QVERIFY(turn.share >= before && turn.share <= 1);
                QVERIFY(turn.before == opposite(flip.now));
                QVERIFY(std::abs(std::hypot(turn.axis.x(), turn.axis.y()) - 1) < 1e-9);
                before = turn.share;
            }
            QCOMPARE(motion::turnAt(transition, flip, Direction::Forward, 0).share, 0.0);
            QCOMPARE(motion::turnAt(transition, flip, Direction::Forward, length).share, 1.0);
            // Frames come late now and then.
            QCOMPARE(motion::turnAt(transition, flip, Direction::Forward, 10 * length).share, 1.0);
            QCOMPARE(motion::turnAt(transition, flip, Direction::Backward, 10 * length).share, 0.0);
            QCOMPARE(motion::turnAt(transition, flip, Direction::Forward, -5).share, 0.0);
        }
    }

    void thePressedPieceStartsFirst() {
        Puzzle puzzle = puzzleOf("wwww/wwww/wwww/wwww");
        const Transition transition = puzzle.press({1, 1});
        const double early = motion::stagger / 2;
        for (const Flip& flip : transition.flips) {
            const auto turn = motion::turnAt(transition, flip, Direction::Forward, early);
            QCOMPARE(turn.share > 0, flip.cell == transition.pressed);
        }
    }

    void thePiecesTipAwayFromThePress() {
        Puzzle puzzle = puzzleOf("wwww/wwww/wwww/wwww");
        const Transition transition = puzzle.press({1, 1});
        for (const Flip& flip : transition.flips) {
            if (flip.cell == transition.pressed) continue;
            const auto turn = motion::turnAt(transition, flip, Direction::Forward, 100);
            const QPointF away(flip.cell.column - 1, flip.cell.row - 1);
            // The axis stands at a right angle to the way from the pressed piece.
            QVERIFY(std::abs(QPointF::dotProduct(turn.axis, away)) < 1e-9);
        }
    }
};

QTEST_GUILESS_MAIN(TestFlipMotion)
#include "tst_flip_motion.moc"
