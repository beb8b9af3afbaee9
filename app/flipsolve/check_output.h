#pragma once

#include "core/text/judge.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace flip::console {

/// A puzzle, and the presses that the judge expects, none if it is impossible.
struct KnownCase {
    FoundPuzzle found;
    std::optional<Grid> presses;
    /// How many press sets there are, if the judge asks that.
    std::uint64_t ways = 0;
    /// Among all cases of the check, from 1.
    std::size_t number = 1;
};

/// Exactly what the judge expects for these cases in one input.
[[nodiscard]] std::string expectedFor(const Judge& judge, std::span<const KnownCase> cases);

/// What is wrong with an output.
struct OutputFault {
    /// The first case that is answered wrongly; the first one if only spaces and line ends are wrong.
    std::size_t index = 0;
    /// A phrase: "not the fewest: 6 presses, but 4 are enough".
    std::string why;
};

/// Compares what a program printed for these cases with what the judge expects; nothing if it is right. The
/// last line need not be ended. A judge that accepts any optimal press set gets it in any order of its lines.
[[nodiscard]] std::optional<OutputFault> faultIn(const Judge& judge, std::span<const KnownCase> cases,
                                                 std::string_view output);

/// The beginning of a text, made printable: at most `mostLines` lines of at most `mostColumns` bytes each,
/// then "…". The last line is not ended.
[[nodiscard]] std::string shown(std::string_view text, std::size_t mostLines = 40,
                                std::size_t mostColumns = 160);

} // namespace flip::console
