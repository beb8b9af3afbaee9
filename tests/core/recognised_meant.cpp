// Texts as a stranger had them on the clipboard, and what was meant by them.

#include "tests/core/recognised_texts.h"

namespace flip::test {

namespace {

const std::string rows = "101\n010\n111\n";
const std::string letters = "bwb\nwbw\nbbb\n";
const std::string board = "bwb/wbw/bbb";
const std::string target = "target clipped .*./***/.*. " + board + " wwb/bbw/bwb";

/// The sentence is the name of its row.
void said(TextRows& row, const std::string& sentence, const std::string& expected,
          const std::string& below = rows) {
    row(sentence, sentence + "\n" + below, expected);
}

/// The board begins in the line of the words.
void goalsOnTheLine(TextRows& row) {
    const auto each = [&](const std::string& text, const std::string& expected) {
        row(text, text + "\n", expected);
    };
    row("a goal and a list on its line", "Turn all lights off: [[1,0,1],[0,1,0],[1,1,1]]\n",
        "white: " + board, "leetcode1284", true);
    row("the other goal and a list on its line", "Turn all lights on: [[1,0,1],[0,1,0],[1,1,1]]\n",
        "black: " + board);
    each("Make all zeros: [1 0 1; 0 1 0; 1 1 1]", "white: " + board);
    each("flip all to 0: 101/010/111", "white: " + board);
    each("Turn everything off: 101/010/111", "white: " + board);
    each("All off: [1 0 1; 0 1 0; 1 1 1]", "white: " + board);
    each("Set all to 0: 101/010/111", "white: " + board);
}

void goals(TextRows& row) {
    said(row, "turn all lights off (black = on)", "white: " + board, letters);
    said(row, "Turn all lights off, black means lit", "white: " + board, letters);
    said(row, "Make all pieces white (black = 1)", "white: " + board, letters);
    said(row, "Make all white, black moves first", "white: " + board, letters);
    said(row, "turn all lights off (white = on)", "black: " + board, letters);
    said(row, "Turn all lights off one by one", "white: " + board);
    said(row, "Make all zeros (ones are lit)", "white: " + board);
    said(row, "until every cell becomes 1", "black: " + board);
    said(row, "You win if all lights are off.", "white: " + board);
    said(row, "light up everything", "black: " + board);
    said(row, "switch off everything", "white: " + board);
    said(row, "Ziel des Spiels ist es, alle Lichter auszuschalten.", "white: " + board);
    said(row, "Alle Felder müssen auf 0 stehen.", "white: " + board);
    said(row, "目标是让所有的灯都熄灭", "white: " + board);
    said(row, "求最少操作次数使矩阵全为0", "white: " + board);
    row("a wish in comments, wrapped before its last word", "// Turn all lights\n//off.\n" + letters,
        "white: " + board);
    row("a quoted wish, wrapped before its last word", "> Turn all lights\n> off.\n" + letters,
        "white: " + board);
    said(row, "Hay que apagar todas las luces.", "white: " + board);
    said(row, "Нужно погасить все лампы.", "white: " + board);
    said(row, "1 für weiß, 0 für schwarz. Alles schwarz machen.", "black: wbw/bwb/www");
    said(row, "Turn all the lights off.", "white: " + board, "🟩⬛🟩\n⬛🟩⬛\n🟩🟩🟩\n");
    said(row, "all white or all black", board, "[[1,0,1],[0,1,0],[1,1,1]]\n");
}

void otherGoals(TextRows& row) {
    const std::string list = "[[1,0,1],[0,1,0],[1,1,1]]\n";
    const std::string matrix = "$$\\begin{pmatrix}1&0&1\\\\0&1&0\\\\1&1&1\\end{pmatrix}$$\n";
    said(row, "Turn all lights off 1 by 1", "white: " + board);
    said(row, "Turn all on - off is not good enough", "black: " + board);
    said(row, "The usual goal is all off, but here the goal is all on.", "black: " + board);
    said(row, "Make all 0, 1 press flips 5 cells", "white: " + board);
    said(row, "deactivate all cells", "white: " + board);
    said(row, "zero the grid", "white: " + board);
    said(row, "illuminate all cells", "black: " + board);
    said(row, "light up the whole board", "black: " + board);
    said(row, "Il faut éteindre toutes les lampes.", "white: " + board);
    said(row, "開燈遊戲：把所有燈都點亮", "black: " + board);
    said(row, "Make all the same colour", board, list);
    for (const char* const alike :
         {"Any single colour will do.", "Bis alle die gleiche Farbe haben.",
          "Alle sollen dieselbe oder die selbe Farbe haben.", "Toutes de la même couleur.",
          "Todas del mismo color.", "Tutte dello stesso colore.", "Todas da mesma cor.",
          "Allemaal dezelfde kleur.", "使所有棋子同色", "把所有格子变成同一种颜色", "すべて同じ色にする",
          "모두 같은 색으로", "Сделать все фишки одного цвета."})
        said(row, alike, board, list);
    said(row, "Flip Game", board, list);
    said(row, "Turn all lights off, in a formula", "white: " + board, matrix);
    said(row, "Make all zeros on a torus:", "white torus .*./***/.*. " + board, matrix);
    said(row, "Lights Out, in binary", "", "0b101010111\n");
}

void otherRules(TextRows& row) {
    const std::string block = "either clipped ***/***/*** " + board;
    const std::string torus = "either torus .*./***/.*. " + board;
    for (const char* sentence : {"8-neighborhood", "8-connected", "diagonals count as well",
                                 "Ein Druck dreht den Stein und seine acht Nachbarn um."})
        said(row, sentence, block);
    for (const char* sentence : {"The edges loop around to the other side", "neighbours are taken modulo n",
                                 "Das Spielfeld ist an den Rändern verbunden.", "Das Feld ist zyklisch."})
        said(row, sentence, torus);
    for (const char* sentence :
         {"In one move you flip an entire row or an entire column.", "Flip any single row", "on a sphere",
          "three-state lights out", "triangular grid"})
        said(row, sentence, "");
}

void rules(TextRows& row) {
    const std::string block = "either clipped ***/***/*** " + board;
    const std::string torus = "either torus .*./***/.*. " + board;
    said(row, "the center is off and the 8 cells around it are on", board);
    said(row, "For all eight boards the answer is 4", board);
    said(row, "In contrast to the king's move version only 4 neighbours change.", board);
    said(row, "Unlike in the usual game, pressing flips all eight neighbours, too.", block);
    said(row, "The light itself is not lit", board);
    said(row, "Pressing toggles the four diagonal neighbours but not the cell itself",
         "either clipped *.*/.../*.* " + board);
    said(row, "Each button flips itself and its 8 adjacent lights.", block);
    said(row, "Each button flips itself and the 8 lights surrounding it.", block);
    said(row, "Each move flips the 3x3 neighborhood of the cell.", block);
    said(row, "I don't know whether the edges wrap around", board);
    said(row, "wrap it up please", board);
    said(row, "wrap=True", torus);
    said(row, "wrapping enabled", torus);
    said(row, "棋盘是循环的", torus);
    said(row, "Die Ränder sind verbunden (links mit rechts, oben mit unten).", torus);
}

void rowsInBrackets(TextRows& row) {
    const std::string first = "[1, 0, 1]\n[0, 1, 0]\n[1, 1, 1]\n";
    const std::string second = "[0, 0, 1]\n[1, 1, 0]\n[1, 0, 1]\n";
    row("two boards of rows in brackets", first + "\n" + second, board + " + wwb/bbw/bwb");
    row("rows in brackets with a blank line between all", "[1, 0, 1]\n\n[0, 1, 0]\n\n[1, 1, 1]\n", board);
    row("a start and a target of rows in brackets", "Start:\n" + first + "Target:\n" + second, target);
    row("a start and a target beside each other",
        "[1, 0, 1] -> [0, 0, 1]\n[0, 1, 0] -> [1, 1, 0]\n[1, 1, 1] -> [1, 0, 1]\n", target);
    row("rows in brackets beside each other", "[1,0,1],[0,0,1]\n[0,1,0],[1,1,0]\n", "bwb/wbw + wwb/bbw");
    row("a name beside the row in the middle", "    [1 0 1]\nA = [0 1 0]\n    [1 1 1]\n", board);
    row("a name behind the row in the middle", "[1 0 1]\n[0 1 0] = A\n[1 1 1]\n", board);
    row("boards and the numbers that they lead to",
        "[\"101\",\"010\",\"111\"] -> 4\n[\"000\",\"010\",\"000\"] -> 1\n", board + " + www/wbw/www");
    row("rows that are appended", "b = []\nb.append([1,0,1])\nb.append([0,1,0])\nb.append([1,1,1])\n", board);
    row("a binary number behind a name", "board: 0b101010111\n", "bbb/wbw/bwb", "", true);
    row("rows after zeros", "b = np.zeros((2,2), int)\nb[0] = [1,0]\nb[1] = [0,1]\n", "");
}

void shapes(TextRows& row) {
    row("a flat list that C declares", "int g[2][8] = {1,0,1,0,1,0,1,1, 0,0,0,0,1,1,1,1};\n",
        "bwbwbwbb/wwwwbbbb");
    row("rows that C declares", "int g[2][3] = {1,0,1,0,1,0};\n", "bwb/wbw");
    row("fewer values than C declares", "int g[3][3] = {1,0,1,0,1,0};\n", "");
    row("a side that follows from the other", "np.array([1,0,1,0,1,0,1,1]).reshape(-1,4)\n", "bwbw/bwbb");
    row("the other side that follows", "np.array([1,0,1,0,1,0,1,1]).reshape(2, -1)\n", "bwbw/bwbb");
    row("a view of a tensor", "torch.tensor([1,0,1,0,1,0]).view(2,3)\n", "bwb/wbw");
    row("a matrix of R in lines", "m = matrix(c(1,0,1,\n             0,1,0,\n             1,1,0), nrow=3)\n",
        "bwb/wbb/bww");
    row("a matrix of R in lines, by row", "m <- matrix(c(1,0,1,\n              0,1,0), nrow=2, byrow=TRUE)\n",
        "bwb/wbw");
    row("a column of indexes", "index,a,b\n0,1,0\n1,0,1\n", "bw/wb");
    row("a column of indexes from 1", "id\tc0\tc1\n1\t1\t0\n2\t0\t1\n3\t1\t1\n", "bw/wb/bb");
    row("a table of a console", "│ (index) │ 0 │ 1 │ 2 │\n│    0    │ 1 │ 0 │ 1 │\n│    1    │ 0 │ 1 │ 0 │\n",
        "bwb/wbw");
}

void answersBelow(TextRows& row) {
    const auto answerBelow = [](std::string_view heading) {
        return joined({rows, "\n", heading, "\n110\n001\n111\n"});
    };
    for (const char* heading : {"The solution is to press", "My solution (1 = press):", "solution matrix:",
                                "clicks", "My output:", "Ausgabe:"})
        row("presses below “" + std::string(heading) + "”", answerBelow(heading), board);
    for (const char* heading : {"Puzzle 2 (no solution yet):", "The next board has a solution, too:",
                                "This one has two solutions:"})
        row("a board below “" + std::string(heading) + "”", answerBelow(heading), board + " + bbw/wwb/bbb");
    row("rows in brackets and their solution",
        "[1, 0, 1]\n[0, 1, 0]\n[1, 1, 1]\n\nSolution:\n[0, 0, 1]\n[1, 1, 0]\n[1, 0, 1]\n", board);
    row("a solution alone", "Solution:\n[1, 0, 1]\n[0, 1, 0]\n[1, 1, 1]\n", board);
    row("steps of a program beside its board",
        "int dx[] = {0, 1, 0, 0};\nint g[3][3] = {{1,0,1},{0,1,0},{1,1,1}};\n", "white: " + board,
        "leetcode1284", true);
    for (const char* arrow : {"↓", "should become", "Destination:"})
        row("a target below “" + std::string(arrow) + "”", rows + "\n" + arrow + "\n\n001\n110\n101\n",
            target);
    row("words side by side",
        "[True, False, True] -> [False, False, True]\n[False, True, False] -> [True, True, "
        "False]\n[True, True, True] -> [True, False, True]\n",
        board + " + wwb/bbw/bwb");
    row("two boards, each on its line", "Game 1: bwwb bbwb bwwb bwww\nGame 2: wwww wwww wbww wwww\n",
        "bwwb/bbwb/bwwb/bwww + wwww/wwww/wbww/wwww");
    row("a board and its solution", rows + "\nSolution:\n110\n001\n111\n", board);
    row("a board and its answer in Chinese", rows + "\n答案：\n110\n001\n111\n", board);
    row("a board and a larger one below the word for a solution", rows + "\nSolution:\n1100\n0010\n1111\n",
        board + " + bbww/wwbw/bbbb");
    row("a list and its solution",
        "[[1 0 1]\n [0 1 0]\n [1 1 1]]\n\nSolution:\n[[0 0 1]\n [1 1 0]\n [1 0 1]]\n", "white: " + board,
        "leetcode1284", true);
    row("a heading for start and target", "Start  Target\n101    001\n010    110\n111    101\n", target);
    row("a start and a target in C",
        "int start[3][3] = {{1,0,1},{0,1,0},{1,1,1}};\nint target[3][3] = {{0,0,1},{1,1,0},{1,0,1}};\n",
        target);
    row("what I have and what I want", "I have\n" + rows + "I want\n001\n110\n101\n", target);
    row("places below their names", "row,col\n0,1\n1,0\n1,1\n", "");
    row("places of presses", "presses = [(0,1),(1,0),(1,1)]\n", "");
    row("places of moves as lists", "moves = [[0,1],[1,0],[1,1]]\n", "");
}

void emptyCells(TextRows& row) {
    row("a spreadsheet with empty cells below words", "Turn all off\nx\t\t\n\tx\t\n\t\t\n",
        "white: bww/wbw/www");
    row("a spreadsheet with empty cells and names", "\tA\tB\tC\n1\t\tx\t\n2\t\tx\t\n3\t\tx\t\n",
        "wbw/wbw/wbw");
    row("a table with empty cells and names",
        "| |A|B|C|\n|---|---|---|---|\n|1|   | x |   |\n|2|   | x |   |\n|3|   | x |   |\n", "wbw/wbw/wbw");
    row("a spreadsheet with empty rows and columns", "x\t\t\t\n\tx\t\t\n\t\t\t\n\t\t\t\n",
        "bwww/wbww/wwww/wwww");
    row("a spreadsheet of ones with empty cells", "1\t\t\n\t1\t\n\t\t\n", "bww/wbw/www");
    row("a spreadsheet with nothing at its border", "\t\t\t\n\t1\t1\t\n\t1\t1\t\n\t\t\t\n",
        "wwww/wbbw/wbbw/wwww");
    row("empty cells between commas", "x,,\n,x,\n,,\n", "bww/wbw/www");
    row("empty cells beside bars", " |x| \n |x| \n |x| \n", "wbw/wbw/wbw");
    row("empty cells behind the last bar", "x| | \n |x| \n | | \n", "bww/wbw/www");
    row("a table of a web page with an empty row",
        "<table><tr><td>x</td><td></td><td></td></tr><tr><td></td><td>x</td><td></td></tr>"
        "<tr><td></td><td></td><td></td></tr></table>",
        "bww/wbw/www");
    row("a table of a web page with empty cells below words",
        "Make all black.\n<table><tr><td>x</td><td></td></tr><tr><td></td><td>x</td></tr></table>",
        "black: bw/wb");
    row("a table of a web page below words",
        "<p>Make all black.<table><tr><td>1</td><td>0</td></tr><tr><td>1</td><td>1</td></tr></table>",
        "black: bw/bb");
    row("a table of a web page with an empty cell at the end of a row, and a line for each cell",
        "<table>\n<tr>\n<td>x</td>\n<td></td>\n</tr>\n<tr>\n<td></td>\n<td>x</td>\n</tr>\n</table>\n",
        "bw/wb");
    row("two tables of a web page",
        "<table><tr><td>1</td><td>0</td></tr><tr><td>0</td><td>1</td></tr></table>"
        "<table><tr><td>1</td><td>1</td></tr><tr><td>0</td><td>1</td></tr></table>",
        "bw/wb + bb/wb");
    row("two tables with empty cells", "| x |   |\n|   | x |\n\n| x | x |\n|   | x |\n", "bw/wb + bb/wb");
    row("two tables with empty cells and empty headings",
        "| | |\n|---|---|\n| x | |\n| | x |\n\n| | |\n|---|---|\n| x | x |\n| | x |\n", "bw/wb + bb/wb");
    row("two spreadsheets of different sizes with empty cells", "x\t\n\tx\n\n\nx\tx\t\n\tx\t\n",
        "bw/wb + bbw/wbw");
    row("a table with empty cells and a blank line between all rows", "|x| |x|\n\n| |x| |\n\n|x| | |\n",
        "bwb/wbw/bww");
    row("a table with empty cells, a blank line between two rows", "|x| |x|\n\n| |x| |\n|x| | |\n",
        "bwb/wbw/bww");
    row("empty cells between commas below words", "Turn all off\nx,,\n,x,\n,,\n", "white: bww/wbw/www");
    row("empty cells between commas below words with commas", "Hello, this is, my board\nx,,\n,x,\n,,\n",
        "bww/wbw/www");
    row("a table with empty cells above a question", "|x| |x|\n| |x| |\n|x| | |\n\nHow many presses?\n",
        "bwb/wbw/bww");
    row("drawn boxes with empty ones below words",
        "Find it:\n┌───┬───┐\n│ ● │   │\n├───┼───┤\n│   │ ● │\n└───┴───┘\n", "bw/wb");
    row("two tables with empty cells, each below a word", "A:\n|x| |\n| |x|\n\nB:\n|x|x|\n|x| |\n",
        "bw/wb + bb/bw");
    row("a table with empty cells and named columns", "| a | b |\n|---|---|\n| x |   |\n|   | x |\n",
        "bw/wb");
    row("a table of a database with empty cells",
        "+---+---+\n| a | b |\n+---+---+\n| x |   |\n|   | x |\n+---+---+\n2 rows in set\n", "bw/wb");
    row("a table with empty cells and its first row above the rule",
        "| x | x |\n|---|---|\n|   | x |\n| x |   |\n", "bb/wb/bw");
    row("a first row without bars above a rule", "101\n|---|---|---|\n010\n111\n", "bwb/wbw/bbb");
    row("an empty cell between bars in two rows on a line", "x| |  |x| \n | | \n", "");
    row("empty cells between commas above another board", "1,,\n,1,\n,,1\nbw/wb\n", "");
    row("empty cells between bars above another board", "x| | \n |x| \n | | \nbw/wb\n", "");
    row("empty cells between commas, one comma too few below words", "Turn all off\nx,,\n,x,\n,\n", "");
    row("a diagonal of one sign below words", "Here it is:\n██\n  ██\n    ██\n", "");
    row("a row of one sign that is too short, below words", "Here it is:\nbbb\nbb\nbbb\n", "");
    row("two signs and an empty cell in each row of a spreadsheet", "X\t\tO\nO\tX\t\n\tO\tX\n", "");
    row("two signs and an empty cell in each row, with commas", "x,,o\no,x,\n,o,x\n", "");
    row("boards with an empty column between them in a spreadsheet",
        "1\t0\t1\t\t1\t1\t0\n0\t1\t1\t\t0\t0\t0\n", "bwb/wbb + bbw/www", "", true);
    row("rows of XML behind a name",
        "<board><name>easy</name><row>101</row><row>010</row><row>111</row></board>", board);
}

} // namespace

void addMeant(TextRows& row) {
    for (const auto add : {goalsOnTheLine, goals, otherGoals, rules, otherRules, rowsInBrackets, shapes,
                           answersBelow, emptyCells})
        add(row);
}

} // namespace flip::test
