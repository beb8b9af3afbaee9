#include "core/solve/peak.h"

#include <bit>
#include <vector>

namespace flip {

namespace {

/// Goes from place to place, turning one bit of u at a time: the terms that have this bit change their signs.
class GrayWalk {
  public:
    explicit GrayWalk(const Correlation& correlation)
        : terms_(correlation.terms), value_(correlation.at(0)),
          touched_(static_cast<std::size_t>(correlation.dimension)) {
        for (std::size_t t = 0; t < terms_.size(); ++t) {
            for (std::uint64_t rest = terms_[t].mask; rest != 0; rest &= rest - 1) {
                touched_[static_cast<std::size_t>(std::countr_zero(rest))].push_back(t);
            }
        }
    }

    void turn(int bit) {
        place_ ^= std::uint64_t{1} << bit;
        for (const std::size_t t : touched_[static_cast<std::size_t>(bit)]) {
            value_ -= 2 * terms_[t].weight;
            terms_[t].weight = -terms_[t].weight;
        }
    }

    [[nodiscard]] std::uint64_t place() const { return place_; }

    [[nodiscard]] std::int64_t value() const { return value_; }

  private:
    std::vector<Term> terms_;
    std::uint64_t place_ = 0;
    std::int64_t value_;
    std::vector<std::vector<std::size_t>> touched_;
};

} // namespace

std::optional<Peak> highestPlace(const Correlation& correlation, std::int64_t atLeast, SearchClock& clock,
                                 double nodes) {
    const auto share = [&] { return static_cast<double>(clock.nodes()) / nodes; };
    const std::uint64_t places = std::uint64_t{1} << correlation.dimension;
    GrayWalk walk(correlation);
    // Any place with the value atLeast improves on this one.
    Peak peak{places, atLeast};
    for (std::uint64_t step = 1; step <= places && clock.count(share); ++step) {
        if (peak.improvedBy(walk.place(), walk.value())) peak = {walk.place(), walk.value()};
        // Step number s of the Gray code turns the bit that is the lowest 1 of s.
        if (step < places) walk.turn(std::countr_zero(step));
    }
    if (peak.place == places) return std::nullopt;
    return peak;
}

} // namespace flip
