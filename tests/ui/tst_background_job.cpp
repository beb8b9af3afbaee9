#include "tests/support/ui_test.h"
#include "ui/game/background_job.h"
#include "ui/game/solve_job.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <atomic>
#include <chrono>
#include <new>
#include <optional>
#include <semaphore>
#include <stdexcept>
#include <thread>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// Work that begins, tells so, and then waits until it may end.
struct Gate {
    std::binary_semaphore begun{0};
    std::binary_semaphore mayEnd{0};

    BackgroundJob::Work leadingTo(const std::function<void()>& delivery) {
        return [this, delivery](Monitor&) -> BackgroundJob::Delivery {
            begun.release();
            mayEnd.acquire();
            return delivery;
        };
    }
};

/// Work that ends only because it is asked to.
BackgroundJob::Work untilStopped(std::binary_semaphore& begun, std::atomic<bool>& ended,
                                 const std::function<void()>& delivery = {}) {
    return [&begun, &ended, delivery](Monitor& monitor) -> BackgroundJob::Delivery {
        begun.release();
        while (!monitor.stopRequested()) std::this_thread::yield();
        ended = true;
        return delivery;
    };
}

} // namespace

class TestBackgroundJob : public UiTest {
    Q_OBJECT

  private slots:

    void theResultIsDeliveredOnTheWindowsThread() {
        BackgroundJob job;
        QThread* const window = QThread::currentThread();
        QThread* worker = nullptr;
        QThread* receiver = nullptr;
        job.start([&](Monitor&) -> BackgroundJob::Delivery {
            worker = QThread::currentThread();
            return [&] { receiver = QThread::currentThread(); };
        });
        QVERIFY(job.isRunning());
        QTRY_VERIFY(!job.isRunning());
        QVERIFY(worker != nullptr && worker != window);
        QVERIFY(receiver == window);
    }

    void startingTellsAndEndingTells() {
        BackgroundJob job;
        QSignalSpy changed(&job, &BackgroundJob::runningChanged);
        bool deliveredBefore = false;
        bool delivered = false;
        connect(&job, &BackgroundJob::runningChanged, this, [&] { deliveredBefore = delivered; });
        job.start([&](Monitor&) -> BackgroundJob::Delivery { return [&] { delivered = true; }; });
        QCOMPARE(changed.count(), 1);
        QVERIFY(changed.wait(patience));
        QCOMPARE(changed.count(), 2);
        QVERIFY2(deliveredBefore, "the end was told before the result");
    }

    void aStaleAnswerIsDropped() {
        Gate stale;
        QStringList delivered;
        BackgroundJob job;
        job.start(stale.leadingTo([&] { delivered << "stale"; }));
        stale.begun.acquire();
        job.start([&](Monitor&) -> BackgroundJob::Delivery { return [&] { delivered << "fresh"; }; });
        stale.mayEnd.release();
        QTRY_VERIFY(!job.isRunning());
        QCOMPARE(delivered, QStringList("fresh"));
    }

    void ofTheWorkThatWaitsOnlyTheLatestIsBegun() {
        Gate stale;
        std::atomic<int> begun{0};
        QStringList delivered;
        BackgroundJob job;
        job.start(stale.leadingTo([&] { delivered << "stale"; }));
        stale.begun.acquire();
        for (int i = 1; i <= 20; ++i) {
            job.start([&, i](Monitor&) -> BackgroundJob::Delivery {
                ++begun;
                return [&, i] { delivered << QString::number(i); };
            });
        }
        QVERIFY(job.isRunning());
        QCOMPARE(begun.load(), 0);
        stale.mayEnd.release();
        QTRY_VERIFY(!job.isRunning());
        QCOMPARE(begun.load(), 1);
        QCOMPARE(delivered, QStringList("20"));
    }

    void cancelledWorkThatWaitsIsNeverBegun() {
        Gate stale;
        std::atomic<bool> begun{false};
        {
            BackgroundJob job;
            job.start(stale.leadingTo({}));
            stale.begun.acquire();
            job.start([&](Monitor&) {
                begun = true;
                return BackgroundJob::Delivery();
            });
            job.cancel();
            QVERIFY(!job.isRunning());
            stale.mayEnd.release();
        }
        QVERIFY(!begun);
    }

    void workThatWaitsCanBeAskedToEnd() {
        Gate stale;
        std::binary_semaphore begun{0};
        std::atomic<bool> ended{false};
        bool delivered = false;
        BackgroundJob job;
        job.start(stale.leadingTo({}));
        stale.begun.acquire();
        job.start(untilStopped(begun, ended, [&] { delivered = true; }));
        job.finishEarly();
        stale.mayEnd.release();
        QTRY_VERIFY(!job.isRunning());
        QVERIFY(delivered);
    }

    void anExceptionEndsTheWorkAndIsTold_data() {
        QTest::addColumn<std::function<void()>>("fail");
        QTest::addColumn<QString>("why");
        QTest::newRow("memory runs out") << std::function<void()>([] { throw std::bad_alloc(); })
                                         << "There is not enough memory for this.";
        QTest::newRow("a mistake of ours")
            << std::function<void()>([] { throw std::logic_error("two colours on one side"); })
            << "This is a bug in the program: two colours on one side.";
    }

    void anExceptionEndsTheWorkAndIsTold() {
        QFETCH(std::function<void()>, fail);
        BackgroundJob job;
        QSignalSpy failed(&job, &BackgroundJob::failed);
        QSignalSpy changed(&job, &BackgroundJob::runningChanged);
        job.start([fail](Monitor&) -> BackgroundJob::Delivery {
            fail();
            return {};
        });
        QVERIFY(failed.wait(patience));
        QVERIFY(!job.isRunning());
        QCOMPARE(changed.count(), 2);
        QTEST(failed.first().first().toString(), "why");
        bool delivered = false;
        job.start([&](Monitor&) -> BackgroundJob::Delivery { return [&] { delivered = true; }; });
        QTRY_VERIFY(delivered);
    }

    void cancelledWorkIsAskedToStopAndDeliversNothing() {
        std::binary_semaphore begun{0};
        std::atomic<bool> ended{false};
        bool delivered = false;
        BackgroundJob job;
        QSignalSpy changed(&job, &BackgroundJob::runningChanged);
        job.start(untilStopped(begun, ended, [&] { delivered = true; }));
        begun.acquire();
        job.cancel();
        QVERIFY(!job.isRunning());
        QCOMPARE(changed.count(), 2);
        job.cancel();
        QCOMPARE(changed.count(), 2);
        QTRY_VERIFY(ended);
        QCoreApplication::processEvents();
        QVERIFY(!delivered);
    }

    void startingAgainAsksEarlierWorkToStop() {
        std::binary_semaphore begun{0};
        std::atomic<bool> ended{false};
        BackgroundJob job;
        job.start(untilStopped(begun, ended));
        begun.acquire();
        job.start([](Monitor&) { return BackgroundJob::Delivery(); });
        QTRY_VERIFY(ended);
        QTRY_VERIFY(!job.isRunning());
    }

    void theDestructorStopsAndWaits() {
        std::binary_semaphore begun{0};
        std::atomic<bool> ended{false};
        bool delivered = false;
        {
            BackgroundJob job;
            job.start(untilStopped(begun, ended, [&] { delivered = true; }));
            begun.acquire();
        }
        QVERIFY(ended);
        QCoreApplication::processEvents();
        QVERIFY(!delivered);
    }

    void aDeliveryMayStartTheNextWork() {
        BackgroundJob job;
        int runs = 0;
        std::function<BackgroundJob::Delivery(Monitor&)> work = [&](Monitor&) -> BackgroundJob::Delivery {
            return [&] {
                if (++runs < 3) job.start(work);
            };
        };
        job.start(work);
        QTRY_COMPARE(runs, 3);
        QVERIFY(!job.isRunning());
    }

    void progressIsToldAtMostThirtyTimesASecond() {
        BackgroundJob job;
        QSignalSpy progressed(&job, &BackgroundJob::progressed);
        const auto begin = std::chrono::steady_clock::now();
        job.start([](Monitor& monitor) {
            for (std::uint64_t i = 1; i <= 100'000; ++i)
                monitor.progressed({i, static_cast<double>(i) / 1e5});
            return BackgroundJob::Delivery();
        });
        QTRY_VERIFY(!job.isRunning());
        const std::chrono::duration<double, std::milli> passed = std::chrono::steady_clock::now() - begin;
        QVERIFY(progressed.count() >= 1);
        QVERIFY(progressed.count() <= 1 + static_cast<int>(passed.count() / 33));
        QVERIFY(progressed.first().first().value<Progress>().nodes >= 1);
    }

    void progressOfStaleWorkIsNotTold() {
        Gate gate;
        BackgroundJob job;
        QSignalSpy progressed(&job, &BackgroundJob::progressed);
        job.start([&](Monitor& monitor) -> BackgroundJob::Delivery {
            gate.begun.release();
            gate.mayEnd.acquire();
            monitor.progressed({1, 0.5});
            gate.begun.release();
            return {};
        });
        gate.begun.acquire();
        job.cancel();
        gate.mayEnd.release();
        gate.begun.acquire();
        QCoreApplication::processEvents();
        QCOMPARE(progressed.count(), 0);
    }

    void anAnswerIsCheckedBeforeItIsGiven_data() {
        QTest::addColumn<QString>("method");
        for (const Method& method : methods()) {
            QTest::addRow("by %s", std::string(method.name).c_str())
                << QString::fromStdString(std::string(method.name));
        }
    }

    void anAnswerIsCheckedBeforeItIsGiven() {
        QFETCH(QString, method);
        SolveJob job;
        std::optional<SolveReport> report;
        connect(&job, &SolveJob::answered, this, [&](const SolveReport& answer) { report = answer; });
        job.start(*findMethod(method.toStdString()), samplePuzzle());
        QTRY_VERIFY(report);
        QVERIFY(report->verified);
        QVERIFY(report->puzzle == samplePuzzle());
        const auto* optimal = std::get_if<Optimal>(&report->outcome.answer);
        QVERIFY(optimal != nullptr);
        QCOMPARE(optimal->presses.count(), 4);
    }
};

QTEST_GUILESS_MAIN(TestBackgroundJob)
#include "tst_background_job.moc"
