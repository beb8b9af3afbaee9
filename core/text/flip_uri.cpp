#include "core/text/flip_uri.h"

#include "core/text/board_text.h"
#include "core/text/cell_bits.h"
#include "core/text/words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace flip {

namespace {

constexpr std::string_view scheme = "flip:";
constexpr std::string_view anyName = "goal=, target=, edges=, pattern= or table=";

/// A part of the link and where it begins.
struct Part {
    std::string_view text;
    std::size_t begin = 0;

    /// Takes the part before a sign, and the sign; everything if there is no such sign.
    Part takeTo(char sign) {
        const auto end = static_cast<std::size_t>(std::ranges::find(text, sign) - text.begin());
        const Part first{text.substr(0, end), begin};
        const std::size_t next = std::min(end + 1, text.size());
        text.remove_prefix(next);
        begin += next;
        return first;
    }

    [[nodiscard]] TextError unexpected(std::string_view expected) const {
        constexpr std::size_t longest = 40;
        const std::string found = text.empty()            ? "nothing"
                                  : text.size() > longest ? std::to_string(text.size()) + " characters"
                                                          : "“" + std::string(text) + "”";
        return {1, static_cast<std::int64_t>(begin) + 1, found, std::string(expected)};
    }

    /// In an escaped part, single characters have no place of their own.
    [[nodiscard]] TextError placed(TextError error) const {
        error.column =
            static_cast<std::int64_t>(begin) + (text.find('%') == std::string_view::npos ? error.column : 1);
        error.line = 1;
        return error;
    }

    /// The part with escapes decoded.
    [[nodiscard]] std::string plain() const {
        std::string decoded;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const int high = text[i] == '%' && i + 2 < text.size() ? hexDigit(text[i + 1]) : -1;
            const int low = high >= 0 ? hexDigit(text[i + 2]) : -1;
            decoded += low >= 0 ? static_cast<char>(16 * high + low) : text[i];
            if (low >= 0) i += 2;
        }
        return decoded;
    }
};

/// The details after the board.
struct Details {
    std::optional<Part> goal;
    std::optional<Part> target;
    std::optional<Part> edges;
    std::optional<Part> pattern;
    std::optional<Part> table;

    std::optional<Part>* named(std::string_view name) {
        if (name == "goal") return &goal;
        if (name == "target") return &target;
        if (name == "edges") return &edges;
        if (name == "pattern") return &pattern;
        return name == "table" ? &table : nullptr;
    }
};

Result<Details, TextError> readDetails(Part rest) {
    Details details;
    while (!rest.text.empty()) {
        Part detail = rest.takeTo('&');
        const Part whole = detail;
        auto* place = details.named(detail.takeTo('=').text);
        if (!place) return whole.unexpected(anyName);
        if (*place) return whole.unexpected("each of " + std::string(anyName) + " only once");
        *place = detail;
    }
    if (details.table && (details.edges || details.pattern))
        return details.table->unexpected("either a table, or edges and a pattern");
    if (details.goal && details.target) return details.target->unexpected("either a goal or a target");
    return details;
}

Result<Rule, TextError> ruleOf(const Details& details, Size size) {
    if (details.table) {
        if (auto rule = readRuleTable(size, details.table->text)) return *std::move(rule);
        return details.table->unexpected("the masks of the board’s cells in hexadecimal digits");
    }
    const auto edges = details.edges ? edgesNamed(details.edges->text) : Edges::Clipped;
    if (!edges) return details.edges->unexpected("clipped or torus");
    if (!details.pattern) return Rule::fromPattern(size, Pattern::plus(), *edges);
    const auto pattern = readPattern(details.pattern->plain());
    if (!pattern) return details.pattern->placed(pattern.error());
    return Rule::fromPattern(size, *pattern, *edges);
}

Result<Goal, TextError> goalOf(const Details& details, Size size) {
    if (details.target) {
        auto target = readBoard(details.target->plain());
        if (!target) return details.target->placed(target.error());
        if (target->size() != size) return details.target->unexpected("a target of " + sizeText(size));
        return Goal::target(*std::move(target));
    }
    const auto kind = details.goal ? goalNamed(details.goal->text) : Goal::Either;
    if (!kind) return details.goal->unexpected("white, black or either");
    return Goal(*kind);
}

} // namespace

std::string writeFlipUri(const Puzzle& puzzle) {
    std::string link(scheme);
    link += writeBoardLine(puzzle.board);
    char separator = '?';
    const auto add = [&](std::string_view name, std::string_view value) {
        link.append(1, std::exchange(separator, '&')).append(name).append("=").append(value);
    };
    const Grid* const target = puzzle.goal.target();
    if (target != nullptr) add("target", writeBoardLine(*target));
    if (target == nullptr && puzzle.goal != Goal::Either) add("goal", nameOf(puzzle.goal.kind()));
    const auto pattern = puzzle.rule.pattern();
    if (!pattern) add("table", hexOf(puzzle.rule));
    if (puzzle.rule.edges() != Edges::Clipped) add("edges", nameOf(puzzle.rule.edges()));
    if (pattern && *pattern != Pattern::plus()) add("pattern", writePattern(*pattern));
    return link;
}

bool isFlipUri(std::string_view line) {
    return line.starts_with(scheme) && line.size() > scheme.size() &&
           line.find_first_of(" \t") == std::string_view::npos;
}

Result<Puzzle, TextError> readFlipUri(std::string_view line) {
    Part rest{line, 0};
    const Part name = rest.takeTo(':');
    if (name.text.size() + 1 != scheme.size() || !line.starts_with(scheme))
        return name.unexpected("flip: and a board");
    const Part boardPart = rest.takeTo('?');
    auto board = readBoard(boardPart.plain());
    if (!board) return boardPart.placed(board.error());
    const auto details = readDetails(rest);
    if (!details) return details.error();
    auto rule = ruleOf(*details, board->size());
    if (!rule) return rule.error();
    auto goal = goalOf(*details, board->size());
    if (!goal) return goal.error();
    return Puzzle{*std::move(rule), *std::move(board), *std::move(goal)};
}

} // namespace flip
