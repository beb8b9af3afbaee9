#pragma once

#include <QByteArray>
#include <QString>

namespace flip::ui {

/// Whether a path leads to a disk of another machine, or to one that another program provides (FUSE). Such a
/// disk may not answer for minutes, or ever, so the window's thread asks it nothing. Follows symbolic links,
/// but asks no such disk itself, and never waits.
[[nodiscard]] bool isOnNetwork(const QString& path);

/// The same by a table of mounts as in /proc/self/mountinfo (proc(5)).
[[nodiscard]] bool isOnNetwork(const QString& path, const QByteArray& mounts);

} // namespace flip::ui
