#pragma once

#include "ui/game/game.h"
#include "ui/levels/level_store.h"
#include "ui/solution/solve_desk.h"
#include "ui/widgets/message_bar.h"

#include <QDate>
#include <QWidget>

#include <optional>

namespace flip {
struct Recipe;
}

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

    /// The level that is being played, if it is one.
    [[nodiscard]] std::optional<int> level() const;
    /// Whether there is a level after it.
    [[nodiscard]] bool hasNext() const;
    void playNext();

    /// The game has just been solved; `alone` if no solution of it was shown before.
    [[nodiscard]] SolveDesk::Ending finish(bool alone);

    [[nodiscard]] const LevelStore& store() const { return store_; }

  signals:
    /// A level or a daily puzzle is on the board.
    void begun();
    /// What has begun, for screen readers.
    void said(const QString& sentence);

  private:
    void begin(const Recipe& recipe, const Origin& origin, const QString& message);

    Parts parts_;
    LevelStore store_;
    BackgroundJob making_;
};

} // namespace flip::ui
