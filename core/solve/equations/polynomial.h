#pragma once

#include "core/base/search_clock.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace flip {

/// A polynomial over GF(2). Its coefficients are the bits of words, the constant one is bit 0 of the first
/// word.
class Polynomial {
  public:
    using Word = std::uint64_t;
    static constexpr int wordBits = 64;

    /// Zero.
    Polynomial() = default;
    /// The coefficients from these words; zeros at the top are allowed.
    explicit Polynomial(std::vector<Word> words);

    [[nodiscard]] static Polynomial one() { return Polynomial({1}); }

    /// −1 for zero.
    [[nodiscard]] int degree() const { return degree_; }

    [[nodiscard]] bool isZero() const { return degree_ < 0; }

    [[nodiscard]] bool coefficient(int power) const {
        return power <= degree_ && ((words_[wordOf(power)] >> (power % wordBits)) & 1U) != 0;
    }

    /// How many words it fills: what work with it costs.
    [[nodiscard]] std::uint64_t words() const { return words_.size(); }

    /// Adds other·y^power. O(degree/64).
    void add(const Polynomial& other, int power = 0);

    void flipConstant();

    friend bool operator==(const Polynomial& a, const Polynomial& b) = default;

  private:
    static std::size_t wordOf(int power) { return static_cast<std::size_t>(power / wordBits); }

    void normalise();

    /// No zero words at the top.
    std::vector<Word> words_;
    int degree_ = -1;
};

// What follows has no meaning once the clock has stopped.

/// Quotient and remainder; the divisor is not zero. O(degree of the quotient · degree of the divisor / 64).
[[nodiscard]] std::pair<Polynomial, Polynomial> divide(Polynomial dividend, const Polynomial& divisor,
                                                       SearchClock& clock);

/// What the extended Euclidean algorithm finds for `value` and `modulus`.
struct Bezout {
    /// The greatest common divisor.
    Polynomial divisor;
    /// factor·value ≡ divisor modulo `modulus`.
    Polynomial factor;
};

/// O(degree²/64).
[[nodiscard]] Bezout bezout(Polynomial value, Polynomial modulus, SearchClock& clock);

} // namespace flip
