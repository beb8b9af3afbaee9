#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QThread>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>

namespace flip::test {

/// Beats in an event loop every few milliseconds, and remembers the longest pause.
class Pulse : public QObject {
    Q_OBJECT

  public:
    /// With each beat it does the work, if there is any.
    explicit Pulse(std::function<void()> work = {});

    /// Forgets the longest pause; the next one counts from now.
    void begin();

    [[nodiscard]] int beats() const { return beats_; }

    /// The longest time between two beats since begin(), including the current pause: by the wall clock, by
    /// the wall clock without the time for which the thread waited for a processor, and in processor time.
    [[nodiscard]] std::chrono::milliseconds longest() const;

    [[nodiscard]] std::chrono::milliseconds longestUnqueued() const { return whole(longestUnqueued_); }

    [[nodiscard]] std::chrono::milliseconds busiest() const { return whole(busiest_); }

  private:
    static std::chrono::milliseconds whole(std::chrono::nanoseconds time) {
        return std::chrono::duration_cast<std::chrono::milliseconds>(time);
    }

    void beat();

    std::function<void()> work_;
    QTimer timer_;
    QElapsedTimer since_;
    std::chrono::nanoseconds busySince_{0};
    std::chrono::nanoseconds queuedSince_{0};
    std::chrono::nanoseconds longest_{0};
    std::chrono::nanoseconds longestUnqueued_{0};
    std::chrono::nanoseconds busiest_{0};
    int beats_ = 0;
};

/// Measures whether the window's event loop was held up. An idle thread beats as well: if it is held up, too,
/// that is due to the machine and not to the program. With each beat the idle thread may ask another program
/// something that the window has to ask, too; then it is also held up when that one is slow.
class Heartbeat {
  public:
    explicit Heartbeat(std::function<void()> idleWork = {});
    ~Heartbeat();
    Heartbeat(const Heartbeat&) = delete;
    Heartbeat& operator=(const Heartbeat&) = delete;

    void begin();
    /// Runs the event loop until it has beaten a few more times; false if it does not.
    [[nodiscard]] bool goOn(int beats = 6);
    /// For how long the window did not respond: the longest time that its thread computed without a beat, or
    /// waited for something else than a processor, and for longer than the idle thread had to.
    [[nodiscard]] std::chrono::milliseconds pause() const;

    /// The part of that in which it computed.
    [[nodiscard]] std::chrono::milliseconds computed() const { return window_.busiest(); }

  private:
    Pulse window_;
    QThread thread_;
    std::unique_ptr<Pulse> idle_;
};

} // namespace flip::test
