#pragma once

#include "app/flipsolve/output.h"
#include "app/flipsolve/reply.h"
#include "app/flipsolve/reply_texts.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace flip::console {

/// The replies to the 65,536 boards of POJ 1753: in a stream of millions, every board comes again and again.
/// Each is worked out when it is asked for the first time, or, once there are many boards, all at once.
class KnownReplies {
  public:
    /// The sieve only makes it faster.
    explicit KnownReplies(const Options& options, bool withSieve = SolvableSieve::isFast())
        : options_(options), withSieve_(withSieve) {}

    /// Whether replies are short and always the same, so that they are worth keeping.
    [[nodiscard]] bool worthKeeping() const;

    /// Whether the puzzle is one of these boards, with the rule and goal of them all.
    [[nodiscard]] bool covers(const Wording& wording, const Puzzle& puzzle) const;

    /// The reply to a board, given packed as Grid::packed() does.
    [[nodiscard]] Reply to(std::uint16_t board);

    /// Writes the texts of the replies to all boards. Stops before a board that cannot be answered and says
    /// how many have been.
    [[nodiscard]] std::size_t write(std::span<const std::uint16_t> boards, Output& output);

  private:
    /// Whether this many more boards have made it worth while to fill the tables, which is then done.
    [[nodiscard]] bool isWorthTables(std::size_t boards);
    /// Solves a board that has not been met; false when it cannot be answered.
    bool learn(std::uint16_t board);
    /// All boards from one table, which takes less than solving a few hundred boards one by one.
    void learnAll();
    [[nodiscard]] Reply solve(std::uint16_t board) const;
    /// Without the tables, which would take longer to fill.
    [[nodiscard]] std::size_t writeFew(std::span<const std::uint16_t> boards, Output& output) const;

    const Options& options_;
    bool withSieve_;
    /// Nothing as long as there have been few boards.
    std::optional<ReplyTexts> texts_;
    bool allKnown_ = false;
    /// Boards before there were tables.
    std::size_t asked_ = 0;
};

} // namespace flip::console
