#pragma once

#include "core/base/search_context.h"
#include "core/solve/outcome.h"

#include <optional>
#include <span>
#include <string_view>

namespace flip {

/// One way to solve a puzzle: a row of the table. Every method returns an optimal press set or proves that
/// there is none, and all agree with each other; they differ in cost, and in what there is to watch.
struct Method {
    /// As typed: "deepening".
    std::string_view name;
    /// One sentence.
    std::string_view summary;
    /// Where the method comes from.
    std::string_view origin;
    /// What a node of its count is, as a singular noun: "press tried".
    std::string_view node;
    /// Which puzzles it takes, and up to which size it is sensible.
    std::string_view takes;
    /// Running time in O-notation, n cells, k the nullity, d the answer.
    std::string_view cost;
    /// Why this puzzle is too large for the method within this budget, or nothing. Finds out without taking
    /// more memory than the budget allows, in a time that does not grow with the search.
    std::optional<TooLarge> (*refuses)(const Puzzle&, const Budget&);
    /// Only for puzzles that it does not refuse. Blocks until answered or stopped; may be called from any
    /// thread, and from several at once.
    Outcome (*search)(const Puzzle&, const SearchContext&);
};

/// All methods, in the order in which a person would list them.
[[nodiscard]] std::span<const Method> methods();
/// Null when no method has this name.
[[nodiscard]] const Method* findMethod(std::string_view name);
/// The method used when nobody chooses: exact, and the fastest at every size.
[[nodiscard]] const Method& defaultMethod();

/// Runs a method: refuses what is too large, searches, sees to it that Impossible comes with its witnesses,
/// and measures the time. The one gate to every answer that anybody gets to see: what verify does not confirm
/// is not returned, but Stopped::Reason::Wrong. Where the system has no memory to give, it is stopped, too.
/// Blocks; from any thread.
[[nodiscard]] Outcome solve(const Method& method, const Puzzle& puzzle, const SearchContext& context = {});

/// Whether the answer of the method did not hold.
[[nodiscard]] inline bool wasWrong(const Outcome& outcome) {
    const auto* stopped = std::get_if<Stopped>(&outcome.answer);
    return stopped != nullptr && stopped->reason == Stopped::Reason::Wrong;
}

} // namespace flip
