// Loaded before a program (LD_PRELOAD), it lets threads begin late, by chance: some at once, others within 20
// ms, and one in five only after up to a quarter of a second. So what a loaded machine shows now and then is
// shown in a few runs: a window that expects what it has others do in an order that nobody promises, and
// tests that look at it too soon.

#include <dlfcn.h>
#include <pthread.h>

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <random>
#include <thread>

namespace {

struct Begin {
    void* (*start)(void*);
    void* argument;
    std::chrono::milliseconds delay;
};

std::chrono::milliseconds anyDelay() {
    static thread_local std::mt19937 random{std::random_device{}()};
    const auto kind = random() % 10;
    if (kind < 4) return {};
    return std::chrono::milliseconds(kind < 8 ? random() % 20 : 60 + random() % 200);
}

void* beginLate(void* given) {
    const Begin begin = *static_cast<const Begin*>(given);
    std::free(given);
    std::this_thread::sleep_for(begin.delay);
    return begin.start(begin.argument);
}

} // namespace

/// In place of the system's, which it calls.
extern "C" int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*start)(void*),
                              void* argument) {
    using Create = decltype(&pthread_create);
    static const auto create = reinterpret_cast<Create>(dlsym(RTLD_NEXT, "pthread_create"));
    // Not with new, which a test may count or refuse.
    void* const begin = std::malloc(sizeof(Begin));
    if (begin == nullptr) return EAGAIN;
    *static_cast<Begin*>(begin) = {start, argument, anyDelay()};
    const int problem = create(thread, attributes, beginLate, begin);
    if (problem != 0) std::free(begin);
    return problem;
}
