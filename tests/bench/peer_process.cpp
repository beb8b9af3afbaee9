#include "tests/bench/peer_process.h"

#include <cmath>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace flip {

namespace {

double secondsIn(const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

/// In the child process: becomes the program, or ends.
[[noreturn]] void become(const char* program, char* const* arguments, double mostSeconds,
                         const char* output) {
    const auto seconds = static_cast<rlim_t>(std::ceil(mostSeconds));
    const rlimit limit{seconds, seconds};
    setrlimit(RLIMIT_CPU, &limit);
    const int file = open(output, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (file >= 0 && dup2(file, STDOUT_FILENO) >= 0 && dup2(file, STDERR_FILENO) >= 0) {
        execv(program, arguments);
    }
    _exit(127);
}

} // namespace

TemporaryFolder::TemporaryFolder() {
    std::string path = std::filesystem::temp_directory_path() / "flip_peers_XXXXXX";
    if (mkdtemp(path.data()) == nullptr) throw std::runtime_error("no folder for temporary files");
    path_ = path;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::optional<std::filesystem::path> findProgram(std::string_view name) {
    const char* path = std::getenv("PATH");
    std::istringstream folders(path != nullptr ? path : "");
    for (std::string folder; std::getline(folders, folder, ':');) {
        const auto program = std::filesystem::path(folder) / name;
        if (access(program.c_str(), X_OK) == 0) return program;
    }
    return std::nullopt;
}

ProgramRun runProgram(const std::filesystem::path& program, const std::vector<std::string>& arguments,
                      double mostSeconds, const std::filesystem::path& output) {
    std::vector<std::string> copies{program.string()};
    copies.insert(copies.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    pointers.reserve(copies.size() + 1);
    for (std::string& copy : copies) pointers.push_back(copy.data());
    pointers.push_back(nullptr);
    const pid_t child = fork();
    if (child < 0) throw std::runtime_error("no new process");
    if (child == 0) become(program.c_str(), pointers.data(), mostSeconds, output.c_str());
    rusage used{};
    int status = 0;
    wait4(child, &status, 0, &used);
    std::ostringstream text;
    text << std::ifstream(output).rdbuf();
    constexpr double kibibyte = 1024;
    return {text.str(), secondsIn(used.ru_utime) + secondsIn(used.ru_stime),
            static_cast<double>(used.ru_maxrss) * kibibyte};
}

} // namespace flip
