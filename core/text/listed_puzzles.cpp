#include "core/text/listed_puzzles.h"

#include "core/text/flip_id.h"
#include "core/text/flip_uri.h"
#include "core/text/text_parts.h"

#include <string>
#include <utility>

namespace flip {

namespace {

/// What stands before a game ID, as blanks: the address of the page that plays it, or “Game ID:”.
std::string withoutLabels(std::string_view text) {
    std::string plain(text);
    for (const std::string_view line : splitAt(text, '\n')) {
        const std::string_view words = trimmed(line);
        const std::string small = lowered(words);
        const bool isPage = small.starts_with("http") && small.find("flip") != std::string::npos;
        const std::size_t mark = isPage                          ? words.find('#')
                                 : small.starts_with("game id:") ? words.find(':')
                                                                 : words.npos;
        if (mark == std::string_view::npos || !isFlipId(trimmed(words.substr(mark + 1)))) continue;
        const auto begin = static_cast<std::size_t>(words.data() - text.data());
        plain.replace(begin, mark + 1, mark + 1, ' ');
    }
    return plain;
}

} // namespace

std::optional<ReadPuzzles> readFlipUris(std::string_view text) {
    return readEachLine(text, {isFlipUri, readFlipUri});
}

std::optional<ReadPuzzles> readFlipIds(std::string_view text) {
    return readEachLine(withoutLabels(text), {isFlipId, readFlipId});
}

Attempt attempt(const Listed& form, std::string_view text) {
    auto found = form.read(text);
    if (!found || found->isForOthers) return std::nullopt;
    if (found->error) return *std::move(found->error);
    Recognised recognised{{{std::move(found->puzzles), form.notation, nullptr}}, false};
    recognised.isInterpreted = found->hasWords;
    recognised.own = found->own;
    return recognised;
}

} // namespace flip
