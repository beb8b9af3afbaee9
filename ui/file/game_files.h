#pragma once

#include "ui/game/game_file.h"
#include "ui/game/session.h"
#include "ui/game/settings.h"
#include "ui/game/source_job.h"

#include <QObject>
#include <QStringList>

#include <optional>

namespace flip::ui {

/// Knows which file the current game belongs to, and whether the game has changed since it was saved. A file
/// belongs to the game that was opened from it or saved in it: after New the window has no file, and after
/// Undo it has its file again. Replacing a board needs no confirmation, because Undo brings every game back.
class GameFiles : public QObject {
    Q_OBJECT

  public:
    GameFiles(Game& game, Settings& settings, QObject* parent = nullptr);
    ~GameFiles() override;

    /// The file of the current game; empty if it has none.
    [[nodiscard]] QString path() const { return state_.path; }

    /// Whether that file has another position or other notes than the game, or does not say that a solution
    /// has been shown.
    [[nodiscard]] bool isModified() const { return state_.modified; }

    [[nodiscard]] Game& game() { return game_; }

    /// The files that were opened or saved, the latest first, at most mostRecent of them.
    [[nodiscard]] QStringList recent() const;
    void forgetRecent();

    static constexpr int mostRecent = 8;

    /// To be called when a file has been read and its game is the current one. If `path` is empty, it came as
    /// text; if `file` is, it is in another notation, and will not be written to.
    void opened(const QString& path, const std::optional<FlipFile>& file);

    /// The current game as it is now, to be saved later.
    struct Taken {
        FlipFile file;
        /// As place().
        int place = 0;
    };

    [[nodiscard]] Taken taken() const { return {fileOf(game_), place()}; }

    /// What a file held when it was last read or written here; nothing if it belongs to no game.
    [[nodiscard]] std::optional<FlipFile> expected(const QString& path) const;

    /// What has become of a file.
    struct Written {
        /// It was not written, because it is there and holds something else than expected.
        bool isChangedElsewhere = false;
        /// Why it could not be written, or an empty string.
        QString problem;
    };

    /// Writes a game, or else leaves the file unchanged. If `expected` is not given, whatever is there is
    /// replaced. Waits for the disk; may be called on any thread.
    [[nodiscard]] static Written write(const QString& path, const Taken& taken,
                                       const std::optional<FlipFile>& expected);
    /// To be called when a game has been written: it belongs to this file from then on.
    void saved(const QString& path, const Taken& taken);
    /// To be called after the window has been reopened with the game of this session: the file that it had
    /// belongs to it again, even if an earlier version has written the session. Does not wait for the disk.
    void recall(const Session& session);

  signals:
    /// path() or isModified() has changed.
    void changed();

  private:
    struct State {
        QString path;
        bool modified = false;

        friend bool operator==(const State&, const State&) = default;
    };

    /// Where the current try begins: the number of moves after which it came on the board.
    [[nodiscard]] int place() const { return game_.moveIndex() - game_.presses(); }

    /// Whether forgetting what was undone would lose presses in a file that are not saved there, or notes.
    [[nodiscard]] bool wouldLose() const;
    /// The file has these contents now; its game is `taken`.
    void know(const QString& path, const Taken& taken);
    /// Whether the game has not been undone and forgotten.
    [[nodiscard]] bool isThere(const Taken& taken) const;

    void makeRecent(const QString& path);
    void refresh();

    Game& game_;
    Settings& settings_;
    SourceJob recalling_;
    State state_;
};

} // namespace flip::ui
