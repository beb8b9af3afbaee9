// Which games the statistics count, and what is kept of each.

#include "core/text/flip_file.h"
#include "tests/support/statistics_play.h"
#include "ui/game/game_tries.h"

#include <QFileInfo>
#include <QTest>

#include <memory>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestStatistics : public StatisticsTest {
    Q_OBJECT

  private slots:

    void aGameBeginsWithItsFirstPress() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QTRY_VERIFY(open.message().endsWith("4 presses."));
        QVERIFY(!QFileInfo::exists(path()));
        open.click({0, 0});
        QVERIFY(isWritten(1));
        const PlayedGame game = games().front();
        QCOMPARE(game.kind, "either clipped .*./***/.*. 4x4");
        QCOMPARE(game.board, "bwwb/bbwb/bwwb/bwww");
        QCOMPARE(game.minimum, 4);
        QVERIFY(!game.solved && !game.presses && !game.time && game.help == Help::None);
    }

    void pressesByKeysCountAsWell() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.board().setFocus();
        open.key(Qt::Key_Space);
        QVERIFY(isWritten(1));
    }

    void aSolvedGameCountsOnce() {
        const auto solution = solutionOf(samplePuzzle());
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.paste(sampleText);
            clickAll(open, {{0, 0}, {0, 0}});
            clickAll(open, solution);
            QVERIFY(open.game().solved());
            QVERIFY(areSolved(1));
            // Undone and solved again; started again and solved in fewer presses.
            open.key(Qt::Key_Z, Qt::ControlModifier);
            open.click(solution.back());
            open.key(Qt::Key_R, Qt::ControlModifier);
            clickAll(open, solution);
            QVERIFY(open.game().solved());
            QVERIFY(isWritten(1));
        }
        QVERIFY(isWritten(1));
        QCOMPARE(games().front().presses, 6);
        QCOMPARE(games().front().help, Help::None);
    }

    void aGameGoesOnAfterTheProgramWasStartedAgain() {
        const auto solution = solutionOf(samplePuzzle());
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.paste(sampleText);
            open.click(solution.front());
        }
        const qint64 begun = games().front().begun;
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            clickAll(open, {solution.begin() + 1, solution.end()});
            QVERIFY(open.game().solved());
        }
        QCOMPARE(games().size(), 1U);
        QCOMPARE(games().front().presses, 4);
        QCOMPARE(games().front().begun, begun);
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.key(Qt::Key_Z, Qt::ControlModifier);
            clickAll(open, {{0, 0}, {0, 0}, solution.back()});
            QVERIFY(open.game().solved());
        }
        QCOMPARE(games().size(), 1U);
        QCOMPARE(games().front().presses, 4);
    }

    void anotherBoardIsAnotherGame_data() {
        QTest::addColumn<QString>("command");
        QTest::newRow("New") << "New";
        QTest::newRow("Paste Board") << "Paste Board";
    }

    void anotherBoardIsAnotherGame() {
        QFETCH(QString, command);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click({0, 0});
        QVERIFY(isWritten(1));
        QApplication::clipboard()->setText(sampleText);
        open.command(command).trigger();
        open.click({1, 1});
        QVERIFY(isWritten(2));
        QCOMPARE(games()[1].board, written(open.game().start()));
    }

    void aTargetIsKeptWithItsBoard() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("flip:bw/wb?target=ww/wb");
        open.click({0, 0});
        QVERIFY(isWritten(1));
        QCOMPARE(games().front().board, "bw/wb ww/wb");
    }

    void whereAPuzzleComesFromIsKept() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.command("Daily Puzzle").trigger();
        QTRY_COMPARE(open.label("origin"), "Daily puzzle");
        open.click({0, 0});
        QVERIFY(isWritten(1));
        QVERIFY2(games().front().origin.startsWith("daily 20"), qPrintable(games().front().origin));
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.click({0, 0});
        QVERIFY(isWritten(2));
        QCOMPARE(games()[1].origin, QString());
    }

    void undoGoesBackToAnEarlierGame() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        const auto solution = solutionOf(samplePuzzle());
        open.click(solution[0]);
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.click({0, 0});
        QVERIFY(isWritten(2));
        open.key(Qt::Key_Z, Qt::ControlModifier);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(open.game().presses(), 1);
        clickAll(open, {solution.begin() + 1, solution.end()});
        QVERIFY(areSolved(1));
        QVERIFY(isWritten(2));
        QVERIFY(games()[0].solved.has_value());
        QCOMPARE(games()[0].board, "bwwb/bbwb/bwwb/bwww");
    }

    void anotherTryAfterOtherPuzzlesIsTheSameGame_data() {
        QTest::addColumn<bool>("restarts");
        QTest::newRow("in one run") << false;
        QTest::newRow("with a restart of the program") << true;
    }

    void anotherTryAfterOtherPuzzlesIsTheSameGame() {
        QFETCH(bool, restarts);
        const auto solution = solutionOf(samplePuzzle());
        auto window = std::make_unique<OpenWindow>(folder());
        QVERIFY(window->isReady());
        window->paste(sampleText);
        window->click(solution[0]);
        FlipFile other{puzzleOf("bw/wb")};
        window->window.openSource(write("a.flip", QByteArray::fromStdString(writeFlipFile(other))));
        QTRY_VERIFY(window->puzzle() == other.start);
        window->click({0, 0});
        QVERIFY(isWritten(2));
        while (window->game().canUndo() && window->game().start() != samplePuzzle())
            window->key(Qt::Key_Z, Qt::ControlModifier);
        // What is not saved in the file is kept, so this begins another try.
        window->click(solution[1]);
        QCOMPARE(window->game().moveName(window->game().moveIndex() - 3), "New Try");
        if (restarts) {
            window.reset();
            window = std::make_unique<OpenWindow>(folder());
            QVERIFY(window->isReady());
        }
        clickAll(*window, {solution.begin() + 2, solution.end()});
        QVERIFY(window->game().solved());
        QVERIFY(areSolved(1));
        QCOMPARE(games().size(), 2U);
        QCOMPARE(games().front().presses, 4);
        QVERIFY(games().front().solved.has_value());
    }

    void theSameBoardAtTheSamePlaceOfANewSessionIsAnotherGame() {
        const auto solution = solutionOf(samplePuzzle());
        for (int i = 0; i < 3; ++i) {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.paste(sampleText);
            clickAll(open, solution);
            QVERIFY(open.game().solved());
            QVERIFY(areSolved(i + 1));
            QVERIFY(isWritten(static_cast<std::size_t>(i) + 1));
            QVERIFY(QFile::remove(inFolder("session.txt")));
        }
    }

    void aBoardWithoutASolutionIsKnownAsOne() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bwww\nwwww\nwwww\nwwww\n");
        open.click({0, 0});
        QVERIFY(isWritten(1));
        QCOMPARE(games().front().minimum, noMinimum);
    }

    void aSolvedBoardDoesNotCount() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("ww\nww\n");
        clickAll(open, {{0, 0}, {0, 0}});
        open.paste(sampleText);
        open.click({0, 0});
        QVERIFY(isWritten(1));
        QCOMPARE(games().front().board, "bwwb/bbwb/bwwb/bwww");
    }

    void twoWindowsCountInOneFile() {
        OpenWindow one(folder());
        OpenWindow other(folder());
        for (OpenWindow* open : {&one, &other}) {
            open->window.activateWindow();
            QVERIFY(open->isReady());
            open->paste(sampleText);
            open->click({0, 0});
        }
        QVERIFY(isWritten(2));
        QCOMPARE(games()[0].session, "session");
        QCOMPARE(games()[1].session, "session2");
    }

    void puzzlesAreFoundAgainByWhereTheyCame() {
        Game game(samplePuzzle());
        QCOMPARE(beginOfPuzzle(game), 0);
        game.press({0, 0});
        game.restart();
        game.press({1, 1});
        QCOMPARE(beginOfPuzzle(game), 0);
        game.replace(impossiblePuzzle(), "Pasted");
        QCOMPARE(beginOfPuzzle(game), 4);
        game.press({0, 0});
        game.undo();
        game.beginTry();
        QCOMPARE(beginOfPuzzle(game), 4);
        game.goTo(3, Motion::Immediate);
        QCOMPARE(beginOfPuzzle(game), 0);
    }

    void damageIsToldAboveTheBoard() {
        QCOMPARE(write(QStringLiteral("statistics.sqlite"), QByteArray("no database").repeated(50)), path());
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click({0, 0});
        QTRY_VERIFY2(open.message().contains("statistics were damaged"), qPrintable(open.message()));
        QVERIFY(open.message().contains("statistics.sqlite.damaged"));
        QVERIFY(isWritten(1));
    }

    void whatCannotBeSavedIsToldOnce() {
        QDir(folder()).mkdir(QStringLiteral("statistics.sqlite"));
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click({0, 0});
        QTRY_VERIFY2(open.message().contains("statistics of your games are not saved"),
                     qPrintable(open.message()));
        open.click("closeMessage");
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.click({1, 1});
        auto& dialog = openDialog(open);
        QTRY_VERIFY2(remark(dialog).contains("not a file"), qPrintable(remark(dialog)));
        QCOMPARE(open.message(), QString());
        dialog.close();
    }

    void whatCannotBeSavedIsToldInTheDialogThatIsOpen() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        auto& dialog = openDialog(open);
        QTRY_VERIFY(!remark(dialog).isEmpty());
        QVERIFY2(!remark(dialog).contains("not a file"), qPrintable(remark(dialog)));
        QDir(folder()).mkdir(QStringLiteral("statistics.sqlite"));
        open.click({0, 0});
        QTRY_VERIFY2(remark(dialog).contains("not a file"), qPrintable(remark(dialog)));
        dialog.close();
    }
};

QTEST_MAIN(TestStatistics)
#include "tst_statistics.moc"
