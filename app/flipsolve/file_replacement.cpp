#include "app/flipsolve/file_replacement.h"

#include "app/flipsolve/output.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

namespace flip::console {

namespace {

std::string systemsWords() { return std::generic_category().message(errno); }

/// The file that a path leads to: links stay links to it.
std::string followed(const std::string& path) {
    std::error_code unknown;
    const std::filesystem::path file = std::filesystem::canonical(path, unknown);
    return unknown ? path : file.string();
}

} // namespace

FileReplacement::FileReplacement(const std::string& path) {
    struct stat old {};

    const bool isThere = stat(path.c_str(), &old) == 0;
    // Replacing a device or a pipe would destroy it.
    if (isThere && !S_ISREG(old.st_mode)) {
        problem_ = "it is not a file";
        return;
    }
    target_ = followed(path);
    unfinished_ = target_ + "." + std::to_string(getpid()) + ".part";
    constexpr mode_t asUsual = 0666;
    constexpr mode_t permissions = 0777;
    file_ = open(unfinished_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, asUsual);
    if (file_ < 0) {
        problem_ = systemsWords();
        return;
    }
    // Some file systems know no permissions.
    if (isThere) static_cast<void>(fchmod(file_, old.st_mode & permissions));
}

FileReplacement::~FileReplacement() {
    if (file_ >= 0) fail();
}

void FileReplacement::write(std::string_view bytes) {
    if (problem_) return;
    if (const int error = writeAll(file_, bytes)) {
        errno = error;
        fail();
    }
}

std::optional<std::string> FileReplacement::finish() {
    if (problem_) return problem_;
    if (fsync(file_) != 0 || rename(unfinished_.c_str(), target_.c_str()) != 0) {
        fail();
        return problem_;
    }
    close(file_);
    file_ = -1;
    return std::nullopt;
}

void FileReplacement::fail() {
    problem_ = systemsWords();
    close(file_);
    file_ = -1;
    unlink(unfinished_.c_str());
}

} // namespace flip::console
