#include "core/solve/lightest/parallel_blocks.h"
#include "core/solve/lightest/transform_search.h"
#include "core/solve/lightest/walsh_blocks.h"
#include "tests/core/random_rules.h"

#include <QTest>

#include <atomic>
#include <bit>

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

class TestTransform : public QObject {
    Q_OBJECT

  private slots:

    void everyKernelFindsWhatTrialFinds_data() {
        QTest::addColumn<int>("kernels");
        for (std::size_t i = 0; i < walshKernels().size(); ++i)
            QTest::addRow("%s", walshKernels()[i].name.data()) << static_cast<int>(i);
    }

    void everyKernelFindsWhatTrialFinds() {
        QFETCH(int, kernels);
        const WalshKernels& own = walshKernels()[static_cast<std::size_t>(kernels)];
        if (!own.runsHere()) QSKIP("this processor does not have the instructions");
        Random random(1);
        for (int round = 0; round < 150; ++round) {
            const int dimension = static_cast<int>(random.below(14));
            const int cells = 1 + static_cast<int>(random.below(60));
            Correlation correlation = randomCorrelation(random, dimension, cells, round % 2 == 0);
            // A few heavy terms need sums of 32 bits.
            if (round % 3 == 0) {
                for (Term& term : correlation.terms) term.weight *= 5'000;
            }
            const std::int64_t atLeast = static_cast<std::int64_t>(random.below(60)) - 30;
            SearchClock clock{SearchContext{}};
            Workload load;
            QVERIFY(searchByTransform(correlation, atLeast, clock, load, own) ==
                    byTrial(correlation, atLeast));
            QCOMPARE(clock.nodes(), std::uint64_t{1} << dimension);
        }
    }

    void blocksOfEverySizeAreTransformed_data() { everyKernelFindsWhatTrialFinds_data(); }

    void blocksOfEverySizeAreTransformed() {
        QFETCH(int, kernels);
        const WalshKernels& own = walshKernels()[static_cast<std::size_t>(kernels)];
        if (!own.runsHere()) QSKIP("this processor does not have the instructions");
        Random random(2);
        for (int dimension = 0; dimension <= 19; ++dimension) {
            const Correlation correlation = randomCorrelation(random, dimension, 300, true);
            WalshBlocks<std::int16_t> blocks(correlation, own);
            std::uint64_t seen = 0;
            for (std::uint64_t number = 0; number < blocks.count(); ++number) {
                blocks.visit(number, -correlation.bound(), [&](std::uint64_t place, std::int64_t value) {
                    ++seen;
                    if (seen % 37 == 0) QCOMPARE(value, correlation.at(place));
                });
            }
            QCOMPARE(seen, std::uint64_t{1} << dimension);
            // Not in turn, either.
            blocks.visit(blocks.count() / 2, -correlation.bound(),
                         [&](std::uint64_t place, std::int64_t value) {
                             if (place % 37 == 0) QCOMPARE(value, correlation.at(place));
                         });
        }
    }

    void theAnswerDoesNotDependOnTheThreads() {
        // Few cells give many places of the same height.
        Random random(3);
        for (int round = 0; round < 3; ++round) {
            const Correlation correlation = randomCorrelation(random, 24, round < 2 ? 30 : 300, false);
            SearchClock alone{SearchContext{}};
            Workload load;
            const auto expected = searchByTransform(correlation, 0, alone, load);
            for (const int threads : {2, 3}) {
                SearchClock clock{{.budget = {.threads = threads}}};
                QVERIFY(searchByTransform(correlation, 0, clock, load) == expected);
                QCOMPARE(clock.nodes(), alone.nodes());
            }
        }
    }

    void aSearchCanBeStoppedAndTellsHowFarItIs() {
        Random random(4);
        const Correlation correlation = randomCorrelation(random, 50, 3'000, true);
        for (const int threads : {1, 2}) {
            Listener listener(20);
            SearchClock clock{{.budget = {.threads = threads}, .monitor = &listener}};
            Workload load{nanosecondsToTransform(correlation.dimension), 0};
            const auto peak = searchByTransform(correlation, 0, clock, load);
            QVERIFY(clock.stopped().has_value());
            QVERIFY(peak.has_value());
            QCOMPARE(correlation.at(peak->place), peak->value);
            QVERIFY(listener.monotone);
            QVERIFY(listener.last > 0);
            QVERIFY(listener.calls >= 20 && listener.calls <= 22);
        }
    }

    void progressEndsWhereTheWorkEnds() {
        Random random(6);
        const Correlation correlation = randomCorrelation(random, 22, 300, true);
        Workload load{2 * nanosecondsToTransform(correlation.dimension), 0};
        SearchClock clock{SearchContext{}};
        static_cast<void>(searchByTransform(correlation, 0, clock, load));
        QCOMPARE(load.share(), 0.5);
    }

    void onlyAsManyThreadsWorkAsTheMemoryHasRoomFor() {
        constexpr std::size_t ofEach = std::size_t{1} << 20U;
        SearchClock clock({.budget = {.memory = 8 * ofEach, .threads = 64}});
        Workload load;
        ParallelBlocks shared({1'000, 1, 1e6, ofEach}, clock, load);
        const std::size_t threads = shared.workers(0).size();
        QVERIFY(threads > 3 && threads <= 8);
        std::atomic<std::uint64_t> sum = 0;
        QVERIFY(shared.run([&](std::size_t, std::uint64_t number) { sum += number; }));
        QCOMPARE(sum.load(), std::uint64_t{499'500});
    }

    void theNodeBudgetIsKept() {
        Random random(5);
        const Correlation correlation = randomCorrelation(random, 24, 500, false);
        SearchClock clock{{.budget = {.nodes = 1'000'000}}};
        Workload load;
        static_cast<void>(searchByTransform(correlation, 0, clock, load));
        QVERIFY(clock.stopped()->reason == Stopped::Reason::Nodes);
        QVERIFY(clock.nodes() <= 1'000'000);
    }
};

QTEST_GUILESS_MAIN(TestTransform)
#include "tst_transform.moc"
