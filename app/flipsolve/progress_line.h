#pragma once

#include "app/flipsolve/output.h"
#include "core/base/monitor.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace flip::console {

/// Shows the progress of long work on a terminal: one line on standard error that is overwritten again and
/// again, and removed when the work ends. Shows nothing in the first second, and nothing at all if standard
/// error is not a terminal.
class ProgressLine : public Monitor {
  public:
    using Clock = std::chrono::steady_clock;
    using Now = Clock::time_point (*)();

    /// `shown` and `now` are for tests.
    explicit ProgressLine(Output& output, bool shown = isShownHere(), Now now = Clock::now);

    /// Whether the line is shown at all.
    [[nodiscard]] bool isShown() const { return shown_; }

    /// Null if the line is not shown, so that searches need not report.
    [[nodiscard]] Monitor* monitor() { return shown_ ? this : nullptr; }

    /// Reports that `puzzles` more puzzles have been answered, and the share of the text that has been read,
    /// from 0 to 1, if its length is known.
    void answered(std::int64_t puzzles, std::optional<double> share);
    /// Updates the time.
    void refresh();
    /// Shows this instead, when it is time to.
    void show(const std::string& text);

    // The progress of the current search.
    void progressed(const Progress& progress) override;

    [[nodiscard]] bool stopRequested() override { return false; }

  private:
    /// Whether the line may be shown, and has not just been.
    [[nodiscard]] bool isTime();
    /// Whether standard error is a terminal.
    [[nodiscard]] static bool isShownHere();
    [[nodiscard]] std::string text() const;

    Output& output_;
    bool shown_;
    Now now_;
    Clock::time_point nextAt_;
    Clock::time_point begin_;
    std::int64_t answered_ = 0;
    std::optional<double> share_;
    std::optional<Progress> search_;
};

} // namespace flip::console
