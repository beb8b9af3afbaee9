// Files that cannot be written, or that somebody else has changed.

#include "tests/support/file_dialogs.h"
#include "tests/support/full_disk.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/game/replace_file.h"

#include <QDir>
#include <QFileDialog>
#include <QTest>

#include <cerrno>

#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// What the disk answers when it is to take all that was written; 0: nothing special.
int errorOfSync = 0;

} // namespace

extern "C" int fsync(int file) {
    if (errorOfSync == 0) return static_cast<int>(syscall(SYS_fsync, file));
    errno = errorOfSync;
    return -1;
}

class TestFileWriting : public UiTest {
    Q_OBJECT

  private slots:

    void aFileThatCannotBeWrittenStaysAsItWas_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("in a folder that is not there") << "missing/game.flip";
        QTest::newRow("in a file that is taken for a folder") << "old.flip/game.flip";
        QTest::newRow("a folder of that name") << "folder";
        QTest::newRow("no name") << "";
    }

    void aFileThatCannotBeWrittenStaysAsItWas() {
        QFETCH(QString, name);
        const QString old = write("old.flip", "old");
        QVERIFY(QDir(folder()).mkpath("folder"));
        QVERIFY(!replaceFile(name.isEmpty() ? QString() : inFolder(name), "new").isEmpty());
        QCOMPARE(contents(old), "old");
        QCOMPARE(QDir(folder()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 (QStringList{"folder", "old.flip"}));
    }

    void aFullDiskLeavesTheOldFile() {
        const QString path = write("game.flip", "old");
        {
            const FullDisk full(1000);
            QVERIFY(!replaceFile(path, QByteArray(2000, 'n')).isEmpty());
        }
        QCOMPARE(contents(path), "old");
        QCOMPARE(QDir(folder()).entryList(QDir::Files), QStringList{"game.flip"});
        QCOMPARE(replaceFile(path, QByteArray(2000, 'n')), QString());
        QCOMPARE(contents(path), QByteArray(2000, 'n'));
    }

    void aDiskThatFailsInTheEndLeavesTheOldFile_data() {
        QTest::addColumn<int>("error");
        QTest::addColumn<QString>("told");
        QTest::newRow("it cannot be written") << EIO << "Input/output error";
        QTest::newRow("it is full after all") << ENOSPC << "No space left on device";
        QTest::newRow("it cannot say") << EINVAL << QString();
    }

    void aDiskThatFailsInTheEndLeavesTheOldFile() {
        QFETCH(int, error);
        QFETCH(QString, told);
        const QString path = write("game.flip", "old");
        errorOfSync = error;
        const QString problem = replaceFile(path, "new");
        errorOfSync = 0;
        QCOMPARE(problem, told);
        QCOMPARE(contents(path), told.isEmpty() ? "new" : "old");
        QCOMPARE(QDir(folder()).entryList(QDir::Files), QStringList{"game.flip"});
    }

    void aLinkIsFollowedAndNotReplaced() {
        const QString path = write("game.flip", "old");
        QVERIFY(QFile::link(path, inFolder("link.flip")));
        QCOMPARE(replaceFile(inFolder("link.flip"), "new"), QString());
        QCOMPARE(contents(path), "new");
        QVERIFY(QFileInfo(inFolder("link.flip")).isSymLink());
    }

    void aPipeIsNotTakenForAFile() {
        const QString pipe = inFolder("pipe");
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QCOMPARE(replaceFile(pipe, "new"), "it is not a file");
        QVERIFY(!QFileInfo(pipe).isFile());
    }

    void aSaveThatFailsSaysThatNothingIsLostWhereSomethingIs_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("isThere");
        // Nobody can create a file there, whoever it is.
        QTest::newRow("a name that nothing has") << "/proc/nobody.flip" << false;
        QTest::newRow("the name of a folder") << "/proc" << true;
    }

    void aSaveThatFailsSaysThatNothingIsLostWhereSomethingIs() {
        QFETCH(QString, path);
        QFETCH(bool, isThere);
        OpenWindow open(folder());
        open.command("Save As…").trigger();
        auto* dialog = open.window.findChild<QFileDialog*>("saveDialog");
        emit dialog->fileSelected(path);
        dialog->close();
        QVERIFY2(open.message().startsWith("The game could not be saved in " + path + ": "),
                 qPrintable(open.message()));
        QCOMPARE(open.message().contains("unchanged"), isThere);
    }

    void aSaveThatFailsSaysSoAndTheStarStays() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString path = inFolder("folder/game.flip");
        QVERIFY(QDir(folder()).mkpath("folder"));
        QVERIFY(saveAs(open, path));
        open.click({0, 0});
        QTRY_VERIFY(!asksForName(open));
        QVERIFY(QDir(inFolder("folder")).removeRecursively());
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY2(open.message().startsWith("The game could not be saved in " + path + ": "),
                 qPrintable(open.message()));
        QCOMPARE(open.spoken(), open.message());
        QCOMPARE(title(open), "game.flip*");
        QVERIFY(QDir(folder()).mkpath("folder"));
        open.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(title(open), "game.flip");
    }

    void aFileThatSomebodyElseHasChangedIsReplacedOnlyIfWanted_data() {
        QTest::addColumn<QByteArray>("now");
        QTest::newRow("other presses") << QByteArray(playedFile).replace("press 1 1", "press 3 3");
        QTest::newRow("other notes") << QByteArray(playedFile).replace("old book", "new book");
        QTest::newRow("no game") << QByteArray("Milk\nBread\n");
        QTest::newRow("nothing") << QByteArray();
    }

    void aFileThatSomebodyElseHasChangedIsReplacedOnlyIfWanted() {
        QFETCH(QByteArray, now);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString path = write("game.flip", playedFile);
        open.window.openSource(path);
        open.click({3, 3});
        QCOMPARE(write("game.flip", now), path);
        for (int i = 0; i < 2; ++i) {
            open.key(Qt::Key_S, Qt::ControlModifier);
            QCOMPARE(open.message(),
                     "The game was not saved: another window or program has changed " + path + ".");
            QCOMPARE(open.spoken(), open.message());
            QCOMPARE(contents(path), now);
            QCOMPARE(title(open), "game.flip*");
        }
        QCOMPARE(open.part<QAbstractButton>("offer").text(), "Save Anyway");
        open.click("offer");
        QCOMPARE(open.message(), "The game is saved in " + path + ".");
        QVERIFY(contents(path).contains("press 4 4"));
        QCOMPARE(title(open), "game.flip");
        open.click({2, 2});
        open.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(title(open), "game.flip");
    }

    void aFileThatHoldsTheSameGameIsReplacedUnasked_data() {
        QTest::addColumn<QByteArray>("now");
        QTest::newRow("written again") << playedFile;
        QTest::newRow("what is to be saved, as after a crash")
            << QByteArray(playedFile).replace("press 2 2", "press 4 4").replace("at 1\n", "");
        QTest::newRow("in other words") << QByteArray(playedFile).replace("goal either\n", "\n");
        QTest::newRow("removed") << QByteArray();
    }

    void aFileThatHoldsTheSameGameIsReplacedUnasked() {
        QFETCH(QByteArray, now);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString path = write("game.flip", playedFile);
        open.window.openSource(path);
        open.click({3, 3});
        QVERIFY(QFile::remove(path));
        if (!now.isEmpty()) QCOMPARE(write("game.flip", now), path);
        open.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(open.message(), "The game is saved in " + path + ".");
        QVERIFY(contents(path).contains("press 4 4"));
    }
};

QTEST_MAIN(TestFileWriting)
#include "tst_file_writing.moc"
