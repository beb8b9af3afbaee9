#include "tests/core/recognised_texts.h"

namespace flip::test {

namespace {

const std::string board = "bwb/wbw/bbb";
const std::string rows = "\n101\n010\n111\n";

/// Rows that are lost, split or joined by what stands beside them.
void postedRows(TextRows& row) {
    const std::string target = "target clipped .*./***/.*. " + board + " www/bbb/wbw";
    for (const char* const text :
         {"Start = [[1,0,1],[0,1,0],[1,1,1]]\nGoal = [[0,0,0],[1,1,1],[0,1,0]]\n",
          "int START[3][3] = {{1,0,1},{0,1,0},{1,1,1}}; int GOAL[3][3] = {{0,0,0},{1,1,1},{0,1,0}};",
          "[start]\n101\n010\n111\n[goal]\n000\n111\n010\n",
          "--- Start ---\n101\n010\n111\n--- Goal ---\n000\n111\n010\n",
          "initial_state:\n101\n010\n111\ngoal_state:\n000\n111\n010\n",
          "Start (S):\n101\n010\n111\nGoal (G):\n000\n111\n010\n",
          "Start state: 101/010/111\nGoal state: 000/111/010\n",
          "Input grid:\n101\n010\n111\nTarget grid:\n000\n111\n010\n",
          "Ist-Zustand:\n101\n010\n111\nSoll-Zustand:\n000\n111\n010\n",
          "The lights are now:\n101\n010\n111\nThey should be:\n000\n111\n010\n",
          "Make\n101\n010\n111\nlook like\n000\n111\n010\n",
          "The board should look like this in the end:\n000\n111\n010\nIt looks like this "
          "now:\n101\n010\n111\n",
          "初期状態\n101\n010\n111\n目標状態\n000\n111\n010\n",
          "Start: 101    Goal: 000\n       010          111\n       111          010\n"})
        row(std::string("a target below its title: ") + text, text, target);
    row("an output below an input", "Input:\n101\n010\n111\nOutput:\n000\n111\n010\n", board);
    row("a row beside a word", "101   becomes   111\n010             111\n111             111\n", "");
    for (const char* const text : {"My board:\non\toff\ton\noff\ton\toff\non\ton\ton\n",
                                   "My board:\nON | OFF | ON\nOFF | ON | OFF\nON | ON | ON\n",
                                   "on  off  on\noff  on  off\non  on  on\n"})
        row(std::string("a table of words for colours: ") + text, text, board);
    for (const char* const text : {"on\toff\toff\noff\toff\toff\noff\toff\toff\n",
                                   "My board:\non | off | off\noff | off | off\noff | off | off\n"})
        row(std::string("a table with one word that is another: ") + text, text, "bww/www/www");
    for (const char* const text : {"RBR\nBBB\nBBB\n\nthanks\n", "RWR\nWWW\nWWW\n\nmake all white\n",
                                   "R = red, B = blue\n\nRBR\nBBB\nBBB\n"})
        row(std::string("a row with another letter beside rows of one: ") + text, text, "");
    row("rows with another letter", "RBR\nBBB\nBBB\n", "wbw/bbb/bbb");
    for (const char* const text : {"bb.\nbb.\nbb.\n", "11.\n11.\n11.\n", "XX.\nXX.\nXX.\n"})
        row(std::string("a column of full stops: ") + text, text, "bbw/bbw/bbw");
    row("a full stop behind each row", "bwb.\nwbw.\nbbb.\n", board);
    const std::string game = "flipgame 1\ngoal white\nboard\nbwb\nwbw\nbbb\npress 1 1\n";
    row("a game below a greeting", "Hi,\n" + game, "white: wbb/bbw/bbb");
    row("a game below a comment and a blank line", "# my game\n\n" + game, "white: wbb/bbw/bbb");
    row("a game in a block of code below words", "My game:\n```\n" + game + "```\nWhat next?\n",
        "white: wbb/bbw/bbb");
    row("a sentence with the name of this program", "I like\nflipgame 1 a lot\n101\n010\n111\n", board);
    for (const char* const text :
         {"board = ['1'*3, '010', '1'*3]\n", "board = np.array([[1,1,0],[0,1,0],[1,1,1]]) ^ 1\n",
          "board = [[1,1,0],[0,1,0],[1,1,1]]\nboard[1][1] ^= 1\n",
          "board = [[not x for x in r] for r in [[1,1,0],[0,1,0],[1,1,1]]]\n",
          "board = [[1,1,0],[0,1,0],[1,1,1]]\nboard = board[:2]\n"})
        row(std::string("a list that a program changes: ") + text, text, "");
    for (const char* const text :
         {"3x3:\n- X - X\n- - X -\n- X X X\n", "3 × 3 board\n* *  *  -\n* *  -  *\n* *  -  -\n",
          "3x3 board\n101 010 111\n111 101 001\n011 110 100\n", "a 3 by 3 board:\n101\n010\n"})
        row(std::string("another size than that of the rows: ") + text, text, "");
    row("the size of the rows", "3x4:\n- X - X\n- - X -\n- X X X\n", "wbwb/wwbw/wbbb");
    for (const char* const text :
         {"+--------+\nRBBR\nBRRB\n+--------+\n",
          "+--------------------+\nRow 1: T;F;F\nRow 2: F;T;F\n+--------------------+\n"})
        row(std::string("a frame around other signs: ") + text, text, "");
    row("dashes above circles", "-|-|-\nO|O|O\n", "www/bbb");
    row("two rows of dashes", "- | -\n- | -\nx | x\n", "ww/ww/bb");
    row("a heading above a short rule", "| a | b |\n|-|-|\n|1|0|\n|0|1|\n", "bw/wb");
    for (const char* const text :
         {"{\"grid\":[[1,1,0],[0,1,0],[1,1,1]],\"legend\":{\"0\":\"on\",\"1\":\"off\"}}",
          "{\"id\":3,\"grid\":[\"110\",\"010\",\"111\"],\"palette\":{\"0\":\"on\",\"1\":\"off\"}}",
          "{\"grid\":[[1,0,1],[0,1,0],[1,1,1]],\"walls\":[[1,1]]}",
          "{\"grid\":[\"101\",\"010\",\"111\"],\"includeSelf\":false}",
          "{\"grid\":[\"101\",\"010\",\"111\"],\"numStates\":3}",
          "{\"grid\":[\"101\",\"010\",\"111\"],\"transposed\":true}",
          "{\"grid\":[[1,0,1],[0,1,0],[1,1,1]],\"target\":\"on\"}",
          "{\"grid\":[[1,0,1],[0,1,0],[1,1,1]],\"target\":1}",
          "{\"grid\":[[1,0,1],[0,1,0],[1,1,1]],\"fixed\":[[1,1]],\"x\":3}"})
        row(std::string("JSON that says more of a board: ") + text, text, "");
}

/// Members of JSON under the names that other programs give them.
void postedMembers(TextRows& row) {
    const std::string strings = "{\"grid\":[\"101\",\"010\",\"111\"],";
    const std::string digits = "{\"grid\":[[1,0,1],[0,1,0],[1,1,1]],";
    for (const std::string& grid : {strings, digits})
        row("a torus in JSON: " + grid, grid + "\"isTorus\":true}", "either torus .*./***/.*. " + board);
    row("no torus in JSON", strings + "\"isTorus\":false}", board);
    row("neighbours in JSON", strings + "\"neighbors\":\"moore\"}", "either clipped ***/***/*** " + board);
    row("two states in JSON", strings + "\"numStates\":2,\"includeSelf\":true,\"transposed\":false}", board);
    for (const std::string& grid : {strings, digits})
        row("the usual legend in JSON: " + grid, grid + "\"legend\":{\"1\":\"on\",\"0\":\"off\"}}", board);
    for (const char* const more :
         {"\"fixed\":[]", "\"legend\":{}", "\"states\":512", "\"colors\":{\"on\":\"#ff0\",\"off\":\"#000\"}"})
        row(std::string("JSON that says nothing more of a board: ") + more, strings + more + "}", board);
    row("a number of presses called target in JSON", strings + "\"target\":9}", board);
}

/// Pictures of lamps are lit, whatever the words for it.
void postedLamps(TextRows& row) {
    const std::string lamps = "💡⚫💡\n⚫💡⚫\n💡💡💡\n";
    for (const char* const words : {"Turn everything on", "all on", "Goal: all on", "All on!",
                                    "everything on in the fewest moves", "All lit", "tout allumer"}) {
        row(std::string("lamps that are to be lit: ") + words, lamps + words, "black: " + board);
        row(std::string("green squares that are to be lit: ") + words,
            "🟩⬛🟩\n⬛🟩⬛\n🟩🟩🟩\n" + std::string(words), "black: " + board);
    }
    for (const char* const words :
         {"Turn everything off", "all dark", "Alle aus", "全部关灯", "ライトをすべて消してください"})
        row(std::string("lamps that are to be out: ") + words, lamps + words, "white: " + board);
    row("lamps beside another “on”", lamps + "A game on a board: make all 💡", "white: wbw/bwb/www");
    row("lamps without a word of light", lamps + "Make all 💡", "white: wbw/bwb/www");
}

void postedRules(TextRows& row) {
    const std::string neighbours = "either clipped .*./*.*/.*. " + board;
    for (const char* const words :
         {"Doesn't toggle the pressed one itself, only neighbours.",
          "Only the neighbors change, the button itself stays.",
          "The pressed cell is unaffected; its four neighbours flip.", "The pressed button does not change.",
          "The light you press never changes.", "The cell that is pressed stays the same.",
          "A press flips the neighbours and leaves the pressed light.",
          "A press toggles the neighbours, itself is not toggled.", "Its neighbours toggle, but it doesn't.",
          "A press changes the state of the adjacent buttons only.",
          "A press toggles its neighbours but does not affect itself.",
          "Pressing toggles the neighbours but not the light you pressed.",
          "A press flips the plus without the centre."})
        row(std::string("a press without its piece: ") + words, words + rows, neighbours);
    row("all eight without the piece", "A press flips its 8 neighbours but leaves it alone." + rows,
        "either clipped ***/*.*/*** " + board);
    row("the diagonals and the piece", "The diagonal neighbours and itself flip." + rows,
        "either clipped *.*/.*./*.* " + board);
    for (const char* const words :
         {"All cells within Chebyshev distance 1 flip.", "It flips by king's moves."})
        row(std::string("all nine: ") + words, words + rows, "either clipped ***/***/*** " + board);
    for (const char* const words :
         {"The pressed light stays lit until the end.", "The button itself is not lit.",
          "A pressed button isn't changed twice.", "You may not press the same light twice.",
          "My program cycles through all boards.", "Sorry for the format, the last row is long."})
        row(std::string("words that are no rule: ") + words, words + rows, board);
    for (const char* const words : {"Lights Out 2000: 3 colours.",
                                    "This is the Lights Out Cube.",
                                    "It's the Merlin toy.",
                                    "Every light cycles through 3 values.",
                                    "Each light has 4 brightness levels.",
                                    "Drei Farben.",
                                    "Only black ones may be pressed.",
                                    "You may not press the corners.",
                                    "The middle light is broken.",
                                    "You can flip a row or column.",
                                    "In one move you can flip any 2 adjacent cells.",
                                    "Swap two cells.",
                                    "Choose a rectangle and flip all in it.",
                                    "A press flips the whole board except itself.",
                                    "A press flips either its row or its column.",
                                    "Only edge cells can be pressed.",
                                    "Ternary lights.",
                                    "A press flips a 5x5 cross.",
                                    "Only left-right wrap.",
                                    "The top row is connected to the bottom row."})
        row(std::string("a rule of another puzzle: ") + words, words + rows, "");
    for (const char* const words :
         {"The top row is connected to the bottom row, and the left column is connected to the right column.",
          "Pacman style edges.", "It is cyclic in both directions.", "Indices are taken mod n.",
          "Sur un tore.", "En un toro."})
        row(std::string("a torus in other words: ") + words, words + rows,
            "either torus .*./***/.*. " + board);
    for (const char* const words :
         {"EDIT: row 3 should be 110", "Correction: the third row is 110", "Sorry, the second row is 000"})
        row(std::string("a board that is corrected: ") + words, rows + '\n' + words, "");
    for (const char* const names : {"Kernel = X\nBoard = ", "kernel = X\nBoard = ", "Pattern = X\nGrid = "}) {
        std::string text = names;
        text.replace(text.find('X'), 1, "[[1,0,1],[0,1,0],[1,0,1]]");
        row(std::string("a pattern with a capital: ") + names, text + "[[1,0],[1,1]]\n",
            "either clipped *.*/.*./*.* bw/bb");
    }
    row("a pattern below what is toggled", "toggle:\n#.#\n.#.\n#.#\n\nlights:\n#.\n##\n",
        "either clipped *.*/.*./*.* bw/bb");
}

/// Which sign is lit, in any words; and what is no legend.
void postedLegends(TextRows& row) {
    const std::string goal = " Turn all the lights off.";
    for (const char* const words : {"'0' for on and '1' for off.",
                                    "0 for a lit lamp, 1 for a dark one.",
                                    "I use 0 for on.",
                                    "I use 0 on the board for lit.",
                                    "I marked the lit ones with 0.",
                                    "Lights that are on are shown as 0.",
                                    "Lights that are off are shown as 1.",
                                    "0 (on) 1 (off).",
                                    "off (1) / on (0).",
                                    "0/1 = on/off.",
                                    "on/off = 0/1.",
                                    "off 1 on 0.",
                                    "1 off 0 on.",
                                    "0 lit 1 unlit.",
                                    "white 1, black 0.",
                                    "0/1 = on/off",
                                    "off/on = 1/0",
                                    "No light is 1.",
                                    "1 means that there is no light.",
                                    "1 = without light.",
                                    "Ones represent lights that are out.",
                                    "Careful, the ones are actually off.",
                                    "1 - extinguished.",
                                    "The cell is 1 if the lamp is off.",
                                    "The digit is 0 if it is lit."})
        row(std::string("zeros that are lit: ") + words, words + goal + rows, "white: wbw/bwb/www");
    for (const char* const words :
         {"Only 1 is off.", "There is 1 light off.", "1 light is off.", "Light 1 is off.", "Lights on: 0.",
          "Use 1 press to turn it off.", "The centre is off.", "on/off = 1/0", "0/1 = unlit/lit",
          "The ones which are on are in the corners.", "My score is 0 if lit, says the game.",
          "1 is out of place."})
        row(std::string("zeros that are not lit: ") + words, words + goal + rows, "white: " + board);
    for (const char* const words : {"on is .\n", "The lit ones are .\n", "Lit lights are marked with .\n"})
        row(std::string("full stops that are lit: ") + words, "#.#\n.#.\n###\n\n" + std::string(words) + goal,
            "white: wbw/bwb/www");
    row("a full stop behind a colour", "#.#\n.#.\n###\n\nThey are on.\n" + goal, "white: " + board);
    row("a centre that is lit", "#.#\n.#.\n###\n\nThe centre is on.\n" + goal, "white: " + board);
    for (const char* const words : {"The lit ones are ⬜.", "on=⬜ off=⬛.", "on is ⬜."})
        row(std::string("white squares that are lit: ") + words, "⬛⬜⬛\n⬜⬛⬜\n⬛⬛⬛\n\n" + (words + goal),
            "white: wbw/bwb/www");
}

/// Sentences that are no legend, no rule, no correction and no other goal.
void postedChatter(TextRows& row) {
    for (const char* const words : {"My answer is off by 1.",
                                    "When solved, all lights light up for a second.",
                                    "The board doesn’t wrap around.",
                                    "It isn’t a torus.",
                                    "Diagonal neighbours don’t flip.",
                                    "I wrapped it as a gift.",
                                    "The wires wrap around the board.",
                                    "Is it possible without the centre button?",
                                    "The indices mod 2 tell the parity.",
                                    "Then the number of lit ones is 0.",
                                    "In the end 0 are on.",
                                    "Figure 1 is off.",
                                    "Bit 1 is off, bit 0 is on.",
                                    "Click on the lights to turn them on and off.",
                                    "The board starts with some lights on.",
                                    "Below are the lights on:",
                                    "The usual rules apply.",
                                    "Pressing a button twice leaves it unchanged, so order does not matter.",
                                    "The pressed button does not affect its diagonal neighbours.",
                                    "The light you press never changes the outcome.",
                                    "You can't press a button twice.",
                                    "You can't press a button more than once.",
                                    "You can't press a light that isn't there.",
                                    "The hint button doesn't work in the app.",
                                    "A light is stuck in my head.",
                                    "There are 2 adjacent ones in the first row.",
                                    "4 states in my search",
                                    "Sorry, the rows are a bit crooked.",
                                    "Edit: here's the board, rows are separated by newlines:",
                                    "Edit: the first row is solvable by chasing.",
                                    "I flip a row or a column in my head.",
                                    "Exercise 0 is on Lights Out.",
                                    "0 lights are on, 1 light is off.",
                                    "Edit: in row 10 it should be easier.",
                                    "My light is broken.",
                                    "The left button is stuck on my mouse.",
                                    "Can you flip the whole board with few presses?",
                                    "Solve the whole board, where a press flips its neighbours, too."})
        row(std::string("words beside a goal: ") + words, "Turn all lights off. " + (words + rows),
            "white: " + board);
    for (const char* const words :
         {"The usual: turn all lights off.", "The usual goal: all off",
          "As usual you win when all lights are off.", "The goal is usually to turn all lights off.",
          "The usual Lights Out rules apply.", "Lights Out: click on the lights to turn them on and off."})
        row(std::string("a goal that is usual: ") + words, words + rows, "white: " + board);
    row("a goal behind what is usual", "Normally you turn all on, but here all off is the goal." + rows,
        "white: " + board);
    row("opposite edges of Lights Out", "Lights Out on a torus: opposite edges are joined." + rows,
        "white torus .*./***/.*. " + board);
    for (const char* const words :
         {"上下左右相邻（不包括对角线）的灯会改变", "Cambian las vecinas, excepto las diagonales",
          "Diagonale Felder bleiben gleich, die anderen drehen sich"})
        row(std::string("diagonals that are denied: ") + words, words + rows, board);
    for (const char* const words : {"包括对角线", "Auch die diagonalen Felder drehen sich."})
        row(std::string("diagonals in another language: ") + words, words + rows,
            "either clipped ***/***/*** " + board);
    row("presses below a board", "101\n010\n111\n\ntoggle:\n010\n000\n111\n", board + " + wbw/www/bbb");
    row("another list that a program changes", "board = [[1,0],[0,1]]\nprint(name[:3])\nseen[1] ^= 1\n",
        "white: bw/wb", "leetcode1284", true);
    row("help that is asked for",
        "Make all black. Please help me out\n🟨⬛🟨\n⬛🟨⬛\n🟨🟨🟨\n", "black: wbw/bwb/www");
    for (const char* const text : {"+ | - | +\n- | + | -\n+ | + | +\n", "|+|-|+|\n|-|+|-|\n|+|+|+|\n"})
        row(std::string("rows of plus and minus: ") + text, text, board);
    row("a heading of blanks above a short rule", "| | | |\n|-|-|-|\n|1|0|1|\n|0|1|0|\n|1|1|1|\n", board);
    row("a full stop behind a row", "111.\n", "bbb");
    row("rows of stars and zeros in quotation marks", "[\"*0*\",\"0*0\",\"***\"]\n", board);
    row("a size in a sentence", "After 3x3 board comes 3x4 board\nbwbw\nwbwb\nbbww\n", "bwbw/wbwb/bbww");
    row("a size that it is not", "Not a 4x4 grid!\n10101\n01010\n11011\n00100\n", "bwbwb/wbwbw/bbwbb/wwbww");
    row("a quoted game above words",
        "On Monday Bob wrote:\n> flipgame 1\n> goal white\n> board\n> bwb\n> wbw\n> bbb\n> press 1 "
        "1\n\nnice\n",
        "white: wbb/bbw/bbb");
    for (const char* const text : {"My board:\nja\tnein\tja\nja\tja\tja\nja\tja\tja\n",
                                   "Start:\t101\tGoal:\t000\n\t010\t\t111\n\t110\t\t010\n",
                                   "Start = 101    Goal = 000\n   010    111\n   111   010\n"})
        row(std::string("a heading that is a row: ") + text, text, "");
}

/// Two goals are not understood, unless it is said that both are right.
void postedGoals(TextRows& row) {
    const std::string signs = "\nbwb\nwbw\nbbb\n";
    for (const char* const words :
         {"I managed all black, but now I need all white.", "All white takes 5 moves. What about all black?",
          "in the original all must be white; in my version all must be black"})
        row(std::string("two goals: ") + words, words + signs, board);
    for (const char* const words :
         {"Lights Out, all lights must end up on.", "\"Lights Out\" but with all lights on as goal",
          "Lights Out: light everything", "Like Lights Out, but all lights must end up on."})
        row(std::string("lights that are to be on: ") + words, words + rows, "black: " + board);
    for (const char* const words : {"All on instead of all off", "Reverse Lights Out",
                                    "In Lights Out the aim is usually to turn everything off; here it's on."})
        row(std::string("a goal that is not the usual one: ") + words, words + rows, board);
    for (const char* const words :
         {"A Lights Out puzzle.", "Lights Out: the centre is on.", "It's Lights Out. Which lights are on?"})
        row(std::string("the usual goal: ") + words, words + rows, "white: " + board);
    row("two goals that are both right", "Make it all white or all black." + signs, board);
}

void postedWishes(TextRows& row) {
    for (const char* const words :
         {"The goal is to turn all LEDs off.", "All lights off is the goal.", "All lights must go out.",
          "All of the lights should go out.", "All off wins.", "You're done when all lights are out.",
          "All buttons must be white.", "All orbs have to be dark.", "Get rid of all lights.",
          "No light may stay on.", "We need to switch off every single light."})
        row(std::string("a wish for white: ") + words, words + rows, "white: " + board);
    for (const char* const words : {"All LEDs should be on at the end.", "No lamp may stay off.",
                                    "All on wins.", "All lights on is the goal.", "Switch on every light."})
        row(std::string("a wish for black: ") + words, words + rows, "black: " + board);
}

void postedMarks(TextRows& row) {
    row("typographic apostrophes", "I don’t want all lights on. I want them all off." + rows,
        "white: " + board);
    row("typographic quotation marks", "“0” = lit, “1” = unlit. Turn all lights off." + rows,
        "white: wbw/bwb/www");
    row("lights that light up", "Make all lights light up." + rows, "black: " + board);
    row("neighbours that include diagonals", "Neighbours include diagonals." + rows,
        "either clipped ***/***/*** " + board);
    row("buttons that can't be pressed, with a typographic apostrophe",
        "The corner buttons can’t be pressed." + rows, "");
}

void postedBeside(TextRows& row) {
    for (const char* const text : {"Can anyone solve this?\n\n[1|0]\n[1|1]\n", "[X  O]\n[X  X]\n",
                                   "2 × 2 board\n(X|O)\n(X|X)\n", "2 x 2 board\n\"1  0\"\n\"1  1\"\n"})
        row(std::string("two columns in brackets: ") + text, text, "bw/bb");
    row("boards in brackets beside each other", "[1 0]  [0 1]\n[1 1]  [0 1]\n", "bw/bb + wb/wb", "", true);
    const std::string beside = "\n101        111\n010        101\n111        111\n";
    for (const char* const names :
         {"Start board   Goal board", "Current state   Desired state", "I have     I want", "Anfang   Ziel",
          "Starting position  Target position", "Départ   Arrivée", "Inicio   Fin", "Старт   Цель",
          "初始   目标"})
        row(std::string("a target beside its board: ") + names, names + beside,
            "target clipped .*./***/.*. " + board + " bbb/bwb/bbb");
    for (const char* const names : {"Lights   Moves", "Puzzle   Presses needed", "Board   Solution"})
        row(std::string("an answer beside its board: ") + names, names + beside, board);
    row("boards below a word of letters that may be pieces", "box\n101    110\n010    010\n111    111\n",
        board + " + bbw/wbw/bbb");
    row("a row beside words",
        "101     Press (1,1)     011\n010                     110\n111                     111\n", "");
}

} // namespace

void addPosts(TextRows& row) {
    postedRows(row);
    postedLegends(row);
    postedMembers(row);
    postedLamps(row);
    postedRules(row);
    postedChatter(row);
    postedGoals(row);
    postedWishes(row);
    postedMarks(row);
    postedBeside(row);
}

} // namespace flip::test
