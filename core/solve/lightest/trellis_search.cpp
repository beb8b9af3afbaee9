#include "core/solve/lightest/trellis_search.h"

#include "core/solve/lightest/peak_race.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

// The order of ties. Of two ways to one state with the same value, the one whose place is the smaller number
// may be kept. Their difference d is a direction that has ended, one that touches no term that is still to
// come. Which of the two is the smaller depends on the highest bit of d; the mask of the cell that leads that
// vector of the basis has no other bit, so d touches this cell's term, which therefore is past. Directions
// that begin later do not touch it, so they all are 0 at this bit, and what is smaller remains so.

namespace flip {

namespace {

/// How many values one row of signs changes.
constexpr std::size_t rowLength = 32;

/// Adds `weight` to values[s] where s and `mask` have an even number of bits in common, and takes it away
/// elsewhere.
void addTerm(std::span<std::int32_t> values, std::uint32_t mask, std::int32_t weight) {
    std::array<std::array<std::int32_t, rowLength>, 2> rows;
    for (std::uint32_t i = 0; i < rowLength; ++i) {
        rows[0][i] = std::popcount(i & mask) % 2 == 0 ? weight : -weight;
        rows[1][i] = -rows[0][i];
    }
    if (values.size() < rowLength) {
        for (std::size_t i = 0; i < values.size(); ++i) values[i] += rows[0][i];
        return;
    }
    for (std::size_t begin = 0; begin < values.size(); begin += rowLength) {
        const auto odd = static_cast<std::size_t>(std::popcount(begin & mask) % 2);
        const auto& row = rows[odd];
        std::int32_t* const block = values.data() + begin;
        for (std::size_t i = 0; i < rowLength; ++i) block[i] += row[i];
    }
}

class TrellisWorker {
  public:
    TrellisWorker(const Trellis& trellis, const Correlation& correlation)
        : trellis_(trellis), values_(std::size_t{1} << trellis.stateBits), places_(values_.size()) {
        weights_.reserve(trellis.steps.size());
        for (const TrellisStep& step : trellis.steps) {
            const auto term = std::ranges::lower_bound(correlation.terms, step.mask, {}, &Term::mask);
            const bool counts = term != correlation.terms.end() && term->mask == step.mask;
            weights_.push_back(counts ? term->weight : 0);
        }
    }

    /// The bytes that one takes.
    [[nodiscard]] static std::size_t memoryOf(const Trellis& trellis) {
        return (sizeof(std::int32_t) + sizeof(std::uint64_t)) * (std::size_t{1} << trellis.stateBits) +
               trellis.steps.size() * sizeof(std::int32_t);
    }

    /// The best where bit i of `fixed` takes fixed direction i.
    Peak search(std::uint64_t fixed) {
        fixed_ = fixed;
        states_ = 1;
        values_[0] = 0;
        places_[0] = 0;
        for (std::uint64_t rest = fixed_; rest != 0; rest &= rest - 1) {
            places_[0] ^= trellis_.fixed[static_cast<std::size_t>(std::countr_zero(rest))];
        }
        for (std::size_t i = 0; i < weights_.size(); ++i) {
            const TrellisStep& step = trellis_.steps[i];
            if (step.begins != 0) begin(step.begins);
            const bool negative = std::popcount(fixed_ & step.fixed) % 2 == 1;
            if (weights_[i] != 0) {
                addTerm(std::span(values_).first(states_), step.active,
                        negative ? -weights_[i] : weights_[i]);
            }
            if (step.ends >= 0) end(step.ends);
        }
        return {places_[0], values_[0]};
    }

  private:
    void begin(std::uint64_t direction) {
        for (std::size_t i = 0; i < states_; ++i) {
            values_[states_ + i] = values_[i];
            places_[states_ + i] = places_[i] ^ direction;
        }
        states_ *= 2;
    }

    void end(int bit) {
        const std::size_t distance = std::size_t{1} << bit;
        std::size_t to = 0;
        for (std::size_t group = 0; group < states_; group += 2 * distance) {
            for (std::size_t i = group; i < group + distance; ++i, ++to) {
                const std::size_t other = i + distance;
                const bool better = values_[other] > values_[i] ||
                                    (values_[other] == values_[i] && places_[other] < places_[i]);
                const std::size_t kept = better ? other : i;
                values_[to] = values_[kept];
                places_[to] = places_[kept];
            }
        }
        states_ /= 2;
    }

    const Trellis& trellis_;
    /// Of the steps; 0 where a term's cells cancel each other.
    std::vector<std::int32_t> weights_;
    std::uint64_t fixed_ = 0;
    std::size_t states_ = 1;
    /// For each state the highest sum of the terms so far, and the smallest place that has it.
    std::vector<std::int32_t> values_;
    std::vector<std::uint64_t> places_;
};

} // namespace

std::optional<Peak> searchAlongTrellis(const Trellis& trellis, const Correlation& correlation,
                                       std::int64_t atLeast, SearchClock& clock, Workload& load) {
    const std::uint64_t blocks = std::uint64_t{1} << trellis.fixed.size();
    const auto states = static_cast<std::uint64_t>(trellis.work) / blocks;
    if (!isRoomFor(TrellisWorker::memoryOf(trellis), clock)) return std::nullopt;
    TrellisWorker worker(trellis, correlation);
    const double nanoseconds = trellis.work * nanosecondsPerState / static_cast<double>(blocks);
    ParallelBlocks shared({blocks, states, nanoseconds, TrellisWorker::memoryOf(trellis)}, clock, load);
    std::vector<TrellisWorker> workers = shared.workers(std::move(worker));
    PeakRace race(workers.size(), atLeast);
    shared.run([&](std::size_t thread, std::uint64_t number) {
        const Peak peak = workers[thread].search(number);
        race.offer(thread, peak.place, peak.value);
    });
    return race.best();
}

} // namespace flip
