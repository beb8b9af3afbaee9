#pragma once

#include "ui/game/game_file.h"
#include "ui/game/settings.h"
#include "ui/game/source_job.h"

#include <QObject>
#include <QStringList>

#include <optional>
#include <vector>

namespace flip::ui {

/// Knows which file the game in play belongs to, and whether the file is behind the game. A file belongs to
/// every game that began as the one in it: after New the window has no file, and after Undo has it again.
/// Nothing has to be asked before a board gives way to another, because every game can be had back by Undo.
class GameFiles : public QObject {
    Q_OBJECT

  public:
    GameFiles(Game& game, Settings& settings, QObject* parent = nullptr);

    /// The file of the game in play; empty where it has none.
    [[nodiscard]] QString path() const { return state_.path; }

    /// Whether that file holds another position than the one in play.
    [[nodiscard]] bool isModified() const { return state_.modified; }

    /// The files that were opened and saved, the latest first, at most mostRecent of them.
    [[nodiscard]] QStringList recent() const;
    void forgetRecent();

    static constexpr int mostRecent = 8;

    /// A file has been read and is in play. Without a path it came as a text; without a game in it, it is a
    /// text in another notation, which is not written to.
    void opened(const QString& path, const std::optional<FlipFile>& file);
    /// Writes the game in play; it belongs to this file from then on. An empty string, or why it could not be
    /// done; the file is then as it was.
    [[nodiscard]] QString save(const QString& path);
    /// The latest file belongs to the game in play if it began as the one in it: the window was closed and
    /// has come back. Does not wait for the disk.
    void recall();

  signals:
    /// path() or isModified() is another one.
    void changed();

  private:
    /// What is in a file, as far as it is known here.
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
