#pragma once

// Flip Game as a library: one header to include, one target to link (flip::core), one call to make.
//
//     find_package(FlipGame REQUIRED)
//     target_link_libraries(mine PRIVATE flip::core)
//
// app/example is a complete program. The headers included here are the library's interface: the model, the
// reader of boards in any notation, the names of goals and patterns, the table of methods, outcomes and their
// check. Other headers of core are installed because these need them, and may change.

#include "core/model/puzzle.h"
#include "core/solve/solve.h"
#include "core/solve/verify.h"
#include "core/text/recognise.h"
#include "core/text/words.h"

#include <cstdint>
#include <span>

namespace flip {

/// Solves a puzzle with the default method. The outcome is a press set with the fewest presses, proven; or a
/// proof that there is no solution; or, if the budget is too small, the best press set found or the reason
/// why there is none. Every press set and every proof has been checked by code that shares nothing with the
/// search (verify.h).
///
/// Errors are values: see Outcome. Throws std::invalid_argument when the board or a target is not of the
/// rule's size, and std::logic_error if the check ever fails, which is a bug in this library; nothing else.
///
/// Blocks until answered. The monitor, which may be null, receives the progress and can ask the search to
/// stop, which takes at most about 50 ms. May be called from any thread, and from several at once: there is
/// no shared state.
///
/// Uses at most budget.threads threads, including the calling one, and budget.memory bytes, give or take a
/// tenth, besides the puzzle and the answer. A proven answer is the same on every machine and with any number
/// of threads. Whether a very hard puzzle is proven depends on the time: without a limit, a proof that is
/// expected to take more than ten minutes is not attempted. The nullity decides how hard a puzzle is; see
/// `algebra` in the table of methods.
[[nodiscard]] Outcome solve(const Puzzle& puzzle, const Budget& budget = {}, Monitor* monitor = nullptr);

/// The answer of solveEach for one board.
struct PackedAnswer {
    static constexpr int impossible = -1;

    /// The cells to press, packed as by Grid::packed().
    std::uint64_t presses = 0;
    /// How many there are, the fewest possible; or `impossible`.
    int count = impossible;

    friend bool operator==(PackedAnswer, PackedAnswer) = default;
};

/// Solves many boards of one rule and goal, of at most 64 cells each, packed as by Grid::packed(): answers[i]
/// belongs to boards[i], and its press set is the one that solve() finds. The elimination is done only once,
/// so a 4×4 board takes less than 0.2 µs. Every press set is checked; that a board is impossible is not
/// checked a second time. Starts no threads; may be called from several at once.
///
/// Throws std::invalid_argument when the rule has more than 64 cells, when the goal is a target, when the two
/// spans differ in length, or when a board has bits beyond its cells; std::logic_error as solve() does, or
/// when a board is too hard for it (with a pattern, no board of this size is).
void solveEach(const Rule& rule, Goal::Kind goal, std::span<const std::uint64_t> boards,
               std::span<PackedAnswer> answers);

} // namespace flip
