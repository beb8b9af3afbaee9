#pragma once

#include "ui/game/background_job.h"
#include "ui/statistics/statistics_file.h"

#include <QObject>

namespace flip::ui {

/// Writes games to the file of the statistics, on a thread of its own because disks may be slow. What cannot
/// be written is tried again with the next game; until then problem() says why, and it is put aside for the
/// next start.
class StatisticsKeeper : public QObject {
    Q_OBJECT

  public:
    explicit StatisticsKeeper(QString path, QObject* parent = nullptr);
    /// Waits until everything has been written or put aside.
    ~StatisticsKeeper() override;

    [[nodiscard]] const QString& path() const { return path_; }

    /// Why games are not being saved, as a sentence, or an empty string.
    [[nodiscard]] const QString& problem() const { return problem_; }

    /// Says whether games are kept; those that are in the file already stay there.
    void setKeeping(bool keeping) { keeping_ = keeping; }

    [[nodiscard]] bool isKeeping() const { return keeping_; }

    /// Does not block. The latest state of a game replaces earlier ones.
    void keep(const PlayedGame& game);

    /// To be called when the journal of this session has begun anew. It is written with the next game.
    void endSession(const QString& session) { ended_ = session; }

    /// Takes all games out of the file. Does not block.
    void reset();
    /// Puts them back; games that were begun since then stay.
    void undoReset();

    /// How many games undoReset() would put back.
    [[nodiscard]] std::size_t resetGames() const { return taken_.size(); }

  signals:
    /// The file has changed.
    void written();
    /// The games have been taken out of the file.
    void wasReset();
    /// They are still there: why, as a sentence.
    void resetFailed(const QString& why);
    /// undoReset() puts games back.
    void resetUndone();
    /// problem() has changed.
    void problemChanged();
    /// The file was damaged and is kept under this name; a new one has been begun.
    void damageFound(const QString& keptIn);

  private:
    void writeSoon();
    void write();
    void take(const StatisticsWritten& result);
    void fail(const QString& problem);

    QString path_;
    bool keeping_ = true;
    bool checked_ = false;
    bool resetWanted_ = false;
    /// The session that has ended and is not written yet.
    QString ended_;
    QString problem_;
    std::vector<PlayedGame> unwritten_;
    /// What the thread is writing now.
    StatisticsChange writing_;
    std::vector<PlayedGame> taken_;
    /// Gone while the destructor writes the rest.
    std::optional<BackgroundJob> job_{std::in_place};
};

} // namespace flip::ui
