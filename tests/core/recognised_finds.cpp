#include "tests/core/recognised_texts.h"

namespace flip::test {

namespace {

const std::string sample = "bwwb/bbwb/bwwb/bwww";
const std::string lines = "bwwb\nbbwb\nbwwb\nbwww\n";

/// A mistake in a row must not make the other rows a board.
void mistakes(TextRows& row) {
    for (const char* wrong : {"bwwb\nbbwb\nbwwb\nbwwq\n", "qwwb\nbbwb\nbwwb\nbwww\n", "bwwb\nbbwb\nbwqq\n",
                              "bwwb\nbbwb\nbwwb\nbwwé\n", "bwwbb\nbbwbw\nbwwqw\nbwwww\nbbbbb\n",
                              "bwwb <- row 1\nbbwb\nbwwb\nbwww\n", "My board:\nbwwb\nbbwq\nbwww\n"})
        row(std::string("a mistake in a row: ") + wrong, wrong, "");
    row("a time", "10:01", "");
    row("two times", "09:10\n11:01", "");
    row("a form feed after the last row", "bwwb\nbbwb\nbwwb\nbwww\f", sample);
    row("a capital and a small letter are two signs", "XxxX\nXXxX\nXxxX\nXxxx\n", "wbbw/wwbw/wbbw/wbbb");
    row("capitals alone are one sign", "XXX\nXXX\n", "bbb/bbb");
}

/// The matrix that books show of a small board: a row for each press.
void matricesOfPresses(TextRows& row) {
    const std::string ofThree = "110100000\n111010000\n011001000\n100110100\n010111010\n001011001\n"
                                "000100110\n000010111\n000001011\n";
    row("a matrix of what each press flips", "The matrix of a 3x3 grid is:\n" + ofThree, "");
    row("the matrix of a row, typeset",
        "\\[ A = \\begin{pmatrix}\n1&1&0&0&0&0\\\\\n1&1&1&0&0&0\\\\\n0&1&1&1&0&0\\\\\n0&0&1&1&1&0\\\\\n"
        "0&0&0&1&1&1\\\\\n0&0&0&0&1&1\n\\end{pmatrix} \\]\n",
        "");
    row("the matrix of a torus",
        "toggle matrix of a row on a torus\n110001\n111000\n011100\n001110\n000111\n100011\n", "");
    std::string other = ofThree;
    other[4] = '1';
    row("a matrix that is another one by a digit", "This matrix:\n" + other,
        "bbwbbwwww/bbbwbwwww/wbbwwbwww/bwwbbwbww/wbwbbbwbw/wwbwbbwwb/wwwbwwbbw/wwwwbwbbb/wwwwwbwbb");
    row("a matrix of 2×2, which may be a board", "This matrix:\n1110\n1101\n1011\n0111\n",
        "bbbw/bbwb/bwbb/wbbb");
}

/// Rows whose signs stand apart, beside words: without one of them, the others would be another board.
void rowsBesideWords(TextRows& row) {
    row("a spaced row behind words", "The board is 1 0 1 1 0\n0 1 1 0 1\n1 0 1 1 1\n", "");
    row("words behind a spaced row", "b w w b w\nb b w b b\nb w w b w\nb b w w b <- last\n", "");
    row("a comment behind a spaced row", "1 0 1 1\n0 1 1 0\n1 0 1 1 // this one\n0 1 1 1\n", "");
    row("a spaced row with a sign that was misread", "b w w b\nb b w b\nb vv w b\nb w w w\n", "");
    row("a spaced row with one sign less, behind words", "Now it is: 1 0 1\n0 1 1 0\n1 0 1 1\n", "");
    row("a few signs among words above spaced rows", "1 of 2 and 1\n1 0 1 1\n0 1 1 0\n", "bwbb/wbbw");
    row("three signs in a row among words above six columns", "press 1 0 1 first\n1 0 1 1 0 1\n0 1 1 0 1 1\n",
        "bwbbwb/wbbwbb");
    row("as many words as signs above spaced rows", "w vs b wins\nb w w b\nb b w b\n", "bwwb/bbwb");
    row("letters of three columns above spaced rows", "A B C\n1 0 1\n0 1 0\n", "bwb/wbw");
    row("numbers of columns above spaced rows", "  1 2 3 4\na 1 0 1 1\nb 0 1 1 0\n", "bwbb/wbbw");
}

void programs(TextRows& row) {
    row("a command with a string", "printf 'bwwb\\nbbwb\\nbwwb\\nbwww\\n' | flipsolve", sample);
    row("a command with an option and a string", "echo -e \"bwwb\\nbbwb\\nbwwb\\nbwww\" | ./flip", sample);
    row("strings with line ends, a line each", "\"bwwb\\n\"\n\"bbwb\\n\"\n\"bwwb\\n\"\n\"bwww\\n\"\n",
        sample);
    row("strings in C, joined", "const char *b = \"bwwb\"\n    \"bbwb\"\n    \"bwwb\"\n    \"bwww\";\n",
        sample);
    row("a raw string in C++", "auto b = R\"(bwwb\nbbwb\nbwwb\nbwww)\";", sample);
    row("a string of lines in Python", "b = \"\"\"\nbwwb\nbbwb\nbwwb\nbwww\n\"\"\".split()\n", sample);
    row("a template string in JavaScript", "const b = `bwwb\nbbwb\nbwwb\nbwww`;", sample);
    row("strings that a program joins", "[\"bwwb\",\n \"bbwb\",\n \"bwwb\",\n \"bwww\"].join(\"\\n\")",
        sample);
    row("numpy, fractions", "[[1. 0. 0. 1.]\n [1. 1. 0. 1.]\n [1. 0. 0. 1.]\n [1. 0. 0. 0.]]", sample);
    row("fractions without brackets", "1.0 0.0 0.0 1.0\n1.0 1.0 0.0 1.0\n1.0 0.0 0.0 1.0\n1.0 0.0 0.0 0.0\n",
        sample);
    row("two columns of fractions, four rows", "1. 0.\n0. 1.\n1. 1.\n0. 0.\n", "bw/wb/bb/ww");
    row("numpy, reshaped", "np.array([1,0,0,1,1,1,0,1,1,0,0,1]).reshape(3, 4)", "bwwb/bbwb/bwwb");
    row("Matlab, reshaped", "reshape([1 0 0 1 1 1], 2, 3)", "bwb/wbb");
    row("Matlab, as displayed", "A =\n\n     1     0     1\n     0     1     0\n\n", "bwb/wbw");
    row("Matlab, continued lines", "A = [1,0,0,1; ...\n     1,1,0,1; ...\n     1,0,0,1; ...\n     1,0,0,0]",
        sample);
    row("R, the number of rows by its place", "matrix(c(1,0,1,0,1,0), 2)", "bbb/www");
    row("R, both sides by their places", "matrix(c(1,0,1,0,1,0), 2, 3, byrow = TRUE)", "bwb/wbw");
    row("C#, lists of its own in a list", "int[][] g = { new[]{1,0,0,1}, new[]{1,1,0,1}, new[]{0,0,0,0} };",
        "bwwb/bbwb/wwww");
    row("OCaml", "let g = [| [|1; 0; 0; 1|]; [|1; 1; 0; 1|] |]", "bwwb/bbwb");
    row("JSON with a target that is missing", "{\"board\":\"bw/wb\",\"goal\":\"target\"}", "");
    row("two arrays in C", "int a[2][4] = {{1,0,0,1},{0,1,0,0}};\nint b[1][4] = {{1,1,1,1}};\n",
        "bwwb/wbww + bbbb");
    row("a program in Python",
        "import numpy as np\n\nboard = [[1,0,0,1],[1,1,0,1],[1,0,0,1],[1,0,0,0]]\nprint(solve(board))\n",
        sample);
    row("Scheme", "((#t #f #f #t) (#t #t #f #t))", "bwwb/bbwb");
    row("JSON with a goal and slashes", "{\"board\": \"bw/wb\", \"goal\": \"white\"}", "white: bw/wb");
    row("a board and places in brackets", "bwwb\nbbwb\n\nI pressed (1,1), (2,2).\n", "bwwb/bbwb");
    row("a board and its presses in JSON", "{\"grid\":[[1,0,1],[0,1,0]],\"presses\":[[1,1],[2,2]]}",
        "white: bwb/wbw", "leetcode1284", true);
    row("JSON with another name for a torus", "{\"board\":[\"bw\",\"wb\"],\"toroidal\":true}",
        "either torus .*./***/.*. bw/wb");
    row("JSON with a torus that is none", "{\"board\":[\"bw\",\"wb\"],\"wraparound\":false}", "bw/wb");
    row("JSON that contradicts itself", "{\"board\":[\"bw\",\"wb\"],\"edges\":\"clipped\",\"torus\":true}",
        "");
    row("JSON that contradicts itself the other way",
        "{\"board\":[\"bw\",\"wb\"],\"edges\":\"torus\",\"torus\":false}", "");
    row("JSON whose objects have goals of their own",
        "{\"board\":\"bww/wbw\",\"goal\":\"white\"}\n{\"board\":\"bbw/wbw\",\"goal\":\"black\"}\n",
        "white: bww/wbw + black: bbw/wbw");
    row("JSON of which one object has a goal",
        "[{\"board\":\"bww/wbw\"},{\"board\":\"bbw/wbw\",\"goal\":\"black\"}]", "bww/wbw + black: bbw/wbw");
    row("JSON with a goal, and a name that says another",
        "{\"board\":\"bw/wb\",\"goal\":\"either\",\"name\":\"All lights off\"}", "bw/wb");
    row("JSON with a torus around its levels",
        "{\"torus\":true,\"levels\":[{\"board\":\"bw/wb\"},{\"board\":\"bb/wb\",\"torus\":false}]}",
        "either torus .*./***/.*. bw/wb + bb/wb");
    row("JSON with a torus in numbers around its levels", "{\"wrap\":1,\"levels\":[{\"board\":\"bw/wb\"}]}",
        "either torus .*./***/.*. bw/wb");
    row("JSON with edges around a level that says itself that it is no torus",
        "{\"edges\":\"torus\",\"levels\":[{\"board\":\"bw/wb\",\"torus\":false},{\"board\":\"bb/wb\"}]}",
        "bw/wb + either torus .*./***/.*. bb/wb");
    row("JSON with a pattern beside its puzzle, not around it",
        "{\"ui\":{\"pattern\":\"***/***/***\"},\"puzzle\":{\"board\":\"bw/wb\"}}", "bw/wb");
    row("JSON with two patterns around a level, of which the nearer one counts",
        "{\"pattern\":\"***/***/***\",\"pack\":{\"pattern\":\"*.*/.*./*.*\",\"levels\":[{\"board\":\"bw/"
        "wb\"}]}}",
        "either clipped *.*/.*./*.* bw/wb");
    row("JSON with a pattern around its levels",
        "{\"pattern\":\"***/***/***\",\"levels\":[{\"board\":\"bw/wb\"}]}",
        "either clipped ***/***/*** bw/wb");
    row("JSON with a pattern inside its rule",
        "{\"board\":\"bw/wb\",\"rule\":{\"pattern\":[\"*.*\",\".*.\",\"*.*\"]}}",
        "either clipped *.*/.*./*.* bw/wb");
    row("JSON with a goal in its options",
        "{\"board\":\"bw/wb\",\"edges\":\"torus\",\"options\":{\"goal\":\"white\"}}",
        "white torus .*./***/.*. bw/wb");
    row("JSON with a goal in words around its levels",
        "{\"goal\":\"Turn all lights on\",\"levels\":[{\"board\":\"bw/wb\"}]}", "black: bw/wb");
    row("two objects of JSON with a comma between", "{\"board\":\"bw/wb\"}, {\"board\":\"bb/wb\"}\n",
        "bw/wb + bb/wb");
    row("two objects of JSON with a semicolon between", "{\"board\":\"bw/wb\"}; {\"board\":\"bb/wb\"};\n",
        "bw/wb + bb/wb");
    row("Lights Out with another goal", "Lights Out board:\n\n1 0 1\n0 1 0\n1 1 0\n\nTurn all lights on.\n",
        "black: bwb/wbw/bbw");
    row("a variant of Lights Out",
        "1 0 1\n0 1 0\n1 1 0\n\nIn this variant of Lights Out the goal is to turn all lights on.\n",
        "black: bwb/wbw/bbw");
    row("JSON with a width and a height", "{\"width\":4,\"height\":2,\"board\":\"10011101\"}", "bwwb/bbwb");
    row("JSON with cols", "{\"rows\":2,\"cols\":4,\"board\":\"10011101\"}", "bwwb/bbwb");
    row("JSON with line ends in its string", "{\"board\":\"bwwb\\nbbwb\\nbwwb\\nbwww\"}", sample);
    row("JSON of flipsolve, set in lines",
        "[\n  {\n    \"puzzle\": {\n      \"rows\": 2,\n      \"columns\": 2,\n      \"board\": \"bw/wb\",\n"
        "      \"goal\": \"white\"\n    },\n    \"presses\": [[1, 2]]\n  }\n]\n",
        "white: bw/wb");
    row("pictures in a list, with the sign that they are pictures",
        "[\"\u26AB\uFE0F\u26AA\uFE0F\", \"\u26AA\uFE0F\u26AB\uFE0F\"]", "bw/wb");
    row("a raw string of one row", "auto row = R\"(bwwbw)\";\n", "bwwbw");
    row("check boxes below a heading", "My board:\n[x] [ ]\n[ ] [x]\n", "bw/wb");
    row("JSON with two boards", "[{\"board\":[\"bw\",\"wb\"]},{\"board\":[\"bb\",\"ww\"]}]", "bw/wb + bb/ww");
    row("JSON with a goal that nobody knows", "{\"board\": \"bw/wb\", \"goal\": \"purple\"}", "");
}

void wholePuzzles(TextRows& row) {
    const std::string other = "white clipped .../.*./... bb/bb";
    row("a puzzle line below a heading", "my board:\n" + other + "\n", other);
    row("a puzzle line below a comment", "# all of them\n" + other + "\n// the end\n", other);
    row("a puzzle line with a blank line before it", "\n\n  " + other + "\n", other);
    row("the rows of a board below its puzzle line", "white clipped .*./***/.*.\nbww\nwww\nwwb\n",
        "white: bww/www/wwb");
    row("two puzzle lines above their rows",
        "white clipped .*./***/.*.\r\n\r\nbww\r\nwwb\r\nblack torus ***/***/***\r\nbw\r\nwb\r\n",
        "white: bww/wwb + black torus ***/***/*** bw/wb");
    row("a puzzle line above rows of different lengths", "white clipped .*./***/.*.\nbww\nww\n", "");
    row("a puzzle line whose pattern is cut", "white clipped .../.*./.. bb/bb\n", "");
    row("a puzzle line whose masks are cut", "white table 842 bb/bb\n", "");
    row("a puzzle line whose edges nobody knows", "white klipped .../.*./... bb/bb\n", "");
    row("a puzzle line without its target", "target clipped .../.*./... bb/bb\n", "");
    row("a puzzle line with another target", "target clipped .../.*./... bb/bb ww/w\n", "");
    row("a puzzle line, and one that is wrong", other + "\nwhite klipped .../.*./... bb/bb\n", "");
    row("puzzle lines with a word between", other + "\nhello\n" + other + "\n", "");
    row("a sentence that begins with a goal", "white and black alternate on a torus:\nbwb\nwbw\nbwb\n",
        "either torus .*./***/.*. bwb/wbw/bwb");

    const std::string rule = "\"pattern\": [[0,0,0],[0,1,0],[0,0,0]]";
    row("JSON with lists for its pattern", "{\"board\":\"bb/bb\",\"goal\":\"white\"," + rule + "}", other);
    row("JSON with lists for all", "{\"board\":[[1,1],[1,1]],\"goal\":\"white\"," + rule + "}", other);
    row("JSON with names in capitals", "{\"Board\":\"bb/bb\",\"Goal\":\"white\",\"Pattern\":\".../.*./...\"}",
        other);
    row("JSON with a board in one row", "{\"rows\":2,\"columns\":2,\"board\":\"bwbw\"}", "bw/bw");
    row("JSON with slashes as PHP writes them", "{\"board\":\"bw\\/wb\"}", "bw/wb");
    row("JSON of Python", "{\"board\": \"bww/wwb/bww\", \"torus\": True, \"goal\": None}",
        "either torus .*./***/.*. bww/wwb/bww");
    row("JSON with other signs on a torus", "{\"board\":[\"xx.\",\".x.\",\"...\"],\"torus\":true}",
        "either torus .*./***/.*. bbw/wbw/www");
    row("JSON with other rows than it says", "{\"rows\":3,\"columns\":2,\"board\":\"bw/wb\"}", "");
    row("JSON with other columns than it says", "{\"rows\":2,\"columns\":3,\"board\":\"bw/wb\"}", "");
    row("JSON with a size in words", "{\"rows\":\"two\",\"board\":\"bw/wb\"}", "");
    row("JSON with lists for its masks", "{\"board\":\"bw/wb\",\"table\":[[1],[2],[3],[4]]}", "");
    row("JSON with a number for its goal", "{\"board\":\"bw/wb\",\"goal\":1}", "");
    row("JSON with a list for its torus", "{\"board\":\"bw/wb\",\"torus\":[1]}", "");
    row("JSON with an object for its pattern", "{\"board\":\"bw/wb\",\"pattern\":{\"plus\":1}}", "");
    row("JSON without its last bracket", "{\"board\":\"bb/bb\",\"edges\":\"torus\"\n", "");
    row("JSON without a comma", "{\"board\":\"bb/bb\" \"edges\":\"torus\"}", "");
    row("JSON with a name without marks", "{\"board\":\"bb/bb\", edges:\"torus\"}",
        "either torus .*./***/.*. bb/bb");
    row("emphasis with a mark that is parted", "**0 1 1* *\n**1 0 1* *\n", "wbb/bwb");
    row("JSON with a name without its first mark", "{\"board\":\"bb/bb\", edges\":\"torus\"}", "");
    row("JSON with a second puzzle that is cut", "{\"board\":\"bb/bb\"}\n{\"board\":\"bw/wb\",\"goal\":\"wh",
        "");
    row("JSON and a sentence", "{\"board\":\"bw/wb\"}\nCan you solve it?\n", "bw/wb");
}

void tables(TextRows& row) {
    row("CSV with empty cells", "1,,,1\n1,1,,1\n1,,,1\n1,,,\n", sample);
    row("CSV, one in each row", "1,,\n,1,\n,,1\n", "bww/wbw/wwb");
    row("CSV, four ones in four rows of five", "1,1,,1,1\n,1,1,1,1\n1,1,1,1,\n1,1,1,,1\n",
        "bbwbb/wbbbb/bbbbw/bbbwb");
    row("a spreadsheet's crosses", "x\t\t\tx\nx\tx\t\tx\nx\t\t\tx\nx\t\t\t\n", sample);
    row("a spreadsheet of colours", "black\twhite\nwhite\tblack\n", "bw/wb");
    row("a spreadsheet of groups is no table", "bw\twb\nwb\tbw\n", "bwwb/wbbw", "", true);
    row("an ASCII table of crosses",
        "+---+---+\n| x |   |\n+---+---+\n|   | x |\n+---+---+\n| x | x |\n+---+---+\n", "bw/wb/bb");
    row("Markdown with two named columns", "| A | B |\n|:--|--:|\n| 1 | 0 |\n| 0 | 1 |\n| 1 | 1 |\n",
        "bw/wb/bb");
    row("a list of hyphens", "- bwwb\n- bbwb\n- bwwb\n- bwww\n", sample);
    row("a list of asterisks", "* bwwb\n* bbwb\n* bwwb\n* bwww\n", sample);
    row("a list of three columns", "* bww\n* bbw\n* bww\n* bww\n", "bww/bbw/bww/bww");
    row("a comment", "# bwwb\n# bbwb\n# bwwb\n# bwww\n", sample);
    row("asterisks before rows of letters", "* b w w\n* b b w\n", "bww/bbw");
    row("hyphens between boards", "bwb\nwbw\nbwb\n---\nwww\nwbw\nwww\n", "bwb/wbw/bwb + www/wbw/www");
    row("equals signs between boards", "101\n010\n101\n===\n000\n010\n000\n", "bwb/wbw/bwb + www/wbw/www");
    row("a row of hyphens is a row", "xxx\n---\nxxx\n", "bbb/www/bbb");
    row("a size in letters", "4x4\n" + lines, sample);
    row("a size in two numbers", "4 4\n" + lines, sample);
    row("a side", "4\n" + lines, sample);
    row("a name and a side", "n = 3\nbwb\nwbw\nbwb\n", "bwb/wbw/bwb");
    row("how many boards", "2\n" + lines + "wwww\nwwww\nwwww\nwwww\n", sample + " + wwww/wwww/wwww/wwww");
    row("a size that is not that of the board", "5 5\n" + lines, "");
}

void pages(TextRows& row) {
    row("a link among words", "Try this: flip:bw/wb?goal=white, it is hard!", "white: bw/wb");
    row("a link in brackets", "<flip:bw/wb?goal=white>", "white: bw/wb");
    row("a link in Markdown", "[a puzzle](flip:bw/wb?goal=white)", "white: bw/wb");
    row("a link in a web page", "<p><a href=\"flip:bw/wb?goal=white&amp;edges=clipped\">bw/wb</a></p>",
        "white: bw/wb");
    row("a link in capitals", "FLIP:bw/wb?goal=white", "white: bw/wb");
    row("words that look like a link", "flip: a coin\n\n" + lines, sample);
    row("nine signs among words", "Dear all,\nmy board is\nbwwbbbwbb\nthanks\n", "bww/bbb/wbb");
    row("eight signs among words", "Dear all,\nmy board is\nbwwbbbwb\nthanks\n", "");
    row("three groups of signs among words", "Dear all,\nmy board is\nbwb bwb wwb\nthanks\n", "bwb/bwb/wwb");
    row("two groups of signs among words", "Dear all,\nmy board is\nbw wb\nthanks\n", "");
    row("a mail and its quotation",
        "Hi Anna,\n\non Tuesday you wrote:\n> Can you solve this?\n>\n> bwwb\n> bbwb\n> bwwb\n> bwww\n>\n> "
        "Robert\n\n"
        "No, I can't.\nIt is hard.\nSorry,\nAnna\n",
        sample);
    row("fewer lines with marks than without, and no blanks behind them",
        ">bw\n>wb\nNow this one:\nbwwb\nbbwb\nbwwb\nbwww\n", sample);
    row("a statement with three samples",
        "Example 1:\n\nInput: mat = [[0,0],[0,1]]\nOutput: 3\n\nExample 2:\n\nInput: mat = [[0]]\nOutput: "
        "0\n\n"
        "Example 3:\n\nInput: mat = [[1,0,0],[1,0,0]]\nOutput: -1\n",
        "white: ww/wb + white: w + white: bww/bww", "leetcode1284", true);
    row("two samples of one row each, which may be squares",
        "Sample Input 1\nbwwbbbwbb\n\nSample Input 2\nwwwbwwwbb\n", "bww/bbb/wbb + www/bww/wbb");
    row("a statement with two samples in Korean",
        "예제 입력 1\n3\n000\n010\n예제 출력 1\n3\n예제 입력 2\n2\n00\n11\n예제 출력 2\n1\n",
        "target clipped .*./***/.*. www wbw + target clipped .*./***/.*. ww bb", "boj2138");
    const std::string sampleLines = "bwwb\nbbwb\nbwwb\nbwww\n";
    row("coordinates before a board", "I pressed (1,1) already:\n" + sampleLines);
    row("coordinates at the beginning", "(1,1) is a corner.\n" + sampleLines);
    row("coordinates in brackets", "I think [1,1] and [0,1] are wrong\n" + sampleLines);
    row("a size with a leading zero, as no judge prints it", "1 01\n1\n", "");
    row("rows of two signs with commas between", "10,01\n01,10\n11,10\n", "bwwb/wbbw/bbbw");
    row("empty cells between bars", "| x |  |\n|  | x |\n| x | x |\n", "bw/wb/bb");
    row("empty cells between drawn bars", "│ x │  │\n│  │ x │\n│ x │ x │\n", "bw/wb/bb");
    row("empty cells between double bars", "║ x ║  ║\n║  ║ x ║\n║ x ║ x ║\n", "bw/wb/bb");
    row("empty cells between heavy bars", "┃ x ┃  ┃\n┃  ┃ x ┃\n┃ x ┃ x ┃\n", "bw/wb/bb");
    row("two pieces in bold", "**10** 01\n01 10\n", "bwwb/wbbw");
    row("rows in bold", "**bwwb**\n**bbwb**\n**bwwb**\n**bwww**\n", "bwwb/bbwb/bwwb/bwww");
    row("rows in bold among prose", "Solve this:\n\n**bwwb**\n**bbwb**\n**bwwb**\n**bwww**\n",
        "bwwb/bbwb/bwwb/bwww");
    row("slanted rows", "_1001_\n_1101_\n_1001_\n_1000_\n", "bwwb/bbwb/bwwb/bwww");
    row("asterisks at both ends beside another black sign", "*..*\n*.#*\n", "");
    row("asterisks at both ends of all rows", "*..*\n*.**\n", "bwwb/bwbb");
    row("rows that Markdown is to number", "1. bwwb\n1. bbwb\n1. bwwb\n1. bwww\n", "bwwb/bbwb/bwwb/bwww");
    row("a list with bullets among prose", "My board:\n\n* bwwb\n* bbwb\n* bwwb\n* bwww\n\nThanks");
}

void masks(TextRows& row) {
    row("a mask that is the same from both ends", "0x8142241818244281",
        "bwwwwwwb/wbwwwwbw/wwbwwbww/wwwbbwww/wwwbbwww/wwbwwbww/wbwwwwbw/bwwwwwwb");
    row("a mask in hexadecimal, five by five", "0x1000001", "bwwww/wwwww/wwwww/wwwww/wwwwb");
    row("a mask as C writes it", "0x1BB9UL;", "bwwb/bbwb/bbwb/bwww", "", true);
    row("a mask in binary, in groups", "0b0001_1011_1011_1001", "bwwb/bbwb/bbwb/bwww", "", true);
    row("a mask with a name", "mask = 7097", "bwwb/bbwb/bbwb/bwww", "", true);
    row("a mask in decimal, five by five", "16777217", "bwwww/wwwww/wwwww/wwwww/wwwwb");
    row("a decimal number too large for a mask", "33554432", "");
}

void judges(TextRows& row) {
    row("BOJ 2138", "3\n000\n010\n", "target clipped .*./***/.*. www wbw", "boj2138");
    row("two rows of two may be two judges'", "2\n01\n10\n", "white: wb/bw", "krzyzyk", true);
    row("a column of digits is a board", "1\n1\n0\n", "b/b/w");
    row("BOJ 1080", "1 3\n000\n000\n", "target table 000 www www", "boj1080");
    row("BOJ 1080, three columns", "2 3\n000\n111\n000\n111\n", "target table 000000000 www/bbb www/bbb",
        "boj1080");
    row("POJ 1830", "1\n2\n0 0\n1 1\n1 2\n0 0\n", "target table d ww bb", "poj1830");
    row("P2962", "3 3\n1 2\n2 3\n3 1\n", "black table ff8 www", "luogu-p2962");
    row("programming.in.th 1118", "2\n0 0\n0 0\n1 0\n0 1\n", "target clipped .*./***/.*. ww/ww bw/wb",
        "programming-in-th-1118");
    row("oidashi B", "2 2\n01\n11\n1\n0 0\n", "white table 0db7 wb/bb", "oidashi-b");
}

void tablesBesideWords(TextRows& row) {
    const std::string table = "  A B C\n1 X . X\n2 . X .\n3 X X .\n";
    row("a table below words", "Help me\n" + table, "bwb/wbw/bbw");
    row("a table above a goal", table + "All off please\n", "white: bwb/wbw/bbw");
    row("a table in Markdown below words",
        "Solve:\n|   | A | B |\n|---|---|---|\n| 1 | X | . |\n| 2 | . | X |\n", "bw/wb");
    row("rows with numbers, of which one is beside words", "First row: 1 X . X\n2 . X .\n3 X X .\n", "");
    row("numbered rows below one that is beside words", "The top row: X . X\n1 . X .\n2 X X .\n", "");
    row("two tables with words between", table + "and\n" + table, "");
    row("other words in a table", "Help me\n1 alpha . X\n2 . X .\n", "");
    row("rows with colons, of which the last may be a caption", "All off please\nX:X\n:X:\nXX:\n",
        "white: bwb/wbw/bbw");
    row("rows above a list of another board", "bwww\nwwww\nwwww\nwwww\n[[1,1],[1,1]]\n",
        "bwww/wwww/wwww/wwww + bb/bb");
    row("rows above a link to another board", "bwww\nwwww\nwwww\nwwww\n\nflip:bw/wb\n", "");
    row("rows below JSON of another board", "{\"board\":\"bw/wb\"}\nbwww\nwwww\nwwww\n", "");
    for (const char* sentence : {"The board bbb/bwb is easy.", "Easy: bbb/bwb"}) {
        row(std::string("a link below another board: ") + sentence,
            std::string(sentence) + "\nflip:bww/wbw\n", "");
        row(std::string("a link above another board: ") + sentence,
            std::string("flip:bww/wbw\n") + sentence + "\n", "");
    }
    row("a link and where its solution leads", "flip:bww/wbw\nIt leads to www/www.\n", "bww/wbw");
    row("a link and its board in a sentence", "flip:bww/wbw is the board bww/wbw.\n", "bww/wbw");
    row("a link beside a table in a web page",
        "<table><tr><td>b<td>b<td>w</tr><tr><td>w<td>w<td>w</tr></table><p>flip:bww/wbw</p>", "");
    row("a link below the same board in rows", "bw\nwb\n\nflip:bw/wb?goal=white\n", "white: bw/wb");
    row("samples as Codeforces has them", "Input\nbwwb\nbbwb\nbwwb\nbwww\nOutput\n4\n", sample);
    row("a board above a heading that is no sample's", "First\n010\n111\n010\n\n**Input**\n101\n010\n111\n",
        "wbw/bbb/wbw + bwb/wbw/bbb");
    row("two samples as Codeforces has them", "Input\nbwb\nwbw\nOutput\n4\nInput\nbww\nbbw\nOutput\n2\n",
        "bwb/wbw + bww/bbw");
    row("two samples with blank lines between", "Input\nbwb\nwbw\nOutput\n4\n\nInput\nbww\nbbw\nOutput\n2\n",
        "bwb/wbw + bww/bbw");
    row("samples and another board below", "Input\nbw\nwb\nOutput\n2\n\nHard\n\nbb\nwb\n", "");
    row("samples with bold headings", "**Input**\n\n3 3\n1 0 0\n0 0 0\n0 0 1\n\n**Output**\n\n4\n",
        "white: bww/www/wwb", "poj3279");
}

void wideLines(TextRows& row) {
    row("rows with a blank line between each", "10101\n\n01010\n\n11111\n", "bwbwb + wbwbw + bbbbb", "",
        true);
    row("rows with a line between each", "---\n101\n---\n010\n---\n", "bwb + wbw", "", true);
    row("rows with a blank line between each, below words",
        "My board, from Word:\n\n10101\n\n01010\n\n11111\n\nThanks\n", "bwbwb/wbwbw/bbbbb");
    row("attributes of XML",
        "<puzzle goal=\"white\" torus=\"true\"><row>101</row><row>010</row><row>111</row></puzzle>",
        "white torus .*./***/.*. bwb/wbw/bbb");
}

/// Of programs and books, and no boards.
void noMatrices(TextRows& row) {
    for (const char* text : {"np.argwhere(board)\narray([[0, 0],\n       [0, 1],\n       [1, 1]])\n",
                             "np.where(board)\n(array([0, 0, 1]), array([0, 1, 1]))\n",
                             "(array([0, 0, 1]), array([0, 1, 1]))\n",
                             "<3x3 sparse matrix>\n  (0, 0)\t1\n  (0, 1)\t1\n  (1, 1)\t1\n",
                             "  (0, 0)\t1\n  (0, 1)\t1\n",
                             "on: (0, 1), (1, 0), (1, 1)\nsize: 3x3\n",
                             "lit: 0,0 0,1 1,0\n",
                             "path = [[0,0],[0,1],[1,1]]\n",
                             "np.eye(2) + [[1,0],[0,1]]\n",
                             "sorted([[1,0],[0,1]])\n",
                             "[[1,0],[0,1]].map(r => r.map(c => 1 - c))\n",
                             "row col\n0 1\n1 0\n1 1\n",
                             "1 0 1 | 1\n0 1 0 | 0\n1 1 1 | 1\n",
                             "[1 0 1 | 1]\n[0 1 0 | 0]\n[1 1 1 | 1]\n",
                             "101|1\n010|0\n111|1\n",
                             "[1 0 1] [1]\n[0 1 0] [0]\n[1 1 1] [1]\n",
                             "[[1 0 1]   [[0 0 1]\n [0 1 0]    [1 1 0]\n [1 1 1]]    [1 0 1]]\n",
                             "[0, 1, 1]\n[[1 0 1]\n [0 1 0]\n [1 1 1]]\n",
                             "[([[1,0,1],[0,1,0],[1,1,1]], 1), ([[0,0,0],[0,1,0],[0,0,0]], 1)]\n",
                             "board = [[1,0,1],[0,1,0],[1,1,1]]\nboard[0] = [0,0,0]\n"})
        row(std::string("no matrix: ") + text, text, "");
    for (const char* text :
         {"board = [[1,0],[0,1]]\nprint(np.count_nonzero(board))\nprint(np.argwhere(board))\n",
          "np.where(a > 2, 1, 0)\n[[1 0]\n [0 1]]\n", "csr_matrix([[1,0],[0,1]])\n"})
        row(std::string("a matrix: ") + text, text, "white: bw/wb", "leetcode1284", true);
    row("a program that makes other matrices, too", "board = [[1,0],[0,1]]\nA = np.eye(4)\n", "white: bw/wb",
        "leetcode1284", true);
    row("a matrix below a count", "print(np.count_nonzero(board))\n[[1 0]\n [0 1]]\n", "bw/wb");
    row("two columns with a bar between", "1 | 0\n0 | 1\n1 | 1\n", "bw/wb/bb");
    row("two halves with a bar between", "10 | 01\n01 | 10\n", "bwwb/wbbw", "", true);
}

} // namespace

void addFinds(TextRows& row) {
    matricesOfPresses(row);
    for (const auto add : {mistakes, rowsBesideWords, programs, wholePuzzles, tables, tablesBesideWords,
                           pages, masks, judges, wideLines, noMatrices})
        add(row);
}

} // namespace flip::test
