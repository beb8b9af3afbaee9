#pragma once

#include <cstddef>
#include <vector>

namespace flip {

/// The Walsh–Hadamard transform: value number u becomes Σ_m values[m]·(−1)^(m·u). There are 2^k values.
/// O(k·2^k).
inline void transform(std::vector<int>& values) {
    for (std::size_t half = 1; half < values.size(); half *= 2) {
        for (std::size_t block = 0; block < values.size(); block += 2 * half) {
            for (std::size_t u = block; u < block + half; ++u) {
                const int left = values[u];
                values[u] = left + values[u + half];
                values[u + half] = left - values[u + half];
            }
        }
    }
}

} // namespace flip
