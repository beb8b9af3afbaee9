#include "app/flipsolve/output.h"

#include "app/flipsolve/printable.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

namespace flip::console {

int writeAll(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written >= 0) {
            text.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EAGAIN) {
            std::array asked{pollfd{descriptor, POLLOUT, 0}};
            static_cast<void>(poll(asked.data(), asked.size(), -1));
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

namespace {

// Where standard error is closed, nobody can be told.
void say(std::string_view text) { static_cast<void>(writeAll(STDERR_FILENO, text)); }

/// Back to the beginning of the line, and nothing after it: ECMA-48, EL.
constexpr std::string_view eraseLine = "\r\x1b[K";

} // namespace

void Output::write(std::string_view text) {
    // Without a buffer yet there is nowhere to copy nothing to.
    if (text.empty()) return;
    std::memcpy(room(text.size()), text.data(), text.size());
    wrote(text.size());
}

char* Output::room(std::size_t bytes) {
    if (capacity_ - size_ < bytes) {
        flush();
        if (capacity_ < bytes) {
            capacity_ = std::max(bytes, 2 * mostPending);
            pending_ = std::make_unique_for_overwrite<char[]>(capacity_);
        }
    }
    return pending_.get() + size_;
}

void Output::wrote(std::size_t count) {
    size_ += count;
    if (size_ >= mostPending) flush();
}

void Output::flush() {
    const std::string_view text(pending_.get(), size_);
    if (!text.empty() && failure_.empty()) {
        removeProgress();
        if (const int error = writeAll(STDOUT_FILENO, text))
            failure_ = std::generic_category().message(error);
    }
    size_ = 0;
}

void Output::complain(std::string_view message) { complainAt("flipsolve", message); }

void Output::complainAt(std::string_view place, std::string_view message) {
    flush();
    removeProgress();
    say(printable(std::string(place) + ": " + std::string(message)) + "\n");
}

void Output::showProgress(std::string_view text) {
    say(std::string(eraseLine) + std::string(text));
    progressShown_ = true;
}

void Output::removeProgress() {
    if (std::exchange(progressShown_, false)) say(eraseLine);
}

} // namespace flip::console
