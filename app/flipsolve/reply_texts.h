#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace flip::console {

/// The texts of the known replies to the 65,536 boards of 16 cells, with a fast way to join the texts for
/// millions of boards.
class ReplyTexts {
  public:
    static constexpr std::size_t boardCount = std::size_t{1} << 16U;

    ReplyTexts() : numbers_(boardCount) {}

    [[nodiscard]] bool knows(std::uint16_t board) const { return numbers_[board] != 0; }

    /// The board must be known.
    [[nodiscard]] std::string_view of(std::uint16_t board) const;

    /// The number of a text, which must not be empty; a new text gets a new number.
    std::uint16_t numberOf(const std::string& text);

    /// Makes a board known. The number must come from numberOf().
    void learn(std::uint16_t board, std::uint16_t number) { numbers_[board] = number; }

    /// The most bytes that copy() may touch for `boards` boards.
    [[nodiscard]] std::size_t room(std::size_t boards) const { return boards * longest_; }

    /// Writes the texts of the boards, all of which must be known, and returns their end. The room after the
    /// end is left in any state.
    char* copy(std::span<const std::uint16_t> boards, char* to) const;

  private:
    /// Texts are copied in steps of this length, which takes one or two instructions.
    static constexpr std::size_t step = 16;

    /// A text, padded to whole steps.
    struct Text {
        std::uint32_t begin = 0;
        std::uint32_t length = 0;
    };

    /// For each board the number of its text, counted from 1; 0 while it is not known.
    std::vector<std::uint16_t> numbers_;
    std::vector<Text> texts_;
    std::map<std::string, std::uint16_t, std::less<>> numberOf_;
    /// All texts, one after the other.
    std::string characters_;
    /// In whole steps.
    std::size_t longest_ = 0;
};

} // namespace flip::console
