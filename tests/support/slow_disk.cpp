#include "tests/support/slow_disk.h"

#include <QFile>

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <string_view>

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace flip::test {

namespace {

/// What the functions of the system below share with the disk.
struct Door {
    std::mutex mutex;
    std::condition_variable changed;
    /// Empty while it is open.
    QByteArray folder;
    int waiting = 0;

    void pass(const char* path) {
        constexpr std::chrono::seconds longest{20};
        std::unique_lock lock(mutex);
        const auto isOpen = [this, path] {
            const std::string_view begin(folder.constData(), static_cast<std::size_t>(folder.size()));
            return folder.isEmpty() || !std::string_view(path).starts_with(begin);
        };
        ++waiting;
        changed.wait_for(lock, longest, isOpen);
        --waiting;
    }
};

Door& door() {
    static Door one;
    return one;
}

} // namespace

SlowDisk::SlowDisk(const QString& folder) {
    const std::lock_guard lock(door().mutex);
    door().folder = QFile::encodeName(folder) + '/';
}

SlowDisk::~SlowDisk() { answer(); }

bool SlowDisk::isAwaited() const {
    const std::lock_guard lock(door().mutex);
    return door().waiting > 0;
}

void SlowDisk::answer() {
    const std::lock_guard lock(door().mutex);
    door().folder.clear();
    door().changed.notify_all();
}

} // namespace flip::test

// In place of the system's, which Qt calls when a file that was written appears under its name.

extern "C" int rename(const char* from, const char* to) noexcept {
    flip::test::door().pass(to);
    return static_cast<int>(syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

extern "C" int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept {
    flip::test::door().pass(to);
    return static_cast<int>(syscall(SYS_linkat, fromFolder, from, toFolder, to, flags));
}
