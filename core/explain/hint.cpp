#include "core/explain/hint.h"

#include "core/base/search_clock.h"
#include "core/explain/light_chasing.h"
#include "core/solve/lightest/correlation.h"
#include "core/solve/lightest/lightest_element.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace flip {

namespace {

/// Whether SolutionSets::optimal can return all optimal press sets.
bool areAllListed(const SolutionSets& sets) {
    return sets.optimalCount() == sets.listedCount() &&
           sets.optimalCount() != std::numeric_limits<std::uint64_t>::max();
}

/// The part of the quiet patterns to which a cell belongs; null if no quiet pattern has it.
const PartChoices* partWith(const ColourSets& sets, Cell cell) {
    const auto part = std::ranges::find_if(
        sets.parts, [cell](const PartChoices& choices) { return choices.part->support.test(cell); });
    return part == sets.parts.end() ? nullptr : &*part;
}

/// The presses that all optimal sets have in common; nothing if the clock has stopped.
std::optional<Grid> inEveryOptimum(const SolutionSets& sets, SearchClock& clock) {
    std::optional<Grid> common;
    for (const ColourSets& colour : sets.colours) {
        if (colour.fewest() != sets.fewest()) continue;
        Grid always = colour.start;
        for (const PartChoices& choices : colour.parts) {
            Grid inPart = choices.part->support;
            for (const std::uint64_t u : choices.listed) {
                if (!clock.work(wordsOf(inPart) * (choices.part->basis.size() + 1))) return std::nullopt;
                inPart &= elementOf(*choices.part, colour.start, u);
            }
            always &= choices.part->support.complement();
            always |= inPart;
        }
        common = common ? *common & always : always;
    }
    return common;
}

/// The fewest presses that solve the puzzle without one of them, as far as that can be proven; nothing if
/// every press set has that press.
std::optional<std::int64_t> fewestWithout(const SolutionSets& sets, Cell press, SearchClock& clock) {
    // The quiet patterns without the press, and one that has it, if there is any.
    std::vector<Grid> quiet = sets.quiet.vectors();
    std::optional<Grid> with;
    if (const auto found =
            std::ranges::find_if(quiet, [press](const Grid& each) { return each.test(press); });
        found != quiet.end()) {
        with = std::move(*found);
        quiet.erase(found);
    }
    for (Grid& each : quiet) {
        if (each.test(press)) each ^= *with;
    }
    std::vector<Grid> solutions;
    for (const ColourSets& colour : sets.colours) {
        if (!colour.start.test(press)) {
            solutions.push_back(colour.start);
        } else if (with) {
            solutions.push_back(colour.start ^ *with);
        }
    }
    if (solutions.empty()) return std::nullopt;
    const auto lightest = lightestElement(EchelonBasis(std::move(quiet), clock), std::move(solutions), clock);
    return std::max(lightest.lowerBound, sets.fewest() + 1);
}

/// How many optimal press sets for a colour have the press. All of them must be listed.
std::uint64_t countWith(const ColourSets& colour, Cell press) {
    const PartChoices* choices = partWith(colour, press);
    if (choices == nullptr) return colour.start.test(press) ? colour.listedCount() : 0;
    const auto with = std::ranges::count_if(choices->listed, [&](std::uint64_t u) {
        return elementOf(*choices->part, colour.start, u).test(press);
    });
    return colour.listedCount() / choices->listed.size() * static_cast<std::uint64_t>(with);
}

/// The smallest quiet pattern between an optimal solution and one for the same colour without the press.
Grid exchangeOf(const ColourSets& colour, const Grid& solution, Cell press) {
    Grid smallest;
    const PartChoices* choices = partWith(colour, press);
    if (choices == nullptr) return smallest;
    for (const std::uint64_t u : choices->listed) {
        const Grid quiet = (elementOf(*choices->part, colour.start, u) ^ solution) & choices->part->support;
        if (quiet.test(press) && (smallest.cells() == 0 || quiet.count() < smallest.count()))
            smallest = quiet;
    }
    return smallest;
}

InSomeOptima amongOptima(const Puzzle& puzzle, const SolutionSets& sets, const Grid& solution, Cell press) {
    Puzzle solved = puzzle;
    solved.rule.pressAll(solved.board, solution);
    InSomeOptima some{0, sets.optimalCount(), {}};
    for (const ColourSets& colour : sets.colours) {
        if (colour.fewest() != sets.fewest()) continue;
        some.with += countWith(colour, press);
        if (solved.reached() == colour.colour) some.quiet = exchangeOf(colour, solution, press);
    }
    return some;
}

} // namespace

Hint chooseHint(const Puzzle& puzzle, const Grid& solution, const SolutionSets* sets,
                const SearchContext& context) {
    SearchClock clock(context);
    const Cell first = solution.first().value();
    const bool chased = canChaseLights(puzzle.rule);
    if (chased && first.row > 0) return {first, OnlyFromBelow{{first.row - 1, first.column}}};
    if (sets != nullptr && solution.count() == sets->fewest() && areAllListed(*sets)) {
        if (const auto common = inEveryOptimum(*sets, clock)) {
            if (const auto press = common->first())
                return {*press, InEveryOptimum{fewestWithout(*sets, *press, clock)}};
            return {first, amongOptima(puzzle, *sets, solution, first)};
        }
    }
    if (chased) return {first, StartsTheChase{}};
    return {first, {}};
}

std::optional<HintDegree> furtherDegree(HintDegree degree, const Hint& hint, Size size) {
    if (degree == HintDegree::Count && size.rows > 1) return HintDegree::Row;
    if (degree == HintDegree::Count || degree == HintDegree::Row) return HintDegree::Piece;
    const bool hasReason = !std::holds_alternative<std::monostate>(hint.reason);
    if (degree == HintDegree::Piece && hasReason) return HintDegree::Why;
    return std::nullopt;
}

} // namespace flip
