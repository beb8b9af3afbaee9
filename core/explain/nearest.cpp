#include "core/explain/nearest.h"

#include "core/base/memory_share.h"
#include "core/base/search_clock.h"
#include "core/solve/equations/equations.h"

#include <algorithm>
#include <iterator>
#include <new>
#include <unordered_map>

// A board can be solved when every even set has an even number of pieces to flip (equations.h). With y_1 …
// y_k a basis of the even sets, the bits y_i·b of what has to flip are the syndrome of the board: 0 exactly
// for a solvable one. Turning over piece c by hand adds the bits y_i(c) to it. So the nearest solvable boards
// are the fewest pieces whose bits add up to the syndrome: this is decoding of a linear code, as for a
// message that was copied with mistakes. The last piece of a set is looked up instead of tried.

namespace flip {

namespace {

using Syndrome = std::uint64_t;

constexpr int mostDimensions = 64;
constexpr std::uint64_t defaultNodes = std::uint64_t{1} << 24U;

Syndrome syndromeOf(const EchelonBasis& even, const Grid& toFlip) {
    Syndrome syndrome = 0;
    for (const Grid& set : even.vectors()) syndrome = syndrome << 1U | ((set & toFlip).count() & 1U);
    return syndrome;
}

/// A syndrome for each piece, and a place in the table of syndromes; what has to flip, and a set of pieces.
double decoderMemory(Size size) {
    constexpr double bytesOfPiece = 160;
    return bytesOfPiece * static_cast<double>(size.cells()) + 4 * gridMemory(size);
}

class Decoder {
  public:
    Decoder(const EchelonBasis& even, const Puzzle& puzzle, SearchClock& clock)
        : size_(puzzle.size()), bits_(static_cast<std::size_t>(size_.cells())), clock_(clock) {
        for (const Grid& set : even.vectors()) {
            if (!clock.work(bits_.size())) return;
            for (Syndrome& bits : bits_) bits <<= 1U;
            set.forEachSet([&](Cell cell) { ++bits_[static_cast<std::size_t>(indexOf(size_, cell))]; });
        }
        constexpr std::size_t wordsOfEntry = 256;
        for (std::size_t c = 0; c < bits_.size() && clock.work(wordsOfEntry); ++c)
            cellsWith_[bits_[c]].push_back(c);
        for (const Colour colour : coloursOf(puzzle.goal)) {
            const Syndrome target = syndromeOf(even, puzzle.toFlip(colour));
            if (std::ranges::find(targets_, target) == targets_.end()) targets_.push_back(target);
        }
    }

    NearestSolvable run() {
        if (std::ranges::find(targets_, Syndrome{0}) != targets_.end()) {
            return {.fewest = 0, .count = 1, .complete = true, .changes = {Grid(size_)}};
        }
        do {
            nearest_.complete = choose(0, nearest_.fewest++, 0);
        } while (nearest_.complete && nearest_.count == 0);
        return std::move(nearest_);
    }

  private:
    /// Chooses `left` more pieces from `from` on, and looks up the last one after them.
    bool choose(std::size_t from, int left, Syndrome sum) {
        if (left == 0) return complete(from, sum);
        for (std::size_t c = from; c < bits_.size(); ++c) {
            chosen_.push_back(c);
            const bool goOn = choose(c + 1, left - 1, sum ^ bits_[c]);
            chosen_.pop_back();
            if (!goOn) return false;
        }
        return true;
    }

    bool complete(std::size_t from, Syndrome sum) {
        if (!clock_.count([] { return 0.0; })) return false;
        std::vector<std::size_t> last;
        for (const Syndrome target : targets_) {
            const auto found = cellsWith_.find(sum ^ target);
            if (found == cellsWith_.end()) continue;
            std::ranges::copy_if(found->second, std::back_inserter(last),
                                 [&](std::size_t c) { return c >= from; });
        }
        // One of many cells may go with very many others.
        if (!clock_.work(wordsOfCell * last.size())) return false;
        std::ranges::sort(last);
        return std::ranges::all_of(last, [this](std::size_t c) { return add(c); });
    }

    /// Adds what has been chosen with this last cell; false if the clock has stopped the search.
    bool add(std::size_t last) {
        ++nearest_.count;
        if (nearest_.changes.size() == mostListed_) return true;
        Grid change(size_);
        if (!clock_.work(wordsOf(change))) return false;
        for (const std::size_t c : chosen_) change.flip(cellAt(size_, static_cast<std::int64_t>(c)));
        change.flip(cellAt(size_, static_cast<std::int64_t>(last)));
        nearest_.changes.push_back(std::move(change));
        return true;
    }

    /// Collecting and sorting takes each so long.
    static constexpr std::uint64_t wordsOfCell = 16;

    Size size_;
    /// What turning over each piece adds to the syndrome.
    std::vector<Syndrome> bits_;
    std::unordered_map<Syndrome, std::vector<std::size_t>> cellsWith_;
    std::vector<Syndrome> targets_;
    SearchClock& clock_;
    /// As many as there is room for, but one at least.
    std::size_t mostListed_ =
        std::max<std::size_t>(1, gridsThatFit(size_, NearestSolvable::mostListed, clock_.budget().memory));
    std::vector<std::size_t> chosen_;
    NearestSolvable nearest_;
};

NearestSolvable search(const Puzzle& puzzle, SearchClock& clock) {
    const MemoryShare decoding(clock, decoderMemory(puzzle.size()) + tableMemory(puzzle.rule));
    if (!decoding.granted()) return {};
    // The even sets of a rule are the quiet patterns of the rule turned round.
    const double sets = mostDimensions * gridMemory(puzzle.size());
    const auto turned = solveEquations(puzzle.rule.transposed(), {}, static_cast<std::int64_t>(sets), clock);
    if (!turned || !turned->allQuiet() || turned->nullity > mostDimensions) return {};
    const MemoryShare evenSets(clock, turned->quiet.dimension() * gridMemory(puzzle.size()));
    Decoder decoder(turned->quiet, puzzle, clock);
    if (clock.stopped()) return {};
    return decoder.run();
}

} // namespace

NearestSolvable nearestSolvable(const Puzzle& puzzle, const SearchContext& context) {
    SearchContext bounded = context;
    bounded.budget.nodes = std::min(bounded.budget.nodes, defaultNodes);
    SearchClock clock(bounded);
    try {
        return search(puzzle, clock);
    } catch (const std::bad_alloc&) {
        return {};
    }
}

} // namespace flip
