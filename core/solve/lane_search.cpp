#include "core/solve/lane_search.h"

#include "core/solve/block_search.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <vector>

// Branch and bound inside the fast Walsh–Hadamard transform.
//
// Take all levels of the transform but the last six. What is left are groups of 64 sums a_0 … a_63, and F at
// the 64 places that a group stands for is ±a_0 ± … ± a_63 with a_0 always positive: none is higher than
//
//     a_0 + |a_1| + … + |a_63|.
//
// A group that cannot reach the best value so far is done with; only the few others are transformed to the
// end. As each sum is of few cells, eight bits hold it, so one step of a vector unit treats up to 64 of them.
// A lane whose cells could leave the eight bits is kept apart, in 16 bits, for all groups of the block; and
// so is lane 0, whose sign counts.
//
// How tight the bound is depends on the coordinates. With bits that stand for light elements of the space as
// the lowest six, most cells lie in lane 0, where nothing is lost (directions.h).

namespace flip {

namespace {

constexpr int laneBits = LaneCoordinates::laneBits;

class LaneWorker {
  public:
    LaneWorker(const LaneCoordinates& coordinates, const LaneKernels& kernels)
        : coordinates_(coordinates), blockBits_(coordinates.blockBits), kernels_(kernels),
          weights_(coordinates.terms.size()),
          touched_(static_cast<std::size_t>(coordinates.dimension() - blockBits_)),
          numbers_(std::size_t{1} << (blockBits_ - laneBits)),
          bins_(numbers_ == nearby ? nearby : numbers_ / nearby * pitch), sums_(bins_.size()),
          limits_(numbers_) {
        for (std::size_t t = 0; t < weights_.size(); ++t) {
            weights_[t] = coordinates.terms[t].weight;
            for (std::uint64_t rest = coordinates.terms[t].mask >> blockBits_; rest != 0; rest &= rest - 1) {
                touched_[static_cast<std::size_t>(std::countr_zero(rest))].push_back(t);
            }
        }
        wideOf_.fill(noWide);
        for (const std::size_t lane : coordinates.wideLanes) {
            wideOf_[lane] = wideBins_.size();
            wideBins_.emplace_back(numbers_);
        }
        wideSums_ = wideBins_;
    }

    void start(std::uint64_t outer) {
        outer_ = outer;
        std::ranges::fill(bins_, Lanes{});
        for (auto& wide : wideBins_) std::ranges::fill(wide, 0);
        for (std::size_t t = 0; t < weights_.size(); ++t) {
            const Term& term = coordinates_.terms[t];
            const bool negative = std::popcount(outer & (term.mask >> blockBits_)) % 2 == 1;
            weights_[t] = negative ? -term.weight : term.weight;
            add(t, weights_[t]);
        }
    }

    void turn(int bit) {
        outer_ ^= std::uint64_t{1} << bit;
        for (const std::size_t t : touched_[static_cast<std::size_t>(bit)]) {
            weights_[t] = -weights_[t];
            add(t, 2 * weights_[t]);
        }
    }

    void search(Incumbent& incumbent) {
        for (std::size_t i = 0; i < wideBins_.size(); ++i) {
            wideSums_[i] = wideBins_[i];
            kernels_.transformWide(wideSums_[i]);
        }
        setLimits(incumbent.target());
        // The distant levels of a large block go through the second-level cache once; the rest stays in the
        // first.
        kernels_.transform(bins_, sums_, bins_.size() / radix);
        for (std::size_t part = 0; part < numbers_ / nearby; ++part) {
            const auto sums = std::span(sums_).subspan(part * pitch, nearby);
            if (numbers_ > nearby) kernels_.transform(sums, sums, radix);
            for (std::size_t group = 0; group < nearby; group += radix) {
                searchGroup(part * nearby + group, sums.subspan(group).first<radix>(), incumbent);
            }
        }
    }

  private:
    static constexpr std::size_t noWide = ~std::size_t{0};
    /// The last two passes of the kernels work on so many Lanes.
    static constexpr std::size_t nearby = radix * radix;
    /// Those begin so far apart: at a distance of exactly 16 KiB all 16 Lanes of the first pass would fall
    /// into one set of the first-level cache, which triples its time.
    static constexpr std::size_t pitch = nearby + 4;

    void add(std::size_t t, std::int32_t weight) {
        const std::uint64_t mask = coordinates_.terms[t].mask;
        const std::size_t number = (mask >> laneBits) & (numbers_ - 1);
        const std::size_t lane = mask % Lanes::count;
        if (wideOf_[lane] == noWide) {
            std::int8_t& bin = bins_[number + number / nearby * (pitch - nearby)].at[lane];
            bin = static_cast<std::int8_t>(bin + weight);
        } else {
            std::int16_t& bin = wideBins_[wideOf_[lane]][number];
            bin = static_cast<std::int16_t>(bin + weight);
        }
    }

    /// `first` is the number of the group's first Lanes.
    void searchGroup(std::size_t first, std::span<Lanes, radix> group, Incumbent& incumbent) const {
        const auto limits = std::span<const std::int16_t>(limits_).subspan(first).first<radix>();
        for (std::uint32_t reached = kernels_.finish(group, limits); reached != 0; reached &= reached - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(reached));
            complete(first + i, group[i], incumbent);
        }
    }

    /// What the lanes of eight bits have to add up to.
    void setLimits(std::int64_t target) {
        const auto needed = static_cast<std::int32_t>(target);
        for (std::size_t i = 0; i < limits_.size(); ++i) {
            limits_[i] = static_cast<std::int16_t>(needed - wideSums_[0][i]);
        }
        for (std::size_t wide = 1; wide < wideSums_.size(); ++wide) {
            for (std::size_t i = 0; i < limits_.size(); ++i) {
                limits_[i] = static_cast<std::int16_t>(limits_[i] - std::abs(wideSums_[wide][i]));
            }
        }
    }

    /// The last six levels for one group, and what comes out.
    void complete(std::size_t number, const Lanes& lanes, Incumbent& incumbent) const {
        std::array<std::int16_t, Lanes::count> sums;
        std::ranges::copy(lanes.at, sums.begin());
        for (std::size_t i = 0; i < wideSums_.size(); ++i)
            sums[coordinates_.wideLanes[i]] = wideSums_[i][number];
        kernels_.transformWide(sums);
        std::int16_t highest = sums[0];
        for (const std::int16_t sum : sums) highest = std::max(highest, sum);
        if (highest < incumbent.target()) return;
        for (std::size_t lane = 0; lane < Lanes::count; ++lane) {
            if (sums[lane] != highest) continue;
            const std::uint64_t place = outer_ << blockBits_ | number << laneBits | lane;
            offerOrbit(coordinates_.originalPlace(place), highest, incumbent);
        }
    }

    /// The images are as high, and one of them may come first.
    void offerOrbit(std::uint64_t place, std::int64_t value, Incumbent& incumbent) const {
        incumbent.offer(place, value);
        for (const PlaceMap& map : coordinates_.symmetries) incumbent.offer(map(place), value);
    }

    const LaneCoordinates& coordinates_;
    int blockBits_;
    const LaneKernels& kernels_;
    std::uint64_t outer_ = 0;
    /// Of the terms, with the signs that the outer bits give them.
    std::vector<std::int32_t> weights_;
    /// For each outer bit the terms that have it.
    std::vector<std::vector<std::size_t>> touched_;
    /// Which of the wide lanes a lane is.
    std::array<std::size_t, Lanes::count> wideOf_;
    /// How many Lanes a block has.
    std::size_t numbers_;
    std::vector<Lanes> bins_;
    std::vector<Lanes> sums_;
    std::vector<std::vector<std::int16_t>> wideBins_;
    std::vector<std::vector<std::int16_t>> wideSums_;
    std::vector<std::int16_t> limits_;
};

} // namespace

std::optional<Peak> searchByLanes(const LaneCoordinates& coordinates, std::int64_t atLeast,
                                  SearchClock& clock, double nodes, const LaneKernels& kernels) {
    const LaneWorker worker(coordinates, kernels);
    const int freeBits = coordinates.dimension() - coordinates.blockBits - coordinates.fronts.bits;
    BlockSearch search(worker, {freeBits, coordinates.fronts.numbers},
                       std::uint64_t{1} << coordinates.dimension(), atLeast);
    return search.run(clock, nodes);
}

} // namespace flip
