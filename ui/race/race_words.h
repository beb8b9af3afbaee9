#pragma once

#include "ui/race/race.h"

#include <QString>

#include <chrono>

namespace flip::ui {

/// Races in words and tables. Functions of values.
namespace race_words {

[[nodiscard]] QString name(const RaceLane& lane);
/// "4 presses", "impossible", "too large", "running".
[[nodiscard]] QString result(const RaceLane& lane);
/// "5,312", "12.3 million"; empty if the method has not started.
[[nodiscard]] QString nodes(const RaceLane& lane);
[[nodiscard]] QString time(const RaceLane& lane);
/// Empty while it is running.
[[nodiscard]] QString memory(const RaceLane& lane);
/// What a node is, or why there is no answer: "a node: press tried", "takes boards of up to 30 cells; this
/// one has 81".
[[nodiscard]] QString remark(const RaceLane& lane);
/// All of these in one sentence.
[[nodiscard]] QString sentence(const RaceLane& lane);

/// The result of the race: "All 6 agree: 4 presses."
[[nodiscard]] QString verdict(const Race& race);
/// How the methods were run, and how long each may take.
[[nodiscard]] QString conditions(const Budget& budget);

/// All lanes as a table for the clipboard, below the board: fields separated by tabs, with plain numbers
/// (milliseconds, bytes).
[[nodiscard]] QString plainTable(const Race& race);
[[nodiscard]] QString htmlTable(const Race& race);

} // namespace race_words

} // namespace flip::ui
