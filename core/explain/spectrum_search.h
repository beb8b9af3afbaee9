#pragma once

#include "core/base/search_clock.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace flip {

/// Looks for whole numbers s_m, one for each m from 1 to 2^k − 1, such that
///
///     F(u) = Σ_m s_m·(−1)^(m·u)  ≤  peak    for every u from 0 to 2^k − 1,
///
/// where |s_m| is at most a given c_m and has the same parity. (F is the correlation of a press set, and s_m
/// the number of clear minus set cells of class m in it: hardest_boards.h.) Finds such numbers or proves that
/// there are none.
///
/// The numbers are chosen in the order of m. The search is fast because wrong choices are noticed early. Call
/// 2^d numbers starting at a multiple of 2^d a *block*, and G(u) = Σ s_m·(−1)^(m·u), over its m only, its
/// transform; up to a common sign it depends only on the d lowest bits of u. A block has a left and a right
/// half, and its transform is L(u) + R(u) at u, and L(u) − R(u) where the highest of these bits of u is
/// inverted. Now suppose that low ≤ G ≤ high at every place; for the block of all m, high is the peak. Then
/// L, the mean of G at two places, lies between the means of their bounds. And once L has been chosen, R,
/// which is G − L at one place and L − G at the other, has bounds from both. So the bounds are passed down to
/// the single numbers, each s_m is chosen between two bounds, and the bounds of every block are narrowed
/// further:
///
/// – G has the parity of the number of odd c_m in the block, everywhere. If there is no number of that parity
/// between the bounds of some place, the branch ends.
/// – Σ_u G(u)² = 2^d·Σ s_m² (Parseval), which is at least 2^d for each odd c_m. If the bounds leave no room
/// for that, the branch ends.
///
/// Changing the signs of all s_m with odd m·v, for some v, shifts F by v. So s_1, s_2, s_4, … may be assumed
/// to be 0 or less.
class SpectrumSearch {
  public:
    enum class State { Open, Found, None };

    /// c_0 to c_m; their number is 2^k, and c_0 is 0.
    SpectrumSearch(std::span<const int> limits, int peak);

    /// The bytes that it takes.
    [[nodiscard]] static double memory(int k);

    /// Continues the search for `nodes` nodes or until the clock stops it. A node is one number chosen.
    State run(std::uint64_t nodes, SearchClock& clock);

    [[nodiscard]] State state() const { return state_; }

    /// s_0 to s_m, once found.
    [[nodiscard]] std::span<const int> numbers() const { return levels_.front().sums; }

    /// The share of the tree that has been searched, assuming that all choices of a number take equal work.
    [[nodiscard]] double done() const { return choices_[current_].begin; }

    [[nodiscard]] int peak() const { return peak_; }

  private:
    /// The blocks of 2^d numbers, one after the other.
    struct Level {
        std::vector<int> low;
        std::vector<int> high;
        std::vector<int> sums;
        /// For each block: the sum of its c_m, and how many of them are odd.
        std::vector<int> most;
        std::vector<int> odd;
    };

    /// The choice of one number: the value tried next, its place in the tree, and the share of the tree below
    /// each value.
    struct Choice {
        int next = 0;
        double begin = 0;
        double share = 1;
    };

    void step();
    void enter(std::size_t m, double begin, double width);
    [[nodiscard]] bool choose();
    [[nodiscard]] std::size_t addUp();
    void boundRight(std::size_t d, std::size_t block);
    [[nodiscard]] bool descend(std::size_t d, std::size_t block);
    [[nodiscard]] bool narrow(std::size_t d, std::size_t block);

    int peak_;
    std::vector<Level> levels_;
    std::vector<Choice> choices_;
    /// The m whose number is chosen next.
    std::size_t current_ = 0;
    State state_ = State::Open;
};

} // namespace flip
