#include "core/solve/directions.h"
#include "core/solve/equations.h"
#include "core/solve/lane_search.h"
#include "core/solve/transform_search.h"
#include "tests/core/random_rules.h"

#include <QTest>

#include <atomic>
#include <bit>
#include <cmath>

using namespace flip;

namespace {

/// A correlation of `cells` random cells; with `light`, most of them in few dimensions, as quiet patterns
/// are.
Correlation randomCorrelation(Random& random, int dimension, int cells, bool light) {
    Correlation correlation{dimension, 0, {}};
    for (int i = 0; i < cells; ++i) {
        std::uint64_t mask = random.next();
        if (light) mask &= random.next() & random.next();
        mask &= (std::uint64_t{1} << dimension) - 1;
        if (mask == 0) continue;
        ++correlation.cells;
        correlation.terms.push_back({mask, random.below(2) == 0 ? 1 : -1});
    }
    return correlation;
}

std::optional<Peak> byTrial(const Correlation& correlation, std::int64_t atLeast) {
    std::optional<Peak> best;
    for (std::uint64_t u = 0; u < std::uint64_t{1} << correlation.dimension; ++u) {
        const std::int64_t value = correlation.at(u);
        if (value >= atLeast && (!best || best->improvedBy(u, value))) best = {u, value};
    }
    return best;
}

double places(const Correlation& correlation) { return std::exp2(correlation.dimension); }

class Listener : public Monitor {
  public:
    explicit Listener(int stopAfter) : stopAfter_(stopAfter) {}

    void progressed(const Progress& progress) override {
        monotone = monotone && progress.done >= last && progress.done <= 1;
        last = progress.done;
        ++calls;
    }

    bool stopRequested() override { return calls >= stopAfter_; }

    bool monotone = true;
    double last = 0;
    int calls = 0;

  private:
    int stopAfter_;
};

} // namespace

class TestPeak : public QObject {
    Q_OBJECT

  private slots:

    void theTransformFindsWhatTrialFinds() {
        Random random(1);
        for (int round = 0; round < 150; ++round) {
            const int dimension = static_cast<int>(random.below(14));
            const int cells = 1 + static_cast<int>(random.below(60));
            const Correlation correlation = randomCorrelation(random, dimension, cells, round % 2 == 0);
            const std::int64_t atLeast = static_cast<std::int64_t>(random.below(60)) - 30;
            SearchClock clock{SearchContext{}};
            QVERIFY(searchByTransform(correlation, atLeast, clock, places(correlation)) ==
                    byTrial(correlation, atLeast));
            QCOMPARE(clock.nodes(), std::uint64_t{1} << dimension);
        }
    }

    void everyKernelFindsWhatTheTransformFinds_data() {
        QTest::addColumn<int>("kernels");
        for (std::size_t i = 0; i < laneKernels().size(); ++i) {
            QTest::addRow("%s", laneKernels()[i].name.data()) << static_cast<int>(i);
        }
    }

    void everyKernelFindsWhatTheTransformFinds() {
        QFETCH(int, kernels);
        const LaneKernels& lanes = laneKernels()[static_cast<std::size_t>(kernels)];
        if (!lanes.runsHere()) QSKIP("this processor does not have the instructions");
        Random random(2);
        int searched = 0;
        for (int round = 0; round < 14; ++round) {
            // Small blocks, large blocks, and with 4,000 cells lanes that need 16 bits.
            const int dimension = 14 + round % 7;
            const int cells = round % 3 == 0 ? 4'000 : 200 + static_cast<int>(random.below(1'000));
            const Correlation correlation = randomCorrelation(random, dimension, cells, round % 2 == 0);
            const auto coordinates = laneCoordinates(correlation);
            if (!coordinates) continue;
            ++searched;
            for (const std::int64_t atLeast : {-correlation.bound(), std::int64_t{60}}) {
                SearchClock clock{SearchContext{}};
                const auto expected = searchByTransform(correlation, atLeast, clock, places(correlation));
                const std::uint64_t nodes = clock.nodes();
                QVERIFY(searchByLanes(*coordinates, atLeast, clock, places(correlation), lanes) == expected);
                QCOMPARE(clock.nodes(), 2 * nodes);
            }
        }
        QVERIFY(searched >= 9);
    }

    void theAnswerDoesNotDependOnTheThreads() {
        // Few cells give many places of the same height.
        Random random(3);
        for (int round = 0; round < 3; ++round) {
            const Correlation correlation = randomCorrelation(random, 21, round < 2 ? 30 : 300, false);
            const auto coordinates = laneCoordinates(correlation);
            QVERIFY(coordinates.has_value());
            SearchClock alone{SearchContext{}};
            const auto expected = searchByLanes(*coordinates, 0, alone, places(correlation));
            for (const int threads : {2, 3}) {
                SearchClock clock{{.budget = {.threads = threads}}};
                QVERIFY(searchByLanes(*coordinates, 0, clock, places(correlation)) == expected);
                QCOMPARE(clock.nodes(), alone.nodes());
                SearchClock transformClock{{.budget = {.threads = threads}}};
                QVERIFY(searchByTransform(correlation, 0, transformClock, places(correlation)) == expected);
                QCOMPARE(transformClock.nodes(), alone.nodes());
            }
        }
    }

    void aSearchCanBeStoppedAndTellsHowFarItIs() {
        Random random(4);
        const Correlation correlation = randomCorrelation(random, 50, 3'000, true);
        const auto coordinates = laneCoordinates(correlation);
        QVERIFY(coordinates.has_value());
        for (const int threads : {1, 2}) {
            Listener listener(20);
            SearchClock clock{{.budget = {.threads = threads}, .monitor = &listener}};
            const auto peak = searchByLanes(*coordinates, 0, clock, places(correlation));
            QVERIFY(clock.stopped().has_value());
            QVERIFY(peak.has_value());
            QCOMPARE(correlation.at(peak->place), peak->value);
            QVERIFY(listener.monotone);
            QVERIFY(listener.last > 0);
            QVERIFY(listener.calls >= 20 && listener.calls <= 22);
        }
    }

    void theNodeBudgetIsKept() {
        Random random(5);
        const Correlation correlation = randomCorrelation(random, 24, 500, false);
        SearchClock clock{{.budget = {.nodes = 1'000'000}}};
        static_cast<void>(highestPlace(correlation, 0, clock, places(correlation)));
        QVERIFY(clock.stopped()->reason == Stopped::Reason::Nodes);
        QVERIFY(clock.nodes() <= 1'000'000);
    }

    void directionsAreCoordinates() {
        Random random(6);
        for (int round = 0; round < 50; ++round) {
            const int dimension = 6 + static_cast<int>(random.below(40));
            const Correlation correlation = randomCorrelation(random, dimension, 300, round % 2 == 0);
            std::vector<std::uint64_t> directions = lightDirections(correlation, 6);
            QCOMPARE(static_cast<int>(directions.size()), dimension);
            // Independent: elimination leaves none of them 0.
            for (std::size_t i = 0; i < directions.size(); ++i) {
                QVERIFY(directions[i] != 0);
                const std::uint64_t lead = std::bit_floor(directions[i]);
                for (std::size_t j = i + 1; j < directions.size(); ++j) {
                    if ((directions[j] & lead) != 0) directions[j] ^= directions[i];
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestPeak)
#include "tst_peak.moc"
