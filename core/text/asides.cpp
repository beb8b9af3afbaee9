#include "core/text/asides.h"

#include "core/text/text_parts.h"
#include "core/text/ticked_boxes.h"

#include <algorithm>
#include <array>

namespace flip {

namespace {

/// Whether the text at a place is no part of a longer word.
bool isWordAt(std::string_view line, std::size_t at, std::string_view word) {
    const std::size_t end = at + word.size();
    return (at == 0 || !isAsciiLetter(line[at - 1])) && (end == line.size() || !isAsciiLetter(line[end]));
}

/// Where the line begins to tell of something else, to its end.
std::size_t beginOfOther(std::string_view line, bool arePlans) {
    static constexpr std::array<std::string_view, 2> todo{"TODO", "FIXME"};
    static constexpr std::array<std::string_view, 3> help{"help=\"", "help='", "help = \""};
    static constexpr std::array<std::string_view, 2> news{"can now", "now can"};
    static constexpr std::array<std::string_view, 5> comments{"#", "/", "*", "%", "--"};
    const std::string_view words = trimmed(line);
    const bool isPoint = words.starts_with("* ") || words.starts_with("- ") || words.starts_with("+ ");
    if (arePlans && (words.starts_with("- [ ]") || words.starts_with("* [ ]"))) return 0;
    std::size_t begin = line.size();
    for (const std::string_view word : todo) {
        const std::size_t at = line.find(word);
        const std::string_view mark = trimmed(line.substr(0, std::min(at, line.size())));
        // Otherwise it may be what is to be done here.
        const bool isComment =
            std::ranges::any_of(comments, [mark](std::string_view end) { return mark.ends_with(end); });
        if (at < begin && isComment && isWordAt(line, at, word)) begin = at;
    }
    for (const std::string_view word : news) {
        const std::size_t at = line.find(word);
        if (isPoint && at < begin && isWordAt(line, at, word)) begin = at;
    }
    for (const std::string_view mark : help) begin = std::min(begin, line.find(mark));
    return begin;
}

/// Whether a line tells what options a program has: “--torus  the edges wrap around”,
/// add_argument("--torus").
bool areOptions(std::string_view line) {
    const std::string_view words = trimmed(line);
    const bool isList = words.size() > 2 && words.starts_with("--") && isAsciiLetter(words[2]) &&
                        words.find("--", 2) == std::string_view::npos &&
                        words.find("  ") != std::string_view::npos;
    return isList || words.find("add_argument(") != std::string_view::npos;
}

/// What an address is made of says nothing of the puzzle: “https://example.org/torus/1”.
std::string withoutAddresses(std::string line) {
    constexpr std::string_view mark = "://";
    for (std::size_t at = line.find(mark); at != std::string::npos; at = line.find(mark, at + 1)) {
        const std::size_t end = std::min(line.find_first_of(" \t\"'<>)", at), line.size());
        std::fill(line.begin() + static_cast<std::ptrdiff_t>(at),
                  line.begin() + static_cast<std::ptrdiff_t>(end), ' ');
    }
    return line;
}

/// The brackets of LaTeX say nothing of sides: “\left(”, “\right]”.
std::string withoutLargeBrackets(std::string line) {
    for (const std::string_view command : {"\\left", "\\right"}) {
        for (std::size_t at = line.find(command); at != std::string::npos; at = line.find(command, at + 1)) {
            const std::size_t end = at + command.size();
            const bool isBracket =
                end < line.size() && std::string_view("()[]{}|.\\").find(line[end]) != std::string_view::npos;
            if (isBracket) line.replace(at, command.size(), command.size(), ' ');
        }
    }
    return line;
}

} // namespace

bool mentionsGame(std::string_view text) {
    static constexpr std::array<std::string_view, 11> words{
        "light", "lamp", "flip", "press", "toggl", "puzzle", "button", "switch", "board", "piece", "lantern"};
    const std::string small = lowered(text);
    return std::ranges::any_of(words,
                               [&](std::string_view word) { return small.find(word) != std::string::npos; });
}

bool tellsPlans(std::string_view text) {
    return text.find("- [x]") != std::string_view::npos || text.find("* [x]") != std::string_view::npos;
}

std::string withoutAsides(std::string_view line, bool arePlans) {
    if (areOptions(line)) return std::string(line.size(), ' ');
    std::string kept = withChoicesMade(withoutLargeBrackets(withoutAddresses(std::string(line))));
    const std::size_t begin = beginOfOther(line, arePlans);
    kept.replace(begin, std::string::npos, line.size() - begin, ' ');
    constexpr std::string_view comment = "// ";
    for (std::size_t at = kept.find(comment); at != std::string::npos; at = kept.find(comment, at + 1)) {
        constexpr std::string_view endsOfCode = "{}();,";
        const std::size_t before = at > 0 ? kept.find_last_not_of(' ', at - 1) : std::string::npos;
        if (before != std::string::npos && endsOfCode.find(kept[before]) == std::string_view::npos) continue;
        kept[at] = '.';
        kept[at + 1] = ' ';
    }
    return kept;
}

} // namespace flip
