#pragma once

#include "ui/game/frame_clock.h"
#include "ui/game/step_player.h"
#include "ui/search/search_recording.h"

#include <optional>

namespace flip::ui {

/// Plays a recorded search with a position and a clock. A step is an event of the recording. However fast it
/// plays, the position changes at most once per frame. Speeds are in events per second, or automatic: as slow
/// as it can be for the recording to take a minute at most.
class SearchPlayer : public StepPlayer {
    Q_OBJECT

  public:
    /// The speed that suits the length of the recording.
    static constexpr double automatic = 0;

    explicit SearchPlayer(FrameClock& clock, QObject* parent = nullptr);

    /// Begins at position 0.
    void load(SearchRecording recording);
    void clear();

    /// There must be a recording.
    [[nodiscard]] const TraceReplay& replay() const { return recording_->replay; }

    [[nodiscard]] bool isActive() const override { return recording_.has_value(); }

    /// A trace never holds more events than an int can count: they would take 48 GiB.
    [[nodiscard]] int count() const override { return recording_ ? static_cast<int>(replay().size()) : 0; }

    [[nodiscard]] int index() const override {
        return recording_ ? static_cast<int>(replay().position()) : 0;
    }

    void goTo(int index) override;
    /// To the next (previous) landmark, or to the end if there is none.
    void skipForward() override;
    void skipBack() override;
    void play() override;

    [[nodiscard]] std::vector<Speed> speeds() const override;

    [[nodiscard]] double speed() const override { return speed_; }

    void setSpeed(double speed) override;

    /// How many events a second it plays: the speed, or the one that suits the length.
    [[nodiscard]] double pace() const;

    [[nodiscard]] bool has(Landmark landmark) const { return recording_ && recording_->has(landmark); }

    /// Whether a later answer has fewer presses than an earlier one.
    [[nodiscard]] bool improves() const { return recording_ && recording_->improves(); }

    [[nodiscard]] bool hasNext(Landmark landmark) const;
    [[nodiscard]] bool hasPrevious(Landmark landmark) const;
    /// Jumps to the next (previous) one; does nothing if there is none.
    void goToNext(Landmark landmark);
    void goToPrevious(Landmark landmark);

    [[nodiscard]] bool hasAnswer() const { return recording_ && !replay().answers().empty(); }

    /// Jumps to the last and best answer.
    void goToAnswer();

  protected:
    void tick(qint64 now) override;

  private:
    void goTo(std::optional<std::size_t> position);
    /// Continues to play from the current position and time.
    void startFromHere();

    std::optional<SearchRecording> recording_;
    double speed_ = automatic;
    qint64 startedAt_ = 0;
    int startedFrom_ = 0;
};

} // namespace flip::ui
