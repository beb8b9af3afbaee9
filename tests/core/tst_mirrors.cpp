#include "core/model/board_edits.h"
#include "core/solve/lightest/class_list.h"
#include "core/solve/lightest/class_progress.h"
#include "core/solve/lightest/class_search.h"
#include "core/solve/lightest/excess_bound.h"
#include "core/solve/lightest/part_search.h"
#include "core/solve/lightest/symmetric.h"
#include "tests/core/cosets.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <vector>

using namespace flip;

namespace {

Grid halfTurned(const Grid& grid) { return symmetriesOf(grid.size()).front()(grid); }

/// Patterns that look the same in both mirrors, in one of them, and only after half a turn.
constexpr std::array patterns{Pattern(0b010'111'010), Pattern(0b101'010'101), Pattern(0b111'101'111),
                              Pattern(0b000'111'000), Pattern(0b010'010'111), Pattern(0b110'010'110),
                              Pattern(0b110'010'011), Pattern(0b001'010'100)};

/// Press sets that look the same after half a turn or in one mirror or in both, now and then only but for
/// what is added at random.
Grid mirroredPresses(Size size, Random& random) {
    Grid grid = randomGrid(size, random);
    if (random.below(3) == 0) grid &= randomGrid(size, random);
    const auto how = random.below(6);
    if (how == 0 || how >= 3) grid ^= mirrored(grid);
    if (how == 1 || how >= 3) grid ^= upsideDown(grid);
    if (how == 2) grid ^= halfTurned(grid);
    if (how == 5 && size.rows % 2 == 1 && size.columns % 2 == 1) grid.flip({size.rows / 2, size.columns / 2});
    return grid;
}

std::vector<ClassMirror> mirrorsOf(const ClassPlan& plan, const Coset& coset) {
    return mirrorsOf(plan.space, plan.cells.pack(coset.start), plan.mirrors);
}

/// The same search without mirrors.
PartMinimum withoutMirrors(ClassPlan plan, const Coset& coset) {
    plan.mirrors.clear();
    return byClasses(plan, coset);
}

Coset coset(Size size, const Grid& presses) {
    return cosetOf(Rule::fromPattern(size, Pattern::plus()), presses);
}

/// The same in so many mirrors: half of what is drawn, and its image.
Coset drawnWith(Size size, std::size_t mirrors) {
    Random random(static_cast<std::uint64_t>(size.rows));
    Grid presses = randomGrid(size, random);
    presses ^= upsideDown(presses);
    if (mirrors > 1) presses ^= mirrored(presses);
    return coset(size, presses);
}

/// The elements of the list and all their images, places in increasing order within each excess.
ClassList withImages(const ClassList& list, const PlaceMaps& mirrors) {
    ClassList all{list.minimum, {}, {0}};
    for (std::size_t excess = 0; excess < list.listed(); ++excess) {
        std::vector<std::uint64_t> places;
        for (const std::uint64_t place : list.ofExcesses(excess, excess + 1)) {
            places.push_back(place);
            for (const PlaceMap& mirror : mirrors) places.push_back(mirror(place));
        }
        std::ranges::sort(places);
        places.erase(std::unique(places.begin(), places.end()), places.end());
        all.places.insert(all.places.end(), places.begin(), places.end());
        all.begins.push_back(all.places.size());
    }
    return all;
}

ClassList listed(const Correlation& correlation, const PlaceMaps& mirrors, std::size_t asked,
                 const std::vector<NumberRange>& ranges, int threads) {
    ListProgress progress;
    progress.asked = asked;
    for (const NumberRange range : ranges) {
        SearchClock clock{{.budget = {.threads = threads}}};
        Workload load;
        if (!listLightest(correlation, mirrors, range, progress, clock, load)) return {};
    }
    return progress.list;
}

} // namespace

Q_DECLARE_METATYPE(Coset)

class TestMirrors : public QObject {
    Q_OBJECT

  private slots:

    void theFirstOfTheLightestIsFoundOnBoardsThatAreTheirOwnImages() {
        Random random(11);
        std::array<int, 4> found{};
        for (int round = 0; round < 30'000; ++round) {
            const Size size = randomSize(random, 60);
            const Edges edges = random.below(2) == 0 ? Edges::Clipped : Edges::Torus;
            const Rule rule = Rule::fromPattern(
                size, patterns[static_cast<std::size_t>(random.below(patterns.size()))], edges);
            const EchelonBasis quiet = solveEquations(rule, {}).quiet;
            if (quiet.dimension() == 0 || quiet.dimension() > 7) continue;
            const Coset coset{wholePart(quiet, size), startOf(quiet, mirroredPresses(size, random))};
            const ClassPlan plan = planWithShortLists(coset.part, random);
            const PartMinimum minimum = byClasses(plan, coset);
            QVERIFY(minimum.complete);
            const Grid expected = byTrial(coset);
            QVERIFY(minimum.element == expected);
            QCOMPARE(minimum.lowerBound, coset.weightOf(expected));
            ++found.at(mirrorsOf(plan, coset).size());
        }
        // Two mirrors are half a turn.
        QVERIFY(found[0] > 500 && found[1] > 500 && found[2] == 0 && found[3] > 500);
    }

    /// The brute force for the mirrors themselves: what they do to the cells of every element.
    void aMirrorTakesPlacesToThoseOfTheImages() {
        Random random(12);
        int checked = 0;
        for (int round = 0; round < 10'000; ++round) {
            const Size size = randomSize(random, 60);
            const Rule rule =
                Rule::fromPattern(size, patterns[static_cast<std::size_t>(random.below(patterns.size()))]);
            const EchelonBasis quiet = solveEquations(rule, {}).quiet;
            if (quiet.dimension() == 0 || quiet.dimension() > 7) continue;
            const Coset coset{wholePart(quiet, size), startOf(quiet, mirroredPresses(size, random))};
            const ClassPlan plan = planClasses(coset.part).value();
            const auto start = plan.cells.pack(coset.start);
            const auto mirrors = mirrorsOf(plan, coset);
            for (std::size_t number = 0; number < classes; ++number) {
                const auto& seen = plan.restrictions[number].seen;
                const PlaceMaps maps = placeMapsOf(mirrors, plan.restrictions[number], start);
                QCOMPARE(maps.size(), mirrors.size());
                const auto elementOf = [&](std::uint64_t place) {
                    auto element = start;
                    for (std::size_t i = 0; i < seen.size(); ++i) {
                        if ((place >> i & 1U) != 0) addTo(element, seen[i]);
                    }
                    return element;
                };
                const auto inClass = [&](const ClassCells::Vector& element) {
                    const auto words = plan.cells.ofClass(element, number);
                    return std::vector(words.begin(), words.end());
                };
                for (std::size_t i = 0; i < mirrors.size(); ++i) {
                    for (std::uint64_t place = 0; place < std::uint64_t{1} << seen.size(); ++place) {
                        const auto image = mirrors[i](elementOf(place));
                        QCOMPARE(inClass(elementOf(maps[i](place))), inClass(image));
                        // Of places that begin with equal high bits, the images do, too.
                        for (std::size_t low = 0; low <= seen.size(); ++low) {
                            const std::uint64_t first = place >> low << low;
                            QCOMPARE(maps[i](first) >> low, maps[i](place) >> low);
                        }
                        ++checked;
                    }
                }
            }
        }
        QVERIFY2(checked > 10'000, qPrintable(QString::number(checked)));
    }

    /// Also of those that are not listed because an image is.
    void whatIsListedBoundsTheExcessOfAllImages() {
        const Coset coset = allLit(19);
        const ClassPlan plan = planClasses(coset.part).value();
        const auto start = plan.cells.pack(coset.start);
        for (std::size_t number = 0; number < classes; ++number) {
            const Correlation correlation =
                plan.cells.correlate(number, start, plan.restrictions[number].seen);
            const PlaceMaps maps = placeMapsOf(mirrorsOf(plan, coset), plan.restrictions[number], start);
            QCOMPARE(maps.size(), std::size_t{3});
            const std::uint64_t blocks = blocksOfList(correlation.dimension);
            const ExcessBound bound(listed(correlation, maps, 1'000, {{0, blocks}}, 1), maps);
            for (std::uint64_t place = 0; place < std::uint64_t{1} << correlation.dimension; ++place)
                QCOMPARE(bound[bound.digest(place)],
                         correlation.weightOf(correlation.at(place)) - bound.minimum());
        }
    }

    /// What is met, that is: the lists count all their elements.
    void fewerElementsAreLookedAt() {
        const Coset coset = allLit(65);
        ClassPlan plan = planClasses(coset.part).value();
        const auto nodesMet = [&] {
            SearchClock clock{SearchContext{}};
            Workload load;
            const PartMinimum minimum =
                searchByClasses(plan, coset.start, anyWeight, nothingElse, clock, load);
            return minimum.complete ? static_cast<double>(clock.nodes()) - plan.nodes : 0;
        };
        const double met = nodesMet();
        plan.mirrors.clear();
        const double metWithout = nodesMet();
        QVERIFY(met > 0);
        QVERIFY2(metWithout > 3 * met, qPrintable(QString::number(metWithout / met)));
    }

    void lessTimeIsPlannedForThem() {
        constexpr std::int64_t memory = std::int64_t{1} << 30U;
        const Coset lit = allLit(79);
        const PartSearch search(lit.part, memory);
        QCOMPARE(search.nanosecondsFrom(lit.start), search.nanoseconds() / 4);
        QCOMPARE(search.nanosecondsFrom(drawn(79).start), search.nanoseconds());
        // No plan by classes.
        const Coset small = allLit(9);
        const PartSearch smallSearch(small.part, memory);
        QCOMPARE(smallSearch.nanosecondsFrom(small.start), smallSearch.nanoseconds());
    }

    /// The lists in it would not be whole.
    void whatIsKnownWithoutMirrorsIsOfAnotherSearch() {
        const Coset coset = allLit(61);
        ClassPlan plan = planClasses(coset.part).value();
        const std::uint64_t mark = planMark(plan, plan.cells.pack(coset.start));
        plan.mirrors.clear();
        const std::uint64_t without = planMark(plan, plan.cells.pack(coset.start));
        QVERIFY(without != mark);
        // And so is what is known of another board.
        QVERIFY(planMark(plan, plan.cells.pack(drawn(61).start)) != without);
    }

    void packedCellsGoWhereTheBoardsCellsGo() {
        const Coset coset = allLit(9);
        const ClassPlan plan = planClasses(coset.part).value();
        QCOMPARE(plan.mirrors.size(), std::size_t{3});
        Random random(13);
        const Grid grid = randomGrid({9, 9}, random) & coset.part.support;
        const Grid none({9, 9});
        std::vector<Grid> images;
        for (const ClassMirror& mirror : plan.mirrors)
            images.push_back(plan.cells.unpack(mirror(plan.cells.pack(grid)), none));
        for (const Grid& image : {mirrored(grid), upsideDown(grid), halfTurned(grid)})
            QCOMPARE(std::ranges::count(images, image), 1);
    }

    void wholeListsAreMadeOfTheFirstBlocks_data() {
        QTest::addColumn<Coset>("coset");
        QTest::addColumn<std::size_t>("mirrors");
        QTest::newRow("all lit: three mirrors") << allLit(61) << std::size_t{3};
        QTest::newRow("all lit, unequal ranks") << allLit(65) << std::size_t{3};
        QTest::newRow("drawn, upside down") << drawnWith({61, 61}, 1) << std::size_t{1};
        QTest::newRow("drawn, all three") << drawnWith({61, 61}, 3) << std::size_t{3};
        QTest::newRow("drawn, none") << drawn(61) << std::size_t{0};
    }

    void wholeListsAreMadeOfTheFirstBlocks() {
        QFETCH(const Coset, coset);
        QFETCH(std::size_t, mirrors);
        const ClassPlan plan = planClasses(coset.part).value();
        const auto start = plan.cells.pack(coset.start);
        const auto kept = mirrorsOf(plan, coset);
        QCOMPARE(kept.size(), mirrors);
        for (std::size_t number = 0; number < classes; ++number) {
            const Correlation correlation =
                plan.cells.correlate(number, start, plan.restrictions[number].seen);
            const PlaceMaps maps = placeMapsOf(kept, plan.restrictions[number], start);
            const std::uint64_t blocks = blocksOfList(correlation.dimension);
            QVERIFY(blocks >= 8);
            const ClassList all = listed(correlation, {}, 4'000, {{0, blocks}}, 1);
            const ClassList fromOne = listed(correlation, maps, 2'000, {{0, blocks}}, 1);
            const ClassList list = withImages(fromOne, maps);
            QVERIFY(list == withImages(listed(correlation, maps, 2'000, {{0, blocks}}, 3), maps));
            QVERIFY(list == withImages(listed(correlation, maps, 2'000, {{3, blocks}, {0, 3}}, 1), maps));
            QCOMPARE(list.minimum, all.minimum);
            QVERIFY(mirrors == 0 || list.places.size() > fromOne.places.size());
            const std::size_t both = std::min(all.listed(), list.listed());
            QVERIFY(both > 4);
            for (std::size_t excess = 0; excess < both; ++excess) {
                auto places = all.ofExcesses(excess, excess + 1);
                std::vector<std::uint64_t> sorted(places.begin(), places.end());
                std::ranges::sort(sorted);
                QVERIFY(std::ranges::equal(list.ofExcesses(excess, excess + 1), sorted));
            }
            // None of them is an image of another.
            std::size_t images = 0;
            for (const std::uint64_t place : fromOne.places)
                forEachImage(maps, place, [&](std::uint64_t) { ++images; });
            QCOMPARE(images, list.places.size());
        }
    }

    void largeSearchesAgreeWithThoseWithoutMirrors_data() {
        QTest::addColumn<Coset>("coset");
        QTest::newRow("all lit, 61x61") << allLit(61);
        QTest::newRow("all lit, 65x65: unequal ranks") << allLit(65);
        QTest::newRow("all lit, 59x59") << allLit(59);
        QTest::newRow("drawn, upside down") << drawnWith({61, 61}, 1);
        QTest::newRow("drawn, all three") << drawnWith({61, 61}, 3);
        QTest::newRow("many of the same weight") << coset({61, 61}, Grid({61, 61}));
    }

    void largeSearchesAgreeWithThoseWithoutMirrors() {
        QFETCH(const Coset, coset);
        const ClassPlan plan = planClasses(coset.part).value();
        QVERIFY(!mirrorsOf(plan, coset).empty());
        const PartMinimum expected = withoutMirrors(plan, coset);
        QVERIFY(expected.complete);
        for (const int threads : {1, 3}) {
            const PartMinimum minimum = byClasses(plan, coset, anyWeight, {.budget = {.threads = threads}});
            QVERIFY(minimum.complete);
            QVERIFY(minimum.element == expected.element);
            QCOMPARE(minimum.lowerBound, expected.lowerBound);
        }
    }
};

QTEST_GUILESS_MAIN(TestMirrors)
#include "tst_mirrors.moc"
