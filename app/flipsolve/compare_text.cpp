#include "app/flipsolve/compare_text.h"

#include "core/base/counted.h"
#include "core/solve/solve.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>

namespace flip::console {

namespace {

constexpr std::size_t columns = 5;
using Row = std::array<std::string, columns>;

/// The number of presses that has been proven; −1 for impossible; nothing when nothing has been proven.
std::optional<std::int64_t> provenPresses(const Answer& answer) {
    if (const auto* optimal = std::get_if<Optimal>(&answer)) return optimal->presses.count();
    if (std::holds_alternative<Impossible>(answer)) return -1;
    return std::nullopt;
}

std::string withDecimals(double value, const char* unit) {
    std::array<char, 64> text{};
    static_cast<void>(std::snprintf(text.data(), text.size(), "%.3f %s", value, unit));
    return text.data();
}

std::string timeText(std::chrono::nanoseconds time) {
    return withDecimals(std::chrono::duration<double, std::milli>(time).count(), "ms");
}

std::string memoryText(std::int64_t bytes) {
    constexpr double kibibyte = 1024;
    return withDecimals(static_cast<double>(bytes) / kibibyte, "KiB");
}

std::string pressesText(const Answer& answer) {
    if (const auto* optimal = std::get_if<Optimal>(&answer)) return std::to_string(optimal->presses.count());
    if (const auto* unproven = std::get_if<Unproven>(&answer)) {
        return std::to_string(unproven->lowerBound) + " to " + std::to_string(unproven->presses.count());
    }
    return std::holds_alternative<Impossible>(answer) ? "impossible" : "stopped";
}

std::string line(const Row& row, std::span<const std::size_t> widths) {
    std::string text = row[0] + std::string(widths[0] - row[0].size(), ' ');
    for (std::size_t i = 1; i < columns; ++i)
        text += std::string(widths[i] + 2 - row[i].size(), ' ') + row[i];
    return text + '\n';
}

} // namespace

std::vector<Contestant> compareMethods(const Puzzle& puzzle, SearchContext context) {
    context.budget.time = std::min<std::chrono::nanoseconds>(context.budget.time, comparisonTime);
    std::vector<Contestant> contestants;
    for (const Method& method : methods()) contestants.push_back({&method, solve(method, puzzle, context)});
    return contestants;
}

bool allAgree(std::span<const Contestant> contestants) {
    std::optional<std::int64_t> agreed;
    return std::ranges::all_of(contestants, [&](const Contestant& contestant) {
        const auto presses = provenPresses(contestant.outcome.answer);
        if (presses && !agreed) agreed = presses;
        return !wasWrong(contestant.outcome) && (!presses || presses == agreed);
    });
}

std::string comparisonText(std::span<const Contestant> contestants) {
    std::vector<Row> rows{{"method", "presses", "nodes", "time", "memory"}};
    std::string refusals;
    for (const auto& [method, outcome] : contestants) {
        const std::string name(method->name);
        if (const auto* large = std::get_if<TooLarge>(&outcome.answer)) {
            refusals += name + " " + large->limit + '\n';
            continue;
        }
        rows.push_back({name, pressesText(outcome.answer), grouped(outcome.cost.nodes),
                        timeText(outcome.cost.time), memoryText(outcome.cost.memory)});
    }
    std::array<std::size_t, columns> widths{};
    for (const Row& row : rows) {
        for (std::size_t i = 0; i < columns; ++i) widths[i] = std::max(widths[i], row[i].size());
    }
    std::string text;
    for (const Row& row : rows) text += line(row, widths);
    return text + refusals;
}

} // namespace flip::console
