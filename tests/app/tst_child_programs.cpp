// The programs that flipsolve --check runs, and those that behave badly.

#include "app/flipsolve/child_program.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace flip;
using namespace flip::console;
using flip::test::patience;

namespace {

using Kind = ChildEnd::Kind;

QString text(const std::string& bytes) { return QString::fromStdString(bytes); }

constexpr ChildLimits generous{std::chrono::seconds(30), 1 << 20};

bool isAlive(pid_t process) { return kill(process, 0) == 0; }

} // namespace

class TestChildPrograms : public QObject {
    Q_OBJECT

  private slots:

    void initTestCase() { std::signal(SIGPIPE, SIG_IGN); }

    void aProgramEndsInManyWays_data() {
        QTest::addColumn<std::string>("command");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("code");
        QTest::addColumn<std::string>("output");
        const auto row = [](const char* name, const char* command, Kind kind, int code, const char* output) {
            QTest::newRow(name) << std::string(command) << static_cast<int>(kind) << code
                                << std::string(output);
        };
        row("it repeats its input", "cat", Kind::Exited, 0, "input\n");
        row("it reads nothing", "echo 4", Kind::Exited, 0, "4\n");
        row("it prints nothing", "cat >/dev/null", Kind::Exited, 0, "");
        row("an exit status", "echo 1; exit 3", Kind::Exited, 3, "1\n");
        row("a signal", "kill -SEGV $$", Kind::Signalled, SIGSEGV, "");
        row("no such program", "exec ./no-such-program", Kind::Exited, 127, "");
        row("it closes its outputs first", "exec >&- 2>&-; sleep 0.05; exit 5", Kind::Exited, 5, "");
        row("its signals are as usual", "yes | head -n 1", Kind::Exited, 0, "y\n");
    }

    void aProgramEndsInManyWays() {
        QFETCH(std::string, command);
        QFETCH(int, kind);
        QFETCH(int, code);
        QFETCH(std::string, output);
        const ChildEnd end = runChild(inShell(command), "input\n", generous);
        QCOMPARE(static_cast<int>(end.kind), kind);
        QCOMPARE(end.code, code);
        QCOMPARE(text(end.output), text(output));
    }

    void muchIsReadWhileMuchIsWritten() {
        const std::string input(10 << 20, 'b');
        const ChildEnd end = runChild(inShell("cat"), input, {std::chrono::minutes(2), input.size()});
        QCOMPARE(static_cast<int>(end.kind), static_cast<int>(Kind::Exited));
        QVERIFY(end.output == input);
        const ChildEnd silent = runChild(inShell("cat >/dev/null; echo done"), input, generous);
        QCOMPARE(text(silent.output), QStringLiteral("done\n"));
        const ChildEnd deaf = runChild(inShell("echo done"), input, generous);
        QCOMPARE(text(deaf.output), QStringLiteral("done\n"));
    }

    void aFloodIsStopped() {
        const ChildEnd end = runChild(inShell("yes"), "", {std::chrono::minutes(2), 1000});
        QCOMPARE(static_cast<int>(end.kind), static_cast<int>(Kind::TooMuchOutput));
        QCOMPARE(end.output.size(), std::size_t{1000});
        const ChildEnd errors = runChild(
            inShell("yes 2>&1 >&- | head -c 1000000 >&2; yes x | head -c 1000000 >&2"), "", generous);
        QCOMPARE(static_cast<int>(errors.kind), static_cast<int>(Kind::Exited));
        QVERIFY(errors.errors.size() <= 2000);
    }

    void aProgramThatNeverEndsIsKilledWithAllThatItStarted() {
        QTemporaryDir folder;
        const std::string file = folder.filePath(QStringLiteral("numbers")).toStdString();
        const std::string note = "echo $$ >>'" + file + "'; ";
        const ChildEnd end = runChild(
            inShell("(" + note + "sh -c '" + "echo $$ >>\"" + file + "\"; sleep 1000' & " + "sleep 1000)"),
            "", {std::chrono::milliseconds(700), 1000});
        QCOMPARE(static_cast<int>(end.kind), static_cast<int>(Kind::TooSlow));
        QFile numbers(QString::fromStdString(file));
        QVERIFY(numbers.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = numbers.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 2);
        for (const QByteArray& line : lines) QTRY_VERIFY_WITH_TIMEOUT(!isAlive(line.toInt()), patience);
    }

    void whatAProgramLeavesRunningIsKilled() {
        const ChildEnd end = runChild(inShell("sleep 1000 >&- 2>&- <&- & echo $!"), "", generous);
        QCOMPARE(static_cast<int>(end.kind), static_cast<int>(Kind::Exited));
        const pid_t left = std::stoi(end.output);
        QTRY_VERIFY_WITH_TIMEOUT(!isAlive(left), patience);
    }

    void interruptingTheCheckEndsTheProgram() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("number"));
        QProcess process;
        process.start(QStringLiteral(FLIPSOLVE),
                      {QStringLiteral("--check"),
                       QStringLiteral("echo $$ >'%1.new'; mv '%1.new' '%1'; sleep 1000; true").arg(file),
                       QStringLiteral("--judge"), QStringLiteral("poj1753")});
        QVERIFY(process.waitForStarted(patience));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), patience);
        QFile number(file);
        QVERIFY(number.open(QIODevice::ReadOnly));
        const pid_t started = number.readAll().trimmed().toInt();
        QVERIFY(started > 0 && isAlive(started));
        kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        QCOMPARE(process.exitCode(), SIGINT);
        QCOMPARE(process.readAllStandardOutput(), QByteArray());
        QTRY_VERIFY_WITH_TIMEOUT(!isAlive(started), patience);
    }
};

QTEST_GUILESS_MAIN(TestChildPrograms)
#include "tst_child_programs.moc"
