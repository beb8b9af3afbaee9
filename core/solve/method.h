#pragma once

#include "core/base/search_context.h"
#include "core/solve/outcome.h"

#include <optional>
#include <span>
#include <string_view>

namespace flip {

/// One way to solve a puzzle: a row of the table. Every method returns an optimal press set or proves that
/// there is none, and all agree; they differ in cost, and in what there is to watch.
struct Method {
    /// Its name on the command line: "deepening".
    std::string_view name;
    /// One sentence.
    std::string_view summary;
    /// Where the method comes from.
    std::string_view origin;
    /// What it counts as a node, as a singular noun: "press tried".
    std::string_view node;
    /// The puzzles that it takes, and up to which size.
    std::string_view takes;
    /// Running time in O-notation, with what its letters stand for: "O(2^n) for n cells".
    std::string_view cost;
    /// Why this puzzle is too large for the method within this budget, or nothing. Stays within the memory
    /// budget, and takes a time that does not grow with that of the search.
    std::optional<TooLarge> (*refuses)(const Puzzle&, const Budget&);
    /// Only for puzzles that it does not refuse. Blocks until answered or stopped; may be called from any
    /// thread, and from several at once.
    Outcome (*search)(const Puzzle&, const SearchContext&);
};

/// All methods, in the order in which they are listed.
[[nodiscard]] std::span<const Method> methods();
/// Null when no method has this name.
[[nodiscard]] const Method* findMethod(std::string_view name);
/// The method used by default: exact, and the fastest at every size.
[[nodiscard]] const Method& defaultMethod();

} // namespace flip
