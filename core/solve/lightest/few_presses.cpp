#include "core/solve/lightest/few_presses.h"

#include "core/base/memory_share.h"
#include "core/solve/equations/equations.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <utility>

// Some press must flip the first piece that is left to flip, and only a few can: one for each piece of the
// pattern. So at most 9^k sets of k presses are looked at, whatever the size of the board, and far fewer if
// the piece is one that the fewest presses can flip, and if those that were tried in vain are not tried again
// below (every set is met once). With m presses left, at most 9m pieces may be left: where presses do not
// overlap, the first wrong one is the last. Searches for 0, 1, 2… presses follow one another (iterative
// deepening: R. E. Korf, 1985), so that the first that finds a set has proven that there is no lighter one.

namespace flip {

namespace {

/// For all grids and numbers of presses together: a few tenths of a second at most. At each node all pieces
/// that are left are looked at.
std::uint64_t mostNodes(std::int64_t presses) {
    constexpr std::uint64_t most = std::uint64_t{1} << 18U;
    constexpr std::uint64_t work = std::uint64_t{1} << 21U;
    return std::min(most, work / static_cast<std::uint64_t>(std::max<std::int64_t>(presses, 1)));
}

/// The cells that must still flip, to go through and to change in any order.
class CellsLeft {
  public:
    explicit CellsLeft(const Grid& cells)
        : size_(cells.size()), places_(static_cast<std::size_t>(size_.cells()), none) {
        cells.forEachSet([this](Cell cell) { flip(cell); });
    }

    [[nodiscard]] const std::vector<Cell>& cells() const { return cells_; }

    void flip(Cell cell) {
        std::uint32_t& place = placeOf(cell);
        if (place == none) {
            place = static_cast<std::uint32_t>(cells_.size());
            cells_.push_back(cell);
            return;
        }
        placeOf(cells_.back()) = place;
        cells_[place] = cells_.back();
        cells_.pop_back();
        place = none;
    }

  private:
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t& placeOf(Cell cell) { return places_[static_cast<std::size_t>(indexOf(size_, cell))]; }

    Size size_;
    std::vector<Cell> cells_;
    std::vector<std::uint32_t> places_;
};

/// Some presses.
struct Presses {
    std::array<Cell, Pattern::bitCount> cells;
    std::size_t count = 0;
};

/// The sets for one grid.
class Deepening {
  public:
    Deepening(const Rule& rule, const Rule& transposed, const Grid& toFlip, SearchClock& clock)
        : rule_(rule), transposed_(transposed), clock_(clock), left_(toFlip), decided_(rule.size()),
          mostFlipped_(static_cast<std::size_t>(std::popcount(rule.pattern()->bits()))),
          open_(static_cast<std::size_t>(rule.size().cells()), static_cast<std::uint8_t>(mostFlipped_)) {
        countAtEdges();
    }

    /// Looks at all sets of so many presses; false if the clock has stopped it.
    bool search(std::int64_t presses) { return searchBelow(static_cast<std::size_t>(presses)); }

    /// The first of the sets that were found, in reading order.
    [[nodiscard]] const std::vector<Cell>& best() const { return best_; }

    /// How many sets were found.
    [[nodiscard]] std::uint64_t found() const { return found_; }

  private:
    bool searchBelow(std::size_t presses) {
        if (left_.cells().size() > presses * std::max<std::size_t>(mostFlipped_, 1)) return true;
        if (!clock_.count([] { return 0.0; }) || !clock_.work(left_.cells().size())) return false;
        if (left_.cells().empty()) {
            offer();
            return true;
        }
        const Presses tried = fewestThatFlipOne();
        bool isOver = true;
        for (std::size_t i = 0; i < tried.count && isOver; ++i) {
            const Cell press = tried.cells[i];
            decide(press, true);
            made_.push_back(press);
            flipAround(press);
            isOver = searchBelow(presses - 1);
            flipAround(press);
            made_.pop_back();
        }
        for (std::size_t i = 0; i < tried.count; ++i) decide(tried.cells[i], false);
        return isOver;
    }

    /// Those that are not decided yet and flip the piece for which there are the fewest.
    [[nodiscard]] Presses fewestThatFlipOne() {
        std::size_t fewest = Pattern::bitCount + 1;
        Cell flipped;
        for (const Cell cell : left_.cells()) {
            const std::size_t open = openOf(cell);
            if (open >= fewest) continue;
            fewest = open;
            flipped = cell;
            if (fewest <= 1) break;
        }
        Presses presses;
        transposed_.forEachFlipped(flipped, [&](Cell press) {
            if (!decided_.test(press)) presses.cells[presses.count++] = press;
        });
        return presses;
    }

    /// Where a part of the pattern may lie beyond an edge, or twice on the same piece. O(rows + columns).
    void countAtEdges() {
        const auto [rows, columns] = rule_.size();
        for (int row = 0; row < rows; ++row) {
            const bool isInside = row > 0 && row + 1 < rows && columns > 1;
            for (int column = 0; column < columns; column += isInside ? columns - 1 : 1) {
                std::uint8_t& open = openOf({row, column});
                open = 0;
                transposed_.forEachFlipped({row, column}, [&open](Cell) { ++open; });
            }
        }
    }

    std::uint8_t& openOf(Cell cell) { return open_[static_cast<std::size_t>(indexOf(rule_.size(), cell))]; }

    void decide(Cell press, bool isDecided) {
        decided_.set(press, isDecided);
        rule_.forEachFlipped(press, [&](Cell flipped) { isDecided ? --openOf(flipped) : ++openOf(flipped); });
    }

    void flipAround(Cell press) {
        rule_.forEachFlipped(press, [this](Cell flipped) { left_.flip(flipped); });
    }

    void offer() {
        std::vector<Cell> cells = made_;
        std::ranges::sort(cells);
        if (found_ == 0 || cells < best_) best_ = std::move(cells);
        ++found_;
    }

    const Rule& rule_;
    const Rule& transposed_;
    SearchClock& clock_;
    CellsLeft left_;
    /// Pressed, or found not to be.
    Grid decided_;
    std::size_t mostFlipped_;
    /// For each piece, how many of the presses that flip it are not decided: counted anew at each node, they
    /// took nearly all of the time.
    std::vector<std::uint8_t> open_;
    std::vector<Cell> made_;
    std::vector<Cell> best_;
    std::uint64_t found_ = 0;
};

/// A grid with its number.
using Numbered = std::pair<std::size_t, Deepening>;

/// Where presses lie close together, wrong ones are found out too late: in a hard position on a small board.
bool isSparse(const Grid& toFlip) {
    constexpr std::int64_t few = 60;
    constexpr std::int64_t share = 8;
    const std::int64_t pieces = toFlip.count();
    return pieces <= few || pieces * share <= toFlip.cells();
}

/// Searches until a set is found, the clock has stopped, or there may be as light a set for another grid.
FewPresses deepen(std::vector<Numbered>& grids, Size size, std::int64_t least, std::int64_t others,
                  SearchClock& clock) {
    FewPresses few;
    few.lowerBound = least;
    for (; few.lowerBound < others; ++few.lowerBound) {
        std::uint64_t found = 0;
        bool isOver = true;
        for (auto& [number, grid] : grids) {
            isOver = grid.search(few.lowerBound) && isOver;
            found += grid.found();
            if (grid.found() == 0 || few.presses) continue;
            few.presses = Grid(size);
            for (const Cell press : grid.best()) few.presses->set(press);
            few.grid = number;
            few.mayNotBeFirst = !isOver;
        }
        few.isOnly = isOver && found == 1;
        if (few.presses || !isOver || clock.stopped()) break;
    }
    return few;
}

} // namespace

FewPresses fewPresses(const Rule& rule, const std::vector<Grid>& toFlip, SearchClock& clock) {
    if (!rule.pattern() || toFlip.empty()) return {};
    const std::int64_t mostFlipped = std::max(1, std::popcount(rule.pattern()->bits()));
    const double cells = static_cast<double>(rule.size().cells());
    const double bytes = static_cast<double>(toFlip.size()) *
                         (cells * (sizeof(std::uint32_t) + sizeof(std::uint8_t)) + gridMemory(rule.size()));
    const bool fits = bytes <= static_cast<double>(clock.budget().memory) / 4;
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    // Of the grids that are left out, none has a lighter set than this, and no more presses are looked at.
    std::int64_t others = mostFewPresses + 1;
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < toFlip.size(); ++i) {
        const std::int64_t leastForIt = (toFlip[i].count() + mostFlipped - 1) / mostFlipped;
        least = std::min(least, leastForIt);
        if (fits && isSparse(toFlip[i])) {
            numbers.push_back(i);
        } else {
            others = std::min(others, leastForIt);
        }
    }
    if (numbers.empty() || least >= others) return {{}, 0, least};
    const MemoryShare memory(clock, bytes);
    SearchClock part = clock.limitedTo(mostNodes(least));
    const Rule transposed = rule.transposed();
    std::vector<Numbered> grids;
    grids.reserve(numbers.size());
    for (const std::size_t i : numbers) grids.emplace_back(i, Deepening(rule, transposed, toFlip[i], part));
    FewPresses few = deepen(grids, rule.size(), least, others, part);
    clock.goOnAfter(part);
    return few;
}

} // namespace flip
