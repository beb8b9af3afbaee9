#include "core/solve/equations/skyline.h"

#include "core/base/memory_share.h"
#include <algorithm>
#include <bit>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

// Gauss elimination that keeps of each equation only the stretch of unknowns in which it lives, the "skyline"
// of the matrix (A. George, J. W.-H. Liu, "Computer Solution of Large Sparse Positive Definite Systems").
//
// The unknowns are numbered from the last cell to the first. Equations come one at a time, in the same order.
// A new one is freed from the left of every unknown that leads an equation already kept; when something is
// left of it, it is kept under its first unknown, otherwise it is 0 = 0, or 0 = 1 for an impossible
// right-hand side.
//
// Why this stays narrow: with a clipped pattern, equation number i has only unknowns from i − w to
// i + w, where w = columns + 1. Those kept earlier reach less far right than i + w, and only those that lead
// with an unknown that the new equation has are added to it, so they begin no further left. So it stays
// within its 2w + 1 unknowns, whatever pivots are missing. On a torus the first row of the board is next to
// the last as well: its unknowns, which come last here, are kept apart for every equation, as a tail; only
// its own few equations, which come last, run through the whole board.
//
// Why backwards: back substitution from the last unknown, with one unknown that leads nothing set and all
// other such unknowns clear, gives a vector of the kernel in which only unknowns before it are set besides.
// In reading order these come after it: it is the leading cell, and clear in all the others. So the vectors
// are the reduced basis already, and a solution with all of those clear is the reduced solution.

namespace flip {

namespace {

using Word = Grid::Word;

constexpr std::size_t perWord = Grid::wordBits;

/// To load and keep an equation takes as long as adding about so many words, even if no other is added to it.
constexpr std::uint64_t wordsPerEquation = 128;

std::size_t wordsFor(std::int64_t count) { return (static_cast<std::size_t>(count) + perWord - 1) / perWord; }

/// The unknowns at the end that are kept apart for every equation.
std::int64_t tailCells(const Rule& rule) {
    return rule.pattern() && rule.edges() == Edges::Torus ? rule.size().columns : 0;
}

/// A kept equation: `words` words of its unknowns, from the word of the one that leads it, then the tail,
/// then the right-hand sides, all in a pool at `row`.
struct Kept {
    const Word* row = nullptr;
    std::size_t words = 0;

    [[nodiscard]] bool exists() const { return row != nullptr; }
};

/// The words of all rows: those of their unknowns, rounded up, and of their right-hand sides.
double rowWords(const Rule& rule) {
    const auto cells = static_cast<double>(rule.size().cells());
    const double band = rule.pattern() ? std::min(cells, 2.0 * rule.size().columns + 3) : cells;
    return cells * ((band + 2 * static_cast<double>(tailCells(rule))) / Grid::wordBits + 3);
}

/// Room for rows, in blocks that stay where they are: one that grew would take up to three times as much
/// while it moves. A block is a small part of the whole, for the last one may be almost empty.
class RowPool {
  public:
    explicit RowPool(double allWords)
        : blockWords_(static_cast<std::size_t>(std::clamp(allWords / 16, 1.0, mostBlockWords))) {}

    Word* room(std::size_t words) {
        if (words > left_) {
            left_ = std::max(words, blockWords_);
            blocks_.push_back(std::make_unique_for_overwrite<Word[]>(left_));
            next_ = blocks_.back().get();
        }
        left_ -= words;
        return std::exchange(next_, next_ + words);
    }

  private:
    static constexpr double mostBlockWords = 1 << 12;

    std::size_t blockWords_;
    std::vector<std::unique_ptr<Word[]>> blocks_;
    Word* next_ = nullptr;
    std::size_t left_ = 0;
};

class Skyline {
  public:
    Skyline(const Rule& rule, std::span<const Grid> rightSides)
        : equations_(rule.transposed()), size_(rule.size()), cells_(static_cast<std::size_t>(size_.cells())),
          rightSides_(rightSides), unknownWords_(wordsFor(size_.cells())),
          tailStart_(static_cast<std::size_t>(size_.cells() - tailCells(rule)) / perWord),
          sideWords_(wordsFor(std::ssize(rightSides))), kept_(cells_), pool_(rowWords(rule)),
          row_(unknownWords_ + sideWords_), contradicted_(sideWords_) {
        if (tailCells(rule) == 0) tailStart_ = unknownWords_;
    }

    bool eliminate(SearchClock& clock) {
        for (std::size_t i = 0; i < cells_; ++i) {
            load(cellAt(i));
            insert();
            const auto share = [&] { return static_cast<double>(i) / static_cast<double>(2 * cells_); };
            if (!clock.work(wordsPerEquation + std::exchange(touched_, 0), share)) return false;
        }
        return true;
    }

    std::optional<Equations> results(std::int64_t quietMemory, SearchClock& clock) {
        Equations equations;
        std::vector<std::size_t> free;
        for (std::size_t i = cells_; i-- > 0;) {
            if (!kept_[i].exists()) free.push_back(i);
        }
        equations.nullity = static_cast<std::int64_t>(free.size());
        free.resize(gridsThatFit(size_, equations.nullity, std::min(quietMemory, clock.budget().memory)));
        const MemoryShare patterns(clock, static_cast<double>(free.size()) * gridMemory(size_));
        std::vector<Grid> quiet;
        quiet.reserve(free.size());
        for (const std::size_t unknown : free) {
            quiet.push_back(quietPattern(unknown, clock));
            if (clock.stopped()) return std::nullopt;
        }
        equations.quiet = EchelonBasis::fromReduced(std::move(quiet));
        for (std::size_t i = 0; i < rightSides_.size(); ++i)
            equations.solutions.push_back(solution(i, clock));
        if (clock.stopped()) return std::nullopt;
        return equations;
    }

  private:
    /// Numbers run against the reading order.
    [[nodiscard]] Cell cellAt(std::size_t number) const {
        return flip::cellAt(size_, static_cast<std::int64_t>(cells_ - 1 - number));
    }

    [[nodiscard]] std::size_t numberOf(Cell cell) const {
        return cells_ - 1 - static_cast<std::size_t>(indexOf(size_, cell));
    }

    /// Puts the equation of a cell into row_.
    void load(Cell cell) {
        begin_ = tailStart_;
        end_ = 0;
        equations_.forEachFlipped(cell, [&](Cell press) {
            const std::size_t number = numberOf(press);
            const std::size_t word = number / perWord;
            row_[word] |= Word{1} << (number % perWord);
            if (word >= tailStart_) return;
            begin_ = std::min(begin_, word);
            end_ = std::max(end_, word + 1);
        });
        for (std::size_t i = 0; i < rightSides_.size(); ++i) {
            if (rightSides_[i].test(cell)) row_[unknownWords_ + i / perWord] |= Word{1} << (i % perWord);
        }
    }

    void insert() {
        for (std::size_t word = begin_; word < unknownWords_; ++word) {
            if (word >= end_ && word < tailStart_) word = tailStart_;
            if (word == unknownWords_) break;
            if (Kept* const free = reduce(word)) return keep(*free, word);
        }
        for (std::size_t i = 0; i < sideWords_; ++i) contradicted_[i] |= row_[unknownWords_ + i];
        clear();
    }

    /// Frees a word from the unknowns that lead equations. Returns the place of the first unknown that leads
    /// none, if there is one.
    Kept* reduce(std::size_t word) {
        // This is the innermost loop. A word stored into row_ could be any member, as far as the compiler
        // knows, so what it reads is copied first.
        Word* const row = row_.data();
        Kept* const leading = kept_.data() + word * perWord;
        const std::size_t tailStart = tailStart_;
        const std::size_t rest = row_.size() - tailStart;
        std::size_t end = end_;
        std::size_t touched = 0;
        Kept* pivot = nullptr;
        while (row[word] != 0) {
            pivot = leading + std::countr_zero(row[word]);
            if (!pivot->exists()) break;
            const Word* const from = pivot->row;
            const std::size_t words = pivot->words;
            for (std::size_t i = 0; i < words; ++i) row[word + i] ^= from[i];
            for (std::size_t i = 0; i < rest; ++i) row[tailStart + i] ^= from[words + i];
            end = std::max(end, word + words);
            touched += words + rest;
        }
        end_ = end;
        touched_ += touched;
        return row[word] != 0 ? pivot : nullptr;
    }

    /// Moves row_, whose first unknown lies in `word`, to the pool.
    void keep(Kept& kept, std::size_t word) {
        const std::size_t words = end_ > word ? end_ - word : 0;
        Word* const row = pool_.room(words + row_.size() - tailStart_);
        const auto from = row_.begin() + static_cast<std::ptrdiff_t>(word);
        Word* const tail = std::copy_n(from, words, row);
        std::copy(row_.begin() + static_cast<std::ptrdiff_t>(tailStart_), row_.end(), tail);
        kept = {row, words};
        clear();
    }

    void clear() {
        std::fill(row_.begin() + static_cast<std::ptrdiff_t>(begin_),
                  row_.begin() + static_cast<std::ptrdiff_t>(std::max(begin_, end_)), 0);
        std::fill(row_.begin() + static_cast<std::ptrdiff_t>(tailStart_), row_.end(), 0);
    }

    [[nodiscard]] Grid quietPattern(std::size_t unknown, SearchClock& clock) const {
        std::vector<Word> values(unknownWords_);
        values[unknown / perWord] |= Word{1} << (unknown % perWord);
        substitute(values, unknown, clock, [](const Kept&) { return false; });
        return toGrid(values);
    }

    [[nodiscard]] std::optional<Grid> solution(std::size_t side, SearchClock& clock) const {
        if ((contradicted_[side / perWord] >> (side % perWord)) & 1U) return std::nullopt;
        std::vector<Word> values(unknownWords_);
        substitute(values, cells_, clock, [&](const Kept& kept) {
            const Word* const sides = kept.row + kept.words + unknownWords_ - tailStart_;
            return ((sides[side / perWord] >> (side % perWord)) & 1U) != 0;
        });
        return toGrid(values);
    }

    /// Works out the unknowns below `from` that lead an equation, the last first; the others stay as they
    /// are. Ends early when the clock stops.
    template <class RightSide>
    void substitute(std::vector<Word>& values, std::size_t from, SearchClock& clock,
                    RightSide&& rightSide) const {
        for (std::size_t unknown = from; unknown-- > 0;) {
            const Kept& kept = kept_[unknown];
            if (!clock.work(1 + kept.words + row_.size() - tailStart_)) return;
            if (!kept.exists()) continue;
            const Word* row = kept.row;
            const Word* const first = values.data() + unknown / perWord;
            Word parity = 0;
            for (std::size_t i = 0; i < kept.words; ++i) parity ^= row[i] & first[i];
            row += kept.words;
            for (std::size_t i = tailStart_; i < unknownWords_; ++i) parity ^= *row++ & values[i];
            const bool value = (std::popcount(parity) % 2 == 1) != rightSide(kept);
            if (value) values[unknown / perWord] |= Word{1} << (unknown % perWord);
        }
    }

    [[nodiscard]] Grid toGrid(const std::vector<Word>& values) const {
        Grid grid(size_);
        for (std::size_t word = 0; word < values.size(); ++word) {
            for (Word rest = values[word]; rest != 0; rest &= rest - 1) {
                grid.set(cellAt(word * perWord + static_cast<std::size_t>(std::countr_zero(rest))));
            }
        }
        return grid;
    }

    /// The rule turned round: which presses flip a cell.
    Rule equations_;
    Size size_;
    std::size_t cells_;
    std::span<const Grid> rightSides_;
    std::size_t unknownWords_;
    std::size_t tailStart_;
    std::size_t sideWords_;
    std::vector<Kept> kept_;
    RowPool pool_;
    /// The equation at hand: its unknowns, 0 outside the words from begin_ to end_ and the tail; its
    /// right-hand sides.
    std::vector<Word> row_;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    std::vector<Word> contradicted_;
    /// Words gone through since the clock was told.
    std::uint64_t touched_ = 0;
};

} // namespace

double skylineMemory(const Rule& rule) {
    const Size size = rule.size();
    const auto cells = static_cast<double>(size.cells());
    const double transposedTable = rule.pattern() ? 0 : gridMemory(size);
    // A row in its words, and its place.
    return sizeof(Skyline) + sizeof(Word) * rowWords(rule) + cells * (sizeof(Kept) + transposedTable);
}

std::optional<Equations> solveBySkyline(const Rule& rule, std::span<const Grid> rightSides,
                                        std::int64_t quietMemory, SearchClock& clock) {
    const MemoryShare working(clock, skylineMemory(rule));
    if (!working.granted()) return std::nullopt;
    Skyline skyline(rule, rightSides);
    if (!skyline.eliminate(clock)) return std::nullopt;
    return skyline.results(quietMemory, clock);
}

} // namespace flip
