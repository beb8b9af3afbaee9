#include "ui/game/file_lock.h"

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

} // namespace flip::ui
