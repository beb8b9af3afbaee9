// Texts with several boards, of which none may be lost: they are all read, or the text is refused. What only
// looks like another board is none.

#include "tests/core/recognised_texts.h"

#include <initializer_list>
#include <utility>

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

void listsWithNumbers(TextRows& row) {
    row("the tests of a function", "assert solve([[0,0],[0,1]]) == 3\nassert solve([[1,0],[1,1]]) == 5\n",
        "white: ww/wb + white: bw/bb", leetCode, true);
    row("what a function is for two lists", "f([[0,0],[0,1]]) = 3\nf([[1,0],[1,1]]) = 1\n",
        "white: ww/wb + white: bw/bb", leetCode, true);
    row("a place for a function below a list",
        "board = [[0,1,0],[1,1,1],[0,1,0]]\nf((0, 0))\n# all lights off\n", "white: wbw/bbb/wbw", leetCode,
        true);
    row("a list of one row for a function", "f([[0,0],[0,1]])\nf([[1,0]])\n", "white: ww/wb + white: bw",
        leetCode, true);
    row("a list and a number", "mat = [[0,0],[0,1]], k = 3\n", "white: ww/wb", leetCode, true);
}

/// A board inside a sample, a fence or a quotation, and another one outside.
void partsOfPages(TextRows& row) {
    const std::string sample = "bwwb\nbbwb\nbwwb\nbwww\n";
    const std::string mine = "wwww\nwbww\nbbbw\nwbww\n";
    const std::string statement = "Sample Input\n\n" + sample + "\nSample Output\n\n4\n\n";
    row("a second sample that cannot be read", "Input\nbwb\nwbw\nOutput\n4\nInput\nbw?\nbbw\nOutput\n2\n",
        "");
    row("a sample, and a board on which a program fails", statement + "My program fails on\n\n" + mine, "");
    row("a board above a sample", "My board:\n" + mine + "\n" + statement, "");
    row("boards that explain a statement",
        "Description\n\nA position:\n\n" + mine + "\nInput\n\nRows.\n\n" + statement);
    row("a first row right behind the marks of a fence", "```bwwb\nbbwb\nbwwb\nbwww```");
    row("a first row of X and full stops behind the marks of a fence", "```X.X\n.X.\nXXX```\n",
        "bwb/wbw/bbb");
    row("a language behind the marks of a fence", "```text\n" + sample + "```\n");
    row("a board in a fence, and another one outside", "```\n" + sample + "```\nand\nbwb\nwbw\n", "");
    row("a quoted board and one of the reply",
        "Tom wrote:\n> bwwb\n> bbwb\n> bwwb\n> bwww\nThanks! Now mine:\n" + mine,
        "bwwb/bbwb/bwwb/bwww + wwww/wbww/bbbw/wbww");
    row("two quoted rows in a long reply",
        "Tom wrote:\n> bwb\n> wbw\nThanks!\nI think it is hard.\nI shall try it in the evening.\nBye\n",
        "bwb/wbw");
    row("headings that are indented",
        "\tSample Input\n\n" + sample + "\n\tSample Output\n\n4\n\n\tHint\n\nwwww\nbbbb\nwwww\nbbbb\n",
        "bwwb/bbwb/bwwb/bwww");
    row("a board of which a row is not quoted", "> bwwb\n> bbwb\n> bwwb\nbwww\n", "");
    row("a quotation in a quotation", ">> 001\n>> 010\n>> 100\n> 101\n> 010\n> 111\n",
        "wwb/wbw/bww + bwb/wbw/bbb");
    row("two strings of a program with the rows of a board each",
        "const a = `101\n010`;\nconst b = `111\n000`;\n", "bwb/wbw + bbb/www");
    row("a string with the rows of a board, and one with its answer",
        "board = \"\"\"101\n010\"\"\"\nsolution = \"\"\"111\n000\"\"\"\n", "bwb/wbw");
    row("a string with the rows of a board, and one with its target",
        "board = \"\"\"\n101\n010\n\"\"\"\ntarget = \"\"\"\n111\n000\n\"\"\"\n",
        "target clipped .*./***/.*. bwb/wbw bbb/www");
    row("strings with the rows of a board each, given to functions",
        "assert(solve(\"101\\n010\") == 2);\nassert(solve(\"111\\n000\") == 1);\n", "bwb/wbw + bbb/www");
    row("a list of strings with the rows of a board each", "boards = [\"101\\n010\", \"111\\n000\"]\n",
        "bwb/wbw + bbb/www");
    row("a string of a program that goes on below", "char board[] = \"101\\n010\\n\"\n  \"111\\n000\\n\";\n",
        "bwb/wbw/bbb/www");
    row("a fence with the answer for the one above it",
        "Board:\n```\n101\n010\n111\n```\nSolution:\n```\n100\n010\n001\n```\n", "bwb/wbw/bbb");
    row("fences with two boards", "Board:\n```\n101\n010\n111\n```\nSecond board:\n```\n100\n010\n001\n```\n",
        "bwb/wbw/bbb + bww/wbw/wwb");
    row("a board beside a matrix in LaTeX",
        "101\n010\n111\n\nThe presses are\n\\begin{pmatrix}1&0&0\\\\0&1&0\\\\0&0&1\\end{pmatrix}\n", "");
    row("fences below the words for start and target",
        "Start:\n```\nbwb\nwbw\n```\nTarget:\n```\nbbb\nwww\n```\n",
        "target clipped .*./***/.*. bwb/wbw bbb/www");
}

/// A third sign is no piece: a hole, a wall, or a board of another game.
void boardsWithThreeSigns(TextRows& row) {
    const std::string off = "Lights Out, turn all lights off.\n";
    for (const std::string rows :
         {"1 0 # 1\n0 1 1 0\n# 0 1 #\n", "101\n0*0\n101\n", "b w . b\nw . w w\n",
          "#####\n#101#\n#0#0#\n#####\n", "[[1,0,\"#\"],[0,1,1]]", "bw#/wbw", ". . .\n. w b\n. b w\n"}) {
        row("three signs: " + rows, rows, "");
        row("three signs below words: " + rows, off + rows, "");
    }
    row("boards of two signs each", "101\n010\n\n#.#\n.#.\n", "bwb/wbw + bwb/wbw");
    row("capitals and wide letters", "BwＷ\nwbb\n", "bww/wbb");
}

/// Rows of which the first one begins behind the name of the board.
void rowsBesideANameInWords(TextRows& row) {
    const std::string words = "Lights Out (everything has to be off at the end):\n\n";
    row("a list of words whose first row is beside its name",
        words +
            "board = [[True, False, True],\n [False,False,False],\n [True,False,True],\n [True,True,True]]\n",
        "");
    row("a list in Haskell",
        "type Board = [[Bool]]\nstart = [ [True, False, True]\n        , [False, True, False]\n"
        "        , [True, True, False] ]\n-- all lights off\n",
        "");
    row("a row of words beside rows",
        "The top row: on off on\noff on off\non on on\nAll off please (lights).\n", "");
    row("the last row beside words", "Turn the lights off.\non off on\noff on off\nand below: on on off\n",
        "");
    for (const char* prose : {"A simple on off puzzle:", "The lamp goes on, off, on, off when I press it."})
        row(prose, std::string(prose) + "\non off\noff off\n", "bw/ww");
    row("words for colours above rows of words",
        "They go on or off, on again.\non off on off\noff on off on\n", "bwbw/wbwb");
}

/// What is written with slashes on a line, and rows on lines of their own.
void boardsOnALineBesideRows(TextRows& row) {
    const std::string rows = "bwbw\nbbbb\nwwww\nbwbw\n";
    const std::string board = "bwbw/bbbb/wwww/bwbw";
    for (const char* beside :
         {"First: bwb/wbw/bbb. Second:", "bww/wbb is the first, then", "A press flips #.#/.#./#.#",
          "Each press flips this pattern: *.*/.*./*.*.", "The rows \"bwb\", \"www\", \"bbw\" come first.",
          "and \"bwb\\nwww\" too", "My other one (ww/ww/wb)"}) {
        row(std::string("above rows: ") + beside, beside + ("\n" + rows), "");
        row(std::string("below rows: ") + beside, rows + "\n" + beside + "\n", "");
    }
    for (const char* beside : {"Boards are written like bwb/wbw/bbb.",
                               "Written 01/10/11",
                               "I have solved 100/111 levels.",
                               "CS 101/110/111 homework",
                               "Best scores: 100, 101, 110.",
                               "*** *** *** Level 12 *** *** ***",
                               "www www www (World Wide Web)",
                               "Each press flips .*./***/.*. (plus).",
                               "You win with www/www/www/www or bbb/bbb/bbb.",
                               "My program says bwb/www/bwb as presses.",
                               "Input looks like \"bwb/wbw/bwb\" in the docs.",
                               "Format in the FAQ: bww/wbw/wwb.",
                               "chmod 111 101 100",
                               "10 11 10 of them",
                               "One of 101 or 010",
                               "It is bwbw/bbbb/wwww/bwbw.",
                               "Not the pattern *.*/.*./*.*, but the plus.",
                               "The answer: #.../..#./.#../....",
                               "Or bw/ b/w 1/0",
                               "For example bwb/wbw/bbb"})
        row(std::string("no other board beside rows: ") + beside, rows + "\n" + beside + "\n", board);
    for (const char* beside : {"Mine was “1010/0100/1110/0001”, yours", "Board 1: 1010 0100 1110 0001",
                               "1010,0100,1110,0001 first"})
        row(std::string("above rows: ") + beside, beside + std::string("\n1010\n1111\n0000\n1010\n"), "");
    row("numbers beside a picture", "X O X\nO X O\nX O O\n\nBus 100, 101, 111 to the museum.\n",
        "bwb/wbw/bww");
    row("numbers in a comment", "board = [[1,1,0],[0,1,0],[0,0,1]]\n# masks: 110 111 011\n",
        "white: bbw/wbw/wwb", leetCode, true);
    row("an address", "See http://bwb/www/bbb\n#.#.\n..##\n", "bwbw/wwbb");
    row("rows in groups", "101 010 111\n111 000 101\n010 101 010\n", "bwbwbwbbb/bbbwwwbwb/wbwbwbwbw");
    row("rows in groups below words", "Lights Out, all off\n101 010 111\n111 000 101\n010 101 010\n",
        "white: bwbwbwbbb/bbbwwwbwb/wbwbwbwbw");
    row("a pattern that is read beside rows", "Pattern *.*/.*./*.*\n" + rows,
        "either clipped *.*/.*./*.* " + board);
    row("a target that is read beside rows", "Target: bww/wbw/wwb\n\nbwb\nwww\nwwb\n",
        "target clipped .*./***/.*. bwb/www/wwb bww/wbw/wwb");
}

/// A second sample that cannot be read must not be lost, nor one given to a function whose name is that of an
/// answer.
void furtherSamples(TextRows& row) {
    const auto samples = [](const std::string& second) {
        return "Sample Input 1\n3 3\nX.X\n...\nX.X\nSample Output 1\n4\nSample Input 2\n3 3\n" + second +
               "Sample Output 2\n1\n";
    };
    row("two samples of signs", samples("X.X\nX.X\n.X.\n"), "bwb/www/bwb + bwb/bwb/wbw");
    row("a second sample of odd signs", samples(".X.\nXXX\n.X.\n"), "");
    row("a second sample with a row too short", samples("X.X\nX.\n.X.\n"), "");
    row("a second sample of words", samples("See the picture.\n"), "bwb/www/bwb");
    row("a second sample that is a list",
        "Sample Input 1\nbwb\nwbw\nSample Output 1\n1\nSample Input 2\n[[1,0],[0,1]]\nSample Output 2\n1\n",
        "");
    row("tests of a function that is called like an answer",
        "def presses(board):\n    \"\"\"Fewest presses to turn all lights off.\n\n    >>> presses([\"101\", "
        "\"000\", \"101\"])\n"
        "    4\n    >>> presses([\"010\", \"111\", \"010\"])\n    1\n    \"\"\"\n",
        "white: bwb/www/bwb + white: wbw/bbb/wbw");
    row("a list and its answer", "board = [[1,0],[0,1]]\npresses = [[1,1],[0,0]]\n", "white: bw/wb", leetCode,
        true);
    const std::string level = "    rows:\n      - \"X.X\"\n      - \".X.\"\n";
    row("levels with rows of strings", "- name: easy\n" + level + "- name: hard\n" + level,
        "bwb/wbw + bwb/wbw");
    row("rows of strings, one of them commented", "a = [\n\"X.X\",\n\".X.\",\n# here\n\"X..\"]\n",
        "bwb/wbw/bww");
    row("rows of strings with a comment in the middle",
        "- \"1100\"\n- \"0100\"\n# bottom half\n- \"0011\"\n- \"0001\"\n", "bbww/wbww/wwbb/wwwb");
    row("rows of strings, two by two",
        "led.setRow(\"X.X\");\nled.setRow(\".X.\");\ndelay(100);\nled.setRow(\"X..\");\nled.setRow(\"..X\");"
        "\n",
        "bwb/wbw/bww/wwb");
    row("an answer given to a function", "board = [[1,0],[0,1]]\nassert moves([[1,1],[0,0]])\n",
        "white: bw/wb", leetCode, true);
    row("code in a page, and its answer", "<pre><code>110\n010\n001</code>Answer: 3</pre>", "bbw/wbw/wwb");
    row("a second sample that is none", samples("(no board, EOF)\n"), "bwb/www/bwb");
    row("rows of strings, given one by one", "add(\"X.X\");\nnext();\nadd(\".X.\");\n", "bwb/wbw");
}

/// Numbers of boards on lines of their own.
void numberedBoards(TextRows& row) {
    const std::string first = "\nbwb\nwbw\nbbb\n";
    const std::string second = "\nwwb\nwbw\nbww\n";
    const std::string both = "bwb/wbw/bbb + wwb/wbw/bww";
    for (const auto& [one, two] : std::initializer_list<std::pair<std::string, std::string>>{
             {"1.", "2."}, {"1)", "2)"}, {"(1)", "(2)"}, {"#1", "#2"}, {"No. 1", "No. 2"}, {"a)", "b)"}}) {
        row("numbers of boards: " + one, joined({one, first, two, second}), both);
        row("numbers of boards, with blank lines: " + one,
            joined({one, "\n", first, "\n", two, "\n", second}), both);
        row("numbers of boards of digits: " + one,
            joined({one, "\n101\n010\n111\n", two, "\n001\n010\n100\n"}), both);
    }
    row("numbers of boards of one piece", "1.\nb\n2.\nw\n", "");
    row("numbers of boards of one row and one column", "1)\nbwb\n2)\nw\nb\n", "bwb + w/b");
    row("rows like a number and a full stop", "1.\n.1\n1.\n", "bw/wb/bw");
    row("one number", "1.\n.1\n", "bw/wb");
}

/// Other words for what a board should become, and for its answer.
void targetsAndAnswers(TextRows& row) {
    const std::string first = "1 0 1\n0 0 0\n1 0 1\n";
    const std::string second = "0 1 0\n1 1 1\n0 1 0\n";
    const std::string target = "target clipped .*./***/.*. bwb/www/bwb wbw/bbb/wbw";
    const auto withWordsBetween = [&](const char* words) {
        return joined({first, "\n", words, "\n\n", second});
    };
    for (const char* words :
         {"Arrivée :", "Meta:", "soll zu diesem werden:", "and you win when it looks like this:",
          "It should look like this at the end:", "Get to this:", "Find the fewest presses to reach:",
          "and it should be", "and want:"})
        row(std::string("a target below: ") + words, withWordsBetween(words), target);
    row("a board to compare with", withWordsBetween("Compare it to this:"), "bwb/www/bwb + wbw/bbb/wbw");
    row("a start and a target of nine signs each", "start: 101000101\ntarget: 010111010\n", target);
    row("a start and a target of five signs each", "start: 10100\ntarget: 01011\n",
        "target clipped .*./***/.*. bwbww wbwbb");
    row("a start and a finish of a program",
        "START = [\"X.X\", \"...\", \"X.X\"]\nFINISH = [\".X.\", \"XXX\", \".X.\"]\n", target);
    for (const char* words :
         {"My solver says (number of presses per cell):", "is solved by pressing the cells marked 1:"})
        row(std::string("an answer below: ") + words, withWordsBetween(words), "bwb/www/bwb");
    row("another board that can be solved", first + "\nThe second can be solved by pressing 4:\n\n" + second,
        "bwb/www/bwb + wbw/bbb/wbw");
    row("plus and the sign for minus above a board in one word", "+ − +\n− − −\n+ − +\nbw/wb\n", "");
    row("the same board in rows and in one word", "+ − +\n− − −\n+ − +\nThat is bwb/www/bwb.\n",
        "bwb/www/bwb");
    row("another board below", first + "\nThis one is solved, too:\n\n" + second,
        "bwb/www/bwb + wbw/bbb/wbw");
}

/// Puzzles in two notations: one of them would be lost, and its goal count for the other.
void notationsBesideEachOther(TextRows& row) {
    const std::string list = "[[1,1,0],[0,0,1],[0,0,0]]\n";
    const std::string object = "{\"board\":\"b\"}\n";
    const std::string link = "flip:bww/wwb/www\n";
    const std::string rows = "bww\nwwb\nwww\n";
    row("an object and a list", object + list, "");
    row("a list and an object", list + object, "");
    row("a link and an object", link + object, "");
    row("an object and a link that has a goal", object + "flip:w?goal=white\n", "");
    row("a link and a list", link + list, "");
    row("links and a line of a puzzle", link + link + "white clipped .*./***/.*. b\n", "");
    row("a game ID and a link", "2x2:ebd7,9\n" + link, "");
    row("rows and an object", rows + "\n" + object, "");
    row("a list and quoted rows", list + "\n> bww\n> wwb\n> www\n", "");
    row("a list and rows in a fence", list + "\n```\n" + rows + "```\n", "");
    row("an object and the list of its presses", "{\"board\":\"bw/ww\"}\nPresses:\n[[1,1],[1,0]]\n", "bw/ww");
    row("an object of which a name has two digits, and rows", "{\"level\":\"10\"}\nbw\nwb\n", "bw/wb");
    row("objects below a rule that none has", "A press flips like a chess knight.\n" + object + object, "");
    row("an object and the same board in a link", object + "flip:b\n", "b");
    row("a link and the same board in a list", link + "[[1,0,0],[0,0,1],[0,0,0]]\n", "bww/wwb/www");
}

/// Full stops may be pieces, or end a sentence.
void linksInSentences(TextRows& row) {
    row("a link that ends with pieces among words", "see flip:#.. please\n", "bww");
    row("a link that ends with a pattern among words", "flip:w and flip:bw/wb?pattern=.../***/... too\n",
        "w + either clipped .../***/... bw/wb");
    row("a link at the end of a sentence", "Solve flip:bw.\n", "bw");
    row("a link with a pattern at the end of a sentence", "Solve flip:bw/wb?pattern=*.*/.../*.*.\n",
        "either clipped *.*/.../*.* bw/wb");
    row("a link with a wrong goal beside a right one", "flip:w and flip:bw/wb?goal=green\n", "");
}

/// What looks like pieces in a line of words, and what stands above or below boards that is none.
void wordsWithSigns(TextRows& row) {
    const std::string fliptile = "4 4\n1 0 0 1\n0 1 1 0\n0 1 1 0\n1 0 0 1\n";
    const std::string expected = "white: bwwb/wbbw/wbbw/bwwb";
    const auto judged = [&](const std::string& words) {
        row("a judge's input below words: " + words, words + "\n" + fliptile, expected, "poj3279");
    };
    judged("My input is below.");
    judged("This is one of the boards that I have to solve by tomorrow.");
    judged("I'm stuck, don't know what to do.");
    judged("Posted on 12/05/2024 at 10:31");
    judged("My board - please help me!");
    judged("Moves so far: 0");
    judged("Board #1");
    judged("Score: 100");
    judged("I need 10 more.");
    judged("Page 1 of 11");
    row("a judge's input above words", fliptile + "Thanks in advance!\n", expected, "poj3279");
    row("a judge's input below another rule", "Diagonal neighbours flip, too.\n" + fliptile,
        "white clipped ***/***/*** bwwb/wbbw/wbbw/bwwb", "", true);
    row("a panel below words", "Here is my panel:\n2 2\n010\n111\n010\n0 0\n", "black: ww/ww", "uva10318");
    row("a panel below other edges", "The edges wrap around.\n2 2\n010\n111\n010\n0 0\n",
        "black torus .*./***/.*. ww/ww", "", true);
    row("a panel below a rule that no puzzle has", "A press flips the whole row.\n2 2\n010\n111\n010\n0 0\n",
        "");
    row("two numbers below words that may be a size and a count", "Flip all.\n255 0 255\n0 255 0\n", "");
    const std::string torus = "{\"board\":\"bw/wb\",\"torus\":true}\n";
    for (const char* above : {"See https://example.com/p/17?x=1 for more.", "[Solved] Lights", "------"})
        row(std::string("an object below a line: ") + above, std::string(above) + "\n" + torus,
            "either torus .*./***/.*. bw/wb");
    row("a line of hyphens above a board of hyphens", "----------\n\n#--#\n-##-\n", "bwwb/wbbw");
    row("a row of hyphens below a blank line", "#-#\n\n-#-\n\n---\n", "bwb/wbw/www", "", true);
    row("a count above a board on a line", "Moves so far: 0\nSet all to 0: 101/010/111\n", "");
    row("a score above a board", "Score: 100\n100\n101\n", "bww/bwb");
    row("a score that may be a row above a board", "Score: 010\n101\n010\n", "");
    row("a score beside a row, above a board", "Score: 100 101\n100\n101\n", "");
    row("an object whose pattern would be lost below letters",
        "a b c\n{\"pattern\":\"***/***/***\",\"levels\":[{\"board\":\"bw/wb\"}]}\n", "");
    row("an object whose goal would be lost below letters",
        "a b c\n{\"board\":\"bw/wb\",\"goal\":\"black\"}\n", "black: bw/wb");
    row("an object of which words say the edges",
        "The edges wrap around.\n{\"board\":\"bw/wb\",\"goal\":\"white\"}\n",
        "white torus .*./***/.*. bw/wb");
    row("strings above a sentence with brackets",
        "[\"1 0 0\", \"1 1 0\"]\nIt is hard (I found it in \"Puzzle World\").\n", "bww/bbw");
    row("an object below a mark, and a name that says another goal",
        "[Solved] Lights puzzle\n{\"board\":\"bw/wb\",\"goal\":\"either\",\"name\":\"all white\"}\n",
        "bw/wb");
    row("a row of hyphens that is a sign short", "#--#\n-##-\n---\n", "");
    row("a line of hyphens above signs of a table", "----------\n|-|\n-|-\n", "");
    row("negative numbers below a sentence with a dash", "My board - help!\n[[1,-1],[-1,1]]\n", "bw/wb");
}

} // namespace

void addSeveral(TextRows& row) {
    notationsBesideEachOther(row);
    linksInSentences(row);
    wordsWithSigns(row);
    for (const auto add :
         {rowsBesideLists, noBoardsBeside, listsWithNumbers, partsOfPages, boardsOnALineBesideRows,
          boardsWithThreeSigns, rowsBesideANameInWords, furtherSamples, targetsAndAnswers, numberedBoards})
        add(row);
}

} // namespace flip::test
