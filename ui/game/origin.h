#pragma once

#include "core/generate/recipe.h"

#include <QByteArray>
#include <QDate>

#include <optional>
#include <string_view>
#include <variant>

namespace flip::ui {

/// The level with this number, from 1 to levelCount (core/generate/levels.h).
struct LevelOrigin {
    int number = 1;

    friend bool operator==(LevelOrigin, LevelOrigin) = default;
};

/// The daily puzzle of this date.
struct DailyOrigin {
    QDate date;

    friend bool operator==(const DailyOrigin&, const DailyOrigin&) = default;
};

/// Which of the puzzles that everybody has this one is; nothing for all others.
using Origin = std::variant<std::monostate, LevelOrigin, DailyOrigin>;

/// An origin as text, for files: "level 12", "daily 2026-11-22"; empty for nothing.
[[nodiscard]] QByteArray originText(const Origin& origin);
/// The inverse of originText. Nothing for any other text: a later version may know more origins.
[[nodiscard]] Origin originFrom(std::string_view text);

/// What the board of this puzzle is made from; nothing for puzzles that not everybody has.
[[nodiscard]] std::optional<Recipe> recipeOf(const Origin& origin);
/// Whether this is the puzzle that everybody has. Makes it again, which takes up to a second; false if the
/// context ends that.
[[nodiscard]] bool isFrom(const Origin& origin, const Puzzle& puzzle, const SearchContext& context = {});

} // namespace flip::ui
