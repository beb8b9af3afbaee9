#pragma once

#include "core/base/search_clock.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace flip {

/// A polynomial over GF(2). Its coefficients are the bits of words; bit 0 of the first word is the constant.
class Polynomial {
  public:
    using Word = std::uint64_t;
    static constexpr int wordBits = 64;

    /// Zero.
    Polynomial() = default;
    /// The polynomial with the coefficients in `words`; leading zeros are allowed.
    explicit Polynomial(std::vector<Word> words);

    [[nodiscard]] static Polynomial one() { return Polynomial({1}); }

    /// −1 for zero.
    [[nodiscard]] int degree() const { return degree_; }

    [[nodiscard]] bool isZero() const { return degree_ < 0; }

    [[nodiscard]] bool coefficient(int power) const {
        return power <= degree_ && ((words_[wordOf(power)] >> (power % wordBits)) & 1U) != 0;
    }

    /// The number of its words, which determines the cost of operations.
    [[nodiscard]] std::uint64_t words() const { return words_.size(); }

    /// Adds other·y^power. O(degree/64).
    void add(const Polynomial& other, int power = 0);

    void flipConstant();

    friend bool operator==(const Polynomial& a, const Polynomial& b) = default;

  private:
    static std::size_t wordOf(int power) { return static_cast<std::size_t>(power / wordBits); }

    void normalise();

    /// The last word is not zero.
    std::vector<Word> words_;
    int degree_ = -1;
};

// The results of these functions are meaningless if the clock has stopped the search.

/// The quotient and the remainder; the divisor must not be zero. O(degree of the quotient · degree of the
/// divisor / 64).
[[nodiscard]] std::pair<Polynomial, Polynomial> divide(Polynomial dividend, const Polynomial& divisor,
                                                       SearchClock& clock);

/// The result of the extended Euclidean algorithm for `value` and `modulus`.
struct Bezout {
    /// The greatest common divisor.
    Polynomial divisor;
    /// factor·value ≡ divisor modulo `modulus`.
    Polynomial factor;
};

/// The extended Euclidean algorithm. O(degree²/64).
[[nodiscard]] Bezout bezout(Polynomial value, Polynomial modulus, SearchClock& clock);

} // namespace flip
