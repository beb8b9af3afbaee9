// A table of texts as people have them, and what each must be taken for.

#include "core/base/random.h"
#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "core/solve/verify.h"
#include "core/text/board_text.h"
#include "core/text/flip_id.h"
#include "core/text/judge.h"
#include "core/text/long_text.h"
#include "core/text/mask_text.h"
#include "core/text/panel_stream.h"
#include "core/text/puzzle_line.h"
#include "core/text/recognise.h"
#include "core/text/text_kind.h"
#include "core/text/written_forms.h"
#include "tests/core/recognised_texts.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>
#include <array>
#include <utility>

using namespace flip;
using namespace flip::test;

namespace {

const std::string sample = "bwwb/bbwb/bwwb/bwww";

/// "bw/wb" for Flip Game, "white: bw/wb" with a goal, the whole line for other rules; a plus between puzzles.
std::string shortLine(const Puzzle& puzzle) {
    const bool isPlus = puzzle.rule == Rule::fromPattern(puzzle.size(), Pattern::plus());
    if (!isPlus || puzzle.goal.target() != nullptr) return writePuzzleLine(puzzle);
    const std::string board = writeBoardLine(puzzle.board);
    return puzzle.goal == Goal::Either ? board : (puzzle.goal == Goal::White ? "white: " : "black: ") + board;
}

std::string linesOf(const Reading& reading) {
    std::string text;
    for (const FoundPuzzle& found : reading.puzzles) {
        if (!text.empty()) text += " + ";
        text += shortLine(found.puzzle);
    }
    return text;
}

/// The text in blocks of so many bytes.
BlockSource blocksOf(std::string_view text, std::size_t length) {
    return [text, length]() mutable {
        const std::string_view block = text.substr(0, length);
        text.remove_prefix(block.size());
        return block;
    };
}

/// What is written in this form if none of its readings has the puzzle's board; otherwise nothing.
std::string readOtherwise(const WrittenForm& form, const Puzzle& puzzle) {
    const auto written = form.write(puzzle);
    // A single sign is a board only when it is one of those that stand for pieces everywhere.
    if (!written || puzzle.size().cells() == 1) return {};
    const auto read = recognise(*written);
    const bool isThere =
        read && std::ranges::any_of(read->readings, [&](const Reading& reading) {
            return reading.puzzles.size() == 1 && reading.puzzles.front().puzzle.board == puzzle.board;
        });
    return isThere ? std::string() : std::string(form.name) + "\n" + *written;
}

/// Texts of which some reader once looked at everything for each part of it.
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
    {"a heading as long as its row", "|", {"a b ", "1 0 "}, "|\n", "\n|---|\n|"},
});

} // namespace

class TestRecognise : public QObject {
    Q_OBJECT

  private slots:

    void everyTextIsTakenForWhatItIs_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("expected");
        QTest::addColumn<std::string>("judge");
        QTest::addColumn<bool>("isOpen");
        for (const RecognisedText& each : recognisedTexts())
            QTest::newRow(each.name.c_str()) << each.text << each.expected << each.judge << each.isOpen;
    }

    void everyTextIsTakenForWhatItIs() {
        QFETCH(std::string, text);
        QFETCH(std::string, expected);
        QFETCH(std::string, judge);
        QFETCH(bool, isOpen);
        const auto recognised = recognise(text);
        if (expected.empty()) {
            QVERIFY2(!recognised.ok(), recognised.ok() ? linesOf(recognised->readings.front()).c_str() : "");
            QVERIFY(recognised.error().line >= 1 && recognised.error().column >= 1);
            QVERIFY(!recognised.error().found.empty() && !recognised.error().expected.empty());
            return;
        }
        QVERIFY2(recognised.ok(), recognised.ok() ? "" : recognised.error().sentence().c_str());
        const Reading& reading = recognised->readings.front();
        QCOMPARE(QString::fromStdString(linesOf(reading)), QString::fromStdString(expected));
        QCOMPARE(QString::fromStdString(reading.judge ? std::string(reading.judge->name) : ""),
                 QString::fromStdString(judge));
        QCOMPARE(recognised->isOpen, isOpen);
    }

    /// 100 of each kind, as “flip --generate” printed them: all can be solved.
    void realGameIdsAreReadAndWritten() {
        QFile file(QStringLiteral(FLIP_IDS));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> ids = file.readAll().trimmed().split('\n');
        QCOMPARE(ids.size(), 200);
        for (int i = 0; i < ids.size(); ++i) {
            const auto recognised = recognise(ids[i].toStdString());
            QVERIFY2(recognised.ok(), ids[i].constData());
            const Reading& reading = recognised->readings.front();
            QVERIFY(reading.notation == Notation::FlipId && !recognised->isOpen);
            const Puzzle& puzzle = reading.puzzles.front().puzzle;
            QVERIFY(puzzle.goal == Goal::White);
            QCOMPARE(puzzle.rule.pattern().has_value(), i < 100);
            const Outcome outcome = solve(defaultMethod(), puzzle);
            QVERIFY(std::holds_alternative<Optimal>(outcome.answer) && verify(puzzle, outcome.answer));
            QCOMPARE(QByteArray::fromStdString(*writeFlipId(puzzle)), ids[i]);
            QVERIFY(*readPuzzleLine(writePuzzleLine(puzzle)) == puzzle);
        }
    }

    void whatIsWrittenComesBack() {
        Random random(11);
        for (int i = 0; i < 3000; ++i) {
            const Size size{1 + static_cast<int>(random.below(9)), 1 + static_cast<int>(random.below(9))};
            const Rule rule = Rule::fromPattern(size, Pattern(static_cast<unsigned>(random.below(512))),
                                                random.below(2) == 0 ? Edges::Clipped : Edges::Torus);
            Puzzle puzzle{rule, Grid(size), static_cast<Goal::Kind>(random.below(3))};
            for (std::int64_t cell = 0; cell < size.cells(); ++cell)
                if (random.below(2) == 0) puzzle.board.set(cellAt(size, cell));
            const auto line = recognise(writePuzzleLine(puzzle));
            QVERIFY(line && line->readings.front().puzzles.front().puzzle == puzzle);
            puzzle.goal = Goal::White;
            if (const auto id = writeFlipId(puzzle)) {
                const auto read = recognise(*id);
                // A pattern comes back as a table that flips the same pieces.
                const Puzzle& again = read->readings.front().puzzles.front().puzzle;
                QVERIFY(again.board == puzzle.board && again.goal == puzzle.goal);
                for (std::int64_t cell = 0; cell < size.cells(); ++cell)
                    QVERIFY(again.rule.mask(cellAt(size, cell)) == rule.mask(cellAt(size, cell)));
            }
            const auto mask = writeMask(puzzle.board);
            const bool hasMask = size.rows == size.columns && size.rows % 2 == 0 && size.cells() <= 64;
            QCOMPARE(mask.has_value(), hasMask);
            if (mask) {
                const auto read = recognise(*mask);
                QVERIFY(read && read->readings.front().puzzles.front().puzzle.board == puzzle.board);
            }
            const auto panel = recognise(writePanel(size, *rule.pattern()));
            QVERIFY(panel && panel->readings.front().puzzles.front().puzzle.rule ==
                                 Rule::fromPattern(size, *rule.pattern()));
        }
    }

    /// Every cell of it has a mask of its own, which would take three gigabytes.
    void aTableThatIsTooLargeIsRefusedBeforeItIsMade() {
        for (const char* name : {"oidashi-b", "boj2138"}) {
            const bool isLarge = name == std::string_view("oidashi-b");
            const auto read = readJudgeInput(*findJudge(name), isLarge ? "400 400\n" : "1000\n");
            QVERIFY(!read);
            QCOMPARE(read.error().found.starts_with("boards of more than"), isLarge);
        }
    }

    void listsAreJson() {
        const auto lists = std::ranges::find(writtenForms(), "lists", &WrittenForm::name);
        QVERIFY(lists != writtenForms().end());
        const auto text = lists->write(recognise("bww/bbw")->readings.front().puzzles.front().puzzle);
        QCOMPARE(QJsonDocument::fromJson(QByteArray::fromStdString(*text)).array(),
                 (QJsonArray{QJsonArray{1, 0, 0}, QJsonArray{1, 1, 0}}));
    }

    /// What was copied and pasted again is the same puzzle, whatever its size, rule and goal.
    void aCopyComesBackWhole() {
        Random random(17);
        for (int i = 0; i < 4000; ++i) {
            const Size size{1 + static_cast<int>(random.below(12)), 1 + static_cast<int>(random.below(12))};
            const bool isPlain = random.below(2) == 0;
            const Pattern pattern =
                isPlain ? Pattern::plus() : Pattern(static_cast<unsigned>(random.below(512)));
            const Edges edges = isPlain || random.below(2) == 0 ? Edges::Clipped : Edges::Torus;
            const Goal::Kind goal = isPlain ? Goal::Either : static_cast<Goal::Kind>(random.below(3));
            Puzzle puzzle{Rule::fromPattern(size, pattern, edges), Grid(size), goal};
            for (std::int64_t cell = 0; cell < size.cells(); ++cell)
                if (random.below(2) == 0) puzzle.board.set(cellAt(size, cell));
            const std::string text = writePuzzle(puzzle);
            const auto recognised = recognise(text);
            QVERIFY2(recognised && !recognised->isOpen, text.c_str());
            QCOMPARE(recognised->readings.front().puzzles.size(), std::size_t{1});
            QVERIFY2(recognised->readings.front().puzzles.front().puzzle == puzzle, text.c_str());
            for (const WrittenForm& form : writtenForms()) {
                const std::string other = readOtherwise(form, puzzle);
                QVERIFY2(other.empty(), other.c_str());
            }
        }
        QCOMPARE(writePressList(readBoard("bw/wb")->complement()), std::string("1,2 2,1\n"));
        QCOMPARE(writePressMatrix(*readBoard("bw/wb")), std::string("1 0\n0 1\n"));
    }

    /// A border, a cross, a single piece: chance draws few of those.
    void everySmallBoardComesBack() {
        for (const Size size : {Size{3, 3}, Size{3, 4}}) {
            for (std::uint64_t bits = 0; bits < std::uint64_t{1} << size.cells(); ++bits) {
                const Puzzle puzzle = Puzzle::flipGame(Grid::fromPacked(size, bits));
                for (const WrittenForm& form : writtenForms()) {
                    const std::string other = readOtherwise(form, puzzle);
                    QVERIFY2(other.empty(), other.c_str());
                }
            }
        }
    }

    void otherReadingsAreMadeFromOne() {
        const Reading reading = recognise("bw/wb")->readings.front();
        QCOMPARE(QString::fromStdString(linesOf(withGoal(reading, Goal::White))),
                 QStringLiteral("white: bw/wb"));
        QCOMPARE(QString::fromStdString(linesOf(withColoursSwapped(reading))), QStringLiteral("wb/bw"));
        const Puzzle torus{Rule::fromPattern({3, 3}, Pattern(0b101'010'101), Edges::Torus), Grid({3, 3}),
                           Goal::Black};
        QCOMPARE(QString::fromStdString(linesOf(*withRuleOf(reading, torus))),
                 QStringLiteral("black torus *.*/.*./*.* bw/wb"));
        const Puzzle table{Rule::fromTable({1, 1}, {Grid::filled({1, 1})}), Grid({1, 1}), Goal::White};
        QVERIFY(!withRuleOf(reading, table));
    }

    void whatElseATextMayBe() {
        const auto second = [](const std::string& text) {
            return QString::fromStdString(linesOf(recognise(text)->readings.at(1)));
        };
        QCOMPARE(second("bwwbbbwbbwwbbwww"), QStringLiteral("bwwbbbwbbwwbbwww"));
        QCOMPARE(second("bwwb"), QStringLiteral("bwwb"));
        QCOMPARE(second("[[0,0],[0,1]]"), QStringLiteral("ww/wb"));
        QCOMPARE(second("0 1 1 1 0 0 1 0 1"), QStringLiteral("wbb/bww/bwb"));
        QCOMPARE(second("bwwb\nbbwb\nbwwb\nbwww\nwwww\nwwww\nwwww\nwwww\n"),
                 QString::fromStdString(sample + "/wwww/wwww/wwww/wwww"));
        QCOMPARE(second("bwb\n\nwbw\n"), QStringLiteral("bwb/wbw"));
        QCOMPARE(second("0x1bb9"), QStringLiteral("wwwb/bwbb/bwbb/bwwb"));
    }

    void aNumberIsAlsoOfferedAsThreeByThreeIfThatHoldsIt() {
        const auto isOffered = [](const std::string& number) {
            return std::ranges::any_of(recognise(number)->readings, [](const Reading& reading) {
                return reading.puzzles.front().puzzle.size() == Size{3, 3};
            });
        };
        QVERIFY(isOffered("511"));
        QVERIFY(!isOffered("512"));
    }

    void aTextTooLongForGuessesIsLinesOfBoards() {
        std::string text;
        while (text.size() <= longestRecognised) text += "bwwb\nbbwb\nbwwb\nbwww\n";
        const auto recognised = recognise(text);
        QVERIFY(recognised);
        QCOMPARE(recognised->readings.front().puzzles.size(), text.size() / 20);
        QVERIFY(!recognise(text + "x").ok());
    }

    void noTextTakesTheSquareOfItsLength_data() {
        QTest::addColumn<std::size_t>("number");
        for (std::size_t i = 0; i < hostileTexts.size(); ++i) QTest::newRow(hostileTexts[i].name) << i;
    }

    void noTextTakesTheSquareOfItsLength() {
        QFETCH(std::size_t, number);
        const auto timeFor = [&](std::size_t length) {
            const std::string text = hostileTexts[number].make(length);
            QElapsedTimer timer;
            timer.start();
            static_cast<void>(recognise(text));
            return timer.elapsed();
        };
        // What is longer by this takes so many times as long, or the square of it. On a busy machine, short
        // times say nothing.
        constexpr std::size_t longest = 1'000'000;
        constexpr qint64 factor = 10;
        constexpr qint64 tooShort = 3'000;
        const qint64 time = timeFor(longest);
        if (time < tooShort) return;
        const qint64 timeOfShort = timeFor(longest / factor);
        QVERIFY2(time < factor * factor / 2 * timeOfShort, qPrintable(QString::number(time)));
    }

    void aTextInBlocksIsReadAsAWhole_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::size_t>("puzzles");
        const auto row = [](const char* name, std::string part, std::size_t least, std::size_t puzzles) {
            std::string text;
            while (text.size() < least) text += part;
            QTest::newRow(name) << text << puzzles;
        };
        row("short", "[[0,0],[0,1]]", 1, 1);
        row("as long as can be guessed at", "bwwb\nbbwb\nbwwb\nbww*\n", longestRecognised, 209716);
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
            QVERIFY(linesOf(inBlocks->readings.front()) == linesOf(whole->readings.front()));
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
        std::string_view rest = line;
        const BlockSource blocks = [&] {
            const std::string_view block = rest.substr(0, 100'000);
            rest.remove_prefix(block.size());
            return block;
        };
        const KnownSource known = tellKind(blocks);
        QVERIFY(known.recognised && *known.recognised);
        QVERIFY((**known.recognised).readings.front().puzzles.front().puzzle == puzzle);
    }

    /// Boards that are looked at as a whole, and are more than that can be.
    void nothingOfALongStreamIsLost() {
        const std::string board = "b bw\nw bw\n\n";
        std::string text;
        while (text.size() < 2 * longestRecognised) text += board;
        std::string_view rest = text;
        KnownSource known = tellKind([&] {
            const std::string_view block = rest.substr(0, 100'000);
            rest.remove_prefix(block.size());
            return block;
        });
        QVERIFY(!known.recognised);
        std::string given;
        for (auto block = known.source(); !block.empty(); block = known.source()) given += block;
        QCOMPARE(given.size(), text.size());
        QVERIFY(given == text);
    }

    void aLongGameIsReadFromAStream() {
        const std::string game =
            "flipgame 1\nboard\nbw\nwb\nnote " + std::string(longestRecognised, 'x') + "\nnote the end\n";
        std::string_view rest = game;
        const KnownSource known = tellKind([&] {
            const std::string_view block = rest.substr(0, 100'000);
            rest.remove_prefix(block.size());
            return block;
        });
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

QTEST_GUILESS_MAIN(TestRecognise)
#include "tst_recognise.moc"
