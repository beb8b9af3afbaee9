// The progress in the levels: what is kept of it, told of it and reset.

#include "tests/support/level_play.h"
#include "ui/levels/levels_dialog.h"
#include "ui/widgets/dialog_body.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QLockFile>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestLevelMemory : public LevelPlayTest {
    Q_OBJECT

  private slots:

    void levelAndProgressComeBackWithTheProgram() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            QVERIFY(play(open, 1));
            solveByHand(open);
            open.command("Next Level").trigger();
            QVERIFY(hasBegun(open, 2));
            open.click({2, 2});
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(open.label("origin"), "Level 2");
        QVERIFY(open.window.windowTitle().startsWith("Level 2"));
        QCOMPARE(open.game().presses(), 1);
        LevelsDialog& dialog = chooseLevel(open);
        QVERIFY2(textOf(dialog, "levelsSummary").startsWith("1 of 125 levels solved, 1 of them"),
                 qPrintable(textOf(dialog, "levelsSummary")));
        QCOMPARE(static_cast<int>(chartOf(dialog).chosen()) + 1, 2);
        chartOf(dialog).choose(0);
        QVERIFY2(textOf(dialog, "currentLevel").endsWith("You solved it in the fewest."),
                 qPrintable(textOf(dialog, "currentLevel")));
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(isClosed(open));
        open.click({2, 2});
        solveByHand(open);
        QTRY_COMPARE(fewest(2), std::optional(3));
    }

    void aResetThatWasUndoneDuringSetUpIsNotToldAgain() {
        put("flipgame-levels 1\n1 1\n15 4\n");
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const auto press = [&](const char* button) {
            LevelsDialog& dialog = chooseLevel(open);
            QTest::mouseClick(dialog.findChild<QPushButton*>(QLatin1String(button)), Qt::LeftButton);
            QTest::keyClick(&dialog, Qt::Key_Escape);
            return isClosed(open);
        };
        QVERIFY(press("resetLevels"));
        QCOMPARE(open.message(), "Your progress in the levels has been reset.");
        open.key(Qt::Key_F2);
        QCOMPARE(open.message(), QString());
        open.key(Qt::Key_F2);
        QCOMPARE(open.message(), "Your progress in the levels has been reset.");
        open.key(Qt::Key_F2);
        QVERIFY(press("resetLevels"));
        open.key(Qt::Key_F2);
        QCOMPARE(open.message(), QString());
        QTRY_COMPARE(contents(inFolder("levels.txt")), QByteArray("flipgame-levels 1\n1 1\n15 4\n"));
    }

    void damagedProgressIsToldBesideADamagedGame() {
        put("b b\n");
        const QString session = write("session.txt", "rubbish\n");
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QTRY_VERIFY2(open.message().contains(inFolder("levels.txt.damaged")), qPrintable(open.message()));
        QVERIFY2(open.message().contains(session + ".damaged"), qPrintable(open.message()));
    }

    void theBetterOfTwoWindowsCounts() {
        OpenWindow one(folder());
        QVERIFY(one.isReady());
        QVERIFY(play(one, 17));
        OpenWindow other(folder());
        QVERIFY(other.isReady());
        QVERIFY(play(other, 17));
        solveByHand(other);
        QTRY_COMPARE(fewest(17), std::optional(2));
        QVERIFY(isBack(one));
        solveByHand(one, 2);
        QTRY_COMPARE(one.message(), "Level 17 solved in 6 presses; 2 are enough.");
        QVERIFY(play(one, 18));
        solveByHand(one);
        QTRY_VERIFY(fewest(18).has_value());
        QCOMPARE(fewest(17), std::optional(2));
    }

    void progressThatCannotBeSavedIsTold() {
        QVERIFY(QDir(folder()).mkdir("levels.txt"));
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(play(open, 17));
        solveByHand(open);
        QTRY_VERIFY2(open.message().startsWith("Your progress has not been saved."),
                     qPrintable(open.message()));
    }

    void whatIsSolvedCountsThoughTheProgramIsKilledBeforeItIsWritten_data() {
        QTest::addColumn<bool>("goesOn");
        QTest::newRow("a level that is still on the board") << false;
        QTest::newRow("a level after which another has begun") << true;
    }

    void whatIsSolvedCountsThoughTheProgramIsKilledBeforeItIsWritten() {
        QFETCH(const bool, goesOn);
        const QString next = inFolder("next");
        QVERIFY(QDir().mkpath(next));
        {
            // It waits for another window, as it would for a slow disk.
            QLockFile lock(inFolder("levels.txt.lock"));
            QVERIFY(lock.lock());
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            QVERIFY(play(open, 17));
            solveByHand(open, 1);
            if (goesOn) open.command("Next Level").trigger();
            if (goesOn) QVERIFY(hasBegun(open, 18));
            QVERIFY(contents(inFolder("session.txt")).contains("uncounted 1 4\n"));
            // What is there if it is killed now.
            QVERIFY(QFile::copy(inFolder("session.txt"), next + "/session.txt"));
            lock.unlock();
            QTRY_COMPARE(fewest(17), std::optional(4));
            QTRY_VERIFY(contents(inFolder("session.txt")).contains("uncounted 1\n"));
        }
        {
            OpenWindow open(next);
            QVERIFY(open.isReady());
            QTRY_COMPARE(contents(next + "/levels.txt"), QByteArray("flipgame-levels 1\n17 4\n"));
            if (!goesOn) QTRY_COMPARE(open.message(), "Level 17 solved in 4 presses; 2 are enough.");
            QTRY_VERIFY(contents(next + "/session.txt").contains("uncounted 1\n"));
        }
        // It counts once, and not again after a reset.
        QVERIFY(QFile::remove(next + "/levels.txt"));
        OpenWindow open(next);
        QVERIFY(open.isReady());
        if (!goesOn)
            QVERIFY2(open.message().endsWith("It does not count as solved."), qPrintable(open.message()));
        open.command("Restart").trigger();
        QCOMPARE(open.window.findChild<LevelsDialog*>(), nullptr);
        QVERIFY(textOf(chooseLevel(open), "levelsSummary").startsWith("0 of 125"));
    }

    void theChosenLevelIsStillSeenWhenTheFocusGoesOn() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        LevelsDialog& dialog = chooseLevel(open);
        const auto& body = *dialog.findChild<DialogBody*>();
        LevelChart& chart = chartOf(dialog);
        chart.setFocus();
        QTest::keyClick(&chart, Qt::Key_End);
        QTest::keyClick(&chart, Qt::Key_Up);
        const auto isSeen = [&] {
            const QRect tile = chart.itemRect(chart.chosen()).toRect();
            return body.viewport()->rect().contains(tile.translated(chart.mapTo(body.viewport(), QPoint())));
        };
        QTRY_VERIFY(isSeen());
        QTest::keyClick(&chart, Qt::Key_Tab);
        QVERIFY(!chart.hasFocus());
        QVERIFY(isSeen());
        QTest::keyClick(&dialog, Qt::Key_Backtab);
        QVERIFY(chart.hasFocus() && isSeen());
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(isClosed(open));
    }

    void damagedProgressDoesNoHarm() {
        put(QByteArray("flipgame-levels 1\n17 2\n999 1\n\0\xff 3\nb b\n", 37));
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        LevelsDialog& dialog = chooseLevel(open);
        QVERIFY(textOf(dialog, "levelsSummary").startsWith("1 of 125"));
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(isClosed(open));
        QVERIFY(play(open, 15));
        solveByHand(open);
        QTRY_COMPARE(fewest(15), std::optional(1));
        QCOMPARE(fewest(17), std::optional(2));
        QVERIFY(QFile::exists(inFolder("levels.txt.damaged")));
    }

    void damagedProgressIsTold_data() {
        QTest::addColumn<QByteArray>("damaged");
        QTest::addColumn<QString>("told");
        QTest::newRow("with a level that can be read")
            << QByteArray("flipgame-levels 1\n17 2\nb b\n")
            << "Your saved progress is damaged, or from a later version of Flip Game. What could be read has "
               "been kept; the file as it was is kept in %1.";
        QTest::newRow("with nothing that can be read")
            << QByteArray("b b\n")
            << "Your saved progress could not be read: it is damaged, or from a later version of Flip Game. "
               "The "
               "file is kept in %1.";
    }

    void damagedProgressIsTold() {
        QFETCH(QByteArray, damaged);
        QFETCH(QString, told);
        put(damaged);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QTRY_COMPARE(open.message(), told.arg(inFolder("levels.txt.damaged")));
        QCOMPARE(contents(inFolder("levels.txt.damaged")), damaged);
        // It is told once.
        open.click("closeMessage");
        QVERIFY(play(open, 16));
        solveByHand(open);
        QTRY_VERIFY(fewest(16).has_value());
        QTRY_VERIFY2(open.message().startsWith("Level 16 solved"), qPrintable(open.message()));
    }

    void progressCanBeResetAndTheResetUndone() {
        put("flipgame-levels 1\n1 1\n15 4\n");
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        LevelsDialog& dialog = chooseLevel(open);
        auto& reset = *dialog.findChild<QPushButton*>("resetLevels");
        QCOMPARE(static_cast<int>(chartOf(dialog).chosen()) + 1, 2);
        QCOMPARE(reset.text(), "Reset Progress");
        QTest::mouseClick(&reset, Qt::LeftButton);
        QVERIFY(textOf(dialog, "levelsSummary").startsWith("0 of 125"));
        QTRY_COMPARE(contents(inFolder("levels.txt")), QByteArray("flipgame-levels 1\n"));
        QCOMPARE(reset.text(), "Undo Reset");
        QTest::mouseClick(&reset, Qt::LeftButton);
        QVERIFY(textOf(dialog, "levelsSummary").startsWith("2 of 125 levels solved, 1 of them"));
        QTRY_COMPARE(contents(inFolder("levels.txt")), QByteArray("flipgame-levels 1\n1 1\n15 4\n"));
        QCOMPARE(reset.text(), "Reset Progress");
        QTest::mouseClick(&reset, Qt::LeftButton);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(isClosed(open));
        // There is no Cancel, which would promise to leave everything as it was; but a way back.
        QCOMPARE(open.message(), "Your progress in the levels has been reset.");
        QCOMPARE(offer(open), "Undo Reset");
        LevelsDialog& again = chooseLevel(open);
        QCOMPARE(again.findChild<QPushButton*>("resetLevels")->text(), "Undo Reset");
        const auto* buttons = again.findChild<QDialogButtonBox*>();
        QVERIFY(buttons->button(QDialogButtonBox::Cancel) == nullptr);
        buttons->button(QDialogButtonBox::Close)->click();
        QVERIFY(isClosed(open));
        open.click("offer");
        QTRY_COMPARE(contents(inFolder("levels.txt")), QByteArray("flipgame-levels 1\n1 1\n15 4\n"));
        QCOMPARE(open.message(), QString());
    }

    void aResetCanBeUndoneAfterOtherLevelsToo() {
        put("flipgame-levels 1\n1 1\n15 4\n");
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        LevelsDialog& dialog = chooseLevel(open);
        QTest::mouseClick(dialog.findChild<QPushButton*>("resetLevels"), Qt::LeftButton);
        chartOf(dialog).choose(2);
        dialog.findChild<QPushButton*>("playLevel")->click();
        QVERIFY(isClosed(open));
        QTRY_VERIFY(open.puzzle() == levelPuzzle(3));
        // The level has taken the message's place.
        solveByHand(open);
        QTRY_COMPARE(contents(inFolder("levels.txt")), QByteArray("flipgame-levels 1\n3 1\n"));
        LevelsDialog& again = chooseLevel(open);
        auto& reset = *again.findChild<QPushButton*>("resetLevels");
        QCOMPARE(reset.text(), "Undo Reset");
        QTest::mouseClick(&reset, Qt::LeftButton);
        QVERIFY(textOf(again, "levelsSummary").startsWith("3 of 125 levels solved"));
        QCOMPARE(reset.text(), "Reset Progress");
        QTest::keyClick(&again, Qt::Key_Escape);
        QTRY_COMPARE(contents(inFolder("levels.txt")), QByteArray("flipgame-levels 1\n1 1\n3 1\n15 4\n"));
    }

    void aResetThatWasUndoneIsNotTold() {
        put("flipgame-levels 1\n1 1\n15 4\n");
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click("closeMessage");
        LevelsDialog& dialog = chooseLevel(open);
        for (int i = 0; i < 2; ++i)
            QTest::mouseClick(dialog.findChild<QPushButton*>("resetLevels"), Qt::LeftButton);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(isClosed(open));
        QCOMPARE(open.message(), QString());
    }
};

QTEST_MAIN(TestLevelMemory)
#include "tst_level_memory.moc"
