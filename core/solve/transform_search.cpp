#include "core/solve/transform_search.h"

#include "core/solve/block_search.h"

#include <algorithm>
#include <bit>
#include <vector>

// F is the Walsh–Hadamard transform of the terms: put every weight into the bin with the number of its mask,
// and the fast transform, k levels of sums and differences, turns 2^k bins into F at all 2^k places. To stay
// in the cache, only the low bits of the place are transformed. The high bits are fixed to one value after
// the other: a term's weight counts with the sign that they give it, in the bin of its low bits.

namespace flip {

namespace {

/// 2^12 bins of 32 bits fill half of a usual first-level cache, so bins and their transform fit.
constexpr int mostInnerBits = 12;

class TransformWorker {
  public:
    TransformWorker(const Correlation& correlation, int innerBits)
        : innerBits_(innerBits), terms_(correlation.terms),
          touched_(static_cast<std::size_t>(correlation.dimension - innerBits)),
          bins_(std::size_t{1} << innerBits), sums_(bins_.size()) {
        for (std::size_t t = 0; t < terms_.size(); ++t) {
            for (std::uint64_t rest = terms_[t].mask >> innerBits; rest != 0; rest &= rest - 1) {
                touched_[static_cast<std::size_t>(std::countr_zero(rest))].push_back(t);
            }
        }
    }

    void start(std::uint64_t outer) {
        std::ranges::fill(bins_, 0);
        for (Term& term : terms_) {
            const bool differs = std::popcount((outer ^ outer_) & (term.mask >> innerBits_)) % 2 == 1;
            if (differs) term.weight = -term.weight;
            bins_[binOf(term)] += term.weight;
        }
        outer_ = outer;
    }

    void turn(int bit) {
        outer_ ^= std::uint64_t{1} << bit;
        for (const std::size_t t : touched_[static_cast<std::size_t>(bit)]) {
            Term& term = terms_[t];
            term.weight = -term.weight;
            bins_[binOf(term)] += 2 * term.weight;
        }
    }

    void search(Incumbent& incumbent) {
        transform();
        const std::int32_t highest = *std::ranges::max_element(sums_);
        if (highest < incumbent.target()) return;
        const auto place = static_cast<std::uint64_t>(std::ranges::find(sums_, highest) - sums_.begin());
        incumbent.offer(outer_ << innerBits_ | place, highest);
    }

  private:
    [[nodiscard]] std::size_t binOf(const Term& term) const { return term.mask & (bins_.size() - 1); }

    void transform() {
        sums_ = bins_;
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
    /// With the signs that the outer bits give them.
    std::vector<Term> terms_;
    /// For each outer bit the terms that have it.
    std::vector<std::vector<std::size_t>> touched_;
    std::vector<std::int32_t> bins_;
    std::vector<std::int32_t> sums_;
};

} // namespace

std::optional<Peak> searchByTransform(const Correlation& correlation, std::int64_t atLeast,
                                      SearchClock& clock, double nodes) {
    const int innerBits = std::min(correlation.dimension, mostInnerBits);
    const TransformWorker worker(correlation, innerBits);
    BlockSearch search(worker, correlation.dimension - innerBits, std::uint64_t{1} << innerBits, atLeast);
    return search.run(clock, nodes);
}

} // namespace flip
