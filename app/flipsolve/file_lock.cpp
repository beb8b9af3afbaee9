#include "app/flipsolve/file_lock.h"

#include "app/flipsolve/file_replacement.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace flip::console {

namespace {

/// Whether the path still leads to the open file, and not to one that somebody else has put there since.
bool isAt(const std::string& path, int file) {
    struct stat there {};

    struct stat here {};

    return stat(path.c_str(), &there) == 0 && fstat(file, &here) == 0 && there.st_ino == here.st_ino &&
           there.st_dev == here.st_dev;
}

} // namespace

bool FileLock::take(const std::string& path) {
    constexpr mode_t asUsual = 0666;
    path_ = linkedFile(path) + ".lock";
    while (true) {
        file_ = open(path_.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, asUsual);
        if (file_ < 0) return true;
        const bool isLocked = flock(file_, LOCK_EX | LOCK_NB) == 0;
        const bool isSomebodyElses = !isLocked && errno == EWOULDBLOCK;
        if (isLocked && isAt(path_, file_)) return true;
        close(file_);
        file_ = -1;
        if (!isLocked) return !isSomebodyElses;
        // Whoever had it before has just removed it.
    }
}

FileLock::~FileLock() {
    if (file_ < 0) return;
    // As long as it is locked, nobody else's can be there.
    unlink(path_.c_str());
    close(file_);
}

} // namespace flip::console
