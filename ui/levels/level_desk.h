#pragma once

#include "ui/game/game.h"
#include "ui/levels/level_store.h"
#include "ui/solution/solve_desk.h"
#include "ui/widgets/message_bar.h"

#include <QDate>
#include <QWidget>

#include <functional>
#include <optional>

namespace flip::ui {

/// Begins levels and daily puzzles, whose boards are made on a separate thread, and takes note of the levels
/// that are solved.
class LevelDesk : public QObject {
    Q_OBJECT

  public:
    struct Parts {
        Game& game;
        MessageBar& messages;
        /// The window that the dialog belongs to.
        QWidget& window;
    };

    /// The progress is kept in `folder`.
    LevelDesk(const Parts& parts, const QString& folder, QObject* parent = nullptr);

    /// Lets the user choose a level.
    void choose();
    /// Plays a level, from 1 to levelCount.
    void play(int level);
    void playDaily(const QDate& date);
    /// Plays the daily puzzle of today, unless it has been solved; then says so, and offers to play it again.
    void playToday();
    /// Whether the daily puzzle of today has been solved.
    [[nodiscard]] bool isTodaySolved() const;

    /// For tests: sets what today is.
    void setToday(std::function<QDate()> today) { today_ = std::move(today); }

    /// The level that is being played, if it is one.
    [[nodiscard]] std::optional<int> level() const;
    /// Whether there is a level after it.
    [[nodiscard]] bool hasNext() const;
    void playNext();

    /// The game, a level or a daily puzzle, has been solved.
    [[nodiscard]] SolveDesk::Ending finish(SolveDesk::Finish how);

    [[nodiscard]] const LevelStore& store() const { return store_; }

  signals:
    /// A level or a daily puzzle is being made, which ends with the next change of the game.
    void beginning();
    /// It is on the board.
    void begun();
    /// What has begun or happened, for screen readers.
    void said(const QString& sentence);

  private:
    void begin(const Origin& origin, const QString& message);
    [[nodiscard]] static QString resetTold();
    void tellReset();
    void addProgress(const Origin& origin, int presses);
    [[nodiscard]] bool isKept() const;
    /// When the daily puzzle after that of a day comes.
    [[nodiscard]] static QString nextDaily(const QDate& date);
    [[nodiscard]] SolveDesk::Ending finishLevel();
    [[nodiscard]] SolveDesk::Ending finishDaily(const QDate& date);

    Parts parts_;
    LevelStore store_;
    BackgroundJob making_;
    std::function<QDate()> today_ = [] { return QDate::currentDate(); };
};

} // namespace flip::ui
