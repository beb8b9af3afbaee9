// Texts in which a heading, a name or a drawing says what the rows are.

#include "tests/core/recognised_texts.h"

#include <array>
#include <string>
#include <utility>

namespace flip::test {

namespace {

const std::string rows = "010\n111\n001\n";
const std::string square = "0000\n0110\n0110\n0001\n";

void patterns(TextRows& row) {
    const std::string plus = "wwww/wbbw/wbbw/wwwb";
    const std::string cross = "either clipped *.*/.*./*.* " + plus;
    row("the usual pattern above a board", "Pattern:\n010\n111\n010\n\nBoard:\n" + square, plus);
    row("a pattern above a board", "Pattern\n101\n010\n101\n\nBoard\n" + square, cross);
    row("a pattern below a board", square + "\nThe pattern:\nX.X\n.X.\nX.X\n", cross);
    row("a pattern that is not symmetric", "## Kernel\n011\n000\n100\n\n" + square,
        "either clipped .**/.../*.. " + plus);
    row("a pattern, a torus and a goal",
        "Toggle pattern:\n101\n010\n101\n\nMake it all white, on a torus.\n" + square,
        "white torus *.*/.*./*.* " + plus);
    row("a pattern and two boards", "Mask:\n111\n111\n111\n\n01\n10\n\n11\n10\n",
        "either clipped ***/***/*** wb/bw + either clipped ***/***/*** bb/bw");
    row("a pattern and a board as a list", "Pattern:\n101\n010\n101\n\n[[0,1],[1,0]]\n",
        "either clipped *.*/.*./*.* wb/bw");
    row("a list that is called a pattern", "kernel = [[1,0,1],[0,1,0],[1,0,1]]\nboard = [[0,1],[1,0]]\n",
        "either clipped *.*/.*./*.* wb/bw");
    row("a list that is called a pattern, below the board",
        "grid = [\n [0,1],\n [1,0]]\npattern = [\n [0,1,1],\n [0,0,0],\n [1,0,0]]\n",
        "either clipped .**/.../*.. wb/bw");
    row("an array in C that is called a pattern",
        "int kernel[3][3] = {{1,0,1},{0,1,0},{1,0,1}};\nint board[2][2] = {{0,1},{1,0}};\n",
        "either clipped *.*/.*./*.* wb/bw");
    row("an array of numpy that is called a pattern",
        "kernel = np.array([[1,0,1],[0,1,0],[1,0,1]], dtype=int)\nboard = np.array([[0,1],[1,0]])\n",
        "either clipped *.*/.*./*.* wb/bw");
    row("a pattern of five by five", "Pattern:\n00100\n01110\n11111\n01110\n00100\n\nBoard:\n" + square, "");
    row("a board that is called a pattern", "Pattern:\n" + rows, "wbw/bbb/wwb");
    row("two boards that are called patterns", "Pattern\n" + rows + "\nPattern\n" + square,
        "wbw/bbb/wwb + " + plus);
}

void names(TextRows& row) {
    row("a first row behind a name and a sign", "grid=010\n     111\n     001\n", "");
    row("a first row of letters behind a name and a sign", "board=bwb\nwww\nbwb\n", "");
    row("rows in an object", "{\"row1\":\"010\",\"row2\":\"111\"}", "wbw/bbb");
    row("places in an object", "{\"0,0\":1,\"0,1\":0,\"1,0\":0,\"1,1\":1}", "");
    row("places in a list of objects", "[{\"0,0\": 1, \"0,1\": 0}, {\"1,0\": 0, \"1,1\": 1}]", "");
    row("rows with their numbers in an object", "{\"0\":[1,0],\"1\":[1,1]}", "bw/bb");
    row("places that are called lit", "lit = [(0,1), (1,0)]\n", "");
    row("a set of pairs", "{(0,0), (0,1), (1,1)}\n", "");
    row("a board that is called lights", "lights = [[0,1],[1,0]]\n", "white: wb/bw", "leetcode1284", true);
    row("a start and a target that are called before and after",
        "before = [[0,1],[1,0]]\nafter = [[0,0],[0,1]]\n", "target clipped .*./***/.*. wb/bw ww/wb");
    row("one and minus one, with the sign for minus", "1 −1 1\n−1 −1 −1\n1 −1 1\n", "bwb/www/bwb");
    row("plus and the sign for minus", "+ − +\n− − −\n+ − +\n", "bwb/www/bwb");
}

void drawings(TextRows& row) {
    row("boxes of low lines", " ___ ___\n|_X_|___|\n|___|_X_|\n", "bw/wb");
    row("small boxes of low lines", " _ _ _\n|X|_|X|\n|_|X|_|\n", "bwb/wbw");
    row("boxes below one low line", " _____\n|X|_|X|\n|_|X|_|\n", "bwb/wbw");
    row("low lines that are pieces", "___\nX_X\n_X_\n", "www/bwb/wbw");
    row("low lines that are pieces between bars", "_|X|_\nX|X|X\n_|X|_\n", "wbw/bbb/wbw");
}

void marks(TextRows& row) {
    row("bold rows", "**0 1 1**\n**1 0 0**\n", "wbb/bww");
    row("slanted rows among words", "My board:\n\n*0 1 1*\n*1 0 0*\n", "wbb/bww");
    row("asterisks that are pieces beside zeros", "*00*\n*0*0\n0**0\n", "bwwb/bwbw/wbbw");
    row("spaced rows of asterisks and ones", "* 0 *\n* 0 *\n", "bwb/bwb");
    row("decimal commas", "0,0;1,0;0,0\n1,0;1,0;1,0\n", "wbw/bbb");
    row("decimal commas between tabs", "0,0\t1,0\n1,00\t1,00\n", "wb/bb");
    row("pairs of pieces that are no numbers", "0,0;1,1\n1,0;1,0\n", "wwbb/bwbw");
}

void spreadsheets(TextRows& row) {
    row("two boards with an empty column between them", "0\t1\t0\t\t1\t1\t1\n1\t1\t1\t\t0\t1\t0\n",
        "wbw/bbb + bbb/wbw", "", true);
    row("two narrow boards with an empty column between them", "0\t1\t\t1\t1\n1\t1\t\t0\t1\n", "wbbb/bbwb",
        "", true);
    row("one sign, and an empty column", "x\tx\t\tx\tx\nx\tx\t\tx\tx\n", "bbwbb/bbwbb");
}

void edges(TextRows& row) {
    const std::string torus = "either torus .*./***/.*. wbw/bbb/wwb";
    row("each edge joined to its opposite one",
        "The left edge is connected to the right edge, and the top edge to the bottom edge.\n" + rows, torus);
    row("each edge joined in a sentence of its own",
        "The left side is glued to the right side. The top side is glued to the bottom side.\n" + rows,
        torus);
    row("one pair of edges joined, the other likewise",
        "The left edge is joined to the right edge, and likewise top and bottom.\n" + rows, torus);
    row("one pair of edges joined", "The left edge is connected to the right edge.\n" + rows, "");
    row("edges that are not joined", "The left edge is not connected to the right edge.\n" + rows,
        "wbw/bbb/wwb");
}

void goals(TextRows& row) {
    row("a board that is to be white", "Make the board white.\n" + rows, "white: wbw/bbb/wwb");
    row("a grid that is to be black", "Make the grid all black.\n" + rows, "black: wbw/bbb/wwb");
}

void namedTargets(TextRows& row) {
    const std::string target = "target clipped .*./***/.*. bwb/wbw/bbb wwb/bbw/bwb";
    row("a start and a goal on lines of their own", "start: 101/010/111\ngoal: 001/110/101\n", target);
    row("from and to, with blanks between the rows", "from: 101 010 111\nto: 001 110 101\n", target);
    row("a start and a goal of nine signs each", "Start: 101010111\nGoal: 001110101\n", target);
    row("the goal first", "goal: 001/110/101\nstart: 101/010/111\n", target);
    row("a goal, and a board without a name", "goal: 001/110/101\n101/010/111\n", target);
    row("before and after with a question", "before: 101/010/111\nafter: 001/110/101\nHow many presses?\n",
        target);
    row("from and to in JSON", R"({"from": "101/010/111", "to": "001/110/101"})", target);
    row("start and goal in JSON, and a number", R"({"start": "101010111", "goal": "001110101", "moves": 3})",
        target);
    row("an array of numpy that is called a target",
        "target = np.array([[0,0,1],[1,1,0],[1,0,1]])\nboard = np.array([[1,0,1],[0,1,0],[1,1,1]])\n",
        target);
    row("vectors in Rust, the second of which is called a target",
        "let board = vec![vec![1,0,1],vec![0,1,0],vec![1,1,1]];\n"
        "let target = vec![vec![0,0,1],vec![1,1,0],vec![1,0,1]];\n",
        target);
    row("a start and a colour", "Start: bwb/wbw/bbb, goal: white\n", "white: bwb/wbw/bbb");
    row("a start alone", "start: 101010111\n", "bwb/wbw/bbb");
}

/// The boards of a solution, one after the other.
void steps(TextRows& row) {
    const std::string board = "101\n010\n111\n";
    const std::string next = "011\n110\n111\n";
    row("boards step by step", "Step 0:\n" + board + "\nStep 1:\n" + next + "\nStep 2:\n000\n000\n000\n",
        "bwb/wbw/bbb");
    row("a board after a press", board + "\nAfter pressing (1,1):\n" + next, "bwb/wbw/bbb");
    row("a board and its result", board + "\nResult:\n" + next, "bwb/wbw/bbb");
    row("a board and an explanation", "Example:\n" + board + "Explanation: press\n" + next, "bwb/wbw/bbb");
    for (const char* input : {"样例输入\n", "样例\n", "示例输入\n", "INPUT:\n"}) {
        for (const char* output : {"样例输出\n", "示例输出\n", "输出样例\n", "EXPECTED:\n"})
            row(std::string(input) + output, joined({input, board, "\n", output, next}), "bwb/wbw/bbb");
    }
    row("a list that is repeated", "rows = ['101'] * 3\n", "");
    row("two numbered boards", "Board 1:\n" + board + "\nBoard 2:\n" + next, "bwb/wbw/bbb + wbb/bbw/bbb");
}

void places(TextRows& row) {
    for (const char* words :
         {"The solution is [[0,1],[1,0],[1,1]]", "coordinates of the lights: [[0,1],[1,0],[1,1]]",
          "edges = [[0,1],[1,0],[1,1]]", "lit_cells = [[0,1],[1,0],[1,1]]", "cells_on: [[0,1],[1,0],[1,1]]",
          "active = [(0,1),(1,0),(1,1)]", "[(0, 1), (1, 0), (1, 1)]"})
        row(words, words, "");
    row("rows of two in round brackets that are called a board", "board = [(0,1),(1,0)]", "white: wb/bw",
        "leetcode1284", true);
    row("rows of three in round brackets", "[(1,0,1),(0,1,0)]", "white: bwb/wbw", "leetcode1284", true);
}

/// A board and what becomes of it, or its presses, in several languages.
void languages(TextRows& row) {
    constexpr auto starts =
        std::to_array<std::pair<const char*, const char*>>({{"Von", "Nach"},
                                                            {"Startfeld", "Zielfeld"},
                                                            {"Gegeben", "Gesucht"},
                                                            {"Départ", "But"},
                                                            {"Avant", "Après"},
                                                            {"Antes", "Después"},
                                                            {"Início", "Fim"},
                                                            {"Atual", "Desejado"},
                                                            {"Partenza", "Arrivo"},
                                                            {"Prima", "Dopo"},
                                                            {"Начало", "Конец"},
                                                            {"БЫЛО", "СТАЛО"},
                                                            {"Исходное поле", "Надо получить"},
                                                            {"Początek", "Koniec"},
                                                            {"Begin", "Eind"},
                                                            {"Başlangıç", "Hedef"},
                                                            {"初始状态", "最终状态"},
                                                            {"開始", "終了"},
                                                            {"スタート", "ゴール"},
                                                            {"처음", "목표"}});
    for (const auto& [start, target] : starts)
        row(std::string("headings of a start and a target: ") + start,
            test::joined({start, ":\n", rows, "\n", target, ":\n110\n010\n001\n"}),
            "target clipped .*./***/.*. wbw/bbb/wwb bbw/wbw/wwb");
    for (const char* heading :
         {"Antwort", "Musterlösung", "Réponse", "Solución", "Respuesta", "Solução", "Soluzione", "Решение",
          "ОТВЕТ", "Rozwiązanie", "Oplossing", "Çözüm", "解答", "정답", "Results", "Click these", "Key"})
        row(std::string("a heading of presses: ") + heading,
            test::joined({rows, "\n", heading, ":\n100\n001\n110\n"}), "wbw/bbb/wwb");
}

/// What a program says of a flat list.
void sides(TextRows& row) {
    row("rows and columns of a flat list", "int rows = 2, cols = 3;\nint g[] = {1,0,1,0,1,0};", "bwb/wbw");
    row("letters for the sides of a flat list", "const W = 3, H = 2;\nconst cells = [1,0,1,0,1,0];",
        "bwb/wbw");
    row("the width of a flat list that might be a square",
        "const W = 8;\nconst cells = [1,0,1,0,1,0,1,1,0,0,0,0,1,1,1,1];", "bwbwbwbb/wwwwbbbb");
    row("a width that does not fit", "const W = 5;\nconst cells = [1,0,1,0,1,0];", "bwbwbw");
    row("a width of rows that have another", "width: 2\n101\n010\n111\n", "bwb/wbw/bbb");
}

} // namespace

void addHeaded(TextRows& row) {
    for (const auto add : {patterns, names, drawings, marks, spreadsheets, edges, goals, namedTargets, steps,
                           sides, places, languages})
        add(row);
}

} // namespace flip::test
