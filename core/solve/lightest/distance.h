#pragma once

#include <cstdint>
#include <span>

namespace flip {

/// In how many bits two rows of the same length differ.
[[nodiscard]] std::int64_t distance(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b);

} // namespace flip
