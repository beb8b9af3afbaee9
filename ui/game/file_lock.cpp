#include "ui/game/file_lock.h"

#include <QFile>
#include <QSysInfo>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace flip::ui {

bool waitFor(QLockFile& lock, int milliseconds, Monitor* monitor) {
    constexpr int shortWait = 50;
    lock.setStaleLockTime(0);
    for (int waited = 0; waited < milliseconds; waited += shortWait) {
        if (lock.tryLock(shortWait)) return true;
        if (lock.error() != QLockFile::LockFailedError) return false;
        if (monitor != nullptr && monitor->stopRequested()) return false;
    }
    return false;
}

bool isLeftBehind(const QLockFile& lock) {
    qint64 process = 0;
    QString machine;
    QString program;
    if (!lock.getLockInfo(&process, &machine, &program)) return false;
    // The system here may know nothing of what runs on another machine.
    if (machine != QSysInfo::machineHostName()) return false;
    // The number of the process may have gone to another one, but the system's lock has ended with it.
    const int file = open(QFile::encodeName(lock.fileName()).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) return false;
    const bool isFree = flock(file, LOCK_SH | LOCK_NB) == 0;
    close(file);
    return isFree;
}

} // namespace flip::ui
