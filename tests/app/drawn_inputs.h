#pragma once

#include "core/base/random.h"
#include "tests/app/judge_answers.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

// Random inputs for judges, with the answers of a brute force that shares no code with the program.

namespace flip::test {

using Cells = std::vector<std::vector<int>>;

/// Presses that solve, or nothing.
using Solution = std::optional<Cells>;

inline int countOf(const Cells& presses) {
    int count = 0;
    for (const auto& row : presses) count += static_cast<int>(std::count(row.begin(), row.end(), 1));
    return count;
}

/// Draws boards and writes inputs.
class Drawn {
  public:
    explicit Drawn(std::uint64_t seed) : random_(seed) {}

    int from(int least, int most) {
        return least + static_cast<int>(random_.below(static_cast<std::uint64_t>(most - least + 1)));
    }

    /// One for each of at most 31 cells.
    unsigned bits(int count) { return static_cast<unsigned>(random_.below(std::uint64_t{1} << count)); }

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

inline std::string written(const Cells& board, const char* signs, const char* between = "",
                           const char* rowEnd = "\n") {
    std::string text;
    for (const auto& row : board) {
        for (std::size_t c = 0; c < row.size(); ++c)
            text += (c > 0 ? between : "") + std::string(1, signs[row[c]]);
        text += rowEnd;
    }
    return text;
}

inline std::string count(const Solution& presses, const char* impossible = "-1") {
    return (presses ? std::to_string(countOf(*presses)) : impossible) + "\n";
}

inline constexpr int draws = 5000;

/// One input and the answer to it.
struct Expected {
    std::string input;
    std::string output;
};

/// Draws as many boards as it takes for `draws` of them.
using Draw = std::function<Expected(Drawn&)>;

inline Expected both(const std::string& input, const std::string& output) { return {input, output}; }

/// A judge who takes one board at a time.
inline void compareOne(const char* name, const Draw& draw) {
    const Judge* judge = findJudge(name);
    QVERIFY(judge);
    Drawn drawn(7);
    std::set<std::string> outputs;
    for (int i = 0; i < draws; ++i) {
        const Expected expected = draw(drawn);
        outputs.insert(expected.output);
        QCOMPARE(QString::fromStdString(answersOf(*judge, expected.input)),
                 QString::fromStdString(expected.output));
    }
    QVERIFY(outputs.size() > 3);
}

/// A judge who takes many: a thousand at a time, with `count` in front when the judge wants it.
inline void compareMany(const char* name, bool counted,
                        const std::function<Expected(Drawn&, int number)>& draw) {
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

} // namespace flip::test
