#pragma once

// The one spelling of code for processors that have more instructions than all of their kind.
// FLIP_TARGET("avx2") compiles the function after it for processors with AVX2, and FLIP_HAS("avx2") tells
// whether this one has it. What they are compiled from is plain C++, inlined into a function for each, and
// has to be ahead by far to be worth it.
//
// Elsewhere than on x86-64, and everywhere with the option FLIP_PLAIN_KERNELS, FLIP_HAS is false; the
// function is then compiled as any other.

#if defined(__x86_64__) && defined(__GNUC__) && !defined(FLIP_PLAIN_KERNELS)
#define FLIP_TARGET(instructions) [[gnu::target(instructions)]]
#define FLIP_HAS(instructions) (__builtin_cpu_supports(instructions) != 0)
#else
#define FLIP_TARGET(instructions)
#define FLIP_HAS(instructions) false
#endif
