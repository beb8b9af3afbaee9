#include "core/explain/chosen_set.h"

#include <utility>

namespace flip {

namespace {

/// The set of one colour. Its sets are listed in lexicographic order: of two, the one that presses
/// the earlier cell where they first differ comes first. All have the same number of presses, so read as
/// strings of 0 and 1 they stand in just the opposite order.
std::optional<Grid> chosenOf(const ColourSets& sets, Ties ties) {
    return ties == Ties::SmallerString ? sets.lastSmallest() : sets.smallest(0);
}

} // namespace

std::optional<Optimal> chosenSet(const SolutionSets& sets, Ties ties) {
    std::optional<Optimal> chosen;
    for (const ColourSets& colour : sets.colours) {
        if (colour.fewest() > sets.fewest()) continue;
        auto presses = chosenOf(colour, ties);
        if (!presses) return std::nullopt;
        const bool isFirst = !chosen ||
                             (ties == Ties::EarlierCells && comesFirst(*presses, chosen->presses)) ||
                             (ties == Ties::SmallerString && comesFirst(chosen->presses, *presses));
        if (isFirst) chosen = Optimal{*std::move(presses), colour.colour};
    }
    return chosen;
}

} // namespace flip
