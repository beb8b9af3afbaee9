#pragma once

#include "ui/game/frame_clock.h"

namespace flip::test {

/// A clock that stands still until a test advances it, so that animations go exactly as far as the test
/// wants.
class ManualClock : public ui::FrameClock {
    Q_OBJECT

  public:
    static constexpr qint64 frame = 16;

    [[nodiscard]] qint64 now() const override { return now_; }

    /// Whether anybody needs frames.
    [[nodiscard]] bool isRunning() const { return running_; }

    /// Lets `milliseconds` pass, frame by frame, as the wall clock would.
    void advance(qint64 milliseconds) {
        const qint64 end = now_ + milliseconds;
        while (now_ < end) {
            now_ = std::min(now_ + frame, end);
            if (running_) emit ticked(now_);
        }
    }

    /// Runs frames until nobody needs any more; false if that takes more than an hour.
    bool finish() {
        constexpr qint64 hour = 3'600'000;
        for (qint64 passed = 0; running_ && passed < hour; passed += frame) advance(frame);
        return !running_;
    }

  protected:
    void setRunning(bool running) override { running_ = running; }

  private:
    qint64 now_ = 0;
    bool running_ = false;
};

} // namespace flip::test
