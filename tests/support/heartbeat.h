#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QThread>
#include <QTimer>

#include <chrono>
#include <memory>

namespace flip::test {

/// Beats in an event loop every few milliseconds, and remembers its longest pause.
class Pulse : public QObject {
    Q_OBJECT

  public:
    explicit Pulse(QObject* parent = nullptr);

    /// The longest pause is forgotten; the next one counts from now.
    void begin();

    [[nodiscard]] int beats() const { return beats_; }

    /// The longest time between two beats since begin(), the one that is not over included: on the wall's
    /// clock, and on that of the thread's own processor time.
    [[nodiscard]] std::chrono::milliseconds longest() const;
    [[nodiscard]] std::chrono::milliseconds busiest() const;

  private:
    void beat();

    QTimer timer_;
    QElapsedTimer since_;
    std::chrono::nanoseconds busySince_{0};
    std::chrono::nanoseconds longest_{0};
    std::chrono::nanoseconds busiest_{0};
    int beats_ = 0;
};

/// Tells whether the window's event loop was held up. Beside it beats an idle thread: what holds that up too
/// is the machine, not the program.
class Heartbeat {
  public:
    Heartbeat();
    ~Heartbeat();
    Heartbeat(const Heartbeat&) = delete;
    Heartbeat& operator=(const Heartbeat&) = delete;

    void begin();
    /// Lets the event loop run until it has beaten a few times more; false when that does not come.
    [[nodiscard]] bool goOn(int beats = 6);
    /// For how long the window did not answer: what its thread computed at a stretch, or waited for longer
    /// than the idle one had to.
    [[nodiscard]] std::chrono::milliseconds pause() const;

    /// Of that, what it computed.
    [[nodiscard]] std::chrono::milliseconds computed() const { return window_.busiest(); }

  private:
    Pulse window_;
    QThread thread_;
    std::unique_ptr<Pulse> idle_;
};

} // namespace flip::test
