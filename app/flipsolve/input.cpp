#include "app/flipsolve/input.h"

#include "core/text/flip_uri.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

namespace flip::console {

namespace {

constexpr std::size_t blockSize = 1U << 20U;

/// Some programs write line by line. What comes within this time has come together; who goes on writing does
/// not wait longer for the first answer.
constexpr std::chrono::milliseconds together{50};

} // namespace

Input::Input(const std::string& path, std::function<bool()> beforeWaiting)
    : isStandardInput_(path == "-"), name_(isStandardInput_ ? "<stdin>"
                                           : path.empty()   ? "“”"
                                                            : path),
      link_(isFlipUri(name_) ? std::string_view(name_) : std::string_view()),
      beforeWaiting_(std::move(beforeWaiting)),
      block_(std::make_unique_for_overwrite<Page[]>(blockSize / sizeof(Page))),
      descriptor_(isStandardInput_ ? STDIN_FILENO
                  : link_.empty()  ? open(path.c_str(), O_RDONLY | O_CLOEXEC)
                                   : -1) {
    if (descriptor_ < 0 && link_.empty()) fail();
}

Input::~Input() {
    if (!isStandardInput_ && descriptor_ >= 0) close(descriptor_);
}

std::string_view Input::read() {
    if (!failure_.empty()) return {};
    if (descriptor_ < 0) return std::exchange(link_, {});
    if (!isReadable(0) && !beforeWaiting_()) return {};
    const bool isFirst = bytesRead_ == 0;
    std::optional<std::chrono::steady_clock::time_point> end;
    std::size_t size = 0;
    std::size_t more = 0;
    do {
        more = readBehind(size);
        size += more;
        if (!end) end = std::chrono::steady_clock::now() + together;
    } while (more > 0 && size < blockSize && isFirst && !isTerminal() && goesOnUntil(*end));
    bytesRead_ += static_cast<double>(size);
    return {block_[0].bytes.data(), size};
}

std::size_t Input::readBehind(std::size_t size) {
    ssize_t count = -1;
    do {
        count = ::read(descriptor_, static_cast<char*>(static_cast<void*>(block_.get())) + size,
                       blockSize - size);
        // Who gave us standard input may have set it not to wait.
    } while (count < 0 && (errno == EINTR || (errno == EAGAIN && isReadable(-1))));
    if (count < 0) fail();
    return static_cast<std::size_t>(std::max<ssize_t>(count, 0));
}

bool Input::isReadable(int milliseconds) const {
    pollfd asked{descriptor_, POLLIN, 0};
    return poll(&asked, 1, milliseconds) != 0;
}

bool Input::goesOnUntil(std::chrono::steady_clock::time_point end) const {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
    pollfd asked{descriptor_, POLLIN, 0};
    // A signal ends it: whether to wait for more is not decided here.
    return left.count() > 0 && poll(&asked, 1, static_cast<int>(left.count())) > 0;
}

std::optional<double> Input::share() const {
    struct stat about {};

    if (fstat(descriptor_, &about) != 0 || !S_ISREG(about.st_mode) || about.st_size == 0) return std::nullopt;
    return std::min(1.0, bytesRead_ / static_cast<double>(about.st_size));
}

bool Input::isTerminal() const { return descriptor_ >= 0 && isatty(descriptor_) == 1; }

void Input::fail() { failure_ = std::generic_category().message(errno); }

} // namespace flip::console
