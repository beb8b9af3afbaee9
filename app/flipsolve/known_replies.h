#pragma once

#include "app/flipsolve/output.h"
#include "app/flipsolve/reply.h"
#include "app/flipsolve/reply_texts.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace flip::console {

/// The replies to the 65,536 boards of POJ 1753, because boards are repeated often in a stream of millions.
/// Each is worked out when it is first needed, or, once there are many boards, all at once.
class KnownReplies {
  public:
    explicit KnownReplies(const Options& options) : options_(options) {}

    /// Whether replies are short and always the same, and so worth keeping.
    [[nodiscard]] bool worthKeeping() const;

    /// Whether the puzzle is one of these boards, with their rule and goal.
    [[nodiscard]] bool covers(const Wording& wording, const Puzzle& puzzle) const;

    /// The reply to a board, packed as by Grid::packed().
    [[nodiscard]] Reply to(std::uint16_t board);

    /// Writes the texts of the replies to all boards. Stops before a board that cannot be answered and
    /// returns the number answered.
    [[nodiscard]] std::size_t write(std::span<const std::uint16_t> boards, Output& output);

  private:
    /// Counts this many more boards; once it is worth while, fills the tables and returns true.
    [[nodiscard]] bool isWorthTables(std::size_t boards);
    /// Solves a new board; false if it cannot be answered.
    bool learn(std::uint16_t board);
    /// Solves all boards with one table, which takes less time than solving a few hundred of them one by one.
    void learnAll();
    [[nodiscard]] Reply solve(std::uint16_t board) const;
    /// Writes replies without the tables, which would take longer to fill.
    [[nodiscard]] std::size_t writeFew(std::span<const std::uint16_t> boards, Output& output) const;

    const Options& options_;
    /// Nothing while there have been few boards.
    std::optional<ReplyTexts> texts_;
    bool allKnown_ = false;
    /// The number of boards so far.
    std::size_t asked_ = 0;
};

} // namespace flip::console
