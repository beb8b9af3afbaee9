#pragma once

#include "core/base/index.h"
#include "core/solve/lightest/correlation.h"
#include "core/solve/lightest/peak.h"
#include "core/solve/lightest/walsh_kernels.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace flip {

/// The estimated time of the transform per place, with AVX-512; other processors take two to four times as
/// long.
inline constexpr double nanosecondsPerPlace = 0.2;

// F is the Walsh–Hadamard transform of the terms: put every weight into the bin with the number of its mask,
// and the fast transform, k levels of sums and differences, turns 2^k bins into F at all 2^k places. These
// need not all exist at a time. The high bits of the place are fixed to one value after the other; each
// term's weight then goes, with the sign that they give it, into the bin of its low bits, and only the low
// bits are transformed: a block that stays in the cache.
//
// The lowest bits select the lanes of a vector unit. They are not transformed either: a term is added to all
// lanes of its bin at once, to each with its own sign.

/// The blocks of a correlation, one after the other. Number must hold every sum: see fits(). Each thread
/// needs one.
template <class Number>
class WalshBlocks {
  public:
    [[nodiscard]] static bool fits(const Correlation& correlation) {
        return correlation.bound() <= std::numeric_limits<Number>::max();
    }

    /// The correlation must outlive it.
    explicit WalshBlocks(const Correlation& correlation, const WalshKernels& kernels = bestWalshKernels())
        : correlation_(correlation), transform_(kernels.transform<Number>()),
          numberBits_(numberBits(correlation.dimension)), bins_(std::size_t{1} << numberBits_),
          sums_(bins_.size()), reached_(bins_.size() / lanesPerGroup),
          touched_(static_cast<std::size_t>(std::max(correlation.dimension - blockBits(), 0))) {
        const auto& terms = correlation.terms;
        for (std::size_t t = 0; t < terms.size(); ++t) {
            for (std::uint64_t rest = terms[t].mask >> blockBits(); rest != 0; rest &= rest - 1)
                touched_[static_cast<std::size_t>(std::countr_zero(rest))].push_back(t);
        }
    }

    /// The number of blocks, and of places in each.
    [[nodiscard]] std::uint64_t count() const { return count(correlation_.dimension); }

    [[nodiscard]] static std::uint64_t count(int dimension) {
        return std::uint64_t{1} << std::max(dimension - numberBits(dimension) - laneBits, 0);
    }

    [[nodiscard]] std::uint64_t places() const {
        return std::uint64_t{1} << std::min(correlation_.dimension, blockBits());
    }

    /// The number of the block with this place.
    [[nodiscard]] std::uint64_t numberOf(std::uint64_t place) const {
        std::uint64_t number = place >> blockBits();
        for (int shift = 1; shift < 64; shift *= 2) number ^= number >> shift;
        return number;
    }

    [[nodiscard]] std::uint64_t firstPlaceOf(std::uint64_t number) const {
        return (number ^ number >> 1U) << blockBits();
    }

    /// In bytes.
    [[nodiscard]] std::size_t memory() const {
        std::size_t listed = 0;
        for (const auto& terms : touched_) listed += terms.capacity() * sizeof(std::size_t);
        return listed + memoryOfBins(correlation_) + reached_.size();
    }

    /// Nearly all of these bytes, before they are taken.
    [[nodiscard]] static std::size_t memoryOfBins(const Correlation& correlation) {
        return 2 * (std::size_t{1} << numberBits(correlation.dimension)) * sizeof(Lanes<Number>);
    }

    /// Calls visit(place, value) in order for the places of block `number` where F is at least `atLeast`.
    /// Fastest if the numbers are visited in sequence.
    template <class Visit>
    void visit(std::uint64_t number, std::int64_t atLeast, Visit&& visit) {
        forEachReached(number, atLeast, [&](std::size_t first, Values values, Number limit) {
            for (std::size_t begin = 0; begin < values.size(); begin += lanes) {
                // Few of them reach the limit, and vectors see that at once.
                if (highestOf(values.subspan(begin).template first<lanes>()) < limit) continue;
                for (std::size_t i = begin; i < begin + lanes; ++i) {
                    // The first block can have more room than there are places.
                    if (values[i] >= limit && first + i < places()) visit(placeOf(first + i), values[i]);
                }
            }
        });
    }

    /// The highest value in block `number`, and the first place where it is, if it is at least `atLeast`.
    [[nodiscard]] std::optional<Peak> highest(std::uint64_t number, std::int64_t atLeast) {
        std::optional<Peak> peak;
        forEachReached(number, atLeast, [&](std::size_t first, Values values, Number) {
            // Hardly any group raises the peak; the highest of all is found by vectors.
            const Number top = highestOf(values);
            if (peak && top <= peak->value) return;
            const auto at = std::ranges::find(values, top) - values.begin();
            peak = Peak{placeOf(first + static_cast<std::size_t>(at)), top};
        });
        return peak;
    }

  private:
    static constexpr std::size_t lanes = Lanes<Number>::count;
    static constexpr int laneBits = std::countr_zero(lanes);
    static constexpr int fewestNumberBits = std::countr_zero(lanesPerGroup);
    static constexpr int mostNumberBits = std::countr_zero(mostLanes);
    static constexpr std::size_t placesPerGroup = lanesPerGroup * lanes;
    using Values = std::span<const Number, placesPerGroup>;

    template <std::size_t count>
    [[nodiscard]] static Number highestOf(std::span<const Number, count> values) {
        Number top = std::numeric_limits<Number>::min();
        for (const Number value : values) top = std::max(top, value);
        return top;
    }

    [[nodiscard]] static int numberBits(int dimension) {
        return std::clamp(dimension - laneBits, fewestNumberBits, mostNumberBits);
    }

    [[nodiscard]] int blockBits() const { return numberBits_ + laneBits; }

    [[nodiscard]] std::uint64_t placeOf(std::size_t placeInBlock) const {
        return outer_ << blockBits() | placeInBlock;
    }

    /// Calls act(first place in the block, values, limit) in order for the groups of places with one where F
    /// is at least `atLeast`.
    template <class Act>
    void forEachReached(std::uint64_t number, std::int64_t atLeast, Act&& act) {
        goTo(number);
        constexpr std::int64_t most = std::numeric_limits<Number>::max();
        if (atLeast > most) return;
        const auto limit = static_cast<Number>(std::max(atLeast, -most));
        transform_(bins_, sums_, limit, reached_);
        for (std::size_t group = 0; group < reached_.size(); ++group) {
            if (reached_[group] == 0) continue;
            std::array<Number, placesPerGroup> values;
            for (std::size_t i = 0; i < lanesPerGroup; ++i)
                std::ranges::copy(sums_[group * lanesPerGroup + i].at,
                                  values.begin() + static_cast<std::ptrdiff_t>(i * lanes));
            act(group * placesPerGroup, Values(values), limit);
        }
    }

    /// The outer bits follow the Gray code: consecutive blocks differ in a single one.
    void goTo(std::uint64_t number) {
        const std::uint64_t outer = number ^ number >> 1U;
        if (number_ && number == *number_ + 1) {
            for (const std::size_t t : touched_[static_cast<std::size_t>(std::countr_zero(number))])
                add(correlation_.terms[t], outer, 2);
        } else {
            std::ranges::fill(bins_, Lanes<Number>{});
            for (const Term& term : correlation_.terms) add(term, outer, 1);
        }
        number_ = number;
        outer_ = outer;
    }

    /// Adds the term `times` times, with the sign that the outer bits give it.
    void add(const Term& term, std::uint64_t outer, std::int32_t times) {
        const bool negative = std::popcount(outer & (term.mask >> blockBits())) % 2 == 1;
        const auto weight = static_cast<Number>(negative ? -times * term.weight : times * term.weight);
        Lanes<Number>& bin = bins_[asIndex(term.mask >> laneBits) & (bins_.size() - 1)];
        const Lanes<Number>& signs = laneSigns()[term.mask % lanes];
        for (std::size_t lane = 0; lane < lanes; ++lane)
            bin.at[lane] = static_cast<Number>(bin.at[lane] + signs.at[lane] * weight);
    }

    /// For each value of the lowest bits of a mask, the sign that it has in every lane.
    static const std::array<Lanes<Number>, lanes>& laneSigns() {
        static const auto signs = [] {
            std::array<Lanes<Number>, lanes> all;
            for (std::size_t mask = 0; mask < lanes; ++mask) {
                for (std::size_t lane = 0; lane < lanes; ++lane)
                    all[mask].at[lane] = std::popcount(mask & lane) % 2 == 0 ? 1 : -1;
            }
            return all;
        }();
        return signs;
    }

    const Correlation& correlation_;
    WalshKernels::Transform<Number>* transform_;
    int numberBits_;
    std::vector<Lanes<Number>> bins_;
    std::vector<Lanes<Number>> sums_;
    /// Whether each group of Lanes reached the limit.
    std::vector<std::uint8_t> reached_;
    /// For each outer bit, the terms whose masks contain it.
    std::vector<std::vector<std::size_t>> touched_;
    std::optional<std::uint64_t> number_;
    std::uint64_t outer_ = 0;
};

} // namespace flip
