#include "ui/race/race_scale.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace flip::ui {

namespace {

/// The texts' context for translators.
struct Axis {
    Q_DECLARE_TR_FUNCTIONS(Axis)
};

/// The smallest of 1, 2 and 5 times a power of ten that is not below the value.
double roundUp(double value) {
    const double power = std::pow(10, std::floor(std::log10(value)));
    for (const double step : {1.0, 2.0, 5.0}) {
        if (step * power >= value) return step * power;
    }
    return 10 * power;
}

struct Unit {
    double size;
    const char* text;
};

constexpr std::array timeUnits{
    Unit{1e9, QT_TRANSLATE_NOOP("Axis", "%1 s")},
    Unit{1e6, QT_TRANSLATE_NOOP("Axis", "%1 ms")},
    Unit{1e3, QT_TRANSLATE_NOOP("Axis", "%1 µs")},
    Unit{1, QT_TRANSLATE_NOOP("Axis", "%1 ns")},
};
constexpr std::array countUnits{
    Unit{1e9, QT_TRANSLATE_NOOP("Axis", "%1 billion")},
    Unit{1e6, QT_TRANSLATE_NOOP("Axis", "%1 million")},
    Unit{1, "%1"},
};

template <std::size_t size>
QString inUnits(double value, const std::array<Unit, size>& units) {
    const auto unit = std::ranges::find_if(units, [&](const Unit& each) { return value >= each.size; });
    const Unit& chosen = unit == units.end() ? units.back() : *unit;
    return Axis::tr(chosen.text).arg(QLocale().toString(std::round(value / chosen.size * 10) / 10, 'g', 6));
}

} // namespace

double measureOf(const RaceLane& lane, Measure measure) {
    return measure == Measure::Time ? static_cast<double>(lane.cost.time.count())
                                    : static_cast<double>(lane.cost.nodes);
}

RaceScale::RaceScale(const Race& race, Measure measure, Spacing spacing)
    : measure_(measure), spacing_(spacing) {
    double least = std::numeric_limits<double>::max();
    double most = 0;
    for (const RaceLane& lane : race.lanes) {
        const double value = measureOf(lane, measure);
        if (value <= 0) continue;
        least = std::min(least, value);
        most = std::max(most, value);
    }
    if (most <= 0) {
        least = measure == Measure::Time ? 1e4 : 10;
        most = measure == Measure::Time ? 1e7 : 1e4;
    }
    if (spacing == Spacing::Linear) {
        high_ = roundUp(most);
        return;
    }
    // Powers of ten, starting below all values, so that each has a bar.
    low_ = std::pow(10, std::ceil(std::log10(least)) - 1);
    high_ = std::pow(10, std::ceil(std::log10(most)));
}

double RaceScale::positionOf(double value) const {
    if (spacing_ == Spacing::Linear) return std::clamp(value / high_, 0.0, 1.0);
    if (value <= low_) return 0;
    return std::min(std::log(value / low_) / std::log(high_ / low_), 1.0);
}

double RaceScale::valueAt(double position) const {
    return spacing_ == Spacing::Linear ? position * high_ : low_ * std::pow(high_ / low_, position);
}

QString RaceScale::text(double value) const {
    if (value == 0) return QStringLiteral("0");
    return measure_ == Measure::Time ? inUnits(value, timeUnits) : inUnits(value, countUnits);
}

std::vector<RaceScale::Tick> RaceScale::ticks() const {
    std::vector<Tick> ticks;
    if (spacing_ == Spacing::Linear) {
        for (const double at : {0.0, 0.5, 1.0}) ticks.push_back({at, text(valueAt(at))});
        return ticks;
    }
    const auto decades = static_cast<int>(std::lround(std::log10(high_ / low_)));
    for (int i = 0; i <= decades; ++i) {
        const double value = low_ * std::pow(10, i);
        // Nodes are whole numbers.
        const bool exists = measure_ == Measure::Time || value > 0.5;
        ticks.push_back({static_cast<double>(i) / decades, exists ? text(value) : QString()});
    }
    return ticks;
}

std::vector<std::size_t> labelledTicks(const std::vector<QRectF>& words, qreal gap) {
    const std::size_t last = words.size() - 1;
    const auto collide = [&](std::size_t one, std::size_t other) {
        return words[one].right() + gap > words[other].left();
    };
    std::vector<std::size_t> chosen{last};
    for (std::size_t every = 1; every <= last; ++every) {
        chosen.clear();
        for (std::size_t i = 0; i + every <= last; i += every) chosen.push_back(i);
        chosen.push_back(last);
        if (std::ranges::adjacent_find(chosen, collide) == chosen.end()) break;
    }
    return chosen;
}

} // namespace flip::ui
