#pragma once

#include <array>

namespace flip {

/// OEIS A075464: the fewest presses that turn an all-lit n×n board of the plus off, for n from 1 on.
inline constexpr std::array publishedAllLit{
    1,   4,   5,   4,   15,  28,  33,  40,  25,   44,   55,  72,   105,  56,   117,  104,  147,  188,
    141, 224, 245, 276, 231, 270, 353, 356, 405,  416,  345, 376,  553,  428,  469,  520,  563,  600,
    761, 772, 561, 696, 891, 940, 953, 772, 1069, 1188, 971, 1096, 1165, 1220, 1317, 1256, 1487, 1400};

} // namespace flip
