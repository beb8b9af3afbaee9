#include "core/text/board_text.h"
#include "core/text/panel_stream.h"
#include "core/text/puzzle_line.h"
#include "core/text/puzzle_stream.h"
#include "core/text/text_kind.h"

#include <QTest>

#include <vector>

using namespace flip;

namespace {

const std::string judgesSample =
    "2 3\n**.\n.*.\n*..\n4 5\n.*.\n***\n.*.\n2 2\n...\n.**\n...\n4 3\n*.*\n...\n..*\n0 0\n";

const char* const patternSign = "a sign of the pattern: * for a button that changes, . for one that stays";

Puzzle panel(Size size, unsigned pattern) {
    return {Rule::fromPattern(size, Pattern(pattern)), Grid(size), Goal::Black};
}

/// The one puzzle that the text holds.
Result<Puzzle, TextError> readPuzzle(const std::string& text) {
    auto recognised = recognise(text);
    if (!recognised) return recognised.error();
    const auto& puzzles = recognised->readings.front().puzzles;
    if (puzzles.size() > 1) return TextError{puzzles[1].line, 1, "a second puzzle", "one"};
    return puzzles.front().puzzle;
}

QString told(const TextError& error) { return QString::fromStdString(error.sentence()); }

} // namespace

class TestPuzzleText : public QObject {
    Q_OBJECT

  private slots:

    void readsTheJudgesSample() {
        PanelStream panels(singleBlock(judgesSample));
        const std::vector<Puzzle> expected{panel({2, 3}, 0b001'010'011), panel({4, 5}, 0b010'111'010),
                                           panel({2, 2}, 0b000'110'000), panel({4, 3}, 0b100'000'101)};
        const std::vector<std::int64_t> lines{1, 5, 9, 13};
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const auto puzzle = panels.next();
            QVERIFY(puzzle && *puzzle);
            QVERIFY(**puzzle == expected[i]);
            QCOMPARE(panels.caseLine(), lines[i]);
        }
        QVERIFY(!panels.next());
        QVERIFY(!panels.next());
    }

    void everyPanelComesBack() {
        for (int rows = 1; rows <= 5; ++rows) {
            for (int columns = 1; columns <= 5; ++columns) {
                for (unsigned bits = 0; bits < unsigned{Pattern::count}; ++bits) {
                    const auto puzzle = readPuzzle(writePanel({rows, columns}, Pattern(bits)));
                    QVERIFY(puzzle.ok());
                    QVERIFY(*puzzle == panel({rows, columns}, bits));
                }
            }
        }
    }

    void tellsPanelsFromBoards_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<bool>("isPanel");
        const auto row = [](const char* name, const std::string& text, bool isPanel) {
            QTest::newRow(name) << text << isPanel;
        };
        row("a panel", "2 3\n**.\n.*.\n*..\n", true);
        row("a panel and the end", "2 3\n**.\n.*.\n*..\n0 0\n", true);
        row("a panel, CR LF", "2 3\r\n**.\r\n.*.\r\n*..\r\n0 0\r\n", true);
        row("a panel with blanks and blank lines", "\n 2  3 \n\n**.\t\n.*. \n* . .\n\n0  0", true);
        row("a panel in full-width signs", "２　３\n＊＊．\n．＊．\n＊．．\n", true);
        row("a panel with a byte-order mark", "\uFEFF2 3\n**.\n.*.\n*..\n", true);
        row("a panel in zeros and ones", "2 3\n110\n010\n100\n", true);
        row("a panel of one button", "1 1\n...\n.*.\n...\n", true);
        row("a panel of one row and ten columns", "1 10\n...\n.*.\n...\n", true);
        row("the sample board", "bwwb\nbbwb\nbwwb\nbwww\n", false);
        row("a board of zeros and ones", "1 0\n0 1\n", false);
        row("a board of two zeros", "0 0\n", false);
        row("a board of three columns that begins with numbers", "1 10\n010\n111\n", false);
        row("a board in slashes", "1 0/0 1", false);
        row("a board in brackets", "[[1, 0, 0, 1], [0, 1, 0, 1]]", false);
    }

    void tellsPanelsFromBoards() {
        QFETCH(std::string, text);
        QFETCH(bool, isPanel);
        const auto puzzle = readPuzzle(text);
        QVERIFY2(puzzle.ok(), puzzle.ok() ? "" : puzzle.error().sentence().c_str());
        QCOMPARE(puzzle->goal == Goal::Black, isPanel);
        if (!isPanel) QVERIFY(*puzzle == Puzzle::flipGame(*readBoard(text)));
        const PuzzleKind kind = PuzzleStream(singleBlock(text), std::nullopt).kind();
        QVERIFY(kind == (isPanel ? PuzzleKind::Panels : PuzzleKind::Boards));
        QCOMPARE(kindOf(text, true) == PuzzleKind::Panels, isPanel);
    }

    void nothingOfTheTextIsLost_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<int>("length");
        const std::string late = std::string(5000, '\n') + std::string(judgesSample);
        for (const int length : {1, 2, 5, 4095, 4096, 4097, 10'000}) {
            QTest::addRow("in blocks of %d", length) << std::string(judgesSample) << length;
            QTest::addRow("after many blank lines, in blocks of %d", length) << late << length;
        }
    }

    void nothingOfTheTextIsLost() {
        QFETCH(std::string, text);
        QFETCH(int, length);
        // Every block takes the place of the one before.
        std::string block;
        std::string_view rest = text;
        KnownSource known = tellKind([&]() -> std::string_view {
            block = rest.substr(0, static_cast<std::size_t>(length));
            rest.remove_prefix(block.size());
            return block;
        });
        if (text == judgesSample) QVERIFY(known.kind == PuzzleKind::Panels);
        std::string read;
        for (auto part = known.source(); !part.empty(); part = known.source()) read += part;
        QCOMPARE(QString::fromStdString(read), QString::fromStdString(text));
    }

    void onlyTextsOfUpToFourMebibytesAreRecognised_data() {
        QTest::addColumn<std::size_t>("length");
        QTest::addColumn<bool>("isRecognised");
        QTest::newRow("the longest") << longestRecognised << true;
        QTest::newRow("a byte longer") << longestRecognised + 1 << false;
    }

    void onlyTextsOfUpToFourMebibytesAreRecognised() {
        QFETCH(std::size_t, length);
        QFETCH(bool, isRecognised);
        std::string text = "[[1,0],[0,1]]";
        text.resize(length, '\n');
        const KnownSource known = tellKind(singleBlock(text));
        QCOMPARE(known.recognised.has_value() && known.recognised->ok(), isRecognised);
    }

    void aPauseChangesNothing_data() {
        QTest::addColumn<std::string>("text");
        QTest::newRow("single rows with blank lines between") << std::string("bwb\n\nwbw\n\nbwb\n");
        QTest::newRow("a single row above words") << std::string("wwwww\n\nMake all black.\n");
        QTest::newRow("two boards") << std::string("bw\nwb\n\nbb\nbb\n");
        QTest::newRow("two boards with slashes") << std::string("bw/wb\nbb/bb\n");
    }

    /// However late what follows a line comes.
    void aPauseChangesNothing() {
        QFETCH(std::string, text);
        const auto read = [](const BlockSource& source) {
            PuzzleStream stream(source, std::nullopt);
            std::vector<std::string> puzzles;
            for (auto next = stream.next(); next; next = stream.next())
                puzzles.push_back(*next ? writePuzzleLine(**next) : next->error().sentence());
            return puzzles;
        };
        const auto whole = read(singleBlock(text));
        for (std::size_t line = 0; line < text.size(); line = text.find('\n', line) + 1) {
            int given = 0;
            const auto inTwo = [&]() -> std::string_view {
                ++given;
                const std::string_view all = text;
                return given == 1 ? all.substr(0, line) : given == 2 ? all.substr(line) : std::string_view();
            };
            if (line > 0) QVERIFY2(read(inTwo) == whole, std::to_string(line).c_str());
        }
    }

    void wordsBelowALineWithSlashesCount() {
        PuzzleStream stream(singleBlock("ww/ww\nMake all black.\n"), std::nullopt);
        const auto puzzle = stream.next();
        QVERIFY(puzzle && *puzzle && (*puzzle)->goal == Goal::Black);
    }

    void saysWhereAndWhatIsWrong_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<std::string>("found");
        QTest::addColumn<std::string>("expected");
        const auto row = [](const char* name, const std::string& text, int line, int column,
                            const std::string& found, const std::string& expected) {
            QTest::newRow(name) << text << line << column << found << expected;
        };
        row("no pattern", "2 3\n", 2, 1, "the end of the text", patternSign);
        row("a pattern of two lines", "2 3\n**.\n.*.\n", 4, 1, "the end of the text", patternSign);
        row("a pattern of two lines, then the next case", "2 3\n**.\n.*.\n4 5\n.*.\n***\n.*.\n", 4, 1, "“4”",
            patternSign);
        row("a pattern of four columns", "2 3\n**..\n", 2, 4, "“.”",
            "the end of the line: a pattern has three signs in a row");
        row("a pattern of two columns", "2 3\n**\n", 2, 3, "the end of the line", patternSign);
        row("a foreign sign in the pattern", "2 3\n*x.\n", 2, 2, "“x”", patternSign);
        row("a web address", "https://www.example.org/lights?level=10\n", 1, 1, "a web address",
            "the text or the picture that is there");
        row("a row apart from the others", "Lights\n7\n\nbwwb\nbbwb\nbwww\n\nbww\n", 8, 1, "“bww”",
            "nothing that may be a row beside those that begin in line 4");
        row("a number that counts other rows", "Lights\n$\n5\nbwwb\nbbwb\nbwww\n$\n", 3, 1, "“5”",
            "nothing that may be a row beside those that begin in line 4");
        row("a list of another kind", "kernel = [\n[0, 1, 0],\n[1, 1, 1],\n[0, 1, 0],\n]\n", 2, 1,
            "a list that is called “kernel”", "a board");
        row("a program on a torus without words",
            "# turn all lights off\nb = [\n[1, 0, 0],\n[0, 1, 0],\n[0, 0, 1],\n]\nx = (x + 1) % n\n", 7, 13,
            "a remainder, as on a torus, but no words for the edges", "“torus” or “clipped”");
        row("no rows", "0 3\n...\n.*.\n...\n", 1, 1, "“0”", "a number from 1 to 65,535 (0 0 is the end)");
        row("no columns", "3 0\n...\n.*.\n...\n", 1, 3, "“0”", "a number from 1 to 65,535");
        row("a side too long", "3 65536\n...\n.*.\n...\n", 1, 3, "“65536”", "a number from 1 to 65,535");
        row("a number without end", "3 99999999999999999999999999\n...\n", 1, 3, "“99999999999999999999”",
            "a number from 1 to 65,535");
        row("too many buttons", "65535 65535\n...\n.*.\n...\n", 1, 1, "a panel of 4,294,836,225 buttons",
            "at most 100,000,000");
        row("words after the panel", "2 3\n**.\n.*.\n*..\nhello\n", 5, 1, "“h”", "the number of rows");
        row("a row without columns after the panel", "2 3\n**.\n.*.\n*..\n2\n", 5, 2, "the end of the line",
            "the number of columns");
        row("a third number after the panel", "2 3\n**.\n.*.\n*..\n2 3 4\n", 5, 5, "“4”",
            "the end of the line: a pattern follows on the next three");
        row("only the end, and a pattern", "0 0\n.*.\n", 1, 1, "the end of the panels", "a panel");
        row("a wrong piece in the second of two boards with headings",
            "Board 1:\nbwb\nwww\nbwb\n\nBoard 2:\nbwb\nw2w\nbwb\n", 8, 2, "“2”",
            "a piece, as in the rows beside it");
        row("a row on the line of the others that is shorter", "\n **** .*** ..*\n", 2, 12, "a row of 3",
            "4, like the rows above");
        row("more than the masks in a table", "white table 842 bwb\n", 1, 13, "“842”",
            "the masks of the board’s cells in hexadecimal digits");
        row("a first row behind a name", "board=bwb\nwww\nbwb\n", 1, 7, "a row beside other words",
            "rows alone on their lines");
        row("one number is a board", "25\n", 1, 1, "“2”",
            "a piece: b, 1, # or * for black, w, 0 or . for white");
    }

    void saysWhereAndWhatIsWrong() {
        QFETCH(std::string, text);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(std::string, found);
        QFETCH(std::string, expected);
        const auto puzzle = readPuzzle(text);
        QVERIFY(!puzzle.ok());
        QCOMPARE(told(puzzle.error()), told({line, column, found, expected}));
    }

    void aStreamOfPanelsEndsWhereItSays() {
        PanelStream nothing(singleBlock("\n\n"));
        const auto error = nothing.next();
        QVERIFY(error && !*error);
        QCOMPARE(told(error->error()), told({3, 1, "the end of the text",
                                             "a panel: its numbers of rows and columns in the first line"}));
        QVERIFY(!nothing.next());
        PanelStream ended(singleBlock("0 0\nwhatever"));
        QVERIFY(!ended.next());
    }
};

QTEST_GUILESS_MAIN(TestPuzzleText)
#include "tst_text_kind.moc"
