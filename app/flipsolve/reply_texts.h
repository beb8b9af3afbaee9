#pragma once

#include "core/solve/packed/solvable_sieve.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
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
    /// The bytes of repeated copies of the usual text that are written at once.
    static constexpr std::size_t runBytes = 224;

    ReplyTexts() : numbers_(boardCount) {}

    [[nodiscard]] bool knows(std::uint16_t board) const { return numbers_[board] != 0; }

    /// The board must be known.
    [[nodiscard]] std::string_view of(std::uint16_t board) const;

    /// The number of a text, which must not be empty; a new text gets a new number.
    std::uint16_t numberOf(const std::string& text);

    /// Makes a board known. The number must come from numberOf().
    void learn(std::uint16_t board, std::uint16_t number) { numbers_[board] = number; }

    /// Declares the text with this number as the usual one: the boards that the sieve holds back have it, and
    /// no others. All boards must be known. Makes copy() twice as fast where the sieve is.
    void expect(std::uint16_t usual, const SolvableSieve& sieve);

    /// The most bytes that copy() may touch for `boards` boards.
    [[nodiscard]] std::size_t room(std::size_t boards) const { return boards * longest_ + runBytes; }

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

    /// Copies of the members' addresses, because a compiler must assume that writing text might change the
    /// members.
    struct Tables {
        const std::uint16_t* numbers;
        const Text* texts;
        const char* characters;

        char* copyOne(std::uint16_t board, char* to) const;
    };

    [[nodiscard]] Tables tables() const { return {numbers_.data(), texts_.data(), characters_.data()}; }

    char* copyRuns(std::span<const std::uint16_t> boards, char* to) const;

    /// For each board the number of its text, counted from 1; 0 while it is not known.
    std::vector<std::uint16_t> numbers_;
    std::vector<Text> texts_;
    std::map<std::string, std::uint16_t, std::less<>> numberOf_;
    /// All texts, one after the other.
    std::string characters_;
    /// In whole steps.
    std::size_t longest_ = 0;

    /// Lets the boards with unusual texts pass.
    std::optional<SolvableSieve> sieve_;
    std::array<char, runBytes> run_{};
    std::size_t usualLength_ = 0;
};

} // namespace flip::console
