#pragma once

#include <sys/types.h>

#include <chrono>
#include <csignal>
#include <cstddef>
#include <string>

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
        /// It could not be started; `errors` says why.
        NotStarted,
    };
    Kind kind = Kind::Exited;
    int code = 0;
    std::string output;
    /// The beginning of what it wrote to standard error.
    std::string errors;
};

struct ChildLimits {
    std::chrono::nanoseconds time{};
    /// Bytes.
    std::size_t output = 0;
};

/// Runs `sh -c COMMAND` in a process group of its own, writes `input` to its standard input while reading
/// what it prints, and waits until it has closed its output and ended. A program that need not read its input
/// does no harm. At a limit, or when a signal of a HeldSignals waits, the whole group is killed. SIGPIPE must
/// be ignored. May be called by several threads at once.
[[nodiscard]] ChildEnd runChild(const std::string& command, const std::string& input,
                                const ChildLimits& limits);

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
