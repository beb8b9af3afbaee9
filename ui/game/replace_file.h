#pragma once

#include <QByteArray>
#include <QFileDevice>
#include <QString>

namespace flip::ui {

/// Replaces a file atomically: whatever goes wrong, and whenever the machine stops, either the old file or
/// the new one is there. Returns an empty string, or why it failed, in the system's words. Waits for the
/// disk.
[[nodiscard]] QString replaceFile(const QString& path, const QByteArray& bytes);

/// Writes all bytes into a file without a buffer, or as many as there is room for; then false, and the file
/// says why: a disk that becomes full takes a part before there is an error.
[[nodiscard]] bool writeAll(QFileDevice& file, const QByteArray& bytes);

} // namespace flip::ui
