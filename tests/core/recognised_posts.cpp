#include "tests/core/recognised_texts.h"

namespace flip::test {

namespace {

const std::string board = "bwb/wbw/bbb";
const std::string rows = "\n101\n010\n111\n";

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
    row("lamps without a word of light", lamps + "Make all 💡", "white: wbw/bwb/www");
}

void postedRules(TextRows& row) {
    const std::string neighbours = "either clipped .*./*.*/.*. " + board;
    for (const char* const words :
         {"Doesn't toggle the pressed one itself, only neighbours.",
          "Only the neighbors change, the button itself stays.",
          "The pressed cell is unaffected; its four neighbours flip.", "The pressed button does not change.",
          "The light you press never changes.", "The cell that is pressed stays the same.",
          "A press flips the neighbours and leaves the pressed light."})
        row(std::string("a press without its piece: ") + words, words + rows, neighbours);
    for (const char* const words :
         {"The pressed light stays lit until the end.", "The button itself is not lit.",
          "A pressed button isn't changed twice.", "You may not press the same light twice.",
          "My program cycles through all boards.", "Sorry for the format, the last row is long."})
        row(std::string("words that are no rule: ") + words, words + rows, board);
    for (const char* const words :
         {"Lights Out 2000: 3 colours.", "This is the Lights Out Cube.", "It's the Merlin toy.",
          "Every light cycles through 3 values.", "It has 4 brightness levels.", "Drei Farben.",
          "Only black ones may be pressed.", "You may not press the corners.", "The middle light is broken.",
          "You can flip a row or column.", "In one move you can flip any 2 adjacent cells.",
          "Swap two cells.", "Choose a rectangle and flip all in it.", "A press flips a 5x5 cross.",
          "Only left-right wrap.", "The top row is connected to the bottom row."})
        row(std::string("a rule of another puzzle: ") + words, words + rows, "");
    for (const char* const words :
         {"The top row is connected to the bottom row, and the left column is connected to the right column.",
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

/// Two goals are not understood, unless it is said that both are right.
void postedGoals(TextRows& row) {
    const std::string signs = "\nbwb\nwbw\nbbb\n";
    for (const char* const words :
         {"I managed all black, but now I need all white.", "All white takes 5 moves. What about all black?",
          "in the original all must be white; in my version all must be black"})
        row(std::string("two goals: ") + words, words + signs, board);
    row("two goals that are both right", "Make it all white or all black." + signs, board);
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
    row("a row beside words",
        "101     Press (1,1)     011\n010                     110\n111                     111\n", "");
}

} // namespace

void addPosts(TextRows& row) {
    postedLamps(row);
    postedRules(row);
    postedGoals(row);
    postedBeside(row);
}

} // namespace flip::test
