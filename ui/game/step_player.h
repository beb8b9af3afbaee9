#pragma once

#include "ui/game/frame_clock.h"

#include <QObject>
#include <QString>

#include <vector>

namespace flip::ui {

/// Something that can be stepped through, forward and back: what the transport bar and its keys drive.
class StepPlayer : public QObject {
    Q_OBJECT

  public:
    explicit StepPlayer(FrameClock& clock, QObject* parent = nullptr);
    ~StepPlayer() override;

    /// A speed to choose; what its number means is the player's business.
    struct Speed {
        double value = 1;
        QString text;
    };

    /// Whether there is anything to step through.
    [[nodiscard]] virtual bool isActive() const = 0;
    [[nodiscard]] virtual int count() const = 0;
    /// How many of the steps have been made: from 0 to count().
    [[nodiscard]] virtual int index() const = 0;

    [[nodiscard]] bool isPlaying() const { return playing_; }

    /// Pauses. Beyond either end it leads to that end.
    virtual void goTo(int index) = 0;

    /// As goTo: for a slider that is being dragged.
    virtual void scrubTo(int index) { goTo(index); }

    void stepForward() { goTo(index() + 1); }

    void stepBack() { goTo(index() - 1); }

    /// To the next (previous) place that is worth a look; a step, where all are.
    virtual void skipForward() { stepForward(); }

    virtual void skipBack() { stepBack(); }

    /// From the beginning when all steps have been made.
    virtual void play() = 0;

    void pause() { setPlaying(false); }

    void toggle() { isPlaying() ? pause() : play(); }

    /// The speeds that are offered, slowest first.
    [[nodiscard]] virtual std::vector<Speed> speeds() const = 0;
    /// Whether this is one of them.
    [[nodiscard]] bool offers(double speed) const;
    [[nodiscard]] virtual double speed() const = 0;
    virtual void setSpeed(double speed) = 0;

  signals:
    /// Steps, index, playing or speed have changed.
    void changed();

  protected:
    [[nodiscard]] FrameClock& clock() { return clock_; }

    void setPlaying(bool playing);

    /// A frame is due while it plays; `now` is the clock's.
    virtual void tick(qint64 now) = 0;

  private:
    FrameClock& clock_;
    bool playing_ = false;
};

/// The keys that step, wherever a player's part has the focus: ← → Home End PageUp PageDown Space. True when
/// the key was one.
bool handlePlayerKey(StepPlayer& player, int key);

} // namespace flip::ui
