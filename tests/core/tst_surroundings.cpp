// A text is the same puzzle whatever a program or a person puts around it, or it is refused.

#include "core/text/page.h"
#include "core/text/puzzle_line.h"
#include "core/text/recognise.h"
#include "tests/core/recognised_texts.h"

#include <QStringList>
#include <QTest>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace flip;
using test::RecognisedText;
using test::recognisedTexts;

namespace {

/// The puzzles of the first reading, each complete; empty if the text is refused.
std::string puzzlesIn(const Result<Recognised, TextError>& recognised) {
    std::string all;
    if (!recognised) return all;
    for (const FoundPuzzle& found : recognised->readings.front().puzzles)
        all += writePuzzleLine(found.puzzle) + "\n";
    return all;
}

/// The text with this before and behind each line.
std::string withEachLine(std::string_view text, std::string_view before, std::string_view behind) {
    std::string all;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        all.append(before).append(text.substr(0, end)).append(behind) += '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return all;
}

std::string ended(const std::string& text) { return text.ends_with('\n') ? text : text + "\n"; }

using Surround = std::string (*)(const std::string& text);
/// Words make another text of what may be a judge's input, and so may what follows CR: such texts are left
/// out.
enum class Besides { All, Judges, CarriageReturns };

} // namespace

Q_DECLARE_METATYPE(Besides)

class TestSurroundings : public QObject {
    Q_OBJECT

    /// A text with nothing around it.
    struct Alone {
        RecognisedText row;
        std::string puzzles;
        bool isOpenJudge = false;
    };

    std::vector<Alone> texts_;

    static bool isLeftOut(Besides besides, const Alone& text) {
        if (besides == Besides::Judges) return text.isOpenJudge;
        return besides == Besides::CarriageReturns && text.row.text.find('\r') != std::string::npos;
    }

    static void row(const char* name, Surround surround, Besides besides, int mostRefused,
                    const QStringList& others) {
        // Qt offers conversions for a list, with the standard library that it was built with.
        QTest::newRow(name) << surround << besides << mostRefused << others.join('\n');
    }

    static void addWords() {
        constexpr int mostRefused = 150;
        // These have two readings, or say themselves which words are beside them.
        const QStringList others{
            "a list, a number a line",
            "two boards of four",
            "more rows than a square with blank lines between",
            "a spreadsheet of groups is no table",
            "rows with a blank line between each",
            "two halves with a bar between",
            "groups of two columns",
            "a start and a target of five signs each",
            "two boards with an empty column between them",
            "boards with an empty column between them in a spreadsheet",
            "numbers of which one shares its digits",
            "a target that is missing",
            "puzzle lines with a word between",
            "a board of another game",
        };
        const auto words = [&](const char* name, Surround surround) {
            row(name, surround, Besides::Judges, mostRefused, others);
        };
        words("a sentence above", [](const std::string& text) { return "Here is my board.\n" + text; });
        words("a sentence and a blank line above", [](const std::string& text) {
            return "A friend gave me this yesterday and I am stuck.\n\n" + text;
        });
        words("a greeting above", [](const std::string& text) { return "Hello,\n" + text; });
        words("small words that could be pieces above", [](const std::string& text) {
            return "This is one of the boards that I have to solve by tomorrow.\n" + text;
        });
        words("signs that could be pieces above",
              [](const std::string& text) { return "I don't know - see 10/12, #1.\n" + text; });
        words("counts above", [](const std::string& text) { return "Moves so far: 0\nScore: 100\n" + text; });
        words("an address above",
              [](const std::string& text) { return "See https://example.com/p/17?x=1 for more.\n" + text; });
        words("a heading in Markdown above",
              [](const std::string& text) { return "# My puzzle\n\n" + text; });
        words("a sentence in Chinese above",
              [](const std::string& text) { return "这是我的棋盘。\n" + text; });
        words("a sentence in Russian above",
              [](const std::string& text) { return "Вот моя доска.\n" + text; });
        words("a question below",
              [](const std::string& text) { return ended(text) + "Can you solve it?\n"; });
        words("thanks and a blank line below",
              [](const std::string& text) { return ended(text) + "\nThanks in advance!\n"; });
        words("a signature below",
              [](const std::string& text) { return ended(text) + "\n-- \nAnna Smith\nBerlin, Germany\n"; });
    }

  private slots:

    void initTestCase() {
        for (const RecognisedText& row : recognisedTexts()) {
            const auto alone = recognise(row.text);
            texts_.push_back(
                {row, puzzlesIn(alone), alone && alone->readings.front().judge != nullptr && alone->isOpen});
        }
        QVERIFY(!texts_.empty());
    }

    void aSampleBeginsInTheLineOfItsHeadingIfThatHasMore() {
        for (const auto& [text, line] :
             {std::pair<std::string, std::int64_t>{"Input: bwb\nwbw\nbbb\nOutput: 5\n", 0},
              {"Input:\nbwb\nwbw\nbbb\nOutput: 5\n", 1},
              {"Input: mat = [[1,0],\n[0,1]]\nOutput: 5\n", 0}}) {
            const auto places = placesForBoards(text);
            const auto samples =
                std::ranges::find_if(places, [](const Places& each) { return !each.linesBefore.empty(); });
            QVERIFY(samples != places.end());
            QCOMPARE(samples->linesBefore.front(), line);
        }
    }

    void whatIsAroundATextLeavesItThePuzzle_data() {
        QTest::addColumn<Surround>("surround");
        QTest::addColumn<Besides>("besides");
        QTest::addColumn<int>("mostRefused");
        QTest::addColumn<QString>("others");
        row("a byte-order mark", [](const std::string& text) { return "\xEF\xBB\xBF" + text; }, Besides::All,
            10, {});
        row("the line ends of Windows", [](const std::string& text) { return withEachLine(text, "", "\r"); },
            Besides::CarriageReturns, 10, {});
        row("the line ends of the old Macintosh",
            [](const std::string& text) {
                std::string all = text;
                std::ranges::replace(all, '\n', '\r');
                return all;
            },
            Besides::CarriageReturns, 10, {});
        row("blanks at the ends of lines",
            [](const std::string& text) { return withEachLine(text, "", "  "); }, Besides::CarriageReturns,
            20, {});
        row("four blanks before each line",
            [](const std::string& text) { return withEachLine(text, "    ", ""); }, Besides::All, 20, {});
        row("blank lines above and below",
            [](const std::string& text) { return "\n\n" + ended(text) + "\n\n"; }, Besides::All, 15, {});
        // A whole text is no stream of a judge any more; answers and quotations are told by lines beside
        // them.
        row("the mark of quoted mail before each line",
            [](const std::string& text) { return withEachLine(text, "> ", ""); }, Besides::All, 40,
            {"two boards of four", "fewer lines with marks than without, and no blanks behind them",
             "a board of which a row is not quoted", "a quoted wish, wrapped before its last word"});
        row("a fence", [](const std::string& text) { return "```\n" + ended(text) + "```\n"; }, Besides::All,
            15,
            {"two boards of four", "a judge's layout below another rule and other signs",
             "a judge's layout below both colours", "a fence with the answer for the one above it"});
        addWords();
    }

    void whatIsAroundATextLeavesItThePuzzle() {
        QFETCH(const Surround, surround);
        QFETCH(const Besides, besides);
        QFETCH(const int, mostRefused);
        QFETCH(const QString, others);
        int refused = 0;
        QStringList otherwise;
        for (const Alone& each : texts_) {
            if (isLeftOut(besides, each)) continue;
            const std::string puzzles = puzzlesIn(recognise(surround(each.row.text)));
            if (puzzles == each.puzzles) continue;
            if (puzzles.empty()) {
                ++refused;
            } else {
                otherwise << QString::fromStdString(each.row.name).simplified();
            }
        }
        QVERIFY2(refused <= mostRefused, qPrintable(QString::number(refused)));
        for (const QString& name : others.split('\n')) otherwise.removeOne(name);
        QVERIFY2(otherwise.isEmpty(), qPrintable(otherwise.join('\n')));
    }
};

QTEST_APPLESS_MAIN(TestSurroundings)
#include "tst_surroundings.moc"
