#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flip {

/// A temporary folder, removed with the object.
class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    [[nodiscard]] std::filesystem::path operator/(std::string_view name) const { return path_ / name; }

  private:
    std::filesystem::path path_;
};

/// Where the shell would find a program.
[[nodiscard]] std::optional<std::filesystem::path> findProgram(std::string_view name);

/// The output of a program, its processor seconds, and its peak memory in bytes.
struct ProgramRun {
    std::string output;
    double seconds = 0;
    double memory = 0;
};

/// Runs a program to its end, or until it has used about `mostSeconds` processor seconds. Its standard output
/// and error go to the file `output`.
[[nodiscard]] ProgramRun runProgram(const std::filesystem::path& program,
                                    const std::vector<std::string>& arguments, double mostSeconds,
                                    const std::filesystem::path& output);

} // namespace flip
