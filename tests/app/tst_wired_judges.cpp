// The judges whose rules are no pattern: random inputs against every press set of a small puzzle. Shares no
// code with the program.

#include "tests/app/drawn_inputs.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <string>
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

} // namespace

class TestWiredJudges : public QObject {
    Q_OBJECT

  private slots:

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
};

QTEST_GUILESS_MAIN(TestWiredJudges)
#include "tst_wired_judges.moc"
