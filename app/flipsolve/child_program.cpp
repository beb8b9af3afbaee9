#include "app/flipsolve/child_program.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <ctime>
#include <system_error>
#include <utility>

namespace flip::console {

namespace {

using Clock = std::chrono::steady_clock;
using Kind = ChildEnd::Kind;

constexpr std::array endingSignals{SIGINT, SIGTERM, SIGHUP, SIGQUIT};
/// How long a signal waits at most until it is noticed.
constexpr std::chrono::milliseconds glance(50);
constexpr std::size_t mostErrors = 2000;

std::string systemError(int error) { return std::generic_category().message(error); }

/// A file descriptor, closed at the end of its lifetime.
class Descriptor {
  public:
    explicit Descriptor(int number = -1) : number_(number) {}

    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}

    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }

    ~Descriptor() { close(); }

    void close() {
        if (number_ >= 0) ::close(std::exchange(number_, -1));
    }

    [[nodiscard]] int number() const { return number_; }

    [[nodiscard]] bool isOpen() const { return number_ >= 0; }

  private:
    int number_;
};

struct Pipe {
    Descriptor reader;
    Descriptor writer;
};

/// Both ends are closed in programs that are started, and lie above the standard streams, which they are to
/// become.
std::optional<Pipe> makePipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return std::nullopt;
    Pipe pipe{Descriptor(ends[0]), Descriptor(ends[1])};
    for (Descriptor* end : {&pipe.reader, &pipe.writer}) {
        if (end->number() <= STDERR_FILENO)
            *end = Descriptor(fcntl(end->number(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
        if (!end->isOpen()) return std::nullopt;
    }
    return pipe;
}

/// What posix_spawn is told about the new process.
class SpawnPlan {
  public:
    explicit SpawnPlan(bool ownGroup) {
        posix_spawn_file_actions_init(&actions_);
        posix_spawnattr_init(&attributes_);
        // With a group of its own, all that it starts can be ended; signals as in a shell.
        const auto group = static_cast<short>(ownGroup ? POSIX_SPAWN_SETPGROUP : 0);
        posix_spawnattr_setflags(&attributes_,
                                 static_cast<short>(group | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF));
        sigset_t none;
        sigemptyset(&none);
        posix_spawnattr_setsigmask(&attributes_, &none);
        sigset_t ignoredHere;
        sigemptyset(&ignoredHere);
        sigaddset(&ignoredHere, SIGPIPE);
        sigaddset(&ignoredHere, SIGXFSZ);
        posix_spawnattr_setsigdefault(&attributes_, &ignoredHere);
    }

    SpawnPlan(const SpawnPlan&) = delete;
    SpawnPlan& operator=(const SpawnPlan&) = delete;

    ~SpawnPlan() {
        posix_spawnattr_destroy(&attributes_);
        posix_spawn_file_actions_destroy(&actions_);
    }

    void connect(const Descriptor& end, int stream) {
        posix_spawn_file_actions_adddup2(&actions_, end.number(), stream);
    }

    /// 0, or the error.
    int start(pid_t& process, std::vector<std::string> arguments) {
        std::vector<char*> pointers;
        pointers.reserve(arguments.size() + 1);
        for (std::string& argument : arguments) pointers.push_back(argument.data());
        pointers.push_back(nullptr);
        return posix_spawnp(&process, pointers.front(), &actions_, &attributes_, pointers.data(), environ);
    }

  private:
    posix_spawn_file_actions_t actions_{};
    posix_spawnattr_t attributes_{};
};

/// One run of a program.
class Run {
  public:
    Run(const Child& child, std::string_view input, const ChildLimits& limits)
        : child_(child), input_(input), limits_(limits) {
        if (limits.time) deadline_ = Clock::now() + *limits.time;
    }

    ChildEnd run() {
        if (const int error = start()) return {Kind::NotStarted, error, {}, systemError(error)};
        if (const auto stopped = exchange()) return finish(*stopped);
        return awaitEnd();
    }

  private:
    int start() {
        auto in = makePipe();
        auto out = makePipe();
        auto err = makePipe();
        if (!in || !out || !err) return errno;
        SpawnPlan plan(!child_.isOnTerminal);
        plan.connect(in->reader, STDIN_FILENO);
        plan.connect(out->writer, STDOUT_FILENO);
        plan.connect(err->writer, STDERR_FILENO);
        if (const int error = plan.start(process_, child_.arguments)) return error;
        in_ = std::move(in->writer);
        out_ = std::move(out->reader);
        err_ = std::move(err->reader);
        fcntl(in_.number(), F_SETFL, O_NONBLOCK);
        return 0;
    }

    /// Writes and reads until the program has closed both outputs. Why it has to be ended earlier, if so.
    std::optional<Kind> exchange() {
        while (out_.isOpen() || err_.isOpen()) {
            if (HeldSignals::isWaiting()) return Kind::Interrupted;
            if (isTooSlow()) return Kind::TooSlow;
            if (in_.isOpen() && input_.empty()) in_.close();
            std::array polled{pollfd{out_.number(), POLLIN, 0}, pollfd{err_.number(), POLLIN, 0},
                              pollfd{in_.number(), POLLOUT, 0}};
            // Descriptors below 0 are passed over.
            if (poll(polled.data(), polled.size(), wait()) <= 0) continue;
            if (polled[2].revents != 0) write();
            if (polled[1].revents != 0) read(err_, end_.errors, mostErrors);
            if (polled[0].revents != 0 && !read(out_, end_.output, limits_.output))
                return Kind::TooMuchOutput;
        }
        return std::nullopt;
    }

    [[nodiscard]] bool isTooSlow() const { return deadline_ && Clock::now() >= *deadline_; }

    /// Until something has to be looked at, in milliseconds.
    [[nodiscard]] int wait() const {
        if (!deadline_) return static_cast<int>(glance.count());
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(*deadline_ - Clock::now());
        return static_cast<int>(std::clamp(left, std::chrono::milliseconds(0), glance).count());
    }

    void write() {
        const ssize_t written = ::write(in_.number(), input_.data(), input_.size());
        if (written >= 0) {
            input_.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EAGAIN && errno != EINTR) {
            // It does not want to read on.
            in_.close();
        }
    }

    /// Reads once, and keeps at most `most` bytes; false when there were more.
    static bool read(Descriptor& from, std::string& to, std::size_t most) {
        std::array<char, 1U << 16U> block;
        const ssize_t count = ::read(from.number(), block.data(), block.size());
        if (count == 0 || (count < 0 && errno != EINTR)) from.close();
        if (count <= 0) return true;
        const std::size_t kept = std::min(static_cast<std::size_t>(count), most - to.size());
        to.append(block.data(), kept);
        return kept == static_cast<std::size_t>(count);
    }

    /// Waits for a program that has closed its outputs, which most do by ending.
    ChildEnd awaitEnd() {
        in_.close();
        for (std::chrono::nanoseconds pause = std::chrono::microseconds(20);;
             pause = std::min<std::chrono::nanoseconds>(2 * pause, glance)) {
            siginfo_t ended{};
            // It stays, so that its number and its group are still its own.
            if (waitid(P_PID, static_cast<id_t>(process_), &ended, WEXITED | WNOHANG | WNOWAIT) == 0 &&
                ended.si_pid == process_)
                return finish(ended.si_code == CLD_EXITED ? Kind::Exited : Kind::Signalled, ended.si_status);
            if (HeldSignals::isWaiting()) return finish(Kind::Interrupted);
            if (isTooSlow()) return finish(Kind::TooSlow);
            const timespec time{0, static_cast<long>(pause.count())};
            nanosleep(&time, nullptr);
        }
    }

    /// Kills the program, if it still runs, and with a group of its own all that it has left running.
    ChildEnd finish(Kind kind, int code = 0) {
        kill(child_.isOnTerminal ? process_ : -process_, SIGKILL);
        while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
        }
        end_.kind = kind;
        end_.code = code;
        return std::move(end_);
    }

    const Child& child_;
    std::string_view input_;
    const ChildLimits& limits_;
    std::optional<Clock::time_point> deadline_;
    pid_t process_ = 0;
    Descriptor in_;
    Descriptor out_;
    Descriptor err_;
    ChildEnd end_;
};

} // namespace

Child inShell(const std::string& command) { return {{"/bin/sh", "-c", command}}; }

Child readByShell(const std::string& command) { return {{"/bin/sh", "-n", "-c", command}}; }

ChildEnd runChild(const Child& child, std::string_view input, const ChildLimits& limits) {
    return Run(child, input, limits).run();
}

HeldSignals::HeldSignals() {
    sigset_t held;
    sigemptyset(&held);
    for (const int signal : endingSignals) {
        struct sigaction action {};

        // A signal that is ignored would wait, too.
        if (sigaction(signal, nullptr, &action) == 0 && action.sa_handler != SIG_IGN)
            sigaddset(&held, signal);
    }
    pthread_sigmask(SIG_BLOCK, &held, &before_);
}

HeldSignals::~HeldSignals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

bool HeldSignals::isWaiting() {
    sigset_t waiting;
    sigemptyset(&waiting);
    sigpending(&waiting);
    return std::ranges::any_of(endingSignals, [&](int signal) { return sigismember(&waiting, signal) == 1; });
}

} // namespace flip::console
