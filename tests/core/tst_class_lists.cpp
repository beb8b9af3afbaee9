// What searches by classes are made of: the lists of light elements, the joins of two classes, and bounds on
// the weight of what is not listed.

#include "core/solve/equations/equations.h"
#include "core/solve/lightest/class_join.h"
#include "core/solve/lightest/class_list.h"
#include "core/solve/lightest/class_pair.h"
#include "core/solve/lightest/class_search.h"
#include "core/solve/lightest/distance.h"
#include "core/solve/lightest/excess_bound.h"
#include "tests/core/cosets.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <set>

using namespace flip;

class TestClassLists : public QObject {
    Q_OBJECT

  private slots:

    void listsAreTheLightestElements() {
        Random random(2);
        for (int round = 0; round < 60; ++round) {
            const int dimension = static_cast<int>(random.below(15));
            std::vector<Term> terms;
            for (std::uint64_t i = 1 + random.below(80); i > 0; --i) {
                const std::uint64_t mask = random.next() & ((std::uint64_t{1} << dimension) - 1);
                terms.push_back({mask, random.below(2) == 0 ? 1 : -1});
            }
            const Correlation correlation = correlationOf(dimension, terms);
            std::map<std::int64_t, std::vector<std::uint64_t>> ofWeight;
            for (std::uint64_t u = 0; u < std::uint64_t{1} << dimension; ++u)
                ofWeight[correlation.weightOf(correlation.at(u))].push_back(u);
            for (const std::size_t most : {1U, 10U, 1'000U, 100'000U}) {
                for (const int threads : {1, 3}) {
                    SearchClock clock{{.budget = {.threads = threads}}};
                    Workload load;
                    ListProgress progress;
                    progress.asked = most;
                    QVERIFY(
                        listLightest(correlation, {}, {0, blocksOfList(dimension)}, progress, clock, load));
                    const ClassList& list = progress.list;
                    QCOMPARE(list.minimum, ofWeight.begin()->first);
                    std::size_t sum = 0;
                    for (std::size_t excess = 0; excess < list.listed(); ++excess) {
                        const auto listed = list.ofExcesses(excess, excess + 1);
                        std::vector<std::uint64_t> places(listed.begin(), listed.end());
                        std::ranges::sort(places);
                        QCOMPARE(places, ofWeight[list.minimum + static_cast<std::int64_t>(excess)]);
                        sum += places.size();
                    }
                    QVERIFY(sum <= most);
                    const auto next = list.minimum + static_cast<std::int64_t>(list.listed());
                    QVERIFY(list.places.size() == std::size_t{1} << dimension
                                ? sum == std::size_t{1} << dimension
                                : sum + ofWeight[next].size() > most);
                }
            }
        }
    }

    /// Two classes that leave each other open are joined by keys.
    void everyElementIsJoinedOnceFromItsPlacesInTwoClasses() {
        Random random(9);
        const ExcessBound nothing;
        int withKeys = 0;
        for (int round = 0; round < 5'000; ++round) {
            const Rule rule = randomRule(random, 40);
            const EchelonBasis quiet = solveEquations(rule, {}).quiet;
            if (quiet.dimension() == 0 || quiet.dimension() > 6) continue;
            const IndependentPart part = wholePart(quiet, rule.size());
            const ClassPlan plan = planClasses(part).value();
            const std::size_t first = asIndex(random.below(classes));
            const std::array numbers{first, (first + 1 + asIndex(random.below(classes - 1))) % classes};
            const ClassPair pair = pairOf(plan.cells, numbers, plan.restrictions).value();
            const ClassJoin join(plan.cells, pair, plan.cells.pack(randomGrid(rule.size(), random)),
                                 plan.restrictions);
            std::array<std::vector<std::uint64_t>, 2> places;
            for (std::size_t side = 0; side < places.size(); ++side) {
                places[side].resize(std::size_t{1} << pair.sides[side].ofBit.size());
                std::iota(places[side].begin(), places[side].end(), 0);
            }
            const std::size_t inner = asIndex(random.below(2));
            ClassJoin::Scratch scratch;
            join.join(places[1 - inner], places[inner], inner, {anyWeight, {&nothing, &nothing}}, scratch);
            // GCC 12 orders vectors wrongly where the highest byte comes first, unless it is told how.
            const auto before = [](const auto& one, const auto& other) {
                return std::ranges::lexicographical_compare(one, other);
            };
            std::set<ClassCells::Vector, decltype(before)> elements(before);
            for (const ClassJoin::Found& found : scratch.found) elements.insert(join.elementOf(found));
            QCOMPARE(scratch.found.size(), std::size_t{1} << quiet.dimension());
            QCOMPARE(elements.size(), scratch.found.size());
            withKeys += places[0].size() * places[1].size() * join.freeElements() > elements.size() ? 1 : 0;
        }
        QVERIFY2(withKeys > 100, qPrintable(QString::number(withKeys)));
    }

    /// The brute force for the bounds: the excess of every element.
    void aFewBitsOfAPlaceBoundTheExcess() {
        Random random(4);
        int exact = 0;
        for (int round = 0; round < 60; ++round) {
            const int dimension = static_cast<int>(random.below(13));
            std::vector<Term> terms;
            for (std::uint64_t i = 1 + random.below(600); i > 0; --i)
                terms.push_back({random.next() & ((std::uint64_t{1} << dimension) - 1), 1});
            const Correlation correlation = correlationOf(dimension, terms);
            for (const std::size_t most : {1U, 20U, 100'000U}) {
                SearchClock clock{SearchContext{}};
                Workload load;
                ListProgress progress;
                progress.asked = most;
                QVERIFY(listLightest(correlation, {}, {0, blocksOfList(dimension)}, progress, clock, load));
                const ExcessBound bound(progress.list, {});
                QCOMPARE(bound.minimum(), progress.list.minimum);
                for (std::uint64_t place = 0; place < std::uint64_t{1} << dimension; ++place) {
                    const std::int64_t excess = correlation.weightOf(correlation.at(place)) - bound.minimum();
                    const std::int64_t told = bound[bound.digest(place)];
                    QVERIFY(told <= excess);
                    exact += told == std::min<std::int64_t>(excess, 255) ? 1 : 0;
                }
            }
        }
        QVERIFY2(exact > 20'000, qPrintable(QString::number(exact)));
    }

    void theDigestOfASumIsTheSumOfDigests() {
        Random random(5);
        for (const std::size_t listed : {0U, 1U, 50U, 1'000'000U}) {
            ClassList list;
            list.places.resize(listed);
            list.begins.push_back(listed);
            const ExcessBound bound(list, {});
            for (int round = 0; round < 1'000; ++round) {
                const std::uint64_t a = random.next();
                const std::uint64_t b = random.next();
                QCOMPARE(bound.digest(a ^ b), bound.digest(a) ^ bound.digest(b));
            }
        }
    }

    void theDistanceOfRowsIsTheNumberOfBitsThatDiffer() {
        Random random(3);
        for (std::size_t words = 0; words < 20; ++words) {
            std::vector<std::uint64_t> a;
            std::vector<std::uint64_t> b;
            std::int64_t differ = 0;
            for (std::size_t word = 0; word < words; ++word) {
                a.push_back(random.next());
                b.push_back(random.next());
                for (unsigned bit = 0; bit < 64; ++bit)
                    differ += (a[word] >> bit & 1U) != (b[word] >> bit & 1U);
            }
            QCOMPARE(distance(a, b), differ);
        }
    }
};

QTEST_GUILESS_MAIN(TestClassLists)
#include "tst_class_lists.moc"
