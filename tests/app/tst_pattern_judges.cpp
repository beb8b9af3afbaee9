// Judges whose presses flip anything but a plus on a clipped board: random inputs against every press set.

#include "tests/app/drawn_inputs.h"

#include <QTest>

#include <bit>

using namespace flip;
using namespace flip::test;

namespace {

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

} // namespace

class TestPatternJudges : public QObject {
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

QTEST_GUILESS_MAIN(TestPatternJudges)
#include "tst_pattern_judges.moc"
