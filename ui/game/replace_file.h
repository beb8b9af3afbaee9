#pragma once

#include <QByteArray>
#include <QString>

namespace flip::ui {

/// Replaces a file atomically: whatever goes wrong, and whenever the machine stops, either the old file or
/// the new one is there. Returns an empty string, or why it failed, in the system's words. Waits for the
/// disk.
[[nodiscard]] QString replaceFile(const QString& path, const QByteArray& bytes);

} // namespace flip::ui
