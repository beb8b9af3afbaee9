#pragma once

#include "ui/game/file_id.h"
#include "ui/game/file_lock.h"
#include "ui/game/game.h"

#include <QDateTime>
#include <QFile>
#include <QLockFile>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace flip::ui {

/// Keeps a game on disk, so that it can be restored however the program ended. Every move is appended to a
/// journal (ui/game/journal.h) before the screen shows it; a journal that has grown long is atomically
/// replaced by a shorter one. Each running window has a journal of its own, in a slot: of those that no
/// window has, it takes the one that was played last, and so another window goes on with the one before.
///
/// If something cannot be written, for example because the disk is full, it is tried again with the next
/// move, even if no slot could be taken; until then problem() says why.
class Session : public QObject {
    Q_OBJECT

  public:
    enum class Restored {
        /// There was no journal in this slot.
        Nothing,
        /// Everything was restored.
        All,
        /// The last line of the journal was cut off, or some of the last command's; everything before was
        /// restored, and the file is kept as it was.
        Cut,
        /// The journal was damaged; everything before the damage was restored, and the damaged file is kept.
        Part,
        /// Nothing of the journal could be read; it is kept.
        Lost,
        /// The journal is longer than longestJournal, and so was not read; it is kept.
        TooLong,
    };

    /// A saved game that this window has not taken over, though perhaps no other window has it.
    struct PassedOver {
        /// The paths of the journal, and of the lock that is in the way.
        QString journal;
        QString lock;
        LockHolder holder = LockHolder::Unknown;
    };

    /// A longer journal is replaced once it is four times as long as necessary.
    static constexpr qint64 longJournal = qint64{1} << 20;
    /// The longest journal that is read: several million moves. Reading takes a second or two.
    static constexpr qint64 longestJournal = qint64{256} << 20;

    /// Creates `folder` if it does not exist, and takes a slot there.
    explicit Session(const QString& folder, QObject* parent = nullptr);
    ~Session() override;

    /// Restores the saved game into `game`, then follows it; the game must live as long as the session. If
    /// the disk cannot be written, the game goes on without a journal, and problem() says why.
    Restored attach(Game& game);

    /// The path of the journal.
    [[nodiscard]] QString path() const;

    /// Which of the journals in the folder it is, from 1.
    [[nodiscard]] int slot() const { return slot_; }

    /// Whether attach() has found no game that could go on.
    [[nodiscard]] bool isFresh() const { return fresh_; }

    /// Whether something has happened to the game that could not be saved; a game that was only restored is
    /// on disk, even where nothing can be written.
    [[nodiscard]] bool isBehind() const { return isBehind_; }

    /// Tries once more to save that.
    void tryAgain();

    /// Why moves are not being saved, or an empty string.
    [[nodiscard]] QString problem() const { return problem_; }

    /// Whether all moves are saved, but in so long a journal that it will not be restored.
    [[nodiscard]] bool isTooLong() const { return length_ > longest_; }

    /// Where the damaged or too long journal is kept that was found; empty if none was. It is put aside or,
    /// if that is not possible, stays where it is, and the game goes on in another journal.
    [[nodiscard]] QString damagedPath() const { return damagedPath_; }

    /// The first that would have been taken before this one; nothing where all of them are in windows of this
    /// machine.
    [[nodiscard]] const std::optional<PassedOver>& passedOver() const { return passedOver_; }

    /// For tests: sets the length from which a journal counts as long.
    void setLongJournal(qint64 bytes) { longFrom_ = bytes; }

    /// For tests: sets it in place of longestJournal.
    void setLongestJournal(qint64 bytes) { longest_ = bytes; }

  signals:
    /// problem() or isTooLong() has changed.
    void problemChanged();

  private:
    /// To see whether a journal has been written by somebody else.
    struct JournalState {
        JournalState() = default;
        explicit JournalState(const QString& path);

        qint64 size = -1;
        QDateTime changed;

        friend bool operator==(const JournalState&, const JournalState&) = default;
    };

    [[nodiscard]] QString pathOf(int slot) const;
    /// All slots, the one that was played last first; those without a journal come at the end.
    [[nodiscard]] std::vector<int> slotsByUse() const;
    /// Locks the first slot, in this order, that no window has and that is free. False if none can be locked;
    /// then slot_ is the one whose game can be shown.
    bool takeSlot(
        std::span<const int> order, const std::function<bool()>& isFree = [] { return true; });
    /// The same after the game has begun: no other game is replaced.
    bool takeSlotLate();
    /// Whether the lock is still the file at its path; somebody may have deleted that, and another window
    /// taken the slot.
    [[nodiscard]] bool hasLock() const;
    /// After it has been deleted.
    void loseLock();
    void useSlot();
    [[nodiscard]] Restored replay();
    /// After a journal that could be put aside nowhere. The damage is told once: a journal that is found
    /// whole and younger has been in use since.
    [[nodiscard]] Restored goOnElsewhere(Restored restored);
    bool openJournal(qint64 length);
    bool writeAnew();

    /// Whether what is written to it comes to its path.
    [[nodiscard]] bool isJournalInPlace() const;

    [[nodiscard]] bool isDamagedHere() const { return damagedPath_ == path(); }

    void keepDamaged();
    void append(const QByteArray& line);
    void save();
    /// The length from which a journal counts as long that could be as short as this.
    [[nodiscard]] qint64 longFor(qint64 shortest) const;
    void setLength(qint64 bytes);
    void setProblem(const QString& problem);

    QString folder_;
    int slot_ = 1;
    std::unique_ptr<QLockFile> lock_;
    /// The file of the lock.
    std::optional<FileId> lockFile_;
    Game* game_ = nullptr;
    QFile journal_;
    QString problem_;
    QString damagedPath_;
    std::optional<PassedOver> passedOver_;
    bool fresh_ = true;
    /// The journal as it was when the game was restored from it.
    JournalState found_;
    /// The number of moves made, according to the journal and its unsaved lines.
    int savedIndex_ = 0;
    /// The bytes of whole lines that are certainly in the file.
    qint64 length_ = 0;
    /// Lines that have not been written yet.
    QByteArray unsaved_;
    bool isBehind_ = false;
    /// Whether the game is between the first move of a command and its end.
    bool isInCommand_ = false;
    qint64 longFrom_ = longJournal;
    qint64 longest_ = longestJournal;
};

} // namespace flip::ui
