#include "app/flipsolve/picture_program.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <system_error>

namespace flip::console {

namespace {

constexpr const char* program = "flipgame";

/// A file without a name, which is gone once it is closed. Unlike a pipe, nobody has to wait at its end.
using Scratch = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

Scratch scratch() { return {std::tmpfile(), std::fclose}; }

std::string pathOfProgram() {
    std::error_code unknown;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", unknown);
    const auto beside = self.parent_path() / program;
    const bool isThere = !unknown && std::filesystem::exists(beside, unknown);
    return isThere ? beside.string() : program;
}

/// Its last line, without the full stop. Libraries may have complained before.
std::string lastLineOf(std::FILE* file) {
    std::rewind(file);
    std::string last;
    std::array<char, 1024> line{};
    while (std::fgets(line.data(), line.size(), file) != nullptr) last = line.data();
    while (last.ends_with('\n') || last.ends_with('.')) last.pop_back();
    return last;
}

/// What posix_spawnp returns: 0, or an error of the system.
int start(pid_t& child, const std::string& path, int input, int complaints) {
    posix_spawn_file_actions_t streams;
    if (const int error = posix_spawn_file_actions_init(&streams); error != 0) return error;
    posix_spawn_file_actions_adddup2(&streams, input, STDIN_FILENO);
    posix_spawn_file_actions_addopen(&streams, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_adddup2(&streams, complaints, STDERR_FILENO);
    std::string name = program;
    std::string option = "--export=" + path;
    std::string source = "-";
    std::array<char*, 4> arguments{name.data(), option.data(), source.data(), nullptr};
    const int error =
        posix_spawnp(&child, pathOfProgram().c_str(), &streams, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&streams);
    return error;
}

} // namespace

std::optional<std::string> drawByFlipgame(const std::string& path, const FlipFile& game) {
    const Scratch input = scratch();
    const Scratch complaints = scratch();
    const std::string text = writeFlipFile(game);
    const bool written = input && complaints &&
                         std::fwrite(text.data(), 1, text.size(), input.get()) == text.size() &&
                         std::fflush(input.get()) == 0;
    if (!written) return std::strerror(errno);
    std::rewind(input.get());
    pid_t child = 0;
    const int error = start(child, path, fileno(input.get()), fileno(complaints.get()));
    if (error != 0 && error != ENOENT) return std::strerror(error);
    int status = 0;
    while (error == 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    // POSIX lets the child say so instead, which it does in an emulator.
    constexpr int notFound = 127;
    if (error == ENOENT || (WIFEXITED(status) && WEXITSTATUS(status) == notFound))
        return "only SVG pictures are drawn without flipgame, and flipgame is not installed";
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return std::nullopt;
    const std::string why = lastLineOf(complaints.get());
    return why.empty() ? "flipgame, which draws it, ended without a word" : why;
}

} // namespace flip::console
