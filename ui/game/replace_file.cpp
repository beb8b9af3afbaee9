#include "ui/game/replace_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

namespace flip::ui {

namespace {

/// The texts' context for translators.
struct ReplaceFile {
    Q_DECLARE_TR_FUNCTIONS(ReplaceFile)
};

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
    const bool written =
        file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && writeAll(file, bytes) && file.commit();
    return written ? QString() : file.errorString();
}

} // namespace flip::ui
