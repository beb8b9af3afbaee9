#pragma once

#include "ui/game/game_file.h"
#include "ui/game/settings.h"
#include "ui/game/source_job.h"

#include <QObject>
#include <QStringList>

#include <optional>
#include <vector>

namespace flip::ui {

/// Knows which file the current game belongs to, and whether the game has changed since it was saved. A file
/// belongs to every game that started like the one in it: after New the window has no file, and after Undo it
/// has its file again. Replacing a board needs no confirmation, because Undo brings every game back.
class GameFiles : public QObject {
    Q_OBJECT

  public:
    GameFiles(Game& game, Settings& settings, QObject* parent = nullptr);

    /// The file of the current game; empty if it has none.
    [[nodiscard]] QString path() const { return state_.path; }

    /// Whether the position or the notes in that file differ from the current ones.
    [[nodiscard]] bool isModified() const { return state_.modified; }

    [[nodiscard]] Game& game() { return game_; }

    /// The files that were opened or saved, the latest first, at most mostRecent of them.
    [[nodiscard]] QStringList recent() const;
    void forgetRecent();

    static constexpr int mostRecent = 8;

    /// To be called when a file has been read and is the current game. If `path` is empty, it came as text;
    /// if `file` is, it is in another notation, and will not be written to.
    void opened(const QString& path, const std::optional<FlipFile>& file);
    /// Writes the current game, which belongs to this file from then on. Returns an empty string, or why it
    /// failed; the file is then unchanged.
    [[nodiscard]] QString save(const QString& path);
    /// To be called after the window has been reopened: the latest file belongs to the current game if that
    /// started like the one in it. Does not wait for the disk.
    void recall();

  signals:
    /// path() or isModified() has changed.
    void changed();

  private:
    /// The last known contents of a file.
    struct Known {
        QString path;
        FlipFile file;
    };

    struct State {
        QString path;
        bool modified = false;

        friend bool operator==(const State&, const State&) = default;
    };

    [[nodiscard]] const Known* current() const;
    void know(const QString& path, const FlipFile& file);
    void makeRecent(const QString& path);
    void refresh();

    Game& game_;
    Settings& settings_;
    SourceJob recalling_;
    /// The latest last.
    std::vector<Known> known_;
    State state_;
};

} // namespace flip::ui
