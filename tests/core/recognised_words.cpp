// What words around a board say of its rule and goal, two boards beside each other, and signs that are no
// board.

#include "tests/core/recognised_texts.h"

namespace flip::test {

namespace {

const std::string sample = "bwwb/bbwb/bwwb/bwww";
const std::string lines = "bwwb\nbbwb\nbwwb\nbwww\n";
const std::string digits = "1001\n1101\n1001\n1000\n";
const std::string white = "wwww\nwwww\nwwww\nwwww\n";
const std::string torus = "either torus .*./***/.*. " + sample;
const std::string towardsWhite = "target clipped .*./***/.*. " + sample + " wwww/wwww/wwww/wwww";

void edges(TextRows& row) {
    row("a torus", "Torus:\n" + lines, torus);
    row("on a torus", "Here is my board, on a torus:\n\n" + lines, torus);
    row("edges that wrap around", "The edges wrap around.\n\n" + lines, torus);
    row("edges that wrap around, after the board",
        "My board:\n" + lines + "\nIt wraps around at the edges.\n", torus);
    row("toroidal", "toroidal board\n" + lines, torus);
    row("a torus in Chinese", "环面：\n" + lines, torus);
    row("in a title", "Flip Game (torus version)\n" + lines, torus);
    row("edges that do not wrap around", "Edges do not wrap around.\n" + lines, sample);
    row("no wraparound", "no wraparound!\n" + lines, sample);
    row("not a torus", "This is not a torus.\n" + lines, sample);
    for (const char* words : {"torus: off", "torus = false", "Torus? No.", "Edges wrap: no", "torus disabled",
                              "torus mode: off", "ohne Torus", "Unlike the torus puzzle, this one is plain."})
        row(std::string("a torus switched off: ") + words, std::string(words) + "\n" + lines, sample);
    row("a torus, and then a sentence with no", "It is a torus. No piece is missing.\n" + lines, torus);
    row("a torus switched off in a call", "solve([[1,0,0,1],[1,1,0,1],[1,0,0,1],[1,0,0,0]], torus=False)",
        sample);
    row("a cylinder", "This is played on a cylinder.\n" + lines, "");
    row("a parcel", "I wrapped a gift.\n" + lines, sample);
}

void legends(TextRows& row) {
    const std::string swapped = "wbbw/wwbw/wbbw/wbbb";
    for (const char* words :
         {"0 = lit, 1 = unlit", "1 means white, 0 means black", "0: on\n1: off", "0s are black",
          "Lit cells are shown as 0", "- `1` is off\n- `0` is on", "White: 1, black: 0", "(0 -> black)",
          "the 1s are white pieces", "here 1 stands for a white piece", "0表示亮，1表示灭", "off = 1"})
        row(std::string("colours that are named: ") + words, words + ("\n\n" + digits), swapped);
    for (const char* words : {"1 = lit, 0 = unlit", "1: on, 0: off", "Light 1 is off.", "Lights on: 0",
                              "Note: 1=1 and 0=anything.", "Row 0: black moves", "1 is black and 1 is white",
                              "1表示亮", "Press on 0 lights", "The first 0 is on the left."})
        row(std::string("colours as always: ") + words, words + ("\n\n" + digits), sample);
    row("letters that are named", "X is off, O is on. Turn all off.\nxoox\nxxox\nxoox\nxooo\n",
        "white: " + swapped);
    row("signs that are named in quotation marks", "'.' is black, '#' is white\n#..#\n##.#\n#..#\n#...\n",
        swapped);
    row("signs that are named after their colours", "white: #\nblack: .\n\n#..#\n##.#\n#..#\n#...\n",
        swapped);
    row("the goal in the signs of the board", "make all x\nxoox\nxxox\nxoox\nxooo\n", "black: " + sample);
    row("the goal in the lighter sign of the board", "make all o's\nxoox\nxxox\nxoox\nxooo\n",
        "white: " + sample);
    row("the goal in a sign that is no letter", "Make all #\n#..#\n##.#\n#..#\n#...\n", "black: " + sample);
    row("the goal in a sign that is named", "0 = lit, 1 = unlit. Make all 0.\n" + digits,
        "black: " + swapped);
    row("a full stop after a goal is no sign", "All on one board.\n#..#\n##.#\n#..#\n#...\n", sample);
}

/// What a newcomer wrote around the same board, and was answered for another puzzle.
void newcomersWords(TextRows& row) {
    const std::string black = "bwb\nwbw\nbbw\n";
    const std::string ones = "101\n010\n110\n";
    const std::string stars = "*.*\n.*.\n**.\n";
    const std::string board = "bwb/wbw/bbw";
    const std::string swapped = "wbw/bwb/wwb";
    const auto all = [&](const std::string& boards, const std::string& expected,
                         std::initializer_list<const char*> texts) {
        for (const char* words : texts)
            row(std::string("in words: ") + words, words + ("\n" + boards), expected);
    };
    all(ones, "white: " + board,
        {"Eliminate all 1s.", "turn every 1 into 0", "把所有灯关掉。1表示亮,0表示灭。", "目标:全0"});
    all(ones, "black: " + board, {"Change all 0s to 1s.", "Get rid of the zeros", "全部变成1"});
    all(ones, "black: " + swapped,
        {"A 1 is a lamp which is off.\nTurn on all lamps.",
         "Black stones are written as 0. Make all stones black.", "目标:全亮。0=亮 1=灭",
         "灯的状态:1=关,0=开。目标:全部打开", "0=黑 1=白 全部变黑"});
    all(ones, swapped, {"1 is an unlit lamp", "0 bedeutet an, 1 bedeutet aus."});
    all(ones, "white: " + swapped, {"all dark. 1 = dark"});
    all(black, "white: " + board, {"Turn all black pieces white.", "Remove all black pieces."});
    all(black, "black: " + board, {"Flip all the white ones to black.", "Get rid of all the white pieces"});
    all(stars, "white: " + swapped,
        {"Turn off all lamps (. is a burning lamp)", "Dots are on. Switch all off"});
    all(black, "",
        {"Edges wrap left-right only.", "Only horizontal wraparound.", "flips the whole row",
         "flips the whole column of the cell",
         "flips the entire row and the entire column, except the cell itself",
         "Each press flips a 2x2 block.", "Pressing a cell flips its row."});
    all(black, "either clipped ***/*.*/*** " + board, {"All 8 neighbours flip but not the cell itself"});
    all(black, "either clipped .*./*.*/.*. " + board,
        {"flips the neighbours only", "The cell itself is not flipped.", "The pressed cell stays the same."});
    all(black, "either clipped ***/***/*** " + board, {"Flips the 8 surrounding cells", "A king's move."});
    all(black, "either torus .*./***/.*. " + board, {"Edges are periodic"});
    all(black, board,
        {"A press will turn black pieces white and white pieces black.",
         "Not on a torus this time! Last time it was a torus.",
         "The eight neighbours do not matter, only the four direct ones flip.",
         "A whole row of it is not white."});
    // What only sounds like a rule or a goal.
    for (const char* words :
         {"Output the row and column of each cell you press.",
          "flips the piece at the given row and column and its neighbors",
          "When you press a piece, it and the neighbours in the same row and column are flipped.",
          "A click toggles the clicked cell and its orthogonal neighbours only",
          "Click on a square to flip it, along with its neighbors only.",
          "Only neighbours sharing an edge are flipped along with the pressed piece.",
          "At the beginning all lights are on.",
          "Initially all cells are black except the marked one.",
          "Start: a 2x2 block in the middle is on, all others are off.",
          "A 3x3 block of black in a field:",
          "Look at the diagonal: all pieces on it are black.",
          "Ignore the diagonals.",
          "Pieces that only touch diagonally stay unchanged.",
          "The whole row doesn't flip, just the piece and its neighbours.",
          "Chosen piece and neighbours above, below, left, right only.",
          "If all pieces are white the program should print 0.",
          "Test 1: all white board gives 0",
          "For a board of all black the answer is 4.",
          "In this position all pieces are white except two.",
          "Return -1 if the matrix can't become all zeros or all ones.",
          "I want all b or all w.",
          "Turn all black pieces white or all white pieces black.",
          "The object of the game is to get rid of the black pieces or of the white ones.",
          "The first row is all white, the second row is all black.",
          "The corners are all black.",
          "Some implementations let the edges wrap around; ours does not.",
          "I like torus puzzles but this one is plain.",
          "My other puzzle has a knight's move rule. This one is ordinary:"})
        row(std::string("said of a board: ") + words, words + ("\n" + black), board);
    row("X must go", "I need to get rid of all the X.\nX.X\n.X.\nXX.\n", "white: " + board);
    row("X off and O on", "Make all on. X off, O on.\nXOX\nOXO\nXXO\n", "black: " + swapped);
    row("X becomes O", "Turn all X into O:\n\nXOX\nOXO\nXXX\n", "white: bwb/wbw/bbb");
    row("lamps that are to go out", "turn all lights off\n💡⚫💡\n⚫💡⚫\n💡💡⚫\n", "white: " + board);
    row("lamps that are to be lit", "🟨⬛🟨\n⬛🟨⬛\n🟨🟨⬛\nTurn all lights on\n",
        "black: " + board);
    row("yellow pieces without lamps", "🟨⬛🟨\n⬛🟨⬛\n🟨🟨⬛\n", swapped);
    row("closed is a colour", "■=关 □=开 目标:全部关闭\n■□■\n□■□\n■■□\n", "white: " + swapped);
    for (const char* names : {"Before After", "Start Goal", "Vorher Nachher", "Anfang Ziel", "From To"}) {
        const std::string both(names);
        const std::size_t blank = both.find(' ');
        row("from one board to the other: " + both,
            both.substr(0, blank) + ":\n" + black + "\n" + both.substr(blank + 1) + ":\nbbb\nbbb\nbbw\n",
            "target clipped .*./***/.*. " + board + " bbb/bbb/bbw");
    }
    row("the target above the start", "Goal:\nbbb\nbbb\nbbw\n\nStart:\n" + black,
        "target clipped .*./***/.*. " + board + " bbb/bbb/bbw");
    row("a size that only one reading has", "8x4 board:\nbwwb\nbbwb\nbwwb\nbwww\nbbbb\nwwww\nbwbw\nwbwb\n",
        "bwwb/bbwb/bwwb/bwww/bbbb/wwww/bwbw/wbwb");
    row("a size for a row of pieces", "\"10101101\" is my 2x4 board\n", "bwbw/bbwb");
    row("JSON with a torus", R"({"board":["bwb","wbw","bbw"],"torus":true})",
        "either torus .*./***/.*. " + board);
    row("JSON without a torus", R"({"board":["bwb","wbw","bbw"],"torus":false})", board);
}

/// What is around boards, and between their pieces.
void newcomersBoards(TextRows& row) {
    const std::string board = "bwb/wbw/bbw";
    for (const char* text : {"(a) 101/010/110\n(b) 111/000/111\n", "(1)\n101\n010\n110\n",
                             "101\n010\n110\n[1]\n", "[10]\n101\n010\n110\n", "+--+\n|x |\n| x|\n+--+\n",
                             "|x  |\n| x |\n|  x|\n", "X\n X\n  X\n", "██    \n  ██  \n    ██\n"})
        row(std::string("refused: ") + text, text, "");
    for (const char* text :
         {".-----.\n|1 0 1|\n|0 1 0|\n'-----'\n", "lights = {(0,0):1,(0,1):0,(1,0):0,(1,1):1}\n",
          "board = [[1]*3, [0,1,0], [1,1,0]]\n", "bwb\n~~wbw~~\nwww\nbbw\n"})
        row(std::string("refused: ") + text, text, "");
    row("a table with an empty heading", "| | | |\n|---|---|---|\n| x | | x |\n| | x | |\n| x | x | |\n",
        board);
    row("a size above digits", "3 3\n101\n010\n110\n", board);
    row("lines of asterisks around a board", "***\nbwb\nwbw\nbbw\n***\n", board);
    row("lines of full stops around a board", "...\nbwb\nwbw\nbbw\n...\n", board);
    row("one sign in all places", "x x\nx x\n", "bb/bb");
    row("rows with full stops", "101.\n010.\n110.\n", board);
    row("letters with full stops", "bwb.\nwbw.\nbbw.\n", board);
    row("a full stop at the end", "bwb\nwbw\nbbw.\n", board);
    row("full stops that are pieces", "b.b.\n.b..\nbb..\n", "bwbw/wbww/bbww");
    row("a row that is commented out", "board = [\n  \"bwb\",\n# \"www\",\n  \"wbw\",\n  \"bbw\",\n]\n",
        board);
    for (const char* comment : {"// {0,0,0},", "/* {0,0,0}, */"})
        row(std::string("a row in a comment: ") + comment,
            std::string("int a[][3] = {\n  {1,0,1},\n  ") + comment + "\n  {0,1,0},\n  {1,1,0}};\n",
            "white: " + board, "leetcode1284", true);
    row("rows between lines", "1|0|1\n-----\n0|1|0\n-----\n1|1|0\n", "bwb + wbw + bbw", "", true);
    row("two square boards in rows", "bwwbbbwbbwwbbwww\nbbbbbbbbbbbbbbbw\n",
        "bwwbbbwbbwwbbwww/bbbbbbbbbbbbbbbw", "", true);
    row("two rows of nine", "101010110\n111000111\n", "bwbwbwbbw/bbbwwwbbb", "", true);
    row("two rows of four", "1010\n1110\n", "bwbw/bbbw");
    row("three rows of nine", "101010110\n111000111\n101010110\n", "bwbwbwbbw/bbbwwwbbb/bwbwbwbbw");
}

void goals(TextRows& row) {
    for (const char* words :
         {"all white", "Make all white:", "make it white", "Goal: white", "goal = white",
          "Every piece must be white.", "Turn everything white, please", "Can you make all the pieces white?",
          "全部变白", "把棋盘全变成白色", "Alles weiß machen:", "すべて白にしてください", "GOAL: ALL WHITE",
          "The goal is all white."})
        row(std::string("the goal is white: ") + words, words + ("\n" + lines), "white: " + sample);
    for (const char* words :
         {"all black", "Goal = black", "Turn everything black please", "全部变黑", "make them all black"})
        row(std::string("the goal is black: ") + words, words + ("\n" + lines), "black: " + sample);
    for (const char* words :
         {"It should not be all white.", "All white or all black, whatever.", "make all the same colour",
          "make all white or black", "全部变白或全部变黑", "变成全白或全黑",

          "All pieces lie on a board.", "White moves first.", "all on one board:", "Board 1",
          "Board one:", "Target 1", "The board: white and black pieces.", "All black pieces are marked b.",
          "Black to move, all white are w."})
        row(std::string("no goal of one colour: ") + words, words + ("\n" + lines), sample);
    row("the statement of POJ 1753",
        "The goal of the game is to flip either all pieces white side up or all them black side up. You are "
        "to "
        "write a program that will search for the minimum number of rounds needed to achieve this goal.\n\n"
        "Sample Input\n\n" +
            lines + "\nSample Output\n\n4\n",
        sample);
    row("all lights off", "I need to turn all lights off:\n" + digits, "white: " + sample);
    row("all zeros wanted", "All zeros wanted\n" + digits, "white: " + sample);
    row("all zeros, at the end of a line", "I want all zeros\n" + digits, "white: " + sample);
    row("all ones", "make them all 1\n" + digits, "black: " + sample);
    row("Lights Out", "Lights Out\n" + digits, "white: " + sample);
    row("a style of a web page",
        "<div class=\"board white\"><pre style=\"all: white\">bwwb\nbbwb\nbwwb\nbwww</pre></div>", sample);
    row("a goal in a web page", "<p>Make <b>all white</b>.</p><pre>bwwb\nbbwb\nbwwb\nbwww</pre>",
        "white: " + sample);
    row("a goal of the pieces on the board", "Make all pieces on the board white.\n\n" + lines,
        "white: " + sample);
    row("a goal of flipping the pieces on the board", "Flip all pieces on the board to white.\n\n" + lines,
        "white: " + sample);
    row("a goal, and where", "Make all lights off on a torus:\n" + lines,
        "white torus .*./***/.*. " + sample);
    row("a goal, and how", "Make all pieces black in as few presses as possible.\n" + lines,
        "black: " + sample);
    row("a goal and a torus", "Torus, goal: white\n" + lines, "white torus .*./***/.*. " + sample);
    row("a goal beside the rows in a program", "{\"rows\":[\"1001\",\"1101\"],\"goal\":\"white\"}",
        "white: bwwb/bbwb");
}

void patterns(TextRows& row) {
    const std::string block = "either clipped ***/***/*** " + sample;
    const std::string cross = "either clipped *.*/.*./*.* " + sample;
    row("diagonals, too", "Pressing also flips the diagonal neighbours.\n" + lines, block);
    row("only diagonals", "Only diagonal neighbours flip.\n" + lines, cross);
    row("the four diagonal ones", "A press flips the piece and its four diagonal neighbours.\n" + lines,
        cross);
    row("all eight in two steps", "It flips its four neighbours and its four diagonal neighbours.\n" + lines,
        block);
    row("some diagonals", "The diagonal variant:\n" + lines, cross, "", true);
    row("no diagonals", "Neighbours flip, not the diagonals.\n" + lines, sample);
    row("eight neighbours", "A press flips all 8 neighbours.\n" + lines, block);
    row("not the piece itself", "A press flips the neighbours but not itself.\n" + lines,
        "either clipped .*./*.*/.*. " + sample);
    row("whole rows and columns", "A press flips the whole row and column.\n" + lines,
        "either table f888f444f222f1118f884f442f221f1188f844f422f211f1888f444f222f111f " + sample);
    for (const char* words :
         {"A press inverts everything in its row and its column.",
          "It flips the pieces of its row and its column.", "Flips all cells in its row."})
        row(std::string("whole rows and columns: ") + words, words + ("\n" + lines),
            "either table f888f444f222f1118f884f442f221f1188f844f422f211f1888f444f222f111f " + sample);
    row("a knight's move", "A press flips by a knight's move.\n" + lines, "");
    row("three colours", "with three colors\n" + lines, "");
}

void twoBoards(TextRows& row) {
    row("beside each other, an arrow in each row", "bwwb -> wwww\nbbwb -> wwww\nbwwb -> wwww\nbwww -> wwww\n",
        towardsWhite);
    row("beside each other, one arrow", "bwwb    wwww\nbbwb => wwww\nbwwb    wwww\nbwww    wwww\n",
        towardsWhite);
    row("beside each other, an arrow of Unicode", "⬛⬜⬜⬛   ⬜⬜⬜⬜\n⬛⬛⬜⬛ → ⬜⬜⬜⬜\n⬛⬜⬜⬛   ⬜⬜⬜⬜\n⬛⬜⬜⬜   ⬜⬜⬜⬜\n",
        towardsWhite);
    row("an arrow on one line", "bw/wb => ww/ww", "target clipped .*./***/.*. bw/wb ww/ww");
    row("an arrow between lists", "[[1,0],[0,1]] -> [[0,0],[0,0]]", "target clipped .*./***/.*. bw/wb ww/ww");
    row("an arrow on a line of its own", "From\n" + lines + "->\n" + white, towardsWhite);
    row("only one sign in the second board", "xooo -> oooo\noooo -> oooo\n",
        "target clipped .*./***/.*. bwww/wwww wwww/wwww");
    row("a start and a target", "Start:\n" + lines + "\nTarget:\n" + white, towardsWhite);
    row("a start and a target in Chinese", "初始状态：\n" + lines + "目标状态：\n" + white, towardsWhite);
    row("an arrow between boards of different sizes", "bw/wb -> www/www", "");
    row("beside each other, blanks between", "bwwb    wwww\nbbwb    wwww\nbwwb    wwww\nbwww    wwww\n",
        sample + " + wwww/wwww/wwww/wwww", "", true);
    row("beside each other, a bar between", "bwwb | wwww\nbbwb | wwww\nbwwb | wwww\nbwww | wwww\n",
        sample + " + wwww/wwww/wwww/wwww", "", true);
    row("beside each other, a tab between", "1 0 0\t0 0 0\n1 1 0\t0 0 0\n", "bww/bbw + www/www", "", true);
    row("three boards beside each other", "bwb  www  bbb\nwbw  wbw  bbb\n", "bwb/wbw + www/wbw + bbb/bbb", "",
        true);
    row("groups of two columns", "10  01  11\n00  11  10\n", "bwwbbb/wwbbbw", "", true);
    row("two code fences around words", "```\n" + lines + "```\nand\n```\n" + white + "```\n",
        sample + " + wwww/wwww/wwww/wwww");
}

void judges(TextRows& row) {
    row("oidashi B", "3 3\n010\n111\n010\n1\n0 0\n", "white table 0074191345d1644c17058 wbw/bbb/wbw",
        "oidashi-b");
    row("oidashi B with blanks", "3 3\n0 1 0\n1 1 1\n0 1 0\n1\n0 0\n",
        "white table 0074191345d1644c17058 wbw/bbb/wbw", "oidashi-b");
    row("Lanqiao's coins", "**o\no**\n", "target table cc0 bbw wbb", "lanqiao-coins", true);
    row("LeetCode 995", "nums = [0,1,0], k = 2", "black table cc0 wbw", "leetcode995");
    row("LeetCode 995 as it is sent", "[0,1,0]\n1\n", "black table 888 wbw", "leetcode995");
    row("CodeChef E2", "1\n3\n000\n110\n010\n", "white: www/bbw/wbw", "codechef-e2");
}

void numbers(TextRows& row) {
    for (const char* text :
         {"10.0.0.1", "10.0.0.1\n10.0.1.0\n", "1.0.1", "1.1", "01.11.10", "10.00\n11.00\n", "1,000", "10,000",
          "1,000,000", "... --- ...", ".- -... -.-. -..", "... --- ... / .-", "#000000", "#010101"})
        row(std::string("signs, but no board: ") + text, text, "");
    row("stars and hyphens on one line", "*-* -*- *-*", "bwb/wbw/bwb");
    row("dots and hyphens in rows", ".-.\n-.-\n", "wbw/bwb");
    row("dots and ones in a row", "1..1.1..1", "bww/bwb/wwb");
}

/// What newcomers have: chats, homework, terminals, files of programs, other languages. What is no board, or
/// may be none, is refused.
void pastes(TextRows& row) {
    row("a paste: chat",
        "[12:01] anna: here's mine\n[12:01] anna: bwwb\n[12:02] anna: bbwb\n[12:02] anna: bwwb\n[12:02] "
        "anna: bwww\n[12:03] bob: hm\n",
        "");
    row("a paste: discord", "anna — Today at 12:01\nbwwb\nbbwb\nbwwb\nbwww\nbob — Today at 12:03\nhard!\n",
        "");
    row("a paste: whatsapp", "25/11/26, 12:01 - Anna: bwwb\nbbwb\nbwwb\nbwww\n", "");
    row("a paste: irc", "<anna> bwwb\n<anna> bbwb\n<anna> bwwb\n<anna> bwww\n", "");
    row("a paste: slack emoji",
        ":black_circle::white_circle::black_circle:\n:white_circle::black_circle::white_circle:\n:black_"
        "circle::black_circle::black_circle:\n",
        "bwb/wbw/bbb");
    row("a paste: homework",
        "Exercise 3. Consider the matrix\n\n1 0 1\n0 1 0\n1 0 1\n\nFind the fewest presses.\n",
        "bwb/wbw/bwb");
    row("a paste: latex", "\\begin{pmatrix}\n1 & 0 & 1\\\\\n0 & 1 & 0\\\\\n1 & 0 & 1\n\\end{pmatrix}\n",
        "black: bwb/wbw/bwb", "luogu-p2040", true);
    row("a paste: latex1", "$\\begin{bmatrix}1&0\\\\0&1\\\\1&1\\end{bmatrix}$", "bw/wb/bb");
    row("a paste: LaTeX, with its goal in words",
        "Make all zeros:\n\\[ \\begin{array}{cc}1&0\\\\ \\hline 0&1\\end{array} \\]\n", "white: bw/wb");
    row("a paste: two matrices of LaTeX",
        "\\begin{pmatrix}1&0\\\\0&1\\end{pmatrix} and \\begin{pmatrix}1&1\\\\0&0\\end{pmatrix}",
        "bw/wb + bb/ww");
    row("a paste: LaTeX without its end", "\\begin{pmatrix}1&0\\\\0&1", "");
    row("a paste: check boxes", "[x][ ][x]\n[ ][x][ ]\n[x][x][x]\n", "bwb/wbw/bbb");
    const std::string corner = "wbw/bbb/wbw";
    row("a size above three rows of a pattern's signs is a board with #", "3 3\n.#.\n###\n.#.\n", corner);
    row("a size above three rows of a pattern's signs may be a panel or a board", "3 3\n*.*\n.*.\n**.\n",
        "black clipped *.*/.*./**. www/www/www", "uva10318", true);
    row("ones and minus ones", "1 -1\n-1 1\n", "bw/wb");
    row("ones and minus ones in a list", "int s[2][2] = {{1,-1},{-1,1}};\n", "bw/wb");
    row("ones and minus ones, as numpy prints them", "[[ 1 -1]\n [-1  1]]\n", "bw/wb");
    row("ones and minus ones in words", "The cells are -1 or 1:\n[[1,-1,-1],[-1,1,1]]\n", "bww/wbb");
    row("ones and hyphens", "-1-1\n1-1-\n", "wbwb/bwbw");
    row("minus one beside 0", "0 -1\n-1 0\n", "");
    row("numbered columns and rows of two", "  01\n0 10\n1 01\n", "bw/wb");
    row("numbered columns and rows of two, with brackets", "   01\n0) 00\n1) 10\n", "ww/bw");
    row("numbered columns and rows, with blanks", "  0 1 2\n0 0 1 1\n1 0 1 1\n", "wbb/wbb");
    row("numbered columns and rows, with two columns", "  0 1\n0 1 0\n1 0 1\n", "bw/wb");
    row("a single row below numbered columns", "  A B C D E\n1 0 0 0 1 0\n", "wwwbw");
    row("rows numbered in brackets from 0", "[0] 101\n[1] 010\n", "bwb/wbw");
    row("counting words that are rows", "01\n01\n", "wb/wb");
    row("a single row that counts", "01\n", "wb");
    for (const char* changed :
         {"cbind(c(1,0,1), c(0,1,1), c(1,0,1), c(1,0,0))", "zip(*[\"100\",\"110\"])",
          "[\"100\",\"110\"][::-1]", "np.array([1,0,0,1,1,0]).reshape(2,3,order=\"F\")",
          "1-np.array([[1,0,0],[1,1,0]])", "np.column_stack(([1,0,0],[1,1,0]))", "[1,0,0;1,1,0]'"})
        row(std::string("a list that a program changes: ") + changed, changed + std::string("\n"), "");
    row("cells that a program sets", "b[0][1]=1; b[1][0]=1; b[2][2]=1;\n", "");
    row("a program that sets cells in a loop", "board = [[1,0],[0,1]]\nfor r in x:\n    seen[r][c] = 1\n",
        "white: bw/wb", "leetcode1284", true);
    row("underscores as pieces at both ends", "_XX_\nX__X\nXX__\n___X\n", "wbbw/bwwb/bbww/wwwb");
    row("underscores as pieces at both ends, beside digits", "_11_\n1__1\n", "wbbw/bwwb");
    row("bold rows", "**bwwb**\n**bbwb**\n", "bwwb/bbwb");
    row("a matrix of Sage", "matrix(GF(2), 2, 3, [1,0,0,1,1,0])\n", "bww/bbw");
    row("a matrix of SymPy", "Matrix(3,2,[1,0,0,1,1,0])\n", "bw/wb/bw");
    row("a list with its width and height", "{\"width\":3,\"height\":2,\"cells\":[1,0,0,1,1,0]}\n",
        "bww/bbw");
    row("a table of LaTeX with lines",
        "\\begin{tabular}{|c|c|}\n\\hline\n1 & 0 \\\\ \\hline\n0 & 1 \\\\ \\hline\n\\end{tabular}\n",
        "bw/wb");
    row("nothing and empty are both white", "0.0\n.0.\n00.\n", "");
    row("capital and small letters of one colour", "wWw\nWwW\nwwW\n", "");
    row("one and # are both black", "1#\n#1\n", "");
    row("a target that has a name", "start = [\"101\",\"010\"]\ntarget = [\"010\",\"111\"]\n",
        "target clipped .*./***/.*. bwb/wbw wbw/bbb");
    row("a target that has a name, before its start", "goal = [[0,1],[1,1]]\nboard = [[1,0],[0,1]]\n",
        "target clipped .*./***/.*. bw/wb wb/bb");
    row("a target that is a value", "{\"grid\":[[1,0,1],[0,1,0]],\"target\":[[0,0,0],[0,1,0]]}\n",
        "target clipped .*./***/.*. bwb/wbw www/wbw");
    row("a goal that is a word", "{\"board\":[[1,0],[0,1]],\"goal\":\"all zeros\"}\n", "white: bw/wb",
        "leetcode1284", true);
    const std::string grid = "[[1,0,1],[0,1,0],[1,1,0]]";
    row("a torus in a comment", "grid = " + grid + "  # torus\n", "either torus .*./***/.*. bwb/wbw/bbw");
    row("a torus in a comment of C", "int a[2][2] = {{1,0},{0,1}}; // wraps around\n",
        "either torus .*./***/.*. bw/wb");
    row("a goal in a comment", "// make all 1\nint a[2][2] = {{1,0},{0,1}};\n", "black: bw/wb");
    row("colours in a comment", "# 1 = off, 0 = on\ngrid = [[1,0],[0,0]]\n", "wb/bb");
    row("a torus that is a value", "{\"torus\":true,\"board\":" + grid + "}\n",
        "either torus .*./***/.*. bwb/wbw/bbw");
    row("a goal above a list", "make all ones\n" + grid + "\n", "black: bwb/wbw/bbw");
    row("a board on one line in a sentence", "Please solve bwwb/bbwb/bwwb/bwww for me.\n", sample);
    row("two boards in a sentence", "From (bwb/www) to BWB/WWB, please.\n", "");
    row("a date in a sentence", "It was on 01/10/11 in b/w.\n", "");
    row("words that end like boards", "See http://example.org/bw/wb and abw/wb\n", "");
    row("rows numbered from 0, with a line beside them", "0|101\n1|011\n", "bwb/wbb");
    row("rows numbered from 1, with a line beside them", "1|101\n2|011\n", "bwb/wbb");
    row("single pieces with lines between them", "0|1\n1|0\n", "wb/bw");
    row("a list that is turned", "np.array([[1,0,0],[0,1,1]]).T\n", "");
    row("a list that is turned by name", "np.transpose([[1,0,0],[0,1,1]])\n", "");
    row("a list that is turned with an apostrophe", "A = [1 0 0; 0 1 1]'\n", "");
    row("a list in apostrophes", "A = '[1 0 0; 0 1 1]'\n", "bww/wbb");
    row("spaces that are pieces", "#  #\n ## \n ## \n#  #\n", "");
    row("spaces that are pieces, beside another sign", "█  █\r\n ██ \r\n", "");
    row("one sign with spaces between", "# # #\n# # #\n\n# # #\n", "bbb/bbb + bbb");
    row("one sign, indented", "  ##\n  ##\n", "bb/bb");
    row("one sign with spaces between, a row too short", "# # #\n# #\n", "");
    row("a paste: check boxes with blanks between them", "[ ] [x]\n[x] [ ]\n", "wb/bw");
    row("a paste: an empty list", "[ ]", "");
    row("a paste: cells of a spreadsheet in German", "WAHR\tFALSCH\nFALSCH\tWAHR\n", "bw/wb");
    row("a paste: cells of a spreadsheet in French", "VRAI;FAUX\nFAUX;VRAI\n", "bw/wb");
    row("a paste: boards, each below its side", "2\n10\n01\n3\n101\n010\n111\n", "bw/wb + bwb/wbw/bbb");
    row("a paste: boards, each below its two sides", "2 2\nxo\nox\n\n1 3\nxoo\n", "bw/wb + bww");
    row("a paste: boards below their number, each below its size", "2\n2 2\n10\n01\n1 3\n100\n0 0\n",
        "bw/wb + bww");
    row("a paste: fewer boards than their number", "3\n2 2\n10\n01\n1 3\n100\n", "");
    row("a paste: a board that is smaller than its size", "2 2\n10\n01\n3 3\n100\n001\n", "");
    row("a paste: a size without rows", "2 2\n10\n01\n0 2\n1 3\n100\n", "");
    row("a paste: a board that is wider than its size", "2 2\n10\n01\n1 3\n1001\n", "");
    row("a paste: CSV with names of columns", "c1,c2,c3\n1,0,1\n0,1,0\n1,1,1\n", "");
    row("a paste: CSV with an index", ",a,b,c\n0,1,0,1\n1,0,1,0\n2,1,1,1\n", "bwb/wbw/bbb");
    row("a paste: a table as pandas prints it", "   0  1  2\n0  1  0  1\n1  0  1  0\n2  1  1  1\n",
        "bwb/wbw/bbb");
    row("a paste: a matrix as R prints it",
        "     [,1] [,2] [,3]\n[1,]    1    0    1\n[2,]    0    1    0\n[3,]    1    1    1\n",
        "bwb/wbw/bbb");
    row("a paste: a matrix as Julia prints it", "3×3 Matrix{Int64}:\n 1  0  1\n 0  1  0\n 1  1  1\n",
        "bwb/wbw/bbb");
    row("a paste: prolog", "board([[b,w,b],[w,b,w],[b,b,b]]).", "bwb/wbw/bbb");
    row("a paste: terminal", "$ cat board.txt\nbwwb\nbbwb\nbwwb\nbwww\n$ ", "");
    row("a paste: terminal2", "anna@pc:~$ cat b.txt\nbwwb\nbbwb\nbwwb\nbwww\nanna@pc:~$ \n",
        "bwwb/bbwb/bwwb/bwww");
    row("a paste: grep -n", "1:bwwb\n2:bbwb\n3:bwwb\n4:bwww\n", "bwwb/bbwb/bwwb/bwww");
    row("a paste: grep file", "b.txt:bwwb\nb.txt:bbwb\nb.txt:bwwb\nb.txt:bwww\n", "bwwb/bbwb/bwwb/bwww");
    row("a paste: a hexadecimal dump", "00000000: 6277 7762  bwwb\n00000004: 6262 7762  bbwb\n", "");
    row("a paste: added lines", "+bwwb\n+bbwb\n+bwwb\n+bwww\n", "");
    row("a paste: changed lines", "-bwwb\n+bbwb\n bwwb\n bwww\n", "");
    row("a paste: git conflict", "<<<<<<< HEAD\nbwwb\nbbwb\n=======\nwwww\nwwww\n>>>>>>> x\n", "");
    row("a paste: cat -n", "     1\tbwwb\n     2\tbbwb\n     3\tbwwb\n     4\tbwww\n", "bwwb/bbwb/bwwb/bwww");
    row("a paste: octal dump", "0000000 b w w b \\n b b w b\n", "");
    row("a paste: yaml", "board:\n  - bwwb\n  - bbwb\n  - bwwb\n  - bwww\n", "");
    row("a paste: yaml lists", "board:\n  - [1,0,1]\n  - [0,1,0]\n  - [1,1,1]\n", "bwb/wbw/bbb");
    row("a paste: toml", "rows = [\"bwb\", \"wbw\", \"bbb\"]\n", "bwb/wbw/bbb");
    row("a paste: xml", "<board><row>bwwb</row><row>bbwb</row><row>bwwb</row><row>bwww</row></board>", "");
    row("a paste: ini", "[board]\nrow1=bwwb\nrow2=bbwb\nrow3=bwwb\nrow4=bwww\n", "");
    row("a paste: sql", "INSERT INTO b VALUES (1,0,1),(0,1,0),(1,1,1);", "bwb/wbw/bbb");
    row("a paste: french", "Voici ma grille :\nnoir blanc noir\nblanc noir blanc\nnoir noir noir\n", "");
    row("a paste: german", "schwarz weiß schwarz\nweiß schwarz weiß\n", "");
    row("a paste: spanish", "negro blanco\nblanco negro\n", "");
    row("a paste: russian", "чббч\nччбч\nчббч\nчббб\n", "bwwb/bbwb/bwwb/bwww");
    row("a paste: japanese", "黒白白黒\n黒黒白黒\n黒白白黒\n黒白白白\n", "bwwb/bbwb/bwwb/bwww");
    row("a paste: korean", "흑백백흑\n흑흑백흑\n흑백백흑\n흑백백백\n", "bwwb/bbwb/bwwb/bwww");
    row("a paste: arrows up and down", "↑↓↑\n↓↑↓\n↑↑↑\n", "bwb/wbw/bbb");
    row("a paste: heads and tails", "HTH\nTHT\nHHH\n", "wbw/bwb/www");
    row("a paste: heads", "heads tails heads\ntails heads tails\n", "");
    row("a paste: up down", "up down up\ndown up down\n", "");
    row("a paste: T and F, commas", "T,F,T\nF,T,F\nT,T,T\n", "bwb/wbw/bbb");
    row("a paste: check boxes of Unicode", "☑☐☑\n☐☑☐\n☑☑☑\n", "bwb/wbw/bbb");
    row("a paste: a list of tasks", "- [x] a\n- [ ] b\n- [x] c\n", "");
    row("a paste: a picture of signs", "..##..\n.#..#.\n.#..#.\n..##..\n", "wwbbww/wbwwbw/wbwwbw/wwbbww");
    row("a paste: only one sign", "###\n###\n", "bbb/bbb");
    row("a paste: sudoku like", "1 0 1|0 1 0\n0 1 0|1 0 1\n-----+-----\n1 1 1|0 0 0\n0 0 0|1 1 1\n", "");
    row("a paste: date2", "2010-11-01", "");
    row("a paste: time", "10:10:01", "");
    row("a paste: score", "1-0\n0-1\n1-1\n", "");
    row("a paste: score2", "1:0 0:1 1:1", "");
    row("a paste: uuid", "10101010-0101-0101-0101-101010101010", "");
    row("a paste: mac", "00:11:00:11:00:11", "");
    row("a paste: money", "$1,000.00", "");
    row("a paste: percent", "100%\n", "");
    row("a paste: matrix 0.5", "0.5 1\n1 0.5\n", "");
    row("a paste: list of nums", "1\n0\n1\n1\n", "b/w/b/b");
    row("a paste: on/off", "on/off/on", "b/w/b");
    row("a paste: yes no", "yes no yes\nno yes no\n", "bwb/wbw");
    row("a paste: zero one words", "one zero one\nzero one zero\n", "");
    row("a paste: capital I and O", "IOI\nOIO\nIII\n", "wbw/bwb/www");
    row("a paste: three kinds", "RGB\nGBR\n", "");
    row("a paste: chess", "♟♙♟\n♙♟♙\n", "bwb/wbw");
    row("a paste: go stones", "X O .\nO X .\n. . X\n", "");
    row("a paste: a level and its moves", "Level 5\n1001\n1101\n1001\n1000\nMoves: 4\n",
        "bwwb/bbwb/bwwb/bwww");
    row("a paste: a score", "Score: 10  Moves: 0\nbwwb\nbbwb\nbwwb\nbwww\n", "bwwb/bbwb/bwwb/bwww");
    row("a paste: rows in a sentence",
        "row one is bwwb, row two is bbwb, row three is bwwb and row four is bwww", "");
    row("a paste: black cells by name", "Black: A1, B2, C3", "");
    row("a paste: coords", "(1,1) (2,2) (3,3)", "");
    row("a paste: size only", "5x5", "");
    row("a paste: url", "https://example.com/?board=bwwb/bbwb/bwwb/bwww", "");
    row("a paste: numbers 2", "1 2\n2 1\n", "");
    row("a paste: tilde", "bwwb~bbwb~bwwb~bwww", "");
    row("a paste: underscore", "bwwb_bbwb_bwwb_bwww", "");
    row("a paste: plus", "bwwb+bbwb+bwwb+bwww", "");
}

} // namespace

void addWords(TextRows& row) {
    edges(row);
    legends(row);
    newcomersWords(row);
    newcomersBoards(row);
    goals(row);
    patterns(row);
    twoBoards(row);
    judges(row);
    numbers(row);
    pastes(row);
}

} // namespace flip::test
