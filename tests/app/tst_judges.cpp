// The judges of the table, and their samples byte for byte.

#include "tests/app/judge_answers.h"

#include <QTest>

#include <algorithm>
#include <sstream>

using namespace flip;
using flip::test::answersOf;

namespace {

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
        row("codechef-e2", "1\n3\n000\n110\n010\n", "5\n1 1\n2 1\n2 2\n3 2\n3 3\n");
        // The samples of these two could not be read; their form is that of the statement.
        row("boj14927", "3\n0 1 0\n1 1 1\n0 1 0\n", "1\n");
        row("hackercup2011-lights", "3\n2 2 XX XX\n2 3 ... ...\n1 2 X.\n",
            "Case #1: 0\nCase #2: 2\nCase #3: -1\n");
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
};

QTEST_GUILESS_MAIN(TestJudges)
#include "tst_judges.moc"
