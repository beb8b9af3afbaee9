#pragma once

#include "ui/race/race.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace flip::ui {

/// What the bars of a race show, and on which scale.
enum class Measure { Time, Nodes };
enum class Spacing { Logarithmic, Linear };

/// The measure of a lane: nanoseconds or nodes.
[[nodiscard]] double measureOf(const RaceLane& lane, Measure measure);

/// The axis under the bars of a race. A value.
class RaceScale {
  public:
    struct Tick {
        /// From 0 at the left end of the axis to 1 at its right end.
        double at = 0;
        QString text;
    };

    /// Wide enough for the current value of every lane of the race.
    RaceScale(const Race& race, Measure measure, Spacing spacing);

    [[nodiscard]] Measure measure() const { return measure_; }

    /// The position of a value, from 0 to 1.
    [[nodiscard]] double positionOf(double value) const;
    /// The inverse.
    [[nodiscard]] double valueAt(double position) const;
    /// Round values with their text, from left to right; there may be more powers of ten than fit.
    [[nodiscard]] std::vector<Tick> ticks() const;

  private:
    [[nodiscard]] QString text(double value) const;

    Measure measure_;
    Spacing spacing_;
    double low_ = 0;
    double high_ = 1;
};

/// Which ticks of an axis have their words, given where these would be, for at least one: the lowest and the
/// highest always, because they show how far the axis goes; of those between, every second or third and so
/// on, so that words are apart by at least `gap`.
[[nodiscard]] std::vector<std::size_t> labelledTicks(const std::vector<QRectF>& words, qreal gap);

} // namespace flip::ui
