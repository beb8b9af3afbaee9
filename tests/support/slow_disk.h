#pragma once

#include <QString>

namespace flip::test {

/// A disk that takes its time: no new file appears below a folder, neither under another name nor in the
/// place of an old one, until this is told to answer, or goes. Who waits for it by mistake does not do so for
/// ever: it answers after a while by itself.
class SlowDisk {
  public:
    /// One at a time.
    explicit SlowDisk(const QString& folder);
    ~SlowDisk();
    SlowDisk(const SlowDisk&) = delete;
    SlowDisk& operator=(const SlowDisk&) = delete;

    /// Whether somebody is waiting for it.
    [[nodiscard]] bool isAwaited() const;
    /// From now on it is as fast as any other.
    void answer();
};

} // namespace flip::test
