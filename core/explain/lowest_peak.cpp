#include "core/explain/lowest_peak.h"

#include "core/base/random.h"
#include "core/explain/spectrum.h"
#include "core/explain/spectrum_search.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

namespace flip {

namespace {

constexpr std::uint64_t noLimit = std::numeric_limits<std::uint64_t>::max();

/// Half of each class set, and the odd one, too.
LowestPeak halved(std::span<const int> cells) {
    LowestPeak low;
    for (const int count : cells) {
        low.excess.push_back(-(count % 2));
        // The correlation adds up to 0 over all places and has the parity of all cells at each.
        low.atLeast ^= count % 2;
    }
    std::vector<int> correlation = low.excess;
    transform(correlation);
    low.peak = *std::ranges::max_element(correlation);
    return low;
}

/// Another numbering of the classes: number m becomes Σ m_i·basis[i]. The correlation only changes places.
class Numbering {
  public:
    /// A wrong choice is noticed early where the first numbers, and their sums, are of classes with little
    /// choice: of an odd number of cells, or none. Such a basis is put together greedily, but for chance.
    Numbering(std::span<const int> cells, Random& random) : places_(1) {
        constexpr int worthOfOdd = 1000;
        constexpr int worthOfNone = 500;
        constexpr std::uint64_t chance = 1500;
        // What class m would bring together with all sums of those that have been chosen.
        std::vector<int> worth;
        for (const int count : cells) worth.push_back(count % 2 * worthOfOdd + (count == 0) * worthOfNone);
        std::vector<bool> reached(cells.size());
        reached[0] = true;
        while (places_.size() < cells.size()) {
            std::size_t best = 0;
            int most = -1;
            for (std::size_t m = 1; m < cells.size(); ++m) {
                if (reached[m]) continue;
                const int value = worth[m] + static_cast<int>(random.below(chance));
                if (value > most) {
                    most = value;
                    best = m;
                }
            }
            append(best, worth, reached);
        }
    }

    [[nodiscard]] std::vector<int> renumbered(std::span<const int> cells) const {
        std::vector<int> result;
        for (const std::size_t place : places_) result.push_back(cells[place]);
        return result;
    }

    [[nodiscard]] std::vector<int> original(std::span<const int> numbers) const {
        std::vector<int> result(numbers.size());
        for (std::size_t m = 0; m < numbers.size(); ++m) result[places_[m]] = numbers[m];
        return result;
    }

  private:
    void append(std::size_t vector, std::vector<int>& worth, std::vector<bool>& reached) {
        for (std::size_t i = 0, count = places_.size(); i < count; ++i) {
            places_.push_back(places_[i] ^ vector);
            reached[places_.back()] = true;
        }
        const std::vector<int> before = worth;
        for (std::size_t m = 0; m < worth.size(); ++m) worth[m] += before[m ^ vector];
    }

    std::vector<std::size_t> places_;
};

/// Goes from one peak to the next higher one until one can be reached.
class Ascent {
  public:
    Ascent(std::span<const int> cells, SearchClock& clock)
        : cells_(cells), clock_(clock), low_(halved(cells)) {}

    LowestPeak run() {
        // Peaks that take long to refute come last: by then a choice is known that is nearly as good.
        static_cast<void>(tryAll(1));
        for (const Trial& open : tryAll(64)) {
            if (mayBeLowest(open.peak)) search(open.peak, open.numbering, noLimit);
        }
        return std::move(low_);
    }

  private:
    /// A search that was ended before it was through.
    struct Trial {
        int peak = 0;
        std::uint64_t numbering = 0;
        double done = 0;
    };

    /// Tries every peak that may be the lowest in that many numberings; of those that are left open, the best
    /// trials. In the right numbering a search may take a thousandth of the time. The one that has come
    /// farthest by then is likely to be through first (D. E. Knuth, "Estimating the efficiency of backtrack
    /// programs", Mathematics of Computation 29, 1975).
    std::vector<Trial> tryAll(std::uint64_t numberings) {
        constexpr std::uint64_t trialNodes = 10'000;
        std::vector<Trial> open;
        for (int peak = low_.atLeast; peak < low_.peak; peak += 2) {
            Trial best{peak, 0, -1};
            for (std::uint64_t i = 0; i < numberings && mayBeLowest(peak); ++i) {
                const double done = search(peak, i, trialNodes);
                if (done > best.done) best = {peak, i, done};
            }
            open.push_back(best);
        }
        return open;
    }

    /// Whether that is open, and there is time to find out.
    [[nodiscard]] bool mayBeLowest(int peak) const {
        return peak >= low_.atLeast && peak < low_.peak && !clock_.stopped();
    }

    /// Takes over what a search for one peak finds out; returns the share of it that was done.
    double search(int peak, std::uint64_t number, std::uint64_t nodes) {
        Random random(number);
        const Numbering numbering(cells_, random);
        SpectrumSearch search(numbering.renumbered(cells_), peak);
        const auto state = search.run(nodes, clock_);
        if (state == SpectrumSearch::State::Found) {
            low_.excess = numbering.original(search.numbers());
            low_.peak = peak;
        } else if (state == SpectrumSearch::State::None) {
            low_.atLeast = peak + 2;
        }
        return search.done();
    }

    std::span<const int> cells_;
    SearchClock& clock_;
    LowestPeak low_;
};

} // namespace

double lowestPeakMemory(int k) {
    // A search, and numberings and numbers for it, of which a copy is twice as large while it grows.
    return SpectrumSearch::memory(k) + 96.0 * std::exp2(k);
}

LowestPeak lowestPeak(std::span<const int> cells, SearchClock& clock) { return Ascent(cells, clock).run(); }

} // namespace flip
