#pragma once

#include "ui/game/game.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace flip::ui {

// A game as text that is only ever added to, one move a line:
//
//     flipgame-session 1
//     first either clipped .*./***/.*. bwwb/bbwb/bwwb/bwww
//     press 2 3
//     replace either clipped .*./***/.*. wwww/wwww/wwww/wwww<tab>Paste
//     at 1
//
// "at N" says that the first N moves are made and the others undone. A line counts once its end is there.

/// What a journal holds.
struct SavedGame {
    Puzzle first;
    std::vector<Move> moves;
    /// How many of them are made.
    int index = 0;
    /// Lines that say more than once what is so, or what is so no longer.
    int spareLines = 0;
    /// How many bytes could be read; after them comes a line without an end, or damage.
    qsizetype length = 0;
    /// Whether all lines with an end could be read.
    bool whole = true;
};

/// Nothing where not even the beginning can be read. A board that is larger than the window shows counts as
/// damage. O(length).
[[nodiscard]] std::optional<SavedGame> readJournal(const QByteArray& text);

/// The line of a move, its end included.
[[nodiscard]] QByteArray journalLine(const Move& move);
/// The line that says how many moves are made.
[[nodiscard]] QByteArray journalLine(int index);
/// The shortest journal of a game of which `index` moves are made.
[[nodiscard]] QByteArray wholeJournal(const Game& game, int index);

} // namespace flip::ui
