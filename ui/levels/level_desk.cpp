#include "ui/levels/level_desk.h"

#include "core/generate/levels.h"
#include "ui/levels/levels_dialog.h"
#include "ui/words/answer_words.h"
#include "ui/words/date_words.h"
#include "ui/words/origin_words.h"
#include "ui/words/reading_words.h"

namespace flip::ui {

LevelDesk::LevelDesk(const Parts& parts, const QString& folder, QObject* parent)
    : QObject(parent), parts_(parts), store_(folder) {
    connect(&store_, &LevelStore::failed, &parts_.messages, [this](const QString& why) {
        parts_.messages.warn(tr("Your progress has not been saved. %1").arg(why));
    });
    connect(
        &store_, &LevelStore::damageFound, &parts_.messages, [this](const QString& keptIn, bool isPartRead) {
            const QString sentence =
                isPartRead
                    ? tr("Your saved progress is damaged, or from a later version of Flip Game. What could "
                         "be read has been kept; the file as it was is kept in %1.")
                    : tr("Your saved progress could not be read: it is damaged, or from a later version of "
                         "Flip Game. The file is kept in %1.");
            parts_.messages.warnToo(sentence.arg(keptIn));
        });
    connect(&store_, &LevelStore::restored, &parts_.messages,
            [this] { parts_.messages.withdraw(resetTold()); });
    connect(&making_, &BackgroundJob::failed, &parts_.messages,
            [this](const QString& why) { parts_.messages.tell(MessageBar::Kind::Warning, why); });
    // A board that somebody else has put there in the meantime stays.
    connect(&parts_.game, &Game::changed, &making_, &BackgroundJob::cancel);
    // The program may have ended before it was written.
    for (const auto& [place, presses] : parts_.game.records().uncounted)
        addProgress(parts_.game.originAt(place), presses);
    connect(&store_, &LevelStore::written, &parts_.game, &Game::allAreCounted);
    store_.look();
}

void LevelDesk::choose() {
    auto* dialog = new LevelsDialog(store_, level().value_or(1), &parts_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &LevelsDialog::chosen, this, &LevelDesk::play);
    connect(dialog, &LevelsDialog::wasReset, this, &LevelDesk::tellReset);
    dialog->open();
}

QString LevelDesk::resetTold() { return tr("Your progress in the levels has been reset."); }

void LevelDesk::tellReset() {
    // Perhaps that it could not be written.
    if (parts_.messages.isLasting()) return;
    parts_.messages.confirm(MessageBar::Kind::Info, resetTold(),
                            {tr("Undo Reset"), [this] { store_.undoClear(); }});
    emit said(resetTold());
}

void LevelDesk::play(int level) {
    const auto found = levelNumbered(level);
    if (!found) return;
    const bool isNews = levelGroups()[static_cast<std::size_t>(found->group)].first == level;
    begin(LevelOrigin{level},
          isNews ? tr("%1. %2").arg(origin_words::group(found->group), origin_words::news(found->group))
                 : QString());
}

void LevelDesk::playDaily(const QDate& date) {
    const Origin origin = DailyOrigin{date};
    const Recipe recipe = recipeOf(origin).value();
    begin(origin,
          tr("%1, seed %2: %3×%4, %5; %6 are enough. The puzzles grow harder from Monday to Sunday.")
              .arg(origin_words::name(origin), QString::number(recipe.seed),
                   QString::number(recipe.rule.size().rows), QString::number(recipe.rule.size().columns),
                   reading_words::goal(recipe.goal), answer_words::presses(recipe.presses)));
}

void LevelDesk::playToday() {
    const QDate date = today_();
    const auto presses = store_.progress().fewest(date);
    if (!presses) return playDaily(date);
    const QString sentence =
        tr("Today’s puzzle is solved, in %1. %2").arg(answer_words::presses(*presses), nextDaily(date));
    parts_.messages.confirm(MessageBar::Kind::Info, sentence,
                            {tr("Play Again"), [this, date] { playDaily(date); }});
    emit said(sentence);
}

QString LevelDesk::nextDaily(const QDate& date) {
    // The sentence may be read after midnight.
    return tr("The next one comes on %1.").arg(date_words::day(date.addDays(1)));
}

bool LevelDesk::isTodaySolved() const { return store_.progress().fewest(today_()).has_value(); }

void LevelDesk::begin(const Origin& origin, const QString& message) {
    const Recipe recipe = recipeOf(origin).value();
    emit beginning();
    making_.start([this, recipe, origin, message](Monitor& monitor) -> BackgroundJob::Delivery {
        auto puzzle = puzzleFrom(recipe, {{}, &monitor});
        if (!puzzle) return {};
        return [this, message, move = ReplaceMove(*puzzle, origin_words::name(origin), origin)] {
            parts_.game.replace(move);
            if (!message.isEmpty()) parts_.messages.tell(MessageBar::Kind::Info, message);
            emit begun();
            // What begins with the name need not be told it.
            const bool isNamed = message.startsWith(move.name());
            emit said(message.isEmpty() ? move.name()
                      : isNamed         ? message
                                        : tr("%1. %2").arg(move.name(), message));
        };
    });
}

std::optional<int> LevelDesk::level() const {
    const auto* level = std::get_if<LevelOrigin>(&parts_.game.origin());
    return level == nullptr ? std::nullopt : std::optional(level->number);
}

bool LevelDesk::hasNext() const { return level() && *level() < levelCount; }

void LevelDesk::playNext() {
    if (hasNext()) play(*level() + 1);
}

SolveDesk::Ending LevelDesk::finish(SolveDesk::Finish how) {
    const auto* daily = std::get_if<DailyOrigin>(&parts_.game.origin());
    const MessageBar::Offer again{tr("Try Again"), [this] { parts_.game.restart(); }};
    if (how == SolveDesk::Finish::SolutionShown) {
        if (isKept()) return {tr("A solution was shown, but you have solved it yourself before."), again};
        return {daily == nullptr ? tr("A solution was shown, so this level does not count as solved.")
                                 : tr("A solution was shown, so the daily puzzle does not count as solved."),
                again};
    }
    if (how == SolveDesk::Finish::Alone) {
        parts_.game.setUncounted(parts_.game.presses());
        addProgress(parts_.game.origin(), parts_.game.presses());
    }
    // An earlier run of the program knew whether a solution was shown.
    if (!isKept()) return {tr("It does not count as solved."), again};
    return daily == nullptr ? finishLevel() : finishDaily(daily->date);
}

void LevelDesk::addProgress(const Origin& origin, int presses) {
    LevelProgress progress;
    if (const auto* daily = std::get_if<DailyOrigin>(&origin)) progress.add(daily->date, presses);
    if (const auto* solved = std::get_if<LevelOrigin>(&origin)) progress.add(solved->number, presses);
    store_.add(progress);
}

bool LevelDesk::isKept() const {
    const LevelProgress progress = store_.progress();
    if (const auto solved = level()) return progress.fewest(*solved).has_value();
    const auto* daily = std::get_if<DailyOrigin>(&parts_.game.origin());
    return daily == nullptr || progress.fewest(daily->date).has_value();
}

SolveDesk::Ending LevelDesk::finishLevel() {
    if (!hasNext()) return {tr("This was the last level."), {}};
    return {{}, {tr("Next Level"), [this] { playNext(); }}};
}

SolveDesk::Ending LevelDesk::finishDaily(const QDate& date) {
    const QDate today = today_();
    if (date == today) return {nextDaily(date), {}};
    if (date > today || store_.progress().fewest(today)) return {};
    return {{}, {tr("Today’s Puzzle"), [this] { playToday(); }}};
}

} // namespace flip::ui
