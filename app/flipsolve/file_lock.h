#pragma once

#include <string>

namespace flip::console {

/// Keeps other programs of ours away from a file while one works on it, by a lock on an empty file beside it,
/// "FILE.lock"; symbolic links to a file share its lock. The system ends the lock with the program, however
/// that ends.
class FileLock {
  public:
    enum class Taking {
        /// Or there can be no lock, for example because the folder cannot be written to, and nobody is kept
        /// away.
        Done,
        /// Another program has the lock.
        Waits,
        /// What is there is no lock: it is left as it is.
        NoLock,
    };

    FileLock() = default;
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

    [[nodiscard]] Taking take(const std::string& path);

    /// Whether others are kept away.
    [[nodiscard]] bool isTaken() const { return file_ >= 0; }

    /// The name of the file that has been locked, or is no lock.
    [[nodiscard]] const std::string& path() const { return path_; }

  private:
    void leave();

    std::string path_;
    int file_ = -1;
};

} // namespace flip::console
