#include "core/explain/hardest_boards.h"

#include "core/base/index.h"
#include "core/base/memory_share.h"
#include "core/base/search_clock.h"
#include "core/explain/drawn_boards.h"
#include "core/explain/lowest_peak.h"
#include "core/solve/equations/equations.h"
#include "core/solve/lightest/correlation.h"
#include "core/solve/lightest/independent_parts.h"
#include "core/solve/lightest/lightest_element.h"
#include "core/solve/refusals.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
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

/// What is pressed, the lightest of it, and the board.
double resultMemory(Size size) { return 4 * gridMemory(size); }

/// The vectors and the cells of the parts of T, and a list for every word of a grid, by which they are found.
double partsMemory(const BoardFamily& family) {
    return 2 * family.memory() + 8 * gridMemory(family.rule().size());
}

/// What every board of a family takes, with or without a proof, by estimate: parts are found and their cells
/// are listed, and the lightest press set is looked for in the same way.
double nanosecondsOfBoard(const BoardFamily& family) {
    if (family.alike().dimension() == 0) return 0;
    constexpr double nanosecondsOfStep = 100;
    const auto words = static_cast<double>(wordsOf(family.alike().vectors().front()));
    return nanosecondsOfStep * (static_cast<double>(family.cells()) + family.alike().dimension() * words);
}

class HardestSearch {
  public:
    HardestSearch(const BoardFamily& family, const Budget& budget, Monitor* monitor)
        : family_(family), budget_(budget), stopOnly_(monitor),
          board_({budgetOfBoard(family, budget), &stopOnly_}),
          proof_({budgetOfProof(family, budget), monitor}), presses_(Grid::filled(family.rule().size())),
          atMost_(family.cells()) {}

    std::variant<HardestBoard, Stopped, TooLarge> run() {
        if (auto refused = pressParts()) return *std::move(refused);
        if (const auto stopped = endedBy()) return *stopped;
        LightestElement lightest = lightestElement(family_.alike(), {std::move(presses_)}, board_);
        if (const auto stopped = endedBy()) return *stopped;
        if (!lightest.proven()) return Stopped{isTimed(board_.budget()) ? Reason::Time : Reason::Memory};
        Grid board = family_.boardSolvedBy(lightest.element);
        HardestBoard hardest{std::move(board), std::move(lightest.element), atMost_};
        if (!hardest.proven()) takeHarderDrawn(hardest);
        return hardest;
    }

  private:
    using Reason = Stopped::Reason;

    static bool isTimed(const Budget& budget) { return budget.time != std::chrono::nanoseconds::max(); }

    /// What takes but a moment is done however late it is.
    static Budget budgetOfBoard(const BoardFamily& family, const Budget& budget) {
        constexpr double moment = 2e7;
        Budget ofBoard{.memory = budget.memory, .threads = budget.threads};
        if (nanosecondsOfBoard(family) > moment) ofBoard.time = budget.time;
        return ofBoard;
    }

    /// The proof leaves a quarter of the time for boards drawn at random; or, where that takes long, time for
    /// the board: more than enough, but no more than half of all.
    static Budget budgetOfProof(const BoardFamily& family, const Budget& budget) {
        if (!isTimed(budget)) return budget;
        if (!isTimed(budgetOfBoard(family, budget))) return budget.after(budget.time / 4);
        const auto ofBoard = static_cast<std::int64_t>(4 * nanosecondsOfBoard(family));
        return budget.after(std::min(budget.time / 2, std::chrono::nanoseconds(ofBoard)));
    }

    /// What a proof that has not ended has found may be easier than a board drawn at random.
    void takeHarderDrawn(HardestBoard& hardest) {
        if (!isTimed(budget_)) return;
        constexpr int mostDrawn = 20'000;
        const Budget left = budget_.after(std::chrono::steady_clock::now() - start_);
        const auto drawn = sampleOptima(family_, mostDrawn, 1, {left, &stopOnly_});
        const auto* sample = std::get_if<Atlas>(&drawn);
        if (sample == nullptr || !sample->hardest) return;
        hardest.takeIfHarder(family_.boardSolvedBy(*sample->hardest), *sample->hardest);
    }

    /// Presses the hardest set of each part, as far as there are time and memory.
    std::optional<TooLarge> pressParts() {
        const MemoryShare ofParts(proof_, partsMemory(family_));
        if (!ofParts.granted()) return std::nullopt;
        const std::vector<IndependentPart> parts = independentParts(family_.alike(), board_);
        if (auto refused = refuse(parts)) return refused;
        for (auto part = parts.begin(); part != parts.end() && !endedBy(); ++part)
            atMost_ += pressHardest(*part) - part->support.count();
        return std::nullopt;
    }

    /// Presses as many of each class as make the part's lightest element heaviest, the first ones in reading
    /// order; returns more than which it cannot be. Does nothing when there is too little memory, which ends
    /// the search, even if the proof has ended before.
    std::int64_t pressHardest(const IndependentPart& part) {
        const auto k = static_cast<int>(part.basis.size());
        const double ofCells =
            static_cast<double>(sizeof(CellMask)) * static_cast<double>(part.support.count());
        const MemoryShare memory(proof_, lowestPeakMemory(k) + ofCells);
        if (!memory.granted()) {
            board_.stop({Reason::Memory});
            return 0;
        }
        const std::vector<CellMask> masks = cellMasks(part, board_);
        // The rows of the part have been gone through, and are once more.
        if (!board_.work(2 * wordsOf(part.support))) return 0;
        std::vector<int> cells(std::size_t{1} << part.basis.size());
        for (const CellMask& each : masks) ++cells[asIndex(each.mask)];
        const LowestPeak low = lowestPeak(cells, proof_);
        for (std::size_t m = 0; m < cells.size(); ++m) cells[m] = (cells[m] - low.excess[m]) / 2;
        for (const CellMask& each : masks) presses_.set(each.cell, cells[asIndex(each.mask)]-- > 0);
        return (std::ssize(masks) - low.atLeast) / 2;
    }

    static std::optional<TooLarge> refuse(const std::vector<IndependentPart>& parts) {
        std::size_t most = 0;
        for (const IndependentPart& part : parts) most = std::max(most, part.basis.size());
        if (most <= mostClassBits) return std::nullopt;
        return TooLarge{"compares up to 2^" + std::to_string(mostClassBits) +
                        " press sets that solve one board; here there are 2^" + std::to_string(most)};
    }

    /// Why there will be no board: a proof may do without time and nodes.
    [[nodiscard]] std::optional<Stopped> endedBy() const {
        if (board_.stopped()) return board_.stopped();
        const auto stopped = proof_.stopped();
        const bool isOnlyLate =
            stopped && (stopped->reason == Reason::Time || stopped->reason == Reason::Nodes);
        return isOnlyLate ? std::nullopt : stopped;
    }

    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    const BoardFamily& family_;
    Budget budget_;
    StopOnly stopOnly_;
    /// For what every board takes.
    SearchClock board_;
    /// For the proof that no board is harder.
    SearchClock proof_;
    Grid presses_;
    std::int64_t atMost_;
};

/// Calls search(clock) if there is memory for its result.
template <class Search>
std::variant<HardestBoard, Stopped, TooLarge> withClock(Size size, const SearchContext& context,
                                                        Search&& search) {
    try {
        SearchClock clock(context);
        const MemoryShare ofResult(clock, resultMemory(size));
        if (!ofResult.granted()) return *clock.stopped();
        return search(clock);
    } catch (const std::bad_alloc&) {
        return Stopped{Stopped::Reason::Memory};
    }
}

} // namespace

void HardestBoard::takeIfHarder(const Grid& otherBoard, const Grid& otherPresses) {
    if (otherPresses.count() <= least()) return;
    board = otherBoard;
    presses = otherPresses;
}

std::variant<HardestBoard, Stopped, TooLarge> hardestBoard(const BoardFamily& family,
                                                           const SearchContext& context) {
    return withClock(family.rule().size(), context, [&](SearchClock& clock) {
        return HardestSearch(family, clock.left(), context.monitor).run();
    });
}

std::variant<HardestBoard, Stopped, TooLarge> hardestBoard(const Rule& rule, Goal::Kind goal,
                                                           const SearchContext& context) {
    if (auto refused = refuseAboveMemory(eliminationMemory(rule), context.budget.memory))
        return *std::move(refused);
    using Found = std::variant<HardestBoard, Stopped, TooLarge>;
    return withClock(rule.size(), context, [&](SearchClock& clock) -> Found {
        const auto family = BoardFamily::within(rule, goal, clock);
        if (!family) return *clock.stopped();
        const MemoryShare ofFamily(clock, family->memory());
        if (!ofFamily.granted()) return *clock.stopped();
        return HardestSearch(*family, clock.left(), context.monitor).run();
    });
}

} // namespace flip
