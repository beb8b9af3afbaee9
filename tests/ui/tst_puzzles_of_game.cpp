// What a game knows of each of its puzzles: the tries, whether a solution was shown, and the origin.

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

class TestPuzzlesOfGame : public UiTest {
    Q_OBJECT

  private slots:

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

    void twoTriesThatGoOnWithOneAreTwo() {
        Game game(samplePuzzle());
        const auto tryAgain = [&game](int from, Cell cell) {
            game.goTo(from, Motion::Immediate);
            game.beginTry();
            game.press(cell);
        };
        game.press({0, 0});
        game.press({0, 1});
        tryAgain(1, {0, 2});
        QVERIFY((triesOf(game) == std::vector{GameTry{0, 2}, GameTry{3, 2}}));
        // Nothing of the first one is taken back.
        tryAgain(2, {0, 3});
        QVERIFY((triesOf(game) == std::vector{GameTry{6, 3}, GameTry{3, 2}}));
        QVERIFY(numberOfCurrent(game, triesOf(game)) == 0U);
        tryAgain(2, {1, 3});
        const std::vector all{GameTry{6, 3}, GameTry{3, 2}, GameTry{10, 3}};
        QVERIFY(triesOf(game) == all);
        QVERIFY(numberOfCurrent(game, all) == 2U);
        game.goTo(2, Motion::Immediate);
        QVERIFY(triesOf(game) == all);
        QVERIFY(numberOfCurrent(game, all) == 0U);
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
};

QTEST_GUILESS_MAIN(TestPuzzlesOfGame)
#include "tst_puzzles_of_game.moc"
