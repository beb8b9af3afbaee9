#include "app/flipsolve/output.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <system_error>
#include <utility>

namespace flip::console {

namespace {

// Where standard error is closed, nobody can be told.
void say(std::string_view text) { static_cast<void>(std::fwrite(text.data(), 1, text.size(), stderr)); }

/// Back to the beginning of the line, and nothing behind it: ECMA-48, EL.
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
    std::string_view rest(pending_.get(), size_);
    if (!rest.empty()) removeProgress();
    while (!rest.empty() && failure_.empty()) {
        const ssize_t written = ::write(STDOUT_FILENO, rest.data(), rest.size());
        if (written >= 0) {
            rest.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            failure_ = std::generic_category().message(errno);
        }
    }
    size_ = 0;
}

void Output::complain(std::string_view message) { complainAt("flipsolve", message); }

void Output::complainAt(std::string_view place, std::string_view message) {
    flush();
    removeProgress();
    say(std::string(place) + ": " + std::string(message) + "\n");
}

void Output::showProgress(std::string_view text) {
    say(std::string(eraseLine) + std::string(text));
    progressShown_ = true;
}

void Output::removeProgress() {
    if (std::exchange(progressShown_, false)) say(eraseLine);
}

} // namespace flip::console
