// What sentences above a board say that a press flips.

#include "tests/core/recognised_texts.h"

#include <initializer_list>

namespace flip::test {

namespace {

const std::string rows = "101\n010\n111\n";
const std::string board = "bwb/wbw/bbb";
const std::string wholeLines = "either table f274b933c5d1e64e97278 " + board;

/// Each sentence is the name of its row.
void said(TextRows& row, const std::string& expected, std::initializer_list<std::string> sentences) {
    for (const std::string& sentence : sentences)
        row(sentence, std::string(sentence).append("\n").append(rows), expected);
}

void pattern(TextRows& row, const std::string& flipped, std::initializer_list<std::string> sentences) {
    said(row, "either clipped " + flipped + " " + board, sentences);
}

void onSomeSides(TextRows& row) {
    pattern(row, ".../***/...",
            {"Pressing toggles the cell and its horizontal neighbours",
             "Clicking a cell toggles the horizontally adjacent cells and itself.",
             "When you press a lamp it toggles the lamp and its neighbors to the left and right",
             "When a cell is clicked, it changes the clicked cell and the cells to the left and right of it.",
             "When you press a light, it and the lights left and right of it change.",
             "You may flip a piece together with its horizontal neighbours"});
    pattern(row, ".*./.*./.*.",
            {"Pressing toggles the cell and the cells above and below",
             "Press a piece to flip it and its vertical neighbours.",
             "Every press toggles the pressed cell plus its upper and lower neighbor",
             "A press toggles the cell and its north and south neighbours."});
    pattern(row, ".../.*./.*.",
            {"Pressing toggles itself and the one below", "Flip the chosen piece and the one below it.",
             "Pressing toggles itself and the one below. Each move changes the piece."});
    pattern(row, ".../.**/...", {"A press flips the cell and the one to the right."});
    pattern(row, ".../**./...", {"Pressing a button toggles that light and the light to its left."});
    pattern(row, ".*./.*./...", {"The pressed piece and the one above it flip."});
    pattern(row, ".*./.**/...", {"A press flips the piece, the piece above it and the piece to its right."});
    pattern(row, ".../.**/.*.", {"Pressing flips the cell, its right neighbour and its lower neighbour."});
    pattern(row, ".*./***/...", {"Clicking a tile flips itself, and the tiles left, right, and above it."});
    pattern(row, ".*./**./...",
            {"Pressing a light toggles it and its left neighbour. Also the one above toggles."});
}

void aroundIt(TextRows& row) {
    pattern(row, "*.*/.*./*.*",
            {"A press toggles the cell and its four corner neighbours.",
             "Pressing a light toggles the light and the lights at the four corners.",
             "Whenever a tile is clicked, that tile and its corner neighbours flip.",
             "The pressed light and its four diagonal neighbours are flipped.",
             "A press flips the tile plus its four diagonal neighbours.",
             "A press flips the tile plus its four diagonal neighbours that exist.",
             "A press flips the tile itself and the four tiles diagonally adjacent to it.",
             "A press flips the tile itself and the four tiles lying diagonally adjacent to it.",
             "A press flips the tile itself and the four tiles that touch it diagonally.", "Diagonals only.",
             "Only diagonals."});
    pattern(row, "***/***/***",
            {"Each move flips a 3x3 area centred on the cell.",
             "Each move flips the 3 x 3 square around the cell.",
             "Flipping a cell flips all 9 cells of the 3×3 square centered on it",
             "A press flips a light, its four neighbours and its four diagonal neighbours.",
             "A press flips the tile, its four adjacent tiles plus the four diagonal ones.",
             "A press flips the diagonal neighbours, too, except at the edges.",
             "A press flips the 3×3 neighbourhood of the cell.",
             "A press flips the 3×3 block, whatever it shows.",
             "Each press flips the whole 3x3 neighborhood.",
             "Pressing toggles the 3x3 area centred there.",
             "Each press flips the 3 by 3 square around the cell.",
             "A press flips the tile, the four next to it and the four diagonal ones.",
             "A press flips the tile and the tiles touching its sides and corners.",
             "Each press flips the 3x3 block, except at the border where it flips fewer.",
             "The orthogonal neighbours flip, plus its four diagonal neighbours.",
             "A press flips those beside it plus the four diagonal neighbours, whatever they show.",
             "If you press a cell, all eight neighbours change, too.",
             "diagonal = true",
             "The diagonals flip as well.",
             "Not only the four neighbours but also the diagonal ones flip.",
             "neighbourhood: 8"});
    pattern(row, "***/*.*/***",
            {"A press flips the piece and its eight neighbours but not the piece itself",
             "Pressing a button toggles the eight buttons around it, but not the button itself.",
             "Each press flips the 3x3 block except the centre.",
             "Each press flips the 3x3 block I drew, minus its centre."});
    pattern(row, ".*./*.*/.*.", {"按下一个灯会改变上下左右四个灯的状态，自己不变"});
    pattern(row, "***/*.*/***", {"按下会翻转周围八个格子，自己不变"});
    pattern(row, ".../.*./...", {"Pressing a light toggles only the light itself."});
}

void someOfThose(TextRows& row) {
    pattern(row, ".../***/...", {"A press toggles it and its left-hand and right-hand neighbours."});
    pattern(row, "*.*/.*./*.*",
            {"Press toggles the corners of the 3x3 block and the centre.",
             "Press toggles the corners of the 3x3 block plus the pressed piece.",
             "Press toggles the corners of the 3x3 block and the pressed piece.",
             "A press flips the piece and every piece that shares a corner with it."});
    pattern(row, "***/***/***",
            {"A press flips the piece and every piece that shares an edge or a corner with it.",
             "Each press toggles the 3 x 3 area around the pressed cell, including itself."});
    pattern(row, ".*./.**/.*.",
            {"A press flips the cell and all neighbours except the left one.",
             "A press flips the cell and all neighbours but the left one."});
    pattern(row, ".../.*./*.*",
            {"Pressing a light toggles it, plus the two diagonal ones below it.",
             "Pressing a light toggles it and its lower left and lower right neighbours."});
    pattern(row, "*../.*./*..",
            {"A press flips the piece and the diagonal ones on the left.",
             "A press flips the piece and its diagonal neighbours to the left.",
             "A press flips the piece and its left diagonal neighbours."});
    pattern(row, ".*./*.*/.*.", {"A press flips its non-diagonal neighbours, but not itself."});
    pattern(row, ".*./.*./.*.", {"A press flips the piece and the ones right above and right below it."});
    pattern(row, "*../.*./...", {"A press flips the piece and its upper left neighbour."});
    pattern(row, ".*./***/..*",
            {"A press flips the piece, those above, left and right, and the bottom right one."});
    said(row, board,
         {"A press flips the cell and its neighbours, excluding diagonals.",
          "A press flips the cell and all adjacent ones (diagonals excluded).",
          "Pressing a button toggles itself and its neighbours, diagonal ones excluded.",
          "Pressing a light flips it and its non-diagonal neighbours.",
          "A press flips the piece and every piece that shares an edge with it.",
          "A press flips the cell with those that lie next to it, excluding the diagonal neighbours.",

          "Each press flips the 3x3 square around it, except the corners.",
          "Each press flips the 3x3 block I drew, except the four corner cells."});
}

void lines(TextRows& row) {
    said(row, wholeLines,
         {"按下会改变它所在的行和列", "A press toggles all lights in the same row and column",
          "A press flips the piece and everything in its row and column.",
          "A click flips the tile and all tiles in the same row and in the same column.",
          "The pressed light and the lights in its row and column are toggled."});
    said(row, "either table 7254b131c551c64695270 " + board,
         {"Choose a cell; all cells of the row and the column except the cell itself change.",
          "flips the entire row and the entire column, except the cell itself",
          "A press flips all other lights in the same row and column, but not the light itself."});
}

/// Of no pattern, or not clear enough.
void otherRules(TextRows& row) {
    said(row, "",
         {"Ein Springerzug dreht die Steine um.",
          "Pressing toggles the row",
          "A press flips the piece, its neighbours and the two pieces to its left.",
          "Pressing a piece flips it and its neighbours. Two pieces below it flip, too.",
          "A press flips the piece and its neighbours in the same row.",
          "Pressing a cell toggles cells at distance two",
          "flips the cell and the 2 cells in each direction",
          "A press flips the piece and the two pieces to its left.",
          "A press flips everything except the pressed cell",
          "A press flips all other cells",
          "A move flips three consecutive cells in a row.",
          "Pressing toggles like a bishop: all cells on the diagonals",
          "A press flips all pieces on both diagonals through it.",
          "A press flips all pieces on both diagonals.",
          "Pressing toggles the cell to its left and the cell to its right",
          "A press toggles the left light and the right light",
          "You can flip rows and columns.",
          "You may flip any row or column.",
          "A press flips the piece and all in its row but not the column.",
          "You are allowed to toggle a whole row or a whole column at a time",
          "Pressing toggles the 4 corners around it",
          "Each press toggles a 2×2 area.",
          "A press toggles the four corners of the 3x3 block around it.",
          "A press toggles the corners of the 3x3 block centred on the cell.",
          "Each press toggles a 5x5 square around the cell.",
          "Each press toggles a 2x2 area.",
          "Each press toggles a 2 by 2 area.",
          "When you press a light, the whole 5 × 5 block around it flips.",
          "A press flips a 1x3 strip.",
          "A press flips an L-shaped tromino.",
          "A press flips a T-shape.",
          "Pressing a cell flips a domino.",
          "A press flips the cell and its diagonal neighbours above and below."});
}

void theUsualRule(TextRows& row) {
    said(row, board,
         {"Pressing a button toggles it and the four adjacent lights.",
          "A press flips all lights above, below, left and right of it, and the light itself.",
          "Pressing lights toggles them and their neighbours.",
          "A press flips it and the adjacent cells in all four directions.",
          "Pressing a light toggles it and the ones around it.",
          "A press flips the piece and its neighbours on a 3x3 grid.",
          "A press flips the piece and its neighbours on a 5x5 grid.",
          "You can flip any of the 5x5 lights.",
          "A press flips the piece and all pieces touching it.",
          "Pressing a button toggles that light and the lights directly above, below, left and right of it.",
          "Clicking a cell changes the state of that cell and of its orthogonal neighbors",
          "When you press a light, the light and its neighbours toggle.",
          "Flip the chosen piece and also all adjacent pieces to the left, to the right, to the top, and to "
          "the bottom of the chosen piece (if there are any).",
          "Pressing a square inverts that square and the squares immediately to the north, south, east and "
          "west.",
          "each press flips a plus in the 3x3 square",
          "Pressing toggles all cells within distance 1",
          "A tap flips the tile with all of its direct neighbours (above, below, left, right).",
          "Pressing a piece flips it and the pieces directly next to it (not diagonally).",
          "A press flips itself and all neighbours except the diagonal ones.",
          "A press flips itself and its neighbours, excluding diagonals.",
          "Each press flips the 3x3 block without its corners.",
          "A press flips the 3x3 square around it, except the corners."});
}

void noRules(TextRows& row) {
    said(row, board,
         {"Press the button to change the language.", "It turns out that the left one is easier.",
          "Pressing a light at the edge toggles only three lights.", "Pressing flips up to five pieces.",
          "A press does not flip the piece and the one to the right.",
          "When a light is pressed, it and the one below don't change.", "The lamp and the one below change.",
          "The pressed piece and the one above it.", "The main diagonal is symmetric under flip",
          "the pattern on the diagonal changes", "Pressing it flips it. Pressing it again flips it back.",
          "You can flip each cell only once.", "The puzzle can be flipped left and right."});
}

/// Where the diagonal ones may be all that flips with the piece, or not.
void openRules(TextRows& row) {
    const std::string sentence = "Touch a light and it and its diagonal neighbours flip.";
    row(sentence, sentence + "\n" + rows, "either clipped *.*/.*./*.* " + board, "", true);
}

/// In a word behind a name.
void namedPatterns(TextRows& row) {
    const auto named = [&row](const std::string& setting, const std::string& expected) {
        row("setting: " + setting, setting + "\n" + rows, expected);
    };
    for (const char* setting : {"pattern: x", "rule: x", "neighborhood: x"})
        named(setting, "either clipped *.*/.*./*.* " + board);
    for (const char* setting : {"pattern: full", "pattern: 3x3", "rule: block", "connectivity: 8"})
        named(setting, "either clipped ***/***/*** " + board);
    named("pattern: ring", "either clipped ***/*.*/*** " + board);
    for (const char* setting : {"pattern: plus", "pattern: checkerboard", "rule: 3", "shape: square"})
        named(setting, board);
    for (const char* setting : {"pattern: T", "rule: knight", "stencil: l"}) named(setting, "");
}

/// Above the rows, as a member beside a list of rows, and beside a list of lists.
void settings(TextRows& row) {
    const auto set = [&row](const std::string& name, const std::string& value, const std::string& expected) {
        row(name + ": " + value, name + ": " + value + "\n" + rows, expected);
        const std::string member = ",\"" + name + "\":\"" + value + "\"}";
        row("JSON, " + name + ": " + value, R"({"board":["101","010","111"])" + member, expected);
        if (!expected.empty()) return;
        row("lists, " + name + ": " + value, R"({"board":[[1,0,1],[0,1,0],[1,1,1]])" + member, "");
    };
    const std::string block = "either clipped ***/***/*** " + board;
    for (const char* value : {"knight", "hexagon", "B3/S23"}) set("rule", value, "");
    set("adjacency", "hex", "");
    set("connectivity", "6", "");
    set("grid", "hexagonal", "");
    set("mode", "knight", "");
    set("rule", "moore", block);
    set("neighbourhood", "king", block);
    set("connectivity", "8", block);
    for (const char* value : {"plus", "1", "standard"}) set("rule", value, board);
    set("neighborhood", "von Neumann", board);
    set("name", "The Knight", board);
}

/// Sentences that were read as the usual plus, though they name pieces on two sides alone.
void halves(TextRows& row) {
    const auto read = [&row](const std::string& words, const std::string& expected) {
        row(words, words + "\n\n" + rows, expected);
    };
    read("Pressing a button changes its own state and the state of the buttons to the left and to the right.",
         "either clipped .../***/... " + board);
    read("When a button is pushed, it changes its own state and that of the buttons left and right of it, "
         "but no others.",
         "");
    read("Pressing one swaps the glow of those that sit left and right, wherever they may sit.", "");
    read("A click flips whatever sits above it and below it.", "");
    read("Pressing a light toggles whatever sits above it, below it, left of it and right of it.", board);
    read("Pressing a light toggles whatever sits left and right, and its neighbours.", board);
}

/// JSON whose boards have no rule of their own.
void inJson(TextRows& row) {
    const auto described = [&row](const std::string& words, const std::string& expected) {
        row("JSON: " + words, R"({"board":["101","010","111"],"about":")" + words + "\"}", expected);
    };
    described("A press flips the cell and its four diagonal neighbours.",
              "either clipped *.*/.*./*.* " + board);
    described("Make all cells 1.", "black: " + board);
    described("The board wraps around. Turn all lights off.", "white torus .*./***/.*. " + board);
    described("A press flips the piece, and like a chess knight.", "");
    described("Found in the book of Ann Black.", board);
    row("JSON with a goal for all",
        R"({"about":"Make all white.","all":[{"board":["bw","wb"]},{"board":"bb/wb"}]})",
        "white: bw/wb + white: bb/wb");
    row("JSON that says its rule itself",
        R"({"board":["101","010","111"],"edges":"clipped","about":"The board wraps around."})", board);
    row("JSON with a single piece", R"({"id":1,"board":"b"})", "b");
    row("JSON with its solution", R"({"board":"bwb/wbw/bbb","solution":["bwb","wwb","bww"]})", board);
}

/// Said of the piece itself, of corners and in other languages.
void otherPresses(TextRows& row) {
    const std::string notItself = ".*./*.*/.*.";
    const std::string block = "***/***/***";
    said(row, board,
         {"A move flips a square and its neighbours (not diagonal).",
          "Flipping a piece also flips its neighbours, but not the diagonal ones.",
          "A press flips the piece and its neighbours, none of them diagonal.",
          "Ich weiß es selbst nicht: wie viele Züge braucht man?",
          "L'auteur ne connaît pas lui-même la solution.",
          "The button itself stays pressed. A press toggles it and its neighbours.",
          "A press flips the piece and its neighbours; the piece itself keeps its place.",
          "It's not the button itself that matters.", "En el buscaminas hay ocho vecinos, aquí sólo cuatro.",
          "Retournez la case et ses quatre voisines (pas les huit voisines).", "La grille n'est pas torique.",
          "Think of it as a problem on a graph.",
          "Each move you choose exactly one piece and flip it together with the neighbours up, down, left, "
          "right.",
          "The game costs 3 dollars.", "Presses so far: 0 1 2 0 per row.", "A die has six faces.",
          "In light chasing you only press buttons that are below lit ones.",
          "(My other game has presses on a graph.) A press flips the piece and its neighbours."});
    pattern(row, notItself,
            {"Pressing a button toggles only its neighbours (up, down, left, right), NOT the button itself.",
             "When you press a lamp, its neighbours toggle; the lamp itself stays as it is.",
             "A press toggles the four adjacent lights but leaves the pressed light unchanged.",
             "Drückt man eine Lampe, so schalten nur ihre Nachbarn um, sie selbst nicht.",
             "Pressing flips the neighbours, excluding itself.",
             "Pressing flips the neighbours, except the piece itself.",
             "Appuyer sur une case inverse ses quatre voisines mais pas la case elle-même."});
    pattern(row, block,
            {"Ein Druck dreht den Stein und alle acht umliegenden Steine um.",
             "Un clic inverse la case et ses huit voisines.",
             "Al pulsar una casilla cambian ella y sus ocho vecinas.",
             "A click inverts the clicked tile and all tiles a chess king could reach from it."});
    pattern(row, "*.*/.*./*.*",
            {"Each press toggles the cell and the (up to four) cells touching it at a corner."});
    pattern(row, ".../***/...",
            {"Pressing a cell flips it and the cells immediately to its left and right (nothing above or "
             "below)."});
    // The count is that of no pattern of these words.
    said(row, "",
         {"Each press flips four cells: the cell, the one right, the one below and the diagonal one."});
    pattern(row, "***/*.*/***",
            {"A press flips the eight surrounding lights, the one in the middle stays.",
             "A press flips the eight neighbours. The pressed piece itself does not change.",
             "The pressed piece never changes. A press flips the 8 neighbours.",
             "A press flips all eight neighbours. It does not flip itself.",
             "A press flips the adjacent cells including diagonals. The cell itself is not flipped."});
    pattern(row, "*.*/.../*.*", {"Pressing flips the diagonal neighbours. The cell itself is not flipped."});
    pattern(row, notItself, {"A press flips the four neighbours. The pressed piece itself does not change."});
    pattern(row, "*.*/.*./*.*",
            {"The press works diagonally: the light itself and the four diagonal ones flip."});
    pattern(row, ".*./*.*/.*.", {"A press flips the neighbours, but not the piece itself."});
    pattern(row, ".*./.*./.*.", {"Only the lamp itself and the lamps directly above and below are toggled."});

    said(row, "",
         {"Pressing toggles the cell and the two nearest cells in each of the four directions.",
          "In each move you may turn over exactly one coin.",
          "In each move you can flip all coins of one row or one column.",
          "In one move you may change all signs in a row or in a column.",
          "Each press cycles a cell and its neighbours 0->1->2->0.",
          "Each light goes off -> red -> green -> off.",
          "You may only press buttons that are currently lit.",
          "Lights Out on a graph.",
          "A press flips a block of 2x2.",
          "Each press flips 2 neighbouring cells.",
          "A press flips all cells except itself.",
          "Pressing a piece flips the piece and all to its right.",
          "A press flips the row, column and diagonals.",
          "A press flips all cells on its diagonals.",
          "A press flips itself and its 4 neighbours and the 4 neighbours of those.",
          "The board is a projective plane.",
          "The boundary is periodic in x.",
          "Pressing toggles itself and the one below. Pressing toggles itself and the one above.",
          "Pressing flips the row. A press flips it.",
          "A press flips only the four neighbours, not itself. A press flips a random neighbour.",
          "A press flips all cells of the same colour.",
          "A press flips one of its neighbours.",
          "A press flips its neighbours if they are lit.",
          "A press flips a random neighbour.",
          "A press flips the ring around it.",
          "A press flips the main diagonal.",
          "A press flips the cell, its neighbours and their neighbours.",
          "A press flips the cell and its six neighbours."});
    pattern(row, "*.*/.*./*.*", {"A press flips itself and the four corner cells touching it."});
    pattern(row, block,
            {"A press flips its king-move neighbours.", "A press flips the eight cells around it.",
             "A press flips the surrounding eight cells.",
             "A press flips it and the adjacent cells (8 directions).",
             "A press flips all cells sharing a side or a corner."});
    row("a torus in French", "La grille est torique.\n" + rows, "either torus .*./***/.*. " + board);
    for (const char* words :
         {"Each press flips", "A click toggles this pattern around it (centre = pressed cell):"})
        row(std::string("a drawn pattern: ") + words, words + ("\n#.#\n.#.\n#.#\n\nBoard:\n" + rows),
            "either clipped *.*/.*./*.* " + board);
    for (const char* words : {"Solve with fewest button toggles", "Solve with fewest press flips:",
                              "What is the least number of presses that flips this pattern to one colour?"})
        row(std::string("two boards below: ") + words, joined({words, "\n\n", rows, "\n", rows}),
            joined({board, " + ", board}));
    row("flips that are asked for, above a board", "What is the fewest number of flips\n" + rows, board);
}

} // namespace

void addPresses(TextRows& row) {
    for (const auto add : {onSomeSides, aroundIt, someOfThose, lines, otherRules, theUsualRule, noRules,
                           openRules, namedPatterns, settings, halves, inJson, otherPresses})
        add(row);
}

} // namespace flip::test
