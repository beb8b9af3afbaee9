#pragma once

#include <cstdint>

namespace flip {

/// A random number generator that gives the same numbers for a seed on every platform and in every version:
/// SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators", OOPSLA
/// 2014).
class Random {
  public:
    explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

    /// The next 64 random bits, all of equal quality.
    constexpr std::uint64_t next() {
        std::uint64_t mixed = (state_ += 0x9E3779B97F4A7C15U);
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
        return mixed ^ (mixed >> 31U);
    }

    /// A number from 0 to bound − 1, each equally likely; bound is at least 1. Rejects draws from the first
    /// 2^64 mod bound numbers, which would make some results likelier than others.
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
