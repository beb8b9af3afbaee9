#pragma once

#include <string>

namespace flip::console {

/// Keeps other programs of ours away from a file while one works on it, by a lock on an empty file beside it,
/// "FILE.lock"; symbolic links to a file share its lock. The system ends the lock with the program, however
/// that ends.
class FileLock {
  public:
    FileLock() = default;
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

    /// False if another program has the lock. Where there can be no lock, for example because the folder
    /// cannot be written to, nobody is kept away.
    [[nodiscard]] bool take(const std::string& path);

    /// Whether others are kept away.
    [[nodiscard]] bool isTaken() const { return file_ >= 0; }

  private:
    std::string path_;
    int file_ = -1;
};

} // namespace flip::console
