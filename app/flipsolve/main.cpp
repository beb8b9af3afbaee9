#include "app/flipsolve/session.h"

#include <pthread.h>
#include <sys/resource.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <csignal>
#include <cstddef>
#include <exception>
#include <thread>

namespace {

using namespace flip::console;

/// More than any search needs.
constexpr std::size_t stackSize = 1U << 20U;

/// Where the address space is limited, all threads share one heap: glibc reserves 64 MiB of it for every
/// heap, and a thread that comes when there is no room for its own finds none of the others'.
void shareHeapWhereLimited() {
#ifdef __GLIBC__
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) mallopt(M_ARENA_MAX, 1);
#endif
}

/// The system's limit may be too little for a search, or so much that there is no room for many threads.
void chooseStackOfThreads() {
#ifdef __GLIBC__
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) return;
    if (pthread_attr_setstacksize(&attributes, stackSize) == 0) pthread_setattr_default_np(&attributes);
    pthread_attr_destroy(&attributes);
#endif
}

bool isStackLarge() {
    rlimit limit{};
    return getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur >= stackSize;
}

Status start(int argc, char** argv, Output& output) {
    const auto options = parseOptions({argv, argv + argc});
    if (options) return run(*options, output);
    output.complain(options.error().message);
    return Status::BadInput;
}

Status startOrComplain(int argc, char** argv, Output& output) {
    try {
        return start(argc, argv, output);
    } catch (const std::bad_alloc&) {
        output.complain("not enough memory");
    } catch (const std::exception& error) {
        output.complain(error.what());
    }
    return Status::Failed;
}

} // namespace

int main(int argc, char** argv) {
    // Report a closed pipe, and a file that may not grow, as a write error; don't die of the signal.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    shareHeapWhereLimited();
    chooseStackOfThreads();
    Output output;
    Status status = Status::Failed;
    if (isStackLarge()) {
        status = startOrComplain(argc, argv, output);
    } else {
        std::thread([&] { status = startOrComplain(argc, argv, output); }).join();
    }
    return static_cast<int>(status);
}
