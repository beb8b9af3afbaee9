#pragma once

#include <sys/types.h>

#include <chrono>
#include <csignal>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flip::console {

/// How a program that was started has ended, and what it printed.
struct ChildEnd {
    enum class Kind {
        /// By itself; `code` is its exit status.
        Exited,
        /// By the signal `code`.
        Signalled,
        /// It was killed because it took too long,
        TooSlow,
        /// printed too much,
        TooMuchOutput,
        /// or because a signal asks this program to end.
        Interrupted,
        /// It could not be started; `code` is the system's error, and `errors` says it.
        NotStarted,
    };
    Kind kind = Kind::Exited;
    int code = 0;
    std::string output;
    /// The beginning of what it wrote to standard error.
    std::string errors;
};

/// What is run, and how.
struct Child {
    /// The program, looked for where the shell looks unless there is a slash in its name, and its arguments.
    std::vector<std::string> arguments;
    /// A signal from the terminal reaches it, too. Otherwise it is in a process group of its own, and killed
    /// with all that it has started.
    bool isOnTerminal = false;
};

/// `sh -c COMMAND`, in a group of its own.
[[nodiscard]] Child inShell(const std::string& command);

/// `sh -n -c COMMAND`: only reads it, and ends with another status than 0 if it is no command.
[[nodiscard]] Child readByShell(const std::string& command);

struct ChildLimits {
    /// Nothing: as long as it takes.
    std::optional<std::chrono::nanoseconds> time;
    /// Bytes.
    std::size_t output = 0;
};

/// Runs a program, writes `input` to its standard input while reading what it prints, and waits until it has
/// closed its output and ended. A program that need not read its input does no harm. At a limit, or when a
/// signal of a HeldSignals waits, it is killed. SIGPIPE must be ignored. May be called by several threads at
/// once.
[[nodiscard]] ChildEnd runChild(const Child& child, std::string_view input, const ChildLimits& limits);

/// Holds back the signals that ask this program to end, during its lifetime, so that the programs it has
/// started can be ended first; then the signal takes effect. To be made before other threads are started.
class HeldSignals {
  public:
    HeldSignals();
    HeldSignals(const HeldSignals&) = delete;
    HeldSignals& operator=(const HeldSignals&) = delete;
    ~HeldSignals();

    /// Whether one of them waits.
    [[nodiscard]] static bool isWaiting();

  private:
    sigset_t before_{};
};

} // namespace flip::console
