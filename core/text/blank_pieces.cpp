#include "core/text/blank_pieces.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace flip {

namespace {

using Columns = std::vector<std::int64_t>;

/// Where the pieces are in each line that is not blank, if all have the same sign; otherwise nothing.
std::vector<Columns> columnsOfOneSign(const TokenLines& lines) {
    std::optional<char32_t> only;
    std::vector<Columns> rows;
    for (const TokenLine& line : lines) {
        if (isBlank(line)) continue;
        Columns& columns = rows.emplace_back();
        for (const Token& token : line.tokens) {
            for (std::size_t i = 0; i < token.text.size(); ++i) {
                if (only.value_or(token.text[i]) != token.text[i]) return {};
                only = token.text[i];
                columns.push_back(token.column + static_cast<std::int64_t>(i));
            }
        }
    }
    return rows;
}

} // namespace

bool hasBlankPieces(const TokenLines& lines) {
    const std::vector<Columns> rows = columnsOfOneSign(lines);
    return std::ranges::any_of(rows, [&](const Columns& row) { return row != rows.front(); });
}

bool hasBlankPiecesWithin(const TokenLines& block) {
    const std::vector<Columns> rows = columnsOfOneSign(block);
    const auto longest = std::ranges::max_element(rows, {}, &Columns::size);
    return std::ranges::any_of(
        rows, [&](const Columns& row) { return !std::equal(row.begin(), row.end(), longest->begin()); });
}

} // namespace flip
