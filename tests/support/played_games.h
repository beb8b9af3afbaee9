#pragma once

#include "ui/statistics/played_game.h"

namespace flip::test {

inline const QString plain = QStringLiteral("either clipped .*./***/.*. 4x4");

/// The game number `number`, just begun.
inline ui::PlayedGame begunGame(int number) {
    ui::PlayedGame game;
    game.session = QStringLiteral("session");
    game.place = number;
    game.kind = plain;
    game.board = QStringLiteral("bwwb/bbwb/bwwb/bwww");
    game.begun = 1'000'000 + number;
    return game;
}

inline ui::PlayedGame solvedGame(int number, int presses) {
    ui::PlayedGame game = begunGame(number);
    game.solved = game.begun + 5000;
    game.presses = presses;
    game.minimum = 4;
    game.time = 4321;
    return game;
}

} // namespace flip::test
