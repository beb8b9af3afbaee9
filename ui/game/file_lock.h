#pragma once

#include "core/base/monitor.h"

#include <QLockFile>

#include <memory>

namespace flip::ui {

/// Takes the lock unless another window still holds it after so long. A lock only becomes stale by the end of
/// its process, however old it is; what remains of one after a power cut, or after another user, is removed.
[[nodiscard]] bool takeLock(QLockFile& lock, int milliseconds = 0);

/// Waits at most so long until no other window holds the lock. False if it is still held then, if it cannot
/// be created (its error() says which), or if the monitor, which may be null, asks to stop.
[[nodiscard]] bool waitFor(QLockFile& lock, int milliseconds, Monitor* monitor);

/// Gives up a lock whose file somebody has deleted. Another window may have made one there since: it stays.
void giveUp(std::unique_ptr<QLockFile> lock);

/// Who holds a lock that could not be taken.
enum class LockHolder {
    /// A window on this machine.
    Window,
    /// Nobody any more: its process on this machine has ended, or the power. Such a lock stays where it
    /// cannot be removed, for example on a full disk.
    Nobody,
    /// A window on another machine. Whether it is still open cannot be seen from here.
    Elsewhere,
    /// Nobody can tell: the lock is no file that this user may read.
    Unknown,
};

/// Never waits.
[[nodiscard]] LockHolder holderOf(const QLockFile& lock);

} // namespace flip::ui
