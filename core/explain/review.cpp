#include "core/explain/review.h"

#include "core/base/memory_share.h"
#include "core/base/search_clock.h"
#include "core/model/packed_puzzle.h"
#include "core/solve/equations/equations.h"
#include "core/solve/lightest/few_presses.h"
#include "core/solve/lightest/lightest_element.h"
#include "core/solve/packed/packed_algebra.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <new>
#include <optional>
#include <unordered_map>
#include <utility>

namespace flip {

namespace {

using Presses = std::span<const Cell>;

/// Boards of at most 64 cells.
void countPacked(GameReview& review, const PackedPuzzle& start, const PackedAlgebra& algebra, Presses presses,
                 SearchClock& clock) {
    PackedPuzzle::Word board = start.board;
    const auto weighed = std::uint64_t{coloursOf(start.goal).size()} << algebra.nullity();
    for (std::size_t made = 0; made <= presses.size(); ++made) {
        if (made > 0) board ^= start.masks[static_cast<std::size_t>(indexOf(start.size, presses[made - 1]))];
        if (made < review.least.size()) continue;
        if (!clock.countBlock(weighed, [] { return 0.0; })) return;
        const auto optimum = algebra.solve(board);
        review.impossible = !optimum;
        if (!optimum) return;
        review.least.push_back(std::popcount(optimum->presses));
    }
}

/// The solutions for one colour: one of them, and the number of presses of the smallest, once it is known.
struct Coset {
    Grid solution;
    std::optional<std::int64_t> least = {};
};

/// Makes a press: the solutions that had it no longer need it, and all others now do.
void advance(Coset& coset, Cell press, const Grid& quietCells) {
    coset.solution.flip(press);
    if (quietCells.test(press)) coset.least.reset();
    if (coset.least) *coset.least += coset.solution.test(press) ? 1 : -1;
}

/// The fewest presses of all cosets, each of which is only weighed if that must be; nothing if the clock has
/// stopped the search.
std::optional<std::int64_t> leastOf(std::vector<Coset>& cosets, const Rule& rule, const EchelonBasis& quiet,
                                    SearchClock& clock) {
    const bool areWeighed =
        std::ranges::all_of(cosets, [](const Coset& each) { return each.least.has_value(); });
    if (!areWeighed && quiet.dimension() >= manyQuiet) {
        std::vector<Grid> toFlip;
        toFlip.reserve(cosets.size());
        for (const Coset& coset : cosets) toFlip.push_back(rule.flippedBy(coset.solution));
        const FewPresses few = fewPresses(rule, toFlip, clock);
        if (few.presses) return few.presses->count();
    }
    for (Coset& coset : cosets) {
        if (coset.least) continue;
        const auto lightest = lightestElement(quiet, {coset.solution}, clock);
        if (!lightest.proven()) return std::nullopt;
        coset.least = lightest.weight;
    }
    return std::ranges::min_element(cosets, {}, &Coset::least)->least;
}

/// Boards of any size.
void countByEquations(GameReview& review, const Puzzle& start, Presses presses, SearchClock& clock) {
    const auto colours = coloursOf(start.goal);
    // What must flip and what flips it for each colour, and the cells of the quiet patterns.
    const MemoryShare grids(clock, static_cast<double>(3 * colours.size() + 1) * gridMemory(start.size()));
    if (!grids.granted()) return;
    std::vector<Grid> rightSides;
    for (const Colour colour : colours) rightSides.push_back(start.toFlip(colour));
    const std::int64_t quietMemory = weighableBasisMemory(start.size(), clock.budget().memory);
    auto equations = solveEquations(start.rule, rightSides, quietMemory, clock);
    if (!equations || !equations->allQuiet()) return;
    const MemoryShare quiet(clock,
                            static_cast<double>(equations->quiet.dimension()) * gridMemory(start.size()));
    Grid quietCells(start.size());
    for (const Grid& pattern : equations->quiet.vectors()) quietCells |= pattern;
    std::vector<Coset> cosets;
    // The presses up to the first place that is not known are only made.
    const std::size_t known = std::min(review.least.size(), presses.size());
    for (auto& solution : equations->solutions) {
        if (!solution) continue;
        for (const Cell press : presses.first(known)) solution->flip(press);
        cosets.push_back({*std::move(solution)});
    }
    review.impossible = cosets.empty();
    for (std::size_t made = known; !cosets.empty() && clock.work(1); ++made) {
        if (made == review.least.size()) {
            const auto least = leastOf(cosets, start.rule, equations->quiet, clock);
            if (!least) return;
            review.least.push_back(*least);
        }
        if (made == presses.size()) return;
        for (Coset& coset : cosets) advance(coset, presses[made], quietCells);
    }
}

void countLeast(GameReview& review, const Puzzle& start, Presses presses, SearchClock& clock) {
    if (PackedPuzzle::fits(start.size())) {
        const PackedPuzzle packed(start);
        const PackedAlgebra algebra(packed);
        if (algebra.nullity() <= PackedAlgebra::mostQuiet)
            return countPacked(review, packed, algebra, presses, clock);
    }
    countByEquations(review, start, presses, clock);
}

std::vector<Detour> detoursOf(const std::vector<std::int64_t>& least,
                              const std::vector<CancelledPair>& cancelled) {
    std::vector<Detour> detours;
    auto pair = cancelled.begin();
    for (std::size_t i = 0; i + 1 < least.size(); ++i) {
        while (pair != cancelled.end() && (pair->second < i || !pair->isInARow())) ++pair;
        if (pair != cancelled.end() && pair->first <= i) continue;
        const auto cost = static_cast<int>(least[i + 1] - least[i] + 1);
        if (cost > 0) detours.push_back({i, cost});
    }
    return detours;
}

std::vector<CancelledPair> cancelledOf(Size size, Presses presses) {
    std::vector<CancelledPair> pairs;
    // The first press of each piece that waits for a second.
    std::unordered_map<std::int64_t, std::size_t> waiting;
    for (std::size_t i = 0; i < presses.size(); ++i) {
        const auto [first, isFirst] = waiting.try_emplace(indexOf(size, presses[i]), i);
        if (isFirst) continue;
        pairs.push_back({first->second, i, presses[i]});
        waiting.erase(first);
    }
    return pairs;
}

} // namespace

GameReview upTo(GameReview review, std::size_t made) {
    review.presses = std::min(review.presses, made);
    if (review.least.size() > made + 1) review.least.resize(made + 1);
    std::erase_if(review.cancelled, [made](const CancelledPair& each) { return each.second >= made; });
    // The first of two presses in a row is a detour by itself before the second one is made.
    review.detours = detoursOf(review.least, review.cancelled);
    return review;
}

GameReview review(const Puzzle& start, std::span<const Cell> presses, const SearchContext& context,
                  std::vector<std::int64_t> known) {
    GameReview review;
    review.least = std::move(known);
    review.presses = presses.size();
    review.cancelled = cancelledOf(start.size(), presses);
    SearchClock clock(context);
    try {
        countLeast(review, start, presses, clock);
    } catch (const std::bad_alloc&) {
        // What is known remains.
    }
    review.detours = detoursOf(review.least, review.cancelled);
    return review;
}

} // namespace flip
