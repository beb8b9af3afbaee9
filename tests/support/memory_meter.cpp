#include "tests/support/memory_meter.h"

#include <dlfcn.h>
#include <malloc.h>
#include <pthread.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <new>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define FLIP_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
/// The sanitizers have a pthread_create of their own, which must be the one that is called.
#define FLIP_SANITIZED 1
#endif
#endif

namespace {

std::atomic<std::int64_t> inUse{0};
std::atomic<std::int64_t> most{0};
std::atomic<std::int64_t> before{0};
std::atomic<std::int64_t> asked{0};
std::atomic<std::int64_t> refused{-1};
std::atomic<int> threadsLeft{-1};
std::atomic<bool> sparesOneThread{false};
std::atomic<pthread_t> sparedThread{};

bool isRefused() {
    if (sparesOneThread && pthread_equal(pthread_self(), sparedThread) != 0) return false;
    const std::int64_t number = asked.fetch_add(1);
    return number == refused || (sparesOneThread && number > refused);
}

void* counted(void* memory) {
    if (memory == nullptr) return nullptr;
    const auto bytes = static_cast<std::int64_t>(malloc_usable_size(memory));
    const std::int64_t now = inUse.fetch_add(bytes) + bytes;
    for (std::int64_t known = most; now > known && !most.compare_exchange_weak(known, now);) {
    }
    return memory;
}

void* uncounted(void* memory) {
    if (memory != nullptr) inUse -= static_cast<std::int64_t>(malloc_usable_size(memory));
    return memory;
}

void* take(std::size_t bytes, std::size_t alignment = alignof(std::max_align_t)) {
    if (isRefused()) return nullptr;
    if (alignment <= alignof(std::max_align_t)) return counted(std::malloc(std::max<std::size_t>(bytes, 1)));
    return counted(std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment));
}

void* takeOrThrow(std::size_t bytes, std::size_t alignment = alignof(std::max_align_t)) {
    void* const memory = take(bytes, alignment);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}

} // namespace

// The linker sends the calls of core here (--wrap).
extern "C" {
void* __real_calloc(std::size_t count, std::size_t bytes); // NOLINT
void __real_free(void* memory);                            // NOLINT

void* __wrap_calloc(std::size_t count, std::size_t bytes) { // NOLINT
    return isRefused() ? nullptr : counted(__real_calloc(count, bytes));
}

void __wrap_free(void* memory) { __real_free(uncounted(memory)); } // NOLINT

#ifndef FLIP_SANITIZED

/// In place of the system's, which it calls.
int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*start)(void*),
                   void* argument) {
    using Create = decltype(&pthread_create);
    static const auto create = reinterpret_cast<Create>(dlsym(RTLD_NEXT, "pthread_create"));
    if (threadsLeft == 0) return EAGAIN;
    if (threadsLeft > 0) --threadsLeft;
    return create(thread, attributes, start, argument);
}

#endif
}

void* operator new(std::size_t bytes) { return takeOrThrow(bytes); }

void* operator new[](std::size_t bytes) { return takeOrThrow(bytes); }

void* operator new(std::size_t bytes, std::align_val_t alignment) {
    return takeOrThrow(bytes, static_cast<std::size_t>(alignment));
}

void* operator new[](std::size_t bytes, std::align_val_t alignment) {
    return takeOrThrow(bytes, static_cast<std::size_t>(alignment));
}

void* operator new(std::size_t bytes, const std::nothrow_t& /*tag*/) noexcept { return take(bytes); }

void* operator new[](std::size_t bytes, const std::nothrow_t& /*tag*/) noexcept { return take(bytes); }

void operator delete(void* memory) noexcept { __real_free(uncounted(memory)); }

void operator delete[](void* memory) noexcept { __real_free(uncounted(memory)); }

void operator delete(void* memory, std::size_t /*bytes*/) noexcept { __real_free(uncounted(memory)); }

void operator delete[](void* memory, std::size_t /*bytes*/) noexcept { __real_free(uncounted(memory)); }

void operator delete(void* memory, std::align_val_t /*alignment*/) noexcept {
    __real_free(uncounted(memory));
}

void operator delete[](void* memory, std::align_val_t /*alignment*/) noexcept {
    __real_free(uncounted(memory));
}

void operator delete(void* memory, std::size_t /*bytes*/, std::align_val_t /*alignment*/) noexcept {
    __real_free(uncounted(memory));
}

void operator delete[](void* memory, std::size_t /*bytes*/, std::align_val_t /*alignment*/) noexcept {
    __real_free(uncounted(memory));
}

void operator delete(void* memory, const std::nothrow_t& /*tag*/) noexcept { __real_free(uncounted(memory)); }

void operator delete[](void* memory, const std::nothrow_t& /*tag*/) noexcept {
    __real_free(uncounted(memory));
}

namespace flip::test::memory {

void reset() {
    before = inUse.load();
    most = inUse.load();
    refuse(-1);
}

std::int64_t peak() { return most - before; }

std::int64_t requests() { return asked; }

void refuse(std::int64_t number) {
    sparesOneThread = false;
    asked = 0;
    refused = number;
}

void refuseOthersFrom(std::int64_t number) {
    sparesOneThread = false;
    sparedThread = pthread_self();
    asked = 0;
    refused = number;
    sparesOneThread = true;
}

bool hasRefused() { return refused >= 0 && asked > refused; }

void allowThreads(int count) { threadsLeft = count; }

} // namespace flip::test::memory
