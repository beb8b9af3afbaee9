#pragma once

#include <QByteArray>
#include <QDate>

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

} // namespace flip::ui
