#include "core/text/ticked_boxes.h"

#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace flip {

namespace {

constexpr auto empty = std::to_array<std::string_view>({"[ ]", "[]", "( )", "☐", "○", "◯"});
constexpr auto ticked = std::to_array<std::string_view>(
    {"[x]", "[X]", "[*]", "(x)", "(X)", "(*)", "(•)", "(●)", "☑", "☒", "●", "◉"});
/// Values of settings.
constexpr auto crosses =
    std::to_array<std::string_view>({"✗", "✘", "✖", "❌", "❎", "🚫", "☐", "[ ]", "-", "–"});
constexpr auto ticks = std::to_array<std::string_view>({"✓", "✔", "✅", "☑", "[x]", "[X]"});

/// What may be switched on and off; “Goal: ❌” names a piece.
bool isSwitch(std::string_view name) {
    static constexpr auto switches = std::to_array<std::string_view>(
        {"torus", "toroid", "wrap", "period", "cyclic", "diagonal", "itself", "self"});
    const std::string small = lowered(name);
    return std::ranges::any_of(switches,
                               [&](std::string_view each) { return small.find(each) != std::string::npos; });
}

std::size_t lengthOfMark(std::string_view text, std::span<const std::string_view> marks) {
    const auto mark =
        std::ranges::find_if(marks, [text](std::string_view each) { return text.starts_with(each); });
    return mark == marks.end() ? 0 : mark->size();
}

/// Whether there is a word of several letters, and not only signs of pieces.
bool hasName(std::string_view text) {
    constexpr std::size_t shortest = 3;
    std::size_t letters = 0;
    for (const char c : text) {
        letters = isAsciiLetter(c) ? letters + 1 : 0;
        if (letters == shortest) return true;
    }
    return false;
}

void blank(std::string& line, std::size_t begin, std::size_t end) {
    std::fill(line.begin() + static_cast<std::ptrdiff_t>(begin),
              line.begin() + static_cast<std::ptrdiff_t>(end), ' ');
}

/// Boxes at the beginning of the line, and behind what they are of.
void takeBoxes(std::string& line) {
    struct Box {
        std::size_t at;
        std::size_t length;
        bool isTicked;
    };

    std::vector<Box> boxes;
    const std::size_t first = line.find_first_not_of(" \t-*+");
    for (std::size_t at = first; at < line.size(); ++at) {
        const std::string_view rest = std::string_view(line).substr(at);
        const std::size_t ofEmpty = lengthOfMark(rest, empty);
        const std::size_t length = std::max(ofEmpty, lengthOfMark(rest, ticked));
        if (length > 0) boxes.push_back({at, length, ofEmpty == 0});
        if (boxes.empty()) return;
    }
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const Box& box = boxes[i];
        const std::size_t begin = box.at + box.length;
        const std::size_t end = i + 1 < boxes.size() ? boxes[i + 1].at : line.size();
        if (!hasName(std::string_view(line).substr(begin, end - begin))) return;
    }
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const Box& box = boxes[i];
        const std::size_t end = i + 1 < boxes.size() ? boxes[i + 1].at : line.size();
        // What is still to be done may be the goal.
        const bool isDropped = !box.isTicked && isSwitch(std::string_view(line).substr(box.at, end - box.at));
        blank(line, box.at, isDropped ? end : box.at + box.length);
    }
}

/// “Torus: ✗”, “Diagonals: ✓”.
void takeTick(std::string& line) {
    const std::size_t colon = line.find_first_of(":=");
    if (colon == std::string::npos || !isSwitch(std::string_view(line).substr(0, colon))) return;
    std::string_view value = trimmed(std::string_view(line).substr(colon + 1));
    // How an emoji is drawn.
    if (constexpr std::string_view drawn = "\xEF\xB8\x8F"; value.ends_with(drawn))
        value.remove_suffix(drawn.size());
    const auto begin = static_cast<std::size_t>(value.data() - line.data());
    if (!value.empty() && lengthOfMark(value, crosses) == value.size()) return blank(line, 0, line.size());
    if (value.empty() || lengthOfMark(value, ticks) != value.size()) return;
    blank(line, begin, line.size());
    line.replace(begin, 3, "yes");
}

/// Whether it is a setting that stands behind the sign of a comment, without a blank between.
bool isSwitchedOut(std::string_view line) {
    line = trimmed(line);
    const std::size_t sign = line.starts_with("//")                           ? 2
                             : line.starts_with('#') || line.starts_with(';') ? 1
                                                                              : 0;
    const std::size_t end = line.find_first_of(":=");
    if (sign == 0 || end == std::string_view::npos) return false;
    const std::string_view name = trimmed(line.substr(sign, end - sign));
    return std::ranges::all_of(name, isOfName) && isAsciiLetter(line[sign]) && isSwitch(name);
}

} // namespace

std::string withChoicesMade(std::string line) {
    if (isSwitchedOut(line)) return std::string(line.size(), ' ');
    takeBoxes(line);
    takeTick(line);
    return line;
}

} // namespace flip
