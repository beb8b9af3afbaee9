#include "ui/game/network_disk.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QStringList>

#include <algorithm>
#include <array>

#include <unistd.h>

namespace flip::ui {

namespace {

/// In a table of mounts, blanks and backslashes are written as three octal digits.
QByteArray unescaped(const QByteArray& text) {
    constexpr int digits = 3;
    constexpr int octal = 8;
    QByteArray plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        bool isCode = false;
        const int code = text[i] == '\\' ? text.mid(i + 1, digits).toInt(&isCode, octal) : 0;
        plain += isCode ? static_cast<char>(code) : text[i];
        if (isCode) i += digits;
    }
    return plain;
}

/// Kinds of file systems that wait for another machine or program, as mount(8) calls them.
bool waitsForOthers(const QByteArray& kind) {
    static constexpr std::array kinds{"9p",   "afs",   "autofs", "ceph",     "cifs",  "coda",
                                      "fuse", "gpfs",  "lustre", "ncpfs",    "nfs",   "nfs4",
                                      "smb3", "smbfs", "vboxsf", "virtiofs", "beegfs"};
    return kind.startsWith("fuse.") ||
           std::ranges::any_of(kinds, [&kind](const char* each) { return kind == each; });
}

/// Whether what is mounted at a place waits for others; the latest mount there counts.
QHash<QByteArray, bool> placesFrom(const QByteArray& mounts) {
    constexpr qsizetype place = 4;
    QHash<QByteArray, bool> places;
    for (const QByteArray& line : mounts.split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        // The number of words before this one differs.
        const qsizetype end = words.indexOf("-");
        if (end > place && end + 1 < words.size())
            places[unescaped(words[place])] = waitsForOthers(words[end + 1]);
    }
    return places;
}

/// Where a symbolic link leads; empty if it is none.
QByteArray target(const QByteArray& link) {
    constexpr std::size_t longest = 4096;
    std::array<char, longest> text{};
    const ssize_t length = readlink(link.constData(), text.data(), text.size());
    return length > 0 ? QByteArray(text.data(), length) : QByteArray();
}

QList<QByteArray> partsOf(const QByteArray& path) {
    QList<QByteArray> parts = path.split('/');
    parts.removeAll({});
    return parts;
}

} // namespace

bool isOnNetwork(const QString& path, const QByteArray& mounts) {
    // As many as the system follows.
    constexpr int mostLinks = 40;
    const QHash<QByteArray, bool> places = placesFrom(mounts);
    QList<QByteArray> parts = partsOf(QFile::encodeName(QFileInfo(path).absoluteFilePath()));
    QList<QByteArray> done;
    int links = 0;
    while (!parts.isEmpty()) {
        const QByteArray part = parts.takeFirst();
        if (part == ".") continue;
        if (part == "..") {
            if (!done.isEmpty()) done.removeLast();
            continue;
        }
        done << part;
        const QByteArray here = '/' + done.join('/');
        if (places.value(here, false)) return true;
        const QByteArray leadsTo = target(here);
        if (leadsTo.isEmpty()) continue;
        if (++links > mostLinks) return false;
        leadsTo.startsWith('/') ? done.clear() : done.removeLast();
        parts = partsOf(leadsTo) + parts;
    }
    return places.value("/", false);
}

bool isOnNetwork(const QString& path) {
    QFile mounts(QStringLiteral("/proc/self/mountinfo"));
    return mounts.open(QIODevice::ReadOnly) && isOnNetwork(path, mounts.readAll());
}

} // namespace flip::ui
