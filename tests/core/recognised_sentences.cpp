// One sentence above a board, and what it says of the rule and the goal: how people write, and what only
// looks so.

#include "tests/core/recognised_texts.h"

#include <initializer_list>

namespace flip::test {

namespace {

const std::string lines = "101\n010\n111\n";
const std::string board = "bwb/wbw/bbb";
const std::string torus = "either torus .*./***/.*. " + board;
const std::string withoutItself = "either clipped .*./*.*/.*. " + board;

/// Each of the sentences above the board, which then is `expected`.
void addEach(TextRows& row, const std::string& expected, std::initializer_list<std::string> sentences) {
    for (const std::string& sentence : sentences)
        row(sentence, std::string(sentence).append("\n").append(lines), expected);
}

void goals(TextRows& row) {
    addEach(row, "white: " + board,
            {"Ziel: alles 0",
             "Ziel ist: alles weiß",
             "Alle Felder sollen weiß werden",
             "Alle Lichter ausschalten!",
             "Alles ausschalten",
             "Alle Lampen sollen aus sein",
             "All bulbs must be off in the end",
             "Turn all tiles off",
             "Turn all tiles on the board white.",
             "Turn all cells on the grid white.",
             "Turn off all lit lights.",
             "Switch off all ones",
             "Turn off the 1s",
             "Turn off every lit lamp.",
             "Make all pieces white on this grid.",
             "Make all lights off, where 1 is on and 0 is off.",
             "Gesucht ist die kleinste Zahl von Zügen, nach denen alles weiß ist.",
             "Turn all lights on that board off.",
             "Turn all the pieces on that side white.",
             "Minimum number of flips to make the matrix zero",
             "all 1's should become 0",
             "Go on until no 1 is left.",
             "all lights need to go off",
             "When all lights are off you win",
             "No lights should be on at the end",
             "Lights are all off at the end",
             "The board is solved if every 1 is off.",
             "Once all lights are off, the game is over"});
    addEach(row, "black: " + board,
            {"All lights must be on at the end.", "Alle Lampen einschalten!",
             "All discs should be black, finally", "Das Spiel ist gewonnen, wenn alles schwarz ist.",
             "Alles schwarz ist das Ziel.", "Goal: light every button", "Turn on all unlit lamps",
             "Turn on all 0s", "Make all pieces black on this board.", "Alle Lampen anschalten",
             "Turn all lights on, the fewest presses win.", "Turn all lights on that are off.",
             "Turn all lights on (the fewest presses win)", "Set all bits to 1", "Light all 0s",
             "When all lights are on, you win", "Change all zeros to one."});
    row("a goal for the signs that are off", "Turn on all x (x = off)\nxox\noxo\nxxo\n",
        "black: wbw/bwb/wwb");
    row("a goal at the end of a sentence, and dots", "Alles schwarz ist das Ziel.\n#.#\n.#.\n###\n",
        "black: " + board);
}

/// What must go comes behind a verb: the wish is the other colour.
void whatMustGo(TextRows& row) {
    for (const char* verb :
         {"Clear", "Wipe out", "Reset", "Zero out", "Extinguish", "Kill", "Flip", "Toggle"})
        addEach(row, "white: " + board, {verb + std::string(" all 1s"), verb + std::string(" all the 1s.")});
    row("black pieces that are to be cleared", "Clear all the black\nbwb\nwbw\nbbw\n", "white: bwb/wbw/bbw");
    row("crosses that are to be cleared", "Clear all X.\nXOX\nOXO\nXXO\n", "white: bwb/wbw/bbw");
    // Every one of them is to be off: that says nothing of what a 1 is.
    addEach(row, "white: " + board,
            {"The puzzle is solved when every 1 is off.", "Go on until all the 1s are off.",
             "The puzzle is solved when all of the 1s are off.", "Solved when each and every 1 is off",
             "Play so that every 1 is off.", "The goal is that every 1 is off.",
             "Make sure that all 1s are off", "The game ends after all the 1s are off",
             "Solved as soon as every 1 is off."});
    addEach(row, board,
            {"You can turn on one lamp at a time.", "Try to turn off the one in the corner first.",
             "You can only turn off one light per move.", "You turn on 1 lamp and it wins.",
             "The lights are all on where there is a 1.", "I once made it all black.",
             "You may turn one piece white per move.", "Each press will flip all black neighbours.",
             "Look at diagonals too", "If all 1s are 0, print 0."});
}

/// The signs of a wish may be named within it.
void wishesWithLegends(TextRows& row) {
    addEach(row, "white: " + board,
            {"turn off all the lights (1 = on)", "turn all lights off, 1 means on",
             "Goal: all lights off (1 = on)", "Make all white (1 = black, 0 = white)",
             "Turn all 1s (1 = on) off.", "Turn all the ones (1 = lit) into zeros."});
    addEach(row, "black: " + board,
            {"turn on all the lights (0 = off)", "goal: black=1", "Make all black = 1"});
    addEach(row, "black: wbw/bwb/www", {"make all black (1 = white, 0 = black)"});
    row("colours and their signs in brackets", "white (1), black (0). Make all white.\n" + lines,
        "white: wbw/bwb/www");
    addEach(row, "wbw/bwb/www", {"1 (white) and 0 (black)", "A board with 1 for white and 0 for black"});
    row("white pieces that are lit", "white = on, black = off; turn all off\nbww\nwbw\nbbb\n",
        "black: bww/wbw/bbb");
    row("white pieces that are lit, and a wish for white",
        "White is lit, black is unlit. Make all white.\nbww\nwbw\nbbb\n", "white: bww/wbw/bbb");
    row("white pieces on the left", "White is on the left. Turn all off.\nbww\nwbw\nbbb\n",
        "white: bww/wbw/bbb");
    row("a list with the name lit", "lit = [[0,1],[1,1]]  # turn all off\n", "white: wb/bb", "leetcode1284",
        true);
    for (const char* name : {"on", "black"})
        row(std::string("a list with the name ") + name, name + std::string(" = [[0,1],[1,1]]\n"),
            "white: wb/bb", "leetcode1284", true);
    row("JSON with lists with the name lit", R"({"lit":[[0,1,0],[1,1,1],[0,1,0]],"goal":"white"})",
        "white: wbw/bbb/wbw", "leetcode1284", true);
    for (const char* legend : {"N = noir, B = blanc", "N est noir, B est blanc", "N: negro, B: blanco"})
        row(legend, legend + std::string("\nNBN\nBNB\nNNB\n"), "bwb/wbw/bbw");
}

void edges(TextRows& row) {
    addEach(
        row, torus,
        {"Opposite edges are connected.",
         "left and right edges are connected, and so are top and bottom",
         "The left and right edges are connected. It wraps from top to bottom, too.",
         "Rule: plus, opposite edges touch",
         "Cells at the left edge are adjacent to cells at the right edge, and the top row is adjacent to "
         "the bottom row.",
         "The first and last rows are adjacent, and so are the first and last columns",
         "The top row is adjacent to the bottom row. The leftmost column is "
         "adjacent to the rightmost column.",
         "Rows wrap around from left to right; columns wrap around from bottom to top.",
         "The left and right edges are joined. The top and bottom edges are joined.",
         "The left and right edges are joined;\nthe same holds for the top and bottom edges.",
         "The board is a torus (left and right edges are connected, upper and lower edges too).",
         "The board wraps around in both directions (left/right and up/down).",
         "Solve this toroidal puzzle and list the presses from left to right.",
         "Toroidal edges, rows are read left to right.",
         "A toroidal grid, cells numbered from left to right.",
         "The grid is periodic and the solution is printed from top to bottom.",
         "The edges wrap around, and the presses are listed from left to right.",
         "A torus, toroidal in the horizontal direction too.",
         "The edges wrap around, so rows and columns do not end.",
         "Edges wrap around, so rows don't end at the right.",
         "Edges wrap left right and up down only",
         "Rows and columns wrap around.",
         "When you leave the board on one side you come back on the other.",
         "Leaving on one side, it comes back on the other.",
         "Moving off one edge brings you to the opposite edge.",
         "What leaves on the left comes back on the right. What leaves at the top comes back at the bottom.",
         "If you walk off the right edge you come back on the left, and if you walk off the top you "
         "come back at the bottom."});
    addEach(row, "",
            {"left and right edges are connected",
             "The top and bottom rows are adjacent.",
             "Cells at the left edge are adjacent to cells at the right edge.",
             "top and bottom edges are joined",
             "it wraps around horizontally only",
             "edges wrap horizontally but not vertically",
             "The board wraps only vertically",
             "A press toggles the cells to its left and right",
             "Toroidal horizontally only.",
             "Periodic horizontally.",
             "Wraps left-right only",
             "Columns wrap around, rows do not.",
             "The left and right edges are joined. The top and bottom edges are not.",
             "The left and right edges are joined and the top and bottom edges are not.",
             "The left and right edges are joined, the top and bottom edges are only walls.",
             "The left and right edges are connected. The rows go from top to bottom.",
             "The top and bottom edges are connected. Read it from left to right.",
             "The left and right edges are connected. Both kinds of pieces occur.",
             "Rows wrap left to right but don't wrap top to bottom.",
             "Toroidally horizontally.",
             "Periodic in the horizontal direction.",
             "Horizontally periodic",
             "Rows wrap; columns do not.",
             "Wraps left-right, not up-down",
             "The rows wrap around.",
             "Periodic in x only",
             "wraparound horizontally",
             "What leaves on the left comes back on the right.",
             "If you walk off the right edge you come back on the left."});
    addEach(
        row, board,
        {"Neither the left and right edges nor the top and bottom edges are connected.",
         "Cells at the left edge, the right edge, the top row and the bottom row have fewer adjacent cells.",
         "A press on the top row flips only those adjacent to it, one on the bottom row likewise.",
         "Opposite edges are not connected.", "The opposite edges look odd to me.",
         "When you leave the board on one side you do not come back on the other.",
         "After leaving the room, the other side comes back on."});
}

void flips(TextRows& row) {
    addEach(row, withoutItself,
            {"A press toggles its neighbors but not the light itself.",
             "Pressing a piece does not flip itself", "the pressed cell is not toggled",
             "The pressed cell itself doesn't flip", "A pressed light isn't toggled."});
    addEach(row, "",
            {"Flips all cells in its row.", "You may only press lit cells.", "Corner cells can't be pressed.",
             "Only black pieces can be pressed."});
    addEach(row, board,
            {"A light cannot be pressed twice.",
             "In a corner it flips the cell to its right and the cell below it.",
             "It flips the cell to its right, the one to its left, the one above and the one below."});
    addEach(row, "either clipped .../.**/... " + board,
            {"A press flips the cell and the cell to its right."});
    addEach(row, "either clipped .../.*./.*. " + board, {"It flips the cell and the cell below it."});
    addEach(row, board, {"A press toggles the cells above, below, and to its left and right"});
    addEach(row, "either clipped .../.**/*.* " + board, {"Rule: pattern .../.**/*.*, edges clipped"});
    addEach(row, "either clipped ***/***/*** " + board,
            {"Also diagonals", "Diagonals too",
             "A press flips it, adjacent lights, and the lights diagonally adjacent to it."});
    const std::string diagonally = "A press flips it and the lights diagonally adjacent to it.";
    row(diagonally, diagonally + "\n" + lines, "either clipped *.*/.*./*.* " + board, "", true);
}

/// Words that say nothing of this board, though others like them do.
void innocentWords(TextRows& row) {
    addEach(row, board,
            {"It flips a tile and the adjacent tiles that share an edge with it (up, down, left, right).",
             "A press not only flips itself but also its neighbours.",
             "A corner only flips itself and two others.",
             "Are opposite edges connected? No.",
             "In the other game opposite edges are joined.",
             "Opposite edges connected: false",
             "Am Anfang waren alle Lichter an.",
             "Das ist alles aus.",
             "Alle Lichter an den Ecken sind aus.",
             "There is a light every two metres.",
             "A pressed button stays down.",
             "The 8 lights around stay as they are.",
             "Not the pattern ***/***/***, the plus.",
             "It flips itself and its left and right, upper and lower neighbours.",
             "Left and right click both toggle a light.",
             "Cells on the left edge have three adjacent cells.",
             "It flips the lights to its left and right. Those above and below flip, too.",
             "Sorry for the word wrap, my phone is not right.",
             "When the pressed square is not at the border, it flips five squares.",
             "The lamp itself does not matter.",
             "A press flips not the tile itself only but also its neighbours.",
             "Tiles on the left and right borders and the top and bottom borders have only three adjacent "
             "tiles.",
             "A cell on opposite edges has fewer adjacent cells.",
             "Should opposite edges be connected? I think they should not.",
             "When you reach the top level, wrap up.",
             "Instead of the pattern ***/***/*** use the standard plus.",
             "On a board of one piece, a press flips only itself.",
             "Pressing changes a light and four of the 8 lights around it.",
             "Every disc is black on one side, white on the other.",
             "It flips its left and right neighbours, and its north and south neighbours.",
             "The code wraps text horizontally at 80 characters.",
             "Alle Steine sollen weiß oder schwarz werden.",
             "Turn all tiles on or off."});
}

void severalBoards(TextRows& row) {
    row("two boards with goals that contradict each other",
        "Puzzle A: make all white\nbw\nwb\nPuzzle B: make all black\nbb\nbw\n", "");
    row("two boards with edges that contradict each other",
        "A (torus)\nbwb\nwwb\nB (not a torus)\nbbw\nbwb\n", "");
    row("two boards with patterns that contradict each other",
        "pattern ***/***/***\nbwb\nwbw\n\npattern *.*/.*./*.*\nbwb\nbbw\n", "");
    row("two boards with legends that contradict each other",
        "1 = on. Make all lights off.\n101\n010\n\n0 = on. Make all lights off.\n101\n110\n", "");
    row("two boards with opposite legends of both signs",
        "First, with 1 on and 0 off:\n10\n01\n\nThen with 0 on and 1 off:\n10\n01\n", "");
    for (const char* names : {"lit: 1|lit: 0", "on: 1|on: 0", "Game A, black: 1|Game B, black: 0",
                              "Lit: 1, moves: 3|Lit: 0, moves: 2"}) {
        const std::string both(names);
        const std::size_t bar = both.find('|');
        row("two boards and how many are lit: " + both,
            both.substr(0, bar) + "\n000\n010\n000\n\n" + both.substr(bar + 1) + "\n000\n000\n000\n",
            "www/wbw/www + www/www/www");
    }
    row("two boards with the same pattern",
        "pattern ***/***/***\nbwb\nwbw\n\npattern ***/***/***\nbwb\nbbw\n",
        "either clipped ***/***/*** bwb/wbw + either clipped ***/***/*** bwb/bbw");
    row("a pattern of four rows is none", "Pattern: ***/*.*/***/*.*\n", "bbb/bwb/bbb/bwb");
    row("two boards and one goal", "Make all white.\nFirst:\nbw\nwb\nSecond:\nbb\nbw\n",
        "white: bw/wb + white: bb/bw");
    row("two boards below short names", "A:\nbw\nwb\nB:\nwb\nbw\n", "bw/wb + wb/bw");
    row("two boards below numbers in words", "one:\nbw\nwb\ntwo:\nwb\nbw\n", "bw/wb + wb/bw");
    row("two boards with names that are no goals", "Tests\n\nall off\n000\n000\n\nall on\n111\n111\n",
        "www/www + bbb/bbb");
}

} // namespace

void addSentences(TextRows& row) {
    for (const auto add : {goals, whatMustGo, wishesWithLegends, edges, flips, innocentWords, severalBoards})
        add(row);
}

} // namespace flip::test
