#include "core/text/uneven_row.h"

#include "core/text/sign_boards.h"
#include "core/text/sign_lines.h"
#include "core/text/text_parts.h"

namespace flip {

std::optional<TextError> unevenRow(std::string_view text) {
    if (trimmed(text).find_first_of("\n/;:") != std::string_view::npos) return std::nullopt;
    const auto read = readSignLines(text);
    if (!read || read->boards.size() != 1 || read->boards.front().rows.size() < 2) return std::nullopt;
    const auto colours = coloursOf(read->signs);
    if (!colours || colours->guessed) return std::nullopt;
    const auto board = gridOf(read->boards.front(), *colours);
    return board ? std::nullopt : std::optional(board.error());
}

} // namespace flip
