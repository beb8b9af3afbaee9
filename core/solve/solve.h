#pragma once

#include "core/solve/method.h"

#include <variant>

namespace flip {

/// Runs a method: refuses puzzles that are too large, searches, adds witnesses to Impossible, and measures
/// the time. Every answer to a single puzzle that anybody sees comes from here: if verify() does not confirm
/// it, the outcome is Stopped::Reason::Wrong instead. (Answers to millions of small boards have checks of
/// their own: solveEach, verifyEveryBoard.) If the system runs out of memory, the outcome is Stopped as well.
/// Blocks; may be called from any thread.
[[nodiscard]] Outcome solve(const Method& method, const Puzzle& puzzle, const SearchContext& context = {});

/// Whether the method's answer failed the check.
[[nodiscard]] inline bool wasWrong(const Outcome& outcome) {
    const auto* stopped = std::get_if<Stopped>(&outcome.answer);
    return stopped != nullptr && stopped->reason == Stopped::Reason::Wrong;
}

} // namespace flip
