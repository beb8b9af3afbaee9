#pragma once

#include "core/text/text_error.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace flip {

// What the fuzzers check besides that nothing crashes: a promise that is broken ends the program, which is
// what they look for.

inline void require(bool kept, std::string_view promise) {
    if (kept) return;
    std::fprintf(stderr, "broken promise: %.*s\n", static_cast<int>(promise.size()), promise.data());
    std::abort();
}

/// Of errors of all readers.
inline void requirePlace(const TextError& error) {
    require(error.line >= 1 && error.column >= 1, "lines and columns count from 1");
    require(!error.found.empty() && !error.expected.empty(), "an error says what was found and expected");
}

} // namespace flip
