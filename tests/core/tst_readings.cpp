// All that a text may be, where each of its puzzles begins, and what is said of texts that are none.

#include "core/text/character.h"
#include "core/text/json_puzzles.h"
#include "core/text/judge.h"
#include "core/text/puzzle_line.h"
#include "core/text/puzzle_stream.h"
#include "core/text/recognise.h"
#include "tests/core/recognised_texts.h"

#include <QTest>

using namespace flip;

namespace {

/// All readings, each with its puzzles and the lines where they begin: "bw wb @1, ww ww @4 | …". Goals of
/// Flip Game and plain rules are left out.
QString allOf(const Recognised& recognised) {
    QStringList readings;
    for (const Reading& reading : recognised.readings) {
        QStringList puzzles;
        for (const FoundPuzzle& found : reading.puzzles) {
            QString line = QString::fromStdString(writePuzzleLine(found.puzzle));
            line.remove("either clipped .*./***/.*. ").replace(" clipped .*./***/.*.", "");
            puzzles << line + " @" + QString::number(found.line);
        }
        const QString judge =
            reading.judge ? QString::fromStdString(std::string(reading.judge->name)) + ": " : QString();
        readings << judge + puzzles.join(", ");
    }
    return (recognised.isOpen ? "? " : "") + readings.join(" | ");
}

void row(const char* name, const std::string& text, const char* all) {
    QTest::newRow(name) << text << QString::fromUtf8(all);
}

} // namespace

class TestReadings : public QObject {
    Q_OBJECT

  private slots:

    void allThatATextMayBe_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<QString>("all");
        row("boards beside each other", "Two boards:\n\nbwww  wwww\nwbww  wbwb\n",
            "bwww/wbww @3, wwww/wbwb @3");
        row("narrow boards beside each other", "bw  wb\nwb  bw\n", "? bwwb/wbbw @1 | bw/wb @1, wb/bw @1");
        row("boards beside each other, and more below", "bwww  wwww\nwbww  wbwb\n\nbwww  wwww\nwbww  wbwb\n",
            "bwwwwwww/wbwwwbwb @1, bwwwwwww/wbwwwbwb @4");
        row("boards beside each other, and words below", "bwww  wwww\nwbww  wbwb\nThe end of it.\n",
            "bwww/wbww @1, wwww/wbwb @1");
        row("a kernel of several lines above a board",
            "kernel = [[0,0,0],\n          [1,1,1],\n          [0,0,0]]\nboard = [[1,0],\n         [0,1]]\n# "
            "all off\n",
            "white clipped .../***/... bw/wb @4 | either clipped .../***/... bw/wb @4");
        row("a start and its target in rows of nine", "101010101 -> 000000000",
            "target bwb/wbw/bwb www/www/www @1 | target bwbwbwbwb wwwwwwwww @1");
        row("a start and its target in rows of four", "1011 -> 0000",
            "? target bw/bb ww/ww @1 | target bwbb wwww @1");
        row("a start and its target in lists", "[[0,1],[1,0]] -> [[0,0],[0,0]]", "target wb/bw ww/ww @1");
        row("a start and its target, with a long line between them",
            "bw\nwb\n\n" + std::string(20, 'T') + " target " + std::string(60, 'x') + "\n\nww\nww\n",
            "bw/wb @1, ww/ww @6");
        row("an array of nine rows",
            "np.array([0,1,0,1,0,1,0,1,0, 0,1,0,1,0,1,0,1,0, 0,1,0,1,0,1,0,1,0, 0,1,0,1,0,1,0,1,0, "
            "0,1,0,1,0,1,0,1,0, 0,1,0,1,0,1,0,1,0, 0,1,0,1,0,1,0,1,0, 0,1,0,1,0,1,0,1,0, "
            "1,1,1,1,1,1,1,1,1]).reshape(9, 9)",
            "wbwbwbwbw/wbwbwbwbw/wbwbwbwbw/wbwbwbwbw/wbwbwbwbw/wbwbwbwbw/wbwbwbwbw/wbwbwbwbw/bbbbbbbbb @1");
        row("a raw string", "auto board = R\"(bww\nwbw\nwwb)\";", "bww/wbw/wwb @1");
        row("a raw string that is passed on", "solve(R\"(bww\nwbw\nwwb)\", 7, x);", "bww/wbw/wwb @1");
        row("a formula with words behind it", "={1,0} is all of it", "bw @1");
        row("a formula of a spreadsheet", "={1,0;0,1}", "bw/wb @1");
        row("a formula with a single row", "={1,0}", "bw @1");
        row("a matrix of Matlab that is continued", "A = [1 0 1;...\n     0 1 0]", "bwb/wbw @1");
        row("fractions", "0. 1.\n1. 0.\n", "wb/bw @1");
        row("an empty cell", "1,,1\n,1,\n1,1,1\n", "bwb/wbw/bbb @1");
        row("cases of a judge", "2\n2 2\n1 0\n0 1\n2 2\n1 1\n1 1\n", "bw/wb @3, bb/bb @6");
        row("boards below their number and sizes", "2\n\n2 2\n10\n01\n1 3\n100\n", "bw/wb @4, bww @7");
        row("boards below their sizes", "2 2\nxo\nox\n\n1 3\nxoo\n", "bw/wb @2, bww @6");
        row("a sample right behind its heading", "Input: s = 1001\nOutput: 3", "? bw/wb @1 | bwwb @1");
    }

    void allThatATextMayBe() {
        QFETCH(std::string, text);
        QFETCH(QString, all);
        const auto recognised = recognise(text);
        QVERIFY2(recognised.ok(), recognised ? "" : recognised.error().sentence().c_str());
        QCOMPARE(allOf(*recognised), all);
        // The console reads it, too, though in pieces.
        PuzzleStream stream(singleBlock(text), std::nullopt, {});
        for (const FoundPuzzle& found : recognised->readings.front().puzzles) {
            const auto puzzle = stream.next();
            QVERIFY(puzzle && *puzzle);
            QVERIFY2(**puzzle == found.puzzle, writePuzzleLine(**puzzle).c_str());
        }
        QVERIFY(!stream.next());
    }

    void whatIsSaidOfOtherTexts_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<QString>("all");
        row("a letter of another alphabet", "bwwb\nbあwb\n",
            "Line 2, column 2: found “あ”, expected a piece: b, 1, # or * for black, w, 0 or . for white.");
        row("a letter of two bytes", "bwwb\nbéwb\n",
            "Line 2, column 2: found “é”, expected a piece: b, 1, # or * for black, w, 0 or . for white.");
        row("a strange sign in a board among prose", "Here it is:\n\nbwwb\nbbqb\nbwwb\nbwww\n\nThanks!\n",
            "Line 4, column 3: found “q”, expected a piece, as in the rows beside it.");
        row("a short row in a board among prose", "Here it is:\nbwwb\nbbw\nbwwb\nThanks!\n",
            "Line 3, column 4: found a row of 3, expected 4, like the rows above.");
        row("words behind a row in a board among prose", "Here it is:\nbwwb\nbbwb my row\nbwwb\nThanks!\n",
            "Line 3, column 1: found a row beside other words, expected rows alone on their lines.");
        row("only prose", "Dear Sir or Madam,\nit was nice.\n",
            "Line 1, column 1: found “D”, expected a piece: b, 1, # or * for black, w, 0 or . for white.");
        row("boards beside each other, and words between", "bwww  wwww\nwbww  wbwb\nAnd others\nbwww  wwww\n",
            "Line 3, column 1: found “A”, expected a piece: b, 1, # or * for black, w, 0 or . for white.");
        row("a letter of four bytes", "bwwb\nb🍎wb\n",
            "Line 2, column 2: found “🍎”, expected a piece: b, 1, # or * for black, w, 0 or . for white.");
        row("three signs", "x o\no #\n",
            "Line 2, column 3: found “#”, expected a board of only two signs: “x” and “o” came first.");
        row("a sign beside the usual two, first of all", "xbb\nbwb\nbwb\n",
            "Line 1, column 1: found “x”, expected a board of only two signs: it has “b” and “w”, too.");
        row("a wrong piece in a narrow board", "bz\nwb\nbb\n",
            "Line 1, column 2: found “z”, expected a piece, as in the rows beside it.");
        row("a wrong piece in the last board", "bw\nwb\n\nbww\nwwq\n",
            "Line 5, column 3: found “q”, expected a piece: b, 1, # or * for black, w, 0 or . for white.");
        row("a wrong piece in a numbered board", "1.\n\nbwb\nwbz\nbbb\n\n2.\n\nwww\nwbw\nwww\n",
            "Line 4, column 3: found “z”, expected a piece: b, 1, # or * for black, w, 0 or . for white.");
        row("numbered boards of one piece", "1.\n\nb\n\n2.\n\nw\n",
            "Line 1, column 1: found boards below numbers that cannot be read together, expected boards that "
            "are all written alike.");
        row("three signs in a spreadsheet", "x\t\tx\n\tx\t\nx\ty\tx\n",
            "Line 3, column 3: found “y”, expected a board of only two signs: “x” and “ ” came first.");
        row("three signs in a spreadsheet, one in quotation marks", "x,,x\n,x,\nx, \"y\",x\n",
            "Line 3, column 5: found “y”, expected a board of only two signs: “x” and “ ” came first.");
        row("lists of JSON that are too deep",
            test::joined({R"({"board":"bw/wb","x":)", std::string(16, '['), "1", std::string(16, ']'), "}"}),
            "Line 1, column 38: found “1]]]]]]]]]]]]]]]]}”, expected fewer lists in each other.");
        row("three unknown signs", "q z\nz p\n",
            "Line 1, column 1: found “q”, expected a piece: b, 1, # or * for black, w, 0 or . for white.");
        row("a character that there is not", "<pre>bw\nw&#x110000;</pre>",
            "Line 2, column 2: found “?”, expected a board of only two signs: “b” and “w” came first.");
        row("half a character", "<pre>bw\nw&#xD800;</pre>",
            "Line 2, column 2: found “?”, expected a board of only two signs: “b” and “w” came first.");
        std::string tooLong(Grid::maxSide + 1, 'x');
        tooLong += '\n' + std::string(Grid::maxSide + 1, 'o');
        row("a row that is too long", tooLong,
            "Line 1, column 1: found a side of more than 65535, expected a shorter one.");
        row("a list of nothing", "[[]]",
            "Line 1, column 3: found “]”, expected a row with at least one piece.");
    }

    void whatIsSaidOfOtherTexts() {
        QFETCH(std::string, text);
        QFETCH(QString, all);
        const auto recognised = recognise(text);
        QVERIFY2(!recognised.ok(), recognised ? qPrintable(allOf(*recognised)) : "");
        QCOMPARE(QString::fromStdString(recognised.error().sentence()), all);
    }

    void casesOfAJudgeBeginAtTheirLines() {
        const auto read = readJudgeInput(*findJudge("poj1681"), "\n2\n2\nww\nyw\n\n1\nw\n");
        QVERIFY2(read.ok(), read ? "" : read.error().sentence().c_str());
        QCOMPARE(read->size(), std::size_t{2});
        QCOMPARE(read->front().line, 3);
        QCOMPARE(read->back().line, 7);
        const auto machines =
            readJudgeInput(*findJudge("aoc2025-10"), "[.#] (0) (1) {1,2}\n[#.] (0) {3,4}\n");
        QVERIFY2(machines.ok(), machines ? "" : machines.error().sentence().c_str());
        QCOMPARE(machines->back().line, 2);
    }

    void moreMachinesThanFitAreRefused() {
        std::string machine = "[" + std::string(64, '#') + "]";
        for (int i = 0; i < 64; ++i) machine += " (" + std::to_string(i) + ")";
        machine += " {0}\n";
        std::string text;
        for (int i = 0; i < 1'600; ++i) text += machine;
        const auto read = readJudgeInput(*findJudge("aoc2025-10"), text);
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().found), "boards of more than 100,000,000 cells");
    }

    void jsonThatIsCutOrTooDeepIsNoPuzzle() {
        const auto isRead = [](const std::string& text) {
            const auto read = readJsonPuzzles(text);
            return read && !read->error && !read->puzzles.empty();
        };
        const std::string whole = R"({"puzzle":{"board":"bw/wb","goal":"white","list":["a",{"b":1}]}})";
        QVERIFY(isRead(whole));
        for (std::size_t length = 0; length < whole.size(); ++length)
            QVERIFY2(!isRead(whole.substr(0, length)), whole.substr(0, length).c_str());
        const auto nested = [](std::size_t depth) {
            return R"({"board":"bw/wb","other":)" + std::string(depth, '[') + std::string(depth, ']') + "}";
        };
        QVERIFY(isRead(nested(16)));
        QVERIFY(!isRead(nested(1'000'000)));
        std::string objects = R"({"board":"bw/wb"})";
        for (int depth = 0; depth < 15; ++depth) objects.insert(0, R"({"other":)").append("}");
        QVERIFY(isRead(objects));
    }

    void aGoalIsAssumedWhereSentencesNameNone_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<bool>("isAssumed");
        const auto row = [](const char* name, const std::string& text, bool isAssumed) {
            QTest::newRow(name) << text << isAssumed;
        };
        row("rows alone", "bw\nwb\n", false);
        row("a name of three words", "My first board\n\nbw\nwb\n", false);
        row("a sentence without a goal", "Here is my board\n\nbw\nwb\n", true);
        row("a goal that is understood", "Turn all the lights off.\n\n10\n01\n", false);
        row("a goal of one word that is not understood", "Target: w\n\nbw\nwb\n", true);
        for (const char* wish :
             {"lights off", "make it dark", "on please", "no 1s left", "get to 0", "fill it", "Alle an",
              "Licht an!", "Apagar todo", "一盏灯都不能亮。", "Все на ноль, только так"})
            row(wish, std::string(wish) + "\n\n10\n01\n", true);
        row("a legend of few words", "1 = on\n\n10\n01\n", false);
        row("a name with the word for a goal", "My target board\n\nbw\nwb\n", false);
        row("either colour, in words", "Make all pieces the same colour.\n\nbw\nwb\n", false);
        row("a goal that is not understood", "Power every node of it down.\n\n10\n01\n", true);
        row("a program of few words", "board = [[1, 0], [0, 1]]\n", false);
        row("a list below a sentence", "Here is what I have:\n\n[[True, False], [False, True]]\n", true);
        row("the input of a judge", "4 4\n1 0 0 1\n0 1 1 0\n0 1 1 0\n1 0 0 1\n\nThis is a sample.\n", false);
        row("a start and its target", "I start from here:\nbw\nwb\nTarget:\nww\nbb\n", false);
        row("Chinese without a goal", "这是我在书里看到的一个棋盘：\n\nbw\nwb\n", true);
        row("a goal in Chinese", "请把所有的灯都关掉，谢谢大家。\n\n10\n01\n", false);
        row("a Chinese heading", "样例输入：\n\nbw\nwb\n", false);
        row("Russian without a goal", "Вот такое поле мне попалось\n\nbw\nwb\n", true);
        row("a Russian name", "Моё поле\n\nbw\nwb\n", false);
        row("Chinese pieces", "黑白黑白黑白\n白黑白黑白黑\n黑黑黑黑黑黑\n", false);
        row("JSON with words", R"({"board":"bw/wb","note":"this is the last of them"})", true);
        row("JSON with words and a goal",
            R"({"board":"bw/wb","goal":"white","note":"this is the last of it"})", false);
    }

    void aGoalIsAssumedWhereSentencesNameNone() {
        QFETCH(std::string, text);
        QFETCH(bool, isAssumed);
        const auto recognised = recognise(text);
        QVERIFY2(recognised.ok(), recognised.ok() ? "" : recognised.error().sentence().c_str());
        QCOMPARE(recognised->isGoalAssumed, isAssumed);
    }

    void puzzlesBeforeOneThatIsBrokenAreKept_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<bool>("isInterpreted");
        QTest::newRow("JSON alone") << std::string("{\"board\":\"bw/wb\"}\n{\"board\":") << false;
        QTest::newRow("words beside JSON") << std::string("{\"board\":\"bw/wb\"}\nand\n{\"board\":") << true;
    }

    void puzzlesBeforeOneThatIsBrokenAreKept() {
        QFETCH(std::string, text);
        QFETCH(bool, isInterpreted);
        const auto broken = brokenOff(text);
        QVERIFY(broken && broken->before);
        QCOMPARE(allOf(*broken->before), "bw/wb @1");
        QCOMPARE(broken->before->isInterpreted, isInterpreted);
    }

    void aStreamIsAtItsFirstLineUntilAPuzzleIsTaken() {
        PuzzleStream stream(singleBlock("\n\n[[0,1],[1,0]]\n"), std::nullopt, {});
        QVERIFY(stream.recognised() != nullptr);
        QCOMPARE(stream.line(), 1);
        QVERIFY(stream.next() && !stream.next());
        QCOMPARE(stream.line(), 3);
    }

    void moreRowsThanASideMayHaveAreNoBoard() {
        std::string text;
        for (int r = 0; r < Grid::maxSide; ++r) text += "bw\n\n";
        QCOMPARE(recognise(text)->readings.size(), std::size_t{2});
        QCOMPARE(recognise(text + "bw\n")->readings.size(), std::size_t{1});
    }
};

QTEST_GUILESS_MAIN(TestReadings)
#include "tst_readings.moc"
