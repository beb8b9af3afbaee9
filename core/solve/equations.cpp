#include "core/solve/equations.h"

#include <cmath>
#include <utility>

namespace flip {

namespace {

/// A combination of columns of A, and of which presses.
struct Combination {
    Grid flips;
    Grid presses;
    Cell lead;
};

/// Gauss elimination on the columns of A. Combinations are added to one another only as wholes, so that
/// pressing `presses` always flips `flips`. One that flips nothing any more is a quiet pattern; the others
/// end up with different leading cells, of which none is set in a combination found later. So one pass in the
/// order in which they were found reduces anything.
class DenseElimination {
  public:
    explicit DenseElimination(const Rule& rule) {
        const Size size = rule.size();
        std::vector<Grid> quiet;
        for (std::int64_t i = 0; i < size.cells(); ++i) {
            Combination next{rule.mask(cellAt(size, i)), Grid(size), {}};
            next.presses.flip(cellAt(size, i));
            reduce(next);
            if (const auto lead = next.flips.first()) {
                next.lead = *lead;
                found_.push_back(std::move(next));
            } else {
                quiet.push_back(std::move(next.presses));
            }
        }
        quiet_ = EchelonBasis(std::move(quiet));
    }

    [[nodiscard]] std::optional<Grid> solve(const Grid& rightSide) const {
        Combination rest{rightSide, Grid(rightSide.size()), {}};
        reduce(rest);
        if (!rest.flips.none()) return std::nullopt;
        quiet_.reduce(rest.presses);
        return std::move(rest.presses);
    }

    [[nodiscard]] EchelonBasis takeQuiet() && { return std::move(quiet_); }

  private:
    void reduce(Combination& combination) const {
        for (const Combination& other : found_) {
            if (!combination.flips.test(other.lead)) continue;
            combination.flips ^= other.flips;
            combination.presses ^= other.presses;
        }
    }

    std::vector<Combination> found_;
    EchelonBasis quiet_;
};

Rule transposedTable(const Rule& rule) {
    const Size size = rule.size();
    std::vector<Grid> masks(static_cast<std::size_t>(size.cells()), Grid(size));
    for (std::int64_t i = 0; i < size.cells(); ++i) {
        const Cell pressed = cellAt(size, i);
        rule.forEachFlipped(pressed, [&](Cell flipped) {
            masks[static_cast<std::size_t>(indexOf(size, flipped))].flip(pressed);
        });
    }
    return Rule::fromTable(size, std::move(masks));
}

/// The press on p flips p + d exactly when, in the turned pattern, the press on p + d flips (p + d) − d.
Pattern turned(Pattern pattern) {
    unsigned bits = 0;
    for (int bit = 0; bit < Pattern::bitCount; ++bit) {
        if ((pattern.bits() >> bit) & 1U) bits |= 1U << (Pattern::bitCount - 1 - bit);
    }
    return Pattern(bits);
}

} // namespace

Equations solveEquations(const Rule& rule, std::span<const Grid> rightSides) {
    DenseElimination elimination(rule);
    Equations equations;
    for (const Grid& rightSide : rightSides) equations.solutions.push_back(elimination.solve(rightSide));
    equations.quiet = std::move(elimination).takeQuiet();
    return equations;
}

double eliminationMemory(const Rule& rule) {
    const Size size = rule.size();
    const double grid = std::ceil(size.columns / 64.0) * 8.0 * size.rows + sizeof(Grid);
    return static_cast<double>(size.cells()) * 2 * grid;
}

Rule transposed(const Rule& rule) {
    const auto pattern = rule.pattern();
    return pattern ? Rule::fromPattern(rule.size(), turned(*pattern), rule.edges()) : transposedTable(rule);
}

EchelonBasis evenSets(const Rule& rule) { return solveEquations(transposed(rule), {}).quiet; }

} // namespace flip
