#include "app/flipsolve/file_replacement.h"

#include "app/flipsolve/output.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <system_error>

namespace flip::console {

namespace {

std::string systemsWords() { return std::generic_category().message(errno); }

/// Each program has a name of its own for the new content.
std::string unfinishedName(const std::string& file, pid_t program) {
    return file + "." + std::to_string(program) + ".part";
}

/// The program that a file beside `file` has this name from.
std::optional<pid_t> programOf(std::string_view name, const std::string& file) {
    pid_t program = 0;
    std::from_chars(name.data() + std::min(name.size(), file.size() + 1), name.data() + name.size(), program);
    return program > 0 && name == unfinishedName(file, program) ? std::optional(program) : std::nullopt;
}

/// Another program that may still be writing.
bool isRunning(pid_t program) { return program != getpid() && (kill(program, 0) == 0 || errno != ESRCH); }

} // namespace

std::string linkedFile(const std::string& path) {
    namespace fs = std::filesystem;
    // As many as the system itself follows, at the most.
    constexpr int mostLinks = 40;
    std::error_code ends;
    fs::path file = path;
    for (int links = 0; links < mostLinks && fs::is_symlink(file, ends); ++links) {
        const fs::path target = fs::read_symlink(file, ends);
        if (ends) return path;
        file = file.parent_path() / target;
    }
    const fs::path real = fs::canonical(file, ends);
    return ends ? file.string() : real.string();
}

bool areOneFile(const std::string& path, const std::string& other) {
    namespace fs = std::filesystem;
    std::error_code unknown;
    const auto whole = [&unknown](const std::string& name) {
        return fs::weakly_canonical(fs::absolute(linkedFile(name), unknown), unknown);
    };
    return path == other || whole(path) == whole(other);
}

bool isAt(const std::string& path, int file) {
    struct stat there {};

    struct stat here {};

    return stat(path.c_str(), &there) == 0 && fstat(file, &here) == 0 && there.st_ino == here.st_ino &&
           there.st_dev == here.st_dev;
}

FileReplacement::FileReplacement(const std::string& path) {
    struct stat old {};

    const bool isThere = stat(path.c_str(), &old) == 0;
    // Replacing a device or a pipe would destroy it.
    if (isThere && !S_ISREG(old.st_mode)) {
        problem_ = "it is not a file";
        return;
    }
    // Whoever may write in the folder could replace even a file that is protected.
    if (isThere && faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0) {
        problem_ = systemsWords();
        return;
    }
    target_ = linkedFile(path);
    unfinished_ = unfinishedName(target_, getpid());
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

void FileReplacement::removeUnfinished(const std::string& path) {
    const std::filesystem::path target = linkedFile(path);
    const std::filesystem::path folder = target.has_parent_path() ? target.parent_path() : ".";
    std::error_code unknown;
    std::filesystem::directory_iterator each(folder, unknown);
    for (; !unknown && each != std::filesystem::directory_iterator(); each.increment(unknown)) {
        const auto program = programOf(each->path().filename().string(), target.filename().string());
        // A folder is not removed.
        if (program && !isRunning(*program)) unlink(each->path().c_str());
    }
}

void FileReplacement::fail() {
    problem_ = systemsWords();
    close(file_);
    file_ = -1;
    unlink(unfinished_.c_str());
}

} // namespace flip::console
