// Long proofs that are stopped, killed, taken up again, shared out and put together, as programs and files.

#include "core/model/puzzle.h"
#include "core/text/board_text.h"
#include "core/text/puzzle_line.h"
#include "core/text/words.h"
#include "tests/app/proof_test.h"
#include "tests/core/random_rules.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTest>

#include <csignal>
#include <sys/types.h>

using namespace flip;
using namespace flip::test;

namespace {

/// A board that can be made white, and black.
QByteArray drawn(int side) {
    Random random(static_cast<std::uint64_t>(side));
    const Size size{side, side};
    Puzzle puzzle = Puzzle::flipGame(Grid(size));
    puzzle.rule.pressAll(puzzle.board, randomGrid(size, random));
    return QByteArray::fromStdString(writeBoard(puzzle.board));
}

/// An all-lit torus with too many quiet patterns for a proof.
QString farPuzzle() {
    return QStringLiteral("flip:") + (QStringLiteral("/") + QString(33, u'b')).repeated(33).mid(1) +
           QStringLiteral("?goal=white&edges=torus");
}

/// A board that takes 24 presses, and has many quiet patterns for its cells.
QString crowdedPuzzle() {
    return QStringLiteral("flip:wwbwwwwbwwbb/wbwwwbwwwbww/wbbbbwwbwwww/wwbbbbwbbbwb/wbbbbbwbwbbw/"
                          "bbbbbwwwwbbw/wwbbbwbwbwbw/wwwbbbbbwbbw/bwbwwbbbwwbw"
                          "?goal=white&edges=torus&pattern=***/***/***");
}

/// The address of an all-lit torus whose presses flip four neighbours; it cannot be made white.
QByteArray impossible(int side) {
    const QByteArray row(side, 'b');
    return "flip:" + row + ('/' + row).repeated(side - 1) + "?goal=white&edges=torus&pattern=.*./*.*/.*.";
}

} // namespace

class TestProofs : public ProofTest {
    Q_OBJECT

    /// An all-lit board whose proof takes about a second, and its answer.
    const QStringList whole_{QStringLiteral("--presses"), QStringLiteral("--goal"), QStringLiteral("white"),
                             QStringLiteral("board")};
    Ending expected_;

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

    void aProofThatIsMadeInOneRunHasNoParts() {
        const Ending ending = run({QStringLiteral("--part"), QStringLiteral("1/2"), farPuzzle()});
        QVERIFY2(ending.errors.endsWith("this board’s proof cannot be done in parts\n"),
                 ending.errors.constData());
        QCOMPARE(ending.status, 1);
        write(QStringLiteral("far.part"), ending.output);
        const Ending merged = run({QStringLiteral("--merge"), QStringLiteral("far.part")});
        QCOMPARE(merged.errors, QByteArray("flipsolve: not proven: this proof can only be made in one run; "
                                           "--time says how long it may take\n"));
        QCOMPARE(merged.status, 1);
    }

    void aCheckpointOfAProofThatIsOutOfReachDoesNotSayThatItGoesOn() {
        Random random(60);
        const Size size{6, 60};
        Puzzle puzzle{Rule::fromPattern(size, *readPattern("***/***/***"), Edges::Torus), Grid(size),
                      Goal::White};
        puzzle.rule.pressAll(puzzle.board, randomGrid(size, random));
        write(QStringLiteral("far"), QByteArray::fromStdString(writePuzzleLine(puzzle)) + '\n');
        const Ending ending =
            run({QStringLiteral("--checkpoint"), QStringLiteral("far.proof"), QStringLiteral("far")});
        QVERIFY(ending.output.contains("not proven"));
        QVERIFY2(ending.errors.endsWith("not proven: this board’s proof is out of reach\n"),
                 ending.errors.constData());
        QCOMPARE(ending.status, 1);
        const Ending merged = run({QStringLiteral("--merge"), QStringLiteral("far.proof")});
        QCOMPARE(merged.errors, QByteArray("flipsolve: not proven: this board’s proof is out of reach\n"));
        QCOMPARE(merged.status, 1);
    }

    void aProofByAnotherAlgorithmIsKept_data() {
        QTest::addColumn<int>("parts");
        QTest::newRow("in one part") << 1;
        QTest::newRow("in three parts") << 3;
    }

    /// Classes of this board, the quiet patterns of which are many for their cells, give way to another
    /// algorithm.
    void aProofByAnotherAlgorithmIsKept() {
        QFETCH(int, parts);
        const QStringList merge{QStringLiteral("--merge")};
        QStringList files = doParts({crowdedPuzzle()}, parts, QStringLiteral("crowded-lists"));
        files = doParts(merge + files, parts, QStringLiteral("crowded-pairs"));
        Ending ending = run(merge + files);
        QCOMPARE(ending.errors, QByteArray());
        QCOMPARE(ending.output, QByteArray("24\n"));
        // So is one in a checkpoint.
        const QStringList kept{QStringLiteral("--checkpoint"), QStringLiteral("crowded.proof")};
        QCOMPARE(run(kept + QStringList{crowdedPuzzle()}).output, QByteArray("24\n"));
        ending = run(merge + kept.mid(1));
        QCOMPARE(ending.errors, QByteArray());
        QCOMPARE(ending.output, QByteArray("24\n"));
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
                            "longer; they depend on --memory, and grow where they are too short\n"
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
                         " are not used, as others are longer; they depend on --memory, and grow where they "
                         "are too short");
        }
        const QStringList pairs = doParts(merge + longer, 1, QStringLiteral("pairs"));
        ending = run(merge + shorter.mid(0, 1) + longer.mid(1) + pairs);
        QCOMPARE(ending.errors, QByteArray());
        QCOMPARE(ending.output, QByteArray("1629\n"));
    }

    /// The first of its lists takes ten seconds, and minutes under sanitizers.
    void whatIsFoundIsKeptWhileASearchGoesOn() {
        write(QStringLiteral("beside"), allLit(123));
        QProcess search;
        search.setWorkingDirectory(folder_.path());
        search.start(QStringLiteral(FLIPSOLVE),
                     {QStringLiteral("--checkpoint"), QStringLiteral("beside.proof"),
                      QStringLiteral("--goal"), QStringLiteral("white"), QStringLiteral("beside")});
        QVERIFY(search.waitForStarted(patience));
        const auto hasList = [this] { return contents(QStringLiteral("beside.proof")).contains("\nlist "); };
        QTRY_VERIFY_WITH_TIMEOUT(hasList() || search.state() != QProcess::Running, 4 * patience);
        QCOMPARE(search.state(), QProcess::Running);
        search.kill();
        QVERIFY(search.waitForFinished(patience));
        const Ending merged = run({QStringLiteral("--merge"), QStringLiteral("beside.proof")});
        QVERIFY2(merged.errors.contains("what is missing: "), merged.errors.constData());
    }
};

QTEST_GUILESS_MAIN(TestProofs)
#include "tst_proofs.moc"
