// Games in files: what is written comes back, what a person writes is understood, and what is wrong is said.

#include "core/text/board_text.h"
#include "core/text/flip_file.h"
#include "core/text/puzzle_line.h"
#include "core/text/recognise.h"
#include "tests/core/random_rules.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <cmath>

using namespace flip;

namespace {

const char* const example = "flipgame 1\n"
                            "goal either\n"
                            "edges clipped\n"
                            "pattern\n"
                            ".*.\n"
                            "***\n"
                            ".*.\n"
                            "board\n"
                            "bwwb\n"
                            "bbwb\n"
                            "bwwb\n"
                            "bwww\n"
                            "press 1 1\n"
                            "press 2 2\n"
                            "at 1\n"
                            "note Found in an old book.\n";

FlipFile exampleFile() {
    return {
        Puzzle::flipGame(*readBoard("bwwb/bbwb/bwwb/bwww")), {{0, 0}, {1, 1}}, 1, "Found in an old book."};
}

bool comesBack(const FlipFile& file) {
    const auto again = readFlipFile(writeFlipFile(file));
    return again && *again == file;
}

/// Every rule that is worth telling apart on a board of this size.
std::vector<Rule> rulesFor(Size size) {
    std::vector<Rule> rules;
    for (const Edges edges : {Edges::Clipped, Edges::Torus}) {
        for (const unsigned bits : {0U, 0b010'111'010U, 0b101'010'101U, 0b111'111'111U, 0b100'000'001U})
            rules.push_back(Rule::fromPattern(size, Pattern(bits), edges));
    }
    std::vector<Grid> masks;
    for (std::int64_t i = 0; i < size.cells(); ++i) masks.push_back(Grid::filled(size));
    masks.front() = Grid(size);
    rules.push_back(Rule::fromTable(size, std::move(masks)));
    return rules;
}

/// A text and what it is taken for: the position on one line, how many presses there are and are made.
void row(const char* name, const std::string& text, const char* position, int presses = 0, int made = 0) {
    QTest::newRow(name) << text << QString(position) << presses << made;
}

void broken(const char* name, const std::string& text, int line, int column, const char* found,
            const char* expected) {
    QTest::newRow(name) << text << line << column << QString(found) << QString(expected);
}

} // namespace

class TestFlipFile : public QObject {
    Q_OBJECT

  private slots:

    void theExampleIsWrittenAndReadAsDocumented() {
        QCOMPARE(QString::fromStdString(writeFlipFile(exampleFile())), QString(example));
        const auto file = readFlipFile(example);
        QVERIFY2(file.ok(), file ? "" : file.error().sentence().c_str());
        QVERIFY(*file == exampleFile());
        Puzzle position = exampleFile().start;
        position.press({0, 0});
        QVERIFY(positionOf(*file) == position);
    }

    void everySmallPuzzleComesBack() {
        for (int rows = 1; rows <= 6; ++rows) {
            for (int columns = 1; rows * columns <= 6; ++columns) {
                const Size size{rows, columns};
                for (const Rule& rule : rulesFor(size)) {
                    for (const Goal::Kind goal : {Goal::White, Goal::Black, Goal::Either}) {
                        for (Grid::Word bits = 0; bits < Grid::Word{1} << size.cells(); ++bits) {
                            const FlipFile file{{rule, Grid::fromPacked(size, bits), goal}};
                            QVERIFY2(comesBack(file), writeFlipFile(file).c_str());
                        }
                    }
                    for (Grid::Word bits = 0; bits < Grid::Word{1} << size.cells(); ++bits) {
                        const Goal target = Goal::target(Grid::fromPacked(size, bits));
                        const FlipFile file{{rule, Grid::fromPacked(size, bits * 5 % 64), target}};
                        QVERIFY2(comesBack(file), writeFlipFile(file).c_str());
                    }
                }
            }
        }
    }

    void everyShortGameComesBack() {
        const Size size{1, 3};
        const FlipFile start{Puzzle::flipGame(*readBoard("bwb"))};
        for (int length = 0; length <= 4; ++length) {
            for (int number = 0; number < std::pow(3, length); ++number) {
                FlipFile file = start;
                for (int rest = number; std::ssize(file.presses) < length; rest /= 3)
                    file.presses.push_back(cellAt(size, rest % 3));
                Puzzle position = file.start;
                for (file.made = 0;; position.press(file.presses[static_cast<std::size_t>(file.made++)])) {
                    QVERIFY2(comesBack(file), writeFlipFile(file).c_str());
                    QVERIFY(positionOf(file) == position);
                    if (file.made == length) break;
                }
            }
        }
    }

    void notesComeBack_data() {
        QTest::addColumn<QString>("notes");
        for (const char* notes :
             {"", "One line.", "Two\nlines.", "\n", "An end\n", "\nA beginning", "  indented",
              "blanks after  ", "\tA tab", "board\nbwwb", "press 1 1", "at 7", "漢字と絵 ⚫⚪",
              ":bulb: and :red_square:", "\\u2b1b", "// note", "[x][ ]", "\x1b[31mred"})
            QTest::newRow(notes) << QString(notes);
    }

    void notesComeBack() {
        QFETCH(QString, notes);
        FlipFile file = exampleFile();
        file.notes = notes.toStdString();
        QVERIFY2(comesBack(file), writeFlipFile(file).c_str());
        // What is opened and pasted is read as anything else is.
        const auto recognised = recognise(writeFlipFile(file));
        QVERIFY(recognised && recognised->file);
        QCOMPARE(recognised->file->notes, file.notes);
    }

    void whereAGameComesFromComesBack() {
        FlipFile file = exampleFile();
        file.from = "daily 2026-11-22";
        file.notes = "from level 12";
        const std::string text = writeFlipFile(file);
        QVERIFY2(text.starts_with("flipgame 2\n"), text.c_str());
        QVERIFY2(text.find("\nfrom daily 2026-11-22\nnote from level 12\n") != std::string::npos,
                 text.c_str());
        QVERIFY(comesBack(file));
        // What needs nothing new can be read by earlier programs.
        file.from.clear();
        QVERIFY(writeFlipFile(file).starts_with("flipgame 1\n"));
        QVERIFY(comesBack(file));
    }

    void aShownSolutionComesBack() {
        FlipFile file = exampleFile();
        file.shown = true;
        file.from = "level 12";
        file.notes = "shown";
        const std::string text = writeFlipFile(file);
        QVERIFY2(text.starts_with("flipgame 3\n"), text.c_str());
        QVERIFY2(text.find("\nshown\nnote shown\n") != std::string::npos, text.c_str());
        QVERIFY(comesBack(file));
        // The program before reads all other games.
        file.shown = false;
        QVERIFY(writeFlipFile(file).starts_with("flipgame 2\n"));
        QVERIFY(comesBack(file));
    }

    void randomGamesComeBack() {
        Random random(1753);
        for (int i = 0; i < 200; ++i) {
            const Rule rule = randomRule(random, 80);
            const Size size = rule.size();
            FlipFile file{{rule, randomGrid(size, random), Goal::White}};
            for (std::uint64_t left = random.below(30); left > 0; --left)
                file.presses.push_back(cellAt(
                    size, static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(size.cells())))));
            file.made = static_cast<int>(random.below(file.presses.size() + 1));
            file.shown = random.below(2) == 1;
            QVERIFY2(comesBack(file), writeFlipFile(file).c_str());
        }
    }

    void whatAPersonWritesIsUnderstood_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("presses");
        QTest::addColumn<int>("made");
        const char* const plain = "either clipped .*./***/.*. bw/wb";
        row("nothing but a board", "flipgame 1\nboard\nbw\nwb\n", plain);
        row("no line end at the end", "flipgame 1\nboard\nbw\nwb", plain);
        row("carriage returns", "flipgame 1\r\nboard\r\nbw\r\nwb\r\n", plain);
        row("only carriage returns", "flipgame 1\rboard\rbw\rwb\r", plain);
        row("a byte-order mark",
            "\xEF\xBB\xBF"
            "flipgame 1\nboard\nbw\nwb\n",
            plain);
        row("blank lines and indents", "\n flipgame 1\n\n\n\tboard\n  bw\n  wb\n\n\n", plain);
        row("rows on the line of their word", "flipgame 1\nboard bw/wb\n", plain);
        row("zeros and ones", "flipgame 1\nboard\n1 0\n0 1\n", plain);
        row("a target before the board", "flipgame 2\ntarget ww/wb\nboard bw/wb\n",
            "target clipped .*./***/.*. bw/wb ww/wb");
        row("the rule after the board",
            "flipgame 1\nboard bw/wb\npattern\n***\n...\n***\nedges torus\ngoal black\n",
            "black torus ***/.../*** bw/wb");
        row("presses without a place are all made",
            "flipgame 1\nboard bw/wb\npress 1 1\npress 1 1\npress 1 2\n", "either clipped .*./***/.*. wb/ww",
            3, 3);
        row("version 2 without its statements", "flipgame 2\nboard bw/wb\n", plain);
        row("version 2 with another puzzle than anybody knows", "flipgame 2\nfrom  the moon \nboard bw/wb\n",
            plain);
        row("version 3 without its statement", "flipgame 3\nfrom level 12\nboard bw/wb\n", plain);
        row("a shown solution before the board", "flipgame 3\n shown \nboard bw/wb\n", plain);
        row("a place before the presses", "flipgame 1\nat 0\nboard bw/wb\npress 1 1\n", plain, 1, 0);
        row("blanks between and after",
            "flipgame   1  \ngoal   white  \nboard bw/wb\npress  1   2  \nat  0 \n",
            "white clipped .*./***/.*. bw/wb", 1, 0);
    }

    void whatAPersonWritesIsUnderstood() {
        QFETCH(std::string, text);
        QFETCH(QString, position);
        QVERIFY(isFlipFile(text));
        const auto file = readFlipFile(text);
        QVERIFY2(file.ok(), file ? "" : file.error().sentence().c_str());
        QCOMPARE(QString::fromStdString(writePuzzleLine(positionOf(*file))), position);
        QTEST(static_cast<int>(file->presses.size()), "presses");
        QTEST(file->made, "made");
        QVERIFY(comesBack(*file));
    }

    void whatIsWrongIsSaidWithItsPlace_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("expected");
        const std::string head = "flipgame 1\n";
        const std::string board = head + "board\nbw\nwb\n";
        const std::string later = "flipgame 2\nboard\nbw\nwb\n";
        const auto ofVersion = [](const std::string& number) {
            return "flipgame " + number + "\nboard\nbw\n";
        };
        const char* const newer = "version 1, 2 or 3; a newer Flip Game may read this file.";
        broken("a newer version", ofVersion("4"), 1, 10, "“4”", newer);
        broken("a much newer version", ofVersion("10"), 1, 10, "“10”", newer);
        broken("a version beyond all numbers", ofVersion(std::string(30, '9')), 1, 10, "“999", newer);
        broken("version 0", ofVersion("0"), 1, 10, "“0”", "version 1, 2 or 3.");
        broken("a version with a zero before it", ofVersion("02"), 1, 10, "“02”", "version 1, 2 or 3.");
        broken("a later version with a zero before it", ofVersion("04"), 1, 10, "“04”", "version 1, 2 or 3.");
        broken("a statement of version 2 in version 1", board + "from level 12\n", 5, 1, "“from level 12”",
               "“flipgame 2”");
        broken("a shown solution in version 1", board + "shown\n", 5, 1, "“shown”", "“flipgame 3”");
        broken("a shown solution in version 2", later + "shown\n", 5, 1, "“shown”", "“flipgame 3”");
        broken("a solution that is shown twice", "flipgame 3\nboard bw\nshown\nshown\n", 4, 1, "“shown”",
               "only once");
        broken("words after a shown solution", "flipgame 3\nboard bw\nshown never\n", 3, 7, "“never”",
               "the end of the line");
        broken("from nowhere", "flipgame 2\nboard bw\nfrom  \n", 3, 7, "the end of the line", "level 12");
        broken("from two places", "flipgame 2\nboard bw\nfrom level 1\nfrom level 2\n", 4, 1,
               "“from level 2”", "only once");
        broken("a goal and a target", later + "goal white\ntarget bw/wb\n", 6, 1, "“target bw/wb”",
               "either a goal or a target");
        broken("a target of another size", later + "target bwb\n", 5, 1, "a target of 1×3",
               "2×2, the size of the board");
        broken("a target that is none", later + "target bw/wx\n", 5, 12, "“x”", "a piece");
        broken("two targets", later + "target bw/wb\ntarget bw/wb\n", 6, 1, "“target bw/wb”", "only once");
        broken("a target in version 1", board + "target bw/wb\n", 5, 1, "“target bw/wb”", "“flipgame 2”");
        broken("nothing after the head", head, 2, 1, "the end of the text", "“board”");
        broken("no board", head + "goal white\n", 3, 1, "the end of the text", "“board”");
        broken("a word that nobody knows", head + "colour white\n" + "board\nbw\n", 2, 1, "“colour white”",
               "goal, target, edges,");
        broken("a word that nobody knows, indented", head + "  colour\nboard\nbw\n", 2, 3, "“colour”",
               "goal, target, edges,");
        broken("a goal that nobody knows", head + "goal  red\n", 2, 7, "“red”", "white, black or either");
        broken("no goal", head + "goal\n", 2, 5, "the end of the line", "white, black or either");
        broken("edges that nobody knows", head + "edges round\n", 2, 7, "“round”", "clipped or torus");
        broken("two goals", board + "goal white\ngoal white\n", 6, 1, "“goal white”", "only once");
        broken("two boards", board + "board\nbw\n", 5, 1, "“board”", "only once");
        broken("a board in two pieces", head + "board\nbw\n\nwb\n", 5, 1, "a second board",
               "the end of the text");
        broken("a piece that is none", head + "board\nbw\nwx\n", 4, 2, "“x”", "a piece");
        broken("a piece that is none, after the word", head + "board bw/wx\n", 2, 11, "“x”", "a piece");
        broken("a row that is too short", head + "board\nbw\nw\n", 4, 2, "the end of the line",
               "the rows of this board have 2");
        broken("a board without rows", head + "board\ngoal white\n", 3, 1, "the end of the text", "a board");
        broken("a pattern of two rows", head + "pattern\n***\n***\nboard\nb\n", 2, 8, "2×3 signs", "3 rows");
        broken("a pattern of a strange sign", head + "pattern\n***\n*?*\n", 4, 2, "“?”", "a piece");
        broken("a table and edges", head + "edges torus\ntable c700\nboard bw\n", 3, 1, "“table c700”",
               "either");
        broken("a table and a pattern", head + "table c700\npattern\n***\n***\n***\nboard bw\n", 2, 1,
               "“table c700”", "either");
        broken("a table for another size", board + "table c7\n", 5, 7, "“c7”", "masks");
        broken("a table of other signs", head + "board bw\ntable c70x\n", 3, 7, "“c70x”", "masks");
        broken("a press before the board", head + "press 1 1\nboard\nbw\n", 2, 1, "“press 1 1”", "the board");
        broken("a press beside the board", board + "press 3 1\n", 5, 7, "“3 1”", "the row, from 1 to 2");
        broken("a press in row 0", board + "press 0 1\n", 5, 7, "“0 1”", "the row, from 1 to 2");
        broken("a press of one number", board + "press 1\n", 5, 7, "“1”", "the column, from 1 to 2");
        broken("a press of three numbers", board + "press 1 1 1\n", 5, 7, "“1 1 1”", "the row");
        broken("a press of a huge number", board + "press 1 99999999999999999999\n", 5, 7, "“1 9999",
               "the row");
        broken("a place after the presses", board + "press 1 1\nat 2\n", 6, 4, "“2”", "from 0 to 1");
        broken("a place before the beginning", board + "at -1\n", 5, 4, "“-1”", "from 0 to 0");
        broken("no place", board + "at\n", 5, 3, "the end of the line", "from 0 to 0");
        broken("a line after carriage returns", "flipgame 1\r\nboard\r\nbw\r\npress 2 1\r\n", 4, 7, "“2 1”",
               "to 1");
        broken("a very long word", head + std::string(100000, 'x'), 2, 1, "x…”", "goal, target, edges,");
    }

    void whatIsWrongIsSaidWithItsPlace() {
        QFETCH(std::string, text);
        QFETCH(QString, found);
        QFETCH(QString, expected);
        QVERIFY(!readFlipFile(text) && !recognise(text));
        for (const TextError& error : {readFlipFile(text).error(), recognise(text).error()}) {
            const QString sentence = QString::fromStdString(error.sentence());
            QTEST(static_cast<int>(error.line), "line");
            QTEST(static_cast<int>(error.column), "column");
            QVERIFY2(QString::fromStdString(error.found).contains(found), qPrintable(sentence));
            QVERIFY2(sentence.section(", expected ", 1).contains(expected), qPrintable(sentence));
            QVERIFY2(sentence.size() < 300, qPrintable(sentence));
        }
    }

    void otherTextsAreNoFiles_data() {
        QTest::addColumn<std::string>("text");
        QTest::newRow("nothing") << std::string();
        QTest::newRow("a board") << std::string("bwwb\n");
        QTest::newRow("a journal") << std::string("flipgame-session 1\nfirst either clipped .*./***/.*. b\n");
        QTest::newRow("words about the game") << std::string("flipgame is a game\n");
        QTest::newRow("the name alone") << std::string("flipgame\n");
        QTest::newRow("a version that is no number") << std::string("flipgame 1b\n");
    }

    void otherTextsAreNoFiles() {
        QFETCH(std::string, text);
        QVERIFY(!isFlipFile(text));
        QVERIFY(!readFlipFile(text));
    }

    /// Every version that was ever written, and by hand; a file of this folder is never changed.
    void oldFilesAreReadForEver_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("presses");
        QTest::addColumn<int>("made");
        QTest::addColumn<QString>("notes");
        QTest::newRow("1_played") << "either clipped .*./***/.*. wwwb/bwbb/bbwb/bwww" << 3 << 2
                                  << "Found in an old book.\nFour presses are said to be enough.";
        QTest::newRow("1_by_hand_least") << "either clipped .*./***/.*. bw/wb" << 0 << 0 << "";
        QTest::newRow("1_by_hand_otherwise")
            << "black torus *.*/.*./*.* ww/wb/bw" << 2 << 2 << " Two blanks.\n\n<b>bwwb</b> ```";
        QTest::newRow("1_table") << "white table c700 bb/bw" << 1 << 1 << "";
        QTest::newRow("2_target") << "target torus .*./***/.*. bww/wwb/bww www/wbw/www" << 1 << 0
                                  << "A cross is to appear in the middle.";
        QTest::newRow("1_panel") << "black clipped **./**./*** wwwww/wwwww/wwwww/wwwww" << 0 << 0
                                 << "UVA 10318";
        QTest::newRow("2_level") << "white clipped .*./***/.*. ww/ww" << 1 << 1 << "One press.";
        QTest::newRow("3_shown") << "either clipped .*./***/.*. wbb/bbw/bww" << 2 << 1
                                 << "The solution was looked up.";
    }

    void oldFilesAreReadForEver() {
        QFile stored(QStringLiteral(FLIP_FILES "/%1.flip").arg(QTest::currentDataTag()));
        QVERIFY(stored.open(QIODevice::ReadOnly));
        const auto recognised = recognise(stored.readAll().toStdString());
        QVERIFY2(recognised.ok(), recognised ? "" : recognised.error().sentence().c_str());
        QVERIFY(recognised->file.has_value());
        const FlipFile& file = *recognised->file;
        QTEST(QString::fromStdString(writePuzzleLine(positionOf(file))), "position");
        QTEST(static_cast<int>(file.presses.size()), "presses");
        QTEST(file.made, "made");
        QTEST(QString::fromStdString(file.notes), "notes");
        QVERIFY(comesBack(file));
    }

    void everyStoredFileIsRead() { QCOMPARE(QDir(FLIP_FILES).entryList({"*.flip"}, QDir::Files).size(), 8); }

    void filesAreRecognisedWhereverTheyStand_data() {
        QTest::addColumn<std::string>("text");
        const std::string text = example;
        std::string quoted = "Look at this:\n\n";
        for (const QString& line : QString(example).split('\n')) quoted += "> " + line.toStdString() + "\n";
        std::string wide = "\xFF\xFE";
        for (const char c : text) wide += {c, '\0'};
        QTest::newRow("alone") << text;
        QTest::newRow("in a quoted mail") << quoted;
        QTest::newRow("between code fences") << "Try\n```\n" + text + "```\nplease\n";
        QTest::newRow("in UTF-16") << wide;
    }

    void filesAreRecognisedWhereverTheyStand() {
        QFETCH(std::string, text);
        const auto recognised = recognise(text);
        QVERIFY2(recognised.ok(), recognised ? "" : recognised.error().sentence().c_str());
        QVERIFY(recognised->file == exampleFile());
        QCOMPARE(recognised->readings.size(), std::size_t{1});
        QVERIFY(!recognised->isOpen);
        const Reading& reading = recognised->readings.front();
        QVERIFY(reading.notation == Notation::FlipFile);
        QVERIFY(reading.puzzles.front().puzzle == positionOf(exampleFile()));
    }

    void boardsInNotesAreNotTakenForTheBoard() {
        FlipFile file = exampleFile();
        file.notes = "Sample Input\nbbbb\nbbbb\n```\nbbbb\nbbbb\n```\n<pre>bb</pre>";
        const auto recognised = recognise(writeFlipFile(file));
        QVERIFY(recognised && recognised->file == file);
    }

    void theLargestBoardOfTheWindowWithARuleOfItsOwnIsRead() {
        const Size size{64, 64};
        std::vector<Grid> masks(static_cast<std::size_t>(size.cells()), Grid::filled(size));
        const FlipFile file{
            {Rule::fromTable(size, std::move(masks)), Grid(size), Goal::Black}, {{63, 63}}, 1};
        const std::string text = writeFlipFile(file);
        QVERIFY(text.size() > longestRecognised);
        const auto recognised = recognise(text);
        QVERIFY(recognised && recognised->file == file);
    }
};

QTEST_APPLESS_MAIN(TestFlipFile)
#include "tst_flip_file.moc"
