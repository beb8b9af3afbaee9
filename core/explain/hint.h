#pragma once

#include "core/explain/solution_sets.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace flip {

/// How much a hint gives away, the least first; each degree is asked for. Whether the board can be solved,
/// and in how many presses; the row of the next press; its piece; and why that one.
enum class HintDegree { Count, Row, Piece, Why };

/// Light chasing: nothing above the press is left to press in the solution, so of its presses only this one
/// can turn over the piece right above it, which has the wrong colour.
struct OnlyFromBelow {
    Cell above;

    friend bool operator==(OnlyFromBelow, OnlyFromBelow) = default;
};

/// Light chasing: once the first row, which has the press, is done, every other press is forced.
struct StartsTheChase {
    friend bool operator==(StartsTheChase, StartsTheChase) = default;
};

/// Every optimal press set has the press.
struct InEveryOptimum {
    /// Proven: without the press, at least this many are needed. Nothing if every press set that solves the
    /// puzzle has it, optimal or not.
    std::optional<std::int64_t> without;

    friend bool operator==(const InEveryOptimum&, const InEveryOptimum&) = default;
};

/// Some optimal press sets have the press, and some do not.
struct InSomeOptima {
    std::uint64_t with = 0;
    std::uint64_t optima = 0;
    /// The smallest quiet pattern that leads from the solution of the hint to an optimal one without the
    /// press. Empty if all of these reach the other colour.
    Grid quiet;

    friend bool operator==(const InSomeOptima&, const InSomeOptima&) = default;
};

/// Why a press is part of the solution; nothing if nothing is known that would teach anything.
using HintReason = std::variant<std::monostate, OnlyFromBelow, StartsTheChase, InEveryOptimum, InSomeOptima>;

/// A press to be made next, and why.
struct Hint {
    Cell press;
    HintReason reason;
};

/// Chooses a press of a solution that has at least one, with a reason if possible: a press that light chasing
/// forces; or else one that every optimal press set has; or else the first one in reading order. `sets` are
/// all press sets of the puzzle, null if they are not known. Blocks for about as long as finding them took;
/// if the context ends that, only the reason is weaker.
[[nodiscard]] Hint chooseHint(const Puzzle& puzzle, const Grid& solution, const SolutionSets* sets,
                              const SearchContext& context = {});

/// The next degree that gives away more: the row only if there are several, the reason only if there is one.
/// Nothing after the last.
[[nodiscard]] std::optional<HintDegree> furtherDegree(HintDegree degree, const Hint& hint, Size size);

} // namespace flip
