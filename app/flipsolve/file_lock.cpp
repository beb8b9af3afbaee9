#include "app/flipsolve/file_lock.h"

#include "app/flipsolve/file_replacement.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace flip::console {

namespace {

/// A lock is an empty file. Anything else is somebody's, who wants to keep it.
bool isLock(const struct stat& file) { return S_ISREG(file.st_mode) && file.st_size == 0; }

bool isLock(int file) {
    struct stat here {};

    return fstat(file, &here) == 0 && isLock(here);
}

/// Without opening it, for which a pipe would wait and at which a device might do something.
bool mayBeLock(const std::string& path) {
    struct stat there {};

    return lstat(path.c_str(), &there) != 0 || isLock(there);
}

/// In the words in which the file was named, where these can be kept.
std::string lockOf(const std::string& path) {
    std::error_code unknown;
    const bool isLink = std::filesystem::is_symlink(path, unknown);
    return (isLink ? linkedFile(path) : path) + ".lock";
}

} // namespace

FileLock::Taking FileLock::take(const std::string& path) {
    constexpr mode_t asUsual = 0666;
    // Whatever has come there since it was looked at is neither followed nor waited for.
    constexpr int flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;
    path_ = lockOf(path);
    while (true) {
        if (!mayBeLock(path_)) return Taking::NoLock;
        file_ = open(path_.c_str(), flags, asUsual);
        if (file_ < 0) return Taking::Done;
        if (!isLock(file_)) {
            leave();
            return Taking::NoLock;
        }
        const bool isLocked = flock(file_, LOCK_EX | LOCK_NB) == 0;
        const bool isSomebodyElses = !isLocked && errno == EWOULDBLOCK;
        if (isLocked && isAt(path_, file_)) return Taking::Done;
        leave();
        if (!isLocked) return isSomebodyElses ? Taking::Waits : Taking::Done;
        // Whoever had it before has just removed it.
    }
}

FileLock::~FileLock() {
    if (file_ < 0) return;
    // As long as it is locked, no other program of ours can be there; but somebody may have written there.
    if (isAt(path_, file_) && isLock(file_)) unlink(path_.c_str());
    leave();
}

void FileLock::leave() {
    close(file_);
    file_ = -1;
}

} // namespace flip::console
