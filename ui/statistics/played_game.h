#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace flip::ui {

/// What the program has told about a game: nothing, a hint, or its solution. The numbers are stored.
enum class Help { None = 0, Hint = 1, Solution = 2 };

/// The minimum of a board without a solution.
inline constexpr int noMinimum = -1;

/// A game as statistics keep it: what a person did at one puzzle, from the first press on. Times are in
/// milliseconds, moments since 1970, UTC.
struct PlayedGame {
    /// Which game of which window it is: the name of the window's journal, and the number of its moves after
    /// which the puzzle came on the board. With the kind and the board, that tells it from all others.
    QString session;
    int place = 0;
    /// As kindOf() of puzzle_kind.h.
    QString kind;
    /// The board at the start, as writeBoardLine(), and behind a blank its target, if it has one.
    QString board;
    /// As originText(), for a level or a daily puzzle; otherwise empty.
    QString origin;
    qint64 begun = 0;
    Help help = Help::None;
    /// When it was solved for the first time, and with how many presses.
    std::optional<qint64> solved;
    std::optional<int> presses;
    /// The fewest presses that its board needs; noMinimum if it has no solution; nothing if not known.
    std::optional<int> minimum;
    /// From the first press until it was solved, without the time in which the window was not active; nothing
    /// if it was not measured.
    std::optional<qint64> time;

    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

[[nodiscard]] inline bool isSameGame(const PlayedGame& one, const PlayedGame& other) {
    return one.place == other.place && one.session == other.session && one.kind == other.kind &&
           one.board == other.board;
}

/// Puts the latest state of a game in place of an earlier one, or after all others.
inline void putLatest(std::vector<PlayedGame>& games, const PlayedGame& game) {
    for (PlayedGame& each : games) {
        if (!isSameGame(each, game)) continue;
        each = game;
        return;
    }
    games.push_back(game);
}

} // namespace flip::ui
