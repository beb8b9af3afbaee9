#include "core/solve/lightest/pair_meeting.h"

#include "core/base/index.h"
#include "core/model/ties.h"

#include <algorithm>

namespace flip {

namespace {

/// Pairs of one block, at the most: some ten milliseconds.
constexpr std::size_t mostPairs = std::size_t{1} << 19U;
/// How long pairs are met at a time, in nanoseconds of one thread by estimate: what has been met can be kept
/// in between. If there is little time, it is an eighth of that, so that something can be kept at all.
constexpr double metAtATime = 1e9;
constexpr double leastSteps = 8;
/// The most that a share is cut for that.
constexpr std::uint64_t smallestShare = WorkShare::whole / 64;

double stepOf(const Budget& budget) {
    const double allowed = static_cast<double>(budget.time.count()) * std::max(budget.threads, 1);
    // A pair takes about a nanosecond.
    return std::min({metAtATime, allowed / leastSteps, static_cast<double>(budget.nodes) / leastSteps});
}

/// The working memory of one thread.
struct Scratch {
    /// The lighter elements of a block, with their images.
    std::vector<std::uint64_t> outer;
    ClassJoin::Scratch ofJoin;
};

} // namespace

PairMeeting::PairMeeting(const ClassPlan& plan, const Grid& start, std::span<const ClassMirror> mirrors,
                         const ClassLists& lists, ClassProgress& known, ProofWork* work, SearchClock& clock,
                         Workload& load)
    : plan_(plan), start_(start), mirrors_(mirrors), lists_(lists), known_(known), work_(work),
      share_(work != nullptr ? work->share : WorkShare()), atATime_(stepOf(clock.budget())), clock_(clock),
      load_(load), most_(known.most) {
    if (known.best) best_ = plan.cells.unpack(plan.cells.pack(*known.best), start);
    known.cutPairs(share_);
}

bool PairMeeting::meet(const PairState& state, std::size_t number, const std::function<bool()>& goesOn) {
    for (std::size_t side = 0; side < 2; ++side) {
        const ClassList& heavier = lists_[state.join.numbers()[side]];
        const ClassList& lighter = lists_[state.join.numbers()[1 - side]];
        const auto end = std::min(static_cast<std::size_t>(state.most + 1), heavier.listed());
        for (std::size_t excess = 0; excess < end; ++excess) {
            const std::size_t room = static_cast<std::size_t>(state.most) - excess;
            // Those that are equally heavy belong to the first side.
            const std::size_t to = std::min({room + 1, excess + 1 - side, lighter.listed()});
            for (std::size_t i = 0; i < known_.pairs.size(); ++i) {
                auto& met = known_.pairs[i].met[number][side];
                if (met.size() < end) met.resize(end);
                if (met[excess] >= to) continue;
                cutToStep(state.join, {side, excess, known_.pairs[i].share}, met[excess]);
                MetPairs& pairs = known_.pairs[i];
                if (!meetUpTo(state.join, {side, excess, pairs.share}, to, pairs.met[number][side][excess],
                              goesOn))
                    return false;
            }
        }
    }
    return true;
}

void PairMeeting::cutToStep(const ClassJoin& join, Heavier heavier, std::size_t met) {
    if (work_ == nullptr) return;
    const ClassList& lighter = lists_[join.numbers()[1 - heavier.side]];
    const double each = static_cast<double>(lighter.count(met)) * nanosecondsOfTwo(join);
    NumberRange& pieces = heavier.share.pieces;
    while (pieces.to - pieces.from >= 2 * smallestShare && share_.contains(heavier.share) &&
           each * static_cast<double>(placesOf(join, heavier).size()) > atATime_) {
        pieces.to = pieces.from + (pieces.to - pieces.from) / 2;
        known_.cutPairs(heavier.share);
    }
}

bool PairMeeting::meetUpTo(const ClassJoin& join, Heavier heavier, std::size_t to, std::size_t& met,
                           const std::function<bool()>& goesOn) {
    if (!share_.contains(heavier.share)) {
        isShared_ = true;
        work_->leftOfPairs.add(heavier.share.pieces);
        return true;
    }
    const ClassList& lighter = lists_[join.numbers()[1 - heavier.side]];
    const double each = static_cast<double>(placesOf(join, heavier).size()) * nanosecondsOfTwo(join);
    while (met < to) {
        std::size_t next = met + 1;
        double nanoseconds = each * static_cast<double>(lighter.count(met));
        while (next < to && nanoseconds < atATime_)
            nanoseconds += each * static_cast<double>(lighter.count(next++));
        if (!meetPairs(join, heavier, met, next, goesOn)) return false;
        met = next;
        if (work_ != nullptr && work_->advanced) work_->advanced();
    }
    return true;
}

ClassJoin::Places PairMeeting::placesOf(const ClassJoin& join, Heavier heavier) const {
    const ClassList& list = lists_[join.numbers()[heavier.side]];
    const auto all = list.ofExcesses(heavier.excess, heavier.excess + 1);
    const NumberRange own = heavier.share.of(all.size());
    return all.subspan(asIndex(own.from), asIndex(own.to - own.from));
}

bool PairMeeting::meetPairs(const ClassJoin& join, Heavier heavier, std::size_t from, std::size_t to,
                            const std::function<bool()>& goesOn) {
    const std::size_t side = heavier.side;
    const ClassList& innerList = lists_[join.numbers()[side]];
    const ClassList& outerList = lists_[join.numbers()[1 - side]];
    const auto inner = placesOf(join, heavier);
    const auto outer = outerList.ofExcesses(from, to);
    if (inner.empty() || outer.empty()) return true;
    const std::int64_t known =
        innerList.minimum + outerList.minimum + static_cast<std::int64_t>(heavier.excess + from);
    const ClassJoin::BoundsOfOthers bounds{&lists_.bound(join.others()[0]), &lists_.bound(join.others()[1])};
    const std::uint64_t elements = join.freeElements() * lists_.images();
    const std::size_t innerSize = std::min(inner.size(), ClassJoin::mostInner);
    const std::size_t outerSize =
        asIndex(std::clamp<std::uint64_t>(mostPairs / innerSize / elements, 1, outer.size()));
    const std::size_t innerBlocks = (inner.size() + innerSize - 1) / innerSize;
    const std::size_t outerBlocks = (outer.size() + outerSize - 1) / outerSize;
    const std::uint64_t pairs = innerSize * outerSize * elements;
    spent_ += static_cast<double>(inner.size() * outer.size()) * nanosecondsOfTwo(join);
    if (!goesOn()) return false;
    ParallelBlocks shared({innerBlocks * outerBlocks, pairs, static_cast<double>(pairs) * join.nanoseconds()},
                          clock_, load_);
    auto scratches = shared.workers(Scratch());
    const PlaceMaps& mirrors = lists_.mirrors(join.numbers()[1 - side]);
    const bool all = shared.run([&](std::size_t thread, std::uint64_t number) {
        const std::size_t i = asIndex(number) / outerBlocks * innerSize;
        const std::size_t o = asIndex(number) % outerBlocks * outerSize;
        Scratch& scratch = scratches[thread];
        scratch.outer.clear();
        for (const std::uint64_t place : outer.subspan(o, std::min(outerSize, outer.size() - o)))
            forEachImage(mirrors, place, [&](std::uint64_t image) { scratch.outer.push_back(image); });
        join.join(scratch.outer, inner.subspan(i, std::min(innerSize, inner.size() - i)), side,
                  {most_.load(std::memory_order_relaxed) - known, bounds}, scratch.ofJoin);
        for (const ClassJoin::Found& found : scratch.ofJoin.found) offer(join.elementOf(found));
    });
    for (const Scratch& scratch : scratches)
        spent_ += static_cast<double>(scratch.ofJoin.twice) * join.nanoseconds();
    return all;
}

void PairMeeting::offer(const ClassCells::Vector& element) {
    const std::int64_t weight = plan_.cells.weightOf(element);
    if (weight > most_) return;
    offerOne(element, weight);
    for (const ClassMirror& mirror : mirrors_) offerOne(mirror(element), weight);
}

void PairMeeting::offerOne(const ClassCells::Vector& element, std::int64_t weight) {
    Grid grid = plan_.cells.unpack(element, start_);
    const std::lock_guard lock(mutex_);
    if (weight > most_ || (best_ && weight == most_ && !comesFirst(grid, *best_))) return;
    best_ = std::move(grid);
    known_.most = most_ = weight;
    known_.best = plan_.cells.unpack(element, Grid(start_.size()));
}

double PairMeeting::nanosecondsKnown(const std::vector<PairState>& states) const {
    double nanoseconds = 0;
    for (const MetPairs& pairs : known_.pairs) {
        for (std::size_t i = 0; i < states.size(); ++i) {
            for (std::size_t side = 0; side < 2; ++side)
                nanoseconds += nanosecondsOf(states[i].join, side, pairs.share, pairs.met[i][side]);
        }
    }
    return nanoseconds;
}

double PairMeeting::nanosecondsOf(const ClassJoin& join, std::size_t side, WorkShare share,
                                  const std::vector<std::size_t>& met) const {
    const ClassList& heavier = lists_[join.numbers()[side]];
    const ClassList& lighter = lists_[join.numbers()[1 - side]];
    double pairs = 0;
    for (std::size_t excess = 0; excess < std::min(met.size(), heavier.listed()); ++excess) {
        const std::size_t to = std::min(met[excess], lighter.listed());
        pairs += static_cast<double>(placesOf(join, {side, excess, share}).size()) *
                 static_cast<double>(lighter.begins[to]);
    }
    return pairs * nanosecondsOfTwo(join);
}

} // namespace flip
