#include "core/solve/methods/elimination_trace.h"

#include "core/base/search_clock.h"
#include "core/model/packed_puzzle.h"
#include "core/model/special_cells.h"
#include "core/model/ties.h"
#include "core/solve/methods/algebra.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace flip {

namespace {

using Word = Grid::Word;
using Kind = TraceEvent::Kind;

constexpr int mostFreePresses = 19;

std::vector<PieceEquation> equationsOf(const PackedPuzzle& puzzle) {
    std::vector<PieceEquation> equations(puzzle.masks.size());
    for (std::size_t p = 0; p < puzzle.masks.size(); ++p) {
        for (Word rest = puzzle.masks[p]; rest != 0; rest &= rest - 1) {
            equations[static_cast<std::size_t>(std::countr_zero(rest))].coefficients |= Word{1} << p;
        }
    }
    for (std::size_t i = 0; i < equations.size(); ++i) {
        const bool black = (puzzle.board >> i) & 1U;
        equations[i].pieces = Word{1} << i;
        equations[i].toFlip = {black, !black};
    }
    return equations;
}

void add(PieceEquation& to, const PieceEquation& from) {
    to.coefficients ^= from.coefficients;
    to.pieces ^= from.pieces;
    for (std::size_t i = 0; i < to.toFlip.size(); ++i) to.toFlip[i] = to.toFlip[i] != from.toFlip[i];
}

class RecordedAlgebra {
  public:
    RecordedAlgebra(const Puzzle& puzzle, const SearchContext& context)
        : unpacked_(puzzle), context_(context), puzzle_(puzzle), clock_(context),
          equations_(equationsOf(puzzle_)) {}

    Outcome run() {
        for (int p = 0; p < puzzle_.cells; ++p) eliminate(p);
        if (std::popcount(free_) > mostFreePresses) return leaveToAlgebra();
        for (const Colour colour : coloursOf(puzzle_.goal)) {
            if (isContradicted(colour)) continue;
            if (!weighAll(colour)) return {*clock_.stopped(), clock_.cost()};
        }
        if (!found_) return {Impossible{}, clock_.cost()};
        return {Optimal{Grid::fromPacked(puzzle_.size, best_), *found_}, clock_.cost()};
    }

  private:
    /// Makes one equation determine press p, and eliminates p from all others.
    void eliminate(int p) {
        const auto has = [&](const PieceEquation& e) { return ((e.coefficients >> p) & 1U) != 0; };
        const auto chosen =
            std::ranges::find_if(equations_, [&](const auto& e) { return !e.pivot && has(e); });
        if (chosen == equations_.end()) {
            // Of a press that cannot be made there is nothing to choose.
            if (!hasButton(unpacked_.rule, cellAt(unpacked_.size(), p))) return;
            free_ |= Word{1} << p;
            recordStep(Kind::Free, p);
            return;
        }
        chosen->pivot = p;
        const auto row = static_cast<int>(chosen - equations_.begin());
        recordStep(Kind::Pivot, row, p);
        for (auto& equation : equations_) {
            if (&equation == &*chosen || !has(equation)) continue;
            add(equation, *chosen);
            recordStep(Kind::AddRow, static_cast<int>(&equation - equations_.data()), row);
        }
    }

    /// Whether an equation has become 0 = 1.
    bool isContradicted(Colour colour) {
        const auto side = static_cast<std::size_t>(colour);
        const auto found = std::ranges::find_if(
            equations_, [&](const PieceEquation& e) { return e.coefficients == 0 && e.toFlip[side]; });
        if (found == equations_.end()) return false;
        colour_ = colour;
        recordStep(Kind::Contradiction, static_cast<int>(found - equations_.begin()));
        return true;
    }

    /// Tries every choice of the free presses; the equations determine the others. False if the clock ended
    /// the search.
    bool weighAll(Colour colour) {
        colour_ = colour;
        const auto count = std::uint64_t{1} << std::popcount(free_);
        Word chosen = 0;
        for (std::uint64_t i = 0; i < count; ++i) {
            if (!clock_.count([this] { return share(); })) return false;
            const Word presses = solutionFor(chosen);
            recordSet(Kind::Try, presses);
            if (!found_ || (colour == *found_ ? isBetter(presses, best_)
                                              : std::popcount(presses) < std::popcount(best_))) {
                best_ = presses;
                found_ = colour;
                recordSet(Kind::Found, presses);
            }
            // The next subset of the free presses, by counting and skipping all other bits.
            chosen = (chosen - free_) & free_;
        }
        return true;
    }

    [[nodiscard]] Word solutionFor(Word chosen) const {
        Word presses = chosen;
        for (const PieceEquation& equation : equations_) {
            if (!equation.pivot) continue;
            const bool odd = std::popcount(equation.coefficients & chosen) % 2 == 1;
            if (odd != equation.toFlip[static_cast<std::size_t>(colour_)])
                presses |= Word{1} << *equation.pivot;
        }
        return presses;
    }

    Outcome leaveToAlgebra() {
        SearchContext unrecorded = context_;
        unrecorded.trace = nullptr;
        Outcome outcome = searchByAlgebra(unpacked_, unrecorded);
        if (const auto* optimal = std::get_if<Optimal>(&outcome.answer)) {
            colour_ = optimal->reached;
            recordSet(Kind::Found, optimal->presses.packed());
        } else {
            for (const Colour colour : coloursOf(puzzle_.goal)) isContradicted(colour);
        }
        return outcome;
    }

    [[nodiscard]] double share() const {
        const auto colours = static_cast<double>(coloursOf(puzzle_.goal).size());
        return static_cast<double>(clock_.nodes()) / (colours * std::exp2(std::popcount(free_)));
    }

    void recordStep(Kind kind, int cell, int other = TraceEvent::none) const {
        context_.trace->add({.nodes = clock_.nodes(),
                             .cell = static_cast<std::uint16_t>(cell),
                             .other = static_cast<std::uint16_t>(other),
                             .level = static_cast<std::uint16_t>(colour_),
                             .kind = kind});
    }

    void recordSet(Kind kind, Word presses) const {
        context_.trace->add({.presses = presses,
                             .nodes = clock_.nodes(),
                             .level = static_cast<std::uint16_t>(colour_),
                             .kind = kind});
    }

    const Puzzle& unpacked_;
    const SearchContext& context_;
    PackedPuzzle puzzle_;
    SearchClock clock_;
    std::vector<PieceEquation> equations_;
    Word free_ = 0;
    Colour colour_ = Colour::White;
    Word best_ = 0;
    std::optional<Colour> found_;
};

} // namespace

std::vector<PieceEquation> equationsAt(const SearchTrace& trace, std::size_t position) {
    std::vector<PieceEquation> equations = equationsOf(PackedPuzzle(trace.puzzle().value()));
    for (const TraceEvent& event : trace.events().first(position)) {
        if (event.kind == Kind::Pivot) equations[event.cell].pivot = event.other;
        if (event.kind == Kind::AddRow) add(equations[event.cell], equations[event.other]);
        if (event.kind == Kind::Try) break;
    }
    return equations;
}

Outcome recordAlgebra(const Puzzle& puzzle, const SearchContext& context) {
    return RecordedAlgebra(puzzle, context).run();
}

} // namespace flip
