#pragma once

#include <cstdint>

namespace flip {

/// The progress of a search.
struct Progress {
    /// Nodes searched so far.
    std::uint64_t nodes = 0;
    /// The share of the work that is done, from 0 to 1. Never decreases within one search; where the total is
    /// not known in advance, it is the share of the worst case.
    double done = 0;
};

/// Receives the progress of a running search and may ask it to stop. Both functions are called on the
/// searching thread, every few thousand nodes (at least every 20 ms or so), and must not block.
class Monitor {
  public:
    Monitor() = default;
    Monitor(const Monitor&) = delete;
    Monitor& operator=(const Monitor&) = delete;
    virtual ~Monitor() = default;

    virtual void progressed(const Progress& progress) = 0;
    /// Once true, the search ends with Stopped within 50 ms.
    [[nodiscard]] virtual bool stopRequested() = 0;
};

/// Passes on requests to stop, but no progress: for a part of a search whose own progress is of no interest.
class StopOnly : public Monitor {
  public:
    /// May be null.
    explicit StopOnly(Monitor* monitor) : monitor_(monitor) {}

    void progressed(const Progress& /*progress*/) override {}

    [[nodiscard]] bool stopRequested() override { return monitor_ != nullptr && monitor_->stopRequested(); }

  private:
    Monitor* monitor_;
};

} // namespace flip
