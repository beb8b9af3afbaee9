#include "core/solve/lightest/transform_search.h"

#include "core/solve/lightest/peak_race.h"
#include "core/solve/lightest/walsh_blocks.h"

#include <cmath>
#include <utility>
#include <vector>

namespace flip {

namespace {

template <class Number>
std::optional<Peak> searchBlocks(const Correlation& correlation, std::int64_t atLeast, SearchClock& clock,
                                 Workload& load, const WalshKernels& kernels) {
    if (!isRoomFor(WalshBlocks<Number>::memoryOfBins(correlation), clock)) return std::nullopt;
    WalshBlocks<Number> blocks(correlation, kernels);
    const double nanoseconds =
        nanosecondsToTransform(correlation.dimension) / static_cast<double>(blocks.count());
    ParallelBlocks shared({blocks.count(), blocks.places(), nanoseconds, blocks.memory()}, clock, load);
    std::vector<WalshBlocks<Number>> own = shared.workers(std::move(blocks));
    PeakRace race(own.size(), atLeast);
    shared.run([&](std::size_t thread, std::uint64_t number) {
        if (const auto peak = own[thread].highest(number, race.target()))
            race.offer(thread, peak->place, peak->value);
    });
    return race.best();
}

} // namespace

double nanosecondsToTransform(int dimension) { return std::exp2(dimension) * nanosecondsPerPlace; }

std::optional<Peak> searchByTransform(const Correlation& correlation, std::int64_t atLeast,
                                      SearchClock& clock, Workload& load, const WalshKernels& kernels) {
    if (WalshBlocks<std::int16_t>::fits(correlation))
        return searchBlocks<std::int16_t>(correlation, atLeast, clock, load, kernels);
    return searchBlocks<std::int32_t>(correlation, atLeast, clock, load, kernels);
}

} // namespace flip
