// Long proofs that are stopped, killed, taken up again, shared out and put together, as programs and files.

#include "app/flipsolve/proof_file.h"
#include "core/model/puzzle.h"
#include "core/text/board_text.h"
#include "tests/core/proof_checksum.h"
#include "tests/core/random_rules.h"
#include "tests/support/full_disk.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <filesystem>
#include <functional>

#include <sys/file.h>
#include <sys/stat.h>
#include <sys/types.h>

using namespace flip;
using flip::test::FullDisk;
using flip::test::patience;

namespace {

struct Ending {
    int status = -1;
    QByteArray output;
    QByteArray errors;
};

/// A board that can be made white, and black.
QByteArray drawn(int side) {
    Random random(static_cast<std::uint64_t>(side));
    const Size size{side, side};
    Puzzle puzzle = Puzzle::flipGame(Grid(size));
    puzzle.rule.pressAll(puzzle.board, randomGrid(size, random));
    return QByteArray::fromStdString(writeBoard(puzzle.board));
}

/// The address of an all-lit torus whose presses flip four neighbours; it cannot be made white.
QByteArray impossible(int side) {
    const QByteArray row(side, 'b');
    return "flip:" + row + ('/' + row).repeated(side - 1) + "?goal=white&edges=torus&pattern=.*./*.*/.*.";
}

QByteArray allLit(int side) { return (QByteArray(side, 'b') + '\n').repeated(side); }

} // namespace

class TestProofs : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    /// An all-lit board whose proof takes about a second, and its answer.
    const QStringList whole_{QStringLiteral("--presses"), QStringLiteral("--goal"), QStringLiteral("white"),
                             QStringLiteral("board")};
    Ending expected_;
    /// A proof of minutes, which goes on beside the other tests.
    QProcess long_;

    [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }

    [[nodiscard]] QByteArray contents(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void write(const QString& name, const QByteArray& text) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }

    /// Runs flipsolve in the folder; `meanwhile` is called once it has started.
    [[nodiscard]] Ending run(const QStringList& arguments,
                             const std::function<void(QProcess&)>& meanwhile = {}) const {
        QProcess process;
        process.setWorkingDirectory(folder_.path());
        process.start(QStringLiteral(FLIPSOLVE), arguments);
        if (!process.waitForStarted(patience)) return {};
        if (meanwhile) meanwhile(process);
        if (process.state() != QProcess::NotRunning && !process.waitForFinished(patience)) return {};
        const bool isOver = process.exitStatus() == QProcess::NormalExit;
        return {isOver ? process.exitCode() : -1, process.readAllStandardOutput(),
                process.readAllStandardError()};
    }

    /// Has a proof for an all-lit board of 61x61 begin with empty lists of this length.
    void writeLists(const QString& name, int length) const {
        write(QStringLiteral("lit61"), allLit(61));
        const QByteArray part =
            run({QStringLiteral("--part"), QStringLiteral("1/2"), QStringLiteral("--goal"),
                 QStringLiteral("white"), QStringLiteral("lit61")})
                .output;
        QByteArray text;
        for (const QByteArray& line : part.split('\n')) {
            QList<QByteArray> words = line.split(' ');
            if (words.first() == "places") continue;
            if (words.first() == "blocks") words = {words.first()};
            if (words.first() == "list") words[2] = QByteArray::number(length);
            text += words.join(' ') + '\n';
        }
        write(name, QByteArray::fromStdString(withChecksum(text.toStdString())));
    }

    /// Does all parts of what the files hold, or of the board if there are none; each writes a file.
    [[nodiscard]] QStringList doParts(const QStringList& from, int count, const QString& name) const {
        QStringList files;
        for (int number = 1; number <= count; ++number) {
            const QString part = QStringLiteral("%1/%2").arg(number).arg(count);
            const Ending result = run(QStringList{QStringLiteral("--part"), part, QStringLiteral("--jobs"),
                                                  QString::number(1 + number % 2)} +
                                      from);
            if (result.status != 0) qWarning("%s", result.errors.constData());
            files.push_back(name + QString::number(number));
            write(files.back(), result.output);
        }
        return files;
    }

  private slots:

    void initTestCase() {
        QVERIFY(folder_.isValid());
        // A machine or a build that is slow has enough to do with a smaller board.
        constexpr qint64 slow = 400;
        write(QStringLiteral("board"), allLit(119));
        QElapsedTimer timer;
        timer.start();
        expected_ = run(whole_);
        if (timer.elapsed() < slow) {
            write(QStringLiteral("board"), allLit(126));
            expected_ = run(whole_);
        }
        QCOMPARE(expected_.status, 0);
        QVERIFY(expected_.output.startsWith("7364 ") || expected_.output.startsWith("6409 "));
        write(QStringLiteral("long"), allLit(123));
        long_.setWorkingDirectory(folder_.path());
        long_.start(QStringLiteral(FLIPSOLVE),
                    {QStringLiteral("--checkpoint"), QStringLiteral("beside.proof"), QStringLiteral("--goal"),
                     QStringLiteral("white"), QStringLiteral("long")});
        QVERIFY(long_.waitForStarted(patience));
    }

    void whatIsKilledGoesOnToTheSameAnswer() {
        Random random(3);
        std::uint64_t kills = 0;
        int stopped = 0;
        for (const int signal : {SIGKILL, SIGTERM, SIGINT}) {
            QFile::remove(path(QStringLiteral("kept")));
            Ending result;
            std::uint64_t longest = 100;
            do {
                // A slow machine gets further each time.
                const auto milliseconds = static_cast<int>(random.below(longest += longest / 5));
                result = run(QStringList{QStringLiteral("--checkpoint"), QStringLiteral("kept")} + whole_,
                             [&](QProcess& process) {
                                 if (process.waitForFinished(milliseconds)) return;
                                 ++kills;
                                 ::kill(static_cast<pid_t>(process.processId()), signal);
                             });
                if (signal == SIGKILL || result.status == 0) continue;
                // Before and after the search it ends as usual.
                if (result.status == -1) continue;
                QVERIFY(result.output.isEmpty());
                QCOMPARE(result.status, 1);
                QCOMPARE(result.errors,
                         QByteArray("board:1: stopped; the same command goes on from the checkpoint kept\n"));
                ++stopped;
            } while (result.status != 0 && longest < patience);
            QCOMPARE(result.output, expected_.output);
            QVERIFY(contents(QStringLiteral("kept")).contains("\nproven "));
            // Then it is proven already.
            QCOMPARE(run(QStringList{QStringLiteral("--checkpoint"), QStringLiteral("kept")} + whole_).output,
                     expected_.output);
        }
        QVERIFY(kills >= 3 && stopped >= 1);
    }

    void aSignalStopsAProofOfMinutes() {
        const Ending ending = run({QStringLiteral("--checkpoint"), QStringLiteral("long.proof"),
                                   QStringLiteral("--goal"), QStringLiteral("white"), QStringLiteral("long")},
                                  [](QProcess& process) {
                                      if (process.waitForFinished(1'500)) return;
                                      // Two at once, as timeout(1) sends to a program and its group; of
                                      // two kinds, for the system may join those of one.
                                      const auto program = static_cast<pid_t>(process.processId());
                                      ::kill(program, SIGTERM);
                                      ::kill(program, SIGINT);
                                  });
        QCOMPARE(ending.errors,
                 QByteArray("long:1: stopped; the same command goes on from the checkpoint long.proof\n"));
        QCOMPARE(ending.status, 1);
        QVERIFY(ending.output.isEmpty());
        // Nothing unfinished is left.
        QCOMPARE(QDir(folder_.path()).entryList({QStringLiteral("long*")}, QDir::Files).size(), 2);
    }

    void aTimeLimitIsNoEnd() {
        int slices = 0;
        Ending ending;
        // A slow machine gets further each time.
        for (double seconds = 0.1; slices == 0 || ending.output.contains("not proven"); seconds *= 1.1) {
            ending = run(QStringList{QStringLiteral("--checkpoint"), QStringLiteral("slices"),
                                     QStringLiteral("--time"), QString::number(seconds, 'f', 3)} +
                         whole_);
            const bool isProven = !ending.output.contains("not proven");
            QCOMPARE(ending.status, isProven ? 0 : 1);
            QCOMPARE(ending.errors.contains("not proven"), !isProven);
            ++slices;
        }
        QCOMPARE(ending.output, expected_.output);
        QVERIFY(slices > 1);
    }

    void partsComeToTheSameAnswer_data() {
        QTest::addColumn<QByteArray>("board");
        QTest::newRow("two colours, searched one after the other") << drawn(39);
        QTest::newRow("two colours, and lists in many blocks") << drawn(61);
        QTest::newRow("milliseconds: answered whole") << QByteArray("bwwb\nbbwb\nbwwb\nbwww\n");
        QTest::newRow("impossible") << QByteArray("bwb\nwww\nbww\nwwb\nwbb\n");
        QTest::newRow("impossible, with a witness that is searched for long") << impossible(14);
    }

    void partsComeToTheSameAnswer() {
        QFETCH(const QByteArray, board);
        write(QStringLiteral("parts"), board);
        const QStringList presses{QStringLiteral("--presses")};
        const Ending expected = run(presses + QStringList{QStringLiteral("parts")});
        QCOMPARE(expected.status, 0);
        const QStringList merge{QStringLiteral("--merge")};
        for (int count = 1; count <= 4; ++count) {
            QStringList files = doParts({QStringLiteral("parts")}, count, QStringLiteral("a"));
            Ending merged = run(presses + merge + files);
            for (int round = 0; merged.status == 1 && round < 6; ++round) {
                QVERIFY2(merged.errors.startsWith("flipsolve: not proven yet; what is missing: the "),
                         merged.errors.constData());
                files = doParts(merge + files, count, QStringLiteral("b%1").arg(round));
                merged = run(presses + merge + files);
            }
            QCOMPARE(merged.output, expected.output);
            QCOMPARE(merged.status, 0);
        }
    }

    void whatIsImpossibleNeedsNoProof_data() {
        QTest::addColumn<int>("side");
        QTest::newRow("the pairs for the witness would be missing") << 14;
        QTest::newRow("the lists for the witness would be missing") << 26;
    }

    void whatIsImpossibleNeedsNoProof() {
        QFETCH(const int, side);
        QFile::remove(path(QStringLiteral("kept-impossible")));
        write(QStringLiteral("impossible"), impossible(side));
        const QStringList board{QStringLiteral("--proof"), QStringLiteral("impossible")};
        const Ending expected = run(board);
        QVERIFY(expected.output.startsWith("Impossible\n"));
        // The same witness, too.
        const QStringList keep{QStringLiteral("--checkpoint"), QStringLiteral("kept-impossible")};
        for (const char* const when : {"at first", "when the file is known"}) {
            const Ending kept = run(keep + board);
            QVERIFY2(kept.output == expected.output, when);
            QCOMPARE(kept.status, 0);
        }
        const Ending merged =
            run({QStringLiteral("--proof"), QStringLiteral("--merge"), QStringLiteral("kept-impossible")});
        QCOMPARE(merged.errors, expected.errors);
        QCOMPARE(merged.output, expected.output);
        QCOMPARE(merged.status, 0);
    }

    void listsThenPairsAreEnough_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("count");
        QTest::addColumn<QByteArray>("answer");
        QTest::newRow("mirrors, five parts") << 61 << 5 << QByteArray("1629\n");
        QTest::newRow("mirrors, thirteen parts") << 61 << 13 << QByteArray("1629\n");
        QTest::newRow("mirrors and unequal ranks, eight parts") << 65 << 8 << QByteArray("1867\n");
    }

    /// As the README divides a proof; the lists are long enough at once.
    void listsThenPairsAreEnough() {
        QFETCH(int, side);
        QFETCH(int, count);
        QFETCH(QByteArray, answer);
        write(QStringLiteral("enough"), allLit(side));
        const QStringList merge{QStringLiteral("--merge")};
        const QStringList lists =
            doParts({QStringLiteral("--goal"), QStringLiteral("white"), QStringLiteral("enough")}, count,
                    QStringLiteral("enough-lists"));
        const Ending merged = run(merge + doParts(merge + lists, count, QStringLiteral("enough-pairs")));
        QCOMPARE(merged.errors, QByteArray());
        QCOMPARE(merged.output, answer);
        QCOMPARE(merged.status, 0);
    }

    void theMissingPartIsTold() {
        write(QStringLiteral("missing"), allLit(61));
        const QStringList merge{QStringLiteral("--merge")};
        QStringList files =
            doParts({QStringLiteral("--goal"), QStringLiteral("white"), QStringLiteral("missing")}, 4,
                    QStringLiteral("lists"));
        const QString third = files.takeAt(2);
        Ending result = run(merge + files);
        QCOMPARE(result.status, 1);
        QCOMPARE(result.errors,
                 QByteArray("flipsolve: not proven yet; what is missing: the lists (part 3/4)\n"));
        QVERIFY(result.output.isEmpty());
        files.push_back(third);
        files = doParts(merge + files, 4, QStringLiteral("pairs"));
        const QString second = files.takeAt(1);
        result = run(merge + files);
        QCOMPARE(result.status, 1);
        QCOMPARE(result.errors,
                 QByteArray("flipsolve: not proven yet; what is missing: the pairs (part 2/4)\n"));
        // In any order, and more than once.
        files.push_front(second);
        QCOMPARE(run(merge + files + files).output, QByteArray("1629\n"));
    }

    void tooLittleMemoryIsTold_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("complaint");
        const auto row = [](const char* name, const QStringList& arguments, const char* place,
                            const char* before = "") {
            QTest::newRow(name) << arguments
                                << QByteArray(place) + ": " + before +
                                       "16 MiB do not suffice for this proof; --memory can give more\n";
        };
        write(QStringLiteral("wide"), allLit(123));
        const QStringList wide{QStringLiteral("--goal"), QStringLiteral("white"), QStringLiteral("wide")};
        const QStringList part{QStringLiteral("--part"), QStringLiteral("1/2")};
        const QStringList merge{QStringLiteral("--merge"), QStringLiteral("long")};
        write(QStringLiteral("nothing"),
              run(QStringList{QStringLiteral("--memory"), QStringLiteral("16")} + part + wide).output);
        writeLists(QStringLiteral("long"), 200'000);
        row("a part whose plan does not fit", part + wide, "wide:1");
        row("what has been put together has no plan", {QStringLiteral("--merge"), QStringLiteral("nothing")},
            "flipsolve", "not proven yet: ");
        row("a part whose lists do not fit", part + merge, "flipsolve");
        row("a part of the pairs, whose lists do not fit",
            part + QStringList{QStringLiteral("--merge")} + doParts(merge, 2, QStringLiteral("half")),
            "flipsolve");
    }

    void tooLittleMemoryIsTold() {
        QFETCH(const QStringList, arguments);
        const Ending ending = run(QStringList{QStringLiteral("--memory"), QStringLiteral("16")} + arguments);
        QTEST(ending.errors, "complaint");
        QCOMPARE(ending.status, 1);
        // What is known of a part is printed all the same.
        QCOMPARE(ending.output.startsWith("flipgame-proof 1\n"),
                 arguments.contains(QStringLiteral("--part")));
    }

    void aCheckpointThatNeedsMoreMemorySaysSo() {
        write(QStringLiteral("wide"), allLit(123));
        const Ending ending = run({QStringLiteral("--memory"), QStringLiteral("16"), QStringLiteral("--goal"),
                                   QStringLiteral("white"), QStringLiteral("--checkpoint"),
                                   QStringLiteral("wide.proof"), QStringLiteral("wide")});
        QVERIFY(ending.output.contains("not proven"));
        QCOMPARE(ending.errors,
                 QByteArray("wide:1: 16 MiB do not suffice for this proof; --memory can give more\n"));
        QCOMPARE(ending.status, 1);
    }

    void aProofThatIsOutOfReachHasNoParts() {
        const Ending ending =
            run({QStringLiteral("--part"), QStringLiteral("1/2"),
                 QStringLiteral("flip:") + (QStringLiteral("/") + QString(33, u'b')).repeated(33).mid(1) +
                     QStringLiteral("?goal=white&edges=torus")});
        QVERIFY2(ending.errors.endsWith("this board’s proof is out of reach, and cannot be done in parts\n"),
                 ending.errors.constData());
        QCOMPARE(ending.status, 1);
    }

    /// As if the second part had been made with more memory.
    void listsThatAreTooShortForOthersAreTold() {
        write(QStringLiteral("uneven"), allLit(61));
        const QStringList merge{QStringLiteral("--merge")};
        const QStringList shorter =
            doParts({QStringLiteral("--goal"), QStringLiteral("white"), QStringLiteral("uneven")}, 4,
                    QStringLiteral("short"));
        writeLists(QStringLiteral("uneven-begun"), 5'000);
        const QStringList longer =
            doParts(merge + QStringList{QStringLiteral("uneven-begun")}, 4, QStringLiteral("long"));
        Ending ending = run(merge + shorter.mid(0, 2) + longer.mid(2));
        QCOMPARE(ending.errors,
                 QByteArray("flipsolve: the lists of short1 and 1 other file are not used, as others are "
                            "longer; how long they are depends on --memory\n"
                            "flipsolve: not proven yet; what is missing: the lists (part 1/2)\n"));
        QCOMPARE(ending.status, 1);
        // Nothing is missing where the longer ones are whole, and nothing where a file knows the answer.
        ending = run(merge + shorter + longer);
        QCOMPARE(ending.errors, QByteArray("flipsolve: not proven yet; what is missing: the pairs (all)\n"));
        // A checkpoint is one of them, whichever is the longer.
        for (const bool isLonger : {false, true}) {
            const QStringList checkpoint{QStringLiteral("--checkpoint"), QStringLiteral("uneven.proof")};
            write(checkpoint.back(), contents(isLonger ? longer.front() : shorter.front()));
            ending = run(merge + checkpoint + (isLonger ? shorter.mid(2, 1) : longer.mid(2, 1)));
            QCOMPARE(ending.errors.split('\n').first(),
                     QByteArray("flipsolve: the lists of ") + (isLonger ? "short3" : "uneven.proof") +
                         " are not used, as others are longer; how long they are depends on --memory");
        }
        const QStringList pairs = doParts(merge + longer, 1, QStringLiteral("pairs"));
        ending = run(merge + shorter.mid(0, 1) + longer.mid(1) + pairs);
        QCOMPARE(ending.errors, QByteArray());
        QCOMPARE(ending.output, QByteArray("1629\n"));
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

    /// Last, because the first of its lists takes ten seconds, and minutes under sanitizers.
    void whatIsFoundIsKeptWhileASearchGoesOn() {
        const auto hasList = [this] { return contents(QStringLiteral("beside.proof")).contains("\nlist "); };
        QTRY_VERIFY_WITH_TIMEOUT(hasList() || long_.state() != QProcess::Running, 4 * patience);
        QCOMPARE(long_.state(), QProcess::Running);
        long_.kill();
        QVERIFY(long_.waitForFinished(patience));
        const Ending merged = run({QStringLiteral("--merge"), QStringLiteral("beside.proof")});
        QVERIFY2(merged.errors.contains("what is missing: "), merged.errors.constData());
    }

    void cleanupTestCase() {
        long_.kill();
        long_.waitForFinished(patience);
    }
};

QTEST_GUILESS_MAIN(TestProofs)
#include "tst_proofs.moc"
