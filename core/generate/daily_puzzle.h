#pragma once

#include "core/generate/recipe.h"

namespace flip {

/// A day of the Gregorian calendar.
struct Day {
    int year = 2026;
    int month = 1;
    int day = 1;

    friend bool operator==(Day, Day) = default;
};

/// Whether the calendar has this day, in the years from 1 to 9999.
[[nodiscard]] bool isDay(Day day);

/// The day of the week, from 0 for Monday. Throws std::invalid_argument if the calendar has no such day.
[[nodiscard]] int weekday(Day day);

/// The recipe of the daily puzzle, which everybody has on this date: easy on Mondays, harder from day to day,
/// and hardest on Sundays. The seed is the date, as in 20261122. Throws as weekday() does.
[[nodiscard]] Recipe dailyRecipe(Day day);

} // namespace flip
