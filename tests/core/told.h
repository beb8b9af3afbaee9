#pragma once

#include "core/base/monitor.h"

#include <vector>

namespace flip::test {

/// Keeps how far a search said that it was, each time.
class Told : public Monitor {
  public:
    void progressed(const Progress& progress) override { all.push_back(progress); }

    bool stopRequested() override { return false; }

    std::vector<Progress> all;
};

} // namespace flip::test
