// Console and window take every text for the same puzzle.

#include "core/text/puzzle_line.h"
#include "core/text/recognise.h"
#include "tests/core/recognised_texts.h"
#include "tests/support/ui_test.h"
#include "ui/game/board_source.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// What flipsolve --json says of a text, and how it ended.
struct ConsoleReply {
    /// Nothing where it refuses the text.
    QByteArray answer;
    QByteArray ending;
};

ConsoleReply consoleReply(const QByteArray& text, const QStringList& options = {}) {
    QProcess console;
    console.start(QStringLiteral(FLIPSOLVE), QStringList{QStringLiteral("--json")} + options);
    console.write(text);
    console.closeWriteChannel();
    if (!console.waitForFinished(patience)) qFatal("flipsolve did not end");
    const QByteArray answer = console.readAllStandardOutput();
    const bool isRefused = console.exitCode() == 2;
    return {isRefused ? QByteArray() : answer,
            (console.exitStatus() == QProcess::CrashExit ? "crashed with " : "ended with ") +
                QByteArray::number(console.exitCode()) + ": " + console.readAllStandardError()};
}

/// A board of five rows of four: after the fourth, flipsolve has answered it as the judge's.
const std::string fiveRows = "bwwb\nbbwb\nbwwb\nbwww\nbbbb\n";

QString linesOf(const std::vector<FoundPuzzle>& puzzles) {
    QStringList lines;
    for (const FoundPuzzle& found : puzzles) lines << QString::fromStdString(writePuzzleLine(found.puzzle));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

class TestSameReading : public UiTest {
    Q_OBJECT

  private slots:

    void consoleAndWindowReadTheSame_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isBoard");
        for (const RecognisedText& each : recognisedTexts()) {
            if (each.text == fiveRows) continue;
            QTest::newRow(each.name.c_str())
                << QByteArray::fromStdString(each.text) << !each.expected.empty();
        }
    }

    void consoleAndWindowReadTheSame() {
        QFETCH(QByteArray, text);
        QFETCH(bool, isBoard);
        const auto window = recogniseText(text);
        QCOMPARE(window.ok(), isBoard);
        const ConsoleReply reply = consoleReply(text);
        QVERIFY2(reply.answer.isEmpty() != isBoard, reply.ending.constData());
        if (!isBoard) return;
        // Its own output is one of the notations that everybody reads.
        const auto console = recognise(reply.answer.toStdString());
        QVERIFY2(console.ok(), reply.answer.constData());
        QCOMPARE(linesOf(console->readings.front().puzzles), linesOf(window->readings.front().puzzles));
    }

    /// Who answers each board of a stream at once cannot know what follows. It is told, and what helps.
    void ofFiveRowsTheConsoleWantsToKnowTheSize() {
        const auto text = QByteArray::fromStdString(fiveRows);
        QCOMPARE(consoleReply(text).answer, QByteArray());
        const auto console = recognise(consoleReply(text, {"--size", "5x4"}).answer.toStdString());
        QVERIFY(console.ok());
        QCOMPARE(linesOf(console->readings.front().puzzles),
                 linesOf(recogniseText(text)->readings.front().puzzles));
    }

    void theSamplesOfJudgesHaveTheirAnswers_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("presses");
        QTest::newRow("POJ 1753, four rows on one line") << QByteArray("bwwb bbwb bwwb bwww") << 4;
        QTest::newRow("LeetCode 1284") << QByteArray("[[0,0],[0,1]]") << 3;
        QTest::newRow("Luogu P2040, on one line") << QByteArray("0 1 1 1 0 0 1 0 1\n") << 2;
    }

    void theSamplesOfJudgesHaveTheirAnswers() {
        QFETCH(QByteArray, text);
        QFETCH(int, presses);
        const auto answer = QJsonDocument::fromJson(consoleReply(text).answer).object();
        QCOMPARE(answer.value(QStringLiteral("at_least")).toInt(), presses);
        QCOMPARE(answer.value(QStringLiteral("outcome")).toString(), "optimal");
    }
};

QTEST_GUILESS_MAIN(TestSameReading)
#include "tst_same_reading.moc"
