#include "core/text/listed_puzzles.h"

#include "core/text/flip_id.h"
#include "core/text/flip_uri.h"

#include <utility>

namespace flip {

std::optional<ReadPuzzles> readFlipUris(std::string_view text) {
    return readEachLine(text, {isFlipUri, readFlipUri});
}

std::optional<ReadPuzzles> readFlipIds(std::string_view text) {
    return readEachLine(text, {isFlipId, readFlipId});
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
