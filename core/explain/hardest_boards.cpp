#include "core/explain/hardest_boards.h"

#include "core/base/index.h"
#include "core/base/memory_share.h"
#include "core/base/search_clock.h"
#include "core/explain/lowest_peak.h"
#include "core/solve/lightest/correlation.h"
#include "core/solve/lightest/independent_parts.h"
#include "core/solve/lightest/lightest_element.h"

#include <algorithm>
#include <cstddef>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// The hardest board is the coset x + T whose lightest element is heaviest. Cells that are in the same vectors
// of T's basis are of one *class*: every element of T takes all of them or none, so it only matters how many
// of them x has. Let class m have c_m cells, of which s_m more are clear than set in x. The elements of the
// coset weigh (cells − F(u)) / 2 with the correlation F(u) = Σ s_m·(−1)^(m·u) (lightest/correlation.h). So
// the numbers s_m are wanted for which the peak of F is lowest (lowest_peak.h): an integer program in at most
// 2^k unknowns, however large the board. Cells outside T are pressed: no element of the coset can be without
// them. Where T falls apart into independent parts, the lightest elements add up, and each part is made as
// heavy as can be.

namespace flip {

namespace {

/// Presses as many of each class as make the part's lightest element heaviest, the first ones in reading
/// order; returns more than which it cannot be. Does nothing when there is too little memory, which stops the
/// clock.
std::int64_t pressHardest(const IndependentPart& part, Grid& presses, SearchClock& clock) {
    const auto k = static_cast<int>(part.basis.size());
    const double ofCells = static_cast<double>(sizeof(CellMask)) * static_cast<double>(part.support.count());
    const MemoryShare memory(clock, lowestPeakMemory(k) + ofCells);
    if (!memory.granted()) return 0;
    const std::vector<CellMask> masks = cellMasks(part);
    std::vector<int> cells(std::size_t{1} << part.basis.size());
    for (const CellMask& each : masks) ++cells[asIndex(each.mask)];
    const LowestPeak low = lowestPeak(cells, clock);
    for (std::size_t m = 0; m < cells.size(); ++m) cells[m] = (cells[m] - low.excess[m]) / 2;
    for (const CellMask& each : masks) presses.set(each.cell, cells[asIndex(each.mask)]-- > 0);
    return (std::ssize(masks) - low.atLeast) / 2;
}

std::optional<TooLarge> refuse(const std::vector<IndependentPart>& parts) {
    std::size_t most = 0;
    for (const IndependentPart& part : parts) most = std::max(most, part.basis.size());
    if (most <= mostClassBits) return std::nullopt;
    return TooLarge{"compares up to 2^" + std::to_string(mostClassBits) +
                    " press sets with the same effect; here there are 2^" + std::to_string(most)};
}

/// What the time was up for was the proof that no board is harder; this takes no time, but memory.
std::optional<Grid> lightestIn(const BoardFamily& family, Grid presses, const Budget& budget) {
    SearchClock untimed({.budget = {.memory = budget.memory, .threads = budget.threads}});
    LightestElement lightest = lightestElement(family.alike(), {std::move(presses)}, untimed);
    if (!lightest.proven()) return std::nullopt;
    return std::move(lightest.element);
}

std::variant<HardestBoard, Stopped, TooLarge> search(const BoardFamily& family,
                                                     const SearchContext& context) {
    SearchClock clock(context);
    Grid presses = Grid::filled(family.rule().size());
    std::int64_t atMost = family.cells();
    {
        const MemoryShare ofParts(clock, 2 * family.memory());
        if (!ofParts.granted()) return *clock.stopped();
        const std::vector<IndependentPart> parts = independentParts(family.alike());
        if (auto refused = refuse(parts)) return *std::move(refused);
        for (const IndependentPart& part : parts)
            atMost += pressHardest(part, presses, clock) - part.support.count();
    }
    using Reason = Stopped::Reason;
    if (const auto stopped = clock.stopped();
        stopped && (stopped->reason == Reason::Asked || stopped->reason == Reason::Memory)) {
        return *stopped;
    }
    auto fewest = lightestIn(family, std::move(presses), context.budget);
    if (!fewest) return Stopped{Reason::Memory};
    Grid board = family.boardSolvedBy(*fewest);
    return HardestBoard{std::move(board), *std::move(fewest), atMost};
}

} // namespace

std::variant<HardestBoard, Stopped, TooLarge> hardestBoard(const BoardFamily& family,
                                                           const SearchContext& context) {
    try {
        return search(family, context);
    } catch (const std::bad_alloc&) {
        return Stopped{Stopped::Reason::Memory};
    }
}

} // namespace flip
