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

/// Which sign is lit, or white.
void legends(TextRows& row) {
    row("a legend without verbs", "Legend: o light on, x light off\nxox\noxo\nxxx\nturn off all lights\n",
        "white: wbw/bwb/www");
    row("lights that are marked", "lights on are marked with o\nxox\noxo\nxxx\nturn off all lights\n",
        "white: wbw/bwb/www");
    row("initials of colours for digits", "Make all white. W=1,B=0\n101\n010\n111\n", "white: wbw/bwb/www");
    for (const char* words :
         {"⬜ = on, ⬛ = off. Turn all lights off.", "⬜ is a lit lamp. Turn all lights off.",
          "The white squares are the lit ones; switch them all off"})
        row(words, std::string(words) + "\nwbw\nbwb\nwww\n", "black: wbw/bwb/www");
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
}

} // namespace

void addGoals(TextRows& row) {
    for (const auto add : {white, black, legends, noGoals}) add(row);
}

} // namespace flip::test
