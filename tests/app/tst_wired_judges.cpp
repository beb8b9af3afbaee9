// The judges whose rules are no pattern: their samples byte for byte, and random inputs against every press
// set of a small puzzle. Shares no code with the program.

#include "app/flipsolve/check_cases.h"
#include "core/text/recognise.h"
#include "tests/app/drawn_inputs.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <span>
#include <vector>

using namespace flip;
using namespace flip::test;

namespace {

/// Bits that stand for cells, in reading order.
using Bits = unsigned;

/// What each press flips.
using Masks = std::vector<Bits>;

/// Of all press sets that flip exactly `toFlip`: how many there are, and how many presses the smallest has.
struct Tried {
    int ways = 0;
    int fewest = 0;
};

Tried tryAll(const Masks& masks, Bits toFlip) {
    Tried tried;
    std::vector<Bits> flips(std::size_t{1} << masks.size());
    for (std::size_t set = 0; set < flips.size(); ++set) {
        if (set != 0) {
            const auto press = static_cast<std::size_t>(std::countr_zero(set));
            flips[set] = flips[set & (set - 1)] ^ masks[press];
        }
        if (flips[set] != toFlip) continue;
        const int presses = std::popcount(set);
        tried.fewest = tried.ways == 0 ? presses : std::min(tried.fewest, presses);
        ++tried.ways;
    }
    return tried;
}

/// Rows of digits.
std::string written(Bits board, int rows, int columns, const char* between = "") {
    std::string text;
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < columns; ++c)
            text += (c > 0 ? between : "") + std::to_string((board >> (r * columns + c)) & 1U);
        text += '\n';
    }
    return text;
}

/// What some presses flip.
Bits flippedBy(const Masks& masks, Bits presses) {
    Bits flips = 0;
    for (std::size_t i = 0; i < masks.size(); ++i) flips ^= ((presses >> i) & 1U) != 0 ? masks[i] : 0;
    return flips;
}

std::string fewestOr(const Tried& tried, const char* impossible) {
    return (tried.ways > 0 ? std::to_string(tried.fewest) : impossible) + "\n";
}

/// A row of `cells` in which a press flips the cells at most `reach` away.
Masks reaching(int cells, int reach) {
    Masks masks(static_cast<std::size_t>(cells));
    for (int i = 0; i < cells; ++i) {
        for (int k = 0; k < cells; ++k)
            masks[static_cast<std::size_t>(i)] |= std::abs(i - k) <= reach ? 1U << k : 0U;
    }
    return masks;
}

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

class TestWiredJudges : public QObject {
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

    void poj1830IsRight() {
        compareOne("poj1830", [](Drawn& drawn) {
            const int cells = drawn.from(1, 9);
            const auto count = static_cast<std::size_t>(cells);
            Masks masks;
            for (std::size_t i = 0; i < count; ++i) masks.push_back(1U << i);
            const Bits start = drawn.bits(cells);
            std::string wires;
            for (int i = drawn.from(0, 2 * cells); i > 0; --i) {
                const int from = drawn.from(1, cells);
                const int to = drawn.from(1, cells);
                masks[static_cast<std::size_t>(from) - 1] |= 1U << (to - 1);
                wires += std::to_string(from) + " " + std::to_string(to) + "\n";
            }
            const Bits wanted =
                drawn.from(0, 1) == 0 ? drawn.bits(cells) : start ^ flippedBy(masks, drawn.bits(cells));
            const Tried tried = tryAll(masks, start ^ wanted);
            return Expected{"1\n" + std::to_string(cells) + "\n" + written(start, 1, cells, " ") +
                                written(wanted, 1, cells, " ") + wires + "0 0\n",
                            (tried.ways > 0 ? std::to_string(tried.ways) : "Oh,it's impossible~!!") + "\n"};
        });
    }

    void boj2138IsRight() {
        compareOne("boj2138", [](Drawn& drawn) {
            const int cells = drawn.from(2, 11);
            const Bits start = drawn.bits(cells);
            const Bits wanted = drawn.bits(cells);
            return Expected{std::to_string(cells) + "\n" + written(start, 1, cells) +
                                written(wanted, 1, cells),
                            fewestOr(tryAll(reaching(cells, 1), start ^ wanted), "-1")};
        });
    }

    void hdu4200IsRight() {
        compareOne("hdu4200", [](Drawn& drawn) {
            const int cells = drawn.from(1, 10);
            const int reach = drawn.from(0, drawn.from(0, 1) == 0 ? 3 : 15);
            const Masks masks = reaching(cells, reach);
            const Bits start =
                drawn.from(0, 2) == 0 ? drawn.bits(cells) : flippedBy(masks, drawn.bits(cells));
            return Expected{"1\n" + std::to_string(cells) + " " + std::to_string(reach) + "\n" +
                                written(start, 1, cells, " "),
                            fewestOr(tryAll(masks, start), "impossible")};
        });
    }

    void luoguP2962IsRight() {
        compareOne("luogu-p2962", [](Drawn& drawn) {
            const int cells = drawn.from(2, 10);
            Masks masks;
            for (int i = 0; i < cells; ++i) masks.push_back(1U << i);
            std::string pairs;
            int count = 0;
            for (int one = 0; one < cells; ++one) {
                for (int other = one + 1; other < cells; ++other) {
                    if (drawn.from(0, 2) > 0 && one + 2 < cells) continue;
                    ++count;
                    masks[static_cast<std::size_t>(one)] |= 1U << other;
                    masks[static_cast<std::size_t>(other)] |= 1U << one;
                    pairs += std::to_string(other + 1) + " " + std::to_string(one + 1) + "\n";
                }
            }
            const Tried tried = tryAll(masks, (1U << cells) - 1);
            return Expected{std::to_string(cells) + " " + std::to_string(count) + "\n" + pairs,
                            fewestOr(tried, "impossible")};
        });
    }

    void boj1080IsRight() {
        compareOne("boj1080", [](Drawn& drawn) {
            const int rows = drawn.from(1, 5);
            const int columns = drawn.from(1, 5);
            Masks masks;
            for (int r = 0; r + 3 <= rows; ++r) {
                for (int c = 0; c + 3 <= columns; ++c) {
                    Bits mask = 0;
                    for (int i = 0; i < 9; ++i) mask |= 1U << ((r + i / 3) * columns + c + i % 3);
                    masks.push_back(mask);
                }
            }
            const Bits start = drawn.bits(rows * columns);
            Bits wanted = start ^ flippedBy(masks, drawn.bits(9));
            if (drawn.from(0, 3) == 0) wanted ^= 1U << drawn.from(0, rows * columns - 1);
            return Expected{std::to_string(rows) + " " + std::to_string(columns) + "\n" +
                                written(start, rows, columns) + written(wanted, rows, columns),
                            fewestOr(tryAll(masks, start ^ wanted), "-1")};
        });
    }

    void lanqiaoCoinsIsRight() {
        compareOne("lanqiao-coins", [](Drawn& drawn) {
            const int cells = drawn.from(2, 10);
            Masks pairs;
            for (int i = 0; i + 1 < cells; ++i) pairs.push_back(3U << i);
            const Bits start = drawn.bits(cells);
            const Bits wanted =
                drawn.from(0, 3) == 0 ? drawn.bits(cells) : start ^ flippedBy(pairs, drawn.bits(cells - 1));
            std::string text = written(start, 1, cells) + written(wanted, 1, cells);
            std::ranges::replace(text, '0', 'o');
            std::ranges::replace(text, '1', '*');
            return Expected{text, fewestOr(tryAll(pairs, start ^ wanted), "-1")};
        });
    }

    void leetcode995IsRight() {
        compareOne("leetcode995", [](Drawn& drawn) {
            const int cells = drawn.from(1, 11);
            const int length = drawn.from(1, drawn.from(0, 1) == 0 ? cells : (cells + 2) / 3);
            Masks windows;
            for (int i = 0; i + length <= cells; ++i) windows.push_back(((1U << length) - 1) << i);
            const Bits all = (1U << cells) - 1;
            const Bits start = drawn.from(0, 2) == 0
                                   ? drawn.bits(cells)
                                   : all ^ flippedBy(windows, drawn.bits(static_cast<int>(windows.size())));
            std::string row = written(start, 1, cells, ",");
            row.pop_back();
            const bool isNamed = drawn.from(0, 1) == 0;
            return Expected{isNamed ? "nums = [" + row + "], k = " + std::to_string(length) + "\n"
                                    : "[" + row + "]\n" + std::to_string(length) + "\n",
                            fewestOr(tryAll(windows, all ^ start), "-1")};
        });
    }

    void oidashiIsRight() {
        compareOne("oidashi-b", [](Drawn& drawn) {
            const int rows = drawn.from(1, 4);
            const int columns = drawn.from(1, rows == 4 ? 2 : 3);
            const int cells = rows * columns;
            Bits dead = drawn.bits(cells) & drawn.bits(cells);
            Masks live;
            std::string list;
            for (int i = 0; i < cells; ++i) {
                const int r = i / columns;
                const int c = i % columns;
                if (((dead >> i) & 1U) != 0) {
                    list += std::to_string(c) + " " + std::to_string(r) + "\n";
                    continue;
                }
                Bits mask = 0;
                for (int k = 0; k < cells; ++k) {
                    if (std::abs(k / columns - r) + std::abs(k % columns - c) <= 1) mask |= 1U << k;
                }
                live.push_back(mask);
            }
            const Bits board = flippedBy(live, drawn.bits(cells));
            return Expected{std::to_string(rows) + " " + std::to_string(columns) + "\n" +
                                written(board, rows, columns) + std::to_string(std::popcount(dead)) + "\n" +
                                list,
                            fewestOr(tryAll(live, board), "none")};
        });
    }

    void aoc2025IsRight() {
        compareOne("aoc2025-10", [](Drawn& drawn) {
            std::string machines;
            int sum = 0;
            for (int machine = drawn.from(1, 3); machine > 0; --machine) {
                const int lights = drawn.from(1, 8);
                Masks masks;
                std::string buttons;
                for (int i = drawn.from(1, 10); i > 0; --i) {
                    const Bits mask = std::max(1U, drawn.bits(lights));
                    masks.push_back(mask);
                    std::string list;
                    for (int light = lights - 1; light >= 0; --light) {
                        if (((mask >> light) & 1U) != 0)
                            list += (list.empty() ? "" : ",") + std::to_string(light);
                    }
                    buttons += " (" + list + ")";
                }
                const Bits wanted = flippedBy(masks, drawn.bits(static_cast<int>(masks.size())));
                machines += "[";
                for (int light = 0; light < lights; ++light)
                    machines += ((wanted >> light) & 1U) != 0 ? '#' : '.';
                machines += "]" + buttons + " {1,2}\n";
                sum += tryAll(masks, wanted).fewest;
            }
            return Expected{machines, std::to_string(sum) + "\n"};
        });
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

    void programmingInTh1118IsRight() {
        // The nullity of these sizes is 0: there is one press set.
        compareOne("programming-in-th-1118", [](Drawn& drawn) {
            const int side = drawn.from(1, 3);
            const int cells = side * side;
            Masks masks(static_cast<std::size_t>(cells));
            for (int i = 0; i < cells; ++i) {
                for (int k = 0; k < cells; ++k) {
                    const int steps = std::abs(k / side - i / side) + std::abs(k % side - i % side);
                    masks[static_cast<std::size_t>(i)] |= steps <= 1 ? 1U << k : 0U;
                }
            }
            const Bits start = drawn.bits(cells);
            const Bits presses = drawn.bits(cells);
            std::string list = std::to_string(std::popcount(presses)) + "\n";
            for (int i = 0; i < cells; ++i) {
                if (((presses >> i) & 1U) != 0)
                    list += std::to_string(i / side + 1) + " " + std::to_string(i % side + 1) + "\n";
            }
            return Expected{std::to_string(side) + "\n" + written(start, side, side, " ") +
                                written(start ^ flippedBy(masks, presses), side, side, " "),
                            list};
        });
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
                const std::string input = std::to_string(length) + "\n" + now + "\n" + wanted + "\n";
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

QTEST_GUILESS_MAIN(TestWiredJudges)
#include "tst_wired_judges.moc"
