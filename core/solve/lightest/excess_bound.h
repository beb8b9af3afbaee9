#pragma once

#include "core/solve/lightest/class_list.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace flip {

/// A lower bound of the excess that an element has in a class, from a few bits of its place there.
class ExcessBound {
  public:
    /// A few bits of a place. That of a sum of places is the sum of theirs.
    using Digest = std::uint32_t;

    /// Nothing is known.
    ExcessBound() : least_(1) {}

    /// From what is listed, and its images. O(elements).
    ExcessBound(const ClassList& list, const PlaceMaps& mirrors);

    [[nodiscard]] Digest digest(std::uint64_t place) const {
        return static_cast<Digest>(place ^ place >> bits_ ^ place >> 2 * bits_) & mask_;
    }

    /// No element whose place has this digest has less.
    [[nodiscard]] std::int64_t operator[](Digest digest) const { return least_[digest]; }

    /// The least weight of the class.
    [[nodiscard]] std::int64_t minimum() const { return minimum_; }

  private:
    std::int64_t minimum_ = 0;
    int bits_ = 0;
    Digest mask_ = 0;
    std::vector<std::uint8_t> least_;
};

} // namespace flip
