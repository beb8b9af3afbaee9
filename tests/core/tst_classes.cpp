// Searches by classes: that they find the lightest element, and what holds where they end before.

#include "core/generate/random_puzzle.h"
#include "core/solve/equations/equations.h"
#include "core/solve/lightest/class_search.h"
#include "core/solve/lightest/independent_parts.h"
#include "core/solve/lightest/part_search.h"
#include "core/solve/lightest/transform_search.h"
#include "core/solve/lightest/trellis_search.h"
#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "tests/core/cosets.h"
#include "tests/core/stop_after.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace flip;

namespace {

/// A part of 39 dimensions for which classes are planned to take a hundredth of what they take.
Coset farOffCoset(unsigned pattern) {
    const Rule rule = Rule::fromPattern({40, 40}, Pattern(pattern));
    const Puzzle puzzle = randomPuzzle(rule, Goal::White, pattern);
    const Equations equations = solveEquations(rule, std::span(&puzzle.board, 1));
    auto parts = independentParts(equations.quiet);
    auto& part = *std::ranges::max_element(parts, {}, [](const auto& each) { return each.basis.size(); });
    Grid start = startOf(equations.quiet, equations.solutions.at(0).value());
    return {std::move(part), std::move(start)};
}

Grid byTransform(const Coset& coset) {
    SearchClock clock{SearchContext{}};
    Workload load;
    const Correlation correlation = correlate(coset.part, coset.start);
    const auto peak = searchByTransform(correlation, -correlation.bound(), clock, load);
    return elementOf(coset.part, coset.start, peak.value().place);
}

Grid byTrellis(const Coset& coset) {
    SearchClock clock{SearchContext{}};
    Workload load;
    const Correlation correlation = correlate(coset.part, coset.start);
    const Trellis trellis = trellisOf(coset.part, 1e12).value();
    const auto peak = searchAlongTrellis(trellis, correlation, -correlation.bound(), clock, load);
    return elementOf(coset.part, coset.start, peak.value().place);
}

class Listener : public Monitor {
  public:
    void progressed(const Progress& progress) override {
        monotone = monotone && progress.done >= last && progress.done <= 1;
        last = progress.done;
        nodes = progress.nodes;
    }

    bool stopRequested() override {
        tooMany = tooMany || nodes > mostNodes;
        return tooMany;
    }

    std::uint64_t mostNodes = std::numeric_limits<std::uint64_t>::max();
    bool tooMany = false;
    bool monotone = true;
    double last = 0;
    std::uint64_t nodes = 0;
};

void addBoards() {
    QTest::addColumn<Coset>("coset");
    QTest::newRow("all lit, ranks of half the dimension") << allLit(19);
    QTest::newRow("drawn, 23x23: unequal ranks, and pairs that lack a bit") << drawn(23);
    QTest::newRow("drawn, 19x19") << drawn(19);
    QTest::newRow("all lit, 29x29") << allLit(29);
    QTest::newRow("drawn, 30x30") << drawn(30);
    QTest::newRow("all lit, 59x59: unequal ranks") << allLit(59);
    QTest::newRow("a torus, 12x12") << drawn(12, Pattern::plus(), Edges::Torus);
    QTest::newRow("an odd torus, whose classes say little") << drawn(15, Pattern::plus(), Edges::Torus);
    QTest::newRow("the ring") << drawn(19, Pattern(0b111'101'111));
    QTest::newRow("all nine") << drawn(11, Pattern(0b111'111'111));
}

} // namespace

Q_DECLARE_METATYPE(Coset)

class TestClasses : public QObject {
    Q_OBJECT

  private slots:

    void theFirstOfTheLightestIsFoundInSmallCosets() {
        Random random(1);
        int found = 0;
        for (int round = 0; round < 20'000; ++round) {
            const Rule rule = randomRule(random, 40);
            const EchelonBasis quiet = solveEquations(rule, {}).quiet;
            if (quiet.dimension() == 0 || quiet.dimension() > 7) continue;
            // Few cells give many elements of the same weight.
            Grid element = randomGrid(rule.size(), random);
            if (round % 2 == 0) element &= randomGrid(rule.size(), random);
            const Coset coset{wholePart(quiet, rule.size()), startOf(quiet, element)};
            const PartMinimum minimum = byClasses(planWithShortLists(coset.part, random), coset);
            QVERIFY(minimum.complete);
            const Grid expected = byTrial(coset);
            QVERIFY(minimum.element == expected);
            QCOMPARE(minimum.lowerBound, coset.weightOf(expected));
            ++found;
        }
        QVERIFY(found > 5'000);
    }

    /// Many elements are beyond the short lists in two classes, whichever these are.
    void theLightestIsFoundWithListsOfVeryDifferentLengths() {
        Random random(6);
        int searched = 0;
        for (int round = 0; round < 150'000; ++round) {
            const Rule rule = randomRule(random, 70);
            const EchelonBasis quiet = solveEquations(rule, {}).quiet;
            if (quiet.dimension() < 7 || quiet.dimension() > 10) continue;
            const Coset coset{wholePart(quiet, rule.size()), startOf(quiet, randomGrid(rule.size(), random))};
            ClassPlan plan = planWithShortLists(coset.part, random);
            for (std::size_t& listed : plan.listed) listed = random.below(2) == 0 ? 1 : 1'000;
            const PartMinimum minimum = byClasses(plan, coset);
            QVERIFY(minimum.complete);
            QVERIFY(minimum.element == byTrial(coset));
            ++searched;
        }
        QVERIFY2(searched > 1'000, qPrintable(QString::number(searched)));
    }

    void allWaysAgree_data() { addBoards(); }

    void allWaysAgree() {
        QFETCH(const Coset, coset);
        QVERIFY(coset.part.basis.size() >= 6 && coset.part.basis.size() <= 24);
        const Grid expected = byTransform(coset);
        QVERIFY(byTrellis(coset) == expected);
        const std::int64_t weight = coset.weightOf(expected);
        ClassPlan plan = planClasses(coset.part).value();
        for (const std::size_t listed : {std::size_t{1}, std::size_t{100}, std::size_t{2'048}}) {
            plan.listed.fill(listed);
            for (const int threads : {1, 3}) {
                const PartMinimum minimum =
                    byClasses(plan, coset, anyWeight, {.budget = {.threads = threads}});
                QVERIFY(minimum.complete);
                QVERIFY(minimum.element == expected);
                QCOMPARE(minimum.lowerBound, weight);
            }
        }
        QVERIFY(byClasses(plan, coset, weight).element == expected);
        const PartMinimum none = byClasses(plan, coset, weight - 1);
        QVERIFY(none.complete && !none.element);
        QCOMPARE(none.lowerBound, weight);
    }

    void anEndedSearchHasABoundThatHolds_data() { addBoards(); }

    void anEndedSearchHasABoundThatHolds() {
        QFETCH(const Coset, coset);
        const std::int64_t weight = coset.weightOf(byTransform(coset));
        ClassPlan plan = planClasses(coset.part).value();
        plan.listed.fill(64);
        std::int64_t bound = 0;
        for (std::uint64_t nodes = 256; bound < weight; nodes *= 2) {
            const PartMinimum minimum = byClasses(plan, coset, anyWeight, {.budget = {.nodes = nodes}});
            QVERIFY(minimum.lowerBound >= bound);
            QVERIFY(minimum.lowerBound <= weight);
            QVERIFY(!minimum.element || coset.weightOf(*minimum.element) >= weight);
            bound = minimum.lowerBound;
        }
    }

    void whereverASearchIsStoppedItsBoundHolds() {
        const Rule rule = Rule::fromPattern({39, 39}, Pattern::plus());
        constexpr int boards = 80;
        int unproven = 0;
        for (std::uint64_t seed = 0; seed < boards; ++seed) {
            const Puzzle puzzle = randomPuzzle(rule, Goal::White, seed);
            test::StopAfter never(std::numeric_limits<int>::max());
            const Outcome whole = solve(defaultMethod(), puzzle, {.monitor = &never});
            const std::int64_t minimum = std::get<Optimal>(whole.answer).presses.count();
            for (int looks = 0; looks < never.looks(); ++looks) {
                test::StopAfter stop(looks);
                const Outcome ended = solve(defaultMethod(), puzzle, {.monitor = &stop});
                const auto* found = std::get_if<Unproven>(&ended.answer);
                if (found == nullptr) continue;
                ++unproven;
                const QString told =
                    QStringLiteral("board %1, look %2: %3 is the minimum, and at least %4 was told");
                QVERIFY2(found->lowerBound <= minimum,
                         qPrintable(told.arg(seed).arg(looks).arg(minimum).arg(found->lowerBound)));
            }
        }
        QVERIFY(unproven > boards);
    }

    void theBoardsWhoseMinimaAreKnownAreProven_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<std::int64_t>("presses");
        QTest::newRow("39x39, 2^32 solutions") << 39 << std::int64_t{561};
        QTest::newRow("47x47, 2^30") << 47 << std::int64_t{971};
        QTest::newRow("61x61, 2^40") << 61 << std::int64_t{1'629};
        QTest::newRow("65x65, 2^42") << 65 << std::int64_t{1'867};
    }

    void theBoardsWhoseMinimaAreKnownAreProven() {
        QFETCH(int, side);
        QFETCH(std::int64_t, presses);
        const Size size{side, side};
        const Puzzle puzzle{Rule::fromPattern(size, Pattern::plus()), Grid::filled(size), Goal::White};
        Listener listener;
        const Outcome outcome = solve(defaultMethod(), puzzle, {.monitor = &listener});
        QCOMPARE(std::get<Optimal>(outcome.answer).presses.count(), presses);
        QVERIFY(listener.monotone);
    }

    void listsThatDoNotFitIntoMemoryEndTheSearch() {
        const Coset coset = drawn(125);
        const PartSearch part(coset.part, std::int64_t{1} << 30U);
        const auto searchWithin = [&](std::int64_t memory, Listener& listener) {
            SearchClock clock({.budget = {.memory = memory}, .monitor = &listener});
            const auto correlation = part.correlate(coset.start, clock);
            Workload load;
            return part.search(coset.start, correlation, anyWeight, clock, load);
        };
        Listener listener;
        listener.mostNodes = std::uint64_t{1} << 32U;
        const PartMinimum proven = searchWithin(std::int64_t{1} << 30U, listener);
        QVERIFY(proven.complete);
        // The transform needs no lists, but has 2^50 elements to go through: it is not begun instead.
        const PartMinimum ended = searchWithin(std::int64_t{1} << 20U, listener);
        QVERIFY(!listener.tooMany);
        QVERIFY(!ended.complete);
        QVERIFY(ended.lowerBound > 0 && ended.lowerBound < proven.lowerBound);
        QVERIFY(coset.weightOf(ended.element.value()) >= proven.lowerBound);
    }

    void aSearchThatTakesFarLongerThanPlannedGivesWay_data() {
        QTest::addColumn<unsigned>("pattern");
        QTest::newRow("three to the upper left") << 0b000'001'011U;
        QTest::newRow("three to the upper right") << 0b000'100'110U;
    }

    void aSearchThatTakesFarLongerThanPlannedGivesWay() {
        QFETCH(unsigned, pattern);
        const Coset coset = farOffCoset(pattern);
        ClassPlan plan = planClasses(coset.part).value();
        int asked = 0;
        const auto shorter = [&] {
            ++asked;
            return 0.0;
        };
        const PartMinimum ended = byClasses(plan, coset, anyWeight, {}, shorter);
        QCOMPARE(asked, 1);
        QVERIFY(!ended.complete);
        const auto longer = [&] {
            ++asked;
            return 1e12;
        };
        const PartMinimum proven = byClasses(plan, coset, anyWeight, {}, longer);
        QCOMPARE(asked, 2);
        QVERIFY(proven.complete);
        QVERIFY(ended.lowerBound > 0 && ended.lowerBound <= proven.lowerBound);
        // One that is as long as planned asks nobody.
        plan.nanoseconds = 1e12;
        QVERIFY(byClasses(plan, coset, anyWeight, {}, shorter).element == proven.element);
        QCOMPARE(asked, 2);
        // The part goes along the trellis instead, to the same element.
        SearchClock clock{SearchContext{}};
        Workload load;
        const PartSearch search(coset.part, std::int64_t{1} << 30U);
        const PartMinimum minimum =
            search.search(coset.start, search.correlate(coset.start, clock), anyWeight, clock, load);
        QVERIFY(minimum.complete && minimum.element == proven.element);
        QCOMPARE(minimum.lowerBound, proven.lowerBound);
        const double states = trellisOf(coset.part, 1e12).value().work;
        const auto nodes = static_cast<double>(clock.nodes());
        QVERIFY(nodes > states);
        // What is left is seen long before the classes have taken as long themselves.
        QVERIFY2(nodes < 1.1 * states, qPrintable(QString::number(nodes / states)));
    }

    /// However far it has come, even in its last step: what is proven has been looked for everywhere.
    void aSearchThatGivesWayProvesNothing() {
        const Coset coset = farOffCoset(0b000'001'011U);
        ClassPlan plan = planClasses(coset.part).value();
        plan.nanoseconds = 0;
        const auto nodesOf = [&](double nanosecondsOfAnother) {
            SearchClock clock{SearchContext{}};
            Workload load;
            const auto another = [=] { return nanosecondsOfAnother; };
            const PartMinimum minimum = searchByClasses(plan, coset.start, anyWeight, another, clock, load);
            return minimum.complete ? std::optional(clock.nodes()) : std::nullopt;
        };
        const std::uint64_t all = nodesOf(1e12).value();
        int gaveWay = 0;
        std::optional<std::uint64_t> nodes;
        for (double limit = 5e6; !nodes && limit < 1e11; limit *= 1.02) {
            nodes = nodesOf(limit);
            gaveWay += nodes ? 0 : 1;
        }
        QCOMPARE(nodes, std::optional(all));
        QVERIFY(gaveWay > 20);
    }
};

QTEST_GUILESS_MAIN(TestClasses)
#include "tst_classes.moc"
