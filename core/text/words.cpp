#include "core/text/words.h"

#include "core/text/board_text.h"

#include <array>
#include <stdexcept>
#include <utility>

namespace flip {

namespace {

constexpr std::array goalWords{std::pair{Goal::White, "white"}, std::pair{Goal::Black, "black"},
                               std::pair{Goal::Either, "either"}};
constexpr std::array edgeWords{std::pair{Edges::Clipped, "clipped"}, std::pair{Edges::Torus, "torus"}};

template <class Table, class Value>
std::string_view wordOf(const Table& table, Value value) {
    for (const auto& [entry, word] : table) {
        if (entry == value) return word;
    }
    throw std::logic_error("a value without a word");
}

template <class Table>
auto valueOf(const Table& table, std::string_view wanted) {
    using Value = typename Table::value_type::first_type;
    for (const auto& [entry, word] : table) {
        if (wanted == word) return std::optional<Value>(entry);
    }
    return std::optional<Value>();
}

} // namespace

std::string_view nameOf(Goal::Kind goal) { return goal == Goal::Target ? "target" : wordOf(goalWords, goal); }

std::optional<Goal::Kind> goalNamed(std::string_view name) { return valueOf(goalWords, name); }

std::string_view nameOf(Edges edges) { return wordOf(edgeWords, edges); }

std::optional<Edges> edgesNamed(std::string_view name) { return valueOf(edgeWords, name); }

std::string sizeText(Size size) { return std::to_string(size.rows) + "×" + std::to_string(size.columns); }

std::string writePattern(Pattern pattern, char separator) {
    std::string text;
    for (int down = -1; down <= 1; ++down) {
        if (down > -1) text += separator;
        for (int right = -1; right <= 1; ++right) text += pattern.flips(down, right) ? '*' : '.';
    }
    return text;
}

Result<Pattern, TextError> readPattern(std::string_view text) {
    const auto board = readBoard(text);
    if (!board) return board.error();
    const Size size = board->size();
    if (size == Size{Pattern::side, Pattern::side}) return Pattern(static_cast<unsigned>(board->packed()));
    return TextError{1, 1, sizeText(size) + " signs", "a pattern of 3 rows and 3 columns"};
}

} // namespace flip
