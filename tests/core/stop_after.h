#pragma once

#include "core/base/monitor.h"

namespace flip::test {

/// Asks to stop after this many looks.
class StopAfter : public Monitor {
  public:
    explicit StopAfter(int looks) : most_(looks) {}

    void progressed(const Progress& /*progress*/) override {}

    bool stopRequested() override { return ++looks_ > most_; }

    [[nodiscard]] int looks() const { return looks_; }

  private:
    int most_;
    int looks_ = 0;
};

} // namespace flip::test
