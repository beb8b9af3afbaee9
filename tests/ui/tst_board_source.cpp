#include "core/text/board_text.h"
#include "tests/support/ui_test.h"
#include "ui/game/board_source.h"

#include <QTest>

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
        QTest::newRow("a letter that is no piece") << QByteArray("bwwb\nbbxb\n") << "line 2, column 3: found";
        QTest::newRow("a row that is too short") << QByteArray("bwwb\nbbw\nbwwb\n") << "line 2";
        QTest::newRow("a row that is too long") << QByteArray("bw\nbww\n") << "line 2, column 3";
        QTest::newRow("nothing at all") << QByteArray() << "expected";
        QTest::newRow("blank lines") << QByteArray("\n \n") << "expected";
        QTest::newRow("prose") << QByteArray("Dear Sir or Madam") << "line 1, column 1";
        QTest::newRow("bytes that are no text") << QByteArray("\xff\xfd\0b", 4) << "line 1, column 1";
        QTest::newRow("a row of 1,001 pieces") << QByteArray(1001, 'b') << "This board is 1×1001;";
        QTest::newRow("1,001 rows") << QByteArray("b\n").repeated(1001) << "This board is 1001×1;";
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
