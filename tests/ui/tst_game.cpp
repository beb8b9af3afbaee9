// Presses and other moves of a game: what they change and tell, and how they are undone.

#include "core/base/random.h"
#include "tests/support/ui_test.h"
#include "ui/game/game.h"

#include <QSignalSpy>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// Writes down every signal of a game, with what it carries and where the game stood at that moment.
class Log {
  public:
    explicit Log(Game& game) {
        QObject::connect(&game, &Game::made, &receiver_, [this, &game](const Move& move) {
            const bool press = std::holds_alternative<PressMove>(move);
            note(press ? "made a press" : "made a replacement", game);
        });
        QObject::connect(
            &game, &Game::pressed, &receiver_,
            [this, &game](const Transition&, Direction direction, Motion motion) {
                const bool forward = direction == Direction::Forward;
                const bool animated = motion == Motion::Animated;
                note(QStringLiteral("pressed %1 %2")
                         .arg(forward ? "forward" : "backward", animated ? "animated" : "at once"),
                     game);
            });
        QObject::connect(&game, &Game::replaced, &receiver_, [this, &game] { note("replaced", game); });
        QObject::connect(&game, &Game::changed, &receiver_, [this, &game] { note("changed", game); });
    }

    QStringList take() { return std::exchange(lines_, {}); }

  private:
    void note(const QString& what, const Game& game) {
        lines_ << QStringLiteral("%1 at %2").arg(what).arg(game.moveIndex());
    }

    QObject receiver_;
    QStringList lines_;
};

} // namespace

class TestGame : public UiTest {
    Q_OBJECT

  private slots:

    void veryManyPressesAreToldAtOnce() {
        const Puzzle start = Puzzle::flipGame(Grid({20, 20}));
        const std::vector<Cell> all = Grid::filled({20, 20}).setCells();
        const auto count = static_cast<int>(all.size());
        Game game(start);
        game.press({3, 3});
        QSignalSpy pressed(&game, &Game::pressed);
        QSignalSpy many(&game, &Game::pressedMany);
        QSignalSpy made(&game, &Game::made);
        QSignalSpy changed(&game, &Game::changed);
        game.pressAll(all, Motion::Immediate);
        Puzzle end = start;
        end.press({3, 3});
        for (const Cell cell : all) end.press(cell);
        const auto isAt = [&](const Puzzle& puzzle, int presses) {
            return game.puzzle() == puzzle && game.presses() == presses && game.moveIndex() == presses;
        };
        QVERIFY(isAt(end, count + 1));
        QCOMPARE(made.count(), count);
        QCOMPARE(many.count(), 1);
        QCOMPARE(many.last()[0].toInt(), count);
        QVERIFY(many.last()[1].value<Direction>() == Direction::Forward);
        game.goTo(0, Motion::Immediate);
        QVERIFY(isAt(start, 0));
        QCOMPARE(many.last()[0].toInt(), count + 1);
        QVERIFY(many.last()[1].value<Direction>() == Direction::Backward);
        game.goTo(count + 1, Motion::Immediate);
        QVERIFY(isAt(end, count + 1));
        QCOMPARE(pressed.count(), 0);
        QCOMPARE(changed.count(), 3);
        // A replacement in between is told as ever, and few presses one by one.
        game.replace(start, "New");
        game.press({0, 0});
        QSignalSpy replaced(&game, &Game::replaced);
        game.goTo(1, Motion::Immediate);
        QCOMPARE(replaced.count(), 1);
        QCOMPARE(pressed.count(), 2);
        Puzzle first = start;
        first.press({3, 3});
        QVERIFY(isAt(first, 1));
    }

    void aPressFlipsWhatTheRuleSays_data() {
        QTest::addColumn<Cell>("cell");
        QTest::addColumn<QString>("after");
        QTest::newRow("a corner flips three pieces") << Cell{0, 0} << "bbww/bwww/wwww/wwww";
        QTest::newRow("a piece at the edge flips four") << Cell{1, 0} << "bwww/bbww/bwww/wwww";
        QTest::newRow("a piece inside flips five") << Cell{2, 1} << "wwww/wbww/bbbw/wbww";
    }

    void aPressFlipsWhatTheRuleSays() {
        QFETCH(Cell, cell);
        Game game(puzzleOf("wwww/wwww/wwww/wwww"));
        QSignalSpy pressed(&game, &Game::pressed);
        game.press(cell);
        QTEST(written(game.puzzle()), "after");
        const auto transition = pressed.first().first().value<Transition>();
        QVERIFY(transition.pressed == cell);
        Grid told(game.puzzle().size());
        for (const Flip& flip : transition.flips) {
            told.flip(flip.cell);
            QVERIFY(flip.now == Colour::Black);
        }
        QVERIFY(told == game.puzzle().board);
    }

    void theSignalsComeInOrder() {
        Game game(samplePuzzle());
        Log log(game);
        game.press({1, 1});
        QCOMPARE(log.take(),
                 QStringList({"made a press at 0", "pressed forward animated at 1", "changed at 1"}));
        game.undo();
        QCOMPARE(log.take(), QStringList({"pressed backward animated at 0", "changed at 0"}));
        game.redo();
        QCOMPARE(log.take(), QStringList({"pressed forward animated at 1", "changed at 1"}));
        game.replace(impossiblePuzzle(), "Paste");
        QCOMPARE(log.take(), QStringList({"made a replacement at 1", "replaced at 2", "changed at 2"}));
        game.undo();
        QCOMPARE(log.take(), QStringList({"replaced at 1", "changed at 1"}));
        game.press({0, 0}, Motion::Immediate);
        QCOMPARE(log.take(),
                 QStringList({"made a press at 1", "pressed forward at once at 2", "changed at 2"}));
        game.goTo(0, Motion::Immediate);
        QCOMPARE(log.take(), QStringList({"pressed backward at once at 1", "pressed backward at once at 0",
                                          "changed at 0"}));
        game.restart();
        QCOMPARE(log.take(), QStringList());
        game.reset(impossiblePuzzle());
        QCOMPARE(log.take(), QStringList({"replaced at 0", "changed at 0"}));
    }

    void undoTellsThePressAsItWasMade() {
        Game game(samplePuzzle());
        QSignalSpy pressed(&game, &Game::pressed);
        game.press({2, 3});
        game.undo();
        QVERIFY(pressed[0][0].value<Transition>() == pressed[1][0].value<Transition>());
        QVERIFY(pressed[0][1].value<Direction>() == Direction::Forward);
        QVERIFY(pressed[1][1].value<Direction>() == Direction::Backward);
    }

    void undoGoesBackThroughEverything() {
        Random random(1);
        Game game(samplePuzzle());
        std::vector<Puzzle> stood{game.puzzle()};
        for (int i = 0; i < 5000; ++i) {
            const Cell cell{static_cast<int>(random.below(4)), static_cast<int>(random.below(4))};
            if (random.below(50) == 0) {
                game.replace(Puzzle::flipGame(Grid::fromPacked({4, 4}, random.below(65'536))), "Paste");
            } else {
                game.press(cell);
            }
            stood.push_back(game.puzzle());
        }
        for (auto at = stood.rbegin() + 1; at != stood.rend(); ++at) {
            game.undo();
            QVERIFY(game.puzzle() == *at);
        }
        QVERIFY(!game.canUndo());
        for (auto at = stood.begin() + 1; at != stood.end(); ++at) {
            game.redo();
            QVERIFY(game.puzzle() == *at);
        }
        QVERIFY(!game.canRedo());
    }

    void undoWorksAfterTheWin() {
        Game game(puzzleOf("bbww/bwww/wwww/wwww"));
        game.press({0, 0});
        QVERIFY(game.solved());
        game.undo();
        QVERIFY(!game.solved());
        QCOMPARE(game.presses(), 0);
    }

    void pressesAreCountedSinceTheStart() {
        Game game(samplePuzzle());
        game.press({0, 0});
        game.press({0, 0});
        QCOMPARE(game.presses(), 2);
        game.undo();
        QCOMPARE(game.presses(), 1);
        game.restart();
        QCOMPARE(game.presses(), 0);
        QVERIFY(game.puzzle() == samplePuzzle());
        game.undo();
        QCOMPARE(game.presses(), 1);
        game.replace(impossiblePuzzle(), "Paste");
        QCOMPARE(game.presses(), 0);
        QVERIFY(game.start() == impossiblePuzzle());
        game.undo();
        QCOMPARE(game.presses(), 1);
        QVERIFY(game.start() == samplePuzzle());
    }

    void restartingAnUntouchedBoardIsNoMove() {
        Game game(samplePuzzle());
        game.restart();
        QVERIFY(!game.canUndo());
        game.press({0, 0});
        game.restart();
        game.restart();
        QCOMPARE(game.moveIndex(), 2);
    }

    void aNewMoveForgetsTheUndoneOnes() {
        Game game(samplePuzzle());
        for (const Cell cell : {Cell{0, 0}, Cell{0, 1}, Cell{0, 2}}) game.press(cell);
        game.goTo(1, Motion::Immediate);
        QCOMPARE(game.moves().size(), std::size_t{3});
        game.press({3, 3});
        QCOMPARE(game.moves().size(), std::size_t{2});
        QVERIFY(std::get<PressMove>(game.moves()[1]).cell == (Cell{3, 3}));
        QVERIFY(!game.canRedo());
        QVERIFY(game.first() == samplePuzzle());
    }

    void everyMoveHasAName() {
        Game game(samplePuzzle());
        game.press({1, 2});
        QCOMPARE(game.moveName(game.moveIndex() - 1), "Press row 2, column 3");
        game.restart();
        QCOMPARE(game.moveName(game.moveIndex() - 1), "Restart");
        game.replace(impossiblePuzzle(), "Pasted");
        QCOMPARE(game.moveName(game.moveIndex() - 1), "Pasted");
        game.undo();
        QCOMPARE(game.moveName(game.moveIndex()), "Pasted");
    }

    void aMoveMadeFromItsValueIsTheSameMove() {
        Game played(samplePuzzle());
        played.press({1, 1});
        played.replace(impossiblePuzzle(), "Pasted");
        played.press({3, 0});
        Game repeated(samplePuzzle());
        repeated.restore(played.first(), played.moves(), played.moveIndex());
        QVERIFY(repeated.puzzle() == played.puzzle());
        QVERIFY(repeated.start() == played.start());
        QCOMPARE(repeated.presses(), played.presses());
        repeated.undo();
        QCOMPARE(repeated.moveName(repeated.moveIndex() - 1), "Pasted");
    }

    void aResetForgetsEverything() {
        Game game(samplePuzzle());
        game.press({1, 1});
        game.reset(impossiblePuzzle());
        QVERIFY(game.puzzle() == impossiblePuzzle());
        QVERIFY(game.first() == impossiblePuzzle());
        QCOMPARE(game.presses(), 0);
        QCOMPARE(game.moveIndex(), 0);
        QVERIFY(game.moves().empty());
        QVERIFY(!game.canUndo());
        QVERIFY(!game.canRedo());
    }
};

QTEST_GUILESS_MAIN(TestGame)
#include "tst_game.moc"
