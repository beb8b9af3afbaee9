// The judges of the table: their samples byte for byte, and random inputs against a brute force that shares
// no code with the program.

#include "core/base/random.h"
#include "tests/app/judge_answers.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <functional>
#include <sstream>
#include <vector>

using namespace flip;
using flip::test::answersOf;

namespace {

using Rows = std::vector<unsigned>;
using Cells = std::vector<std::vector<int>>;

/// Presses that solve, or nothing.
using Solution = std::optional<Cells>;

int countOf(const Cells& presses) {
    int count = 0;
    for (const auto& row : presses) count += static_cast<int>(std::count(row.begin(), row.end(), 1));
    return count;
}

/// Every first row, and what then has to follow: the plus on a clipped board. `wanted` is the colour of all
/// cells. Of several smallest press sets it is the lexicographically least.
Solution chased(const Cells& board, int wanted) {
    const int rows = static_cast<int>(board.size());
    const int columns = static_cast<int>(board[0].size());
    Rows start;
    for (const auto& row : board) {
        unsigned bits = 0;
        for (int c = 0; c < columns; ++c)
            bits |= row[static_cast<std::size_t>(c)] != wanted ? 1U << (columns - 1 - c) : 0U;
        start.push_back(bits);
    }
    const unsigned full = (1U << columns) - 1;
    std::optional<std::pair<int, Rows>> best;
    for (unsigned first = 0; first <= full; ++first) {
        Rows presses{first};
        Rows left = start;
        int count = 0;
        for (int r = 0; r < rows; ++r) {
            const unsigned press = presses.back();
            count += std::popcount(press);
            left[static_cast<std::size_t>(r)] ^= (press ^ (press << 1U) ^ (press >> 1U)) & full;
            if (r > 0) left[static_cast<std::size_t>(r) - 1] ^= press;
            if (r + 1 == rows) break;
            left[static_cast<std::size_t>(r) + 1] ^= press;
            presses.push_back(left[static_cast<std::size_t>(r)]);
        }
        if (left.back() != 0) continue;
        if (!best || std::pair(count, presses) < *best) best = {count, presses};
    }
    if (!best) return std::nullopt;
    Cells cells;
    for (const unsigned press : best->second) {
        auto& row = cells.emplace_back();
        for (int c = 0; c < columns; ++c) row.push_back(static_cast<int>((press >> (columns - 1 - c)) & 1U));
    }
    return cells;
}

/// Every press set of a board of few cells; `flipped` names the cells that a press flips. The smallest one,
/// and of these the one whose list of cells comes first.
std::optional<std::vector<int>> tried(int cells, unsigned toFlip,
                                      const std::function<std::vector<int>(int)>& flipped) {
    std::vector<unsigned> masks;
    for (int p = 0; p < cells; ++p) {
        unsigned mask = 0;
        for (const int cell : flipped(p)) mask ^= 1U << cell;
        masks.push_back(mask);
    }
    std::optional<std::vector<int>> best;
    for (unsigned set = 0; set < 1U << cells; ++set) {
        if (best && static_cast<std::size_t>(std::popcount(set)) > best->size()) continue;
        unsigned left = toFlip;
        std::vector<int> list;
        for (unsigned rest = set; rest != 0; rest &= rest - 1) {
            left ^= masks[static_cast<std::size_t>(std::countr_zero(rest))];
            list.push_back(std::countr_zero(rest));
        }
        if (left == 0 && (!best || std::pair(list.size(), list) < std::pair(best->size(), *best)))
            best = list;
    }
    return best;
}

/// Draws boards and writes inputs.
class Drawn {
  public:
    explicit Drawn(std::uint64_t seed) : random_(seed) {}

    int from(int least, int most) {
        return least + static_cast<int>(random_.below(static_cast<std::uint64_t>(most - least + 1)));
    }

    Cells board(int rows, int columns) {
        Cells cells(static_cast<std::size_t>(rows), std::vector<int>(static_cast<std::size_t>(columns)));
        for (auto& row : cells) {
            for (int& cell : row) cell = from(0, 1);
        }
        return cells;
    }

    /// One that can be made all `goal`, by a few presses.
    Cells solvable(int rows, int columns, int goal, int presses) {
        Cells cells(static_cast<std::size_t>(rows),
                    std::vector<int>(static_cast<std::size_t>(columns), goal));
        const auto turn = [&](int r, int c) {
            if (r >= 0 && r < rows && c >= 0 && c < columns)
                cells[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)] ^= 1;
        };
        for (; presses > 0; --presses) {
            const int r = from(0, rows - 1);
            const int c = from(0, columns - 1);
            for (const auto& [down, right] : {std::pair{0, 0}, {-1, 0}, {1, 0}, {0, -1}, {0, 1}})
                turn(r + down, c + right);
        }
        return cells;
    }

  private:
    Random random_;
};

std::string written(const Cells& board, const char* signs, const char* between = "",
                    const char* rowEnd = "\n") {
    std::string text;
    for (const auto& row : board) {
        for (std::size_t c = 0; c < row.size(); ++c)
            text += (c > 0 ? between : "") + std::string(1, signs[row[c]]);
        text += rowEnd;
    }
    return text;
}

std::string matrix(const Solution& presses) {
    return presses ? written(*presses, "01", " ") : "IMPOSSIBLE\n";
}

std::string count(const Solution& presses, const char* impossible = "-1") {
    return (presses ? std::to_string(countOf(*presses)) : impossible) + "\n";
}

constexpr int draws = 5000;

/// One input and the answer to it.
struct Expected {
    std::string input;
    std::string output;
};

/// Draws as many boards as it takes for `draws` of them.
using Draw = std::function<Expected(Drawn&)>;

Expected both(const std::string& input, const std::string& output) { return {input, output}; }

/// A judge who takes one board at a time.
void compareOne(const char* name, const Draw& draw) {
    const Judge* judge = findJudge(name);
    QVERIFY(judge);
    Drawn drawn(7);
    for (int i = 0; i < draws; ++i) {
        const Expected expected = draw(drawn);
        QCOMPARE(QString::fromStdString(answersOf(*judge, expected.input)),
                 QString::fromStdString(expected.output));
    }
}

/// A judge who takes many: a thousand at a time, with `count` in front when the judge wants it.
void compareMany(const char* name, bool counted, const std::function<Expected(Drawn&, int number)>& draw) {
    const Judge* judge = findJudge(name);
    QVERIFY(judge);
    Drawn drawn(11);
    for (int begin = 0; begin < draws; begin += 1000) {
        std::string input = counted ? "1000\n" : "";
        std::string output;
        for (int i = 1; i <= 1000; ++i) {
            const Expected expected = draw(drawn, i);
            input += expected.input;
            output += expected.output;
        }
        QCOMPARE(QString::fromStdString(answersOf(*judge, input)), QString::fromStdString(output));
    }
}

const char* const lightsOff = "#O########\nOOO#######\n#O########\n####OO####\n###O##O###\n####OO####\n"
                              "##########\n########O#\n#######OOO\n########O#\n";

std::string tenRows(char sign) {
    std::string text;
    for (int i = 0; i < 10; ++i) text += std::string(10, sign) + '\n';
    return text;
}

} // namespace

class TestJudges : public QObject {
    Q_OBJECT

    /// All boards that press sets lead to, once for each size.
    static bool solvesOnTorus(int side, unsigned board, const std::function<std::vector<int>(int)>& flipped) {
        static std::vector<bool> reached[5];
        std::vector<bool>& boards = reached[side];
        if (boards.empty()) {
            const int cells = side * side;
            boards.resize(std::size_t{1} << cells);
            for (unsigned set = 0; set < 1U << cells; ++set) {
                unsigned made = 0;
                for (int p = 0; p < cells; ++p) {
                    if (((set >> p) & 1U) == 0) continue;
                    for (const int cell : flipped(p)) made ^= 1U << cell;
                }
                boards[made] = true;
            }
        }
        return boards[board];
    }

  private slots:

    void everySampleIsAnsweredByteForByte_data() {
        QTest::addColumn<std::string>("judge");
        QTest::addColumn<std::string>("input");
        QTest::addColumn<std::string>("output");
        const auto row = [](const char* judge, const std::string& input, const std::string& output) {
            QTest::addRow("%s, %d bytes", judge, static_cast<int>(input.size()))
                << std::string(judge) << input << output;
        };
        const std::string first = "0 1 1 0 1 0\n1 0 0 1 1 1\n0 0 1 0 0 1\n1 0 0 1 0 1\n0 1 1 1 0 0\n";
        const std::string second = "0 0 1 0 1 0\n1 0 1 0 1 1\n0 0 1 0 1 1\n1 0 1 1 0 0\n0 1 0 1 0 0\n";
        const std::string firstPresses = "1 0 1 0 0 1\n1 1 0 1 0 1\n0 0 1 0 1 1\n1 0 0 1 0 0\n0 1 0 0 0 0\n";
        const std::string secondPresses = "1 0 0 1 1 1\n1 1 0 0 0 0\n0 0 0 1 0 0\n1 1 0 1 0 1\n1 0 1 1 0 1\n";
        row("poj1753", "bwwb\nbbwb\nbwwb\nbwww\n", "4\n");
        row("poj1753", "bwww\nwwww\nwwww\nwwww\n", "Impossible\n");
        row("poj1222", "2\n" + first + second, "PUZZLE #1\n" + firstPresses + "PUZZLE #2\n" + secondPresses);
        row("zoj1354", "1\n" + second, "PUZZLE #1\n" + secondPresses);
        row("openjudge2811", first, firstPresses);
        row("poj1681", "2\n3\nyyy\nyyy\nyyy\n5\nwwwww\nwwwww\nwwwww\nwwwww\nwwwww\n", "0\n15\n");
        row("poj3279", "4 4\n1 0 0 1\n0 1 1 0\n0 1 1 0\n1 0 0 1\n", "0 0 0 0\n1 0 0 1\n1 0 0 1\n0 0 0 0\n");
        row("poj3279", "1 2\n1 0\n", "IMPOSSIBLE\n");
        row("luogu-p1985", "4 4\r\n1 0 0 1\r\n0 1 1 0\r\n0 1 1 0\r\n1 0 0 1\r\n",
            "0 0 0 0\n1 0 0 1\n1 0 0 1\n0 0 0 0\n");
        row("uva10309",
            "all_off\n" + tenRows('#') + "all_on\n" + tenRows('O') + "simple\n" + lightsOff + "end\n",
            "all_off 0\nall_on 44\nsimple 4\n");
        row("boj14939", lightsOff, "4\n");
        row("acwing95",
            "3\n00111\n01011\n10001\n11010\n11100\n\n11101\n11101\n11110\n11111\n11111\n\n01111\n11111\n11111"
            "\n11111\n"
            "11111\n",
            "3\n2\n-1\n");
        row("luogu-p10449", "1\n11101\n11101\n11110\n11111\n11111\n", "2\n");
        row("luogu-p2040", "0 1 1 1 0 0 1 0 1\n", "2\n");
        row("luogu-p2040", "0 1 1\n1 0 0\n1 0 1\n", "2\n");
        row("leetcode1284", "[[0,0],[0,1]]\n", "3\n");
        row("leetcode1284", "[[0]]\n", "0\n");
        row("leetcode1284", "[[1,0,0],[1,0,0]]\n", "-1\n");
        row("krzyzyk", "3\n101\n001\n100\n", "3\n");
        row("uva10318",
            "2 3\n**.\n.*.\n*..\n4 5\n.*.\n***\n.*.\n2 2\n...\n.**\n...\n4 3\n*.*\n...\n..*\n0 0\n",
            "Case #1\n2 5 6\nCase #2\n2 3 4 7 9 12 14 17 18 19\nCase #3\n1 3\nCase #4\nImpossible.\n");
        row("poj3185", "0 0 1 1 1 0 0 1 1 0 1 1 0 0 0 0 0 0 0 0\n", "3\n");
        row("acmindia-lights",
            "5\n11\n0 0\n0 1\n0 2\n0 4\n1 4\n2 1\n2 2\n2 3\n3 2\n4 2\n4 4\n3\n3\n0 1\n0 2\n1 0\n",
            "Yes\nNo\n");
        row("poj2965", "-+--\n----\n----\n-+--\n", "6\n1 1\n1 3\n1 4\n4 1\n4 3\n4 4\n");
        // These two are not from the statements, which could not be read; their form is.
        row("boj14927", "3\n0 1 0\n1 1 1\n0 1 0\n", "1\n");
        row("hackercup2011-lights", "2\n2 2 XX XX\n2 3 ... ...\n", "Case #1: 0\nCase #2: 2\n");
    }

    void everySampleIsAnsweredByteForByte() {
        QFETCH(std::string, judge);
        QFETCH(std::string, input);
        QFETCH(std::string, output);
        const Judge* found = findJudge(judge);
        QVERIFY(found);
        QCOMPARE(QString::fromStdString(answersOf(*found, input)), QString::fromStdString(output));
    }

    void theTableIsInOrder() {
        std::vector<std::string> names;
        for (const Judge& judge : judges()) {
            names.emplace_back(judge.name);
            std::istringstream aliases{std::string(judge.aliases)};
            for (std::string alias; aliases >> alias;) {
                QCOMPARE(findJudge(alias), &judge);
                names.push_back(alias);
            }
            QVERIFY(!judge.title.empty());
            QVERIFY(std::ranges::all_of(judge.name, [](char c) {
                return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
            }));
        }
        std::ranges::sort(names);
        QVERIFY(std::ranges::adjacent_find(names) == names.end());
        QVERIFY(!findJudge(""));
        QVERIFY(!findJudge("poj"));
    }

    void poj1753IsRight() {
        compareOne("poj1753", [](Drawn& drawn) {
            const Cells board = drawn.board(4, 4);
            const Solution white = chased(board, 0);
            const Solution black = chased(board, 1);
            const Solution least = white && (!black || countOf(*white) <= countOf(*black)) ? white : black;
            return both(written(board, "wb"), count(least, "Impossible"));
        });
    }

    void poj1222IsRight() {
        compareMany("poj1222", true, [](Drawn& drawn, int number) {
            const Cells board = drawn.board(5, 6);
            return both(written(board, "01", " "),
                        "PUZZLE #" + std::to_string(number) + "\n" + matrix(chased(board, 0)));
        });
    }

    void openjudge2811IsRight() {
        compareOne("openjudge2811", [](Drawn& drawn) {
            const Cells board = drawn.board(5, 6);
            return both(written(board, "01", " "), matrix(chased(board, 0)));
        });
    }

    void poj1681IsRight() {
        compareMany("poj1681", true, [](Drawn& drawn, int) {
            const int side = drawn.from(1, 7);
            const Cells board =
                drawn.from(0, 1) == 0 ? drawn.board(side, side) : drawn.solvable(side, side, 1, side);
            return both(std::to_string(side) + "\n" + written(board, "wy"), count(chased(board, 1), "inf"));
        });
    }

    void poj3279IsRightAndLexicographicallyLeast() {
        compareOne("poj3279", [](Drawn& drawn) {
            const int rows = drawn.from(1, 9);
            const int columns = drawn.from(1, 9);
            const Cells board = drawn.from(0, 4) == 0 ? drawn.board(rows, columns)
                                                      : drawn.solvable(rows, columns, 0, drawn.from(0, 30));
            return both(std::to_string(rows) + " " + std::to_string(columns) + "\n" +
                            written(board, "01", " "),
                        matrix(chased(board, 0)));
        });
    }

    void uva10309IsRight() {
        compareMany("uva10309", false, [](Drawn& drawn, int number) {
            const Cells board = drawn.board(10, 10);
            const std::string name = "case_" + std::to_string(number);
            return both(name + "\n" + written(board, "#O"), name + " " + count(chased(board, 0)));
        });
    }

    void boj14939IsRight() {
        compareOne("boj14939", [](Drawn& drawn) {
            const Cells board = drawn.board(10, 10);
            return both(written(board, "#O"), count(chased(board, 0)));
        });
    }

    void boj14927IsRight() {
        compareOne("boj14927", [](Drawn& drawn) {
            const int side = drawn.from(2, 9);
            const Cells board =
                drawn.from(0, 1) == 0 ? drawn.board(side, side) : drawn.solvable(side, side, 0, 20);
            return both(std::to_string(side) + "\n" + written(board, "01", " "), count(chased(board, 0)));
        });
    }

    void acwing95IsRight() {
        compareMany("acwing95", true, [](Drawn& drawn, int) {
            const Cells board =
                drawn.from(0, 1) == 0 ? drawn.board(5, 5) : drawn.solvable(5, 5, 1, drawn.from(0, 9));
            const Solution presses = chased(board, 1);
            const bool isShort = presses && countOf(*presses) <= 6;
            return both(written(board, "01") + "\n", count(isShort ? presses : std::nullopt));
        });
    }

    void luoguP2040IsRight() {
        compareOne("luogu-p2040", [](Drawn& drawn) {
            const Cells board = drawn.board(3, 3);
            const bool oneLine = drawn.from(0, 1) == 0;
            return both(written(board, "01", " ", oneLine ? " " : "\n") + "\n", count(chased(board, 1)));
        });
    }

    void leetcode1284IsRight() {
        compareOne("leetcode1284", [](Drawn& drawn) {
            const Cells board = drawn.board(drawn.from(1, 3), drawn.from(1, 3));
            std::string text;
            for (const auto& row : board) {
                text += text.empty() ? "[[" : ",[";
                for (std::size_t c = 0; c < row.size(); ++c)
                    text.append(c > 0 ? "," : "").append(std::to_string(row[c]));
                text += "]";
            }
            return both(text + "]\n", count(chased(board, 0)));
        });
    }

    void hackercup2011IsRight() {
        compareMany("hackercup2011-lights", true, [](Drawn& drawn, int number) {
            const int rows = drawn.from(1, 8);
            const int columns = drawn.from(1, 8);
            const Cells board =
                drawn.from(0, 1) == 0 ? drawn.board(rows, columns) : drawn.solvable(rows, columns, 1, 9);
            return both(std::to_string(rows) + " " + std::to_string(columns) + " " +
                            written(board, ".X", "", " ") + "\n",
                        "Case #" + std::to_string(number) + ": " + count(chased(board, 1)));
        });
    }

    void krzyzykIsRight() {
        compareOne("krzyzyk", [](Drawn& drawn) {
            const int side = drawn.from(2, 9);
            const Cells board =
                drawn.from(0, 1) == 0 ? drawn.board(side, side) : drawn.solvable(side, side, 0, 20);
            return both(std::to_string(side) + "\n" + written(board, "01"), count(chased(board, 0)));
        });
    }

    void uva10318IsRight() {
        compareMany("uva10318", false, [](Drawn& drawn, int number) {
            const int rows = drawn.from(1, 4);
            const int columns = drawn.from(1, rows == 4 ? 2 : 3);
            const Cells pattern = drawn.board(3, 3);
            const auto flipped = [&](int press) {
                std::vector<int> cells;
                for (int down = -1; down <= 1; ++down) {
                    for (int right = -1; right <= 1; ++right) {
                        const int r = press / columns + down;
                        const int c = press % columns + right;
                        const bool isInside = r >= 0 && r < rows && c >= 0 && c < columns;
                        if (isInside && pattern[static_cast<std::size_t>(down + 1)]
                                               [static_cast<std::size_t>(right + 1)] == 1)
                            cells.push_back(r * columns + c);
                    }
                }
                return cells;
            };
            const auto buttons = tried(rows * columns, (1U << (rows * columns)) - 1, flipped);
            std::string output = "Case #" + std::to_string(number) + "\n";
            if (!buttons) output += "Impossible.";
            for (std::size_t i = 0; buttons && i < buttons->size(); ++i)
                output.append(i > 0 ? " " : "").append(std::to_string((*buttons)[i] + 1));
            return both(std::to_string(rows) + " " + std::to_string(columns) + "\n" + written(pattern, ".*"),
                        output + "\n");
        });
    }

    void poj3185IsRight() {
        compareOne("poj3185", [](Drawn& drawn) {
            Cells board = drawn.solvable(1, 20, 0, 20);
            // By columns there are two first rows to try.
            Cells upright;
            for (const int cell : board[0]) upright.push_back({cell});
            return both(written(board, "01", " "), count(chased(upright, 0)));
        });
    }

    void poj2965IsRight() {
        const auto flipped = [](int press) {
            std::vector<int> cells;
            for (int cell = 0; cell < 16; ++cell) {
                if (cell / 4 == press / 4 || cell % 4 == press % 4) cells.push_back(cell);
            }
            return cells;
        };
        // All answers at once: the press sets by what they flip, which are all different.
        std::vector<unsigned> setFor(std::size_t{1} << 16U);
        for (unsigned set = 0; set < setFor.size(); ++set) {
            unsigned made = 0;
            for (unsigned rest = set; rest != 0; rest &= rest - 1) {
                for (const int cell : flipped(std::countr_zero(rest))) made ^= 1U << cell;
            }
            setFor[made] = set;
        }
        compareOne("poj2965", [&](Drawn& drawn) {
            const Cells board = drawn.board(4, 4);
            unsigned bits = 0;
            for (int i = 0; i < 16; ++i) {
                if (board[static_cast<std::size_t>(i) / 4][static_cast<std::size_t>(i) % 4] == 1)
                    bits |= 1U << i;
            }
            std::string output = std::to_string(std::popcount(setFor[bits])) + "\n";
            for (unsigned rest = setFor[bits]; rest != 0; rest &= rest - 1) {
                const int cell = std::countr_zero(rest);
                output += std::to_string(cell / 4 + 1) + " " + std::to_string(cell % 4 + 1) + "\n";
            }
            return both(written(board, "-+"), output);
        });
    }

    void acmIndiaIsRight() {
        compareMany("acmindia-lights", false, [](Drawn& drawn, int) {
            const int side = drawn.from(3, 4);
            // Half of them can be solved.
            std::vector<int> lit(static_cast<std::size_t>(side * side));
            const auto flipped = [&](int press) {
                const int r = press / side;
                const int c = press % side;
                return std::vector<int>{press, (r + 1) % side * side + c, (r + side - 1) % side * side + c,
                                        r * side + (c + 1) % side, r * side + (c + side - 1) % side};
            };
            for (int i = drawn.from(0, 9); i > 0; --i) {
                for (const int cell : flipped(drawn.from(0, side * side - 1)))
                    lit[static_cast<std::size_t>(cell)] ^= 1;
            }
            if (drawn.from(0, 1) == 0) lit[static_cast<std::size_t>(drawn.from(0, side * side - 1))] ^= 1;
            unsigned board = 0;
            std::string cells;
            for (int i = 0; i < side * side; ++i) {
                if (lit[static_cast<std::size_t>(i)] == 0) continue;
                board |= 1U << i;
                cells += std::to_string(i / side) + " " + std::to_string(i % side) + "\n";
            }
            return both(std::to_string(side) + "\n" + std::to_string(std::popcount(board)) + "\n" + cells,
                        solvesOnTorus(side, board, flipped) ? "Yes\n" : "No\n");
        });
    }
};

QTEST_GUILESS_MAIN(TestJudges)
#include "tst_judges.moc"
