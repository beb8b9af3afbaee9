#pragma once

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <functional>
#include <string>
#include <utility>

namespace flip {

/// Processor seconds of this program.
inline double processorTime() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// Processor seconds of one run: averaged over as many runs as fill a twentieth of a second, the best of
/// three measurements.
inline double secondsOf(const std::function<void()>& work) {
    double best = 0;
    int runs = 1;
    for (int round = 0; round < 3;) {
        const double start = processorTime();
        for (int i = 0; i < runs; ++i) work();
        const double seconds = processorTime() - start;
        if (seconds < 0.05) {
            runs *= 4;
            continue;
        }
        best = round == 0 ? seconds / runs : std::min(best, seconds / runs);
        // Long runs are measured only once.
        round += seconds > 0.5 ? 3 : 1;
    }
    return best;
}

inline std::string inUnits(double seconds) {
    constexpr std::array<std::pair<double, const char*>, 3> units{std::pair{1.0, "s"}, std::pair{1e-3, "ms"},
                                                                  std::pair{1e-6, "us"}};
    const auto& [size, name] = *std::ranges::find_if(
        units, [&](const auto& unit) { return seconds >= unit.first || unit.first < 1e-5; });
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.3g %s", seconds / size, name);
    return text.data();
}

} // namespace flip
