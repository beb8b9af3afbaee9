#include "ui/levels/level_progress.h"

#include "core/generate/daily_puzzle.h"
#include "core/generate/levels.h"
#include "ui/game/origin.h"

#include <QList>

#include <algorithm>

namespace flip::ui {

namespace {

constexpr const char* header = "flipgame-levels 1";
constexpr const char* dailyWord = "daily ";

/// A line such as "daily 2026-11-22 6".
bool readDay(const QByteArray& line, LevelProgress& progress) {
    const QList<QByteArray> words = line.split(' ');
    if (words.size() != 3) return false;
    return progress.add(QDate::fromString(QString::fromLatin1(words[1]), Qt::ISODate), words[2].toInt());
}

} // namespace

bool LevelProgress::add(int level, int presses) {
    const auto found = levelNumbered(level);
    if (!found || presses < found->recipe.presses) return false;
    const auto [known, isNew] = fewest_.try_emplace(level, presses);
    known->second = std::min(known->second, presses);
    return true;
}

bool LevelProgress::add(const QDate& date, int presses) {
    if (!isDay({date.year(), date.month(), date.day()}) || presses < recipeOf(DailyOrigin{date})->presses)
        return false;
    const auto [known, isNew] = days_.try_emplace(date, presses);
    known->second = std::min(known->second, presses);
    return true;
}

void LevelProgress::add(const LevelProgress& other) {
    for (const auto& [date, presses] : other.days_) add(date, presses);
    for (const auto& [level, presses] : other.fewest_) add(level, presses);
}

std::optional<int> LevelProgress::fewest(int level) const {
    const auto found = fewest_.find(level);
    return found == fewest_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<int> LevelProgress::fewest(const QDate& date) const {
    const auto found = days_.find(date);
    return found == days_.end() ? std::nullopt : std::optional(found->second);
}

LevelProgress::State LevelProgress::stateOf(int level) const {
    const auto presses = fewest(level);
    if (!presses) return State::Open;
    return *presses == levelNumbered(level)->recipe.presses ? State::SolvedAtMinimum : State::Solved;
}

int LevelProgress::solvedAtMinimum() const {
    return static_cast<int>(std::ranges::count_if(
        fewest_, [this](const auto& each) { return stateOf(each.first) == State::SolvedAtMinimum; }));
}

int LevelProgress::nextOpen(int level) const {
    for (int i = 0; i < levelCount; ++i) {
        const int next = (level - 1 + i) % levelCount + 1;
        if (!fewest(next)) return next;
    }
    return level;
}

QByteArray levelText(const LevelProgress& progress) {
    QByteArray text = QByteArray(header) + '\n';
    for (const auto& [level, presses] : progress.fewest_)
        text += QByteArray::number(level) + ' ' + QByteArray::number(presses) + '\n';
    for (const auto& [date, presses] : progress.days_)
        text += dailyWord + date.toString(Qt::ISODate).toLatin1() + ' ' + QByteArray::number(presses) + '\n';
    return text;
}

ReadProgress readLevelText(const QByteArray& text) {
    ReadProgress read;
    QList<QByteArray> lines = text.split('\n');
    read.whole = lines.takeFirst() == header && !lines.isEmpty() && lines.takeLast().isEmpty();
    for (const QByteArray& line : lines) {
        if (line.startsWith(dailyWord)) {
            if (!readDay(line, read.progress)) read.whole = false;
            continue;
        }
        const QList<QByteArray> numbers = line.split(' ');
        bool isLevel = false;
        bool isCount = false;
        const int level = numbers.front().toInt(&isLevel);
        const int presses = numbers.back().toInt(&isCount);
        const bool isPair = numbers.size() == 2 && isLevel && isCount;
        if (!isPair || !read.progress.add(level, presses)) read.whole = false;
    }
    return read;
}

} // namespace flip::ui
