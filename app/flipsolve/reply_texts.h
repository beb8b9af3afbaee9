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

/// The texts of the replies to the 65,536 boards of 16 cells, as far as they are known, and how to put those
/// of millions of boards one after the other.
class ReplyTexts {
  public:
    static constexpr std::size_t boardCount = std::size_t{1} << 16U;
    /// Of a text that comes again and again as many as fit in here are copied at once.
    static constexpr std::size_t runBytes = 224;

    ReplyTexts() : numbers_(boardCount) {}

    [[nodiscard]] bool knows(std::uint16_t board) const { return numbers_[board] != 0; }

    /// Only of a board that is known.
    [[nodiscard]] std::string_view of(std::uint16_t board) const;

    /// The number of a text, which must not be empty; a new one for a new text.
    std::uint16_t numberOf(const std::string& text);

    /// From now on the board is known. The number is one of numberOf().
    void learn(std::uint16_t board, std::uint16_t number) { numbers_[board] = number; }

    /// Most boards have the text with this number: all that the sieve holds back, and no others. All boards
    /// have to be known. Makes copy() twice as fast where the sieve is.
    void expect(std::uint16_t usual, const SolvableSieve& sieve);

    /// How many bytes copy() may touch for `boards` boards.
    [[nodiscard]] std::size_t room(std::size_t boards) const { return boards * longest_ + runBytes; }

    /// Writes the texts of the boards, all of which are known, and returns where they end. Behind the end,
    /// within the room, it leaves anything.
    char* copy(std::span<const std::uint16_t> boards, char* to) const;

  private:
    /// Texts are copied in steps of this length, which compilers do in one or two instructions.
    static constexpr std::size_t step = 16;

    /// A text, filled up to whole steps.
    struct Text {
        std::uint32_t begin = 0;
        std::uint32_t length = 0;
    };

    /// Where things are: what is written might change the members for all that a compiler knows.
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

    /// What lets the boards with unusual texts pass.
    std::optional<SolvableSieve> sieve_;
    std::array<char, runBytes> run_{};
    std::size_t usualLength_ = 0;
};

} // namespace flip::console
