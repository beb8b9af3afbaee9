#pragma once

#include "app/flipsolve/output.h"
#include "app/flipsolve/reply.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace flip::console {

/// The replies to the 65,536 boards of POJ 1753: in a stream of millions, every board comes again and again.
/// Each is worked out when it is asked for the first time, or, once there are many boards, all at once.
class KnownReplies {
  public:
    explicit KnownReplies(const Options& options) : options_(options) {}

    /// Whether replies are short and always the same, so that they are worth keeping.
    [[nodiscard]] bool worthKeeping() const;

    /// Whether the puzzle is one of these boards.
    [[nodiscard]] static bool covers(const Wording& wording, const Puzzle& puzzle);

    /// The reply to a board, given packed as Grid::packed() does.
    [[nodiscard]] Reply to(std::uint16_t board);

    /// Writes the texts of the replies to all boards. Stops before a board that cannot be answered and says
    /// how many have been.
    [[nodiscard]] std::size_t write(std::span<const std::uint16_t> boards, Output& output);

  private:
    /// Texts are copied in steps of this length, which compilers do in one or two instructions.
    static constexpr std::size_t step = 16;

    /// A text, filled up to whole steps.
    struct Text {
        std::uint32_t begin = 0;
        std::uint32_t length = 0;
    };

    /// Whether so many boards more have made it worth while to fill the tables, which is then done.
    [[nodiscard]] bool isWorthTables(std::size_t boards);
    /// Solves a board that has not been met; false when it cannot be answered.
    bool learn(std::uint16_t board);
    /// All boards from one table, which takes less than solving a few hundred boards one by one.
    void learnAll();
    void shortenAll();
    [[nodiscard]] Reply solve(std::uint16_t board) const;
    /// The number of a text, a new one for a new text.
    std::uint16_t numberOf(const std::string& text);
    /// Without the tables, which would take longer to fill.
    [[nodiscard]] std::size_t writeFew(std::span<const std::uint16_t> boards, Output& output) const;
    char* copy(std::span<const std::uint16_t> boards, char* to) const;
    char* copyShort(std::span<const std::uint16_t> boards, char* to) const;

    const Options& options_;
    /// For each board the number of its text, counted from 1; 0 while it has not been met. Most boards share
    /// a few texts, which keeps all of this in the fastest memory.
    std::vector<std::uint16_t> numbers_;
    std::vector<Text> texts_;
    std::map<std::string, std::uint16_t, std::less<>> numberOf_;
    /// All texts, one behind the other.
    std::string characters_;
    std::size_t longest_ = 0;
    bool allKnown_ = false;
    /// Boards before there were tables.
    std::size_t asked_ = 0;
    /// Where few texts of at most a step are all there are: for each board the number of its text, from 0, in
    /// a byte, and the lengths.
    std::vector<std::uint8_t> shortNumbers_;
    std::array<std::uint8_t, 256> shortLengths_{};
};

} // namespace flip::console
