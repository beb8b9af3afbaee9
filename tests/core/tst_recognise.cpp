// A table of texts as people have them, and what each must be taken for.

#include "core/base/random.h"
#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "core/solve/verify.h"
#include "core/text/board_text.h"
#include "core/text/flip_id.h"
#include "core/text/judge.h"
#include "core/text/mask_text.h"
#include "core/text/panel_stream.h"
#include "core/text/puzzle_line.h"
#include "core/text/puzzle_stream.h"
#include "core/text/recognise.h"
#include "core/text/written_forms.h"
#include "tests/core/recognised_texts.h"
#include "tests/core/short_lines.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace flip;
using namespace flip::test;

namespace {

const std::string sample = "bwwb/bbwb/bwwb/bwww";

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

QByteArray contentsOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

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
            QVERIFY2(!recognised.ok(),
                     recognised.ok() ? shortLines(recognised->readings.front()).c_str() : "");
            QVERIFY(recognised.error().line >= 1 && recognised.error().column >= 1);
            QVERIFY(!recognised.error().found.empty() && !recognised.error().expected.empty());
            return;
        }
        QVERIFY2(recognised.ok(), recognised.ok() ? "" : recognised.error().sentence().c_str());
        const Reading& reading = recognised->readings.front();
        QCOMPARE(QString::fromStdString(shortLines(reading)), QString::fromStdString(expected));
        QCOMPARE(QString::fromStdString(reading.judge ? std::string(reading.judge->name) : ""),
                 QString::fromStdString(judge));
        QCOMPARE(recognised->isOpen, isOpen);
    }

    /// Programs, mails, notebooks and pages of 20 to 100 lines, as somebody wrote them who did not know how
    /// they are read. “readings” has a line for each.
    void everyLongTextIsTakenForWhatItIs_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const QDir texts(QStringLiteral(FLIP_LONG_TEXTS));
        for (const QByteArray& line : contentsOf(texts.filePath("readings")).trimmed().split('\n')) {
            const QByteArray name = line.left(line.indexOf(' '));
            QTest::newRow(name.constData())
                << contentsOf(texts.filePath(name + ".txt")) << line.mid(name.size() + 1);
        }
    }

    void everyLongTextIsTakenForWhatItIs() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, expected);
        QVERIFY(!text.isEmpty());
        const auto recognised = recognise(text.toStdString());
        QByteArray read = "refused";
        if (recognised) {
            QByteArrayList lines;
            for (const FoundPuzzle& found : recognised->readings.front().puzzles)
                lines << QByteArray::fromStdString(writePuzzleLine(found.puzzle));
            read = lines.join(" + ");
        }
        QCOMPARE(read, expected);
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

    /// Also by flipsolve, which answers rows of four as they come.
    void whatIsWrittenOfFlipGameComesBack() {
        Random random(12);
        for (int i = 0; i < 1000; ++i) {
            const Size size{1 + i % 9, 1 + i / 9 % 9};
            Puzzle puzzle = Puzzle::flipGame(Grid(size));
            for (std::int64_t cell = 0; cell < size.cells(); ++cell)
                if (random.below(2) == 0) puzzle.board.set(cellAt(size, cell));
            const std::string text = writePuzzle(puzzle);
            PuzzleStream stream(singleBlock(text), std::nullopt);
            const auto read = stream.next();
            QVERIFY2(read && *read && **read == puzzle && !stream.next(), text.c_str());
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
        for (int i = 0; i < 2000; ++i) {
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

    /// A row that is not all pieces belongs to the board: without it, another one would be answered. What has
    /// two signs all the same may be a board of these.
    void aTypoInASmallBoardIsRefused() {
        constexpr std::string_view typos = "z2?";
        for (const Size size : {Size{2, 2}, Size{3, 2}, Size{4, 2}, Size{5, 2}, Size{2, 3}, Size{3, 3}}) {
            for (std::uint64_t bits = 0; bits < std::uint64_t{1} << size.cells(); bits += 1 + bits / 64) {
                const std::string board = writeBoard(Grid::fromPacked(size, bits));
                for (std::size_t at = 0; at < board.size(); ++at) {
                    if (board[at] == '\n') continue;
                    std::string text = board;
                    text[at] = typos[(at + bits) % typos.size()];
                    const bool hasBoth =
                        text.find('b') != std::string::npos && text.find('w') != std::string::npos;
                    const auto read = recognise(text);
                    QVERIFY2(!read ||
                                 (!hasBoth && read->readings.front().puzzles.front().puzzle.size() == size),
                             text.c_str());
                }
            }
        }
    }

    void otherReadingsAreMadeFromOne() {
        const Reading reading = recognise("bw/wb")->readings.front();
        QCOMPARE(QString::fromStdString(shortLines(withGoal(reading, Goal::White))),
                 QStringLiteral("white: bw/wb"));
        QCOMPARE(QString::fromStdString(shortLines(withColoursSwapped(reading))), QStringLiteral("wb/bw"));
        const Puzzle torus{Rule::fromPattern({3, 3}, Pattern(0b101'010'101), Edges::Torus), Grid({3, 3}),
                           Goal::Black};
        QCOMPARE(QString::fromStdString(shortLines(*withRuleOf(reading, torus))),
                 QStringLiteral("black torus *.*/.*./*.* bw/wb"));
        const Puzzle table{Rule::fromTable({1, 1}, {Grid::filled({1, 1})}), Grid({1, 1}), Goal::White};
        QVERIFY(!withRuleOf(reading, table));
    }

    void whatElseATextMayBe() {
        const auto second = [](const std::string& text) {
            return QString::fromStdString(shortLines(recognise(text)->readings.at(1)));
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
};

QTEST_GUILESS_MAIN(TestRecognise)
#include "tst_recognise.moc"
