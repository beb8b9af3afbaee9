#include "ui/game/replace_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>

#include <unistd.h>

namespace flip::ui {

namespace {

/// The texts' context for translators.
struct ReplaceFile {
    Q_DECLARE_TR_FUNCTIONS(ReplaceFile)
};

/// Whether the disk has taken what was written; QSaveFile syncs it, too, but does not look. Of some file
/// systems it cannot be known.
bool isOnDisk(const QFileDevice& file) {
    int result = 0;
    do {
        result = ::fsync(file.handle());
    } while (result != 0 && errno == EINTR);
    return result == 0 || errno == EINVAL || errno == ENOSYS || errno == ENOTSUP;
}

} // namespace

bool writeAll(QFileDevice& file, const QByteArray& bytes) {
    for (qint64 done = 0; done < bytes.size();) {
        const qint64 count = file.write(bytes.constData() + done, bytes.size() - done);
        if (count <= 0) return false;
        done += count;
    }
    return true;
}

QString replaceFile(const QString& path, const QByteArray& bytes) {
    // Replacing a device or a pipe would destroy it.
    const QFileInfo old(path);
    if (old.exists() && !old.isFile()) return ReplaceFile::tr("it is not a file");
    QSaveFile file(path);
    // With a buffer, a full disk would not be noticed.
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || !writeAll(file, bytes))
        return file.errorString();
    if (!isOnDisk(file)) return qt_error_string(errno);
    return file.commit() ? QString() : file.errorString();
}

} // namespace flip::ui
