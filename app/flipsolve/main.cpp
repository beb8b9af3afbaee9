#include "app/flipsolve/session.h"

#include <csignal>
#include <exception>

namespace {

using namespace flip::console;

Status start(int argc, char** argv, Output& output) {
    const auto options = parseOptions({argv, argv + argc});
    if (options) return run(*options, output);
    output.complain(options.error().message);
    return Status::BadInput;
}

} // namespace

int main(int argc, char** argv) {
    // A reader that goes away is told as a write error, not by a silent death.
    std::signal(SIGPIPE, SIG_IGN);
    Output output;
    Status status = Status::Failed;
    try {
        status = start(argc, argv, output);
    } catch (const std::bad_alloc&) {
        output.complain("there is not enough memory");
    } catch (const std::exception& error) {
        output.complain(error.what());
    }
    return static_cast<int>(status);
}
