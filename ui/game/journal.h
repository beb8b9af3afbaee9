#pragma once

#include "ui/game/game.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace flip::ui {

// A game as text to which lines are only ever appended, one per move:
//
//     flipgame-session 1
//     first either clipped .*./***/.*. bwwb/bbwb/bwwb/bwww
//     press 2 3
//     replace either clipped .*./***/.*. wwww/wwww/wwww/wwww<tab>Paste
//     replace white clipped .*./***/.*. bb/bw<tab>Level 1<tab>level 1
//     notes 3 Found in an old book.\nHard.
//     shown 3
//     at 1
//
// A replacement ends with its origin (origin.h), if it has one. "notes N" has the notes about the puzzle that
// is on the board after the first N moves, in place of those that it had; \n is a line end in them, and \\ a
// backslash. "shown N" says that a solution has been shown in the try that began after the first N moves. "at
// N" says that the first N moves are made and the others undone. A line counts only if it has a line end.

/// The game in a journal.
struct SavedGame {
    Puzzle first;
    std::vector<Move> moves;
    /// How many of the moves are made.
    int index = 0;
    GameNotes notes;
    GamePlaces shown;
    /// The number of lines that are repeated or outdated.
    int spareLines = 0;
    /// The number of bytes that could be read; after them comes a line without an end, or damage.
    qsizetype length = 0;
    /// Whether all complete lines could be read.
    bool whole = true;
};

/// Reads a journal; nothing if not even its beginning can be read. A board too large for the window counts as
/// damage. O(length).
[[nodiscard]] std::optional<SavedGame> readJournal(const QByteArray& text);

/// The line of a move, including its line end.
[[nodiscard]] QByteArray journalLine(const Move& move);
/// The line with the notes at this place of the game.
[[nodiscard]] QByteArray noteLine(const Game& game, int place);
/// The line that says that a solution was shown in the try that began there.
[[nodiscard]] QByteArray shownLine(int place);
/// The line that says how many moves are made.
[[nodiscard]] QByteArray journalLine(int index);
/// The shortest journal of a game with the first `index` moves made.
[[nodiscard]] QByteArray wholeJournal(const Game& game, int index);

} // namespace flip::ui
