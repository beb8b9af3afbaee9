#include "core/text/side_lists.h"

#include "core/text/json_puzzles.h"
#include "core/text/sign_lines.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace flip {

namespace {

constexpr auto walls =
    std::to_array<std::string_view>({"blocked", "walls", "holes", "locked", "disabled", "obstacles", "frozen",
                                     "dead", "missing", "forbidden", "unpressable", "mask"});
constexpr auto moves = std::to_array<std::string_view>(
    {"moves", "history", "presses", "pressed", "clicks", "solution", "path", "steps", "answer", "undo"});

/// What a press flips, as steps from its piece.
constexpr auto listedSteps =
    std::to_array<std::string_view>({"offsets", "offset", "deltas", "neighbours", "neighbors", "stencil"});
constexpr auto listedColumns = std::to_array<std::string_view>({"columns", "cols", "by columns"});

/// A list and its name, in bytes.
struct SideList {
    std::size_t begin;
    std::size_t list;
    std::size_t end;
};

bool isOpening(char c) { return c == '[' || c == '{' || c == '('; }

/// The lists of lists that begin behind one of these names, at the beginning of a line.
std::vector<SideList> listsNamed(std::string_view text, std::span<const std::string_view> names) {
    std::vector<SideList> found;
    std::size_t done = 0;
    for (const std::string_view line : splitAt(text, '\n')) {
        const auto begin = static_cast<std::size_t>(line.data() - text.data());
        const std::size_t sign = line.find_first_of(":=");
        if (begin < done || sign == std::string_view::npos) continue;
        std::string name = lowered(trimmed(line.substr(0, sign)));
        std::erase_if(name, [](char c) { return c == '"' || c == '\''; });
        if (std::ranges::find(names, name) == names.end()) continue;
        // “Solution:” above rows in brackets is a heading.
        const std::size_t value = line.find_first_not_of(" \t", sign + 1);
        if (value == std::string_view::npos || !isOpening(line[value])) continue;
        const std::size_t list = begin + value;
        const std::size_t inner = text.find_first_not_of(" \t\r\n", list + 1);
        if (inner == std::string_view::npos || !isOpening(text[inner])) continue;
        done = list + endOfBracket(text.substr(list));
        found.push_back({begin, list, done});
    }
    return found;
}

/// Whether it has anything but brackets and blanks.
bool hasItems(std::string_view list) {
    return list.find_first_not_of("[]{}() \t\r\n,") != std::string_view::npos;
}

/// Whether these are the steps to the four pieces beside one, with or without itself.
bool isPlus(std::string_view list) {
    std::vector<std::string> pairs;
    for (const std::string_view part : splitAt(list, '(')) {
        for (const std::string_view each : splitAt(part, '[')) {
            std::string pair(each);
            std::erase_if(pair, [](char c) { return (c < '0' || c > '9') && c != '-' && c != ','; });
            while (pair.ends_with(',')) pair.pop_back();
            if (!pair.empty() && pair != "0,0") pairs.push_back(std::move(pair));
        }
    }
    std::ranges::sort(pairs);
    return pairs == std::vector<std::string>{"-1,0", "0,-1", "0,1", "1,0"};
}

/// Whether rows, or a list, are in the text.
bool mayHoldBoard(std::string_view text) {
    return text.find_first_of("[{\"'") != std::string_view::npos ||
           std::ranges::any_of(splitAt(text, '\n'), isSignLine);
}

} // namespace

std::optional<TextError> unlikeListed(std::string_view text) {
    struct Unlike {
        std::span<const std::string_view> names;
        const char* expected;
    };

    const std::array unlike{Unlike{walls, "no walls or the like, but a piece in every place"},
                            Unlike{listedSteps, "what a press flips as a “pattern” of three rows"},
                            Unlike{listedColumns, "the rows of the board"}};
    for (const Unlike& kind : unlike) {
        for (const SideList& each : listsNamed(text, kind.names)) {
            const std::string_view list = text.substr(each.list, each.end - each.list);
            if (!hasItems(list) || isPlus(list)) continue;
            const std::string_view before = text.substr(0, each.begin);
            return TextError{1 + std::ranges::count(before, '\n'), 1,
                             quotedPart(trimmed(text.substr(each.begin, each.end - each.begin))),
                             kind.expected};
        }
    }
    return std::nullopt;
}

std::string withoutMovesListed(std::string_view text) {
    std::string rest(text);
    for (const SideList& each : listsNamed(text, moves)) {
        std::replace_if(
            rest.begin() + static_cast<std::ptrdiff_t>(each.begin),
            rest.begin() + static_cast<std::ptrdiff_t>(each.end), [](char c) { return c != '\n'; }, ' ');
    }
    return rest != text && mayHoldBoard(rest) ? rest : std::string(text);
}

} // namespace flip
