#pragma once

// What plant.py (beside this file) puts at the top of every file that it changes. Each changed place asks
// here whether it is the one whose fault is switched on.

#include <cstdlib>
#include <fcntl.h>
#include <sys/mman.h>
#include <type_traits>
#include <unistd.h>

namespace planted {

inline constexpr int most = 10'000; // places in one build

inline char unlisted[most];

/// The place whose fault is switched on, from FLIP_PLANT.
inline int chosen = -1;

/// A byte for every place: whether anybody came by. With FLIP_PLANT_VISITS it is a file of `most` bytes,
/// which all processes of a test share and which outlives them however they end.
inline volatile char* visited = unlisted;

inline bool prepare() {
    if (const char* place = std::getenv("FLIP_PLANT")) chosen = std::atoi(place);
    const char* const list = std::getenv("FLIP_PLANT_VISITS");
    const int file = list != nullptr ? open(list, O_RDWR | O_CLOEXEC) : -1;
    if (file < 0) return false;
    void* const bytes = mmap(nullptr, most, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (bytes == MAP_FAILED) return false;
    visited = static_cast<char*>(bytes);
    return true;
}

inline const bool prepared = prepare();

/// Whether the fault of this place is switched on; never while the compiler itself evaluates.
constexpr bool at(int place) {
    if (std::is_constant_evaluated()) return false;
    visited[place] = 1;
    return place == chosen;
}

} // namespace planted
