// The files of long proofs: those that cannot be read or written, are of another proof, or of another
// program.

#include "app/flipsolve/proof_file.h"
#include "tests/app/proof_test.h"
#include "tests/support/full_disk.h"

#include <QDir>
#include <QTest>

#include <filesystem>

#include <sys/file.h>
#include <sys/stat.h>

using namespace flip;
using namespace flip::test;

class TestProofFiles : public ProofTest {
    Q_OBJECT

  private slots:

    void initTestCase() {
        QVERIFY(folder_.isValid());
        write(QStringLiteral("board"), allLit(61));
    }

    /// Only what may never end is not.
    void whatIsWrittenIsReadHoweverLong() {
        constexpr std::size_t most = 1'000;
        writeLists(QStringLiteral("ends"), 5'000);
        const std::string file = path(QStringLiteral("ends")).toStdString();
        QVERIFY(std::filesystem::file_size(file) > 2 * most);
        QVERIFY(console::readProofFile(file, most).ok());
        QProcess endless;
        const QString pipe = path(QStringLiteral("pipe"));
        QCOMPARE(mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        endless.start(QStringLiteral("sh"),
                      {QStringLiteral("-c"), QStringLiteral("yes flipgame-proof >\"$0\""), pipe});
        const auto read = console::readProofFile(pipe.toStdString(), most);
        QVERIFY(!read.ok());
        QCOMPARE(read.error().why,
                 std::string("does not end after 0 MiB; save it in a file to have it read"));
        QVERIFY(endless.waitForFinished(patience));
    }

    void aFileThatIsNotOfThisProofIsLeftAlone_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("complaint");
        write(QStringLiteral("right"), allLit(61));
        const QStringList part{QStringLiteral("--part"), QStringLiteral("1/2"), QStringLiteral("--goal"),
                               QStringLiteral("white"), QStringLiteral("right")};
        write(QStringLiteral("begun"), run(part).output);
        const QByteArray begun = contents(QStringLiteral("begun"));
        QByteArray other = begun;
        QVERIFY(begun.size() > 4'000);
        QTest::newRow("a board") << allLit(3)
                                 << QByteArray("bad:1:1: found some other text, expected “flipgame-proof 1”");
        QTest::newRow("nothing") << QByteArray()
                                 << QByteArray("bad:1:1: found an empty file, expected “flipgame-proof 1”");
        QTest::newRow("torn") << begun.left(begun.size() / 2)
                              << QByteArray("expected “end” and a checksum; the file is not complete");
        QTest::newRow("another version")
            << other.replace("flipgame-proof 1", "flipgame-proof 2")
            << QByteArray("bad:1:16: found “2”, expected version 1; a newer Flip Game may read this file");
        QTest::newRow("other line ends")
            << QByteArray(begun).replace("\n", "\r\n")
            << QByteArray("bad:1:17: found a carriage return (CR), expected lines that end with LF");
        QTest::newRow("changed") << QByteArray(begun).replace("most ", "most 1")
                                 << QByteArray("the file has been changed or damaged");
        write(QStringLiteral("wrong"), allLit(60));
        QCOMPARE(
            run({QStringLiteral("--checkpoint"), QStringLiteral("another"), QStringLiteral("wrong")}).status,
            0);
        QTest::newRow("another puzzle")
            << contents(QStringLiteral("another")) << QByteArray("bad: is of another puzzle");
    }

    void aFileThatIsNotOfThisProofIsLeftAlone() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, complaint);
        write(QStringLiteral("bad"), text);
        const Ending result =
            run({QStringLiteral("--checkpoint"), QStringLiteral("bad"), QStringLiteral("--goal"),
                 QStringLiteral("white"), QStringLiteral("right")});
        QCOMPARE(result.status, 2);
        QVERIFY(result.output.isEmpty());
        QVERIFY2(result.errors.startsWith("right:1: the checkpoint bad:") &&
                     result.errors.contains(complaint),
                 result.errors.constData());
        QCOMPARE(contents(QStringLiteral("bad")), text);
        QCOMPARE(run({QStringLiteral("--merge"), QStringLiteral("begun"), QStringLiteral("bad")}).status, 2);
    }

    void aFileThatNeverEndsIsRefusedAtItsBeginning() {
        const Ending ending = run({QStringLiteral("--merge"), QStringLiteral("/dev/zero")});
        QCOMPARE(ending.status, 2);
        QCOMPARE(ending.errors,
                 QByteArray("/dev/zero:1:1: found some other text, expected “flipgame-proof 1”\n"));
    }

    void aFileThatAnotherProgramIsKeepingIsLeftAlone() {
        const QStringList keep{QStringLiteral("--checkpoint"), QStringLiteral("shared"),
                               QStringLiteral("board")};
        QFile lock(path(QStringLiteral("shared.lock")));
        QVERIFY(lock.open(QIODevice::WriteOnly));
        QCOMPARE(flock(lock.handle(), LOCK_EX), 0);
        const Ending refused = run(keep);
        QCOMPARE(refused.status, 2);
        QVERIFY(refused.output.isEmpty());
        QCOMPARE(refused.errors,
                 QByteArray("board:1: the checkpoint shared: is being written by another flipsolve\n"));
        QVERIFY(!QFile::exists(path(QStringLiteral("shared"))));
        // What a program has left that was killed keeps nobody away.
        lock.close();
        QCOMPARE(run(keep).status, 0);
        QVERIFY(!lock.exists());
    }

    void aFileWithTwoNamesHasOneLock_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("the file is there") << QStringLiteral("there");
        QTest::newRow("the file is missing yet") << QStringLiteral("later");
    }

    void aFileWithTwoNamesHasOneLock() {
        QFETCH(const QString, file);
        const QString name = file + QStringLiteral(".link");
        const QStringList keep{QStringLiteral("--checkpoint"), name, QStringLiteral("board")};
        if (file == QStringLiteral("there")) {
            QCOMPARE(run({QStringLiteral("--checkpoint"), file, QStringLiteral("board")}).status, 0);
        }
        QVERIFY(QFile::link(file + QStringLiteral(".between"), path(name)));
        QVERIFY(QFile::link(file, path(file + QStringLiteral(".between"))));
        QFile lock(path(file + QStringLiteral(".lock")));
        QVERIFY(lock.open(QIODevice::WriteOnly));
        QCOMPARE(flock(lock.handle(), LOCK_EX), 0);
        const Ending refused = run(keep);
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.errors,
                 "board:1: the checkpoint " + name.toUtf8() + ": is being written by another flipsolve\n");
        lock.close();
        QCOMPARE(run(keep).status, 0);
        QVERIFY(QFileInfo(path(name)).isSymLink());
        QVERIFY(contents(file).startsWith("flipgame-proof 1\n"));
    }

    void whatIsLeftOfAKilledProgramIsRemovedWithTheNextOne_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isRemoved");
        QProcess ended;
        ended.start(QStringLiteral("true"), QStringList());
        QVERIFY(ended.waitForStarted(patience));
        const qint64 pid = ended.processId();
        QVERIFY(ended.waitForFinished(patience));
        const auto row = [](const char* what, const QString& name, bool isRemoved) {
            QTest::newRow(what) << name << isRemoved;
        };
        row("of a program that has ended", QStringLiteral("swept.%1.part").arg(pid), true);
        row("of one that is running", QStringLiteral("swept.%1.part").arg(QCoreApplication::applicationPid()),
            false);
        row("of another file", QStringLiteral("other.%1.part").arg(pid), false);
        row("of a longer name", QStringLiteral("swept.2.%1.part").arg(pid), false);
        row("of a shorter name", QStringLiteral("swep.%1.part").arg(pid), false);
        row("with a zero before the number", QStringLiteral("swept.0%1.part").arg(pid), false);
        row("without a number", QStringLiteral("swept.part"), false);
        row("with a word for a number", QStringLiteral("swept.old.part"), false);
        row("with something after it", QStringLiteral("swept.%1.part.txt").arg(pid), false);
    }

    void whatIsLeftOfAKilledProgramIsRemovedWithTheNextOne() {
        QFETCH(const QString, name);
        QFETCH(const bool, isRemoved);
        const QStringList keep{QStringLiteral("--checkpoint"), QStringLiteral("swept"),
                               QStringLiteral("flip:bw/wb")};
        write(name, "begun");
        // Where the file cannot be locked, another program may be writing it.
        QVERIFY(QDir(folder_.path()).mkdir(QStringLiteral("swept.lock")));
        QCOMPARE(run(keep).status, 2);
        QVERIFY(QFile::exists(path(name)));
        QVERIFY(QDir(folder_.path()).rmdir(QStringLiteral("swept.lock")));
        QCOMPARE(run(keep).status, 0);
        QCOMPARE(QFile::exists(path(name)), !isRemoved);
        QVERIFY(QFile::exists(path(QStringLiteral("swept"))));
        QFile::remove(path(name));
    }

    void whatCannotBeWrittenIsToldAtOnce() {
        const Ending nowhere =
            run({QStringLiteral("--checkpoint"), QStringLiteral("nowhere/kept"), QStringLiteral("board")});
        QCOMPARE(nowhere.status, 1);
        QVERIFY(nowhere.output.isEmpty());
        QCOMPARE(nowhere.errors,
                 QByteArray(
                     "board:1: the checkpoint nowhere/kept: cannot be written: No such file or directory\n"));
        // What is there stays there.
        const QStringList again{QStringLiteral("--checkpoint"), QStringLiteral("old"),
                                QStringLiteral("board")};
        QCOMPARE(run(again).status, 0);
        const QByteArray before = contents(QStringLiteral("old"));
        Ending full;
        {
            const FullDisk disk(1'000);
            full = run(again);
        }
        QCOMPARE(full.status, 1);
        QCOMPARE(full.errors, QByteArray("board:1: the checkpoint old: cannot be written: File too large\n"));
        QCOMPARE(contents(QStringLiteral("old")), before);
    }
};

QTEST_GUILESS_MAIN(TestProofFiles)
#include "tst_proof_files.moc"
