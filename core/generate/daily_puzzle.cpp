#include "core/generate/daily_puzzle.h"

#include <array>
#include <chrono>
#include <stdexcept>

namespace flip {

namespace {

constexpr int lastYear = 9999;

std::chrono::year_month_day dateOf(Day day) { return std::chrono::year(day.year) / day.month / day.day; }

struct DayOfWeek {
    Size size;
    Goal::Kind goal;
    std::int64_t presses;
};

/// Never changed, from Monday to Sunday: Flip Game, Lights Out, and larger boards at the weekend.
constexpr std::array week{
    DayOfWeek{{4, 4}, Goal::Either, 4}, DayOfWeek{{4, 4}, Goal::Either, 5},
    DayOfWeek{{5, 5}, Goal::White, 6},  DayOfWeek{{5, 5}, Goal::White, 8},
    DayOfWeek{{5, 5}, Goal::White, 10}, DayOfWeek{{6, 6}, Goal::White, 12},
    DayOfWeek{{6, 6}, Goal::White, 15},
};

} // namespace

bool isDay(Day day) {
    const bool fits = day.year >= 1 && day.year <= lastYear && day.month >= 1 && day.day >= 1;
    return fits && day.month <= 12 && day.day <= 31 && dateOf(day).ok();
}

int weekday(Day day) {
    if (!isDay(day)) throw std::invalid_argument("the calendar has no such day");
    const std::chrono::weekday found{std::chrono::sys_days(dateOf(day))};
    return static_cast<int>(found.iso_encoding()) - 1;
}

Recipe dailyRecipe(Day day) {
    const DayOfWeek& kind = week.at(static_cast<std::size_t>(weekday(day)));
    const int seed = (day.year * 100 + day.month) * 100 + day.day;
    return {Rule::fromPattern(kind.size, Pattern::plus()), kind.goal, kind.presses,
            static_cast<std::uint64_t>(seed)};
}

} // namespace flip
