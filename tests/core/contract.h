#pragma once

#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "core/solve/trace/trace_replay.h"
#include "core/solve/verify.h"
#include "tests/core/brute_force.h"

#include <array>
#include <memory>
#include <string>
#include <string_view>

// What every method promises for every puzzle, checked against brute force by both the test of all small
// puzzles and the fuzzer of answers.

namespace flip::test {

/// The plus; nothing; everything around; one that is lopsided; one that only reaches up.
inline constexpr std::array<std::string_view, 5> drawings{".*.***.*.", ".........", "****.****", "**...*.*.",
                                                          ".*......."};
/// Of the boards in the table, which has every shape up to this size.
inline constexpr int mostCells = 12;

/// One rule with the fewest presses of all its boards.
struct SolvedRule {
    PlainRule plain;
    Rule rule;
    std::vector<int> toWhite;

    explicit SolvedRule(PlainRule drawn)
        : plain(std::move(drawn)), rule(coreRule(plain)), toWhite(fewestToWhite(plain)) {}
};

/// Why the answer is wrong, or nothing.
inline std::string faultOf(const SolvedRule& solved, const Goal& goal, std::uint32_t board,
                           const Answer& answer) {
    const std::uint32_t target = goal.target() == nullptr ? 0 : bitsOf(solved.plain, *goal.target());
    const std::uint32_t wrong = board ^ target;
    const auto [fewest, colour] = fewestTo(goal.kind(), solved.toWhite, wrong, solved.plain.full());
    if (fewest == never) {
        const auto* impossible = std::get_if<Impossible>(&answer);
        if (impossible == nullptr) return "it is impossible";
        const std::uint32_t cells = bitsOf(solved.plain, impossible->witnesses.at(0).cells);
        const bool refuted =
            (goal.kind() == Goal::Black || plainlyRefutes(solved.plain, wrong, cells, Colour::White)) &&
            (goal.kind() == Goal::White || goal.kind() == Goal::Target ||
             plainlyRefutes(solved.plain, board, cells, Colour::Black));
        return refuted ? "" : "the witness proves nothing";
    }
    const auto* optimal = std::get_if<Optimal>(&answer);
    if (optimal == nullptr) return "it takes " + std::to_string(fewest);
    const std::uint32_t presses = bitsOf(solved.plain, optimal->presses);
    const std::uint32_t wanted = colour == Colour::White ? target : solved.plain.full();
    if (std::popcount(presses) != fewest) return "it takes " + std::to_string(fewest);
    if (pressed(solved.plain, board, presses) != wanted || optimal->reached != colour)
        return "another colour";
    return "";
}

/// The same for a recorded search: it must end with its answer, or with none if the puzzle is impossible.
inline std::string faultOfEnd(const SearchTrace& trace, const Answer& answer) {
    if (!trace.outcome() || trace.outcome()->answer.index() != answer.index()) return "another outcome";
    const auto* optimal = std::get_if<Optimal>(&answer);
    if (trace.events().empty()) return optimal == nullptr ? "" : "nothing was recorded";
    const TraceEvent& last = trace.events().back();
    if (optimal == nullptr) return solves(last) ? "it ends on an answer" : "";
    if (!solves(last) || last.presses != optimal->presses.packed()) return "it ends elsewhere";
    return last.nodes == trace.outcome()->cost.nodes ? "" : "it ends early";
}

/// The same for what its events name: only cells and lines of the board.
inline std::string faultOfEvents(const SearchTrace& trace) {
    using Why = TraceEvent::Why;
    const Size size = trace.puzzle()->size();
    const std::int64_t lines = byColumns(trace.scan()) ? size.columns : size.rows;
    for (const TraceEvent& event : trace.events()) {
        // The only method that names lines; see TraceEvent.
        const bool isLine = trace.method() == "first-row";
        const bool isThere = event.cell < (isLine ? lines : size.cells());
        const bool mayBeNone = event.why != Why::SettledPiece;
        if (!isThere && !(mayBeNone && event.cell == TraceEvent::none))
            return "an event names cell " + std::to_string(event.cell);
        if (event.other != TraceEvent::none && event.other >= size.cells())
            return "an event names another cell, " + std::to_string(event.other);
    }
    return "";
}

/// Runs one method, with and without recording. Returns why its answer is wrong, or an empty string.
inline std::string faultOf(const Method& method, const SolvedRule& solved, const Goal& goal,
                           std::uint32_t board, SearchTrace& trace) {
    const Puzzle puzzle{solved.rule, gridOf(solved.plain, board), goal};
    const Outcome alone = solve(method, puzzle);
    // A small pattern may be one that the method does not take.
    if (std::holds_alternative<TooLarge>(alone.answer)) return "";
    if (std::string fault = faultOf(solved, goal, board, alone.answer); !fault.empty()) return fault;
    const Outcome recorded = solve(method, puzzle, {.trace = &trace});
    if (std::string fault = faultOf(solved, goal, board, recorded.answer); !fault.empty())
        return "recorded: " + fault;
    if (std::string fault = faultOfEvents(trace); !fault.empty()) return fault;
    return faultOfEnd(trace, recorded.answer);
}

} // namespace flip::test
