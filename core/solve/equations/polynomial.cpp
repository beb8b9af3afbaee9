#include "core/solve/equations/polynomial.h"

#include <algorithm>
#include <bit>

namespace flip {

Polynomial::Polynomial(std::vector<Word> words) : words_(std::move(words)) { normalise(); }

void Polynomial::normalise() {
    while (!words_.empty() && words_.back() == 0) words_.pop_back();
    degree_ = static_cast<int>(words_.size()) * wordBits - 1;
    if (!words_.empty()) degree_ -= std::countl_zero(words_.back());
}

void Polynomial::add(const Polynomial& other, int power) {
    if (other.isZero()) return;
    const std::size_t skip = wordOf(power);
    const int shift = power % wordBits;
    const std::size_t count = other.words_.size();
    words_.resize(std::max(words_.size(), wordOf(other.degree_ + power) + 1));
    Word* to = words_.data() + skip;
    const Word* from = other.words_.data();
    if (shift == 0) {
        for (std::size_t i = 0; i < count; ++i) to[i] ^= from[i];
    } else {
        to[0] ^= from[0] << shift;
        for (std::size_t i = 1; i < count; ++i) to[i] ^= from[i] << shift | from[i - 1] >> (wordBits - shift);
        const Word top = from[count - 1] >> (wordBits - shift);
        if (top != 0) to[count] ^= top;
    }
    normalise();
}

void Polynomial::flipConstant() {
    if (words_.empty()) words_.push_back(0);
    words_[0] ^= 1;
    normalise();
}

std::pair<Polynomial, Polynomial> divide(Polynomial dividend, const Polynomial& divisor, SearchClock& clock) {
    const int steps = std::max(dividend.degree() - divisor.degree() + 1, 0);
    std::vector<Polynomial::Word> quotient(static_cast<std::size_t>(steps / Polynomial::wordBits + 1));
    while (dividend.degree() >= divisor.degree() && clock.work(divisor.words())) {
        const int power = dividend.degree() - divisor.degree();
        quotient[static_cast<std::size_t>(power / Polynomial::wordBits)] |= Polynomial::Word{1}
                                                                            << (power % Polynomial::wordBits);
        dividend.add(divisor, power);
    }
    return {Polynomial(std::move(quotient)), std::move(dividend)};
}

Bezout bezout(Polynomial value, Polynomial modulus, SearchClock& clock) {
    // Kept true: factor·value₀ ≡ value and otherFactor·value₀ ≡ modulus, modulo the modulus given.
    Polynomial factor = Polynomial::one();
    Polynomial otherFactor;
    while (!value.isZero() && clock.work(value.words() + factor.words())) {
        if (modulus.degree() < value.degree()) {
            std::swap(value, modulus);
            std::swap(factor, otherFactor);
        }
        const int power = modulus.degree() - value.degree();
        modulus.add(value, power);
        otherFactor.add(factor, power);
    }
    return {std::move(modulus), std::move(otherFactor)};
}

} // namespace flip
