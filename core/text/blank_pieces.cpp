#include "core/text/blank_pieces.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace flip {

namespace {

/// Where the pieces are, in all lines that are not blank.
struct PieceColumns {
    std::vector<std::int64_t> columns;
    /// How many pieces are above the end of each line.
    std::vector<std::size_t> ends;

    [[nodiscard]] std::size_t rows() const { return ends.size(); }

    [[nodiscard]] std::span<const std::int64_t> row(std::size_t number) const {
        const std::size_t begin = number == 0 ? 0 : ends[number - 1];
        return std::span(columns).subspan(begin, ends[number] - begin);
    }
};

/// Nothing unless all pieces have the same sign.
PieceColumns columnsOfOneSign(const TokenLines& lines) {
    std::optional<char32_t> only;
    PieceColumns pieces;
    for (const TokenLine& line : lines) {
        if (isBlank(line)) continue;
        for (const Token& token : line.tokens) {
            for (std::size_t i = 0; i < token.text.size(); ++i) {
                if (only.value_or(token.text[i]) != token.text[i]) return {};
                only = token.text[i];
                pieces.columns.push_back(token.column + static_cast<std::int64_t>(i));
            }
        }
        pieces.ends.push_back(pieces.columns.size());
    }
    return pieces;
}

} // namespace

bool hasBlankPieces(const TokenLines& lines) {
    const PieceColumns pieces = columnsOfOneSign(lines);
    for (std::size_t row = 1; row < pieces.rows(); ++row) {
        if (!std::ranges::equal(pieces.row(row), pieces.row(0))) return true;
    }
    return false;
}

bool hasBlankPiecesWithin(const TokenLines& block) {
    const PieceColumns pieces = columnsOfOneSign(block);
    std::span<const std::int64_t> longest;
    for (std::size_t row = 0; row < pieces.rows(); ++row) {
        const auto columns = pieces.row(row);
        const std::size_t common = std::min(columns.size(), longest.size());
        if (!std::ranges::equal(columns.first(common), longest.first(common))) return true;
        if (columns.size() > longest.size()) longest = columns;
    }
    return false;
}

} // namespace flip
