#include "core/explain/spectrum_search.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <numeric>

namespace flip {

namespace {

/// All numbers of one parity by their size, of two the negative one first: 0 −2 2 −4 …, or −1 1 −3 3 ….
int numberBySize(int index, int parity) {
    const int size = parity == 0 ? index + index % 2 : index - index % 2 + 1;
    return index % 2 == parity ? size : -size;
}

} // namespace

SpectrumSearch::SpectrumSearch(std::span<const int> limits, int peak)
    : peak_(peak), levels_(static_cast<std::size_t>(std::bit_width(limits.size()))), choices_(limits.size()) {
    for (std::size_t d = 0; d < levels_.size(); ++d) {
        Level& level = levels_[d];
        for (auto* numbers : {&level.low, &level.high, &level.sums}) numbers->resize(limits.size());
        for (auto* counts : {&level.most, &level.odd}) counts->resize(limits.size() >> d);
        for (std::size_t m = 0; m < limits.size(); ++m) {
            level.most[m >> d] += limits[m];
            level.odd[m >> d] += limits[m] % 2;
        }
    }
    const std::size_t top = levels_.size() - 1;
    std::ranges::fill(levels_[top].low, -levels_[top].most.front());
    std::ranges::fill(levels_[top].high, peak);
    if (narrow(top, 0) && descend(top, 0)) {
        enter(0, 0, 1);
    } else {
        state_ = State::None;
    }
}

double SpectrumSearch::memory(int k) {
    // The counts of all levels together are fewer than twice those of the first.
    const double ofEach = 3.0 * (k + 1) * sizeof(int) + 4 * sizeof(int) + sizeof(Choice);
    return ofEach * std::exp2(k);
}

SpectrumSearch::State SpectrumSearch::run(std::uint64_t nodes, SearchClock& clock) {
    const auto share = [this] { return done(); };
    for (std::uint64_t node = 0; node < nodes && state_ == State::Open; ++node) {
        const auto words = std::uint64_t{1} << std::countr_one(current_);
        if (!clock.count(share) || !clock.work(words, share)) break;
        step();
    }
    return state_;
}

/// Tries the next number for the current m.
void SpectrumSearch::step() {
    if (!choose()) {
        if (current_ == 0) {
            state_ = State::None;
        } else {
            --current_;
        }
        return;
    }
    const std::size_t d = addUp();
    if (d + 1 == levels_.size()) {
        state_ = State::Found;
        return;
    }
    const std::size_t right = (current_ + 1) >> d;
    boundRight(d, right);
    if (!narrow(d, right) || !descend(d, right)) return;
    const Choice& chosen = choices_[current_++];
    enter(current_, chosen.begin - chosen.share, chosen.share);
}

/// Begins with the choice of number m: all that is left to search there is `width` of the tree.
void SpectrumSearch::enter(std::size_t m, double begin, double width) {
    Level& numbers = levels_.front();
    if (std::has_single_bit(m)) numbers.high[m] = std::min(numbers.high[m], -numbers.odd[m]);
    const int choices = std::max((numbers.high[m] - numbers.low[m]) / 2 + 1, 1);
    choices_[m] = {0, begin, width / choices};
}

/// The next number between the bounds, if there is one.
bool SpectrumSearch::choose() {
    Level& numbers = levels_.front();
    const int low = numbers.low[current_];
    const int high = numbers.high[current_];
    Choice& choice = choices_[current_];
    for (const int largest = std::max(std::abs(low), std::abs(high));;) {
        const int number = numberBySize(choice.next++, numbers.odd[current_]);
        if (std::abs(number) > largest) return false;
        if (number < low || number > high) continue;
        numbers.sums[current_] = number;
        choice.begin += choice.share;
        return true;
    }
}

/// The transforms of all blocks that end with the current number; of the largest, the level.
std::size_t SpectrumSearch::addUp() {
    std::size_t d = 0;
    for (std::size_t block = current_; block % 2 == 1; block /= 2, ++d) {
        const std::size_t half = std::size_t{1} << d;
        const int* const left = &levels_[d].sums[(block - 1) << d];
        const int* const right = left + half;
        int* const whole = &levels_[d + 1].sums[(block - 1) << d];
        for (std::size_t u = 0; u < half; ++u) {
            whole[u] = left[u] + right[u];
            whole[u + half] = left[u] - right[u];
        }
    }
    return d;
}

/// What the block above and its left half, which is chosen, leave for the right half.
void SpectrumSearch::boundRight(std::size_t d, std::size_t block) {
    const std::size_t half = std::size_t{1} << d;
    const std::size_t begin = (block - 1) << d;
    const Level& above = levels_[d + 1];
    Level& here = levels_[d];
    for (std::size_t u = begin; u < begin + half; ++u) {
        const int left = here.sums[u];
        here.low[u + half] = std::max(above.low[u] - left, left - above.high[u + half]);
        here.high[u + half] = std::min(above.high[u] - left, left - above.low[u + half]);
    }
}

/// Bounds for all left halves of a block, down to its first number.
bool SpectrumSearch::descend(std::size_t d, std::size_t block) {
    for (const std::size_t begin = block << d; d-- > 0;) {
        const std::size_t half = std::size_t{1} << d;
        const Level& above = levels_[d + 1];
        Level& here = levels_[d];
        for (std::size_t u = begin; u < begin + half; ++u) {
            // The mean of two numbers, rounded inwards.
            here.low[u] = (above.low[u] + above.low[u + half] + 1) >> 1;
            here.high[u] = (above.high[u] + above.high[u + half]) >> 1;
        }
        if (!narrow(d, begin >> d)) return false;
    }
    return true;
}

/// Takes the bounds of a block inwards to its parity; false when they leave no room.
bool SpectrumSearch::narrow(std::size_t d, std::size_t block) {
    Level& level = levels_[d];
    const int most = level.most[block];
    const int odd = level.odd[block];
    std::int64_t squares = 0;
    const std::size_t begin = block << d;
    for (std::size_t u = begin; u < begin + (std::size_t{1} << d); ++u) {
        int low = std::max(level.low[u], -most);
        int high = std::min(level.high[u], most);
        low += (low ^ odd) & 1;
        high -= (high ^ odd) & 1;
        if (low > high) return false;
        level.low[u] = low;
        level.high[u] = high;
        const std::int64_t farthest = std::max(-low, high);
        squares += farthest * farthest;
    }
    return squares >= std::int64_t{odd} << d;
}

} // namespace flip
