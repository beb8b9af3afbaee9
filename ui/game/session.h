#pragma once

#include "ui/game/game.h"

#include <QFile>
#include <QLockFile>
#include <QObject>

#include <memory>

namespace flip::ui {

/// Keeps a game on disk so that it comes back however the program ended: a journal to which every move is
/// appended before the screen shows it. A journal is text, one move a line:
///
///     flipgame-session 1
///     first either clipped .*./***/.*. bwwb/bbwb/bwwb/bwww
///     press 2 3
///     replace either clipped .*./***/.*. wwww/wwww/wwww/wwww<tab>Paste
///     at 1
///
/// "at N" says that the first N moves are made and the others undone. Each running window has a journal of
/// its own: a second window takes the next free slot.
class Session : public QObject {
    Q_OBJECT

  public:
    enum class Restored {
        /// There was no journal in this slot.
        Nothing,
        /// Everything came back.
        All,
        /// The journal was damaged; everything before the damage came back, and the damaged file is kept.
        Part,
    };

    /// `folder` is made if it does not exist.
    explicit Session(const QString& folder, QObject* parent = nullptr);

    /// Brings the saved game back into `game`, then follows it. Where the disk cannot be written, the game
    /// goes on without a journal, and problem() says why.
    Restored attach(Game& game);

    /// Where the journal lies.
    [[nodiscard]] QString path() const;

    /// Why moves are not being saved, or an empty string.
    [[nodiscard]] QString problem() const { return problem_; }

    /// The file beside the journal that keeps a damaged one.
    [[nodiscard]] QString damagedPath() const { return path() + QStringLiteral(".damaged"); }

  private:
    void takeSlot();
    [[nodiscard]] Restored replay(Game& game);
    void writeAnew(const Game& game);
    void append(const QByteArray& line);

    QString folder_;
    int slot_ = 1;
    std::unique_ptr<QLockFile> lock_;
    QFile journal_;
    QString problem_;
    int savedIndex_ = 0;
};

} // namespace flip::ui
