#pragma once

#include "app/flipsolve/reply.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
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

    /// The reply to a board, given packed as Grid::packed() does.
    [[nodiscard]] Reply to(std::uint16_t board);

    /// Puts the texts of the replies to all boards behind `output`. Stops before a board that cannot be
    /// answered and says how many have been.
    [[nodiscard]] std::size_t append(std::span<const std::uint16_t> boards, std::string& output);

  private:
    /// Where a text stands in texts_.
    struct Place {
        std::uint32_t begin = 0;
        std::uint32_t length = 0;
    };

    /// Texts are copied in steps of this length, which compilers do in one or two instructions.
    static constexpr std::size_t step = 16;

    /// Solves a board that has not been met; false when it cannot be answered.
    bool learn(std::uint16_t board);
    [[nodiscard]] Reply solve(std::uint16_t board) const;

    const Options& options_;
    /// For each board the number of its text, counted from 1; 0 while it has not been met. Most boards share
    /// a few texts, which keeps all of this in the fastest memory.
    std::vector<std::uint16_t> numbers_;
    std::vector<Place> places_;
    std::map<std::string, std::uint16_t, std::less<>> numberOf_;
    /// All texts, each filled up to a multiple of `step`.
    std::string texts_;
    std::size_t longest_ = 0;
};

} // namespace flip::console
