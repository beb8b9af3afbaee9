// What a person at a terminal sees of long work: flipsolve itself, with a terminal for its standard error.

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSocketNotifier>
#include <QTemporaryDir>
#include <QTest>

#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

namespace {

const char* const eraseLine = "\r\x1b[K";

/// A terminal that keeps what is written to it.
class Terminal {
  public:
    Terminal() : descriptor_(posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)) {
        if (descriptor_ < 0 || grantpt(descriptor_) != 0 || unlockpt(descriptor_) != 0) qFatal("no terminal");
        // A terminal that nobody has open loses what was written.
        kept_ = open(ptsname(descriptor_), O_RDWR | O_NOCTTY | O_CLOEXEC);
    }

    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    ~Terminal() {
        close(kept_);
        close(descriptor_);
    }

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

/// A board of so many black pieces that proving its minimum takes minutes.
QByteArray longWork() {
    constexpr int side = 61;
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

    void longWorkIsToldAndTheLineIsGoneAtTheEnd_data() {
        QTest::addColumn<int>("jobs");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a single board") << 1 << longWork();
        QTest::newRow("several boards side by side") << 2 << longWork() + '\n' + longWork();
    }

    void longWorkIsToldAndTheLineIsGoneAtTheEnd() {
        QFETCH(int, jobs);
        QFETCH(QByteArray, text);
        Terminal terminal;
        QProcess process;
        process.setStandardErrorFile(terminal.path(), QIODevice::Append);
        process.start(QStringLiteral(FLIPSOLVE),
                      {"--goal", "white", "--time", "1.6", "--jobs", QString::number(jobs), written(text)});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
        const QByteArray seen = terminal.text();
        QVERIFY2(seen.startsWith(QByteArray(eraseLine) + "0 answered"), seen.constData());
        QVERIFY2(seen.endsWith(eraseLine), seen.constData());
        QVERIFY2(!seen.contains('\n'), seen.constData());
        const QRegularExpression line(QStringLiteral("^0 answered(; this one: \\d+ %, \\d+ nodes)?; 1 s$"));
        const QString first = QString::fromUtf8(seen.split('\r').at(1).mid(3));
        QVERIFY2(line.match(first).hasMatch(), qPrintable(first));
        QCOMPARE(process.readAllStandardOutput().count("not proven"), text.count("\n\n") + 1);
    }

    void shortWorkIsNotTold() {
        Terminal terminal;
        QProcess process;
        process.setStandardErrorFile(terminal.path(), QIODevice::Append);
        process.start(QStringLiteral(FLIPSOLVE), {written("bwwb\nbbwb\nbwwb\nbwww\n")});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAllStandardOutput(), QByteArray("4\n"));
        QCOMPARE(terminal.text(), QByteArray());
    }

    void nothingIsToldToAFile() {
        QProcess process;
        process.start(QStringLiteral(FLIPSOLVE), {"--goal", "white", "--time", "1.3", written(longWork())});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAllStandardError(), QByteArray());
    }
};

QTEST_GUILESS_MAIN(TestProgressLine)
#include "tst_progress_line.moc"
