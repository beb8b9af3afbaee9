#include "core/text/board_text.h"
#include "tests/support/ui_test.h"
#include "ui/game/board_source.h"

#include <QTest>

#include <algorithm>
#include <vector>

#include <sys/stat.h>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

const char* const sample = "bwwb\nbbwb\nbwwb\nbwww\n";

/// Holes cost nothing: a file of any length in no time.
QString hollowFile(const QString& path, qint64 bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !file.resize(bytes)) qFatal("cannot write a file");
    return path;
}

/// Wants to stop after some blocks of a text, and remembers what it has been told.
class Impatient : public Monitor {
  public:
    explicit Impatient(int patience) : patience_(patience) {}

    void progressed(const Progress& progress) override { told.push_back(progress); }

    [[nodiscard]] bool stopRequested() override { return static_cast<int>(told.size()) >= patience_; }

    std::vector<Progress> told;

  private:
    int patience_;
};

} // namespace

class TestBoardSource : public UiTest {
    Q_OBJECT

  private slots:

    void aBoardIsReadInAnyNotation_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("the judge's lines") << QByteArray(sample);
        QTest::newRow("lines that end as on Windows") << QByteArray("bwwb\r\nbbwb\r\nbwwb\r\nbwww\r\n");
        QTest::newRow("capitals, no last line end") << QByteArray("BWWB\nBBWB\nBWWB\nBWWW");
        QTest::newRow("numbers with commas and brackets")
            << QByteArray("[[1,0,0,1],[1,1,0,1],[1,0,0,1],[1,0,0,0]]");
        QTest::newRow("rows separated by slashes") << QByteArray("b..b/bb.b/b..b/b...");
    }

    void aBoardIsReadInAnyNotation() {
        QFETCH(QByteArray, text);
        const auto recognised = recogniseText(text);
        QVERIFY(recognised);
        QVERIFY(recognised->readings.front().puzzles.front().puzzle == samplePuzzle());
    }

    void textThatIsNoBoardIsRefused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("says");
        QTest::newRow("a letter that is no piece") << QByteArray("bwwb\nbbxb\n") << "Line 2, column 3: found";
        QTest::newRow("a row that is too short") << QByteArray("bwwb\nbbw\nbwwb\n") << "Line 2";
        QTest::newRow("a row that is too long") << QByteArray("bw\nbww\n") << "Line 2, column 3";
        QTest::newRow("nothing at all") << QByteArray() << "expected";
        QTest::newRow("blank lines") << QByteArray("\n \n") << "expected";
        QTest::newRow("prose") << QByteArray("Dear Sir or Madam") << "Line 1, column 1";
        QTest::newRow("bytes that are no text") << QByteArray("\xff\xfd\0b", 4) << "Line 1, column 1";
    }

    void textThatIsNoBoardIsRefused() {
        QFETCH(QByteArray, text);
        QFETCH(QString, says);
        const auto recognised = recogniseText(text);
        QVERIFY(!recognised);
        QVERIFY2(recognised.error().sentence.contains(says), qPrintable(recognised.error().sentence));
    }

    void theLargestBoardOfTheWindowIsTaken() {
        const QByteArray row(maxWindowSide, 'w');
        const auto recognised = recogniseText((row + '\n').repeated(maxWindowSide));
        QVERIFY(recognised);
        const Size size = recognised->readings.front().puzzles.front().puzzle.size();
        QVERIFY((size == Size{maxWindowSide, maxWindowSide}));
    }

    void aBoardThatIsTooLargeToBePlayedIsReadToo_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::newRow("a row of 1,001 pieces") << 1 << 1001;
        QTest::newRow("1,001 rows") << 1001 << 1;
        QTest::newRow("more than 16 MiB") << 4200 << 4200;
    }

    void aBoardThatIsTooLargeToBePlayedIsReadToo() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        QByteArray text = (QByteArray(columns, 'w') + '\n').repeated(rows);
        text[text.size() - 2] = 'b';
        const QString path = write("board.txt", text);
        for (const auto& recognised : {recogniseText(text), recogniseSource(path)}) {
            QVERIFY(recognised);
            const Puzzle& puzzle = recognised->readings.front().puzzles.front().puzzle;
            QVERIFY((puzzle.size() == Size{rows, columns}));
            QCOMPARE(puzzle.board.count(), 1);
            QVERIFY(puzzle.board.test({rows - 1, columns - 1}));
            QVERIFY(!fitsIntoWindow(puzzle));
        }
    }

    /// Its rows may be one board, which the window could not show.
    void aReadingThatIsTooLargeIsNoChoice() {
        const QByteArray text = QByteArray("bw\n\n").repeated(1001);
        QVERIFY(recognise(text.toStdString())->readings.size() == 2);
        const auto recognised = recogniseText(text);
        QVERIFY(recognised);
        QCOMPARE(recognised->readings.size(), std::size_t{1});
        QCOMPARE(recognised->readings.front().puzzles.size(), std::size_t{1001});
    }

    void readingCanBeEnded_data() {
        QTest::addColumn<QString>("path");
        QTest::newRow("a text") << QString();
        QTest::newRow("a file that never ends") << "/dev/zero";
        QTest::newRow("a pipe that nobody writes to") << "pipe";
    }

    void readingCanBeEnded() {
        QFETCH(QString, path);
        Impatient monitor(path == "pipe" ? 0 : 3);
        if (path == "pipe") QCOMPARE(mkfifo(QFile::encodeName(inFolder(path)).constData(), 0600), 0);
        const auto recognised = path.isEmpty()
                                    ? recogniseText(QByteArray("bwwb\n").repeated(4'000'000), &monitor)
                                    : recogniseSource(QDir(folder()).absoluteFilePath(path), &monitor);
        QVERIFY(!recognised);
        QCOMPARE(recognised.error().sentence, "Reading was cancelled.");
    }

    void whatNeverEndsIsRefused() {
        const auto recognised = recogniseSource("/dev/zero");
        QVERIFY(!recognised);
        QVERIFY2(recognised.error().sentence.startsWith("This is not a board. Line 1, column 1: found"),
                 qPrintable(recognised.error().sentence));
        // A file of 3 GB that holds nothing is as soon known for none.
        const auto hollow = recogniseSource(hollowFile(inFolder("hollow"), qint64{3'000'000'000}));
        QVERIFY(!hollow);
        QCOMPARE(hollow.error().sentence, recognised.error().sentence);
    }

    void itIsToldHowMuchHasBeenRead() {
        const QByteArray text = (QByteArray(5000, 'w') + '\n').repeated(2000);
        const QString path = write("board.txt", text);
        for (const bool fromFile : {false, true}) {
            Impatient monitor(1000);
            QVERIFY(fromFile ? recogniseSource(path, &monitor).ok() : recogniseText(text, &monitor).ok());
            QVERIFY(monitor.told.size() > 10);
            QVERIFY(std::ranges::is_sorted(monitor.told, {}, &Progress::nodes));
            QCOMPARE(monitor.told.back().nodes, static_cast<std::uint64_t>(text.size()));
            QCOMPARE(monitor.told.back().done, 1.0);
        }
    }

    void aFileIsRead() {
        const auto bytes = readSource(write("board.txt", sample));
        QVERIFY(bytes);
        QCOMPARE(*bytes, QByteArray(sample));
        QCOMPARE(*readSource(write("empty.txt", {})), QByteArray());
    }

    void whatCannotBeReadIsNamed_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("says");
        QTest::newRow("a folder") << "folder"
                                  << "it is a folder";
        QTest::newRow("a file that is not there") << "missing.txt"
                                                  << "No such file";
        QTest::newRow("a file in a file") << "board.txt/inside"
                                          << "Not a directory";
        QTest::newRow("a byte more than 16 MiB") << "huge"
                                                 << "it is larger than 16";
    }

    void whatCannotBeReadIsNamed() {
        QFETCH(QString, name);
        QFETCH(QString, says);
        QVERIFY(QDir(folder()).mkdir("folder"));
        QVERIFY(!write("board.txt", sample).isEmpty());
        constexpr qint64 limit = qint64{16} << 20;
        QVERIFY(readSource(hollowFile(inFolder("large"), limit)));
        hollowFile(inFolder("huge"), limit + 1);
        const auto bytes = readSource(inFolder(name));
        QVERIFY(!bytes);
        QVERIFY2(bytes.error().sentence.contains(says), qPrintable(bytes.error().sentence));
        QVERIFY2(bytes.error().sentence.contains(inFolder(name)), qPrintable(bytes.error().sentence));
    }
};

QTEST_GUILESS_MAIN(TestBoardSource)
#include "tst_board_source.moc"
