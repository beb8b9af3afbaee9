// How sentences above a board say of what colour all pieces shall be.

#include "tests/core/recognised_texts.h"

#include <initializer_list>

namespace flip::test {

namespace {

const std::string board = "bwb/wbw/bbb";

/// Each sentence is the name of its row.
void said(TextRows& row, const std::string& expected, std::initializer_list<std::string> sentences) {
    for (const std::string& sentence : sentences)
        row("goal: " + sentence, sentence + "\n101\n010\n111\n", expected);
}

void white(TextRows& row) {
    said(row, "white: " + board,
         {"Goal: all lights in the off state",
          "The target is a grid full of zeros.",
          "We want a board with only 0s.",
          "until the grid contains no 1s",
          "Make it so that no lights are on",
          "I don't want any lights on.",
          "None of the lights should be on at the end.",
          "make all zero on a 3x3 grid",
          "make the board dark",
          "turn all ones to zeros with the fewest presses",
          "turn all ones to zeros, one press at a time",
          "zero it out",
          "Make all white in as few moves as possible.",
          "Goal: all white on this board.",
          "Extinguish every light.",
          "Objective: lights off",
          "Every light must be turned off by pressing buttons.",
          "Make all cells false",
          "The door opens as soon as all lights are off.",
          "All lights have to be switched off in the end.",
          "Clear the board.",
          "Alle Einsen sollen verschwinden.",
          "Das ganze Feld soll 0 sein",
          "Tout mettre à 0",
          "Poner todo en 0",
          "全部清零",
          "把所有的1变成0",
          "すべて0にする",
          "Set all bits to 0",
          "Ziel: nur Nullen",
          "Ziel: alle Felder dunkel",
          "Цель: все белые"});
}

void black(TextRows& row) {
    said(row, "black: " + board,
         {"Each button toggles itself and its neighbours. Get all lights to the on state.",
          "The target is a matrix full of ones.",
          "We want a board with only ones.",
          "until the grid contains only 1s",
          "The aim is to reach the all-ones matrix.",
          "Make everything true",
          "In the morning all lamps have to be switched on.",
          "goal: all checked",
          "goal = lights on",
          "solve to black",
          "Fill the board with ones",
          "Light it up!",
          "Alle Nullen sollen Einsen werden",
          "Bitte alle Felder auf 1 setzen",
          "Mettre toutes les cases à 1",
          "全部变1",
          "让所有灯都亮",
          "make all 1 with zero mistakes",
          "make all 1s, 0 left",
          "fill the whole board with 1",
          "Ziel: überall 1",
          "Alle auf 1 bringen!"});
}

/// In other languages, capitals included.
void elsewhere(TextRows& row) {
    said(row, "white: " + board,
         {"Погасить все лампы", "ВЫКЛЮЧИТЬ ВСЕ ЛАМПЫ", "Все белые", "Переверните фишки так, чтобы все белые",
          "把所有燈關掉", "把所有的 1 变成 0。", "다 끄기", "모두 0으로 만들기",
          "Spegnere tutte le luci. 1 = accesa, 0 = spenta"});
    said(row, "black: " + board,
         {"Включить все лампы", "Зажги все лампы", "Все чёрные", "ВСЕ ЧЁРНЫЕ", "전부 켜기"});
    said(row, "white: wbw/bwb/www",
         {"Spegnere tutte le luci. 0 = accesa, 1 = spenta",
          "Apagar todas as luzes. 0 = ligada, 1 = desligada",
          "Zgasić wszystkie światła. 0 = zapalone, 1 = zgaszone"});
    said(row, board,
         {"Переверни все чёрные", "Переверни все чёрные в белые", "Все 16 фишек на столе",
          "모두 16개의 전구가 있다", "모두 켜져 있습니다", "전부 켜진 상태", "按一下會把燈關掉"});
}

/// Which sign is lit, or white.
void legends(TextRows& row) {
    row("a legend without verbs", "Legend: o light on, x light off\nxox\noxo\nxxx\nturn off all lights\n",
        "white: wbw/bwb/www");
    row("a legend that is called a key",
        "Key: o is on, x is off\nxox\noxo\nxxx\n\nKey: o is on, x is off\nxox\noxo\nxox\n",
        "wbw/bwb/www + wbw/bwb/wbw");
    row("lights that are marked", "lights on are marked with o\nxox\noxo\nxxx\nturn off all lights\n",
        "white: wbw/bwb/www");
    row("initials of colours for digits", "Make all white. W=1,B=0\n101\n010\n111\n", "white: wbw/bwb/www");
    for (const char* words :
         {"⬜ = on, ⬛ = off. Turn all lights off.", "⬜ is a lit lamp. Turn all lights off.",
          "The white squares are the lit ones; switch them all off"})
        row(words, std::string(words) + "\nwbw\nbwb\nwww\n", "black: wbw/bwb/www");
    for (const char* words :
         {"Filled squares are off. Turn all lights off.", "Turn all lights off. Empty squares are lit.",
          "Filled squares = off, empty squares = on. Turn all lights off."})
        row(words, std::string(words) + "\n■□■\n□■□\n■■■\n", "black: bwb/wbw/bbb");
    said(row, "white: wbw/bwb/www",
         {"Active low, so a 0 means the LED is lit. All LEDs must be dark at the end."});
    said(row, "white: bwb/wbw/bbb",
         {"Active high, so a 0 means the LED is dark. All LEDs must be dark at the end."});
    row("digits for colours of letters", "white=1, black=0, get all 0\nwbw\nbwb\nwww\n",
        "black: wbw/bwb/www");
}

/// What changes, how a board is, and what is pressed.
void noGoals(TextRows& row) {
    said(row, board,
         {"Get every 1 to the left of the board", "All ones are pieces that must be pressed",
          "TODO: 1 puzzle left", "0 = empty, 1 = filled", "The board is empty at first.",
          "True or false: this board has a solution?", "Goal: lights on the left", "1变成0的时候翻转",
          "make pieces 1 and 2 swap", "Press only 1 button to win.",
          "You get all lights on at the beginning.", "Make every 1 count.",
          "The goal is to press only 0 buttons", "It should be solved with only 1 press.",
          "We want a board with only ones, or one full of zeros."});
    // What is not wanted of all pieces, or only perhaps.
    said(row, board,
         {"All black but the centre.", "Goal: white in the first row.",
          "Goal: all black if possible, otherwise all white."});
}

/// As people say it in other words and languages.
void otherWords(TextRows& row) {
    said(row, "white: " + board,
         {"Hier sollen alle Steine weiß werden.",
          "(1 = black, 0 = white.) Minimum number of moves so that the pieces all end up white?",
          "All pieces should end with their white side up. (0 is white)",
          "The game ends once only white is showing. (0 = white)",
          "There must be no black piece left on the board.",
          "1 = lit, 0 = dark. I need it completely dark. Fewest presses?",
          "How many flips until only zeros are left?",
          "Start, all off is the goal:",
          "Either colour is NOT fine here: it has to be all white.",
          "Ziel: sämtliche Lampen ausschalten. 1 = leuchtet.",
          "Alle Steine sollen am Schluss weiß sein.",
          "Gesucht: minimale Zugzahl, sodass nur noch weiße Steine zu sehen sind.",
          "Wie lösche ich alle Lampen mit möglichst wenigen Klicks? (1 = an)",
          "Éteindre toutes les lumières (1 = allumée). Combien de coups ?",
          "Comment tout éteindre en un minimum de coups ?",
          "Combien de coups au minimum pour que tous les pions soient blancs ?",
          "But : tout en blanc.",
          "Tout doit devenir blanc.",
          "Todas las fichas deben quedar blancas.",
          "Tutte le pedine devono diventare bianche.",
          "Preciso apagar todas as luzes (1 = acesa).",
          "Alle lampen moeten uit (1 = aan, 0 = uit).",
          "Trzeba zgasić wszystkie światła.",
          "ライツアウト(1=点灯、0=消灯)。全部消灯させる最小手数は?",
          "모든 불을 끄려면 최소 몇 번 눌러야 하나요?",
          "Bütün ışıkları söndürmek için en az kaç basış gerekir?",
          "Alla lampor ska släckas (1 = tänd).",
          "Je třeba zhasnout všechna světla.",
          "Нужно, чтобы все фишки стали белыми."});
    said(row, "black: " + board,
         {"Ziel: Alle Lampen sollen leuchten. 1 = leuchtet.",
          "¿Cuántas pulsaciones para que todas queden negras?", "使所有灯变亮,最少几步?0灭1亮"});
    said(row, board,
         {"Le but est que les pions soient tous blancs ou tous noirs.",
          "Objetivo: todas las fichas blancas o todas negras.",
          "Le pedine devono essere tutte bianche o tutte nere.",
          "Hier j'ai fini tout en blanc.",
          "Jamais tous noirs, c'est impossible ?",
          "Tout éteindre ou tout allumer",
          "全部消灯または全部点灯",
          "Il ne faut pas que tous soient noirs.",
          "Al principio estaban todas en blanco.",
          "点一下，灯变亮，再点一下灯变暗。",
          "При нажатии чёрные фишки стали белыми.",
          "Press \"Clear all lights\" in the menu.",
          "Power down all the machines first.",
          "Wie lösche ich alle Einträge?",
          "Go down until there is no black piece in the upper rows.",
          "I have no black coins.",
          "None of the black pieces are left untouched, I want to know why.",
          "It counts only when all are white or all are black.",
          "Alle an oder alle aus",
          "Entweder alle Lampen aus oder alle Lampen an",
          "The counter counts only ones.",
          "My friend has to solve an all black board;",
          "You need only black and white stones.",
          "Alle Steine sind schwarz, damit fängt Level 1 an.",
          "Alle weißen Steine habe ich als 0 geschrieben, sodass alle schwarzen 1 sind.",
          "I once made it all black.",
          "All ones are pieces that must be pressed",
          "I need help with a board full of ones",
          "Every black piece has a white neighbour.",
          "The board has only ones in one column.",
          "You need to flip only black pieces.",
          "Il a tout noir sur blanc.",
          "Alle lampen, aan of uit"});
    const auto named = [&](const std::string& sentence, const std::string& expected,
                           const std::string& rows) {
        row("names of signs: " + sentence, sentence + "\n" + rows, expected);
    };
    named("Turn the board completely blue (R = red, B = blue).", "black: wbw/bwb/wwb",
          "R B R\nB R B\nR R B\n");
    named("Turn the board completely red (R = red, B = blue).", "white: wbw/bwb/wwb",
          "R B R\nB R B\nR R B\n");
    named("Tiles are R (red) or G (green). Make them all green:", "white: bwb/wbw/bbw",
          "R G R\nG R G\nR R G\n");
    named("T = tails, H = heads. I want all heads.", "white: bwb/wbw/bbw", "T H T\nH T H\nT T H\n");
    named("T = tails, H = heads. Make them all tails.", "black: bwb/wbw/bbw", "T H T\nH T H\nT T H\n");
    named("Cups: U = upright, D = upside down. Everything upright!", "black: bwb/wbw/wwb",
          "U D U\nD U D\nD D U\n");
    named("Il faut que tous les pions soient blancs à la fin.", "white: bwb/www/bwb",
          "n b n\nb b b\nn b n\n");
    named("Todas negras, por favor.", "black: bwb/www/bwb", "N B N\nB B B\nN B N\n");
    named("Chateau Blanc hotel, window lights (B = bright, N = night).", "wbw/bbb/wbw",
          "n b n\nb b b\nn b n\n");
    named("Tutte bianche! (N = nera, B = bianca)", "white: bwb/www/bwb", "N B N\nB B B\nN B N\n");
    named("No colours are named.", "wbw/bbb/wbw", "n b n\nb b b\nn b n\n");
    named("tap = toggles it and the 4 around it. get all green", "white: bwb/www/bwb",
          "🟥🟩🟥\n🟩🟩🟩\n🟥🟩🟥\n");
    named("Make them all red please", "black: bwb/www/bwb", "🟥🟩🟥\n🟩🟩🟩\n🟥🟩🟥\n");
    row("a goal of ones for a list",
        "Return the minimum number of operations to make all elements equal to 1.\n"
        "mat = [[0,1,0],[1,1,1],[0,1,0]]\n",
        "black: wbw/bbb/wbw");
    row("a matrix of ones for a list", "convert mat to a matrix of ones\nmat = [[0,1,0],[1,1,1],[0,1,0]]\n",
        "black: wbw/bbb/wbw");
    row("a legend in code of a page",
        "<p>Lights out: turn off all the lights (<code>#</code> = on).</p>\n<pre>\n#.#\n...\n#.#\n</pre>\n",
        "white: bwb/www/bwb");
    row("torches", "The door opens once all the torches are lit (* lit, . unlit).\n. * .\n* * *\n. * .\n",
        "black: wbw/bbb/wbw");
    named("R = red, G = green. Red ones are older, all of them.", "bwb/wbw/bbw", "R G R\nG R G\nR R G\n");
}

} // namespace

void addGoals(TextRows& row) {
    for (const auto add : {white, black, elsewhere, legends, noGoals, otherWords}) add(row);
}

} // namespace flip::test
