#include "ui/game/file_lock.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>

namespace flip::ui {

namespace {

/// A lock file opened for reading, which suffices to ask the system for its lock.
class OpenLock {
  public:
    explicit OpenLock(const QString& path)
        : path_(QFile::encodeName(path)), file_(open(path_.constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {}

    ~OpenLock() {
        if (file_ >= 0) close(file_);
    }

    OpenLock(const OpenLock&) = delete;
    OpenLock& operator=(const OpenLock&) = delete;

    /// False if this user may not read it, or if it is no file.
    [[nodiscard]] bool isReadable() const {
        struct stat opened {};

        return file_ >= 0 && fstat(file_, &opened) == 0 && S_ISREG(opened.st_mode);
    }

    [[nodiscard]] bool isFree(int kind) const { return file_ >= 0 && flock(file_, kind | LOCK_NB) == 0; }

    /// False if another window has replaced the file.
    [[nodiscard]] bool isInPlace() const {
        struct stat opened {};

        struct stat there {};

        return fstat(file_, &opened) == 0 && lstat(path_.constData(), &there) == 0 &&
               opened.st_dev == there.st_dev && opened.st_ino == there.st_ino;
    }

    [[nodiscard]] bool remove() const { return unlink(path_.constData()) == 0; }

  private:
    QByteArray path_;
    int file_;
};

/// Whether nothing in the file says that somebody elsewhere, or just now, may hold the lock.
bool isOfHereOrTorn(const QLockFile& lock) {
    qint64 process = 0;
    QString machine;
    QString program;
    // The system here may know nothing of what runs on another machine.
    if (lock.getLockInfo(&process, &machine, &program)) return machine == QSysInfo::machineHostName();
    // Whoever creates a lock fills it in at once, unless the power fails.
    constexpr qint64 atOnce = 10;
    const QFileInfo file(lock.fileName());
    return file.isFile() && std::abs(file.lastModified().secsTo(QDateTime::currentDateTime())) > atOnce;
}

/// QLockFile removes neither a torn lock nor one of another user, whose file it may not write to.
bool removeLeftBehind(const QLockFile& lock) {
    if (!isOfHereOrTorn(lock)) return false;
    const OpenLock file(lock.fileName());
    // Nobody else can take it over any more when that is asked for the second time.
    return file.isFree(LOCK_EX) && file.isInPlace() && isOfHereOrTorn(lock) && file.remove();
}

} // namespace

bool takeLock(QLockFile& lock, int milliseconds) {
    lock.setStaleLockTime(0);
    if (lock.tryLock(milliseconds)) return true;
    return lock.error() == QLockFile::LockFailedError && removeLeftBehind(lock) && lock.tryLock();
}

bool waitFor(QLockFile& lock, int milliseconds, Monitor* monitor) {
    constexpr int shortWait = 50;
    for (int waited = 0; waited < milliseconds; waited += shortWait) {
        if (takeLock(lock, shortWait)) return true;
        if (lock.error() != QLockFile::LockFailedError) return false;
        if (monitor != nullptr && monitor->stopRequested()) return false;
    }
    return false;
}

void giveUp(std::unique_ptr<QLockFile> lock) {
    // QLockFile removes what is at its path, and warns if that is nothing.
    const QString path = lock->fileName();
    const QString theirs = path + QStringLiteral(".theirs");
    const bool isTaken = QFile::rename(path, theirs);
    static_cast<void>(QFile(path).open(QIODevice::WriteOnly));
    lock.reset();
    // Should the program end here, their window sees that its lock is gone, as this one has seen it.
    if (isTaken) QFile::rename(theirs, path);
}

LockHolder holderOf(const QLockFile& lock) {
    const OpenLock file(lock.fileName());
    if (!file.isReadable()) {
        const QFileInfo there(lock.fileName());
        // It may just have been given back.
        return there.exists() || there.isSymLink() ? LockHolder::Unknown : LockHolder::Window;
    }
    qint64 process = 0;
    QString machine;
    QString program;
    if (!isOfHereOrTorn(lock))
        return lock.getLockInfo(&process, &machine, &program) ? LockHolder::Elsewhere : LockHolder::Window;
    // The number of the process may have gone to another one, but the system's lock has ended with it.
    return file.isFree(LOCK_SH) ? LockHolder::Nobody : LockHolder::Window;
}

} // namespace flip::ui
