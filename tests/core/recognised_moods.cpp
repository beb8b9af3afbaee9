#include "tests/core/recognised_texts.h"

namespace flip::test {

namespace {

const std::string board = "bwb/wbw/bbw";
const std::string rows = "\n\n101\n010\n110\n";
const std::string off = "white: " + board;

void addEach(TextRows& row, const std::string& expected, std::initializer_list<const char*> sentences,
             const std::string& end = "\nAll off\n", bool isOpen = false) {
    for (const char* const sentence : sentences)
        row(sentence, std::string(sentence).append(rows).append(end), expected, "", isOpen);
}

/// A torus or diagonals that are switched off, only wished for, or those of another game.
void choices(TextRows& row) {
    addEach(row, off,
            {"[ ] Wrap around",
             "☐ wrap around",
             "- [ ] torus",
             "[_] Torus",
             "[-] Torus",
             "() Torus",
             "Diagonals ✗ Torus ✗",
             "✗ Torus ✗ Diagonals",
             "Diagonals aren't neighbours.",
             "The diagonals do not flip as well.",
             "A press flips not only itself but the four neighbours, no diagonals.",
             "( ) torus\n(•) flat",
             "○ Torus ● Flat",
             "Torus: N",
             "Torus: ✗",
             "Torus: ❌",
             "Torus: -",
             "Torus: [ ]",
             "Torus: F",
             "Torus: nope",
             "wrap=false # set to true for a torus",

             "edges=flat  # or torus",
             "edges (flat/torus): flat",
             "# torus support is planned",
             "The torus version is harder.",
             "Next level will be a torus.",
             "(On a torus it would be easy.)",
             "If it were a torus, I could do it.",
             "I wish it were a torus",
             "It wraps around? Nope.",
             "Wraps around: only in hard mode (this is easy mode)",
             "Tags: torus, lights-out",
             "Would be nice if diagonals toggled too.",
             "Diagonals count? No.",
             "Diagonals",
             "You enter on the left and leave on the right.",
             "wrap horizontally: no, vertically: no",
             "The board does not wrap.",
             "It is not round, nor a torus.",
             "Torus: no, diagonals: no",
             "✗ Torus",
             "Torus ❌",
             "Torus ☐",
             "Edges: ○ Torus ● Flat",
             "if self: false",
             "8-neighbours: no",
             "Diagonals: ✗",
             "[ ] Diagonals",
             "toggle_self: true"});
    addEach(row, "white torus .*./***/.*. " + board,
            {"#wrap: yes",
             "#torus: true",
             "Torus: ✓ Diagonals: ✗",
             "Diagonals ✗ Torus ✓",
             "✓ Torus ✗ Diagonals",
             "✗ Diagonals ✓ Torus",
             "● Torus ○ Flat",
             "[x] Torus [ ] Flat",
             "Edges: (x) torus ( ) flat",
             "Topology: Torus / ~~Flat~~",
             "When a neighbour would be outside the board, it wraps around.",
             "Neighbours that would be off the board wrap to the other side.",
             "What would be the minimum on a torus?",
             "The edges wrap around as if it were a torus.",
             "The board is a torus, which would be fine if I understood it.",
             "wrap: x and y",
             "This is the next level: it is a torus.",
             "Edges wrap, no diagonals",
             "Torus (no diagonals)",
             "Diagonals do not count, edges wrap around.",
             "No diagonals, but wrap-around.",
             "Hints: no, Torus: yes",
             "No edges: the board wraps around.",
             "Edges are not clipped but wrap.",
             "The board is not flat but a torus.",
             "○ Flat ● Torus",
             "[x] Torus",
             "Torus: ✓",
             "Torus: ✅",
             "Torus: yes",
             "I would like to solve this torus.",
             "I wonder how to solve this torus.",
             "It would be great if somebody could solve a torus of this size.",
             "Edges connect like in Snake.",
             "edges (flat/torus): torus"});
    addEach(row, "white clipped ***/***/*** " + board,
            {"[ ] Wrap around\n[x] Diagonals", "Diagonals: ✓", "Diagonals: on", "Diagonals: Y",
             "Diagonals: enabled", "Diagonals ✓", "✓ Diagonals", "[x] Include diagonals", "#diagonals: yes"});
    addEach(row, "white clipped .*./*.*/.*. " + board,
            {"toggle_self: false", "Toggle self: ✗", "self: false",
             "Each press flips the 4 adjacent lights (excluding the one you press)."});
    addEach(row, "white clipped *.*/.*./*.* " + board,
            {"Pressing a light toggles it and the ones diagonally adjacent.",
             "Pressing a light toggles itself plus the diagonally adjacent cells.",
             "A press flips the piece and those diagonal to it."},
            "\nAll off\n", true);
    addEach(row, "",
            {"Wraps vertically.", "wrap_x: true", "Horizontal wrap only.", "wrap: horizontal",
             "The board is the surface of a sphere.", "The grid is hex.", "It is a triangle grid.",
             "board = np.roll(board, 1, axis=0) ^ np.roll(board, -1, axis=0)",
             "A press flips pieces in an X pattern.", "Mode: X", "Pattern: corners", "Toggle shape: T"});
}

/// A wish for some pieces alone is no goal.
void someAlone(TextRows& row) {
    addEach(row, board,
            {"Turn off all the lights in the first row.", "Turn off all the lights of the top half.",
             "Turn off all lights on the diagonal.", "Turn off all lights along the border.",
             "Turn off all the red lights.", "Switch off all even lights.", "Turn off every second light.",
             "Turn off all lights apart from the middle.", "All off, excluding the centre.",
             "All off, save the centre.", "Turn all lights off while keeping the middle on.",
             "Apagar todas las luces menos la del centro.", "Выключить все, кроме центральной.",
             "把所有灯关掉，中间的除外。", "It's Lights Out in reverse"},
            "");
    addEach(row, off,
            {"Turn off all the lights on the board.",
             "Turn off all lights in the grid, in as few moves as possible.",
             "Turn off all lights in every row and column", "Turn off all the lights in each row.",
             "Turn off all lights, even the one in the centre.", "Turn all lights off in the corners, too.",
             "Turn all lights off on the first try.", "Turn off all lights in the second puzzle.",
             "● All off ○ All on", "Goal: [x] all off [ ] all on",
             "Turn all lights off; start in the first row.",
             "Turn off all lights by clicking on any of them.", "Turn off all remaining lights.",
             "Turn off all the lit lights.", "Turn off all lights in the 3x3 grid."},
            "");
}

/// Goals that name a sign by what it stands for.
void namedSigns(TextRows& row) {
    const std::string spins = "\n\n1 -1 1\n-1 1 -1\n1 1 -1\n";
    for (const char* const words :
         {"all -1", "Make all entries equal to -1.", "Every cell must be -1 at the end."})
        row(words, words + spins, off);
    for (const char* const words : {"Make all entries 1.", "Make all entries +1."})
        row(words, words + spins, "black: " + board);
    const std::string letters = "\n\nR B R\nB R B\nR R B\n";
    row("minus one, of zeros and ones", "make all -1" + rows, board);
    row("red, of R and B", "Turn all red." + letters, "white: wbw/bwb/wwb");
    row("blue, of R and B", "Make everything blue." + letters, "black: wbw/bwb/wwb");
    row("dark, of B and W", "Make every square dark.\n\nBWB\nWBW\nBBW\n", "black: " + board);
    row("dark lights, of B and W", "Make every light dark.\n\nBWB\nWBW\nBBW\n", off);
    row("dark, of digits", "Every cell should be dark" + rows, off);
    for (const char* const words :
         {"1 means no light", "1 = no light, 0 = light", "A light is on if the digit is 0.",
          "An entry of 0 means that the light is on.", "Cells containing 0 are on.", "Lit lamps look like 0.",
          "0 if lit, 1 if not.", "1 when off, 0 when on", "1 if not lit, 0 otherwise",
          "cells that contain 0 are lit"})
        row(words, words + std::string("\n\nTurn all lights off.") + rows, "white: wbw/bwb/wwb");
    for (const char* const words :
         {"A light is on if the digit is 1.", "1 if lit, 0 if not.", "You win if all lights are off.",
          "A light is off when it is 0.", "0 is on the left of 1 on my keyboard."})
        row(words, words + std::string("\n\nTurn all lights off.") + rows, off);
}

/// Rows on one line, and how long they are.
void saidSizes(TextRows& row) {
    const std::string numbered = "bwb/wwb/bbw + bw/wb";
    row("a row between numbers that is one, too", "Puzzle 1\n101\n001\n110\n\nPuzzle 2\n10\n01\n", numbered);
    row("a row of one between bare numbers", "1:\n101\n001\n110\n\n2:\n10\n01\n", numbered);
    row("a size below a board of one line", "1010101100110101\n2x8, all off\n", "white: bwbwbwbb/wwbbwbwb");
    row("another size below it", "101010110011\n3x4, all off\n", "white: bwbw/bwbb/wwbb");
    row("wide and high", "101010110011\n4 wide and 3 high.\nAll off.\n", "white: bwbw/bwbb/wwbb");
    row("the width first", "101010110011\n4x3 (width x height)\nAll off.\n", "white: bwbw/bwbb/wwbb");
    row("rows of so many", "That is 2 rows of 8.\nAll off.\n1010101100110101\n", "white: bwbwbwbb/wwbbwbwb");
}

/// Lists beside a board, which are no boards themselves.
void sideLists(TextRows& row) {
    const std::string yaml = "board:\n  - \"101\"\n  - \"010\"\n  - \"110\"\n";
    for (const char* const moves : {"moves: [[1,1],[0,0]]", "solution: [[1,1],[0,0]]", "history: [[0,1]]"})
        row(moves, yaml + moves + "\n", board);
    row("moves alone", "moves: [[1,0],[0,1]]\n", "");
    row("moves below a list", "board = [\"101\",\"010\",\"110\"]\nmoves = [[1,1]]\n", board);
    row("walls in YAML", yaml + "goal: all off\nblocked: [[1,1]]\n", "");
    row("walls below a string", "board = \"101/010/110\"\nblocked = [[1,1]]\n", "");
    row("walls below a print of numpy", "[[1 0 1]\n [0 1 0]\n [1 1 0]]\nwalls: [[1,1]]\n", "");
    row("no walls", yaml + "walls: []\n", board);
    row("an empty list of steps", yaml + "offsets: [[]]\n", board);
    row("steps of a press", yaml + "offsets: [[0,0],[0,1],[1,0]]\n", "");
    row("steps of a press above a print of numpy",
        "neighbours = [(0,1),(1,0),(0,0)]\n[[1 0 1]\n [0 1 0]\n [1 1 0]]\n", "");
    row("the steps of the plus", yaml + "neighbours: [(0,1),(1,0),(0,0),(-1,0),(0,-1)]\n", board);
    row("columns for rows", "columns: [[1,0,1],[0,1,0],[1,1,0]]\n", "");
    row("a mask beside rows", yaml + "mask: [[1,1,1],[1,0,1],[1,1,1]]\n", "");
    row("three states below zero, one, two", "0 1 2\n1 0 1\n2 1 0\nall 0\n", "");
    row("three states above zeros", "0 1 2\n0 0 0\n0 0 0\n", "");
    row("three states between commas", "0,1,2\n1,1,0\n2,0,1\n", "");
    row("stars and one letter", "**ooo**\n*o*o*o*\n*******\n", "bbwwwbb/bwbwbwb/bbbbbbb");
    row("bold headings alone", "**Input:**\n\n**Output:**\n", "");
    row("bold headings above a board", "Lights out, all off.\n\n**Output:**\n\n**Input:**\n\n101\n010\n110\n",
        off);
    for (const char* const changed :
         {"b = not.([1 0 1; 0 1 0; 1 1 0])", "b = .![1 0 1; 0 1 0; 1 1 0]",
          "map (map not) [[1,0,1],[0,1,0],[1,1,0]]", "map reverse [[1,0,1],[0,1,0],[1,1,0]]",
          "transpose [[1,0,1],[0,1,0],[1,1,0]]", "A = [1 0 1; 0 1 0; 1 1 0]; A(2,2) = 0;"})
        row(changed, changed + std::string("\n"), "");
}

/// Members that make another puzzle of a board.
void unlikeMembers(TextRows& row) {
    const std::string object = R"({"board":["101","010","110"],)";
    for (const char* const member :
         {R"("offsets":[[0,0],[1,1],[-1,-1]])", R"("deltas":[[0,0],[0,1]])", R"("neighbors":[[0,1],[1,0]])",
          R"("variant":"diagonal")", R"("rules":"knight moves")", R"("variant":"torus")",
          R"("affects_self":false)", R"("inverted":true)", R"("rotate":90)", R"("origin":"bottom-left")",
          R"("order":"column-major")"})
        row(member, object + member + "}\n", "");
    for (const char* const member :
         {R"("offsets":[])", R"("neighbors":4)", R"("variant":"hiking")", R"("rules":"standard")",
          R"("inverted":false)", R"("rotate":0)", R"("rotation":null)", R"("origin":"copyright")",
          R"("order":"row-major")", R"("affects_self":true)"})
        row(member, object + member + "}\n", board);
}

/// Pictures below words, and game IDs behind what names them.
void posts(TextRows& row) {
    row("a chat above emoji", "Stuck:\n✅❌✅\n❌✅❌\n✅✅❌\n", board);
    row("a level with a number above emoji", "Level 12:\n🔥🧊🔥\n🧊🔥🧊\n🔥🔥🧊\n", board);
    row("a wish for one of two emoji", "Make all 🧊!\n\n🔥🧊🔥\n🧊🔥🧊\n🔥🔥🧊\n", off);
    row("a wish for the other one below",
        "🔥🧊🔥\n🧊🔥🧊\n🔥🔥🧊\nAll 🔥 please, edges wrap.\n",
        "black torus .*./***/.*. " + board);
    row("emoji in two blocks below words", "a\n🔓🔒🔓\n🔒🔓🔒\n\nb\n🔓🔒🔓\n🔒🔓🔒\n", "");
    const std::string pair = "target clipped .*./***/.*. bwb/wbw/bbw www/wbw/bwb";
    row("a target before its board", "Wanted    Current\n000       101\n010       010\n101       110\n",
        pair);
    row("a goal before its start, between bars", "Goal | Start\n000 | 101\n010 | 010\n101 | 110\n", pair);
    row("a wish behind the large bracket of LaTeX",
        "$$A=\\left(\\begin{array}{ccc}1&0&1\\\\0&1&0\\\\1&1&0\\end{array}\\right)$$ All lamps must be "
        "switched off.\n",
        off);
    const std::string id = "3x3:d074191345d1644c17058,870";
    const std::string read = "white: bww/wwb/bbw";
    row("a game ID behind its name", "Game ID: " + id + "\n", read);
    row("a game ID in the address of its page",
        "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/flip.html#" + id + "\n", read);
}

} // namespace

void addMoods(TextRows& row) {
    choices(row);
    someAlone(row);
    namedSigns(row);
    saidSizes(row);
    sideLists(row);
    unlikeMembers(row);
    posts(row);
}

} // namespace flip::test
