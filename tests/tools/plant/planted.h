#pragma once

// What plant.py (beside this file) puts at the top of every file that it changes. Each changed place asks
// here whether it is the one whose fault is switched on.

#include <cstdio>
#include <cstdlib>
#include <string>
#include <type_traits>
#include <unistd.h>

namespace planted {

/// FLIP_PLANT names the place whose fault is switched on; FLIP_PLANT_VISITS a folder in which every process
/// leaves a file with the places that it came by.
class Places {
  public:
    static constexpr int most = 10'000;

    static Places& ofThisProcess() {
        static Places places;
        return places;
    }

    bool at(int place) {
        visited_[place] = true;
        return place == chosen_;
    }

  private:
    Places() {
        if (const char* chosen = std::getenv("FLIP_PLANT")) chosen_ = std::atoi(chosen);
        if (std::getenv("FLIP_PLANT_VISITS") != nullptr) std::atexit([] { ofThisProcess().report(); });
    }

    void report() const {
        const std::string path =
            std::string(std::getenv("FLIP_PLANT_VISITS")) + '/' + std::to_string(getpid());
        std::FILE* const file = std::fopen(path.c_str(), "a");
        if (file == nullptr) return;
        for (int place = 0; place < most; ++place) {
            if (visited_[place]) std::fprintf(file, "%d\n", place);
        }
        std::fclose(file);
    }

    int chosen_ = -1;
    volatile bool visited_[most] = {};
};

/// Whether the fault of this place is switched on; never while the compiler itself evaluates.
constexpr bool at(int place) { return !std::is_constant_evaluated() && Places::ofThisProcess().at(place); }

} // namespace planted
