#include "tests/support/hung_disk.h"

#include <QFile>

#include <array>

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

namespace flip::test {

namespace {

bool writeTo(const char* path, const QByteArray& text) {
    QFile file(QString::fromLatin1(path));
    return file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && file.write(text) == text.size();
}

} // namespace

void useOwnMounts() {
    const QByteArray user = QByteArray::number(getuid());
    const QByteArray group = QByteArray::number(getgid());
    if (unshare(CLONE_NEWNS) == 0) {
        mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr);
    } else if (unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0) {
        // Who is nobody else there may mount.
        static_cast<void>(writeTo("/proc/self/setgroups", "deny"));
        static_cast<void>(writeTo("/proc/self/uid_map", user + ' ' + user + " 1"));
        static_cast<void>(writeTo("/proc/self/gid_map", group + ' ' + group + " 1"));
    }
}

HungDisk::HungDisk(const QString& folder)
    : folder_(QFile::encodeName(folder)), server_(open("/dev/fuse", O_RDWR | O_CLOEXEC)) {
    if (server_ < 0) return;
    // The system asks whoever has opened this file, and nobody reads it.
    const QByteArray options = "fd=" + QByteArray::number(server_) +
                               ",rootmode=40000,user_id=" + QByteArray::number(getuid()) +
                               ",group_id=" + QByteArray::number(getgid());
    isThere_ = mount("server:/share", folder_.constData(), "fuse", 0, options.constData()) == 0;
}

HungDisk::~HungDisk() {
    // Whoever still waits is told that there is nothing any more.
    if (server_ >= 0) close(server_);
    if (isThere_) umount2(folder_.constData(), MNT_DETACH);
}

WillingDisk::WillingDisk(const QString& folder) : folder_(QFile::encodeName(folder)) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return;
    // The system lets processes of this group through, and asks the pipe about all others.
    const QByteArray options = "fd=" + QByteArray::number(ends[1]) +
                               ",pgrp=" + QByteArray::number(getpgrp()) + ",minproto=5,maxproto=5,indirect";
    isThere_ = mount("automounter", folder_.constData(), "autofs", 0, options.constData()) == 0;
    close(ends[0]);
    close(ends[1]);
}

WillingDisk::~WillingDisk() {
    if (isThere_) umount2(folder_.constData(), MNT_DETACH);
}

QString WillingDisk::mountShare() const {
    const QByteArray share = folder_ + "/share";
    constexpr mode_t all = 0777;
    const bool isMounted =
        mkdir(share.constData(), all) == 0 && mount("disk", share.constData(), "tmpfs", 0, nullptr) == 0;
    return isMounted ? QFile::decodeName(share) : QString();
}

} // namespace flip::test
