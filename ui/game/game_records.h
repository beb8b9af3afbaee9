#pragma once

#include "core/text/flip_file.h"

#include <QString>

#include <map>
#include <set>

namespace flip::ui {

// What is known of a game besides its moves, by the number of moves after which a puzzle came on the board or
// a try at it began, 0 for the first.

/// What people have written about the puzzles of a game, lines separated by LF.
using GameNotes = std::map<int, QString>;

/// Beginnings of tries.
using GamePlaces = std::set<int>;

/// A file, and what it held when it was last read or written here.
struct KnownFile {
    QString path;
    FlipFile file;

    friend bool operator==(const KnownFile&, const KnownFile&) = default;
};

struct GameRecords {
    GameNotes notes = {};
    /// Where a hint has been given.
    GamePlaces hinted = {};
    /// Where a solution has been shown.
    GamePlaces shown = {};
    /// Where a solution has been shown beside a try that had been solved before, what was undone included.
    GamePlaces shownBeside = {};
    /// The presses in which levels and daily puzzles have been solved, as long as the progress in the levels
    /// has not taken note of it.
    std::map<int, int> uncounted = {};
    /// Where a try goes on with an earlier one, although other puzzles came between them: where that began.
    std::map<int, int> continued = {};
    /// The files that the tries belong to.
    std::map<int, KnownFile> files = {};

    /// Forgets what came on the board after more than so many moves.
    void forgetAfter(int moves);
};

} // namespace flip::ui
