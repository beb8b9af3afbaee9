#include "core/solve/equations.h"
#include "core/solve/lane_search.h"
#include "core/solve/transform_search.h"
#include "tests/core/random_rules.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>

using namespace flip;

namespace {

/// The coset of press sets that turn a board white, as far as its first part goes.
struct Coset {
    IndependentPart part;
    Grid start;
    Correlation correlation;
    std::vector<PlaceMap> symmetries;
};

/// Of a board that is solved by `presses`.
Coset cosetOf(const Rule& rule, Grid presses) {
    auto parts = independentParts(solveEquations(rule, {}).quiet);
    Coset coset{std::move(parts.at(0)), std::move(presses), {}, {}};
    SearchClock clock{SearchContext{}};
    coset.correlation = correlate(coset.part, coset.start);
    coset.symmetries = symmetriesOf(coset.part, coset.start, clock);
    return coset;
}

Coset allLit(Size size, Pattern pattern = Pattern::plus(), Edges edges = Edges::Clipped) {
    const Rule rule = Rule::fromPattern(size, pattern, edges);
    const Grid board = Grid::filled(size);
    return cosetOf(rule, solveEquations(rule, std::span(&board, 1)).solutions.at(0).value());
}

Coset solvedByOnePress(Size size, Cell cell) {
    Grid presses(size);
    presses.set(cell);
    return cosetOf(Rule::fromPattern(size, Pattern::plus()), std::move(presses));
}

void addPuzzles() {
    QTest::addColumn<Coset>("coset");
    QTest::addColumn<std::size_t>("symmetries");
    // Whether the lanes and their images leave room for one.
    QTest::addColumn<bool>("front");
    QTest::newRow("a square of one colour: all") << allLit({19, 19}) << std::size_t{7} << true;
    QTest::newRow("a larger square") << allLit({30, 30}) << std::size_t{7} << true;
    QTest::newRow("a torus") << allLit({17, 17}, Pattern::plus(), Edges::Torus) << std::size_t{7} << false;
    QTest::newRow("a rectangle: two mirrorings and the half turn")
        << allLit({15, 23}) << std::size_t{3} << true;
    QTest::newRow("solved by a press in the corner: one diagonal")
        << solvedByOnePress({19, 19}, {0, 0}) << std::size_t{1} << true;
    QTest::newRow("solved by a press beside the corner: none")
        << solvedByOnePress({19, 19}, {0, 1}) << std::size_t{0} << false;
}

} // namespace

Q_DECLARE_METATYPE(Coset)

class TestSymmetry : public QObject {
    Q_OBJECT

  private slots:

    void aCorrelationIsTheSameAtAPlaceAndAtItsImages_data() { addPuzzles(); }

    void aCorrelationIsTheSameAtAPlaceAndAtItsImages() {
        QFETCH(const Coset, coset);
        QTEST(coset.symmetries.size(), "symmetries");
        Random random(1);
        for (int round = 0; round < 200; ++round) {
            const std::uint64_t place = random.next() >> (64 - coset.correlation.dimension);
            for (const PlaceMap& map : coset.symmetries) {
                QCOMPARE(coset.correlation.at(map(place)), coset.correlation.at(place));
                QCOMPARE(map(place ^ 1), map(place) ^ map.linear(1));
            }
        }
    }

    void aPatternThatCannotBeMirroredCanBeTurned() {
        // Turned by half a turn it stays the same, mirrored it does not.
        const Coset coset = allLit({22, 22}, Pattern(0b110'010'011));
        QCOMPARE(coset.symmetries.size(), std::size_t{1});
    }

    void everyPlaceHasAnImageInFront_data() { addPuzzles(); }

    void everyPlaceHasAnImageInFront() {
        QFETCH(const Coset, coset);
        const int dimension = coset.correlation.dimension;
        const std::vector<std::uint64_t> first{1};
        const auto fronts = frontsOf(first, 6, dimension, coset.symmetries);
        QVERIFY(fronts.has_value());
        QVERIFY(fronts->bits > 0 && fronts->bits <= dimension - 6);
        QCOMPARE(fronts->directions.front(), first.front());
        QVERIFY(std::ranges::is_sorted(fronts->numbers));
        QVERIFY(fronts->numbers.size() * (coset.symmetries.size() + 1) >= std::size_t{1} << fronts->bits);
        std::vector<bool> reached(std::size_t{1} << dimension);
        for (std::uint64_t place = 0; place < reached.size(); ++place) {
            const std::uint64_t front = place >> (dimension - fronts->bits);
            if (!std::ranges::binary_search(fronts->numbers, front)) continue;
            std::uint64_t original = 0;
            for (std::uint64_t rest = place; rest != 0; rest &= rest - 1)
                original ^= fronts->directions[static_cast<std::size_t>(std::countr_zero(rest))];
            reached[original] = true;
            for (const PlaceMap& map : coset.symmetries) reached[map(original)] = true;
        }
        QVERIFY(std::ranges::find(reached, false) == reached.end());
    }

    void theSamePeakIsFoundWithSymmetries_data() { addPuzzles(); }

    void theSamePeakIsFoundWithSymmetries() {
        QFETCH(const Coset, coset);
        const double nodes = std::exp2(coset.correlation.dimension);
        const auto coordinates = laneCoordinates(coset.correlation, coset.symmetries);
        QVERIFY(coordinates.has_value());
        QTEST(coordinates->fronts.bits > 0, "front");
        for (const int threads : {1, 2, 3}) {
            SearchClock whole{SearchContext{}};
            SearchClock clock{{.budget = {.threads = threads}}};
            const auto expected = searchByTransform(coset.correlation, 0, whole, nodes);
            QVERIFY(expected.has_value());
            QVERIFY(searchByLanes(*coordinates, 0, clock, nodes) == expected);
            QCOMPARE(clock.nodes(), whole.nodes());
        }
    }
};

QTEST_GUILESS_MAIN(TestSymmetry)
#include "tst_symmetry.moc"
