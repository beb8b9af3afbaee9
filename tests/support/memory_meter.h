#pragma once

#include <cstdint>

// Counts heap allocations and can make them fail: memory_meter.cpp replaces operator new and delete, and
// calloc and free where core calls them.

namespace flip::test::memory {

/// Starts a measurement.
void reset();

/// The peak of the bytes in use since then, beyond those in use before.
[[nodiscard]] std::int64_t peak();

/// The number of allocations since then.
[[nodiscard]] std::int64_t requests();

/// Refuses allocation number `number`, counted from now and from 0, once; −1 for none.
void refuse(std::int64_t number);

/// Refuses allocation number `number` of all threads but this one, and all that follow.
void refuseOthersFrom(std::int64_t number);

/// Whether that allocation has been refused.
[[nodiscard]] bool hasRefused();

/// Allows the program only this many more threads; −1 for any number. Not under a sanitizer.
void allowThreads(int count);

} // namespace flip::test::memory
