#include "ui/game/origin.h"

#include "core/generate/daily_puzzle.h"
#include "core/generate/levels.h"

namespace flip::ui {

namespace {

constexpr std::string_view levelWord = "level ";
constexpr std::string_view dailyWord = "daily ";

/// The text after the first characters.
QString restAfter(std::string_view word, std::string_view text) {
    const std::string_view rest = text.substr(word.size());
    return QString::fromUtf8(rest.data(), static_cast<qsizetype>(rest.size()));
}

} // namespace

QByteArray originText(const Origin& origin) {
    if (const auto* level = std::get_if<LevelOrigin>(&origin))
        return levelWord.data() + QByteArray::number(level->number);
    if (const auto* daily = std::get_if<DailyOrigin>(&origin))
        return dailyWord.data() + daily->date.toString(Qt::ISODate).toUtf8();
    return {};
}

Origin originFrom(std::string_view text) {
    if (text.starts_with(levelWord)) {
        const int number = restAfter(levelWord, text).toInt();
        if (levelNumbered(number)) return LevelOrigin{number};
    } else if (text.starts_with(dailyWord)) {
        const QDate date = QDate::fromString(restAfter(dailyWord, text), Qt::ISODate);
        if (date.isValid() && isDay({date.year(), date.month(), date.day()})) return DailyOrigin{date};
    }
    return {};
}

std::optional<Recipe> recipeOf(const Origin& origin) {
    if (const auto* level = std::get_if<LevelOrigin>(&origin)) return levelNumbered(level->number)->recipe;
    if (const auto* daily = std::get_if<DailyOrigin>(&origin))
        return dailyRecipe({daily->date.year(), daily->date.month(), daily->date.day()});
    return std::nullopt;
}

bool isFrom(const Origin& origin, const Puzzle& puzzle, const SearchContext& context) {
    const auto recipe = recipeOf(origin);
    // Most others are told apart without making the board.
    if (!recipe || !(recipe->rule == puzzle.rule) || recipe->goal != puzzle.goal) return false;
    const auto made = puzzleFrom(*recipe, context);
    return made && *made == puzzle;
}

} // namespace flip::ui
