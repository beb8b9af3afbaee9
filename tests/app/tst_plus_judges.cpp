// Judges whose presses flip a plus on a clipped board: random inputs against light chasing.

#include "tests/app/drawn_inputs.h"

#include <QTest>

#include <array>
#include <bit>

using namespace flip;
using namespace flip::test;

namespace {

using Rows = std::vector<unsigned>;

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

std::string matrix(const Solution& presses) {
    return presses ? written(*presses, "01", " ") : "IMPOSSIBLE\n";
}

} // namespace

class TestPlusJudges : public QObject {
    Q_OBJECT

  private slots:

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

    void codechefE2IsRight() {
        compareOne("codechef-e2", [](Drawn& drawn) {
            // Of these sides, every board has just one solution, so that any list is the same.
            const int side = std::array{3, 6, 7, 8}[static_cast<std::size_t>(drawn.from(0, 3))];
            const Cells board = drawn.board(side, side);
            const Solution presses = chased(board, 0);
            std::string list = std::to_string(countOf(*presses)) + "\n";
            for (int r = 0; r < side; ++r) {
                for (int c = 0; c < side; ++c) {
                    if ((*presses)[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)] == 1)
                        list += std::to_string(r + 1) + " " + std::to_string(c + 1) + "\n";
                }
            }
            return both("1\n" + std::to_string(side) + "\n" + written(board, "01"), list);
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

    void poj3185IsRight() {
        compareOne("poj3185", [](Drawn& drawn) {
            Cells board = drawn.solvable(1, 20, 0, 20);
            // By columns there are two first rows to try.
            Cells upright;
            for (const int cell : board[0]) upright.push_back({cell});
            return both(written(board, "01", " "), count(chased(upright, 0)));
        });
    }
};

QTEST_GUILESS_MAIN(TestPlusJudges)
#include "tst_plus_judges.moc"
