#include "core/solve/lightest/class_lists.h"

#include <algorithm>
#include <utility>

namespace flip {

namespace {

/// How many times longer a list becomes that turned out to be too short.
constexpr std::size_t growth = 8;
/// Bytes for each element of the longest list: all four, twice while they grow, once more while one is made.
constexpr std::int64_t bytesPerListed = 128;
/// On boards that are their own mirror images, it may be only every fourth excess that occurs; so a list,
/// which ends with a whole one, may end far before what was asked for.
constexpr double spareOfMirrored = 2;
/// How long each thread lists, in nanoseconds by estimate, before what has been listed can be kept. It has to
/// be put in order for that.
constexpr double listedAtATime = 1e10;

void beginAnew(ListProgress& progress, std::size_t asked) {
    progress = ListProgress();
    progress.asked = asked;
}

} // namespace

ClassLists::ClassLists(const ClassPlan& plan, const ClassCells::Vector& start,
                       std::span<const ClassMirror> mirrors, ClassProgress& known, ProofWork* work,
                       SearchClock& clock, Workload& load)
    : plan_(plan), start_(start), mirrors_(mirrors), known_(known), work_(work),
      mostListed_(
          static_cast<std::size_t>(std::max<std::int64_t>(clock.budget().memory / 2 / bytesPerListed, 1))),
      clock_(clock), load_(load) {}

bool ClassLists::complete() {
    for (std::size_t i = 0; i < classes; ++i) {
        if (!list(i)) return false;
    }
    return !isShared_;
}

bool ClassLists::extend(std::size_t number) {
    ListProgress& progress = known_.lists[number];
    if (progress.asked >= mostListed_) {
        lackMemory_ = true;
        return false;
    }
    beginAnew(progress, std::min(growth * progress.asked, mostListed_));
    const bool isListed = list(number);
    if (isShared_) work_->needsLongerLists = true;
    return isListed && !isShared_;
}

std::int64_t ClassLists::minimum() const {
    std::int64_t minimum = 0;
    for (const ListProgress& progress : known_.lists) minimum += progress.list.minimum;
    return minimum;
}

bool ClassLists::list(std::size_t number) {
    ListProgress& progress = known_.lists[number];
    const int rank = plan_.rank(number);
    const std::uint64_t blocks = blocksOfList(rank);
    const double each = nanosecondsToList(rank) / static_cast<double>(blocks);
    const double atATime =
        work_ == nullptr ? nanosecondsToList(rank) : listedAtATime * std::max(clock_.budget().threads, 1);
    const WorkShare share = work_ == nullptr ? WorkShare() : work_->share;
    const Correlation correlation = plan_.cells.correlate(number, start_, plan_.restrictions[number].seen);
    PlaceMaps mirrors = placeMapsOf(mirrors_, plan_.restrictions[number], start_);
    if (progress.asked == 0) progress.asked = askedFirst(number);
    // Whatever has happened to it.
    if (!progress.fits(correlation)) beginAnew(progress, progress.asked);
    taken_.reset();
    taken_.emplace(clock_, memory());
    load_.done += each * static_cast<double>(progress.done.count());
    while (auto gap = progress.done.gapIn(share.of(blocks))) {
        gap->to = std::min(gap->to, gap->from + 1 + static_cast<std::uint64_t>(atATime / each));
        const bool done = listLightest(correlation, mirrors, *gap, progress, clock_, load_);
        if (work_ != nullptr) keep(progress.list);
        if (!done) return false;
        spent_ += each * static_cast<double>(gap->to - gap->from);
    }
    listed_[number] = tellAbout(number, std::move(mirrors));
    tellLeft(number, blocks);
    return true;
}

ClassLists::Listed ClassLists::tellAbout(std::size_t number, PlaceMaps mirrors) const {
    const ClassList& list = known_.lists[number].list;
    const std::uint64_t all = std::uint64_t{1} << plan_.rank(number);
    std::uint64_t listed = 0;
    if (list.places.size() >= all / images()) {
        for (const std::uint64_t place : list.places) forEachImage(mirrors, place, [&](auto) { ++listed; });
    }
    ExcessBound bound(list, mirrors);
    return {std::move(mirrors), std::move(bound), listed == all};
}

void ClassLists::tellLeft(std::size_t number, std::uint64_t blocks) {
    NumberRange all{0, blocks};
    while (const auto gap = known_.lists[number].done.gapIn(all)) {
        isShared_ = true;
        work_->leftOfLists.add(WorkShare::with(*gap, blocks).pieces);
        all.from = gap->to;
    }
}

std::size_t ClassLists::askedFirst(std::size_t number) const {
    const double share = mirrors_.empty() ? 1 : spareOfMirrored / static_cast<double>(images());
    const double asked = static_cast<double>(plan_.listed[number]) * share;
    return std::clamp<std::size_t>(static_cast<std::size_t>(asked), 1, mostListed_);
}

/// Others must find the places in the same order.
void ClassLists::keep(ClassList& list) const {
    for (std::size_t excess = 0; excess < list.listed(); ++excess) {
        const auto begin = list.places.begin();
        std::sort(begin + static_cast<std::ptrdiff_t>(list.begins[excess]),
                  begin + static_cast<std::ptrdiff_t>(list.begins[excess + 1]));
    }
    if (work_->advanced) work_->advanced();
}

double ClassLists::memory() const {
    std::size_t longest = 0;
    for (const ListProgress& progress : known_.lists) longest = std::max(longest, progress.asked);
    return static_cast<double>(bytesPerListed) * static_cast<double>(longest);
}

} // namespace flip
