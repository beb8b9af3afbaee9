#pragma once

#include <QByteArray>
#include <QString>

namespace flip::ui {

/// Puts a file with these contents in the place of what is there, in one piece: whatever goes wrong, and
/// whenever the machine stops, either the old file is there or the new one. An empty string, or why it could
/// not be done, in the system's words. Waits for the disk.
[[nodiscard]] QString replaceFile(const QString& path, const QByteArray& bytes);

} // namespace flip::ui
