#pragma once

// The one way to write code for instructions that only some processors of a kind have. FLIP_TARGET("avx2")
// compiles the function that follows for processors with AVX2; FLIP_HAS("avx2") tells whether this processor
// has it. Both versions come from the same C++, inlined into a function for each, wherever C++ can say it; a
// version has to be at least twice as fast to be worth it.
//
// FLIP_X86 is defined where these processors' own functions (_mm256_movemask_epi8) are to be had, which only
// a function with FLIP_TARGET may call. On processors other than x86-64, and everywhere with the option
// FLIP_PLAIN_KERNELS, it is not, FLIP_HAS is false, and FLIP_TARGET does nothing.

#if defined(__x86_64__) && defined(__GNUC__) && !defined(FLIP_PLAIN_KERNELS)
#include <immintrin.h>
#define FLIP_X86 1
#define FLIP_TARGET(instructions) [[gnu::target(instructions)]]
#define FLIP_HAS(instructions) (__builtin_cpu_supports(instructions) != 0)
#else
#define FLIP_TARGET(instructions)
#define FLIP_HAS(instructions) false
#endif
