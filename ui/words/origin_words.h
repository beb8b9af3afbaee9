#pragma once

#include "ui/game/origin.h"

#include <QString>

#include <optional>

namespace flip::ui {

/// Levels and daily puzzles in words. All texts are translated here.
namespace origin_words {

/// "Level 12", "Daily puzzle of 22 November 2026"; empty for other puzzles.
[[nodiscard]] QString name(const Origin& origin);
/// "Level 12", "Daily puzzle"; empty for other puzzles.
[[nodiscard]] QString shortName(const Origin& origin);
/// Its seed, and how to get the same puzzle in a terminal; empty for other puzzles.
[[nodiscard]] QString seed(const Origin& origin);
/// The name of a group of levels, by its number from 0: "Lights Out".
[[nodiscard]] QString group(int group);
/// What is new in a group of levels, in a sentence or two.
[[nodiscard]] QString news(int group);
/// "Level 12 solved in 6 presses; 4 are enough." `least` is nothing while the minimum is not known.
[[nodiscard]] QString solved(const Origin& origin, qint64 presses, std::optional<qint64> least);
/// The same without a name: "Solved in 6 presses; 4 are enough."
[[nodiscard]] QString solved(qint64 presses, std::optional<qint64> least);

} // namespace origin_words

} // namespace flip::ui
