#pragma once

// Flip Game as a library: one header to include, one target to link (flip::core), one call to make.
//
//     find_package(FlipGame REQUIRED)
//     target_link_libraries(mine PRIVATE flip::core)
//
// app/example is a program that does just this. What is reached from here is the library's interface: the
// model, the reader of boards in any notation, the table of methods, outcomes and their check. Other headers
// of core are installed because these need them, and may change.

#include "core/model/puzzle.h"
#include "core/solve/method.h"
#include "core/solve/verify.h"
#include "core/text/recognise.h"

#include <cstdint>
#include <span>

namespace flip {

/// Solves a puzzle by the default method: with the fewest presses, proven; or with the proof that there is no
/// solution; or, where the budget does not suffice, with the best that was found or the reason why there is
/// nothing. Every press set has been pressed and every proof checked, by code that shares nothing with the
/// search (verify.h).
///
/// Errors are values: see Outcome. Throws std::invalid_argument when the board is not of the rule's size, and
/// std::logic_error should the check ever fail, which is a mistake in this library; nothing else.
///
/// Blocks until answered. The monitor, which may be null, is told of the progress and can ask to stop; that
/// takes at most some 50 ms. May be called from any thread, and from several at once: there is no shared
/// state.
///
/// Takes at most budget.threads threads, this one among them, and budget.memory bytes, give or take a tenth,
/// besides the puzzle and the answer. A proven answer is the same on every machine and with any number of
/// threads. Whether a very hard one is proven depends on the time: without a limit, a proof that is expected
/// to take more than ten minutes is not begun. What decides is the nullity, see `algebra` in the table of
/// methods.
[[nodiscard]] Outcome solve(const Puzzle& puzzle, const Budget& budget = {}, Monitor* monitor = nullptr);

/// What solveEach says of one board.
struct PackedAnswer {
    static constexpr int impossible = -1;

    /// The cells to press, as Grid::packed() has them.
    std::uint64_t presses = 0;
    /// How many these are, the fewest that there can be; or `impossible`.
    int count = impossible;

    friend bool operator==(PackedAnswer, PackedAnswer) = default;
};

/// Solves many boards of one rule and goal, of at most 64 cells each, as Grid::packed() has them: answers[i]
/// is that of boards[i], and the press set is the one that solve() finds. The elimination is done once, so
/// that a board of 4×4 takes less than 0.2 µs. Every press set has been pressed; that a board is impossible
/// is not checked a second time. Takes no threads; may be called from several at once.
///
/// Throws std::invalid_argument when the rule has more than 64 cells, when the two spans differ in length, or
/// when a board has bits beyond its cells; std::logic_error as solve() does, or when a single board is too
/// hard for it (no pattern on a board of this size is).
void solveEach(const Rule& rule, Goal goal, std::span<const std::uint64_t> boards,
               std::span<PackedAnswer> answers);

} // namespace flip
