// Which file a game belongs to, over other boards, other windows and the next start.

#include "tests/support/file_dialogs.h"
#include "tests/support/open_window.h"
#include "tests/support/random_moves.h"
#include "tests/support/ui_test.h"
#include "tests/ui/pasted_boards.h"

#include <QTest>

#include <memory>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestFileOfGame : public UiTest {
    Q_OBJECT

  private slots:

    void whatTheOtherOneOfTwoWindowsSavedIsNotLost() {
        const QString path = write("game.flip", playedFile);
        OpenWindow one(folder());
        OpenWindow other(folder());
        for (OpenWindow* open : {&one, &other}) {
            QVERIFY(isBack(*open));
            open->window.openSource(path);
        }
        other.click({3, 3});
        other.key(Qt::Key_S, Qt::ControlModifier);
        const QByteArray now = contents(path);
        QVERIFY(now.contains("press 4 4"));
        QVERIFY(isBack(one));
        one.click({2, 2});
        one.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(contents(path), now);
    }

    void whatAFileSaysOfWhereItsBoardIsFromStaysInIt() {
        const QString path =
            write("game.flip", "flipgame 2\nfrom Aunt Mary, page 12\nboard\nbwwb\nbbwb\nbwwb\nbwww\n");
        const auto isSaved = [&](OpenWindow& open, Cell cell, const char* press) {
            open.click(cell);
            open.key(Qt::Key_S, Qt::ControlModifier);
            const QByteArray now = contents(path);
            return now.contains("\nfrom Aunt Mary, page 12\n") && now.contains(press);
        };
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.window.openSource(path);
            QTRY_COMPARE(title(open), "game.flip");
            QVERIFY(isSaved(open, {3, 3}, "press 4 4"));
        }
        OpenWindow next(folder());
        QVERIFY(isBack(next));
        QVERIFY(isSaved(next, {0, 2}, "press 1 3"));
        // Another board is from nowhere.
        next.paste("bwb\nwwb\nbww\n");
        const Size small{3, 3};
        QTRY_VERIFY(next.game().puzzle().size() == small);
        QVERIFY(fileOf(next.game()).from.empty());
    }

    void aNewBoardInThePlaceOfOneThatWasUndoneHasNoFile() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(write("left.flip", playedFile));
        open.window.openSource(write("right.flip", playedFile));
        for (int i = 0; i < 2; ++i) open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title(open), "left.flip");
        open.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
    }

    void aBoardThatIsPastedAgainHasNoFile() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        for (const char* between : {"", "bw\nwb\n"}) {
            open.window.openSource(write("game.flip", playedFile));
            QCOMPARE(title(open), "game.flip");
            if (*between != 0) open.paste(between);
            open.paste(sampleText);
            open.click({3, 3});
            QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
        }
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(asksForName(open));
        QCOMPARE(contents(inFolder("game.flip")), playedFile);
    }

    void aRestartAndAnotherTryAreSavedInTheSameFile() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(write("game.flip", playedFile));
        open.game().restart();
        QCOMPARE(title(open), "game.flip*");
        open.click({3, 3});
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!asksForName(open));
        QCOMPARE(title(open), "game.flip");
        // Before the restart, the game stands otherwise than in the file now.
        open.game().goTo(open.game().moveIndex() - 2, Motion::Immediate);
        QCOMPARE(title(open), "game.flip*");
    }

    void theNextWindowKnowsTheRightOneOfTwoFilesWithTheSameBoard() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.window.openSource(write("left.flip", playedFile));
            open.window.openSource(
                write("right.flip", QByteArray(playedFile).replace("press 1 1", "press 4 4")));
            open.key(Qt::Key_Z, Qt::ControlModifier);
            open.key(Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(title(open), "left.flip");
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QTRY_COMPARE(title(open), "left.flip");
    }

    void theNextWindowDoesNotTakeTheFileOfAnotherOne() {
        {
            auto first = std::make_unique<OpenWindow>(folder());
            QVERIFY(first->isReady());
            first->window.openSource(write("left.flip", playedFile));
            OpenWindow second(folder());
            QVERIFY(second.isReady());
            second.window.openSource(
                write("right.flip", QByteArray(playedFile).replace("press 1 1", "press 4 4")));
            first.reset();
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(open.label("presses"), "1 press");
        // Whichever of the two games comes first, within a tick of the clock.
        const auto* press = std::get_if<PressMove>(
            &open.game().moves()[static_cast<std::size_t>(open.game().moveIndex() - 1)]);
        QVERIFY(press != nullptr);
        const QString name = press->cell == Cell{3, 3} ? "right" : "left";
        QVERIFY2(title(open).startsWith(name), qPrintable(title(open)));
    }

    void unsavedWorkInAnotherFileIsKeptWhenPlayGoesOn_data() {
        QTest::addColumn<bool>("presses");
        QTest::addColumn<bool>("notes");
        QTest::addColumn<bool>("kept");
        QTest::addColumn<bool>("restarts");
        for (const bool restarts : {false, true}) {
            const char* when = restarts ? ", in a later run" : "";
            QTest::addRow("a press%s", when) << true << false << true << restarts;
            QTest::addRow("notes%s", when) << false << true << true << restarts;
            QTest::addRow("a press and notes%s", when) << true << true << true << restarts;
            QTest::addRow("nothing of one's own%s", when) << false << false << false << restarts;
        }
    }

    void unsavedWorkInAnotherFileIsKeptWhenPlayGoesOn() {
        QFETCH(bool, presses);
        QFETCH(bool, notes);
        QFETCH(bool, kept);
        QFETCH(bool, restarts);
        auto window = std::make_unique<OpenWindow>(folder());
        QVERIFY(window->isReady());
        window->window.openSource(write("left.flip", playedFile));
        window->window.openSource(write("right.flip", QByteArray(playedFile).replace("bwww", "bwbw")));
        if (presses) window->click({3, 3});
        if (notes) window->game().setNotes("Mine.");
        const Saved right = saved(window->game());
        if (restarts) {
            window.reset();
            window = std::make_unique<OpenWindow>(folder());
            QVERIFY(window->isReady());
        }
        OpenWindow& open = *window;
        while (open.game().canUndo() && !title(open).startsWith("left"))
            open.key(Qt::Key_Z, Qt::ControlModifier);
        open.click({2, 2});
        QCOMPARE(title(open), "left.flip*");
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!asksForName(open));
        QVERIFY(contents(inFolder("left.flip")).contains("press 3 3"));
        QCOMPARE(title(open), "left.flip");
        while (open.game().canUndo() && !title(open).startsWith("right"))
            open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title(open).startsWith("right"), kept);
        if (!kept) return;
        QCOMPARE(title(open), "right.flip*");
        QVERIFY(open.game().start() == right.start);
        if (presses) QVERIFY(open.puzzle() == right.puzzle);
        QCOMPARE(open.game().notes().value_or(QString()), notes ? "Mine." : "Found in an old book.");
    }

    void eachOfTwoWindowsKnowsItsFileAgain_data() {
        QTest::addColumn<bool>("firstBeginsAnew");
        QTest::newRow("both have one") << false;
        QTest::newRow("the first has another board at last") << true;
    }

    void eachOfTwoWindowsKnowsItsFileAgain() {
        QFETCH(bool, firstBeginsAnew);
        {
            OpenWindow first(folder());
            OpenWindow second(folder());
            QVERIFY(isBack(second));
            second.window.openSource(write("right.flip", QByteArray(playedFile).replace("bwww", "bwbw")));
            QVERIFY(isBack(first));
            first.window.openSource(write("left.flip", playedFile));
            if (firstBeginsAnew) first.key(Qt::Key_N, Qt::ControlModifier);
        }
        OpenWindow first(folder());
        OpenWindow second(folder());
        QTRY_COMPARE(title(second), "right.flip");
        QTRY_COMPARE(title(first), firstBeginsAnew ? QGuiApplication::applicationDisplayName() : "left.flip");
    }

    void theNextWindowKnowsTheFilesBeforeIt() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.window.openSource(write("left\tof\\all.flip", playedFile));
            open.window.openSource(write("right.flip", QByteArray(playedFile).replace("bwww", "bwbw")));
            open.click({3, 3});
            open.key(Qt::Key_S, Qt::ControlModifier);
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(title(open), "right.flip");
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title(open), "right.flip*");
        open.key(Qt::Key_Z, Qt::ControlModifier);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title(open), "left\tof\\all.flip");
        open.game().goTo(open.game().moveCount(), Motion::Immediate);
        QCOMPARE(title(open), "right.flip");
    }

    /// As with the boards themselves, however many they are.
    void everyFileOfTheHistoryIsKnown() {
        constexpr int count = 20;
        for (const bool isLater : {false, true}) {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            for (int i = 1; i <= count && !isLater; ++i) {
                open.window.openSource(write(QString::number(i) + ".flip", playedFile));
                open.click({3, 3});
            }
            open.game().goTo(open.game().moveCount(), Motion::Immediate);
            for (int i = count; i > 0; --i) {
                QCOMPARE(title(open), QString::number(i) + ".flip*");
                while (open.game().presses() > 0) open.game().undo();
                open.game().undo();
            }
        }
    }

    void whatIsSavedIsWrittenIntoTheSessionOnce() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(write("game.flip", playedFile));
        open.click({3, 3});
        const auto linesOfFiles = [this] { return contents(inFolder("session.txt")).count("\nfile "); };
        const auto before = linesOfFiles();
        open.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(title(open), "game.flip");
        QCOMPARE(linesOfFiles(), before + 1);
        open.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(linesOfFiles(), before + 1);
    }

    void theNextWindowDoesNotReplaceWhatAnotherProgramSaved() {
        const QString path = write("game.flip", playedFile);
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.window.openSource(path);
            open.click({3, 3});
        }
        const QByteArray other = QByteArray(playedFile).replace("press 1 1", "press 4 4");
        QCOMPARE(write("game.flip", other), path);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(title(open), "game.flip*");
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY2(open.message().contains("another window or program has changed"),
                 qPrintable(open.message()));
        QCOMPARE(contents(path), other);
    }

    void aSessionOfAnEarlierVersionKnowsItsFile() {
        const QString path = write("evening.flip", playedFile);
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.window.openSource(path);
        }
        const QString session = inFolder("session.txt");
        QByteArray journal = contents(session);
        const auto begin = journal.indexOf("file ");
        QVERIFY(begin > 0);
        journal.remove(begin, journal.indexOf('\n', begin) + 1 - begin);
        QCOMPARE(write("session.txt", journal), session);
        Settings().set(settings::currentFile, session + "\n" + path);
        for (int i = 0; i < 2; ++i) {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            QTRY_COMPARE(title(open), "evening.flip");
        }
        QCOMPARE(Settings().get(settings::currentFile), QString());
    }

    void theNextWindowKnowsTheFileOfItsGame() {
        const QString path = inFolder("evening.flip");
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.click({0, 0});
            QVERIFY(saveAs(open, path));
            open.click({1, 1});
        }
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            QTRY_COMPARE(title(open), "evening.flip*");
            open.key(Qt::Key_S, Qt::ControlModifier);
            QVERIFY(!asksForName(open));
            QCOMPARE(title(open), "evening.flip");
            open.key(Qt::Key_N, Qt::ControlModifier);
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
    }
};

QTEST_MAIN(TestFileOfGame)
#include "tst_file_of_game.moc"
