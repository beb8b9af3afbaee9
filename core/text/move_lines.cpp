#include "core/text/move_lines.h"

#include <array>
#include <charconv>
#include <system_error>

namespace flip {

namespace {

constexpr std::string_view pressWord = "press";
constexpr std::string_view placeWord = "at";

/// The numbers after a word, if the line consists of this word and exactly this many numbers.
template <std::size_t count>
std::optional<std::array<int, count>> numbersAfter(std::string_view word, std::string_view line) {
    if (!line.starts_with(word)) return std::nullopt;
    line.remove_prefix(word.size());
    std::array<int, count> numbers{};
    for (int& number : numbers) {
        if (!line.starts_with(' ')) return std::nullopt;
        while (line.starts_with(' ')) line.remove_prefix(1);
        const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
        if (error != std::errc()) return std::nullopt;
        line.remove_prefix(static_cast<std::size_t>(end - line.data()));
    }
    return line.empty() ? std::optional(numbers) : std::nullopt;
}

} // namespace

std::string pressLine(Cell cell) {
    // A long game has a million of them.
    std::string line(pressWord);
    for (const int number : {cell.row + 1, cell.column + 1}) {
        std::array<char, 16> digits{};
        const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
        line.append(1, ' ').append(digits.data(), end);
    }
    return line;
}

std::optional<Cell> pressFrom(std::string_view line) {
    const auto numbers = numbersAfter<2>(pressWord, line);
    if (!numbers || (*numbers)[0] < 1 || (*numbers)[1] < 1) return std::nullopt;
    return Cell{(*numbers)[0] - 1, (*numbers)[1] - 1};
}

std::string placeLine(int moves) { return std::string(placeWord).append(" ").append(std::to_string(moves)); }

std::optional<int> placeFrom(std::string_view line) {
    const auto numbers = numbersAfter<1>(placeWord, line);
    return numbers && (*numbers)[0] >= 0 ? std::optional((*numbers)[0]) : std::nullopt;
}

} // namespace flip
