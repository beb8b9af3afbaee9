#pragma once

#include <array>

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

} // namespace flip
