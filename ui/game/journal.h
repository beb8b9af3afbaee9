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
//     hinted 3
//     shown 3
//     shownbeside 3
//     uncounted 3 6
//     file 3 /home/ann/old.flip<tab>flipgame 1\ngoal either\n...
//     continued 9 3
//     at 1
//
// Where a large board is replaced by one with a few other pieces, “changed 3 4 3 5<tab>Painting” has only the
// rows and columns of these.
//
// A replacement ends with its origin (origin.h), if it has one. "notes N" has the notes about the puzzle that
// is on the board after the first N moves, in place of those that it had; \n is a line end in them, \t a
// tab and \\ a backslash. The following is about the try that began after the first N moves: "hinted N" says
// that a hint has been given in it, "shown N" that a solution has been shown, "shownbeside N" that one has
// been shown when it had been solved before, "uncounted N P" that it has been solved in P presses, of which
// the progress in the levels knows only when a line without P follows, "file N" has its file and what that
// held when it was last read or written here, or nothing if it has no file any more, and "continued N M" says
// that it goes on with the try that began after the first M. "at N" says that the first N moves are made and
// the others undone. "together N" stands before N lines of one command: they count only if all of them are
// there, for the kernel may end a write anywhere when the program is killed. A line counts only if it has a
// line end.

/// The game in a journal.
struct SavedGame {
    Puzzle first;
    std::vector<Move> moves;
    /// How many of the moves are made.
    int index = 0;
    GameRecords records;
    /// The number of lines that are repeated or outdated.
    int spareLines = 0;
    /// The number of bytes that could be read; after them comes a line without an end, lines that are not all
    /// there, or damage.
    qsizetype length = 0;
    /// Whether all complete lines could be read.
    bool whole = true;
};

/// Reads a journal; nothing if not even its beginning can be read. A board too large for the window counts as
/// damage. O(length).
[[nodiscard]] std::optional<SavedGame> readJournal(const QByteArray& text);

/// The line of a move, including its line end. `before` is the puzzle that was on the board. O(cells).
[[nodiscard]] QByteArray journalLine(const Move& move, const Puzzle& before);
/// The line with the notes at this place of the game.
[[nodiscard]] QByteArray noteLine(const Game& game, int place);
/// The lines that say that a hint was given and a solution shown in the try that began there.
[[nodiscard]] QByteArray hintedLine(int place);
[[nodiscard]] QByteArray shownLine(int place);
[[nodiscard]] QByteArray shownBesideLine(int place);
/// The line with the presses of a try that the progress does not know yet, or without if it knows them.
[[nodiscard]] QByteArray uncountedLine(const Game& game, int place);
/// The line with the file of the try that began there, or without if it has none.
[[nodiscard]] QByteArray fileLine(const Game& game, int place);
/// The line that says which try this one continues.
[[nodiscard]] QByteArray continuedLine(const Game& game, int place);
/// The line that says how many moves are made.
[[nodiscard]] QByteArray journalLine(int index);
/// Lines that count only together, as they are appended to a journal.
[[nodiscard]] QByteArray linesTogether(const QByteArray& lines);
/// The shortest journal of a game with the first `index` moves made.
[[nodiscard]] QByteArray wholeJournal(const Game& game, int index);
/// About how many bytes that has, at most, found in much less time. A rule of its own for each piece is left
/// out.
[[nodiscard]] qint64 lengthOfWholeJournal(const Game& game);

} // namespace flip::ui
