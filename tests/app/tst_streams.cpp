// Standard input and output as other programs may hand them over, and what flipsolve shows of texts from
// outside.

#include "app/flipsolve/input.h"
#include "app/flipsolve/printable.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryFile>
#include <QTest>

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cstdlib>

using namespace flip::console;
using flip::test::patience;

namespace {

/// Whether the process waits for something, or is gone.
bool isIdle(qint64 process) {
    QFile file(QStringLiteral("/proc/%1/stat").arg(process));
    if (!file.open(QIODevice::ReadOnly)) return true;
    const QByteArray about = file.readAll();
    // The state stands after the name, which is in brackets: proc(5).
    const char state = about.at(about.lastIndexOf(')') + 2);
    return state == 'S' || state == 'Z';
}

} // namespace

class TestStreams : public QObject {
    Q_OBJECT

  private slots:

    void whatActsOnATerminalIsShownByItsNumber_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("shown");
        const auto row = [](const char* name, const char* text, const char* shown) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(shown);
        };
        row("nothing", "", "");
        row("letters and blanks stay", "a board.txt", "a board.txt");
        row("letters of other scripts stay", "Bücher/棋盘 é", "Bücher/棋盘 é");
        row("an escape sequence", "\x1b[2Jx", "\\x1B[2Jx");
        row("a line end", "two\nlines", "two\\x0Alines");
        row("delete", "\x7f", "\\x7F");
        row("a control of eight bits", "\xc2\x9b", "\\x9B");
        row("a change of direction", "\u202Etxt.exe", "\\u202Etxt.exe");
        row("a byte that is not UTF-8", "\xff", "\\xFF");
        row("a character cut short, by its first byte", "x\xe2\x82", "x\\xE2");
    }

    void whatActsOnATerminalIsShownByItsNumber() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, shown);
        QCOMPARE(QByteArray::fromStdString(printable(text.toStdString())), shown);
    }

    void aFileTellsHowMuchOfItHasBeenRead() {
        const auto never = [] { return false; };
        QTemporaryFile file;
        QVERIFY(file.open());
        QVERIFY(!Input(file.fileName().toStdString(), never).share());
        QVERIFY(file.write(QByteArray(3 << 19, 'b')) > 0 && file.flush());
        Input input(file.fileName().toStdString(), never);
        double before = input.share().value();
        QCOMPARE(before, 0.0);
        while (!input.read().empty()) {
            QVERIFY(input.share() > before);
            before = *input.share();
        }
        QCOMPARE(before, 1.0);
    }

    void aPersonIsRecognisedAtATerminal() {
        const int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
        if (terminal < 0) QSKIP("this system gives no terminals");
        QVERIFY(grantpt(terminal) == 0 && unlockpt(terminal) == 0);
        const int typed = open(ptsname(terminal), O_RDWR | O_NOCTTY | O_CLOEXEC);
        QVERIFY(typed >= 0);
        const auto never = [] { return false; };
        const int own = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0);
        dup2(typed, STDIN_FILENO);
        const bool recognised = Input("-", never).isTerminal();
        dup2(own, STDIN_FILENO);
        for (const int descriptor : {own, typed, terminal}) close(descriptor);
        QVERIFY(recognised);
        QVERIFY(!Input("/dev/null", never).isTerminal());
    }

    void aFullPipeThatDoesNotWaitIsWaitedFor() {
        std::array<int, 2> ends{};
        QVERIFY(pipe2(ends.data(), O_CLOEXEC) == 0);
        fcntl(ends[1], F_SETFL, O_NONBLOCK);
        qsizetype filled = 0;
        while (write(ends[1], " ", 1) == 1) ++filled;
        QTemporaryFile board;
        QVERIFY(board.open() && board.write("bwwb\nbbwb\nbwwb\nbwww\n") > 0 && board.flush());
        QProcess process;
        process.setChildProcessModifier([&] { dup2(ends[1], STDOUT_FILENO); });
        process.start(QStringLiteral(FLIPSOLVE), {board.fileName()});
        QVERIFY(process.waitForStarted(patience));
        close(ends[1]);
        QTRY_VERIFY(isIdle(process.processId()));
        QByteArray seen;
        std::array<char, 4096> block{};
        for (ssize_t count = 0; (count = read(ends[0], block.data(), block.size())) > 0;)
            seen.append(block.data(), count);
        close(ends[0]);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.readAllStandardError(), QByteArray());
        QCOMPARE(seen.mid(filled), QByteArray("4\n"));
    }

    void streamsThatDoNotWaitAreWaitedFor() {
        constexpr int boards = 200'000;
        QProcess process;
        process.setChildProcessModifier([] {
            for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
                fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
        });
        process.start(QStringLiteral(FLIPSOLVE), {});
        const QByteArray board("bwwb\nbbwb\nbwwb\nbwww\n");
        process.write(board);
        // It answers although nothing has ended yet, and then finds that there is no more for now.
        QVERIFY(process.waitForReadyRead(patience));
        process.write(board.repeated(boards));
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.readAllStandardError(), QByteArray());
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(process.readAllStandardOutput().count("4\n"), boards + 1);
    }
};

QTEST_GUILESS_MAIN(TestStreams)
#include "tst_streams.moc"
