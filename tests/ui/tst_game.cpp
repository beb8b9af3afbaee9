#include "core/base/random.h"
#include "core/solve/solve.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/game/game.h"
#include "ui/game/game_tries.h"

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

    void aNewTryForgetsNothing() {
        Game game(samplePuzzle());
        for (const Cell cell : {Cell{0, 0}, Cell{0, 1}, Cell{0, 2}}) game.press(cell);
        game.goTo(1, Motion::Immediate);
        const Grid board = game.puzzle().board;
        game.beginTry();
        game.press({3, 3});
        QCOMPARE(game.presses(), 2);
        QVERIFY(game.start() == samplePuzzle());
        game.undo();
        QVERIFY(game.puzzle().board == board);
        QVERIFY((triesOf(game) == std::vector{GameTry{0, 3}, GameTry{4, 2}}));
        QVERIFY((currentTry(game) == GameTry{4, 2}));
        QVERIFY((pressesOf(game, currentTry(game)) == std::vector{Cell{0, 0}, Cell{3, 3}}));
        game.goTo(3, Motion::Immediate);
        QCOMPARE(game.presses(), 3);
        QVERIFY((currentTry(game) == GameTry{0, 3}));
    }

    /// The board is the same before and after; what was undone may lead to boards of other sizes.
    void aNewTryIsNotSeen() {
        Game game(puzzleOf("bw/wb"));
        game.press({0, 0});
        game.replace(samplePuzzle(), "Paste");
        game.press({3, 3});
        game.goTo(1, Motion::Immediate);
        const Puzzle puzzle = game.puzzle();
        QSignalSpy pressed(&game, &Game::pressed);
        QSignalSpy many(&game, &Game::pressedMany);
        QSignalSpy replaced(&game, &Game::replaced);
        int changes = 0;
        connect(&game, &Game::changed, this, [&] {
            ++changes;
            QVERIFY(game.puzzle() == puzzle);
        });
        game.beginTry();
        QCOMPARE(pressed.count() + many.count() + replaced.count(), 0);
        QCOMPARE(changes, 1);
        QCOMPARE(game.presses(), 1);
        QCOMPARE(game.moveCount(), 5);
        game.disconnect(this);
        game.goTo(3, Motion::Immediate);
        QVERIFY(game.start() == samplePuzzle());
        QCOMPARE(game.presses(), 1);
    }

    void aSolutionShownBesideASolvedTryIsNotedWithTheNextOne() {
        Game game(puzzleOf("bw/ww"));
        for (const Cell cell : solutionOf(game.puzzle())) game.press(cell);
        QVERIFY(game.solved());
        game.goTo(0, Motion::Immediate);
        game.solutionIsShown();
        QVERIFY(!game.wasSolutionShown());
        // The same moves again are still one's own.
        game.goTo(game.moveCount(), Motion::Immediate);
        QVERIFY(!game.wasSolutionShown());
        game.goTo(0, Motion::Immediate);
        game.beginTry();
        QVERIFY(game.wasSolutionShown());
        game.goTo(1, Motion::Immediate);
        QVERIFY(!game.wasSolutionShown());
        // Without a try of its own, the next press forgets the others.
        Game other(puzzleOf("bw/ww"));
        for (const Cell cell : solutionOf(other.puzzle())) other.press(cell);
        other.goTo(0, Motion::Immediate);
        other.solutionIsShown();
        other.press({0, 0});
        QVERIFY(other.wasSolutionShown());
    }

    void aSolutionShownBesideASolvedTryIsOfNoOtherPuzzle() {
        Game game(samplePuzzle());
        game.press({0, 0});
        game.replace(puzzleOf("bw/ww"), "New");
        const std::vector<Cell> solution = solutionOf(game.puzzle());
        for (const Cell cell : solution) game.press(cell);
        game.undo();
        game.solutionIsShown();
        // Neither of one that comes after it, nor of one that came before.
        Game later(game.start());
        for (const Cell cell : solution) later.press(cell);
        later.undo();
        later.solutionIsShown();
        later.redo();
        later.replace(samplePuzzle(), "New");
        later.press({3, 3});
        QVERIFY(!later.wasSolutionShown());
        game.goTo(1, Motion::Immediate);
        QVERIFY(game.start() == samplePuzzle());
        game.beginTry();
        QVERIFY(!game.wasSolutionShown());
    }

    void aNewTryWithNothingUndoneIsAPress() {
        Game game(samplePuzzle());
        game.press({0, 0});
        game.beginTry();
        game.press({3, 3});
        QVERIFY((triesOf(game) == std::vector{GameTry{0, 2}}));
        QCOMPARE(game.moveCount(), 2);
    }

    void triesBelongToTheirBoard() {
        Game game(samplePuzzle());
        game.press({0, 0});
        game.replace(impossiblePuzzle(), "Paste");
        QVERIFY(triesOf(game).empty());
        game.press({0, 0});
        game.press({0, 0});
        game.restart();
        QVERIFY((triesOf(game) == std::vector{GameTry{2, 2}}));
        QVERIFY((currentTry(game) == GameTry{5, 0}));
        game.goTo(0, Motion::Immediate);
        QVERIFY((triesOf(game) == std::vector{GameTry{0, 1}}));
        game.goTo(game.moveCount(), Motion::Immediate);
        game.replace(samplePuzzle(), "Paste");
        const Outcome outcome = solve(defaultMethod(), samplePuzzle());
        game.pressAll(std::get<Optimal>(outcome.answer).presses.setCells(), Motion::Immediate);
        QVERIFY((triesOf(game) == std::vector{GameTry{0, 1}, GameTry{6, 4}}));
        QVERIFY(!endsSolved(game, triesOf(game).front()));
        QVERIFY(endsSolved(game, triesOf(game).back()));
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

    void aLevelStaysTheSameLevelUntilAnotherBoardComes() {
        Game game(samplePuzzle());
        game.setKeepingTries(true);
        QVERIFY(game.origin() == Origin());
        const Origin level = LevelOrigin{1};
        game.replace(ReplaceMove(puzzleOf("bb/bw"), "Level 1", level));
        QVERIFY(game.origin() == level);
        game.press({1, 1});
        game.restart();
        QVERIFY(game.origin() == level);
        game.press({0, 0});
        game.undo();
        game.beginTry();
        QCOMPARE(game.moveName(game.moveIndex() - 1), "New Try");
        QVERIFY(game.origin() == level);
        game.replace(game.puzzle(), "Paste");
        QVERIFY(game.origin() == Origin());
        game.undo();
        QVERIFY(game.origin() == level);
        game.goTo(0, Motion::Immediate);
        QVERIFY(game.origin() == Origin());
        Game again(samplePuzzle());
        again.restore(game.first(), game.moves(), 1);
        QVERIFY(again.origin() == level);
    }

    void originsAreText_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Origin>("origin");
        QTest::newRow("nothing") << QByteArray() << Origin();
        QTest::newRow("the first level") << QByteArray("level 1") << Origin(LevelOrigin{1});
        QTest::newRow("the last level") << QByteArray("level 125") << Origin(LevelOrigin{125});
        QTest::newRow("a day") << QByteArray("daily 2026-11-22") << Origin(DailyOrigin{QDate(2026, 11, 22)});
    }

    void originsAreText() {
        QFETCH(QByteArray, text);
        QFETCH(Origin, origin);
        QCOMPARE(originText(origin), text);
        QVERIFY(originFrom(text.toStdString()) == origin);
    }

    void anyOtherTextIsNoOrigin_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* text :
             {"level", "level ", "level 0", "level 126", "level -1", "level one", "level 99999999999",
              "daily", "daily 2026-02-29", "daily 22.11.2026", "daily 10000-01-01", "weekly 2026-11-22", "1"})
            QTest::newRow(text) << QByteArray(text);
    }

    void anyOtherTextIsNoOrigin() {
        QFETCH(QByteArray, text);
        QVERIFY(originFrom(text.toStdString()) == Origin());
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
