#pragma once

#include "app/flipsolve/output.h"
#include "core/base/monitor.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace flip::console {

/// Tells a person at a terminal how far long work has come: one line on standard error, written over again
/// and again, and gone when the work ends. Says nothing in the first second, and nothing at all where
/// standard error is not a terminal.
class ProgressLine : public Monitor {
  public:
    using Clock = std::chrono::steady_clock;
    using Now = Clock::time_point (*)();

    /// The last two are for tests.
    explicit ProgressLine(Output& output, bool shown = isShownHere(), Now now = Clock::now);

    /// Whether anybody reads it.
    [[nodiscard]] bool isShown() const { return shown_; }

    /// Null where nobody would read it, so that searches need not report.
    [[nodiscard]] Monitor* monitor() { return shown_ ? this : nullptr; }

    /// That many more puzzles have been answered; `share` of the text has been read, from 0 to 1, if its
    /// length is known.
    void answered(std::int64_t puzzles, std::optional<double> share);
    /// Nothing has happened but time has passed.
    void refresh();

    // Of the search under way.
    void progressed(const Progress& progress) override;

    [[nodiscard]] bool stopRequested() override { return false; }

  private:
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
