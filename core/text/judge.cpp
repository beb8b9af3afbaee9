#include "core/text/judge.h"

#include "core/text/machine_line.h"

#include <algorithm>
#include <array>

namespace flip {

namespace {

using Cases = JudgeInput::Cases;
using Heading = JudgeInput::Heading;
using Body = JudgeInput::Body;
using Print = JudgeAnswer::Body;
using Claim = Judge::Claim;

constexpr Size fourByFour{4, 4};
constexpr Size fiveBySix{5, 6};
constexpr Size tenByTen{10, 10};
/// If a heading gives the size and the judge sets no useful limit.
constexpr Size anySize{10'000, 10'000};

// The meaning of the signs depends on the judge: # is off for some and lit for others. Here 1, or the sign
// that is named first, is black, and the goal says which colour is wanted. The samples and limits are those
// of the problem statements.
constexpr std::array judgeTable{
    Judge{.name = "poj1753",
          .aliases = "flipgame",
          .title = "POJ 1753, Flip Game",
          .input = {.size = fourByFour, .black = 'b', .white = 'w'},
          // Boards of Flip Game are read like this anyway.
          .claim = Claim::ByName,
          .goal = Goal::Either,
          .answer = {.impossible = "Impossible"}},
    Judge{.name = "poj1222",
          .aliases = "zoj1354 uva1560 la2561 boj6363 openjudge1222 nc230527",
          .title = "POJ 1222, Extended Lights Out",
          .input = {.cases = Cases::Counted, .size = fiveBySix, .spaced = true},
          .answer = {.body = Print::Matrix, .heading = "PUZZLE ##\n", .impossible = "IMPOSSIBLE"}},
    Judge{.name = "openjudge2811",
          .aliases = "",
          .title = "OpenJudge 2811, 熄灯问题",
          .input = {.size = fiveBySix, .spaced = true},
          .claim = Claim::Maybe,
          .answer = {.body = Print::Matrix, .impossible = "IMPOSSIBLE"}},
    Judge{.name = "poj1681",
          .aliases = "openjudge2813 painter",
          .title = "POJ 1681, Painter's Problem",
          .input = {.cases = Cases::Counted,
                    .heading = Heading::Side,
                    .size = anySize,
                    .black = 'y',
                    .white = 'w',
                    .largest = {15, 15},
                    .mostCases = 20},
          .goal = Goal::Black,
          .answer = {.impossible = "inf"}},
    Judge{.name = "poj3279",
          .aliases = "luogu-p1985 bzoj1647 fliptile",
          .title = "POJ 3279, Fliptile",
          .input = {.heading = Heading::Sides, .size = anySize, .spaced = true, .largest = {15, 15}},
          .ties = Ties::SmallerString,
          .answer = {.body = Print::Matrix, .impossible = "IMPOSSIBLE"}},
    Judge{.name = "uva10309",
          .aliases = "",
          .title = "UVA 10309, Turn the Lights Off",
          .input = {.cases = Cases::ToTheEnd,
                    .heading = Heading::Name,
                    .size = tenByTen,
                    .black = 'O',
                    .white = '#',
                    .ending = "end"},
          .answer = {.heading = "@ ", .mostPresses = 100}},
    Judge{.name = "boj14939",
          .aliases = "",
          .title = "BOJ 14939, 불 끄기",
          .input = {.size = tenByTen, .black = 'O', .white = '#'}},
    Judge{
        .name = "boj14927",
        .aliases = "",
        .title = "BOJ 14927, 전구 끄기",
        .input =
            {.heading = Heading::Side, .size = anySize, .spaced = true, .leastSide = 2, .largest = {18, 18}}},
    Judge{.name = "acwing95",
          .aliases = "luogu-p10449 noj1570",
          .title = "AcWing 95, 费解的开关",
          .input = {.cases = Cases::Counted, .size = {5, 5}, .blankLines = true, .mostCases = 500},
          .goal = Goal::Black,
          .answer = {.mostPresses = 6}},
    Judge{.name = "luogu-p2040",
          .aliases = "acgo8030",
          .title = "洛谷 P2040, 打开所有的灯",
          .input = {.size = {3, 3}, .spaced = true, .oneLine = true},
          .claim = Claim::Maybe,
          .goal = Goal::Black},
    Judge{.name = "leetcode1284",
          .aliases = "",
          .title = "LeetCode 1284, Minimum Number of Flips to Convert Binary Matrix to Zero Matrix",
          .input = {.cases = Cases::ToTheEnd, .body = Body::Brackets, .size = {3, 3}, .mostCases = 1},
          .claim = Claim::Maybe},
    Judge{.name = "hackercup2011-lights",
          .aliases = "",
          .title = "Hacker Cup 2011, Turn on the Lights",
          .input = {.cases = Cases::Counted,
                    .heading = Heading::Sides,
                    .size = anySize,
                    .black = 'X',
                    .white = '.',
                    .oneLine = true,
                    .largest = {18, 18},
                    .mostCases = 20},
          .goal = Goal::Black,
          .answer = {.heading = "Case ##: "}},
    Judge{.name = "krzyzyk",
          .aliases = "staszic-krzyzyk",
          .title = "Staszic, Krzyżyk",
          .input = {.heading = Heading::Side,
                    .size = anySize,
                    .oneLine = true,
                    .leastSide = 2,
                    .largest = {10, 10}}},
    Judge{.name = "uva10318",
          .aliases = "panel",
          .title = "UVA 10318, Security Panel",
          .input = {.cases = Cases::ToTheEnd,
                    .heading = Heading::Sides,
                    .body = Body::Pattern,
                    .ending = "0 0",
                    .largest = {5, 5}},
          // Panels are distinguished from boards before any judge is tried.
          .claim = Claim::ByName,
          .goal = Goal::Black,
          .ties = Ties::EarlierCells,
          .answer = {.body = Print::Buttons, .heading = "Case ##\n", .impossible = "Impossible."}},
    Judge{.name = "poj3185",
          .aliases = "",
          .title = "POJ 3185, The Water Bowls",
          .input = {.size = {1, 20}, .spaced = true, .onlySolvable = true},
          .claim = Claim::Maybe},
    Judge{.name = "poj2965",
          .aliases = "luogu-p10456 acwing116",
          .title = "POJ 2965, The Pilots Brothers' refrigerator",
          .input = {.size = fourByFour, .black = '+', .white = '-'},
          .claim = Claim::Maybe,
          .flips = Judge::Flips::RowAndColumn,
          .answer = {.body = Print::List}},
    Judge{.name = "acmindia-lights",
          .aliases = "turn-all-the-lights-off",
          .title = "ACM India, Turn All the Lights Off",
          .input = {.cases = Cases::ToTheEnd,
                    .heading = Heading::Side,
                    .body = Body::Coordinates,
                    .size = anySize,
                    .leastSide = 3,
                    .largest = {12, 12}},
          .flips = Judge::Flips::TorusPlus,
          .answer = {.body = Print::Word, .impossible = "No", .possible = "Yes"}},
    Judge{.name = "oidashi-b",
          .aliases = "luogu-at-oidashi-b",
          .title = "AtCoder oidashi B, ライツアウト",
          .input = {.heading = Heading::Sides,
                    .body = Body::DeadCells,
                    .size = {400, 400},
                    .maybeSpaced = true,
                    .largest = {8, 8},
                    .onlySolvable = true}},
    Judge{.name = "boj2138",
          .aliases = "",
          .title = "BOJ 2138, 전구와 스위치",
          .input = {.heading = Heading::Length,
                    .body = Body::TwoBoards,
                    .size = {1, Grid::maxLine},
                    .leastSide = 2,
                    .largest = {1, 1000}}},
    Judge{.name = "lanqiao-coins",
          .aliases = "luogu-p8597 acwing1208",
          .title = "蓝桥杯 2013, 翻硬币",
          .input = {.body = Body::TwoRows,
                    .size = {1, 5000},
                    .black = '*',
                    .white = 'o',
                    .leastSide = 2,
                    .largest = {1, 60},
                    .onlySolvable = true},
          // Two rows of stars and circles may as well be one board.
          .claim = Claim::Maybe,
          .flips = Judge::Flips::Pair},
    Judge{.name = "leetcode995",
          .aliases = "",
          .title = "LeetCode 995, Minimum Number of K Consecutive Bit Flips",
          // The judge's longest rows have 100,000 cells; a table of as many masks would be too large.
          .input = {.body = Body::Window, .size = {1, 5000}, .largest = {1, 60}},
          .goal = Goal::Black},
    Judge{.name = "codechef-e2",
          .aliases = "codechef-july09-e2",
          .title = "CodeChef E2, Lights Off",
          .input = {.cases = Cases::Counted,
                    .heading = Heading::Side,
                    .size = anySize,
                    .leastSide = 3,
                    .largest = {30, 30},
                    .mostCases = 10,
                    .onlySolvable = true},
          .answer = {.body = Print::List}},
    Judge{.name = "hdu4200",
          .aliases = "boj5384 bapc-bad-wiring",
          .title = "HDU 4200, Bad Wiring",
          .input = {.cases = Cases::Counted,
                    .heading = Heading::Length,
                    .body = Body::Reach,
                    .size = {1, 1000},
                    .spaced = true,
                    .largest = {1, 100},
                    .mostCases = 100},
          .answer = {.impossible = "impossible"}},
    Judge{.name = "poj1830",
          .aliases = "acwing208",
          .title = "POJ 1830, 开关问题",
          .input = {.cases = Cases::Counted,
                    .heading = Heading::Length,
                    .body = Body::Wires,
                    .size = {1, 28},
                    .spaced = true,
                    .mostCases = 100},
          .answer = {.body = Print::Ways, .impossible = "Oh,it's impossible~!!"}},
    Judge{.name = "luogu-p2962",
          .aliases = "usaco09nov-lights",
          .title = "洛谷 P2962, Lights G",
          .input = {.heading = Heading::Length,
                    .body = Body::Pairs,
                    .size = {1, 64},
                    .leastSide = 2,
                    .largest = {1, 35}},
          .goal = Goal::Black},
    Judge{
        .name = "boj1080",
        .aliases = "",
        .title = "BOJ 1080, 행렬",
        .input = {.heading = Heading::Sides, .body = Body::TwoBoards, .size = {64, 64}, .largest = {50, 50}},
        .flips = Judge::Flips::InnerBlock},
    // Only a published solution could be read; it has room for boards of up to 20×20.
    Judge{.name = "programming-in-th-1118",
          .aliases = "",
          .title = "programming.in.th 1118",
          .input = {.heading = Heading::Side,
                    .body = Body::TwoBoards,
                    .size = {20, 20},
                    .spaced = true,
                    .largest = {10, 10},
                    .onlySolvable = true},
          .answer = {.body = Print::List}},
    Judge{.name = "aoc2025-10",
          .aliases = "advent2025-10",
          .title = "Advent of Code 2025, day 10, part 1",
          .input = {.cases = Cases::ToTheEnd,
                    .body = Body::Machine,
                    .size = {1, mostInMachine},
                    .black = '#',
                    .white = '.',
                    .leastSide = 2,
                    .largest = {1, 13},
                    .mostCases = 1,
                    .onlySolvable = true},
          .answer = {.isSum = true}},
};

bool isAmong(std::string_view aliases, std::string_view name) {
    while (!aliases.empty()) {
        const std::size_t end = std::min(aliases.find(' '), aliases.size());
        if (aliases.substr(0, end) == name) return true;
        aliases.remove_prefix(std::min(end + 1, aliases.size()));
    }
    return false;
}

} // namespace

std::span<const Judge> judges() { return judgeTable; }

const Judge* findJudge(std::string_view name) {
    const auto* const found = std::ranges::find_if(
        judgeTable, [&](const Judge& judge) { return judge.name == name || isAmong(judge.aliases, name); });
    return found == judgeTable.end() ? nullptr : found;
}

} // namespace flip
