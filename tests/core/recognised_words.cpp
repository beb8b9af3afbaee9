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
    for (const char* words :
         {"The edges wrap horizontally only.", "It wraps only vertically.", "A hexagonal board."})
        row(std::string("edges that are none: ") + words, std::string(words) + "\n" + lines, "");
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
         "flips the whole column of the cell", "Each press flips a 2x2 block.",
         "Pressing a cell flips its row."});
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
    const std::string layout = "4 4\n1 0 0 1\n0 1 1 0\n0 1 1 0\n1 0 0 1\n";
    const std::string sized = "```\n" + layout + "```\n";
    const std::string ring = "bwwb/wbbw/wbbw/bwwb";
    row("a judge's layout below another rule", "On a torus.\n" + sized, "white torus .*./***/.*. " + ring, "",
        true);
    row("a judge's layout below another rule and other signs",
        "1 means off and 0 means on. The board is a torus.\n" + sized,
        "black torus .*./***/.*. wbbw/bwwb/bwwb/wbbw", "", true);
    for (const char* rows : {"1: bwb\n2: wbw\n3: bbw\n", "a bwb\nb wbw\nc bbw\n"})
        row(std::string("no row is lost below a long line: ") + rows,
            std::string("Here are the rows that I have, all with their numbers today\n") + rows, board);
    row("rows of a word each below words", "This is the board that I was given by him today\non\noff\non\n",
        "b/w/b");
    row("a judge's layout below another goal", "Turn all lights on.\n\nSample Input\n\n" + layout,
        "black: " + ring, "", true);
    row("a judge's layout below what it says itself", "Turn all lights off.\n" + sized, "white: " + ring,
        "poj3279");
    row("a judge's layout below both colours", "Each piece is black or white.\n" + sized, "white: " + ring,
        "poj3279");
    row("refused: a judge's layout below three states", "Each cell has three states.\n" + sized, "");
    row("a size above digits", "3 3\n101\n010\n110\n", board);
    row("a size above rows, and words below", "3 3\nbwb\nwbw\nbbw\ntorus, make all black\n",
        "black torus .*./***/.*. bwb/wbw/bbw");
    row("words above a size", "Torus, make all black:\n\n3 3\nbwb\nwbw\nbbw\n",
        "black torus .*./***/.*. bwb/wbw/bbw");
    row("a size between words", "My board.\nn = 3\n101\n010\n110\nIs it solvable?\n", board);
    row("the number of boards between words", "My boards.\n2\nbwb\nwbw\n\nbbb\nwww\nAre they solvable?\n",
        "bwb/wbw + bbb/www");
    for (const char* text : {"My board.\n3 4\nbwb\nwbw\nbbw\n", "3 3\nbwb\nwbw\nb?w\ntorus\n",
                             "My board.\n3\n", "My board.\n3 3\nwith rows\n", "My board.\n3 3"})
        row(std::string("refused: ") + text, text, "");
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
    row("rows between lines", "1|0|1\n-----\n0|1|0\n-----\n1|1|0\n", "bwb/wbw/bbw", "", true);
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
    for (const char* words : {"Light all the lamps!", "turn on all lights"})
        row(std::string("the goal is lit: ") + words, words + ("\n" + lines), "black: " + sample);
    for (const char* words : {"Press until all the lights go out.", "No black should remain."})
        row(std::string("the goal is unlit: ") + words, words + ("\n" + lines), "white: " + sample);
    row("a goal below the board", lines + "make all black\n", "black: " + sample);
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
    row("the piece and its diagonals", "A press flips the piece and its diagonal neighbours.\n" + lines,
        cross, "", true);
    row("neighbours, and diagonals",
        "It flips adjacent pieces, the piece and its diagonal neighbours.\n" + lines, block);
    row("some diagonals", "The diagonal variant:\n" + lines, cross, "", true);
    row("no diagonals", "Neighbours flip, not the diagonals.\n" + lines, sample);
    row("eight neighbours", "A press flips all 8 neighbours.\n" + lines, block);
    row("not the piece itself", "A press flips the neighbours but not itself.\n" + lines,
        "either clipped .*./*.*/.*. " + sample);
    for (const char* words :
         {"excluding the cell itself", "but not the piece itself", "without the piece itself"})
        row(std::string("the neighbours ") + words,
            "A press flips the neighbours " + (words + (".\n" + lines)),
            "either clipped .*./*.*/.*. " + sample);
    row("the row and column without the piece",
        "A press flips the row and column of the piece, but not the piece itself.\n" + lines,
        "either table 7888b444d222e11187884b442d221e11887844b422d211e18887444b222d111e " + sample);
    row("whole rows and columns", "A press flips the whole row and column.\n" + lines,
        "either table f888f444f222f1118f884f442f221f1188f844f422f211f1888f444f222f111f " + sample);
    for (const char* words : {"A press inverts everything in its row and its column.",
                              "It flips the pieces of its row and its column."})
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
    row("an arrow below four rows of four", lines + "->\n" + white, towardsWhite);
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
}

} // namespace flip::test
