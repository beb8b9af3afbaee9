#include "core/solve/transform_search.h"

#include "core/solve/block_search.h"

#include <algorithm>
#include <bit>
#include <span>
#include <vector>

// F is the Walsh–Hadamard transform of the terms: put every weight into the bin with the number of its mask,
// and the fast transform, k levels of sums and differences, turns 2^k bins into F at all 2^k places. To stay
// in the cache, only the low bits of the place are transformed. The high bits are fixed to one value after
// the other: a term's weight counts with the sign that they give it, in the bin of its low bits.

namespace flip {

namespace {

/// 2^12 bins of 32 bits fill half of a usual first-level cache.
constexpr int fewestInnerBits = 12;
/// 2^18 of them are one MiB.
constexpr int mostInnerBits = 18;

/// As many bins as terms at least, where that is possible: then to fill them takes no longer than the
/// transform does, and lists of what changes from block to block, which would be as large as all terms for
/// every outer bit, could not save much.
int innerBitsFor(const Correlation& correlation) {
    const int wanted = static_cast<int>(std::bit_width(correlation.terms.size()));
    return std::min(correlation.dimension, std::clamp(wanted, fewestInnerBits, mostInnerBits));
}

class TransformWorker {
  public:
    TransformWorker(const Correlation& correlation, int innerBits)
        : innerBits_(innerBits), terms_(correlation.terms), sums_(std::size_t{1} << innerBits) {}

    void start(std::uint64_t outer) {
        outer_ = outer;
        std::ranges::fill(sums_, 0);
        for (const Term& term : terms_) {
            const bool negative = std::popcount(outer & (term.mask >> innerBits_)) % 2 == 1;
            sums_[term.mask & (sums_.size() - 1)] += negative ? -term.weight : term.weight;
        }
    }

    void turn(int bit) { start(outer_ ^ std::uint64_t{1} << bit); }

    void search(Incumbent& incumbent) {
        transform();
        const std::int32_t highest = *std::ranges::max_element(sums_);
        if (highest < incumbent.target()) return;
        const auto place = static_cast<std::uint64_t>(std::ranges::find(sums_, highest) - sums_.begin());
        incumbent.offer(outer_ << innerBits_ | place, highest);
    }

  private:
    void transform() {
        std::int32_t* const sums = sums_.data();
        for (std::size_t distance = sums_.size() / 2; distance > 0; distance /= 2) {
            for (std::size_t group = 0; group < sums_.size(); group += 2 * distance) {
                for (std::size_t i = group; i < group + distance; ++i) {
                    const std::int32_t sum = sums[i] + sums[i + distance];
                    sums[i + distance] = sums[i] - sums[i + distance];
                    sums[i] = sum;
                }
            }
        }
    }

    int innerBits_;
    std::uint64_t outer_ = 0;
    std::span<const Term> terms_;
    /// First the bins of a block, then what they are transformed into.
    std::vector<std::int32_t> sums_;
};

} // namespace

std::optional<Peak> searchByTransform(const Correlation& correlation, std::int64_t atLeast,
                                      SearchClock& clock, double nodes) {
    const int innerBits = innerBitsFor(correlation);
    const TransformWorker worker(correlation, innerBits);
    BlockSearch search(worker, {correlation.dimension - innerBits}, std::uint64_t{1} << correlation.dimension,
                       atLeast);
    return search.run(clock, nodes);
}

} // namespace flip
