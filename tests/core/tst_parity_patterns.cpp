// What is published of the quiet patterns of the plus on n×n, which Knuth calls parity patterns: on which
// squares there are perfect ones, and how many solutions of the all-lit board are essentially different.

#include "core/base/random.h"
#include "core/model/board_edits.h"
#include "core/solve/equations/equations.h"
#include "tests/published_numbers.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <set>
#include <vector>

using namespace flip;

namespace {

using Symmetry = Grid (*)(const Grid&);

Grid asItIs(const Grid& grid) { return grid; }

Grid halfTurn(const Grid& grid) { return mirrored(upsideDown(grid)); }

Grid otherDiagonal(const Grid& grid) { return transposed(halfTurn(grid)); }

/// Of a square.
constexpr std::array<Symmetry, 8> symmetries{asItIs,   turnedRight, halfTurn,   turnedLeft,
                                             mirrored, upsideDown,  transposed, otherDiagonal};

/// Finds what a symmetry leaves as it is: x + g(x) is linear in x, so an elimination of these changes, in
/// which every step is done to the elements as well, ends with elements that are not changed.
class Unchanged {
  public:
    Unchanged(Symmetry symmetry, const std::vector<Grid>& basis) : symmetry_(symmetry) {
        for (const Grid& element : basis) {
            const Pair pair = reduced(element);
            pair.change.none() ? space_.push_back(pair.element) : pairs_.push_back(pair);
        }
    }

    /// A basis of the elements that are not changed.
    [[nodiscard]] const std::vector<Grid>& space() const { return space_; }

    /// Whether any element of the coset of this one is not changed.
    [[nodiscard]] bool meets(const Grid& element) const { return reduced(element).change.none(); }

  private:
    struct Pair {
        Grid element;
        Grid change;
    };

    [[nodiscard]] Pair reduced(const Grid& element) const {
        Pair pair{element, symmetry_(element) ^ element};
        for (const Pair& each : pairs_) {
            if (!pair.change.test(*each.change.first())) continue;
            pair.change ^= each.change;
            pair.element ^= each.element;
        }
        return pair;
    }

    Symmetry symmetry_;
    std::vector<Pair> pairs_;
    std::vector<Grid> space_;
};

Equations equationsOf(int side) {
    const Size size{side, side};
    const std::array lit{Grid::filled(size)};
    return solveEquations(Rule::fromPattern(size, Pattern::plus()), lit);
}

/// The solutions of the all-lit board, of which those that differ by a symmetry count once: the mean number
/// of solutions that a symmetry leaves as they are (Burnside's lemma).
std::uint64_t differentSolutions(const Equations& equations) {
    constexpr int eighth = 3;
    std::uint64_t whole = 0;
    std::uint64_t eighths = 0;
    for (const Symmetry symmetry : symmetries) {
        const Unchanged unchanged(symmetry, equations.quiet.vectors());
        if (!unchanged.meets(*equations.solutions.front())) continue;
        // A power of two, which may be 2⁶⁴.
        const auto dimension = static_cast<int>(unchanged.space().size());
        (dimension < eighth ? eighths : whole) += std::uint64_t{1}
                                                  << (dimension < eighth ? dimension : dimension - eighth);
    }
    return whole + eighths / symmetries.size();
}

bool hasEmptyLine(const Grid& grid) {
    std::vector<Grid::Word> columns(static_cast<std::size_t>(grid.wordsPerRow()), 0);
    for (int row = 0; row < grid.rows(); ++row) {
        const auto words = grid.row(row);
        if (std::ranges::all_of(words, [](Grid::Word word) { return word == 0; })) return true;
        for (std::size_t i = 0; i < words.size(); ++i) columns[i] |= words[i];
    }
    const Grid full = Grid::filled({1, grid.columns()});
    return !std::ranges::equal(columns, full.row(0));
}

/// Whether a combination has a bit in every row and every column.
bool hasPerfect(const std::vector<Grid>& basis) {
    if (basis.empty()) return false;
    Grid any(basis.front().size());
    for (const Grid& each : basis) any |= each;
    if (hasEmptyLine(any)) return false;
    // Any one of many is likely to be perfect if any is; few enough are tried one after the other, as Gray's
    // code orders them.
    constexpr std::size_t few = 16;
    constexpr std::uint64_t tries = std::uint64_t{1} << few;
    Random random(1753);
    Grid element(any.size());
    for (std::uint64_t i = 1; i < tries; ++i) {
        const auto next =
            basis.size() <= few ? static_cast<std::size_t>(std::countr_zero(i)) : random.below(basis.size());
        if (next < basis.size()) element ^= basis[static_cast<std::size_t>(next)];
        if (!hasEmptyLine(element)) return true;
    }
    return false;
}

} // namespace

class TestParityPatterns : public QObject {
    Q_OBJECT

  private slots:

    void perfectPatternsAreOnThePublishedSquares() {
        std::vector<int> perfect;
        std::vector<int> symmetric;
        for (int side = 1; side <= publishedPerfect.back(); ++side) {
            const EchelonBasis quiet = equationsOf(side).quiet;
            if (hasPerfect(quiet.vectors())) perfect.push_back(side);
            // These two generate all eight.
            const Unchanged half(transposed, quiet.vectors());
            if (hasPerfect(Unchanged(mirrored, half.space()).space())) symmetric.push_back(side);
        }
        QCOMPARE(perfect, std::vector(publishedPerfect.begin(), publishedPerfect.end()));
        QCOMPARE(symmetric, std::vector(publishedSymmetric.begin(), publishedSymmetric.end()));
    }

    void essentiallyDifferentSolutionsAreAsManyAsPublished() {
        std::vector<int> unique;
        for (int side = 1; side <= 80; ++side) {
            const std::uint64_t count = differentSolutions(equationsOf(side));
            if (count == 1) unique.push_back(side);
            const auto i = static_cast<std::size_t>(side) - 1;
            if (i < publishedDifferent.size()) QCOMPARE(count, publishedDifferent[i]);
        }
        QCOMPARE(unique, std::vector(publishedUnique.begin(), publishedUnique.end()));
    }

    /// On small squares, one after the other.
    void essentiallyDifferentSolutionsAreCountedRight() {
        for (int side = 1; side <= 19; ++side) {
            const Equations equations = equationsOf(side);
            const std::vector<Grid>& basis = equations.quiet.vectors();
            if (basis.size() > 8) continue;
            std::set<std::vector<Cell>> kinds;
            Grid solution = *equations.solutions.front();
            for (std::uint64_t i = 1; i <= std::uint64_t{1} << basis.size(); ++i) {
                std::vector<std::vector<Cell>> images;
                images.reserve(symmetries.size());
                for (const Symmetry symmetry : symmetries) images.push_back(symmetry(solution).setCells());
                kinds.insert(*std::ranges::min_element(images));
                if (!basis.empty())
                    solution ^= basis[static_cast<std::size_t>(std::countr_zero(i)) % basis.size()];
            }
            QCOMPARE(differentSolutions(equations), std::uint64_t{kinds.size()});
        }
    }
};

QTEST_APPLESS_MAIN(TestParityPatterns)
#include "tst_parity_patterns.moc"
