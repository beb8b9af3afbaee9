// The judges whose rules are no pattern: their samples byte for byte, inputs that are refused, and long ones.

#include "app/flipsolve/check_cases.h"
#include "core/base/random.h"
#include "core/text/recognise.h"
#include "tests/app/judge_answers.h"

#include <QTest>

#include <algorithm>
#include <span>
#include <string>

using namespace flip;
using namespace flip::test;

namespace {

/// The fewest presses in a row, each of which flips the cell and its neighbours, or -1: the first cell is
/// pressed or not, and every later press is forced by the cell before it.
int fewestInRow(const std::string& now, const std::string& wanted) {
    int fewest = -1;
    for (const bool isFirstPressed : {false, true}) {
        bool before = false;
        bool pressed = isFirstPressed;
        int presses = 0;
        for (std::size_t i = 0; i < now.size(); ++i) {
            presses += pressed ? 1 : 0;
            const bool next = (now[i] != wanted[i]) != (before != pressed);
            before = pressed;
            pressed = next;
        }
        if (!pressed && (fewest < 0 || presses < fewest)) fewest = presses;
    }
    return fewest;
}

} // namespace

class TestWiredSamples : public QObject {
    Q_OBJECT

  private slots:

    void everySampleIsAnsweredByteForByte_data() {
        QTest::addColumn<std::string>("judge");
        QTest::addColumn<std::string>("input");
        QTest::addColumn<std::string>("output");
        const auto row = [](const char* name, const char* judge, const char* input, const char* output) {
            QTest::newRow(name) << std::string(judge) << std::string(input) << std::string(output);
        };
        row("POJ 1830", "poj1830",
            "2\n3\n0 0 0\n1 1 1\n1 2\n1 3\n2 1\n2 3\n3 1\n3 2\n0 0\n3\n0 0 0\n1 0 1\n1 2\n2 1\n0 0\n",
            "4\nOh,it's impossible~!!\n");
        row("the same at AcWing", "acwing208", "1\n3\n0 0 0\n1 1 1\n1 2\n1 3\n2 1\n2 3\n3 1\n3 2\n0 0\n",
            "4\n");
        row("BOJ 2138", "boj2138", "3\n000\n010\n", "3\n");
        row("Lanqiao", "lanqiao-coins", "**********\no****o****\n", "5\n");
        row("Lanqiao, the second sample", "luogu-p8597", "*o**o***o***\n*o***o**o***\n", "1\n");
        row("LeetCode 995", "leetcode995", "nums = [0,1,0], k = 1\n", "2\n");
        row("LeetCode 995, the second sample", "leetcode995", "nums = [1,1,0], k = 2\n", "-1\n");
        row("LeetCode 995, the third sample", "leetcode995", "nums = [0,0,0,1,0,1,1,0], k = 3\n", "3\n");
        row("LeetCode 995 as it is sent to programs", "leetcode995", "[0,0,0,1,0,1,1,0]\n3\n", "3\n");
        row("BOJ 1080", "boj1080", "3 4\n0000\n0010\n0000\n1001\n1011\n1001\n", "2\n");
        row("P2962", "luogu-p2962", "5 6\n1 2\n1 3\n4 2\n3 4\n2 5\n5 3\n", "3\n");
        row("Advent of Code", "aoc2025-10",
            "[.##.] (3) (1,3) (2) (2,3) (0,2) (0,1) {3,5,4,7}\n"
            "[...#.] (0,2,3,4) (2,3) (0,4) (0,1,2) (1,2,3,4) {7,5,12,7,2}\n"
            "[.###.#] (0,1,2,3,4) (0,3,4) (0,1,2,4,5) (1,2) {10,11,11,5,10,5}\n",
            "7\n");
        row("one machine with more buttons than lights, and no braces", "aoc2025-10", "[#](0)(0)(0)", "1\n");
        row("a machine that cannot be set", "aoc2025-10", "[#.] (1)\n",
            "line 1: impossible, so that there is no sum");
        // The samples of these could not be read; their form is that of the statements.
        row("of the form of HDU 4200", "hdu4200", "3\n5 1\n1 0 1 0 1\n3 5\n1 1 1\n1 0\n0\n", "3\n1\n0\n");
        row("of the form of BOJ 5384", "boj5384", "1\n3 5\n1 0 1\n", "impossible\n");
        row("of the form of oidashi B", "oidashi-b", "2 2\n01\n11\n1\n0 0\n", "1\n");
        row("of the form of programming.in.th 1118", "programming-in-th-1118",
            "3\n0 1 0\n1 1 1\n0 1 0\n0 0 0\n0 0 0\n0 0 0\n", "1\n2 2\n");
        row("no dead cells", "oidashi-b", "2 2\n01\n11\n0\n", "1\n");
    }

    void everySampleIsAnsweredByteForByte() {
        QFETCH(std::string, judge);
        QFETCH(std::string, input);
        QFETCH(std::string, output);
        const Judge* found = findJudge(judge);
        QVERIFY(found);
        QCOMPARE(QString::fromStdString(answersOf(*found, input)), QString::fromStdString(output));
    }

    void inputsOfAnotherFormAreRefused_data() {
        QTest::addColumn<std::string>("judge");
        QTest::addColumn<std::string>("input");
        QTest::addColumn<std::string>("why");
        const auto row = [](const char* name, const char* judge, const char* input, const char* why) {
            QTest::newRow(name) << std::string(judge) << std::string(input) << std::string(why);
        };
        row("the wires do not end", "poj1830", "1\n2\n0 0\n1 1\n1 2\n", "expected a cell, from 0 to 2");
        row("a wire to nothing", "poj1830", "1\n2\n0 0\n1 1\n1 0\n0 0\n", "expected two cells, or 0 0");
        row("a cell that is not there", "poj1830", "1\n2\n0 0\n1 1\n3 1\n0 0\n",
            "expected a cell, from 0 to 2");
        row("too many cells", "poj1830", "1\n29\n", "expected the number of cells, from 1 to 28");
        row("a longer row than a grid", "boj2138", "1000001\n",
            "expected the number of cells, from 2 to 1,000,000");
        row("the wanted board is missing", "boj2138", "2\n00\n", "expected a cell: 1 or 0");
        row("a pair of one cell", "luogu-p2962", "2 1\n1 1\n", "expected two different cells");
        row("more dead cells than cells", "oidashi-b", "1 1\n0\n2\n",
            "expected how many cells cannot be pressed, from 0 to 1");
        row("rows of different lengths", "lanqiao-coins", "**\n*\n", "expected a cell: * or o");
        row("a single coin", "lanqiao-coins", "*\n*\n", "expected a cell: * or o");
        row("a window wider than the row", "leetcode995", "[0,1]\n3\n",
            "expected how many cells a press flips, from 1 to 2");
        row("a row that does not end", "leetcode995", "[0,1\n2\n",
            "expected a comma, or the end of the row: ]");
        row("a row without brackets", "leetcode995", "0,1\n2\n", "expected a row in brackets: [0,1,0]");
        row("a reach below zero", "hdu4200", "1\n3 -1\n0 0 0\n", "expected how far a press reaches");
        row("a reach beyond any row", "hdu4200", "1\n3 65536\n0 0 0\n",
            "expected how far a press reaches, from 0 to 65,535");
        std::string rows = "50\n";
        for (int i = 0; i < 50; ++i) {
            rows += "1000 1\n";
            for (int c = 0; c < 1000; ++c) rows += "0 ";
            rows += '\n';
        }
        row("rows whose masks are more than memory", "hdu4200", rows.c_str(),
            "Line 100, column 1: found boards of more");
        row("no machine", "aoc2025-10", "\n\n", "expected the lights of a machine: [.##.]");
        row("lights that do not end", "aoc2025-10", "[.#\n",
            "expected a light, # or ., or the end of the lights: ]");
        row("a machine without lights", "aoc2025-10", "[] (0)\n", "expected a light: # or .");
        row("a machine without buttons", "aoc2025-10", "[.#] {1}\n", "expected a button: (0,2)");
        row("a button without lights", "aoc2025-10", "[.#] ()\n", "expected a light, from 0 to 1");
        row("a button of a light that is not there", "aoc2025-10", "[.#] (0,2)\n",
            "expected a light, from 0 to 1");
        row("a light twice", "aoc2025-10", "[.#] (1,1)\n",
            "expected a light that this button does not have yet");
        row("a button that does not end", "aoc2025-10", "[.#] (1",
            "expected a comma, or the end of the button: )");
        row("words after a machine", "aoc2025-10", "[.#] (1) {1} more\n",
            "expected another button, or the end");
        row("numbers that do not end", "aoc2025-10", "[.#] (1) {1\n",
            "expected a number, or the end of the numbers: }");
        row("65 lights", "aoc2025-10",
            "[.................................................................] (0)\n",
            "expected at most 64");
        std::string buttons = "[.]";
        for (int i = 0; i < 65; ++i) buttons += " (0)";
        row("65 buttons", "aoc2025-10", (buttons + '\n').c_str(), "expected at most 64");
        row("more masks than memory", "oidashi-b", "200 200\n", "boards of more than 100,000,000 cells");
    }

    void inputsOfAnotherFormAreRefused() {
        QFETCH(std::string, judge);
        QFETCH(std::string, input);
        QFETCH(std::string, why);
        const auto read = readJudgeInput(*findJudge(judge), input);
        QVERIFY(!read);
        const std::string sentence = read.error().sentence();
        QVERIFY2(sentence.find(why) != std::string::npos, sentence.c_str());
    }

    void whatAJudgeSurelySendsIsTakenForIts_data() {
        QTest::addColumn<std::string>("name");
        for (const Judge& judge : judges()) {
            const std::string name(judge.name);
            if (judge.claim == Judge::Claim::Sure) QTest::newRow(name.c_str()) << name;
        }
    }

    /// Small inputs may have the form of several judges; then the user is asked.
    void whatAJudgeSurelySendsIsTakenForIts() {
        QFETCH(std::string, name);
        const Judge& judge = *findJudge(name);
        const console::CheckCases cases = console::casesFor(judge, 2026);
        const std::size_t count = judge.input.cases == JudgeInput::Cases::One ? 1 : 2;
        int sure = 0;
        for (std::size_t i = 0; i + count <= cases.puzzles.size(); i += 10) {
            const std::span<const FoundPuzzle> sent(&cases.puzzles[i], count);
            const std::string text = writeJudgeInput(judge, sent);
            const auto recognised = recognise(text);
            QVERIFY2(recognised, text.c_str());
            const auto own = std::ranges::find(recognised->readings, &judge, &Reading::judge);
            if (own == recognised->readings.end()) {
                // A column of digits.
                QVERIFY2(text.find_first_not_of("01 \n") == std::string::npos, text.c_str());
                continue;
            }
            QCOMPARE(own->puzzles.size(), count);
            for (std::size_t k = 0; k < count; ++k) QVERIFY(own->puzzles[k].puzzle == sent[k].puzzle);
            QVERIFY2(recognised->isOpen || own == recognised->readings.begin(), text.c_str());
            sure += recognised->isOpen ? 0 : 1;
        }
        QVERIFY(sure > 10);
    }

    void aMachineIsWrittenAsItWasRead() {
        for (const char* machine :
             {"[.#] (0) (1) (0,1)\n", "[#..] (0) (1,2)\n", "[..#.] (1,2)\n", "[.] (0)\n"}) {
            const Judge& judge = *findJudge("aoc2025-10");
            const auto read = readJudgeInput(judge, machine);
            QVERIFY(read);
            QCOMPARE(QString::fromStdString(writeJudgeInput(judge, *read)), QString::fromLatin1(machine));
        }
    }

    void theLongestRowsOfTheJudgeAreAnswered() {
        Random random(2138);
        int impossible = 0;
        // Only in rows of 3k + 2 cells there are boards without a solution.
        for (const int length : {99'998, 99'999, 100'000}) {
            std::string now;
            std::string wanted;
            for (int i = 0; i < length; ++i) {
                now += random.below(2) == 0 ? '0' : '1';
                wanted += random.below(2) == 0 ? '0' : '1';
            }
            for (int turn = 0; turn < 2; ++turn) {
                const int fewest = fewestInRow(now, wanted);
                std::string input = std::to_string(length);
                input.append("\n").append(now).append("\n").append(wanted).append("\n");
                QCOMPARE(answersOf(*findJudge("boj2138"), input), std::to_string(fewest) + "\n");
                impossible += fewest < 0 ? 1 : 0;
                wanted.front() = wanted.front() == '0' ? '1' : '0';
            }
        }
        QCOMPARE(impossible, 1);
    }

    void aLongRowAndAFullGraphAreAnsweredSoon() {
        // Two patterns of period three solve a row of this length that is all lit.
        const std::string row(65'535, '1');
        QCOMPARE(QString::fromStdString(answersOf(*findJudge("boj2138"),
                                                  "65535\n" + std::string(65'535, '0') + "\n" + row + "\n")),
                 QStringLiteral("21845\n"));
        std::string pairs;
        for (int one = 1; one <= 35; ++one) {
            for (int other = one + 1; other <= 35; ++other)
                pairs += std::to_string(one) + " " + std::to_string(other) + "\n";
        }
        QCOMPARE(QString::fromStdString(answersOf(*findJudge("luogu-p2962"), "35 595\n" + pairs)),
                 QStringLiteral("1\n"));
    }
};

QTEST_GUILESS_MAIN(TestWiredSamples)
#include "tst_wired_samples.moc"
