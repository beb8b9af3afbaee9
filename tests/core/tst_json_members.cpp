// What the members of an object say: each puzzle of a document has its own rule, edges and goal, no other
// member is taken for its board, and what no puzzle here has is refused. The same of words between boards.

#include "core/text/board_text.h"
#include "core/text/long_text.h"
#include "core/text/puzzle_line.h"
#include "core/text/recognise.h"
#include "tests/core/recognised_texts.h"

#include <QTest>

#include <string>

using namespace flip;
using test::joined;

namespace {

/// The puzzles of the first reading, joined by a plus.
QString linesOf(const Recognised& recognised) {
    QStringList lines;
    for (const FoundPuzzle& each : recognised.readings.front().puzzles)
        lines << QString::fromStdString(writePuzzleLine(each.puzzle));
    return lines.join(QStringLiteral(" + "));
}

} // namespace

class TestJsonMembers : public QObject {
    Q_OBJECT

  private slots:

    void membersSayWhatTheirPuzzleIs_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("each puzzle has its own rule")
            << R"({"board":[[0,1,0],[1,1,1],[0,1,0]],"rule":"plus"}
{"board":[[1,1,1],[1,1,1],[1,1,1]],"rule":"king"})"
            << "either clipped .*./***/.*. wbw/bbb/wbw + either clipped ***/***/*** bbb/bbb/bbb";
        QTest::newRow("the first puzzle’s rule is not that of the second")
            << R"({"board":[[0,1,0],[1,1,1],[0,1,0]],"rule":"king"}
{"board":[[1,1,1],[1,1,1],[1,1,1]],"rule":"plus"})"
            << "either clipped ***/***/*** wbw/bbb/wbw + either clipped .*./***/.*. bbb/bbb/bbb";
        QTest::newRow("each puzzle has its own goal")
            << R"({"board":[[0,1,0],[1,1,1],[0,1,0]],"goal":"white"}
{"board":[[1,1,1],[1,1,1],[1,1,1]],"goal":"black"})"
            << "white clipped .*./***/.*. wbw/bbb/wbw + black clipped .*./***/.*. bbb/bbb/bbb";
        QTest::newRow("each puzzle of true and false has its own goal")
            << R"([{"board":[[true,true],[true,true]],"goal":"white"},{"board":[[true,true],[true,true]],"goal":"black"}])"
            << "white clipped .*./***/.*. bb/bb + black clipped .*./***/.*. bb/bb";
        QTest::newRow("each puzzle has its own edges")
            << R"([{"board":[[1,1],[0,1]],"torus":true},{"board":[[1,1],[0,1]]}])"
            << "either torus .*./***/.*. bb/wb + either clipped .*./***/.*. bb/wb";
        QTest::newRow("the board is not a solution")
            << R"({"board":[[1,0,0],[1,1,1],[0,1,0]],"solution":"010\n111\n000"})"
            << "either clipped .*./***/.*. bww/bbb/wbw";
        QTest::newRow("the board is not names of colours")
            << R"({"board":[[1,0,0],[1,1,1],[0,1,0]],"colors":["black","white"]})"
            << "either clipped .*./***/.*. bww/bbb/wbw";
        QTest::newRow("the board is not labels")
            << R"({"board":[[1,0,0],[1,1,1],[0,1,0]],"labels":["bb","ww"]})"
            << "either clipped .*./***/.*. bww/bbb/wbw";
        QTest::newRow("the board is not a tag") << R"({"board":[[1,0,0],[1,1,1],[0,1,0]],"tags":["bw"]})"
                                                << "either clipped .*./***/.*. bww/bbb/wbw";
        QTest::newRow("the board is not a history")
            << R"({"board":[[1,0,0],[1,1,1],[0,1,0]],"history":["0110"]})"
            << "either clipped .*./***/.*. bww/bbb/wbw";
        QTest::newRow("the board is not a player")
            << R"({"board":[[1,0,0],[1,1,1],[0,1,0]],"player":{"name":"bw","id":10}})"
            << "either clipped .*./***/.*. bww/bbb/wbw";
        QTest::newRow("a pattern called a toggle")
            << R"({"board":[[1,0,0],[1,1,1],[1,0,0]],"toggle":[".*.",".*.",".*."]})"
            << "either clipped .*./.*./.*. bww/bbb/bww";
        QTest::newRow("a pattern called neighbours")
            << R"({"board":[[1,0,0],[1,1,1],[1,0,0]],"neighbors":["***","***","***"]})"
            << "either clipped ***/***/*** bww/bbb/bww";
        QTest::newRow("a number of neighbours") << R"({"board":"bw/wb","neighbors":8})"
                                                << "either clipped ***/***/*** bw/wb";
        QTest::newRow("a goal that is a board")
            << R"({"board":[[false,true,false],[true,true,true],[false,true,true]],"goal":["101","000","000"]})"
            << "target clipped .*./***/.*. wbw/bbb/wbb bwb/www/www";
        QTest::newRow("a goal before its board")
            << R"({"goal":["101","000","000"],"state":["010","111","011"]})"
            << "target clipped .*./***/.*. wbw/bbb/wbb bwb/www/www";
        QTest::newRow("a board in one row beside a target in several")
            << R"({"board":"010111011","final":[[1,0,1],[0,0,0],[0,0,0]]})"
            << "target clipped .*./***/.*. wbw/bbb/wbb bwb/www/www";
        QTest::newRow("from and to") << R"({"from":[[1,0],[0,1]],"to":[[0,0],[0,1]]})"
                                     << "target clipped .*./***/.*. bw/wb ww/wb";
        QTest::newRow("before and after") << R"({"before":"bw/wb","after":"ww/wb"})"
                                          << "target clipped .*./***/.*. bw/wb ww/wb";
        QTest::newRow("a board that is called state")
            << R"({"state":["111","101","111"],"pattern":"***/***/***"})"
            << "either clipped ***/***/*** bbb/bwb/bbb";
        QTest::newRow("a board that is called cells")
            << R"({"cells":["111","101","111"],"pattern":"***/***/***"})"
            << "either clipped ***/***/*** bbb/bwb/bbb";
        QTest::newRow("a board that is called layout")
            << R"({"layout":["111","101","111"],"pattern":"***/***/***"})"
            << "either clipped ***/***/*** bbb/bwb/bbb";
        QTest::newRow("a board that is called position")
            << R"({"position":["111","101","111"],"pattern":"***/***/***"})"
            << "either clipped ***/***/*** bbb/bwb/bbb";
        QTest::newRow("a board that is called config")
            << R"({"config":["111","101","111"],"pattern":"***/***/***"})"
            << "either clipped ***/***/*** bbb/bwb/bbb";
        QTest::newRow("a board that is called data")
            << R"({"data":["111","101","111"],"pattern":"***/***/***"})"
            << "either clipped ***/***/*** bbb/bwb/bbb";
        QTest::newRow("a board that is called initialBoard")
            << R"({"initialBoard":["111","101","111"],"pattern":"***/***/***"})"
            << "either clipped ***/***/*** bbb/bwb/bbb";
        QTest::newRow("a board that is called initial_state")
            << R"({"initial_state":["111","101","111"],"pattern":"***/***/***"})"
            << "either clipped ***/***/*** bbb/bwb/bbb";
        QTest::newRow("a board that is called pieces")
            << R"({"pieces":["111","101","111"],"pattern":"***/***/***"})"
            << "either clipped ***/***/*** bbb/bwb/bbb";
        QTest::newRow("a goal in words before the board")
            << R"({"goal":"all on","board":[[false,true],[true,true]]})"
            << "black clipped .*./***/.*. wb/bb";
        QTest::newRow("a goal in words behind the board")
            << R"({"board":[[false,true],[true,true]],"goal":"all on"})"
            << "black clipped .*./***/.*. wb/bb";
        QTest::newRow("rows between commas") << R"({"board":"010,111,010"})"
                                             << "either clipped .*./***/.*. wbw/bbb/wbw";
        QTest::newRow("a goal that is false")
            << R"({"board":[[1,0,1,1],[0,1,0,1],[1,1,1,1],[0,0,0,1]],"goal":false})"
            << "white clipped .*./***/.*. bwbb/wbwb/bbbb/wwwb";
        QTest::newRow("a member that is false says nothing")
            << R"({"board":["bbb","bbb","bbb"],"torus_allowed":false})"
            << "either clipped .*./***/.*. bbb/bbb/bbb";
        QTest::newRow("what is not supported is not said")
            << R"({"board":["bbb","bbb","bbb"],"comment":"torus not supported"})"
            << "either clipped .*./***/.*. bbb/bbb/bbb";
        QTest::newRow("an address says nothing")
            << R"({"board":["bbb","bbb","bbb"],"url":"https://example.org/torus/1"})"
            << "either clipped .*./***/.*. bbb/bbb/bbb";
        QTest::newRow("cells that are places are no board")
            << R"({"board":["bb","wb"],"cells":[[1,1],[0,1]]})"
            << "either clipped .*./***/.*. bb/wb";
        QTest::newRow("each puzzle has its own goal in words")
            << R"([{"board":[[1,1],[0,1]],"goal":"all off"},{"board":[[1,1],[0,1]],"goal":"all on"}])"
            << "white clipped .*./***/.*. bb/wb + black clipped .*./***/.*. bb/wb";
        QTest::newRow("what is wanted") << R"({"board":["bw","wb"],"want":"black"})"
                                        << "black clipped .*./***/.*. bw/wb";
        QTest::newRow("an aim in words that are no goal")
            << R"({"board":["bw","wb"],"objective":"Have some fun."})"
            << "either clipped .*./***/.*. bw/wb";
        QTest::newRow("either colour of zeros and ones")
            << R"({"board":[[1,1,1],[1,0,1],[1,1,1]],"goal":"either"})"
            << "either clipped .*./***/.*. bbb/bwb/bbb";
        QTest::newRow("one number for all") << R"({"board":[[0,1],[1,1]],"goal":1,"torus":true})"
                                            << "black torus .*./***/.*. wb/bb";
        QTest::newRow("a list of all pieces beside a size")
            << R"({"rows":2,"cols":3,"state":[0,1,1,0,1,0],"pattern":"***/***/***"})"
            << "either clipped ***/***/*** wbb/wbw";
        QTest::newRow("lines in strings") << R"({"state":"010\n111","goal":"000\n001"})"
                                          << "target clipped .*./***/.*. wbw/bbb www/wwb";
        QTest::newRow("numbers with a point") << R"({"grid":[[0.0,1.0],[1.0,1.0]],"torus":true})"
                                              << "either torus .*./***/.*. wb/bb";
        QTest::newRow("a goal in one word with a capital")
            << R"({"board":["bw","wb"],"winCondition":"allOn"})"
            << "black clipped .*./***/.*. bw/wb";
        QTest::newRow("columns that have names")
            << R"({"columns":["a","b","c"],"index":[0,1],"data":[[1,0,1],[0,1,1]]})"
            << "either clipped .*./***/.*. bwb/wbb";
        QTest::newRow("columns whose names are numbers")
            << R"({"columns":[0,1],"index":[0,1,2],"data":[[1,0],[0,1],[1,1]],"torus":true})"
            << "either torus .*./***/.*. bw/wb/bb";
        QTest::newRow("a rule with an underscore") << R"({"board":"bw/wb","rule":"Von_Neumann"})"
                                                   << "either clipped .*./***/.*. bw/wb";
    }

    void membersSayWhatTheirPuzzleIs() {
        QFETCH(const QString, text);
        QFETCH(const QString, expected);
        const auto recognised = recognise(text.toStdString() + '\n');
        QVERIFY(recognised.ok());
        QCOMPARE(linesOf(*recognised), expected);
    }

    void whatNoPuzzleHasIsRefused_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("rows that wrap alone")
            << R"({"board":["bbb","bbb","bbb"],"wrap_rows":true,"wrap_cols":false})";
        QTest::newRow("edges for each direction") << R"({"grid":["010","111","011"],"wrap":[true,false]})";
        QTest::newRow("periods for each direction")
            << R"({"board":["010","111","011"],"periodic":[true,false]})";
        QTest::newRow("edges that contradict each other")
            << R"({"periodic":true,"torus":false,"board":"bw/wb"})";
        QTest::newRow("a rule and a number of neighbours that contradict it")
            << R"({"rule":"plus","neighbors":8,"board":"bw/wb"})";
        QTest::newRow("a pattern and a rule that contradict each other")
            << R"({"pattern":"***/***/***","rule":"plus","board":"bw/wb"})";
        QTest::newRow("a mask")
            << R"({"board":[[1,0,0],[1,1,1],[0,1,0],[1,1,1]],"mask":["111","101","111","111"]})";
        QTest::newRow("pieces that may not be pressed") << R"({"board":["bw","wb"],"unpressable":[[0,0]]})";
        QTest::newRow("a modulus") << R"({"board":["bw","wb"],"modulo":3})";
        QTest::newRow("a radius") << R"({"board":["bw","wb"],"radius":2})";
        QTest::newRow("a centre that stays") << R"({"board":["bw","wb"],"includeCenter":false})";
        QTest::newRow("a Klein bottle") << R"({"board":["bw","wb"],"klein":true})";
        QTest::newRow("any goal") << R"({"board":[[1,1,1],[1,1,1],[1,1,1]],"goal":"any"})";
        QTest::newRow("a goal of another colour") << R"({"board":[[1,1,1],[1,1,1],[1,1,1]],"goal":"red"})";
        QTest::newRow("a goal below nothing") << R"({"board":[[1,1,1],[1,1,1],[1,1,1]],"goal":-1})";
        QTest::newRow("a rule beside the second board")
            << "Puzzle 1\n010\n111\n010\n\nPuzzle 2\nrule: king\n111\n111\n111\n";
        QTest::newRow("the usual rule beside the second board")
            << "Puzzle 1\nrule: king\n010\n111\n010\n\nPuzzle 2\nrule: plus\n111\n111\n111\n";
        QTest::newRow("edges beside the second board")
            << "Puzzle 1\n010\n111\n010\n\nPuzzle 2\ntorus: true\n111\n111\n111\n";
        QTest::newRow("other edges beside the second board")
            << "edges: torus\nbw\nwb\n\nedges: clipped\nbb\nww\n";
        QTest::newRow("edges between two boards") << "bw\nwb\n\nTorus:\n\nbb\nww\n";
        QTest::newRow("a goal beside the second board")
            << "Puzzle 1\n010\n111\n010\n\nPuzzle 2 (goal: all black)\n111\n111\n111\n";
        QTest::newRow("lists that are columns") << R"({"columns":[[1,0,1],[0,1,1]]})";
        QTest::newRow("strings that are columns") << R"({"cols":["101","011"]})";
        QTest::newRow("signs that are not read, beside a pattern")
            << R"({"grid":["😀😡","😡😡"],"pattern":["***","***","***"]})";
    }

    void whatNoPuzzleHasIsRefused() {
        QFETCH(const QString, text);
        QVERIFY(!recognise(text.toStdString() + '\n'));
    }

    void aLongAnswerIsReadBack() {
        const Size size{2100, 2100};
        const Puzzle puzzle{Rule::fromPattern(size, Pattern::plus(), Edges::Torus), Grid::filled(size),
                            Goal::White};
        const std::string text =
            joined({R"({"puzzle":{"rows":2100,"columns":2100,"board":")", writeBoardLine(puzzle.board),
                    R"(","pattern":".*./***/.*.","edges":"torus","goal":"white"},)",
                    R"("outcome":"optimal","presses":[[1,1]]})"});
        QVERIFY(text.size() > longestRecognised);
        // All at once, and as it comes from a file.
        for (const auto& recognised :
             {recognise(text), recogniseBlocks(singleBlock(text), mostPuzzleMemory, 1000)}) {
            QVERIFY(recognised.ok());
            QVERIFY(recognised->readings.front().puzzles.front().puzzle == puzzle);
        }
    }

    /// Words below all boards, and above all of them, are said of all.
    void wordsAroundAllBoardsAreSaidOfAll_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("above") << "The edges wrap around.\n\n1:\nbw\nwb\n\n2:\nbb\nww\n";
        QTest::newRow("below") << "1:\nbw\nwb\n\n2:\nbb\nww\n\nThe edges wrap around.\n";
    }

    void wordsAroundAllBoardsAreSaidOfAll() {
        QFETCH(const QString, text);
        const auto recognised = recognise(text.toStdString());
        QVERIFY(recognised.ok());
        QCOMPARE(linesOf(*recognised),
                 QStringLiteral("either torus .*./***/.*. bw/wb + either torus .*./***/.*. bb/ww"));
    }
};

QTEST_APPLESS_MAIN(TestJsonMembers)
#include "tst_json_members.moc"
