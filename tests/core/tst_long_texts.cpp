// Texts that are long: how they are read in blocks, and that neither their length nor their number of puzzles
// makes a reader take the square of the time, or more memory than it may.

#include "core/model/rule.h"
#include "core/text/long_text.h"
#include "core/text/puzzle_line.h"
#include "core/text/recognise.h"
#include "core/text/text_kind.h"
#include "tests/support/memory_meter.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <ctime>
#include <string>
#include <utility>
#include <vector>

using namespace flip;
using namespace flip::test;

namespace {

/// The text in blocks of so many bytes.
BlockSource blocksOf(std::string_view text, std::size_t length) {
    return [text, length]() mutable {
        const std::string_view block = text.substr(0, length);
        text.remove_prefix(block.size());
        return block;
    };
}

std::vector<Puzzle> puzzlesOf(const Recognised& recognised) {
    std::vector<Puzzle> puzzles;
    for (const FoundPuzzle& found : recognised.readings.front().puzzles) puzzles.push_back(found.puzzle);
    return puzzles;
}

/// Texts of which some reader once looked at everything for each part of it, or kept several copies of all
/// parts.
struct HostileText {
    const char* name;
    std::string_view begin;
    /// Are repeated, as often as the length allows.
    std::array<std::string_view, 2> parts;
    std::string_view end;
    /// Between the parts.
    std::string_view between = {};

    [[nodiscard]] std::string make(std::size_t length) const {
        std::string text(begin);
        const std::size_t each = parts[1].empty() ? length : length / 2;
        for (const std::string_view part : parts) {
            if (part.data() == parts[1].data()) text.append(between);
            for (std::size_t at = 0; at < each && !part.empty(); at += part.size()) text.append(part);
        }
        return text.append(end);
    }
};

constexpr std::string_view aBoard = "My board:\nbw\nwb\nThe end, and ";

constexpr auto hostileTexts = std::to_array<HostileText>({
    {"a gap in a list", "[[1,0],", {" "}, "[0,1]]"},
    {"a long name of a list", "", {"a"}, "=[[1,0],[0,1]]"},
    {"equals signs before a list", "", {"="}, " 1 [[1,0],[0,1]]"},
    {"a link with ampersands", "see flip:b?", {"&amp;"}, ""},
    {"links in a link", "see ", {"flip:"}, ""},
    {"style sheets without an end", "<p>", {"<style>"}, ""},
    {"scripts without an end", "<p>", {"<script>"}, ""},
    {"tags without an end", "<p>", {"<"}, ""},
    {"tags in a tag", "<p>", {"<"}, ">"},
    {"brackets without an end", "", {"[["}, ""},
    {"brackets in brackets", "(", {"[["}, "]], 1)"},
    {"quotation marks of JSON", "[", {"\"\" "}, "\"board\"]"},
    {"objects of JSON", "[", {"{\"grid\":[[1,0],[0,1]]},"}, "{}]"},
    {"fractions on a line", "", {"1. 0. "}, "\n1. 0."},
    {"blank lines below boards with sizes", "", {"1 3\n010\n", "\n"}, ""},
    {"signs below others", "", {"z", "0"}, "\n", "\n"},
    {"words above numbered rows", "", {"some words here\n", "1 : 10101010\n"}, ""},
    {"rows of a piece, with semicolons", "", {"1;0;"}, ""},
    {"boards on a line", "", {"bw/wb "}, ""},
    {"letters that are no pieces", "", {"a b c d e f\n"}, ""},
    {"a table with tabs", "", {"1\t0\t1\n"}, ""},
    {"remainders beside a board", "bwwb\nbbwb\nbwwb\n\nhello ", {")%x "}, ""},
    {"comments behind blanks", "bwwb\nbbwb\nbwwb\n\nhello ", {" ", "// "}, ""},
    {"steps behind blanks", "bwwb\nbbwb\nbwwb\n\nhello", {" ", "(-1,0)"}, ""},
    {"short lines below rows", "bwwb\nbbwb\nbwwb\n\n", {"7\n", "turn lights off\n"}, ""},
    {"a list of a program", "# all lights off\nb = [\n", {"[1,0,1],\n"}, "]\nf((0, 0))\n"},
    {"empty cells between commas", "", {"1,,0,\n"}, ""},
    {"empty cells in long rows", "", {"1,,", ",0,"}, "\n", "\n"},
    {"a table with as many names as empty cells", "|", {"a|", " |"}, "|\n", "\n|---|\n|"},
    {"words above and below rows", "", {"some words here\n", "and some more words\n"}, "", "1 0 1\n0 1 0\n"},
    {"a board in a word above empty cells", "bw/wb\n", {"1,,1\n"}, ""},
    {"marks of quoted mail in a line", "", {"> "}, "bw"},
    {"marks of quoted mail", "", {"> 1 0\n"}, "> all off"},
    {"boxes without room", "", {"[] "}, "[x]\n"},
    {"boxes in lines", "", {"[] [x]\n"}, "and words\n"},
    {"times of a chat above JSON", "", {"[12:30] Anna:\n"}, "{\"board\":\"bw/wb\"}"},
    {"fences", "", {"```\n"}, "bw/wb"},
    {"marks of signatures", "bw\nwb\n", {"-- \nAnna\n"}, ""},
    {"lists below an object", "{\"board\":\"b\"}\n", {"[[1,0],[0,1]]\n"}, ""},
    {"lines of hyphens above rows", "", {"----\n\n"}, "x-\n-x\n"},
    {"links among words", "", {"see flip:bw/wb now\n"}, ""},
    {"objects beside braces of words", "", {"{\"board\":\"bw/wb\"} and {c: [\n"}, ""},
    {"objects with titles", "", {"{\"board\":\"bw/wb\",\"title\":\"all black\"}\n"}, ""},
    {"rows of a list cut off again and again", "board = [[1,0],[0,1]]\n", {"x[:1] "}, ""},
    {"a heading with many gaps", "ab  ", {"cd  "}, "\n101  110\n101  110\n"},
    {"signs and colours in one sentence", "use ", {"0 on 1 off "}, "\n101\n010\n"},
    {"blank lines below a size", "3x3:\n101\n010\n111\n", {"\n"}, ""},
    {"a word of typographic apostrophes", "ab", {"a’"}, "\n101\n010\n110\n"},
    {"typographic quotation marks", "ab ", {"“a” "}, "\n101\n010\n110\n"},
    {"limits that are understood", "", {"Do not wrap edges, flip all white. "}, "\n101\n010\n110\n"},
    {"a limit without an end", "The centre ", {"can't be clicked "}, "\n101\n010\n110\n"},
    {"a heading as long as its row", "|", {"a b ", "1 0 "}, "|\n", "\n|---|\n|"},
    {"comments without a blank before them", aBoard, {"[a/*"}, "*/"},
    {"matrices in each other", aBoard, {"\\begin{matrix}"}, "\\end{x}"},
    {"matrices without a name", aBoard, {"\\begin{"}, "x"},
    {"goals in one sentence", aBoard, {"all white or all black, "}, "x"},
    {"words before what is flipped", aBoard, {"the all its "}, "whole row"},
    {"edges that wrap sideways, and others", aBoard, {"it wraps sideways, up and down. "}, "x"},
    {"patterns in one line", aBoard, {"pattern "}, "x"},
    {"patterns after blanks", aBoard, {"pattern          "}, "x"},
    {"legends", aBoard, {"b is on, w is off, "}, "x"},
    {"neighbours on both sides", aBoard, {"it flips its left and right neighbours, not up. "}, "x"},
    {"comments without a board", "Hello there.\n", {"[a/*"}, "*/"},
    {"matrices without a board", "Hello there.\n", {"\\begin{matrix}"}, "\\end{x}"},
    {"patterns without a board", "Hello there.\n", {"pattern          "}, "x"},
    {"legends of two signs", aBoard, {"on/off = 1/0, lit/unlit = b/w, "}, "x"},
    {"legends without a board", "Hello there.\n", {"b is on, w is off, "}, "x"},
    {"goals in other letters", aBoard, {"全部熄灭。"}, ""},
    {"goals in another language", aBoard, {"Alle Lampen ausschalten. "}, ""},
    {"words in other letters without an end", aBoard, {"灯关灯"}, ""},
    {"capitals of Russian", aBoard, {"ПОГАСИТЬ ВСЕ ЛАМПЫ. "}, ""},
    {"a torus again and again", aBoard, {"It is a torus. "}, ""},
    {"questions about a torus in one line", aBoard, {"How many presses on a torus? "}, ""},
    {"diagonals that do not count", aBoard, {"Diagonals do not count. "}, ""},
    {"blanks in a heading", "ab", {" "}, "cd\n101  110\n101  110\n"},
});

} // namespace

class TestLongTexts : public QObject {
    Q_OBJECT

  private slots:

    void aTextTooLongForGuessesIsLinesOfBoards() {
        std::string text;
        while (text.size() <= longestRecognised) text += "bwwb\nbbwb\nbwwb\nbwww\n";
        const auto recognised = recognise(text);
        QVERIFY(recognised);
        QCOMPARE(recognised->readings.front().puzzles.size(), text.size() / 20);
        QVERIFY(!recognise(text + "x").ok());
    }

    void noTextTakesTheSquareOfItsLengthOrMuchMemory_data() {
        QTest::addColumn<std::size_t>("number");
        for (std::size_t i = 0; i < hostileTexts.size(); ++i) QTest::newRow(hostileTexts[i].name) << i;
    }

    void noTextTakesTheSquareOfItsLengthOrMuchMemory() {
        QFETCH(std::size_t, number);
        std::int64_t peak = 0;
        const auto timeFor = [&](std::size_t length) {
            const std::string text = hostileTexts[number].make(length);
            memory::reset();
            // The processor's, on which other programs of a busy machine have little influence.
            const std::clock_t begin = std::clock();
            static_cast<void>(recognise(text));
            peak = memory::peak();
            return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        };
        // What is eight times as long takes eight times as long, or 64 times; caches and the kernel's pages
        // cost some more. Short times say nothing, nor does one that was long by chance.
        constexpr std::size_t longest = 130'000;
        constexpr std::size_t factor = 8;
        constexpr double mostTimes = 30;
        constexpr double tooShort = 0.05;
        constexpr int tries = 3;
        double times = 0;
        for (int i = 0; i < tries && (i == 0 || times > mostTimes); ++i) {
            const double time = timeFor(longest);
            // A token for each sign, in a list that has grown to twice what it holds.
            constexpr std::int64_t mostForEachByte = 170;
            QVERIFY2(peak < mostForEachByte * std::int64_t{longest}, qPrintable(QString::number(peak)));
            if (time < tooShort) return;
            times = time / timeFor(longest / factor);
        }
        QVERIFY2(times < mostTimes, qPrintable(QString::number(times)));
    }

    void aTextInBlocksIsReadAsAWhole_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::size_t>("puzzles");
        const auto row = [](const char* name, const std::string& part, std::size_t least,
                            std::size_t puzzles) {
            std::string text;
            while (text.size() < least) text += part;
            QTest::newRow(name) << text << puzzles;
        };
        row("short", "[[0,0],[0,1]]", 1, 1);
        row("as long as can be guessed at", "1001\n1101\n1001\n1000\n", longestRecognised, 209716);
        row("many boards", "bwwb\nbbwb\nbwwb\nbwww\n", longestRecognised + 1, 209716);
        row("a large board", std::string(3000, 'w') + '\n', 9'003'000, 1);
        row("many panels", "2 3\n.*.\n***\n.*.\n", longestRecognised + 1, 262145);
        row("a game", "flipgame 1\nboard\nbw\nwb\nnote " + std::string(longestRecognised, 'x'), 1, 1);
    }

    void aTextInBlocksIsReadAsAWhole() {
        QFETCH(std::string, text);
        QFETCH(std::size_t, puzzles);
        const auto whole = recognise(text);
        QVERIFY(whole);
        QCOMPARE(whole->readings.front().puzzles.size(), puzzles);
        for (const std::size_t length : {std::size_t{1000}, longestRecognised + 1, text.size()}) {
            const auto inBlocks = recogniseBlocks(blocksOf(text, length));
            QVERIFY(inBlocks);
            QVERIFY(puzzlesOf(*inBlocks) == puzzlesOf(*whole));
            QVERIFY(inBlocks->readings.front().judge == whole->readings.front().judge);
            QVERIFY(inBlocks->readings.front().puzzles.back().line ==
                    whole->readings.front().puzzles.back().line);
            QVERIFY(inBlocks->file == whole->file);
        }
    }

    /// Somebody's program that writes boards for ever must not fill the memory.
    void puzzlesTakeNoMoreMemoryThanTheyMay_data() {
        QTest::addColumn<std::string>("part");
        QTest::addColumn<std::size_t>("bytesOfEach");
        QTest::newRow("boards") << std::string("bwwb\nbbwb\nbwwb\nbwww\n") << sizeof(FoundPuzzle);
        QTest::newRow("panels") << std::string("2 3\n.*.\n***\n.*.\n") << sizeof(FoundPuzzle);
        QTest::newRow("large panels") << std::string("2000 2000\n.*.\n***\n.*.\n") << std::size_t{500'000};
    }

    void puzzlesTakeNoMoreMemoryThanTheyMay() {
        QFETCH(std::string, part);
        QFETCH(std::size_t, bytesOfEach);
        std::string block;
        while (block.size() < longestRecognised / 4) block += part;
        std::size_t blocks = 0;
        constexpr std::int64_t memory = std::int64_t{64} << 20U;
        const auto read = recogniseBlocks(
            [&]() -> std::string_view {
                ++blocks;
                return block;
            },
            memory);
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().found),
                 QStringLiteral("more puzzles than fit into 64 MiB of memory"));
        const std::size_t linesOfEach = static_cast<std::size_t>(std::ranges::count(part, '\n'));
        const auto found = static_cast<std::size_t>(read.error().line) / linesOfEach;
        // Not many fewer, either.
        QVERIFY(found * bytesOfEach <= static_cast<std::size_t>(memory));
        QVERIFY(found * bytesOfEach >= static_cast<std::size_t>(memory) / 5);
    }

    /// A table has a mask for every cell, so that its puzzle is a long line.
    void boardsBelowTheirSizesMayBeAsTallAsThereAre() {
        std::string board = std::to_string(Grid::maxSide) + " 2\n";
        for (int row = 0; row < Grid::maxSide; ++row) board += row % 3 == 0 ? "bw\n" : "wb\n";
        const auto recognised = recognise(board + board);
        QVERIFY(recognised.ok());
        QCOMPARE(recognised->readings.front().puzzles.size(), std::size_t{2});
        QCOMPARE(recognised->readings.front().puzzles.back().puzzle.size(), (Size{Grid::maxSide, 2}));
        QCOMPARE(recognised->readings.front().puzzles.back().line, std::int64_t{Grid::maxSide} + 3);
    }

    void aLargeTableIsReadFromOneLine() {
        const Size size{1, 4200};
        std::vector<Grid> masks(4200, Grid(size));
        for (int i = 0; i < size.columns; ++i)
            masks[static_cast<std::size_t>(i)].set({0, size.columns - 1 - i});
        const Puzzle puzzle{Rule::fromTable(size, std::move(masks)), Grid(size), Goal::Black};
        const std::string line = writePuzzleLine(puzzle) + "\n";
        QVERIFY(line.size() > longestRecognised);
        const auto read = recognise(line);
        QVERIFY2(read, read ? "" : read.error().found.c_str());
        QVERIFY(read->readings.front().puzzles.front().puzzle == puzzle);
        // In blocks, as a file comes.
        const KnownSource known = tellKind(blocksOf(line, 100'000));
        QVERIFY(known.recognised && *known.recognised);
        QVERIFY((**known.recognised).readings.front().puzzles.front().puzzle == puzzle);
    }

    /// Boards that are looked at as a whole, and are more than that can be.
    void nothingOfALongStreamIsLost() {
        const std::string board = "b bw\nw bw\n\n";
        std::string text;
        while (text.size() < 2 * longestRecognised) text += board;
        KnownSource known = tellKind(blocksOf(text, 100'000));
        QVERIFY(!known.recognised);
        std::string given;
        for (auto block = known.source(); !block.empty(); block = known.source()) given += block;
        QCOMPARE(given.size(), text.size());
        QVERIFY(given == text);
    }

    void aLongGameIsReadFromAStream() {
        const std::string game =
            "flipgame 1\nboard\nbw\nwb\nnote " + std::string(longestRecognised, 'x') + "\nnote the end\n";
        const KnownSource known = tellKind(blocksOf(game, 100'000));
        QVERIFY(known.recognised && *known.recognised && (**known.recognised).file);
        QVERIFY((**known.recognised).file->notes.ends_with("the end"));
    }

    void aGameThatIsTooLongIsRefused() {
        const std::string begin = "flipgame 1\nboard\nbw\nwb\nnote " + std::string(longestRecognised, 'x');
        constexpr std::int64_t memory = std::int64_t{128} << 20U;
        QVERIFY(recogniseBlocks(singleBlock(begin), memory));
        const std::string note = "\nnote " + std::string(longestRecognised, 'x');
        bool begun = false;
        const auto read = recogniseBlocks(
            [&] { return std::string_view(std::exchange(begun, true) ? note : begin); }, memory);
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().found), QStringLiteral("a puzzle of more than 8 MiB"));
    }
};

QTEST_GUILESS_MAIN(TestLongTexts)
#include "tst_long_texts.moc"
