#include "core/base/memory_share.h"
#include "core/base/search_clock.h"

#include <QTest>

#include <vector>

using namespace flip;

namespace {

/// Remembers what it is told, and asks to stop at look number `stopAt`.
class Listener : public Monitor {
  public:
    explicit Listener(std::size_t stopAt = ~std::size_t{0}) : stopAt_(stopAt) {}

    void progressed(const Progress& progress) override { heard.push_back(progress); }

    bool stopRequested() override { return heard.size() > stopAt_; }

    std::vector<Progress> heard;

  private:
    std::size_t stopAt_;
};

std::uint64_t countedBy(SearchClock& clock, std::uint64_t most) {
    std::uint64_t counted = 0;
    while (counted < most && clock.count([] { return 0.5; })) ++counted;
    return counted;
}

Stopped::Reason reasonOf(const SearchClock& clock) { return clock.stopped().value().reason; }

} // namespace

/// What every search relies on: that its clock counts exactly, looks often and forgets nothing.
class TestSearchClock : public QObject {
    Q_OBJECT

  private slots:

    void nodesAreCountedExactly() {
        constexpr std::uint64_t period = SearchClock::period;
        for (const std::uint64_t nodes : {std::uint64_t{0}, std::uint64_t{1}, period - 1, period, period + 1,
                                          3 * period, 3 * period + 7}) {
            SearchClock clock({.budget = {.nodes = nodes}});
            QCOMPARE(countedBy(clock, nodes + 10), nodes);
            QCOMPARE(clock.nodes(), nodes);
            QCOMPARE(clock.cost().nodes, nodes);
            QVERIFY(reasonOf(clock) == Stopped::Reason::Nodes);
        }
    }

    void aBlockIsCountedWholeOrNotAtAll() {
        SearchClock clock({.budget = {.nodes = 100}});
        QVERIFY(clock.countBlock(60, [] { return 0.0; }));
        QVERIFY(!clock.countBlock(41, [] { return 0.0; }));
        QCOMPARE(clock.nodes(), std::uint64_t{60});
        QVERIFY(reasonOf(clock) == Stopped::Reason::Nodes);
        SearchClock other({.budget = {.nodes = 100}});
        QVERIFY(other.countBlock(60, [] { return 0.0; }) && other.countBlock(40, [] { return 0.0; }));
        QVERIFY(!other.stopped());
    }

    void itLooksOnceAPeriodAndAtTheFirstNode() {
        Listener listener;
        SearchClock clock({.monitor = &listener});
        QCOMPARE(countedBy(clock, 2 * SearchClock::period + 1), 2 * SearchClock::period + 1);
        QCOMPARE(listener.heard.size(), std::size_t{3});
        for (std::size_t i = 0; i < 3; ++i) QCOMPARE(listener.heard[i].nodes, i * SearchClock::period);
    }

    void itLooksAgainAfterALongBlock() {
        Listener listener;
        SearchClock clock({.budget = {.nodes = 20 * SearchClock::period}, .monitor = &listener});
        QVERIFY(clock.countBlock(5 * SearchClock::period, [] { return 0.0; }));
        QCOMPARE(countedBy(clock, 40 * SearchClock::period), 15 * SearchClock::period);
        QVERIFY(listener.heard.size() >= 15);
        QVERIFY(reasonOf(clock) == Stopped::Reason::Nodes);
    }

    void whoAsksToStopIsHeardAtTheNextLook() {
        Listener listener(1);
        SearchClock clock({.monitor = &listener});
        QCOMPARE(countedBy(clock, 10 * SearchClock::period), SearchClock::period);
        QVERIFY(reasonOf(clock) == Stopped::Reason::Asked);
    }

    void progressNeverRunsBackwardsAndStaysBelowOne() {
        Listener listener;
        SearchClock clock({.monitor = &listener});
        for (const double share : {0.25, 0.1, 0.5, 7.0, 0.2})
            QVERIFY(clock.work(SearchClock::workPeriod, [&] { return share; }));
        std::vector<double> done;
        for (const Progress& progress : listener.heard) done.push_back(progress.done);
        QVERIFY(done == (std::vector<double>{0.25, 0.25, 0.5, 1, 1}));
        QCOMPARE(clock.done(), 1.0);
    }

    void otherWorkIsLookedAtFromTimeToTimeAndEndsForGood() {
        Listener listener(0);
        SearchClock clock({.monitor = &listener});
        QVERIFY(clock.work(SearchClock::workPeriod - 1));
        QVERIFY(listener.heard.empty());
        QVERIFY(!clock.work(1));
        QVERIFY(!clock.work(0) && !clock.work(1));
        QVERIFY(reasonOf(clock) == Stopped::Reason::Asked);
    }

    void timeThatIsUpEndsIt() {
        SearchClock clock({.budget = {.time = std::chrono::nanoseconds(0)}});
        QVERIFY(!clock.count([] { return 0.0; }));
        QVERIFY(reasonOf(clock) == Stopped::Reason::Time);
        const Budget second{.time = std::chrono::seconds(1)};
        QVERIFY(second.after(std::chrono::milliseconds(300)).time == std::chrono::milliseconds(700));
        QVERIFY(second.after(std::chrono::seconds(3)).time == std::chrono::nanoseconds(0));
        QVERIFY(Budget{}.after(std::chrono::hours(1)).time == std::chrono::nanoseconds::max());
    }

    void aTimeThatEndsAfterTheClockItselfIsNotUp_data() {
        QTest::addColumn<qint64>("nanoseconds");
        constexpr qint64 most = std::chrono::nanoseconds::max().count();
        QTest::newRow("the longest limit that is one") << most - 1;
        QTest::newRow("a limit that ends a second before the last moment")
            << most - std::chrono::nanoseconds(std::chrono::steady_clock::now().time_since_epoch()).count() -
                   1'000'000'000;
        QTest::newRow("250 years") << 250 * 365 * qint64{86'400'000'000'000};
    }

    void aTimeThatEndsAfterTheClockItselfIsNotUp() {
        QFETCH(qint64, nanoseconds);
        SearchClock clock({.budget = {.time = std::chrono::nanoseconds(nanoseconds)}});
        QCOMPARE(countedBy(clock, 1), std::uint64_t{1});
        QVERIFY(!clock.stopped());
        QVERIFY(clock.left().time > std::chrono::hours(1));
        SearchClock part = clock.forOneOf(2);
        QVERIFY(part.left().time < clock.left().time);
        QCOMPARE(countedBy(part, 1), std::uint64_t{1});
    }

    void theFirstReasonIsTheOneThatIsTold() {
        Listener listener(0);
        SearchClock clock({.budget = {.memory = 10}, .monitor = &listener});
        QVERIFY(!clock.work(SearchClock::workPeriod));
        QVERIFY(!clock.take(11));
        QVERIFY(!clock.countBlock(1, [] { return 0.0; }));
        clock.stop({Stopped::Reason::Nodes});
        QVERIFY(reasonOf(clock) == Stopped::Reason::Asked);
    }

    void aPartHasNodesOfItsOwn() {
        SearchClock clock({.budget = {.nodes = 100}});
        QCOMPARE(countedBy(clock, 30), std::uint64_t{30});
        for (const std::uint64_t limit : {std::uint64_t{20}, std::uint64_t{70}, std::uint64_t{1'000}}) {
            SearchClock part = clock.limitedTo(limit);
            QCOMPARE(countedBy(part, 10'000), std::min(limit, std::uint64_t{70}));
        }
        QCOMPARE(clock.nodes(), std::uint64_t{30});
        QVERIFY(!clock.stopped());
        clock.stop({Stopped::Reason::Time});
        QVERIFY(!clock.work(1));
        QVERIFY(reasonOf(clock) == Stopped::Reason::Time);
    }

    void aPartGetsAShareOfWhatIsLeft() {
        SearchClock clock({.budget = {.nodes = 100}});
        QCOMPARE(countedBy(clock, 20), std::uint64_t{20});
        SearchClock part = clock.forOneOf(4);
        QCOMPARE(countedBy(part, 100), std::uint64_t{20});
        clock.goOnAfter(part);
        QCOMPARE(clock.nodes(), std::uint64_t{40});
        QCOMPARE(countedBy(clock, 100), std::uint64_t{60});
        SearchClock timed({.budget = {.time = std::chrono::hours(8)}});
        const auto left = timed.forOneOf(8).left().time;
        QVERIFY(left > std::chrono::minutes(59) && left <= std::chrono::hours(1));
        // Nobody has set a limit.
        SearchClock free{SearchContext{}};
        QVERIFY(free.forOneOf(2).left().time == std::chrono::nanoseconds::max());
        QCOMPARE(countedBy(free, 1), std::uint64_t{1});
    }

    void whoWantsToStopStopsMoreThanAPart() {
        Listener listener(0);
        SearchClock clock({.budget = {.memory = 10}, .monitor = &listener});
        SearchClock part = clock.forOneOf(2);
        QCOMPARE(countedBy(part, 1), std::uint64_t{0});
        clock.goOnAfter(part);
        QVERIFY(reasonOf(clock) == Stopped::Reason::Asked);
        SearchClock narrow({.budget = {.memory = 10}});
        part = narrow.forOneOf(2);
        QVERIFY(!part.take(11));
        narrow.goOnAfter(part);
        QVERIFY(reasonOf(narrow) == Stopped::Reason::Memory);
    }

    void memoryIsOneAllowanceForAll() {
        SearchClock clock({.budget = {.memory = 100}});
        {
            const MemoryShare some(clock, 60);
            QVERIFY(some.granted());
            QCOMPARE(clock.budget().memory, std::int64_t{40});
            const MemoryShare rest(clock, 40);
            QVERIFY(rest.granted());
        }
        QCOMPARE(clock.budget().memory, std::int64_t{100});
        QCOMPARE(clock.cost().memory, std::int64_t{100});
        QVERIFY(!clock.stopped());
        {
            const MemoryShare tooMuch(clock, 101);
            QVERIFY(!tooMuch.granted());
        }
        QCOMPARE(clock.budget().memory, std::int64_t{100});
        QVERIFY(reasonOf(clock) == Stopped::Reason::Memory);
        QVERIFY(!MemoryShare(clock, 0x1p80).granted());
    }

    void aPartCountsForTheMemoryOfTheWhole() {
        SearchClock clock({.budget = {.memory = 100}});
        const MemoryShare some(clock, 10);
        SearchClock part = clock.limitedTo(1);
        { const MemoryShare more(part, 50); }
        QCOMPARE(clock.cost().memory, std::int64_t{10});
        clock.accountFor(part);
        QCOMPARE(clock.cost().memory, std::int64_t{60});
    }
};

QTEST_GUILESS_MAIN(TestSearchClock)
#include "tst_search_clock.moc"
