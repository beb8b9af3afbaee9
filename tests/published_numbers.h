#pragma once

#include <array>
#include <cstdint>

namespace flip {

/// OEIS A075464: the fewest presses that turn an all-lit n×n board of the plus off, for n from 1 on.
inline constexpr std::array publishedAllLit{
    1,   4,   5,   4,   15,  28,  33,  40,  25,   44,   55,  72,   105,  56,   117,  104,  147,  188,
    141, 224, 245, 276, 231, 270, 353, 356, 405,  416,  345, 376,  553,  428,  469,  520,  563,  600,
    761, 772, 561, 696, 891, 940, 953, 772, 1069, 1188, 971, 1096, 1165, 1220, 1317, 1256, 1487, 1400};

/// OEIS A159257, as printed at https://oeis.org/A159257: the nullity of the plus on n×n, for n from 1 on.
inline constexpr std::array publishedNullities{
    0,  0, 0,  4,  2, 0,  0,  0, 8,  0,  6,  0,  0,  4,  0,  8, 2,  0, 16, 0,  0,  0,  14, 4,  0,  0,
    0,  0, 10, 20, 0, 20, 16, 4, 6,  0,  0,  0,  32, 0,  2,  0, 0,  4, 0,  0,  30, 0,  8,  8,  0,  0,
    2,  4, 0,  0,  0, 0,  22, 0, 40, 24, 0,  28, 42, 0,  32, 0, 8,  0, 14, 0,  0,  4,  0,  0,  2,  0,
    64, 0, 0,  0,  6, 12, 0,  0, 0,  0,  10, 0,  0,  20, 0,  4, 62, 0, 0,  20, 16, 0,  18, 0,  0,  4,
    0,  0, 6,  0,  8, 0,  0,  0, 2,  4,  0,  0,  0,  8,  46, 0, 0,  0, 80, 4,  50, 56, 0,  56, 56, 0};

/// OEIS A165738, as printed at https://oeis.org/A165738: the same on a torus.
inline constexpr std::array publishedTorusNullities{
    0,  0,  4,  0,  8,  8,  0,  0,  4, 16, 0,   16, 0,  0,  12, 0,  16, 8, 0,  32, 4, 0,  0,
    32, 8,  0,  4,  0,  0,  24, 40, 0, 44, 32,  8,  16, 0,  0,  4,  64, 0, 8,  0,  0, 12, 0,
    0,  64, 0,  16, 20, 0,  0,  8,  8, 0,  4,   0,  0,  48, 0,  80, 52, 0, 56, 88, 0, 64, 4,
    16, 0,  32, 0,  0,  12, 0,  0,  8, 0,  128, 4,  0,  0,  16, 24, 0,  4, 0,  0,  24};

/// OEIS A118142: the n for which some quiet pattern of the plus on n×n has a press in every row and column, a
/// "perfect parity pattern".
inline constexpr std::array publishedPerfect{4,  5,  9,   11,  16,  19,  23,  29,  30,  32,
                                             33, 39, 47,  59,  61,  62,  64,  65,  67,  79,
                                             84, 95, 101, 119, 123, 125, 126, 128, 129, 131};

/// OEIS A118143: those for which such a pattern has all eight symmetries of the square, as far as
/// publishedPerfect goes.
inline constexpr std::array publishedSymmetric{4,  5,  11, 16, 23,  29,  30,  32,  47,  59, 62,
                                               64, 65, 84, 95, 101, 119, 125, 126, 128, 131};

/// OEIS A075463: the solutions of the all-lit board n×n of the plus, for n from 1 on, of which those that
/// differ only by a symmetry of the square count once.
inline constexpr std::array<std::uint64_t, 79> publishedDifferent{1,
                                                                  1,
                                                                  1,
                                                                  5,
                                                                  1,
                                                                  1,
                                                                  1,
                                                                  1,
                                                                  43,
                                                                  1,
                                                                  10,
                                                                  1,
                                                                  1,
                                                                  5,
                                                                  1,
                                                                  43,
                                                                  1,
                                                                  1,
                                                                  8356,
                                                                  1,
                                                                  1,
                                                                  1,
                                                                  2080,
                                                                  5,
                                                                  1,
                                                                  1,
                                                                  1,
                                                                  1,
                                                                  136,
                                                                  131720,
                                                                  1,
                                                                  131720,
                                                                  8356,
                                                                  5,
                                                                  10,
                                                                  1,
                                                                  1,
                                                                  1,
                                                                  536911936,
                                                                  1,
                                                                  1,
                                                                  1,
                                                                  1,
                                                                  5,
                                                                  1,
                                                                  1,
                                                                  134225920,
                                                                  1,
                                                                  43,
                                                                  43,
                                                                  1,
                                                                  1,
                                                                  1,
                                                                  5,
                                                                  1,
                                                                  1,
                                                                  1,
                                                                  1,
                                                                  524800,
                                                                  1,
                                                                  137439609088,
                                                                  2099728,
                                                                  1,
                                                                  33564704,
                                                                  549756338176,
                                                                  1,
                                                                  536911936,
                                                                  1,
                                                                  43,
                                                                  1,
                                                                  2080,
                                                                  1,
                                                                  1,
                                                                  5,
                                                                  1,
                                                                  1,
                                                                  1,
                                                                  1,
                                                                  2305843011898064896};

/// OEIS A076437: the n up to 80 for which that number is 1.
inline constexpr std::array publishedUnique{
    1,  2,  3,  5,  6,  7,  8,  10, 12, 13, 15, 17, 18, 20, 21, 22, 25, 26, 27, 28, 31, 36, 37, 38, 40,
    41, 42, 43, 45, 46, 48, 51, 52, 53, 55, 56, 57, 58, 60, 63, 66, 68, 70, 72, 73, 75, 76, 77, 78, 80};

} // namespace flip
