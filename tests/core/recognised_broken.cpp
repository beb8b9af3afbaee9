#include "tests/core/recognised_texts.h"

namespace flip::test {

namespace {

/// A row with a mistake in it is not left out: the others would be another board.
void mistakesInRows(TextRows& row) {
    const auto refused = [&](const std::string& text) { row("a mistake in a row: " + text, text, ""); };
    for (const char* const text :
         {"b w w 1\nb b w b\nb w w b\n", "*001\n1101\n1001\n", "x=ox\nxxox\nxoox\n", "#--#\n##-#\n#[-#\n",
          "TFFT\nTTFT\nTF=F\n",
          "true, false, false, true\ntrue, true, fals, true\ntrue, false, false, true\n",
          "black white black\nblack wite black\nwhite white white\n", "1: bwb\n2: w=w\n3: bbb\n",
          "> bwb\n> w2w\n> bbb\n", "| # | . | # |\n| . | ? | . |\n| # | # | # |\n",
          "🟥🟩🟥\n🟩🟦🟩\n🟥🟥🟥\n"})
        refused(text);
    // On one line, one of them is shorter: without the gaps it would be a board of one row.
    for (const char* const text : {"**** .*** ..*\n", "1001 1101 1001 100\n", "10 01 1\n", "101 10\n",
                                   "At the start:\n\n**** .*** ..*\n", "bwwb bbw bwwb bwww\n"})
        refused(text);
    // Digits, with words above.
    for (const char* const first : {"01", "x01", "10:", "1*1", "1o1", "l01", "1011", "10"})
        refused("Can you solve it?\n" + std::string(first) + "\n010\n111\n");
    for (const char* const last : {"01", "01x", "1O1", "10"})
        refused("Can you solve it?\n010\n111\n" + std::string(last) + "\n");
}

void mistakesInLists(TextRows& row) {
    const auto refused = [&](const std::string& text) { row("a mistake in a list: " + text, text, ""); };
    for (const char* const text :
         {"[[1,0,0,1],[1,1,0,1],1,0,0,0]]", "[[1,0,0,1],1,1,0,1],[1,0,0,1]]",
          "[[1,0,0,1],b1,1,0,1],[1,0,0,1]]", "[[1,0,0,1],[1,2,0,1],[1,0,0,1]]",
          "[[True, Fals, True], [False, True, False], [True, True, False]]", "a = 0,0,1],[1,0,1],[1,1,1]]",
          "[1,0,0,1]\n1,0,1,1]\n[0,0,1,1]\n", "[1,0,0,1),[1,0,1,1],[0,0,1,1]", "((1,0,1),0,1,0),(1,1,1))",
          "[[1 1 0]\n 1 0 1]\n [0 1 1]]\n",
          "start = [ [True, Fals, True]\n        , [False, True, False]\n        , [True, True, False] ]\n-- "
          "all lights off\n"})
        refused(text);
}

/// What is beside rows, and like them, but none of them.
void noMistakes(TextRows& row) {
    const std::string board = "bwb/wbw/bbb";
    for (const char* const beside :
         {"3 3", "1 2 3", "***", "===", "-----", "a b c", "Here it is", "My 3x3 board:"})
        row(std::string("a line above rows: ") + beside, std::string(beside) + "\n101\n010\n111\n", board);
    for (const char* const beside : {"4", "Thanks!", "Answer: 4"})
        row(std::string("a line below rows: ") + beside,
            "My board:\n101\n010\n111\n" + std::string(beside) + "\n", board);
    row("a kernel above a list",
        "kernel = [[0,1,0],\n          [1,1,1],\n          [0,1,0]]\nboard = [[1,0,0,1],\n         "
        "[0,1,1,0],\n"
        "         [0,0,1,0]]\nTurn all lights off.\n",
        "white: bwwb/wbbw/wwbw");
    row("a row in a comment, with the sign of one",
        "board = [\n  \"bwb\",\n# \"www\",\n  \"wbw\",\n  \"bbb\",\n]\n", board);
    row("a list and a number behind it", "solve([[1,0,1],[0,1,0],[1,1,1]], 3)  # all off\n",
        "white: " + board, "leetcode1284", true);
    row("a target that is missing", "Here are two of them.\n\n101\n010\n111\n\n111\n010\n000\n\nTarget:\n",
        board + " + bbb/wbw/www");
}

} // namespace

void addBroken(TextRows& row) {
    mistakesInRows(row);
    mistakesInLists(row);
    noMistakes(row);
}

} // namespace flip::test
