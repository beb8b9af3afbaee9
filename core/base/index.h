#pragma once

#include <cstddef>
#include <cstdint>

namespace flip {

/// A number as an index of something in memory. The caller knows that it is one, so it fits even if sizes
/// have 32 bits.
[[nodiscard]] constexpr std::size_t asIndex(std::uint64_t number) { return static_cast<std::size_t>(number); }

} // namespace flip
