#pragma once

#include <QString>

namespace flip::test {

/// Mounts of its own for this program, which nobody else sees. To be called before there is another thread.
void useOwnMounts();

/// A disk of the network that never answers, like that of a server that is gone: whoever asks it anything
/// waits until this goes.
class HungDisk {
  public:
    /// In the place of an empty folder.
    explicit HungDisk(const QString& folder);
    ~HungDisk();
    HungDisk(const HungDisk&) = delete;
    HungDisk& operator=(const HungDisk&) = delete;

    /// False where this user may mount nothing, or the system has no FUSE.
    [[nodiscard]] bool isThere() const { return isThere_; }

  private:
    QByteArray folder_;
    int server_;
    bool isThere_ = false;
};

/// A disk of the network that answers: an empty folder of the automounter, for which nothing is mounted.
class WillingDisk {
  public:
    /// In the place of an empty folder.
    explicit WillingDisk(const QString& folder);
    ~WillingDisk();
    WillingDisk(const WillingDisk&) = delete;
    WillingDisk& operator=(const WillingDisk&) = delete;

    /// False where this user may mount nothing, or the system has no automounter.
    [[nodiscard]] bool isThere() const { return isThere_; }

    /// Mounts an empty disk there that can be written to, as an automounter does when a share is wanted.
    /// Returns its path; empty if that is not possible.
    [[nodiscard]] QString mountShare() const;

  private:
    QByteArray folder_;
    bool isThere_ = false;
};

} // namespace flip::test
