#include "app/flipsolve/output.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <system_error>

namespace flip::console {

void Output::flush() {
    std::string_view rest = pending_;
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
    const std::string line = std::string(place) + ": " + std::string(message) + "\n";
    // Where standard error is closed as well, nobody can be told.
    static_cast<void>(std::fwrite(line.data(), 1, line.size(), stderr));
}

} // namespace flip::console
