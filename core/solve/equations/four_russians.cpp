#include "core/solve/equations/four_russians.h"

#include "core/solve/equations/bit_matrix.h"
#include "core/solve/equations/word_basis.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <vector>

// Gauss–Jordan elimination by the method of the four Russians (V. L. Arlazarov, E. A. Dinic, M. A. Kronrod,
// I. A. Faradžev, "On economical construction of the transitive closure of an oriented graph", 1970; for
// elimination G. V. Bard, "Accelerating cryptanalysis with the method of four Russians", 2006; M4RI is its
// library).
//
// 64 unknowns, one word of every equation, are eliminated at a time:
//
// 1. Which equations lead there? An equation's word says alone whether it is a sum of those chosen already.
//    So the words of all equations that lead nowhere yet are looked through for a basis.
// 2. The chosen equations, at most 64, are freed from each other: every one of them has an unknown, its
//    lead, that no other one has.
// 3. All other equations are to be freed from the leads. The chosen one that leads with unknown i must be
//    added exactly where bit i of the word is set: so the word says which ones to add up, all at once. And as
//    there are many more equations than sums of five, the sums of any of five are made beforehand, two to the
//    fifth of them for each of the thirteen fives in 64. Then it takes thirteen additions instead of up to
//    64, 32 on average.
//
// A sum of rows is made for eight words of the row, the width of the widest vector register, and for all
// equations, before the next eight words come: so the tables take 26 KiB, stay in the first-level cache, and
// never grow with the board.
//
// Why from the last unknown to the first: an equation leads with its last unknown. At the end, an unknown
// that leads nothing, set alone among its like, sets besides only unknowns that lead equations in which it
// occurs: they come after it. So it is the first cell of that quiet pattern, and clear in all the others:
// the patterns are the reduced basis. A solution with all of those clear is the reduced solution.

namespace flip {

namespace {

using Word = Grid::Word;

constexpr std::size_t bits = Grid::wordBits;

std::size_t wordsFor(std::size_t count) { return (count + bits - 1) / bits; }

/// Rounded up, and odd: rows at a distance of many powers of two would fall into the same sets of the cache.
std::size_t partsFor(std::size_t words) { return (words + RowPart::words - 1) / RowPart::words | 1U; }

/// The bits of a grid without gaps.
void pack(const Grid& grid, Word* words) {
    std::size_t at = 0;
    for (int row = 0; row < grid.rows(); ++row) {
        int left = grid.columns();
        for (const Word word : grid.row(row)) {
            words[at / bits] |= word << at % bits;
            const auto count = static_cast<std::size_t>(std::min(left, Grid::wordBits));
            if (at % bits + count > bits) words[at / bits + 1] |= word >> (bits - at % bits);
            at += count;
            left -= Grid::wordBits;
        }
    }
}

/// An equation in every row: first the right-hand sides, then the unknowns in reading order.
class DenseEquations {
  public:
    DenseEquations(const Rule& rule, std::span<const Grid> rightSides, SearchClock& clock,
                   const RowKernels& kernels)
        : size_(rule.size()), cells_(static_cast<std::size_t>(size_.cells())), sides_(rightSides.size()),
          unknowns_(wordsFor(sides_)), words_(unknowns_ + wordsFor(cells_)), stride_(partsFor(words_)),
          parts_(cells_ * stride_), leads_(cells_, nothing), clock_(clock), kernels_(kernels) {
        loadUnknowns(rule);
        for (std::size_t side = 0; side < sides_; ++side) {
            for (const Cell cell : rightSides[side].setCells()) {
                row(static_cast<std::size_t>(indexOf(size_, cell)))[side / bits] |= Word{1} << side % bits;
            }
        }
    }

    bool eliminate() {
        for (std::size_t word = words_; word-- > unknowns_;) {
            const std::vector<std::size_t> chosen = choose(word);
            if (clock_.stopped()) return false;
            if (!chosen.empty() && !eliminate(word, chosen)) return false;
        }
        return true;
    }

    std::optional<Equations> results(std::int64_t quietMemory) {
        std::vector<std::size_t> leading(cells_, nothing);
        for (std::size_t i = 0; i < cells_; ++i) {
            if (leads_[i] != nothing) leading[leads_[i]] = i;
        }
        std::vector<std::size_t> free;
        for (std::size_t unknown = 0; unknown < cells_; ++unknown) {
            if (leading[unknown] == nothing) free.push_back(unknown);
        }
        Equations equations;
        equations.nullity = static_cast<std::int64_t>(free.size());
        free.resize(gridsThatFit(size_, equations.nullity, std::min(quietMemory, clock_.budget().memory)));
        const MemoryShare patterns(clock_, static_cast<double>(free.size()) * gridMemory(size_));
        std::vector<Grid> quiet;
        quiet.reserve(free.size());
        for (const std::size_t unknown : free) {
            if (!clock_.work(cells_)) return std::nullopt;
            quiet.push_back(leadsWith(unknowns_ * bits + unknown));
            quiet.back().set(cell(unknown));
        }
        equations.quiet = EchelonBasis::fromReduced(std::move(quiet));
        for (std::size_t side = 0; side < sides_; ++side) {
            if (!clock_.work(cells_)) return std::nullopt;
            equations.solutions.push_back(solution(side));
        }
        return equations;
    }

  private:
    static constexpr std::size_t nothing = ~std::size_t{0};

    [[nodiscard]] Cell cell(std::size_t number) const {
        return cellAt(size_, static_cast<std::int64_t>(number));
    }

    [[nodiscard]] Word* row(std::size_t equation) { return parts_[equation * stride_].at.data(); }

    [[nodiscard]] const Word* row(std::size_t equation) const { return parts_[equation * stride_].at.data(); }

    [[nodiscard]] bool test(std::size_t equation, std::size_t column) const {
        return ((row(equation)[column / bits] >> column % bits) & 1U) != 0;
    }

    /// What a press flips is a column: 64 of them are turned into a word of all rows.
    void loadUnknowns(const Rule& rule) {
        const std::size_t cellWords = wordsFor(cells_);
        std::vector<Word> columns(bits * (cellWords + 1));
        std::array<Word, bits> square;
        for (std::size_t first = 0; first < cells_; first += bits) {
            std::ranges::fill(columns, 0);
            const std::size_t count = std::min(bits, cells_ - first);
            for (std::size_t i = 0; i < count; ++i) {
                pack(rule.mask(cell(first + i)), &columns[i * (cellWords + 1)]);
            }
            if (!clock_.work(8 * columns.size())) return;
            for (std::size_t word = 0; word < cellWords; ++word) {
                for (std::size_t i = 0; i < bits; ++i) square[i] = columns[i * (cellWords + 1) + word];
                transpose(square);
                const std::size_t equations = std::min(bits, cells_ - word * bits);
                for (std::size_t i = 0; i < equations; ++i) {
                    row(word * bits + i)[unknowns_ + first / bits] = square[i];
                }
            }
        }
    }

    /// Equations that shall lead in this word: as many as possible, none a sum of the others there.
    std::vector<std::size_t> choose(std::size_t word) {
        WordBasis basis;
        std::vector<std::size_t> chosen;
        for (std::size_t i = 0; i < cells_ && chosen.size() < bits && clock_.work(1); ++i) {
            if (leads_[i] == nothing && basis.add(row(i)[word])) chosen.push_back(i);
        }
        return chosen;
    }

    bool eliminate(std::size_t word, const std::vector<std::size_t>& chosen) {
        const Word leads = separate(word, chosen);
        std::vector<Word> sums(cells_);
        for (std::size_t i = 0; i < cells_; ++i) sums[i] = row(i)[word] & leads;
        for (const std::size_t i : chosen) sums[i] = 0;
        for (std::size_t part = 0; part <= word / RowPart::words; ++part) {
            if (!clock_.work(cells_ * RowSums::groups * RowPart::words)) return false;
            tabulate(part, chosen);
            kernels_.add(sums_, sums, &parts_[part], stride_);
        }
        return true;
    }

    /// Frees the chosen equations from each other's leads, which it returns.
    Word separate(std::size_t word, const std::vector<std::size_t>& chosen) {
        Word leads = 0;
        for (const std::size_t i : chosen) {
            // Its lead is the last unknown that is left of it when it is free from all leads up to now.
            for (const std::size_t other : chosen) {
                if (other == i) break;
                if (test(i, word * bits + leadOf(other))) add(other, i, word);
            }
            const Word last = std::bit_floor(row(i)[word]);
            const auto lead = static_cast<std::size_t>(std::countr_zero(last));
            leads |= last;
            leads_[i] = (word - unknowns_) * bits + lead;
            for (const std::size_t other : chosen) {
                if (other == i) break;
                if (test(other, word * bits + lead)) add(i, other, word);
            }
        }
        return leads;
    }

    /// The place in its word.
    [[nodiscard]] std::size_t leadOf(std::size_t equation) const { return leads_[equation] % bits; }

    /// Behind `word` both are 0.
    void add(std::size_t from, std::size_t to, std::size_t word) {
        Word* const sum = row(to);
        const Word* const added = row(from);
        for (std::size_t i = 0; i <= word; ++i) sum[i] ^= added[i];
    }

    /// Fills the table for one part of the rows: every sum is a smaller one and the row of its highest bit.
    void tabulate(std::size_t part, const std::vector<std::size_t>& chosen) {
        std::array<const RowPart*, bits> byLead{};
        for (const std::size_t i : chosen) byLead[leadOf(i)] = &parts_[i * stride_ + part];
        static constexpr RowPart none{};
        for (std::size_t group = 0; group < RowSums::groups; ++group) {
            auto& sums = sums_.sums[group];
            sums[0] = none;
            for (std::size_t bit = 0; bit < RowSums::groupBits; ++bit) {
                const std::size_t lead = group * RowSums::groupBits + bit;
                const RowPart* const row = lead < bits && byLead[lead] != nullptr ? byLead[lead] : &none;
                for (std::size_t s = std::size_t{1} << bit; s < std::size_t{2} << bit; ++s) {
                    const RowPart& smaller = sums[s ^ std::size_t{1} << bit];
                    for (std::size_t i = 0; i < RowPart::words; ++i)
                        sums[s].at[i] = smaller.at[i] ^ row->at[i];
                }
            }
        }
    }

    /// The unknowns that lead an equation with something in this column.
    [[nodiscard]] Grid leadsWith(std::size_t column) const {
        Grid grid(size_);
        for (std::size_t i = 0; i < cells_; ++i) {
            if (leads_[i] != nothing && test(i, column)) grid.set(cell(leads_[i]));
        }
        return grid;
    }

    [[nodiscard]] std::optional<Grid> solution(std::size_t side) const {
        for (std::size_t i = 0; i < cells_; ++i) {
            if (leads_[i] == nothing && test(i, side)) return std::nullopt;
        }
        return leadsWith(side);
    }

    RowSums sums_;
    Size size_;
    std::size_t cells_;
    std::size_t sides_;
    /// The word in which the unknowns begin, and where a row ends.
    std::size_t unknowns_;
    std::size_t words_;
    /// In parts.
    std::size_t stride_;
    std::vector<RowPart> parts_;
    /// The unknown that an equation leads with.
    std::vector<std::size_t> leads_;
    SearchClock& clock_;
    const RowKernels& kernels_;
};

} // namespace

double fourRussiansMemory(const Rule& rule) {
    const auto cells = static_cast<double>(rule.size().cells());
    const double row = (cells / bits / RowPart::words + 3) * sizeof(RowPart);
    return cells * (row + 4 * sizeof(std::size_t)) + cells * 8 + sizeof(RowSums);
}

std::optional<Equations> solveByFourRussians(const Rule& rule, std::span<const Grid> rightSides,
                                             std::int64_t quietMemory, SearchClock& clock,
                                             const RowKernels& kernels) {
    const MemoryShare working(clock, fourRussiansMemory(rule));
    if (!working.granted()) return std::nullopt;
    DenseEquations equations(rule, rightSides, clock, kernels);
    if (clock.stopped() || !equations.eliminate()) return std::nullopt;
    return equations.results(quietMemory);
}

} // namespace flip
