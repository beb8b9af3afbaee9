#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QSet>
#include <QTimer>

namespace flip::ui {

/// The only clock of the window: everything that moves asks it for the time, and hears from it when the next
/// frame is due. It stops while nobody needs frames, so an idle window costs nothing. Tests use a clock of
/// their own.
class FrameClock : public QObject {
    Q_OBJECT

  public:
    explicit FrameClock(QObject* parent = nullptr) : QObject(parent) {}

    /// Milliseconds since some moment in the past; never decreases.
    [[nodiscard]] virtual qint64 now() const = 0;

    /// From now on ticked() is emitted about 60 times a second, until release() by the same listener.
    void require(const QObject* listener);
    void release(const QObject* listener);

  signals:
    void ticked(qint64 now);

  protected:
    virtual void setRunning(bool running) = 0;

  private:
    QSet<const QObject*> listeners_;
};

/// The wall clock.
class WallClock : public FrameClock {
    Q_OBJECT

  public:
    explicit WallClock(QObject* parent = nullptr);

    [[nodiscard]] qint64 now() const override { return elapsed_.elapsed(); }

  protected:
    void setRunning(bool running) override;

  private:
    QElapsedTimer elapsed_;
    QTimer timer_;
};

} // namespace flip::ui
