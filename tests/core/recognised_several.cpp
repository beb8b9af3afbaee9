// Texts with several boards, of which none may be lost: they are all read, or the text is refused. What only
// looks like another board is none.

#include "tests/core/recognised_texts.h"

namespace flip::test {

namespace {

const std::string leetCode = "leetcode1284";

void rowsBesideLists(TextRows& row) {
    row("a list, and rows below it", "board=[[1,0],[0,1]]\nbww\nwbw\n", "");
    row("an object in a list, and rows below it", "[{\"board\":\"bw/wb\"}]\nbwww\nwwww\n", "");
    row("a list, words, and rows right below them", "[[1,0],[0,1]]\nand this one\nbww\nwbw\n", "");
    row("an object, words, and rows right below them", "{\"board\":\"bw/wb\"}\nhello there\nbwww\nwwww\n",
        "");
    row("a list, a letter, and rows right below it", "[[1,0],[0,1]]\nA\nbww\nwbw\n", "");
    row("a list, and two boards with slashes", "m = [[1,0],[0,1]]\nbww/wbw\nwww/bbb\n", "");
    row("a list, and two boards with a divider", "m = [[1,0],[0,1]]\nbw\nwb\n--\nbww\nwbw\n", "");
    row("a list, and rows below two words", "m = [[1,0],[0,1]]\nSolution of this?\nbw\nbb\n", "");
    row("a list, its answer, and another board",
        "m = [[1,0],[0,0]]\nSolution:\n0 1\n1 0\nand this one\n1 1\n0 0\n", "");
    row("a list, and an answer of another size", "m = [[1,0],[0,1]]\nSolution:\n0 1 1\n1 0 0\n", "");
}

void noBoardsBeside(TextRows& row) {
    row("a list and its presses", "[[1,0],[0,0]]\nPresses:\n0 1\n1 0\n", "white: bw/ww", leetCode, true);
    row("a list and two lines", "[[1,0],[0,1]]\n-----\n-----\n", "white: bw/wb", leetCode, true);
    row("a link and two lines", "See flip:bw/wb for it\n--------\n--------\n", "bw/wb");
    row("a list and two numbers", "mat = [[1,0],[0,0]]\n\nTests:\n10 11\n", "white: bw/ww", leetCode, true);
    row("a link and its solution", "See flip:bww/wbw/www\nSolution:\n0 1 1\n1 0 0\n0 0 0\n", "bww/wbw/www");
    row("a link and the answers for two goals",
        "See flip:bw/wb\nOutput\nCase #1\n0 1\n1 0\nCase #2\n1 0\n0 0\n", "bw/wb");
    row("a list and its picture with lit cells that are bright", "grid = [[1,0],[0,1]]\n\n⬜⬛\n⬛⬜\n",
        "white: bw/wb", leetCode, true);
}

} // namespace

void addSeveral(TextRows& row) {
    for (const auto add : {rowsBesideLists, noBoardsBeside}) add(row);
}

} // namespace flip::test
