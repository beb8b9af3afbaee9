#include "core/solve/lightest/class_list.h"

#include "core/base/index.h"
#include "core/solve/lightest/walsh_blocks.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <iterator>
#include <mutex>
#include <utility>

namespace flip {

namespace {

using Number = std::int16_t;

/// An element as a word: how far below the bound its value is, above its place.
class Packing {
  public:
    explicit Packing(const Correlation& correlation)
        : correlation_(correlation), bound_(correlation.bound()) {}

    [[nodiscard]] std::uint64_t pack(std::uint64_t place, std::int64_t value) const {
        return depth(value) << mostListedDimension | place;
    }

    [[nodiscard]] std::uint64_t depthOfWeight(std::int64_t weight) const {
        return depth(correlation_.valueOf(weight));
    }

    [[nodiscard]] std::int64_t weight(std::uint64_t depth) const {
        return correlation_.weightOf(value(depth));
    }

    /// Two values differ by an even number: by two for a cell.
    [[nodiscard]] std::uint64_t depth(std::int64_t value) const {
        return static_cast<std::uint64_t>(bound_ - value) / 2;
    }

    [[nodiscard]] std::int64_t value(std::uint64_t depth) const {
        return bound_ - 2 * static_cast<std::int64_t>(depth);
    }

    /// One more than the depth of any element.
    [[nodiscard]] std::size_t depths() const { return asIndex(depth(-bound_) + 1); }

    static std::uint64_t depthOf(std::uint64_t packed) { return packed >> mostListedDimension; }

    static std::uint64_t placeOf(std::uint64_t packed) {
        return packed & ((std::uint64_t{1} << mostListedDimension) - 1);
    }

  private:
    const Correlation& correlation_;
    std::int64_t bound_;
};

/// How deep the list goes: as deep as leaves it `most` elements. It only ever becomes less deep, so what is
/// beyond may be forgotten; and what the elements counted so far rule out, all of them do.
class Depth {
  public:
    Depth(std::size_t depths, std::size_t most) : counts_(depths), most_(most), depths_(depths) {}

    /// It is known already that the list goes no deeper.
    void limit(std::size_t depths) { depths_ = std::min(depths, limit()); }

    /// Elements of this depth and beyond are not listed.
    [[nodiscard]] std::size_t limit() const { return depths_.load(std::memory_order_relaxed); }

    void count(std::size_t depth) {
        counts_[depth].fetch_add(1, std::memory_order_relaxed);
        if (total_.fetch_add(1, std::memory_order_relaxed) >= 2 * most_) lower();
    }

    /// Until there are no more than `most` elements. In between there may be twice as many, so that it is
    /// not done for every single one.
    void lower() {
        const std::lock_guard lock(mutex_);
        std::size_t sum = 0;
        std::size_t depth = 0;
        for (; depth < limit() && sum + counts_[depth].load() <= most_; ++depth) sum += counts_[depth].load();
        depths_ = depth;
        total_ = sum;
    }

  private:
    std::vector<std::atomic<std::size_t>> counts_;
    std::size_t most_;
    std::atomic<std::size_t> depths_;
    std::atomic<std::size_t> total_{0};
    std::mutex mutex_;
};

/// What one thread has found.
struct Finder {
    WalshBlocks<Number> blocks;
    std::vector<std::uint64_t> found;
    std::size_t mostFound = 1U << 12U;

    void forget(std::size_t depths) {
        std::erase_if(found, [&](std::uint64_t packed) { return Packing::depthOf(packed) >= depths; });
    }

    /// What is in these blocks.
    void forget(NumberRange numbers) {
        std::erase_if(found, [&](std::uint64_t packed) {
            const std::uint64_t number = blocks.numberOf(Packing::placeOf(packed));
            return number >= numbers.from && number < numbers.to;
        });
    }
};

/// The least depth of any element; what is not listed any more begins at the limit.
std::size_t firstDepth(const std::vector<Finder>& finders, std::size_t limit) {
    std::uint64_t first = limit;
    for (const Finder& finder : finders) {
        for (const std::uint64_t packed : finder.found) first = std::min(first, Packing::depthOf(packed));
    }
    return asIndex(first);
}

/// By counting, which is all the order that is needed.
ClassList sorted(const std::vector<Finder>& finders, std::size_t first, std::size_t limit) {
    ClassList list;
    list.begins.resize(limit - first + 1);
    for (const Finder& finder : finders) {
        for (const std::uint64_t packed : finder.found)
            ++list.begins[asIndex(Packing::depthOf(packed) - first + 1)];
    }
    for (std::size_t i = 1; i < list.begins.size(); ++i) list.begins[i] += list.begins[i - 1];
    list.places.resize(list.begins.back());
    auto ends = list.begins;
    for (const Finder& finder : finders) {
        for (const std::uint64_t packed : finder.found)
            list.places[ends[asIndex(Packing::depthOf(packed) - first)]++] = Packing::placeOf(packed);
    }
    return list;
}

/// What has been listed before.
void takeUp(const ListProgress& progress, const Packing& packing, Depth& depth,
            std::vector<std::uint64_t>& found) {
    if (progress.done.ranges().empty()) return;
    const std::size_t first = asIndex(packing.depthOfWeight(progress.list.minimum));
    for (std::size_t excess = 0; excess < progress.list.listed(); ++excess) {
        for (const std::uint64_t place : progress.list.ofExcesses(excess, excess + 1)) {
            found.push_back(std::uint64_t{first + excess} << mostListedDimension | place);
            depth.count(first + excess);
        }
    }
    depth.limit(first + progress.list.listed());
}

bool isFirstOfImages(const WalshBlocks<Number>& blocks, std::uint64_t number, const PlaceMaps& mirrors) {
    return std::ranges::none_of(mirrors, [&](const PlaceMap& mirror) {
        return blocks.numberOf(mirror(blocks.firstPlaceOf(number))) < number;
    });
}

/// Blocks may be their own images.
bool isFirstOfBlock(const WalshBlocks<Number>& blocks, std::uint64_t place, const PlaceMaps& mirrors) {
    return std::ranges::none_of(mirrors, [&](const PlaceMap& mirror) {
        const std::uint64_t image = mirror(place);
        return image < place && blocks.numberOf(image) == blocks.numberOf(place);
    });
}

} // namespace

bool ListProgress::fits(const Correlation& correlation) const {
    const auto& ranges = done.ranges();
    if (ranges.empty()) return true;
    const Packing packing(correlation);
    const std::int64_t first = list.minimum - packing.weight(0);
    const auto isPlace = [&](std::uint64_t place) { return place >> correlation.dimension == 0; };
    return ranges.back().to <= blocksOfList(correlation.dimension) && first >= 0 &&
           first <= static_cast<std::int64_t>(packing.depths()) &&
           static_cast<std::size_t>(first) + list.listed() <= packing.depths() &&
           std::ranges::all_of(list.places, isPlace);
}

void ListProgress::merge(const ListProgress& other) {
    if (other.asked < asked || other.done.ranges().empty()) return;
    if (other.asked > asked || done.ranges().empty()) {
        *this = other;
        return;
    }
    const auto end = [](const ClassList& of) { return of.minimum + static_cast<std::int64_t>(of.listed()); };
    ClassList both;
    const std::int64_t last = std::min(end(list), end(other.list));
    both.minimum = std::min({list.minimum, other.list.minimum, last});
    for (std::int64_t weight = both.minimum; weight < last; ++weight) {
        const auto middle = static_cast<std::ptrdiff_t>(both.places.size());
        for (const ClassList* from : std::array<const ClassList*, 2>{&list, &other.list}) {
            if (weight < from->minimum) continue;
            const auto excess = static_cast<std::size_t>(weight - from->minimum);
            const auto places = from->ofExcesses(excess, excess + 1);
            both.places.insert(both.places.end(), places.begin(), places.end());
        }
        // Both may have done the same blocks.
        std::sort(both.places.begin() + middle, both.places.end());
        both.places.erase(std::unique(both.places.begin() + middle, both.places.end()), both.places.end());
        both.begins.push_back(both.places.size());
    }
    while (both.places.size() > asked) {
        both.begins.pop_back();
        both.places.resize(both.begins.back());
    }
    list = std::move(both);
    for (const NumberRange range : other.done.ranges()) done.add(range);
}

double nanosecondsToList(int dimension) { return std::exp2(dimension) * nanosecondsPerPlace; }

std::uint64_t blocksOfList(int dimension) { return WalshBlocks<Number>::count(dimension); }

bool listLightest(const Correlation& correlation, const PlaceMaps& mirrors, NumberRange range,
                  ListProgress& progress, SearchClock& clock, Workload& load) {
    const Packing packing(correlation);
    Depth depth(packing.depths(), progress.asked);
    WalshBlocks<Number> blocks(correlation);
    const double nanoseconds = nanosecondsToList(correlation.dimension) / static_cast<double>(blocks.count());
    ParallelBlocks shared({range.to - range.from, blocks.places(), nanoseconds, blocks.memory()}, clock,
                          load);
    std::vector<Finder> finders = shared.workers(Finder{std::move(blocks), {}});
    takeUp(progress, packing, depth, finders.front().found);
    const bool done = shared.run([&](std::size_t thread, std::uint64_t number) {
        Finder& finder = finders[thread];
        if (!isFirstOfImages(finder.blocks, range.from + number, mirrors)) return;
        const std::int64_t atLeast = packing.value(depth.limit() - 1);
        finder.blocks.visit(range.from + number, atLeast, [&](std::uint64_t place, std::int64_t value) {
            const std::uint64_t at = packing.depth(value);
            if (at >= depth.limit() || !isFirstOfBlock(finder.blocks, place, mirrors)) return;
            finder.found.push_back(packing.pack(place, value));
            depth.count(asIndex(at));
        });
        if (finder.found.size() < finder.mostFound) return;
        finder.forget(depth.limit());
        finder.mostFound = std::max(finder.mostFound, 2 * finder.found.size());
    });
    depth.lower();
    const NumberRange left{range.from + shared.doneBefore(), range.to};
    for (Finder& finder : finders) {
        finder.forget(depth.limit());
        if (!left.isEmpty()) finder.forget(left);
    }
    const std::size_t first = firstDepth(finders, depth.limit());
    progress.list = sorted(finders, first, depth.limit());
    progress.list.minimum = packing.weight(first);
    progress.done.add({range.from, left.from});
    return done;
}

} // namespace flip
