#include "app/flipsolve/output.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <system_error>
#include <utility>

namespace flip::console {

namespace {

// Where standard error is closed, nobody can be told.
void say(std::string_view text) { static_cast<void>(std::fwrite(text.data(), 1, text.size(), stderr)); }

/// Back to the beginning of the line, and nothing behind it: ECMA-48, EL.
constexpr std::string_view eraseLine = "\r\x1b[K";

} // namespace

void Output::flush() {
    std::string_view rest = pending_;
    if (!rest.empty()) removeProgress();
    while (!rest.empty() && failure_.empty()) {
        const ssize_t written = ::write(STDOUT_FILENO, rest.data(), rest.size());
        if (written >= 0) {
            rest.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            failure_ = std::generic_category().message(errno);
        }
    }
    pending_.clear();
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
