#pragma once

#include <cstdint>

// Counts what the program takes from the heap, and lets it fail: memory_meter.cpp replaces operator new and
// delete, and stands in for calloc and free where core calls them.

namespace flip::test::memory {

/// Begins to measure.
void reset();

/// The most bytes that were in use at a time since then, beyond those that were before.
[[nodiscard]] std::int64_t peak();

/// How often memory was asked for since then.
[[nodiscard]] std::int64_t requests();

/// From now on, request number `number` (from 0) is refused, once; −1: none.
void refuse(std::int64_t number);

/// Whether it has been.
[[nodiscard]] bool hasRefused();

/// From now on the program gets only this many more threads; −1: any number. Not under a sanitizer.
void allowThreads(int count);

} // namespace flip::test::memory
