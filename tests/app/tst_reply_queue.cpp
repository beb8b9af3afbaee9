#include "app/flipsolve/reply_queue.h"
#include "tests/support/patience.h"

#include <QTest>

#include <pthread.h>

#include <atomic>
#include <stdexcept>

using namespace flip;
using namespace flip::console;

namespace {

ReplyQueue::Work saying(const std::string& text) {
    return [text](int, Monitor*) { return Reply{true, text, {}}; };
}

std::string taken(ReplyQueue& queue) {
    return queue.take(nullptr, [] {}).text;
}

/// The system starts no threads as long as this lives: no address space has room for their stacks.
class NoMoreThreads {
  public:
    NoMoreThreads() {
        pthread_getattr_default_np(&before_);
        pthread_attr_t huge;
        pthread_getattr_default_np(&huge);
        pthread_attr_setstacksize(&huge, std::size_t{1} << (8 * sizeof(std::size_t) - 1));
        pthread_setattr_default_np(&huge);
        pthread_attr_destroy(&huge);
    }

    NoMoreThreads(const NoMoreThreads&) = delete;
    NoMoreThreads& operator=(const NoMoreThreads&) = delete;

    ~NoMoreThreads() {
        pthread_setattr_default_np(&before_);
        pthread_attr_destroy(&before_);
    }

  private:
    pthread_attr_t before_{};
};

} // namespace

class TestReplyQueue : public QObject {
    Q_OBJECT

  private slots:

    void repliesComeInTheOrderOfTheQuestions_data() {
        QTest::addColumn<int>("threads");
        for (const int threads : {1, 2, 3, 8}) QTest::addRow("%d threads", threads) << threads;
    }

    void repliesComeInTheOrderOfTheQuestions() {
        QFETCH(int, threads);
        constexpr int questions = 2000;
        ReplyQueue queue(threads);
        int next = 0;
        for (int i = 0; i < questions; ++i) {
            queue.add(saying(std::to_string(i)));
            while (queue.isFull()) QCOMPARE(taken(queue), std::to_string(next++));
        }
        while (!queue.isEmpty()) QCOMPARE(taken(queue), std::to_string(next++));
        QCOMPARE(next, questions);
    }

    void theOnlyQuestionGetsAllThreadsAndTheMonitor() {
        class Silent : public Monitor {
            void progressed(const Progress&) override {}

            [[nodiscard]] bool stopRequested() override { return false; }
        } monitor;

        ReplyQueue queue(4);
        for (int round = 0; round < 3; ++round) {
            queue.add([&](int threads, Monitor* given) {
                return Reply{given == &monitor, std::to_string(threads), {}};
            });
            const Reply reply = queue.take(&monitor, [] {});
            QCOMPARE(reply.text, std::string("4"));
            QVERIFY(reply.answered);
        }
    }

    void severalQuestionsAreWorkedOnAtATime() {
        // Each waits for the other: on one thread this would never end.
        std::atomic<int> met = 0;
        const auto meet = [&met](int threads, Monitor* monitor) {
            ++met;
            while (met < 2 && !monitor->stopRequested()) std::this_thread::yield();
            return Reply{threads == 1, "met", {}};
        };
        ReplyQueue queue(2);
        queue.add(meet);
        queue.add(meet);
        queue.add(saying("last"));
        QCOMPARE(taken(queue), std::string("met"));
        QCOMPARE(taken(queue), std::string("met"));
        QCOMPARE(taken(queue), std::string("last"));
    }

    void noMoreIsReadThanKeepsTheThreadsBusy_data() {
        QTest::addColumn<int>("threads");
        QTest::addColumn<int>("most");
        QTest::newRow("one thread answers a question before it reads the next") << 1 << 1;
        QTest::newRow("two threads") << 2 << 16;
        QTest::newRow("five threads") << 5 << 40;
    }

    void noMoreIsReadThanKeepsTheThreadsBusy() {
        QFETCH(int, threads);
        QFETCH(int, most);
        ReplyQueue queue(threads);
        int added = 0;
        for (; !queue.isFull(); ++added) queue.add(saying("any"));
        QCOMPARE(added, most);
    }

    void itTellsWhetherAReplyWouldHaveToBeWaitedFor() {
        std::atomic<bool> mayEnd = false;
        ReplyQueue queue(2);
        QVERIFY(!queue.isReady());
        queue.add([&mayEnd](int, Monitor* monitor) {
            while (!mayEnd && !monitor->stopRequested()) std::this_thread::yield();
            return Reply{true, "first", {}};
        });
        queue.add(saying("second"));
        QVERIFY(!queue.isReady());
        mayEnd = true;
        QTRY_VERIFY_WITH_TIMEOUT(queue.isReady(), flip::test::patience);
        QCOMPARE(taken(queue), std::string("first"));
        QCOMPARE(taken(queue), std::string("second"));
    }

    void whoLeavesStopsWhatIsRunning() {
        std::atomic<int> begun = 0;
        std::atomic<int> stopped = 0;
        {
            ReplyQueue queue(2);
            for (int i = 0; i < 6; ++i) {
                queue.add([&](int, Monitor* monitor) {
                    ++begun;
                    while (!monitor->stopRequested()) std::this_thread::yield();
                    ++stopped;
                    return Reply{};
                });
            }
            QTRY_COMPARE(begun.load(), 2);
        }
        // What had not begun never does.
        QCOMPARE(begun.load(), 2);
        QCOMPARE(stopped.load(), 2);
    }

    void whatIsThrownIsThrownWhereTheReplyIsTaken() {
        ReplyQueue queue(2);
        queue.add(saying("first"));
        queue.add([](int, Monitor*) -> Reply { throw std::runtime_error("no memory"); });
        queue.add(saying("last"));
        QCOMPARE(taken(queue), std::string("first"));
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, (void)taken(queue));
        QCOMPARE(taken(queue), std::string("last"));
        QVERIFY(queue.isEmpty());
    }

    void fewerThreadsGiveTheSameReplies_data() {
        QTest::addColumn<int>("threadsToBeHad");
        QTest::newRow("none") << 0;
        QTest::newRow("one of four") << 1;
    }

    void fewerThreadsGiveTheSameReplies() {
        QFETCH(int, threadsToBeHad);
        constexpr int questions = 30;
        ReplyQueue queue(4);
        int asked = 0;
        // The last question is held back, all others want a thread.
        while (asked <= threadsToBeHad) queue.add(saying(std::to_string(asked++)));
        const NoMoreThreads noMore;
        while (asked < questions) queue.add(saying(std::to_string(asked++)));
        for (int i = 0; i < questions; ++i) QCOMPARE(taken(queue), std::to_string(i));
        QVERIFY(queue.isEmpty());
    }

    void whatIsThrownWithoutThreadsReachesTheCaller() {
        const NoMoreThreads noMore;
        ReplyQueue queue(2);
        queue.add([](int, Monitor*) -> Reply { throw std::runtime_error("no memory"); });
        queue.add(saying("last"));
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, (void)taken(queue));
        QCOMPARE(taken(queue), std::string("last"));
    }

    void whoWaitsIsCalledMeanwhile() {
        std::atomic<bool> seen = false;
        ReplyQueue queue(2);
        queue.add([&](int, Monitor*) {
            while (!seen) std::this_thread::yield();
            return Reply{};
        });
        queue.add(saying("last"));
        QVERIFY(queue.take(nullptr, [&] { seen = true; }).answered);
    }
};

QTEST_GUILESS_MAIN(TestReplyQueue)
#include "tst_reply_queue.moc"
