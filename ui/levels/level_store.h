#pragma once

#include "ui/game/background_job.h"
#include "ui/levels/level_progress.h"

#include <QObject>
#include <QString>

#include <optional>

namespace flip::ui {

/// Keeps the progress of the levels in a file. Other windows may keep theirs in the same one: every change is
/// made to what the file holds at that moment, while a lock keeps the others out, and the file is replaced
/// atomically. It is written on a separate thread, because disks may be slow.
class LevelStore : public QObject {
    Q_OBJECT

  public:
    /// `folder` is created with the first change if it does not exist.
    explicit LevelStore(const QString& folder, QObject* parent = nullptr);
    /// Waits until everything has been written, or could not be.
    ~LevelStore() override;

    /// The path of the file.
    [[nodiscard]] const QString& path() const { return path_; }

    /// The file beside it in which the first damaged one is kept.
    [[nodiscard]] QString damagedPath() const { return path_ + QStringLiteral(".damaged"); }

    /// The progress in the file, with all changes that have not been written yet.
    [[nodiscard]] LevelProgress progress() const;

    /// Looks whether the file is damaged; a damaged one is kept and replaced at once, not with the next
    /// change. Nothing else is written, or told.
    void look();

    /// Adds to the progress.
    void add(const LevelProgress& added);
    /// Forgets the progress of the levels; that of the daily puzzles stays.
    void clearLevels();
    /// Adds what was forgotten, however often, as long as the program runs. Does nothing if that is nothing.
    void undoClear();

    [[nodiscard]] bool canUndoClear() const { return forgotten_.has_value(); }

  signals:
    /// The latest changes could not be written: why, as a sentence. They are tried again with the next one.
    void failed(const QString& why);
    /// All changes are in the file.
    void written();
    /// What was forgotten is progress again.
    void restored();
    /// The file was damaged, and is kept under this name. `isPartRead` says whether anything could be read of
    /// it; that is in the new one.
    void damageFound(const QString& keptIn, bool isPartRead);

  private:
    struct Written {
        /// Why it failed, as a sentence, or an empty string.
        QString problem;
        /// Where a damaged file is kept, if there was one.
        QString damaged = {};
        /// Whether anything could be read of it.
        bool isPartRead = false;
    };

    /// What happens to the progress in the file.
    struct Change {
        /// Whether the levels are forgotten, before others are added.
        bool cleared = false;
        LevelProgress added;

        [[nodiscard]] bool isNone() const { return !cleared && added == LevelProgress(); }

        void applyTo(LevelProgress& progress) const;
        /// Adds a later change.
        void then(const Change& later);
        /// Changes the file. Waits for the lock at most so long, or until the monitor asks to stop.
        [[nodiscard]] Written write(const QString& path, int milliseconds, Monitor* monitor) const;
    };

    void change(const Change& change);
    void writeSoon();
    void finished(const Written& result);

    QString path_;
    /// The change that is being written, and those that wait.
    Change writing_;
    Change waiting_;
    std::optional<LevelProgress> forgotten_;
    std::optional<BackgroundJob> job_{std::in_place};
};

} // namespace flip::ui
