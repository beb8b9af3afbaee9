#include "core/solve/methods/breadth_first.h"

#include "core/base/index.h"
#include "core/base/search_clock.h"
#include "core/solve/equations/word_basis.h"
#include "core/solve/methods/wanted_colours.h"
#include "core/solve/refusals.h"
#include "core/solve/trace/recorder.h"

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <vector>

// Breadth-first search over boards, the third common solution of POJ 1753: from the given board, reach all
// boards that are one press away, then all that are two away, and so on, visiting none twice. The first
// solved board is as near as any; if the queue becomes empty, the goal cannot be reached.
//
// The published program marks visited boards in a table with an entry for each of the 2^n boards. So does
// ours, but the entry is the press by which the board was reached, so that the press set can be read off
// backwards; and the size of the table is checked before it is allocated. The queue never holds more than
// 2^rank boards, because the reachable boards are the given one plus all sums of masks, so its size is known
// in advance, too.

namespace flip {

namespace {

using Word = PackedPuzzle::Word;
using Kind = TraceEvent::Kind;

/// Boards are stored as 32 bits, and the table takes a byte for each of 2^n.
constexpr int cellLimit = 30;

int rankOf(const PackedPuzzle& puzzle) {
    WordBasis masks;
    for (const Word mask : puzzle.masks) masks.add(mask);
    return masks.rank();
}

/// The bytes of the puzzle, the table and the queue.
double tableMemory(const PackedPuzzle& puzzle) {
    return static_cast<double>(packedMemory(puzzle.size)) + std::exp2(puzzle.cells) +
           std::exp2(rankOf(puzzle)) * sizeof(std::uint32_t);
}

struct Free {
    void operator()(std::uint8_t* table) const { std::free(table); }
};

using Table = std::unique_ptr<std::uint8_t[], Free>;

/// A byte for each board, all 0. calloc provides a large table without touching it, whereas a vector would
/// first write all of it, which takes too long to be stopped in time.
Table emptyTable(const PackedPuzzle& puzzle) {
    Table table(static_cast<std::uint8_t*>(std::calloc(std::size_t{1} << puzzle.cells, 1)));
    if (!table) throw std::bad_alloc();
    return table;
}

template <class Recorder>
class BreadthFirst {
  public:
    BreadthFirst(const Puzzle& puzzle, const SearchContext& context, Recorder recorder)
        : recorder_(recorder), puzzle_(puzzle), isTable_(!puzzle.rule.pattern()), clock_(context),
          wanted_(puzzle_.goal), reachable_(std::exp2(rankOf(puzzle_))), cameBy_(emptyTable(puzzle_)) {
        queue_.reserve(static_cast<std::size_t>(reachable_));
    }

    Outcome run() {
        record(Kind::Level, 0);
        bool ended = reach(puzzle_.board, start);
        // One level of the queue after the other, until an answer is found.
        for (std::size_t begin = 0; !ended && !found_ && begin < queue_.size();) {
            const std::size_t end = queue_.size();
            ++distance_;
            record(Kind::Level, pressesIfRecorded(queue_[begin]));
            for (; begin < end && !ended; ++begin) ended = expand(queue_[begin]);
        }
        const Cost cost = clock_.cost(static_cast<std::int64_t>(tableMemory(puzzle_)));
        if (found_) return {*found_, cost};
        if (ended) return {*clock_.stopped(), cost};
        return {Impossible{}, cost};
    }

  private:
    static constexpr std::uint8_t never = 0;
    static constexpr std::uint8_t start = 1;
    /// A board reached by the press of cell p has p + firstPress in the table.
    static constexpr std::uint8_t firstPress = 2;

    /// Reaches the neighbours of a board. True when the search is over.
    bool expand(Word board) {
        // Read off only once: walking back from each neighbour would take longer than the search.
        const Word presses = pressesIfRecorded(board);
        record(Kind::Expand, presses);
        // Copies: a compiler must assume that writing bytes into the table changes the members.
        const std::span<const Word> masks = puzzle_.masks;
        const std::uint8_t* const cameBy = cameBy_.get();
        for (int p = 0; p < std::ssize(masks); ++p) {
            const Word next = board ^ masks[static_cast<std::size_t>(p)];
            if (cameBy[asIndex(next)] != never) {
                recordSeen(presses, p);
            } else if (reach(next, static_cast<std::uint8_t>(p + firstPress), presses ^ Word{1} << p)) {
                return true;
            }
        }
        return false;
    }

    /// Puts a new board into the table and the queue. True when the search is over. The presses are only
    /// valid while the search is recorded.
    bool reach(Word board, std::uint8_t by, Word presses = 0) {
        if (!clock_.count([this] { return static_cast<double>(clock_.nodes()) / reachable_; })) return true;
        cameBy_[asIndex(board)] = by;
        queue_.push_back(static_cast<std::uint32_t>(board));
        record(Kind::Try, presses);
        if (const auto colour = wanted_.take(puzzle_, board)) {
            found_ = Optimal{Grid::fromPacked(puzzle_.size, pressesTo(board)), *colour};
            record(Kind::Found, presses);
        }
        return wanted_.none();
    }

    /// The presses that led to a board, read backwards.
    [[nodiscard]] Word pressesTo(Word board) const {
        Word presses = 0;
        while (cameBy_[asIndex(board)] >= firstPress) {
            const auto p = static_cast<unsigned>(cameBy_[asIndex(board)] - firstPress);
            presses ^= Word{1} << p;
            board ^= puzzle_.masks[p];
        }
        return presses;
    }

    [[nodiscard]] Word pressesIfRecorded(Word board) const {
        if constexpr (Recorder::active) return pressesTo(board);
        return 0;
    }

    void record(Kind kind, Word presses) const {
        if constexpr (Recorder::active) recorder_.add(event(kind, presses));
    }

    void recordSeen(Word presses, int p) const {
        if constexpr (Recorder::active) {
            // Without a button, nothing is pressed.
            if (isTable_ && puzzle_.masks[static_cast<std::size_t>(p)] == 0) return;
            TraceEvent seen = event(Kind::Seen, presses ^ Word{1} << p);
            seen.cell = static_cast<std::uint16_t>(p);
            recorder_.add(seen);
        }
    }

    [[nodiscard]] TraceEvent event(Kind kind, Word presses) const {
        return {.presses = presses, .nodes = clock_.nodes(), .level = distance_, .kind = kind};
    }

    [[no_unique_address]] Recorder recorder_;
    PackedPuzzle puzzle_;
    bool isTable_;
    SearchClock clock_;
    WantedColours wanted_;
    double reachable_;
    Table cameBy_;
    std::vector<std::uint32_t> queue_;
    std::uint16_t distance_ = 0;
    std::optional<Optimal> found_;
};

} // namespace

std::optional<TooLarge> breadthFirstRefuses(const Puzzle& puzzle, const Budget& budget) {
    if (auto refused = refuseAboveCells(puzzle, cellLimit)) return refused;
    return refuseAboveMemory(tableMemory(PackedPuzzle(puzzle)), budget.memory);
}

Outcome searchBreadthFirst(const Puzzle& puzzle, const SearchContext& context) {
    return withRecorder(puzzle, context,
                        [&](auto recorder) { return BreadthFirst(puzzle, context, recorder).run(); });
}

} // namespace flip
