#pragma once

#include "core/base/search_clock.h"

#include <algorithm>
#include <cstdint>

namespace flip {

/// Takes bytes from a search's memory budget for its own lifetime.
class MemoryShare {
  public:
    MemoryShare(SearchClock& clock, double bytes)
        : clock_(clock), bytes_(static_cast<std::int64_t>(std::min(bytes, mostBytes))),
          granted_(clock.take(bytes_)) {}

    MemoryShare(const MemoryShare&) = delete;
    MemoryShare& operator=(const MemoryShare&) = delete;

    ~MemoryShare() {
        if (granted_) clock_.giveBack(bytes_);
    }

    /// If false, the search must end.
    [[nodiscard]] bool granted() const { return granted_; }

  private:
    /// More than any machine has, but no more than the number can hold.
    static constexpr double mostBytes = 0x1p62;

    SearchClock& clock_;
    std::int64_t bytes_;
    bool granted_;
};

} // namespace flip
