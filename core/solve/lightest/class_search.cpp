#include "core/solve/lightest/class_search.h"

#include "core/solve/lightest/class_lists.h"
#include "core/solve/lightest/pair_meeting.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
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
// Lists need not go as far as s. Let class c be listed up to an excess of ℓ_c. When e_1 exceeds ℓ_1, then
// little is left for the others: with e_1 + e_2 ≤ s,
//
//     e_2 + min(e_3, e_4) ≤ e_2 + (e − e_1 − e_2) / 2 = (e − e_1 + e_2) / 2 ≤ (e + s) / 2 − ℓ_1 − 1,
//
// and the element is met in a pair of classes 2 and 3 or 2 and 4. That is so if the lists are long enough: of
// the numbers ℓ_c + 1, those of classes 1 and 2 together exceed s, those of 3 and 4 exceed t, any three
// exceed e, and any two e / 2. Then two classes at the most are beyond their lists, and not both of 1 and 2
// with e_1 + e_2 ≤ s. If it is classes 1 and 4, the element has to be met in 2 and 3, where
//
//     e_2 + e_3 ≤ e − ℓ_1 − ℓ_4 − 2 ≤ (e − 1) / 2,
//
// and that is not more than the mean of (e + s) / 2 − ℓ_1 − 1 and (e + t) / 2 − ℓ_4 − 1, up to which these
// are met. (If t ≤ ℓ_4, only up to the first; but that is not less than e − ℓ_1 − ℓ_4 − 2 then.) So classes
// with many light elements need shorter lists than others.
//
// How many pairs there are depends on e, which the plan can only guess. So the search keeps account of what
// it has done; where it is far off, another algorithm may be the shorter way after all: shorter than what has
// been done, or than what the best element so far leaves to be done.

namespace flip {

namespace {

/// More free vectors than these make pairs of classes useless.
constexpr std::size_t mostFree = 16;
/// The sum s + t grows by half of what is left, but not by more than this at a time: growing by one would
/// take longer for the same pairs.
constexpr std::int64_t longestStep = 12;
/// The search has to take as many times longer than planned before another algorithm is thought of, and this
/// long, in nanoseconds.
constexpr double farOff = 10;
constexpr double worthAnother = 5e6;

double partOfWhole(WorkShare share) {
    return static_cast<double>(share.pieces.to - share.pieces.from) / static_cast<double>(WorkShare::whole);
}

class ClassSearch {
  public:
    ClassSearch(const ClassPlan& plan, const Grid& start, std::int64_t most,
                const std::function<double()>& another, SearchClock& clock, Workload& load)
        : plan_(plan), packed_(plan.cells.pack(start)),
          mirrors_(mirrorsOf(plan.space, packed_, plan.mirrors)), known_(takeUp(start, clock.proof(), most)),
          another_(another), load_(load), lists_(plan, packed_, mirrors_, known_, clock.proof(), clock, load),
          meeting_(plan, start, mirrors_, lists_, known_, clock.proof(), clock, load),
          share_(clock.proof() != nullptr ? partOfWhole(clock.proof()->share) : 1) {}

    PartMinimum run(const SearchClock& clock) {
        PartMinimum minimum;
        if (!known_.proven && search(minimum.lowerBound))
            known_.end(std::move(known_.best), std::max(minimum_, known_.most + 1));
        minimum.element = meeting_.takeBest();
        minimum.complete = known_.proven.has_value();
        minimum.isShared = !minimum.complete && !givesWay_ && (meeting_.isShared() || lists_.isShared());
        if (minimum.complete) minimum.lowerBound = *known_.proven;
        const bool isStuck = !minimum.complete && !minimum.isShared && !givesWay_ && !clock.stopped();
        if (isStuck)
            minimum.obstacle = {lists_.lackMemory() ? Obstacle::Kind::Memory : Obstacle::Kind::Reach};
        return minimum;
    }

  private:
    /// Without work on a proof, which may be null, nothing is known before and nothing is kept.
    ClassProgress& takeUp(const Grid& start, ProofWork* work, std::int64_t most) {
        if (work != nullptr) return progressOf(plan_, start, most, *work);
        own_.most = most;
        return own_;
    }

    /// True if all is done; otherwise what can be done here has been.
    bool search(std::int64_t& lowerBound) {
        if (!lists_.complete() || !takePairs()) return false;
        minimum_ = lists_.minimum();
        load_.done += meeting_.nanosecondsKnown(states_);
        lowerBound = minimum_;
        for (std::int64_t excess = 0; minimum_ + excess <= meeting_.most(); excess += stepFrom(excess)) {
            if (!meetAll(excess)) return false;
            // Only now: a step may be as long as all that has been met before it.
            if (!meeting_.isShared()) lowerBound = minimum_ + excess + 1;
        }
        return !meeting_.isShared();
    }

    /// The two main pairs come first.
    bool takePairs() {
        for (std::size_t i = 0; i < classPairs.size(); ++i) {
            const auto& numbers = classPairs[(plan_.mainPair + i) % classPairs.size()];
            auto pair = pairOf(plan_.cells, numbers, plan_.restrictions);
            if (!pair || pair->free.size() > mostFree) return false;
            states_.push_back({ClassJoin(plan_.cells, std::move(*pair), packed_, plan_.restrictions)});
        }
        return true;
    }

    [[nodiscard]] std::int64_t stepFrom(std::int64_t excess) const {
        return std::clamp<std::int64_t>((meeting_.most() - minimum_ - excess) / 2, 1, longestStep);
    }

    /// All elements of up to this excess.
    bool meetAll(std::int64_t excess) {
        // Before half of the way, the best may be far from what it will be.
        if (2 * excess >= meeting_.most() - minimum_ && !isShortestWay(share_ * nanosecondsLeft()))
            return false;
        PairState& first = states_[0];
        PairState& second = states_[1];
        extend(first.most, second.most, excess);
        while (const auto number = tooShortList(excess)) {
            // Who only looks whether anything is missing has found that out.
            if (share_ == 0 && meeting_.isShared()) return false;
            if (!lists_.extend(*number)) return false;
        }
        replaceUnlisted(first, excess);
        replaceUnlisted(second, excess);
        for (std::size_t i = 0; i < states_.size(); ++i) {
            if (!meeting_.meet(states_[i], i, [this] { return isShortestWay(0); })) return false;
        }
        return true;
    }

    /// Whether another algorithm would take longer than this one has taken, and than it has left to do.
    bool isShortestWay(double left) {
        const double spent = meeting_.spent() + lists_.spent();
        if (spent + left <= std::max(farOff * plan_.nanoseconds, worthAnother)) return true;
        if (!limit_) limit_ = another_();
        givesWay_ = std::max(spent, left) > *limit_;
        return !givesWay_;
    }

    /// What the main pairs still have to meet if no better element than the best is found, by estimate. What
    /// is not listed yet does not count.
    [[nodiscard]] double nanosecondsLeft() const {
        std::int64_t first = states_[0].most;
        std::int64_t second = states_[1].most;
        return extend(first, second, meeting_.most() - minimum_);
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
        return pairs * meeting_.nanosecondsOfTwo(state.join);
    }

    /// A list that has to be longer so that nothing of up to this excess is missed: of several the shortest,
    /// which takes the least memory.
    [[nodiscard]] std::optional<std::size_t> tooShortList(std::int64_t excess) const {
        std::array<std::size_t, classes> order{0, 1, 2, 3};
        std::ranges::sort(order, {}, [&](std::size_t number) { return known_.lists[number].asked; });
        for (const std::size_t number : order) {
            if (lists_.listedUpTo(number) != ClassLists::unlimited && isTooShort(number, excess))
                return number;
        }
        return std::nullopt;
    }

    /// Whether the list of a class and others, however long, leave too much beyond them.
    [[nodiscard]] bool isTooShort(std::size_t number, std::int64_t excess) const {
        const auto beyond = [&](std::size_t of) { return lists_.listedUpTo(of) + 1; };
        std::vector<std::int64_t> others;
        for (std::size_t i = 0; i < classes; ++i) {
            if (i != number) others.push_back(beyond(i));
        }
        std::ranges::sort(others);
        const std::int64_t withOne = beyond(number) + others[0];
        if (withOne + others[1] <= excess || 2 * withOne <= excess) return true;
        return std::ranges::any_of(std::span(states_).first(2), [&](const PairState& state) {
            const auto& [first, second] = state.join.numbers();
            return (first == number || second == number) && beyond(first) + beyond(second) <= state.most;
        });
    }

    /// Has the other pairs meet what a main pair misses because its lists are too short.
    void replaceUnlisted(const PairState& state, std::int64_t excess) {
        for (std::size_t side = 0; side < 2; ++side) {
            const std::int64_t listed = lists_.listedUpTo(state.join.numbers()[side]);
            if (state.most <= listed) continue;
            const std::size_t partner = state.join.numbers()[1 - side];
            for (PairState& other : std::span(states_).subspan(2)) {
                if (std::ranges::count(other.join.numbers(), partner) == 0) continue;
                other.most = std::max(other.most, (excess + state.most) / 2 - listed - 1);
            }
        }
    }

    const ClassPlan& plan_;
    ClassCells::Vector packed_;
    std::vector<ClassMirror> mirrors_;
    ClassProgress own_;
    ClassProgress& known_;
    const std::function<double()>& another_;
    /// What another algorithm takes, once that has been asked: nanoseconds of one thread.
    std::optional<double> limit_;
    Workload& load_;
    ClassLists lists_;
    PairMeeting meeting_;
    /// What of the pairs is to be met here, from 0, where others have done all, to 1.
    double share_;
    /// Whether another algorithm is the shorter way.
    bool givesWay_ = false;
    /// Of the classes together.
    std::int64_t minimum_ = 0;
    std::vector<PairState> states_;
};

} // namespace

ClassProgress& progressOf(const ClassPlan& plan, const Grid& start, std::int64_t most, ProofWork& work) {
    ClassProgress& known = work.record.searches[work.current];
    known.takeUp(planMark(plan, plan.cells.pack(start)), most);
    return known;
}

PartMinimum searchByClasses(const ClassPlan& plan, const Grid& start, std::int64_t most,
                            const std::function<double()>& another, SearchClock& clock, Workload& load) {
    return ClassSearch(plan, start, most, another, clock, load).run(clock);
}

} // namespace flip
