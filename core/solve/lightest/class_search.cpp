#include "core/solve/lightest/class_search.h"

#include "core/base/index.h"
#include "core/base/memory_share.h"
#include "core/model/ties.h"
#include "core/solve/lightest/class_join.h"
#include "core/solve/lightest/class_list.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <functional>
#include <limits>
#include <mutex>
#include <span>
#include <utility>
#include <vector>

// Half the exponent. A press of the plus is, as an operator, L = R + C + 1, where R adds up the two
// neighbours in the column and C those in the row. Over GF(2) squares of sums are sums of squares, so L² = R²
// + C² + 1, which goes by steps of two and never leaves a parity class. A quiet pattern, L·z = 0, restricted
// to one class is in the kernel of L² there, which has only about half of the dimensions: 2^(k/2) elements
// can be listed where 2^k cannot. The same holds for every pattern, but for what the edges spoil; ranks tell.
//
// The weight of an element is the sum of its weights in the four classes. What it has in class c above the
// least that any element has there is its excess e_c. Let e be the excess, over the sum of the four minima,
// of the best element so far. Then every element that is as good has e_1 + e_2 + e_3 + e_4 ≤ e, and for any
// s + t = e − 1, by the pigeonhole principle,
//
//     e_1 + e_2 ≤ s     or     e_3 + e_4 ≤ t.
//
// So it is met when all pairs are looked at that are so light: two classes tell all of the element (or nearly
// all, see class_pair.h), and its weight in the other two is counted. Lists of the lightest elements of each
// class, in order of their excess, give the pairs. The sum s + t grows slowly from nothing: so good elements
// are found early, nothing is done that a worse best would not have made necessary, and the sum of the minima
// and s + t + 2 are a lower bound all the time.
//
// Lists need not go as far as s. When e_1 exceeds what is listed of class 1, say ℓ, then little is left for
// the others: with e_1 + e_2 ≤ s,
//
//     e_2 + min(e_3, e_4) ≤ e_2 + (e − e_1 − e_2) / 2 = (e − e_1 + e_2) / 2 ≤ (e + s) / 2 − ℓ − 1,
//
// and the element is met in a pair of classes 2 and 3 or 2 and 4. For these it is enough that e/3 and s/2
// are listed.
//
// How many pairs there are depends on e, which the plan can only guess. So the search keeps account of what
// it has done; where it is far off, another algorithm may be the shorter way after all: shorter than what has
// been done, or than what the best element so far leaves to be done.

namespace flip {

namespace {

constexpr auto unlimited = std::numeric_limits<std::int64_t>::max() / 4;

/// More free vectors than these make pairs of classes useless.
constexpr std::size_t mostFree = 16;
/// Pairs of one block, at the most: some ten milliseconds.
constexpr std::size_t mostPairs = std::size_t{1} << 19U;
/// The sum s + t grows by half of what is left, but not by more than this at a time: growing by one would
/// take longer for the same pairs.
constexpr std::int64_t longestStep = 12;
/// How many times longer a list becomes that turned out to be too short.
constexpr std::size_t growth = 8;
/// The search has to take as many times longer than planned before another algorithm is thought of, and this
/// long, in nanoseconds.
constexpr double farOff = 10;
constexpr double worthAnother = 5e6;
/// Bytes for each element of the longest list: all four, twice while they grow, once more while one is made.
constexpr std::int64_t bytesPerListed = 128;

/// Two classes, and how far their pairs have been met.
struct PairState {
    ClassJoin join;
    /// All pairs of up to this excess together are to be met.
    std::int64_t most = -1;
    /// For each excess of one class, the first of the other that has not been met with it; the other is the
    /// lighter one, in either order.
    std::array<std::vector<std::size_t>, 2> met{};
};

class ClassSearch {
  public:
    ClassSearch(const ClassPlan& plan, const Grid& start, std::int64_t most,
                const std::function<double()>& another, SearchClock& clock, Workload& load)
        : plan_(plan), start_(start), packed_(plan.cells.pack(start)), most_(most),
          mostListed_(static_cast<std::size_t>(clock.budget().memory / 2 / bytesPerListed)),
          another_(another), clock_(clock), load_(load) {}

    PartMinimum run() {
        PartMinimum minimum;
        if (!listAll() || !takePairs()) return minimum;
        for (std::int64_t excess = 0; minimum_ + excess <= most_; excess += stepFrom(excess)) {
            minimum.lowerBound = minimum_ + excess;
            if (!meetAll(excess)) {
                minimum.element = std::move(best_);
                return minimum;
            }
        }
        // Either the best, or nothing that is light enough.
        minimum.lowerBound = best_ ? most_.load() : std::max(minimum_, most_ + 1);
        minimum.element = std::move(best_);
        minimum.complete = true;
        return minimum;
    }

  private:
    bool listAll() {
        for (std::size_t i = 0; i < classes; ++i) {
            if (!list(i, std::min(plan_.listed[i], mostListed_))) return false;
            minimum_ += lists_[i].minimum;
        }
        return true;
    }

    bool list(std::size_t number, std::size_t most) {
        const Correlation correlation =
            plan_.cells.correlate(number, packed_, plan_.restrictions[number].seen);
        taken_.reset();
        taken_.emplace(clock_, static_cast<double>(bytesPerListed) *
                                   static_cast<double>(std::max(most, *std::ranges::max_element(asked_))));
        auto list = listLightest(correlation, most, clock_, load_);
        if (!list) return false;
        lists_[number] = std::move(*list);
        asked_[number] = most;
        spent_ += nanosecondsToList(plan_.rank(number));
        return true;
    }

    /// The two main pairs come first.
    bool takePairs() {
        for (std::size_t i = 0; i < classPairs.size(); ++i) {
            const auto& numbers = classPairs[(plan_.mainPair + i) % classPairs.size()];
            auto pair = pairOf(plan_.cells, numbers, plan_.restrictions);
            if (!pair || pair->free.size() > mostFree) return false;
            states_.push_back({ClassJoin(plan_.cells, std::move(*pair), packed_)});
        }
        return true;
    }

    [[nodiscard]] std::int64_t stepFrom(std::int64_t excess) const {
        return std::clamp<std::int64_t>((most_ - minimum_ - excess) / 2, 1, longestStep);
    }

    /// All elements of up to this excess.
    bool meetAll(std::int64_t excess) {
        // Before half of the way, the best may be far from what it will be.
        if (2 * excess >= most_ - minimum_ && !isShortestWay(nanosecondsLeft())) return false;
        PairState& first = states_[0];
        PairState& second = states_[1];
        extend(first.most, second.most, excess);
        const std::int64_t needed = std::max({excess / 3, first.most / 2, second.most / 2});
        for (std::size_t i = 0; i < classes; ++i) {
            if (!listUpTo(i, needed)) return false;
        }
        replaceUnlisted(first, excess);
        replaceUnlisted(second, excess);
        return std::ranges::all_of(states_, [&](PairState& state) { return meet(state); });
    }

    /// Whether another algorithm would take longer than this one has taken, and than it has left to do.
    bool isShortestWay(double left) {
        if (spent_ + left <= std::max(farOff * plan_.nanoseconds, worthAnother)) return true;
        if (!limit_) limit_ = another_();
        return std::max(spent_, left) <= *limit_;
    }

    /// What the main pairs still have to meet if no better element than the best is found, by estimate. What
    /// is not listed yet does not count.
    [[nodiscard]] double nanosecondsLeft() const {
        std::int64_t first = states_[0].most;
        std::int64_t second = states_[1].most;
        return extend(first, second, most_ - minimum_);
    }

    /// Has the main pairs, met up to excesses of `first` and `second`, leave nothing of up to this excess, in
    /// the fewest pairs. Returns what these take, in nanoseconds.
    double extend(std::int64_t& first, std::int64_t& second, std::int64_t excess) const {
        double nanoseconds = 0;
        while (first + second + 1 < excess) {
            const double ofFirst = nanosecondsOf(states_[0], first + 1);
            const double ofSecond = nanosecondsOf(states_[1], second + 1);
            ++(ofFirst <= ofSecond ? first : second);
            nanoseconds += std::min(ofFirst, ofSecond);
        }
        return nanoseconds;
    }

    /// What the pairs with this excess together take.
    [[nodiscard]] double nanosecondsOf(const PairState& state, std::int64_t together) const {
        const ClassList& first = lists_[state.join.numbers()[0]];
        const ClassList& second = lists_[state.join.numbers()[1]];
        const auto sum = static_cast<std::size_t>(together);
        double pairs = 0;
        for (std::size_t excess = 0; excess <= sum; ++excess)
            pairs +=
                static_cast<double>(first.count(excess)) * static_cast<double>(second.count(sum - excess));
        return pairs * static_cast<double>(state.join.freeElements()) * state.join.nanoseconds();
    }

    /// The greatest excess of which all elements of the class are listed.
    [[nodiscard]] std::int64_t listedUpTo(std::size_t number) const {
        const ClassList& list = lists_[number];
        return list.whole ? unlimited : static_cast<std::int64_t>(list.listed()) - 1;
    }

    bool listUpTo(std::size_t number, std::int64_t excess) {
        while (listedUpTo(number) < excess) {
            if (asked_[number] >= mostListed_) return false;
            if (!list(number, std::min(growth * asked_[number], mostListed_))) return false;
        }
        return true;
    }

    /// Has the other pairs meet what a main pair misses because its lists are too short.
    void replaceUnlisted(const PairState& state, std::int64_t excess) {
        for (std::size_t side = 0; side < 2; ++side) {
            const std::int64_t listed = listedUpTo(state.join.numbers()[side]);
            if (state.most <= listed) continue;
            const std::size_t partner = state.join.numbers()[1 - side];
            for (PairState& other : std::span(states_).subspan(2)) {
                if (std::ranges::count(other.join.numbers(), partner) == 0) continue;
                other.most = std::max(other.most, (excess + state.most) / 2 - listed - 1);
            }
        }
    }

    /// All pairs that are to be met and have not been.
    bool meet(PairState& state) {
        for (std::size_t side = 0; side < 2; ++side) {
            const ClassList& heavier = lists_[state.join.numbers()[side]];
            const ClassList& lighter = lists_[state.join.numbers()[1 - side]];
            const auto end = std::min(static_cast<std::size_t>(state.most + 1), heavier.listed());
            auto& met = state.met[side];
            if (met.size() < end) met.resize(end);
            for (std::size_t excess = 0; excess < end; ++excess) {
                const std::size_t room = static_cast<std::size_t>(state.most) - excess;
                // Those that are equally heavy belong to the first side.
                const std::size_t to = std::min({room + 1, excess + 1 - side, lighter.listed()});
                const std::size_t from = std::exchange(met[excess], std::max(met[excess], to));
                if (from < to && !meetPairs(state.join, side, excess, from, to)) return false;
            }
        }
        return true;
    }

    /// Of elements of class `side` of the pair that have this excess, and elements of the other class that
    /// have at least `from` and less than `to`.
    bool meetPairs(const ClassJoin& join, std::size_t side, std::size_t excess, std::size_t from,
                   std::size_t to) {
        const ClassList& innerList = lists_[join.numbers()[side]];
        const ClassList& outerList = lists_[join.numbers()[1 - side]];
        const auto inner = innerList.ofExcesses(excess, excess + 1);
        const auto outer = outerList.ofExcesses(from, to);
        if (inner.empty() || outer.empty()) return true;
        const std::int64_t known =
            innerList.minimum + outerList.minimum + static_cast<std::int64_t>(excess + from);
        const std::int64_t second = lists_[join.others()[1]].minimum;
        const std::size_t innerSize = std::min(inner.size(), ClassJoin::mostInner);
        const std::size_t outerSize =
            asIndex(std::clamp<std::uint64_t>(mostPairs / innerSize / join.freeElements(), 1, outer.size()));
        const std::size_t innerBlocks = (inner.size() + innerSize - 1) / innerSize;
        const std::size_t outerBlocks = (outer.size() + outerSize - 1) / outerSize;
        const std::uint64_t pairs = innerSize * outerSize * join.freeElements();
        const auto weighed = static_cast<double>(inner.size() * outer.size() * join.freeElements());
        spent_ += weighed * join.nanoseconds();
        if (!isShortestWay(0)) return false;
        ParallelBlocks shared(
            {innerBlocks * outerBlocks, pairs, static_cast<double>(pairs) * join.nanoseconds()}, clock_,
            load_);
        auto scratches = shared.workers(ClassJoin::Scratch());
        const bool all = shared.run([&](std::size_t thread, std::uint64_t number) {
            const std::size_t i = asIndex(number) / outerBlocks * innerSize;
            const std::size_t o = asIndex(number) % outerBlocks * outerSize;
            const std::int64_t limit = most_.load(std::memory_order_relaxed) - known;
            join.join(outer.subspan(o, std::min(outerSize, outer.size() - o)),
                      inner.subspan(i, std::min(innerSize, inner.size() - i)), side, {limit - second, limit},
                      scratches[thread]);
            for (const ClassJoin::Found& found : scratches[thread].found) offer(join.elementOf(found));
        });
        for (const auto& scratch : scratches)
            spent_ += static_cast<double>(scratch.twice) * join.nanoseconds();
        return all;
    }

    void offer(const ClassCells::Vector& element) {
        const std::int64_t weight = plan_.cells.weightOf(element);
        if (weight > most_) return;
        Grid grid = plan_.cells.unpack(element, start_);
        const std::lock_guard lock(mutex_);
        if (weight > most_ || (best_ && weight == most_ && !comesFirst(grid, *best_))) return;
        best_ = std::move(grid);
        most_ = weight;
    }

    const ClassPlan& plan_;
    const Grid& start_;
    ClassCells::Vector packed_;
    /// What is heavier is of no use.
    std::atomic<std::int64_t> most_;
    /// Elements of a class that the memory allows.
    std::size_t mostListed_;
    const std::function<double()>& another_;
    /// What another algorithm takes, once that has been asked, and what the lists and pairs have taken by
    /// estimate: nanoseconds of one thread.
    std::optional<double> limit_;
    double spent_ = 0;
    SearchClock& clock_;
    Workload& load_;
    std::optional<MemoryShare> taken_;
    std::array<ClassList, classes> lists_;
    /// How many elements they were allowed.
    std::array<std::size_t, classes> asked_{};
    /// Of the classes together.
    std::int64_t minimum_ = 0;
    std::vector<PairState> states_;
    std::mutex mutex_;
    std::optional<Grid> best_;
};

} // namespace

PartMinimum searchByClasses(const ClassPlan& plan, const Grid& start, std::int64_t most,
                            const std::function<double()>& another, SearchClock& clock, Workload& load) {
    return ClassSearch(plan, start, most, another, clock, load).run();
}

} // namespace flip
