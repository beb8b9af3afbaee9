// Searches that are stopped, taken up again and shared out: they come to the answer of those that are not.

#include "core/base/index.h"
#include "core/solve/lightest/part_search.h"
#include "core/solve/lightest/proof_work.h"
#include "tests/core/divided_search.h"

#include <QTest>

#include <algorithm>
#include <thread>
#include <utility>
#include <vector>

using namespace flip;
using namespace flip::test;

namespace {

/// Small cosets with many elements of the same weight.
template <class Check>
void forEachSmallCoset(int rounds, Check&& check) {
    Random random(7);
    for (int round = 0; round < rounds; ++round) {
        const Rule rule = randomRule(random, 40);
        const EchelonBasis quiet = solveEquations(rule, {}).quiet;
        if (quiet.dimension() == 0 || quiet.dimension() > 7) continue;
        const Grid element = randomGrid(rule.size(), random) & randomGrid(rule.size(), random);
        const Coset coset{wholePart(quiet, rule.size()), startOf(quiet, element)};
        check(coset, random);
        if (QTest::currentTestFailed()) return;
    }
}

Correlation drawnCorrelation(int dimension, Random& random) {
    std::vector<Term> terms;
    for (std::uint64_t i = 40 + random.below(100); i > 0; --i)
        terms.push_back(
            {random.next() & ((std::uint64_t{1} << dimension) - 1), random.below(2) == 0 ? 1 : -1});
    return correlationOf(dimension, std::move(terms));
}

/// Stops a search once other threads have had time to go on. What is tested holds however far they get.
class LateStop : public Monitor {
  public:
    void progressed(const Progress& /*progress*/) override {}

    bool stopRequested() override {
        constexpr int turns = 50;
        for (int turn = 0; turn < turns; ++turn) std::this_thread::yield();
        return true;
    }
};

/// Lists blocks as far as the context allows, and puts the places in order.
void listSome(const Correlation& correlation, NumberRange blocks, ListProgress& progress,
              const SearchContext& context = {}) {
    SearchClock clock(context);
    Workload load;
    static_cast<void>(listLightest(correlation, {}, blocks, progress, clock, load));
    ClassList& list = progress.list;
    for (std::size_t excess = 0; excess < list.listed(); ++excess)
        std::sort(list.places.begin() + static_cast<std::ptrdiff_t>(list.begins[excess]),
                  list.places.begin() + static_cast<std::ptrdiff_t>(list.begins[excess + 1]));
}

} // namespace

class TestDividedSearch : public QObject {
    Q_OBJECT

  private slots:

    void smallSearchesStoppedAnywhereGoOnToTheSameAnswer() {
        int stops = 0;
        forEachSmallCoset(1'500, [&](const Coset& coset, Random& random) {
            DividedSearch divided{coset, planWithShortLists(coset.part, random)};
            const Grid expected = byTrial(coset);
            PartMinimum minimum;
            // With a few more nodes each time, so that it is stopped everywhere.
            for (std::uint64_t nodes = 1; !minimum.complete; nodes += 1 + nodes / 32, ++stops)
                minimum = divided.advance({}, {.nodes = nodes});
            QVERIFY(minimum.element == expected);
            QCOMPARE(minimum.lowerBound, coset.weightOf(expected));
        });
        QVERIFY(stops > 3'000);
    }

    void smallSearchesInAnySharesComeToTheSameAnswer() {
        forEachSmallCoset(1'500, [&](const Coset& coset, Random& random) {
            DividedSearch divided{coset, planWithShortLists(coset.part, random)};
            const Grid expected = byTrial(coset);
            const std::uint64_t count = 1 + random.below(5);
            int rounds = 0;
            for (bool isProven = false; !isProven; ++rounds) {
                ProofRecord merged = divided.record;
                for (std::uint64_t i = 0; i < count; ++i) {
                    // In any order, and now and then one of them twice.
                    const std::uint64_t number = 1 + (i * 7 + random.below(2) * count) % count;
                    static_cast<void>(divided.search(WorkShare::part(number, count)));
                    QVERIFY(merged.merge(divided.work.record));
                    if (random.below(4) == 0) QVERIFY(merged.merge(divided.work.record));
                }
                divided.record = merged;
                const PartMinimum minimum = divided.advance(WorkShare::nothing());
                isProven = minimum.complete;
                if (!isProven) continue;
                QVERIFY(minimum.element == expected);
                QCOMPARE(minimum.lowerBound, coset.weightOf(expected));
            }
            // Lists, pairs, and again for each time that lists turn out to be too short.
            QVERIFY(rounds < 60);
        });
    }

    void largeSearchesAreDivided_data() {
        QTest::addColumn<Coset>("coset");
        QTest::newRow("all lit, 61x61: lists of 16 blocks") << allLit(61);
        QTest::newRow("drawn, 65x65") << drawn(65);
    }

    void largeSearchesAreDivided() {
        QFETCH(const Coset, coset);
        const ClassPlan plan = planClasses(coset.part).value();
        const PartMinimum expected = byClasses(plan, coset, coset.weightOf(coset.start));
        QVERIFY(expected.complete);
        for (const int threads : {1, 3}) {
            DividedSearch divided{coset, plan};
            PartMinimum minimum;
            for (std::uint64_t nodes = 1U << 16U; !minimum.complete; nodes += nodes / 4)
                minimum = divided.advance({}, {.nodes = nodes, .threads = threads});
            QVERIFY(minimum.element == expected.element);
            QCOMPARE(minimum.lowerBound, expected.lowerBound);
        }
        // The lists in three parts, the pairs in a half and two quarters.
        DividedSearch divided{coset, plan};
        const auto doShares = [&](const std::vector<WorkShare>& shares) {
            ProofRecord merged = divided.record;
            for (const WorkShare share : shares) {
                const PartMinimum minimum = divided.search(share, {.threads = 2});
                QVERIFY(minimum.isShared && !minimum.complete);
                QVERIFY(minimum.lowerBound <= expected.lowerBound);
                QVERIFY(merged.merge(divided.work.record));
            }
            divided.record = merged;
        };
        doShares({WorkShare::part(3, 3), WorkShare::part(1, 3)});
        QVERIFY(divided.advance(WorkShare::nothing()).isShared);
        // About the part that is missing: the lists have 16 blocks or more.
        QCOMPARE(divided.work.leftOfLists.ranges().size(), std::size_t{1});
        const NumberRange left = divided.work.leftOfLists.ranges().front();
        const NumberRange missing = WorkShare::part(2, 3).pieces;
        QVERIFY(left.from > missing.from - WorkShare::whole / 16 && left.from <= missing.from);
        QVERIFY(left.to > missing.to - WorkShare::whole / 16 && left.to <= missing.to);
        // Who completes the lists begins with the pairs.
        doShares({WorkShare::part(2, 3)});
        doShares({WorkShare::part(4, 4), WorkShare::part(1, 2)});
        QVERIFY(divided.advance(WorkShare::nothing()).isShared);
        QVERIFY(divided.work.leftOfLists.ranges().empty());
        const NumberRange last{WorkShare::part(2, 3).pieces.to, WorkShare::part(3, 4).pieces.to};
        QVERIFY(divided.work.leftOfPairs.ranges() == std::vector{last});
        // The last one sees that nothing is left.
        const PartMinimum minimum = divided.search(WorkShare{last});
        QVERIFY(minimum.complete);
        QVERIFY(minimum.element == expected.element);
        QCOMPARE(minimum.lowerBound, expected.lowerBound);
    }

    /// Each run ends before the guess does that is made before the lists.
    void shortRunsMakeTheirGuessAndComeToTheSameAnswer() {
        const Coset coset = allLit(79);
        const PartSearch search(coset.part, std::int64_t{1} << 30U);
        const auto searched = [&](ProofWork* work, std::uint64_t nodes) {
            SearchClock clock({.budget = {.nodes = nodes}, .proof = work});
            Workload load;
            return search.search(coset.start, std::nullopt, anyWeight, clock, load);
        };
        const PartMinimum expected = searched(nullptr, Budget().nodes);
        QVERIFY(expected.complete);
        ProofRecord record;
        PartMinimum minimum;
        for (int runs = 0; !minimum.complete; ++runs) {
            QVERIFY(runs < 40);
            ProofWork work{readAgain(puzzleOf(coset), record)};
            minimum = searched(&work, std::uint64_t{1} << 30U);
            record = std::move(work.record);
            const auto& best = record.searches.at({}).best;
            QVERIFY(best && best->count() == coset.weightOf(minimum.element.value()));
        }
        QVERIFY(minimum.element == expected.element);
        QCOMPARE(minimum.lowerBound, expected.lowerBound);
    }

    void runsThatAreShorterThanAStepComeToTheSameAnswer() {
        const Coset coset = drawn(65);
        const ClassPlan plan = planClasses(coset.part).value();
        const PartMinimum expected = byClasses(plan, coset, coset.weightOf(coset.start));
        DividedSearch divided{coset, plan};
        PartMinimum minimum;
        std::size_t shares = 1;
        for (int runs = 0; !minimum.complete; ++runs) {
            QVERIFY(runs < 200);
            minimum = divided.advance({}, {.nodes = std::uint64_t{1} << 17U});
            shares = std::max(shares, divided.record.searches.at({}).pairs.size());
        }
        QVERIFY(minimum.element == expected.element);
        QCOMPARE(minimum.lowerBound, expected.lowerBound);
        QVERIFY(shares > 1);
    }

    void listsMadeInPiecesAreTheSame() {
        Random random(11);
        for (int round = 0; round < 12; ++round) {
            const Correlation correlation = drawnCorrelation(18 + round % 5, random);
            const std::uint64_t blocks = blocksOfList(correlation.dimension);
            QVERIFY(blocks >= 4);
            ListProgress empty;
            empty.asked = asIndex(1 + random.below(2'000));
            ListProgress whole = empty;
            listSome(correlation, {0, blocks}, whole);
            // Stopped again and again.
            ListProgress stopped = empty;
            for (std::uint64_t nodes = 100'000; const auto gap = stopped.done.gapIn({0, blocks});
                 nodes += 100'000)
                listSome(correlation, *gap, stopped, {.budget = {.nodes = nodes}});
            QVERIFY(stopped == whole);
            // While other threads are ahead.
            ListProgress late = empty;
            for (int stops = 0; const auto gap = late.done.gapIn({0, blocks}); ++stops) {
                LateStop stop;
                listSome(correlation, *gap, late,
                         {.budget = {.threads = 3}, .monitor = stops < 3 ? &stop : nullptr});
            }
            QVERIFY(late == whole);
            // By several, who overlap.
            ListProgress merged = empty;
            while (const auto gap = merged.done.gapIn({0, blocks})) {
                ListProgress other = random.below(3) == 0 ? merged : empty;
                const auto from = gap->from - random.below(gap->from + 1);
                if (other.done.gapIn({from, gap->from + 1}) != NumberRange{from, gap->from + 1})
                    other = empty;
                listSome(correlation, {from, gap->from + 1}, other);
                merged.merge(other);
            }
            QVERIFY(merged == whole);
        }
    }

    void listsThatCannotGrowAreTold() {
        const Coset coset = drawn(125);
        DividedSearch divided{coset, planClasses(coset.part).value()};
        const Budget little{.memory = std::int64_t{1} << 20U};
        // Who only looks whether anything is missing is told, too.
        for (const WorkShare share : {WorkShare(), WorkShare::nothing()}) {
            const PartMinimum minimum = divided.advance(share, little);
            QVERIFY(!minimum.complete && !minimum.isShared);
            QVERIFY(divided.work.leftOfLists.ranges().empty() && divided.work.leftOfPairs.ranges().empty());
            QVERIFY(minimum.obstacle && minimum.obstacle->kind == Obstacle::Kind::Memory);
        }
        const PartMinimum minimum = divided.advance({});
        QVERIFY(minimum.complete);
        QVERIFY(!minimum.obstacle);
    }

    void aProofThatIsNotMadeInPartsIsTold() {
        // Of nullity 14, for which a transform is quickest.
        const Coset coset = drawn(23);
        const PartSearch part(coset.part, Budget().memory);
        for (const std::uint64_t nodes : {std::uint64_t{1}, Budget().nodes}) {
            ProofWork work;
            SearchClock clock({.budget = {.nodes = nodes}, .proof = &work});
            Workload load;
            SearchClock free({});
            const PartMinimum minimum = part.search(coset.start, part.correlate(coset.start, free),
                                                    coset.weightOf(coset.start), clock, load);
            QCOMPARE(minimum.complete, nodes > 1);
            QCOMPARE(work.isUndivided, nodes == 1);
            QVERIFY(work.record.searches.empty());
        }
    }
};

QTEST_GUILESS_MAIN(TestDividedSearch)
#include "tst_divided_search.moc"
