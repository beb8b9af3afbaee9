#pragma once

#include <cstdint>

namespace flip {

/// A generator of our own, so that the same seed gives the same puzzle on every platform and in every
/// version: SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators",
/// OOPSLA 2014).
class Random {
  public:
    explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

    /// The next 64 bits, all of them equally good.
    constexpr std::uint64_t next() {
        std::uint64_t mixed = (state_ += 0x9E3779B97F4A7C15U);
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
        return mixed ^ (mixed >> 31U);
    }

    /// From 0 to bound − 1, each with the same chance; bound is at least 1. Draws again while the draw falls
    /// into the incomplete last block of 2^64 / bound, which would favour the small numbers.
    constexpr std::uint64_t below(std::uint64_t bound) {
        const std::uint64_t incomplete = (0 - bound) % bound;
        std::uint64_t draw = next();
        while (draw < incomplete) draw = next();
        return draw % bound;
    }

  private:
    std::uint64_t state_;
};

} // namespace flip
