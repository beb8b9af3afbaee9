#pragma once

#include "app/flipsolve/reply.h"

#include <cstdint>
#include <vector>

namespace flip::console {

/// The replies to the 65,536 boards of POJ 1753, each worked out when it is asked for the first time: in a
/// stream of millions, every board comes again and again.
class KnownReplies {
  public:
    explicit KnownReplies(const Options& options) : options_(options) {}

    /// Whether replies are short and always the same, so that they are worth keeping.
    [[nodiscard]] bool worthKeeping() const;

    /// Whether the puzzle is one of these boards.
    [[nodiscard]] static bool covers(const Wording& wording, const Puzzle& puzzle);

    /// The reply to a board, given packed as Grid::packed() does; valid until the next call.
    [[nodiscard]] const Reply& to(std::uint16_t board);

  private:
    const Options& options_;
    /// For each board the number of its reply, counted from 1; 0 while it has not been met. A table of the
    /// replies themselves would make a short run pay for all of them.
    std::vector<std::uint32_t> numbers_;
    std::vector<Reply> replies_;
};

} // namespace flip::console
