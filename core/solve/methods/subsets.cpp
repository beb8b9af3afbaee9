#include "core/solve/methods/subsets.h"

#include "core/base/index.h"
#include "core/base/search_clock.h"
#include "core/model/ties.h"
#include "core/solve/methods/wanted_colours.h"
#include "core/solve/refusals.h"
#include "core/solve/trace/recorder.h"

#include <array>
#include <bit>
#include <cmath>
#include <optional>
#include <vector>

// Exhaustive search on the packed integer, the shortest solution of POJ 1753: a press set is an integer with
// a bit for every cell, so all of them are the numbers 0 … 2^n − 1, and the answer is the number of bits of
// the best one that works. Nothing is pruned; nothing is clever; it cannot be wrong.
//
// The published program tries the numbers in ascending order and presses cell by cell. Ours tries them in
// order of size, so that the first that works is the smallest: Gosper's hack (HAKMEM, MIT AI Memo 239, 1972,
// item 175) gives the next number with equally many bits. What a press set flips is looked up byte by byte
// instead of pressed: it is the XOR of what its bytes flip.

namespace flip {

namespace {

using Word = PackedPuzzle::Word;
using Kind = TraceEvent::Kind;

/// 2^30 press sets are tried in a few seconds.
constexpr int cellLimit = 30;

/// What a press set flips, looked up by its bytes.
class EffectTable {
  public:
    explicit EffectTable(const PackedPuzzle& puzzle) {
        for (std::size_t p = 0; p < puzzle.masks.size(); ++p) {
            auto& effects = ofByte_[p / 8];
            const std::size_t bit = std::size_t{1} << (p % 8);
            for (std::size_t rest = 0; rest < bit; ++rest)
                effects[bit | rest] = effects[rest] ^ puzzle.masks[p];
        }
    }

    [[nodiscard]] Word operator()(Word presses) const {
        return ofByte_[0][presses & 255U] ^ ofByte_[1][(presses >> 8U) & 255U] ^
               ofByte_[2][(presses >> 16U) & 255U] ^ ofByte_[3][asIndex(presses >> 24U)];
    }

  private:
    std::array<std::array<Word, 256>, (cellLimit + 7) / 8> ofByte_{};
};

std::int64_t subsetMemory(Size size) {
    return packedMemory(size) + static_cast<std::int64_t>(sizeof(EffectTable));
}

/// The next larger number with as many bits set; `bits` is not 0.
Word nextOfSameSize(Word bits) {
    const Word lowest = lowestBit(bits);
    const Word carried = bits + lowest;
    return carried | (((bits ^ carried) >> 2U) >> std::countr_zero(bits));
}

template <class Recorder>
class Subsets {
  public:
    Subsets(const Puzzle& puzzle, const SearchContext& context, Recorder recorder)
        : recorder_(recorder), puzzle_(puzzle), effect_(puzzle_), clock_(context), wanted_(puzzle_.goal) {}

    Outcome run() {
        for (int size = 0; size <= puzzle_.cells; ++size) {
            const bool ended = tryAllOfSize(size);
            if (found_) return {*found_, cost()};
            if (ended) return {*clock_.stopped(), cost()};
        }
        return {Impossible{}, cost()};
    }

  private:
    [[nodiscard]] Cost cost() const { return clock_.cost(subsetMemory(puzzle_.size)); }

    /// True when the search is over.
    bool tryAllOfSize(int size) {
        const double all = std::exp2(puzzle_.cells);
        const Word first = (Word{1} << size) - 1;
        record(Kind::Level, first);
        for (Word presses = first; presses <= puzzle_.full; presses = nextOfSameSize(presses)) {
            if (!clock_.count([&] { return static_cast<double>(clock_.nodes()) / all; })) return true;
            record(Kind::Try, presses);
            const Word board = puzzle_.board ^ effect_(presses);
            if ((board == 0 || board == puzzle_.full) && finish(presses, board)) return true;
            if (presses == 0) break;
        }
        return false;
    }

    bool finish(Word presses, Word board) {
        if (const auto colour = wanted_.take(puzzle_, board)) {
            found_ = Optimal{Grid::fromPacked(puzzle_.size, presses), *colour};
            record(Kind::Found, presses);
        }
        return wanted_.none();
    }

    void record(Kind kind, Word presses) const {
        recorder_.add({.presses = presses,
                       .nodes = clock_.nodes(),
                       .level = static_cast<std::uint16_t>(std::popcount(presses)),
                       .kind = kind});
    }

    [[no_unique_address]] Recorder recorder_;
    PackedPuzzle puzzle_;
    EffectTable effect_;
    SearchClock clock_;
    WantedColours wanted_;
    std::optional<Optimal> found_;
};

} // namespace

std::optional<TooLarge> subsetsRefuses(const Puzzle& puzzle, const Budget& budget) {
    if (auto refused = refuseAboveCells(puzzle, cellLimit)) return refused;
    return refuseAboveMemory(static_cast<double>(subsetMemory(puzzle.size())), budget.memory);
}

Outcome searchBySubsets(const Puzzle& puzzle, const SearchContext& context) {
    return withRecorder(puzzle, context,
                        [&](auto recorder) { return Subsets(puzzle, context, recorder).run(); });
}

} // namespace flip
