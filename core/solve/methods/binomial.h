#pragma once

#include <array>
#include <cstddef>

namespace flip {

/// The number of ways to choose `chosen` of `from` elements, both from 0 to 64, by Pascal's triangle. A
/// double, because it is only used for shares and estimates (exact up to 2^53).
[[nodiscard]] constexpr double binomial(int from, int chosen) {
    constexpr std::size_t count = 65;
    constexpr auto triangle = [] {
        std::array<std::array<double, count>, count> rows{};
        for (std::size_t n = 0; n < count; ++n) {
            rows[n][0] = 1;
            for (std::size_t k = 1; k <= n; ++k) rows[n][k] = rows[n - 1][k - 1] + rows[n - 1][k];
        }
        return rows;
    }();
    if (chosen < 0 || chosen > from) return 0;
    return triangle[static_cast<std::size_t>(from)][static_cast<std::size_t>(chosen)];
}

} // namespace flip
