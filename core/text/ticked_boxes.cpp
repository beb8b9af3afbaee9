#include "core/text/ticked_boxes.h"

#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace flip {

namespace {

constexpr auto empty =
    std::to_array<std::string_view>({"[ ]", "[]", "[_]", "[-]", "( )", "()", "☐", "○", "◯"});
constexpr auto ticked = std::to_array<std::string_view>(
    {"[x]", "[X]", "[*]", "(x)", "(X)", "(*)", "(•)", "(●)", "☑", "☒", "●", "◉"});
/// Values of settings.
constexpr auto crosses =
    std::to_array<std::string_view>({"✗", "✘", "✖", "❌", "❎", "🚫", "☐", "[ ]", "-", "–"});
constexpr auto ticks = std::to_array<std::string_view>({"✓", "✔", "✅", "☑", "[x]", "[X]"});

/// In place of a tick, which is no shorter.
constexpr std::string_view use = "use";

/// What may be switched on and off; “Goal: ❌” names a piece.
bool isSwitch(std::string_view name) {
    static constexpr auto switches = std::to_array<std::string_view>(
        {"torus", "toroid", "wrap", "period", "cyclic", "diagonal", "itself", "self"});
    const std::string small = lowered(name);
    return std::ranges::any_of(switches,
                               [&](std::string_view each) { return small.find(each) != std::string::npos; });
}

/// “Toggle self: ✗” says more than nothing.
bool isOfItself(std::string_view name) { return lowered(name).find("self") != std::string::npos; }

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

/// A box and what it is of, up to the next one.
struct Box {
    std::size_t at;
    std::size_t length;
    bool isTicked;
    std::size_t end;
};

/// Boxes at the beginning of the line, or behind a name and a colon; none if one of them names nothing.
std::vector<Box> boxesIn(std::string_view line) {
    std::vector<Box> boxes;
    const std::size_t colon = line.find(':');
    const std::size_t named =
        colon == std::string_view::npos ? colon : line.find_first_not_of(" \t", colon + 1);
    const std::size_t first = line.find_first_not_of(" \t-*+");
    const auto lengthAt = [line](std::size_t at, std::span<const std::string_view> marks) {
        return at < line.size() ? lengthOfMark(line.substr(at), marks) : 0;
    };
    const bool isFirst = lengthAt(first, empty) + lengthAt(first, ticked) > 0;
    for (std::size_t at = isFirst ? first : named; at < line.size(); ++at) {
        const std::size_t ofEmpty = lengthAt(at, empty);
        const std::size_t length = std::max(ofEmpty, lengthAt(at, ticked));
        if (length > 0 && !boxes.empty()) boxes.back().end = at;
        if (length > 0) boxes.push_back({at, length, ofEmpty == 0, line.size()});
        if (boxes.empty()) return boxes;
    }
    const bool areNamed = std::ranges::all_of(boxes, [line](const Box& box) {
        return hasName(line.substr(box.at + box.length, box.end - box.at - box.length));
    });
    return areNamed ? boxes : std::vector<Box>();
}

/// Among several, only those that are ticked are chosen. One that is not may still be to be done.
void takeBoxes(std::string& line) {
    const std::vector<Box> boxes = boxesIn(line);
    const bool isAnyTicked = std::ranges::any_of(boxes, &Box::isTicked);
    for (const Box& box : boxes) {
        const bool isOfSwitch = isSwitch(std::string_view(line).substr(box.at, box.end - box.at));
        const bool isDropped = !box.isTicked && (isAnyTicked || isOfSwitch);
        blank(line, box.at, isDropped ? box.end : box.at + box.length);
        if (box.isTicked && isOfSwitch) line.replace(box.at, use.size(), use);
    }
}

/// “Torus: ✓ Diagonals: ✗”, “✓ Torus ✗ Diagonals”: several become sentences; false if there are fewer.
bool takeSeveral(std::string& line) {
    struct Mark {
        std::string_view mark;
        bool isYes;
    };

    static constexpr auto marks = std::to_array<Mark>({{"✓", true},
                                                       {"✔", true},
                                                       {"✅", true},
                                                       {"✗", false},
                                                       {"✘", false},
                                                       {"✖", false},
                                                       {"❌", false},
                                                       {"❎", false}});
    std::vector<std::pair<std::size_t, bool>> found;
    for (const Mark& each : marks) {
        for (std::size_t at = line.find(each.mark); at != std::string::npos;
             at = line.find(each.mark, at + 1))
            found.emplace_back(at, each.isYes);
    }
    if (found.size() < 2) return false;
    const bool areFirst = std::ranges::min(found).first == line.find_first_not_of(' ');
    for (const auto& [at, isYes] : found)
        line.replace(at, use.size(), areFirst ? (isYes ? ". y" : ".no") : (isYes ? "y. " : "no."));
    return true;
}

/// “Torus: ✗”, “Diagonals ✓”, “✗ Torus”.
void takeTick(std::string& line) {
    if (!isSwitch(line)) return;
    // How an emoji is drawn.
    constexpr std::string_view drawn = "\xEF\xB8\x8F";
    for (std::size_t at = line.find(drawn); at != std::string::npos; at = line.find(drawn, at))
        blank(line, at, at + drawn.size());
    if (takeSeveral(line)) return;
    const std::string_view words = trimmed(line);
    const auto begin = static_cast<std::size_t>(words.data() - line.data());
    const auto markAtEnd = [words](std::span<const std::string_view> marks) {
        const auto mark = std::ranges::find_if(marks, [words](std::string_view each) {
            return words.ends_with(each) && words.size() > each.size() + 1 &&
                   std::string_view(" :=\t").find(words[words.size() - each.size() - 1]) !=
                       std::string_view::npos;
        });
        return mark == marks.end() ? 0 : mark->size();
    };
    // A hyphen begins a point of a list.
    const bool isHyphen = words.front() == '-';
    if (const std::size_t last = markAtEnd(crosses); last > 0 && isOfItself(line)) {
        const std::size_t end = begin + words.size();
        blank(line, end - last, end);
        // The line must stay as long as it is.
        const std::string_view no = last > 1 ? ":no" : ":n";
        line.replace(end - last - 1, no.size(), no);
        return;
    }
    if (markAtEnd(crosses) > 0 || (!isHyphen && lengthOfMark(words, crosses) > 0))
        return blank(line, 0, line.size());
    if (const std::size_t length = lengthOfMark(words, ticks)) {
        blank(line, begin, begin + length);
        line.replace(begin, use.size(), use);
    } else if (const std::size_t last = markAtEnd(ticks)) {
        const std::size_t end = begin + words.size();
        blank(line, end - last, end);
        constexpr std::string_view yes = ":yes";
        line.replace(end - last - 1, yes.size(), yes);
    }
}

} // namespace

std::string withChoicesMade(std::string line) {
    takeBoxes(line);
    takeTick(line);
    return line;
}

} // namespace flip
