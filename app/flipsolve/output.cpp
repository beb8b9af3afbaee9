#include "app/flipsolve/output.h"

#include <cerrno>
#include <system_error>

namespace flip::console {

void Output::write(std::string_view text) {
    checked(std::fwrite(text.data(), 1, text.size(), stdout) == text.size());
}

void Output::flush() { checked(std::fflush(stdout) == 0); }

void Output::complain(std::string_view message) { complainAt("flipsolve", message); }

void Output::complainAt(std::string_view place, std::string_view message) {
    flush();
    const std::string line = std::string(place) + ": " + std::string(message) + "\n";
    // Where standard error is closed as well, nobody can be told.
    static_cast<void>(std::fwrite(line.data(), 1, line.size(), stderr));
}

void Output::checked(bool written) {
    if (!written && failure_.empty()) failure_ = std::generic_category().message(errno);
}

} // namespace flip::console
