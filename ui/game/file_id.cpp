#include "ui/game/file_id.h"

#include <QFile>

#include <sys/stat.h>

namespace flip::ui {

std::optional<FileId> fileAt(const QString& path) {
    struct stat found {};

    if (stat(QFile::encodeName(path).constData(), &found) != 0) return std::nullopt;
    return FileId{found.st_dev, found.st_ino};
}

std::optional<FileId> fileOf(int handle) {
    struct stat found {};

    if (fstat(handle, &found) != 0) return std::nullopt;
    return FileId{found.st_dev, found.st_ino};
}

} // namespace flip::ui
