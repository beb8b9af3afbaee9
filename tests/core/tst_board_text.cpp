#include "core/text/board_stream.h"
#include "core/text/board_text.h"

#include "core/base/counted.h"

#include <QTest>

using namespace flip;

namespace {

const std::string sample = "bwwb/bbwb/bwwb/bwww";

const char* const notAPiece = "a piece: b, 1, # or * for black, w, 0 or . for white";

std::string repeated(const std::string& text, int times) {
    std::string result;
    for (int i = 0; i < times; ++i) result += text;
    return result;
}

} // namespace

class TestBoardText : public QObject {
    Q_OBJECT

  private slots:

    void readsEveryNotation_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("expected");
        const auto row = [](const char* name, const std::string& text, const std::string& expected = sample) {
            QTest::newRow(name) << text << expected;
        };
        row("lines of b and w", "bwwb\nbbwb\nbwwb\nbwww\n");
        row("the last line is not ended", "bwwb\nbbwb\nbwwb\nbwww");
        row("CR LF ends the lines", "bwwb\r\nbbwb\r\nbwwb\r\nbwww\r\n");
        row("CR alone ends the lines", "bwwb\rbbwb\rbwwb\rbwww\r");
        row("capitals", "BWWB\nBBWB\nBWWB\nBWWW\n");
        row("capitals and small letters mixed", "bWWb\nBbwB\nbwwB\nBwww\n");
        row("ones and zeros", "1001\n1101\n1001\n1000\n");
        row("hash signs and full stops", "#..#\n##.#\n#..#\n#...\n");
        row("asterisks and full stops", "*..*\n**.*\n*..*\n*...\n");
        row("trailing blanks and tabs", "bwwb  \nbbwb\t\nbwwb \t \nbwww \n");
        row("blanks between", "b w w b\nb b w b\nb w w b\nb w w w\n");
        row("commas between", "1,0,0,1\n1,1,0,1\n1,0,0,1\n1,0,0,0\n");
        row("commas and blanks between", "1, 0, 0, 1\n1, 1, 0, 1\n1, 0, 0, 1\n1, 0, 0, 0\n");
        row("full-width letters", "ｂｗｗｂ\nｂｂｗｂ\nｂｗｗｂ\nｂｗｗｗ\n");
        row("full-width capitals", "ＢＷＷＢ\nＢＢＷＢ\nＢＷＷＢ\nＢＷＷＷ\n");
        row("full-width digits and commas",
            "１，０，０，１\n１，１，０，１\n１，０，０，１\n１，０，０，０\n");
        row("full-width signs", "＃．．＃\n＃＃．＃\n＃．．＃\n＃．．．\n");
        row("full-width signs and others", "＊.．*\n＊＊.＊\n*．．*\n＊...\n");
        row("ideographic and no-break spaces between",
            "b\u3000w\u00A0w b\nb b w b\n\u3000bwwb\nbwww\u00A0\n");
        row("a byte-order mark first", "\uFEFFbwwb\nbbwb\nbwwb\nbwww\n");
        row("blank lines before and after", "\n \n\r\nbwwb\nbbwb\nbwwb\nbwww\n\n\t\n");
        row("slashes", "bwwb/bbwb/bwwb/bwww");
        row("slashes with blanks", " bwwb / bbwb / bwwb / bwww \n");
        row("full-width slashes", "bwwb／bbwb／bwwb／bwww");
        row("round brackets about every row", "(bwwb)\n(bbwb)\n(bwwb)\n(bwww)\n");
        row("full-width brackets", "［bwwb］\n（bbwb）\n｛bwwb｝\n[bwww]\n");
        row("brackets about the whole board", "[bwwb\n bbwb\n bwwb\n bwww]\n");
        row("brackets about every piece", "[b][w][w][b]\n[b][b][w][b]\n[b][w][w][b]\n[b][w][w][w]\n");
        row("nested brackets on one line", "[[1,0,0,1],[1,1,0,1],[1,0,0,1],[1,0,0,0]]");
        row("nested brackets of a C program", "{{1,0,0,1},{1,1,0,1},{1,0,0,1},{1,0,0,0}}");
        row("nested brackets, a row a line",
            "[[1, 0, 0, 1],\n [1, 1, 0, 1],\n [1, 0, 0, 1],\n [1, 0, 0, 0]]\n");
        row("nested brackets, a number a line", "[\n  [\n    1,\n    0\n  ],\n  [\n    1,\n    1\n  ]\n]\n",
            "bw/bb");
        row("a blank line between nested brackets", "[[1,0],\n\n[1,1]]\n", "bw/bb");
        row("slashes within brackets", "(bw/bb)", "bw/bb");
        row("a single piece", "b", "b");
        row("a single row", "bwwbw", "bwwbw");
        row("a single column", "b\nw\nb\n", "b/w/b");
        row("three rows of four", "bwwb\nbbwb\nbwww\n", "bwwb/bbwb/bwww");
        row("eight rows of four", repeated("bwwb\nbbwb\n", 4), repeated("bwwb/bbwb/", 3) + "bwwb/bbwb");
        row("rows that cross a machine word", repeated("b", 65) + "\n" + repeated("w", 65),
            repeated("b", 65) + "/" + repeated("w", 65));
    }

    void readsEveryNotation() {
        QFETCH(std::string, text);
        QFETCH(std::string, expected);
        const auto board = readBoard(text);
        QVERIFY2(board.ok(), board.ok() ? "" : board.error().sentence().c_str());
        QCOMPARE(QString::fromStdString(writeBoardLine(*board)), QString::fromStdString(expected));
        QVERIFY(board->checkInvariant());
        QVERIFY(*readBoard(writeBoard(*board)) == *board);
    }

    void everyBoardOfFourByFourComesBack() {
        for (unsigned bits = 0; bits < 65'536; ++bits) {
            const Grid board = Grid::fromPacked({4, 4}, bits);
            QVERIFY(*readBoard(writeBoard(board)) == board);
            QVERIFY(*readBoard(writeBoardLine(board)) == board);
        }
    }

    /// Of three signs, one may be a hole.
    void aBoardHasTwoSignsAtMost() {
        constexpr std::string_view signs = "b1#*w0.";
        for (const char first : signs) {
            for (const char second : signs) {
                for (const char third : signs) {
                    const bool areThree = first != second && first != third && second != third;
                    const std::string row{first, second, third};
                    QCOMPARE(readBoard(row).ok(), !areThree);
                    QCOMPARE(readBoard(std::string{first, second} + "\n" + std::string{second, third}).ok(),
                             !areThree);
                    // Each board has its own.
                    const std::string boards = row.substr(0, 2) + "\n\n" + row.substr(2);
                    BoardStream stream(singleBlock(boards));
                    QVERIFY(stream.next()->ok());
                    QVERIFY(stream.next()->ok());
                }
            }
        }
    }

    void saysWhereAndWhatIsWrong_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<std::string>("found");
        QTest::addColumn<std::string>("expected");
        const auto row = [](const char* name, const std::string& text, int line, int column,
                            const char* found, const char* expected) {
            QTest::newRow(name) << text << line << column << std::string(found) << std::string(expected);
        };
        row("nothing at all", "", 1, 1, "the end of the text", "a board");
        row("only a byte-order mark", "\uFEFF", 1, 1, "the end of the text", "a board");
        row("only blanks and lines", " \n\t\r\n  ", 3, 3, "the end of the text", "a board");
        row("only brackets", "[]", 1, 3, "the end of the text", "a board");
        row("a foreign letter", "bwwb\nbbxb\n", 2, 3, "“x”", notAPiece);
        row("a foreign letter after full-width ones", "ｂｗｗｂ\nｂｗｗé\n", 2, 4, "“é”", notAPiece);
        row("a foreign letter after a byte-order mark", "\uFEFFbx", 1, 2, "“x”", notAPiece);
        row("a character beyond the basic plane", "b\U0001F600", 1, 2, "“\U0001F600”", notAPiece);
        row("a control character", std::string("bw\0wb", 5), 1, 3, "the control character U+0000", notAPiece);
        row("an escape sequence", "b\x1B[31mw", 1, 2, "the control character U+001B", notAPiece);
        row("an invisible character", "bw\u200Bwb", 1, 3, "the character U+200B", notAPiece);
        row("a directional override", "bw\u202Ewb", 1, 3, "the character U+202E", notAPiece);
        row("a byte-order mark in the middle", "bw\uFEFF", 1, 3, "the character U+FEFF", notAPiece);
        row("a byte that begins nothing", "bw\xFF\xFE", 1, 3, "the byte 0xFF, which is not UTF-8", notAPiece);
        row("a stray continuation byte", "b\x80", 1, 2, "the byte 0x80, which is not UTF-8", notAPiece);
        row("an overlong form", "b\xC0\xAF", 1, 2, "the byte 0xC0, which is not UTF-8", notAPiece);
        row("a surrogate", "b\xED\xA0\x80", 1, 2, "the byte 0xED, which is not UTF-8", notAPiece);
        row("a code point above the last", "b\xF4\x90\x80\x80", 1, 2, "the byte 0xF4, which is not UTF-8",
            notAPiece);
        row("a character cut off by the end", "bw\xEF\xBC", 1, 3, "the byte 0xEF, which is not UTF-8",
            notAPiece);
        row("a third sign in a later row", "1 0 1\n0 1 #\n", 2, 5, "“#”",
            "one of the two signs that this board has, “1” and “0”");
        row("a third sign first in its row", "wbw\n.wb\n", 2, 1, "“.”",
            "one of the two signs that this board has, “b” and “w”");
        row("a third sign, wide", "b*＃", 1, 3, "“＃”",
            "one of the two signs that this board has, “b” and “*”");
        row("a row too short", "bwwb\nbbw\nbwwb\n", 2, 4, "the end of the line",
            "another piece: the rows of this board have 4, this one has 3");
        row("the last row too short", "bwwb\nbbw", 2, 4, "the end of the text",
            "another piece: the rows of this board have 4, this one has 3");
        row("a row too short, CR LF", "bwwb\r\nbbw\r\n", 2, 4, "the end of the line",
            "another piece: the rows of this board have 4, this one has 3");
        row("a row too short before a slash", "bwwb/bbw/bwwb", 1, 9, "“/”",
            "another piece: the rows of this board have 4, this one has 3");
        row("a comma in place of a piece", "[[1,,0]]", 1, 5, "“,”", "a piece before this comma");
        row("a row too short before a bracket", "[[1,0],[1]]", 1, 10, "“]”",
            "another piece: the rows of this board have 2, this one has 1");
        row("a row too long", "bwwb\nbbwbb\n", 2, 5, "“b”",
            "the end of the row: every row of this board has 4 pieces");
        row("a row too long with blanks", "b\nb w b\n", 2, 3, "“w”",
            "the end of the row: every row of this board has 1 piece");
        row("an empty row between slashes", "bw//wb", 1, 4, "“/”", "a row with at least one piece");
        row("a slash first", "/bw", 1, 1, "“/”", "a row with at least one piece");
        row("a slash last", "bw/wb/", 1, 7, "the end of the text", "a row with at least one piece");
        row("a slash at the end of a line", "bw/\nwb", 1, 4, "the end of the line",
            "a row with at least one piece");
        row("a slash below other rows", "bw\nwb/bb", 2, 3, "“/”",
            "no slash: the rows above are on separate lines");
        row("a second board after a blank line", "bw\nwb\n\n  bb\nww\n", 4, 3, "a second board",
            "the end of the text");
        row("a second board after slashes", "bw/wb\nbb/ww\n", 2, 1, "a second board", "the end of the text");
        row("a second board in brackets", "[[1,0]], [[0,1]]", 1, 10, "a second board", "the end of the text");
        row("words after the board", "bw\nwb\n\nhello\n", 4, 1, "“h”", "the end of the text");
        row("a bracket that is not closed", "[[1,0],[0,1]", 1, 13, "the end of the text",
            "the closing bracket “]”");
        row("a bracket that was not opened", "1,0]", 1, 4, "“]”", "an opening bracket before it");
        row("brackets of two kinds", "[1,0)", 1, 5, "“)”", "the closing bracket “]”");
        row("brackets too deep", "[[[1]]]", 1, 3, "“[”",
            "a piece: brackets may enclose the board and its rows, nothing else");
        row("an empty pair of inner brackets", "[[1],[]]", 1, 7, "“]”", "a row with at least one piece");
        row("pieces before an inner bracket", "[1,[0]]", 1, 4, "“[”",
            "no inner bracket: the pieces before it are not in one");
        row("pieces after an inner bracket", "[[1],0]", 1, 6, "“0”", "a row in brackets, like the first row");
    }

    void saysWhereAndWhatIsWrong() {
        QFETCH(std::string, text);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(std::string, found);
        QFETCH(std::string, expected);
        const auto board = readBoard(text);
        QVERIFY(!board.ok());
        const TextError wanted{line, column, found, expected};
        QCOMPARE(QString::fromStdString(board.error().sentence()), QString::fromStdString(wanted.sentence()));
        QVERIFY(board.error() == wanted);
    }

    void numbersForPeopleAreGrouped() {
        QCOMPARE(grouped(0), std::string("0"));
        QCOMPARE(grouped(999), std::string("999"));
        QCOMPARE(grouped(1'000), std::string("1,000"));
        QCOMPARE(grouped(61'440), std::string("61,440"));
        QCOMPARE(grouped(std::uint64_t{1} << 63U), std::string("9,223,372,036,854,775,808"));
        QCOMPARE(counted(1, "row", "rows"), std::string("1 row"));
        QCOMPARE(counted(0, "row", "rows"), std::string("0 rows"));
        QCOMPARE(counted(1'001, "row", "rows"), std::string("1,001 rows"));
    }

    void theLongestSideIsTheLimit() {
        const auto most = static_cast<std::size_t>(Grid::maxSide);
        QCOMPARE(readBoard(std::string(most, 'b'))->columns(), Grid::maxSide);
        const auto wide = readBoard(std::string(most + 1, 'b'));
        QVERIFY(!wide.ok());
        QCOMPARE(wide.error().column, std::int64_t{Grid::maxSide} + 1);

        const std::string tallest = repeated("b\n", Grid::maxSide);
        QCOMPARE(readBoard(tallest)->rows(), Grid::maxSide);
        const auto tall = readBoard(tallest + "b\n");
        QVERIFY(!tall.ok());
        QCOMPARE(tall.error().line, std::int64_t{Grid::maxSide} + 1);
    }

    void theSentenceIsASentence() {
        const TextError error{2, 5, "“x”", "a piece"};
        QCOMPARE(QString::fromStdString(error.sentence()),
                 QStringLiteral("Line 2, column 5: found “x”, expected a piece."));
    }
};

QTEST_GUILESS_MAIN(TestBoardText)
#include "tst_board_text.moc"
