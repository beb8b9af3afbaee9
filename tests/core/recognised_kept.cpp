#include "tests/core/recognised_texts.h"

namespace flip::test {

namespace {

const std::string board = "bwb/wbw/bbb";

/// Rows that look like something else, or stand apart from the others.
void keptRows(TextRows& row) {
    row("a row of dashes in a table", "| - | X | - |\n| X | - | X |\n| - | - | - |\n", "wbw/bwb/www");
    row("rows of dashes between bars", "+-------+\n| - - - |\n| X - X |\n| - X - |\n+-------+\n",
        "www/bwb/wbw");
    row("a row of dashes without outer bars", "X | - | X\n- | - | -\n- | X | -\n", "bwb/www/wbw");
    row("a row of equals signs in a table", "| = = = |\n| = # = |\n| # = # |\n", "www/wbw/bwb");
    row("a heading above a rule and dashes",
        "| a | b | c |\n|---|---|---|\n| - | - | X |\n| - | - | X |\n| - | - | - |\n", "wwb/wwb/www");
    row("a row behind the heading of a sample", "Input: bwwb\nbbwb\nbwwb\nbwww\nOutput: 4\n");
    row("a row behind a Chinese heading", "输入：bwwb\nbbwb\nbwwb\nbwww\n输出：4\n");
    row("a list that begins behind the heading of a sample",
        "Input: [[1,0,1],\n[0,1,0],\n[1,1,1]]\nOutput: 5\n", "white: " + board, "leetcode1284", true);
    row("a comment between the rows of a program",
        "int a[3][3] = {\n  {1,0,1},\n// second\n  {0,1,0},\n\n  {1,1,1}\n};\nint main() { solve(a); }\n",
        "white: " + board, "leetcode1284", true);
    row("a comment of Python between rows",
        "board = [\n  \"101\",\n  # second row\n  \"010\",\n\n  \"111\"\n]\n\nfor row in board:\n   "
        "print(row)\n",
        board);
    row("a row behind another one that is commented out",
        "board = [\"101\", # \"111\",\n \"010\",\n \"111\"]\n", board);
    row("a sign of a remark among bare signs", "[[#, # , .],\n [., #, #],\n [., ., #]]\n", "bbw/wbb/wwb");
    row("a remark behind a row with the sign of one", "board = [\"#.#\", # first\n \".#.\",\n \"###\"]\n",
        board);
    row("rows in braces twice",
        "constexpr std::array<std::array<bool,3>,3> b{{ {{1,0,1}}, {{0,1,0}}, {{1,1,1}} }};\n",
        "white: " + board, "leetcode1284", true);
}

void missingRows(TextRows& row) {
    for (const char* const text :
         {"bwwb\nbbwb\n...\nbwww\n", "10101\n01010\n... (3 more rows)\n", "bwwb\nbbwb\n(2 rows omitted)\n",
          "10101\n01010\n+ 3 more rows\n", "bwbwb\nbbwbw\netc.\n", "[[1,0,1],[0,1,0],...]\n",
          "[[1,0,1],\n [0,1,0],\n ...\n [1,1,1]]\n", "5x5 board:\n10101\n01100\n11001\n00011\n",
          "size 5x5: 10101/01010/11111\n", "bool lights[5][5] = {1,0,1,0,1,1};\n",
          "int n = 5;\nint a[5][5] = {\n {1,0,1,0,1},\n {0,1,1,0,0},\n {1,1,0,0,1},\n {0,0,0,1,1}\n};\n",
          "row 1: on off on\nrow 2: off on off\nrow 4: on on on\n", "board = [\"100\"]*3 + [\"111\"]\n"})
        row(std::string("rows are missing: ") + text, text, "");
    row("three full stops that are a row", "#.#\n...\n.#.\n", "bwb/www/wbw");
    row("full stops below rows of one sign", "###\n...\n.#.\n", "bbb/www/wbw");
    row("a panel of one button", "1 1\n...\n.*.\n...\n", "black clipped .../.*./... w", "uva10318");
}

void keptBoards(TextRows& row) {
    const std::string both = board + " + bwb/wbw/wbb";
    row("lists of rows in a list", "[[\"101\",\"010\",\"111\"],[\"101\",\"010\",\"011\"]]\n", both);
    row("lists of rows in lines",
        "boards = [\n[\"bwb\",\n\"wbw\",\n\"bbb\"],\n[\"bwb\",\n\"wbw\",\n\"wbb\"]]\nfor b in boards: "
        "solve(b)\n",
        both);
    row("lists of rows in a list on one line",
        "boards = [[\"bwb\",\"wbw\",\"bbb\"],[\"bwb\",\"wbw\",\"wbb\"]]\n", both);
    row("boards in the lines of a program",
        "int b[2][3][3] = {\n {{1,0,1},\n  {0,1,0},\n  {1,1,1}},\n\n {{1,0,1},\n  {0,1,0},\n  {0,1,1}}\n};\n"
        "int main() { solve(b); }\n",
        "white: bwb/wbw/bbb + white: bwb/wbw/wbb", "leetcode1284", true);
    row("rows in quotation marks with a blank line",
        "Two of them:\n\"101\",\n\"010\",\n\"111\",\n\n\"101\",\n\"010\",\n\"011\",\n", both);
    row("a board in a line that has lost a row", "Game 1: bwwb bbwb bwwb bwww\nGame 2: wwww wwww wwww\n", "");
    row("puzzles that are numbered", "Puzzle 1: 101010111\nPuzzle 2: 101010011\n", both);
    row("rows that are numbered", "row 1: 101\nrow 2: 010\nrow 3: 111\n", board);
    row("presses in rows that are numbered",
        "101\n010\n111\n\nSolution:\nrow 1: press 2\nrow 3: press 1 and 3\n", board);
    row("boards between semicolons", "101/010/111;101/010/011\n", both);
}

void keptTargets(TextRows& row) {
    const std::string target = "target clipped .*./***/.*. " + board + " bbb/bwb/bbb";
    for (const char* const text :
         {"From:    To:\n#.#      ###\n.#.      #.#\n###      ###\n",
          "Current    Target\n101        111\n010        101\n111        111\n",
          "Have:    Want:\n101        111\n010        101\n111        111\n",
          "current: 101/010/111\ntarget: 111/101/111\n",
          "101\n010\n111\n\nPattern to reach:\n111\n101\n111\n",
          "Here is the board:\n101\n010\n111\n\nThe end state should be:\n111\n101\n111\n",
          "What I have:\n101\n010\n111\n\nWhat I want:\n111\n101\n111\n",
          "I have this:\n101\n010\n111\n\nand need this:\n111\n101\n111\n",
          "Wanted picture:\n111\n101\n111\n\nI have now:\n101\n010\n111\n",
          "{\"start\":[\"101\",\"010\",\"111\"],\"end\":[\"111\",\"101\",\"111\"]}",
          "{\"initial\":[\"101\",\"010\",\"111\"],\"final\":[\"111\",\"101\",\"111\"]}"})
        row(std::string("a target: ") + text, text, target);
    row("an answer beside its board", "Board    Solution\n101        111\n010        101\n111        111\n",
        board);
    row("two boards beside each other", "First    Second\n101        101\n010        010\n111        011\n",
        board + " + bwb/wbw/wbb");
    row("the end of a list alone", "{\"end\":[\"101\",\"010\",\"111\"]}", board);
    row("an end that is no board", "{\"board\":[\"101\",\"010\",\"111\"],\"end\":true,\"after\":3}", board);
}

void keptGoals(TextRows& row) {
    const std::string rows = "\n101\n010\n111\n";
    for (const char* const words :
         {"Turn all lights on, except the centre which should be off.", "Can you turn off all but one?",
          "Turn on every light but the corners", "Éteindre toutes les lumières sauf une",
          "Goal: checkerboard", "Make a plus sign."})
        row(std::string("a goal for some of them: ") + words, words + rows, "");
    row("an exception of something else", "I can turn all lights off, except on this board:" + rows,
        "white: " + board);
    row("an exception of a press",
        "Turn all lights off. A press flips all neighbours except the piece itself." + rows,
        "white clipped .*./*.*/.*. " + board);
    row("an exception of a press beside a goal",
        "Turn all lights off, where a press flips all neighbours except the piece itself." + rows,
        "white clipped .*./*.*/.*. " + board);
    for (const char* const words : {"Edges don't wrap, turn all lights off",
                                    "I can't turn off all the lights here:", "Not all black but all white!"})
        row(std::string("a goal beside a denial: ") + words, words + rows, "white: " + board);
    row("a wish that is denied", "The goal isn't all white, it's all black." + rows, "black: " + board);
    for (const char* const words : {"Legend: 1 - white, 0 - black\nmake everything white",
                                    "Legend: white - 1, black - 0\nmake everything white",
                                    "1→white, 0→black, make all white", "Ones are white. Make it all white."})
        row(std::string("a legend: ") + words, words + rows, "white: wbw/bwb/www");
    row("a legend in brackets behind a wish", "Turn off all lights (white = lit):\nbwb\nwbw\nbbb\n",
        "black: " + board);
    row("names of a preprocessor", "#define ON 0\n#define OFF 1\nint b[3][3] = {{1,0,1},{0,1,0},{1,1,1}};",
        "wbw/bwb/www");
}

void keptRules(TextRows& row) {
    const std::string rows = "\n101\n010\n111\n";
    const std::string torus = "either torus .*./***/.*. ";
    for (const char* const words : {"Pressing a light toggles it and all lights to the left of it.",
                                    "flips it and those two to the right",
                                    "Pressing a light toggles it, the one above and every light below.",
                                    "X-shaped pattern", "left edge wraps to the right, top does not wrap",
                                    "plus shape of radius 2", "dirs = [(1,1),(1,-1),(-1,1),(-1,-1)]",
                                    "for (int i=-1;i<=1;i++) for (int j=-1;j<=1;j++) b[x+i][y+j]^=1;"})
        row(std::string("a rule that no pattern has: ") + words, words + rows, "");
    for (const char* const words :
         {"wrapping=1", "The first row touches the last row and the first column touches the last one.",
          "The edges are glued together.", "like Pac-Man, the sides are linked"})
        row(std::string("a torus: ") + words, words + rows, torus + board);
    row("lights below are those of the board", "Turn off all the lights below:" + rows, "white: " + board);
    row("a place alone is no step", "last = [(-1,-1)]\ngrid = [\"101\",\"010\",\"111\"]\n", board);
    row("a pattern that is drawn below a rule", "Rule:\n#.#\n.#.\n#.#\n\n1010\n0101\n1110\n0001\n",
        "either clipped *.*/.*./*.* bwbw/wbwb/bbbw/wwwb");
    row("a pattern below what a press flips",
        "A press flips these:\n#.#\n.#.\n#.#\n\nBoard:\n#.#\n.#.\n###\n",
        "either clipped *.*/.*./*.* " + board);
    row("a mode of JSON", "{\"board\":[\"101\",\"010\",\"111\"],\"mode\":\"diagonal\"}",
        "either clipped *.*/.*./*.* " + board, "", true);
    row("three states in JSON", "{\"board\":[\"101\",\"010\",\"111\"],\"states\":3}", "");
    row("edges in JSON that are joined",
        "{\"grid\":[[\"X\",\"O\",\"X\"],[\"O\",\"X\",\"O\"],[\"X\",\"X\",\"X\"]],\"wrapX\":true,\"wrapY\":"
        "true}\n",
        "");
    row("another problem of LeetCode",
        "2174. Remove All Ones With Row and Column Flips II\nIn one operation, choose any i and j with "
        "grid[i][j] == 1 "
        "and change the values of all cells in row i and column j to zero.\nInput: grid = "
        "[[1,1,1],[1,1,1],[0,1,0]]\nOutput: 2\n",
        "");
}

} // namespace

void addKept(TextRows& row) {
    keptRows(row);
    missingRows(row);
    keptBoards(row);
    keptTargets(row);
    keptGoals(row);
    keptRules(row);
}

} // namespace flip::test
