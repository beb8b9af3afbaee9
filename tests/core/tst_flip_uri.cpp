// Puzzles as links: what is written comes back, and what is wrong is said with its place.

#include "core/text/flip_uri.h"
#include "core/text/puzzle_line.h"
#include "core/text/recognise.h"
#include "tests/core/sample_puzzles.h"

#include <QTest>
#include <QUrl>

using namespace flip;

namespace {

void row(const char* name, const char* link, const char* puzzle) {
    QTest::newRow(name) << std::string(link) << QString(puzzle);
}

void broken(const char* name, const char* link, int column, const char* found, const char* expected) {
    QTest::newRow(name) << std::string(link) << column << QString(found) << QString(expected);
}

} // namespace

class TestFlipUri : public QObject {
    Q_OBJECT

  private slots:

    void linksAreWrittenAndRead_data() {
        QTest::addColumn<std::string>("link");
        QTest::addColumn<QString>("puzzle");
        row("Flip Game", "flip:bwwb/bbwb/bwwb/bwww", "either clipped .*./***/.*. bwwb/bbwb/bwwb/bwww");
        row("a single row", "flip:bw", "either clipped .*./***/.*. bw");
        row("a goal", "flip:bw/wb?goal=black", "black clipped .*./***/.*. bw/wb");
        row("edges", "flip:bw/wb?edges=torus", "either torus .*./***/.*. bw/wb");
        row("everything", "flip:bw/wb?goal=white&edges=torus&pattern=*.*/.*./*.*",
            "white torus *.*/.*./*.* bw/wb");
        row("a target", "flip:bw/wb?target=ww/wb", "target clipped .*./***/.*. bw/wb ww/wb");
        row("a target, edges and a pattern", "flip:bw/wb?target=ww/wb&edges=torus&pattern=*.*/.*./*.*",
            "target torus *.*/.*./*.* bw/wb ww/wb");
        row("a table", "flip:bw/wb?goal=white&table=c700", "white table c700 bw/wb");
    }

    void linksAreWrittenAndRead() {
        QFETCH(std::string, link);
        QFETCH(QString, puzzle);
        const auto read = readFlipUri(link);
        QVERIFY2(read.ok(), read ? "" : read.error().sentence().c_str());
        QCOMPARE(QString::fromStdString(writePuzzleLine(*read)), puzzle);
        QCOMPARE(QString::fromStdString(writeFlipUri(*read)), QString::fromStdString(link));
        // Nothing in it has to be escaped, and nobody takes it for anything else.
        QVERIFY(QUrl(QString::fromStdString(link), QUrl::StrictMode).isValid());
        QCOMPARE(QUrl(QString::fromStdString(link)).toEncoded(), QByteArray::fromStdString(link));
        const auto recognised = recognise(link);
        QVERIFY(recognised && !recognised->isOpen);
        QVERIFY(recognised->readings.front().notation == Notation::FlipUri);
        QVERIFY(recognised->readings.front().puzzles.front().puzzle == *read);
    }

    void anyPuzzleComesBack() {
        Random random(10318);
        for (int i = 0; i < 1000; ++i) {
            const Rule rule = randomRule(random, 60);
            const Puzzle puzzle{rule, randomGrid(rule.size(), random), test::randomGoal(rule.size(), random)};
            const auto again = readFlipUri(writeFlipUri(puzzle));
            QVERIFY2(again && *again == puzzle, writeFlipUri(puzzle).c_str());
        }
    }

    void escapedSignsAreThemselves() {
        const auto plain = readFlipUri("flip:bw/wb?edges=torus&pattern=*.*/.*./*.*");
        const auto escaped = readFlipUri("flip:bw%2Fwb?edges=torus&pattern=%2A.%2a%2F.*.%2f*.*");
        QVERIFY(plain && escaped && *plain == *escaped);
        QVERIFY(readFlipUri("flip:1%30/%301") &&
                *readFlipUri("flip:1%30/%301") == *readFlipUri("flip:bw/wb"));
    }

    void whatIsWrongIsSaidWithItsPlace_data() {
        QTest::addColumn<std::string>("link");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("expected");
        broken("another scheme", "http:bw/wb", 1, "“http”", "flip:");
        broken("no board", "flip:", 6, "the end of the text", "a board");
        broken("a strange piece", "flip:bw/wx", 10, "“x”", "a piece");
        broken("a strange piece, escaped", "flip:bw%2Fwx", 6, "“x”", "a piece");
        broken("a strange name", "flip:bw?colour=red", 9, "“colour=red”", "goal=");
        broken("a strange goal", "flip:bw?goal=red", 14, "“red”", "white, black or either");
        broken("a goal of 40 letters", "flip:bw?goal=abcdefghijklmnopqrstuvwxyzabcdefghijklmn", 14,
               "“abcdefghijklmnopqrstuvwxyzabcdefghijklmn”", "white, black or either");
        broken("a goal of 41 letters", "flip:bw?goal=abcdefghijklmnopqrstuvwxyzabcdefghijklmno", 14,
               "41 characters", "white, black or either");
        broken("a line end that is escaped", "flip:bw%0awx", 6, "“x”", "a piece");
        broken("no goal", "flip:bw?goal", 13, "nothing", "white, black or either");
        broken("two goals", "flip:bw?goal=white&goal=white", 20, "“goal=white”", "only once");
        broken("a target of another size", "flip:bw/wb?target=bw", 19, "“bw”", "a target of 2×2");
        broken("a strange piece of a target", "flip:bw/wb?target=bx/wb", 20, "“x”", "a piece");
        broken("a goal and a target", "flip:bw?goal=white&target=ww", 27, "“ww”",
               "either a goal or a target");
        broken("strange edges", "flip:bw?edges=round", 15, "“round”", "clipped or torus");
        broken("a small pattern", "flip:bw?pattern=***", 17, "1×3 signs", "a pattern of 3 rows");
        broken("a table of another size", "flip:bw?table=c700", 15, "“c700”", "masks");
        broken("a table and edges", "flip:bw?table=c&edges=torus", 15, "“c”", "either a table");
    }

    void whatIsWrongIsSaidWithItsPlace() {
        QFETCH(std::string, link);
        QFETCH(QString, found);
        QFETCH(QString, expected);
        const auto read = readFlipUri(link);
        QVERIFY(!read);
        const QString sentence = QString::fromStdString(read.error().sentence());
        QCOMPARE(read.error().line, 1);
        QTEST(static_cast<int>(read.error().column), "column");
        QVERIFY2(QString::fromStdString(read.error().found).contains(found), qPrintable(sentence));
        QVERIFY2(QString::fromStdString(read.error().expected).contains(expected), qPrintable(sentence));
        QVERIFY(!recognise(link) || !isFlipUri(link));
    }

    void wordsAboutAFlipAreNoLink() {
        QVERIFY(!isFlipUri("flip: the board bw"));
        QVERIFY(!isFlipUri("flip"));
        QVERIFY(!isFlipUri("flip:"));
        QVERIFY(isFlipUri("flip:b"));
    }
};

QTEST_APPLESS_MAIN(TestFlipUri)
#include "tst_flip_uri.moc"
