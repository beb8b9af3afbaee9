#pragma once

#include "ui/game/game.h"

#include <QFile>
#include <QLockFile>
#include <QObject>

#include <memory>

namespace flip::ui {

/// Keeps a game on disk so that it comes back however the program ended: a journal (ui/game/journal.h) to
/// which every move is appended before the screen shows it, and which is written anew, in one piece, when it
/// has grown long. Each running window has a journal of its own: a second window takes the next free slot.
///
/// What cannot be written now, because the disk is full, say, is tried again with the next move; until then
/// problem() says why.
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

    /// A longer journal is written anew once it has become four times as long as it must be.
    static constexpr qint64 longJournal = qint64{1} << 20;

    /// `folder` is made if it does not exist.
    explicit Session(const QString& folder, QObject* parent = nullptr);

    /// Brings the saved game back into `game`, then follows it; the game lives as long as the session. Where
    /// the disk cannot be written, the game goes on without a journal, and problem() says why.
    Restored attach(Game& game);

    /// Where the journal lies.
    [[nodiscard]] QString path() const;

    /// Why moves are not being saved, or an empty string.
    [[nodiscard]] QString problem() const { return problem_; }

    /// The file beside the journal that keeps a damaged one.
    [[nodiscard]] QString damagedPath() const { return path() + QStringLiteral(".damaged"); }

    /// For tests: what counts as long.
    void setLongJournal(qint64 bytes) { longFrom_ = bytes; }

  signals:
    /// problem() is another one.
    void problemChanged();

  private:
    void takeSlot();
    [[nodiscard]] Restored replay();
    bool openJournal(qint64 length);
    bool writeAnew();
    void keepDamaged();
    void append(const QByteArray& line);
    void save();
    void setProblem(const QString& problem);

    QString folder_;
    int slot_ = 1;
    std::unique_ptr<QLockFile> lock_;
    Game* game_ = nullptr;
    QFile journal_;
    QString problem_;
    /// How many moves are made, as the journal tells it or is about to.
    int savedIndex_ = 0;
    /// What is in the file for certain: whole lines.
    qint64 length_ = 0;
    /// Lines that could not be written yet.
    QByteArray unsaved_;
    qint64 longFrom_ = longJournal;
};

} // namespace flip::ui
