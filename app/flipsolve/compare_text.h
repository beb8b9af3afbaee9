#pragma once

#include "core/solve/method.h"

#include <chrono>
#include <span>
#include <string>
#include <vector>

namespace flip::console {

/// How long one method may search in a comparison, unless the budget allows less.
inline constexpr std::chrono::seconds comparisonTime{10};

/// A method and its outcome.
struct Contestant {
    const Method* method = nullptr;
    Outcome outcome;
};

/// Runs every method of the table, one after the other, each for at most comparisonTime.
[[nodiscard]] std::vector<Contestant> compareMethods(const Puzzle& puzzle, SearchContext context);

/// Whether all proven answers have the same number of presses, and no answer was wrong.
[[nodiscard]] bool allAgree(std::span<const Contestant> contestants);

/// A table: method, presses, nodes, time, memory.
[[nodiscard]] std::string comparisonText(std::span<const Contestant> contestants);

} // namespace flip::console
