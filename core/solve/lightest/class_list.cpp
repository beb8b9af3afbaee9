#include "core/solve/lightest/class_list.h"

#include "core/base/index.h"
#include "core/solve/lightest/walsh_blocks.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <utility>

namespace flip {

namespace {

using Number = std::int16_t;

/// An element as a word: how far below the bound its value is, above its place.
class Packing {
  public:
    explicit Packing(const Correlation& correlation) : bound_(correlation.bound()) {}

    [[nodiscard]] std::uint64_t pack(std::uint64_t place, std::int64_t value) const {
        return depth(value) << mostListedDimension | place;
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
    std::int64_t bound_;
};

/// How deep the list goes: as deep as leaves it `most` elements. It only ever becomes less deep, so what is
/// beyond may be forgotten; and what the elements counted so far rule out, all of them do.
class Depth {
  public:
    Depth(std::size_t depths, std::size_t most) : counts_(depths), most_(most), depths_(depths) {}

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

    /// The least depth of any element.
    [[nodiscard]] std::size_t first() const {
        const auto found = std::ranges::find_if(counts_, [](const auto& count) { return count.load() != 0; });
        return static_cast<std::size_t>(found - counts_.begin());
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
};

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

} // namespace

double nanosecondsToList(int dimension) { return std::exp2(dimension) * nanosecondsPerPlace; }

std::optional<ClassList> listLightest(const Correlation& correlation, std::size_t most, SearchClock& clock,
                                      Workload& load) {
    const Packing packing(correlation);
    Depth depth(packing.depths(), most);
    WalshBlocks<Number> blocks(correlation);
    const double nanoseconds = nanosecondsToList(correlation.dimension) / static_cast<double>(blocks.count());
    ParallelBlocks shared({blocks.count(), blocks.places(), nanoseconds, blocks.memory()}, clock, load);
    std::vector<Finder> finders = shared.workers(Finder{std::move(blocks), {}});
    const bool done = shared.run([&](std::size_t thread, std::uint64_t number) {
        Finder& finder = finders[thread];
        const std::int64_t atLeast = packing.value(depth.limit() - 1);
        finder.blocks.visit(number, atLeast, [&](std::uint64_t place, std::int64_t value) {
            const std::uint64_t at = packing.depth(value);
            if (at >= depth.limit()) return;
            finder.found.push_back(packing.pack(place, value));
            depth.count(asIndex(at));
        });
        if (finder.found.size() < finder.mostFound) return;
        finder.forget(depth.limit());
        finder.mostFound = std::max(finder.mostFound, 2 * finder.found.size());
    });
    if (!done) return std::nullopt;
    depth.lower();
    for (Finder& finder : finders) finder.forget(depth.limit());
    ClassList list = sorted(finders, depth.first(), depth.limit());
    list.minimum = correlation.weightOf(packing.value(depth.first()));
    list.whole = list.places.size() == std::size_t{1} << correlation.dimension;
    return list;
}

} // namespace flip
