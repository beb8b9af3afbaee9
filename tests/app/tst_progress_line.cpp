// What a person at a terminal sees of long work: the line, on a clock that the test turns, and flipsolve
// itself, with a terminal for its standard error.

#include "app/flipsolve/progress_line.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

using namespace flip;
using namespace flip::console;
using flip::test::patience;
using namespace std::chrono_literals;

namespace {

const char* const eraseLine = "\r\x1b[K";

/// A terminal that keeps what is written to it.
class Terminal {
  public:
    Terminal() : descriptor_(posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)) {
        if (descriptor_ < 0 || grantpt(descriptor_) != 0 || unlockpt(descriptor_) != 0) return;
        // A terminal that nobody has open loses what was written.
        kept_ = open(ptsname(descriptor_), O_RDWR | O_NOCTTY | O_CLOEXEC);
    }

    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    ~Terminal() {
        if (kept_ >= 0) close(kept_);
        if (descriptor_ >= 0) close(descriptor_);
    }

    /// Not so where no devpts is mounted, as in a bare chroot.
    [[nodiscard]] bool isThere() const { return kept_ >= 0; }

    [[nodiscard]] QString path() const { return QString::fromLocal8Bit(ptsname(descriptor_)); }

    /// Everything that has been written until now.
    [[nodiscard]] QByteArray text() {
        QByteArray block(4096, '\0');
        for (ssize_t count = 0;
             (count = read(descriptor_, block.data(), static_cast<std::size_t>(block.size()))) > 0;)
            text_ += block.first(count);
        return text_;
    }

  private:
    int descriptor_;
    int kept_ = -1;
    QByteArray text_;
};

/// Standard error goes to a file as long as this lives.
class CapturedErrors {
  public:
    CapturedErrors() : before_(dup(STDERR_FILENO)) {
        if (!file_.open()) qFatal("cannot write a file");
        dup2(file_.handle(), STDERR_FILENO);
    }

    CapturedErrors(const CapturedErrors&) = delete;
    CapturedErrors& operator=(const CapturedErrors&) = delete;

    ~CapturedErrors() {
        dup2(before_, STDERR_FILENO);
        close(before_);
    }

    /// What has been written since the last call.
    [[nodiscard]] QByteArray news() {
        QFile file(file_.fileName());
        if (!file.open(QIODevice::ReadOnly) || !file.seek(read_)) qFatal("cannot read a file");
        QByteArray text = file.readAll();
        read_ += text.size();
        return text;
    }

  private:
    int before_;
    QTemporaryFile file_;
    qint64 read_ = 0;
};

ProgressLine::Clock::time_point now;

/// A board with so many black pieces that proving its minimum takes minutes.
QByteArray longWork() {
    constexpr int side = 95;
    return (QByteArray(side, 'b') + '\n').repeated(side);
}

} // namespace

class TestProgressLine : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    [[nodiscard]] QString written(const QByteArray& text) {
        QFile file(folder_.filePath(QStringLiteral("boards.txt")));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write a file");
        return file.fileName();
    }

  private slots:

    void theLineComesAfterASecondAndThenFiveTimesASecond() {
        CapturedErrors errors;
        Output output;
        ProgressLine line(output, true, [] { return now; });
        line.answered(7, 0.25);
        now += 999ms;
        line.refresh();
        QCOMPARE(errors.news(), QByteArray());
        now += 1ms;
        line.refresh();
        QCOMPARE(errors.news(), eraseLine + QByteArray("7 answered, 25 % of the text; 1 s"));
        now += 199ms;
        line.answered(1, 0.5);
        QCOMPARE(errors.news(), QByteArray());
        now += 801ms;
        line.progressed({.nodes = 300, .done = 0.125});
        QCOMPARE(errors.news(),
                 eraseLine + QByteArray("8 answered, 50 % of the text; this one: 12 %, 300 nodes; 2 s"));
        now += 1s;
        line.answered(1, std::nullopt);
        QCOMPARE(errors.news(), eraseLine + QByteArray("9 answered; 3 s"));
        output.complain("done");
        QCOMPARE(errors.news(), eraseLine + QByteArray("flipsolve: done\n"));
    }

    void nothingIsToldWhereNobodyReads() {
        CapturedErrors errors;
        Output output;
        ProgressLine line(output, false, [] { return now; });
        QVERIFY(!line.isShown());
        QVERIFY(line.monitor() == nullptr);
        now += 1h;
        line.answered(1, 0.5);
        line.refresh();
        output.removeProgress();
        QCOMPARE(errors.news(), QByteArray());
    }

    void longWorkIsToldAndTheLineIsGoneAtTheEnd() {
        Terminal terminal;
        if (!terminal.isThere()) QSKIP("this system gives no pseudo-terminals (no devpts?)");
        QProcess process;
        process.setStandardErrorFile(terminal.path(), QIODevice::Append);
        process.start(QStringLiteral(FLIPSOLVE), {"--goal", "white", "--time", "1.3", "--jobs", "2",
                                                  written(longWork() + '\n' + longWork())});
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitCode(), 0);
        const QByteArray seen = terminal.text();
        QVERIFY2(seen.startsWith(QByteArray(eraseLine) + "0 answered"), seen.constData());
        QVERIFY2(seen.endsWith(eraseLine), seen.constData());
        QVERIFY2(!seen.contains('\n'), seen.constData());
        const QRegularExpression line(
            QStringLiteral("^0 answered(; this one: \\d+ %, \\d+ nodes)?; \\d+ s$"));
        const QString first = QString::fromUtf8(seen.split('\r').at(1).mid(3));
        QVERIFY2(line.match(first).hasMatch(), qPrintable(first));
        QCOMPARE(process.readAllStandardOutput().count("not proven"), 2);
    }

    void aCheckTellsHowManyCasesItHasTried() {
        Terminal terminal;
        if (!terminal.isThere()) QSKIP("this system gives no pseudo-terminals (no devpts?)");
        QProcess process;
        process.setStandardErrorFile(terminal.path(), QIODevice::Append);
        // The line comes after a second.
        const QString program = QStringLiteral("sleep 1.2; %1 --judge uva10318").arg(FLIPSOLVE);
        process.start(QStringLiteral(FLIPSOLVE),
                      {"--check", program, "--judge", "uva10318", "--jobs", "1", "--duration", "3"});
        QVERIFY(process.waitForFinished(patience));
        const QString seen = QString::fromUtf8(terminal.text());
        const QRegularExpression line(QStringLiteral("^\r\x1b\\[K[\\d,]+ of 12,800 cases"));
        QVERIFY2(line.match(seen).hasMatch(), qPrintable(seen));
        QVERIFY2(seen.endsWith(eraseLine), qPrintable(seen));
    }

    void shortWorkIsNotTold() {
        Terminal terminal;
        if (!terminal.isThere()) QSKIP("this system gives no pseudo-terminals (no devpts?)");
        QProcess process;
        process.setStandardErrorFile(terminal.path(), QIODevice::Append);
        process.start(QStringLiteral(FLIPSOLVE), {written("bwwb\nbbwb\nbwwb\nbwww\n")});
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.readAllStandardOutput(), QByteArray("4\n"));
        QCOMPARE(terminal.text(), QByteArray());
    }
};

QTEST_GUILESS_MAIN(TestProgressLine)
#include "tst_progress_line.moc"
