#pragma once

#include <QString>

#include <sys/types.h>

#include <optional>

namespace flip::ui {

/// Tells a file from all others of its machine, whatever it is called. Programs for backups and
/// synchronisation put another file in the place of one, and people delete some.
struct FileId {
    dev_t device = 0;
    ino_t number = 0;

    friend bool operator==(const FileId&, const FileId&) = default;
};

/// The file that is at a path now; nothing if none is.
[[nodiscard]] std::optional<FileId> fileAt(const QString& path);

/// The file that is open; nothing if none is.
[[nodiscard]] std::optional<FileId> fileOf(int handle);

} // namespace flip::ui
