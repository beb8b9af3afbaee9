#include "core/solve/lightest/symmetric.h"
#include "tests/core/cosets.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <vector>

using namespace flip;

namespace {

/// Half of them of squares, which have all symmetries; the others from 1×1 and 1×n to tori and tables.
Rule anyRule(Random& random) {
    if (random.below(2) == 0) return randomRule(random, 24);
    const int side = 1 + static_cast<int>(random.below(5));
    return Rule::fromPattern({side, side}, Pattern(static_cast<unsigned>(random.below(Pattern::count))));
}

/// All elements of a coset of small dimension, in order.
std::vector<std::vector<Cell>> elementsOf(const std::vector<Grid>& basis, const Grid& start) {
    std::vector<std::vector<Cell>> elements;
    for (std::uint64_t u = 0; u < std::uint64_t{1} << basis.size(); ++u) {
        Grid element = start;
        for (std::size_t i = 0; i < basis.size(); ++i) {
            if (((u >> i) & 1U) != 0) element ^= basis[i];
        }
        elements.push_back(element.setCells());
    }
    std::ranges::sort(elements);
    return elements;
}

/// Where a cell goes by each of the symmetries, in their order.
Cell moved(std::size_t symmetry, Cell cell, Size size) {
    const int up = size.rows - 1 - cell.row;
    const int left = size.columns - 1 - cell.column;
    switch (symmetry) {
    case 0:
        return {up, left};
    case 1:
        return {cell.row, left};
    case 2:
        return {up, cell.column};
    case 3:
        return {cell.column, cell.row};
    default:
        return {left, up};
    }
}

bool isFixed(std::size_t symmetry, const std::vector<Cell>& cells, Size size) {
    return std::ranges::all_of(
        cells, [&](Cell cell) { return std::ranges::count(cells, moved(symmetry, cell, size)) == 1; });
}

bool isIn(const Coset& coset, const Grid& element) {
    EchelonBasis basis(coset.part.basis);
    Grid difference = element ^ coset.start;
    basis.reduce(difference);
    return difference.none();
}

std::optional<Grid> lightOf(const Coset& coset, const SearchContext& context = {}) {
    SearchClock clock(context);
    return lightSymmetricElement(coset.part, coset.start, clock);
}

} // namespace

class TestSymmetric : public QObject {
    Q_OBJECT

  private slots:

    void theElementsLeftByASymmetryAreThoseOfASmallCoset() {
        Random random(5);
        std::vector<int> found(5);
        int none = 0;
        for (int round = 0; round < 4'000; ++round) {
            const Rule rule = anyRule(random);
            const EchelonBasis quiet = solveEquations(rule, {}).quiet;
            if (quiet.dimension() > 8) continue;
            const Grid start = randomGrid(rule.size(), random);
            const auto all = elementsOf(quiet.vectors(), start);
            const auto symmetries = symmetriesOf(rule.size());
            QCOMPARE(symmetries.size(), std::size_t{rule.size().rows == rule.size().columns ? 5U : 3U});
            for (std::size_t i = 0; i < symmetries.size(); ++i) {
                std::vector<std::vector<Cell>> expected;
                std::ranges::copy_if(all, std::back_inserter(expected), [&](const std::vector<Cell>& cells) {
                    return isFixed(i, cells, rule.size());
                });
                SearchClock clock{SearchContext{}};
                const auto fixed = fixedBy(symmetries[i], {quiet.vectors(), start}, clock);
                QCOMPARE(fixed.has_value(), !expected.empty());
                if (!fixed) {
                    ++none;
                    continue;
                }
                ++found[i];
                QVERIFY(elementsOf(fixed->basis, fixed->element) == expected);
            }
        }
        QVERIFY(none > 1'000 && std::ranges::all_of(found, [](int count) { return count > 100; }));
    }

    void aFewSymmetricElementsAreAllWeighed() {
        Random random(6);
        int symmetric = 0;
        for (int round = 0; round < 1'000; ++round) {
            const Rule rule = anyRule(random);
            const EchelonBasis quiet = solveEquations(rule, {}).quiet;
            if (quiet.dimension() > 8) continue;
            const Coset coset{
                wholePart(quiet, rule.size()),
                startOf(quiet, randomGrid(rule.size(), random) & randomGrid(rule.size(), random))};
            const Grid inPart = coset.start & coset.part.support;
            std::optional<std::size_t> least;
            for (std::size_t i = 0; i < symmetriesOf(rule.size()).size() && !least; ++i) {
                for (const auto& cells : elementsOf(coset.part.basis, inPart)) {
                    if (isFixed(i, cells, rule.size())) least = std::min(least.value_or(99), cells.size());
                }
            }
            const auto light = lightOf(coset);
            QCOMPARE(light.has_value(), least.has_value());
            if (!light) continue;
            ++symmetric;
            QVERIFY(isIn(coset, *light));
            QVERIFY(coset.weightOf(*light) <= static_cast<std::int64_t>(*least));
        }
        QVERIFY(symmetric > 100);
    }

    void theLightestOfManyIsFoundAmongFew_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<qint64>("presses");
        // The minimum, which is proven (tests/bench/b075464.txt).
        QTest::newRow("79x79 all lit: 2^32 of 2^64 look the same after half a turn") << 79 << qint64{2'629};
        // Without symmetries, 7,103 was the best after twelve seconds.
        QTest::newRow("123x123: 2^40 of 2^80, of which 2^20 look the same in a mirror")
            << 123 << qint64{6'913};
    }

    void theLightestOfManyIsFoundAmongFew() {
        QFETCH(const int, side);
        QFETCH(const qint64, presses);
        const Coset coset = allLit(side);
        const auto light = lightOf(coset);
        QVERIFY(light && isIn(coset, *light));
        QCOMPARE(light->count(), presses);
    }

    void aSearchThatIsStoppedAnywhereHasAnElementOrNone() {
        const Coset coset = allLit(61);
        int found = 0;
        for (std::uint64_t nodes = 1; nodes < 1U << 24U; nodes *= 4) {
            const auto light = lightOf(coset, {.budget = {.nodes = nodes}});
            QVERIFY(!light || isIn(coset, *light));
            found += light ? 1 : 0;
        }
        QVERIFY(found > 0);
    }

    void littleMemoryIsNotExceeded() {
        const Coset coset = allLit(61);
        QVERIFY(!lightOf(coset, {.budget = {.memory = 1 << 18}}));
        QVERIFY(lightOf(coset));
    }
};

QTEST_GUILESS_MAIN(TestSymmetric)
#include "tst_symmetric.moc"
