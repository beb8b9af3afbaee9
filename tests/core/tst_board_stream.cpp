#include "core/text/board_stream.h"
#include "core/text/board_text.h"
#include "core/text/plain_boards.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace flip;

namespace {

/// Blocks of `length` bytes, as a pipe may give them.
BlockSource shortBlocks(std::string_view text, std::size_t length) {
    return [text, length]() mutable {
        const std::string_view block = text.substr(0, length);
        text.remove_prefix(block.size());
        return block;
    };
}

QString placeOf(const TextError& error) {
    return QStringLiteral("%1:%2: found %3, expected %4")
        .arg(error.line)
        .arg(error.column)
        .arg(QString::fromStdString(error.found), QString::fromStdString(error.expected));
}

/// Everything that a stream yields, each board on one line, an error as its place and "found".
QStringList answersOf(BoardStream& stream) {
    QStringList answers;
    while (auto next = stream.next()) {
        answers << (*next ? QString::fromStdString(writeBoardLine(**next)) : placeOf(next->error()));
    }
    return answers;
}

const QString poj = QStringLiteral("bwwb/bbwb/bwwb/bwww");
const QString white = QStringLiteral("wwww/wwww/wwww/wwww");

QString judgeMisses(const char* place, const char* found, int row, const char* size) {
    return QStringLiteral(
               "%1: found %2, expected row %3 of a board: every four rows of four pieces "
               "make one; write a board of another size on one line with slashes, or use --size %4")
        .arg(QString::fromUtf8(place), QString::fromUtf8(found))
        .arg(row)
        .arg(QString::fromUtf8(size));
}

} // namespace

class TestBoardStream : public QObject {
    Q_OBJECT

    /// The kernels that run here, as rows.
    static void everyKernel() {
        QTest::addColumn<const PlainKernel*>("kernel");
        for (const PlainKernel& kernel : plainKernels()) {
            if (kernel.runsHere()) QTest::newRow(std::string(kernel.name).c_str()) << &kernel;
        }
    }

    /// What a kernel takes for plain boards, the reader that looks at every character takes for the same
    /// ones.
    static void compareWithTheCarefulWay(const std::string& text, const PlainKernel& kernel) {
        std::array<std::uint16_t, 64> packed{};
        const PlainBoards read = readPlainBoards(text, packed, kernel);
        std::array<std::uint16_t, 64> byWords{};
        const PlainBoards words = readPlainBoards(text, byWords, plainKernels().back());
        QVERIFY(packed == byWords);
        QCOMPARE(read.boards, words.boards);
        QCOMPARE(read.bytes, words.bytes);
        QCOMPARE(read.lines, words.lines);
        QCOMPARE(read.anyBlankLine, words.anyBlankLine);
        QCOMPARE(read.boardsOfLastGroup, words.boardsOfLastGroup);
        QCOMPARE(static_cast<std::size_t>(std::ranges::count(text.substr(0, read.bytes), '\n')), read.lines);
        BoardStream stream(singleBlock(text));
        for (std::size_t i = 0; i < read.boards; ++i) {
            const auto board = stream.next();
            QVERIFY(board && *board);
            QCOMPARE((*board)->packed(), Grid::Word{packed[i]});
        }
    }

  private slots:

    void partsAStreamIntoBoards_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const std::string& text, const QStringList& expected) {
            QTest::newRow(name) << text << expected;
        };
        const std::string one = "bwwb\nbbwb\nbwwb\nbwww\n";
        const std::string two = "wwww\nwwww\nwwww\nwwww\n";
        row("one board", one, {poj});
        row("two boards without a blank line", one + two, {poj, white});
        row("two boards with a blank line", one + "\n" + two, {poj, white});
        row("many blank lines everywhere", "\n\n" + one + "\n \n\t\n" + two + "\n\n", {poj, white});
        row("the last line is not ended", one + two.substr(0, two.size() - 1), {poj, white});
        row("blank lines between some boards only", one + two + "\n" + one, {poj, white, poj});
        row("CR LF", "bwwb\r\nbbwb\r\nbwwb\r\nbwww\r\n\r\nwwww\r\nwwww\r\nwwww\r\nwwww\r\n", {poj, white});
        row("other sizes, separated by blank lines", "bw\nwb\n\nbbbbb\n\nb\nw\nb\n",
            {"bw/wb", "bbbbb", "b/w/b"});
        row("boards on one line each", "bw/wb\nbwwb/bbwb/bwwb/bwww\n[[1,0,1]]\n", {"bw/wb", poj, "bwb"});
        row("boards in nested brackets, separated by commas", "[[1,0],[0,1]],\n[[1,1],[0,0]], {{1}}\n",
            {"bw/wb", "bb/ww", "b"});
        row("wider boards on a line after the judge's", one + "bwwbw/bwwbw\n" + one,
            {poj, "bwwbw/bwwbw", poj});
        row("nested brackets after the judge's", one + "[[1,0,1,0,1]]\n" + one, {poj, "bwbwb", poj});
        row("brackets about the judge's rows", "[bwwb\nbbwb\nbwwb\nbwww\n]\n", {poj});
        row("rows whose brackets close on the next line", "[bw\n]\n[wb\n]\n", {"bw/wb"});
        row("three rows of four on one line", "bwwb/bbwb/bwww\n", {"bwwb/bbwb/bwww"});
        row("nothing", "", {"1:1: found the end of the text, expected a board"});
        row("only blank lines", "\n\n", {"3:1: found the end of the text, expected a board"});
        row("three rows of four", "bwwb\nbbwb\nbwwb\n",
            {judgeMisses("4:1", "the end of the text", 4, "3x4")});
        row("three rows of four, not ended", "bwwb\nbbwb\nbwwb",
            {judgeMisses("3:5", "the end of the text", 4, "3x4")});
        row("six rows of four, then a blank line", one + "bwwb\nbbwb\n \n" + one,
            {poj, judgeMisses("7:1", "a blank line", 3, "6x4")});
        row("a blank line within a board", "bwwb\nbbwb\n\nbwwb\nbwww\n",
            {judgeMisses("3:1", "a blank line", 3, "2x4")});
        row("a longer row among the judge's", one + "bwwbb\n",
            {poj, "5:5: found “b”, expected the end of the row: every row of this board has 4 pieces"});
        row("a foreign character in the second board", one + "bw?b\n" + one,
            {poj, "5:3: found “?”, expected a piece: b, 1, # or * for black, w, 0 or . for white"});
        row("an error before the surplus can be judged", one + "bwwbb!\n",
            {poj, "5:6: found “!”, expected a piece: b, 1, # or * for black, w, 0 or . for white"});
    }

    void partsAStreamIntoBoards() {
        QFETCH(std::string, text);
        QFETCH(QStringList, expected);
        BoardStream whole(singleBlock(text));
        QCOMPARE(answersOf(whole), expected);
        for (const std::size_t length : {1U, 2U, 3U, 7U}) {
            BoardStream parts(shortBlocks(text, length));
            QCOMPARE(answersOf(parts), expected);
        }
    }

    void aFixedSizeIsTheOnlySize_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const std::string& text, const QStringList& expected) {
            QTest::newRow(name) << text << expected;
        };
        row("rows of four", "bwwb\nbbwb\nbwww\n", {"bwwb/bbwb/bwww"});
        row("two boards", "bwwb\nbbwb\nbwww\nbwwb\nbbwb\nbwww\n", {"bwwb/bbwb/bwww", "bwwb/bbwb/bwww"});
        row("two boards, a blank line between", "bwwb\nbbwb\nbwww\n\nbwwb\nbbwb\nbwww\n",
            {"bwwb/bbwb/bwww", "bwwb/bbwb/bwww"});
        row("on one line", "bwwb/bbwb/bwww\n", {"bwwb/bbwb/bwww"});
        row("a row missing", "bwwb\nbbwb\n",
            {"3:1: found the end of the text, expected row 3 of a board of 3 rows"});
        row("a row missing before a blank line", "bwwb\nbbwb\n\nbwww\n",
            {"3:1: found a blank line, expected row 3 of a board of 3 rows"});
        row("a row missing on one line", "bwwb/bbwb\n",
            {"1:10: found the end of the line, expected row 3 of a board of 3 rows"});
        row("a row too many on one line", "bwwb/bbwb/bwww/bwww\n",
            {"1:16: found “b”, expected the end of the board: it already has 3 rows"});
        row("a row too many in brackets", "[[1,1,1,1],[1,1,1,1],[1,1,1,1],[1,1,1,1]]\n",
            {"1:33: found “1”, expected the end of the board: it already has 3 rows"});
        row("a row too long", "bwwbw\n",
            {"1:5: found “w”, expected the end of the row: every row of this board has 4 pieces"});
        row("a row too short", "bww\n",
            {"1:4: found the end of the line, expected another piece: the rows of this board have 4, this "
             "one "
             "has 3"});
    }

    void aFixedSizeIsTheOnlySize() {
        QFETCH(std::string, text);
        QFETCH(QStringList, expected);
        BoardStream stream(singleBlock(text), {.judge = true, .size = Size{3, 4}});
        QCOMPARE(answersOf(stream), expected);
    }

    void aBoardIsAnsweredAsSoonAsItsLastLineHasEnded() {
        // A source that stands for a person at a terminal, a line at a time.
        std::vector<std::string> lines{"bwwb\r", "\nbbwb\r", "\nbwwb\r", "\nbwww\r"};
        std::size_t asked = 0;
        BoardStream stream([&] { return asked < lines.size() ? std::string_view(lines[asked++]) : ""; });
        const auto board = stream.next();
        QVERIFY(board && *board);
        QCOMPARE(asked, lines.size());
        QVERIFY(!stream.next());
    }

    void theEndIsAskedForOnce() {
        int ends = 0;
        const BlockSource once = [text = std::string_view("b\n"), &ends]() mutable {
            if (text.empty()) ++ends;
            return std::exchange(text, "");
        };
        BoardStream stream(once);
        while (stream.next()) {
        }
        QVERIFY(!stream.next());
        QCOMPARE(ends, 1);
    }

    void theFastWayReadsTheSame_data() { partsAStreamIntoBoards_data(); }

    void theFastWayReadsTheSame() {
        QFETCH(std::string, text);
        QFETCH(QStringList, expected);
        // After and before plain boards, and with them in between.
        const std::string plain = "bwwb\nBBWB\nbwwb\nbwww\n\n";
        const auto boards = [](BoardStream stream) {
            QStringList answers;
            std::array<std::uint16_t, 2> packed{};
            for (;;) {
                while (const std::size_t count = stream.nextPlain(packed)) {
                    for (std::size_t i = 0; i < count; ++i)
                        answers << QString::fromStdString(
                            writeBoardLine(Grid::fromPacked({4, 4}, packed[i])));
                }
                auto next = stream.next();
                if (!next) return answers;
                answers << (*next ? QString::fromStdString(writeBoardLine(**next)) : placeOf(next->error()));
            }
        };
        std::string between = plain;
        between.append(plain).append(text).append("\n").append(plain);
        for (const std::string& whole : {text, plain + text, between}) {
            BoardStream slow{singleBlock(whole)};
            const QStringList wanted = answersOf(slow);
            for (const PlainKernel& kernel : plainKernels()) {
                if (!kernel.runsHere()) continue;
                for (const std::size_t length : {1U, 7U, 20U, 21U, 64U, 4096U})
                    QCOMPARE(boards(BoardStream(shortBlocks(whole, length),
                                                {.judge = true, .size = {}, .kernel = &kernel})),
                             wanted);
            }
        }
        QCOMPARE(boards(BoardStream(singleBlock(text))), expected);
    }

    void theFastWayStaysFastAcrossBlankLinesAndBlocks_data() {
        QTest::addColumn<std::string>("end");
        QTest::newRow("LF") << std::string("\n");
        QTest::newRow("CR LF") << std::string("\r\n");
    }

    void theFastWayStaysFastAcrossBlankLinesAndBlocks() {
        QFETCH(std::string, end);
        const std::string board = "bwwb" + end + "bbwb" + end + "bwwb" + end + "bwww" + end + end;
        constexpr std::size_t boards = 1000;
        std::string text;
        for (std::size_t i = 0; i < boards; ++i) text += board;
        // Only the boards over which a block ends are read carefully.
        constexpr std::size_t block = 997;
        BoardStream stream(shortBlocks(text, block));
        std::array<std::uint16_t, 8> packed{};
        std::size_t careful = 0;
        std::size_t fast = 0;
        while (true) {
            while (const std::size_t count = stream.nextPlain(packed)) fast += count;
            if (!stream.next()) break;
            ++careful;
        }
        QCOMPARE(fast + careful, boards);
        QVERIFY2(careful <= text.size() / block + 1, std::to_string(careful).c_str());
    }

    void theFastWayTakesWhatIsPlain() {
        const std::string board = "bwwb\nBBWB\nbwwb\nbwww\n";
        std::array<std::uint16_t, 10> packed{};
        const std::string text = board + board + "\n" + board + "b..b\n";
        BoardStream stream(singleBlock(text));
        QCOMPARE(stream.nextPlain(packed), std::size_t{3});
        for (std::size_t i = 0; i < 3; ++i) QCOMPARE(Grid::Word{packed[i]}, readBoard(board)->packed());
        QCOMPARE(stream.nextPlain(packed), std::size_t{0});
        const auto next = stream.next();
        QVERIFY(next && !*next);
        QCOMPARE(next->error().line, std::int64_t{15});
        BoardStream other(singleBlock(board), {.judge = true, .size = Size{2, 4}});
        QCOMPARE(other.nextPlain(packed), std::size_t{0});
    }

    void noOtherByteIsPlain_data() { everyKernel(); }

    void noOtherByteIsPlain() {
        QFETCH(const PlainKernel*, kernel);
        // The first four boards are read by one vector and the rest of a second one, the last by words.
        for (const PlainLayout layout : plainLayouts) {
            const std::string end = layout.carriageReturns ? "\r\n" : "\n";
            std::string whole;
            for (const char* row : {"bwwb", "BBWB", "bWwb", "bwww", "wwbb", "wbwb", "bbbb", "wwww"})
                whole += row + end;
            whole.insert(whole.size() / 2, layout.blankLine ? end : "");
            const std::string part = (layout.blankLine ? end : "") + whole;
            whole.append(part).append(part);
            std::array<std::uint16_t, 8> packed{};
            QCOMPARE(readPlainBoards(whole, packed, *kernel).boards, std::size_t{6});
            for (std::size_t at = 0; at < whole.size(); ++at) {
                for (int byte = 0; byte < 256; ++byte) {
                    std::string text = whole;
                    text[at] = static_cast<char>(byte);
                    compareWithTheCarefulWay(text, *kernel);
                }
            }
        }
    }

    void everyBeginningIsReadTheSame_data() { everyKernel(); }

    void everyBeginningIsReadTheSame() {
        QFETCH(const PlainKernel*, kernel);
        std::string whole = "bwwb\nBBWB\nbwwb\nbwww\n";
        whole += whole + "\n" + whole + whole + whole + "\n\n" + whole;
        whole += "bwwb\r\nBBWB\r\nbwwb\r\nbwww\r\n\r\nbwwb\r\nBBWB\r\nbwwb\r\nbwww\r\n" + whole;
        for (std::size_t length = 0; length <= whole.size(); ++length)
            compareWithTheCarefulWay(whole.substr(0, length), *kernel);
    }

    void everyBoardOfTheJudgeInOneStream() {
        std::string text;
        for (unsigned bits = 0; bits < 65'536; ++bits) text += writeBoard(Grid::fromPacked({4, 4}, bits));
        BoardStream stream(shortBlocks(text, 4096));
        for (unsigned bits = 0; bits < 65'536; ++bits) {
            const auto board = stream.next();
            QVERIFY(board && *board);
            QCOMPARE((*board)->packed(), Grid::Word{bits});
        }
        QVERIFY(!stream.next());
    }
};

QTEST_GUILESS_MAIN(TestBoardStream)
#include "tst_board_stream.moc"
