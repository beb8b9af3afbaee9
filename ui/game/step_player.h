#pragma once

#include "ui/game/frame_clock.h"

#include <QObject>
#include <QString>

#include <vector>

namespace flip::ui {

/// Something that can be stepped through, forward and back, with the transport bar and its keys.
class StepPlayer : public QObject {
    Q_OBJECT

  public:
    explicit StepPlayer(FrameClock& clock, QObject* parent = nullptr);
    ~StepPlayer() override;

    /// A speed to choose; each player defines the meaning of its number.
    struct Speed {
        double value = 1;
        QString text;
    };

    /// Whether there is anything to step through.
    [[nodiscard]] virtual bool isActive() const = 0;
    [[nodiscard]] virtual int count() const = 0;
    /// How many of the steps have been made, from 0 to count().
    [[nodiscard]] virtual int index() const = 0;

    [[nodiscard]] bool isPlaying() const { return playing_; }

    /// Pauses and goes to a step; an index beyond either end means that end.
    virtual void goTo(int index) = 0;

    /// The same for a slider that is being dragged.
    virtual void scrubTo(int index) { goTo(index); }

    void stepForward() { goTo(index() + 1); }

    void stepBack() { goTo(index() - 1); }

    /// To the next (previous) notable step; a single step, if all are notable.
    virtual void skipForward() { stepForward(); }

    virtual void skipBack() { stepBack(); }

    /// Plays; from the beginning if all steps have been made.
    virtual void play() = 0;

    virtual void pause() { setPlaying(false); }

    void toggle() { isPlaying() ? pause() : play(); }

    /// The speeds on offer, slowest first; before them an automatic one, if the player has it.
    [[nodiscard]] virtual std::vector<Speed> speeds() const = 0;
    /// Whether this is one of them.
    [[nodiscard]] bool offers(double speed) const;
    [[nodiscard]] virtual double speed() const = 0;
    virtual void setSpeed(double speed) = 0;

  signals:
    /// The steps, the index, the speed or whether it is playing have changed.
    void changed();

  protected:
    [[nodiscard]] FrameClock& clock() { return clock_; }

    void setPlaying(bool playing);

    /// Called for every frame while playing; `now` is the clock's time.
    virtual void tick(qint64 now) = 0;

  private:
    FrameClock& clock_;
    bool playing_ = false;
};

/// Handles the keys of a player: ← → Home End PageUp PageDown Space. True if the key was one of them.
bool handlePlayerKey(StepPlayer& player, int key);

} // namespace flip::ui
